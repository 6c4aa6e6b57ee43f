"""How does a selection of rules become one Python function: expand, order tests, share prefixes, write.

Every way a rule can match is written out as a list of tests over paths (`n` is the node, `n1_0` the first
source of its second source). Tests that the node's kind already decided are left out. Tests run from
cheap and selective to dear: ops and arity outside in, then constants and args, then "same node" and
dtypes. Neighbouring ways that begin with the same tests share them. The result equals interpretation
(`pattern.matches`) rule by rule, way by way.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations, product
from typing import Any, cast

from tg_uop.derive import ARITY
from tg_uop.dtype import DType, Invalid
from tg_uop.ops import Ops
from tg_uop.pattern import ALL, ANY_KIND, ANY_ORDER, Kind, Rule, Runner, UPat, matches

Path = tuple[int, ...]
Way = list[tuple[Path, UPat]]
MAX_WAYS = 24  # a rule with more ways to match than this is interpreted


class _TooManyWays(Exception):
    pass


def compile_rules(rules: list[Rule], kind: Kind) -> Runner:
    """One function (node, ctx) -> result or None that tries `rules` in order on nodes of this kind."""
    source, constants = source_of(rules, kind)
    name = f"<rule {rules[0].name}>" if kind == ANY_KIND else f"<rules for {kind[0].name}>"
    exec(compile(source, name, "exec"), constants)  # noqa: S102 - source made here from patterns
    runner: Runner = constants["run"]
    return runner


def source_of(rules: list[Rule], kind: Kind) -> tuple[str, dict[str, Any]]:
    """The Python source of the function and the names it refers to."""
    writer = _Writer(kind)
    for rule in rules:
        writer.add(rule)
    return writer.finish()


class _Writer:
    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.count = None if kind == ANY_KIND or kind[1:] == (None,) else len(kind) - 1
        self.constants: dict[str, Any] = {"len": len, "type": type, "isinstance": isinstance}
        self.names: dict[int, str] = {}
        self.ways: list[tuple[list[str], str]] = []

    def constant(self, value: Any, prefix: str) -> str:
        """The name under which the source refers to `value`."""
        name = self.names.get(id(value))
        if name is None:
            name = self.names[id(value)] = f"{prefix}{len(self.names)}"
            self.constants[name] = value
        return name

    def known_op(self, path: Path) -> Ops | None:
        """The op at `path` if the kind decides it."""
        if not path:
            return cast("Ops | None", self.kind[0])
        return self.kind[1 + path[0]] if len(path) == 1 and self.count is not None else None

    def add(self, rule: Rule) -> None:
        try:
            if _captures_under_all(rule.pattern):
                raise _TooManyWays
            ways = self.expand(rule.pattern, ())
        except _TooManyWays:
            self.ways.append(([], f"{self.constant(rule.interpret, 'r')}(n, ctx)"))
            return
        for way in ways:
            written = _WayWriter(self, rule, way).write()
            if written not in self.ways[-len(ways) :]:
                self.ways.append(written)

    def expand(self, pat: UPat, path: Path) -> list[Way]:
        """Every way `pat` can match at `path` on nodes of this kind, in the order of interpretation."""
        op = self.known_op(path)
        if op is not None and pat.ops is not None and op not in pat.ops:
            return []
        here = [(path, pat)]
        if pat.choices is not None:
            found = [here + way for choice in pat.choices for way in self.expand(choice, path)]
        elif pat.src is None or pat.order is ALL:
            return [here]
        else:
            wanted = len(pat.src)
            if not path and self.count is not None:
                if self.count < wanted or (self.count > wanted and not pat.allow_any_len):
                    return []
            elif not path and self.kind != ANY_KIND and wanted <= 3 and not pat.allow_any_len:
                return []
            found = []
            for order in permutations(pat.src) if pat.order is ANY_ORDER else (pat.src,):
                parts = [self.expand(s, (*path, i)) for i, s in enumerate(order)]
                found += [here + [x for part in parts_ for x in part] for parts_ in product(*parts)]
        if len(found) > MAX_WAYS:
            raise _TooManyWays
        return found

    def finish(self) -> tuple[str, dict[str, Any]]:
        lines = ["def run(n, ctx):"]
        if self.count:
            lines.append("    " + "".join(f"n{i}, " for i in range(self.count)) + "= n.src")
        self.emit(self.ways, "    ", lines)
        lines.append("    return None")
        return "\n".join(lines) + "\n", self.constants

    def emit(self, ways: list[tuple[list[str], str]], indent: str, lines: list[str]) -> None:
        """Write ways that share a prefix of tests as one nested `if`."""
        i = 0
        while i < len(ways):
            tests, call = ways[i]
            if not tests:
                lines.append(f"{indent}r = {call}")
                lines.append(f"{indent}if r is not None and r is not n: return r")
                i += 1
                continue
            end = i + 1
            while end < len(ways) and ways[end][0][:1] == tests[:1]:
                end += 1
            group = ways[i:end]
            shared = 1
            while all(
                len(t) > shared and t[shared] == tests[shared] for t, _ in group if len(tests) > shared
            ):
                if shared >= len(tests):
                    break
                shared += 1
            lines.append(f"{indent}if {' and '.join(tests[:shared])}:")
            self.emit([(t[shared:], c) for t, c in group], indent + " ", lines)
            i = end


class _WayWriter:
    """Writes the tests of one way and the call of its rule's function."""

    def __init__(self, writer: _Writer, rule: Rule, way: Way) -> None:
        self.writer, self.rule, self.way = writer, rule, way
        self.bound: set[Path] = {()}
        if writer.count:
            self.bound.update((i,) for i in range(writer.count))
        self.captured: dict[str, Path] = {}

    def ref(self, path: Path, bind: bool = True) -> str:
        """An expression for the node at `path`; the first use in a test also gives it a variable."""
        name = "n" + "_".join(map(str, path))
        if path in self.bound:
            return name
        expression = f"{self.ref(path[:-1], bind)}.src[{path[-1]}]"
        if not bind:
            return expression
        self.bound.add(path)
        return f"({name} := {expression})"

    def write(self) -> tuple[list[str], str]:
        tests: list[str] = []
        for path, pat in sorted(self.way, key=lambda entry: len(entry[0])):
            self.structure(path, pat, tests)
        for path, pat in self.way:
            if pat.values is not None:
                tests.append(self.value_test(path, pat.values))
            if pat.arg is not None:
                tests.append(self.arg_test(path, pat.arg))
        for path, pat in self.way:
            if pat.name is not None:
                first = self.captured.setdefault(pat.name, path)
                if first != path:
                    tests.append(f"{self.ref(first)} is {self.ref(path)}")
        for path, pat in self.way:
            if pat.dtypes is not None:
                one = len(pat.dtypes) == 1
                wanted = self.writer.constant(pat.dtypes[0] if one else pat.dtypes, "d")
                tests.append(f"{self.ref(path)}.dtype {'is' if one else 'in'} {wanted}")
        for path, pat in self.way:
            if pat.src is not None and pat.order is ALL:
                every = self.writer.constant(_every_source(pat.src[0]), "a")
                tests.append(f"{every}({self.ref(path)}.src)")
        return tests, self.call()

    def structure(self, path: Path, pat: UPat, tests: list[str]) -> None:
        """Tests of op and number of sources."""
        known = self.writer.known_op(path)
        if pat.ops is not None and known is None:
            one = len(pat.ops) == 1
            op = next(iter(pat.ops)) if one else pat.ops
            tests.append(f"{self.ref(path)}.op {'is' if one else 'in'} {self.writer.constant(op, 'o')}")
        if pat.src is None or pat.order is ALL or (not path and self.writer.count is not None):
            return
        wanted = len(pat.src)
        ops = pat.ops if known is None else (known,)
        if ops is not None and all(ARITY[op] == (wanted, wanted) for op in ops):
            return
        if not pat.allow_any_len or wanted:
            tests.append(f"len({self.ref(path)}.src) {'>=' if pat.allow_any_len else '=='} {wanted}")

    def value_test(self, path: Path, values: tuple[Any, ...]) -> str:
        name = "v" + "_".join(map(str, path))
        value = f"({name} := {self.ref(path)}.arg.value)"
        tests = []
        for wanted in values:
            if isinstance(wanted, bool) or wanted is Invalid:
                tests.append(f"{value} is {self.writer.constant(wanted, 'k')}")
            elif isinstance(wanted, float):
                exact = self.writer.constant(wanted, "k")
                tests.append(f"{value} == {exact} and isinstance({name}, float)")
            else:
                tests.append(f"{value} == {wanted!r} and type({name}) is int")
            value = name
        self.writer.constants.setdefault("int", int)
        self.writer.constants.setdefault("float", float)
        return tests[0] if len(tests) == 1 else f"({' or '.join(tests)})"

    def arg_test(self, path: Path, wanted: Any) -> str:
        arg, name = f"{self.ref(path)}.arg", self.writer.constant(wanted, "k")
        if isinstance(wanted, (DType, Ops)):
            return f"{arg} is {name}"
        if isinstance(wanted, (bool, int, float)):
            kind = self.writer.constant(type(wanted), "t")
            return f"{arg} == {name} and type({self.ref(path)}.arg) is {kind}"
        return f"{arg} == {name}"

    def call(self) -> str:
        rule = self.rule
        given = [n for n in rule.parameters if n == "ctx" or n in self.captured]
        values = ["ctx" if n == "ctx" else self.ref(self.captured[n], bind=False) for n in given]
        code = getattr(rule.function, "__code__", None)
        if code is None or code.co_varnames[: min(len(given), code.co_argcount)] != tuple(given):
            values = [f"{n}={v}" for n, v in zip(given, values, strict=True)]
        return f"{self.writer.constant(rule.function, 'f')}({', '.join(values)})"


def _captures_under_all(pat: UPat) -> bool:
    if pat.order is ALL:
        return any(s.captures() for s in pat.src or ())
    return any(_captures_under_all(child) for child in pat.children())


def _every_source(pat: UPat) -> Callable[[tuple[Any, ...]], bool]:
    if (
        pat.ops is not None
        and pat.src is None
        and pat.choices is None
        and pat.arg is None
        and pat.values is None
    ):
        ops, dtypes = pat.ops, pat.dtypes
        return lambda src: all([s.op in ops and (dtypes is None or s.dtype in dtypes) for s in src])
    return lambda src: all(any(True for _ in matches(pat, s, {})) for s in src)

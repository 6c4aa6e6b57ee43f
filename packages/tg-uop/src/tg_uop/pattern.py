"""How does one say which nodes a rule applies to: `UPat`, and `PatternMatcher`, an ordered list of rules.

A rule is `(pattern, function)` or `(pattern, function, name)`. Building patterns and matchers does no
work beyond storing them. At the first node of a kind the matcher selects the rules that can apply to that
op over those source ops; a selection used often is compiled to one Python function (`tg_uop._compile`),
until then it is interpreted.
"""

from __future__ import annotations

import inspect
import weakref
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import permutations
from typing import TYPE_CHECKING, Any

from tg_uop.dtype import ConstFloat, DType, DTypeLike, Invalid, to_dtype
from tg_uop.ops import GroupOp, Ops

if TYPE_CHECKING:
    from tg_uop.uop import UOp

Captures = dict[str, "UOp"]
Runner = Callable[["UOp", Any], Any]
Chains = Mapping[Ops, Callable[["UOp"], bool]]
Gather = Mapping[Ops, Callable[["UOp", list[tuple["UOp", int]]], "tuple[UOp, bool] | None"]]
DTypes = DTypeLike | Iterable[DTypeLike] | None

COMPILE_RULE_AFTER = 24  # uses of one rule, on nodes of any kind, before compiling it pays
COMPILE_AFTER = 64  # uses of one selection of rules before compiling it as a whole pays
LISTED, ANY_ORDER, ALL = "listed", "any order", "all"
_ONE = {op: frozenset((op,)) for op in Ops}
_NO_VALUE: Any = object()


class UPat:
    """A pattern for a node: `UPat(op | set | tuple, dtype=, src=, arg=, name=, allow_any_len=)`; `UPat()`
    matches anything.

    - `op`: one op, or a set or tuple of ops. `dtype`: a dtype, its name, or several of them.
    - `src`: a tuple matches positionally, and completely unless `allow_any_len`; a list matches in any
      order; a single UPat must match every source.
    - `arg`: compared for equality and type; None does not look at the arg.
    - `name`: the node is handed to the rule's function under this name. A name used twice means the same
      node.
    """

    __slots__ = ("ops", "dtypes", "src", "order", "allow_any_len", "arg", "values", "name", "choices")
    ops: frozenset[Ops] | None
    dtypes: tuple[DType, ...] | None
    src: tuple[UPat, ...] | None
    order: str
    allow_any_len: bool
    arg: Any
    values: tuple[Any, ...] | None
    name: str | None
    choices: tuple[UPat, ...] | None

    def __init__(
        self,
        op: Ops | Iterable[Ops] | None = None,
        dtype: DTypes = None,
        src: tuple[UPat, ...] | list[UPat] | UPat | None = None,
        arg: Any = None,
        name: str | None = None,
        allow_any_len: bool = False,
    ) -> None:
        self.ops = None if op is None else _ONE[op] if isinstance(op, Ops) else frozenset(op)
        self.dtypes = _dtypes(dtype)
        self.order = LISTED
        if src is None or type(src) is tuple:
            self.src = src
        elif isinstance(src, UPat):
            self.src, self.order = (src,), ALL
        elif isinstance(src, list):
            self.src, self.order = tuple(src), ANY_ORDER
        else:
            raise TypeError(f"src of a UPat is a tuple, a list or one UPat, not {type(src).__name__} {src!r}")
        self.allow_any_len = allow_any_len
        self.arg, self.values, self.name, self.choices = arg, None, name, None

    # *** the usual kinds ***

    @staticmethod
    def var(name: str | None = None, dtype: DTypes = None) -> UPat:
        """Any node (of these dtypes), captured under `name`."""
        return UPat(None, dtype, name=name)

    @staticmethod
    def cvar(name: str | None = None, dtype: DTypes = None, vec: bool = False) -> UPat:
        """Any CONST (with `vec` also VCONST), captured under `name`."""
        return UPat((Ops.CONST, Ops.VCONST) if vec else Ops.CONST, dtype, name=name)

    @staticmethod
    def const(dtype: Any, value: Any = _NO_VALUE) -> UPat:
        """`const(value)` or `const(dtype, value)`: the CONST of that value, or of one of a tuple of values.

        Values are exact and typed: 0 matches integers only, 0.0 the float +0.0 only, False a bool only.
        """
        if value is _NO_VALUE:
            dtype, value = None, dtype
        pat = UPat(Ops.CONST, dtype)
        values = value if isinstance(value, tuple) else (value,)
        for v in values:
            if not isinstance(v, (bool, int, float)) and v is not Invalid:
                raise TypeError(f"a constant is a bool, int, float or Invalid, not {type(v).__name__} {v!r}")
        pat.values = tuple(ConstFloat(v) if isinstance(v, float) else v for v in values)
        return pat

    @staticmethod
    def any(*pats: UPat) -> UPat:
        """A node that one of the patterns matches; they are tried in order."""
        if not pats:
            raise ValueError("UPat.any needs at least one pattern")
        pat = UPat()
        pat.choices = pats
        return pat

    def named(self, name: str) -> UPat:
        """The same pattern, captured under `name`."""
        pat = object.__new__(UPat)
        for field in UPat.__slots__:
            setattr(pat, field, getattr(self, field))
        pat.name = name
        return pat

    def or_after(self) -> UPat:
        """This pattern, or an AFTER of a node it matches."""
        return UPat.any(self, UPat(Ops.AFTER, src=(self,), allow_any_len=True))

    # *** expressions: the graphs UOp's own operators build ***

    def alu(self, op: Ops, *src: Any) -> UPat:
        """`op` over this and other operands; commutative ops match in either order."""
        operands = (self, *(s if isinstance(s, UPat) else UPat.const(s) for s in src))
        return UPat(op, src=list(operands) if op in GroupOp.Commutative else operands)

    def _reverse(self, op: Ops, x: Any) -> UPat:
        return UPat.const(x).alu(op, self)

    def __add__(self, x: Any) -> UPat:
        return self.alu(Ops.ADD, x)

    def __radd__(self, x: Any) -> UPat:
        return self._reverse(Ops.ADD, x)

    def __mul__(self, x: Any) -> UPat:
        return self.alu(Ops.MUL, x)

    def __rmul__(self, x: Any) -> UPat:
        return self._reverse(Ops.MUL, x)

    def __neg__(self) -> UPat:
        return UPat(Ops.MUL, src=[self, UPat.const((-1, -1.0))])

    def __sub__(self, x: Any) -> UPat:
        return self.alu(Ops.ADD, -x)

    def __rsub__(self, x: Any) -> UPat:
        return UPat.const(x).alu(Ops.ADD, -self)

    def __floordiv__(self, x: Any) -> UPat:
        return self.alu(Ops.FLOORDIV, x)

    def __rfloordiv__(self, x: Any) -> UPat:
        return self._reverse(Ops.FLOORDIV, x)

    def __mod__(self, x: Any) -> UPat:
        return self.alu(Ops.FLOORMOD, x)

    def __rmod__(self, x: Any) -> UPat:
        return self._reverse(Ops.FLOORMOD, x)

    def __and__(self, x: Any) -> UPat:
        return self.alu(Ops.AND, x)

    def __rand__(self, x: Any) -> UPat:
        return self._reverse(Ops.AND, x)

    def __or__(self, x: Any) -> UPat:
        return self.alu(Ops.OR, x)

    def __ror__(self, x: Any) -> UPat:
        return self._reverse(Ops.OR, x)

    def __xor__(self, x: Any) -> UPat:
        return self.alu(Ops.XOR, x)

    def __rxor__(self, x: Any) -> UPat:
        return self._reverse(Ops.XOR, x)

    def __lshift__(self, x: Any) -> UPat:
        return self.alu(Ops.SHL, x)

    def __rshift__(self, x: Any) -> UPat:
        return self.alu(Ops.SHR, x)

    def __lt__(self, x: Any) -> UPat:
        return self.alu(Ops.CMPLT, x)

    def __gt__(self, x: Any) -> UPat:
        return self._reverse(Ops.CMPLT, x) if not isinstance(x, UPat) else x.alu(Ops.CMPLT, self)

    def __ge__(self, x: Any) -> UPat:
        return (self < x).ne(True)

    def __le__(self, x: Any) -> UPat:
        return (self > x).ne(True)

    def ne(self, x: Any) -> UPat:
        return self.alu(Ops.CMPNE, x)

    def eq(self, x: Any) -> UPat:
        return self.ne(x).ne(True)

    def maximum(self, x: Any) -> UPat:
        return self.alu(Ops.MAX, x)

    def cdiv(self, x: Any) -> UPat:
        return self.alu(Ops.CDIV, x)

    def cmod(self, x: Any) -> UPat:
        return self.alu(Ops.CMOD, x)

    def where(self, x: Any, y: Any) -> UPat:
        return self.alu(Ops.WHERE, x, y)

    def cast(self, dtype: DTypeLike | None = None, name: str | None = None) -> UPat:
        return UPat(Ops.CAST, dtype, (self,), name=name)

    def bitcast(self, dtype: DTypeLike | None = None, name: str | None = None) -> UPat:
        return UPat(Ops.BITCAST, dtype, (self,), name=name)

    def f(self, op: Ops | Iterable[Ops], *rest: UPat, **fields: Any) -> UPat:
        """`UPat(op, src=(self, *rest), **fields)`: any op over this one, read from the inside out."""
        return UPat(op, src=(self, *rest), **fields)

    def index(self, *idx: UPat, **fields: Any) -> UPat:
        return self.f(Ops.INDEX, *idx, **fields)

    def load(self, *rest: UPat, **fields: Any) -> UPat:
        return self.f(Ops.LOAD, *rest, **fields)

    def store(self, value: UPat, *gate: UPat, **fields: Any) -> UPat:
        return self.f(Ops.STORE, value, *gate, **fields)

    # *** reading ***

    def children(self) -> tuple[UPat, ...]:
        """The patterns directly inside this one: its choices, else its sources."""
        return self.choices or self.src or ()

    def captures(self) -> set[str]:
        """Every name bound somewhere in this pattern."""
        names = set() if self.name is None else {self.name}
        return names.union(*(child.captures() for child in self.children()))

    def always_captures(self) -> set[str]:
        """The names bound by every way this pattern can match."""
        names = set() if self.name is None else {self.name}
        if self.choices is not None:
            return names | set.intersection(*(choice.always_captures() for choice in self.choices))
        return names.union(*(child.always_captures() for child in self.children()))

    def match(self, node: UOp) -> list[Captures]:
        """Every way this pattern matches `node`, in the order in which rules try them."""
        return list(matches(self, node, {}))

    def __repr__(self) -> str:
        if self.choices is not None:
            return f"UPat.any({', '.join(map(repr, self.choices))})" + (
                f".named({self.name!r})" if self.name else ""
            )
        fields = []
        if self.ops is not None:
            names = sorted(op.name for op in self.ops)
            fields.append(names[0] if len(names) == 1 else "{" + ", ".join(names) + "}")
        if self.dtypes is not None:
            fields.append("dtype=" + "|".join(d.name for d in self.dtypes))
        if self.src is not None:
            inside = ", ".join(map(repr, self.src)) + (", ..." if self.allow_any_len else "")
            fields.append(
                {LISTED: f"src=({inside})", ANY_ORDER: f"src=[{inside}]", ALL: f"src={inside}"}[self.order]
            )
        if self.values is not None:
            fields.append("value=" + "|".join(map(repr, self.values)))
        if self.arg is not None:
            fields.append(f"arg={self.arg!r}")
        if self.name is not None:
            fields.append(f"name={self.name!r}")
        return f"UPat({', '.join(fields)})"


def _dtypes(dtype: DTypes) -> tuple[DType, ...] | None:
    if dtype is None:
        return None
    if isinstance(dtype, (DType, str)):
        return (to_dtype(dtype),)
    return tuple(to_dtype(d) for d in dtype)


# *** interpreting a pattern: the definition of what matching means, and the oracle of the compiled form ***


def same_value(value: Any, wanted: Any) -> bool:
    """Equal as constants: by value, kind (bool, int, float, Invalid) and, for floats, by bits."""
    if isinstance(wanted, float):
        return isinstance(value, float) and wanted == value
    return type(value) is type(wanted) and bool(value == wanted)


def same_arg(arg: Any, wanted: Any) -> bool:
    """Equal, and not a bool for an int or an int for a float."""
    return bool(arg == wanted) and (type(arg) is type(wanted) or not isinstance(wanted, (bool, int, float)))


def matches(pat: UPat, node: UOp, captured: Captures) -> Iterator[Captures]:
    """Every way `pat` matches `node` given earlier captures: first choice first, listed order before
    permuted."""
    if pat.ops is not None and node.op not in pat.ops:
        return
    if pat.values is not None and not any(same_value(node.arg.value, v) for v in pat.values):
        return
    if pat.arg is not None and not same_arg(node.arg, pat.arg):
        return
    if pat.dtypes is not None and node.dtype not in pat.dtypes:
        return
    if pat.name is not None:
        if captured.get(pat.name, node) is not node:
            return
        captured = {**captured, pat.name: node}
    if pat.choices is not None:
        for choice in pat.choices:
            yield from matches(choice, node, captured)
    elif pat.src is None:
        yield captured
    elif pat.order is ALL:
        yield from _match_sources(pat.src * len(node.src), node.src, 0, captured)
    elif len(node.src) == len(pat.src) or (pat.allow_any_len and len(node.src) > len(pat.src)):
        for src in permutations(pat.src) if pat.order is ANY_ORDER else (pat.src,):
            yield from _match_sources(src, node.src, 0, captured)


def _match_sources(
    pats: Sequence[UPat], nodes: Sequence[UOp], i: int, captured: Captures
) -> Iterator[Captures]:
    if i == len(pats):
        yield captured
    elif i == len(pats) - 1:
        yield from matches(pats[i], nodes[i], captured)
    else:
        for found in matches(pats[i], nodes[i], captured):
            yield from _match_sources(pats, nodes, i + 1, found)


class Rule:
    """One line of a matcher: a pattern, what to do with a match, and a name for people.

    `run(node, ctx)` is the first result of the function, over all matches, that is neither None nor `node`;
    None when there is none.
    """

    __slots__ = ("pattern", "function", "name", "place", "run", "_parameters")

    def __init__(self, pattern: UPat, function: Callable[..., Any], name: str | None = None) -> None:
        if not isinstance(pattern, UPat) or not callable(function):
            raise TypeError(
                f"a rule is (UPat, function) or (UPat, function, name), not ({pattern!r}, {function!r})"
            )
        self.pattern, self.function = pattern, function
        code = getattr(function, "__code__", None)
        self.place = f"{code.co_filename}:{code.co_firstlineno}" if code else ""
        plain = getattr(function, "__name__", type(function).__name__)
        if name is None and plain == "<lambda>" and code:
            short = code.co_filename.replace("\\", "/").rpartition("/")[2]
            plain = f"{short}:{code.co_firstlineno}"
        self.name = name or plain
        self._parameters: tuple[str, ...] | None = None
        self.run: Runner = self._run_counting()

    @property
    def parameters(self) -> tuple[str, ...]:
        """The names handed to the function, in order ("ctx" or captures). TypeError for one nothing
        captures."""
        if self._parameters is None:
            self._parameters = self._find_parameters()
        return self._parameters

    def _find_parameters(self) -> tuple[str, ...]:
        always, sometimes = self.pattern.always_captures(), self.pattern.captures()
        found = []
        for p in inspect.signature(self.function).parameters.values():
            if p.kind in (p.VAR_KEYWORD, p.VAR_POSITIONAL):
                raise TypeError(
                    f"rule {self.name!r} ({self.place}): *{p.name} is not allowed, name the captures"
                )
            if p.name == "ctx" or p.name in always:
                found.append(p.name)
            elif p.default is p.empty:
                why = "not captured by every choice of" if p.name in sometimes else "not captured by"
                raise TypeError(
                    f"rule {self.name!r} ({self.place}): parameter {p.name!r} is {why} the pattern; "
                    f"it captures {sorted(always)}"
                )
            elif p.name in sometimes:
                found.append(p.name)
        return tuple(found)

    def _run_counting(self) -> Runner:
        uses = 0

        def run(node: UOp, ctx: Any) -> Any:
            nonlocal uses
            uses += 1
            if uses > COMPILE_RULE_AFTER:
                from tg_uop._compile import compile_rules  # lazy: small graphs never need it

                self.run = compile_rules([self], ANY_KIND)
                return self.run(node, ctx)
            return self.interpret(node, ctx)

        return run

    def interpret(self, node: UOp, ctx: Any) -> Any:
        """`run` by interpretation: the definition of what a rule does."""
        names = self.parameters
        for captured in matches(self.pattern, node, {}):
            result = self.function(
                **{n: ctx if n == "ctx" else captured[n] for n in names if n == "ctx" or n in captured}
            )
            if result is not None and result is not node:
                return result
        return None

    def __repr__(self) -> str:
        return f"Rule({self.name!r}, {self.pattern!r})"


# The kind of a node: its op and the ops of up to three sources (None: more than three). Selections are per
# kind.
Kind = tuple[Any, ...]
ANY_KIND: Kind = (None,)  # not a node's: nothing is known


def kind_of(node: UOp) -> Kind:
    """The key under which a matcher keeps the rules that can apply to `node`."""
    src = node.src
    return (node.op, None) if len(src) > 3 else (node.op, *(s.op for s in src))


class PatternMatcher:
    """An ordered list of rules. `rewrite(node, ctx)` gives what the first rule that applies returns, or None.

    Earlier rules win; a function that returns None (or the node itself) lets later rules try. `a + b` is a
    matcher with the rules of `a` before those of `b` (the same object every time). With `remember` (the
    default), passes without a ctx remember on each node that no rule applies to it or below it; switch it
    off for rules whose result depends on more than the node (a context variable, a table that changes).

    `chains` names ops whose chains the rules gather as a whole, with a test of which nodes take part (by
    dtype and shape): `{Ops.ADD: lambda u: u.dtype is dtypes.index}`. In the default fixpoint the inner links
    of such a chain (used by nothing but links) are not matched, only its root, so gathering costs time
    proportional to the chain. A sum keeps this for an op only if all its rules for that op come from matchers
    that gather it.

    `gather` shortens that for an op of `chains`: `{Ops.ADD: join}`, where `join(root, parts)` gets the
    rewritten operands of the chain, each with how often it occurs, and returns what the rules would make of
    it, and whether no rule applies to that or to anything new below it; or None: then the chain is rebuilt
    and matched. It must agree with the rules, which alone run while somebody records; sums drop it.
    """

    def __init__(
        self,
        rules: Iterable[tuple[UPat, Callable[..., Any]] | tuple[UPat, Callable[..., Any], str] | Rule],
        name: str = "",
        remember: bool = True,
        chains: Chains | None = None,
        gather: Gather | None = None,
    ) -> None:
        self.name, self.remember, self.chains, self.gather = name, remember, chains or {}, gather or {}
        self._given = list(rules)
        self._rules: list[Rule] | None = None
        self._by_op: dict[Ops, list[tuple[Rule, list[Masks]]]] = {}
        self._selected: dict[Kind, Runner | None] = {}
        self._sums: weakref.WeakKeyDictionary[PatternMatcher, PatternMatcher] = weakref.WeakKeyDictionary()
        self.marks: dict[bool, tuple[int, int, dict[int, int]]] = {}  # kept by tg_uop._marks
        self.match = self._make_match()

    @property
    def rules(self) -> list[Rule]:
        """The rules, in order."""
        if self._rules is None:
            self._rules = [r if isinstance(r, Rule) else Rule(*r) for r in self._given]
        return self._rules

    def __len__(self) -> int:
        return len(self._given)

    def __add__(self, other: PatternMatcher) -> PatternMatcher:
        if not isinstance(other, PatternMatcher):
            return NotImplemented
        both = self._sums.get(other)
        if both is None:
            name = "+".join(n for n in (self.name, other.name) if n)
            chains = {op: test for op, test in self.chains.items() if other._gathers(op, test)}
            chains.update({op: test for op, test in other.chains.items() if self._gathers(op, test)})
            both = PatternMatcher([*self.rules, *other.rules], name, self.remember and other.remember, chains)
            self._sums[other] = both
        return both

    def _gathers(self, op: Ops, test: Callable[[UOp], bool]) -> bool:
        """Do the rules leave chains of `op` alone, or gather them in the same way?"""
        return self.chains.get(op) is test or not any(_source_masks(r.pattern, op) for r in self.rules)

    def __repr__(self) -> str:
        return f"PatternMatcher({self.name or 'unnamed'}, {len(self)} rules)"

    def rewrite(self, node: UOp, ctx: Any = None) -> Any:
        """What the first applicable rule makes of `node` (whatever its function returns), or None."""
        return self.match(node, ctx)

    def explain(self, node: UOp, ctx: Any = None) -> tuple[Rule | None, Any]:
        """(the rule that applies, its result), or (None, None). Interprets: for messages and tests."""
        for rule in self.candidates(kind_of(node)):
            result = rule.interpret(node, ctx)
            if result is not None:
                return rule, result
        return None, None

    def check(self) -> None:
        """Raise TypeError if some rule is malformed (otherwise found when the rule is first considered)."""
        for rule in self.rules:
            _ = rule.parameters

    def candidates(self, kind: Kind) -> list[Rule]:
        """The rules that ops and source ops do not rule out for nodes of this kind, in order."""
        op, *src = kind
        rules = self._by_op.get(op)
        if rules is None:
            rules = self._by_op[op] = [
                (rule, wanted) for rule in self.rules if (wanted := _source_masks(rule.pattern, op))
            ]
        if src == [None]:
            return [rule for rule, _ in rules]
        have = [1 << s for s in src]
        return [rule for rule, wanted in rules if any(_possible(masks, more, have) for masks, more in wanted)]

    def _make_match(self) -> Runner:
        """The dispatcher: node, ctx -> result or None. One table look-up decides for most nodes."""
        selected, select = self._selected, self._select

        def match(node: UOp, ctx: Any = None) -> Any:
            src = node.src
            count = len(src)
            kind: Kind
            if count == 2:
                kind = (node.op, src[0].op, src[1].op)
            elif count == 1:
                kind = (node.op, src[0].op)
            elif count == 0:
                kind = (node.op,)
            elif count == 3:
                kind = (node.op, src[0].op, src[1].op, src[2].op)
            else:
                kind = (node.op, None)
            try:
                run = selected[kind]
            except KeyError:
                run = select(kind)
            return None if run is None else run(node, ctx)

        return match

    def _select(self, kind: Kind) -> Runner | None:
        rules = self.candidates(kind)
        run: Runner | None = None
        if rules:
            run = self._interpreter(rules, kind)
        self._selected[kind] = run
        return run

    def _interpreter(self, rules: list[Rule], kind: Kind) -> Runner:
        uses = 0

        def run(node: UOp, ctx: Any) -> Any:
            nonlocal uses
            uses += 1
            if uses > COMPILE_AFTER:
                from tg_uop._compile import compile_rules  # lazy: small graphs never need it

                compiled = self._selected[kind] = compile_rules(rules, kind)
                return compiled(node, ctx)
            for rule in rules:
                result = rule.run(node, ctx)
                if result is not None:
                    return result
            return None

        return run


# What one way of matching wants of the sources: a bit mask of ops for each listed source; are more allowed?
Masks = tuple[tuple[int, ...], bool]


def _possible(masks: tuple[int, ...], more: bool, have: list[int]) -> bool:
    """Can sources with these ops (one bit each) satisfy the masks?"""
    if len(masks) > len(have) or (len(masks) < len(have) and not more):
        return False
    return all(mask & bit for mask, bit in zip(masks, have, strict=False))


def _source_masks(pat: UPat, op: Ops) -> list[Masks]:
    """What each way in which `pat` can match a node of this op wants of its sources; [] when it cannot."""
    if pat.ops is not None and op not in pat.ops:
        return []
    if pat.choices is not None:
        return [masks for choice in pat.choices for masks in _source_masks(choice, op)]
    if pat.src is None or pat.order is ALL:
        return [((), True)]
    masks = [_mask(s) for s in pat.src]
    orders = dict.fromkeys(permutations(masks)) if pat.order is ANY_ORDER else (tuple(masks),)
    return [(order, pat.allow_any_len) for order in orders]


def _mask(pat: UPat) -> int:
    mask = -1 if pat.ops is None else sum(1 << op for op in pat.ops)
    if pat.choices is not None:
        union = 0
        for choice in pat.choices:
            union |= _mask(choice)
        mask &= union
    return mask

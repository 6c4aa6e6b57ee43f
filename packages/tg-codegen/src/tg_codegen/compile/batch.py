"""What is the machine code that runs a list of kernels on several threads? One loop, as LLVM IR text or as C.

The contract — commands, the pool's words, the two functions — is written down in `tg_hcq.host_compiler`.
The loop is built once out of instructions over 64-bit integers; a table says how each of them reads in LLVM
IR and in C. Waiting is bounded spinning, then a futex.
"""

from __future__ import annotations

from typing import Any

from tg_codegen.compile.c import CCompiler
from tg_codegen.compile.errors import CompileError
from tg_codegen.compile.llvm import LLVMCompiler

# Kinds of commands, and where their operands are (words of 64 bits).
_LAUNCH, _COPY, _SIGNAL, _WAIT, _STOP_WORKERS = 1, 2, 3, 4, 6
_COMMAND_WORDS = 8
_FIRST, _SECOND, _THIRD, _PARTS, _NANOSECONDS, _LIMIT, _AHEAD = 1, 2, 3, 4, 5, 6, 7
# Words of the pool. What a worker reads of a job shares a cache line with the ticket it waits for.
_TICKET, _JOB, _DONE, _WAITING, _BUSY, _SLEEPERS, _STOP, _SPIN, _HOT, _ASLEEP = (
    0,
    1,
    16,
    17,
    24,
    32,
    34,
    40,
    41,
    42,
)
_JOB_PARTS, _JOB_LIMIT = _JOB + 3, _JOB + 4
_HALF = 0xFFFF

_FUTEX = {"x86_64": 202, "arm64": 98, "riscv64": 98}
_FUTEX_WAIT, _FUTEX_WAKE = 128, 129  # private to the process
_PAUSE = {
    "x86_64": ("call void @llvm.x86.sse2.pause()", "__builtin_ia32_pause();"),
    "arm64": ("call void @llvm.aarch64.hint(i32 1)", '__asm__ volatile("yield");'),
    "riscv64": ("fence seq_cst", "__atomic_thread_fence(__ATOMIC_SEQ_CST);"),
}
# Operation -> (LLVM IR, C). `d` is the result, `a`, `b`, `c`, `e` operands, `p` and `q` names free to use.
_TEXTS = {
    "add": ("{d} = add i64 {a}, {b}", "{d} = {a} + {b};"),
    "sub": ("{d} = sub i64 {a}, {b}", "{d} = {a} - {b};"),
    "mul": ("{d} = mul i64 {a}, {b}", "{d} = {a} * {b};"),
    "div": ("{d} = udiv i64 {a}, {b}", "{d} = {a} / {b};"),
    "and": ("{d} = and i64 {a}, {b}", "{d} = {a} & {b};"),
    "or": ("{d} = or i64 {a}, {b}", "{d} = {a} | {b};"),
    "shift_left": ("{d} = shl i64 {a}, {b}", "{d} = {a} << {b};"),
    "shift_right": ("{d} = lshr i64 {a}, {b}", "{d} = {a} >> {b};"),
    "equal": ("{p} = icmp eq i64 {a}, {b}\n{d} = zext i1 {p} to i64", "{d} = {a} == {b};"),
    "less": ("{p} = icmp ult i64 {a}, {b}\n{d} = zext i1 {p} to i64", "{d} = {a} < {b};"),
    "load": (
        "{p} = inttoptr i64 {a} to ptr\n{d} = load atomic i64, ptr {p} acquire, align 8",
        "{d} = __atomic_load_n((word *){a}, __ATOMIC_ACQUIRE);",
    ),
    "ordered_load": (
        "{p} = inttoptr i64 {a} to ptr\n{d} = load atomic i64, ptr {p} seq_cst, align 8",
        "{d} = __atomic_load_n((word *){a}, __ATOMIC_SEQ_CST);",
    ),
    "store": (
        "{p} = inttoptr i64 {a} to ptr\nstore atomic i64 {b}, ptr {p} release, align 8",
        "__atomic_store_n((word *){a}, {b}, __ATOMIC_RELEASE);",
    ),
    "exchange": (
        "{p} = inttoptr i64 {a} to ptr\n{d} = atomicrmw xchg ptr {p}, i64 {b} seq_cst",
        "{d} = __atomic_exchange_n((word *){a}, {b}, __ATOMIC_SEQ_CST);",
    ),
    "fetch_add": (
        "{p} = inttoptr i64 {a} to ptr\n{d} = atomicrmw add ptr {p}, i64 {b} seq_cst",
        "{d} = __atomic_fetch_add((word *){a}, {b}, __ATOMIC_SEQ_CST);",
    ),
    "replace": (  # 1 when the word at a was b and is c now
        "{p} = inttoptr i64 {a} to ptr\n{q} = cmpxchg ptr {p}, i64 {b}, i64 {c} seq_cst seq_cst\n"
        "{q}.ok = extractvalue {{ i64, i1 }} {q}, 1\n{d} = zext i1 {q}.ok to i64",
        "{q} = {b}; {d} = "
        "__atomic_compare_exchange_n((word *){a}, &{q}, {c}, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);",
    ),
    "read": ("{d} = load i64, ptr {a}", "{d} = {a};"),
    "write": ("store i64 {b}, ptr {a}", "{a} = {b};"),
    "run": (
        "{p} = inttoptr i64 {a} to ptr\n{q} = inttoptr i64 {b} to ptr\n"
        "call void {p}(ptr {q}, i64 {c}, i64 {e})",
        "((void (*)(void *, word, word)){a})((void *){b}, {c}, {e});",
    ),
    "copy": (
        "{p} = inttoptr i64 {a} to ptr\n{q} = inttoptr i64 {b} to ptr\n"
        "{d} = call ptr @memmove(ptr {p}, ptr {q}, i64 {c})",
        "memmove((void *){a}, (void *){b}, {c});",
    ),
    "futex": (
        "{p} = inttoptr i64 {a} to ptr\n"
        "{d} = call i64 (i64, ...) @syscall(i64 FUTEX, ptr {p}, i64 {b}, i64 {c}, ptr null, ptr null, i64 0)",
        "{d} = syscall((word)FUTEX, (void *){a}, {b}, {c}, (void *)0, (void *)0, (word)0);",
    ),
    "go": ("br label %{a}", "goto {a};"),
    "choose": (
        "{p} = icmp ne i64 {a}, 0\nbr i1 {p}, label %{b}, label %{c}",
        "if ({a}) goto {b}; else goto {c};",
    ),
    "return": ("ret i64 {a}", "return {a};"),
}
_HEADS = (
    "declare ptr @memmove(ptr, ptr, i64)\ndeclare i64 @syscall(i64, ...)\n"
    "declare void @llvm.x86.sse2.pause()\ndeclare void @llvm.aarch64.hint(i32)\n",
    "typedef unsigned long long word;\nextern void *memmove(void *, const void *, __SIZE_TYPE__);\n"
    "extern long syscall(long, ...);\n",
)

Value = str | int


class _Function:
    """Machine code being written: `f.add(x, y)` and the other words of `_TEXTS` give the name of a result."""

    def __init__(self, language: int, arch: str, name: str, parameters: list[str]) -> None:
        self.language, self.arch, self.name = language, arch, name
        self.parameters = [self._name(p) for p in parameters]
        self._lines: list[str] = []
        self._locals: list[str] = []
        self._names: list[str] = []
        self._count = 0
        self._ended = False  # whether the last instruction goes elsewhere

    def _name(self, text: str) -> str:
        return f"%{text}" if self.language == 0 else text

    def _fresh(self) -> str:
        self._count += 1
        name = self._name(f"t{self._count}")
        self._names.append(name)
        return name

    def __getattr__(self, operation: str) -> Any:
        text = _TEXTS[operation.rstrip("_")][self.language]

        def write(*operands: Value) -> str:
            names = dict(zip("abce", operands, strict=False))
            result = self._fresh()
            self._lines.append(text.format(d=result, p=self._fresh(), q=self._fresh(), **names))
            self._ended = operation in ("go", "choose", "return_")
            return result

        return write

    def pause(self) -> None:
        """Tell the core that this thread only waits."""
        self._lines.append(_PAUSE[self.arch][self.language])

    def variable(self, start: Value) -> str:
        """A word on the stack, for `read` and `write`."""
        name = self._name(f"v{len(self._locals)}")
        self._locals.append(name)
        self.write(name, start)
        return name

    def at(self, base: Value, word: int) -> str:
        """The address of a word of a table."""
        return str(self.add(base, 8 * word))

    def label(self, name: str) -> None:
        """The next instruction is where `go` and `choose` come to."""
        if not self._ended:
            self.go(name)
        self._lines.append(f"{name}:" + (";" if self.language else ""))
        self._ended = False

    def unless(self, condition: Value, target: str) -> None:
        """Go to `target` when the condition is 0, else on."""
        self._branch(condition, target, when=False)

    def when(self, condition: Value, target: str) -> None:
        """Go to `target` when the condition is not 0, else on."""
        self._branch(condition, target, when=True)

    def _branch(self, condition: Value, target: str, when: bool) -> None:
        onward = f"on{len(self._lines)}"
        self.choose(condition, *((target, onward) if when else (onward, target)))
        self.label(onward)

    def text(self) -> str:
        """The function's text."""
        body = "\n".join(self._lines)
        if self.language == 0:
            arguments = ", ".join(f"i64 {p}" for p in self.parameters)
            slots = "\n".join(f"{name} = alloca i64" for name in self._locals)
            return f"define i64 @{self.name}({arguments}) nounwind {{\n{slots}\n{body}\n}}\n"
        arguments = ", ".join(f"word {p}" for p in self.parameters)
        declared = ", ".join(self._locals + self._names)
        return f"word {self.name}({arguments}) {{\nword {declared};\n{body}\n}}\n"


def _range(f: _Function, ticket: Value) -> tuple[str, str]:
    """The chunks that a ticket says nobody has taken: from the first number to before the second."""
    return f.and_(ticket, _HALF), f.and_(f.shift_right(ticket, 16), _HALF)


def _chunk(f: _Function, job: list[Value], index: Value) -> None:
    """Run chunk number `index` of a job."""
    function, args, extent, parts = job
    lo = f.div(f.mul(extent, index), parts)
    hi = f.div(f.mul(extent, f.add(index, 1)), parts)
    f.run(function, args, lo, hi)


def _batch(f: _Function) -> None:
    words, first, end, pool = f.parameters
    at = f.variable(first)
    mine, spins = f.variable(0), f.variable(0)

    f.label("next")
    position = f.read(at)
    f.when(f.equal(position, end), "leave")
    command = f.add(words, f.mul(position, 8 * _COMMAND_WORDS))
    kind, a, b, c = (f.load(f.at(command, n)) for n in (0, _FIRST, _SECOND, _THIRD))
    f.when(f.equal(kind, _LAUNCH), "launch")
    f.when(f.equal(kind, _COPY), "move")
    f.when(f.equal(kind, _SIGNAL), "signal")
    f.when(f.equal(kind, _STOP_WORKERS), "stop")
    f.unless(f.equal(kind, _WAIT), "leave")
    f.when(f.less(f.load(a), b), "leave")
    f.label("done")
    f.write(at, f.add(f.read(at), 1))
    f.go("next")

    f.label("move")
    f.copy(a, b, c)
    f.go("done")
    f.label("signal")
    f.exchange(a, b)
    f.go("done")
    f.label("stop")
    f.exchange(f.at(pool, _STOP), 1)
    f.fetch_add(f.at(pool, _TICKET), 1 << 32)
    f.futex(f.add(pool, 8 * _TICKET + 4), _FUTEX_WAKE, 0x7FFFFFFF)
    f.go("done")
    f.label("leave")
    f.return_(f.read(at))

    # A launch is shared when it has parts, enough work, and nobody else uses the workers.
    f.label("launch")
    parts, work, limit = (f.load(f.at(command, n)) for n in (_PARTS, _NANOSECONDS, _LIMIT))
    f.when(f.less(parts, 2), "alone")
    sleeping = f.load(f.at(pool, _SLEEPERS))
    f.when(sleeping, "asleep")
    f.when(f.less(work, f.load(f.at(pool, _HOT))), "alone")
    f.go("shared")
    f.label("asleep")
    f.when(f.less(f.load(f.at(command, _AHEAD)), f.load(f.at(pool, _ASLEEP))), "alone")
    f.label("shared")
    f.when(f.replace(f.at(pool, _BUSY), 0, 1), "publish")
    f.label("alone")
    f.run(a, b, 0, c)
    f.go("done")

    f.label("publish")
    for n, value in enumerate((a, b, c, parts, limit)):
        f.store(f.at(pool, _JOB + n), value)
    f.store(f.at(pool, _DONE), 0)
    f.write(mine, 0)
    number = f.add(f.shift_right(f.load(f.at(pool, _TICKET)), 32), 1)
    f.exchange(f.at(pool, _TICKET), f.or_(f.shift_left(number, 32), f.shift_left(parts, 16)))
    f.unless(f.ordered_load(f.at(pool, _SLEEPERS)), "take")
    f.futex(f.add(pool, 8 * _TICKET + 4), _FUTEX_WAKE, 0x7FFFFFFF)

    f.label("take")
    ticket = f.load(f.at(pool, _TICKET))
    low, high = _range(f, ticket)
    f.when(f.equal(low, high), "gather")
    f.unless(f.replace(f.at(pool, _TICKET), ticket, f.add(ticket, 1)), "take")
    f.write(mine, f.add(f.read(mine), 1))
    _chunk(f, [a, b, c, parts], low)
    f.go("take")

    f.label("gather")
    theirs = f.sub(parts, f.read(mine))
    f.write(spins, 0)
    f.label("look")
    f.when(f.equal(f.load(f.at(pool, _DONE)), theirs), "free")
    f.pause()
    f.write(spins, f.add(f.read(spins), 1))
    f.when(f.less(f.read(spins), f.load(f.at(pool, _SPIN))), "look")
    f.exchange(f.at(pool, _WAITING), 1)
    f.label("doze")
    finished = f.ordered_load(f.at(pool, _DONE))
    f.when(f.equal(finished, theirs), "awake")
    f.futex(f.at(pool, _DONE), _FUTEX_WAIT, finished)
    f.go("doze")
    f.label("awake")
    f.exchange(f.at(pool, _WAITING), 0)
    f.label("free")
    f.store(f.at(pool, _BUSY), 0)
    f.go("done")


def _worker(f: _Function) -> None:
    pool, number = f.parameters
    spins = f.variable(0)

    f.label("look")
    f.when(f.load(f.at(pool, _STOP)), "leave")
    ticket = f.load(f.at(pool, _TICKET))
    low, high = _range(f, ticket)
    f.when(f.equal(low, high), "idle")
    job = [f.load(f.at(pool, _JOB + n)) for n in range(4)]
    f.unless(f.less(number, f.load(f.at(pool, _JOB_LIMIT))), "idle")
    # Only while the job is the one just read can its ticket be replaced.
    f.unless(f.replace(f.at(pool, _TICKET), ticket, f.sub(ticket, 1 << 16)), "look")
    _chunk(f, job, f.sub(high, 1))
    f.fetch_add(f.at(pool, _DONE), 1)
    f.write(spins, 0)
    f.unless(f.ordered_load(f.at(pool, _WAITING)), "look")
    f.futex(f.at(pool, _DONE), _FUTEX_WAKE, 1)
    f.go("look")

    f.label("idle")
    f.pause()
    f.write(spins, f.add(f.read(spins), 1))
    f.when(f.less(f.read(spins), f.load(f.at(pool, _SPIN))), "look")
    f.write(spins, 0)
    f.fetch_add(f.at(pool, _SLEEPERS), 1)
    f.when(f.ordered_load(f.at(pool, _STOP)), "up")
    again = f.ordered_load(f.at(pool, _TICKET))
    f.unless(f.equal(again, ticket), "up")
    f.futex(f.add(pool, 8 * _TICKET + 4), _FUTEX_WAIT, f.shift_right(again, 32))
    f.label("up")
    f.fetch_add(f.at(pool, _SLEEPERS), -1)
    f.go("look")
    f.label("leave")
    f.return_(0)


def batch_text(language: str, arch: str) -> str:
    """The two functions as text: `language` is "llvm" or "c". ValueError for an unknown processor family."""
    if arch not in _FUTEX:
        raise ValueError(f"no batch loop for processor family {arch!r}; families: {', '.join(_FUTEX)}")
    kind = ("llvm", "c").index(language)
    batch = _Function(kind, arch, "tg_batch", ["words", "first", "end", "pool"])
    _batch(batch)
    worker = _Function(kind, arch, "tg_worker", ["pool", "number"])
    _worker(worker)
    used = [
        line
        for line in _HEADS[kind].splitlines()
        if "llvm" not in line or line.split()[2][:12] in batch.text()
    ]
    text = "\n".join([*used, batch.text(), worker.text()])
    return text.replace("FUTEX", str(_FUTEX[arch]))


class BatchLoop:
    """Makes the object for a compiler of kernels: what `tg_hcq` calls a HostCompiler."""

    def __init__(self, compiler: Any) -> None:
        self.compiler = compiler

    def batch_loop(self) -> bytes:
        """The object, from the disk cache if it is there. CompileError where this compiler cannot make it."""
        for kind, language in ((LLVMCompiler, "llvm"), (CCompiler, "c")):
            if isinstance(self.compiler, kind):
                text = batch_text(language, self.compiler.machine.arch)
                return bytes(self.compiler.compile_cached(text))
        raise CompileError(f"no batch loop is written for {type(self.compiler).__name__}")


__all__ = ["BatchLoop", "batch_text"]

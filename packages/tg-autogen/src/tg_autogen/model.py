"""What does a header say?

The data between the parser and the writers: types, declarations, macros, problems.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Prim:
    """A scalar by its Python name in the generated module (c_uint32, c_char_p, …); None stands for void."""

    name: str


@dataclass(frozen=True, slots=True)
class Named:
    """A record, enum or typedef that the module defines; `key` finds its declaration."""

    key: str
    name: str


@dataclass(frozen=True, slots=True)
class Pointer:
    target: CType
    const: bool = False


@dataclass(frozen=True, slots=True)
class Array:
    """`count` elements; a flexible array has count 0 and `flexible` set.

    Vectors are arrays with `vector` set.
    """

    element: CType
    count: int
    flexible: bool = False
    vector: bool = False


@dataclass(frozen=True, slots=True)
class FunctionType:
    result: CType
    arguments: tuple[CType, ...]
    variadic: bool = False


CType = Prim | Named | Pointer | Array | FunctionType
VOID = Prim("None")


@dataclass(frozen=True, slots=True)
class Place:
    """Where a declaration stands: file and line."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


@dataclass(slots=True)
class Field:
    """A record's member; offset in bits; `width` for bit-fields; name "" for anonymous members."""

    name: str
    c_name: str
    type: CType
    offset: int
    width: int | None = None


@dataclass(slots=True)
class Record:
    """A struct or union. `c_type` is a C expression for the type, "" where C cannot name it."""

    key: str
    name: str
    c_type: str
    place: Place
    union: bool = False
    complete: bool = False
    size: int = 0
    align: int = 1
    fields: list[Field] = field(default_factory=list)
    doc: str = ""


@dataclass(slots=True)
class Enum:
    """An enum.

    Constants in order, the integer type the compiler chose for it, the C++ namespace around it.
    """

    key: str
    name: str
    c_type: str
    place: Place
    base: Prim
    constants: list[tuple[str, int]] = field(default_factory=list)
    scope: str = ""
    doc: str = ""


@dataclass(slots=True)
class Typedef:
    key: str
    name: str
    place: Place
    type: CType


@dataclass(slots=True)
class Function:
    """A function with external linkage.

    `prototype` is its C text, `arguments` the names ("" where unnamed).
    """

    name: str
    place: Place
    type: FunctionType
    names: list[str]
    prototype: str = ""
    doc: str = ""

    @property
    def key(self) -> str:
        return self.name


@dataclass(slots=True)
class Global:
    name: str
    place: Place
    type: CType
    doc: str = ""

    @property
    def key(self) -> str:
        return self.name


@dataclass(slots=True)
class Selector:
    """An Objective-C method: `selector` as the runtime spells it."""

    selector: str
    type: FunctionType
    class_method: bool = False

    @property
    def name(self) -> str:
        return self.selector.replace(":", "_").rstrip("_")


@dataclass(slots=True)
class Interface:
    """An Objective-C class or protocol."""

    name: str
    place: Place
    superclass: str
    protocol: bool
    methods: list[Selector] = field(default_factory=list)

    @property
    def key(self) -> str:
        return f"objc:{self.name}"


@dataclass(slots=True)
class Constant:
    """An object-like macro with its value.

    `ioctl` is the struct's type for _IOR and its kin (VOID: no struct).
    """

    name: str
    place: Place
    value: int | float | str
    body: str
    bits: int = 64
    ioctl: CType | None = None


@dataclass(slots=True)
class Alias:
    """A macro that is another name for something generated."""

    name: str
    place: Place
    target: str


@dataclass(slots=True)
class MacroFunction:
    """A function-like macro as a Python expression over its parameters; `c_parameters` are their C names."""

    name: str
    place: Place
    parameters: list[str]
    expression: str
    body: str


Declaration = Record | Enum | Typedef | Function | Global | Interface


@dataclass(frozen=True, slots=True)
class Skip:
    """A declaration that is not generated, the kind of reason, and the reason in words."""

    name: str
    place: Place
    kind: str
    reason: str

    def __str__(self) -> str:
        return f"{self.place}: {self.name} skipped ({self.kind}): {self.reason}"


@dataclass(frozen=True, slots=True)
class Problem:
    """Something wrong with the input; severity "error" or "warning"; `kind` lets a spec accept it."""

    place: Place
    severity: str
    message: str
    kind: str = "input"

    def __str__(self) -> str:
        return f"{self.place}: {self.severity}: {self.message}"


@dataclass(slots=True)
class Module:
    """Everything one header set declares.

    `imported`: what other bindings have of it; `imports`: names of theirs by module, as an import says it.
    """

    declarations: dict[str, Declaration] = field(default_factory=dict)
    imported: dict[str, Declaration] = field(default_factory=dict)
    imports: dict[str, set[str]] = field(default_factory=dict)
    constants: list[Constant] = field(default_factory=list)
    aliases: list[Alias] = field(default_factory=list)
    macro_functions: list[MacroFunction] = field(default_factory=list)
    skips: list[Skip] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    def find(self, key: str) -> Declaration | None:
        """A declaration of this module or of those it imports from."""
        return self.declarations.get(key) or self.imported.get(key)

    def exported(self) -> set[str]:
        """The names that the module's Python text defines (before Python's keywords get an underscore)."""
        names = {declaration.name for declaration in self.declarations.values()}
        names |= {name for enum in self.enums() for name, _ in enum.constants}
        names |= {macro.name for macro in self.constants} | {alias.name for alias in self.aliases}
        return names | {macro.name for macro in self.macro_functions}

    def of(self, kind: type) -> Iterator[Declaration]:
        """Declarations of one class, in source order."""
        return (d for d in self.declarations.values() if isinstance(d, kind))

    def records(self) -> list[Record]:
        return [d for d in self.declarations.values() if isinstance(d, Record)]

    def enums(self) -> list[Enum]:
        return [d for d in self.declarations.values() if isinstance(d, Enum)]

    def functions(self) -> list[Function]:
        return [d for d in self.declarations.values() if isinstance(d, Function)]


def complete_needs(type_: CType) -> Iterator[str]:
    """Keys of declarations whose layout must be known before the type can be used by value."""
    if isinstance(type_, Named):
        yield type_.key
    elif isinstance(type_, Array):
        yield from complete_needs(type_.element)


def mentions(type_: CType) -> Iterator[str]:
    """Keys of every declaration a type mentions."""
    if isinstance(type_, Named):
        yield type_.key
    elif isinstance(type_, Pointer):
        yield from mentions(type_.target)
    elif isinstance(type_, Array):
        yield from mentions(type_.element)
    elif isinstance(type_, FunctionType):
        yield from mentions(type_.result)
        for argument in type_.arguments:
            yield from mentions(argument)

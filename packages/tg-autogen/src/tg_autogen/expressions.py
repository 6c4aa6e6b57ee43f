"""How does a function-like macro read in Python?

C expressions translated with C's meaning of operators and casts.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Callable, Collection
from dataclasses import dataclass

TOKEN = re.compile(
    r"""\s*(?:
    (?P<comment>/\*.*?\*/|//[^\n]*)
  | (?P<number>\.?[0-9](?:[eEpP][+-]|[0-9a-zA-Z_.'])*)
  | (?P<name>[A-Za-z_$][A-Za-z0-9_$]*)
  | (?P<char>(?:u8|[LuU])?'(?:\\.|[^'\\])+')
  | (?P<string>(?:u8|[LuU])?"(?:\\.|[^"\\])*")
  | (?P<op>\#\#|\#|<<=|>>=|\.\.\.|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=
      |[-+*/%&|^~!<>=?:;,.(){}\[\]])
  | (?P<other>\S)
)""",
    re.VERBOSE | re.DOTALL,
)

# What generated modules import from ctypes and from tg_autogen.runtime.
CTYPES_NAMES = (
    "CFUNCTYPE POINTER c_bool c_char c_char_p c_double c_float c_int8 c_int16 c_int32 c_int64 c_longdouble "
    "c_size_t c_ssize_t c_uint8 c_uint16 c_uint32 c_uint64 c_void_p c_wchar c_wchar_p sizeof"
).split()
RUNTIME_NAMES = "Ioctl Library Struct Union alignment c_int128 c_uint128 cdiv cmod layout".split()
OBJC_NAMES = ["Class", "Message"]  # from tg_autogen.objc
_MODULE_NAMES = {*CTYPES_NAMES, *RUNTIME_NAMES, *OBJC_NAMES, "int", "bool", "float", "_library", "_ENUMS"}
_SPECIAL = (
    "all annotations bases builtins buffer call class ctype_be ctype_le ctypes_from_outparam del delattr "
    "dict dir doc eq file format ge getattr getattribute getstate gt hash init init_subclass le loader lt "
    "module mro name ne new package path qualname reduce reduce_ex release_buffer repr setattr setstate "
    "sizeof slots spec str subclasshook weakref"
).split()
_CLASS_NAMES = re.compile(
    f"__({'|'.join(_SPECIAL)})__"
    r"|_(fields|pack|layout|align|anonymous|names|spec|alignment|swappedbytes|b_base|b_needsfree)_|_objects"
    r"|_(anonymous|bits|pad)_\d+|from_(buffer|buffer_copy|address|param)|in_dll"
)

_ESCAPES = {
    "n": 10,
    "t": 9,
    "r": 13,
    "0": 0,
    "a": 7,
    "b": 8,
    "f": 12,
    "v": 11,
    "\\": 92,
    "'": 39,
    '"': 34,
    "?": 63,
}
_INTEGERS = {"char", "short", "int", "long", "signed", "unsigned", "__signed__"}
_QUALIFIERS = {"const", "volatile", "__force", "__user", "__iomem"}
_BINARY = (
    (("||",), 1),
    (("&&",), 2),
    (("|",), 3),
    (("^",), 4),
    (("&",), 5),
    (("==", "!="), 6),
    (("<", ">", "<=", ">="), 7),
    (("<<", ">>"), 8),
    (("+", "-"), 9),
    (("*", "/", "%"), 10),
)
_PRECEDENCE = {op: level for ops, level in _BINARY for op in ops}
# Python's own binding strengths: comparisons bind weaker than bit operators there, so they get parentheses.
_PYTHON_LEVEL = {"|": 3, "^": 4, "&": 5, "<<": 8, ">>": 8, "+": 9, "-": 9, "*": 10}
_UNARY, _ATOM = 11, 12


class Untranslatable(Exception):
    """A macro with no Python form; `kind` is the class of reason."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


@dataclass(slots=True)
class Token:
    kind: str
    text: str


def tokens(text: str) -> list[Token]:
    """C tokens of a text, comments left out."""
    found = []
    for match in TOKEN.finditer(text):
        kind = match.lastgroup or "other"
        if kind != "comment":
            found.append(Token(kind, match.group(kind)))
    return found


def character(text: str) -> int:
    """The value of a C character constant."""
    body = text[text.index("'") + 1 : -1]
    if body[0] != "\\":
        return ord(body[0]) if len(body) == 1 else int.from_bytes(body.encode(), "big")
    if body[1] == "x":
        return int(body[2:], 16)
    if body[1] in "01234567":
        return int(body[1:], 8)
    return _ESCAPES.get(body[1], ord(body[1]))


def string(words: list[Token]) -> str | None:
    """The value of string literals standing together, in parentheses or not; None for other tokens."""
    if not words or any(word.kind != "string" and word.text not in ("(", ")") for word in words):
        return None
    bodies = (word.text[word.text.index('"') + 1 : -1] for word in words if word.kind == "string")
    return "".join(re.sub(r"\\(x[0-9a-fA-F]+|[0-7]{1,3}|.)", _unescape, body) for body in bodies)


def _unescape(match: re.Match[str]) -> str:
    return chr(character(f"'{match[0]}'"))


def number(text: str) -> str:
    """A C number as Python writes it."""
    bare = text.replace("'", "")
    if re.fullmatch(r"(0[xX][0-9a-fA-F]+|0[bB][01]+|[0-9]+)[uUlLzZ]*", bare):
        digits = bare.rstrip("uUlLzZ")
        return "0o" + digits[1:] if re.fullmatch(r"0[0-7]+", digits) and digits.strip("0") else digits or "0"
    if bare[:2] in ("0x", "0X"):
        return repr(float.fromhex(bare.rstrip("fFlL")))
    try:
        return repr(float(bare.rstrip("fFlL")))
    except ValueError:
        raise Untranslatable("syntax", f"{text} is no number") from None


@dataclass(slots=True)
class Names:
    """What a macro may mention. `scalar` maps a C type name to its ctypes name, "" when it is no scalar."""

    constants: Collection[str]
    functions: Collection[str]
    scalar: Callable[[str], str]
    record: Callable[[str], str]
    valueless: Collection[str]
    python: Callable[[str], str]


class Translator:
    """Recursive descent over one macro body; `run` gives the Python expression or raises Untranslatable."""

    def __init__(self, body: str, parameters: list[str], names: Names) -> None:
        self._tokens = tokens(body)
        self._at = 0
        self._names = names
        self._parameters = {name: field_name(name) for name in parameters}

    def run(self) -> str:
        if not self._tokens:
            raise Untranslatable("empty", "it expands to nothing")
        for token in self._tokens:
            if token.text in ("#", "##"):
                raise Untranslatable("paste", "it pastes tokens or makes strings of them")
            if token.text in ("{", ";", "do", "__asm__", "asm", "if", "while", "return"):
                raise Untranslatable("statement", "it is a statement, not an expression")
        text, _ = self._conditional()
        if self._at != len(self._tokens):
            raise Untranslatable("syntax", f"no expression ends before {self._tokens[self._at].text!r}")
        return _outside(text)

    # Token access

    def _peek(self, ahead: int = 0) -> str:
        index = self._at + ahead
        return self._tokens[index].text if index < len(self._tokens) else ""

    def _take(self, expected: str = "") -> Token:
        if self._at >= len(self._tokens):
            raise Untranslatable("syntax", "the expression stops in the middle")
        token = self._tokens[self._at]
        if expected and token.text != expected:
            raise Untranslatable("syntax", f"expected {expected!r}, found {token.text!r}")
        self._at += 1
        return token

    # Grammar; every method returns (text, binding level)

    def _conditional(self) -> tuple[str, int]:
        condition, level = self._binary(1)
        if self._peek() != "?":
            return condition, level
        self._take("?")
        yes, _ = self._conditional()
        self._take(":")
        no, _ = self._conditional()
        return f"{_choice(yes)} if {condition} else {_choice(no)}", 0

    def _binary(self, lowest: int) -> tuple[str, int]:
        left, level = self._unary()
        while True:
            op = self._peek()
            strength = _PRECEDENCE.get(op, 0)
            if strength < lowest:
                return left, level
            self._take()
            right, right_level = self._binary(strength + 1)
            left, level = _combine(op, left, level, right, right_level)

    def _unary(self) -> tuple[str, int]:
        op = self._peek()
        if op in ("-", "~", "+"):
            self._take()
            inner, level = self._unary()
            return f"{op}{_wrap(inner, level, _UNARY)}", _UNARY
        if op == "!":
            self._take()
            inner, level = self._unary()
            return f"int(not {_wrap(inner, level, 1)})", _ATOM
        if op in ("&", "*", "++", "--"):
            raise Untranslatable("pointer", "it works on addresses or variables")
        if op in ("sizeof", "_Alignof", "__alignof__"):
            return self._sizeof()
        if op == "(":
            cast = self._cast()
            if cast is not None:
                inner, level = self._unary()
                return (inner, level) if cast == "void" else (f"{cast}({_outside(inner)}).value", _ATOM)
        return self._postfix()

    def _postfix(self) -> tuple[str, int]:
        token = self._take()
        if token.text == "(":
            inner, level = self._conditional()
            self._take(")")
            return (f"({inner})", _ATOM) if level < _UNARY else (inner, level)
        if token.kind == "number":
            return number(token.text), _ATOM
        if token.kind == "char":
            return str(character(token.text)), _ATOM
        if token.kind == "name":
            return self._name(token.text)
        raise Untranslatable("syntax", f"{token.text!r} starts no expression")

    def _name(self, name: str) -> tuple[str, int]:
        if self._peek() == "(":
            return self._call(name)
        if self._peek() in ("->", ".", "[", "++", "--", "=") or self._peek() in ("+=", "|=", "-="):
            raise Untranslatable("pointer", "it works on addresses or variables")
        if name in self._parameters:
            return self._parameters[name], _ATOM
        if name in self._names.constants:
            return self._names.python(name), _ATOM
        raise Untranslatable("unknown", f"{name} is not known")

    def _call(self, name: str) -> tuple[str, int]:
        if name not in self._names.functions or name in self._parameters:
            raise Untranslatable("unknown", f"it calls {name}, which is no translated macro")
        self._take("(")
        arguments = []
        while self._peek() != ")":
            arguments.append(self._argument())
            if self._peek() == ",":
                self._take()
        self._take(")")
        return f"{self._names.python(name)}({', '.join(arguments)})", _ATOM

    def _argument(self) -> str:
        """An argument of a macro call: an expression, or a type by its Python name."""
        start = self._at
        type_ = self._type()
        if type_ and self._peek() in (",", ")"):
            return type_
        self._at = start
        return _outside(self._conditional()[0])

    def _cast(self) -> str | None:
        """The ctypes scalar of a parenthesised cast, "void" to drop the value.

        None when no type stands there.
        """
        start = self._at
        self._take("(")
        names = self._type_names()
        if names and self._peek() == "*":
            raise Untranslatable("pointer", "it casts to a pointer")
        if names and self._peek() == ")" and names not in self._parameters:
            scalar = "void" if names == "void" else self._names.scalar(names)
            if scalar:
                self._take(")")
                return scalar
        self._at = start
        return None

    def _type_names(self) -> str:
        """A run of words that may name a type."""
        words: list[str] = []
        while self._at < len(self._tokens) and self._tokens[self._at].kind == "name":
            word = self._peek()
            if word in _QUALIFIERS:
                self._at += 1
                continue
            continues = word in _INTEGERS and all(w in _INTEGERS for w in words)
            tagged = len(words) == 1 and words[0] in ("struct", "union", "enum")
            if words and not continues and not tagged:
                break
            words.append(word)
            self._at += 1
        return " ".join(words)

    def _type(self) -> str:
        """The Python name of a type standing here, "" when none does."""
        names = self._type_names()
        if not names:
            return ""
        if names in self._parameters:
            return self._parameters[names]
        return self._names.scalar(names) or self._names.record(names)

    def _sizeof(self) -> tuple[str, int]:
        function = "sizeof" if self._take().text == "sizeof" else "alignment"
        self._take("(")
        type_ = self._type()
        if self._peek() == "*" and type_:
            raise Untranslatable("pointer", "it takes the size of a pointer")
        if not type_ or self._peek() != ")":
            raise Untranslatable("unknown", "it takes the size of something unknown")
        self._take(")")
        return f"{function}({type_})", _ATOM


def field_name(name: str) -> str:
    """A C member's or parameter's name as a Python identifier.

    Keywords and what ctypes and the runtime keep in a record's class get an underscore.
    """
    clean = name.replace("$", "_")
    return clean + "_" if keyword.iskeyword(clean) or _CLASS_NAMES.fullmatch(clean) else clean


def python_name(name: str) -> str:
    """A C name as a module-level Python name.

    Keywords and what generated modules import get an underscore.
    """
    clean = field_name(name)
    return clean + "_" if clean in _MODULE_NAMES else clean


def _outside(text: str) -> str:
    """An expression without parentheses around the whole of it."""
    while text.startswith("(") and text.endswith(")"):
        depth = 0
        for index, mark in enumerate(text):
            depth += (mark == "(") - (mark == ")")
            if depth == 0 and index < len(text) - 1:
                return text
        text = text[1:-1]
    return text


def _choice(text: str) -> str:
    """One side of a conditional: parentheses only around another conditional."""
    bare = _outside(text)
    return f"({bare})" if " if " in bare else bare


def _wrap(text: str, level: int, needed: int) -> str:
    return text if level >= needed and level else f"({text})"


def _combine(op: str, left: str, left_level: int, right: str, right_level: int) -> tuple[str, int]:
    if op == "/":
        return f"cdiv({left}, {right})", _ATOM
    if op == "%":
        return f"cmod({left}, {right})", _ATOM
    if op in ("&&", "||"):
        word = "and" if op == "&&" else "or"
        return f"int(bool({left} {word} {right}))", _ATOM
    level = _PYTHON_LEVEL.get(op)
    if level is None:
        return f"int({_wrap(left, left_level, 3)} {op} {_wrap(right, right_level, 3)})", _ATOM
    return f"{_wrap(left, left_level, level)} {op} {_wrap(right, right_level, level + 1)}", level

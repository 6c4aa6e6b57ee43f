"""How does a C type read in the model? libclang types to Prim, Named, Pointer, Array and FunctionType."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .model import VOID, Array, CType, FunctionType, Named, Pointer, Prim
from .source import cindex


class UnsupportedType(Exception):
    """A type that ctypes cannot pass or hold; the message says which."""


_KINDS = {
    "BOOL": "c_bool",
    "CHAR_S": "c_char",
    "CHAR_U": "c_char",
    "WCHAR": "c_wchar",
    "FLOAT": "c_float",
    "DOUBLE": "c_double",
    "LONGDOUBLE": "c_longdouble",
    "INT128": "c_int128",
    "UINT128": "c_uint128",
    "SCHAR": "c_int8",
    "UCHAR": "c_uint8",
    "NULLPTR": "c_void_p",
    "BLOCKPOINTER": "c_void_p",
    "OBJCID": "c_void_p",
    "OBJCCLASS": "c_void_p",
    "OBJCSEL": "c_void_p",
    "OBJCOBJECTPOINTER": "c_void_p",
}
_SIGNED = {"SHORT", "INT", "LONG", "LONGLONG"}
_UNSIGNED = {"USHORT", "UINT", "ULONG", "ULONGLONG", "CHAR16", "CHAR32"}

# Scalars whose C names say more than their sizes do.
_KNOWN_TYPEDEFS = {
    "size_t": "c_size_t",
    "ssize_t": "c_ssize_t",
    "__builtin_va_list": "va_list",
    "va_list": "va_list",
    "__gnuc_va_list": "va_list",
}
_HALF_KINDS = {32, 39}  # CXType_Float16, CXType_BFloat16: no names in clang.cindex
_FLOAT128_KIND, _ATOMIC_KIND = 30, 177


class TypeReader:
    """Turns libclang types into model types; `declare(cursor, hint)` gives the Named of a declaration."""

    def __init__(self, declare: Callable[[Any, str], Named], wanted: Callable[[Any], bool]) -> None:
        self._declare, self._wanted = declare, wanted

    def read(self, type_: Any, hint: str = "") -> CType:
        """The model type; `hint` names unnamed records inside.

        UnsupportedType when ctypes has no such type.
        """
        kind = kind_name(type_)
        if kind == "TYPEDEF":
            return self._typedef(type_, hint)
        if kind == "VOID":
            return VOID
        if kind in _KINDS:
            return Prim(_KINDS[kind])
        if kind in _SIGNED or kind in _UNSIGNED:
            return Prim(f"c_{'u' if kind in _UNSIGNED else ''}int{8 * type_.get_size()}")
        if kind in ("RECORD", "ENUM"):
            return self._declare(type_.get_declaration(), hint)
        if kind == "POINTER":
            return self._pointer(type_.get_pointee(), hint)
        if kind in ("CONSTANTARRAY", "INCOMPLETEARRAY", "VARIABLEARRAY"):
            count = type_.element_count if kind == "CONSTANTARRAY" else 0
            return Array(self.read(_element(type_), hint), count, flexible=kind != "CONSTANTARRAY")
        if kind in ("VECTOR", "EXTVECTOR"):
            return self._vector(type_, hint)
        if kind == "COMPLEX":
            element = Prim("c_float" if type_.get_size() == 8 else "c_double")
            return Array(element, 2, vector=True)
        if kind in ("FUNCTIONPROTO", "FUNCTIONNOPROTO"):
            return self.function(type_, hint)
        if kind == "HALF":
            return Prim("c_uint16")
        if kind == "FLOAT128":
            return Array(Prim("c_uint64"), 2, vector=True)
        if kind == "MEMBERPOINTER" or kind.endswith("REFERENCE"):
            raise UnsupportedType(f"{type_.spelling} is C++")
        canonical = type_.get_canonical()
        if kind == "ELABORATED":
            return self.read(type_.get_named_type(), hint)
        if canonical != type_:
            return self.read(canonical, hint)
        if kind == "ATOMIC":
            return self.read(cindex().conf.lib.clang_Type_getValueType(type_), hint)
        raise UnsupportedType(f"no ctypes type for {type_.spelling} ({kind})")

    def _typedef(self, type_: Any, hint: str) -> CType:
        declaration = type_.get_declaration()
        known = _KNOWN_TYPEDEFS.get(declaration.spelling)
        if known:
            return Prim(known)
        canonical = kind_name(type_.get_canonical())
        if canonical in _KINDS and _KINDS[canonical] in ("c_bool", "c_char"):
            return Prim(_KINDS[canonical])
        if declaration.spelling == "wchar_t":
            return Prim("c_wchar")
        if self._wanted(declaration) and canonical != "VOID":
            return self._declare(declaration, hint)
        underlying = declaration.underlying_typedef_type
        if _is_function_pointer(type_.get_canonical()):
            return self._declare(declaration, hint)
        return self.read(underlying, hint or declaration.spelling)

    def _pointer(self, target: Any, hint: str) -> CType:
        canonical = target.get_canonical()
        kind = kind_name(canonical)
        if kind == "VOID":
            return Prim("c_void_p")
        if kind in ("CHAR_S", "CHAR_U") and canonical.is_const_qualified():
            return Prim("c_char_p")
        if kind == "WCHAR" and canonical.is_const_qualified():
            return Prim("c_wchar_p")
        inner = self.read(target, hint)
        if isinstance(inner, FunctionType):
            return inner
        if inner == Prim("va_list"):
            return Prim("c_void_p")
        if isinstance(inner, Named) and kind in ("FUNCTIONPROTO", "FUNCTIONNOPROTO"):
            return inner
        return Pointer(inner, canonical.is_const_qualified())

    def _vector(self, type_: Any, hint: str) -> CType:
        element = self.read(_element(type_), hint)
        return Array(element, type_.get_size() // _element(type_).get_size(), vector=True)

    def function(self, type_: Any, hint: str = "") -> FunctionType:
        """A function type; array parameters become pointers."""
        variadic = kind_name(type_) == "FUNCTIONPROTO" and type_.is_function_variadic()
        arguments: list[CType] = []
        if kind_name(type_) == "FUNCTIONPROTO":
            for argument in type_.argument_types():
                read = self.read(argument, hint)
                arguments.append(
                    Pointer(read.element) if isinstance(read, Array) and not read.vector else read
                )
        return FunctionType(self.read(type_.get_result(), hint), tuple(arguments), variadic)


def _element(type_: Any) -> Any:
    """The element type, also where clang.cindex does not know its kind."""
    return cindex().conf.lib.clang_getElementType(type_)


def kind_name(type_: Any) -> str:
    number = type_._kind_id
    if number in _HALF_KINDS:
        return "HALF"
    if number == _FLOAT128_KIND:
        return "FLOAT128"
    if number == _ATOMIC_KIND:
        return "ATOMIC"
    try:
        return str(type_.kind.name)
    except ValueError:
        return f"KIND{number}"


def _is_function_pointer(canonical: Any) -> bool:
    if kind_name(canonical) in ("FUNCTIONPROTO", "FUNCTIONNOPROTO"):
        return True
    if kind_name(canonical) != "POINTER":
        return False
    return kind_name(canonical.get_pointee()) in ("FUNCTIONPROTO", "FUNCTIONNOPROTO")


def passing_problem(type_: Any) -> str:
    """Why ctypes cannot pass or return a value of this libclang type as C does; "" when it can."""
    canonical = type_.get_canonical()
    if "__va_list_tag" in canonical.spelling:
        return "it takes a va_list"
    kind = kind_name(canonical)
    if kind in ("VECTOR", "EXTVECTOR", "COMPLEX"):
        return "vectors and complex numbers cannot be passed by value"
    if kind in ("INT128", "UINT128", "HALF", "FLOAT128"):
        return f"{canonical.spelling} cannot be passed by value"
    if kind in ("CONSTANTARRAY", "INCOMPLETEARRAY"):
        return "" if kind == "INCOMPLETEARRAY" else passing_problem(_element(canonical))
    return _record_problem(canonical) if kind == "RECORD" else ""


def _holds_float(type_: Any) -> bool:
    canonical = type_.get_canonical()
    kind = kind_name(canonical)
    if kind == "RECORD":
        return any(_holds_float(member.type) for member in canonical.get_fields())
    if kind == "CONSTANTARRAY":
        return _holds_float(_element(canonical))
    return kind in ("FLOAT", "DOUBLE", "LONGDOUBLE")


def _record_problem(record: Any) -> str:
    """Records pass as in C when their members alone decide the layout: no packing, no further alignment."""
    if record.get_declaration().kind.name == "UNION_DECL" and _holds_float(record):
        return "unions with floating-point members cannot be passed by value"
    strictest = 1
    for member in record.get_fields():
        align = max(member.type.get_align(), 1)
        strictest = max(strictest, align)
        if not member.is_bitfield() and member.get_field_offsetof() % (8 * align):
            return "packed records cannot be passed by value"
        problem = passing_problem(member.type)
        if problem:
            return problem
    return "records of further alignment cannot be passed by value" if record.get_align() > strictest else ""


__all__ = ["TypeReader", "UnsupportedType", "passing_problem"]

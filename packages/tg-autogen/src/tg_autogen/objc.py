"""How does Python talk to Objective-C? Classes whose methods are typed message sends."""

from __future__ import annotations

import ctypes

from .runtime import Library

TYPE_CHECKING = False  # as type checkers know it, without importing typing
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

__all__ = ["Class", "Message", "library"]

library = Library(
    "objc", linux=("libobjc.so.4",), darwin=("/usr/lib/libobjc.dylib",), package="macOS or GNUstep's libobjc"
)


class Class:
    """An Objective-C object by its address; subclasses carry the name of the class they stand for."""

    __slots__ = ("pointer",)

    def __init__(self, pointer: int) -> None:
        if not pointer:
            raise ValueError(f"nil is no {type(self).__name__}")
        self.pointer = pointer

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Class) and self.pointer == other.pointer

    def __hash__(self) -> int:
        return hash(self.pointer)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} at {self.pointer:#x}>"


class Message:
    """A method: reading it from an instance, or a class method from the class, gives what sends it."""

    def __init__(self, selector: str, restype: Any, *argtypes: Any, class_method: bool = False) -> None:
        self.selector, self.restype, self.argtypes, self.class_method = (
            selector,
            restype,
            argtypes,
            class_method,
        )
        self._send: Any = None
        self._name = 0

    def __get__(self, instance: Class | None, owner: type[Class]) -> Message | Callable[..., Any]:
        if self.class_method:
            return self._sender(_class_pointer(owner.__name__))
        return self if instance is None else self._sender(instance.pointer)

    def _sender(self, receiver: int) -> Callable[..., Any]:
        if self._send is None:
            prototype = ctypes.CFUNCTYPE(self.restype, ctypes.c_void_p, ctypes.c_void_p, *self.argtypes)
            address = ctypes.cast(library.symbol("objc_msgSend"), ctypes.c_void_p).value
            self._send = prototype(address or 0)
            self._name = _pointer_from("sel_registerName", self.selector)
        return lambda *arguments: self._send(receiver, self._name, *arguments)


def _class_pointer(name: str) -> int:
    pointer = _pointer_from("objc_getClass", name)
    if not pointer:
        raise AttributeError(f"the Objective-C runtime has no class {name!r}; is its framework loaded?")
    return pointer


def _pointer_from(function: str, text: str) -> int:
    symbol = library.symbol(function)
    symbol.restype, symbol.argtypes = ctypes.c_void_p, [ctypes.c_char_p]
    return symbol(text.encode()) or 0

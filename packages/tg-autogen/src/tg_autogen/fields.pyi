# What a record's member is to a type checker: the value on an instance, the description on the class.
from typing import Any, Generic, TypeVar, overload

_T = TypeVar("_T")

class Field(Generic[_T]):
    offset: int
    size: int
    bit_offset: int
    width: int
    @overload
    def __get__(self, instance: None, owner: type, /) -> Field[_T]: ...
    @overload
    def __get__(self, instance: object, owner: type, /) -> _T: ...
    def __set__(self, instance: object, value: Any, /) -> None: ...

"""Is anybody recording rewrites? The little that `graph_rewrite` has to know about `tg_uop.trace`."""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable
from typing import Any, TypeVar

R = TypeVar("R")

recorders: list[Any] = []  # the open `trace()` and `profile()` blocks, of all threads


class Group:
    """The passes of one call of a `track_rewrites` function."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


class _Thread(threading.local):
    def __init__(self) -> None:
        self.groups: list[Group] = []
        self.passes: list[Any] = []


current = _Thread()


def track_rewrites(
    name: str | Callable[..., str] | None = None,
) -> Callable[[Callable[..., R]], Callable[..., R]]:
    """Decorator: the passes of each call form a group called `name`.

    `name` is a string or a function of the call's arguments; without it, the function's own name.
    Costs one test when nothing records.
    """

    def decorate(function: Callable[..., R]) -> Callable[..., R]:
        @functools.wraps(function)
        def wrapper(*args: Any, **kwargs: Any) -> R:
            if not recorders:
                return function(*args, **kwargs)
            title = name(*args, **kwargs) if callable(name) else name or function.__name__
            current.groups.append(Group(title))
            try:
                return function(*args, **kwargs)
            finally:
                current.groups.pop()

        return wrapper

    return decorate

"""Symbolic algebra: linear forms, division and modulo, comparisons, validity, and the
rules that apply them.
"""

from tg_uop.symbolic.divmod import clear_caches, fold_floordiv, fold_floormod
from tg_uop.symbolic.evaluate import sym_infer
from tg_uop.symbolic.fastdiv import fast_idiv, reciprocal
from tg_uop.symbolic.linear import from_linear, linear_form
from tg_uop.symbolic.rules import simplify, symbolic
from tg_uop.symbolic.validity import bound_of, clauses, is_valid_index, simplify_under, split_valid

__all__ = [
    "bound_of",
    "clauses",
    "clear_caches",
    "fast_idiv",
    "fold_floordiv",
    "fold_floormod",
    "from_linear",
    "is_valid_index",
    "linear_form",
    "reciprocal",
    "simplify",
    "simplify_under",
    "split_valid",
    "sym_infer",
    "symbolic",
]

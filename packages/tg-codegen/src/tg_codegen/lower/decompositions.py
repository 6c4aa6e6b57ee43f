"""placeholder"""
from tg_uop import PatternMatcher
def decompositions(renderer): return PatternMatcher([])
def contraction(renderer): return PatternMatcher([])

"""A parser for the notation of AMD's pseudo-code: statements and expressions as nested tuples."""

import re

from pseudocode_values import Flt, Int, Unknown

# ---- parser ----------------------------------------------------------------------------------------------
TOKEN = re.compile(
    r"\s*(?:(\d+'(?:BF|[UIFB])(?=[(;\[]))|(\d+'-?(?:0x[0-9a-fA-F]+|\d+\.\d+|\d+)(?:ULL|LL|U|L|F)?)"
    r"|((?:0x[0-9a-fA-F]+|\d+\.\d+|\d+)(?:ULL|LL|U|L|F)?)|([A-Za-z_][A-Za-z_0-9]*)"
    r"|(<<|>>|\*\*|<=|>=|==|!=|<>|&&|\|\||\+=|-=|\+:|[-+*/%&|^~!<>=?:;,.(){}\[\]]))"
)
KEYWORDS = {
    "if",
    "then",
    "elsif",
    "else",
    "endif",
    "for",
    "in",
    "do",
    "endfor",
    "declare",
    "return",
    "break",
    "lambda",
}


def tokenize(text):
    text = re.sub(r"//[^\n]*", "", text)
    position, tokens = 0, []
    while text[position:].strip():
        match = TOKEN.match(text, position)
        if not match:
            raise Unknown(f"token at {text[position : position + 20]!r}")
        position = match.end()
        kind = next(i for i, group in enumerate(match.groups()) if group is not None)
        tokens.append(("cast sized number name op".split()[kind], match.group(kind + 1)))
    return tokens + [("end", "")]


BINARY = [
    ["||"],
    ["&&"],
    ["|"],
    ["^"],
    ["&"],
    ["==", "!=", "<>"],
    ["<", "<=", ">", ">="],
    ["<<", ">>"],
    ["+", "-"],
    ["*", "/", "%"],
    ["**"],
]


class Parser:
    def __init__(self, text):
        self.tokens, self.at = tokenize(text), 0

    def peek(self):
        return self.tokens[self.at][1]

    def next(self):
        self.at += 1
        return self.tokens[self.at - 1]

    def accept(self, text):
        if self.peek() == text and self.tokens[self.at][0] in ("op", "name"):
            self.at += 1
            return True
        return False

    def expect(self, text):
        if not self.accept(text):
            raise Unknown(f"expected {text}, found {self.peek()!r}")

    def block(self, *ends):
        body = []
        while self.peek() not in ends and self.tokens[self.at][0] != "end":
            if self.accept(";"):
                continue
            body.append(self.statement())
        return ("block", body)

    def statement(self):
        if self.accept("if"):
            arms, otherwise = [], ("block", [])
            condition = self.expression()
            self.expect("then")
            arms.append((condition, self.block("elsif", "else", "endif")))
            while True:
                if self.accept("elsif"):
                    condition = self.expression()
                    self.expect("then")
                    arms.append((condition, self.block("elsif", "else", "endif")))
                elif self.accept("else"):
                    otherwise = self.block("endif")
                else:
                    break
            self.expect("endif")
            return ("if", arms, otherwise)
        if self.accept("for"):
            name = self.next()[1]
            self.expect("in")
            first = self.expression()
            self.expect(":")
            last = self.expression()
            self.expect("do")
            body = self.block("endfor")
            self.expect("endfor")
            return ("for", name, first, last, body)
        if self.accept("declare"):
            name = self.next()[1]
            self.expect(":")
            kind = self.next()
            width = kind[1]
            count = None
            if self.accept("["):
                count = self.expression()
                self.expect("]")
            return ("declare", name, width, count)
        if self.accept("return"):
            return ("return", self.expression())
        if self.accept("break"):
            return ("break",)
        target = self.expression(lambda_ok=True)
        for operator in ("=", "+=", "-="):
            if self.accept(operator):
                if self.accept("lambda"):
                    self.expect("(")
                    names = []
                    while not self.accept(")"):
                        names.append(self.next()[1])
                        self.accept(",")
                    self.expect("(")
                    if self.peek() in ("if", "declare", "for"):
                        body = self.block(")")
                    else:
                        body = ("return", self.expression())
                        self.accept(";")
                    self.expect(")")
                    return ("lambda", target, names, body)
                return ("assign", target, operator, self.expression())
        return ("expr", target)

    def expression(self, lambda_ok=False):
        condition = self.binary(0)
        if self.accept("?"):
            first = self.expression()
            self.expect(":")
            return ("?", condition, first, self.expression())
        return condition

    def binary(self, level):
        if level == len(BINARY):
            return self.unary()
        left = self.binary(level + 1)
        while self.peek() in BINARY[level] and self.tokens[self.at][0] == "op":
            operator = self.next()[1]
            left = ("bin", operator, left, self.binary(level + 1))
        return left

    def unary(self):
        for operator in ("-", "!", "~", "+"):
            if self.accept(operator):
                return ("un", operator, self.unary())
        return self.postfix(self.primary())

    def postfix(self, item):
        while True:
            if self.peek() == "." and self.tokens[self.at + 1][0] == "name":
                self.at += 1
                item = ("view", item, self.next()[1])
            elif self.accept("["):
                first = self.expression()
                if self.accept("+:"):
                    width = self.expression()
                    item = ("part", item, first, width)
                elif self.accept(":"):
                    item = ("slice", item, first, self.expression())
                else:
                    item = ("index", item, first)
                self.expect("]")
            else:
                return item

    def primary(self):
        kind, text = self.next()
        if kind == "number":
            return ("lit", literal(text))
        if kind == "sized":
            width, number = text.split("'")
            if "." in number:
                return ("lit", Flt(float(number.rstrip("F")), int(width)))
            value = literal(number)
            return ("lit", Int(value.value, int(width), not number.endswith("U")))
        if kind == "cast":
            self.expect("(")
            inner = self.expression()
            self.expect(")")
            return ("cast", text, inner)
        if text == "(":
            inner = self.expression()
            self.expect(")")
            return inner
        if text == "{":
            parts = [self.expression()]
            while self.accept(","):
                parts.append(self.expression())
            self.expect("}")
            return ("concat", parts)
        if kind == "name":
            if text in KEYWORDS - {"in"}:
                raise Unknown(text)
            if self.accept("("):
                arguments = []
                while not self.accept(")"):
                    arguments.append(self.expression())
                    self.accept(",")
                return ("call", text, arguments)
            return ("name", text)
        raise Unknown(text)


def literal(text):
    suffix = (
        re.search(r"(ULL|LL|U|L|F)?$", text).group(0)
        if not text.startswith("0x")
        else re.search(r"(ULL|LL|U|L)?$", text).group(0)
    )
    number = text[: len(text) - len(suffix)] if suffix else text
    if "." in number:
        return Flt(float(number), 32 if suffix == "F" else 64)
    value = int(number, 0)
    width = 64 if "LL" in suffix or value >= 1 << 32 else 32
    return Int(value, width, "U" not in suffix and value < 1 << (width - 1))


_PARSED = {}


def parse(text):
    if text not in _PARSED:
        parser = Parser(text)
        _PARSED[text] = parser.block()
    return _PARSED[text]

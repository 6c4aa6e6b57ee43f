"""How fast is the whole system, beside numpy and torch on the same machine in the same run? See
`__main__.py`.
"""

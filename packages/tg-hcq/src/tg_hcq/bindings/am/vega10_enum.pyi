from tg_autogen.runtime import SymbolTable

table: SymbolTable

def __getattr__(name: str) -> int: ...

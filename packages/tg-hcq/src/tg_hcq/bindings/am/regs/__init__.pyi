from tg_autogen.registers import IP, Database

database: Database

def AMDIP(block: str, version: tuple[int, ...], bases: tuple[tuple[int, ...], ...]) -> IP: ...

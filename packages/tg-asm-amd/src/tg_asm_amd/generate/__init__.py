"""How the instruction tables are made: by walking LLVM's disassembler over the opcode space."""

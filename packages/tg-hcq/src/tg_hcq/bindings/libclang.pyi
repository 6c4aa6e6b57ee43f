# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
import ctypes
from typing import Any

from tg_autogen import runtime
from tg_autogen.fields import Field

enum_CXErrorCode = ctypes.c_uint32
CXError_Success: int
CXError_Failure: int
CXError_Crashed: int
CXError_InvalidArguments: int
CXError_ASTReadError: int
class CXString(runtime.Struct):
    """A character string."""
    data: Field[int | None]
    private_flags: Field[int]
class CXStringSet(runtime.Struct):
    Strings: Field[ctypes._Pointer[CXString]]
    Count: Field[int]
def clang_getCString(string: Any, /) -> bytes | None:
    """const char * clang_getCString(CXString string) - Retrieve the character data associated with the given string."""
def clang_disposeString(string: Any, /) -> None:
    """void clang_disposeString(CXString string) - Free the given string."""
def clang_disposeStringSet(set: Any, /) -> None:
    """void clang_disposeStringSet(CXStringSet * set) - Free the given string set."""
def clang_getBuildSessionTimestamp() -> int:
    """unsigned long long clang_getBuildSessionTimestamp() - Return the timestamp for use with Clang's -fbuild-session-timestamp= option."""
class struct_CXVirtualFileOverlayImpl(runtime.Struct): ...
CXVirtualFileOverlay = Any
def clang_VirtualFileOverlay_create(options: Any, /) -> ctypes._Pointer[struct_CXVirtualFileOverlayImpl]:
    """CXVirtualFileOverlay clang_VirtualFileOverlay_create(unsigned int options) - Create a CXVirtualFileOverlay object. Must be disposed with clang_VirtualFileOverlay_dispose()."""
def clang_VirtualFileOverlay_addFileMapping(a0: Any, virtualPath: Any, realPath: Any, /) -> int:
    """enum CXErrorCode clang_VirtualFileOverlay_addFileMapping(CXVirtualFileOverlay, const char * virtualPath, const char * realPath) - Map an absolute virtual file path to an absolute real one. The virtual path must be canonicalized (not contain '.'/'..')."""
def clang_VirtualFileOverlay_setCaseSensitivity(a0: Any, caseSensitive: Any, /) -> int:
    """enum CXErrorCode clang_VirtualFileOverlay_setCaseSensitivity(CXVirtualFileOverlay, int caseSensitive) - Set the case sensitivity for the CXVirtualFileOverlay object. The CXVirtualFileOverlay object is case-sensitive by default, this option can be used to override the default."""
def clang_VirtualFileOverlay_writeToBuffer(a0: Any, options: Any, out_buffer_ptr: Any, out_buffer_size: Any, /) -> int:
    """enum CXErrorCode clang_VirtualFileOverlay_writeToBuffer(CXVirtualFileOverlay, unsigned int options, char ** out_buffer_ptr, unsigned int * out_buffer_size) - Write out the CXVirtualFileOverlay object to a char buffer."""
def clang_free(buffer: Any, /) -> None:
    """void clang_free(void * buffer) - free memory allocated by libclang, such as the buffer returned by CXVirtualFileOverlay() or clang_ModuleMapDescriptor_writeToBuffer()."""
def clang_VirtualFileOverlay_dispose(a0: Any, /) -> None:
    """void clang_VirtualFileOverlay_dispose(CXVirtualFileOverlay) - Dispose a CXVirtualFileOverlay object."""
class struct_CXModuleMapDescriptorImpl(runtime.Struct): ...
CXModuleMapDescriptor = Any
def clang_ModuleMapDescriptor_create(options: Any, /) -> ctypes._Pointer[struct_CXModuleMapDescriptorImpl]:
    """CXModuleMapDescriptor clang_ModuleMapDescriptor_create(unsigned int options) - Create a CXModuleMapDescriptor object. Must be disposed with clang_ModuleMapDescriptor_dispose()."""
def clang_ModuleMapDescriptor_setFrameworkModuleName(a0: Any, name: Any, /) -> int:
    """enum CXErrorCode clang_ModuleMapDescriptor_setFrameworkModuleName(CXModuleMapDescriptor, const char * name) - Sets the framework module name that the module.modulemap describes."""
def clang_ModuleMapDescriptor_setUmbrellaHeader(a0: Any, name: Any, /) -> int:
    """enum CXErrorCode clang_ModuleMapDescriptor_setUmbrellaHeader(CXModuleMapDescriptor, const char * name) - Sets the umbrella header name that the module.modulemap describes."""
def clang_ModuleMapDescriptor_writeToBuffer(a0: Any, options: Any, out_buffer_ptr: Any, out_buffer_size: Any, /) -> int:
    """enum CXErrorCode clang_ModuleMapDescriptor_writeToBuffer(CXModuleMapDescriptor, unsigned int options, char ** out_buffer_ptr, unsigned int * out_buffer_size) - Write out the CXModuleMapDescriptor object to a char buffer."""
def clang_ModuleMapDescriptor_dispose(a0: Any, /) -> None:
    """void clang_ModuleMapDescriptor_dispose(CXModuleMapDescriptor) - Dispose a CXModuleMapDescriptor object."""
CXCompilationDatabase = ctypes.c_void_p
CXCompileCommands = ctypes.c_void_p
CXCompileCommand = ctypes.c_void_p
CXCompilationDatabase_Error = ctypes.c_uint32
CXCompilationDatabase_NoError: int
CXCompilationDatabase_CanNotLoadDatabase: int
def clang_CompilationDatabase_fromDirectory(BuildDir: Any, ErrorCode: Any, /) -> int | None:
    """CXCompilationDatabase clang_CompilationDatabase_fromDirectory(const char * BuildDir, CXCompilationDatabase_Error * ErrorCode) - Creates a compilation database from the database found in directory buildDir. For example, CMake can output a compile_commands.json which can be used to build the database."""
def clang_CompilationDatabase_dispose(a0: Any, /) -> None:
    """void clang_CompilationDatabase_dispose(CXCompilationDatabase) - Free the given compilation database"""
def clang_CompilationDatabase_getCompileCommands(a0: Any, CompleteFileName: Any, /) -> int | None:
    """CXCompileCommands clang_CompilationDatabase_getCompileCommands(CXCompilationDatabase, const char * CompleteFileName) - Find the compile commands used for a file. The compile commands must be freed by clang_CompileCommands_dispose."""
def clang_CompilationDatabase_getAllCompileCommands(a0: Any, /) -> int | None:
    """CXCompileCommands clang_CompilationDatabase_getAllCompileCommands(CXCompilationDatabase) - Get all the compile commands in the given compilation database."""
def clang_CompileCommands_dispose(a0: Any, /) -> None:
    """void clang_CompileCommands_dispose(CXCompileCommands) - Free the given CompileCommands"""
def clang_CompileCommands_getSize(a0: Any, /) -> int:
    """unsigned int clang_CompileCommands_getSize(CXCompileCommands) - Get the number of CompileCommand we have for a file"""
def clang_CompileCommands_getCommand(a0: Any, I: Any, /) -> int | None:
    """CXCompileCommand clang_CompileCommands_getCommand(CXCompileCommands, unsigned int I) - Get the I'th CompileCommand for a file"""
def clang_CompileCommand_getDirectory(a0: Any, /) -> CXString:
    """CXString clang_CompileCommand_getDirectory(CXCompileCommand) - Get the working directory where the CompileCommand was executed from"""
def clang_CompileCommand_getFilename(a0: Any, /) -> CXString:
    """CXString clang_CompileCommand_getFilename(CXCompileCommand) - Get the filename associated with the CompileCommand."""
def clang_CompileCommand_getNumArgs(a0: Any, /) -> int:
    """unsigned int clang_CompileCommand_getNumArgs(CXCompileCommand) - Get the number of arguments in the compiler invocation."""
def clang_CompileCommand_getArg(a0: Any, I: Any, /) -> CXString:
    """CXString clang_CompileCommand_getArg(CXCompileCommand, unsigned int I) - Get the I'th argument value in the compiler invocations"""
def clang_CompileCommand_getNumMappedSources(a0: Any, /) -> int:
    """unsigned int clang_CompileCommand_getNumMappedSources(CXCompileCommand) - Get the number of source mappings for the compiler invocation."""
def clang_CompileCommand_getMappedSourcePath(a0: Any, I: Any, /) -> CXString:
    """CXString clang_CompileCommand_getMappedSourcePath(CXCompileCommand, unsigned int I) - Get the I'th mapped source path for the compiler invocation."""
def clang_CompileCommand_getMappedSourceContent(a0: Any, I: Any, /) -> CXString:
    """CXString clang_CompileCommand_getMappedSourceContent(CXCompileCommand, unsigned int I) - Get the I'th mapped source content for the compiler invocation."""
CXFile = ctypes.c_void_p
def clang_getFileName(SFile: Any, /) -> CXString:
    """CXString clang_getFileName(CXFile SFile) - Retrieve the complete file and path name of the given file."""
def clang_getFileTime(SFile: Any, /) -> int:
    """time_t clang_getFileTime(CXFile SFile) - Retrieve the last modification time of the given file."""
class CXFileUniqueID(runtime.Struct):
    """Uniquely identifies a CXFile, that refers to the same underlying file, across an indexing session."""
    data: Field[ctypes.Array[ctypes.c_uint64]]
def clang_getFileUniqueID(file: Any, outID: Any, /) -> int:
    """int clang_getFileUniqueID(CXFile file, CXFileUniqueID * outID) - Retrieve the unique ID for the given file."""
def clang_File_isEqual(file1: Any, file2: Any, /) -> int:
    """int clang_File_isEqual(CXFile file1, CXFile file2) - Returns non-zero if the file1 and file2 point to the same file, or they are both NULL."""
def clang_File_tryGetRealPathName(file: Any, /) -> CXString:
    """CXString clang_File_tryGetRealPathName(CXFile file) - Returns the real path name of file."""
class CXSourceLocation(runtime.Struct):
    """Identifies a specific source location within a translation unit."""
    ptr_data: Field[ctypes.Array[ctypes.c_void_p]]
    int_data: Field[int]
class CXSourceRange(runtime.Struct):
    """Identifies a half-open character range in the source code."""
    ptr_data: Field[ctypes.Array[ctypes.c_void_p]]
    begin_int_data: Field[int]
    end_int_data: Field[int]
def clang_getNullLocation() -> CXSourceLocation:
    """CXSourceLocation clang_getNullLocation() - Retrieve a NULL (invalid) source location."""
def clang_equalLocations(loc1: Any, loc2: Any, /) -> int:
    """unsigned int clang_equalLocations(CXSourceLocation loc1, CXSourceLocation loc2) - Determine whether two source locations, which must refer into the same translation unit, refer to exactly the same point in the source code."""
def clang_Location_isInSystemHeader(location: Any, /) -> int:
    """int clang_Location_isInSystemHeader(CXSourceLocation location) - Returns non-zero if the given source location is in a system header."""
def clang_Location_isFromMainFile(location: Any, /) -> int:
    """int clang_Location_isFromMainFile(CXSourceLocation location) - Returns non-zero if the given source location is in the main file of the corresponding translation unit."""
def clang_getNullRange() -> CXSourceRange:
    """CXSourceRange clang_getNullRange() - Retrieve a NULL (invalid) source range."""
def clang_getRange(begin: Any, end: Any, /) -> CXSourceRange:
    """CXSourceRange clang_getRange(CXSourceLocation begin, CXSourceLocation end) - Retrieve a source range given the beginning and ending source locations."""
def clang_equalRanges(range1: Any, range2: Any, /) -> int:
    """unsigned int clang_equalRanges(CXSourceRange range1, CXSourceRange range2) - Determine whether two ranges are equivalent."""
def clang_Range_isNull(range: Any, /) -> int:
    """int clang_Range_isNull(CXSourceRange range) - Returns non-zero if range is null."""
def clang_getExpansionLocation(location: Any, file: Any, line: Any, column: Any, offset: Any, /) -> None:
    """void clang_getExpansionLocation(CXSourceLocation location, CXFile * file, unsigned int * line, unsigned int * column, unsigned int * offset) - Retrieve the file, line, column, and offset represented by the given source location."""
def clang_getPresumedLocation(location: Any, filename: Any, line: Any, column: Any, /) -> None:
    """void clang_getPresumedLocation(CXSourceLocation location, CXString * filename, unsigned int * line, unsigned int * column) - Retrieve the file, line and column represented by the given source location, as specified in a # line directive."""
def clang_getInstantiationLocation(location: Any, file: Any, line: Any, column: Any, offset: Any, /) -> None:
    """void clang_getInstantiationLocation(CXSourceLocation location, CXFile * file, unsigned int * line, unsigned int * column, unsigned int * offset) - Legacy API to retrieve the file, line, column, and offset represented by the given source location."""
def clang_getSpellingLocation(location: Any, file: Any, line: Any, column: Any, offset: Any, /) -> None:
    """void clang_getSpellingLocation(CXSourceLocation location, CXFile * file, unsigned int * line, unsigned int * column, unsigned int * offset) - Retrieve the file, line, column, and offset represented by the given source location."""
def clang_getFileLocation(location: Any, file: Any, line: Any, column: Any, offset: Any, /) -> None:
    """void clang_getFileLocation(CXSourceLocation location, CXFile * file, unsigned int * line, unsigned int * column, unsigned int * offset) - Retrieve the file, line, column, and offset represented by the given source location."""
def clang_getRangeStart(range: Any, /) -> CXSourceLocation:
    """CXSourceLocation clang_getRangeStart(CXSourceRange range) - Retrieve a source location representing the first character within a source range."""
def clang_getRangeEnd(range: Any, /) -> CXSourceLocation:
    """CXSourceLocation clang_getRangeEnd(CXSourceRange range) - Retrieve a source location representing the last character within a source range."""
class CXSourceRangeList(runtime.Struct):
    """Identifies an array of ranges."""
    count: Field[int]
    ranges: Field[ctypes._Pointer[CXSourceRange]]
def clang_disposeSourceRangeList(ranges: Any, /) -> None:
    """void clang_disposeSourceRangeList(CXSourceRangeList * ranges) - Destroy the given CXSourceRangeList."""
enum_CXDiagnosticSeverity = ctypes.c_uint32
CXDiagnostic_Ignored: int
CXDiagnostic_Note: int
CXDiagnostic_Warning: int
CXDiagnostic_Error: int
CXDiagnostic_Fatal: int
CXDiagnostic = ctypes.c_void_p
CXDiagnosticSet = ctypes.c_void_p
def clang_getNumDiagnosticsInSet(Diags: Any, /) -> int:
    """unsigned int clang_getNumDiagnosticsInSet(CXDiagnosticSet Diags) - Determine the number of diagnostics in a CXDiagnosticSet."""
def clang_getDiagnosticInSet(Diags: Any, Index: Any, /) -> int | None:
    """CXDiagnostic clang_getDiagnosticInSet(CXDiagnosticSet Diags, unsigned int Index) - Retrieve a diagnostic associated with the given CXDiagnosticSet."""
enum_CXLoadDiag_Error = ctypes.c_uint32
CXLoadDiag_None: int
CXLoadDiag_Unknown: int
CXLoadDiag_CannotLoad: int
CXLoadDiag_InvalidFile: int
def clang_loadDiagnostics(file: Any, error: Any, errorString: Any, /) -> int | None:
    """CXDiagnosticSet clang_loadDiagnostics(const char * file, enum CXLoadDiag_Error * error, CXString * errorString) - Deserialize a set of diagnostics from a Clang diagnostics bitcode file."""
def clang_disposeDiagnosticSet(Diags: Any, /) -> None:
    """void clang_disposeDiagnosticSet(CXDiagnosticSet Diags) - Release a CXDiagnosticSet and all of its contained diagnostics."""
def clang_getChildDiagnostics(D: Any, /) -> int | None:
    """CXDiagnosticSet clang_getChildDiagnostics(CXDiagnostic D) - Retrieve the child diagnostics of a CXDiagnostic."""
def clang_disposeDiagnostic(Diagnostic: Any, /) -> None:
    """void clang_disposeDiagnostic(CXDiagnostic Diagnostic) - Destroy a diagnostic."""
enum_CXDiagnosticDisplayOptions = ctypes.c_uint32
CXDiagnostic_DisplaySourceLocation: int
CXDiagnostic_DisplayColumn: int
CXDiagnostic_DisplaySourceRanges: int
CXDiagnostic_DisplayOption: int
CXDiagnostic_DisplayCategoryId: int
CXDiagnostic_DisplayCategoryName: int
def clang_formatDiagnostic(Diagnostic: Any, Options: Any, /) -> CXString:
    """CXString clang_formatDiagnostic(CXDiagnostic Diagnostic, unsigned int Options) - Format the given diagnostic in a manner that is suitable for display."""
def clang_defaultDiagnosticDisplayOptions() -> int:
    """unsigned int clang_defaultDiagnosticDisplayOptions() - Retrieve the set of display options most similar to the default behavior of the clang compiler."""
def clang_getDiagnosticSeverity(a0: Any, /) -> int:
    """enum CXDiagnosticSeverity clang_getDiagnosticSeverity(CXDiagnostic) - Determine the severity of the given diagnostic."""
def clang_getDiagnosticLocation(a0: Any, /) -> CXSourceLocation:
    """CXSourceLocation clang_getDiagnosticLocation(CXDiagnostic) - Retrieve the source location of the given diagnostic."""
def clang_getDiagnosticSpelling(a0: Any, /) -> CXString:
    """CXString clang_getDiagnosticSpelling(CXDiagnostic) - Retrieve the text of the given diagnostic."""
def clang_getDiagnosticOption(Diag: Any, Disable: Any, /) -> CXString:
    """CXString clang_getDiagnosticOption(CXDiagnostic Diag, CXString * Disable) - Retrieve the name of the command-line option that enabled this diagnostic."""
def clang_getDiagnosticCategory(a0: Any, /) -> int:
    """unsigned int clang_getDiagnosticCategory(CXDiagnostic) - Retrieve the category number for this diagnostic."""
def clang_getDiagnosticCategoryName(Category: Any, /) -> CXString:
    """CXString clang_getDiagnosticCategoryName(unsigned int Category) - Retrieve the name of a particular diagnostic category. This is now deprecated. Use clang_getDiagnosticCategoryText() instead."""
def clang_getDiagnosticCategoryText(a0: Any, /) -> CXString:
    """CXString clang_getDiagnosticCategoryText(CXDiagnostic) - Retrieve the diagnostic category text for a given diagnostic."""
def clang_getDiagnosticNumRanges(a0: Any, /) -> int:
    """unsigned int clang_getDiagnosticNumRanges(CXDiagnostic) - Determine the number of source ranges associated with the given diagnostic."""
def clang_getDiagnosticRange(Diagnostic: Any, Range: Any, /) -> CXSourceRange:
    """CXSourceRange clang_getDiagnosticRange(CXDiagnostic Diagnostic, unsigned int Range) - Retrieve a source range associated with the diagnostic."""
def clang_getDiagnosticNumFixIts(Diagnostic: Any, /) -> int:
    """unsigned int clang_getDiagnosticNumFixIts(CXDiagnostic Diagnostic) - Determine the number of fix-it hints associated with the given diagnostic."""
def clang_getDiagnosticFixIt(Diagnostic: Any, FixIt: Any, ReplacementRange: Any, /) -> CXString:
    """CXString clang_getDiagnosticFixIt(CXDiagnostic Diagnostic, unsigned int FixIt, CXSourceRange * ReplacementRange) - Retrieve the replacement information for a given fix-it."""
CXIndex = ctypes.c_void_p
class struct_CXTargetInfoImpl(runtime.Struct): ...
CXTargetInfo = Any
class struct_CXTranslationUnitImpl(runtime.Struct): ...
CXTranslationUnit = Any
CXClientData = ctypes.c_void_p
class struct_CXUnsavedFile(runtime.Struct):
    """Provides the contents of a file that has not yet been saved to disk."""
    Filename: Field[bytes | None]
    Contents: Field[bytes | None]
    Length: Field[int]
enum_CXAvailabilityKind = ctypes.c_uint32
CXAvailability_Available: int
CXAvailability_Deprecated: int
CXAvailability_NotAvailable: int
CXAvailability_NotAccessible: int
class struct_CXVersion(runtime.Struct):
    """Describes a version number of the form major.minor.subminor."""
    Major: Field[int]
    Minor: Field[int]
    Subminor: Field[int]
CXVersion = struct_CXVersion
enum_CXCursor_ExceptionSpecificationKind = ctypes.c_uint32
CXCursor_ExceptionSpecificationKind_None: int
CXCursor_ExceptionSpecificationKind_DynamicNone: int
CXCursor_ExceptionSpecificationKind_Dynamic: int
CXCursor_ExceptionSpecificationKind_MSAny: int
CXCursor_ExceptionSpecificationKind_BasicNoexcept: int
CXCursor_ExceptionSpecificationKind_ComputedNoexcept: int
CXCursor_ExceptionSpecificationKind_Unevaluated: int
CXCursor_ExceptionSpecificationKind_Uninstantiated: int
CXCursor_ExceptionSpecificationKind_Unparsed: int
CXCursor_ExceptionSpecificationKind_NoThrow: int
def clang_createIndex(excludeDeclarationsFromPCH: Any, displayDiagnostics: Any, /) -> int | None:
    """CXIndex clang_createIndex(int excludeDeclarationsFromPCH, int displayDiagnostics) - Provides a shared context for creating translation units."""
def clang_disposeIndex(index: Any, /) -> None:
    """void clang_disposeIndex(CXIndex index) - Destroy the given index."""
CXChoice = ctypes.c_uint32
CXChoice_Default: int
CXChoice_Enabled: int
CXChoice_Disabled: int
CXGlobalOptFlags = ctypes.c_uint32
CXGlobalOpt_None: int
CXGlobalOpt_ThreadBackgroundPriorityForIndexing: int
CXGlobalOpt_ThreadBackgroundPriorityForEditing: int
CXGlobalOpt_ThreadBackgroundPriorityForAll: int
class struct_CXIndexOptions(runtime.Struct):
    """Index initialization options."""
    Size: Field[int]
    ThreadBackgroundPriorityForIndexing: Field[int]
    ThreadBackgroundPriorityForEditing: Field[int]
    ExcludeDeclarationsFromPCH: Field[int]
    DisplayDiagnostics: Field[int]
    StorePreamblesInMemory: Field[int]
    PreambleStoragePath: Field[bytes | None]
    InvocationEmissionPath: Field[bytes | None]
CXIndexOptions = struct_CXIndexOptions
def clang_createIndexWithOptions(options: Any, /) -> int | None:
    """CXIndex clang_createIndexWithOptions(const CXIndexOptions * options) - Provides a shared context for creating translation units."""
def clang_CXIndex_setGlobalOptions(a0: Any, options: Any, /) -> None:
    """void clang_CXIndex_setGlobalOptions(CXIndex, unsigned int options) - Sets general options associated with a CXIndex."""
def clang_CXIndex_getGlobalOptions(a0: Any, /) -> int:
    """unsigned int clang_CXIndex_getGlobalOptions(CXIndex) - Gets the general options associated with a CXIndex."""
def clang_CXIndex_setInvocationEmissionPathOption(a0: Any, Path: Any, /) -> None:
    """void clang_CXIndex_setInvocationEmissionPathOption(CXIndex, const char * Path) - Sets the invocation emission path option in a CXIndex."""
def clang_isFileMultipleIncludeGuarded(tu: Any, file: Any, /) -> int:
    """unsigned int clang_isFileMultipleIncludeGuarded(CXTranslationUnit tu, CXFile file) - Determine whether the given header is guarded against multiple inclusions, either with the conventional #ifndef/#define/#endif macro guards or with #pragma once."""
def clang_getFile(tu: Any, file_name: Any, /) -> int | None:
    """CXFile clang_getFile(CXTranslationUnit tu, const char * file_name) - Retrieve a file handle within the given translation unit."""
def clang_getFileContents(tu: Any, file: Any, size: Any, /) -> bytes | None:
    """const char * clang_getFileContents(CXTranslationUnit tu, CXFile file, size_t * size) - Retrieve the buffer associated with the given file."""
def clang_getLocation(tu: Any, file: Any, line: Any, column: Any, /) -> CXSourceLocation:
    """CXSourceLocation clang_getLocation(CXTranslationUnit tu, CXFile file, unsigned int line, unsigned int column) - Retrieves the source location associated with a given file/line/column in a particular translation unit."""
def clang_getLocationForOffset(tu: Any, file: Any, offset: Any, /) -> CXSourceLocation:
    """CXSourceLocation clang_getLocationForOffset(CXTranslationUnit tu, CXFile file, unsigned int offset) - Retrieves the source location associated with a given character offset in a particular translation unit."""
def clang_getSkippedRanges(tu: Any, file: Any, /) -> ctypes._Pointer[CXSourceRangeList]:
    """CXSourceRangeList * clang_getSkippedRanges(CXTranslationUnit tu, CXFile file) - Retrieve all ranges that were skipped by the preprocessor."""
def clang_getAllSkippedRanges(tu: Any, /) -> ctypes._Pointer[CXSourceRangeList]:
    """CXSourceRangeList * clang_getAllSkippedRanges(CXTranslationUnit tu) - Retrieve all ranges from all files that were skipped by the preprocessor."""
def clang_getNumDiagnostics(Unit: Any, /) -> int:
    """unsigned int clang_getNumDiagnostics(CXTranslationUnit Unit) - Determine the number of diagnostics produced for the given translation unit."""
def clang_getDiagnostic(Unit: Any, Index: Any, /) -> int | None:
    """CXDiagnostic clang_getDiagnostic(CXTranslationUnit Unit, unsigned int Index) - Retrieve a diagnostic associated with the given translation unit."""
def clang_getDiagnosticSetFromTU(Unit: Any, /) -> int | None:
    """CXDiagnosticSet clang_getDiagnosticSetFromTU(CXTranslationUnit Unit) - Retrieve the complete set of diagnostics associated with a translation unit."""
def clang_getTranslationUnitSpelling(CTUnit: Any, /) -> CXString:
    """CXString clang_getTranslationUnitSpelling(CXTranslationUnit CTUnit) - Get the original translation unit source file name."""
def clang_createTranslationUnitFromSourceFile(CIdx: Any, source_filename: Any, num_clang_command_line_args: Any, clang_command_line_args: Any, num_unsaved_files: Any, unsaved_files: Any, /) -> ctypes._Pointer[struct_CXTranslationUnitImpl]:
    """CXTranslationUnit clang_createTranslationUnitFromSourceFile(CXIndex CIdx, const char * source_filename, int num_clang_command_line_args, const char *const * clang_command_line_args, unsigned int num_unsaved_files, struct CXUnsavedFile * unsaved_files) - Return the CXTranslationUnit for a given source file and the provided command line arguments one would pass to the compiler."""
def clang_createTranslationUnit(CIdx: Any, ast_filename: Any, /) -> ctypes._Pointer[struct_CXTranslationUnitImpl]:
    """CXTranslationUnit clang_createTranslationUnit(CXIndex CIdx, const char * ast_filename) - Same as clang_createTranslationUnit2, but returns the CXTranslationUnit instead of an error code. In case of an error this routine returns a NULL CXTranslationUnit, without further detailed error codes."""
def clang_createTranslationUnit2(CIdx: Any, ast_filename: Any, out_TU: Any, /) -> int:
    """enum CXErrorCode clang_createTranslationUnit2(CXIndex CIdx, const char * ast_filename, CXTranslationUnit * out_TU) - Create a translation unit from an AST file ( -emit-ast)."""
enum_CXTranslationUnit_Flags = ctypes.c_uint32
CXTranslationUnit_None: int
CXTranslationUnit_DetailedPreprocessingRecord: int
CXTranslationUnit_Incomplete: int
CXTranslationUnit_PrecompiledPreamble: int
CXTranslationUnit_CacheCompletionResults: int
CXTranslationUnit_ForSerialization: int
CXTranslationUnit_CXXChainedPCH: int
CXTranslationUnit_SkipFunctionBodies: int
CXTranslationUnit_IncludeBriefCommentsInCodeCompletion: int
CXTranslationUnit_CreatePreambleOnFirstParse: int
CXTranslationUnit_KeepGoing: int
CXTranslationUnit_SingleFileParse: int
CXTranslationUnit_LimitSkipFunctionBodiesToPreamble: int
CXTranslationUnit_IncludeAttributedTypes: int
CXTranslationUnit_VisitImplicitAttributes: int
CXTranslationUnit_IgnoreNonErrorsFromIncludedFiles: int
CXTranslationUnit_RetainExcludedConditionalBlocks: int
def clang_defaultEditingTranslationUnitOptions() -> int:
    """unsigned int clang_defaultEditingTranslationUnitOptions() - Returns the set of flags that is suitable for parsing a translation unit that is being edited."""
def clang_parseTranslationUnit(CIdx: Any, source_filename: Any, command_line_args: Any, num_command_line_args: Any, unsaved_files: Any, num_unsaved_files: Any, options: Any, /) -> ctypes._Pointer[struct_CXTranslationUnitImpl]:
    """CXTranslationUnit clang_parseTranslationUnit(CXIndex CIdx, const char * source_filename, const char *const * command_line_args, int num_command_line_args, struct CXUnsavedFile * unsaved_files, unsigned int num_unsaved_files, unsigned int options) - Same as clang_parseTranslationUnit2, but returns the CXTranslationUnit instead of an error code. In case of an error this routine returns a NULL CXTranslationUnit, without further detailed error codes."""
def clang_parseTranslationUnit2(CIdx: Any, source_filename: Any, command_line_args: Any, num_command_line_args: Any, unsaved_files: Any, num_unsaved_files: Any, options: Any, out_TU: Any, /) -> int:
    """enum CXErrorCode clang_parseTranslationUnit2(CXIndex CIdx, const char * source_filename, const char *const * command_line_args, int num_command_line_args, struct CXUnsavedFile * unsaved_files, unsigned int num_unsaved_files, unsigned int options, CXTranslationUnit * out_TU) - Parse the given source file and the translation unit corresponding to that file."""
def clang_parseTranslationUnit2FullArgv(CIdx: Any, source_filename: Any, command_line_args: Any, num_command_line_args: Any, unsaved_files: Any, num_unsaved_files: Any, options: Any, out_TU: Any, /) -> int:
    """enum CXErrorCode clang_parseTranslationUnit2FullArgv(CXIndex CIdx, const char * source_filename, const char *const * command_line_args, int num_command_line_args, struct CXUnsavedFile * unsaved_files, unsigned int num_unsaved_files, unsigned int options, CXTranslationUnit * out_TU) - Same as clang_parseTranslationUnit2 but requires a full command line for command_line_args including argv[0]. This is useful if the standard library paths are relative to the binary."""
enum_CXSaveTranslationUnit_Flags = ctypes.c_uint32
CXSaveTranslationUnit_None: int
def clang_defaultSaveOptions(TU: Any, /) -> int:
    """unsigned int clang_defaultSaveOptions(CXTranslationUnit TU) - Returns the set of flags that is suitable for saving a translation unit."""
enum_CXSaveError = ctypes.c_uint32
CXSaveError_None: int
CXSaveError_Unknown: int
CXSaveError_TranslationErrors: int
CXSaveError_InvalidTU: int
def clang_saveTranslationUnit(TU: Any, FileName: Any, options: Any, /) -> int:
    """int clang_saveTranslationUnit(CXTranslationUnit TU, const char * FileName, unsigned int options) - Saves a translation unit into a serialized representation of that translation unit on disk."""
def clang_suspendTranslationUnit(a0: Any, /) -> int:
    """unsigned int clang_suspendTranslationUnit(CXTranslationUnit) - Suspend a translation unit in order to free memory associated with it."""
def clang_disposeTranslationUnit(a0: Any, /) -> None:
    """void clang_disposeTranslationUnit(CXTranslationUnit) - Destroy the specified CXTranslationUnit object."""
enum_CXReparse_Flags = ctypes.c_uint32
CXReparse_None: int
def clang_defaultReparseOptions(TU: Any, /) -> int:
    """unsigned int clang_defaultReparseOptions(CXTranslationUnit TU) - Returns the set of flags that is suitable for reparsing a translation unit."""
def clang_reparseTranslationUnit(TU: Any, num_unsaved_files: Any, unsaved_files: Any, options: Any, /) -> int:
    """int clang_reparseTranslationUnit(CXTranslationUnit TU, unsigned int num_unsaved_files, struct CXUnsavedFile * unsaved_files, unsigned int options) - Reparse the source files that produced this translation unit."""
enum_CXTUResourceUsageKind = ctypes.c_uint32
CXTUResourceUsage_AST: int
CXTUResourceUsage_Identifiers: int
CXTUResourceUsage_Selectors: int
CXTUResourceUsage_GlobalCompletionResults: int
CXTUResourceUsage_SourceManagerContentCache: int
CXTUResourceUsage_AST_SideTables: int
CXTUResourceUsage_SourceManager_Membuffer_Malloc: int
CXTUResourceUsage_SourceManager_Membuffer_MMap: int
CXTUResourceUsage_ExternalASTSource_Membuffer_Malloc: int
CXTUResourceUsage_ExternalASTSource_Membuffer_MMap: int
CXTUResourceUsage_Preprocessor: int
CXTUResourceUsage_PreprocessingRecord: int
CXTUResourceUsage_SourceManager_DataStructures: int
CXTUResourceUsage_Preprocessor_HeaderSearch: int
CXTUResourceUsage_MEMORY_IN_BYTES_BEGIN: int
CXTUResourceUsage_MEMORY_IN_BYTES_END: int
CXTUResourceUsage_First: int
CXTUResourceUsage_Last: int
def clang_getTUResourceUsageName(kind: Any, /) -> bytes | None:
    """const char * clang_getTUResourceUsageName(enum CXTUResourceUsageKind kind) - Returns the human-readable null-terminated C string that represents the name of the memory category. This string should never be freed."""
class struct_CXTUResourceUsageEntry(runtime.Struct):
    kind: Field[int]
    amount: Field[int]
CXTUResourceUsageEntry = struct_CXTUResourceUsageEntry
class struct_CXTUResourceUsage(runtime.Struct):
    """The memory usage of a CXTranslationUnit, broken into categories."""
    data: Field[int | None]
    numEntries: Field[int]
    entries: Field[ctypes._Pointer[struct_CXTUResourceUsageEntry]]
CXTUResourceUsage = struct_CXTUResourceUsage
def clang_getCXTUResourceUsage(TU: Any, /) -> struct_CXTUResourceUsage:
    """CXTUResourceUsage clang_getCXTUResourceUsage(CXTranslationUnit TU) - Return the memory usage of a translation unit. This object should be released with clang_disposeCXTUResourceUsage()."""
def clang_disposeCXTUResourceUsage(usage: Any, /) -> None:
    """void clang_disposeCXTUResourceUsage(CXTUResourceUsage usage)"""
def clang_getTranslationUnitTargetInfo(CTUnit: Any, /) -> ctypes._Pointer[struct_CXTargetInfoImpl]:
    """CXTargetInfo clang_getTranslationUnitTargetInfo(CXTranslationUnit CTUnit) - Get target information for this translation unit."""
def clang_TargetInfo_dispose(Info: Any, /) -> None:
    """void clang_TargetInfo_dispose(CXTargetInfo Info) - Destroy the CXTargetInfo object."""
def clang_TargetInfo_getTriple(Info: Any, /) -> CXString:
    """CXString clang_TargetInfo_getTriple(CXTargetInfo Info) - Get the normalized target triple as a string."""
def clang_TargetInfo_getPointerWidth(Info: Any, /) -> int:
    """int clang_TargetInfo_getPointerWidth(CXTargetInfo Info) - Get the pointer width of the target in bits."""
enum_CXCursorKind = ctypes.c_uint32
CXCursor_UnexposedDecl: int
CXCursor_StructDecl: int
CXCursor_UnionDecl: int
CXCursor_ClassDecl: int
CXCursor_EnumDecl: int
CXCursor_FieldDecl: int
CXCursor_EnumConstantDecl: int
CXCursor_FunctionDecl: int
CXCursor_VarDecl: int
CXCursor_ParmDecl: int
CXCursor_ObjCInterfaceDecl: int
CXCursor_ObjCCategoryDecl: int
CXCursor_ObjCProtocolDecl: int
CXCursor_ObjCPropertyDecl: int
CXCursor_ObjCIvarDecl: int
CXCursor_ObjCInstanceMethodDecl: int
CXCursor_ObjCClassMethodDecl: int
CXCursor_ObjCImplementationDecl: int
CXCursor_ObjCCategoryImplDecl: int
CXCursor_TypedefDecl: int
CXCursor_CXXMethod: int
CXCursor_Namespace: int
CXCursor_LinkageSpec: int
CXCursor_Constructor: int
CXCursor_Destructor: int
CXCursor_ConversionFunction: int
CXCursor_TemplateTypeParameter: int
CXCursor_NonTypeTemplateParameter: int
CXCursor_TemplateTemplateParameter: int
CXCursor_FunctionTemplate: int
CXCursor_ClassTemplate: int
CXCursor_ClassTemplatePartialSpecialization: int
CXCursor_NamespaceAlias: int
CXCursor_UsingDirective: int
CXCursor_UsingDeclaration: int
CXCursor_TypeAliasDecl: int
CXCursor_ObjCSynthesizeDecl: int
CXCursor_ObjCDynamicDecl: int
CXCursor_CXXAccessSpecifier: int
CXCursor_FirstDecl: int
CXCursor_LastDecl: int
CXCursor_FirstRef: int
CXCursor_ObjCSuperClassRef: int
CXCursor_ObjCProtocolRef: int
CXCursor_ObjCClassRef: int
CXCursor_TypeRef: int
CXCursor_CXXBaseSpecifier: int
CXCursor_TemplateRef: int
CXCursor_NamespaceRef: int
CXCursor_MemberRef: int
CXCursor_LabelRef: int
CXCursor_OverloadedDeclRef: int
CXCursor_VariableRef: int
CXCursor_LastRef: int
CXCursor_FirstInvalid: int
CXCursor_InvalidFile: int
CXCursor_NoDeclFound: int
CXCursor_NotImplemented: int
CXCursor_InvalidCode: int
CXCursor_LastInvalid: int
CXCursor_FirstExpr: int
CXCursor_UnexposedExpr: int
CXCursor_DeclRefExpr: int
CXCursor_MemberRefExpr: int
CXCursor_CallExpr: int
CXCursor_ObjCMessageExpr: int
CXCursor_BlockExpr: int
CXCursor_IntegerLiteral: int
CXCursor_FloatingLiteral: int
CXCursor_ImaginaryLiteral: int
CXCursor_StringLiteral: int
CXCursor_CharacterLiteral: int
CXCursor_ParenExpr: int
CXCursor_UnaryOperator: int
CXCursor_ArraySubscriptExpr: int
CXCursor_BinaryOperator: int
CXCursor_CompoundAssignOperator: int
CXCursor_ConditionalOperator: int
CXCursor_CStyleCastExpr: int
CXCursor_CompoundLiteralExpr: int
CXCursor_InitListExpr: int
CXCursor_AddrLabelExpr: int
CXCursor_StmtExpr: int
CXCursor_GenericSelectionExpr: int
CXCursor_GNUNullExpr: int
CXCursor_CXXStaticCastExpr: int
CXCursor_CXXDynamicCastExpr: int
CXCursor_CXXReinterpretCastExpr: int
CXCursor_CXXConstCastExpr: int
CXCursor_CXXFunctionalCastExpr: int
CXCursor_CXXTypeidExpr: int
CXCursor_CXXBoolLiteralExpr: int
CXCursor_CXXNullPtrLiteralExpr: int
CXCursor_CXXThisExpr: int
CXCursor_CXXThrowExpr: int
CXCursor_CXXNewExpr: int
CXCursor_CXXDeleteExpr: int
CXCursor_UnaryExpr: int
CXCursor_ObjCStringLiteral: int
CXCursor_ObjCEncodeExpr: int
CXCursor_ObjCSelectorExpr: int
CXCursor_ObjCProtocolExpr: int
CXCursor_ObjCBridgedCastExpr: int
CXCursor_PackExpansionExpr: int
CXCursor_SizeOfPackExpr: int
CXCursor_LambdaExpr: int
CXCursor_ObjCBoolLiteralExpr: int
CXCursor_ObjCSelfExpr: int
CXCursor_ArraySectionExpr: int
CXCursor_ObjCAvailabilityCheckExpr: int
CXCursor_FixedPointLiteral: int
CXCursor_OMPArrayShapingExpr: int
CXCursor_OMPIteratorExpr: int
CXCursor_CXXAddrspaceCastExpr: int
CXCursor_ConceptSpecializationExpr: int
CXCursor_RequiresExpr: int
CXCursor_CXXParenListInitExpr: int
CXCursor_PackIndexingExpr: int
CXCursor_LastExpr: int
CXCursor_FirstStmt: int
CXCursor_UnexposedStmt: int
CXCursor_LabelStmt: int
CXCursor_CompoundStmt: int
CXCursor_CaseStmt: int
CXCursor_DefaultStmt: int
CXCursor_IfStmt: int
CXCursor_SwitchStmt: int
CXCursor_WhileStmt: int
CXCursor_DoStmt: int
CXCursor_ForStmt: int
CXCursor_GotoStmt: int
CXCursor_IndirectGotoStmt: int
CXCursor_ContinueStmt: int
CXCursor_BreakStmt: int
CXCursor_ReturnStmt: int
CXCursor_GCCAsmStmt: int
CXCursor_AsmStmt: int
CXCursor_ObjCAtTryStmt: int
CXCursor_ObjCAtCatchStmt: int
CXCursor_ObjCAtFinallyStmt: int
CXCursor_ObjCAtThrowStmt: int
CXCursor_ObjCAtSynchronizedStmt: int
CXCursor_ObjCAutoreleasePoolStmt: int
CXCursor_ObjCForCollectionStmt: int
CXCursor_CXXCatchStmt: int
CXCursor_CXXTryStmt: int
CXCursor_CXXForRangeStmt: int
CXCursor_SEHTryStmt: int
CXCursor_SEHExceptStmt: int
CXCursor_SEHFinallyStmt: int
CXCursor_MSAsmStmt: int
CXCursor_NullStmt: int
CXCursor_DeclStmt: int
CXCursor_OMPParallelDirective: int
CXCursor_OMPSimdDirective: int
CXCursor_OMPForDirective: int
CXCursor_OMPSectionsDirective: int
CXCursor_OMPSectionDirective: int
CXCursor_OMPSingleDirective: int
CXCursor_OMPParallelForDirective: int
CXCursor_OMPParallelSectionsDirective: int
CXCursor_OMPTaskDirective: int
CXCursor_OMPMasterDirective: int
CXCursor_OMPCriticalDirective: int
CXCursor_OMPTaskyieldDirective: int
CXCursor_OMPBarrierDirective: int
CXCursor_OMPTaskwaitDirective: int
CXCursor_OMPFlushDirective: int
CXCursor_SEHLeaveStmt: int
CXCursor_OMPOrderedDirective: int
CXCursor_OMPAtomicDirective: int
CXCursor_OMPForSimdDirective: int
CXCursor_OMPParallelForSimdDirective: int
CXCursor_OMPTargetDirective: int
CXCursor_OMPTeamsDirective: int
CXCursor_OMPTaskgroupDirective: int
CXCursor_OMPCancellationPointDirective: int
CXCursor_OMPCancelDirective: int
CXCursor_OMPTargetDataDirective: int
CXCursor_OMPTaskLoopDirective: int
CXCursor_OMPTaskLoopSimdDirective: int
CXCursor_OMPDistributeDirective: int
CXCursor_OMPTargetEnterDataDirective: int
CXCursor_OMPTargetExitDataDirective: int
CXCursor_OMPTargetParallelDirective: int
CXCursor_OMPTargetParallelForDirective: int
CXCursor_OMPTargetUpdateDirective: int
CXCursor_OMPDistributeParallelForDirective: int
CXCursor_OMPDistributeParallelForSimdDirective: int
CXCursor_OMPDistributeSimdDirective: int
CXCursor_OMPTargetParallelForSimdDirective: int
CXCursor_OMPTargetSimdDirective: int
CXCursor_OMPTeamsDistributeDirective: int
CXCursor_OMPTeamsDistributeSimdDirective: int
CXCursor_OMPTeamsDistributeParallelForSimdDirective: int
CXCursor_OMPTeamsDistributeParallelForDirective: int
CXCursor_OMPTargetTeamsDirective: int
CXCursor_OMPTargetTeamsDistributeDirective: int
CXCursor_OMPTargetTeamsDistributeParallelForDirective: int
CXCursor_OMPTargetTeamsDistributeParallelForSimdDirective: int
CXCursor_OMPTargetTeamsDistributeSimdDirective: int
CXCursor_BuiltinBitCastExpr: int
CXCursor_OMPMasterTaskLoopDirective: int
CXCursor_OMPParallelMasterTaskLoopDirective: int
CXCursor_OMPMasterTaskLoopSimdDirective: int
CXCursor_OMPParallelMasterTaskLoopSimdDirective: int
CXCursor_OMPParallelMasterDirective: int
CXCursor_OMPDepobjDirective: int
CXCursor_OMPScanDirective: int
CXCursor_OMPTileDirective: int
CXCursor_OMPCanonicalLoop: int
CXCursor_OMPInteropDirective: int
CXCursor_OMPDispatchDirective: int
CXCursor_OMPMaskedDirective: int
CXCursor_OMPUnrollDirective: int
CXCursor_OMPMetaDirective: int
CXCursor_OMPGenericLoopDirective: int
CXCursor_OMPTeamsGenericLoopDirective: int
CXCursor_OMPTargetTeamsGenericLoopDirective: int
CXCursor_OMPParallelGenericLoopDirective: int
CXCursor_OMPTargetParallelGenericLoopDirective: int
CXCursor_OMPParallelMaskedDirective: int
CXCursor_OMPMaskedTaskLoopDirective: int
CXCursor_OMPMaskedTaskLoopSimdDirective: int
CXCursor_OMPParallelMaskedTaskLoopDirective: int
CXCursor_OMPParallelMaskedTaskLoopSimdDirective: int
CXCursor_OMPErrorDirective: int
CXCursor_OMPScopeDirective: int
CXCursor_OMPReverseDirective: int
CXCursor_OMPInterchangeDirective: int
CXCursor_OpenACCComputeConstruct: int
CXCursor_OpenACCLoopConstruct: int
CXCursor_LastStmt: int
CXCursor_TranslationUnit: int
CXCursor_FirstAttr: int
CXCursor_UnexposedAttr: int
CXCursor_IBActionAttr: int
CXCursor_IBOutletAttr: int
CXCursor_IBOutletCollectionAttr: int
CXCursor_CXXFinalAttr: int
CXCursor_CXXOverrideAttr: int
CXCursor_AnnotateAttr: int
CXCursor_AsmLabelAttr: int
CXCursor_PackedAttr: int
CXCursor_PureAttr: int
CXCursor_ConstAttr: int
CXCursor_NoDuplicateAttr: int
CXCursor_CUDAConstantAttr: int
CXCursor_CUDADeviceAttr: int
CXCursor_CUDAGlobalAttr: int
CXCursor_CUDAHostAttr: int
CXCursor_CUDASharedAttr: int
CXCursor_VisibilityAttr: int
CXCursor_DLLExport: int
CXCursor_DLLImport: int
CXCursor_NSReturnsRetained: int
CXCursor_NSReturnsNotRetained: int
CXCursor_NSReturnsAutoreleased: int
CXCursor_NSConsumesSelf: int
CXCursor_NSConsumed: int
CXCursor_ObjCException: int
CXCursor_ObjCNSObject: int
CXCursor_ObjCIndependentClass: int
CXCursor_ObjCPreciseLifetime: int
CXCursor_ObjCReturnsInnerPointer: int
CXCursor_ObjCRequiresSuper: int
CXCursor_ObjCRootClass: int
CXCursor_ObjCSubclassingRestricted: int
CXCursor_ObjCExplicitProtocolImpl: int
CXCursor_ObjCDesignatedInitializer: int
CXCursor_ObjCRuntimeVisible: int
CXCursor_ObjCBoxable: int
CXCursor_FlagEnum: int
CXCursor_ConvergentAttr: int
CXCursor_WarnUnusedAttr: int
CXCursor_WarnUnusedResultAttr: int
CXCursor_AlignedAttr: int
CXCursor_LastAttr: int
CXCursor_PreprocessingDirective: int
CXCursor_MacroDefinition: int
CXCursor_MacroExpansion: int
CXCursor_MacroInstantiation: int
CXCursor_InclusionDirective: int
CXCursor_FirstPreprocessing: int
CXCursor_LastPreprocessing: int
CXCursor_ModuleImportDecl: int
CXCursor_TypeAliasTemplateDecl: int
CXCursor_StaticAssert: int
CXCursor_FriendDecl: int
CXCursor_ConceptDecl: int
CXCursor_FirstExtraDecl: int
CXCursor_LastExtraDecl: int
CXCursor_OverloadCandidate: int
class CXCursor(runtime.Struct):
    """A cursor representing some element in the abstract syntax tree for a translation unit."""
    kind: Field[int]
    xdata: Field[int]
    data: Field[ctypes.Array[ctypes.c_void_p]]
def clang_getNullCursor() -> CXCursor:
    """CXCursor clang_getNullCursor() - Retrieve the NULL cursor, which represents no entity."""
def clang_getTranslationUnitCursor(a0: Any, /) -> CXCursor:
    """CXCursor clang_getTranslationUnitCursor(CXTranslationUnit) - Retrieve the cursor that represents the given translation unit."""
def clang_equalCursors(a0: Any, a1: Any, /) -> int:
    """unsigned int clang_equalCursors(CXCursor, CXCursor) - Determine whether two cursors are equivalent."""
def clang_Cursor_isNull(cursor: Any, /) -> int:
    """int clang_Cursor_isNull(CXCursor cursor) - Returns non-zero if cursor is null."""
def clang_hashCursor(a0: Any, /) -> int:
    """unsigned int clang_hashCursor(CXCursor) - Compute a hash value for the given cursor."""
def clang_getCursorKind(a0: Any, /) -> int:
    """enum CXCursorKind clang_getCursorKind(CXCursor) - Retrieve the kind of the given cursor."""
def clang_isDeclaration(a0: Any, /) -> int:
    """unsigned int clang_isDeclaration(enum CXCursorKind) - Determine whether the given cursor kind represents a declaration."""
def clang_isInvalidDeclaration(a0: Any, /) -> int:
    """unsigned int clang_isInvalidDeclaration(CXCursor) - Determine whether the given declaration is invalid."""
def clang_isReference(a0: Any, /) -> int:
    """unsigned int clang_isReference(enum CXCursorKind) - Determine whether the given cursor kind represents a simple reference."""
def clang_isExpression(a0: Any, /) -> int:
    """unsigned int clang_isExpression(enum CXCursorKind) - Determine whether the given cursor kind represents an expression."""
def clang_isStatement(a0: Any, /) -> int:
    """unsigned int clang_isStatement(enum CXCursorKind) - Determine whether the given cursor kind represents a statement."""
def clang_isAttribute(a0: Any, /) -> int:
    """unsigned int clang_isAttribute(enum CXCursorKind) - Determine whether the given cursor kind represents an attribute."""
def clang_Cursor_hasAttrs(C: Any, /) -> int:
    """unsigned int clang_Cursor_hasAttrs(CXCursor C) - Determine whether the given cursor has any attributes."""
def clang_isInvalid(a0: Any, /) -> int:
    """unsigned int clang_isInvalid(enum CXCursorKind) - Determine whether the given cursor kind represents an invalid cursor."""
def clang_isTranslationUnit(a0: Any, /) -> int:
    """unsigned int clang_isTranslationUnit(enum CXCursorKind) - Determine whether the given cursor kind represents a translation unit."""
def clang_isPreprocessing(a0: Any, /) -> int:
    """unsigned int clang_isPreprocessing(enum CXCursorKind) - * Determine whether the given cursor represents a preprocessing element, such as a preprocessor directive or macro instantiation."""
def clang_isUnexposed(a0: Any, /) -> int:
    """unsigned int clang_isUnexposed(enum CXCursorKind) - * Determine whether the given cursor represents a currently unexposed piece of the AST (e.g., CXCursor_UnexposedStmt)."""
enum_CXLinkageKind = ctypes.c_uint32
CXLinkage_Invalid: int
CXLinkage_NoLinkage: int
CXLinkage_Internal: int
CXLinkage_UniqueExternal: int
CXLinkage_External: int
def clang_getCursorLinkage(cursor: Any, /) -> int:
    """enum CXLinkageKind clang_getCursorLinkage(CXCursor cursor) - Determine the linkage of the entity referred to by a given cursor."""
enum_CXVisibilityKind = ctypes.c_uint32
CXVisibility_Invalid: int
CXVisibility_Hidden: int
CXVisibility_Protected: int
CXVisibility_Default: int
def clang_getCursorVisibility(cursor: Any, /) -> int:
    """enum CXVisibilityKind clang_getCursorVisibility(CXCursor cursor) - Describe the visibility of the entity referred to by a cursor."""
def clang_getCursorAvailability(cursor: Any, /) -> int:
    """enum CXAvailabilityKind clang_getCursorAvailability(CXCursor cursor) - Determine the availability of the entity that this cursor refers to, taking the current target platform into account."""
class struct_CXPlatformAvailability(runtime.Struct):
    """Describes the availability of a given entity on a particular platform, e.g., a particular class might only be available on Mac OS 10.7 or newer."""
    Platform: Field[CXString]
    Introduced: Field[struct_CXVersion]
    Deprecated: Field[struct_CXVersion]
    Obsoleted: Field[struct_CXVersion]
    Unavailable: Field[int]
    Message: Field[CXString]
CXPlatformAvailability = struct_CXPlatformAvailability
def clang_getCursorPlatformAvailability(cursor: Any, always_deprecated: Any, deprecated_message: Any, always_unavailable: Any, unavailable_message: Any, availability: Any, availability_size: Any, /) -> int:
    """int clang_getCursorPlatformAvailability(CXCursor cursor, int * always_deprecated, CXString * deprecated_message, int * always_unavailable, CXString * unavailable_message, CXPlatformAvailability * availability, int availability_size) - Determine the availability of the entity that this cursor refers to on any platforms for which availability information is known."""
def clang_disposeCXPlatformAvailability(availability: Any, /) -> None:
    """void clang_disposeCXPlatformAvailability(CXPlatformAvailability * availability) - Free the memory associated with a CXPlatformAvailability structure."""
def clang_Cursor_getVarDeclInitializer(cursor: Any, /) -> CXCursor:
    """CXCursor clang_Cursor_getVarDeclInitializer(CXCursor cursor) - If cursor refers to a variable declaration and it has initializer returns cursor referring to the initializer otherwise return null cursor."""
def clang_Cursor_hasVarDeclGlobalStorage(cursor: Any, /) -> int:
    """int clang_Cursor_hasVarDeclGlobalStorage(CXCursor cursor) - If cursor refers to a variable declaration that has global storage returns 1. If cursor refers to a variable declaration that doesn't have global storage returns 0. Otherwise returns -1."""
def clang_Cursor_hasVarDeclExternalStorage(cursor: Any, /) -> int:
    """int clang_Cursor_hasVarDeclExternalStorage(CXCursor cursor) - If cursor refers to a variable declaration that has external storage returns 1. If cursor refers to a variable declaration that doesn't have external storage returns 0. Otherwise returns -1."""
enum_CXLanguageKind = ctypes.c_uint32
CXLanguage_Invalid: int
CXLanguage_C: int
CXLanguage_ObjC: int
CXLanguage_CPlusPlus: int
def clang_getCursorLanguage(cursor: Any, /) -> int:
    """enum CXLanguageKind clang_getCursorLanguage(CXCursor cursor) - Determine the 'language' of the entity referred to by a given cursor."""
enum_CXTLSKind = ctypes.c_uint32
CXTLS_None: int
CXTLS_Dynamic: int
CXTLS_Static: int
def clang_getCursorTLSKind(cursor: Any, /) -> int:
    """enum CXTLSKind clang_getCursorTLSKind(CXCursor cursor) - Determine the 'thread-local storage (TLS) kind' of the declaration referred to by a cursor."""
def clang_Cursor_getTranslationUnit(a0: Any, /) -> ctypes._Pointer[struct_CXTranslationUnitImpl]:
    """CXTranslationUnit clang_Cursor_getTranslationUnit(CXCursor) - Returns the translation unit that a cursor originated from."""
class struct_CXCursorSetImpl(runtime.Struct): ...
CXCursorSet = Any
def clang_createCXCursorSet() -> ctypes._Pointer[struct_CXCursorSetImpl]:
    """CXCursorSet clang_createCXCursorSet() - Creates an empty CXCursorSet."""
def clang_disposeCXCursorSet(cset: Any, /) -> None:
    """void clang_disposeCXCursorSet(CXCursorSet cset) - Disposes a CXCursorSet and releases its associated memory."""
def clang_CXCursorSet_contains(cset: Any, cursor: Any, /) -> int:
    """unsigned int clang_CXCursorSet_contains(CXCursorSet cset, CXCursor cursor) - Queries a CXCursorSet to see if it contains a specific CXCursor."""
def clang_CXCursorSet_insert(cset: Any, cursor: Any, /) -> int:
    """unsigned int clang_CXCursorSet_insert(CXCursorSet cset, CXCursor cursor) - Inserts a CXCursor into a CXCursorSet."""
def clang_getCursorSemanticParent(cursor: Any, /) -> CXCursor:
    """CXCursor clang_getCursorSemanticParent(CXCursor cursor) - Determine the semantic parent of the given cursor."""
def clang_getCursorLexicalParent(cursor: Any, /) -> CXCursor:
    """CXCursor clang_getCursorLexicalParent(CXCursor cursor) - Determine the lexical parent of the given cursor."""
def clang_getOverriddenCursors(cursor: Any, overridden: Any, num_overridden: Any, /) -> None:
    """void clang_getOverriddenCursors(CXCursor cursor, CXCursor ** overridden, unsigned int * num_overridden) - Determine the set of methods that are overridden by the given method."""
def clang_disposeOverriddenCursors(overridden: Any, /) -> None:
    """void clang_disposeOverriddenCursors(CXCursor * overridden) - Free the set of overridden cursors returned by clang_getOverriddenCursors()."""
def clang_getIncludedFile(cursor: Any, /) -> int | None:
    """CXFile clang_getIncludedFile(CXCursor cursor) - Retrieve the file that is included by the given inclusion directive cursor."""
def clang_getCursor(a0: Any, a1: Any, /) -> CXCursor:
    """CXCursor clang_getCursor(CXTranslationUnit, CXSourceLocation) - Map a source location to the cursor that describes the entity at that location in the source code."""
def clang_getCursorLocation(a0: Any, /) -> CXSourceLocation:
    """CXSourceLocation clang_getCursorLocation(CXCursor) - Retrieve the physical location of the source constructor referenced by the given cursor."""
def clang_getCursorExtent(a0: Any, /) -> CXSourceRange:
    """CXSourceRange clang_getCursorExtent(CXCursor) - Retrieve the physical extent of the source construct referenced by the given cursor."""
enum_CXTypeKind = ctypes.c_uint32
CXType_Invalid: int
CXType_Unexposed: int
CXType_Void: int
CXType_Bool: int
CXType_Char_U: int
CXType_UChar: int
CXType_Char16: int
CXType_Char32: int
CXType_UShort: int
CXType_UInt: int
CXType_ULong: int
CXType_ULongLong: int
CXType_UInt128: int
CXType_Char_S: int
CXType_SChar: int
CXType_WChar: int
CXType_Short: int
CXType_Int: int
CXType_Long: int
CXType_LongLong: int
CXType_Int128: int
CXType_Float: int
CXType_Double: int
CXType_LongDouble: int
CXType_NullPtr: int
CXType_Overload: int
CXType_Dependent: int
CXType_ObjCId: int
CXType_ObjCClass: int
CXType_ObjCSel: int
CXType_Float128: int
CXType_Half: int
CXType_Float16: int
CXType_ShortAccum: int
CXType_Accum: int
CXType_LongAccum: int
CXType_UShortAccum: int
CXType_UAccum: int
CXType_ULongAccum: int
CXType_BFloat16: int
CXType_Ibm128: int
CXType_FirstBuiltin: int
CXType_LastBuiltin: int
CXType_Complex: int
CXType_Pointer: int
CXType_BlockPointer: int
CXType_LValueReference: int
CXType_RValueReference: int
CXType_Record: int
CXType_Enum: int
CXType_Typedef: int
CXType_ObjCInterface: int
CXType_ObjCObjectPointer: int
CXType_FunctionNoProto: int
CXType_FunctionProto: int
CXType_ConstantArray: int
CXType_Vector: int
CXType_IncompleteArray: int
CXType_VariableArray: int
CXType_DependentSizedArray: int
CXType_MemberPointer: int
CXType_Auto: int
CXType_Elaborated: int
CXType_Pipe: int
CXType_OCLImage1dRO: int
CXType_OCLImage1dArrayRO: int
CXType_OCLImage1dBufferRO: int
CXType_OCLImage2dRO: int
CXType_OCLImage2dArrayRO: int
CXType_OCLImage2dDepthRO: int
CXType_OCLImage2dArrayDepthRO: int
CXType_OCLImage2dMSAARO: int
CXType_OCLImage2dArrayMSAARO: int
CXType_OCLImage2dMSAADepthRO: int
CXType_OCLImage2dArrayMSAADepthRO: int
CXType_OCLImage3dRO: int
CXType_OCLImage1dWO: int
CXType_OCLImage1dArrayWO: int
CXType_OCLImage1dBufferWO: int
CXType_OCLImage2dWO: int
CXType_OCLImage2dArrayWO: int
CXType_OCLImage2dDepthWO: int
CXType_OCLImage2dArrayDepthWO: int
CXType_OCLImage2dMSAAWO: int
CXType_OCLImage2dArrayMSAAWO: int
CXType_OCLImage2dMSAADepthWO: int
CXType_OCLImage2dArrayMSAADepthWO: int
CXType_OCLImage3dWO: int
CXType_OCLImage1dRW: int
CXType_OCLImage1dArrayRW: int
CXType_OCLImage1dBufferRW: int
CXType_OCLImage2dRW: int
CXType_OCLImage2dArrayRW: int
CXType_OCLImage2dDepthRW: int
CXType_OCLImage2dArrayDepthRW: int
CXType_OCLImage2dMSAARW: int
CXType_OCLImage2dArrayMSAARW: int
CXType_OCLImage2dMSAADepthRW: int
CXType_OCLImage2dArrayMSAADepthRW: int
CXType_OCLImage3dRW: int
CXType_OCLSampler: int
CXType_OCLEvent: int
CXType_OCLQueue: int
CXType_OCLReserveID: int
CXType_ObjCObject: int
CXType_ObjCTypeParam: int
CXType_Attributed: int
CXType_OCLIntelSubgroupAVCMcePayload: int
CXType_OCLIntelSubgroupAVCImePayload: int
CXType_OCLIntelSubgroupAVCRefPayload: int
CXType_OCLIntelSubgroupAVCSicPayload: int
CXType_OCLIntelSubgroupAVCMceResult: int
CXType_OCLIntelSubgroupAVCImeResult: int
CXType_OCLIntelSubgroupAVCRefResult: int
CXType_OCLIntelSubgroupAVCSicResult: int
CXType_OCLIntelSubgroupAVCImeResultSingleReferenceStreamout: int
CXType_OCLIntelSubgroupAVCImeResultDualReferenceStreamout: int
CXType_OCLIntelSubgroupAVCImeSingleReferenceStreamin: int
CXType_OCLIntelSubgroupAVCImeDualReferenceStreamin: int
CXType_OCLIntelSubgroupAVCImeResultSingleRefStreamout: int
CXType_OCLIntelSubgroupAVCImeResultDualRefStreamout: int
CXType_OCLIntelSubgroupAVCImeSingleRefStreamin: int
CXType_OCLIntelSubgroupAVCImeDualRefStreamin: int
CXType_ExtVector: int
CXType_Atomic: int
CXType_BTFTagAttributed: int
enum_CXCallingConv = ctypes.c_uint32
CXCallingConv_Default: int
CXCallingConv_C: int
CXCallingConv_X86StdCall: int
CXCallingConv_X86FastCall: int
CXCallingConv_X86ThisCall: int
CXCallingConv_X86Pascal: int
CXCallingConv_AAPCS: int
CXCallingConv_AAPCS_VFP: int
CXCallingConv_X86RegCall: int
CXCallingConv_IntelOclBicc: int
CXCallingConv_Win64: int
CXCallingConv_X86_64Win64: int
CXCallingConv_X86_64SysV: int
CXCallingConv_X86VectorCall: int
CXCallingConv_Swift: int
CXCallingConv_PreserveMost: int
CXCallingConv_PreserveAll: int
CXCallingConv_AArch64VectorCall: int
CXCallingConv_SwiftAsync: int
CXCallingConv_AArch64SVEPCS: int
CXCallingConv_M68kRTD: int
CXCallingConv_PreserveNone: int
CXCallingConv_RISCVVectorCall: int
CXCallingConv_Invalid: int
CXCallingConv_Unexposed: int
class CXType(runtime.Struct):
    """The type of an element in the abstract syntax tree."""
    kind: Field[int]
    data: Field[ctypes.Array[ctypes.c_void_p]]
def clang_getCursorType(C: Any, /) -> CXType:
    """CXType clang_getCursorType(CXCursor C) - Retrieve the type of a CXCursor (if any)."""
def clang_getTypeSpelling(CT: Any, /) -> CXString:
    """CXString clang_getTypeSpelling(CXType CT) - Pretty-print the underlying type using the rules of the language of the translation unit from which it came."""
def clang_getTypedefDeclUnderlyingType(C: Any, /) -> CXType:
    """CXType clang_getTypedefDeclUnderlyingType(CXCursor C) - Retrieve the underlying type of a typedef declaration."""
def clang_getEnumDeclIntegerType(C: Any, /) -> CXType:
    """CXType clang_getEnumDeclIntegerType(CXCursor C) - Retrieve the integer type of an enum declaration."""
def clang_getEnumConstantDeclValue(C: Any, /) -> int:
    """long long clang_getEnumConstantDeclValue(CXCursor C) - Retrieve the integer value of an enum constant declaration as a signed long long."""
def clang_getEnumConstantDeclUnsignedValue(C: Any, /) -> int:
    """unsigned long long clang_getEnumConstantDeclUnsignedValue(CXCursor C) - Retrieve the integer value of an enum constant declaration as an unsigned long long."""
def clang_Cursor_isBitField(C: Any, /) -> int:
    """unsigned int clang_Cursor_isBitField(CXCursor C) - Returns non-zero if the cursor specifies a Record member that is a bit-field."""
def clang_getFieldDeclBitWidth(C: Any, /) -> int:
    """int clang_getFieldDeclBitWidth(CXCursor C) - Retrieve the bit width of a bit-field declaration as an integer."""
def clang_Cursor_getNumArguments(C: Any, /) -> int:
    """int clang_Cursor_getNumArguments(CXCursor C) - Retrieve the number of non-variadic arguments associated with a given cursor."""
def clang_Cursor_getArgument(C: Any, i: Any, /) -> CXCursor:
    """CXCursor clang_Cursor_getArgument(CXCursor C, unsigned int i) - Retrieve the argument cursor of a function or method."""
enum_CXTemplateArgumentKind = ctypes.c_uint32
CXTemplateArgumentKind_Null: int
CXTemplateArgumentKind_Type: int
CXTemplateArgumentKind_Declaration: int
CXTemplateArgumentKind_NullPtr: int
CXTemplateArgumentKind_Integral: int
CXTemplateArgumentKind_Template: int
CXTemplateArgumentKind_TemplateExpansion: int
CXTemplateArgumentKind_Expression: int
CXTemplateArgumentKind_Pack: int
CXTemplateArgumentKind_Invalid: int
def clang_Cursor_getNumTemplateArguments(C: Any, /) -> int:
    """int clang_Cursor_getNumTemplateArguments(CXCursor C) - Returns the number of template args of a function, struct, or class decl representing a template specialization."""
def clang_Cursor_getTemplateArgumentKind(C: Any, I: Any, /) -> int:
    """enum CXTemplateArgumentKind clang_Cursor_getTemplateArgumentKind(CXCursor C, unsigned int I) - Retrieve the kind of the I'th template argument of the CXCursor C."""
def clang_Cursor_getTemplateArgumentType(C: Any, I: Any, /) -> CXType:
    """CXType clang_Cursor_getTemplateArgumentType(CXCursor C, unsigned int I) - Retrieve a CXType representing the type of a TemplateArgument of a function decl representing a template specialization."""
def clang_Cursor_getTemplateArgumentValue(C: Any, I: Any, /) -> int:
    """long long clang_Cursor_getTemplateArgumentValue(CXCursor C, unsigned int I) - Retrieve the value of an Integral TemplateArgument (of a function decl representing a template specialization) as a signed long long."""
def clang_Cursor_getTemplateArgumentUnsignedValue(C: Any, I: Any, /) -> int:
    """unsigned long long clang_Cursor_getTemplateArgumentUnsignedValue(CXCursor C, unsigned int I) - Retrieve the value of an Integral TemplateArgument (of a function decl representing a template specialization) as an unsigned long long."""
def clang_equalTypes(A: Any, B: Any, /) -> int:
    """unsigned int clang_equalTypes(CXType A, CXType B) - Determine whether two CXTypes represent the same type."""
def clang_getCanonicalType(T: Any, /) -> CXType:
    """CXType clang_getCanonicalType(CXType T) - Return the canonical type for a CXType."""
def clang_isConstQualifiedType(T: Any, /) -> int:
    """unsigned int clang_isConstQualifiedType(CXType T) - Determine whether a CXType has the 'const' qualifier set, without looking through typedefs that may have added 'const' at a different level."""
def clang_Cursor_isMacroFunctionLike(C: Any, /) -> int:
    """unsigned int clang_Cursor_isMacroFunctionLike(CXCursor C) - Determine whether a CXCursor that is a macro, is function like."""
def clang_Cursor_isMacroBuiltin(C: Any, /) -> int:
    """unsigned int clang_Cursor_isMacroBuiltin(CXCursor C) - Determine whether a CXCursor that is a macro, is a builtin one."""
def clang_Cursor_isFunctionInlined(C: Any, /) -> int:
    """unsigned int clang_Cursor_isFunctionInlined(CXCursor C) - Determine whether a CXCursor that is a function declaration, is an inline declaration."""
def clang_isVolatileQualifiedType(T: Any, /) -> int:
    """unsigned int clang_isVolatileQualifiedType(CXType T) - Determine whether a CXType has the 'volatile' qualifier set, without looking through typedefs that may have added 'volatile' at a different level."""
def clang_isRestrictQualifiedType(T: Any, /) -> int:
    """unsigned int clang_isRestrictQualifiedType(CXType T) - Determine whether a CXType has the 'restrict' qualifier set, without looking through typedefs that may have added 'restrict' at a different level."""
def clang_getAddressSpace(T: Any, /) -> int:
    """unsigned int clang_getAddressSpace(CXType T) - Returns the address space of the given type."""
def clang_getTypedefName(CT: Any, /) -> CXString:
    """CXString clang_getTypedefName(CXType CT) - Returns the typedef name of the given type."""
def clang_getPointeeType(T: Any, /) -> CXType:
    """CXType clang_getPointeeType(CXType T) - For pointer types, returns the type of the pointee."""
def clang_getUnqualifiedType(CT: Any, /) -> CXType:
    """CXType clang_getUnqualifiedType(CXType CT) - Retrieve the unqualified variant of the given type, removing as little sugar as possible."""
def clang_getNonReferenceType(CT: Any, /) -> CXType:
    """CXType clang_getNonReferenceType(CXType CT) - For reference types (e.g., 'const int&'), returns the type that the reference refers to (e.g 'const int')."""
def clang_getTypeDeclaration(T: Any, /) -> CXCursor:
    """CXCursor clang_getTypeDeclaration(CXType T) - Return the cursor for the declaration of the given type."""
def clang_getDeclObjCTypeEncoding(C: Any, /) -> CXString:
    """CXString clang_getDeclObjCTypeEncoding(CXCursor C) - Returns the Objective-C type encoding for the specified declaration."""
def clang_Type_getObjCEncoding(type: Any, /) -> CXString:
    """CXString clang_Type_getObjCEncoding(CXType type) - Returns the Objective-C type encoding for the specified CXType."""
def clang_getTypeKindSpelling(K: Any, /) -> CXString:
    """CXString clang_getTypeKindSpelling(enum CXTypeKind K) - Retrieve the spelling of a given CXTypeKind."""
def clang_getFunctionTypeCallingConv(T: Any, /) -> int:
    """enum CXCallingConv clang_getFunctionTypeCallingConv(CXType T) - Retrieve the calling convention associated with a function type."""
def clang_getResultType(T: Any, /) -> CXType:
    """CXType clang_getResultType(CXType T) - Retrieve the return type associated with a function type."""
def clang_getExceptionSpecificationType(T: Any, /) -> int:
    """int clang_getExceptionSpecificationType(CXType T) - Retrieve the exception specification type associated with a function type. This is a value of type CXCursor_ExceptionSpecificationKind."""
def clang_getNumArgTypes(T: Any, /) -> int:
    """int clang_getNumArgTypes(CXType T) - Retrieve the number of non-variadic parameters associated with a function type."""
def clang_getArgType(T: Any, i: Any, /) -> CXType:
    """CXType clang_getArgType(CXType T, unsigned int i) - Retrieve the type of a parameter of a function type."""
def clang_Type_getObjCObjectBaseType(T: Any, /) -> CXType:
    """CXType clang_Type_getObjCObjectBaseType(CXType T) - Retrieves the base type of the ObjCObjectType."""
def clang_Type_getNumObjCProtocolRefs(T: Any, /) -> int:
    """unsigned int clang_Type_getNumObjCProtocolRefs(CXType T) - Retrieve the number of protocol references associated with an ObjC object/id."""
def clang_Type_getObjCProtocolDecl(T: Any, i: Any, /) -> CXCursor:
    """CXCursor clang_Type_getObjCProtocolDecl(CXType T, unsigned int i) - Retrieve the decl for a protocol reference for an ObjC object/id."""
def clang_Type_getNumObjCTypeArgs(T: Any, /) -> int:
    """unsigned int clang_Type_getNumObjCTypeArgs(CXType T) - Retrieve the number of type arguments associated with an ObjC object."""
def clang_Type_getObjCTypeArg(T: Any, i: Any, /) -> CXType:
    """CXType clang_Type_getObjCTypeArg(CXType T, unsigned int i) - Retrieve a type argument associated with an ObjC object."""
def clang_isFunctionTypeVariadic(T: Any, /) -> int:
    """unsigned int clang_isFunctionTypeVariadic(CXType T) - Return 1 if the CXType is a variadic function type, and 0 otherwise."""
def clang_getCursorResultType(C: Any, /) -> CXType:
    """CXType clang_getCursorResultType(CXCursor C) - Retrieve the return type associated with a given cursor."""
def clang_getCursorExceptionSpecificationType(C: Any, /) -> int:
    """int clang_getCursorExceptionSpecificationType(CXCursor C) - Retrieve the exception specification type associated with a given cursor. This is a value of type CXCursor_ExceptionSpecificationKind."""
def clang_isPODType(T: Any, /) -> int:
    """unsigned int clang_isPODType(CXType T) - Return 1 if the CXType is a POD (plain old data) type, and 0 otherwise."""
def clang_getElementType(T: Any, /) -> CXType:
    """CXType clang_getElementType(CXType T) - Return the element type of an array, complex, or vector type."""
def clang_getNumElements(T: Any, /) -> int:
    """long long clang_getNumElements(CXType T) - Return the number of elements of an array or vector type."""
def clang_getArrayElementType(T: Any, /) -> CXType:
    """CXType clang_getArrayElementType(CXType T) - Return the element type of an array type."""
def clang_getArraySize(T: Any, /) -> int:
    """long long clang_getArraySize(CXType T) - Return the array size of a constant array."""
def clang_Type_getNamedType(T: Any, /) -> CXType:
    """CXType clang_Type_getNamedType(CXType T) - Retrieve the type named by the qualified-id."""
def clang_Type_isTransparentTagTypedef(T: Any, /) -> int:
    """unsigned int clang_Type_isTransparentTagTypedef(CXType T) - Determine if a typedef is 'transparent' tag."""
enum_CXTypeNullabilityKind = ctypes.c_uint32
CXTypeNullability_NonNull: int
CXTypeNullability_Nullable: int
CXTypeNullability_Unspecified: int
CXTypeNullability_Invalid: int
CXTypeNullability_NullableResult: int
def clang_Type_getNullability(T: Any, /) -> int:
    """enum CXTypeNullabilityKind clang_Type_getNullability(CXType T) - Retrieve the nullability kind of a pointer type."""
enum_CXTypeLayoutError = ctypes.c_int32
CXTypeLayoutError_Invalid: int
CXTypeLayoutError_Incomplete: int
CXTypeLayoutError_Dependent: int
CXTypeLayoutError_NotConstantSize: int
CXTypeLayoutError_InvalidFieldName: int
CXTypeLayoutError_Undeduced: int
def clang_Type_getAlignOf(T: Any, /) -> int:
    """long long clang_Type_getAlignOf(CXType T) - Return the alignment of a type in bytes as per C++[expr.alignof] standard."""
def clang_Type_getClassType(T: Any, /) -> CXType:
    """CXType clang_Type_getClassType(CXType T) - Return the class type of an member pointer type."""
def clang_Type_getSizeOf(T: Any, /) -> int:
    """long long clang_Type_getSizeOf(CXType T) - Return the size of a type in bytes as per C++[expr.sizeof] standard."""
def clang_Type_getOffsetOf(T: Any, S: Any, /) -> int:
    """long long clang_Type_getOffsetOf(CXType T, const char * S) - Return the offset of a field named S in a record of type T in bits as it would be returned by __offsetof__ as per C++11[18.2p4]"""
def clang_Type_getModifiedType(T: Any, /) -> CXType:
    """CXType clang_Type_getModifiedType(CXType T) - Return the type that was modified by this attributed type."""
def clang_Type_getValueType(CT: Any, /) -> CXType:
    """CXType clang_Type_getValueType(CXType CT) - Gets the type contained by this atomic type."""
def clang_Cursor_getOffsetOfField(C: Any, /) -> int:
    """long long clang_Cursor_getOffsetOfField(CXCursor C) - Return the offset of the field represented by the Cursor."""
def clang_Cursor_isAnonymous(C: Any, /) -> int:
    """unsigned int clang_Cursor_isAnonymous(CXCursor C) - Determine whether the given cursor represents an anonymous tag or namespace"""
def clang_Cursor_isAnonymousRecordDecl(C: Any, /) -> int:
    """unsigned int clang_Cursor_isAnonymousRecordDecl(CXCursor C) - Determine whether the given cursor represents an anonymous record declaration."""
def clang_Cursor_isInlineNamespace(C: Any, /) -> int:
    """unsigned int clang_Cursor_isInlineNamespace(CXCursor C) - Determine whether the given cursor represents an inline namespace declaration."""
enum_CXRefQualifierKind = ctypes.c_uint32
CXRefQualifier_None: int
CXRefQualifier_LValue: int
CXRefQualifier_RValue: int
def clang_Type_getNumTemplateArguments(T: Any, /) -> int:
    """int clang_Type_getNumTemplateArguments(CXType T) - Returns the number of template arguments for given template specialization, or -1 if type T is not a template specialization."""
def clang_Type_getTemplateArgumentAsType(T: Any, i: Any, /) -> CXType:
    """CXType clang_Type_getTemplateArgumentAsType(CXType T, unsigned int i) - Returns the type template argument of a template class specialization at given index."""
def clang_Type_getCXXRefQualifier(T: Any, /) -> int:
    """enum CXRefQualifierKind clang_Type_getCXXRefQualifier(CXType T) - Retrieve the ref-qualifier kind of a function or method."""
def clang_isVirtualBase(a0: Any, /) -> int:
    """unsigned int clang_isVirtualBase(CXCursor) - Returns 1 if the base class specified by the cursor with kind CX_CXXBaseSpecifier is virtual."""
enum_CX_CXXAccessSpecifier = ctypes.c_uint32
CX_CXXInvalidAccessSpecifier: int
CX_CXXPublic: int
CX_CXXProtected: int
CX_CXXPrivate: int
def clang_getCXXAccessSpecifier(a0: Any, /) -> int:
    """enum CX_CXXAccessSpecifier clang_getCXXAccessSpecifier(CXCursor) - Returns the access control level for the referenced object."""
enum_CX_StorageClass = ctypes.c_uint32
CX_SC_Invalid: int
CX_SC_None: int
CX_SC_Extern: int
CX_SC_Static: int
CX_SC_PrivateExtern: int
CX_SC_OpenCLWorkGroupLocal: int
CX_SC_Auto: int
CX_SC_Register: int
enum_CX_BinaryOperatorKind = ctypes.c_uint32
CX_BO_Invalid: int
CX_BO_PtrMemD: int
CX_BO_PtrMemI: int
CX_BO_Mul: int
CX_BO_Div: int
CX_BO_Rem: int
CX_BO_Add: int
CX_BO_Sub: int
CX_BO_Shl: int
CX_BO_Shr: int
CX_BO_Cmp: int
CX_BO_LT: int
CX_BO_GT: int
CX_BO_LE: int
CX_BO_GE: int
CX_BO_EQ: int
CX_BO_NE: int
CX_BO_And: int
CX_BO_Xor: int
CX_BO_Or: int
CX_BO_LAnd: int
CX_BO_LOr: int
CX_BO_Assign: int
CX_BO_MulAssign: int
CX_BO_DivAssign: int
CX_BO_RemAssign: int
CX_BO_AddAssign: int
CX_BO_SubAssign: int
CX_BO_ShlAssign: int
CX_BO_ShrAssign: int
CX_BO_AndAssign: int
CX_BO_XorAssign: int
CX_BO_OrAssign: int
CX_BO_Comma: int
CX_BO_LAST: int
def clang_Cursor_getBinaryOpcode(C: Any, /) -> int:
    """enum CX_BinaryOperatorKind clang_Cursor_getBinaryOpcode(CXCursor C) - Returns the operator code for the binary operator."""
def clang_Cursor_getBinaryOpcodeStr(Op: Any, /) -> CXString:
    """CXString clang_Cursor_getBinaryOpcodeStr(enum CX_BinaryOperatorKind Op) - Returns a string containing the spelling of the binary operator."""
def clang_Cursor_getStorageClass(a0: Any, /) -> int:
    """enum CX_StorageClass clang_Cursor_getStorageClass(CXCursor) - Returns the storage class for a function or variable declaration."""
def clang_getNumOverloadedDecls(cursor: Any, /) -> int:
    """unsigned int clang_getNumOverloadedDecls(CXCursor cursor) - Determine the number of overloaded declarations referenced by a CXCursor_OverloadedDeclRef cursor."""
def clang_getOverloadedDecl(cursor: Any, index: Any, /) -> CXCursor:
    """CXCursor clang_getOverloadedDecl(CXCursor cursor, unsigned int index) - Retrieve a cursor for one of the overloaded declarations referenced by a CXCursor_OverloadedDeclRef cursor."""
def clang_getIBOutletCollectionType(a0: Any, /) -> CXType:
    """CXType clang_getIBOutletCollectionType(CXCursor) - For cursors representing an iboutletcollection attribute, this function returns the collection element type."""
enum_CXChildVisitResult = ctypes.c_uint32
CXChildVisit_Break: int
CXChildVisit_Continue: int
CXChildVisit_Recurse: int
CXCursorVisitor = Any
def clang_visitChildren(parent: Any, visitor: Any, client_data: Any, /) -> int:
    """unsigned int clang_visitChildren(CXCursor parent, CXCursorVisitor visitor, CXClientData client_data) - Visit the children of a particular cursor."""
class struct__CXChildVisitResult(runtime.Struct): ...
CXCursorVisitorBlock = Any
def clang_visitChildrenWithBlock(parent: Any, block: Any, /) -> int:
    """unsigned int clang_visitChildrenWithBlock(CXCursor parent, CXCursorVisitorBlock block) - Visits the children of a cursor using the specified block. Behaves identically to clang_visitChildren() in all other respects."""
def clang_getCursorUSR(a0: Any, /) -> CXString:
    """CXString clang_getCursorUSR(CXCursor) - Retrieve a Unified Symbol Resolution (USR) for the entity referenced by the given cursor."""
def clang_constructUSR_ObjCClass(class_name: Any, /) -> CXString:
    """CXString clang_constructUSR_ObjCClass(const char * class_name) - Construct a USR for a specified Objective-C class."""
def clang_constructUSR_ObjCCategory(class_name: Any, category_name: Any, /) -> CXString:
    """CXString clang_constructUSR_ObjCCategory(const char * class_name, const char * category_name) - Construct a USR for a specified Objective-C category."""
def clang_constructUSR_ObjCProtocol(protocol_name: Any, /) -> CXString:
    """CXString clang_constructUSR_ObjCProtocol(const char * protocol_name) - Construct a USR for a specified Objective-C protocol."""
def clang_constructUSR_ObjCIvar(name: Any, classUSR: Any, /) -> CXString:
    """CXString clang_constructUSR_ObjCIvar(const char * name, CXString classUSR) - Construct a USR for a specified Objective-C instance variable and the USR for its containing class."""
def clang_constructUSR_ObjCMethod(name: Any, isInstanceMethod: Any, classUSR: Any, /) -> CXString:
    """CXString clang_constructUSR_ObjCMethod(const char * name, unsigned int isInstanceMethod, CXString classUSR) - Construct a USR for a specified Objective-C method and the USR for its containing class."""
def clang_constructUSR_ObjCProperty(property: Any, classUSR: Any, /) -> CXString:
    """CXString clang_constructUSR_ObjCProperty(const char * property, CXString classUSR) - Construct a USR for a specified Objective-C property and the USR for its containing class."""
def clang_getCursorSpelling(a0: Any, /) -> CXString:
    """CXString clang_getCursorSpelling(CXCursor) - Retrieve a name for the entity referenced by this cursor."""
def clang_Cursor_getSpellingNameRange(a0: Any, pieceIndex: Any, options: Any, /) -> CXSourceRange:
    """CXSourceRange clang_Cursor_getSpellingNameRange(CXCursor, unsigned int pieceIndex, unsigned int options) - Retrieve a range for a piece that forms the cursors spelling name. Most of the times there is only one range for the complete spelling but for Objective-C methods and Objective-C message expressions, there are multiple pieces for each selector identifier."""
CXPrintingPolicy = ctypes.c_void_p
enum_CXPrintingPolicyProperty = ctypes.c_uint32
CXPrintingPolicy_Indentation: int
CXPrintingPolicy_SuppressSpecifiers: int
CXPrintingPolicy_SuppressTagKeyword: int
CXPrintingPolicy_IncludeTagDefinition: int
CXPrintingPolicy_SuppressScope: int
CXPrintingPolicy_SuppressUnwrittenScope: int
CXPrintingPolicy_SuppressInitializers: int
CXPrintingPolicy_ConstantArraySizeAsWritten: int
CXPrintingPolicy_AnonymousTagLocations: int
CXPrintingPolicy_SuppressStrongLifetime: int
CXPrintingPolicy_SuppressLifetimeQualifiers: int
CXPrintingPolicy_SuppressTemplateArgsInCXXConstructors: int
CXPrintingPolicy_Bool: int
CXPrintingPolicy_Restrict: int
CXPrintingPolicy_Alignof: int
CXPrintingPolicy_UnderscoreAlignof: int
CXPrintingPolicy_UseVoidForZeroParams: int
CXPrintingPolicy_TerseOutput: int
CXPrintingPolicy_PolishForDeclaration: int
CXPrintingPolicy_Half: int
CXPrintingPolicy_MSWChar: int
CXPrintingPolicy_IncludeNewlines: int
CXPrintingPolicy_MSVCFormatting: int
CXPrintingPolicy_ConstantsAsWritten: int
CXPrintingPolicy_SuppressImplicitBase: int
CXPrintingPolicy_FullyQualifiedName: int
CXPrintingPolicy_LastProperty: int
def clang_PrintingPolicy_getProperty(Policy: Any, Property: Any, /) -> int:
    """unsigned int clang_PrintingPolicy_getProperty(CXPrintingPolicy Policy, enum CXPrintingPolicyProperty Property) - Get a property value for the given printing policy."""
def clang_PrintingPolicy_setProperty(Policy: Any, Property: Any, Value: Any, /) -> None:
    """void clang_PrintingPolicy_setProperty(CXPrintingPolicy Policy, enum CXPrintingPolicyProperty Property, unsigned int Value) - Set a property value for the given printing policy."""
def clang_getCursorPrintingPolicy(a0: Any, /) -> int | None:
    """CXPrintingPolicy clang_getCursorPrintingPolicy(CXCursor) - Retrieve the default policy for the cursor."""
def clang_PrintingPolicy_dispose(Policy: Any, /) -> None:
    """void clang_PrintingPolicy_dispose(CXPrintingPolicy Policy) - Release a printing policy."""
def clang_getCursorPrettyPrinted(Cursor: Any, Policy: Any, /) -> CXString:
    """CXString clang_getCursorPrettyPrinted(CXCursor Cursor, CXPrintingPolicy Policy) - Pretty print declarations."""
def clang_getCursorDisplayName(a0: Any, /) -> CXString:
    """CXString clang_getCursorDisplayName(CXCursor) - Retrieve the display name for the entity referenced by this cursor."""
def clang_getCursorReferenced(a0: Any, /) -> CXCursor:
    """CXCursor clang_getCursorReferenced(CXCursor) - For a cursor that is a reference, retrieve a cursor representing the entity that it references."""
def clang_getCursorDefinition(a0: Any, /) -> CXCursor:
    """CXCursor clang_getCursorDefinition(CXCursor) - For a cursor that is either a reference to or a declaration of some entity, retrieve a cursor that describes the definition of that entity."""
def clang_isCursorDefinition(a0: Any, /) -> int:
    """unsigned int clang_isCursorDefinition(CXCursor) - Determine whether the declaration pointed to by this cursor is also a definition of that entity."""
def clang_getCanonicalCursor(a0: Any, /) -> CXCursor:
    """CXCursor clang_getCanonicalCursor(CXCursor) - Retrieve the canonical cursor corresponding to the given cursor."""
def clang_Cursor_getObjCSelectorIndex(a0: Any, /) -> int:
    """int clang_Cursor_getObjCSelectorIndex(CXCursor) - If the cursor points to a selector identifier in an Objective-C method or message expression, this returns the selector index."""
def clang_Cursor_isDynamicCall(C: Any, /) -> int:
    """int clang_Cursor_isDynamicCall(CXCursor C) - Given a cursor pointing to a C++ method call or an Objective-C message, returns non-zero if the method/message is 'dynamic', meaning:"""
def clang_Cursor_getReceiverType(C: Any, /) -> CXType:
    """CXType clang_Cursor_getReceiverType(CXCursor C) - Given a cursor pointing to an Objective-C message or property reference, or C++ method call, returns the CXType of the receiver."""
CXObjCPropertyAttrKind = ctypes.c_uint32
CXObjCPropertyAttr_noattr: int
CXObjCPropertyAttr_readonly: int
CXObjCPropertyAttr_getter: int
CXObjCPropertyAttr_assign: int
CXObjCPropertyAttr_readwrite: int
CXObjCPropertyAttr_retain: int
CXObjCPropertyAttr_copy: int
CXObjCPropertyAttr_nonatomic: int
CXObjCPropertyAttr_setter: int
CXObjCPropertyAttr_atomic: int
CXObjCPropertyAttr_weak: int
CXObjCPropertyAttr_strong: int
CXObjCPropertyAttr_unsafe_unretained: int
CXObjCPropertyAttr_class: int
def clang_Cursor_getObjCPropertyAttributes(C: Any, reserved: Any, /) -> int:
    """unsigned int clang_Cursor_getObjCPropertyAttributes(CXCursor C, unsigned int reserved) - Given a cursor that represents a property declaration, return the associated property attributes. The bits are formed from CXObjCPropertyAttrKind."""
def clang_Cursor_getObjCPropertyGetterName(C: Any, /) -> CXString:
    """CXString clang_Cursor_getObjCPropertyGetterName(CXCursor C) - Given a cursor that represents a property declaration, return the name of the method that implements the getter."""
def clang_Cursor_getObjCPropertySetterName(C: Any, /) -> CXString:
    """CXString clang_Cursor_getObjCPropertySetterName(CXCursor C) - Given a cursor that represents a property declaration, return the name of the method that implements the setter, if any."""
CXObjCDeclQualifierKind = ctypes.c_uint32
CXObjCDeclQualifier_None: int
CXObjCDeclQualifier_In: int
CXObjCDeclQualifier_Inout: int
CXObjCDeclQualifier_Out: int
CXObjCDeclQualifier_Bycopy: int
CXObjCDeclQualifier_Byref: int
CXObjCDeclQualifier_Oneway: int
def clang_Cursor_getObjCDeclQualifiers(C: Any, /) -> int:
    """unsigned int clang_Cursor_getObjCDeclQualifiers(CXCursor C) - Given a cursor that represents an Objective-C method or parameter declaration, return the associated Objective-C qualifiers for the return type or the parameter respectively. The bits are formed from CXObjCDeclQualifierKind."""
def clang_Cursor_isObjCOptional(C: Any, /) -> int:
    """unsigned int clang_Cursor_isObjCOptional(CXCursor C) - Given a cursor that represents an Objective-C method or property declaration, return non-zero if the declaration was affected by '\\@optional'. Returns zero if the cursor is not such a declaration or it is '\\@required'."""
def clang_Cursor_isVariadic(C: Any, /) -> int:
    """unsigned int clang_Cursor_isVariadic(CXCursor C) - Returns non-zero if the given cursor is a variadic function or method."""
def clang_Cursor_isExternalSymbol(C: Any, language: Any, definedIn: Any, isGenerated: Any, /) -> int:
    """unsigned int clang_Cursor_isExternalSymbol(CXCursor C, CXString * language, CXString * definedIn, unsigned int * isGenerated) - Returns non-zero if the given cursor points to a symbol marked with external_source_symbol attribute."""
def clang_Cursor_getCommentRange(C: Any, /) -> CXSourceRange:
    """CXSourceRange clang_Cursor_getCommentRange(CXCursor C) - Given a cursor that represents a declaration, return the associated comment's source range. The range may include multiple consecutive comments with whitespace in between."""
def clang_Cursor_getRawCommentText(C: Any, /) -> CXString:
    """CXString clang_Cursor_getRawCommentText(CXCursor C) - Given a cursor that represents a declaration, return the associated comment text, including comment markers."""
def clang_Cursor_getBriefCommentText(C: Any, /) -> CXString:
    """CXString clang_Cursor_getBriefCommentText(CXCursor C) - Given a cursor that represents a documentable entity (e.g., declaration), return the associated first paragraph."""
def clang_Cursor_getMangling(a0: Any, /) -> CXString:
    """CXString clang_Cursor_getMangling(CXCursor) - Retrieve the CXString representing the mangled name of the cursor."""
def clang_Cursor_getCXXManglings(a0: Any, /) -> ctypes._Pointer[CXStringSet]:
    """CXStringSet * clang_Cursor_getCXXManglings(CXCursor) - Retrieve the CXStrings representing the mangled symbols of the C++ constructor or destructor at the cursor."""
def clang_Cursor_getObjCManglings(a0: Any, /) -> ctypes._Pointer[CXStringSet]:
    """CXStringSet * clang_Cursor_getObjCManglings(CXCursor) - Retrieve the CXStrings representing the mangled symbols of the ObjC class interface or implementation at the cursor."""
CXModule = ctypes.c_void_p
def clang_Cursor_getModule(C: Any, /) -> int | None:
    """CXModule clang_Cursor_getModule(CXCursor C) - Given a CXCursor_ModuleImportDecl cursor, return the associated module."""
def clang_getModuleForFile(a0: Any, a1: Any, /) -> int | None:
    """CXModule clang_getModuleForFile(CXTranslationUnit, CXFile) - Given a CXFile header file, return the module that contains it, if one exists."""
def clang_Module_getASTFile(Module: Any, /) -> int | None:
    """CXFile clang_Module_getASTFile(CXModule Module) - Returns the module file where the provided module object came from."""
def clang_Module_getParent(Module: Any, /) -> int | None:
    """CXModule clang_Module_getParent(CXModule Module) - Returns the parent of a sub-module or NULL if the given module is top-level, e.g. for 'std.vector' it will return the 'std' module."""
def clang_Module_getName(Module: Any, /) -> CXString:
    """CXString clang_Module_getName(CXModule Module) - Returns the name of the module, e.g. for the 'std.vector' sub-module it will return 'vector'."""
def clang_Module_getFullName(Module: Any, /) -> CXString:
    """CXString clang_Module_getFullName(CXModule Module) - Returns the full name of the module, e.g. 'std.vector'."""
def clang_Module_isSystem(Module: Any, /) -> int:
    """int clang_Module_isSystem(CXModule Module) - Returns non-zero if the module is a system one."""
def clang_Module_getNumTopLevelHeaders(a0: Any, Module: Any, /) -> int:
    """unsigned int clang_Module_getNumTopLevelHeaders(CXTranslationUnit, CXModule Module) - Returns the number of top level headers associated with this module."""
def clang_Module_getTopLevelHeader(a0: Any, Module: Any, Index: Any, /) -> int | None:
    """CXFile clang_Module_getTopLevelHeader(CXTranslationUnit, CXModule Module, unsigned int Index) - Returns the specified top level header associated with the module."""
def clang_CXXConstructor_isConvertingConstructor(C: Any, /) -> int:
    """unsigned int clang_CXXConstructor_isConvertingConstructor(CXCursor C) - Determine if a C++ constructor is a converting constructor."""
def clang_CXXConstructor_isCopyConstructor(C: Any, /) -> int:
    """unsigned int clang_CXXConstructor_isCopyConstructor(CXCursor C) - Determine if a C++ constructor is a copy constructor."""
def clang_CXXConstructor_isDefaultConstructor(C: Any, /) -> int:
    """unsigned int clang_CXXConstructor_isDefaultConstructor(CXCursor C) - Determine if a C++ constructor is the default constructor."""
def clang_CXXConstructor_isMoveConstructor(C: Any, /) -> int:
    """unsigned int clang_CXXConstructor_isMoveConstructor(CXCursor C) - Determine if a C++ constructor is a move constructor."""
def clang_CXXField_isMutable(C: Any, /) -> int:
    """unsigned int clang_CXXField_isMutable(CXCursor C) - Determine if a C++ field is declared 'mutable'."""
def clang_CXXMethod_isDefaulted(C: Any, /) -> int:
    """unsigned int clang_CXXMethod_isDefaulted(CXCursor C) - Determine if a C++ method is declared '= default'."""
def clang_CXXMethod_isDeleted(C: Any, /) -> int:
    """unsigned int clang_CXXMethod_isDeleted(CXCursor C) - Determine if a C++ method is declared '= delete'."""
def clang_CXXMethod_isPureVirtual(C: Any, /) -> int:
    """unsigned int clang_CXXMethod_isPureVirtual(CXCursor C) - Determine if a C++ member function or member function template is pure virtual."""
def clang_CXXMethod_isStatic(C: Any, /) -> int:
    """unsigned int clang_CXXMethod_isStatic(CXCursor C) - Determine if a C++ member function or member function template is declared 'static'."""
def clang_CXXMethod_isVirtual(C: Any, /) -> int:
    """unsigned int clang_CXXMethod_isVirtual(CXCursor C) - Determine if a C++ member function or member function template is explicitly declared 'virtual' or if it overrides a virtual method from one of the base classes."""
def clang_CXXMethod_isCopyAssignmentOperator(C: Any, /) -> int:
    """unsigned int clang_CXXMethod_isCopyAssignmentOperator(CXCursor C) - Determine if a C++ member function is a copy-assignment operator, returning 1 if such is the case and 0 otherwise."""
def clang_CXXMethod_isMoveAssignmentOperator(C: Any, /) -> int:
    """unsigned int clang_CXXMethod_isMoveAssignmentOperator(CXCursor C) - Determine if a C++ member function is a move-assignment operator, returning 1 if such is the case and 0 otherwise."""
def clang_CXXMethod_isExplicit(C: Any, /) -> int:
    """unsigned int clang_CXXMethod_isExplicit(CXCursor C) - Determines if a C++ constructor or conversion function was declared explicit, returning 1 if such is the case and 0 otherwise."""
def clang_CXXRecord_isAbstract(C: Any, /) -> int:
    """unsigned int clang_CXXRecord_isAbstract(CXCursor C) - Determine if a C++ record is abstract, i.e. whether a class or struct has a pure virtual member function."""
def clang_EnumDecl_isScoped(C: Any, /) -> int:
    """unsigned int clang_EnumDecl_isScoped(CXCursor C) - Determine if an enum declaration refers to a scoped enum."""
def clang_CXXMethod_isConst(C: Any, /) -> int:
    """unsigned int clang_CXXMethod_isConst(CXCursor C) - Determine if a C++ member function or member function template is declared 'const'."""
def clang_getTemplateCursorKind(C: Any, /) -> int:
    """enum CXCursorKind clang_getTemplateCursorKind(CXCursor C) - Given a cursor that represents a template, determine the cursor kind of the specializations would be generated by instantiating the template."""
def clang_getSpecializedCursorTemplate(C: Any, /) -> CXCursor:
    """CXCursor clang_getSpecializedCursorTemplate(CXCursor C) - Given a cursor that may represent a specialization or instantiation of a template, retrieve the cursor that represents the template that it specializes or from which it was instantiated."""
def clang_getCursorReferenceNameRange(C: Any, NameFlags: Any, PieceIndex: Any, /) -> CXSourceRange:
    """CXSourceRange clang_getCursorReferenceNameRange(CXCursor C, unsigned int NameFlags, unsigned int PieceIndex) - Given a cursor that references something else, return the source range covering that reference."""
enum_CXNameRefFlags = ctypes.c_uint32
CXNameRange_WantQualifier: int
CXNameRange_WantTemplateArgs: int
CXNameRange_WantSinglePiece: int
enum_CXTokenKind = ctypes.c_uint32
CXToken_Punctuation: int
CXToken_Keyword: int
CXToken_Identifier: int
CXToken_Literal: int
CXToken_Comment: int
CXTokenKind = enum_CXTokenKind
class CXToken(runtime.Struct):
    """Describes a single preprocessing token."""
    int_data: Field[ctypes.Array[ctypes.c_uint32]]
    ptr_data: Field[int | None]
def clang_getToken(TU: Any, Location: Any, /) -> ctypes._Pointer[CXToken]:
    """CXToken * clang_getToken(CXTranslationUnit TU, CXSourceLocation Location) - Get the raw lexical token starting with the given location."""
def clang_getTokenKind(a0: Any, /) -> int:
    """CXTokenKind clang_getTokenKind(CXToken) - Determine the kind of the given token."""
def clang_getTokenSpelling(a0: Any, a1: Any, /) -> CXString:
    """CXString clang_getTokenSpelling(CXTranslationUnit, CXToken) - Determine the spelling of the given token."""
def clang_getTokenLocation(a0: Any, a1: Any, /) -> CXSourceLocation:
    """CXSourceLocation clang_getTokenLocation(CXTranslationUnit, CXToken) - Retrieve the source location of the given token."""
def clang_getTokenExtent(a0: Any, a1: Any, /) -> CXSourceRange:
    """CXSourceRange clang_getTokenExtent(CXTranslationUnit, CXToken) - Retrieve a source range that covers the given token."""
def clang_tokenize(TU: Any, Range: Any, Tokens: Any, NumTokens: Any, /) -> None:
    """void clang_tokenize(CXTranslationUnit TU, CXSourceRange Range, CXToken ** Tokens, unsigned int * NumTokens) - Tokenize the source code described by the given range into raw lexical tokens."""
def clang_annotateTokens(TU: Any, Tokens: Any, NumTokens: Any, Cursors: Any, /) -> None:
    """void clang_annotateTokens(CXTranslationUnit TU, CXToken * Tokens, unsigned int NumTokens, CXCursor * Cursors) - Annotate the given set of tokens by providing cursors for each token that can be mapped to a specific entity within the abstract syntax tree."""
def clang_disposeTokens(TU: Any, Tokens: Any, NumTokens: Any, /) -> None:
    """void clang_disposeTokens(CXTranslationUnit TU, CXToken * Tokens, unsigned int NumTokens) - Free the given set of tokens."""
def clang_getCursorKindSpelling(Kind: Any, /) -> CXString:
    """CXString clang_getCursorKindSpelling(enum CXCursorKind Kind) - for debug/testing"""
def clang_getDefinitionSpellingAndExtent(a0: Any, startBuf: Any, endBuf: Any, startLine: Any, startColumn: Any, endLine: Any, endColumn: Any, /) -> None:
    """void clang_getDefinitionSpellingAndExtent(CXCursor, const char ** startBuf, const char ** endBuf, unsigned int * startLine, unsigned int * startColumn, unsigned int * endLine, unsigned int * endColumn)"""
def clang_enableStackTraces() -> None:
    """void clang_enableStackTraces()"""
def clang_executeOnThread(fn: Any, user_data: Any, stack_size: Any, /) -> None:
    """void clang_executeOnThread(void (*)(void *) fn, void * user_data, unsigned int stack_size)"""
CXCompletionString = ctypes.c_void_p
class CXCompletionResult(runtime.Struct):
    """A single result of code completion."""
    CursorKind: Field[int]
    CompletionString: Field[int | None]
enum_CXCompletionChunkKind = ctypes.c_uint32
CXCompletionChunk_Optional: int
CXCompletionChunk_TypedText: int
CXCompletionChunk_Text: int
CXCompletionChunk_Placeholder: int
CXCompletionChunk_Informative: int
CXCompletionChunk_CurrentParameter: int
CXCompletionChunk_LeftParen: int
CXCompletionChunk_RightParen: int
CXCompletionChunk_LeftBracket: int
CXCompletionChunk_RightBracket: int
CXCompletionChunk_LeftBrace: int
CXCompletionChunk_RightBrace: int
CXCompletionChunk_LeftAngle: int
CXCompletionChunk_RightAngle: int
CXCompletionChunk_Comma: int
CXCompletionChunk_ResultType: int
CXCompletionChunk_Colon: int
CXCompletionChunk_SemiColon: int
CXCompletionChunk_Equal: int
CXCompletionChunk_HorizontalSpace: int
CXCompletionChunk_VerticalSpace: int
def clang_getCompletionChunkKind(completion_string: Any, chunk_number: Any, /) -> int:
    """enum CXCompletionChunkKind clang_getCompletionChunkKind(CXCompletionString completion_string, unsigned int chunk_number) - Determine the kind of a particular chunk within a completion string."""
def clang_getCompletionChunkText(completion_string: Any, chunk_number: Any, /) -> CXString:
    """CXString clang_getCompletionChunkText(CXCompletionString completion_string, unsigned int chunk_number) - Retrieve the text associated with a particular chunk within a completion string."""
def clang_getCompletionChunkCompletionString(completion_string: Any, chunk_number: Any, /) -> int | None:
    """CXCompletionString clang_getCompletionChunkCompletionString(CXCompletionString completion_string, unsigned int chunk_number) - Retrieve the completion string associated with a particular chunk within a completion string."""
def clang_getNumCompletionChunks(completion_string: Any, /) -> int:
    """unsigned int clang_getNumCompletionChunks(CXCompletionString completion_string) - Retrieve the number of chunks in the given code-completion string."""
def clang_getCompletionPriority(completion_string: Any, /) -> int:
    """unsigned int clang_getCompletionPriority(CXCompletionString completion_string) - Determine the priority of this code completion."""
def clang_getCompletionAvailability(completion_string: Any, /) -> int:
    """enum CXAvailabilityKind clang_getCompletionAvailability(CXCompletionString completion_string) - Determine the availability of the entity that this code-completion string refers to."""
def clang_getCompletionNumAnnotations(completion_string: Any, /) -> int:
    """unsigned int clang_getCompletionNumAnnotations(CXCompletionString completion_string) - Retrieve the number of annotations associated with the given completion string."""
def clang_getCompletionAnnotation(completion_string: Any, annotation_number: Any, /) -> CXString:
    """CXString clang_getCompletionAnnotation(CXCompletionString completion_string, unsigned int annotation_number) - Retrieve the annotation associated with the given completion string."""
def clang_getCompletionParent(completion_string: Any, kind: Any, /) -> CXString:
    """CXString clang_getCompletionParent(CXCompletionString completion_string, enum CXCursorKind * kind) - Retrieve the parent context of the given completion string."""
def clang_getCompletionBriefComment(completion_string: Any, /) -> CXString:
    """CXString clang_getCompletionBriefComment(CXCompletionString completion_string) - Retrieve the brief documentation comment attached to the declaration that corresponds to the given completion string."""
def clang_getCursorCompletionString(cursor: Any, /) -> int | None:
    """CXCompletionString clang_getCursorCompletionString(CXCursor cursor) - Retrieve a completion string for an arbitrary declaration or macro definition cursor."""
class CXCodeCompleteResults(runtime.Struct):
    """Contains the results of code-completion."""
    Results: Field[ctypes._Pointer[CXCompletionResult]]
    NumResults: Field[int]
def clang_getCompletionNumFixIts(results: Any, completion_index: Any, /) -> int:
    """unsigned int clang_getCompletionNumFixIts(CXCodeCompleteResults * results, unsigned int completion_index) - Retrieve the number of fix-its for the given completion index."""
def clang_getCompletionFixIt(results: Any, completion_index: Any, fixit_index: Any, replacement_range: Any, /) -> CXString:
    """CXString clang_getCompletionFixIt(CXCodeCompleteResults * results, unsigned int completion_index, unsigned int fixit_index, CXSourceRange * replacement_range) - Fix-its that *must* be applied before inserting the text for the corresponding completion."""
enum_CXCodeComplete_Flags = ctypes.c_uint32
CXCodeComplete_IncludeMacros: int
CXCodeComplete_IncludeCodePatterns: int
CXCodeComplete_IncludeBriefComments: int
CXCodeComplete_SkipPreamble: int
CXCodeComplete_IncludeCompletionsWithFixIts: int
enum_CXCompletionContext = ctypes.c_uint32
CXCompletionContext_Unexposed: int
CXCompletionContext_AnyType: int
CXCompletionContext_AnyValue: int
CXCompletionContext_ObjCObjectValue: int
CXCompletionContext_ObjCSelectorValue: int
CXCompletionContext_CXXClassTypeValue: int
CXCompletionContext_DotMemberAccess: int
CXCompletionContext_ArrowMemberAccess: int
CXCompletionContext_ObjCPropertyAccess: int
CXCompletionContext_EnumTag: int
CXCompletionContext_UnionTag: int
CXCompletionContext_StructTag: int
CXCompletionContext_ClassTag: int
CXCompletionContext_Namespace: int
CXCompletionContext_NestedNameSpecifier: int
CXCompletionContext_ObjCInterface: int
CXCompletionContext_ObjCProtocol: int
CXCompletionContext_ObjCCategory: int
CXCompletionContext_ObjCInstanceMessage: int
CXCompletionContext_ObjCClassMessage: int
CXCompletionContext_ObjCSelectorName: int
CXCompletionContext_MacroName: int
CXCompletionContext_NaturalLanguage: int
CXCompletionContext_IncludedFile: int
CXCompletionContext_Unknown: int
def clang_defaultCodeCompleteOptions() -> int:
    """unsigned int clang_defaultCodeCompleteOptions() - Returns a default set of code-completion options that can be passed to clang_codeCompleteAt()."""
def clang_codeCompleteAt(TU: Any, complete_filename: Any, complete_line: Any, complete_column: Any, unsaved_files: Any, num_unsaved_files: Any, options: Any, /) -> ctypes._Pointer[CXCodeCompleteResults]:
    """CXCodeCompleteResults * clang_codeCompleteAt(CXTranslationUnit TU, const char * complete_filename, unsigned int complete_line, unsigned int complete_column, struct CXUnsavedFile * unsaved_files, unsigned int num_unsaved_files, unsigned int options) - Perform code completion at a given location in a translation unit."""
def clang_sortCodeCompletionResults(Results: Any, NumResults: Any, /) -> None:
    """void clang_sortCodeCompletionResults(CXCompletionResult * Results, unsigned int NumResults) - Sort the code-completion results in case-insensitive alphabetical order."""
def clang_disposeCodeCompleteResults(Results: Any, /) -> None:
    """void clang_disposeCodeCompleteResults(CXCodeCompleteResults * Results) - Free the given set of code-completion results."""
def clang_codeCompleteGetNumDiagnostics(Results: Any, /) -> int:
    """unsigned int clang_codeCompleteGetNumDiagnostics(CXCodeCompleteResults * Results) - Determine the number of diagnostics produced prior to the location where code completion was performed."""
def clang_codeCompleteGetDiagnostic(Results: Any, Index: Any, /) -> int | None:
    """CXDiagnostic clang_codeCompleteGetDiagnostic(CXCodeCompleteResults * Results, unsigned int Index) - Retrieve a diagnostic associated with the given code completion."""
def clang_codeCompleteGetContexts(Results: Any, /) -> int:
    """unsigned long long clang_codeCompleteGetContexts(CXCodeCompleteResults * Results) - Determines what completions are appropriate for the context the given code completion."""
def clang_codeCompleteGetContainerKind(Results: Any, IsIncomplete: Any, /) -> int:
    """enum CXCursorKind clang_codeCompleteGetContainerKind(CXCodeCompleteResults * Results, unsigned int * IsIncomplete) - Returns the cursor kind for the container for the current code completion context. The container is only guaranteed to be set for contexts where a container exists (i.e. member accesses or Objective-C message sends); if there is not a container, this function will return CXCursor_InvalidCode."""
def clang_codeCompleteGetContainerUSR(Results: Any, /) -> CXString:
    """CXString clang_codeCompleteGetContainerUSR(CXCodeCompleteResults * Results) - Returns the USR for the container for the current code completion context. If there is not a container for the current context, this function will return the empty string."""
def clang_codeCompleteGetObjCSelector(Results: Any, /) -> CXString:
    """CXString clang_codeCompleteGetObjCSelector(CXCodeCompleteResults * Results) - Returns the currently-entered selector for an Objective-C message send, formatted like 'initWithFoo:bar:'. Only guaranteed to return a non-empty string for CXCompletionContext_ObjCInstanceMessage and CXCompletionContext_ObjCClassMessage."""
def clang_getClangVersion() -> CXString:
    """CXString clang_getClangVersion() - Return a version string, suitable for showing to a user, but not intended to be parsed (the format is not guaranteed to be stable)."""
def clang_toggleCrashRecovery(isEnabled: Any, /) -> None:
    """void clang_toggleCrashRecovery(unsigned int isEnabled) - Enable/disable crash recovery."""
CXInclusionVisitor = Any
def clang_getInclusions(tu: Any, visitor: Any, client_data: Any, /) -> None:
    """void clang_getInclusions(CXTranslationUnit tu, CXInclusionVisitor visitor, CXClientData client_data) - Visit the set of preprocessor inclusions in a translation unit. The visitor function is called with the provided data for every included file. This does not include headers included by the PCH file (unless one is inspecting the inclusions in the PCH file itself)."""
CXEvalResultKind = ctypes.c_uint32
CXEval_Int: int
CXEval_Float: int
CXEval_ObjCStrLiteral: int
CXEval_StrLiteral: int
CXEval_CFStr: int
CXEval_Other: int
CXEval_UnExposed: int
CXEvalResult = ctypes.c_void_p
def clang_Cursor_Evaluate(C: Any, /) -> int | None:
    """CXEvalResult clang_Cursor_Evaluate(CXCursor C) - If cursor is a statement declaration tries to evaluate the statement and if its variable, tries to evaluate its initializer, into its corresponding type. If it's an expression, tries to evaluate the expression."""
def clang_EvalResult_getKind(E: Any, /) -> int:
    """CXEvalResultKind clang_EvalResult_getKind(CXEvalResult E) - Returns the kind of the evaluated result."""
def clang_EvalResult_getAsInt(E: Any, /) -> int:
    """int clang_EvalResult_getAsInt(CXEvalResult E) - Returns the evaluation result as integer if the kind is Int."""
def clang_EvalResult_getAsLongLong(E: Any, /) -> int:
    """long long clang_EvalResult_getAsLongLong(CXEvalResult E) - Returns the evaluation result as a long long integer if the kind is Int. This prevents overflows that may happen if the result is returned with clang_EvalResult_getAsInt."""
def clang_EvalResult_isUnsignedInt(E: Any, /) -> int:
    """unsigned int clang_EvalResult_isUnsignedInt(CXEvalResult E) - Returns a non-zero value if the kind is Int and the evaluation result resulted in an unsigned integer."""
def clang_EvalResult_getAsUnsigned(E: Any, /) -> int:
    """unsigned long long clang_EvalResult_getAsUnsigned(CXEvalResult E) - Returns the evaluation result as an unsigned integer if the kind is Int and clang_EvalResult_isUnsignedInt is non-zero."""
def clang_EvalResult_getAsDouble(E: Any, /) -> float:
    """double clang_EvalResult_getAsDouble(CXEvalResult E) - Returns the evaluation result as double if the kind is double."""
def clang_EvalResult_getAsStr(E: Any, /) -> bytes | None:
    """const char * clang_EvalResult_getAsStr(CXEvalResult E) - Returns the evaluation result as a constant string if the kind is other than Int or float. User must not free this pointer, instead call clang_EvalResult_dispose on the CXEvalResult returned by clang_Cursor_Evaluate."""
def clang_EvalResult_dispose(E: Any, /) -> None:
    """void clang_EvalResult_dispose(CXEvalResult E) - Disposes the created Eval memory."""
CXRemapping = ctypes.c_void_p
def clang_getRemappings(path: Any, /) -> int | None:
    """CXRemapping clang_getRemappings(const char * path) - Retrieve a remapping."""
def clang_getRemappingsFromFileList(filePaths: Any, numFiles: Any, /) -> int | None:
    """CXRemapping clang_getRemappingsFromFileList(const char ** filePaths, unsigned int numFiles) - Retrieve a remapping."""
def clang_remap_getNumFiles(a0: Any, /) -> int:
    """unsigned int clang_remap_getNumFiles(CXRemapping) - Determine the number of remappings."""
def clang_remap_getFilenames(a0: Any, index: Any, original: Any, transformed: Any, /) -> None:
    """void clang_remap_getFilenames(CXRemapping, unsigned int index, CXString * original, CXString * transformed) - Get the original and the associated filename from the remapping."""
def clang_remap_dispose(a0: Any, /) -> None:
    """void clang_remap_dispose(CXRemapping) - Dispose the remapping."""
enum_CXVisitorResult = ctypes.c_uint32
CXVisit_Break: int
CXVisit_Continue: int
class struct_CXCursorAndRangeVisitor(runtime.Struct):
    context: Field[int | None]
    visit: Field[Any]
CXCursorAndRangeVisitor = struct_CXCursorAndRangeVisitor
CXResult = ctypes.c_uint32
CXResult_Success: int
CXResult_Invalid: int
CXResult_VisitBreak: int
def clang_findReferencesInFile(cursor: Any, file: Any, visitor: Any, /) -> int:
    """CXResult clang_findReferencesInFile(CXCursor cursor, CXFile file, CXCursorAndRangeVisitor visitor) - Find references of a declaration in a specific file."""
def clang_findIncludesInFile(TU: Any, file: Any, visitor: Any, /) -> int:
    """CXResult clang_findIncludesInFile(CXTranslationUnit TU, CXFile file, CXCursorAndRangeVisitor visitor) - Find #import/#include directives in a specific file."""
class struct__CXCursorAndRangeVisitorBlock(runtime.Struct): ...
CXCursorAndRangeVisitorBlock = Any
def clang_findReferencesInFileWithBlock(a0: Any, a1: Any, a2: Any, /) -> int:
    """CXResult clang_findReferencesInFileWithBlock(CXCursor, CXFile, CXCursorAndRangeVisitorBlock)"""
def clang_findIncludesInFileWithBlock(a0: Any, a1: Any, a2: Any, /) -> int:
    """CXResult clang_findIncludesInFileWithBlock(CXTranslationUnit, CXFile, CXCursorAndRangeVisitorBlock)"""
CXIdxClientFile = ctypes.c_void_p
CXIdxClientEntity = ctypes.c_void_p
CXIdxClientContainer = ctypes.c_void_p
CXIdxClientASTFile = ctypes.c_void_p
class CXIdxLoc(runtime.Struct):
    """Source location passed to index callbacks."""
    ptr_data: Field[ctypes.Array[ctypes.c_void_p]]
    int_data: Field[int]
class CXIdxIncludedFileInfo(runtime.Struct):
    """Data for ppIncludedFile callback."""
    hashLoc: Field[CXIdxLoc]
    filename: Field[bytes | None]
    file: Field[int | None]
    isImport: Field[int]
    isAngled: Field[int]
    isModuleImport: Field[int]
class CXIdxImportedASTFileInfo(runtime.Struct):
    """Data for IndexerCallbacks#importedASTFile."""
    file: Field[int | None]
    module: Field[int | None]
    loc: Field[CXIdxLoc]
    isImplicit: Field[int]
CXIdxEntityKind = ctypes.c_uint32
CXIdxEntity_Unexposed: int
CXIdxEntity_Typedef: int
CXIdxEntity_Function: int
CXIdxEntity_Variable: int
CXIdxEntity_Field: int
CXIdxEntity_EnumConstant: int
CXIdxEntity_ObjCClass: int
CXIdxEntity_ObjCProtocol: int
CXIdxEntity_ObjCCategory: int
CXIdxEntity_ObjCInstanceMethod: int
CXIdxEntity_ObjCClassMethod: int
CXIdxEntity_ObjCProperty: int
CXIdxEntity_ObjCIvar: int
CXIdxEntity_Enum: int
CXIdxEntity_Struct: int
CXIdxEntity_Union: int
CXIdxEntity_CXXClass: int
CXIdxEntity_CXXNamespace: int
CXIdxEntity_CXXNamespaceAlias: int
CXIdxEntity_CXXStaticVariable: int
CXIdxEntity_CXXStaticMethod: int
CXIdxEntity_CXXInstanceMethod: int
CXIdxEntity_CXXConstructor: int
CXIdxEntity_CXXDestructor: int
CXIdxEntity_CXXConversionFunction: int
CXIdxEntity_CXXTypeAlias: int
CXIdxEntity_CXXInterface: int
CXIdxEntity_CXXConcept: int
CXIdxEntityLanguage = ctypes.c_uint32
CXIdxEntityLang_None: int
CXIdxEntityLang_C: int
CXIdxEntityLang_ObjC: int
CXIdxEntityLang_CXX: int
CXIdxEntityLang_Swift: int
CXIdxEntityCXXTemplateKind = ctypes.c_uint32
CXIdxEntity_NonTemplate: int
CXIdxEntity_Template: int
CXIdxEntity_TemplatePartialSpecialization: int
CXIdxEntity_TemplateSpecialization: int
CXIdxAttrKind = ctypes.c_uint32
CXIdxAttr_Unexposed: int
CXIdxAttr_IBAction: int
CXIdxAttr_IBOutlet: int
CXIdxAttr_IBOutletCollection: int
class CXIdxAttrInfo(runtime.Struct):
    kind: Field[int]
    cursor: Field[CXCursor]
    loc: Field[CXIdxLoc]
class CXIdxEntityInfo(runtime.Struct):
    kind: Field[int]
    templateKind: Field[int]
    lang: Field[int]
    name: Field[bytes | None]
    USR: Field[bytes | None]
    cursor: Field[CXCursor]
    attributes: Field[ctypes._Pointer[Any]]
    numAttributes: Field[int]
class CXIdxContainerInfo(runtime.Struct):
    cursor: Field[CXCursor]
class CXIdxIBOutletCollectionAttrInfo(runtime.Struct):
    attrInfo: Field[ctypes._Pointer[CXIdxAttrInfo]]
    objcClass: Field[ctypes._Pointer[CXIdxEntityInfo]]
    classCursor: Field[CXCursor]
    classLoc: Field[CXIdxLoc]
CXIdxDeclInfoFlags = ctypes.c_uint32
CXIdxDeclFlag_Skipped: int
class CXIdxDeclInfo(runtime.Struct):
    entityInfo: Field[ctypes._Pointer[CXIdxEntityInfo]]
    cursor: Field[CXCursor]
    loc: Field[CXIdxLoc]
    semanticContainer: Field[ctypes._Pointer[CXIdxContainerInfo]]
    lexicalContainer: Field[ctypes._Pointer[CXIdxContainerInfo]]
    isRedeclaration: Field[int]
    isDefinition: Field[int]
    isContainer: Field[int]
    declAsContainer: Field[ctypes._Pointer[CXIdxContainerInfo]]
    isImplicit: Field[int]
    attributes: Field[ctypes._Pointer[Any]]
    numAttributes: Field[int]
    flags: Field[int]
CXIdxObjCContainerKind = ctypes.c_uint32
CXIdxObjCContainer_ForwardRef: int
CXIdxObjCContainer_Interface: int
CXIdxObjCContainer_Implementation: int
class CXIdxObjCContainerDeclInfo(runtime.Struct):
    declInfo: Field[ctypes._Pointer[CXIdxDeclInfo]]
    kind: Field[int]
class CXIdxBaseClassInfo(runtime.Struct):
    base: Field[ctypes._Pointer[CXIdxEntityInfo]]
    cursor: Field[CXCursor]
    loc: Field[CXIdxLoc]
class CXIdxObjCProtocolRefInfo(runtime.Struct):
    protocol: Field[ctypes._Pointer[CXIdxEntityInfo]]
    cursor: Field[CXCursor]
    loc: Field[CXIdxLoc]
class CXIdxObjCProtocolRefListInfo(runtime.Struct):
    protocols: Field[ctypes._Pointer[Any]]
    numProtocols: Field[int]
class CXIdxObjCInterfaceDeclInfo(runtime.Struct):
    containerInfo: Field[ctypes._Pointer[CXIdxObjCContainerDeclInfo]]
    superInfo: Field[ctypes._Pointer[CXIdxBaseClassInfo]]
    protocols: Field[ctypes._Pointer[CXIdxObjCProtocolRefListInfo]]
class CXIdxObjCCategoryDeclInfo(runtime.Struct):
    containerInfo: Field[ctypes._Pointer[CXIdxObjCContainerDeclInfo]]
    objcClass: Field[ctypes._Pointer[CXIdxEntityInfo]]
    classCursor: Field[CXCursor]
    classLoc: Field[CXIdxLoc]
    protocols: Field[ctypes._Pointer[CXIdxObjCProtocolRefListInfo]]
class CXIdxObjCPropertyDeclInfo(runtime.Struct):
    declInfo: Field[ctypes._Pointer[CXIdxDeclInfo]]
    getter: Field[ctypes._Pointer[CXIdxEntityInfo]]
    setter: Field[ctypes._Pointer[CXIdxEntityInfo]]
class CXIdxCXXClassDeclInfo(runtime.Struct):
    declInfo: Field[ctypes._Pointer[CXIdxDeclInfo]]
    bases: Field[ctypes._Pointer[Any]]
    numBases: Field[int]
CXIdxEntityRefKind = ctypes.c_uint32
CXIdxEntityRef_Direct: int
CXIdxEntityRef_Implicit: int
CXSymbolRole = ctypes.c_uint32
CXSymbolRole_None: int
CXSymbolRole_Declaration: int
CXSymbolRole_Definition: int
CXSymbolRole_Reference: int
CXSymbolRole_Read: int
CXSymbolRole_Write: int
CXSymbolRole_Call: int
CXSymbolRole_Dynamic: int
CXSymbolRole_AddressOf: int
CXSymbolRole_Implicit: int
class CXIdxEntityRefInfo(runtime.Struct):
    """Data for IndexerCallbacks#indexEntityReference."""
    kind: Field[int]
    cursor: Field[CXCursor]
    loc: Field[CXIdxLoc]
    referencedEntity: Field[ctypes._Pointer[CXIdxEntityInfo]]
    parentEntity: Field[ctypes._Pointer[CXIdxEntityInfo]]
    container: Field[ctypes._Pointer[CXIdxContainerInfo]]
    role: Field[int]
class IndexerCallbacks(runtime.Struct):
    """A group of callbacks used by #clang_indexSourceFile and #clang_indexTranslationUnit."""
    abortQuery: Field[Any]
    diagnostic: Field[Any]
    enteredMainFile: Field[Any]
    ppIncludedFile: Field[Any]
    importedASTFile: Field[Any]
    startedTranslationUnit: Field[Any]
    indexDeclaration: Field[Any]
    indexEntityReference: Field[Any]
def clang_index_isEntityObjCContainerKind(a0: Any, /) -> int:
    """int clang_index_isEntityObjCContainerKind(CXIdxEntityKind)"""
def clang_index_getObjCContainerDeclInfo(a0: Any, /) -> ctypes._Pointer[CXIdxObjCContainerDeclInfo]:
    """const CXIdxObjCContainerDeclInfo * clang_index_getObjCContainerDeclInfo(const CXIdxDeclInfo *)"""
def clang_index_getObjCInterfaceDeclInfo(a0: Any, /) -> ctypes._Pointer[CXIdxObjCInterfaceDeclInfo]:
    """const CXIdxObjCInterfaceDeclInfo * clang_index_getObjCInterfaceDeclInfo(const CXIdxDeclInfo *)"""
def clang_index_getObjCCategoryDeclInfo(a0: Any, /) -> ctypes._Pointer[CXIdxObjCCategoryDeclInfo]:
    """const CXIdxObjCCategoryDeclInfo * clang_index_getObjCCategoryDeclInfo(const CXIdxDeclInfo *)"""
def clang_index_getObjCProtocolRefListInfo(a0: Any, /) -> ctypes._Pointer[CXIdxObjCProtocolRefListInfo]:
    """const CXIdxObjCProtocolRefListInfo * clang_index_getObjCProtocolRefListInfo(const CXIdxDeclInfo *)"""
def clang_index_getObjCPropertyDeclInfo(a0: Any, /) -> ctypes._Pointer[CXIdxObjCPropertyDeclInfo]:
    """const CXIdxObjCPropertyDeclInfo * clang_index_getObjCPropertyDeclInfo(const CXIdxDeclInfo *)"""
def clang_index_getIBOutletCollectionAttrInfo(a0: Any, /) -> ctypes._Pointer[CXIdxIBOutletCollectionAttrInfo]:
    """const CXIdxIBOutletCollectionAttrInfo * clang_index_getIBOutletCollectionAttrInfo(const CXIdxAttrInfo *)"""
def clang_index_getCXXClassDeclInfo(a0: Any, /) -> ctypes._Pointer[CXIdxCXXClassDeclInfo]:
    """const CXIdxCXXClassDeclInfo * clang_index_getCXXClassDeclInfo(const CXIdxDeclInfo *)"""
def clang_index_getClientContainer(a0: Any, /) -> int | None:
    """CXIdxClientContainer clang_index_getClientContainer(const CXIdxContainerInfo *) - For retrieving a custom CXIdxClientContainer attached to a container."""
def clang_index_setClientContainer(a0: Any, a1: Any, /) -> None:
    """void clang_index_setClientContainer(const CXIdxContainerInfo *, CXIdxClientContainer) - For setting a custom CXIdxClientContainer attached to a container."""
def clang_index_getClientEntity(a0: Any, /) -> int | None:
    """CXIdxClientEntity clang_index_getClientEntity(const CXIdxEntityInfo *) - For retrieving a custom CXIdxClientEntity attached to an entity."""
def clang_index_setClientEntity(a0: Any, a1: Any, /) -> None:
    """void clang_index_setClientEntity(const CXIdxEntityInfo *, CXIdxClientEntity) - For setting a custom CXIdxClientEntity attached to an entity."""
CXIndexAction = ctypes.c_void_p
def clang_IndexAction_create(CIdx: Any, /) -> int | None:
    """CXIndexAction clang_IndexAction_create(CXIndex CIdx) - An indexing action/session, to be applied to one or multiple translation units."""
def clang_IndexAction_dispose(a0: Any, /) -> None:
    """void clang_IndexAction_dispose(CXIndexAction) - Destroy the given index action."""
CXIndexOptFlags = ctypes.c_uint32
CXIndexOpt_None: int
CXIndexOpt_SuppressRedundantRefs: int
CXIndexOpt_IndexFunctionLocalSymbols: int
CXIndexOpt_IndexImplicitTemplateInstantiations: int
CXIndexOpt_SuppressWarnings: int
CXIndexOpt_SkipParsedBodiesInSession: int
def clang_indexSourceFile(a0: Any, client_data: Any, index_callbacks: Any, index_callbacks_size: Any, index_options: Any, source_filename: Any, command_line_args: Any, num_command_line_args: Any, unsaved_files: Any, num_unsaved_files: Any, out_TU: Any, TU_options: Any, /) -> int:
    """int clang_indexSourceFile(CXIndexAction, CXClientData client_data, IndexerCallbacks * index_callbacks, unsigned int index_callbacks_size, unsigned int index_options, const char * source_filename, const char *const * command_line_args, int num_command_line_args, struct CXUnsavedFile * unsaved_files, unsigned int num_unsaved_files, CXTranslationUnit * out_TU, unsigned int TU_options) - Index the given source file and the translation unit corresponding to that file via callbacks implemented through #IndexerCallbacks."""
def clang_indexSourceFileFullArgv(a0: Any, client_data: Any, index_callbacks: Any, index_callbacks_size: Any, index_options: Any, source_filename: Any, command_line_args: Any, num_command_line_args: Any, unsaved_files: Any, num_unsaved_files: Any, out_TU: Any, TU_options: Any, /) -> int:
    """int clang_indexSourceFileFullArgv(CXIndexAction, CXClientData client_data, IndexerCallbacks * index_callbacks, unsigned int index_callbacks_size, unsigned int index_options, const char * source_filename, const char *const * command_line_args, int num_command_line_args, struct CXUnsavedFile * unsaved_files, unsigned int num_unsaved_files, CXTranslationUnit * out_TU, unsigned int TU_options) - Same as clang_indexSourceFile but requires a full command line for command_line_args including argv[0]. This is useful if the standard library paths are relative to the binary."""
def clang_indexTranslationUnit(a0: Any, client_data: Any, index_callbacks: Any, index_callbacks_size: Any, index_options: Any, a5: Any, /) -> int:
    """int clang_indexTranslationUnit(CXIndexAction, CXClientData client_data, IndexerCallbacks * index_callbacks, unsigned int index_callbacks_size, unsigned int index_options, CXTranslationUnit) - Index the given translation unit via callbacks implemented through #IndexerCallbacks."""
def clang_indexLoc_getFileLocation(loc: Any, indexFile: Any, file: Any, line: Any, column: Any, offset: Any, /) -> None:
    """void clang_indexLoc_getFileLocation(CXIdxLoc loc, CXIdxClientFile * indexFile, CXFile * file, unsigned int * line, unsigned int * column, unsigned int * offset) - Retrieve the CXIdxFile, file, line, column, and offset represented by the given CXIdxLoc."""
def clang_indexLoc_getCXSourceLocation(loc: Any, /) -> CXSourceLocation:
    """CXSourceLocation clang_indexLoc_getCXSourceLocation(CXIdxLoc loc) - Retrieve the CXSourceLocation represented by the given CXIdxLoc."""
CXFieldVisitor = Any
def clang_Type_visitFields(T: Any, visitor: Any, client_data: Any, /) -> int:
    """unsigned int clang_Type_visitFields(CXType T, CXFieldVisitor visitor, CXClientData client_data) - Visit the fields of a particular type."""
enum_CXBinaryOperatorKind = ctypes.c_uint32
CXBinaryOperator_Invalid: int
CXBinaryOperator_PtrMemD: int
CXBinaryOperator_PtrMemI: int
CXBinaryOperator_Mul: int
CXBinaryOperator_Div: int
CXBinaryOperator_Rem: int
CXBinaryOperator_Add: int
CXBinaryOperator_Sub: int
CXBinaryOperator_Shl: int
CXBinaryOperator_Shr: int
CXBinaryOperator_Cmp: int
CXBinaryOperator_LT: int
CXBinaryOperator_GT: int
CXBinaryOperator_LE: int
CXBinaryOperator_GE: int
CXBinaryOperator_EQ: int
CXBinaryOperator_NE: int
CXBinaryOperator_And: int
CXBinaryOperator_Xor: int
CXBinaryOperator_Or: int
CXBinaryOperator_LAnd: int
CXBinaryOperator_LOr: int
CXBinaryOperator_Assign: int
CXBinaryOperator_MulAssign: int
CXBinaryOperator_DivAssign: int
CXBinaryOperator_RemAssign: int
CXBinaryOperator_AddAssign: int
CXBinaryOperator_SubAssign: int
CXBinaryOperator_ShlAssign: int
CXBinaryOperator_ShrAssign: int
CXBinaryOperator_AndAssign: int
CXBinaryOperator_XorAssign: int
CXBinaryOperator_OrAssign: int
CXBinaryOperator_Comma: int
def clang_getBinaryOperatorKindSpelling(kind: Any, /) -> CXString:
    """CXString clang_getBinaryOperatorKindSpelling(enum CXBinaryOperatorKind kind) - Retrieve the spelling of a given CXBinaryOperatorKind."""
def clang_getCursorBinaryOperatorKind(cursor: Any, /) -> int:
    """enum CXBinaryOperatorKind clang_getCursorBinaryOperatorKind(CXCursor cursor) - Retrieve the binary operator kind of this cursor."""
enum_CXUnaryOperatorKind = ctypes.c_uint32
CXUnaryOperator_Invalid: int
CXUnaryOperator_PostInc: int
CXUnaryOperator_PostDec: int
CXUnaryOperator_PreInc: int
CXUnaryOperator_PreDec: int
CXUnaryOperator_AddrOf: int
CXUnaryOperator_Deref: int
CXUnaryOperator_Plus: int
CXUnaryOperator_Minus: int
CXUnaryOperator_Not: int
CXUnaryOperator_LNot: int
CXUnaryOperator_Real: int
CXUnaryOperator_Imag: int
CXUnaryOperator_Extension: int
CXUnaryOperator_Coawait: int
def clang_getUnaryOperatorKindSpelling(kind: Any, /) -> CXString:
    """CXString clang_getUnaryOperatorKindSpelling(enum CXUnaryOperatorKind kind) - Retrieve the spelling of a given CXUnaryOperatorKind."""
def clang_getCursorUnaryOperatorKind(cursor: Any, /) -> int:
    """enum CXUnaryOperatorKind clang_getCursorUnaryOperatorKind(CXCursor cursor) - Retrieve the unary operator kind of this cursor."""
class CXComment(runtime.Struct):
    """A parsed comment."""
    ASTNode: Field[int | None]
    TranslationUnit: Field[ctypes._Pointer[struct_CXTranslationUnitImpl]]
def clang_Cursor_getParsedComment(C: Any, /) -> CXComment:
    """CXComment clang_Cursor_getParsedComment(CXCursor C) - Given a cursor that represents a documentable entity (e.g., declaration), return the associated parsed comment as a CXComment_FullComment AST node."""
enum_CXCommentKind = ctypes.c_uint32
CXComment_Null: int
CXComment_Text: int
CXComment_InlineCommand: int
CXComment_HTMLStartTag: int
CXComment_HTMLEndTag: int
CXComment_Paragraph: int
CXComment_BlockCommand: int
CXComment_ParamCommand: int
CXComment_TParamCommand: int
CXComment_VerbatimBlockCommand: int
CXComment_VerbatimBlockLine: int
CXComment_VerbatimLine: int
CXComment_FullComment: int
enum_CXCommentInlineCommandRenderKind = ctypes.c_uint32
CXCommentInlineCommandRenderKind_Normal: int
CXCommentInlineCommandRenderKind_Bold: int
CXCommentInlineCommandRenderKind_Monospaced: int
CXCommentInlineCommandRenderKind_Emphasized: int
CXCommentInlineCommandRenderKind_Anchor: int
enum_CXCommentParamPassDirection = ctypes.c_uint32
CXCommentParamPassDirection_In: int
CXCommentParamPassDirection_Out: int
CXCommentParamPassDirection_InOut: int
def clang_Comment_getKind(Comment: Any, /) -> int:
    """enum CXCommentKind clang_Comment_getKind(CXComment Comment) - Returns the type of the AST node."""
def clang_Comment_getNumChildren(Comment: Any, /) -> int:
    """unsigned int clang_Comment_getNumChildren(CXComment Comment) - Returns number of children of the AST node."""
def clang_Comment_getChild(Comment: Any, ChildIdx: Any, /) -> CXComment:
    """CXComment clang_Comment_getChild(CXComment Comment, unsigned int ChildIdx) - Returns the specified child of the AST node."""
def clang_Comment_isWhitespace(Comment: Any, /) -> int:
    """unsigned int clang_Comment_isWhitespace(CXComment Comment) - A CXComment_Paragraph node is considered whitespace if it contains only CXComment_Text nodes that are empty or whitespace."""
def clang_InlineContentComment_hasTrailingNewline(Comment: Any, /) -> int:
    """unsigned int clang_InlineContentComment_hasTrailingNewline(CXComment Comment) - Returns non-zero if Comment is inline content and has a newline immediately following it in the comment text. Newlines between paragraphs do not count."""
def clang_TextComment_getText(Comment: Any, /) -> CXString:
    """CXString clang_TextComment_getText(CXComment Comment) - Returns text contained in the AST node."""
def clang_InlineCommandComment_getCommandName(Comment: Any, /) -> CXString:
    """CXString clang_InlineCommandComment_getCommandName(CXComment Comment) - Returns name of the inline command."""
def clang_InlineCommandComment_getRenderKind(Comment: Any, /) -> int:
    """enum CXCommentInlineCommandRenderKind clang_InlineCommandComment_getRenderKind(CXComment Comment) - Returns the most appropriate rendering mode, chosen on command semantics in Doxygen."""
def clang_InlineCommandComment_getNumArgs(Comment: Any, /) -> int:
    """unsigned int clang_InlineCommandComment_getNumArgs(CXComment Comment) - Returns number of command arguments."""
def clang_InlineCommandComment_getArgText(Comment: Any, ArgIdx: Any, /) -> CXString:
    """CXString clang_InlineCommandComment_getArgText(CXComment Comment, unsigned int ArgIdx) - Returns text of the specified argument."""
def clang_HTMLTagComment_getTagName(Comment: Any, /) -> CXString:
    """CXString clang_HTMLTagComment_getTagName(CXComment Comment) - Returns HTML tag name."""
def clang_HTMLStartTagComment_isSelfClosing(Comment: Any, /) -> int:
    """unsigned int clang_HTMLStartTagComment_isSelfClosing(CXComment Comment) - Returns non-zero if tag is self-closing (for example, <br />)."""
def clang_HTMLStartTag_getNumAttrs(Comment: Any, /) -> int:
    """unsigned int clang_HTMLStartTag_getNumAttrs(CXComment Comment) - Returns number of attributes (name-value pairs) attached to the start tag."""
def clang_HTMLStartTag_getAttrName(Comment: Any, AttrIdx: Any, /) -> CXString:
    """CXString clang_HTMLStartTag_getAttrName(CXComment Comment, unsigned int AttrIdx) - Returns name of the specified attribute."""
def clang_HTMLStartTag_getAttrValue(Comment: Any, AttrIdx: Any, /) -> CXString:
    """CXString clang_HTMLStartTag_getAttrValue(CXComment Comment, unsigned int AttrIdx) - Returns value of the specified attribute."""
def clang_BlockCommandComment_getCommandName(Comment: Any, /) -> CXString:
    """CXString clang_BlockCommandComment_getCommandName(CXComment Comment) - Returns name of the block command."""
def clang_BlockCommandComment_getNumArgs(Comment: Any, /) -> int:
    """unsigned int clang_BlockCommandComment_getNumArgs(CXComment Comment) - Returns number of word-like arguments."""
def clang_BlockCommandComment_getArgText(Comment: Any, ArgIdx: Any, /) -> CXString:
    """CXString clang_BlockCommandComment_getArgText(CXComment Comment, unsigned int ArgIdx) - Returns text of the specified word-like argument."""
def clang_BlockCommandComment_getParagraph(Comment: Any, /) -> CXComment:
    """CXComment clang_BlockCommandComment_getParagraph(CXComment Comment) - Returns paragraph argument of the block command."""
def clang_ParamCommandComment_getParamName(Comment: Any, /) -> CXString:
    """CXString clang_ParamCommandComment_getParamName(CXComment Comment) - Returns parameter name."""
def clang_ParamCommandComment_isParamIndexValid(Comment: Any, /) -> int:
    """unsigned int clang_ParamCommandComment_isParamIndexValid(CXComment Comment) - Returns non-zero if the parameter that this AST node represents was found in the function prototype and clang_ParamCommandComment_getParamIndex function will return a meaningful value."""
def clang_ParamCommandComment_getParamIndex(Comment: Any, /) -> int:
    """unsigned int clang_ParamCommandComment_getParamIndex(CXComment Comment) - Returns zero-based parameter index in function prototype."""
def clang_ParamCommandComment_isDirectionExplicit(Comment: Any, /) -> int:
    """unsigned int clang_ParamCommandComment_isDirectionExplicit(CXComment Comment) - Returns non-zero if parameter passing direction was specified explicitly in the comment."""
def clang_ParamCommandComment_getDirection(Comment: Any, /) -> int:
    """enum CXCommentParamPassDirection clang_ParamCommandComment_getDirection(CXComment Comment) - Returns parameter passing direction."""
def clang_TParamCommandComment_getParamName(Comment: Any, /) -> CXString:
    """CXString clang_TParamCommandComment_getParamName(CXComment Comment) - Returns template parameter name."""
def clang_TParamCommandComment_isParamPositionValid(Comment: Any, /) -> int:
    """unsigned int clang_TParamCommandComment_isParamPositionValid(CXComment Comment) - Returns non-zero if the parameter that this AST node represents was found in the template parameter list and clang_TParamCommandComment_getDepth and clang_TParamCommandComment_getIndex functions will return a meaningful value."""
def clang_TParamCommandComment_getDepth(Comment: Any, /) -> int:
    """unsigned int clang_TParamCommandComment_getDepth(CXComment Comment) - Returns zero-based nesting depth of this parameter in the template parameter list."""
def clang_TParamCommandComment_getIndex(Comment: Any, Depth: Any, /) -> int:
    """unsigned int clang_TParamCommandComment_getIndex(CXComment Comment, unsigned int Depth) - Returns zero-based parameter index in the template parameter list at a given nesting depth."""
def clang_VerbatimBlockLineComment_getText(Comment: Any, /) -> CXString:
    """CXString clang_VerbatimBlockLineComment_getText(CXComment Comment) - Returns text contained in the AST node."""
def clang_VerbatimLineComment_getText(Comment: Any, /) -> CXString:
    """CXString clang_VerbatimLineComment_getText(CXComment Comment) - Returns text contained in the AST node."""
def clang_HTMLTagComment_getAsString(Comment: Any, /) -> CXString:
    """CXString clang_HTMLTagComment_getAsString(CXComment Comment) - Convert an HTML tag AST node to string."""
def clang_FullComment_getAsHTML(Comment: Any, /) -> CXString:
    """CXString clang_FullComment_getAsHTML(CXComment Comment) - Convert a given full parsed comment to an HTML fragment."""
def clang_FullComment_getAsXML(Comment: Any, /) -> CXString:
    """CXString clang_FullComment_getAsXML(CXComment Comment) - Convert a given full parsed comment to an XML document."""
class struct_CXAPISetImpl(runtime.Struct): ...
CXAPISet = Any
def clang_createAPISet(tu: Any, out_api: Any, /) -> int:
    """enum CXErrorCode clang_createAPISet(CXTranslationUnit tu, CXAPISet * out_api) - Traverses the translation unit to create a CXAPISet."""
def clang_disposeAPISet(api: Any, /) -> None:
    """void clang_disposeAPISet(CXAPISet api) - Dispose of an APISet."""
def clang_getSymbolGraphForUSR(usr: Any, api: Any, /) -> CXString:
    """CXString clang_getSymbolGraphForUSR(const char * usr, CXAPISet api) - Generate a single symbol symbol graph for the given USR. Returns a null string if the associated symbol can not be found in the provided CXAPISet."""
def clang_getSymbolGraphForCursor(cursor: Any, /) -> CXString:
    """CXString clang_getSymbolGraphForCursor(CXCursor cursor) - Generate a single symbol symbol graph for the declaration at the given cursor. Returns a null string if the AST node for the cursor isn't a declaration."""
def clang_install_aborting_llvm_fatal_error_handler() -> None:
    """void clang_install_aborting_llvm_fatal_error_handler() - Installs error handler that prints error message to stderr and calls abort(). Replaces currently installed error handler (if any)."""
def clang_uninstall_llvm_fatal_error_handler() -> None:
    """void clang_uninstall_llvm_fatal_error_handler() - Removes currently installed error handler (if any). If no error handler is intalled, the default strategy is to print error message to stderr and call exit(1)."""
CXRewriter = ctypes.c_void_p
def clang_CXRewriter_create(TU: Any, /) -> int | None:
    """CXRewriter clang_CXRewriter_create(CXTranslationUnit TU) - Create CXRewriter."""
def clang_CXRewriter_insertTextBefore(Rew: Any, Loc: Any, Insert: Any, /) -> None:
    """void clang_CXRewriter_insertTextBefore(CXRewriter Rew, CXSourceLocation Loc, const char * Insert) - Insert the specified string at the specified location in the original buffer."""
def clang_CXRewriter_replaceText(Rew: Any, ToBeReplaced: Any, Replacement: Any, /) -> None:
    """void clang_CXRewriter_replaceText(CXRewriter Rew, CXSourceRange ToBeReplaced, const char * Replacement) - Replace the specified range of characters in the input with the specified replacement."""
def clang_CXRewriter_removeText(Rew: Any, ToBeRemoved: Any, /) -> None:
    """void clang_CXRewriter_removeText(CXRewriter Rew, CXSourceRange ToBeRemoved) - Remove the specified range."""
def clang_CXRewriter_overwriteChangedFiles(Rew: Any, /) -> int:
    """int clang_CXRewriter_overwriteChangedFiles(CXRewriter Rew) - Save all changed files to disk. Returns 1 if any files were not saved successfully, returns 0 otherwise."""
def clang_CXRewriter_writeMainFileToStdOut(Rew: Any, /) -> None:
    """void clang_CXRewriter_writeMainFileToStdOut(CXRewriter Rew) - Write out rewritten version of the main file to stdout."""
def clang_CXRewriter_dispose(Rew: Any, /) -> None:
    """void clang_CXRewriter_dispose(CXRewriter Rew) - Free the given CXRewriter."""
CINDEX_VERSION_MAJOR: int
CINDEX_VERSION_MINOR: int
CINDEX_VERSION: int
CINDEX_VERSION_STRING: str
def CINDEX_VERSION_ENCODE(major: Any, minor: Any) -> Any: ...

"""libclang: the C API of the clang parser."""

# Made by `tg-autogen gen libclang`; change the spec, not this file.
# From: Debian libclang-19-dev 1:19.1.7-3~deb12u1
# Headers: clang-c/*.h
# Licence of the headers: Apache-2.0 WITH LLVM-exception
# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
from ctypes import (
    CFUNCTYPE,
    POINTER,
    c_char,
    c_char_p,
    c_double,
    c_int32,
    c_int64,
    c_size_t,
    c_uint8,
    c_uint32,
    c_uint64,
    c_void_p,
)

from tg_autogen.runtime import Library, Struct, layout

_library = Library("clang", linux=("libclang-19.so.19", "libclang-19.so.1", "libclang.so",), package="Debian libclang1-19")
enum_CXErrorCode = c_uint32
CXError_Success = 0
CXError_Failure = 1
CXError_Crashed = 2
CXError_InvalidArguments = 3
CXError_ASTReadError = 4

class CXString(Struct):
    __slots__ = ()
layout(CXString, 16, 8,
    ("data", c_void_p, 0),
    ("private_flags", c_uint32, 8),
)

class CXStringSet(Struct):
    __slots__ = ()
layout(CXStringSet, 16, 8,
    ("Strings", POINTER(CXString), 0),
    ("Count", c_uint32, 8),
)

class struct_CXVirtualFileOverlayImpl(Struct):
    __slots__ = ()
CXVirtualFileOverlay = POINTER(struct_CXVirtualFileOverlayImpl)

class struct_CXModuleMapDescriptorImpl(Struct):
    __slots__ = ()
CXModuleMapDescriptor = POINTER(struct_CXModuleMapDescriptorImpl)
CXCompilationDatabase = c_void_p
CXCompileCommands = c_void_p
CXCompileCommand = c_void_p
CXCompilationDatabase_Error = c_uint32
CXCompilationDatabase_NoError = 0
CXCompilationDatabase_CanNotLoadDatabase = 1
CXFile = c_void_p

class CXFileUniqueID(Struct):
    __slots__ = ()
layout(CXFileUniqueID, 24, 8,
    ("data", c_uint64 * 3, 0),
)

class CXSourceLocation(Struct):
    __slots__ = ()
layout(CXSourceLocation, 24, 8,
    ("ptr_data", c_void_p * 2, 0),
    ("int_data", c_uint32, 16),
)

class CXSourceRange(Struct):
    __slots__ = ()
layout(CXSourceRange, 24, 8,
    ("ptr_data", c_void_p * 2, 0),
    ("begin_int_data", c_uint32, 16),
    ("end_int_data", c_uint32, 20),
)

class CXSourceRangeList(Struct):
    __slots__ = ()
layout(CXSourceRangeList, 16, 8,
    ("count", c_uint32, 0),
    ("ranges", POINTER(CXSourceRange), 8),
)
enum_CXDiagnosticSeverity = c_uint32
CXDiagnostic_Ignored = 0
CXDiagnostic_Note = 1
CXDiagnostic_Warning = 2
CXDiagnostic_Error = 3
CXDiagnostic_Fatal = 4
CXDiagnostic = c_void_p
CXDiagnosticSet = c_void_p
enum_CXLoadDiag_Error = c_uint32
CXLoadDiag_None = 0
CXLoadDiag_Unknown = 1
CXLoadDiag_CannotLoad = 2
CXLoadDiag_InvalidFile = 3
enum_CXDiagnosticDisplayOptions = c_uint32
CXDiagnostic_DisplaySourceLocation = 1
CXDiagnostic_DisplayColumn = 2
CXDiagnostic_DisplaySourceRanges = 4
CXDiagnostic_DisplayOption = 8
CXDiagnostic_DisplayCategoryId = 16
CXDiagnostic_DisplayCategoryName = 32
CXIndex = c_void_p

class struct_CXTargetInfoImpl(Struct):
    __slots__ = ()
CXTargetInfo = POINTER(struct_CXTargetInfoImpl)

class struct_CXTranslationUnitImpl(Struct):
    __slots__ = ()
CXTranslationUnit = POINTER(struct_CXTranslationUnitImpl)
CXClientData = c_void_p

class struct_CXUnsavedFile(Struct):
    __slots__ = ()
layout(struct_CXUnsavedFile, 24, 8,
    ("Filename", c_char_p, 0),
    ("Contents", c_char_p, 8),
    ("Length", c_uint64, 16),
)
enum_CXAvailabilityKind = c_uint32
CXAvailability_Available = 0
CXAvailability_Deprecated = 1
CXAvailability_NotAvailable = 2
CXAvailability_NotAccessible = 3

class struct_CXVersion(Struct):
    __slots__ = ()
layout(struct_CXVersion, 12, 4,
    ("Major", c_int32, 0),
    ("Minor", c_int32, 4),
    ("Subminor", c_int32, 8),
)
CXVersion = struct_CXVersion
enum_CXCursor_ExceptionSpecificationKind = c_uint32
CXCursor_ExceptionSpecificationKind_None = 0
CXCursor_ExceptionSpecificationKind_DynamicNone = 1
CXCursor_ExceptionSpecificationKind_Dynamic = 2
CXCursor_ExceptionSpecificationKind_MSAny = 3
CXCursor_ExceptionSpecificationKind_BasicNoexcept = 4
CXCursor_ExceptionSpecificationKind_ComputedNoexcept = 5
CXCursor_ExceptionSpecificationKind_Unevaluated = 6
CXCursor_ExceptionSpecificationKind_Uninstantiated = 7
CXCursor_ExceptionSpecificationKind_Unparsed = 8
CXCursor_ExceptionSpecificationKind_NoThrow = 9
CXChoice = c_uint32
CXChoice_Default = 0
CXChoice_Enabled = 1
CXChoice_Disabled = 2
CXGlobalOptFlags = c_uint32
CXGlobalOpt_None = 0
CXGlobalOpt_ThreadBackgroundPriorityForIndexing = 1
CXGlobalOpt_ThreadBackgroundPriorityForEditing = 2
CXGlobalOpt_ThreadBackgroundPriorityForAll = 3

class struct_CXIndexOptions(Struct):
    __slots__ = ()
layout(struct_CXIndexOptions, 24, 8,
    ("Size", c_uint32, 0),
    ("ThreadBackgroundPriorityForIndexing", c_uint8, 4),
    ("ThreadBackgroundPriorityForEditing", c_uint8, 5),
    ("ExcludeDeclarationsFromPCH", c_uint32, 48, 1),
    ("DisplayDiagnostics", c_uint32, 49, 1),
    ("StorePreamblesInMemory", c_uint32, 50, 1),
    ("PreambleStoragePath", c_char_p, 8),
    ("InvocationEmissionPath", c_char_p, 16),
)
CXIndexOptions = struct_CXIndexOptions
enum_CXTranslationUnit_Flags = c_uint32
CXTranslationUnit_None = 0
CXTranslationUnit_DetailedPreprocessingRecord = 1
CXTranslationUnit_Incomplete = 2
CXTranslationUnit_PrecompiledPreamble = 4
CXTranslationUnit_CacheCompletionResults = 8
CXTranslationUnit_ForSerialization = 16
CXTranslationUnit_CXXChainedPCH = 32
CXTranslationUnit_SkipFunctionBodies = 64
CXTranslationUnit_IncludeBriefCommentsInCodeCompletion = 128
CXTranslationUnit_CreatePreambleOnFirstParse = 256
CXTranslationUnit_KeepGoing = 512
CXTranslationUnit_SingleFileParse = 1024
CXTranslationUnit_LimitSkipFunctionBodiesToPreamble = 2048
CXTranslationUnit_IncludeAttributedTypes = 4096
CXTranslationUnit_VisitImplicitAttributes = 8192
CXTranslationUnit_IgnoreNonErrorsFromIncludedFiles = 16384
CXTranslationUnit_RetainExcludedConditionalBlocks = 32768
enum_CXSaveTranslationUnit_Flags = c_uint32
CXSaveTranslationUnit_None = 0
enum_CXSaveError = c_uint32
CXSaveError_None = 0
CXSaveError_Unknown = 1
CXSaveError_TranslationErrors = 2
CXSaveError_InvalidTU = 3
enum_CXReparse_Flags = c_uint32
CXReparse_None = 0
enum_CXTUResourceUsageKind = c_uint32
CXTUResourceUsage_AST = 1
CXTUResourceUsage_Identifiers = 2
CXTUResourceUsage_Selectors = 3
CXTUResourceUsage_GlobalCompletionResults = 4
CXTUResourceUsage_SourceManagerContentCache = 5
CXTUResourceUsage_AST_SideTables = 6
CXTUResourceUsage_SourceManager_Membuffer_Malloc = 7
CXTUResourceUsage_SourceManager_Membuffer_MMap = 8
CXTUResourceUsage_ExternalASTSource_Membuffer_Malloc = 9
CXTUResourceUsage_ExternalASTSource_Membuffer_MMap = 10
CXTUResourceUsage_Preprocessor = 11
CXTUResourceUsage_PreprocessingRecord = 12
CXTUResourceUsage_SourceManager_DataStructures = 13
CXTUResourceUsage_Preprocessor_HeaderSearch = 14
CXTUResourceUsage_MEMORY_IN_BYTES_BEGIN = 1
CXTUResourceUsage_MEMORY_IN_BYTES_END = 14
CXTUResourceUsage_First = 1
CXTUResourceUsage_Last = 14

class struct_CXTUResourceUsageEntry(Struct):
    __slots__ = ()
layout(struct_CXTUResourceUsageEntry, 16, 8,
    ("kind", enum_CXTUResourceUsageKind, 0),
    ("amount", c_uint64, 8),
)
CXTUResourceUsageEntry = struct_CXTUResourceUsageEntry

class struct_CXTUResourceUsage(Struct):
    __slots__ = ()
layout(struct_CXTUResourceUsage, 24, 8,
    ("data", c_void_p, 0),
    ("numEntries", c_uint32, 8),
    ("entries", POINTER(CXTUResourceUsageEntry), 16),
)
CXTUResourceUsage = struct_CXTUResourceUsage
enum_CXCursorKind = c_uint32
CXCursor_UnexposedDecl = 1
CXCursor_StructDecl = 2
CXCursor_UnionDecl = 3
CXCursor_ClassDecl = 4
CXCursor_EnumDecl = 5
CXCursor_FieldDecl = 6
CXCursor_EnumConstantDecl = 7
CXCursor_FunctionDecl = 8
CXCursor_VarDecl = 9
CXCursor_ParmDecl = 10
CXCursor_ObjCInterfaceDecl = 11
CXCursor_ObjCCategoryDecl = 12
CXCursor_ObjCProtocolDecl = 13
CXCursor_ObjCPropertyDecl = 14
CXCursor_ObjCIvarDecl = 15
CXCursor_ObjCInstanceMethodDecl = 16
CXCursor_ObjCClassMethodDecl = 17
CXCursor_ObjCImplementationDecl = 18
CXCursor_ObjCCategoryImplDecl = 19
CXCursor_TypedefDecl = 20
CXCursor_CXXMethod = 21
CXCursor_Namespace = 22
CXCursor_LinkageSpec = 23
CXCursor_Constructor = 24
CXCursor_Destructor = 25
CXCursor_ConversionFunction = 26
CXCursor_TemplateTypeParameter = 27
CXCursor_NonTypeTemplateParameter = 28
CXCursor_TemplateTemplateParameter = 29
CXCursor_FunctionTemplate = 30
CXCursor_ClassTemplate = 31
CXCursor_ClassTemplatePartialSpecialization = 32
CXCursor_NamespaceAlias = 33
CXCursor_UsingDirective = 34
CXCursor_UsingDeclaration = 35
CXCursor_TypeAliasDecl = 36
CXCursor_ObjCSynthesizeDecl = 37
CXCursor_ObjCDynamicDecl = 38
CXCursor_CXXAccessSpecifier = 39
CXCursor_FirstDecl = 1
CXCursor_LastDecl = 39
CXCursor_FirstRef = 40
CXCursor_ObjCSuperClassRef = 40
CXCursor_ObjCProtocolRef = 41
CXCursor_ObjCClassRef = 42
CXCursor_TypeRef = 43
CXCursor_CXXBaseSpecifier = 44
CXCursor_TemplateRef = 45
CXCursor_NamespaceRef = 46
CXCursor_MemberRef = 47
CXCursor_LabelRef = 48
CXCursor_OverloadedDeclRef = 49
CXCursor_VariableRef = 50
CXCursor_LastRef = 50
CXCursor_FirstInvalid = 70
CXCursor_InvalidFile = 70
CXCursor_NoDeclFound = 71
CXCursor_NotImplemented = 72
CXCursor_InvalidCode = 73
CXCursor_LastInvalid = 73
CXCursor_FirstExpr = 100
CXCursor_UnexposedExpr = 100
CXCursor_DeclRefExpr = 101
CXCursor_MemberRefExpr = 102
CXCursor_CallExpr = 103
CXCursor_ObjCMessageExpr = 104
CXCursor_BlockExpr = 105
CXCursor_IntegerLiteral = 106
CXCursor_FloatingLiteral = 107
CXCursor_ImaginaryLiteral = 108
CXCursor_StringLiteral = 109
CXCursor_CharacterLiteral = 110
CXCursor_ParenExpr = 111
CXCursor_UnaryOperator = 112
CXCursor_ArraySubscriptExpr = 113
CXCursor_BinaryOperator = 114
CXCursor_CompoundAssignOperator = 115
CXCursor_ConditionalOperator = 116
CXCursor_CStyleCastExpr = 117
CXCursor_CompoundLiteralExpr = 118
CXCursor_InitListExpr = 119
CXCursor_AddrLabelExpr = 120
CXCursor_StmtExpr = 121
CXCursor_GenericSelectionExpr = 122
CXCursor_GNUNullExpr = 123
CXCursor_CXXStaticCastExpr = 124
CXCursor_CXXDynamicCastExpr = 125
CXCursor_CXXReinterpretCastExpr = 126
CXCursor_CXXConstCastExpr = 127
CXCursor_CXXFunctionalCastExpr = 128
CXCursor_CXXTypeidExpr = 129
CXCursor_CXXBoolLiteralExpr = 130
CXCursor_CXXNullPtrLiteralExpr = 131
CXCursor_CXXThisExpr = 132
CXCursor_CXXThrowExpr = 133
CXCursor_CXXNewExpr = 134
CXCursor_CXXDeleteExpr = 135
CXCursor_UnaryExpr = 136
CXCursor_ObjCStringLiteral = 137
CXCursor_ObjCEncodeExpr = 138
CXCursor_ObjCSelectorExpr = 139
CXCursor_ObjCProtocolExpr = 140
CXCursor_ObjCBridgedCastExpr = 141
CXCursor_PackExpansionExpr = 142
CXCursor_SizeOfPackExpr = 143
CXCursor_LambdaExpr = 144
CXCursor_ObjCBoolLiteralExpr = 145
CXCursor_ObjCSelfExpr = 146
CXCursor_ArraySectionExpr = 147
CXCursor_ObjCAvailabilityCheckExpr = 148
CXCursor_FixedPointLiteral = 149
CXCursor_OMPArrayShapingExpr = 150
CXCursor_OMPIteratorExpr = 151
CXCursor_CXXAddrspaceCastExpr = 152
CXCursor_ConceptSpecializationExpr = 153
CXCursor_RequiresExpr = 154
CXCursor_CXXParenListInitExpr = 155
CXCursor_PackIndexingExpr = 156
CXCursor_LastExpr = 156
CXCursor_FirstStmt = 200
CXCursor_UnexposedStmt = 200
CXCursor_LabelStmt = 201
CXCursor_CompoundStmt = 202
CXCursor_CaseStmt = 203
CXCursor_DefaultStmt = 204
CXCursor_IfStmt = 205
CXCursor_SwitchStmt = 206
CXCursor_WhileStmt = 207
CXCursor_DoStmt = 208
CXCursor_ForStmt = 209
CXCursor_GotoStmt = 210
CXCursor_IndirectGotoStmt = 211
CXCursor_ContinueStmt = 212
CXCursor_BreakStmt = 213
CXCursor_ReturnStmt = 214
CXCursor_GCCAsmStmt = 215
CXCursor_AsmStmt = 215
CXCursor_ObjCAtTryStmt = 216
CXCursor_ObjCAtCatchStmt = 217
CXCursor_ObjCAtFinallyStmt = 218
CXCursor_ObjCAtThrowStmt = 219
CXCursor_ObjCAtSynchronizedStmt = 220
CXCursor_ObjCAutoreleasePoolStmt = 221
CXCursor_ObjCForCollectionStmt = 222
CXCursor_CXXCatchStmt = 223
CXCursor_CXXTryStmt = 224
CXCursor_CXXForRangeStmt = 225
CXCursor_SEHTryStmt = 226
CXCursor_SEHExceptStmt = 227
CXCursor_SEHFinallyStmt = 228
CXCursor_MSAsmStmt = 229
CXCursor_NullStmt = 230
CXCursor_DeclStmt = 231
CXCursor_OMPParallelDirective = 232
CXCursor_OMPSimdDirective = 233
CXCursor_OMPForDirective = 234
CXCursor_OMPSectionsDirective = 235
CXCursor_OMPSectionDirective = 236
CXCursor_OMPSingleDirective = 237
CXCursor_OMPParallelForDirective = 238
CXCursor_OMPParallelSectionsDirective = 239
CXCursor_OMPTaskDirective = 240
CXCursor_OMPMasterDirective = 241
CXCursor_OMPCriticalDirective = 242
CXCursor_OMPTaskyieldDirective = 243
CXCursor_OMPBarrierDirective = 244
CXCursor_OMPTaskwaitDirective = 245
CXCursor_OMPFlushDirective = 246
CXCursor_SEHLeaveStmt = 247
CXCursor_OMPOrderedDirective = 248
CXCursor_OMPAtomicDirective = 249
CXCursor_OMPForSimdDirective = 250
CXCursor_OMPParallelForSimdDirective = 251
CXCursor_OMPTargetDirective = 252
CXCursor_OMPTeamsDirective = 253
CXCursor_OMPTaskgroupDirective = 254
CXCursor_OMPCancellationPointDirective = 255
CXCursor_OMPCancelDirective = 256
CXCursor_OMPTargetDataDirective = 257
CXCursor_OMPTaskLoopDirective = 258
CXCursor_OMPTaskLoopSimdDirective = 259
CXCursor_OMPDistributeDirective = 260
CXCursor_OMPTargetEnterDataDirective = 261
CXCursor_OMPTargetExitDataDirective = 262
CXCursor_OMPTargetParallelDirective = 263
CXCursor_OMPTargetParallelForDirective = 264
CXCursor_OMPTargetUpdateDirective = 265
CXCursor_OMPDistributeParallelForDirective = 266
CXCursor_OMPDistributeParallelForSimdDirective = 267
CXCursor_OMPDistributeSimdDirective = 268
CXCursor_OMPTargetParallelForSimdDirective = 269
CXCursor_OMPTargetSimdDirective = 270
CXCursor_OMPTeamsDistributeDirective = 271
CXCursor_OMPTeamsDistributeSimdDirective = 272
CXCursor_OMPTeamsDistributeParallelForSimdDirective = 273
CXCursor_OMPTeamsDistributeParallelForDirective = 274
CXCursor_OMPTargetTeamsDirective = 275
CXCursor_OMPTargetTeamsDistributeDirective = 276
CXCursor_OMPTargetTeamsDistributeParallelForDirective = 277
CXCursor_OMPTargetTeamsDistributeParallelForSimdDirective = 278
CXCursor_OMPTargetTeamsDistributeSimdDirective = 279
CXCursor_BuiltinBitCastExpr = 280
CXCursor_OMPMasterTaskLoopDirective = 281
CXCursor_OMPParallelMasterTaskLoopDirective = 282
CXCursor_OMPMasterTaskLoopSimdDirective = 283
CXCursor_OMPParallelMasterTaskLoopSimdDirective = 284
CXCursor_OMPParallelMasterDirective = 285
CXCursor_OMPDepobjDirective = 286
CXCursor_OMPScanDirective = 287
CXCursor_OMPTileDirective = 288
CXCursor_OMPCanonicalLoop = 289
CXCursor_OMPInteropDirective = 290
CXCursor_OMPDispatchDirective = 291
CXCursor_OMPMaskedDirective = 292
CXCursor_OMPUnrollDirective = 293
CXCursor_OMPMetaDirective = 294
CXCursor_OMPGenericLoopDirective = 295
CXCursor_OMPTeamsGenericLoopDirective = 296
CXCursor_OMPTargetTeamsGenericLoopDirective = 297
CXCursor_OMPParallelGenericLoopDirective = 298
CXCursor_OMPTargetParallelGenericLoopDirective = 299
CXCursor_OMPParallelMaskedDirective = 300
CXCursor_OMPMaskedTaskLoopDirective = 301
CXCursor_OMPMaskedTaskLoopSimdDirective = 302
CXCursor_OMPParallelMaskedTaskLoopDirective = 303
CXCursor_OMPParallelMaskedTaskLoopSimdDirective = 304
CXCursor_OMPErrorDirective = 305
CXCursor_OMPScopeDirective = 306
CXCursor_OMPReverseDirective = 307
CXCursor_OMPInterchangeDirective = 308
CXCursor_OpenACCComputeConstruct = 320
CXCursor_OpenACCLoopConstruct = 321
CXCursor_LastStmt = 321
CXCursor_TranslationUnit = 350
CXCursor_FirstAttr = 400
CXCursor_UnexposedAttr = 400
CXCursor_IBActionAttr = 401
CXCursor_IBOutletAttr = 402
CXCursor_IBOutletCollectionAttr = 403
CXCursor_CXXFinalAttr = 404
CXCursor_CXXOverrideAttr = 405
CXCursor_AnnotateAttr = 406
CXCursor_AsmLabelAttr = 407
CXCursor_PackedAttr = 408
CXCursor_PureAttr = 409
CXCursor_ConstAttr = 410
CXCursor_NoDuplicateAttr = 411
CXCursor_CUDAConstantAttr = 412
CXCursor_CUDADeviceAttr = 413
CXCursor_CUDAGlobalAttr = 414
CXCursor_CUDAHostAttr = 415
CXCursor_CUDASharedAttr = 416
CXCursor_VisibilityAttr = 417
CXCursor_DLLExport = 418
CXCursor_DLLImport = 419
CXCursor_NSReturnsRetained = 420
CXCursor_NSReturnsNotRetained = 421
CXCursor_NSReturnsAutoreleased = 422
CXCursor_NSConsumesSelf = 423
CXCursor_NSConsumed = 424
CXCursor_ObjCException = 425
CXCursor_ObjCNSObject = 426
CXCursor_ObjCIndependentClass = 427
CXCursor_ObjCPreciseLifetime = 428
CXCursor_ObjCReturnsInnerPointer = 429
CXCursor_ObjCRequiresSuper = 430
CXCursor_ObjCRootClass = 431
CXCursor_ObjCSubclassingRestricted = 432
CXCursor_ObjCExplicitProtocolImpl = 433
CXCursor_ObjCDesignatedInitializer = 434
CXCursor_ObjCRuntimeVisible = 435
CXCursor_ObjCBoxable = 436
CXCursor_FlagEnum = 437
CXCursor_ConvergentAttr = 438
CXCursor_WarnUnusedAttr = 439
CXCursor_WarnUnusedResultAttr = 440
CXCursor_AlignedAttr = 441
CXCursor_LastAttr = 441
CXCursor_PreprocessingDirective = 500
CXCursor_MacroDefinition = 501
CXCursor_MacroExpansion = 502
CXCursor_MacroInstantiation = 502
CXCursor_InclusionDirective = 503
CXCursor_FirstPreprocessing = 500
CXCursor_LastPreprocessing = 503
CXCursor_ModuleImportDecl = 600
CXCursor_TypeAliasTemplateDecl = 601
CXCursor_StaticAssert = 602
CXCursor_FriendDecl = 603
CXCursor_ConceptDecl = 604
CXCursor_FirstExtraDecl = 600
CXCursor_LastExtraDecl = 604
CXCursor_OverloadCandidate = 700

class CXCursor(Struct):
    __slots__ = ()
layout(CXCursor, 32, 8,
    ("kind", enum_CXCursorKind, 0),
    ("xdata", c_int32, 4),
    ("data", c_void_p * 3, 8),
)
enum_CXLinkageKind = c_uint32
CXLinkage_Invalid = 0
CXLinkage_NoLinkage = 1
CXLinkage_Internal = 2
CXLinkage_UniqueExternal = 3
CXLinkage_External = 4
enum_CXVisibilityKind = c_uint32
CXVisibility_Invalid = 0
CXVisibility_Hidden = 1
CXVisibility_Protected = 2
CXVisibility_Default = 3

class struct_CXPlatformAvailability(Struct):
    __slots__ = ()
layout(struct_CXPlatformAvailability, 72, 8,
    ("Platform", CXString, 0),
    ("Introduced", CXVersion, 16),
    ("Deprecated", CXVersion, 28),
    ("Obsoleted", CXVersion, 40),
    ("Unavailable", c_int32, 52),
    ("Message", CXString, 56),
)
CXPlatformAvailability = struct_CXPlatformAvailability
enum_CXLanguageKind = c_uint32
CXLanguage_Invalid = 0
CXLanguage_C = 1
CXLanguage_ObjC = 2
CXLanguage_CPlusPlus = 3
enum_CXTLSKind = c_uint32
CXTLS_None = 0
CXTLS_Dynamic = 1
CXTLS_Static = 2

class struct_CXCursorSetImpl(Struct):
    __slots__ = ()
CXCursorSet = POINTER(struct_CXCursorSetImpl)
enum_CXTypeKind = c_uint32
CXType_Invalid = 0
CXType_Unexposed = 1
CXType_Void = 2
CXType_Bool = 3
CXType_Char_U = 4
CXType_UChar = 5
CXType_Char16 = 6
CXType_Char32 = 7
CXType_UShort = 8
CXType_UInt = 9
CXType_ULong = 10
CXType_ULongLong = 11
CXType_UInt128 = 12
CXType_Char_S = 13
CXType_SChar = 14
CXType_WChar = 15
CXType_Short = 16
CXType_Int = 17
CXType_Long = 18
CXType_LongLong = 19
CXType_Int128 = 20
CXType_Float = 21
CXType_Double = 22
CXType_LongDouble = 23
CXType_NullPtr = 24
CXType_Overload = 25
CXType_Dependent = 26
CXType_ObjCId = 27
CXType_ObjCClass = 28
CXType_ObjCSel = 29
CXType_Float128 = 30
CXType_Half = 31
CXType_Float16 = 32
CXType_ShortAccum = 33
CXType_Accum = 34
CXType_LongAccum = 35
CXType_UShortAccum = 36
CXType_UAccum = 37
CXType_ULongAccum = 38
CXType_BFloat16 = 39
CXType_Ibm128 = 40
CXType_FirstBuiltin = 2
CXType_LastBuiltin = 40
CXType_Complex = 100
CXType_Pointer = 101
CXType_BlockPointer = 102
CXType_LValueReference = 103
CXType_RValueReference = 104
CXType_Record = 105
CXType_Enum = 106
CXType_Typedef = 107
CXType_ObjCInterface = 108
CXType_ObjCObjectPointer = 109
CXType_FunctionNoProto = 110
CXType_FunctionProto = 111
CXType_ConstantArray = 112
CXType_Vector = 113
CXType_IncompleteArray = 114
CXType_VariableArray = 115
CXType_DependentSizedArray = 116
CXType_MemberPointer = 117
CXType_Auto = 118
CXType_Elaborated = 119
CXType_Pipe = 120
CXType_OCLImage1dRO = 121
CXType_OCLImage1dArrayRO = 122
CXType_OCLImage1dBufferRO = 123
CXType_OCLImage2dRO = 124
CXType_OCLImage2dArrayRO = 125
CXType_OCLImage2dDepthRO = 126
CXType_OCLImage2dArrayDepthRO = 127
CXType_OCLImage2dMSAARO = 128
CXType_OCLImage2dArrayMSAARO = 129
CXType_OCLImage2dMSAADepthRO = 130
CXType_OCLImage2dArrayMSAADepthRO = 131
CXType_OCLImage3dRO = 132
CXType_OCLImage1dWO = 133
CXType_OCLImage1dArrayWO = 134
CXType_OCLImage1dBufferWO = 135
CXType_OCLImage2dWO = 136
CXType_OCLImage2dArrayWO = 137
CXType_OCLImage2dDepthWO = 138
CXType_OCLImage2dArrayDepthWO = 139
CXType_OCLImage2dMSAAWO = 140
CXType_OCLImage2dArrayMSAAWO = 141
CXType_OCLImage2dMSAADepthWO = 142
CXType_OCLImage2dArrayMSAADepthWO = 143
CXType_OCLImage3dWO = 144
CXType_OCLImage1dRW = 145
CXType_OCLImage1dArrayRW = 146
CXType_OCLImage1dBufferRW = 147
CXType_OCLImage2dRW = 148
CXType_OCLImage2dArrayRW = 149
CXType_OCLImage2dDepthRW = 150
CXType_OCLImage2dArrayDepthRW = 151
CXType_OCLImage2dMSAARW = 152
CXType_OCLImage2dArrayMSAARW = 153
CXType_OCLImage2dMSAADepthRW = 154
CXType_OCLImage2dArrayMSAADepthRW = 155
CXType_OCLImage3dRW = 156
CXType_OCLSampler = 157
CXType_OCLEvent = 158
CXType_OCLQueue = 159
CXType_OCLReserveID = 160
CXType_ObjCObject = 161
CXType_ObjCTypeParam = 162
CXType_Attributed = 163
CXType_OCLIntelSubgroupAVCMcePayload = 164
CXType_OCLIntelSubgroupAVCImePayload = 165
CXType_OCLIntelSubgroupAVCRefPayload = 166
CXType_OCLIntelSubgroupAVCSicPayload = 167
CXType_OCLIntelSubgroupAVCMceResult = 168
CXType_OCLIntelSubgroupAVCImeResult = 169
CXType_OCLIntelSubgroupAVCRefResult = 170
CXType_OCLIntelSubgroupAVCSicResult = 171
CXType_OCLIntelSubgroupAVCImeResultSingleReferenceStreamout = 172
CXType_OCLIntelSubgroupAVCImeResultDualReferenceStreamout = 173
CXType_OCLIntelSubgroupAVCImeSingleReferenceStreamin = 174
CXType_OCLIntelSubgroupAVCImeDualReferenceStreamin = 175
CXType_OCLIntelSubgroupAVCImeResultSingleRefStreamout = 172
CXType_OCLIntelSubgroupAVCImeResultDualRefStreamout = 173
CXType_OCLIntelSubgroupAVCImeSingleRefStreamin = 174
CXType_OCLIntelSubgroupAVCImeDualRefStreamin = 175
CXType_ExtVector = 176
CXType_Atomic = 177
CXType_BTFTagAttributed = 178
enum_CXCallingConv = c_uint32
CXCallingConv_Default = 0
CXCallingConv_C = 1
CXCallingConv_X86StdCall = 2
CXCallingConv_X86FastCall = 3
CXCallingConv_X86ThisCall = 4
CXCallingConv_X86Pascal = 5
CXCallingConv_AAPCS = 6
CXCallingConv_AAPCS_VFP = 7
CXCallingConv_X86RegCall = 8
CXCallingConv_IntelOclBicc = 9
CXCallingConv_Win64 = 10
CXCallingConv_X86_64Win64 = 10
CXCallingConv_X86_64SysV = 11
CXCallingConv_X86VectorCall = 12
CXCallingConv_Swift = 13
CXCallingConv_PreserveMost = 14
CXCallingConv_PreserveAll = 15
CXCallingConv_AArch64VectorCall = 16
CXCallingConv_SwiftAsync = 17
CXCallingConv_AArch64SVEPCS = 18
CXCallingConv_M68kRTD = 19
CXCallingConv_PreserveNone = 20
CXCallingConv_RISCVVectorCall = 21
CXCallingConv_Invalid = 100
CXCallingConv_Unexposed = 200

class CXType(Struct):
    __slots__ = ()
layout(CXType, 24, 8,
    ("kind", enum_CXTypeKind, 0),
    ("data", c_void_p * 2, 8),
)
enum_CXTemplateArgumentKind = c_uint32
CXTemplateArgumentKind_Null = 0
CXTemplateArgumentKind_Type = 1
CXTemplateArgumentKind_Declaration = 2
CXTemplateArgumentKind_NullPtr = 3
CXTemplateArgumentKind_Integral = 4
CXTemplateArgumentKind_Template = 5
CXTemplateArgumentKind_TemplateExpansion = 6
CXTemplateArgumentKind_Expression = 7
CXTemplateArgumentKind_Pack = 8
CXTemplateArgumentKind_Invalid = 9
enum_CXTypeNullabilityKind = c_uint32
CXTypeNullability_NonNull = 0
CXTypeNullability_Nullable = 1
CXTypeNullability_Unspecified = 2
CXTypeNullability_Invalid = 3
CXTypeNullability_NullableResult = 4
enum_CXTypeLayoutError = c_int32
CXTypeLayoutError_Invalid = -1
CXTypeLayoutError_Incomplete = -2
CXTypeLayoutError_Dependent = -3
CXTypeLayoutError_NotConstantSize = -4
CXTypeLayoutError_InvalidFieldName = -5
CXTypeLayoutError_Undeduced = -6
enum_CXRefQualifierKind = c_uint32
CXRefQualifier_None = 0
CXRefQualifier_LValue = 1
CXRefQualifier_RValue = 2
enum_CX_CXXAccessSpecifier = c_uint32
CX_CXXInvalidAccessSpecifier = 0
CX_CXXPublic = 1
CX_CXXProtected = 2
CX_CXXPrivate = 3
enum_CX_StorageClass = c_uint32
CX_SC_Invalid = 0
CX_SC_None = 1
CX_SC_Extern = 2
CX_SC_Static = 3
CX_SC_PrivateExtern = 4
CX_SC_OpenCLWorkGroupLocal = 5
CX_SC_Auto = 6
CX_SC_Register = 7
enum_CX_BinaryOperatorKind = c_uint32
CX_BO_Invalid = 0
CX_BO_PtrMemD = 1
CX_BO_PtrMemI = 2
CX_BO_Mul = 3
CX_BO_Div = 4
CX_BO_Rem = 5
CX_BO_Add = 6
CX_BO_Sub = 7
CX_BO_Shl = 8
CX_BO_Shr = 9
CX_BO_Cmp = 10
CX_BO_LT = 11
CX_BO_GT = 12
CX_BO_LE = 13
CX_BO_GE = 14
CX_BO_EQ = 15
CX_BO_NE = 16
CX_BO_And = 17
CX_BO_Xor = 18
CX_BO_Or = 19
CX_BO_LAnd = 20
CX_BO_LOr = 21
CX_BO_Assign = 22
CX_BO_MulAssign = 23
CX_BO_DivAssign = 24
CX_BO_RemAssign = 25
CX_BO_AddAssign = 26
CX_BO_SubAssign = 27
CX_BO_ShlAssign = 28
CX_BO_ShrAssign = 29
CX_BO_AndAssign = 30
CX_BO_XorAssign = 31
CX_BO_OrAssign = 32
CX_BO_Comma = 33
CX_BO_LAST = 33
enum_CXChildVisitResult = c_uint32
CXChildVisit_Break = 0
CXChildVisit_Continue = 1
CXChildVisit_Recurse = 2
CXCursorVisitor = CFUNCTYPE(enum_CXChildVisitResult, CXCursor, CXCursor, CXClientData)

class struct__CXChildVisitResult(Struct):
    __slots__ = ()
CXCursorVisitorBlock = POINTER(struct__CXChildVisitResult)
CXPrintingPolicy = c_void_p
enum_CXPrintingPolicyProperty = c_uint32
CXPrintingPolicy_Indentation = 0
CXPrintingPolicy_SuppressSpecifiers = 1
CXPrintingPolicy_SuppressTagKeyword = 2
CXPrintingPolicy_IncludeTagDefinition = 3
CXPrintingPolicy_SuppressScope = 4
CXPrintingPolicy_SuppressUnwrittenScope = 5
CXPrintingPolicy_SuppressInitializers = 6
CXPrintingPolicy_ConstantArraySizeAsWritten = 7
CXPrintingPolicy_AnonymousTagLocations = 8
CXPrintingPolicy_SuppressStrongLifetime = 9
CXPrintingPolicy_SuppressLifetimeQualifiers = 10
CXPrintingPolicy_SuppressTemplateArgsInCXXConstructors = 11
CXPrintingPolicy_Bool = 12
CXPrintingPolicy_Restrict = 13
CXPrintingPolicy_Alignof = 14
CXPrintingPolicy_UnderscoreAlignof = 15
CXPrintingPolicy_UseVoidForZeroParams = 16
CXPrintingPolicy_TerseOutput = 17
CXPrintingPolicy_PolishForDeclaration = 18
CXPrintingPolicy_Half = 19
CXPrintingPolicy_MSWChar = 20
CXPrintingPolicy_IncludeNewlines = 21
CXPrintingPolicy_MSVCFormatting = 22
CXPrintingPolicy_ConstantsAsWritten = 23
CXPrintingPolicy_SuppressImplicitBase = 24
CXPrintingPolicy_FullyQualifiedName = 25
CXPrintingPolicy_LastProperty = 25
CXObjCPropertyAttrKind = c_uint32
CXObjCPropertyAttr_noattr = 0
CXObjCPropertyAttr_readonly = 1
CXObjCPropertyAttr_getter = 2
CXObjCPropertyAttr_assign = 4
CXObjCPropertyAttr_readwrite = 8
CXObjCPropertyAttr_retain = 16
CXObjCPropertyAttr_copy = 32
CXObjCPropertyAttr_nonatomic = 64
CXObjCPropertyAttr_setter = 128
CXObjCPropertyAttr_atomic = 256
CXObjCPropertyAttr_weak = 512
CXObjCPropertyAttr_strong = 1024
CXObjCPropertyAttr_unsafe_unretained = 2048
CXObjCPropertyAttr_class = 4096
CXObjCDeclQualifierKind = c_uint32
CXObjCDeclQualifier_None = 0
CXObjCDeclQualifier_In = 1
CXObjCDeclQualifier_Inout = 2
CXObjCDeclQualifier_Out = 4
CXObjCDeclQualifier_Bycopy = 8
CXObjCDeclQualifier_Byref = 16
CXObjCDeclQualifier_Oneway = 32
CXModule = c_void_p
enum_CXNameRefFlags = c_uint32
CXNameRange_WantQualifier = 1
CXNameRange_WantTemplateArgs = 2
CXNameRange_WantSinglePiece = 4
enum_CXTokenKind = c_uint32
CXToken_Punctuation = 0
CXToken_Keyword = 1
CXToken_Identifier = 2
CXToken_Literal = 3
CXToken_Comment = 4
CXTokenKind = enum_CXTokenKind

class CXToken(Struct):
    __slots__ = ()
layout(CXToken, 24, 8,
    ("int_data", c_uint32 * 4, 0),
    ("ptr_data", c_void_p, 16),
)
CXCompletionString = c_void_p

class CXCompletionResult(Struct):
    __slots__ = ()
layout(CXCompletionResult, 16, 8,
    ("CursorKind", enum_CXCursorKind, 0),
    ("CompletionString", CXCompletionString, 8),
)
enum_CXCompletionChunkKind = c_uint32
CXCompletionChunk_Optional = 0
CXCompletionChunk_TypedText = 1
CXCompletionChunk_Text = 2
CXCompletionChunk_Placeholder = 3
CXCompletionChunk_Informative = 4
CXCompletionChunk_CurrentParameter = 5
CXCompletionChunk_LeftParen = 6
CXCompletionChunk_RightParen = 7
CXCompletionChunk_LeftBracket = 8
CXCompletionChunk_RightBracket = 9
CXCompletionChunk_LeftBrace = 10
CXCompletionChunk_RightBrace = 11
CXCompletionChunk_LeftAngle = 12
CXCompletionChunk_RightAngle = 13
CXCompletionChunk_Comma = 14
CXCompletionChunk_ResultType = 15
CXCompletionChunk_Colon = 16
CXCompletionChunk_SemiColon = 17
CXCompletionChunk_Equal = 18
CXCompletionChunk_HorizontalSpace = 19
CXCompletionChunk_VerticalSpace = 20

class CXCodeCompleteResults(Struct):
    __slots__ = ()
layout(CXCodeCompleteResults, 16, 8,
    ("Results", POINTER(CXCompletionResult), 0),
    ("NumResults", c_uint32, 8),
)
enum_CXCodeComplete_Flags = c_uint32
CXCodeComplete_IncludeMacros = 1
CXCodeComplete_IncludeCodePatterns = 2
CXCodeComplete_IncludeBriefComments = 4
CXCodeComplete_SkipPreamble = 8
CXCodeComplete_IncludeCompletionsWithFixIts = 16
enum_CXCompletionContext = c_uint32
CXCompletionContext_Unexposed = 0
CXCompletionContext_AnyType = 1
CXCompletionContext_AnyValue = 2
CXCompletionContext_ObjCObjectValue = 4
CXCompletionContext_ObjCSelectorValue = 8
CXCompletionContext_CXXClassTypeValue = 16
CXCompletionContext_DotMemberAccess = 32
CXCompletionContext_ArrowMemberAccess = 64
CXCompletionContext_ObjCPropertyAccess = 128
CXCompletionContext_EnumTag = 256
CXCompletionContext_UnionTag = 512
CXCompletionContext_StructTag = 1024
CXCompletionContext_ClassTag = 2048
CXCompletionContext_Namespace = 4096
CXCompletionContext_NestedNameSpecifier = 8192
CXCompletionContext_ObjCInterface = 16384
CXCompletionContext_ObjCProtocol = 32768
CXCompletionContext_ObjCCategory = 65536
CXCompletionContext_ObjCInstanceMessage = 131072
CXCompletionContext_ObjCClassMessage = 262144
CXCompletionContext_ObjCSelectorName = 524288
CXCompletionContext_MacroName = 1048576
CXCompletionContext_NaturalLanguage = 2097152
CXCompletionContext_IncludedFile = 4194304
CXCompletionContext_Unknown = 8388607
CXInclusionVisitor = CFUNCTYPE(None, CXFile, POINTER(CXSourceLocation), c_uint32, CXClientData)
CXEvalResultKind = c_uint32
CXEval_Int = 1
CXEval_Float = 2
CXEval_ObjCStrLiteral = 3
CXEval_StrLiteral = 4
CXEval_CFStr = 5
CXEval_Other = 6
CXEval_UnExposed = 0
CXEvalResult = c_void_p
CXRemapping = c_void_p
enum_CXVisitorResult = c_uint32
CXVisit_Break = 0
CXVisit_Continue = 1

class struct_CXCursorAndRangeVisitor(Struct):
    __slots__ = ()
layout(struct_CXCursorAndRangeVisitor, 16, 8,
    ("context", c_void_p, 0),
    ("visit", CFUNCTYPE(enum_CXVisitorResult, c_void_p, CXCursor, CXSourceRange), 8),
)
CXCursorAndRangeVisitor = struct_CXCursorAndRangeVisitor
CXResult = c_uint32
CXResult_Success = 0
CXResult_Invalid = 1
CXResult_VisitBreak = 2

class struct__CXCursorAndRangeVisitorBlock(Struct):
    __slots__ = ()
CXCursorAndRangeVisitorBlock = POINTER(struct__CXCursorAndRangeVisitorBlock)
CXIdxClientFile = c_void_p
CXIdxClientEntity = c_void_p
CXIdxClientContainer = c_void_p
CXIdxClientASTFile = c_void_p

class CXIdxLoc(Struct):
    __slots__ = ()
layout(CXIdxLoc, 24, 8,
    ("ptr_data", c_void_p * 2, 0),
    ("int_data", c_uint32, 16),
)

class CXIdxIncludedFileInfo(Struct):
    __slots__ = ()
layout(CXIdxIncludedFileInfo, 56, 8,
    ("hashLoc", CXIdxLoc, 0),
    ("filename", c_char_p, 24),
    ("file", CXFile, 32),
    ("isImport", c_int32, 40),
    ("isAngled", c_int32, 44),
    ("isModuleImport", c_int32, 48),
)

class CXIdxImportedASTFileInfo(Struct):
    __slots__ = ()
layout(CXIdxImportedASTFileInfo, 48, 8,
    ("file", CXFile, 0),
    ("module", CXModule, 8),
    ("loc", CXIdxLoc, 16),
    ("isImplicit", c_int32, 40),
)
CXIdxEntityKind = c_uint32
CXIdxEntity_Unexposed = 0
CXIdxEntity_Typedef = 1
CXIdxEntity_Function = 2
CXIdxEntity_Variable = 3
CXIdxEntity_Field = 4
CXIdxEntity_EnumConstant = 5
CXIdxEntity_ObjCClass = 6
CXIdxEntity_ObjCProtocol = 7
CXIdxEntity_ObjCCategory = 8
CXIdxEntity_ObjCInstanceMethod = 9
CXIdxEntity_ObjCClassMethod = 10
CXIdxEntity_ObjCProperty = 11
CXIdxEntity_ObjCIvar = 12
CXIdxEntity_Enum = 13
CXIdxEntity_Struct = 14
CXIdxEntity_Union = 15
CXIdxEntity_CXXClass = 16
CXIdxEntity_CXXNamespace = 17
CXIdxEntity_CXXNamespaceAlias = 18
CXIdxEntity_CXXStaticVariable = 19
CXIdxEntity_CXXStaticMethod = 20
CXIdxEntity_CXXInstanceMethod = 21
CXIdxEntity_CXXConstructor = 22
CXIdxEntity_CXXDestructor = 23
CXIdxEntity_CXXConversionFunction = 24
CXIdxEntity_CXXTypeAlias = 25
CXIdxEntity_CXXInterface = 26
CXIdxEntity_CXXConcept = 27
CXIdxEntityLanguage = c_uint32
CXIdxEntityLang_None = 0
CXIdxEntityLang_C = 1
CXIdxEntityLang_ObjC = 2
CXIdxEntityLang_CXX = 3
CXIdxEntityLang_Swift = 4
CXIdxEntityCXXTemplateKind = c_uint32
CXIdxEntity_NonTemplate = 0
CXIdxEntity_Template = 1
CXIdxEntity_TemplatePartialSpecialization = 2
CXIdxEntity_TemplateSpecialization = 3
CXIdxAttrKind = c_uint32
CXIdxAttr_Unexposed = 0
CXIdxAttr_IBAction = 1
CXIdxAttr_IBOutlet = 2
CXIdxAttr_IBOutletCollection = 3

class CXIdxAttrInfo(Struct):
    __slots__ = ()
layout(CXIdxAttrInfo, 64, 8,
    ("kind", CXIdxAttrKind, 0),
    ("cursor", CXCursor, 8),
    ("loc", CXIdxLoc, 40),
)

class CXIdxEntityInfo(Struct):
    __slots__ = ()
layout(CXIdxEntityInfo, 80, 8,
    ("kind", CXIdxEntityKind, 0),
    ("templateKind", CXIdxEntityCXXTemplateKind, 4),
    ("lang", CXIdxEntityLanguage, 8),
    ("name", c_char_p, 16),
    ("USR", c_char_p, 24),
    ("cursor", CXCursor, 32),
    ("attributes", POINTER(POINTER(CXIdxAttrInfo)), 64),
    ("numAttributes", c_uint32, 72),
)

class CXIdxContainerInfo(Struct):
    __slots__ = ()
layout(CXIdxContainerInfo, 32, 8,
    ("cursor", CXCursor, 0),
)

class CXIdxIBOutletCollectionAttrInfo(Struct):
    __slots__ = ()
layout(CXIdxIBOutletCollectionAttrInfo, 72, 8,
    ("attrInfo", POINTER(CXIdxAttrInfo), 0),
    ("objcClass", POINTER(CXIdxEntityInfo), 8),
    ("classCursor", CXCursor, 16),
    ("classLoc", CXIdxLoc, 48),
)
CXIdxDeclInfoFlags = c_uint32
CXIdxDeclFlag_Skipped = 1

class CXIdxDeclInfo(Struct):
    __slots__ = ()
layout(CXIdxDeclInfo, 128, 8,
    ("entityInfo", POINTER(CXIdxEntityInfo), 0),
    ("cursor", CXCursor, 8),
    ("loc", CXIdxLoc, 40),
    ("semanticContainer", POINTER(CXIdxContainerInfo), 64),
    ("lexicalContainer", POINTER(CXIdxContainerInfo), 72),
    ("isRedeclaration", c_int32, 80),
    ("isDefinition", c_int32, 84),
    ("isContainer", c_int32, 88),
    ("declAsContainer", POINTER(CXIdxContainerInfo), 96),
    ("isImplicit", c_int32, 104),
    ("attributes", POINTER(POINTER(CXIdxAttrInfo)), 112),
    ("numAttributes", c_uint32, 120),
    ("flags", c_uint32, 124),
)
CXIdxObjCContainerKind = c_uint32
CXIdxObjCContainer_ForwardRef = 0
CXIdxObjCContainer_Interface = 1
CXIdxObjCContainer_Implementation = 2

class CXIdxObjCContainerDeclInfo(Struct):
    __slots__ = ()
layout(CXIdxObjCContainerDeclInfo, 16, 8,
    ("declInfo", POINTER(CXIdxDeclInfo), 0),
    ("kind", CXIdxObjCContainerKind, 8),
)

class CXIdxBaseClassInfo(Struct):
    __slots__ = ()
layout(CXIdxBaseClassInfo, 64, 8,
    ("base", POINTER(CXIdxEntityInfo), 0),
    ("cursor", CXCursor, 8),
    ("loc", CXIdxLoc, 40),
)

class CXIdxObjCProtocolRefInfo(Struct):
    __slots__ = ()
layout(CXIdxObjCProtocolRefInfo, 64, 8,
    ("protocol", POINTER(CXIdxEntityInfo), 0),
    ("cursor", CXCursor, 8),
    ("loc", CXIdxLoc, 40),
)

class CXIdxObjCProtocolRefListInfo(Struct):
    __slots__ = ()
layout(CXIdxObjCProtocolRefListInfo, 16, 8,
    ("protocols", POINTER(POINTER(CXIdxObjCProtocolRefInfo)), 0),
    ("numProtocols", c_uint32, 8),
)

class CXIdxObjCInterfaceDeclInfo(Struct):
    __slots__ = ()
layout(CXIdxObjCInterfaceDeclInfo, 24, 8,
    ("containerInfo", POINTER(CXIdxObjCContainerDeclInfo), 0),
    ("superInfo", POINTER(CXIdxBaseClassInfo), 8),
    ("protocols", POINTER(CXIdxObjCProtocolRefListInfo), 16),
)

class CXIdxObjCCategoryDeclInfo(Struct):
    __slots__ = ()
layout(CXIdxObjCCategoryDeclInfo, 80, 8,
    ("containerInfo", POINTER(CXIdxObjCContainerDeclInfo), 0),
    ("objcClass", POINTER(CXIdxEntityInfo), 8),
    ("classCursor", CXCursor, 16),
    ("classLoc", CXIdxLoc, 48),
    ("protocols", POINTER(CXIdxObjCProtocolRefListInfo), 72),
)

class CXIdxObjCPropertyDeclInfo(Struct):
    __slots__ = ()
layout(CXIdxObjCPropertyDeclInfo, 24, 8,
    ("declInfo", POINTER(CXIdxDeclInfo), 0),
    ("getter", POINTER(CXIdxEntityInfo), 8),
    ("setter", POINTER(CXIdxEntityInfo), 16),
)

class CXIdxCXXClassDeclInfo(Struct):
    __slots__ = ()
layout(CXIdxCXXClassDeclInfo, 24, 8,
    ("declInfo", POINTER(CXIdxDeclInfo), 0),
    ("bases", POINTER(POINTER(CXIdxBaseClassInfo)), 8),
    ("numBases", c_uint32, 16),
)
CXIdxEntityRefKind = c_uint32
CXIdxEntityRef_Direct = 1
CXIdxEntityRef_Implicit = 2
CXSymbolRole = c_uint32
CXSymbolRole_None = 0
CXSymbolRole_Declaration = 1
CXSymbolRole_Definition = 2
CXSymbolRole_Reference = 4
CXSymbolRole_Read = 8
CXSymbolRole_Write = 16
CXSymbolRole_Call = 32
CXSymbolRole_Dynamic = 64
CXSymbolRole_AddressOf = 128
CXSymbolRole_Implicit = 256

class CXIdxEntityRefInfo(Struct):
    __slots__ = ()
layout(CXIdxEntityRefInfo, 96, 8,
    ("kind", CXIdxEntityRefKind, 0),
    ("cursor", CXCursor, 8),
    ("loc", CXIdxLoc, 40),
    ("referencedEntity", POINTER(CXIdxEntityInfo), 64),
    ("parentEntity", POINTER(CXIdxEntityInfo), 72),
    ("container", POINTER(CXIdxContainerInfo), 80),
    ("role", CXSymbolRole, 88),
)

class IndexerCallbacks(Struct):
    __slots__ = ()
layout(IndexerCallbacks, 64, 8,
    ("abortQuery", CFUNCTYPE(c_int32, CXClientData, c_void_p), 0),
    ("diagnostic", CFUNCTYPE(None, CXClientData, CXDiagnosticSet, c_void_p), 8),
    ("enteredMainFile", CFUNCTYPE(CXIdxClientFile, CXClientData, CXFile, c_void_p), 16),
    ("ppIncludedFile", CFUNCTYPE(CXIdxClientFile, CXClientData, POINTER(CXIdxIncludedFileInfo)), 24),
    ("importedASTFile", CFUNCTYPE(CXIdxClientASTFile, CXClientData, POINTER(CXIdxImportedASTFileInfo)), 32),
    ("startedTranslationUnit", CFUNCTYPE(CXIdxClientContainer, CXClientData, c_void_p), 40),
    ("indexDeclaration", CFUNCTYPE(None, CXClientData, POINTER(CXIdxDeclInfo)), 48),
    ("indexEntityReference", CFUNCTYPE(None, CXClientData, POINTER(CXIdxEntityRefInfo)), 56),
)
CXIndexAction = c_void_p
CXIndexOptFlags = c_uint32
CXIndexOpt_None = 0
CXIndexOpt_SuppressRedundantRefs = 1
CXIndexOpt_IndexFunctionLocalSymbols = 2
CXIndexOpt_IndexImplicitTemplateInstantiations = 4
CXIndexOpt_SuppressWarnings = 8
CXIndexOpt_SkipParsedBodiesInSession = 16
CXFieldVisitor = CFUNCTYPE(enum_CXVisitorResult, CXCursor, CXClientData)
enum_CXBinaryOperatorKind = c_uint32
CXBinaryOperator_Invalid = 0
CXBinaryOperator_PtrMemD = 1
CXBinaryOperator_PtrMemI = 2
CXBinaryOperator_Mul = 3
CXBinaryOperator_Div = 4
CXBinaryOperator_Rem = 5
CXBinaryOperator_Add = 6
CXBinaryOperator_Sub = 7
CXBinaryOperator_Shl = 8
CXBinaryOperator_Shr = 9
CXBinaryOperator_Cmp = 10
CXBinaryOperator_LT = 11
CXBinaryOperator_GT = 12
CXBinaryOperator_LE = 13
CXBinaryOperator_GE = 14
CXBinaryOperator_EQ = 15
CXBinaryOperator_NE = 16
CXBinaryOperator_And = 17
CXBinaryOperator_Xor = 18
CXBinaryOperator_Or = 19
CXBinaryOperator_LAnd = 20
CXBinaryOperator_LOr = 21
CXBinaryOperator_Assign = 22
CXBinaryOperator_MulAssign = 23
CXBinaryOperator_DivAssign = 24
CXBinaryOperator_RemAssign = 25
CXBinaryOperator_AddAssign = 26
CXBinaryOperator_SubAssign = 27
CXBinaryOperator_ShlAssign = 28
CXBinaryOperator_ShrAssign = 29
CXBinaryOperator_AndAssign = 30
CXBinaryOperator_XorAssign = 31
CXBinaryOperator_OrAssign = 32
CXBinaryOperator_Comma = 33
enum_CXUnaryOperatorKind = c_uint32
CXUnaryOperator_Invalid = 0
CXUnaryOperator_PostInc = 1
CXUnaryOperator_PostDec = 2
CXUnaryOperator_PreInc = 3
CXUnaryOperator_PreDec = 4
CXUnaryOperator_AddrOf = 5
CXUnaryOperator_Deref = 6
CXUnaryOperator_Plus = 7
CXUnaryOperator_Minus = 8
CXUnaryOperator_Not = 9
CXUnaryOperator_LNot = 10
CXUnaryOperator_Real = 11
CXUnaryOperator_Imag = 12
CXUnaryOperator_Extension = 13
CXUnaryOperator_Coawait = 14

class CXComment(Struct):
    __slots__ = ()
layout(CXComment, 16, 8,
    ("ASTNode", c_void_p, 0),
    ("TranslationUnit", CXTranslationUnit, 8),
)
enum_CXCommentKind = c_uint32
CXComment_Null = 0
CXComment_Text = 1
CXComment_InlineCommand = 2
CXComment_HTMLStartTag = 3
CXComment_HTMLEndTag = 4
CXComment_Paragraph = 5
CXComment_BlockCommand = 6
CXComment_ParamCommand = 7
CXComment_TParamCommand = 8
CXComment_VerbatimBlockCommand = 9
CXComment_VerbatimBlockLine = 10
CXComment_VerbatimLine = 11
CXComment_FullComment = 12
enum_CXCommentInlineCommandRenderKind = c_uint32
CXCommentInlineCommandRenderKind_Normal = 0
CXCommentInlineCommandRenderKind_Bold = 1
CXCommentInlineCommandRenderKind_Monospaced = 2
CXCommentInlineCommandRenderKind_Emphasized = 3
CXCommentInlineCommandRenderKind_Anchor = 4
enum_CXCommentParamPassDirection = c_uint32
CXCommentParamPassDirection_In = 0
CXCommentParamPassDirection_Out = 1
CXCommentParamPassDirection_InOut = 2

class struct_CXAPISetImpl(Struct):
    __slots__ = ()
CXAPISet = POINTER(struct_CXAPISetImpl)
CXRewriter = c_void_p
_ENUMS = {
    "enum_CXErrorCode": "CXError_Success CXError_Failure CXError_Crashed CXError_InvalidArguments CXError_ASTReadError",
    "CXCompilationDatabase_Error": "CXCompilationDatabase_NoError CXCompilationDatabase_CanNotLoadDatabase",
    "enum_CXDiagnosticSeverity": "CXDiagnostic_Ignored CXDiagnostic_Note CXDiagnostic_Warning CXDiagnostic_Error CXDiagnostic_Fatal",
    "enum_CXLoadDiag_Error": "CXLoadDiag_None CXLoadDiag_Unknown CXLoadDiag_CannotLoad CXLoadDiag_InvalidFile",
    "enum_CXDiagnosticDisplayOptions": "CXDiagnostic_DisplaySourceLocation CXDiagnostic_DisplayColumn CXDiagnostic_DisplaySourceRanges CXDiagnostic_DisplayOption CXDiagnostic_DisplayCategoryId CXDiagnostic_DisplayCategoryName",
    "enum_CXAvailabilityKind": "CXAvailability_Available CXAvailability_Deprecated CXAvailability_NotAvailable CXAvailability_NotAccessible",
    "enum_CXCursor_ExceptionSpecificationKind": "CXCursor_ExceptionSpecificationKind_None CXCursor_ExceptionSpecificationKind_DynamicNone CXCursor_ExceptionSpecificationKind_Dynamic CXCursor_ExceptionSpecificationKind_MSAny CXCursor_ExceptionSpecificationKind_BasicNoexcept CXCursor_ExceptionSpecificationKind_ComputedNoexcept CXCursor_ExceptionSpecificationKind_Unevaluated CXCursor_ExceptionSpecificationKind_Uninstantiated CXCursor_ExceptionSpecificationKind_Unparsed CXCursor_ExceptionSpecificationKind_NoThrow",
    "CXChoice": "CXChoice_Default CXChoice_Enabled CXChoice_Disabled",
    "CXGlobalOptFlags": "CXGlobalOpt_None CXGlobalOpt_ThreadBackgroundPriorityForIndexing CXGlobalOpt_ThreadBackgroundPriorityForEditing CXGlobalOpt_ThreadBackgroundPriorityForAll",
    "enum_CXTranslationUnit_Flags": "CXTranslationUnit_None CXTranslationUnit_DetailedPreprocessingRecord CXTranslationUnit_Incomplete CXTranslationUnit_PrecompiledPreamble CXTranslationUnit_CacheCompletionResults CXTranslationUnit_ForSerialization CXTranslationUnit_CXXChainedPCH CXTranslationUnit_SkipFunctionBodies CXTranslationUnit_IncludeBriefCommentsInCodeCompletion CXTranslationUnit_CreatePreambleOnFirstParse CXTranslationUnit_KeepGoing CXTranslationUnit_SingleFileParse CXTranslationUnit_LimitSkipFunctionBodiesToPreamble CXTranslationUnit_IncludeAttributedTypes CXTranslationUnit_VisitImplicitAttributes CXTranslationUnit_IgnoreNonErrorsFromIncludedFiles CXTranslationUnit_RetainExcludedConditionalBlocks",
    "enum_CXSaveTranslationUnit_Flags": "CXSaveTranslationUnit_None",
    "enum_CXSaveError": "CXSaveError_None CXSaveError_Unknown CXSaveError_TranslationErrors CXSaveError_InvalidTU",
    "enum_CXReparse_Flags": "CXReparse_None",
    "enum_CXTUResourceUsageKind": "CXTUResourceUsage_AST CXTUResourceUsage_Identifiers CXTUResourceUsage_Selectors CXTUResourceUsage_GlobalCompletionResults CXTUResourceUsage_SourceManagerContentCache CXTUResourceUsage_AST_SideTables CXTUResourceUsage_SourceManager_Membuffer_Malloc CXTUResourceUsage_SourceManager_Membuffer_MMap CXTUResourceUsage_ExternalASTSource_Membuffer_Malloc CXTUResourceUsage_ExternalASTSource_Membuffer_MMap CXTUResourceUsage_Preprocessor CXTUResourceUsage_PreprocessingRecord CXTUResourceUsage_SourceManager_DataStructures CXTUResourceUsage_Preprocessor_HeaderSearch CXTUResourceUsage_MEMORY_IN_BYTES_BEGIN CXTUResourceUsage_MEMORY_IN_BYTES_END CXTUResourceUsage_First CXTUResourceUsage_Last",
    "enum_CXCursorKind": "CXCursor_UnexposedDecl CXCursor_StructDecl CXCursor_UnionDecl CXCursor_ClassDecl CXCursor_EnumDecl CXCursor_FieldDecl CXCursor_EnumConstantDecl CXCursor_FunctionDecl CXCursor_VarDecl CXCursor_ParmDecl CXCursor_ObjCInterfaceDecl CXCursor_ObjCCategoryDecl CXCursor_ObjCProtocolDecl CXCursor_ObjCPropertyDecl CXCursor_ObjCIvarDecl CXCursor_ObjCInstanceMethodDecl CXCursor_ObjCClassMethodDecl CXCursor_ObjCImplementationDecl CXCursor_ObjCCategoryImplDecl CXCursor_TypedefDecl CXCursor_CXXMethod CXCursor_Namespace CXCursor_LinkageSpec CXCursor_Constructor CXCursor_Destructor CXCursor_ConversionFunction CXCursor_TemplateTypeParameter CXCursor_NonTypeTemplateParameter CXCursor_TemplateTemplateParameter CXCursor_FunctionTemplate CXCursor_ClassTemplate CXCursor_ClassTemplatePartialSpecialization CXCursor_NamespaceAlias CXCursor_UsingDirective CXCursor_UsingDeclaration CXCursor_TypeAliasDecl CXCursor_ObjCSynthesizeDecl CXCursor_ObjCDynamicDecl CXCursor_CXXAccessSpecifier CXCursor_FirstDecl CXCursor_LastDecl CXCursor_FirstRef CXCursor_ObjCSuperClassRef CXCursor_ObjCProtocolRef CXCursor_ObjCClassRef CXCursor_TypeRef CXCursor_CXXBaseSpecifier CXCursor_TemplateRef CXCursor_NamespaceRef CXCursor_MemberRef CXCursor_LabelRef CXCursor_OverloadedDeclRef CXCursor_VariableRef CXCursor_LastRef CXCursor_FirstInvalid CXCursor_InvalidFile CXCursor_NoDeclFound CXCursor_NotImplemented CXCursor_InvalidCode CXCursor_LastInvalid CXCursor_FirstExpr CXCursor_UnexposedExpr CXCursor_DeclRefExpr CXCursor_MemberRefExpr CXCursor_CallExpr CXCursor_ObjCMessageExpr CXCursor_BlockExpr CXCursor_IntegerLiteral CXCursor_FloatingLiteral CXCursor_ImaginaryLiteral CXCursor_StringLiteral CXCursor_CharacterLiteral CXCursor_ParenExpr CXCursor_UnaryOperator CXCursor_ArraySubscriptExpr CXCursor_BinaryOperator CXCursor_CompoundAssignOperator CXCursor_ConditionalOperator CXCursor_CStyleCastExpr CXCursor_CompoundLiteralExpr CXCursor_InitListExpr CXCursor_AddrLabelExpr CXCursor_StmtExpr CXCursor_GenericSelectionExpr CXCursor_GNUNullExpr CXCursor_CXXStaticCastExpr CXCursor_CXXDynamicCastExpr CXCursor_CXXReinterpretCastExpr CXCursor_CXXConstCastExpr CXCursor_CXXFunctionalCastExpr CXCursor_CXXTypeidExpr CXCursor_CXXBoolLiteralExpr CXCursor_CXXNullPtrLiteralExpr CXCursor_CXXThisExpr CXCursor_CXXThrowExpr CXCursor_CXXNewExpr CXCursor_CXXDeleteExpr CXCursor_UnaryExpr CXCursor_ObjCStringLiteral CXCursor_ObjCEncodeExpr CXCursor_ObjCSelectorExpr CXCursor_ObjCProtocolExpr CXCursor_ObjCBridgedCastExpr CXCursor_PackExpansionExpr CXCursor_SizeOfPackExpr CXCursor_LambdaExpr CXCursor_ObjCBoolLiteralExpr CXCursor_ObjCSelfExpr CXCursor_ArraySectionExpr CXCursor_ObjCAvailabilityCheckExpr CXCursor_FixedPointLiteral CXCursor_OMPArrayShapingExpr CXCursor_OMPIteratorExpr CXCursor_CXXAddrspaceCastExpr CXCursor_ConceptSpecializationExpr CXCursor_RequiresExpr CXCursor_CXXParenListInitExpr CXCursor_PackIndexingExpr CXCursor_LastExpr CXCursor_FirstStmt CXCursor_UnexposedStmt CXCursor_LabelStmt CXCursor_CompoundStmt CXCursor_CaseStmt CXCursor_DefaultStmt CXCursor_IfStmt CXCursor_SwitchStmt CXCursor_WhileStmt CXCursor_DoStmt CXCursor_ForStmt CXCursor_GotoStmt CXCursor_IndirectGotoStmt CXCursor_ContinueStmt CXCursor_BreakStmt CXCursor_ReturnStmt CXCursor_GCCAsmStmt CXCursor_AsmStmt CXCursor_ObjCAtTryStmt CXCursor_ObjCAtCatchStmt CXCursor_ObjCAtFinallyStmt CXCursor_ObjCAtThrowStmt CXCursor_ObjCAtSynchronizedStmt CXCursor_ObjCAutoreleasePoolStmt CXCursor_ObjCForCollectionStmt CXCursor_CXXCatchStmt CXCursor_CXXTryStmt CXCursor_CXXForRangeStmt CXCursor_SEHTryStmt CXCursor_SEHExceptStmt CXCursor_SEHFinallyStmt CXCursor_MSAsmStmt CXCursor_NullStmt CXCursor_DeclStmt CXCursor_OMPParallelDirective CXCursor_OMPSimdDirective CXCursor_OMPForDirective CXCursor_OMPSectionsDirective CXCursor_OMPSectionDirective CXCursor_OMPSingleDirective CXCursor_OMPParallelForDirective CXCursor_OMPParallelSectionsDirective CXCursor_OMPTaskDirective CXCursor_OMPMasterDirective CXCursor_OMPCriticalDirective CXCursor_OMPTaskyieldDirective CXCursor_OMPBarrierDirective CXCursor_OMPTaskwaitDirective CXCursor_OMPFlushDirective CXCursor_SEHLeaveStmt CXCursor_OMPOrderedDirective CXCursor_OMPAtomicDirective CXCursor_OMPForSimdDirective CXCursor_OMPParallelForSimdDirective CXCursor_OMPTargetDirective CXCursor_OMPTeamsDirective CXCursor_OMPTaskgroupDirective CXCursor_OMPCancellationPointDirective CXCursor_OMPCancelDirective CXCursor_OMPTargetDataDirective CXCursor_OMPTaskLoopDirective CXCursor_OMPTaskLoopSimdDirective CXCursor_OMPDistributeDirective CXCursor_OMPTargetEnterDataDirective CXCursor_OMPTargetExitDataDirective CXCursor_OMPTargetParallelDirective CXCursor_OMPTargetParallelForDirective CXCursor_OMPTargetUpdateDirective CXCursor_OMPDistributeParallelForDirective CXCursor_OMPDistributeParallelForSimdDirective CXCursor_OMPDistributeSimdDirective CXCursor_OMPTargetParallelForSimdDirective CXCursor_OMPTargetSimdDirective CXCursor_OMPTeamsDistributeDirective CXCursor_OMPTeamsDistributeSimdDirective CXCursor_OMPTeamsDistributeParallelForSimdDirective CXCursor_OMPTeamsDistributeParallelForDirective CXCursor_OMPTargetTeamsDirective CXCursor_OMPTargetTeamsDistributeDirective CXCursor_OMPTargetTeamsDistributeParallelForDirective CXCursor_OMPTargetTeamsDistributeParallelForSimdDirective CXCursor_OMPTargetTeamsDistributeSimdDirective CXCursor_BuiltinBitCastExpr CXCursor_OMPMasterTaskLoopDirective CXCursor_OMPParallelMasterTaskLoopDirective CXCursor_OMPMasterTaskLoopSimdDirective CXCursor_OMPParallelMasterTaskLoopSimdDirective CXCursor_OMPParallelMasterDirective CXCursor_OMPDepobjDirective CXCursor_OMPScanDirective CXCursor_OMPTileDirective CXCursor_OMPCanonicalLoop CXCursor_OMPInteropDirective CXCursor_OMPDispatchDirective CXCursor_OMPMaskedDirective CXCursor_OMPUnrollDirective CXCursor_OMPMetaDirective CXCursor_OMPGenericLoopDirective CXCursor_OMPTeamsGenericLoopDirective CXCursor_OMPTargetTeamsGenericLoopDirective CXCursor_OMPParallelGenericLoopDirective CXCursor_OMPTargetParallelGenericLoopDirective CXCursor_OMPParallelMaskedDirective CXCursor_OMPMaskedTaskLoopDirective CXCursor_OMPMaskedTaskLoopSimdDirective CXCursor_OMPParallelMaskedTaskLoopDirective CXCursor_OMPParallelMaskedTaskLoopSimdDirective CXCursor_OMPErrorDirective CXCursor_OMPScopeDirective CXCursor_OMPReverseDirective CXCursor_OMPInterchangeDirective CXCursor_OpenACCComputeConstruct CXCursor_OpenACCLoopConstruct CXCursor_LastStmt CXCursor_TranslationUnit CXCursor_FirstAttr CXCursor_UnexposedAttr CXCursor_IBActionAttr CXCursor_IBOutletAttr CXCursor_IBOutletCollectionAttr CXCursor_CXXFinalAttr CXCursor_CXXOverrideAttr CXCursor_AnnotateAttr CXCursor_AsmLabelAttr CXCursor_PackedAttr CXCursor_PureAttr CXCursor_ConstAttr CXCursor_NoDuplicateAttr CXCursor_CUDAConstantAttr CXCursor_CUDADeviceAttr CXCursor_CUDAGlobalAttr CXCursor_CUDAHostAttr CXCursor_CUDASharedAttr CXCursor_VisibilityAttr CXCursor_DLLExport CXCursor_DLLImport CXCursor_NSReturnsRetained CXCursor_NSReturnsNotRetained CXCursor_NSReturnsAutoreleased CXCursor_NSConsumesSelf CXCursor_NSConsumed CXCursor_ObjCException CXCursor_ObjCNSObject CXCursor_ObjCIndependentClass CXCursor_ObjCPreciseLifetime CXCursor_ObjCReturnsInnerPointer CXCursor_ObjCRequiresSuper CXCursor_ObjCRootClass CXCursor_ObjCSubclassingRestricted CXCursor_ObjCExplicitProtocolImpl CXCursor_ObjCDesignatedInitializer CXCursor_ObjCRuntimeVisible CXCursor_ObjCBoxable CXCursor_FlagEnum CXCursor_ConvergentAttr CXCursor_WarnUnusedAttr CXCursor_WarnUnusedResultAttr CXCursor_AlignedAttr CXCursor_LastAttr CXCursor_PreprocessingDirective CXCursor_MacroDefinition CXCursor_MacroExpansion CXCursor_MacroInstantiation CXCursor_InclusionDirective CXCursor_FirstPreprocessing CXCursor_LastPreprocessing CXCursor_ModuleImportDecl CXCursor_TypeAliasTemplateDecl CXCursor_StaticAssert CXCursor_FriendDecl CXCursor_ConceptDecl CXCursor_FirstExtraDecl CXCursor_LastExtraDecl CXCursor_OverloadCandidate",
    "enum_CXLinkageKind": "CXLinkage_Invalid CXLinkage_NoLinkage CXLinkage_Internal CXLinkage_UniqueExternal CXLinkage_External",
    "enum_CXVisibilityKind": "CXVisibility_Invalid CXVisibility_Hidden CXVisibility_Protected CXVisibility_Default",
    "enum_CXLanguageKind": "CXLanguage_Invalid CXLanguage_C CXLanguage_ObjC CXLanguage_CPlusPlus",
    "enum_CXTLSKind": "CXTLS_None CXTLS_Dynamic CXTLS_Static",
    "enum_CXTypeKind": "CXType_Invalid CXType_Unexposed CXType_Void CXType_Bool CXType_Char_U CXType_UChar CXType_Char16 CXType_Char32 CXType_UShort CXType_UInt CXType_ULong CXType_ULongLong CXType_UInt128 CXType_Char_S CXType_SChar CXType_WChar CXType_Short CXType_Int CXType_Long CXType_LongLong CXType_Int128 CXType_Float CXType_Double CXType_LongDouble CXType_NullPtr CXType_Overload CXType_Dependent CXType_ObjCId CXType_ObjCClass CXType_ObjCSel CXType_Float128 CXType_Half CXType_Float16 CXType_ShortAccum CXType_Accum CXType_LongAccum CXType_UShortAccum CXType_UAccum CXType_ULongAccum CXType_BFloat16 CXType_Ibm128 CXType_FirstBuiltin CXType_LastBuiltin CXType_Complex CXType_Pointer CXType_BlockPointer CXType_LValueReference CXType_RValueReference CXType_Record CXType_Enum CXType_Typedef CXType_ObjCInterface CXType_ObjCObjectPointer CXType_FunctionNoProto CXType_FunctionProto CXType_ConstantArray CXType_Vector CXType_IncompleteArray CXType_VariableArray CXType_DependentSizedArray CXType_MemberPointer CXType_Auto CXType_Elaborated CXType_Pipe CXType_OCLImage1dRO CXType_OCLImage1dArrayRO CXType_OCLImage1dBufferRO CXType_OCLImage2dRO CXType_OCLImage2dArrayRO CXType_OCLImage2dDepthRO CXType_OCLImage2dArrayDepthRO CXType_OCLImage2dMSAARO CXType_OCLImage2dArrayMSAARO CXType_OCLImage2dMSAADepthRO CXType_OCLImage2dArrayMSAADepthRO CXType_OCLImage3dRO CXType_OCLImage1dWO CXType_OCLImage1dArrayWO CXType_OCLImage1dBufferWO CXType_OCLImage2dWO CXType_OCLImage2dArrayWO CXType_OCLImage2dDepthWO CXType_OCLImage2dArrayDepthWO CXType_OCLImage2dMSAAWO CXType_OCLImage2dArrayMSAAWO CXType_OCLImage2dMSAADepthWO CXType_OCLImage2dArrayMSAADepthWO CXType_OCLImage3dWO CXType_OCLImage1dRW CXType_OCLImage1dArrayRW CXType_OCLImage1dBufferRW CXType_OCLImage2dRW CXType_OCLImage2dArrayRW CXType_OCLImage2dDepthRW CXType_OCLImage2dArrayDepthRW CXType_OCLImage2dMSAARW CXType_OCLImage2dArrayMSAARW CXType_OCLImage2dMSAADepthRW CXType_OCLImage2dArrayMSAADepthRW CXType_OCLImage3dRW CXType_OCLSampler CXType_OCLEvent CXType_OCLQueue CXType_OCLReserveID CXType_ObjCObject CXType_ObjCTypeParam CXType_Attributed CXType_OCLIntelSubgroupAVCMcePayload CXType_OCLIntelSubgroupAVCImePayload CXType_OCLIntelSubgroupAVCRefPayload CXType_OCLIntelSubgroupAVCSicPayload CXType_OCLIntelSubgroupAVCMceResult CXType_OCLIntelSubgroupAVCImeResult CXType_OCLIntelSubgroupAVCRefResult CXType_OCLIntelSubgroupAVCSicResult CXType_OCLIntelSubgroupAVCImeResultSingleReferenceStreamout CXType_OCLIntelSubgroupAVCImeResultDualReferenceStreamout CXType_OCLIntelSubgroupAVCImeSingleReferenceStreamin CXType_OCLIntelSubgroupAVCImeDualReferenceStreamin CXType_OCLIntelSubgroupAVCImeResultSingleRefStreamout CXType_OCLIntelSubgroupAVCImeResultDualRefStreamout CXType_OCLIntelSubgroupAVCImeSingleRefStreamin CXType_OCLIntelSubgroupAVCImeDualRefStreamin CXType_ExtVector CXType_Atomic CXType_BTFTagAttributed",
    "enum_CXCallingConv": "CXCallingConv_Default CXCallingConv_C CXCallingConv_X86StdCall CXCallingConv_X86FastCall CXCallingConv_X86ThisCall CXCallingConv_X86Pascal CXCallingConv_AAPCS CXCallingConv_AAPCS_VFP CXCallingConv_X86RegCall CXCallingConv_IntelOclBicc CXCallingConv_Win64 CXCallingConv_X86_64Win64 CXCallingConv_X86_64SysV CXCallingConv_X86VectorCall CXCallingConv_Swift CXCallingConv_PreserveMost CXCallingConv_PreserveAll CXCallingConv_AArch64VectorCall CXCallingConv_SwiftAsync CXCallingConv_AArch64SVEPCS CXCallingConv_M68kRTD CXCallingConv_PreserveNone CXCallingConv_RISCVVectorCall CXCallingConv_Invalid CXCallingConv_Unexposed",
    "enum_CXTemplateArgumentKind": "CXTemplateArgumentKind_Null CXTemplateArgumentKind_Type CXTemplateArgumentKind_Declaration CXTemplateArgumentKind_NullPtr CXTemplateArgumentKind_Integral CXTemplateArgumentKind_Template CXTemplateArgumentKind_TemplateExpansion CXTemplateArgumentKind_Expression CXTemplateArgumentKind_Pack CXTemplateArgumentKind_Invalid",
    "enum_CXTypeNullabilityKind": "CXTypeNullability_NonNull CXTypeNullability_Nullable CXTypeNullability_Unspecified CXTypeNullability_Invalid CXTypeNullability_NullableResult",
    "enum_CXTypeLayoutError": "CXTypeLayoutError_Invalid CXTypeLayoutError_Incomplete CXTypeLayoutError_Dependent CXTypeLayoutError_NotConstantSize CXTypeLayoutError_InvalidFieldName CXTypeLayoutError_Undeduced",
    "enum_CXRefQualifierKind": "CXRefQualifier_None CXRefQualifier_LValue CXRefQualifier_RValue",
    "enum_CX_CXXAccessSpecifier": "CX_CXXInvalidAccessSpecifier CX_CXXPublic CX_CXXProtected CX_CXXPrivate",
    "enum_CX_StorageClass": "CX_SC_Invalid CX_SC_None CX_SC_Extern CX_SC_Static CX_SC_PrivateExtern CX_SC_OpenCLWorkGroupLocal CX_SC_Auto CX_SC_Register",
    "enum_CX_BinaryOperatorKind": "CX_BO_Invalid CX_BO_PtrMemD CX_BO_PtrMemI CX_BO_Mul CX_BO_Div CX_BO_Rem CX_BO_Add CX_BO_Sub CX_BO_Shl CX_BO_Shr CX_BO_Cmp CX_BO_LT CX_BO_GT CX_BO_LE CX_BO_GE CX_BO_EQ CX_BO_NE CX_BO_And CX_BO_Xor CX_BO_Or CX_BO_LAnd CX_BO_LOr CX_BO_Assign CX_BO_MulAssign CX_BO_DivAssign CX_BO_RemAssign CX_BO_AddAssign CX_BO_SubAssign CX_BO_ShlAssign CX_BO_ShrAssign CX_BO_AndAssign CX_BO_XorAssign CX_BO_OrAssign CX_BO_Comma CX_BO_LAST",
    "enum_CXChildVisitResult": "CXChildVisit_Break CXChildVisit_Continue CXChildVisit_Recurse",
    "enum_CXPrintingPolicyProperty": "CXPrintingPolicy_Indentation CXPrintingPolicy_SuppressSpecifiers CXPrintingPolicy_SuppressTagKeyword CXPrintingPolicy_IncludeTagDefinition CXPrintingPolicy_SuppressScope CXPrintingPolicy_SuppressUnwrittenScope CXPrintingPolicy_SuppressInitializers CXPrintingPolicy_ConstantArraySizeAsWritten CXPrintingPolicy_AnonymousTagLocations CXPrintingPolicy_SuppressStrongLifetime CXPrintingPolicy_SuppressLifetimeQualifiers CXPrintingPolicy_SuppressTemplateArgsInCXXConstructors CXPrintingPolicy_Bool CXPrintingPolicy_Restrict CXPrintingPolicy_Alignof CXPrintingPolicy_UnderscoreAlignof CXPrintingPolicy_UseVoidForZeroParams CXPrintingPolicy_TerseOutput CXPrintingPolicy_PolishForDeclaration CXPrintingPolicy_Half CXPrintingPolicy_MSWChar CXPrintingPolicy_IncludeNewlines CXPrintingPolicy_MSVCFormatting CXPrintingPolicy_ConstantsAsWritten CXPrintingPolicy_SuppressImplicitBase CXPrintingPolicy_FullyQualifiedName CXPrintingPolicy_LastProperty",
    "CXObjCPropertyAttrKind": "CXObjCPropertyAttr_noattr CXObjCPropertyAttr_readonly CXObjCPropertyAttr_getter CXObjCPropertyAttr_assign CXObjCPropertyAttr_readwrite CXObjCPropertyAttr_retain CXObjCPropertyAttr_copy CXObjCPropertyAttr_nonatomic CXObjCPropertyAttr_setter CXObjCPropertyAttr_atomic CXObjCPropertyAttr_weak CXObjCPropertyAttr_strong CXObjCPropertyAttr_unsafe_unretained CXObjCPropertyAttr_class",
    "CXObjCDeclQualifierKind": "CXObjCDeclQualifier_None CXObjCDeclQualifier_In CXObjCDeclQualifier_Inout CXObjCDeclQualifier_Out CXObjCDeclQualifier_Bycopy CXObjCDeclQualifier_Byref CXObjCDeclQualifier_Oneway",
    "enum_CXNameRefFlags": "CXNameRange_WantQualifier CXNameRange_WantTemplateArgs CXNameRange_WantSinglePiece",
    "enum_CXTokenKind": "CXToken_Punctuation CXToken_Keyword CXToken_Identifier CXToken_Literal CXToken_Comment",
    "enum_CXCompletionChunkKind": "CXCompletionChunk_Optional CXCompletionChunk_TypedText CXCompletionChunk_Text CXCompletionChunk_Placeholder CXCompletionChunk_Informative CXCompletionChunk_CurrentParameter CXCompletionChunk_LeftParen CXCompletionChunk_RightParen CXCompletionChunk_LeftBracket CXCompletionChunk_RightBracket CXCompletionChunk_LeftBrace CXCompletionChunk_RightBrace CXCompletionChunk_LeftAngle CXCompletionChunk_RightAngle CXCompletionChunk_Comma CXCompletionChunk_ResultType CXCompletionChunk_Colon CXCompletionChunk_SemiColon CXCompletionChunk_Equal CXCompletionChunk_HorizontalSpace CXCompletionChunk_VerticalSpace",
    "enum_CXCodeComplete_Flags": "CXCodeComplete_IncludeMacros CXCodeComplete_IncludeCodePatterns CXCodeComplete_IncludeBriefComments CXCodeComplete_SkipPreamble CXCodeComplete_IncludeCompletionsWithFixIts",
    "enum_CXCompletionContext": "CXCompletionContext_Unexposed CXCompletionContext_AnyType CXCompletionContext_AnyValue CXCompletionContext_ObjCObjectValue CXCompletionContext_ObjCSelectorValue CXCompletionContext_CXXClassTypeValue CXCompletionContext_DotMemberAccess CXCompletionContext_ArrowMemberAccess CXCompletionContext_ObjCPropertyAccess CXCompletionContext_EnumTag CXCompletionContext_UnionTag CXCompletionContext_StructTag CXCompletionContext_ClassTag CXCompletionContext_Namespace CXCompletionContext_NestedNameSpecifier CXCompletionContext_ObjCInterface CXCompletionContext_ObjCProtocol CXCompletionContext_ObjCCategory CXCompletionContext_ObjCInstanceMessage CXCompletionContext_ObjCClassMessage CXCompletionContext_ObjCSelectorName CXCompletionContext_MacroName CXCompletionContext_NaturalLanguage CXCompletionContext_IncludedFile CXCompletionContext_Unknown",
    "CXEvalResultKind": "CXEval_Int CXEval_Float CXEval_ObjCStrLiteral CXEval_StrLiteral CXEval_CFStr CXEval_Other CXEval_UnExposed",
    "enum_CXVisitorResult": "CXVisit_Break CXVisit_Continue",
    "CXResult": "CXResult_Success CXResult_Invalid CXResult_VisitBreak",
    "CXIdxEntityKind": "CXIdxEntity_Unexposed CXIdxEntity_Typedef CXIdxEntity_Function CXIdxEntity_Variable CXIdxEntity_Field CXIdxEntity_EnumConstant CXIdxEntity_ObjCClass CXIdxEntity_ObjCProtocol CXIdxEntity_ObjCCategory CXIdxEntity_ObjCInstanceMethod CXIdxEntity_ObjCClassMethod CXIdxEntity_ObjCProperty CXIdxEntity_ObjCIvar CXIdxEntity_Enum CXIdxEntity_Struct CXIdxEntity_Union CXIdxEntity_CXXClass CXIdxEntity_CXXNamespace CXIdxEntity_CXXNamespaceAlias CXIdxEntity_CXXStaticVariable CXIdxEntity_CXXStaticMethod CXIdxEntity_CXXInstanceMethod CXIdxEntity_CXXConstructor CXIdxEntity_CXXDestructor CXIdxEntity_CXXConversionFunction CXIdxEntity_CXXTypeAlias CXIdxEntity_CXXInterface CXIdxEntity_CXXConcept",
    "CXIdxEntityLanguage": "CXIdxEntityLang_None CXIdxEntityLang_C CXIdxEntityLang_ObjC CXIdxEntityLang_CXX CXIdxEntityLang_Swift",
    "CXIdxEntityCXXTemplateKind": "CXIdxEntity_NonTemplate CXIdxEntity_Template CXIdxEntity_TemplatePartialSpecialization CXIdxEntity_TemplateSpecialization",
    "CXIdxAttrKind": "CXIdxAttr_Unexposed CXIdxAttr_IBAction CXIdxAttr_IBOutlet CXIdxAttr_IBOutletCollection",
    "CXIdxDeclInfoFlags": "CXIdxDeclFlag_Skipped",
    "CXIdxObjCContainerKind": "CXIdxObjCContainer_ForwardRef CXIdxObjCContainer_Interface CXIdxObjCContainer_Implementation",
    "CXIdxEntityRefKind": "CXIdxEntityRef_Direct CXIdxEntityRef_Implicit",
    "CXSymbolRole": "CXSymbolRole_None CXSymbolRole_Declaration CXSymbolRole_Definition CXSymbolRole_Reference CXSymbolRole_Read CXSymbolRole_Write CXSymbolRole_Call CXSymbolRole_Dynamic CXSymbolRole_AddressOf CXSymbolRole_Implicit",
    "CXIndexOptFlags": "CXIndexOpt_None CXIndexOpt_SuppressRedundantRefs CXIndexOpt_IndexFunctionLocalSymbols CXIndexOpt_IndexImplicitTemplateInstantiations CXIndexOpt_SuppressWarnings CXIndexOpt_SkipParsedBodiesInSession",
    "enum_CXBinaryOperatorKind": "CXBinaryOperator_Invalid CXBinaryOperator_PtrMemD CXBinaryOperator_PtrMemI CXBinaryOperator_Mul CXBinaryOperator_Div CXBinaryOperator_Rem CXBinaryOperator_Add CXBinaryOperator_Sub CXBinaryOperator_Shl CXBinaryOperator_Shr CXBinaryOperator_Cmp CXBinaryOperator_LT CXBinaryOperator_GT CXBinaryOperator_LE CXBinaryOperator_GE CXBinaryOperator_EQ CXBinaryOperator_NE CXBinaryOperator_And CXBinaryOperator_Xor CXBinaryOperator_Or CXBinaryOperator_LAnd CXBinaryOperator_LOr CXBinaryOperator_Assign CXBinaryOperator_MulAssign CXBinaryOperator_DivAssign CXBinaryOperator_RemAssign CXBinaryOperator_AddAssign CXBinaryOperator_SubAssign CXBinaryOperator_ShlAssign CXBinaryOperator_ShrAssign CXBinaryOperator_AndAssign CXBinaryOperator_XorAssign CXBinaryOperator_OrAssign CXBinaryOperator_Comma",
    "enum_CXUnaryOperatorKind": "CXUnaryOperator_Invalid CXUnaryOperator_PostInc CXUnaryOperator_PostDec CXUnaryOperator_PreInc CXUnaryOperator_PreDec CXUnaryOperator_AddrOf CXUnaryOperator_Deref CXUnaryOperator_Plus CXUnaryOperator_Minus CXUnaryOperator_Not CXUnaryOperator_LNot CXUnaryOperator_Real CXUnaryOperator_Imag CXUnaryOperator_Extension CXUnaryOperator_Coawait",
    "enum_CXCommentKind": "CXComment_Null CXComment_Text CXComment_InlineCommand CXComment_HTMLStartTag CXComment_HTMLEndTag CXComment_Paragraph CXComment_BlockCommand CXComment_ParamCommand CXComment_TParamCommand CXComment_VerbatimBlockCommand CXComment_VerbatimBlockLine CXComment_VerbatimLine CXComment_FullComment",
    "enum_CXCommentInlineCommandRenderKind": "CXCommentInlineCommandRenderKind_Normal CXCommentInlineCommandRenderKind_Bold CXCommentInlineCommandRenderKind_Monospaced CXCommentInlineCommandRenderKind_Emphasized CXCommentInlineCommandRenderKind_Anchor",
    "enum_CXCommentParamPassDirection": "CXCommentParamPassDirection_In CXCommentParamPassDirection_Out CXCommentParamPassDirection_InOut",
}
clang_getCString = _library.function("clang_getCString", c_char_p, CXString)
clang_disposeString = _library.function("clang_disposeString", None, CXString)
clang_disposeStringSet = _library.function("clang_disposeStringSet", None, POINTER(CXStringSet))
clang_getBuildSessionTimestamp = _library.function("clang_getBuildSessionTimestamp", c_uint64)
clang_VirtualFileOverlay_create = _library.function("clang_VirtualFileOverlay_create", CXVirtualFileOverlay, c_uint32)
clang_VirtualFileOverlay_addFileMapping = _library.function("clang_VirtualFileOverlay_addFileMapping", enum_CXErrorCode, CXVirtualFileOverlay, c_char_p, c_char_p)
clang_VirtualFileOverlay_setCaseSensitivity = _library.function("clang_VirtualFileOverlay_setCaseSensitivity", enum_CXErrorCode, CXVirtualFileOverlay, c_int32)
clang_VirtualFileOverlay_writeToBuffer = _library.function("clang_VirtualFileOverlay_writeToBuffer", enum_CXErrorCode, CXVirtualFileOverlay, c_uint32, POINTER(POINTER(c_char)), POINTER(c_uint32))
clang_free = _library.function("clang_free", None, c_void_p)
clang_VirtualFileOverlay_dispose = _library.function("clang_VirtualFileOverlay_dispose", None, CXVirtualFileOverlay)
clang_ModuleMapDescriptor_create = _library.function("clang_ModuleMapDescriptor_create", CXModuleMapDescriptor, c_uint32)
clang_ModuleMapDescriptor_setFrameworkModuleName = _library.function("clang_ModuleMapDescriptor_setFrameworkModuleName", enum_CXErrorCode, CXModuleMapDescriptor, c_char_p)
clang_ModuleMapDescriptor_setUmbrellaHeader = _library.function("clang_ModuleMapDescriptor_setUmbrellaHeader", enum_CXErrorCode, CXModuleMapDescriptor, c_char_p)
clang_ModuleMapDescriptor_writeToBuffer = _library.function("clang_ModuleMapDescriptor_writeToBuffer", enum_CXErrorCode, CXModuleMapDescriptor, c_uint32, POINTER(POINTER(c_char)), POINTER(c_uint32))
clang_ModuleMapDescriptor_dispose = _library.function("clang_ModuleMapDescriptor_dispose", None, CXModuleMapDescriptor)
clang_CompilationDatabase_fromDirectory = _library.function("clang_CompilationDatabase_fromDirectory", CXCompilationDatabase, c_char_p, POINTER(CXCompilationDatabase_Error))
clang_CompilationDatabase_dispose = _library.function("clang_CompilationDatabase_dispose", None, CXCompilationDatabase)
clang_CompilationDatabase_getCompileCommands = _library.function("clang_CompilationDatabase_getCompileCommands", CXCompileCommands, CXCompilationDatabase, c_char_p)
clang_CompilationDatabase_getAllCompileCommands = _library.function("clang_CompilationDatabase_getAllCompileCommands", CXCompileCommands, CXCompilationDatabase)
clang_CompileCommands_dispose = _library.function("clang_CompileCommands_dispose", None, CXCompileCommands)
clang_CompileCommands_getSize = _library.function("clang_CompileCommands_getSize", c_uint32, CXCompileCommands)
clang_CompileCommands_getCommand = _library.function("clang_CompileCommands_getCommand", CXCompileCommand, CXCompileCommands, c_uint32)
clang_CompileCommand_getDirectory = _library.function("clang_CompileCommand_getDirectory", CXString, CXCompileCommand)
clang_CompileCommand_getFilename = _library.function("clang_CompileCommand_getFilename", CXString, CXCompileCommand)
clang_CompileCommand_getNumArgs = _library.function("clang_CompileCommand_getNumArgs", c_uint32, CXCompileCommand)
clang_CompileCommand_getArg = _library.function("clang_CompileCommand_getArg", CXString, CXCompileCommand, c_uint32)
clang_CompileCommand_getNumMappedSources = _library.function("clang_CompileCommand_getNumMappedSources", c_uint32, CXCompileCommand)
clang_CompileCommand_getMappedSourcePath = _library.function("clang_CompileCommand_getMappedSourcePath", CXString, CXCompileCommand, c_uint32)
clang_CompileCommand_getMappedSourceContent = _library.function("clang_CompileCommand_getMappedSourceContent", CXString, CXCompileCommand, c_uint32)
clang_getFileName = _library.function("clang_getFileName", CXString, CXFile)
clang_getFileTime = _library.function("clang_getFileTime", c_int64, CXFile)
clang_getFileUniqueID = _library.function("clang_getFileUniqueID", c_int32, CXFile, POINTER(CXFileUniqueID))
clang_File_isEqual = _library.function("clang_File_isEqual", c_int32, CXFile, CXFile)
clang_File_tryGetRealPathName = _library.function("clang_File_tryGetRealPathName", CXString, CXFile)
clang_getNullLocation = _library.function("clang_getNullLocation", CXSourceLocation)
clang_equalLocations = _library.function("clang_equalLocations", c_uint32, CXSourceLocation, CXSourceLocation)
clang_Location_isInSystemHeader = _library.function("clang_Location_isInSystemHeader", c_int32, CXSourceLocation)
clang_Location_isFromMainFile = _library.function("clang_Location_isFromMainFile", c_int32, CXSourceLocation)
clang_getNullRange = _library.function("clang_getNullRange", CXSourceRange)
clang_getRange = _library.function("clang_getRange", CXSourceRange, CXSourceLocation, CXSourceLocation)
clang_equalRanges = _library.function("clang_equalRanges", c_uint32, CXSourceRange, CXSourceRange)
clang_Range_isNull = _library.function("clang_Range_isNull", c_int32, CXSourceRange)
clang_getExpansionLocation = _library.function("clang_getExpansionLocation", None, CXSourceLocation, POINTER(CXFile), POINTER(c_uint32), POINTER(c_uint32), POINTER(c_uint32))
clang_getPresumedLocation = _library.function("clang_getPresumedLocation", None, CXSourceLocation, POINTER(CXString), POINTER(c_uint32), POINTER(c_uint32))
clang_getInstantiationLocation = _library.function("clang_getInstantiationLocation", None, CXSourceLocation, POINTER(CXFile), POINTER(c_uint32), POINTER(c_uint32), POINTER(c_uint32))
clang_getSpellingLocation = _library.function("clang_getSpellingLocation", None, CXSourceLocation, POINTER(CXFile), POINTER(c_uint32), POINTER(c_uint32), POINTER(c_uint32))
clang_getFileLocation = _library.function("clang_getFileLocation", None, CXSourceLocation, POINTER(CXFile), POINTER(c_uint32), POINTER(c_uint32), POINTER(c_uint32))
clang_getRangeStart = _library.function("clang_getRangeStart", CXSourceLocation, CXSourceRange)
clang_getRangeEnd = _library.function("clang_getRangeEnd", CXSourceLocation, CXSourceRange)
clang_disposeSourceRangeList = _library.function("clang_disposeSourceRangeList", None, POINTER(CXSourceRangeList))
clang_getNumDiagnosticsInSet = _library.function("clang_getNumDiagnosticsInSet", c_uint32, CXDiagnosticSet)
clang_getDiagnosticInSet = _library.function("clang_getDiagnosticInSet", CXDiagnostic, CXDiagnosticSet, c_uint32)
clang_loadDiagnostics = _library.function("clang_loadDiagnostics", CXDiagnosticSet, c_char_p, POINTER(enum_CXLoadDiag_Error), POINTER(CXString))
clang_disposeDiagnosticSet = _library.function("clang_disposeDiagnosticSet", None, CXDiagnosticSet)
clang_getChildDiagnostics = _library.function("clang_getChildDiagnostics", CXDiagnosticSet, CXDiagnostic)
clang_disposeDiagnostic = _library.function("clang_disposeDiagnostic", None, CXDiagnostic)
clang_formatDiagnostic = _library.function("clang_formatDiagnostic", CXString, CXDiagnostic, c_uint32)
clang_defaultDiagnosticDisplayOptions = _library.function("clang_defaultDiagnosticDisplayOptions", c_uint32)
clang_getDiagnosticSeverity = _library.function("clang_getDiagnosticSeverity", enum_CXDiagnosticSeverity, CXDiagnostic)
clang_getDiagnosticLocation = _library.function("clang_getDiagnosticLocation", CXSourceLocation, CXDiagnostic)
clang_getDiagnosticSpelling = _library.function("clang_getDiagnosticSpelling", CXString, CXDiagnostic)
clang_getDiagnosticOption = _library.function("clang_getDiagnosticOption", CXString, CXDiagnostic, POINTER(CXString))
clang_getDiagnosticCategory = _library.function("clang_getDiagnosticCategory", c_uint32, CXDiagnostic)
clang_getDiagnosticCategoryName = _library.function("clang_getDiagnosticCategoryName", CXString, c_uint32)
clang_getDiagnosticCategoryText = _library.function("clang_getDiagnosticCategoryText", CXString, CXDiagnostic)
clang_getDiagnosticNumRanges = _library.function("clang_getDiagnosticNumRanges", c_uint32, CXDiagnostic)
clang_getDiagnosticRange = _library.function("clang_getDiagnosticRange", CXSourceRange, CXDiagnostic, c_uint32)
clang_getDiagnosticNumFixIts = _library.function("clang_getDiagnosticNumFixIts", c_uint32, CXDiagnostic)
clang_getDiagnosticFixIt = _library.function("clang_getDiagnosticFixIt", CXString, CXDiagnostic, c_uint32, POINTER(CXSourceRange))
clang_createIndex = _library.function("clang_createIndex", CXIndex, c_int32, c_int32)
clang_disposeIndex = _library.function("clang_disposeIndex", None, CXIndex)
clang_createIndexWithOptions = _library.function("clang_createIndexWithOptions", CXIndex, POINTER(CXIndexOptions))
clang_CXIndex_setGlobalOptions = _library.function("clang_CXIndex_setGlobalOptions", None, CXIndex, c_uint32)
clang_CXIndex_getGlobalOptions = _library.function("clang_CXIndex_getGlobalOptions", c_uint32, CXIndex)
clang_CXIndex_setInvocationEmissionPathOption = _library.function("clang_CXIndex_setInvocationEmissionPathOption", None, CXIndex, c_char_p)
clang_isFileMultipleIncludeGuarded = _library.function("clang_isFileMultipleIncludeGuarded", c_uint32, CXTranslationUnit, CXFile)
clang_getFile = _library.function("clang_getFile", CXFile, CXTranslationUnit, c_char_p)
clang_getFileContents = _library.function("clang_getFileContents", c_char_p, CXTranslationUnit, CXFile, POINTER(c_size_t))
clang_getLocation = _library.function("clang_getLocation", CXSourceLocation, CXTranslationUnit, CXFile, c_uint32, c_uint32)
clang_getLocationForOffset = _library.function("clang_getLocationForOffset", CXSourceLocation, CXTranslationUnit, CXFile, c_uint32)
clang_getSkippedRanges = _library.function("clang_getSkippedRanges", POINTER(CXSourceRangeList), CXTranslationUnit, CXFile)
clang_getAllSkippedRanges = _library.function("clang_getAllSkippedRanges", POINTER(CXSourceRangeList), CXTranslationUnit)
clang_getNumDiagnostics = _library.function("clang_getNumDiagnostics", c_uint32, CXTranslationUnit)
clang_getDiagnostic = _library.function("clang_getDiagnostic", CXDiagnostic, CXTranslationUnit, c_uint32)
clang_getDiagnosticSetFromTU = _library.function("clang_getDiagnosticSetFromTU", CXDiagnosticSet, CXTranslationUnit)
clang_getTranslationUnitSpelling = _library.function("clang_getTranslationUnitSpelling", CXString, CXTranslationUnit)
clang_createTranslationUnitFromSourceFile = _library.function("clang_createTranslationUnitFromSourceFile", CXTranslationUnit, CXIndex, c_char_p, c_int32, POINTER(c_char_p), c_uint32, POINTER(struct_CXUnsavedFile))
clang_createTranslationUnit = _library.function("clang_createTranslationUnit", CXTranslationUnit, CXIndex, c_char_p)
clang_createTranslationUnit2 = _library.function("clang_createTranslationUnit2", enum_CXErrorCode, CXIndex, c_char_p, POINTER(CXTranslationUnit))
clang_defaultEditingTranslationUnitOptions = _library.function("clang_defaultEditingTranslationUnitOptions", c_uint32)
clang_parseTranslationUnit = _library.function("clang_parseTranslationUnit", CXTranslationUnit, CXIndex, c_char_p, POINTER(c_char_p), c_int32, POINTER(struct_CXUnsavedFile), c_uint32, c_uint32)
clang_parseTranslationUnit2 = _library.function("clang_parseTranslationUnit2", enum_CXErrorCode, CXIndex, c_char_p, POINTER(c_char_p), c_int32, POINTER(struct_CXUnsavedFile), c_uint32, c_uint32, POINTER(CXTranslationUnit))
clang_parseTranslationUnit2FullArgv = _library.function("clang_parseTranslationUnit2FullArgv", enum_CXErrorCode, CXIndex, c_char_p, POINTER(c_char_p), c_int32, POINTER(struct_CXUnsavedFile), c_uint32, c_uint32, POINTER(CXTranslationUnit))
clang_defaultSaveOptions = _library.function("clang_defaultSaveOptions", c_uint32, CXTranslationUnit)
clang_saveTranslationUnit = _library.function("clang_saveTranslationUnit", c_int32, CXTranslationUnit, c_char_p, c_uint32)
clang_suspendTranslationUnit = _library.function("clang_suspendTranslationUnit", c_uint32, CXTranslationUnit)
clang_disposeTranslationUnit = _library.function("clang_disposeTranslationUnit", None, CXTranslationUnit)
clang_defaultReparseOptions = _library.function("clang_defaultReparseOptions", c_uint32, CXTranslationUnit)
clang_reparseTranslationUnit = _library.function("clang_reparseTranslationUnit", c_int32, CXTranslationUnit, c_uint32, POINTER(struct_CXUnsavedFile), c_uint32)
clang_getTUResourceUsageName = _library.function("clang_getTUResourceUsageName", c_char_p, enum_CXTUResourceUsageKind)
clang_getCXTUResourceUsage = _library.function("clang_getCXTUResourceUsage", CXTUResourceUsage, CXTranslationUnit)
clang_disposeCXTUResourceUsage = _library.function("clang_disposeCXTUResourceUsage", None, CXTUResourceUsage)
clang_getTranslationUnitTargetInfo = _library.function("clang_getTranslationUnitTargetInfo", CXTargetInfo, CXTranslationUnit)
clang_TargetInfo_dispose = _library.function("clang_TargetInfo_dispose", None, CXTargetInfo)
clang_TargetInfo_getTriple = _library.function("clang_TargetInfo_getTriple", CXString, CXTargetInfo)
clang_TargetInfo_getPointerWidth = _library.function("clang_TargetInfo_getPointerWidth", c_int32, CXTargetInfo)
clang_getNullCursor = _library.function("clang_getNullCursor", CXCursor)
clang_getTranslationUnitCursor = _library.function("clang_getTranslationUnitCursor", CXCursor, CXTranslationUnit)
clang_equalCursors = _library.function("clang_equalCursors", c_uint32, CXCursor, CXCursor)
clang_Cursor_isNull = _library.function("clang_Cursor_isNull", c_int32, CXCursor)
clang_hashCursor = _library.function("clang_hashCursor", c_uint32, CXCursor)
clang_getCursorKind = _library.function("clang_getCursorKind", enum_CXCursorKind, CXCursor)
clang_isDeclaration = _library.function("clang_isDeclaration", c_uint32, enum_CXCursorKind)
clang_isInvalidDeclaration = _library.function("clang_isInvalidDeclaration", c_uint32, CXCursor)
clang_isReference = _library.function("clang_isReference", c_uint32, enum_CXCursorKind)
clang_isExpression = _library.function("clang_isExpression", c_uint32, enum_CXCursorKind)
clang_isStatement = _library.function("clang_isStatement", c_uint32, enum_CXCursorKind)
clang_isAttribute = _library.function("clang_isAttribute", c_uint32, enum_CXCursorKind)
clang_Cursor_hasAttrs = _library.function("clang_Cursor_hasAttrs", c_uint32, CXCursor)
clang_isInvalid = _library.function("clang_isInvalid", c_uint32, enum_CXCursorKind)
clang_isTranslationUnit = _library.function("clang_isTranslationUnit", c_uint32, enum_CXCursorKind)
clang_isPreprocessing = _library.function("clang_isPreprocessing", c_uint32, enum_CXCursorKind)
clang_isUnexposed = _library.function("clang_isUnexposed", c_uint32, enum_CXCursorKind)
clang_getCursorLinkage = _library.function("clang_getCursorLinkage", enum_CXLinkageKind, CXCursor)
clang_getCursorVisibility = _library.function("clang_getCursorVisibility", enum_CXVisibilityKind, CXCursor)
clang_getCursorAvailability = _library.function("clang_getCursorAvailability", enum_CXAvailabilityKind, CXCursor)
clang_getCursorPlatformAvailability = _library.function("clang_getCursorPlatformAvailability", c_int32, CXCursor, POINTER(c_int32), POINTER(CXString), POINTER(c_int32), POINTER(CXString), POINTER(CXPlatformAvailability), c_int32)
clang_disposeCXPlatformAvailability = _library.function("clang_disposeCXPlatformAvailability", None, POINTER(CXPlatformAvailability))
clang_Cursor_getVarDeclInitializer = _library.function("clang_Cursor_getVarDeclInitializer", CXCursor, CXCursor)
clang_Cursor_hasVarDeclGlobalStorage = _library.function("clang_Cursor_hasVarDeclGlobalStorage", c_int32, CXCursor)
clang_Cursor_hasVarDeclExternalStorage = _library.function("clang_Cursor_hasVarDeclExternalStorage", c_int32, CXCursor)
clang_getCursorLanguage = _library.function("clang_getCursorLanguage", enum_CXLanguageKind, CXCursor)
clang_getCursorTLSKind = _library.function("clang_getCursorTLSKind", enum_CXTLSKind, CXCursor)
clang_Cursor_getTranslationUnit = _library.function("clang_Cursor_getTranslationUnit", CXTranslationUnit, CXCursor)
clang_createCXCursorSet = _library.function("clang_createCXCursorSet", CXCursorSet)
clang_disposeCXCursorSet = _library.function("clang_disposeCXCursorSet", None, CXCursorSet)
clang_CXCursorSet_contains = _library.function("clang_CXCursorSet_contains", c_uint32, CXCursorSet, CXCursor)
clang_CXCursorSet_insert = _library.function("clang_CXCursorSet_insert", c_uint32, CXCursorSet, CXCursor)
clang_getCursorSemanticParent = _library.function("clang_getCursorSemanticParent", CXCursor, CXCursor)
clang_getCursorLexicalParent = _library.function("clang_getCursorLexicalParent", CXCursor, CXCursor)
clang_getOverriddenCursors = _library.function("clang_getOverriddenCursors", None, CXCursor, POINTER(POINTER(CXCursor)), POINTER(c_uint32))
clang_disposeOverriddenCursors = _library.function("clang_disposeOverriddenCursors", None, POINTER(CXCursor))
clang_getIncludedFile = _library.function("clang_getIncludedFile", CXFile, CXCursor)
clang_getCursor = _library.function("clang_getCursor", CXCursor, CXTranslationUnit, CXSourceLocation)
clang_getCursorLocation = _library.function("clang_getCursorLocation", CXSourceLocation, CXCursor)
clang_getCursorExtent = _library.function("clang_getCursorExtent", CXSourceRange, CXCursor)
clang_getCursorType = _library.function("clang_getCursorType", CXType, CXCursor)
clang_getTypeSpelling = _library.function("clang_getTypeSpelling", CXString, CXType)
clang_getTypedefDeclUnderlyingType = _library.function("clang_getTypedefDeclUnderlyingType", CXType, CXCursor)
clang_getEnumDeclIntegerType = _library.function("clang_getEnumDeclIntegerType", CXType, CXCursor)
clang_getEnumConstantDeclValue = _library.function("clang_getEnumConstantDeclValue", c_int64, CXCursor)
clang_getEnumConstantDeclUnsignedValue = _library.function("clang_getEnumConstantDeclUnsignedValue", c_uint64, CXCursor)
clang_Cursor_isBitField = _library.function("clang_Cursor_isBitField", c_uint32, CXCursor)
clang_getFieldDeclBitWidth = _library.function("clang_getFieldDeclBitWidth", c_int32, CXCursor)
clang_Cursor_getNumArguments = _library.function("clang_Cursor_getNumArguments", c_int32, CXCursor)
clang_Cursor_getArgument = _library.function("clang_Cursor_getArgument", CXCursor, CXCursor, c_uint32)
clang_Cursor_getNumTemplateArguments = _library.function("clang_Cursor_getNumTemplateArguments", c_int32, CXCursor)
clang_Cursor_getTemplateArgumentKind = _library.function("clang_Cursor_getTemplateArgumentKind", enum_CXTemplateArgumentKind, CXCursor, c_uint32)
clang_Cursor_getTemplateArgumentType = _library.function("clang_Cursor_getTemplateArgumentType", CXType, CXCursor, c_uint32)
clang_Cursor_getTemplateArgumentValue = _library.function("clang_Cursor_getTemplateArgumentValue", c_int64, CXCursor, c_uint32)
clang_Cursor_getTemplateArgumentUnsignedValue = _library.function("clang_Cursor_getTemplateArgumentUnsignedValue", c_uint64, CXCursor, c_uint32)
clang_equalTypes = _library.function("clang_equalTypes", c_uint32, CXType, CXType)
clang_getCanonicalType = _library.function("clang_getCanonicalType", CXType, CXType)
clang_isConstQualifiedType = _library.function("clang_isConstQualifiedType", c_uint32, CXType)
clang_Cursor_isMacroFunctionLike = _library.function("clang_Cursor_isMacroFunctionLike", c_uint32, CXCursor)
clang_Cursor_isMacroBuiltin = _library.function("clang_Cursor_isMacroBuiltin", c_uint32, CXCursor)
clang_Cursor_isFunctionInlined = _library.function("clang_Cursor_isFunctionInlined", c_uint32, CXCursor)
clang_isVolatileQualifiedType = _library.function("clang_isVolatileQualifiedType", c_uint32, CXType)
clang_isRestrictQualifiedType = _library.function("clang_isRestrictQualifiedType", c_uint32, CXType)
clang_getAddressSpace = _library.function("clang_getAddressSpace", c_uint32, CXType)
clang_getTypedefName = _library.function("clang_getTypedefName", CXString, CXType)
clang_getPointeeType = _library.function("clang_getPointeeType", CXType, CXType)
clang_getUnqualifiedType = _library.function("clang_getUnqualifiedType", CXType, CXType)
clang_getNonReferenceType = _library.function("clang_getNonReferenceType", CXType, CXType)
clang_getTypeDeclaration = _library.function("clang_getTypeDeclaration", CXCursor, CXType)
clang_getDeclObjCTypeEncoding = _library.function("clang_getDeclObjCTypeEncoding", CXString, CXCursor)
clang_Type_getObjCEncoding = _library.function("clang_Type_getObjCEncoding", CXString, CXType)
clang_getTypeKindSpelling = _library.function("clang_getTypeKindSpelling", CXString, enum_CXTypeKind)
clang_getFunctionTypeCallingConv = _library.function("clang_getFunctionTypeCallingConv", enum_CXCallingConv, CXType)
clang_getResultType = _library.function("clang_getResultType", CXType, CXType)
clang_getExceptionSpecificationType = _library.function("clang_getExceptionSpecificationType", c_int32, CXType)
clang_getNumArgTypes = _library.function("clang_getNumArgTypes", c_int32, CXType)
clang_getArgType = _library.function("clang_getArgType", CXType, CXType, c_uint32)
clang_Type_getObjCObjectBaseType = _library.function("clang_Type_getObjCObjectBaseType", CXType, CXType)
clang_Type_getNumObjCProtocolRefs = _library.function("clang_Type_getNumObjCProtocolRefs", c_uint32, CXType)
clang_Type_getObjCProtocolDecl = _library.function("clang_Type_getObjCProtocolDecl", CXCursor, CXType, c_uint32)
clang_Type_getNumObjCTypeArgs = _library.function("clang_Type_getNumObjCTypeArgs", c_uint32, CXType)
clang_Type_getObjCTypeArg = _library.function("clang_Type_getObjCTypeArg", CXType, CXType, c_uint32)
clang_isFunctionTypeVariadic = _library.function("clang_isFunctionTypeVariadic", c_uint32, CXType)
clang_getCursorResultType = _library.function("clang_getCursorResultType", CXType, CXCursor)
clang_getCursorExceptionSpecificationType = _library.function("clang_getCursorExceptionSpecificationType", c_int32, CXCursor)
clang_isPODType = _library.function("clang_isPODType", c_uint32, CXType)
clang_getElementType = _library.function("clang_getElementType", CXType, CXType)
clang_getNumElements = _library.function("clang_getNumElements", c_int64, CXType)
clang_getArrayElementType = _library.function("clang_getArrayElementType", CXType, CXType)
clang_getArraySize = _library.function("clang_getArraySize", c_int64, CXType)
clang_Type_getNamedType = _library.function("clang_Type_getNamedType", CXType, CXType)
clang_Type_isTransparentTagTypedef = _library.function("clang_Type_isTransparentTagTypedef", c_uint32, CXType)
clang_Type_getNullability = _library.function("clang_Type_getNullability", enum_CXTypeNullabilityKind, CXType)
clang_Type_getAlignOf = _library.function("clang_Type_getAlignOf", c_int64, CXType)
clang_Type_getClassType = _library.function("clang_Type_getClassType", CXType, CXType)
clang_Type_getSizeOf = _library.function("clang_Type_getSizeOf", c_int64, CXType)
clang_Type_getOffsetOf = _library.function("clang_Type_getOffsetOf", c_int64, CXType, c_char_p)
clang_Type_getModifiedType = _library.function("clang_Type_getModifiedType", CXType, CXType)
clang_Type_getValueType = _library.function("clang_Type_getValueType", CXType, CXType)
clang_Cursor_getOffsetOfField = _library.function("clang_Cursor_getOffsetOfField", c_int64, CXCursor)
clang_Cursor_isAnonymous = _library.function("clang_Cursor_isAnonymous", c_uint32, CXCursor)
clang_Cursor_isAnonymousRecordDecl = _library.function("clang_Cursor_isAnonymousRecordDecl", c_uint32, CXCursor)
clang_Cursor_isInlineNamespace = _library.function("clang_Cursor_isInlineNamespace", c_uint32, CXCursor)
clang_Type_getNumTemplateArguments = _library.function("clang_Type_getNumTemplateArguments", c_int32, CXType)
clang_Type_getTemplateArgumentAsType = _library.function("clang_Type_getTemplateArgumentAsType", CXType, CXType, c_uint32)
clang_Type_getCXXRefQualifier = _library.function("clang_Type_getCXXRefQualifier", enum_CXRefQualifierKind, CXType)
clang_isVirtualBase = _library.function("clang_isVirtualBase", c_uint32, CXCursor)
clang_getCXXAccessSpecifier = _library.function("clang_getCXXAccessSpecifier", enum_CX_CXXAccessSpecifier, CXCursor)
clang_Cursor_getBinaryOpcode = _library.function("clang_Cursor_getBinaryOpcode", enum_CX_BinaryOperatorKind, CXCursor)
clang_Cursor_getBinaryOpcodeStr = _library.function("clang_Cursor_getBinaryOpcodeStr", CXString, enum_CX_BinaryOperatorKind)
clang_Cursor_getStorageClass = _library.function("clang_Cursor_getStorageClass", enum_CX_StorageClass, CXCursor)
clang_getNumOverloadedDecls = _library.function("clang_getNumOverloadedDecls", c_uint32, CXCursor)
clang_getOverloadedDecl = _library.function("clang_getOverloadedDecl", CXCursor, CXCursor, c_uint32)
clang_getIBOutletCollectionType = _library.function("clang_getIBOutletCollectionType", CXType, CXCursor)
clang_visitChildren = _library.function("clang_visitChildren", c_uint32, CXCursor, CXCursorVisitor, CXClientData)
clang_visitChildrenWithBlock = _library.function("clang_visitChildrenWithBlock", c_uint32, CXCursor, CXCursorVisitorBlock)
clang_getCursorUSR = _library.function("clang_getCursorUSR", CXString, CXCursor)
clang_constructUSR_ObjCClass = _library.function("clang_constructUSR_ObjCClass", CXString, c_char_p)
clang_constructUSR_ObjCCategory = _library.function("clang_constructUSR_ObjCCategory", CXString, c_char_p, c_char_p)
clang_constructUSR_ObjCProtocol = _library.function("clang_constructUSR_ObjCProtocol", CXString, c_char_p)
clang_constructUSR_ObjCIvar = _library.function("clang_constructUSR_ObjCIvar", CXString, c_char_p, CXString)
clang_constructUSR_ObjCMethod = _library.function("clang_constructUSR_ObjCMethod", CXString, c_char_p, c_uint32, CXString)
clang_constructUSR_ObjCProperty = _library.function("clang_constructUSR_ObjCProperty", CXString, c_char_p, CXString)
clang_getCursorSpelling = _library.function("clang_getCursorSpelling", CXString, CXCursor)
clang_Cursor_getSpellingNameRange = _library.function("clang_Cursor_getSpellingNameRange", CXSourceRange, CXCursor, c_uint32, c_uint32)
clang_PrintingPolicy_getProperty = _library.function("clang_PrintingPolicy_getProperty", c_uint32, CXPrintingPolicy, enum_CXPrintingPolicyProperty)
clang_PrintingPolicy_setProperty = _library.function("clang_PrintingPolicy_setProperty", None, CXPrintingPolicy, enum_CXPrintingPolicyProperty, c_uint32)
clang_getCursorPrintingPolicy = _library.function("clang_getCursorPrintingPolicy", CXPrintingPolicy, CXCursor)
clang_PrintingPolicy_dispose = _library.function("clang_PrintingPolicy_dispose", None, CXPrintingPolicy)
clang_getCursorPrettyPrinted = _library.function("clang_getCursorPrettyPrinted", CXString, CXCursor, CXPrintingPolicy)
clang_getCursorDisplayName = _library.function("clang_getCursorDisplayName", CXString, CXCursor)
clang_getCursorReferenced = _library.function("clang_getCursorReferenced", CXCursor, CXCursor)
clang_getCursorDefinition = _library.function("clang_getCursorDefinition", CXCursor, CXCursor)
clang_isCursorDefinition = _library.function("clang_isCursorDefinition", c_uint32, CXCursor)
clang_getCanonicalCursor = _library.function("clang_getCanonicalCursor", CXCursor, CXCursor)
clang_Cursor_getObjCSelectorIndex = _library.function("clang_Cursor_getObjCSelectorIndex", c_int32, CXCursor)
clang_Cursor_isDynamicCall = _library.function("clang_Cursor_isDynamicCall", c_int32, CXCursor)
clang_Cursor_getReceiverType = _library.function("clang_Cursor_getReceiverType", CXType, CXCursor)
clang_Cursor_getObjCPropertyAttributes = _library.function("clang_Cursor_getObjCPropertyAttributes", c_uint32, CXCursor, c_uint32)
clang_Cursor_getObjCPropertyGetterName = _library.function("clang_Cursor_getObjCPropertyGetterName", CXString, CXCursor)
clang_Cursor_getObjCPropertySetterName = _library.function("clang_Cursor_getObjCPropertySetterName", CXString, CXCursor)
clang_Cursor_getObjCDeclQualifiers = _library.function("clang_Cursor_getObjCDeclQualifiers", c_uint32, CXCursor)
clang_Cursor_isObjCOptional = _library.function("clang_Cursor_isObjCOptional", c_uint32, CXCursor)
clang_Cursor_isVariadic = _library.function("clang_Cursor_isVariadic", c_uint32, CXCursor)
clang_Cursor_isExternalSymbol = _library.function("clang_Cursor_isExternalSymbol", c_uint32, CXCursor, POINTER(CXString), POINTER(CXString), POINTER(c_uint32))
clang_Cursor_getCommentRange = _library.function("clang_Cursor_getCommentRange", CXSourceRange, CXCursor)
clang_Cursor_getRawCommentText = _library.function("clang_Cursor_getRawCommentText", CXString, CXCursor)
clang_Cursor_getBriefCommentText = _library.function("clang_Cursor_getBriefCommentText", CXString, CXCursor)
clang_Cursor_getMangling = _library.function("clang_Cursor_getMangling", CXString, CXCursor)
clang_Cursor_getCXXManglings = _library.function("clang_Cursor_getCXXManglings", POINTER(CXStringSet), CXCursor)
clang_Cursor_getObjCManglings = _library.function("clang_Cursor_getObjCManglings", POINTER(CXStringSet), CXCursor)
clang_Cursor_getModule = _library.function("clang_Cursor_getModule", CXModule, CXCursor)
clang_getModuleForFile = _library.function("clang_getModuleForFile", CXModule, CXTranslationUnit, CXFile)
clang_Module_getASTFile = _library.function("clang_Module_getASTFile", CXFile, CXModule)
clang_Module_getParent = _library.function("clang_Module_getParent", CXModule, CXModule)
clang_Module_getName = _library.function("clang_Module_getName", CXString, CXModule)
clang_Module_getFullName = _library.function("clang_Module_getFullName", CXString, CXModule)
clang_Module_isSystem = _library.function("clang_Module_isSystem", c_int32, CXModule)
clang_Module_getNumTopLevelHeaders = _library.function("clang_Module_getNumTopLevelHeaders", c_uint32, CXTranslationUnit, CXModule)
clang_Module_getTopLevelHeader = _library.function("clang_Module_getTopLevelHeader", CXFile, CXTranslationUnit, CXModule, c_uint32)
clang_CXXConstructor_isConvertingConstructor = _library.function("clang_CXXConstructor_isConvertingConstructor", c_uint32, CXCursor)
clang_CXXConstructor_isCopyConstructor = _library.function("clang_CXXConstructor_isCopyConstructor", c_uint32, CXCursor)
clang_CXXConstructor_isDefaultConstructor = _library.function("clang_CXXConstructor_isDefaultConstructor", c_uint32, CXCursor)
clang_CXXConstructor_isMoveConstructor = _library.function("clang_CXXConstructor_isMoveConstructor", c_uint32, CXCursor)
clang_CXXField_isMutable = _library.function("clang_CXXField_isMutable", c_uint32, CXCursor)
clang_CXXMethod_isDefaulted = _library.function("clang_CXXMethod_isDefaulted", c_uint32, CXCursor)
clang_CXXMethod_isDeleted = _library.function("clang_CXXMethod_isDeleted", c_uint32, CXCursor)
clang_CXXMethod_isPureVirtual = _library.function("clang_CXXMethod_isPureVirtual", c_uint32, CXCursor)
clang_CXXMethod_isStatic = _library.function("clang_CXXMethod_isStatic", c_uint32, CXCursor)
clang_CXXMethod_isVirtual = _library.function("clang_CXXMethod_isVirtual", c_uint32, CXCursor)
clang_CXXMethod_isCopyAssignmentOperator = _library.function("clang_CXXMethod_isCopyAssignmentOperator", c_uint32, CXCursor)
clang_CXXMethod_isMoveAssignmentOperator = _library.function("clang_CXXMethod_isMoveAssignmentOperator", c_uint32, CXCursor)
clang_CXXMethod_isExplicit = _library.function("clang_CXXMethod_isExplicit", c_uint32, CXCursor)
clang_CXXRecord_isAbstract = _library.function("clang_CXXRecord_isAbstract", c_uint32, CXCursor)
clang_EnumDecl_isScoped = _library.function("clang_EnumDecl_isScoped", c_uint32, CXCursor)
clang_CXXMethod_isConst = _library.function("clang_CXXMethod_isConst", c_uint32, CXCursor)
clang_getTemplateCursorKind = _library.function("clang_getTemplateCursorKind", enum_CXCursorKind, CXCursor)
clang_getSpecializedCursorTemplate = _library.function("clang_getSpecializedCursorTemplate", CXCursor, CXCursor)
clang_getCursorReferenceNameRange = _library.function("clang_getCursorReferenceNameRange", CXSourceRange, CXCursor, c_uint32, c_uint32)
clang_getToken = _library.function("clang_getToken", POINTER(CXToken), CXTranslationUnit, CXSourceLocation)
clang_getTokenKind = _library.function("clang_getTokenKind", CXTokenKind, CXToken)
clang_getTokenSpelling = _library.function("clang_getTokenSpelling", CXString, CXTranslationUnit, CXToken)
clang_getTokenLocation = _library.function("clang_getTokenLocation", CXSourceLocation, CXTranslationUnit, CXToken)
clang_getTokenExtent = _library.function("clang_getTokenExtent", CXSourceRange, CXTranslationUnit, CXToken)
clang_tokenize = _library.function("clang_tokenize", None, CXTranslationUnit, CXSourceRange, POINTER(POINTER(CXToken)), POINTER(c_uint32))
clang_annotateTokens = _library.function("clang_annotateTokens", None, CXTranslationUnit, POINTER(CXToken), c_uint32, POINTER(CXCursor))
clang_disposeTokens = _library.function("clang_disposeTokens", None, CXTranslationUnit, POINTER(CXToken), c_uint32)
clang_getCursorKindSpelling = _library.function("clang_getCursorKindSpelling", CXString, enum_CXCursorKind)
clang_getDefinitionSpellingAndExtent = _library.function("clang_getDefinitionSpellingAndExtent", None, CXCursor, POINTER(c_char_p), POINTER(c_char_p), POINTER(c_uint32), POINTER(c_uint32), POINTER(c_uint32), POINTER(c_uint32))
clang_enableStackTraces = _library.function("clang_enableStackTraces", None)
clang_executeOnThread = _library.function("clang_executeOnThread", None, CFUNCTYPE(None, c_void_p), c_void_p, c_uint32)
clang_getCompletionChunkKind = _library.function("clang_getCompletionChunkKind", enum_CXCompletionChunkKind, CXCompletionString, c_uint32)
clang_getCompletionChunkText = _library.function("clang_getCompletionChunkText", CXString, CXCompletionString, c_uint32)
clang_getCompletionChunkCompletionString = _library.function("clang_getCompletionChunkCompletionString", CXCompletionString, CXCompletionString, c_uint32)
clang_getNumCompletionChunks = _library.function("clang_getNumCompletionChunks", c_uint32, CXCompletionString)
clang_getCompletionPriority = _library.function("clang_getCompletionPriority", c_uint32, CXCompletionString)
clang_getCompletionAvailability = _library.function("clang_getCompletionAvailability", enum_CXAvailabilityKind, CXCompletionString)
clang_getCompletionNumAnnotations = _library.function("clang_getCompletionNumAnnotations", c_uint32, CXCompletionString)
clang_getCompletionAnnotation = _library.function("clang_getCompletionAnnotation", CXString, CXCompletionString, c_uint32)
clang_getCompletionParent = _library.function("clang_getCompletionParent", CXString, CXCompletionString, POINTER(enum_CXCursorKind))
clang_getCompletionBriefComment = _library.function("clang_getCompletionBriefComment", CXString, CXCompletionString)
clang_getCursorCompletionString = _library.function("clang_getCursorCompletionString", CXCompletionString, CXCursor)
clang_getCompletionNumFixIts = _library.function("clang_getCompletionNumFixIts", c_uint32, POINTER(CXCodeCompleteResults), c_uint32)
clang_getCompletionFixIt = _library.function("clang_getCompletionFixIt", CXString, POINTER(CXCodeCompleteResults), c_uint32, c_uint32, POINTER(CXSourceRange))
clang_defaultCodeCompleteOptions = _library.function("clang_defaultCodeCompleteOptions", c_uint32)
clang_codeCompleteAt = _library.function("clang_codeCompleteAt", POINTER(CXCodeCompleteResults), CXTranslationUnit, c_char_p, c_uint32, c_uint32, POINTER(struct_CXUnsavedFile), c_uint32, c_uint32)
clang_sortCodeCompletionResults = _library.function("clang_sortCodeCompletionResults", None, POINTER(CXCompletionResult), c_uint32)
clang_disposeCodeCompleteResults = _library.function("clang_disposeCodeCompleteResults", None, POINTER(CXCodeCompleteResults))
clang_codeCompleteGetNumDiagnostics = _library.function("clang_codeCompleteGetNumDiagnostics", c_uint32, POINTER(CXCodeCompleteResults))
clang_codeCompleteGetDiagnostic = _library.function("clang_codeCompleteGetDiagnostic", CXDiagnostic, POINTER(CXCodeCompleteResults), c_uint32)
clang_codeCompleteGetContexts = _library.function("clang_codeCompleteGetContexts", c_uint64, POINTER(CXCodeCompleteResults))
clang_codeCompleteGetContainerKind = _library.function("clang_codeCompleteGetContainerKind", enum_CXCursorKind, POINTER(CXCodeCompleteResults), POINTER(c_uint32))
clang_codeCompleteGetContainerUSR = _library.function("clang_codeCompleteGetContainerUSR", CXString, POINTER(CXCodeCompleteResults))
clang_codeCompleteGetObjCSelector = _library.function("clang_codeCompleteGetObjCSelector", CXString, POINTER(CXCodeCompleteResults))
clang_getClangVersion = _library.function("clang_getClangVersion", CXString)
clang_toggleCrashRecovery = _library.function("clang_toggleCrashRecovery", None, c_uint32)
clang_getInclusions = _library.function("clang_getInclusions", None, CXTranslationUnit, CXInclusionVisitor, CXClientData)
clang_Cursor_Evaluate = _library.function("clang_Cursor_Evaluate", CXEvalResult, CXCursor)
clang_EvalResult_getKind = _library.function("clang_EvalResult_getKind", CXEvalResultKind, CXEvalResult)
clang_EvalResult_getAsInt = _library.function("clang_EvalResult_getAsInt", c_int32, CXEvalResult)
clang_EvalResult_getAsLongLong = _library.function("clang_EvalResult_getAsLongLong", c_int64, CXEvalResult)
clang_EvalResult_isUnsignedInt = _library.function("clang_EvalResult_isUnsignedInt", c_uint32, CXEvalResult)
clang_EvalResult_getAsUnsigned = _library.function("clang_EvalResult_getAsUnsigned", c_uint64, CXEvalResult)
clang_EvalResult_getAsDouble = _library.function("clang_EvalResult_getAsDouble", c_double, CXEvalResult)
clang_EvalResult_getAsStr = _library.function("clang_EvalResult_getAsStr", c_char_p, CXEvalResult)
clang_EvalResult_dispose = _library.function("clang_EvalResult_dispose", None, CXEvalResult)
clang_getRemappings = _library.function("clang_getRemappings", CXRemapping, c_char_p)
clang_getRemappingsFromFileList = _library.function("clang_getRemappingsFromFileList", CXRemapping, POINTER(c_char_p), c_uint32)
clang_remap_getNumFiles = _library.function("clang_remap_getNumFiles", c_uint32, CXRemapping)
clang_remap_getFilenames = _library.function("clang_remap_getFilenames", None, CXRemapping, c_uint32, POINTER(CXString), POINTER(CXString))
clang_remap_dispose = _library.function("clang_remap_dispose", None, CXRemapping)
clang_findReferencesInFile = _library.function("clang_findReferencesInFile", CXResult, CXCursor, CXFile, CXCursorAndRangeVisitor)
clang_findIncludesInFile = _library.function("clang_findIncludesInFile", CXResult, CXTranslationUnit, CXFile, CXCursorAndRangeVisitor)
clang_findReferencesInFileWithBlock = _library.function("clang_findReferencesInFileWithBlock", CXResult, CXCursor, CXFile, CXCursorAndRangeVisitorBlock)
clang_findIncludesInFileWithBlock = _library.function("clang_findIncludesInFileWithBlock", CXResult, CXTranslationUnit, CXFile, CXCursorAndRangeVisitorBlock)
clang_index_isEntityObjCContainerKind = _library.function("clang_index_isEntityObjCContainerKind", c_int32, CXIdxEntityKind)
clang_index_getObjCContainerDeclInfo = _library.function("clang_index_getObjCContainerDeclInfo", POINTER(CXIdxObjCContainerDeclInfo), POINTER(CXIdxDeclInfo))
clang_index_getObjCInterfaceDeclInfo = _library.function("clang_index_getObjCInterfaceDeclInfo", POINTER(CXIdxObjCInterfaceDeclInfo), POINTER(CXIdxDeclInfo))
clang_index_getObjCCategoryDeclInfo = _library.function("clang_index_getObjCCategoryDeclInfo", POINTER(CXIdxObjCCategoryDeclInfo), POINTER(CXIdxDeclInfo))
clang_index_getObjCProtocolRefListInfo = _library.function("clang_index_getObjCProtocolRefListInfo", POINTER(CXIdxObjCProtocolRefListInfo), POINTER(CXIdxDeclInfo))
clang_index_getObjCPropertyDeclInfo = _library.function("clang_index_getObjCPropertyDeclInfo", POINTER(CXIdxObjCPropertyDeclInfo), POINTER(CXIdxDeclInfo))
clang_index_getIBOutletCollectionAttrInfo = _library.function("clang_index_getIBOutletCollectionAttrInfo", POINTER(CXIdxIBOutletCollectionAttrInfo), POINTER(CXIdxAttrInfo))
clang_index_getCXXClassDeclInfo = _library.function("clang_index_getCXXClassDeclInfo", POINTER(CXIdxCXXClassDeclInfo), POINTER(CXIdxDeclInfo))
clang_index_getClientContainer = _library.function("clang_index_getClientContainer", CXIdxClientContainer, POINTER(CXIdxContainerInfo))
clang_index_setClientContainer = _library.function("clang_index_setClientContainer", None, POINTER(CXIdxContainerInfo), CXIdxClientContainer)
clang_index_getClientEntity = _library.function("clang_index_getClientEntity", CXIdxClientEntity, POINTER(CXIdxEntityInfo))
clang_index_setClientEntity = _library.function("clang_index_setClientEntity", None, POINTER(CXIdxEntityInfo), CXIdxClientEntity)
clang_IndexAction_create = _library.function("clang_IndexAction_create", CXIndexAction, CXIndex)
clang_IndexAction_dispose = _library.function("clang_IndexAction_dispose", None, CXIndexAction)
clang_indexSourceFile = _library.function("clang_indexSourceFile", c_int32, CXIndexAction, CXClientData, POINTER(IndexerCallbacks), c_uint32, c_uint32, c_char_p, POINTER(c_char_p), c_int32, POINTER(struct_CXUnsavedFile), c_uint32, POINTER(CXTranslationUnit), c_uint32)
clang_indexSourceFileFullArgv = _library.function("clang_indexSourceFileFullArgv", c_int32, CXIndexAction, CXClientData, POINTER(IndexerCallbacks), c_uint32, c_uint32, c_char_p, POINTER(c_char_p), c_int32, POINTER(struct_CXUnsavedFile), c_uint32, POINTER(CXTranslationUnit), c_uint32)
clang_indexTranslationUnit = _library.function("clang_indexTranslationUnit", c_int32, CXIndexAction, CXClientData, POINTER(IndexerCallbacks), c_uint32, c_uint32, CXTranslationUnit)
clang_indexLoc_getFileLocation = _library.function("clang_indexLoc_getFileLocation", None, CXIdxLoc, POINTER(CXIdxClientFile), POINTER(CXFile), POINTER(c_uint32), POINTER(c_uint32), POINTER(c_uint32))
clang_indexLoc_getCXSourceLocation = _library.function("clang_indexLoc_getCXSourceLocation", CXSourceLocation, CXIdxLoc)
clang_Type_visitFields = _library.function("clang_Type_visitFields", c_uint32, CXType, CXFieldVisitor, CXClientData)
clang_getBinaryOperatorKindSpelling = _library.function("clang_getBinaryOperatorKindSpelling", CXString, enum_CXBinaryOperatorKind)
clang_getCursorBinaryOperatorKind = _library.function("clang_getCursorBinaryOperatorKind", enum_CXBinaryOperatorKind, CXCursor)
clang_getUnaryOperatorKindSpelling = _library.function("clang_getUnaryOperatorKindSpelling", CXString, enum_CXUnaryOperatorKind)
clang_getCursorUnaryOperatorKind = _library.function("clang_getCursorUnaryOperatorKind", enum_CXUnaryOperatorKind, CXCursor)
clang_Cursor_getParsedComment = _library.function("clang_Cursor_getParsedComment", CXComment, CXCursor)
clang_Comment_getKind = _library.function("clang_Comment_getKind", enum_CXCommentKind, CXComment)
clang_Comment_getNumChildren = _library.function("clang_Comment_getNumChildren", c_uint32, CXComment)
clang_Comment_getChild = _library.function("clang_Comment_getChild", CXComment, CXComment, c_uint32)
clang_Comment_isWhitespace = _library.function("clang_Comment_isWhitespace", c_uint32, CXComment)
clang_InlineContentComment_hasTrailingNewline = _library.function("clang_InlineContentComment_hasTrailingNewline", c_uint32, CXComment)
clang_TextComment_getText = _library.function("clang_TextComment_getText", CXString, CXComment)
clang_InlineCommandComment_getCommandName = _library.function("clang_InlineCommandComment_getCommandName", CXString, CXComment)
clang_InlineCommandComment_getRenderKind = _library.function("clang_InlineCommandComment_getRenderKind", enum_CXCommentInlineCommandRenderKind, CXComment)
clang_InlineCommandComment_getNumArgs = _library.function("clang_InlineCommandComment_getNumArgs", c_uint32, CXComment)
clang_InlineCommandComment_getArgText = _library.function("clang_InlineCommandComment_getArgText", CXString, CXComment, c_uint32)
clang_HTMLTagComment_getTagName = _library.function("clang_HTMLTagComment_getTagName", CXString, CXComment)
clang_HTMLStartTagComment_isSelfClosing = _library.function("clang_HTMLStartTagComment_isSelfClosing", c_uint32, CXComment)
clang_HTMLStartTag_getNumAttrs = _library.function("clang_HTMLStartTag_getNumAttrs", c_uint32, CXComment)
clang_HTMLStartTag_getAttrName = _library.function("clang_HTMLStartTag_getAttrName", CXString, CXComment, c_uint32)
clang_HTMLStartTag_getAttrValue = _library.function("clang_HTMLStartTag_getAttrValue", CXString, CXComment, c_uint32)
clang_BlockCommandComment_getCommandName = _library.function("clang_BlockCommandComment_getCommandName", CXString, CXComment)
clang_BlockCommandComment_getNumArgs = _library.function("clang_BlockCommandComment_getNumArgs", c_uint32, CXComment)
clang_BlockCommandComment_getArgText = _library.function("clang_BlockCommandComment_getArgText", CXString, CXComment, c_uint32)
clang_BlockCommandComment_getParagraph = _library.function("clang_BlockCommandComment_getParagraph", CXComment, CXComment)
clang_ParamCommandComment_getParamName = _library.function("clang_ParamCommandComment_getParamName", CXString, CXComment)
clang_ParamCommandComment_isParamIndexValid = _library.function("clang_ParamCommandComment_isParamIndexValid", c_uint32, CXComment)
clang_ParamCommandComment_getParamIndex = _library.function("clang_ParamCommandComment_getParamIndex", c_uint32, CXComment)
clang_ParamCommandComment_isDirectionExplicit = _library.function("clang_ParamCommandComment_isDirectionExplicit", c_uint32, CXComment)
clang_ParamCommandComment_getDirection = _library.function("clang_ParamCommandComment_getDirection", enum_CXCommentParamPassDirection, CXComment)
clang_TParamCommandComment_getParamName = _library.function("clang_TParamCommandComment_getParamName", CXString, CXComment)
clang_TParamCommandComment_isParamPositionValid = _library.function("clang_TParamCommandComment_isParamPositionValid", c_uint32, CXComment)
clang_TParamCommandComment_getDepth = _library.function("clang_TParamCommandComment_getDepth", c_uint32, CXComment)
clang_TParamCommandComment_getIndex = _library.function("clang_TParamCommandComment_getIndex", c_uint32, CXComment, c_uint32)
clang_VerbatimBlockLineComment_getText = _library.function("clang_VerbatimBlockLineComment_getText", CXString, CXComment)
clang_VerbatimLineComment_getText = _library.function("clang_VerbatimLineComment_getText", CXString, CXComment)
clang_HTMLTagComment_getAsString = _library.function("clang_HTMLTagComment_getAsString", CXString, CXComment)
clang_FullComment_getAsHTML = _library.function("clang_FullComment_getAsHTML", CXString, CXComment)
clang_FullComment_getAsXML = _library.function("clang_FullComment_getAsXML", CXString, CXComment)
clang_createAPISet = _library.function("clang_createAPISet", enum_CXErrorCode, CXTranslationUnit, POINTER(CXAPISet))
clang_disposeAPISet = _library.function("clang_disposeAPISet", None, CXAPISet)
clang_getSymbolGraphForUSR = _library.function("clang_getSymbolGraphForUSR", CXString, c_char_p, CXAPISet)
clang_getSymbolGraphForCursor = _library.function("clang_getSymbolGraphForCursor", CXString, CXCursor)
clang_install_aborting_llvm_fatal_error_handler = _library.function("clang_install_aborting_llvm_fatal_error_handler", None)
clang_uninstall_llvm_fatal_error_handler = _library.function("clang_uninstall_llvm_fatal_error_handler", None)
clang_CXRewriter_create = _library.function("clang_CXRewriter_create", CXRewriter, CXTranslationUnit)
clang_CXRewriter_insertTextBefore = _library.function("clang_CXRewriter_insertTextBefore", None, CXRewriter, CXSourceLocation, c_char_p)
clang_CXRewriter_replaceText = _library.function("clang_CXRewriter_replaceText", None, CXRewriter, CXSourceRange, c_char_p)
clang_CXRewriter_removeText = _library.function("clang_CXRewriter_removeText", None, CXRewriter, CXSourceRange)
clang_CXRewriter_overwriteChangedFiles = _library.function("clang_CXRewriter_overwriteChangedFiles", c_int32, CXRewriter)
clang_CXRewriter_writeMainFileToStdOut = _library.function("clang_CXRewriter_writeMainFileToStdOut", None, CXRewriter)
clang_CXRewriter_dispose = _library.function("clang_CXRewriter_dispose", None, CXRewriter)
CINDEX_VERSION_MAJOR = 0
CINDEX_VERSION_MINOR = 64
CINDEX_VERSION = 64
CINDEX_VERSION_STRING = "0.64"
def CINDEX_VERSION_ENCODE(major, minor):
    return (major * 10000) + (minor * 1)
# skipped (declaration): LLVM_CLANG_C_STRICT_PROTOTYPES_BEGIN LLVM_CLANG_C_STRICT_PROTOTYPES_END LLVM_CLANG_C_EXTERN_C_BEGIN LLVM_CLANG_C_EXTERN_C_END CINDEX_LINKAGE CINDEX_DEPRECATED
# skipped (empty): LLVM_CLANG_C_BUILDSYSTEM_H LLVM_CLANG_C_CXERRORCODE_H LLVM_CLANG_C_EXTERN_C_H LLVM_CLANG_C_PLATFORM_H CINDEX_EXPORTS LLVM_CLANG_C_CXSTRING_H LLVM_CLANG_C_CXCOMPILATIONDATABASE_H LLVM_CLANG_C_CXDIAGNOSTIC_H LLVM_CLANG_C_CXSOURCE_LOCATION_H LLVM_CLANG_C_CXFILE_H LLVM_CLANG_C_DOCUMENTATION_H LLVM_CLANG_C_INDEX_H LLVM_CLANG_C_FATAL_ERROR_HANDLER_H LLVM_CLANG_C_REWRITE_H
# skipped (paste): CINDEX_VERSION_STRINGIZE_
# skipped (unknown): CINDEX_VERSION_STRINGIZE

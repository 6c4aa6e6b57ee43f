"""LLVM's C API."""

# Made by `tg-autogen gen llvm`; change the spec, not this file.
# From: Debian llvm-19-dev 1:19.1.7-3~deb12u1
# Headers: llvm-c/*.h llvm-c/Transforms/*.h
# Licence of the headers: Apache-2.0 WITH LLVM-exception
# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
from ctypes import (
    CFUNCTYPE,
    POINTER,
    c_bool,
    c_char,
    c_char_p,
    c_double,
    c_int32,
    c_int64,
    c_size_t,
    c_uint8,
    c_uint16,
    c_uint32,
    c_uint64,
    c_void_p,
)

from tg_autogen.runtime import Library, Struct, layout

_library = Library("LLVM", linux=("libLLVM.so.19.1", "libLLVM-19.so", "libLLVM.so",), package="Debian libllvm19")
LLVMBool = c_int32

class struct_LLVMOpaqueMemoryBuffer(Struct):
    __slots__ = ()
LLVMMemoryBufferRef = POINTER(struct_LLVMOpaqueMemoryBuffer)

class struct_LLVMOpaqueContext(Struct):
    __slots__ = ()
LLVMContextRef = POINTER(struct_LLVMOpaqueContext)

class struct_LLVMOpaqueModule(Struct):
    __slots__ = ()
LLVMModuleRef = POINTER(struct_LLVMOpaqueModule)

class struct_LLVMOpaqueType(Struct):
    __slots__ = ()
LLVMTypeRef = POINTER(struct_LLVMOpaqueType)

class struct_LLVMOpaqueValue(Struct):
    __slots__ = ()
LLVMValueRef = POINTER(struct_LLVMOpaqueValue)

class struct_LLVMOpaqueBasicBlock(Struct):
    __slots__ = ()
LLVMBasicBlockRef = POINTER(struct_LLVMOpaqueBasicBlock)

class struct_LLVMOpaqueMetadata(Struct):
    __slots__ = ()
LLVMMetadataRef = POINTER(struct_LLVMOpaqueMetadata)

class struct_LLVMOpaqueNamedMDNode(Struct):
    __slots__ = ()
LLVMNamedMDNodeRef = POINTER(struct_LLVMOpaqueNamedMDNode)

class struct_LLVMOpaqueValueMetadataEntry(Struct):
    __slots__ = ()
LLVMValueMetadataEntry = struct_LLVMOpaqueValueMetadataEntry

class struct_LLVMOpaqueBuilder(Struct):
    __slots__ = ()
LLVMBuilderRef = POINTER(struct_LLVMOpaqueBuilder)

class struct_LLVMOpaqueDIBuilder(Struct):
    __slots__ = ()
LLVMDIBuilderRef = POINTER(struct_LLVMOpaqueDIBuilder)

class struct_LLVMOpaqueModuleProvider(Struct):
    __slots__ = ()
LLVMModuleProviderRef = POINTER(struct_LLVMOpaqueModuleProvider)

class struct_LLVMOpaquePassManager(Struct):
    __slots__ = ()
LLVMPassManagerRef = POINTER(struct_LLVMOpaquePassManager)

class struct_LLVMOpaqueUse(Struct):
    __slots__ = ()
LLVMUseRef = POINTER(struct_LLVMOpaqueUse)

class struct_LLVMOpaqueOperandBundle(Struct):
    __slots__ = ()
LLVMOperandBundleRef = POINTER(struct_LLVMOpaqueOperandBundle)

class struct_LLVMOpaqueAttributeRef(Struct):
    __slots__ = ()
LLVMAttributeRef = POINTER(struct_LLVMOpaqueAttributeRef)

class struct_LLVMOpaqueDiagnosticInfo(Struct):
    __slots__ = ()
LLVMDiagnosticInfoRef = POINTER(struct_LLVMOpaqueDiagnosticInfo)

class struct_LLVMComdat(Struct):
    __slots__ = ()
LLVMComdatRef = POINTER(struct_LLVMComdat)

class struct_LLVMOpaqueModuleFlagEntry(Struct):
    __slots__ = ()
LLVMModuleFlagEntry = struct_LLVMOpaqueModuleFlagEntry

class struct_LLVMOpaqueJITEventListener(Struct):
    __slots__ = ()
LLVMJITEventListenerRef = POINTER(struct_LLVMOpaqueJITEventListener)

class struct_LLVMOpaqueBinary(Struct):
    __slots__ = ()
LLVMBinaryRef = POINTER(struct_LLVMOpaqueBinary)

class struct_LLVMOpaqueDbgRecord(Struct):
    __slots__ = ()
LLVMDbgRecordRef = POINTER(struct_LLVMOpaqueDbgRecord)
LLVMVerifierFailureAction = c_uint32
LLVMAbortProcessAction = 0
LLVMPrintMessageAction = 1
LLVMReturnStatusAction = 2
LLVMComdatSelectionKind = c_uint32
LLVMAnyComdatSelectionKind = 0
LLVMExactMatchComdatSelectionKind = 1
LLVMLargestComdatSelectionKind = 2
LLVMNoDeduplicateComdatSelectionKind = 3
LLVMSameSizeComdatSelectionKind = 4
LLVMFatalErrorHandler = CFUNCTYPE(None, c_char_p)
LLVMOpcode = c_uint32
LLVMRet = 1
LLVMBr = 2
LLVMSwitch = 3
LLVMIndirectBr = 4
LLVMInvoke = 5
LLVMUnreachable = 7
LLVMCallBr = 67
LLVMFNeg = 66
LLVMAdd = 8
LLVMFAdd = 9
LLVMSub = 10
LLVMFSub = 11
LLVMMul = 12
LLVMFMul = 13
LLVMUDiv = 14
LLVMSDiv = 15
LLVMFDiv = 16
LLVMURem = 17
LLVMSRem = 18
LLVMFRem = 19
LLVMShl = 20
LLVMLShr = 21
LLVMAShr = 22
LLVMAnd = 23
LLVMOr = 24
LLVMXor = 25
LLVMAlloca = 26
LLVMLoad = 27
LLVMStore = 28
LLVMGetElementPtr = 29
LLVMTrunc = 30
LLVMZExt = 31
LLVMSExt = 32
LLVMFPToUI = 33
LLVMFPToSI = 34
LLVMUIToFP = 35
LLVMSIToFP = 36
LLVMFPTrunc = 37
LLVMFPExt = 38
LLVMPtrToInt = 39
LLVMIntToPtr = 40
LLVMBitCast = 41
LLVMAddrSpaceCast = 60
LLVMICmp = 42
LLVMFCmp = 43
LLVMPHI = 44
LLVMCall = 45
LLVMSelect = 46
LLVMUserOp1 = 47
LLVMUserOp2 = 48
LLVMVAArg = 49
LLVMExtractElement = 50
LLVMInsertElement = 51
LLVMShuffleVector = 52
LLVMExtractValue = 53
LLVMInsertValue = 54
LLVMFreeze = 68
LLVMFence = 55
LLVMAtomicCmpXchg = 56
LLVMAtomicRMW = 57
LLVMResume = 58
LLVMLandingPad = 59
LLVMCleanupRet = 61
LLVMCatchRet = 62
LLVMCatchPad = 63
LLVMCleanupPad = 64
LLVMCatchSwitch = 65
LLVMTypeKind = c_uint32
LLVMVoidTypeKind = 0
LLVMHalfTypeKind = 1
LLVMFloatTypeKind = 2
LLVMDoubleTypeKind = 3
LLVMX86_FP80TypeKind = 4
LLVMFP128TypeKind = 5
LLVMPPC_FP128TypeKind = 6
LLVMLabelTypeKind = 7
LLVMIntegerTypeKind = 8
LLVMFunctionTypeKind = 9
LLVMStructTypeKind = 10
LLVMArrayTypeKind = 11
LLVMPointerTypeKind = 12
LLVMVectorTypeKind = 13
LLVMMetadataTypeKind = 14
LLVMX86_MMXTypeKind = 15
LLVMTokenTypeKind = 16
LLVMScalableVectorTypeKind = 17
LLVMBFloatTypeKind = 18
LLVMX86_AMXTypeKind = 19
LLVMTargetExtTypeKind = 20
LLVMLinkage = c_uint32
LLVMExternalLinkage = 0
LLVMAvailableExternallyLinkage = 1
LLVMLinkOnceAnyLinkage = 2
LLVMLinkOnceODRLinkage = 3
LLVMLinkOnceODRAutoHideLinkage = 4
LLVMWeakAnyLinkage = 5
LLVMWeakODRLinkage = 6
LLVMAppendingLinkage = 7
LLVMInternalLinkage = 8
LLVMPrivateLinkage = 9
LLVMDLLImportLinkage = 10
LLVMDLLExportLinkage = 11
LLVMExternalWeakLinkage = 12
LLVMGhostLinkage = 13
LLVMCommonLinkage = 14
LLVMLinkerPrivateLinkage = 15
LLVMLinkerPrivateWeakLinkage = 16
LLVMVisibility = c_uint32
LLVMDefaultVisibility = 0
LLVMHiddenVisibility = 1
LLVMProtectedVisibility = 2
LLVMUnnamedAddr = c_uint32
LLVMNoUnnamedAddr = 0
LLVMLocalUnnamedAddr = 1
LLVMGlobalUnnamedAddr = 2
LLVMDLLStorageClass = c_uint32
LLVMDefaultStorageClass = 0
LLVMDLLImportStorageClass = 1
LLVMDLLExportStorageClass = 2
LLVMCallConv = c_uint32
LLVMCCallConv = 0
LLVMFastCallConv = 8
LLVMColdCallConv = 9
LLVMGHCCallConv = 10
LLVMHiPECallConv = 11
LLVMAnyRegCallConv = 13
LLVMPreserveMostCallConv = 14
LLVMPreserveAllCallConv = 15
LLVMSwiftCallConv = 16
LLVMCXXFASTTLSCallConv = 17
LLVMX86StdcallCallConv = 64
LLVMX86FastcallCallConv = 65
LLVMARMAPCSCallConv = 66
LLVMARMAAPCSCallConv = 67
LLVMARMAAPCSVFPCallConv = 68
LLVMMSP430INTRCallConv = 69
LLVMX86ThisCallCallConv = 70
LLVMPTXKernelCallConv = 71
LLVMPTXDeviceCallConv = 72
LLVMSPIRFUNCCallConv = 75
LLVMSPIRKERNELCallConv = 76
LLVMIntelOCLBICallConv = 77
LLVMX8664SysVCallConv = 78
LLVMWin64CallConv = 79
LLVMX86VectorCallCallConv = 80
LLVMHHVMCallConv = 81
LLVMHHVMCCallConv = 82
LLVMX86INTRCallConv = 83
LLVMAVRINTRCallConv = 84
LLVMAVRSIGNALCallConv = 85
LLVMAVRBUILTINCallConv = 86
LLVMAMDGPUVSCallConv = 87
LLVMAMDGPUGSCallConv = 88
LLVMAMDGPUPSCallConv = 89
LLVMAMDGPUCSCallConv = 90
LLVMAMDGPUKERNELCallConv = 91
LLVMX86RegCallCallConv = 92
LLVMAMDGPUHSCallConv = 93
LLVMMSP430BUILTINCallConv = 94
LLVMAMDGPULSCallConv = 95
LLVMAMDGPUESCallConv = 96
LLVMValueKind = c_uint32
LLVMArgumentValueKind = 0
LLVMBasicBlockValueKind = 1
LLVMMemoryUseValueKind = 2
LLVMMemoryDefValueKind = 3
LLVMMemoryPhiValueKind = 4
LLVMFunctionValueKind = 5
LLVMGlobalAliasValueKind = 6
LLVMGlobalIFuncValueKind = 7
LLVMGlobalVariableValueKind = 8
LLVMBlockAddressValueKind = 9
LLVMConstantExprValueKind = 10
LLVMConstantArrayValueKind = 11
LLVMConstantStructValueKind = 12
LLVMConstantVectorValueKind = 13
LLVMUndefValueValueKind = 14
LLVMConstantAggregateZeroValueKind = 15
LLVMConstantDataArrayValueKind = 16
LLVMConstantDataVectorValueKind = 17
LLVMConstantIntValueKind = 18
LLVMConstantFPValueKind = 19
LLVMConstantPointerNullValueKind = 20
LLVMConstantTokenNoneValueKind = 21
LLVMMetadataAsValueValueKind = 22
LLVMInlineAsmValueKind = 23
LLVMInstructionValueKind = 24
LLVMPoisonValueValueKind = 25
LLVMConstantTargetNoneValueKind = 26
LLVMConstantPtrAuthValueKind = 27
LLVMIntPredicate = c_uint32
LLVMIntEQ = 32
LLVMIntNE = 33
LLVMIntUGT = 34
LLVMIntUGE = 35
LLVMIntULT = 36
LLVMIntULE = 37
LLVMIntSGT = 38
LLVMIntSGE = 39
LLVMIntSLT = 40
LLVMIntSLE = 41
LLVMRealPredicate = c_uint32
LLVMRealPredicateFalse = 0
LLVMRealOEQ = 1
LLVMRealOGT = 2
LLVMRealOGE = 3
LLVMRealOLT = 4
LLVMRealOLE = 5
LLVMRealONE = 6
LLVMRealORD = 7
LLVMRealUNO = 8
LLVMRealUEQ = 9
LLVMRealUGT = 10
LLVMRealUGE = 11
LLVMRealULT = 12
LLVMRealULE = 13
LLVMRealUNE = 14
LLVMRealPredicateTrue = 15
LLVMLandingPadClauseTy = c_uint32
LLVMLandingPadCatch = 0
LLVMLandingPadFilter = 1
LLVMThreadLocalMode = c_uint32
LLVMNotThreadLocal = 0
LLVMGeneralDynamicTLSModel = 1
LLVMLocalDynamicTLSModel = 2
LLVMInitialExecTLSModel = 3
LLVMLocalExecTLSModel = 4
LLVMAtomicOrdering = c_uint32
LLVMAtomicOrderingNotAtomic = 0
LLVMAtomicOrderingUnordered = 1
LLVMAtomicOrderingMonotonic = 2
LLVMAtomicOrderingAcquire = 4
LLVMAtomicOrderingRelease = 5
LLVMAtomicOrderingAcquireRelease = 6
LLVMAtomicOrderingSequentiallyConsistent = 7
LLVMAtomicRMWBinOp = c_uint32
LLVMAtomicRMWBinOpXchg = 0
LLVMAtomicRMWBinOpAdd = 1
LLVMAtomicRMWBinOpSub = 2
LLVMAtomicRMWBinOpAnd = 3
LLVMAtomicRMWBinOpNand = 4
LLVMAtomicRMWBinOpOr = 5
LLVMAtomicRMWBinOpXor = 6
LLVMAtomicRMWBinOpMax = 7
LLVMAtomicRMWBinOpMin = 8
LLVMAtomicRMWBinOpUMax = 9
LLVMAtomicRMWBinOpUMin = 10
LLVMAtomicRMWBinOpFAdd = 11
LLVMAtomicRMWBinOpFSub = 12
LLVMAtomicRMWBinOpFMax = 13
LLVMAtomicRMWBinOpFMin = 14
LLVMAtomicRMWBinOpUIncWrap = 15
LLVMAtomicRMWBinOpUDecWrap = 16
LLVMDiagnosticSeverity = c_uint32
LLVMDSError = 0
LLVMDSWarning = 1
LLVMDSRemark = 2
LLVMDSNote = 3
LLVMInlineAsmDialect = c_uint32
LLVMInlineAsmDialectATT = 0
LLVMInlineAsmDialectIntel = 1
LLVMModuleFlagBehavior = c_uint32
LLVMModuleFlagBehaviorError = 0
LLVMModuleFlagBehaviorWarning = 1
LLVMModuleFlagBehaviorRequire = 2
LLVMModuleFlagBehaviorOverride = 3
LLVMModuleFlagBehaviorAppend = 4
LLVMModuleFlagBehaviorAppendUnique = 5
LLVMAttributeReturnIndex = 0
LLVMAttributeFunctionIndex = -1
LLVMAttributeIndex = c_uint32
LLVMTailCallKind = c_uint32
LLVMTailCallKindNone = 0
LLVMTailCallKindTail = 1
LLVMTailCallKindMustTail = 2
LLVMTailCallKindNoTail = 3
LLVMFastMathAllowReassoc = 1
LLVMFastMathNoNaNs = 2
LLVMFastMathNoInfs = 4
LLVMFastMathNoSignedZeros = 8
LLVMFastMathAllowReciprocal = 16
LLVMFastMathAllowContract = 32
LLVMFastMathApproxFunc = 64
LLVMFastMathNone = 0
LLVMFastMathAll = 127
LLVMFastMathFlags = c_uint32
LLVMGEPFlagInBounds = 1
LLVMGEPFlagNUSW = 2
LLVMGEPFlagNUW = 4
LLVMGEPNoWrapFlags = c_uint32
LLVMDiagnosticHandler = CFUNCTYPE(None, LLVMDiagnosticInfoRef, c_void_p)
LLVMYieldCallback = CFUNCTYPE(None, LLVMContextRef, c_void_p)
LLVMDIFlags = c_uint32
LLVMDIFlagZero = 0
LLVMDIFlagPrivate = 1
LLVMDIFlagProtected = 2
LLVMDIFlagPublic = 3
LLVMDIFlagFwdDecl = 4
LLVMDIFlagAppleBlock = 8
LLVMDIFlagReservedBit4 = 16
LLVMDIFlagVirtual = 32
LLVMDIFlagArtificial = 64
LLVMDIFlagExplicit = 128
LLVMDIFlagPrototyped = 256
LLVMDIFlagObjcClassComplete = 512
LLVMDIFlagObjectPointer = 1024
LLVMDIFlagVector = 2048
LLVMDIFlagStaticMember = 4096
LLVMDIFlagLValueReference = 8192
LLVMDIFlagRValueReference = 16384
LLVMDIFlagReserved = 32768
LLVMDIFlagSingleInheritance = 65536
LLVMDIFlagMultipleInheritance = 131072
LLVMDIFlagVirtualInheritance = 196608
LLVMDIFlagIntroducedVirtual = 262144
LLVMDIFlagBitField = 524288
LLVMDIFlagNoReturn = 1048576
LLVMDIFlagTypePassByValue = 4194304
LLVMDIFlagTypePassByReference = 8388608
LLVMDIFlagEnumClass = 16777216
LLVMDIFlagFixedEnum = 16777216
LLVMDIFlagThunk = 33554432
LLVMDIFlagNonTrivial = 67108864
LLVMDIFlagBigEndian = 134217728
LLVMDIFlagLittleEndian = 268435456
LLVMDIFlagIndirectVirtualBase = 36
LLVMDIFlagAccessibility = 3
LLVMDIFlagPtrToMemberRep = 196608
LLVMDWARFSourceLanguage = c_uint32
LLVMDWARFSourceLanguageC89 = 0
LLVMDWARFSourceLanguageC = 1
LLVMDWARFSourceLanguageAda83 = 2
LLVMDWARFSourceLanguageC_plus_plus = 3
LLVMDWARFSourceLanguageCobol74 = 4
LLVMDWARFSourceLanguageCobol85 = 5
LLVMDWARFSourceLanguageFortran77 = 6
LLVMDWARFSourceLanguageFortran90 = 7
LLVMDWARFSourceLanguagePascal83 = 8
LLVMDWARFSourceLanguageModula2 = 9
LLVMDWARFSourceLanguageJava = 10
LLVMDWARFSourceLanguageC99 = 11
LLVMDWARFSourceLanguageAda95 = 12
LLVMDWARFSourceLanguageFortran95 = 13
LLVMDWARFSourceLanguagePLI = 14
LLVMDWARFSourceLanguageObjC = 15
LLVMDWARFSourceLanguageObjC_plus_plus = 16
LLVMDWARFSourceLanguageUPC = 17
LLVMDWARFSourceLanguageD = 18
LLVMDWARFSourceLanguagePython = 19
LLVMDWARFSourceLanguageOpenCL = 20
LLVMDWARFSourceLanguageGo = 21
LLVMDWARFSourceLanguageModula3 = 22
LLVMDWARFSourceLanguageHaskell = 23
LLVMDWARFSourceLanguageC_plus_plus_03 = 24
LLVMDWARFSourceLanguageC_plus_plus_11 = 25
LLVMDWARFSourceLanguageOCaml = 26
LLVMDWARFSourceLanguageRust = 27
LLVMDWARFSourceLanguageC11 = 28
LLVMDWARFSourceLanguageSwift = 29
LLVMDWARFSourceLanguageJulia = 30
LLVMDWARFSourceLanguageDylan = 31
LLVMDWARFSourceLanguageC_plus_plus_14 = 32
LLVMDWARFSourceLanguageFortran03 = 33
LLVMDWARFSourceLanguageFortran08 = 34
LLVMDWARFSourceLanguageRenderScript = 35
LLVMDWARFSourceLanguageBLISS = 36
LLVMDWARFSourceLanguageKotlin = 37
LLVMDWARFSourceLanguageZig = 38
LLVMDWARFSourceLanguageCrystal = 39
LLVMDWARFSourceLanguageC_plus_plus_17 = 40
LLVMDWARFSourceLanguageC_plus_plus_20 = 41
LLVMDWARFSourceLanguageC17 = 42
LLVMDWARFSourceLanguageFortran18 = 43
LLVMDWARFSourceLanguageAda2005 = 44
LLVMDWARFSourceLanguageAda2012 = 45
LLVMDWARFSourceLanguageHIP = 46
LLVMDWARFSourceLanguageAssembly = 47
LLVMDWARFSourceLanguageC_sharp = 48
LLVMDWARFSourceLanguageMojo = 49
LLVMDWARFSourceLanguageGLSL = 50
LLVMDWARFSourceLanguageGLSL_ES = 51
LLVMDWARFSourceLanguageHLSL = 52
LLVMDWARFSourceLanguageOpenCL_CPP = 53
LLVMDWARFSourceLanguageCPP_for_OpenCL = 54
LLVMDWARFSourceLanguageSYCL = 55
LLVMDWARFSourceLanguageRuby = 56
LLVMDWARFSourceLanguageMove = 57
LLVMDWARFSourceLanguageHylo = 58
LLVMDWARFSourceLanguageMips_Assembler = 59
LLVMDWARFSourceLanguageGOOGLE_RenderScript = 60
LLVMDWARFSourceLanguageBORLAND_Delphi = 61
LLVMDWARFEmissionKind = c_uint32
LLVMDWARFEmissionNone = 0
LLVMDWARFEmissionFull = 1
LLVMDWARFEmissionLineTablesOnly = 2
LLVMMDStringMetadataKind = 0
LLVMConstantAsMetadataMetadataKind = 1
LLVMLocalAsMetadataMetadataKind = 2
LLVMDistinctMDOperandPlaceholderMetadataKind = 3
LLVMMDTupleMetadataKind = 4
LLVMDILocationMetadataKind = 5
LLVMDIExpressionMetadataKind = 6
LLVMDIGlobalVariableExpressionMetadataKind = 7
LLVMGenericDINodeMetadataKind = 8
LLVMDISubrangeMetadataKind = 9
LLVMDIEnumeratorMetadataKind = 10
LLVMDIBasicTypeMetadataKind = 11
LLVMDIDerivedTypeMetadataKind = 12
LLVMDICompositeTypeMetadataKind = 13
LLVMDISubroutineTypeMetadataKind = 14
LLVMDIFileMetadataKind = 15
LLVMDICompileUnitMetadataKind = 16
LLVMDISubprogramMetadataKind = 17
LLVMDILexicalBlockMetadataKind = 18
LLVMDILexicalBlockFileMetadataKind = 19
LLVMDINamespaceMetadataKind = 20
LLVMDIModuleMetadataKind = 21
LLVMDITemplateTypeParameterMetadataKind = 22
LLVMDITemplateValueParameterMetadataKind = 23
LLVMDIGlobalVariableMetadataKind = 24
LLVMDILocalVariableMetadataKind = 25
LLVMDILabelMetadataKind = 26
LLVMDIObjCPropertyMetadataKind = 27
LLVMDIImportedEntityMetadataKind = 28
LLVMDIMacroMetadataKind = 29
LLVMDIMacroFileMetadataKind = 30
LLVMDICommonBlockMetadataKind = 31
LLVMDIStringTypeMetadataKind = 32
LLVMDIGenericSubrangeMetadataKind = 33
LLVMDIArgListMetadataKind = 34
LLVMDIAssignIDMetadataKind = 35
LLVMMetadataKind = c_uint32
LLVMDWARFTypeEncoding = c_uint32
LLVMDWARFMacinfoRecordType = c_uint32
LLVMDWARFMacinfoRecordTypeDefine = 1
LLVMDWARFMacinfoRecordTypeMacro = 2
LLVMDWARFMacinfoRecordTypeStartFile = 3
LLVMDWARFMacinfoRecordTypeEndFile = 4
LLVMDWARFMacinfoRecordTypeVendorExt = 255
LLVMDisasmContextRef = c_void_p
LLVMOpInfoCallback = CFUNCTYPE(c_int32, c_void_p, c_uint64, c_uint64, c_uint64, c_uint64, c_int32, c_void_p)

class struct_LLVMOpInfoSymbol1(Struct):
    __slots__ = ()
layout(struct_LLVMOpInfoSymbol1, 24, 8,
    ("Present", c_uint64, 0),
    ("Name", c_char_p, 8),
    ("Value", c_uint64, 16),
)

class struct_LLVMOpInfo1(Struct):
    __slots__ = ()
layout(struct_LLVMOpInfo1, 64, 8,
    ("AddSymbol", struct_LLVMOpInfoSymbol1, 0),
    ("SubtractSymbol", struct_LLVMOpInfoSymbol1, 24),
    ("Value", c_uint64, 48),
    ("VariantKind", c_uint64, 56),
)
LLVMSymbolLookupCallback = CFUNCTYPE(c_char_p, c_void_p, c_uint64, POINTER(c_uint64), c_uint64, POINTER(c_char_p))

class struct_LLVMOpaqueError(Struct):
    __slots__ = ()
LLVMErrorRef = POINTER(struct_LLVMOpaqueError)
LLVMErrorTypeId = c_void_p
enum_LLVMByteOrdering = c_uint32
LLVMBigEndian = 0
LLVMLittleEndian = 1

class struct_LLVMOpaqueTargetData(Struct):
    __slots__ = ()
LLVMTargetDataRef = POINTER(struct_LLVMOpaqueTargetData)

class struct_LLVMOpaqueTargetLibraryInfotData(Struct):
    __slots__ = ()
LLVMTargetLibraryInfoRef = POINTER(struct_LLVMOpaqueTargetLibraryInfotData)

class struct_LLVMOpaqueTargetMachineOptions(Struct):
    __slots__ = ()
LLVMTargetMachineOptionsRef = POINTER(struct_LLVMOpaqueTargetMachineOptions)

class struct_LLVMOpaqueTargetMachine(Struct):
    __slots__ = ()
LLVMTargetMachineRef = POINTER(struct_LLVMOpaqueTargetMachine)

class struct_LLVMTarget(Struct):
    __slots__ = ()
LLVMTargetRef = POINTER(struct_LLVMTarget)
LLVMCodeGenOptLevel = c_uint32
LLVMCodeGenLevelNone = 0
LLVMCodeGenLevelLess = 1
LLVMCodeGenLevelDefault = 2
LLVMCodeGenLevelAggressive = 3
LLVMRelocMode = c_uint32
LLVMRelocDefault = 0
LLVMRelocStatic = 1
LLVMRelocPIC = 2
LLVMRelocDynamicNoPic = 3
LLVMRelocROPI = 4
LLVMRelocRWPI = 5
LLVMRelocROPI_RWPI = 6
LLVMCodeModel = c_uint32
LLVMCodeModelDefault = 0
LLVMCodeModelJITDefault = 1
LLVMCodeModelTiny = 2
LLVMCodeModelSmall = 3
LLVMCodeModelKernel = 4
LLVMCodeModelMedium = 5
LLVMCodeModelLarge = 6
LLVMCodeGenFileType = c_uint32
LLVMAssemblyFile = 0
LLVMObjectFile = 1
LLVMGlobalISelAbortMode = c_uint32
LLVMGlobalISelAbortEnable = 0
LLVMGlobalISelAbortDisable = 1
LLVMGlobalISelAbortDisableWithDiag = 2

class struct_LLVMOpaqueGenericValue(Struct):
    __slots__ = ()
LLVMGenericValueRef = POINTER(struct_LLVMOpaqueGenericValue)

class struct_LLVMOpaqueExecutionEngine(Struct):
    __slots__ = ()
LLVMExecutionEngineRef = POINTER(struct_LLVMOpaqueExecutionEngine)

class struct_LLVMOpaqueMCJITMemoryManager(Struct):
    __slots__ = ()
LLVMMCJITMemoryManagerRef = POINTER(struct_LLVMOpaqueMCJITMemoryManager)

class struct_LLVMMCJITCompilerOptions(Struct):
    __slots__ = ()
layout(struct_LLVMMCJITCompilerOptions, 24, 8,
    ("OptLevel", c_uint32, 0),
    ("CodeModel", LLVMCodeModel, 4),
    ("NoFramePointerElim", LLVMBool, 8),
    ("EnableFastISel", LLVMBool, 12),
    ("MCJMM", LLVMMCJITMemoryManagerRef, 16),
)
LLVMMemoryManagerAllocateCodeSectionCallback = CFUNCTYPE(POINTER(c_uint8), c_void_p, c_uint64, c_uint32, c_uint32, c_char_p)
LLVMMemoryManagerAllocateDataSectionCallback = CFUNCTYPE(POINTER(c_uint8), c_void_p, c_uint64, c_uint32, c_uint32, c_char_p, LLVMBool)
LLVMMemoryManagerFinalizeMemoryCallback = CFUNCTYPE(LLVMBool, c_void_p, POINTER(POINTER(c_char)))
LLVMMemoryManagerDestroyCallback = CFUNCTYPE(None, c_void_p)
LLVMOrcJITTargetAddress = c_uint64
LLVMOrcExecutorAddress = c_uint64
LLVMJITSymbolGenericFlags = c_uint32
LLVMJITSymbolGenericFlagsNone = 0
LLVMJITSymbolGenericFlagsExported = 1
LLVMJITSymbolGenericFlagsWeak = 2
LLVMJITSymbolGenericFlagsCallable = 4
LLVMJITSymbolGenericFlagsMaterializationSideEffectsOnly = 8
LLVMJITSymbolTargetFlags = c_uint8

class LLVMJITSymbolFlags(Struct):
    __slots__ = ()
layout(LLVMJITSymbolFlags, 2, 1,
    ("GenericFlags", c_uint8, 0),
    ("TargetFlags", c_uint8, 1),
)

class LLVMJITEvaluatedSymbol(Struct):
    __slots__ = ()
layout(LLVMJITEvaluatedSymbol, 16, 8,
    ("Address", LLVMOrcExecutorAddress, 0),
    ("Flags", LLVMJITSymbolFlags, 8),
)

class struct_LLVMOrcOpaqueExecutionSession(Struct):
    __slots__ = ()
LLVMOrcExecutionSessionRef = POINTER(struct_LLVMOrcOpaqueExecutionSession)
LLVMOrcErrorReporterFunction = CFUNCTYPE(None, c_void_p, LLVMErrorRef)

class struct_LLVMOrcOpaqueSymbolStringPool(Struct):
    __slots__ = ()
LLVMOrcSymbolStringPoolRef = POINTER(struct_LLVMOrcOpaqueSymbolStringPool)

class struct_LLVMOrcOpaqueSymbolStringPoolEntry(Struct):
    __slots__ = ()
LLVMOrcSymbolStringPoolEntryRef = POINTER(struct_LLVMOrcOpaqueSymbolStringPoolEntry)

class LLVMOrcCSymbolFlagsMapPair(Struct):
    __slots__ = ()
layout(LLVMOrcCSymbolFlagsMapPair, 16, 8,
    ("Name", LLVMOrcSymbolStringPoolEntryRef, 0),
    ("Flags", LLVMJITSymbolFlags, 8),
)
LLVMOrcCSymbolFlagsMapPairs = POINTER(LLVMOrcCSymbolFlagsMapPair)

class LLVMOrcCSymbolMapPair(Struct):
    __slots__ = ()
layout(LLVMOrcCSymbolMapPair, 24, 8,
    ("Name", LLVMOrcSymbolStringPoolEntryRef, 0),
    ("Sym", LLVMJITEvaluatedSymbol, 8),
)
LLVMOrcCSymbolMapPairs = POINTER(LLVMOrcCSymbolMapPair)

class LLVMOrcCSymbolAliasMapEntry(Struct):
    __slots__ = ()
layout(LLVMOrcCSymbolAliasMapEntry, 16, 8,
    ("Name", LLVMOrcSymbolStringPoolEntryRef, 0),
    ("Flags", LLVMJITSymbolFlags, 8),
)

class LLVMOrcCSymbolAliasMapPair(Struct):
    __slots__ = ()
layout(LLVMOrcCSymbolAliasMapPair, 24, 8,
    ("Name", LLVMOrcSymbolStringPoolEntryRef, 0),
    ("Entry", LLVMOrcCSymbolAliasMapEntry, 8),
)
LLVMOrcCSymbolAliasMapPairs = POINTER(LLVMOrcCSymbolAliasMapPair)

class struct_LLVMOrcOpaqueJITDylib(Struct):
    __slots__ = ()
LLVMOrcJITDylibRef = POINTER(struct_LLVMOrcOpaqueJITDylib)

class LLVMOrcCSymbolsList(Struct):
    __slots__ = ()
layout(LLVMOrcCSymbolsList, 16, 8,
    ("Symbols", POINTER(LLVMOrcSymbolStringPoolEntryRef), 0),
    ("Length", c_size_t, 8),
)

class LLVMOrcCDependenceMapPair(Struct):
    __slots__ = ()
layout(LLVMOrcCDependenceMapPair, 24, 8,
    ("JD", LLVMOrcJITDylibRef, 0),
    ("Names", LLVMOrcCSymbolsList, 8),
)
LLVMOrcCDependenceMapPairs = POINTER(LLVMOrcCDependenceMapPair)

class LLVMOrcCSymbolDependenceGroup(Struct):
    __slots__ = ()
layout(LLVMOrcCSymbolDependenceGroup, 32, 8,
    ("Symbols", LLVMOrcCSymbolsList, 0),
    ("Dependencies", LLVMOrcCDependenceMapPairs, 16),
    ("NumDependencies", c_size_t, 24),
)
LLVMOrcLookupKind = c_uint32
LLVMOrcLookupKindStatic = 0
LLVMOrcLookupKindDLSym = 1
LLVMOrcJITDylibLookupFlags = c_uint32
LLVMOrcJITDylibLookupFlagsMatchExportedSymbolsOnly = 0
LLVMOrcJITDylibLookupFlagsMatchAllSymbols = 1

class LLVMOrcCJITDylibSearchOrderElement(Struct):
    __slots__ = ()
layout(LLVMOrcCJITDylibSearchOrderElement, 16, 8,
    ("JD", LLVMOrcJITDylibRef, 0),
    ("JDLookupFlags", LLVMOrcJITDylibLookupFlags, 8),
)
LLVMOrcCJITDylibSearchOrder = POINTER(LLVMOrcCJITDylibSearchOrderElement)
LLVMOrcSymbolLookupFlags = c_uint32
LLVMOrcSymbolLookupFlagsRequiredSymbol = 0
LLVMOrcSymbolLookupFlagsWeaklyReferencedSymbol = 1

class LLVMOrcCLookupSetElement(Struct):
    __slots__ = ()
layout(LLVMOrcCLookupSetElement, 16, 8,
    ("Name", LLVMOrcSymbolStringPoolEntryRef, 0),
    ("LookupFlags", LLVMOrcSymbolLookupFlags, 8),
)
LLVMOrcCLookupSet = POINTER(LLVMOrcCLookupSetElement)

class struct_LLVMOrcOpaqueMaterializationUnit(Struct):
    __slots__ = ()
LLVMOrcMaterializationUnitRef = POINTER(struct_LLVMOrcOpaqueMaterializationUnit)

class struct_LLVMOrcOpaqueMaterializationResponsibility(Struct):
    __slots__ = ()
LLVMOrcMaterializationResponsibilityRef = POINTER(struct_LLVMOrcOpaqueMaterializationResponsibility)
LLVMOrcMaterializationUnitMaterializeFunction = CFUNCTYPE(None, c_void_p, LLVMOrcMaterializationResponsibilityRef)
LLVMOrcMaterializationUnitDiscardFunction = CFUNCTYPE(None, c_void_p, LLVMOrcJITDylibRef, LLVMOrcSymbolStringPoolEntryRef)
LLVMOrcMaterializationUnitDestroyFunction = CFUNCTYPE(None, c_void_p)

class struct_LLVMOrcOpaqueResourceTracker(Struct):
    __slots__ = ()
LLVMOrcResourceTrackerRef = POINTER(struct_LLVMOrcOpaqueResourceTracker)

class struct_LLVMOrcOpaqueDefinitionGenerator(Struct):
    __slots__ = ()
LLVMOrcDefinitionGeneratorRef = POINTER(struct_LLVMOrcOpaqueDefinitionGenerator)

class struct_LLVMOrcOpaqueLookupState(Struct):
    __slots__ = ()
LLVMOrcLookupStateRef = POINTER(struct_LLVMOrcOpaqueLookupState)
LLVMOrcCAPIDefinitionGeneratorTryToGenerateFunction = CFUNCTYPE(LLVMErrorRef, LLVMOrcDefinitionGeneratorRef, c_void_p, POINTER(LLVMOrcLookupStateRef), LLVMOrcLookupKind, LLVMOrcJITDylibRef, LLVMOrcJITDylibLookupFlags, LLVMOrcCLookupSet, c_size_t)
LLVMOrcDisposeCAPIDefinitionGeneratorFunction = CFUNCTYPE(None, c_void_p)
LLVMOrcSymbolPredicate = CFUNCTYPE(c_int32, c_void_p, LLVMOrcSymbolStringPoolEntryRef)

class struct_LLVMOrcOpaqueThreadSafeContext(Struct):
    __slots__ = ()
LLVMOrcThreadSafeContextRef = POINTER(struct_LLVMOrcOpaqueThreadSafeContext)

class struct_LLVMOrcOpaqueThreadSafeModule(Struct):
    __slots__ = ()
LLVMOrcThreadSafeModuleRef = POINTER(struct_LLVMOrcOpaqueThreadSafeModule)
LLVMOrcGenericIRModuleOperationFunction = CFUNCTYPE(LLVMErrorRef, c_void_p, LLVMModuleRef)

class struct_LLVMOrcOpaqueJITTargetMachineBuilder(Struct):
    __slots__ = ()
LLVMOrcJITTargetMachineBuilderRef = POINTER(struct_LLVMOrcOpaqueJITTargetMachineBuilder)

class struct_LLVMOrcOpaqueObjectLayer(Struct):
    __slots__ = ()
LLVMOrcObjectLayerRef = POINTER(struct_LLVMOrcOpaqueObjectLayer)

class struct_LLVMOrcOpaqueObjectLinkingLayer(Struct):
    __slots__ = ()
LLVMOrcObjectLinkingLayerRef = POINTER(struct_LLVMOrcOpaqueObjectLinkingLayer)

class struct_LLVMOrcOpaqueIRTransformLayer(Struct):
    __slots__ = ()
LLVMOrcIRTransformLayerRef = POINTER(struct_LLVMOrcOpaqueIRTransformLayer)
LLVMOrcIRTransformLayerTransformFunction = CFUNCTYPE(LLVMErrorRef, c_void_p, POINTER(LLVMOrcThreadSafeModuleRef), LLVMOrcMaterializationResponsibilityRef)

class struct_LLVMOrcOpaqueObjectTransformLayer(Struct):
    __slots__ = ()
LLVMOrcObjectTransformLayerRef = POINTER(struct_LLVMOrcOpaqueObjectTransformLayer)
LLVMOrcObjectTransformLayerTransformFunction = CFUNCTYPE(LLVMErrorRef, c_void_p, POINTER(LLVMMemoryBufferRef))

class struct_LLVMOrcOpaqueIndirectStubsManager(Struct):
    __slots__ = ()
LLVMOrcIndirectStubsManagerRef = POINTER(struct_LLVMOrcOpaqueIndirectStubsManager)

class struct_LLVMOrcOpaqueLazyCallThroughManager(Struct):
    __slots__ = ()
LLVMOrcLazyCallThroughManagerRef = POINTER(struct_LLVMOrcOpaqueLazyCallThroughManager)

class struct_LLVMOrcOpaqueDumpObjects(Struct):
    __slots__ = ()
LLVMOrcDumpObjectsRef = POINTER(struct_LLVMOrcOpaqueDumpObjects)
LLVMOrcExecutionSessionLookupHandleResultFunction = CFUNCTYPE(None, LLVMErrorRef, LLVMOrcCSymbolMapPairs, c_size_t, c_void_p)
LLVMOrcLLJITBuilderObjectLinkingLayerCreatorFunction = CFUNCTYPE(LLVMOrcObjectLayerRef, c_void_p, LLVMOrcExecutionSessionRef, c_char_p)

class struct_LLVMOrcOpaqueLLJITBuilder(Struct):
    __slots__ = ()
LLVMOrcLLJITBuilderRef = POINTER(struct_LLVMOrcOpaqueLLJITBuilder)

class struct_LLVMOrcOpaqueLLJIT(Struct):
    __slots__ = ()
LLVMOrcLLJITRef = POINTER(struct_LLVMOrcOpaqueLLJIT)
LLVMLinkerMode = c_uint32
LLVMLinkerDestroySource = 0
LLVMLinkerPreserveSource_Removed = 1

class struct_LLVMOpaqueSectionIterator(Struct):
    __slots__ = ()
LLVMSectionIteratorRef = POINTER(struct_LLVMOpaqueSectionIterator)

class struct_LLVMOpaqueSymbolIterator(Struct):
    __slots__ = ()
LLVMSymbolIteratorRef = POINTER(struct_LLVMOpaqueSymbolIterator)

class struct_LLVMOpaqueRelocationIterator(Struct):
    __slots__ = ()
LLVMRelocationIteratorRef = POINTER(struct_LLVMOpaqueRelocationIterator)
LLVMBinaryType = c_uint32
LLVMBinaryTypeArchive = 0
LLVMBinaryTypeMachOUniversalBinary = 1
LLVMBinaryTypeCOFFImportFile = 2
LLVMBinaryTypeIR = 3
LLVMBinaryTypeWinRes = 4
LLVMBinaryTypeCOFF = 5
LLVMBinaryTypeELF32L = 6
LLVMBinaryTypeELF32B = 7
LLVMBinaryTypeELF64L = 8
LLVMBinaryTypeELF64B = 9
LLVMBinaryTypeMachO32L = 10
LLVMBinaryTypeMachO32B = 11
LLVMBinaryTypeMachO64L = 12
LLVMBinaryTypeMachO64B = 13
LLVMBinaryTypeWasm = 14
LLVMBinaryTypeOffload = 15

class struct_LLVMOpaqueObjectFile(Struct):
    __slots__ = ()
LLVMObjectFileRef = POINTER(struct_LLVMOpaqueObjectFile)
LLVMMemoryManagerCreateContextCallback = CFUNCTYPE(c_void_p, c_void_p)
LLVMMemoryManagerNotifyTerminatingCallback = CFUNCTYPE(None, c_void_p)
enum_LLVMRemarkType = c_uint32
LLVMRemarkTypeUnknown = 0
LLVMRemarkTypePassed = 1
LLVMRemarkTypeMissed = 2
LLVMRemarkTypeAnalysis = 3
LLVMRemarkTypeAnalysisFPCommute = 4
LLVMRemarkTypeAnalysisAliasing = 5
LLVMRemarkTypeFailure = 6

class struct_LLVMRemarkOpaqueString(Struct):
    __slots__ = ()
LLVMRemarkStringRef = POINTER(struct_LLVMRemarkOpaqueString)

class struct_LLVMRemarkOpaqueDebugLoc(Struct):
    __slots__ = ()
LLVMRemarkDebugLocRef = POINTER(struct_LLVMRemarkOpaqueDebugLoc)

class struct_LLVMRemarkOpaqueArg(Struct):
    __slots__ = ()
LLVMRemarkArgRef = POINTER(struct_LLVMRemarkOpaqueArg)

class struct_LLVMRemarkOpaqueEntry(Struct):
    __slots__ = ()
LLVMRemarkEntryRef = POINTER(struct_LLVMRemarkOpaqueEntry)

class struct_LLVMRemarkOpaqueParser(Struct):
    __slots__ = ()
LLVMRemarkParserRef = POINTER(struct_LLVMRemarkOpaqueParser)

class llvm_blake3_chunk_state(Struct):
    __slots__ = ()
layout(llvm_blake3_chunk_state, 112, 8,
    ("cv", c_uint32 * 8, 0),
    ("chunk_counter", c_uint64, 32),
    ("buf", c_uint8 * 64, 40),
    ("buf_len", c_uint8, 104),
    ("blocks_compressed", c_uint8, 105),
    ("flags", c_uint8, 106),
)

class llvm_blake3_hasher(Struct):
    __slots__ = ()
layout(llvm_blake3_hasher, 1912, 8,
    ("key", c_uint32 * 8, 0),
    ("chunk", llvm_blake3_chunk_state, 32),
    ("cv_stack_len", c_uint8, 144),
    ("cv_stack", c_uint8 * 1760, 145),
)
lto_bool_t = c_bool
lto_symbol_attributes = c_uint32
LTO_SYMBOL_ALIGNMENT_MASK = 31
LTO_SYMBOL_PERMISSIONS_MASK = 224
LTO_SYMBOL_PERMISSIONS_CODE = 160
LTO_SYMBOL_PERMISSIONS_DATA = 192
LTO_SYMBOL_PERMISSIONS_RODATA = 128
LTO_SYMBOL_DEFINITION_MASK = 1792
LTO_SYMBOL_DEFINITION_REGULAR = 256
LTO_SYMBOL_DEFINITION_TENTATIVE = 512
LTO_SYMBOL_DEFINITION_WEAK = 768
LTO_SYMBOL_DEFINITION_UNDEFINED = 1024
LTO_SYMBOL_DEFINITION_WEAKUNDEF = 1280
LTO_SYMBOL_SCOPE_MASK = 14336
LTO_SYMBOL_SCOPE_INTERNAL = 2048
LTO_SYMBOL_SCOPE_HIDDEN = 4096
LTO_SYMBOL_SCOPE_PROTECTED = 8192
LTO_SYMBOL_SCOPE_DEFAULT = 6144
LTO_SYMBOL_SCOPE_DEFAULT_CAN_BE_HIDDEN = 10240
LTO_SYMBOL_COMDAT = 16384
LTO_SYMBOL_ALIAS = 32768
lto_debug_model = c_uint32
LTO_DEBUG_MODEL_NONE = 0
LTO_DEBUG_MODEL_DWARF = 1
lto_codegen_model = c_uint32
LTO_CODEGEN_PIC_MODEL_STATIC = 0
LTO_CODEGEN_PIC_MODEL_DYNAMIC = 1
LTO_CODEGEN_PIC_MODEL_DYNAMIC_NO_PIC = 2
LTO_CODEGEN_PIC_MODEL_DEFAULT = 3

class struct_LLVMOpaqueLTOModule(Struct):
    __slots__ = ()
lto_module_t = POINTER(struct_LLVMOpaqueLTOModule)

class struct_LLVMOpaqueLTOCodeGenerator(Struct):
    __slots__ = ()
lto_code_gen_t = POINTER(struct_LLVMOpaqueLTOCodeGenerator)

class struct_LLVMOpaqueThinLTOCodeGenerator(Struct):
    __slots__ = ()
thinlto_code_gen_t = POINTER(struct_LLVMOpaqueThinLTOCodeGenerator)
lto_codegen_diagnostic_severity_t = c_uint32
LTO_DS_ERROR = 0
LTO_DS_WARNING = 1
LTO_DS_REMARK = 3
LTO_DS_NOTE = 2
lto_diagnostic_handler_t = CFUNCTYPE(None, lto_codegen_diagnostic_severity_t, c_char_p, c_void_p)

class struct_LLVMOpaqueLTOInput(Struct):
    __slots__ = ()
lto_input_t = POINTER(struct_LLVMOpaqueLTOInput)

class LTOObjectBuffer(Struct):
    __slots__ = ()
layout(LTOObjectBuffer, 16, 8,
    ("Buffer", c_char_p, 0),
    ("Size", c_size_t, 8),
)

class struct_LLVMOpaquePassBuilderOptions(Struct):
    __slots__ = ()
LLVMPassBuilderOptionsRef = POINTER(struct_LLVMOpaquePassBuilderOptions)
_ENUMS = {
    "LLVMVerifierFailureAction": "LLVMAbortProcessAction LLVMPrintMessageAction LLVMReturnStatusAction",
    "LLVMComdatSelectionKind": "LLVMAnyComdatSelectionKind LLVMExactMatchComdatSelectionKind LLVMLargestComdatSelectionKind LLVMNoDeduplicateComdatSelectionKind LLVMSameSizeComdatSelectionKind",
    "LLVMOpcode": "LLVMRet LLVMBr LLVMSwitch LLVMIndirectBr LLVMInvoke LLVMUnreachable LLVMCallBr LLVMFNeg LLVMAdd LLVMFAdd LLVMSub LLVMFSub LLVMMul LLVMFMul LLVMUDiv LLVMSDiv LLVMFDiv LLVMURem LLVMSRem LLVMFRem LLVMShl LLVMLShr LLVMAShr LLVMAnd LLVMOr LLVMXor LLVMAlloca LLVMLoad LLVMStore LLVMGetElementPtr LLVMTrunc LLVMZExt LLVMSExt LLVMFPToUI LLVMFPToSI LLVMUIToFP LLVMSIToFP LLVMFPTrunc LLVMFPExt LLVMPtrToInt LLVMIntToPtr LLVMBitCast LLVMAddrSpaceCast LLVMICmp LLVMFCmp LLVMPHI LLVMCall LLVMSelect LLVMUserOp1 LLVMUserOp2 LLVMVAArg LLVMExtractElement LLVMInsertElement LLVMShuffleVector LLVMExtractValue LLVMInsertValue LLVMFreeze LLVMFence LLVMAtomicCmpXchg LLVMAtomicRMW LLVMResume LLVMLandingPad LLVMCleanupRet LLVMCatchRet LLVMCatchPad LLVMCleanupPad LLVMCatchSwitch",
    "LLVMTypeKind": "LLVMVoidTypeKind LLVMHalfTypeKind LLVMFloatTypeKind LLVMDoubleTypeKind LLVMX86_FP80TypeKind LLVMFP128TypeKind LLVMPPC_FP128TypeKind LLVMLabelTypeKind LLVMIntegerTypeKind LLVMFunctionTypeKind LLVMStructTypeKind LLVMArrayTypeKind LLVMPointerTypeKind LLVMVectorTypeKind LLVMMetadataTypeKind LLVMX86_MMXTypeKind LLVMTokenTypeKind LLVMScalableVectorTypeKind LLVMBFloatTypeKind LLVMX86_AMXTypeKind LLVMTargetExtTypeKind",
    "LLVMLinkage": "LLVMExternalLinkage LLVMAvailableExternallyLinkage LLVMLinkOnceAnyLinkage LLVMLinkOnceODRLinkage LLVMLinkOnceODRAutoHideLinkage LLVMWeakAnyLinkage LLVMWeakODRLinkage LLVMAppendingLinkage LLVMInternalLinkage LLVMPrivateLinkage LLVMDLLImportLinkage LLVMDLLExportLinkage LLVMExternalWeakLinkage LLVMGhostLinkage LLVMCommonLinkage LLVMLinkerPrivateLinkage LLVMLinkerPrivateWeakLinkage",
    "LLVMVisibility": "LLVMDefaultVisibility LLVMHiddenVisibility LLVMProtectedVisibility",
    "LLVMUnnamedAddr": "LLVMNoUnnamedAddr LLVMLocalUnnamedAddr LLVMGlobalUnnamedAddr",
    "LLVMDLLStorageClass": "LLVMDefaultStorageClass LLVMDLLImportStorageClass LLVMDLLExportStorageClass",
    "LLVMCallConv": "LLVMCCallConv LLVMFastCallConv LLVMColdCallConv LLVMGHCCallConv LLVMHiPECallConv LLVMAnyRegCallConv LLVMPreserveMostCallConv LLVMPreserveAllCallConv LLVMSwiftCallConv LLVMCXXFASTTLSCallConv LLVMX86StdcallCallConv LLVMX86FastcallCallConv LLVMARMAPCSCallConv LLVMARMAAPCSCallConv LLVMARMAAPCSVFPCallConv LLVMMSP430INTRCallConv LLVMX86ThisCallCallConv LLVMPTXKernelCallConv LLVMPTXDeviceCallConv LLVMSPIRFUNCCallConv LLVMSPIRKERNELCallConv LLVMIntelOCLBICallConv LLVMX8664SysVCallConv LLVMWin64CallConv LLVMX86VectorCallCallConv LLVMHHVMCallConv LLVMHHVMCCallConv LLVMX86INTRCallConv LLVMAVRINTRCallConv LLVMAVRSIGNALCallConv LLVMAVRBUILTINCallConv LLVMAMDGPUVSCallConv LLVMAMDGPUGSCallConv LLVMAMDGPUPSCallConv LLVMAMDGPUCSCallConv LLVMAMDGPUKERNELCallConv LLVMX86RegCallCallConv LLVMAMDGPUHSCallConv LLVMMSP430BUILTINCallConv LLVMAMDGPULSCallConv LLVMAMDGPUESCallConv",
    "LLVMValueKind": "LLVMArgumentValueKind LLVMBasicBlockValueKind LLVMMemoryUseValueKind LLVMMemoryDefValueKind LLVMMemoryPhiValueKind LLVMFunctionValueKind LLVMGlobalAliasValueKind LLVMGlobalIFuncValueKind LLVMGlobalVariableValueKind LLVMBlockAddressValueKind LLVMConstantExprValueKind LLVMConstantArrayValueKind LLVMConstantStructValueKind LLVMConstantVectorValueKind LLVMUndefValueValueKind LLVMConstantAggregateZeroValueKind LLVMConstantDataArrayValueKind LLVMConstantDataVectorValueKind LLVMConstantIntValueKind LLVMConstantFPValueKind LLVMConstantPointerNullValueKind LLVMConstantTokenNoneValueKind LLVMMetadataAsValueValueKind LLVMInlineAsmValueKind LLVMInstructionValueKind LLVMPoisonValueValueKind LLVMConstantTargetNoneValueKind LLVMConstantPtrAuthValueKind",
    "LLVMIntPredicate": "LLVMIntEQ LLVMIntNE LLVMIntUGT LLVMIntUGE LLVMIntULT LLVMIntULE LLVMIntSGT LLVMIntSGE LLVMIntSLT LLVMIntSLE",
    "LLVMRealPredicate": "LLVMRealPredicateFalse LLVMRealOEQ LLVMRealOGT LLVMRealOGE LLVMRealOLT LLVMRealOLE LLVMRealONE LLVMRealORD LLVMRealUNO LLVMRealUEQ LLVMRealUGT LLVMRealUGE LLVMRealULT LLVMRealULE LLVMRealUNE LLVMRealPredicateTrue",
    "LLVMLandingPadClauseTy": "LLVMLandingPadCatch LLVMLandingPadFilter",
    "LLVMThreadLocalMode": "LLVMNotThreadLocal LLVMGeneralDynamicTLSModel LLVMLocalDynamicTLSModel LLVMInitialExecTLSModel LLVMLocalExecTLSModel",
    "LLVMAtomicOrdering": "LLVMAtomicOrderingNotAtomic LLVMAtomicOrderingUnordered LLVMAtomicOrderingMonotonic LLVMAtomicOrderingAcquire LLVMAtomicOrderingRelease LLVMAtomicOrderingAcquireRelease LLVMAtomicOrderingSequentiallyConsistent",
    "LLVMAtomicRMWBinOp": "LLVMAtomicRMWBinOpXchg LLVMAtomicRMWBinOpAdd LLVMAtomicRMWBinOpSub LLVMAtomicRMWBinOpAnd LLVMAtomicRMWBinOpNand LLVMAtomicRMWBinOpOr LLVMAtomicRMWBinOpXor LLVMAtomicRMWBinOpMax LLVMAtomicRMWBinOpMin LLVMAtomicRMWBinOpUMax LLVMAtomicRMWBinOpUMin LLVMAtomicRMWBinOpFAdd LLVMAtomicRMWBinOpFSub LLVMAtomicRMWBinOpFMax LLVMAtomicRMWBinOpFMin LLVMAtomicRMWBinOpUIncWrap LLVMAtomicRMWBinOpUDecWrap",
    "LLVMDiagnosticSeverity": "LLVMDSError LLVMDSWarning LLVMDSRemark LLVMDSNote",
    "LLVMInlineAsmDialect": "LLVMInlineAsmDialectATT LLVMInlineAsmDialectIntel",
    "LLVMModuleFlagBehavior": "LLVMModuleFlagBehaviorError LLVMModuleFlagBehaviorWarning LLVMModuleFlagBehaviorRequire LLVMModuleFlagBehaviorOverride LLVMModuleFlagBehaviorAppend LLVMModuleFlagBehaviorAppendUnique",
    "LLVMTailCallKind": "LLVMTailCallKindNone LLVMTailCallKindTail LLVMTailCallKindMustTail LLVMTailCallKindNoTail",
    "LLVMDIFlags": "LLVMDIFlagZero LLVMDIFlagPrivate LLVMDIFlagProtected LLVMDIFlagPublic LLVMDIFlagFwdDecl LLVMDIFlagAppleBlock LLVMDIFlagReservedBit4 LLVMDIFlagVirtual LLVMDIFlagArtificial LLVMDIFlagExplicit LLVMDIFlagPrototyped LLVMDIFlagObjcClassComplete LLVMDIFlagObjectPointer LLVMDIFlagVector LLVMDIFlagStaticMember LLVMDIFlagLValueReference LLVMDIFlagRValueReference LLVMDIFlagReserved LLVMDIFlagSingleInheritance LLVMDIFlagMultipleInheritance LLVMDIFlagVirtualInheritance LLVMDIFlagIntroducedVirtual LLVMDIFlagBitField LLVMDIFlagNoReturn LLVMDIFlagTypePassByValue LLVMDIFlagTypePassByReference LLVMDIFlagEnumClass LLVMDIFlagFixedEnum LLVMDIFlagThunk LLVMDIFlagNonTrivial LLVMDIFlagBigEndian LLVMDIFlagLittleEndian LLVMDIFlagIndirectVirtualBase LLVMDIFlagAccessibility LLVMDIFlagPtrToMemberRep",
    "LLVMDWARFSourceLanguage": "LLVMDWARFSourceLanguageC89 LLVMDWARFSourceLanguageC LLVMDWARFSourceLanguageAda83 LLVMDWARFSourceLanguageC_plus_plus LLVMDWARFSourceLanguageCobol74 LLVMDWARFSourceLanguageCobol85 LLVMDWARFSourceLanguageFortran77 LLVMDWARFSourceLanguageFortran90 LLVMDWARFSourceLanguagePascal83 LLVMDWARFSourceLanguageModula2 LLVMDWARFSourceLanguageJava LLVMDWARFSourceLanguageC99 LLVMDWARFSourceLanguageAda95 LLVMDWARFSourceLanguageFortran95 LLVMDWARFSourceLanguagePLI LLVMDWARFSourceLanguageObjC LLVMDWARFSourceLanguageObjC_plus_plus LLVMDWARFSourceLanguageUPC LLVMDWARFSourceLanguageD LLVMDWARFSourceLanguagePython LLVMDWARFSourceLanguageOpenCL LLVMDWARFSourceLanguageGo LLVMDWARFSourceLanguageModula3 LLVMDWARFSourceLanguageHaskell LLVMDWARFSourceLanguageC_plus_plus_03 LLVMDWARFSourceLanguageC_plus_plus_11 LLVMDWARFSourceLanguageOCaml LLVMDWARFSourceLanguageRust LLVMDWARFSourceLanguageC11 LLVMDWARFSourceLanguageSwift LLVMDWARFSourceLanguageJulia LLVMDWARFSourceLanguageDylan LLVMDWARFSourceLanguageC_plus_plus_14 LLVMDWARFSourceLanguageFortran03 LLVMDWARFSourceLanguageFortran08 LLVMDWARFSourceLanguageRenderScript LLVMDWARFSourceLanguageBLISS LLVMDWARFSourceLanguageKotlin LLVMDWARFSourceLanguageZig LLVMDWARFSourceLanguageCrystal LLVMDWARFSourceLanguageC_plus_plus_17 LLVMDWARFSourceLanguageC_plus_plus_20 LLVMDWARFSourceLanguageC17 LLVMDWARFSourceLanguageFortran18 LLVMDWARFSourceLanguageAda2005 LLVMDWARFSourceLanguageAda2012 LLVMDWARFSourceLanguageHIP LLVMDWARFSourceLanguageAssembly LLVMDWARFSourceLanguageC_sharp LLVMDWARFSourceLanguageMojo LLVMDWARFSourceLanguageGLSL LLVMDWARFSourceLanguageGLSL_ES LLVMDWARFSourceLanguageHLSL LLVMDWARFSourceLanguageOpenCL_CPP LLVMDWARFSourceLanguageCPP_for_OpenCL LLVMDWARFSourceLanguageSYCL LLVMDWARFSourceLanguageRuby LLVMDWARFSourceLanguageMove LLVMDWARFSourceLanguageHylo LLVMDWARFSourceLanguageMips_Assembler LLVMDWARFSourceLanguageGOOGLE_RenderScript LLVMDWARFSourceLanguageBORLAND_Delphi",
    "LLVMDWARFEmissionKind": "LLVMDWARFEmissionNone LLVMDWARFEmissionFull LLVMDWARFEmissionLineTablesOnly",
    "LLVMDWARFMacinfoRecordType": "LLVMDWARFMacinfoRecordTypeDefine LLVMDWARFMacinfoRecordTypeMacro LLVMDWARFMacinfoRecordTypeStartFile LLVMDWARFMacinfoRecordTypeEndFile LLVMDWARFMacinfoRecordTypeVendorExt",
    "enum_LLVMByteOrdering": "LLVMBigEndian LLVMLittleEndian",
    "LLVMCodeGenOptLevel": "LLVMCodeGenLevelNone LLVMCodeGenLevelLess LLVMCodeGenLevelDefault LLVMCodeGenLevelAggressive",
    "LLVMRelocMode": "LLVMRelocDefault LLVMRelocStatic LLVMRelocPIC LLVMRelocDynamicNoPic LLVMRelocROPI LLVMRelocRWPI LLVMRelocROPI_RWPI",
    "LLVMCodeModel": "LLVMCodeModelDefault LLVMCodeModelJITDefault LLVMCodeModelTiny LLVMCodeModelSmall LLVMCodeModelKernel LLVMCodeModelMedium LLVMCodeModelLarge",
    "LLVMCodeGenFileType": "LLVMAssemblyFile LLVMObjectFile",
    "LLVMGlobalISelAbortMode": "LLVMGlobalISelAbortEnable LLVMGlobalISelAbortDisable LLVMGlobalISelAbortDisableWithDiag",
    "LLVMJITSymbolGenericFlags": "LLVMJITSymbolGenericFlagsNone LLVMJITSymbolGenericFlagsExported LLVMJITSymbolGenericFlagsWeak LLVMJITSymbolGenericFlagsCallable LLVMJITSymbolGenericFlagsMaterializationSideEffectsOnly",
    "LLVMOrcLookupKind": "LLVMOrcLookupKindStatic LLVMOrcLookupKindDLSym",
    "LLVMOrcJITDylibLookupFlags": "LLVMOrcJITDylibLookupFlagsMatchExportedSymbolsOnly LLVMOrcJITDylibLookupFlagsMatchAllSymbols",
    "LLVMOrcSymbolLookupFlags": "LLVMOrcSymbolLookupFlagsRequiredSymbol LLVMOrcSymbolLookupFlagsWeaklyReferencedSymbol",
    "LLVMLinkerMode": "LLVMLinkerDestroySource LLVMLinkerPreserveSource_Removed",
    "LLVMBinaryType": "LLVMBinaryTypeArchive LLVMBinaryTypeMachOUniversalBinary LLVMBinaryTypeCOFFImportFile LLVMBinaryTypeIR LLVMBinaryTypeWinRes LLVMBinaryTypeCOFF LLVMBinaryTypeELF32L LLVMBinaryTypeELF32B LLVMBinaryTypeELF64L LLVMBinaryTypeELF64B LLVMBinaryTypeMachO32L LLVMBinaryTypeMachO32B LLVMBinaryTypeMachO64L LLVMBinaryTypeMachO64B LLVMBinaryTypeWasm LLVMBinaryTypeOffload",
    "enum_LLVMRemarkType": "LLVMRemarkTypeUnknown LLVMRemarkTypePassed LLVMRemarkTypeMissed LLVMRemarkTypeAnalysis LLVMRemarkTypeAnalysisFPCommute LLVMRemarkTypeAnalysisAliasing LLVMRemarkTypeFailure",
    "lto_symbol_attributes": "LTO_SYMBOL_ALIGNMENT_MASK LTO_SYMBOL_PERMISSIONS_MASK LTO_SYMBOL_PERMISSIONS_CODE LTO_SYMBOL_PERMISSIONS_DATA LTO_SYMBOL_PERMISSIONS_RODATA LTO_SYMBOL_DEFINITION_MASK LTO_SYMBOL_DEFINITION_REGULAR LTO_SYMBOL_DEFINITION_TENTATIVE LTO_SYMBOL_DEFINITION_WEAK LTO_SYMBOL_DEFINITION_UNDEFINED LTO_SYMBOL_DEFINITION_WEAKUNDEF LTO_SYMBOL_SCOPE_MASK LTO_SYMBOL_SCOPE_INTERNAL LTO_SYMBOL_SCOPE_HIDDEN LTO_SYMBOL_SCOPE_PROTECTED LTO_SYMBOL_SCOPE_DEFAULT LTO_SYMBOL_SCOPE_DEFAULT_CAN_BE_HIDDEN LTO_SYMBOL_COMDAT LTO_SYMBOL_ALIAS",
    "lto_debug_model": "LTO_DEBUG_MODEL_NONE LTO_DEBUG_MODEL_DWARF",
    "lto_codegen_model": "LTO_CODEGEN_PIC_MODEL_STATIC LTO_CODEGEN_PIC_MODEL_DYNAMIC LTO_CODEGEN_PIC_MODEL_DYNAMIC_NO_PIC LTO_CODEGEN_PIC_MODEL_DEFAULT",
    "lto_codegen_diagnostic_severity_t": "LTO_DS_ERROR LTO_DS_WARNING LTO_DS_REMARK LTO_DS_NOTE",
}
LLVMVerifyModule = _library.function("LLVMVerifyModule", LLVMBool, LLVMModuleRef, LLVMVerifierFailureAction, POINTER(POINTER(c_char)))
LLVMVerifyFunction = _library.function("LLVMVerifyFunction", LLVMBool, LLVMValueRef, LLVMVerifierFailureAction)
LLVMViewFunctionCFG = _library.function("LLVMViewFunctionCFG", None, LLVMValueRef)
LLVMViewFunctionCFGOnly = _library.function("LLVMViewFunctionCFGOnly", None, LLVMValueRef)
LLVMParseBitcode = _library.function("LLVMParseBitcode", LLVMBool, LLVMMemoryBufferRef, POINTER(LLVMModuleRef), POINTER(POINTER(c_char)))
LLVMParseBitcode2 = _library.function("LLVMParseBitcode2", LLVMBool, LLVMMemoryBufferRef, POINTER(LLVMModuleRef))
LLVMParseBitcodeInContext = _library.function("LLVMParseBitcodeInContext", LLVMBool, LLVMContextRef, LLVMMemoryBufferRef, POINTER(LLVMModuleRef), POINTER(POINTER(c_char)))
LLVMParseBitcodeInContext2 = _library.function("LLVMParseBitcodeInContext2", LLVMBool, LLVMContextRef, LLVMMemoryBufferRef, POINTER(LLVMModuleRef))
LLVMGetBitcodeModuleInContext = _library.function("LLVMGetBitcodeModuleInContext", LLVMBool, LLVMContextRef, LLVMMemoryBufferRef, POINTER(LLVMModuleRef), POINTER(POINTER(c_char)))
LLVMGetBitcodeModuleInContext2 = _library.function("LLVMGetBitcodeModuleInContext2", LLVMBool, LLVMContextRef, LLVMMemoryBufferRef, POINTER(LLVMModuleRef))
LLVMGetBitcodeModule = _library.function("LLVMGetBitcodeModule", LLVMBool, LLVMMemoryBufferRef, POINTER(LLVMModuleRef), POINTER(POINTER(c_char)))
LLVMGetBitcodeModule2 = _library.function("LLVMGetBitcodeModule2", LLVMBool, LLVMMemoryBufferRef, POINTER(LLVMModuleRef))
LLVMWriteBitcodeToFile = _library.function("LLVMWriteBitcodeToFile", c_int32, LLVMModuleRef, c_char_p)
LLVMWriteBitcodeToFD = _library.function("LLVMWriteBitcodeToFD", c_int32, LLVMModuleRef, c_int32, c_int32, c_int32)
LLVMWriteBitcodeToFileHandle = _library.function("LLVMWriteBitcodeToFileHandle", c_int32, LLVMModuleRef, c_int32)
LLVMWriteBitcodeToMemoryBuffer = _library.function("LLVMWriteBitcodeToMemoryBuffer", LLVMMemoryBufferRef, LLVMModuleRef)
LLVMGetOrInsertComdat = _library.function("LLVMGetOrInsertComdat", LLVMComdatRef, LLVMModuleRef, c_char_p)
LLVMGetComdat = _library.function("LLVMGetComdat", LLVMComdatRef, LLVMValueRef)
LLVMSetComdat = _library.function("LLVMSetComdat", None, LLVMValueRef, LLVMComdatRef)
LLVMGetComdatSelectionKind = _library.function("LLVMGetComdatSelectionKind", LLVMComdatSelectionKind, LLVMComdatRef)
LLVMSetComdatSelectionKind = _library.function("LLVMSetComdatSelectionKind", None, LLVMComdatRef, LLVMComdatSelectionKind)
LLVMInstallFatalErrorHandler = _library.function("LLVMInstallFatalErrorHandler", None, LLVMFatalErrorHandler)
LLVMResetFatalErrorHandler = _library.function("LLVMResetFatalErrorHandler", None)
LLVMEnablePrettyStackTrace = _library.function("LLVMEnablePrettyStackTrace", None)
LLVMShutdown = _library.function("LLVMShutdown", None)
LLVMGetVersion = _library.function("LLVMGetVersion", None, POINTER(c_uint32), POINTER(c_uint32), POINTER(c_uint32))
LLVMCreateMessage = _library.function("LLVMCreateMessage", POINTER(c_char), c_char_p)
LLVMDisposeMessage = _library.function("LLVMDisposeMessage", None, POINTER(c_char))
LLVMContextCreate = _library.function("LLVMContextCreate", LLVMContextRef)
LLVMGetGlobalContext = _library.function("LLVMGetGlobalContext", LLVMContextRef)
LLVMContextSetDiagnosticHandler = _library.function("LLVMContextSetDiagnosticHandler", None, LLVMContextRef, LLVMDiagnosticHandler, c_void_p)
LLVMContextGetDiagnosticHandler = _library.function("LLVMContextGetDiagnosticHandler", LLVMDiagnosticHandler, LLVMContextRef)
LLVMContextGetDiagnosticContext = _library.function("LLVMContextGetDiagnosticContext", c_void_p, LLVMContextRef)
LLVMContextSetYieldCallback = _library.function("LLVMContextSetYieldCallback", None, LLVMContextRef, LLVMYieldCallback, c_void_p)
LLVMContextShouldDiscardValueNames = _library.function("LLVMContextShouldDiscardValueNames", LLVMBool, LLVMContextRef)
LLVMContextSetDiscardValueNames = _library.function("LLVMContextSetDiscardValueNames", None, LLVMContextRef, LLVMBool)
LLVMContextDispose = _library.function("LLVMContextDispose", None, LLVMContextRef)
LLVMGetDiagInfoDescription = _library.function("LLVMGetDiagInfoDescription", POINTER(c_char), LLVMDiagnosticInfoRef)
LLVMGetDiagInfoSeverity = _library.function("LLVMGetDiagInfoSeverity", LLVMDiagnosticSeverity, LLVMDiagnosticInfoRef)
LLVMGetMDKindIDInContext = _library.function("LLVMGetMDKindIDInContext", c_uint32, LLVMContextRef, c_char_p, c_uint32)
LLVMGetMDKindID = _library.function("LLVMGetMDKindID", c_uint32, c_char_p, c_uint32)
LLVMGetEnumAttributeKindForName = _library.function("LLVMGetEnumAttributeKindForName", c_uint32, c_char_p, c_size_t)
LLVMGetLastEnumAttributeKind = _library.function("LLVMGetLastEnumAttributeKind", c_uint32)
LLVMCreateEnumAttribute = _library.function("LLVMCreateEnumAttribute", LLVMAttributeRef, LLVMContextRef, c_uint32, c_uint64)
LLVMGetEnumAttributeKind = _library.function("LLVMGetEnumAttributeKind", c_uint32, LLVMAttributeRef)
LLVMGetEnumAttributeValue = _library.function("LLVMGetEnumAttributeValue", c_uint64, LLVMAttributeRef)
LLVMCreateTypeAttribute = _library.function("LLVMCreateTypeAttribute", LLVMAttributeRef, LLVMContextRef, c_uint32, LLVMTypeRef)
LLVMGetTypeAttributeValue = _library.function("LLVMGetTypeAttributeValue", LLVMTypeRef, LLVMAttributeRef)
LLVMCreateConstantRangeAttribute = _library.function("LLVMCreateConstantRangeAttribute", LLVMAttributeRef, LLVMContextRef, c_uint32, c_uint32, POINTER(c_uint64), POINTER(c_uint64))
LLVMCreateStringAttribute = _library.function("LLVMCreateStringAttribute", LLVMAttributeRef, LLVMContextRef, c_char_p, c_uint32, c_char_p, c_uint32)
LLVMGetStringAttributeKind = _library.function("LLVMGetStringAttributeKind", c_char_p, LLVMAttributeRef, POINTER(c_uint32))
LLVMGetStringAttributeValue = _library.function("LLVMGetStringAttributeValue", c_char_p, LLVMAttributeRef, POINTER(c_uint32))
LLVMIsEnumAttribute = _library.function("LLVMIsEnumAttribute", LLVMBool, LLVMAttributeRef)
LLVMIsStringAttribute = _library.function("LLVMIsStringAttribute", LLVMBool, LLVMAttributeRef)
LLVMIsTypeAttribute = _library.function("LLVMIsTypeAttribute", LLVMBool, LLVMAttributeRef)
LLVMGetTypeByName2 = _library.function("LLVMGetTypeByName2", LLVMTypeRef, LLVMContextRef, c_char_p)
LLVMModuleCreateWithName = _library.function("LLVMModuleCreateWithName", LLVMModuleRef, c_char_p)
LLVMModuleCreateWithNameInContext = _library.function("LLVMModuleCreateWithNameInContext", LLVMModuleRef, c_char_p, LLVMContextRef)
LLVMCloneModule = _library.function("LLVMCloneModule", LLVMModuleRef, LLVMModuleRef)
LLVMDisposeModule = _library.function("LLVMDisposeModule", None, LLVMModuleRef)
LLVMIsNewDbgInfoFormat = _library.function("LLVMIsNewDbgInfoFormat", LLVMBool, LLVMModuleRef)
LLVMSetIsNewDbgInfoFormat = _library.function("LLVMSetIsNewDbgInfoFormat", None, LLVMModuleRef, LLVMBool)
LLVMGetModuleIdentifier = _library.function("LLVMGetModuleIdentifier", c_char_p, LLVMModuleRef, POINTER(c_size_t))
LLVMSetModuleIdentifier = _library.function("LLVMSetModuleIdentifier", None, LLVMModuleRef, c_char_p, c_size_t)
LLVMGetSourceFileName = _library.function("LLVMGetSourceFileName", c_char_p, LLVMModuleRef, POINTER(c_size_t))
LLVMSetSourceFileName = _library.function("LLVMSetSourceFileName", None, LLVMModuleRef, c_char_p, c_size_t)
LLVMGetDataLayoutStr = _library.function("LLVMGetDataLayoutStr", c_char_p, LLVMModuleRef)
LLVMGetDataLayout = _library.function("LLVMGetDataLayout", c_char_p, LLVMModuleRef)
LLVMSetDataLayout = _library.function("LLVMSetDataLayout", None, LLVMModuleRef, c_char_p)
LLVMGetTarget = _library.function("LLVMGetTarget", c_char_p, LLVMModuleRef)
LLVMSetTarget = _library.function("LLVMSetTarget", None, LLVMModuleRef, c_char_p)
LLVMCopyModuleFlagsMetadata = _library.function("LLVMCopyModuleFlagsMetadata", POINTER(LLVMModuleFlagEntry), LLVMModuleRef, POINTER(c_size_t))
LLVMDisposeModuleFlagsMetadata = _library.function("LLVMDisposeModuleFlagsMetadata", None, POINTER(LLVMModuleFlagEntry))
LLVMModuleFlagEntriesGetFlagBehavior = _library.function("LLVMModuleFlagEntriesGetFlagBehavior", LLVMModuleFlagBehavior, POINTER(LLVMModuleFlagEntry), c_uint32)
LLVMModuleFlagEntriesGetKey = _library.function("LLVMModuleFlagEntriesGetKey", c_char_p, POINTER(LLVMModuleFlagEntry), c_uint32, POINTER(c_size_t))
LLVMModuleFlagEntriesGetMetadata = _library.function("LLVMModuleFlagEntriesGetMetadata", LLVMMetadataRef, POINTER(LLVMModuleFlagEntry), c_uint32)
LLVMGetModuleFlag = _library.function("LLVMGetModuleFlag", LLVMMetadataRef, LLVMModuleRef, c_char_p, c_size_t)
LLVMAddModuleFlag = _library.function("LLVMAddModuleFlag", None, LLVMModuleRef, LLVMModuleFlagBehavior, c_char_p, c_size_t, LLVMMetadataRef)
LLVMDumpModule = _library.function("LLVMDumpModule", None, LLVMModuleRef)
LLVMPrintModuleToFile = _library.function("LLVMPrintModuleToFile", LLVMBool, LLVMModuleRef, c_char_p, POINTER(POINTER(c_char)))
LLVMPrintModuleToString = _library.function("LLVMPrintModuleToString", POINTER(c_char), LLVMModuleRef)
LLVMGetModuleInlineAsm = _library.function("LLVMGetModuleInlineAsm", c_char_p, LLVMModuleRef, POINTER(c_size_t))
LLVMSetModuleInlineAsm2 = _library.function("LLVMSetModuleInlineAsm2", None, LLVMModuleRef, c_char_p, c_size_t)
LLVMAppendModuleInlineAsm = _library.function("LLVMAppendModuleInlineAsm", None, LLVMModuleRef, c_char_p, c_size_t)
LLVMGetInlineAsm = _library.function("LLVMGetInlineAsm", LLVMValueRef, LLVMTypeRef, c_char_p, c_size_t, c_char_p, c_size_t, LLVMBool, LLVMBool, LLVMInlineAsmDialect, LLVMBool)
LLVMGetInlineAsmAsmString = _library.function("LLVMGetInlineAsmAsmString", c_char_p, LLVMValueRef, POINTER(c_size_t))
LLVMGetInlineAsmConstraintString = _library.function("LLVMGetInlineAsmConstraintString", c_char_p, LLVMValueRef, POINTER(c_size_t))
LLVMGetInlineAsmDialect = _library.function("LLVMGetInlineAsmDialect", LLVMInlineAsmDialect, LLVMValueRef)
LLVMGetInlineAsmFunctionType = _library.function("LLVMGetInlineAsmFunctionType", LLVMTypeRef, LLVMValueRef)
LLVMGetInlineAsmHasSideEffects = _library.function("LLVMGetInlineAsmHasSideEffects", LLVMBool, LLVMValueRef)
LLVMGetInlineAsmNeedsAlignedStack = _library.function("LLVMGetInlineAsmNeedsAlignedStack", LLVMBool, LLVMValueRef)
LLVMGetInlineAsmCanUnwind = _library.function("LLVMGetInlineAsmCanUnwind", LLVMBool, LLVMValueRef)
LLVMGetModuleContext = _library.function("LLVMGetModuleContext", LLVMContextRef, LLVMModuleRef)
LLVMGetTypeByName = _library.function("LLVMGetTypeByName", LLVMTypeRef, LLVMModuleRef, c_char_p)
LLVMGetFirstNamedMetadata = _library.function("LLVMGetFirstNamedMetadata", LLVMNamedMDNodeRef, LLVMModuleRef)
LLVMGetLastNamedMetadata = _library.function("LLVMGetLastNamedMetadata", LLVMNamedMDNodeRef, LLVMModuleRef)
LLVMGetNextNamedMetadata = _library.function("LLVMGetNextNamedMetadata", LLVMNamedMDNodeRef, LLVMNamedMDNodeRef)
LLVMGetPreviousNamedMetadata = _library.function("LLVMGetPreviousNamedMetadata", LLVMNamedMDNodeRef, LLVMNamedMDNodeRef)
LLVMGetNamedMetadata = _library.function("LLVMGetNamedMetadata", LLVMNamedMDNodeRef, LLVMModuleRef, c_char_p, c_size_t)
LLVMGetOrInsertNamedMetadata = _library.function("LLVMGetOrInsertNamedMetadata", LLVMNamedMDNodeRef, LLVMModuleRef, c_char_p, c_size_t)
LLVMGetNamedMetadataName = _library.function("LLVMGetNamedMetadataName", c_char_p, LLVMNamedMDNodeRef, POINTER(c_size_t))
LLVMGetNamedMetadataNumOperands = _library.function("LLVMGetNamedMetadataNumOperands", c_uint32, LLVMModuleRef, c_char_p)
LLVMGetNamedMetadataOperands = _library.function("LLVMGetNamedMetadataOperands", None, LLVMModuleRef, c_char_p, POINTER(LLVMValueRef))
LLVMAddNamedMetadataOperand = _library.function("LLVMAddNamedMetadataOperand", None, LLVMModuleRef, c_char_p, LLVMValueRef)
LLVMGetDebugLocDirectory = _library.function("LLVMGetDebugLocDirectory", c_char_p, LLVMValueRef, POINTER(c_uint32))
LLVMGetDebugLocFilename = _library.function("LLVMGetDebugLocFilename", c_char_p, LLVMValueRef, POINTER(c_uint32))
LLVMGetDebugLocLine = _library.function("LLVMGetDebugLocLine", c_uint32, LLVMValueRef)
LLVMGetDebugLocColumn = _library.function("LLVMGetDebugLocColumn", c_uint32, LLVMValueRef)
LLVMAddFunction = _library.function("LLVMAddFunction", LLVMValueRef, LLVMModuleRef, c_char_p, LLVMTypeRef)
LLVMGetNamedFunction = _library.function("LLVMGetNamedFunction", LLVMValueRef, LLVMModuleRef, c_char_p)
LLVMGetFirstFunction = _library.function("LLVMGetFirstFunction", LLVMValueRef, LLVMModuleRef)
LLVMGetLastFunction = _library.function("LLVMGetLastFunction", LLVMValueRef, LLVMModuleRef)
LLVMGetNextFunction = _library.function("LLVMGetNextFunction", LLVMValueRef, LLVMValueRef)
LLVMGetPreviousFunction = _library.function("LLVMGetPreviousFunction", LLVMValueRef, LLVMValueRef)
LLVMSetModuleInlineAsm = _library.function("LLVMSetModuleInlineAsm", None, LLVMModuleRef, c_char_p)
LLVMGetTypeKind = _library.function("LLVMGetTypeKind", LLVMTypeKind, LLVMTypeRef)
LLVMTypeIsSized = _library.function("LLVMTypeIsSized", LLVMBool, LLVMTypeRef)
LLVMGetTypeContext = _library.function("LLVMGetTypeContext", LLVMContextRef, LLVMTypeRef)
LLVMDumpType = _library.function("LLVMDumpType", None, LLVMTypeRef)
LLVMPrintTypeToString = _library.function("LLVMPrintTypeToString", POINTER(c_char), LLVMTypeRef)
LLVMInt1TypeInContext = _library.function("LLVMInt1TypeInContext", LLVMTypeRef, LLVMContextRef)
LLVMInt8TypeInContext = _library.function("LLVMInt8TypeInContext", LLVMTypeRef, LLVMContextRef)
LLVMInt16TypeInContext = _library.function("LLVMInt16TypeInContext", LLVMTypeRef, LLVMContextRef)
LLVMInt32TypeInContext = _library.function("LLVMInt32TypeInContext", LLVMTypeRef, LLVMContextRef)
LLVMInt64TypeInContext = _library.function("LLVMInt64TypeInContext", LLVMTypeRef, LLVMContextRef)
LLVMInt128TypeInContext = _library.function("LLVMInt128TypeInContext", LLVMTypeRef, LLVMContextRef)
LLVMIntTypeInContext = _library.function("LLVMIntTypeInContext", LLVMTypeRef, LLVMContextRef, c_uint32)
LLVMInt1Type = _library.function("LLVMInt1Type", LLVMTypeRef)
LLVMInt8Type = _library.function("LLVMInt8Type", LLVMTypeRef)
LLVMInt16Type = _library.function("LLVMInt16Type", LLVMTypeRef)
LLVMInt32Type = _library.function("LLVMInt32Type", LLVMTypeRef)
LLVMInt64Type = _library.function("LLVMInt64Type", LLVMTypeRef)
LLVMInt128Type = _library.function("LLVMInt128Type", LLVMTypeRef)
LLVMIntType = _library.function("LLVMIntType", LLVMTypeRef, c_uint32)
LLVMGetIntTypeWidth = _library.function("LLVMGetIntTypeWidth", c_uint32, LLVMTypeRef)
LLVMHalfTypeInContext = _library.function("LLVMHalfTypeInContext", LLVMTypeRef, LLVMContextRef)
LLVMBFloatTypeInContext = _library.function("LLVMBFloatTypeInContext", LLVMTypeRef, LLVMContextRef)
LLVMFloatTypeInContext = _library.function("LLVMFloatTypeInContext", LLVMTypeRef, LLVMContextRef)
LLVMDoubleTypeInContext = _library.function("LLVMDoubleTypeInContext", LLVMTypeRef, LLVMContextRef)
LLVMX86FP80TypeInContext = _library.function("LLVMX86FP80TypeInContext", LLVMTypeRef, LLVMContextRef)
LLVMFP128TypeInContext = _library.function("LLVMFP128TypeInContext", LLVMTypeRef, LLVMContextRef)
LLVMPPCFP128TypeInContext = _library.function("LLVMPPCFP128TypeInContext", LLVMTypeRef, LLVMContextRef)
LLVMHalfType = _library.function("LLVMHalfType", LLVMTypeRef)
LLVMBFloatType = _library.function("LLVMBFloatType", LLVMTypeRef)
LLVMFloatType = _library.function("LLVMFloatType", LLVMTypeRef)
LLVMDoubleType = _library.function("LLVMDoubleType", LLVMTypeRef)
LLVMX86FP80Type = _library.function("LLVMX86FP80Type", LLVMTypeRef)
LLVMFP128Type = _library.function("LLVMFP128Type", LLVMTypeRef)
LLVMPPCFP128Type = _library.function("LLVMPPCFP128Type", LLVMTypeRef)
LLVMFunctionType = _library.function("LLVMFunctionType", LLVMTypeRef, LLVMTypeRef, POINTER(LLVMTypeRef), c_uint32, LLVMBool)
LLVMIsFunctionVarArg = _library.function("LLVMIsFunctionVarArg", LLVMBool, LLVMTypeRef)
LLVMGetReturnType = _library.function("LLVMGetReturnType", LLVMTypeRef, LLVMTypeRef)
LLVMCountParamTypes = _library.function("LLVMCountParamTypes", c_uint32, LLVMTypeRef)
LLVMGetParamTypes = _library.function("LLVMGetParamTypes", None, LLVMTypeRef, POINTER(LLVMTypeRef))
LLVMStructTypeInContext = _library.function("LLVMStructTypeInContext", LLVMTypeRef, LLVMContextRef, POINTER(LLVMTypeRef), c_uint32, LLVMBool)
LLVMStructType = _library.function("LLVMStructType", LLVMTypeRef, POINTER(LLVMTypeRef), c_uint32, LLVMBool)
LLVMStructCreateNamed = _library.function("LLVMStructCreateNamed", LLVMTypeRef, LLVMContextRef, c_char_p)
LLVMGetStructName = _library.function("LLVMGetStructName", c_char_p, LLVMTypeRef)
LLVMStructSetBody = _library.function("LLVMStructSetBody", None, LLVMTypeRef, POINTER(LLVMTypeRef), c_uint32, LLVMBool)
LLVMCountStructElementTypes = _library.function("LLVMCountStructElementTypes", c_uint32, LLVMTypeRef)
LLVMGetStructElementTypes = _library.function("LLVMGetStructElementTypes", None, LLVMTypeRef, POINTER(LLVMTypeRef))
LLVMStructGetTypeAtIndex = _library.function("LLVMStructGetTypeAtIndex", LLVMTypeRef, LLVMTypeRef, c_uint32)
LLVMIsPackedStruct = _library.function("LLVMIsPackedStruct", LLVMBool, LLVMTypeRef)
LLVMIsOpaqueStruct = _library.function("LLVMIsOpaqueStruct", LLVMBool, LLVMTypeRef)
LLVMIsLiteralStruct = _library.function("LLVMIsLiteralStruct", LLVMBool, LLVMTypeRef)
LLVMGetElementType = _library.function("LLVMGetElementType", LLVMTypeRef, LLVMTypeRef)
LLVMGetSubtypes = _library.function("LLVMGetSubtypes", None, LLVMTypeRef, POINTER(LLVMTypeRef))
LLVMGetNumContainedTypes = _library.function("LLVMGetNumContainedTypes", c_uint32, LLVMTypeRef)
LLVMArrayType = _library.function("LLVMArrayType", LLVMTypeRef, LLVMTypeRef, c_uint32)
LLVMArrayType2 = _library.function("LLVMArrayType2", LLVMTypeRef, LLVMTypeRef, c_uint64)
LLVMGetArrayLength = _library.function("LLVMGetArrayLength", c_uint32, LLVMTypeRef)
LLVMGetArrayLength2 = _library.function("LLVMGetArrayLength2", c_uint64, LLVMTypeRef)
LLVMPointerType = _library.function("LLVMPointerType", LLVMTypeRef, LLVMTypeRef, c_uint32)
LLVMPointerTypeIsOpaque = _library.function("LLVMPointerTypeIsOpaque", LLVMBool, LLVMTypeRef)
LLVMPointerTypeInContext = _library.function("LLVMPointerTypeInContext", LLVMTypeRef, LLVMContextRef, c_uint32)
LLVMGetPointerAddressSpace = _library.function("LLVMGetPointerAddressSpace", c_uint32, LLVMTypeRef)
LLVMVectorType = _library.function("LLVMVectorType", LLVMTypeRef, LLVMTypeRef, c_uint32)
LLVMScalableVectorType = _library.function("LLVMScalableVectorType", LLVMTypeRef, LLVMTypeRef, c_uint32)
LLVMGetVectorSize = _library.function("LLVMGetVectorSize", c_uint32, LLVMTypeRef)
LLVMGetConstantPtrAuthPointer = _library.function("LLVMGetConstantPtrAuthPointer", LLVMValueRef, LLVMValueRef)
LLVMGetConstantPtrAuthKey = _library.function("LLVMGetConstantPtrAuthKey", LLVMValueRef, LLVMValueRef)
LLVMGetConstantPtrAuthDiscriminator = _library.function("LLVMGetConstantPtrAuthDiscriminator", LLVMValueRef, LLVMValueRef)
LLVMGetConstantPtrAuthAddrDiscriminator = _library.function("LLVMGetConstantPtrAuthAddrDiscriminator", LLVMValueRef, LLVMValueRef)
LLVMVoidTypeInContext = _library.function("LLVMVoidTypeInContext", LLVMTypeRef, LLVMContextRef)
LLVMLabelTypeInContext = _library.function("LLVMLabelTypeInContext", LLVMTypeRef, LLVMContextRef)
LLVMX86MMXTypeInContext = _library.function("LLVMX86MMXTypeInContext", LLVMTypeRef, LLVMContextRef)
LLVMX86AMXTypeInContext = _library.function("LLVMX86AMXTypeInContext", LLVMTypeRef, LLVMContextRef)
LLVMTokenTypeInContext = _library.function("LLVMTokenTypeInContext", LLVMTypeRef, LLVMContextRef)
LLVMMetadataTypeInContext = _library.function("LLVMMetadataTypeInContext", LLVMTypeRef, LLVMContextRef)
LLVMVoidType = _library.function("LLVMVoidType", LLVMTypeRef)
LLVMLabelType = _library.function("LLVMLabelType", LLVMTypeRef)
LLVMX86MMXType = _library.function("LLVMX86MMXType", LLVMTypeRef)
LLVMX86AMXType = _library.function("LLVMX86AMXType", LLVMTypeRef)
LLVMTargetExtTypeInContext = _library.function("LLVMTargetExtTypeInContext", LLVMTypeRef, LLVMContextRef, c_char_p, POINTER(LLVMTypeRef), c_uint32, POINTER(c_uint32), c_uint32)
LLVMGetTargetExtTypeName = _library.function("LLVMGetTargetExtTypeName", c_char_p, LLVMTypeRef)
LLVMGetTargetExtTypeNumTypeParams = _library.function("LLVMGetTargetExtTypeNumTypeParams", c_uint32, LLVMTypeRef)
LLVMGetTargetExtTypeTypeParam = _library.function("LLVMGetTargetExtTypeTypeParam", LLVMTypeRef, LLVMTypeRef, c_uint32)
LLVMGetTargetExtTypeNumIntParams = _library.function("LLVMGetTargetExtTypeNumIntParams", c_uint32, LLVMTypeRef)
LLVMGetTargetExtTypeIntParam = _library.function("LLVMGetTargetExtTypeIntParam", c_uint32, LLVMTypeRef, c_uint32)
LLVMTypeOf = _library.function("LLVMTypeOf", LLVMTypeRef, LLVMValueRef)
LLVMGetValueKind = _library.function("LLVMGetValueKind", LLVMValueKind, LLVMValueRef)
LLVMGetValueName2 = _library.function("LLVMGetValueName2", c_char_p, LLVMValueRef, POINTER(c_size_t))
LLVMSetValueName2 = _library.function("LLVMSetValueName2", None, LLVMValueRef, c_char_p, c_size_t)
LLVMDumpValue = _library.function("LLVMDumpValue", None, LLVMValueRef)
LLVMPrintValueToString = _library.function("LLVMPrintValueToString", POINTER(c_char), LLVMValueRef)
LLVMPrintDbgRecordToString = _library.function("LLVMPrintDbgRecordToString", POINTER(c_char), LLVMDbgRecordRef)
LLVMReplaceAllUsesWith = _library.function("LLVMReplaceAllUsesWith", None, LLVMValueRef, LLVMValueRef)
LLVMIsConstant = _library.function("LLVMIsConstant", LLVMBool, LLVMValueRef)
LLVMIsUndef = _library.function("LLVMIsUndef", LLVMBool, LLVMValueRef)
LLVMIsPoison = _library.function("LLVMIsPoison", LLVMBool, LLVMValueRef)
LLVMIsAArgument = _library.function("LLVMIsAArgument", LLVMValueRef, LLVMValueRef)
LLVMIsABasicBlock = _library.function("LLVMIsABasicBlock", LLVMValueRef, LLVMValueRef)
LLVMIsAInlineAsm = _library.function("LLVMIsAInlineAsm", LLVMValueRef, LLVMValueRef)
LLVMIsAUser = _library.function("LLVMIsAUser", LLVMValueRef, LLVMValueRef)
LLVMIsAConstant = _library.function("LLVMIsAConstant", LLVMValueRef, LLVMValueRef)
LLVMIsABlockAddress = _library.function("LLVMIsABlockAddress", LLVMValueRef, LLVMValueRef)
LLVMIsAConstantAggregateZero = _library.function("LLVMIsAConstantAggregateZero", LLVMValueRef, LLVMValueRef)
LLVMIsAConstantArray = _library.function("LLVMIsAConstantArray", LLVMValueRef, LLVMValueRef)
LLVMIsAConstantDataSequential = _library.function("LLVMIsAConstantDataSequential", LLVMValueRef, LLVMValueRef)
LLVMIsAConstantDataArray = _library.function("LLVMIsAConstantDataArray", LLVMValueRef, LLVMValueRef)
LLVMIsAConstantDataVector = _library.function("LLVMIsAConstantDataVector", LLVMValueRef, LLVMValueRef)
LLVMIsAConstantExpr = _library.function("LLVMIsAConstantExpr", LLVMValueRef, LLVMValueRef)
LLVMIsAConstantFP = _library.function("LLVMIsAConstantFP", LLVMValueRef, LLVMValueRef)
LLVMIsAConstantInt = _library.function("LLVMIsAConstantInt", LLVMValueRef, LLVMValueRef)
LLVMIsAConstantPointerNull = _library.function("LLVMIsAConstantPointerNull", LLVMValueRef, LLVMValueRef)
LLVMIsAConstantStruct = _library.function("LLVMIsAConstantStruct", LLVMValueRef, LLVMValueRef)
LLVMIsAConstantTokenNone = _library.function("LLVMIsAConstantTokenNone", LLVMValueRef, LLVMValueRef)
LLVMIsAConstantVector = _library.function("LLVMIsAConstantVector", LLVMValueRef, LLVMValueRef)
LLVMIsAConstantPtrAuth = _library.function("LLVMIsAConstantPtrAuth", LLVMValueRef, LLVMValueRef)
LLVMIsAGlobalValue = _library.function("LLVMIsAGlobalValue", LLVMValueRef, LLVMValueRef)
LLVMIsAGlobalAlias = _library.function("LLVMIsAGlobalAlias", LLVMValueRef, LLVMValueRef)
LLVMIsAGlobalObject = _library.function("LLVMIsAGlobalObject", LLVMValueRef, LLVMValueRef)
LLVMIsAFunction = _library.function("LLVMIsAFunction", LLVMValueRef, LLVMValueRef)
LLVMIsAGlobalVariable = _library.function("LLVMIsAGlobalVariable", LLVMValueRef, LLVMValueRef)
LLVMIsAGlobalIFunc = _library.function("LLVMIsAGlobalIFunc", LLVMValueRef, LLVMValueRef)
LLVMIsAUndefValue = _library.function("LLVMIsAUndefValue", LLVMValueRef, LLVMValueRef)
LLVMIsAPoisonValue = _library.function("LLVMIsAPoisonValue", LLVMValueRef, LLVMValueRef)
LLVMIsAInstruction = _library.function("LLVMIsAInstruction", LLVMValueRef, LLVMValueRef)
LLVMIsAUnaryOperator = _library.function("LLVMIsAUnaryOperator", LLVMValueRef, LLVMValueRef)
LLVMIsABinaryOperator = _library.function("LLVMIsABinaryOperator", LLVMValueRef, LLVMValueRef)
LLVMIsACallInst = _library.function("LLVMIsACallInst", LLVMValueRef, LLVMValueRef)
LLVMIsAIntrinsicInst = _library.function("LLVMIsAIntrinsicInst", LLVMValueRef, LLVMValueRef)
LLVMIsADbgInfoIntrinsic = _library.function("LLVMIsADbgInfoIntrinsic", LLVMValueRef, LLVMValueRef)
LLVMIsADbgVariableIntrinsic = _library.function("LLVMIsADbgVariableIntrinsic", LLVMValueRef, LLVMValueRef)
LLVMIsADbgDeclareInst = _library.function("LLVMIsADbgDeclareInst", LLVMValueRef, LLVMValueRef)
LLVMIsADbgLabelInst = _library.function("LLVMIsADbgLabelInst", LLVMValueRef, LLVMValueRef)
LLVMIsAMemIntrinsic = _library.function("LLVMIsAMemIntrinsic", LLVMValueRef, LLVMValueRef)
LLVMIsAMemCpyInst = _library.function("LLVMIsAMemCpyInst", LLVMValueRef, LLVMValueRef)
LLVMIsAMemMoveInst = _library.function("LLVMIsAMemMoveInst", LLVMValueRef, LLVMValueRef)
LLVMIsAMemSetInst = _library.function("LLVMIsAMemSetInst", LLVMValueRef, LLVMValueRef)
LLVMIsACmpInst = _library.function("LLVMIsACmpInst", LLVMValueRef, LLVMValueRef)
LLVMIsAFCmpInst = _library.function("LLVMIsAFCmpInst", LLVMValueRef, LLVMValueRef)
LLVMIsAICmpInst = _library.function("LLVMIsAICmpInst", LLVMValueRef, LLVMValueRef)
LLVMIsAExtractElementInst = _library.function("LLVMIsAExtractElementInst", LLVMValueRef, LLVMValueRef)
LLVMIsAGetElementPtrInst = _library.function("LLVMIsAGetElementPtrInst", LLVMValueRef, LLVMValueRef)
LLVMIsAInsertElementInst = _library.function("LLVMIsAInsertElementInst", LLVMValueRef, LLVMValueRef)
LLVMIsAInsertValueInst = _library.function("LLVMIsAInsertValueInst", LLVMValueRef, LLVMValueRef)
LLVMIsALandingPadInst = _library.function("LLVMIsALandingPadInst", LLVMValueRef, LLVMValueRef)
LLVMIsAPHINode = _library.function("LLVMIsAPHINode", LLVMValueRef, LLVMValueRef)
LLVMIsASelectInst = _library.function("LLVMIsASelectInst", LLVMValueRef, LLVMValueRef)
LLVMIsAShuffleVectorInst = _library.function("LLVMIsAShuffleVectorInst", LLVMValueRef, LLVMValueRef)
LLVMIsAStoreInst = _library.function("LLVMIsAStoreInst", LLVMValueRef, LLVMValueRef)
LLVMIsABranchInst = _library.function("LLVMIsABranchInst", LLVMValueRef, LLVMValueRef)
LLVMIsAIndirectBrInst = _library.function("LLVMIsAIndirectBrInst", LLVMValueRef, LLVMValueRef)
LLVMIsAInvokeInst = _library.function("LLVMIsAInvokeInst", LLVMValueRef, LLVMValueRef)
LLVMIsAReturnInst = _library.function("LLVMIsAReturnInst", LLVMValueRef, LLVMValueRef)
LLVMIsASwitchInst = _library.function("LLVMIsASwitchInst", LLVMValueRef, LLVMValueRef)
LLVMIsAUnreachableInst = _library.function("LLVMIsAUnreachableInst", LLVMValueRef, LLVMValueRef)
LLVMIsAResumeInst = _library.function("LLVMIsAResumeInst", LLVMValueRef, LLVMValueRef)
LLVMIsACleanupReturnInst = _library.function("LLVMIsACleanupReturnInst", LLVMValueRef, LLVMValueRef)
LLVMIsACatchReturnInst = _library.function("LLVMIsACatchReturnInst", LLVMValueRef, LLVMValueRef)
LLVMIsACatchSwitchInst = _library.function("LLVMIsACatchSwitchInst", LLVMValueRef, LLVMValueRef)
LLVMIsACallBrInst = _library.function("LLVMIsACallBrInst", LLVMValueRef, LLVMValueRef)
LLVMIsAFuncletPadInst = _library.function("LLVMIsAFuncletPadInst", LLVMValueRef, LLVMValueRef)
LLVMIsACatchPadInst = _library.function("LLVMIsACatchPadInst", LLVMValueRef, LLVMValueRef)
LLVMIsACleanupPadInst = _library.function("LLVMIsACleanupPadInst", LLVMValueRef, LLVMValueRef)
LLVMIsAUnaryInstruction = _library.function("LLVMIsAUnaryInstruction", LLVMValueRef, LLVMValueRef)
LLVMIsAAllocaInst = _library.function("LLVMIsAAllocaInst", LLVMValueRef, LLVMValueRef)
LLVMIsACastInst = _library.function("LLVMIsACastInst", LLVMValueRef, LLVMValueRef)
LLVMIsAAddrSpaceCastInst = _library.function("LLVMIsAAddrSpaceCastInst", LLVMValueRef, LLVMValueRef)
LLVMIsABitCastInst = _library.function("LLVMIsABitCastInst", LLVMValueRef, LLVMValueRef)
LLVMIsAFPExtInst = _library.function("LLVMIsAFPExtInst", LLVMValueRef, LLVMValueRef)
LLVMIsAFPToSIInst = _library.function("LLVMIsAFPToSIInst", LLVMValueRef, LLVMValueRef)
LLVMIsAFPToUIInst = _library.function("LLVMIsAFPToUIInst", LLVMValueRef, LLVMValueRef)
LLVMIsAFPTruncInst = _library.function("LLVMIsAFPTruncInst", LLVMValueRef, LLVMValueRef)
LLVMIsAIntToPtrInst = _library.function("LLVMIsAIntToPtrInst", LLVMValueRef, LLVMValueRef)
LLVMIsAPtrToIntInst = _library.function("LLVMIsAPtrToIntInst", LLVMValueRef, LLVMValueRef)
LLVMIsASExtInst = _library.function("LLVMIsASExtInst", LLVMValueRef, LLVMValueRef)
LLVMIsASIToFPInst = _library.function("LLVMIsASIToFPInst", LLVMValueRef, LLVMValueRef)
LLVMIsATruncInst = _library.function("LLVMIsATruncInst", LLVMValueRef, LLVMValueRef)
LLVMIsAUIToFPInst = _library.function("LLVMIsAUIToFPInst", LLVMValueRef, LLVMValueRef)
LLVMIsAZExtInst = _library.function("LLVMIsAZExtInst", LLVMValueRef, LLVMValueRef)
LLVMIsAExtractValueInst = _library.function("LLVMIsAExtractValueInst", LLVMValueRef, LLVMValueRef)
LLVMIsALoadInst = _library.function("LLVMIsALoadInst", LLVMValueRef, LLVMValueRef)
LLVMIsAVAArgInst = _library.function("LLVMIsAVAArgInst", LLVMValueRef, LLVMValueRef)
LLVMIsAFreezeInst = _library.function("LLVMIsAFreezeInst", LLVMValueRef, LLVMValueRef)
LLVMIsAAtomicCmpXchgInst = _library.function("LLVMIsAAtomicCmpXchgInst", LLVMValueRef, LLVMValueRef)
LLVMIsAAtomicRMWInst = _library.function("LLVMIsAAtomicRMWInst", LLVMValueRef, LLVMValueRef)
LLVMIsAFenceInst = _library.function("LLVMIsAFenceInst", LLVMValueRef, LLVMValueRef)
LLVMIsAMDNode = _library.function("LLVMIsAMDNode", LLVMValueRef, LLVMValueRef)
LLVMIsAValueAsMetadata = _library.function("LLVMIsAValueAsMetadata", LLVMValueRef, LLVMValueRef)
LLVMIsAMDString = _library.function("LLVMIsAMDString", LLVMValueRef, LLVMValueRef)
LLVMGetValueName = _library.function("LLVMGetValueName", c_char_p, LLVMValueRef)
LLVMSetValueName = _library.function("LLVMSetValueName", None, LLVMValueRef, c_char_p)
LLVMGetFirstUse = _library.function("LLVMGetFirstUse", LLVMUseRef, LLVMValueRef)
LLVMGetNextUse = _library.function("LLVMGetNextUse", LLVMUseRef, LLVMUseRef)
LLVMGetUser = _library.function("LLVMGetUser", LLVMValueRef, LLVMUseRef)
LLVMGetUsedValue = _library.function("LLVMGetUsedValue", LLVMValueRef, LLVMUseRef)
LLVMGetOperand = _library.function("LLVMGetOperand", LLVMValueRef, LLVMValueRef, c_uint32)
LLVMGetOperandUse = _library.function("LLVMGetOperandUse", LLVMUseRef, LLVMValueRef, c_uint32)
LLVMSetOperand = _library.function("LLVMSetOperand", None, LLVMValueRef, c_uint32, LLVMValueRef)
LLVMGetNumOperands = _library.function("LLVMGetNumOperands", c_int32, LLVMValueRef)
LLVMConstNull = _library.function("LLVMConstNull", LLVMValueRef, LLVMTypeRef)
LLVMConstAllOnes = _library.function("LLVMConstAllOnes", LLVMValueRef, LLVMTypeRef)
LLVMGetUndef = _library.function("LLVMGetUndef", LLVMValueRef, LLVMTypeRef)
LLVMGetPoison = _library.function("LLVMGetPoison", LLVMValueRef, LLVMTypeRef)
LLVMIsNull = _library.function("LLVMIsNull", LLVMBool, LLVMValueRef)
LLVMConstPointerNull = _library.function("LLVMConstPointerNull", LLVMValueRef, LLVMTypeRef)
LLVMConstInt = _library.function("LLVMConstInt", LLVMValueRef, LLVMTypeRef, c_uint64, LLVMBool)
LLVMConstIntOfArbitraryPrecision = _library.function("LLVMConstIntOfArbitraryPrecision", LLVMValueRef, LLVMTypeRef, c_uint32, POINTER(c_uint64))
LLVMConstIntOfString = _library.function("LLVMConstIntOfString", LLVMValueRef, LLVMTypeRef, c_char_p, c_uint8)
LLVMConstIntOfStringAndSize = _library.function("LLVMConstIntOfStringAndSize", LLVMValueRef, LLVMTypeRef, c_char_p, c_uint32, c_uint8)
LLVMConstReal = _library.function("LLVMConstReal", LLVMValueRef, LLVMTypeRef, c_double)
LLVMConstRealOfString = _library.function("LLVMConstRealOfString", LLVMValueRef, LLVMTypeRef, c_char_p)
LLVMConstRealOfStringAndSize = _library.function("LLVMConstRealOfStringAndSize", LLVMValueRef, LLVMTypeRef, c_char_p, c_uint32)
LLVMConstIntGetZExtValue = _library.function("LLVMConstIntGetZExtValue", c_uint64, LLVMValueRef)
LLVMConstIntGetSExtValue = _library.function("LLVMConstIntGetSExtValue", c_int64, LLVMValueRef)
LLVMConstRealGetDouble = _library.function("LLVMConstRealGetDouble", c_double, LLVMValueRef, POINTER(LLVMBool))
LLVMConstStringInContext = _library.function("LLVMConstStringInContext", LLVMValueRef, LLVMContextRef, c_char_p, c_uint32, LLVMBool)
LLVMConstStringInContext2 = _library.function("LLVMConstStringInContext2", LLVMValueRef, LLVMContextRef, c_char_p, c_size_t, LLVMBool)
LLVMConstString = _library.function("LLVMConstString", LLVMValueRef, c_char_p, c_uint32, LLVMBool)
LLVMIsConstantString = _library.function("LLVMIsConstantString", LLVMBool, LLVMValueRef)
LLVMGetAsString = _library.function("LLVMGetAsString", c_char_p, LLVMValueRef, POINTER(c_size_t))
LLVMConstStructInContext = _library.function("LLVMConstStructInContext", LLVMValueRef, LLVMContextRef, POINTER(LLVMValueRef), c_uint32, LLVMBool)
LLVMConstStruct = _library.function("LLVMConstStruct", LLVMValueRef, POINTER(LLVMValueRef), c_uint32, LLVMBool)
LLVMConstArray = _library.function("LLVMConstArray", LLVMValueRef, LLVMTypeRef, POINTER(LLVMValueRef), c_uint32)
LLVMConstArray2 = _library.function("LLVMConstArray2", LLVMValueRef, LLVMTypeRef, POINTER(LLVMValueRef), c_uint64)
LLVMConstNamedStruct = _library.function("LLVMConstNamedStruct", LLVMValueRef, LLVMTypeRef, POINTER(LLVMValueRef), c_uint32)
LLVMGetAggregateElement = _library.function("LLVMGetAggregateElement", LLVMValueRef, LLVMValueRef, c_uint32)
LLVMGetElementAsConstant = _library.function("LLVMGetElementAsConstant", LLVMValueRef, LLVMValueRef, c_uint32)
LLVMConstVector = _library.function("LLVMConstVector", LLVMValueRef, POINTER(LLVMValueRef), c_uint32)
LLVMConstantPtrAuth = _library.function("LLVMConstantPtrAuth", LLVMValueRef, LLVMValueRef, LLVMValueRef, LLVMValueRef, LLVMValueRef)
LLVMGetConstOpcode = _library.function("LLVMGetConstOpcode", LLVMOpcode, LLVMValueRef)
LLVMAlignOf = _library.function("LLVMAlignOf", LLVMValueRef, LLVMTypeRef)
LLVMSizeOf = _library.function("LLVMSizeOf", LLVMValueRef, LLVMTypeRef)
LLVMConstNeg = _library.function("LLVMConstNeg", LLVMValueRef, LLVMValueRef)
LLVMConstNSWNeg = _library.function("LLVMConstNSWNeg", LLVMValueRef, LLVMValueRef)
LLVMConstNUWNeg = _library.function("LLVMConstNUWNeg", LLVMValueRef, LLVMValueRef)
LLVMConstNot = _library.function("LLVMConstNot", LLVMValueRef, LLVMValueRef)
LLVMConstAdd = _library.function("LLVMConstAdd", LLVMValueRef, LLVMValueRef, LLVMValueRef)
LLVMConstNSWAdd = _library.function("LLVMConstNSWAdd", LLVMValueRef, LLVMValueRef, LLVMValueRef)
LLVMConstNUWAdd = _library.function("LLVMConstNUWAdd", LLVMValueRef, LLVMValueRef, LLVMValueRef)
LLVMConstSub = _library.function("LLVMConstSub", LLVMValueRef, LLVMValueRef, LLVMValueRef)
LLVMConstNSWSub = _library.function("LLVMConstNSWSub", LLVMValueRef, LLVMValueRef, LLVMValueRef)
LLVMConstNUWSub = _library.function("LLVMConstNUWSub", LLVMValueRef, LLVMValueRef, LLVMValueRef)
LLVMConstMul = _library.function("LLVMConstMul", LLVMValueRef, LLVMValueRef, LLVMValueRef)
LLVMConstNSWMul = _library.function("LLVMConstNSWMul", LLVMValueRef, LLVMValueRef, LLVMValueRef)
LLVMConstNUWMul = _library.function("LLVMConstNUWMul", LLVMValueRef, LLVMValueRef, LLVMValueRef)
LLVMConstXor = _library.function("LLVMConstXor", LLVMValueRef, LLVMValueRef, LLVMValueRef)
LLVMConstGEP2 = _library.function("LLVMConstGEP2", LLVMValueRef, LLVMTypeRef, LLVMValueRef, POINTER(LLVMValueRef), c_uint32)
LLVMConstInBoundsGEP2 = _library.function("LLVMConstInBoundsGEP2", LLVMValueRef, LLVMTypeRef, LLVMValueRef, POINTER(LLVMValueRef), c_uint32)
LLVMConstGEPWithNoWrapFlags = _library.function("LLVMConstGEPWithNoWrapFlags", LLVMValueRef, LLVMTypeRef, LLVMValueRef, POINTER(LLVMValueRef), c_uint32, LLVMGEPNoWrapFlags)
LLVMConstTrunc = _library.function("LLVMConstTrunc", LLVMValueRef, LLVMValueRef, LLVMTypeRef)
LLVMConstPtrToInt = _library.function("LLVMConstPtrToInt", LLVMValueRef, LLVMValueRef, LLVMTypeRef)
LLVMConstIntToPtr = _library.function("LLVMConstIntToPtr", LLVMValueRef, LLVMValueRef, LLVMTypeRef)
LLVMConstBitCast = _library.function("LLVMConstBitCast", LLVMValueRef, LLVMValueRef, LLVMTypeRef)
LLVMConstAddrSpaceCast = _library.function("LLVMConstAddrSpaceCast", LLVMValueRef, LLVMValueRef, LLVMTypeRef)
LLVMConstTruncOrBitCast = _library.function("LLVMConstTruncOrBitCast", LLVMValueRef, LLVMValueRef, LLVMTypeRef)
LLVMConstPointerCast = _library.function("LLVMConstPointerCast", LLVMValueRef, LLVMValueRef, LLVMTypeRef)
LLVMConstExtractElement = _library.function("LLVMConstExtractElement", LLVMValueRef, LLVMValueRef, LLVMValueRef)
LLVMConstInsertElement = _library.function("LLVMConstInsertElement", LLVMValueRef, LLVMValueRef, LLVMValueRef, LLVMValueRef)
LLVMConstShuffleVector = _library.function("LLVMConstShuffleVector", LLVMValueRef, LLVMValueRef, LLVMValueRef, LLVMValueRef)
LLVMBlockAddress = _library.function("LLVMBlockAddress", LLVMValueRef, LLVMValueRef, LLVMBasicBlockRef)
LLVMGetBlockAddressFunction = _library.function("LLVMGetBlockAddressFunction", LLVMValueRef, LLVMValueRef)
LLVMGetBlockAddressBasicBlock = _library.function("LLVMGetBlockAddressBasicBlock", LLVMBasicBlockRef, LLVMValueRef)
LLVMConstInlineAsm = _library.function("LLVMConstInlineAsm", LLVMValueRef, LLVMTypeRef, c_char_p, c_char_p, LLVMBool, LLVMBool)
LLVMGetGlobalParent = _library.function("LLVMGetGlobalParent", LLVMModuleRef, LLVMValueRef)
LLVMIsDeclaration = _library.function("LLVMIsDeclaration", LLVMBool, LLVMValueRef)
LLVMGetLinkage = _library.function("LLVMGetLinkage", LLVMLinkage, LLVMValueRef)
LLVMSetLinkage = _library.function("LLVMSetLinkage", None, LLVMValueRef, LLVMLinkage)
LLVMGetSection = _library.function("LLVMGetSection", c_char_p, LLVMValueRef)
LLVMSetSection = _library.function("LLVMSetSection", None, LLVMValueRef, c_char_p)
LLVMGetVisibility = _library.function("LLVMGetVisibility", LLVMVisibility, LLVMValueRef)
LLVMSetVisibility = _library.function("LLVMSetVisibility", None, LLVMValueRef, LLVMVisibility)
LLVMGetDLLStorageClass = _library.function("LLVMGetDLLStorageClass", LLVMDLLStorageClass, LLVMValueRef)
LLVMSetDLLStorageClass = _library.function("LLVMSetDLLStorageClass", None, LLVMValueRef, LLVMDLLStorageClass)
LLVMGetUnnamedAddress = _library.function("LLVMGetUnnamedAddress", LLVMUnnamedAddr, LLVMValueRef)
LLVMSetUnnamedAddress = _library.function("LLVMSetUnnamedAddress", None, LLVMValueRef, LLVMUnnamedAddr)
LLVMGlobalGetValueType = _library.function("LLVMGlobalGetValueType", LLVMTypeRef, LLVMValueRef)
LLVMHasUnnamedAddr = _library.function("LLVMHasUnnamedAddr", LLVMBool, LLVMValueRef)
LLVMSetUnnamedAddr = _library.function("LLVMSetUnnamedAddr", None, LLVMValueRef, LLVMBool)
LLVMGetAlignment = _library.function("LLVMGetAlignment", c_uint32, LLVMValueRef)
LLVMSetAlignment = _library.function("LLVMSetAlignment", None, LLVMValueRef, c_uint32)
LLVMGlobalSetMetadata = _library.function("LLVMGlobalSetMetadata", None, LLVMValueRef, c_uint32, LLVMMetadataRef)
LLVMGlobalEraseMetadata = _library.function("LLVMGlobalEraseMetadata", None, LLVMValueRef, c_uint32)
LLVMGlobalClearMetadata = _library.function("LLVMGlobalClearMetadata", None, LLVMValueRef)
LLVMGlobalCopyAllMetadata = _library.function("LLVMGlobalCopyAllMetadata", POINTER(LLVMValueMetadataEntry), LLVMValueRef, POINTER(c_size_t))
LLVMDisposeValueMetadataEntries = _library.function("LLVMDisposeValueMetadataEntries", None, POINTER(LLVMValueMetadataEntry))
LLVMValueMetadataEntriesGetKind = _library.function("LLVMValueMetadataEntriesGetKind", c_uint32, POINTER(LLVMValueMetadataEntry), c_uint32)
LLVMValueMetadataEntriesGetMetadata = _library.function("LLVMValueMetadataEntriesGetMetadata", LLVMMetadataRef, POINTER(LLVMValueMetadataEntry), c_uint32)
LLVMAddGlobal = _library.function("LLVMAddGlobal", LLVMValueRef, LLVMModuleRef, LLVMTypeRef, c_char_p)
LLVMAddGlobalInAddressSpace = _library.function("LLVMAddGlobalInAddressSpace", LLVMValueRef, LLVMModuleRef, LLVMTypeRef, c_char_p, c_uint32)
LLVMGetNamedGlobal = _library.function("LLVMGetNamedGlobal", LLVMValueRef, LLVMModuleRef, c_char_p)
LLVMGetFirstGlobal = _library.function("LLVMGetFirstGlobal", LLVMValueRef, LLVMModuleRef)
LLVMGetLastGlobal = _library.function("LLVMGetLastGlobal", LLVMValueRef, LLVMModuleRef)
LLVMGetNextGlobal = _library.function("LLVMGetNextGlobal", LLVMValueRef, LLVMValueRef)
LLVMGetPreviousGlobal = _library.function("LLVMGetPreviousGlobal", LLVMValueRef, LLVMValueRef)
LLVMDeleteGlobal = _library.function("LLVMDeleteGlobal", None, LLVMValueRef)
LLVMGetInitializer = _library.function("LLVMGetInitializer", LLVMValueRef, LLVMValueRef)
LLVMSetInitializer = _library.function("LLVMSetInitializer", None, LLVMValueRef, LLVMValueRef)
LLVMIsThreadLocal = _library.function("LLVMIsThreadLocal", LLVMBool, LLVMValueRef)
LLVMSetThreadLocal = _library.function("LLVMSetThreadLocal", None, LLVMValueRef, LLVMBool)
LLVMIsGlobalConstant = _library.function("LLVMIsGlobalConstant", LLVMBool, LLVMValueRef)
LLVMSetGlobalConstant = _library.function("LLVMSetGlobalConstant", None, LLVMValueRef, LLVMBool)
LLVMGetThreadLocalMode = _library.function("LLVMGetThreadLocalMode", LLVMThreadLocalMode, LLVMValueRef)
LLVMSetThreadLocalMode = _library.function("LLVMSetThreadLocalMode", None, LLVMValueRef, LLVMThreadLocalMode)
LLVMIsExternallyInitialized = _library.function("LLVMIsExternallyInitialized", LLVMBool, LLVMValueRef)
LLVMSetExternallyInitialized = _library.function("LLVMSetExternallyInitialized", None, LLVMValueRef, LLVMBool)
LLVMAddAlias2 = _library.function("LLVMAddAlias2", LLVMValueRef, LLVMModuleRef, LLVMTypeRef, c_uint32, LLVMValueRef, c_char_p)
LLVMGetNamedGlobalAlias = _library.function("LLVMGetNamedGlobalAlias", LLVMValueRef, LLVMModuleRef, c_char_p, c_size_t)
LLVMGetFirstGlobalAlias = _library.function("LLVMGetFirstGlobalAlias", LLVMValueRef, LLVMModuleRef)
LLVMGetLastGlobalAlias = _library.function("LLVMGetLastGlobalAlias", LLVMValueRef, LLVMModuleRef)
LLVMGetNextGlobalAlias = _library.function("LLVMGetNextGlobalAlias", LLVMValueRef, LLVMValueRef)
LLVMGetPreviousGlobalAlias = _library.function("LLVMGetPreviousGlobalAlias", LLVMValueRef, LLVMValueRef)
LLVMAliasGetAliasee = _library.function("LLVMAliasGetAliasee", LLVMValueRef, LLVMValueRef)
LLVMAliasSetAliasee = _library.function("LLVMAliasSetAliasee", None, LLVMValueRef, LLVMValueRef)
LLVMDeleteFunction = _library.function("LLVMDeleteFunction", None, LLVMValueRef)
LLVMHasPersonalityFn = _library.function("LLVMHasPersonalityFn", LLVMBool, LLVMValueRef)
LLVMGetPersonalityFn = _library.function("LLVMGetPersonalityFn", LLVMValueRef, LLVMValueRef)
LLVMSetPersonalityFn = _library.function("LLVMSetPersonalityFn", None, LLVMValueRef, LLVMValueRef)
LLVMLookupIntrinsicID = _library.function("LLVMLookupIntrinsicID", c_uint32, c_char_p, c_size_t)
LLVMGetIntrinsicID = _library.function("LLVMGetIntrinsicID", c_uint32, LLVMValueRef)
LLVMGetIntrinsicDeclaration = _library.function("LLVMGetIntrinsicDeclaration", LLVMValueRef, LLVMModuleRef, c_uint32, POINTER(LLVMTypeRef), c_size_t)
LLVMIntrinsicGetType = _library.function("LLVMIntrinsicGetType", LLVMTypeRef, LLVMContextRef, c_uint32, POINTER(LLVMTypeRef), c_size_t)
LLVMIntrinsicGetName = _library.function("LLVMIntrinsicGetName", c_char_p, c_uint32, POINTER(c_size_t))
LLVMIntrinsicCopyOverloadedName = _library.function("LLVMIntrinsicCopyOverloadedName", c_char_p, c_uint32, POINTER(LLVMTypeRef), c_size_t, POINTER(c_size_t))
LLVMIntrinsicCopyOverloadedName2 = _library.function("LLVMIntrinsicCopyOverloadedName2", c_char_p, LLVMModuleRef, c_uint32, POINTER(LLVMTypeRef), c_size_t, POINTER(c_size_t))
LLVMIntrinsicIsOverloaded = _library.function("LLVMIntrinsicIsOverloaded", LLVMBool, c_uint32)
LLVMGetFunctionCallConv = _library.function("LLVMGetFunctionCallConv", c_uint32, LLVMValueRef)
LLVMSetFunctionCallConv = _library.function("LLVMSetFunctionCallConv", None, LLVMValueRef, c_uint32)
LLVMGetGC = _library.function("LLVMGetGC", c_char_p, LLVMValueRef)
LLVMSetGC = _library.function("LLVMSetGC", None, LLVMValueRef, c_char_p)
LLVMGetPrefixData = _library.function("LLVMGetPrefixData", LLVMValueRef, LLVMValueRef)
LLVMHasPrefixData = _library.function("LLVMHasPrefixData", LLVMBool, LLVMValueRef)
LLVMSetPrefixData = _library.function("LLVMSetPrefixData", None, LLVMValueRef, LLVMValueRef)
LLVMGetPrologueData = _library.function("LLVMGetPrologueData", LLVMValueRef, LLVMValueRef)
LLVMHasPrologueData = _library.function("LLVMHasPrologueData", LLVMBool, LLVMValueRef)
LLVMSetPrologueData = _library.function("LLVMSetPrologueData", None, LLVMValueRef, LLVMValueRef)
LLVMAddAttributeAtIndex = _library.function("LLVMAddAttributeAtIndex", None, LLVMValueRef, LLVMAttributeIndex, LLVMAttributeRef)
LLVMGetAttributeCountAtIndex = _library.function("LLVMGetAttributeCountAtIndex", c_uint32, LLVMValueRef, LLVMAttributeIndex)
LLVMGetAttributesAtIndex = _library.function("LLVMGetAttributesAtIndex", None, LLVMValueRef, LLVMAttributeIndex, POINTER(LLVMAttributeRef))
LLVMGetEnumAttributeAtIndex = _library.function("LLVMGetEnumAttributeAtIndex", LLVMAttributeRef, LLVMValueRef, LLVMAttributeIndex, c_uint32)
LLVMGetStringAttributeAtIndex = _library.function("LLVMGetStringAttributeAtIndex", LLVMAttributeRef, LLVMValueRef, LLVMAttributeIndex, c_char_p, c_uint32)
LLVMRemoveEnumAttributeAtIndex = _library.function("LLVMRemoveEnumAttributeAtIndex", None, LLVMValueRef, LLVMAttributeIndex, c_uint32)
LLVMRemoveStringAttributeAtIndex = _library.function("LLVMRemoveStringAttributeAtIndex", None, LLVMValueRef, LLVMAttributeIndex, c_char_p, c_uint32)
LLVMAddTargetDependentFunctionAttr = _library.function("LLVMAddTargetDependentFunctionAttr", None, LLVMValueRef, c_char_p, c_char_p)
LLVMCountParams = _library.function("LLVMCountParams", c_uint32, LLVMValueRef)
LLVMGetParams = _library.function("LLVMGetParams", None, LLVMValueRef, POINTER(LLVMValueRef))
LLVMGetParam = _library.function("LLVMGetParam", LLVMValueRef, LLVMValueRef, c_uint32)
LLVMGetParamParent = _library.function("LLVMGetParamParent", LLVMValueRef, LLVMValueRef)
LLVMGetFirstParam = _library.function("LLVMGetFirstParam", LLVMValueRef, LLVMValueRef)
LLVMGetLastParam = _library.function("LLVMGetLastParam", LLVMValueRef, LLVMValueRef)
LLVMGetNextParam = _library.function("LLVMGetNextParam", LLVMValueRef, LLVMValueRef)
LLVMGetPreviousParam = _library.function("LLVMGetPreviousParam", LLVMValueRef, LLVMValueRef)
LLVMSetParamAlignment = _library.function("LLVMSetParamAlignment", None, LLVMValueRef, c_uint32)
LLVMAddGlobalIFunc = _library.function("LLVMAddGlobalIFunc", LLVMValueRef, LLVMModuleRef, c_char_p, c_size_t, LLVMTypeRef, c_uint32, LLVMValueRef)
LLVMGetNamedGlobalIFunc = _library.function("LLVMGetNamedGlobalIFunc", LLVMValueRef, LLVMModuleRef, c_char_p, c_size_t)
LLVMGetFirstGlobalIFunc = _library.function("LLVMGetFirstGlobalIFunc", LLVMValueRef, LLVMModuleRef)
LLVMGetLastGlobalIFunc = _library.function("LLVMGetLastGlobalIFunc", LLVMValueRef, LLVMModuleRef)
LLVMGetNextGlobalIFunc = _library.function("LLVMGetNextGlobalIFunc", LLVMValueRef, LLVMValueRef)
LLVMGetPreviousGlobalIFunc = _library.function("LLVMGetPreviousGlobalIFunc", LLVMValueRef, LLVMValueRef)
LLVMGetGlobalIFuncResolver = _library.function("LLVMGetGlobalIFuncResolver", LLVMValueRef, LLVMValueRef)
LLVMSetGlobalIFuncResolver = _library.function("LLVMSetGlobalIFuncResolver", None, LLVMValueRef, LLVMValueRef)
LLVMEraseGlobalIFunc = _library.function("LLVMEraseGlobalIFunc", None, LLVMValueRef)
LLVMRemoveGlobalIFunc = _library.function("LLVMRemoveGlobalIFunc", None, LLVMValueRef)
LLVMMDStringInContext2 = _library.function("LLVMMDStringInContext2", LLVMMetadataRef, LLVMContextRef, c_char_p, c_size_t)
LLVMMDNodeInContext2 = _library.function("LLVMMDNodeInContext2", LLVMMetadataRef, LLVMContextRef, POINTER(LLVMMetadataRef), c_size_t)
LLVMMetadataAsValue = _library.function("LLVMMetadataAsValue", LLVMValueRef, LLVMContextRef, LLVMMetadataRef)
LLVMValueAsMetadata = _library.function("LLVMValueAsMetadata", LLVMMetadataRef, LLVMValueRef)
LLVMGetMDString = _library.function("LLVMGetMDString", c_char_p, LLVMValueRef, POINTER(c_uint32))
LLVMGetMDNodeNumOperands = _library.function("LLVMGetMDNodeNumOperands", c_uint32, LLVMValueRef)
LLVMGetMDNodeOperands = _library.function("LLVMGetMDNodeOperands", None, LLVMValueRef, POINTER(LLVMValueRef))
LLVMReplaceMDNodeOperandWith = _library.function("LLVMReplaceMDNodeOperandWith", None, LLVMValueRef, c_uint32, LLVMMetadataRef)
LLVMMDStringInContext = _library.function("LLVMMDStringInContext", LLVMValueRef, LLVMContextRef, c_char_p, c_uint32)
LLVMMDString = _library.function("LLVMMDString", LLVMValueRef, c_char_p, c_uint32)
LLVMMDNodeInContext = _library.function("LLVMMDNodeInContext", LLVMValueRef, LLVMContextRef, POINTER(LLVMValueRef), c_uint32)
LLVMMDNode = _library.function("LLVMMDNode", LLVMValueRef, POINTER(LLVMValueRef), c_uint32)
LLVMCreateOperandBundle = _library.function("LLVMCreateOperandBundle", LLVMOperandBundleRef, c_char_p, c_size_t, POINTER(LLVMValueRef), c_uint32)
LLVMDisposeOperandBundle = _library.function("LLVMDisposeOperandBundle", None, LLVMOperandBundleRef)
LLVMGetOperandBundleTag = _library.function("LLVMGetOperandBundleTag", c_char_p, LLVMOperandBundleRef, POINTER(c_size_t))
LLVMGetNumOperandBundleArgs = _library.function("LLVMGetNumOperandBundleArgs", c_uint32, LLVMOperandBundleRef)
LLVMGetOperandBundleArgAtIndex = _library.function("LLVMGetOperandBundleArgAtIndex", LLVMValueRef, LLVMOperandBundleRef, c_uint32)
LLVMBasicBlockAsValue = _library.function("LLVMBasicBlockAsValue", LLVMValueRef, LLVMBasicBlockRef)
LLVMValueIsBasicBlock = _library.function("LLVMValueIsBasicBlock", LLVMBool, LLVMValueRef)
LLVMValueAsBasicBlock = _library.function("LLVMValueAsBasicBlock", LLVMBasicBlockRef, LLVMValueRef)
LLVMGetBasicBlockName = _library.function("LLVMGetBasicBlockName", c_char_p, LLVMBasicBlockRef)
LLVMGetBasicBlockParent = _library.function("LLVMGetBasicBlockParent", LLVMValueRef, LLVMBasicBlockRef)
LLVMGetBasicBlockTerminator = _library.function("LLVMGetBasicBlockTerminator", LLVMValueRef, LLVMBasicBlockRef)
LLVMCountBasicBlocks = _library.function("LLVMCountBasicBlocks", c_uint32, LLVMValueRef)
LLVMGetBasicBlocks = _library.function("LLVMGetBasicBlocks", None, LLVMValueRef, POINTER(LLVMBasicBlockRef))
LLVMGetFirstBasicBlock = _library.function("LLVMGetFirstBasicBlock", LLVMBasicBlockRef, LLVMValueRef)
LLVMGetLastBasicBlock = _library.function("LLVMGetLastBasicBlock", LLVMBasicBlockRef, LLVMValueRef)
LLVMGetNextBasicBlock = _library.function("LLVMGetNextBasicBlock", LLVMBasicBlockRef, LLVMBasicBlockRef)
LLVMGetPreviousBasicBlock = _library.function("LLVMGetPreviousBasicBlock", LLVMBasicBlockRef, LLVMBasicBlockRef)
LLVMGetEntryBasicBlock = _library.function("LLVMGetEntryBasicBlock", LLVMBasicBlockRef, LLVMValueRef)
LLVMInsertExistingBasicBlockAfterInsertBlock = _library.function("LLVMInsertExistingBasicBlockAfterInsertBlock", None, LLVMBuilderRef, LLVMBasicBlockRef)
LLVMAppendExistingBasicBlock = _library.function("LLVMAppendExistingBasicBlock", None, LLVMValueRef, LLVMBasicBlockRef)
LLVMCreateBasicBlockInContext = _library.function("LLVMCreateBasicBlockInContext", LLVMBasicBlockRef, LLVMContextRef, c_char_p)
LLVMAppendBasicBlockInContext = _library.function("LLVMAppendBasicBlockInContext", LLVMBasicBlockRef, LLVMContextRef, LLVMValueRef, c_char_p)
LLVMAppendBasicBlock = _library.function("LLVMAppendBasicBlock", LLVMBasicBlockRef, LLVMValueRef, c_char_p)
LLVMInsertBasicBlockInContext = _library.function("LLVMInsertBasicBlockInContext", LLVMBasicBlockRef, LLVMContextRef, LLVMBasicBlockRef, c_char_p)
LLVMInsertBasicBlock = _library.function("LLVMInsertBasicBlock", LLVMBasicBlockRef, LLVMBasicBlockRef, c_char_p)
LLVMDeleteBasicBlock = _library.function("LLVMDeleteBasicBlock", None, LLVMBasicBlockRef)
LLVMRemoveBasicBlockFromParent = _library.function("LLVMRemoveBasicBlockFromParent", None, LLVMBasicBlockRef)
LLVMMoveBasicBlockBefore = _library.function("LLVMMoveBasicBlockBefore", None, LLVMBasicBlockRef, LLVMBasicBlockRef)
LLVMMoveBasicBlockAfter = _library.function("LLVMMoveBasicBlockAfter", None, LLVMBasicBlockRef, LLVMBasicBlockRef)
LLVMGetFirstInstruction = _library.function("LLVMGetFirstInstruction", LLVMValueRef, LLVMBasicBlockRef)
LLVMGetLastInstruction = _library.function("LLVMGetLastInstruction", LLVMValueRef, LLVMBasicBlockRef)
LLVMHasMetadata = _library.function("LLVMHasMetadata", c_int32, LLVMValueRef)
LLVMGetMetadata = _library.function("LLVMGetMetadata", LLVMValueRef, LLVMValueRef, c_uint32)
LLVMSetMetadata = _library.function("LLVMSetMetadata", None, LLVMValueRef, c_uint32, LLVMValueRef)
LLVMInstructionGetAllMetadataOtherThanDebugLoc = _library.function("LLVMInstructionGetAllMetadataOtherThanDebugLoc", POINTER(LLVMValueMetadataEntry), LLVMValueRef, POINTER(c_size_t))
LLVMGetInstructionParent = _library.function("LLVMGetInstructionParent", LLVMBasicBlockRef, LLVMValueRef)
LLVMGetNextInstruction = _library.function("LLVMGetNextInstruction", LLVMValueRef, LLVMValueRef)
LLVMGetPreviousInstruction = _library.function("LLVMGetPreviousInstruction", LLVMValueRef, LLVMValueRef)
LLVMInstructionRemoveFromParent = _library.function("LLVMInstructionRemoveFromParent", None, LLVMValueRef)
LLVMInstructionEraseFromParent = _library.function("LLVMInstructionEraseFromParent", None, LLVMValueRef)
LLVMDeleteInstruction = _library.function("LLVMDeleteInstruction", None, LLVMValueRef)
LLVMGetInstructionOpcode = _library.function("LLVMGetInstructionOpcode", LLVMOpcode, LLVMValueRef)
LLVMGetICmpPredicate = _library.function("LLVMGetICmpPredicate", LLVMIntPredicate, LLVMValueRef)
LLVMGetFCmpPredicate = _library.function("LLVMGetFCmpPredicate", LLVMRealPredicate, LLVMValueRef)
LLVMInstructionClone = _library.function("LLVMInstructionClone", LLVMValueRef, LLVMValueRef)
LLVMIsATerminatorInst = _library.function("LLVMIsATerminatorInst", LLVMValueRef, LLVMValueRef)
LLVMGetNumArgOperands = _library.function("LLVMGetNumArgOperands", c_uint32, LLVMValueRef)
LLVMSetInstructionCallConv = _library.function("LLVMSetInstructionCallConv", None, LLVMValueRef, c_uint32)
LLVMGetInstructionCallConv = _library.function("LLVMGetInstructionCallConv", c_uint32, LLVMValueRef)
LLVMSetInstrParamAlignment = _library.function("LLVMSetInstrParamAlignment", None, LLVMValueRef, LLVMAttributeIndex, c_uint32)
LLVMAddCallSiteAttribute = _library.function("LLVMAddCallSiteAttribute", None, LLVMValueRef, LLVMAttributeIndex, LLVMAttributeRef)
LLVMGetCallSiteAttributeCount = _library.function("LLVMGetCallSiteAttributeCount", c_uint32, LLVMValueRef, LLVMAttributeIndex)
LLVMGetCallSiteAttributes = _library.function("LLVMGetCallSiteAttributes", None, LLVMValueRef, LLVMAttributeIndex, POINTER(LLVMAttributeRef))
LLVMGetCallSiteEnumAttribute = _library.function("LLVMGetCallSiteEnumAttribute", LLVMAttributeRef, LLVMValueRef, LLVMAttributeIndex, c_uint32)
LLVMGetCallSiteStringAttribute = _library.function("LLVMGetCallSiteStringAttribute", LLVMAttributeRef, LLVMValueRef, LLVMAttributeIndex, c_char_p, c_uint32)
LLVMRemoveCallSiteEnumAttribute = _library.function("LLVMRemoveCallSiteEnumAttribute", None, LLVMValueRef, LLVMAttributeIndex, c_uint32)
LLVMRemoveCallSiteStringAttribute = _library.function("LLVMRemoveCallSiteStringAttribute", None, LLVMValueRef, LLVMAttributeIndex, c_char_p, c_uint32)
LLVMGetCalledFunctionType = _library.function("LLVMGetCalledFunctionType", LLVMTypeRef, LLVMValueRef)
LLVMGetCalledValue = _library.function("LLVMGetCalledValue", LLVMValueRef, LLVMValueRef)
LLVMGetNumOperandBundles = _library.function("LLVMGetNumOperandBundles", c_uint32, LLVMValueRef)
LLVMGetOperandBundleAtIndex = _library.function("LLVMGetOperandBundleAtIndex", LLVMOperandBundleRef, LLVMValueRef, c_uint32)
LLVMIsTailCall = _library.function("LLVMIsTailCall", LLVMBool, LLVMValueRef)
LLVMSetTailCall = _library.function("LLVMSetTailCall", None, LLVMValueRef, LLVMBool)
LLVMGetTailCallKind = _library.function("LLVMGetTailCallKind", LLVMTailCallKind, LLVMValueRef)
LLVMSetTailCallKind = _library.function("LLVMSetTailCallKind", None, LLVMValueRef, LLVMTailCallKind)
LLVMGetNormalDest = _library.function("LLVMGetNormalDest", LLVMBasicBlockRef, LLVMValueRef)
LLVMGetUnwindDest = _library.function("LLVMGetUnwindDest", LLVMBasicBlockRef, LLVMValueRef)
LLVMSetNormalDest = _library.function("LLVMSetNormalDest", None, LLVMValueRef, LLVMBasicBlockRef)
LLVMSetUnwindDest = _library.function("LLVMSetUnwindDest", None, LLVMValueRef, LLVMBasicBlockRef)
LLVMGetCallBrDefaultDest = _library.function("LLVMGetCallBrDefaultDest", LLVMBasicBlockRef, LLVMValueRef)
LLVMGetCallBrNumIndirectDests = _library.function("LLVMGetCallBrNumIndirectDests", c_uint32, LLVMValueRef)
LLVMGetCallBrIndirectDest = _library.function("LLVMGetCallBrIndirectDest", LLVMBasicBlockRef, LLVMValueRef, c_uint32)
LLVMGetNumSuccessors = _library.function("LLVMGetNumSuccessors", c_uint32, LLVMValueRef)
LLVMGetSuccessor = _library.function("LLVMGetSuccessor", LLVMBasicBlockRef, LLVMValueRef, c_uint32)
LLVMSetSuccessor = _library.function("LLVMSetSuccessor", None, LLVMValueRef, c_uint32, LLVMBasicBlockRef)
LLVMIsConditional = _library.function("LLVMIsConditional", LLVMBool, LLVMValueRef)
LLVMGetCondition = _library.function("LLVMGetCondition", LLVMValueRef, LLVMValueRef)
LLVMSetCondition = _library.function("LLVMSetCondition", None, LLVMValueRef, LLVMValueRef)
LLVMGetSwitchDefaultDest = _library.function("LLVMGetSwitchDefaultDest", LLVMBasicBlockRef, LLVMValueRef)
LLVMGetAllocatedType = _library.function("LLVMGetAllocatedType", LLVMTypeRef, LLVMValueRef)
LLVMIsInBounds = _library.function("LLVMIsInBounds", LLVMBool, LLVMValueRef)
LLVMSetIsInBounds = _library.function("LLVMSetIsInBounds", None, LLVMValueRef, LLVMBool)
LLVMGetGEPSourceElementType = _library.function("LLVMGetGEPSourceElementType", LLVMTypeRef, LLVMValueRef)
LLVMGEPGetNoWrapFlags = _library.function("LLVMGEPGetNoWrapFlags", LLVMGEPNoWrapFlags, LLVMValueRef)
LLVMGEPSetNoWrapFlags = _library.function("LLVMGEPSetNoWrapFlags", None, LLVMValueRef, LLVMGEPNoWrapFlags)
LLVMAddIncoming = _library.function("LLVMAddIncoming", None, LLVMValueRef, POINTER(LLVMValueRef), POINTER(LLVMBasicBlockRef), c_uint32)
LLVMCountIncoming = _library.function("LLVMCountIncoming", c_uint32, LLVMValueRef)
LLVMGetIncomingValue = _library.function("LLVMGetIncomingValue", LLVMValueRef, LLVMValueRef, c_uint32)
LLVMGetIncomingBlock = _library.function("LLVMGetIncomingBlock", LLVMBasicBlockRef, LLVMValueRef, c_uint32)
LLVMGetNumIndices = _library.function("LLVMGetNumIndices", c_uint32, LLVMValueRef)
LLVMGetIndices = _library.function("LLVMGetIndices", POINTER(c_uint32), LLVMValueRef)
LLVMCreateBuilderInContext = _library.function("LLVMCreateBuilderInContext", LLVMBuilderRef, LLVMContextRef)
LLVMCreateBuilder = _library.function("LLVMCreateBuilder", LLVMBuilderRef)
LLVMPositionBuilder = _library.function("LLVMPositionBuilder", None, LLVMBuilderRef, LLVMBasicBlockRef, LLVMValueRef)
LLVMPositionBuilderBeforeDbgRecords = _library.function("LLVMPositionBuilderBeforeDbgRecords", None, LLVMBuilderRef, LLVMBasicBlockRef, LLVMValueRef)
LLVMPositionBuilderBefore = _library.function("LLVMPositionBuilderBefore", None, LLVMBuilderRef, LLVMValueRef)
LLVMPositionBuilderBeforeInstrAndDbgRecords = _library.function("LLVMPositionBuilderBeforeInstrAndDbgRecords", None, LLVMBuilderRef, LLVMValueRef)
LLVMPositionBuilderAtEnd = _library.function("LLVMPositionBuilderAtEnd", None, LLVMBuilderRef, LLVMBasicBlockRef)
LLVMGetInsertBlock = _library.function("LLVMGetInsertBlock", LLVMBasicBlockRef, LLVMBuilderRef)
LLVMClearInsertionPosition = _library.function("LLVMClearInsertionPosition", None, LLVMBuilderRef)
LLVMInsertIntoBuilder = _library.function("LLVMInsertIntoBuilder", None, LLVMBuilderRef, LLVMValueRef)
LLVMInsertIntoBuilderWithName = _library.function("LLVMInsertIntoBuilderWithName", None, LLVMBuilderRef, LLVMValueRef, c_char_p)
LLVMDisposeBuilder = _library.function("LLVMDisposeBuilder", None, LLVMBuilderRef)
LLVMGetCurrentDebugLocation2 = _library.function("LLVMGetCurrentDebugLocation2", LLVMMetadataRef, LLVMBuilderRef)
LLVMSetCurrentDebugLocation2 = _library.function("LLVMSetCurrentDebugLocation2", None, LLVMBuilderRef, LLVMMetadataRef)
LLVMSetInstDebugLocation = _library.function("LLVMSetInstDebugLocation", None, LLVMBuilderRef, LLVMValueRef)
LLVMAddMetadataToInst = _library.function("LLVMAddMetadataToInst", None, LLVMBuilderRef, LLVMValueRef)
LLVMBuilderGetDefaultFPMathTag = _library.function("LLVMBuilderGetDefaultFPMathTag", LLVMMetadataRef, LLVMBuilderRef)
LLVMBuilderSetDefaultFPMathTag = _library.function("LLVMBuilderSetDefaultFPMathTag", None, LLVMBuilderRef, LLVMMetadataRef)
LLVMSetCurrentDebugLocation = _library.function("LLVMSetCurrentDebugLocation", None, LLVMBuilderRef, LLVMValueRef)
LLVMGetCurrentDebugLocation = _library.function("LLVMGetCurrentDebugLocation", LLVMValueRef, LLVMBuilderRef)
LLVMBuildRetVoid = _library.function("LLVMBuildRetVoid", LLVMValueRef, LLVMBuilderRef)
LLVMBuildRet = _library.function("LLVMBuildRet", LLVMValueRef, LLVMBuilderRef, LLVMValueRef)
LLVMBuildAggregateRet = _library.function("LLVMBuildAggregateRet", LLVMValueRef, LLVMBuilderRef, POINTER(LLVMValueRef), c_uint32)
LLVMBuildBr = _library.function("LLVMBuildBr", LLVMValueRef, LLVMBuilderRef, LLVMBasicBlockRef)
LLVMBuildCondBr = _library.function("LLVMBuildCondBr", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMBasicBlockRef, LLVMBasicBlockRef)
LLVMBuildSwitch = _library.function("LLVMBuildSwitch", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMBasicBlockRef, c_uint32)
LLVMBuildIndirectBr = _library.function("LLVMBuildIndirectBr", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, c_uint32)
LLVMBuildCallBr = _library.function("LLVMBuildCallBr", LLVMValueRef, LLVMBuilderRef, LLVMTypeRef, LLVMValueRef, LLVMBasicBlockRef, POINTER(LLVMBasicBlockRef), c_uint32, POINTER(LLVMValueRef), c_uint32, POINTER(LLVMOperandBundleRef), c_uint32, c_char_p)
LLVMBuildInvoke2 = _library.function("LLVMBuildInvoke2", LLVMValueRef, LLVMBuilderRef, LLVMTypeRef, LLVMValueRef, POINTER(LLVMValueRef), c_uint32, LLVMBasicBlockRef, LLVMBasicBlockRef, c_char_p)
LLVMBuildInvokeWithOperandBundles = _library.function("LLVMBuildInvokeWithOperandBundles", LLVMValueRef, LLVMBuilderRef, LLVMTypeRef, LLVMValueRef, POINTER(LLVMValueRef), c_uint32, LLVMBasicBlockRef, LLVMBasicBlockRef, POINTER(LLVMOperandBundleRef), c_uint32, c_char_p)
LLVMBuildUnreachable = _library.function("LLVMBuildUnreachable", LLVMValueRef, LLVMBuilderRef)
LLVMBuildResume = _library.function("LLVMBuildResume", LLVMValueRef, LLVMBuilderRef, LLVMValueRef)
LLVMBuildLandingPad = _library.function("LLVMBuildLandingPad", LLVMValueRef, LLVMBuilderRef, LLVMTypeRef, LLVMValueRef, c_uint32, c_char_p)
LLVMBuildCleanupRet = _library.function("LLVMBuildCleanupRet", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMBasicBlockRef)
LLVMBuildCatchRet = _library.function("LLVMBuildCatchRet", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMBasicBlockRef)
LLVMBuildCatchPad = _library.function("LLVMBuildCatchPad", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, POINTER(LLVMValueRef), c_uint32, c_char_p)
LLVMBuildCleanupPad = _library.function("LLVMBuildCleanupPad", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, POINTER(LLVMValueRef), c_uint32, c_char_p)
LLVMBuildCatchSwitch = _library.function("LLVMBuildCatchSwitch", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMBasicBlockRef, c_uint32, c_char_p)
LLVMAddCase = _library.function("LLVMAddCase", None, LLVMValueRef, LLVMValueRef, LLVMBasicBlockRef)
LLVMAddDestination = _library.function("LLVMAddDestination", None, LLVMValueRef, LLVMBasicBlockRef)
LLVMGetNumClauses = _library.function("LLVMGetNumClauses", c_uint32, LLVMValueRef)
LLVMGetClause = _library.function("LLVMGetClause", LLVMValueRef, LLVMValueRef, c_uint32)
LLVMAddClause = _library.function("LLVMAddClause", None, LLVMValueRef, LLVMValueRef)
LLVMIsCleanup = _library.function("LLVMIsCleanup", LLVMBool, LLVMValueRef)
LLVMSetCleanup = _library.function("LLVMSetCleanup", None, LLVMValueRef, LLVMBool)
LLVMAddHandler = _library.function("LLVMAddHandler", None, LLVMValueRef, LLVMBasicBlockRef)
LLVMGetNumHandlers = _library.function("LLVMGetNumHandlers", c_uint32, LLVMValueRef)
LLVMGetHandlers = _library.function("LLVMGetHandlers", None, LLVMValueRef, POINTER(LLVMBasicBlockRef))
LLVMGetArgOperand = _library.function("LLVMGetArgOperand", LLVMValueRef, LLVMValueRef, c_uint32)
LLVMSetArgOperand = _library.function("LLVMSetArgOperand", None, LLVMValueRef, c_uint32, LLVMValueRef)
LLVMGetParentCatchSwitch = _library.function("LLVMGetParentCatchSwitch", LLVMValueRef, LLVMValueRef)
LLVMSetParentCatchSwitch = _library.function("LLVMSetParentCatchSwitch", None, LLVMValueRef, LLVMValueRef)
LLVMBuildAdd = _library.function("LLVMBuildAdd", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMValueRef, c_char_p)
LLVMBuildNSWAdd = _library.function("LLVMBuildNSWAdd", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMValueRef, c_char_p)
LLVMBuildNUWAdd = _library.function("LLVMBuildNUWAdd", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMValueRef, c_char_p)
LLVMBuildFAdd = _library.function("LLVMBuildFAdd", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMValueRef, c_char_p)
LLVMBuildSub = _library.function("LLVMBuildSub", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMValueRef, c_char_p)
LLVMBuildNSWSub = _library.function("LLVMBuildNSWSub", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMValueRef, c_char_p)
LLVMBuildNUWSub = _library.function("LLVMBuildNUWSub", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMValueRef, c_char_p)
LLVMBuildFSub = _library.function("LLVMBuildFSub", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMValueRef, c_char_p)
LLVMBuildMul = _library.function("LLVMBuildMul", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMValueRef, c_char_p)
LLVMBuildNSWMul = _library.function("LLVMBuildNSWMul", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMValueRef, c_char_p)
LLVMBuildNUWMul = _library.function("LLVMBuildNUWMul", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMValueRef, c_char_p)
LLVMBuildFMul = _library.function("LLVMBuildFMul", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMValueRef, c_char_p)
LLVMBuildUDiv = _library.function("LLVMBuildUDiv", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMValueRef, c_char_p)
LLVMBuildExactUDiv = _library.function("LLVMBuildExactUDiv", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMValueRef, c_char_p)
LLVMBuildSDiv = _library.function("LLVMBuildSDiv", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMValueRef, c_char_p)
LLVMBuildExactSDiv = _library.function("LLVMBuildExactSDiv", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMValueRef, c_char_p)
LLVMBuildFDiv = _library.function("LLVMBuildFDiv", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMValueRef, c_char_p)
LLVMBuildURem = _library.function("LLVMBuildURem", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMValueRef, c_char_p)
LLVMBuildSRem = _library.function("LLVMBuildSRem", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMValueRef, c_char_p)
LLVMBuildFRem = _library.function("LLVMBuildFRem", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMValueRef, c_char_p)
LLVMBuildShl = _library.function("LLVMBuildShl", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMValueRef, c_char_p)
LLVMBuildLShr = _library.function("LLVMBuildLShr", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMValueRef, c_char_p)
LLVMBuildAShr = _library.function("LLVMBuildAShr", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMValueRef, c_char_p)
LLVMBuildAnd = _library.function("LLVMBuildAnd", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMValueRef, c_char_p)
LLVMBuildOr = _library.function("LLVMBuildOr", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMValueRef, c_char_p)
LLVMBuildXor = _library.function("LLVMBuildXor", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMValueRef, c_char_p)
LLVMBuildBinOp = _library.function("LLVMBuildBinOp", LLVMValueRef, LLVMBuilderRef, LLVMOpcode, LLVMValueRef, LLVMValueRef, c_char_p)
LLVMBuildNeg = _library.function("LLVMBuildNeg", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, c_char_p)
LLVMBuildNSWNeg = _library.function("LLVMBuildNSWNeg", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, c_char_p)
LLVMBuildNUWNeg = _library.function("LLVMBuildNUWNeg", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, c_char_p)
LLVMBuildFNeg = _library.function("LLVMBuildFNeg", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, c_char_p)
LLVMBuildNot = _library.function("LLVMBuildNot", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, c_char_p)
LLVMGetNUW = _library.function("LLVMGetNUW", LLVMBool, LLVMValueRef)
LLVMSetNUW = _library.function("LLVMSetNUW", None, LLVMValueRef, LLVMBool)
LLVMGetNSW = _library.function("LLVMGetNSW", LLVMBool, LLVMValueRef)
LLVMSetNSW = _library.function("LLVMSetNSW", None, LLVMValueRef, LLVMBool)
LLVMGetExact = _library.function("LLVMGetExact", LLVMBool, LLVMValueRef)
LLVMSetExact = _library.function("LLVMSetExact", None, LLVMValueRef, LLVMBool)
LLVMGetNNeg = _library.function("LLVMGetNNeg", LLVMBool, LLVMValueRef)
LLVMSetNNeg = _library.function("LLVMSetNNeg", None, LLVMValueRef, LLVMBool)
LLVMGetFastMathFlags = _library.function("LLVMGetFastMathFlags", LLVMFastMathFlags, LLVMValueRef)
LLVMSetFastMathFlags = _library.function("LLVMSetFastMathFlags", None, LLVMValueRef, LLVMFastMathFlags)
LLVMCanValueUseFastMathFlags = _library.function("LLVMCanValueUseFastMathFlags", LLVMBool, LLVMValueRef)
LLVMGetIsDisjoint = _library.function("LLVMGetIsDisjoint", LLVMBool, LLVMValueRef)
LLVMSetIsDisjoint = _library.function("LLVMSetIsDisjoint", None, LLVMValueRef, LLVMBool)
LLVMBuildMalloc = _library.function("LLVMBuildMalloc", LLVMValueRef, LLVMBuilderRef, LLVMTypeRef, c_char_p)
LLVMBuildArrayMalloc = _library.function("LLVMBuildArrayMalloc", LLVMValueRef, LLVMBuilderRef, LLVMTypeRef, LLVMValueRef, c_char_p)
LLVMBuildMemSet = _library.function("LLVMBuildMemSet", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMValueRef, LLVMValueRef, c_uint32)
LLVMBuildMemCpy = _library.function("LLVMBuildMemCpy", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, c_uint32, LLVMValueRef, c_uint32, LLVMValueRef)
LLVMBuildMemMove = _library.function("LLVMBuildMemMove", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, c_uint32, LLVMValueRef, c_uint32, LLVMValueRef)
LLVMBuildAlloca = _library.function("LLVMBuildAlloca", LLVMValueRef, LLVMBuilderRef, LLVMTypeRef, c_char_p)
LLVMBuildArrayAlloca = _library.function("LLVMBuildArrayAlloca", LLVMValueRef, LLVMBuilderRef, LLVMTypeRef, LLVMValueRef, c_char_p)
LLVMBuildFree = _library.function("LLVMBuildFree", LLVMValueRef, LLVMBuilderRef, LLVMValueRef)
LLVMBuildLoad2 = _library.function("LLVMBuildLoad2", LLVMValueRef, LLVMBuilderRef, LLVMTypeRef, LLVMValueRef, c_char_p)
LLVMBuildStore = _library.function("LLVMBuildStore", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMValueRef)
LLVMBuildGEP2 = _library.function("LLVMBuildGEP2", LLVMValueRef, LLVMBuilderRef, LLVMTypeRef, LLVMValueRef, POINTER(LLVMValueRef), c_uint32, c_char_p)
LLVMBuildInBoundsGEP2 = _library.function("LLVMBuildInBoundsGEP2", LLVMValueRef, LLVMBuilderRef, LLVMTypeRef, LLVMValueRef, POINTER(LLVMValueRef), c_uint32, c_char_p)
LLVMBuildGEPWithNoWrapFlags = _library.function("LLVMBuildGEPWithNoWrapFlags", LLVMValueRef, LLVMBuilderRef, LLVMTypeRef, LLVMValueRef, POINTER(LLVMValueRef), c_uint32, c_char_p, LLVMGEPNoWrapFlags)
LLVMBuildStructGEP2 = _library.function("LLVMBuildStructGEP2", LLVMValueRef, LLVMBuilderRef, LLVMTypeRef, LLVMValueRef, c_uint32, c_char_p)
LLVMBuildGlobalString = _library.function("LLVMBuildGlobalString", LLVMValueRef, LLVMBuilderRef, c_char_p, c_char_p)
LLVMBuildGlobalStringPtr = _library.function("LLVMBuildGlobalStringPtr", LLVMValueRef, LLVMBuilderRef, c_char_p, c_char_p)
LLVMGetVolatile = _library.function("LLVMGetVolatile", LLVMBool, LLVMValueRef)
LLVMSetVolatile = _library.function("LLVMSetVolatile", None, LLVMValueRef, LLVMBool)
LLVMGetWeak = _library.function("LLVMGetWeak", LLVMBool, LLVMValueRef)
LLVMSetWeak = _library.function("LLVMSetWeak", None, LLVMValueRef, LLVMBool)
LLVMGetOrdering = _library.function("LLVMGetOrdering", LLVMAtomicOrdering, LLVMValueRef)
LLVMSetOrdering = _library.function("LLVMSetOrdering", None, LLVMValueRef, LLVMAtomicOrdering)
LLVMGetAtomicRMWBinOp = _library.function("LLVMGetAtomicRMWBinOp", LLVMAtomicRMWBinOp, LLVMValueRef)
LLVMSetAtomicRMWBinOp = _library.function("LLVMSetAtomicRMWBinOp", None, LLVMValueRef, LLVMAtomicRMWBinOp)
LLVMBuildTrunc = _library.function("LLVMBuildTrunc", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMTypeRef, c_char_p)
LLVMBuildZExt = _library.function("LLVMBuildZExt", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMTypeRef, c_char_p)
LLVMBuildSExt = _library.function("LLVMBuildSExt", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMTypeRef, c_char_p)
LLVMBuildFPToUI = _library.function("LLVMBuildFPToUI", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMTypeRef, c_char_p)
LLVMBuildFPToSI = _library.function("LLVMBuildFPToSI", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMTypeRef, c_char_p)
LLVMBuildUIToFP = _library.function("LLVMBuildUIToFP", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMTypeRef, c_char_p)
LLVMBuildSIToFP = _library.function("LLVMBuildSIToFP", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMTypeRef, c_char_p)
LLVMBuildFPTrunc = _library.function("LLVMBuildFPTrunc", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMTypeRef, c_char_p)
LLVMBuildFPExt = _library.function("LLVMBuildFPExt", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMTypeRef, c_char_p)
LLVMBuildPtrToInt = _library.function("LLVMBuildPtrToInt", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMTypeRef, c_char_p)
LLVMBuildIntToPtr = _library.function("LLVMBuildIntToPtr", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMTypeRef, c_char_p)
LLVMBuildBitCast = _library.function("LLVMBuildBitCast", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMTypeRef, c_char_p)
LLVMBuildAddrSpaceCast = _library.function("LLVMBuildAddrSpaceCast", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMTypeRef, c_char_p)
LLVMBuildZExtOrBitCast = _library.function("LLVMBuildZExtOrBitCast", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMTypeRef, c_char_p)
LLVMBuildSExtOrBitCast = _library.function("LLVMBuildSExtOrBitCast", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMTypeRef, c_char_p)
LLVMBuildTruncOrBitCast = _library.function("LLVMBuildTruncOrBitCast", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMTypeRef, c_char_p)
LLVMBuildCast = _library.function("LLVMBuildCast", LLVMValueRef, LLVMBuilderRef, LLVMOpcode, LLVMValueRef, LLVMTypeRef, c_char_p)
LLVMBuildPointerCast = _library.function("LLVMBuildPointerCast", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMTypeRef, c_char_p)
LLVMBuildIntCast2 = _library.function("LLVMBuildIntCast2", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMTypeRef, LLVMBool, c_char_p)
LLVMBuildFPCast = _library.function("LLVMBuildFPCast", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMTypeRef, c_char_p)
LLVMBuildIntCast = _library.function("LLVMBuildIntCast", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMTypeRef, c_char_p)
LLVMGetCastOpcode = _library.function("LLVMGetCastOpcode", LLVMOpcode, LLVMValueRef, LLVMBool, LLVMTypeRef, LLVMBool)
LLVMBuildICmp = _library.function("LLVMBuildICmp", LLVMValueRef, LLVMBuilderRef, LLVMIntPredicate, LLVMValueRef, LLVMValueRef, c_char_p)
LLVMBuildFCmp = _library.function("LLVMBuildFCmp", LLVMValueRef, LLVMBuilderRef, LLVMRealPredicate, LLVMValueRef, LLVMValueRef, c_char_p)
LLVMBuildPhi = _library.function("LLVMBuildPhi", LLVMValueRef, LLVMBuilderRef, LLVMTypeRef, c_char_p)
LLVMBuildCall2 = _library.function("LLVMBuildCall2", LLVMValueRef, LLVMBuilderRef, LLVMTypeRef, LLVMValueRef, POINTER(LLVMValueRef), c_uint32, c_char_p)
LLVMBuildCallWithOperandBundles = _library.function("LLVMBuildCallWithOperandBundles", LLVMValueRef, LLVMBuilderRef, LLVMTypeRef, LLVMValueRef, POINTER(LLVMValueRef), c_uint32, POINTER(LLVMOperandBundleRef), c_uint32, c_char_p)
LLVMBuildSelect = _library.function("LLVMBuildSelect", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMValueRef, LLVMValueRef, c_char_p)
LLVMBuildVAArg = _library.function("LLVMBuildVAArg", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMTypeRef, c_char_p)
LLVMBuildExtractElement = _library.function("LLVMBuildExtractElement", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMValueRef, c_char_p)
LLVMBuildInsertElement = _library.function("LLVMBuildInsertElement", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMValueRef, LLVMValueRef, c_char_p)
LLVMBuildShuffleVector = _library.function("LLVMBuildShuffleVector", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMValueRef, LLVMValueRef, c_char_p)
LLVMBuildExtractValue = _library.function("LLVMBuildExtractValue", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, c_uint32, c_char_p)
LLVMBuildInsertValue = _library.function("LLVMBuildInsertValue", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMValueRef, c_uint32, c_char_p)
LLVMBuildFreeze = _library.function("LLVMBuildFreeze", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, c_char_p)
LLVMBuildIsNull = _library.function("LLVMBuildIsNull", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, c_char_p)
LLVMBuildIsNotNull = _library.function("LLVMBuildIsNotNull", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, c_char_p)
LLVMBuildPtrDiff2 = _library.function("LLVMBuildPtrDiff2", LLVMValueRef, LLVMBuilderRef, LLVMTypeRef, LLVMValueRef, LLVMValueRef, c_char_p)
LLVMBuildFence = _library.function("LLVMBuildFence", LLVMValueRef, LLVMBuilderRef, LLVMAtomicOrdering, LLVMBool, c_char_p)
LLVMBuildAtomicRMW = _library.function("LLVMBuildAtomicRMW", LLVMValueRef, LLVMBuilderRef, LLVMAtomicRMWBinOp, LLVMValueRef, LLVMValueRef, LLVMAtomicOrdering, LLVMBool)
LLVMBuildAtomicCmpXchg = _library.function("LLVMBuildAtomicCmpXchg", LLVMValueRef, LLVMBuilderRef, LLVMValueRef, LLVMValueRef, LLVMValueRef, LLVMAtomicOrdering, LLVMAtomicOrdering, LLVMBool)
LLVMGetNumMaskElements = _library.function("LLVMGetNumMaskElements", c_uint32, LLVMValueRef)
LLVMGetUndefMaskElem = _library.function("LLVMGetUndefMaskElem", c_int32)
LLVMGetMaskValue = _library.function("LLVMGetMaskValue", c_int32, LLVMValueRef, c_uint32)
LLVMIsAtomicSingleThread = _library.function("LLVMIsAtomicSingleThread", LLVMBool, LLVMValueRef)
LLVMSetAtomicSingleThread = _library.function("LLVMSetAtomicSingleThread", None, LLVMValueRef, LLVMBool)
LLVMGetCmpXchgSuccessOrdering = _library.function("LLVMGetCmpXchgSuccessOrdering", LLVMAtomicOrdering, LLVMValueRef)
LLVMSetCmpXchgSuccessOrdering = _library.function("LLVMSetCmpXchgSuccessOrdering", None, LLVMValueRef, LLVMAtomicOrdering)
LLVMGetCmpXchgFailureOrdering = _library.function("LLVMGetCmpXchgFailureOrdering", LLVMAtomicOrdering, LLVMValueRef)
LLVMSetCmpXchgFailureOrdering = _library.function("LLVMSetCmpXchgFailureOrdering", None, LLVMValueRef, LLVMAtomicOrdering)
LLVMCreateModuleProviderForExistingModule = _library.function("LLVMCreateModuleProviderForExistingModule", LLVMModuleProviderRef, LLVMModuleRef)
LLVMDisposeModuleProvider = _library.function("LLVMDisposeModuleProvider", None, LLVMModuleProviderRef)
LLVMCreateMemoryBufferWithContentsOfFile = _library.function("LLVMCreateMemoryBufferWithContentsOfFile", LLVMBool, c_char_p, POINTER(LLVMMemoryBufferRef), POINTER(POINTER(c_char)))
LLVMCreateMemoryBufferWithSTDIN = _library.function("LLVMCreateMemoryBufferWithSTDIN", LLVMBool, POINTER(LLVMMemoryBufferRef), POINTER(POINTER(c_char)))
LLVMCreateMemoryBufferWithMemoryRange = _library.function("LLVMCreateMemoryBufferWithMemoryRange", LLVMMemoryBufferRef, c_char_p, c_size_t, c_char_p, LLVMBool)
LLVMCreateMemoryBufferWithMemoryRangeCopy = _library.function("LLVMCreateMemoryBufferWithMemoryRangeCopy", LLVMMemoryBufferRef, c_char_p, c_size_t, c_char_p)
LLVMGetBufferStart = _library.function("LLVMGetBufferStart", c_char_p, LLVMMemoryBufferRef)
LLVMGetBufferSize = _library.function("LLVMGetBufferSize", c_size_t, LLVMMemoryBufferRef)
LLVMDisposeMemoryBuffer = _library.function("LLVMDisposeMemoryBuffer", None, LLVMMemoryBufferRef)
LLVMCreatePassManager = _library.function("LLVMCreatePassManager", LLVMPassManagerRef)
LLVMCreateFunctionPassManagerForModule = _library.function("LLVMCreateFunctionPassManagerForModule", LLVMPassManagerRef, LLVMModuleRef)
LLVMCreateFunctionPassManager = _library.function("LLVMCreateFunctionPassManager", LLVMPassManagerRef, LLVMModuleProviderRef)
LLVMRunPassManager = _library.function("LLVMRunPassManager", LLVMBool, LLVMPassManagerRef, LLVMModuleRef)
LLVMInitializeFunctionPassManager = _library.function("LLVMInitializeFunctionPassManager", LLVMBool, LLVMPassManagerRef)
LLVMRunFunctionPassManager = _library.function("LLVMRunFunctionPassManager", LLVMBool, LLVMPassManagerRef, LLVMValueRef)
LLVMFinalizeFunctionPassManager = _library.function("LLVMFinalizeFunctionPassManager", LLVMBool, LLVMPassManagerRef)
LLVMDisposePassManager = _library.function("LLVMDisposePassManager", None, LLVMPassManagerRef)
LLVMStartMultithreaded = _library.function("LLVMStartMultithreaded", LLVMBool)
LLVMStopMultithreaded = _library.function("LLVMStopMultithreaded", None)
LLVMIsMultithreaded = _library.function("LLVMIsMultithreaded", LLVMBool)
LLVMDebugMetadataVersion = _library.function("LLVMDebugMetadataVersion", c_uint32)
LLVMGetModuleDebugMetadataVersion = _library.function("LLVMGetModuleDebugMetadataVersion", c_uint32, LLVMModuleRef)
LLVMStripModuleDebugInfo = _library.function("LLVMStripModuleDebugInfo", LLVMBool, LLVMModuleRef)
LLVMCreateDIBuilderDisallowUnresolved = _library.function("LLVMCreateDIBuilderDisallowUnresolved", LLVMDIBuilderRef, LLVMModuleRef)
LLVMCreateDIBuilder = _library.function("LLVMCreateDIBuilder", LLVMDIBuilderRef, LLVMModuleRef)
LLVMDisposeDIBuilder = _library.function("LLVMDisposeDIBuilder", None, LLVMDIBuilderRef)
LLVMDIBuilderFinalize = _library.function("LLVMDIBuilderFinalize", None, LLVMDIBuilderRef)
LLVMDIBuilderFinalizeSubprogram = _library.function("LLVMDIBuilderFinalizeSubprogram", None, LLVMDIBuilderRef, LLVMMetadataRef)
LLVMDIBuilderCreateCompileUnit = _library.function("LLVMDIBuilderCreateCompileUnit", LLVMMetadataRef, LLVMDIBuilderRef, LLVMDWARFSourceLanguage, LLVMMetadataRef, c_char_p, c_size_t, LLVMBool, c_char_p, c_size_t, c_uint32, c_char_p, c_size_t, LLVMDWARFEmissionKind, c_uint32, LLVMBool, LLVMBool, c_char_p, c_size_t, c_char_p, c_size_t)
LLVMDIBuilderCreateFile = _library.function("LLVMDIBuilderCreateFile", LLVMMetadataRef, LLVMDIBuilderRef, c_char_p, c_size_t, c_char_p, c_size_t)
LLVMDIBuilderCreateModule = _library.function("LLVMDIBuilderCreateModule", LLVMMetadataRef, LLVMDIBuilderRef, LLVMMetadataRef, c_char_p, c_size_t, c_char_p, c_size_t, c_char_p, c_size_t, c_char_p, c_size_t)
LLVMDIBuilderCreateNameSpace = _library.function("LLVMDIBuilderCreateNameSpace", LLVMMetadataRef, LLVMDIBuilderRef, LLVMMetadataRef, c_char_p, c_size_t, LLVMBool)
LLVMDIBuilderCreateFunction = _library.function("LLVMDIBuilderCreateFunction", LLVMMetadataRef, LLVMDIBuilderRef, LLVMMetadataRef, c_char_p, c_size_t, c_char_p, c_size_t, LLVMMetadataRef, c_uint32, LLVMMetadataRef, LLVMBool, LLVMBool, c_uint32, LLVMDIFlags, LLVMBool)
LLVMDIBuilderCreateLexicalBlock = _library.function("LLVMDIBuilderCreateLexicalBlock", LLVMMetadataRef, LLVMDIBuilderRef, LLVMMetadataRef, LLVMMetadataRef, c_uint32, c_uint32)
LLVMDIBuilderCreateLexicalBlockFile = _library.function("LLVMDIBuilderCreateLexicalBlockFile", LLVMMetadataRef, LLVMDIBuilderRef, LLVMMetadataRef, LLVMMetadataRef, c_uint32)
LLVMDIBuilderCreateImportedModuleFromNamespace = _library.function("LLVMDIBuilderCreateImportedModuleFromNamespace", LLVMMetadataRef, LLVMDIBuilderRef, LLVMMetadataRef, LLVMMetadataRef, LLVMMetadataRef, c_uint32)
LLVMDIBuilderCreateImportedModuleFromAlias = _library.function("LLVMDIBuilderCreateImportedModuleFromAlias", LLVMMetadataRef, LLVMDIBuilderRef, LLVMMetadataRef, LLVMMetadataRef, LLVMMetadataRef, c_uint32, POINTER(LLVMMetadataRef), c_uint32)
LLVMDIBuilderCreateImportedModuleFromModule = _library.function("LLVMDIBuilderCreateImportedModuleFromModule", LLVMMetadataRef, LLVMDIBuilderRef, LLVMMetadataRef, LLVMMetadataRef, LLVMMetadataRef, c_uint32, POINTER(LLVMMetadataRef), c_uint32)
LLVMDIBuilderCreateImportedDeclaration = _library.function("LLVMDIBuilderCreateImportedDeclaration", LLVMMetadataRef, LLVMDIBuilderRef, LLVMMetadataRef, LLVMMetadataRef, LLVMMetadataRef, c_uint32, c_char_p, c_size_t, POINTER(LLVMMetadataRef), c_uint32)
LLVMDIBuilderCreateDebugLocation = _library.function("LLVMDIBuilderCreateDebugLocation", LLVMMetadataRef, LLVMContextRef, c_uint32, c_uint32, LLVMMetadataRef, LLVMMetadataRef)
LLVMDILocationGetLine = _library.function("LLVMDILocationGetLine", c_uint32, LLVMMetadataRef)
LLVMDILocationGetColumn = _library.function("LLVMDILocationGetColumn", c_uint32, LLVMMetadataRef)
LLVMDILocationGetScope = _library.function("LLVMDILocationGetScope", LLVMMetadataRef, LLVMMetadataRef)
LLVMDILocationGetInlinedAt = _library.function("LLVMDILocationGetInlinedAt", LLVMMetadataRef, LLVMMetadataRef)
LLVMDIScopeGetFile = _library.function("LLVMDIScopeGetFile", LLVMMetadataRef, LLVMMetadataRef)
LLVMDIFileGetDirectory = _library.function("LLVMDIFileGetDirectory", c_char_p, LLVMMetadataRef, POINTER(c_uint32))
LLVMDIFileGetFilename = _library.function("LLVMDIFileGetFilename", c_char_p, LLVMMetadataRef, POINTER(c_uint32))
LLVMDIFileGetSource = _library.function("LLVMDIFileGetSource", c_char_p, LLVMMetadataRef, POINTER(c_uint32))
LLVMDIBuilderGetOrCreateTypeArray = _library.function("LLVMDIBuilderGetOrCreateTypeArray", LLVMMetadataRef, LLVMDIBuilderRef, POINTER(LLVMMetadataRef), c_size_t)
LLVMDIBuilderCreateSubroutineType = _library.function("LLVMDIBuilderCreateSubroutineType", LLVMMetadataRef, LLVMDIBuilderRef, LLVMMetadataRef, POINTER(LLVMMetadataRef), c_uint32, LLVMDIFlags)
LLVMDIBuilderCreateMacro = _library.function("LLVMDIBuilderCreateMacro", LLVMMetadataRef, LLVMDIBuilderRef, LLVMMetadataRef, c_uint32, LLVMDWARFMacinfoRecordType, c_char_p, c_size_t, c_char_p, c_size_t)
LLVMDIBuilderCreateTempMacroFile = _library.function("LLVMDIBuilderCreateTempMacroFile", LLVMMetadataRef, LLVMDIBuilderRef, LLVMMetadataRef, c_uint32, LLVMMetadataRef)
LLVMDIBuilderCreateEnumerator = _library.function("LLVMDIBuilderCreateEnumerator", LLVMMetadataRef, LLVMDIBuilderRef, c_char_p, c_size_t, c_int64, LLVMBool)
LLVMDIBuilderCreateEnumerationType = _library.function("LLVMDIBuilderCreateEnumerationType", LLVMMetadataRef, LLVMDIBuilderRef, LLVMMetadataRef, c_char_p, c_size_t, LLVMMetadataRef, c_uint32, c_uint64, c_uint32, POINTER(LLVMMetadataRef), c_uint32, LLVMMetadataRef)
LLVMDIBuilderCreateUnionType = _library.function("LLVMDIBuilderCreateUnionType", LLVMMetadataRef, LLVMDIBuilderRef, LLVMMetadataRef, c_char_p, c_size_t, LLVMMetadataRef, c_uint32, c_uint64, c_uint32, LLVMDIFlags, POINTER(LLVMMetadataRef), c_uint32, c_uint32, c_char_p, c_size_t)
LLVMDIBuilderCreateArrayType = _library.function("LLVMDIBuilderCreateArrayType", LLVMMetadataRef, LLVMDIBuilderRef, c_uint64, c_uint32, LLVMMetadataRef, POINTER(LLVMMetadataRef), c_uint32)
LLVMDIBuilderCreateVectorType = _library.function("LLVMDIBuilderCreateVectorType", LLVMMetadataRef, LLVMDIBuilderRef, c_uint64, c_uint32, LLVMMetadataRef, POINTER(LLVMMetadataRef), c_uint32)
LLVMDIBuilderCreateUnspecifiedType = _library.function("LLVMDIBuilderCreateUnspecifiedType", LLVMMetadataRef, LLVMDIBuilderRef, c_char_p, c_size_t)
LLVMDIBuilderCreateBasicType = _library.function("LLVMDIBuilderCreateBasicType", LLVMMetadataRef, LLVMDIBuilderRef, c_char_p, c_size_t, c_uint64, LLVMDWARFTypeEncoding, LLVMDIFlags)
LLVMDIBuilderCreatePointerType = _library.function("LLVMDIBuilderCreatePointerType", LLVMMetadataRef, LLVMDIBuilderRef, LLVMMetadataRef, c_uint64, c_uint32, c_uint32, c_char_p, c_size_t)
LLVMDIBuilderCreateStructType = _library.function("LLVMDIBuilderCreateStructType", LLVMMetadataRef, LLVMDIBuilderRef, LLVMMetadataRef, c_char_p, c_size_t, LLVMMetadataRef, c_uint32, c_uint64, c_uint32, LLVMDIFlags, LLVMMetadataRef, POINTER(LLVMMetadataRef), c_uint32, c_uint32, LLVMMetadataRef, c_char_p, c_size_t)
LLVMDIBuilderCreateMemberType = _library.function("LLVMDIBuilderCreateMemberType", LLVMMetadataRef, LLVMDIBuilderRef, LLVMMetadataRef, c_char_p, c_size_t, LLVMMetadataRef, c_uint32, c_uint64, c_uint32, c_uint64, LLVMDIFlags, LLVMMetadataRef)
LLVMDIBuilderCreateStaticMemberType = _library.function("LLVMDIBuilderCreateStaticMemberType", LLVMMetadataRef, LLVMDIBuilderRef, LLVMMetadataRef, c_char_p, c_size_t, LLVMMetadataRef, c_uint32, LLVMMetadataRef, LLVMDIFlags, LLVMValueRef, c_uint32)
LLVMDIBuilderCreateMemberPointerType = _library.function("LLVMDIBuilderCreateMemberPointerType", LLVMMetadataRef, LLVMDIBuilderRef, LLVMMetadataRef, LLVMMetadataRef, c_uint64, c_uint32, LLVMDIFlags)
LLVMDIBuilderCreateObjCIVar = _library.function("LLVMDIBuilderCreateObjCIVar", LLVMMetadataRef, LLVMDIBuilderRef, c_char_p, c_size_t, LLVMMetadataRef, c_uint32, c_uint64, c_uint32, c_uint64, LLVMDIFlags, LLVMMetadataRef, LLVMMetadataRef)
LLVMDIBuilderCreateObjCProperty = _library.function("LLVMDIBuilderCreateObjCProperty", LLVMMetadataRef, LLVMDIBuilderRef, c_char_p, c_size_t, LLVMMetadataRef, c_uint32, c_char_p, c_size_t, c_char_p, c_size_t, c_uint32, LLVMMetadataRef)
LLVMDIBuilderCreateObjectPointerType = _library.function("LLVMDIBuilderCreateObjectPointerType", LLVMMetadataRef, LLVMDIBuilderRef, LLVMMetadataRef)
LLVMDIBuilderCreateQualifiedType = _library.function("LLVMDIBuilderCreateQualifiedType", LLVMMetadataRef, LLVMDIBuilderRef, c_uint32, LLVMMetadataRef)
LLVMDIBuilderCreateReferenceType = _library.function("LLVMDIBuilderCreateReferenceType", LLVMMetadataRef, LLVMDIBuilderRef, c_uint32, LLVMMetadataRef)
LLVMDIBuilderCreateNullPtrType = _library.function("LLVMDIBuilderCreateNullPtrType", LLVMMetadataRef, LLVMDIBuilderRef)
LLVMDIBuilderCreateTypedef = _library.function("LLVMDIBuilderCreateTypedef", LLVMMetadataRef, LLVMDIBuilderRef, LLVMMetadataRef, c_char_p, c_size_t, LLVMMetadataRef, c_uint32, LLVMMetadataRef, c_uint32)
LLVMDIBuilderCreateInheritance = _library.function("LLVMDIBuilderCreateInheritance", LLVMMetadataRef, LLVMDIBuilderRef, LLVMMetadataRef, LLVMMetadataRef, c_uint64, c_uint32, LLVMDIFlags)
LLVMDIBuilderCreateForwardDecl = _library.function("LLVMDIBuilderCreateForwardDecl", LLVMMetadataRef, LLVMDIBuilderRef, c_uint32, c_char_p, c_size_t, LLVMMetadataRef, LLVMMetadataRef, c_uint32, c_uint32, c_uint64, c_uint32, c_char_p, c_size_t)
LLVMDIBuilderCreateReplaceableCompositeType = _library.function("LLVMDIBuilderCreateReplaceableCompositeType", LLVMMetadataRef, LLVMDIBuilderRef, c_uint32, c_char_p, c_size_t, LLVMMetadataRef, LLVMMetadataRef, c_uint32, c_uint32, c_uint64, c_uint32, LLVMDIFlags, c_char_p, c_size_t)
LLVMDIBuilderCreateBitFieldMemberType = _library.function("LLVMDIBuilderCreateBitFieldMemberType", LLVMMetadataRef, LLVMDIBuilderRef, LLVMMetadataRef, c_char_p, c_size_t, LLVMMetadataRef, c_uint32, c_uint64, c_uint64, c_uint64, LLVMDIFlags, LLVMMetadataRef)
LLVMDIBuilderCreateClassType = _library.function("LLVMDIBuilderCreateClassType", LLVMMetadataRef, LLVMDIBuilderRef, LLVMMetadataRef, c_char_p, c_size_t, LLVMMetadataRef, c_uint32, c_uint64, c_uint32, c_uint64, LLVMDIFlags, LLVMMetadataRef, POINTER(LLVMMetadataRef), c_uint32, LLVMMetadataRef, LLVMMetadataRef, c_char_p, c_size_t)
LLVMDIBuilderCreateArtificialType = _library.function("LLVMDIBuilderCreateArtificialType", LLVMMetadataRef, LLVMDIBuilderRef, LLVMMetadataRef)
LLVMDITypeGetName = _library.function("LLVMDITypeGetName", c_char_p, LLVMMetadataRef, POINTER(c_size_t))
LLVMDITypeGetSizeInBits = _library.function("LLVMDITypeGetSizeInBits", c_uint64, LLVMMetadataRef)
LLVMDITypeGetOffsetInBits = _library.function("LLVMDITypeGetOffsetInBits", c_uint64, LLVMMetadataRef)
LLVMDITypeGetAlignInBits = _library.function("LLVMDITypeGetAlignInBits", c_uint32, LLVMMetadataRef)
LLVMDITypeGetLine = _library.function("LLVMDITypeGetLine", c_uint32, LLVMMetadataRef)
LLVMDITypeGetFlags = _library.function("LLVMDITypeGetFlags", LLVMDIFlags, LLVMMetadataRef)
LLVMDIBuilderGetOrCreateSubrange = _library.function("LLVMDIBuilderGetOrCreateSubrange", LLVMMetadataRef, LLVMDIBuilderRef, c_int64, c_int64)
LLVMDIBuilderGetOrCreateArray = _library.function("LLVMDIBuilderGetOrCreateArray", LLVMMetadataRef, LLVMDIBuilderRef, POINTER(LLVMMetadataRef), c_size_t)
LLVMDIBuilderCreateExpression = _library.function("LLVMDIBuilderCreateExpression", LLVMMetadataRef, LLVMDIBuilderRef, POINTER(c_uint64), c_size_t)
LLVMDIBuilderCreateConstantValueExpression = _library.function("LLVMDIBuilderCreateConstantValueExpression", LLVMMetadataRef, LLVMDIBuilderRef, c_uint64)
LLVMDIBuilderCreateGlobalVariableExpression = _library.function("LLVMDIBuilderCreateGlobalVariableExpression", LLVMMetadataRef, LLVMDIBuilderRef, LLVMMetadataRef, c_char_p, c_size_t, c_char_p, c_size_t, LLVMMetadataRef, c_uint32, LLVMMetadataRef, LLVMBool, LLVMMetadataRef, LLVMMetadataRef, c_uint32)
LLVMGetDINodeTag = _library.function("LLVMGetDINodeTag", c_uint16, LLVMMetadataRef)
LLVMDIGlobalVariableExpressionGetVariable = _library.function("LLVMDIGlobalVariableExpressionGetVariable", LLVMMetadataRef, LLVMMetadataRef)
LLVMDIGlobalVariableExpressionGetExpression = _library.function("LLVMDIGlobalVariableExpressionGetExpression", LLVMMetadataRef, LLVMMetadataRef)
LLVMDIVariableGetFile = _library.function("LLVMDIVariableGetFile", LLVMMetadataRef, LLVMMetadataRef)
LLVMDIVariableGetScope = _library.function("LLVMDIVariableGetScope", LLVMMetadataRef, LLVMMetadataRef)
LLVMDIVariableGetLine = _library.function("LLVMDIVariableGetLine", c_uint32, LLVMMetadataRef)
LLVMTemporaryMDNode = _library.function("LLVMTemporaryMDNode", LLVMMetadataRef, LLVMContextRef, POINTER(LLVMMetadataRef), c_size_t)
LLVMDisposeTemporaryMDNode = _library.function("LLVMDisposeTemporaryMDNode", None, LLVMMetadataRef)
LLVMMetadataReplaceAllUsesWith = _library.function("LLVMMetadataReplaceAllUsesWith", None, LLVMMetadataRef, LLVMMetadataRef)
LLVMDIBuilderCreateTempGlobalVariableFwdDecl = _library.function("LLVMDIBuilderCreateTempGlobalVariableFwdDecl", LLVMMetadataRef, LLVMDIBuilderRef, LLVMMetadataRef, c_char_p, c_size_t, c_char_p, c_size_t, LLVMMetadataRef, c_uint32, LLVMMetadataRef, LLVMBool, LLVMMetadataRef, c_uint32)
LLVMDIBuilderInsertDeclareRecordBefore = _library.function("LLVMDIBuilderInsertDeclareRecordBefore", LLVMDbgRecordRef, LLVMDIBuilderRef, LLVMValueRef, LLVMMetadataRef, LLVMMetadataRef, LLVMMetadataRef, LLVMValueRef)
LLVMDIBuilderInsertDeclareRecordAtEnd = _library.function("LLVMDIBuilderInsertDeclareRecordAtEnd", LLVMDbgRecordRef, LLVMDIBuilderRef, LLVMValueRef, LLVMMetadataRef, LLVMMetadataRef, LLVMMetadataRef, LLVMBasicBlockRef)
LLVMDIBuilderInsertDbgValueRecordBefore = _library.function("LLVMDIBuilderInsertDbgValueRecordBefore", LLVMDbgRecordRef, LLVMDIBuilderRef, LLVMValueRef, LLVMMetadataRef, LLVMMetadataRef, LLVMMetadataRef, LLVMValueRef)
LLVMDIBuilderInsertDbgValueRecordAtEnd = _library.function("LLVMDIBuilderInsertDbgValueRecordAtEnd", LLVMDbgRecordRef, LLVMDIBuilderRef, LLVMValueRef, LLVMMetadataRef, LLVMMetadataRef, LLVMMetadataRef, LLVMBasicBlockRef)
LLVMDIBuilderCreateAutoVariable = _library.function("LLVMDIBuilderCreateAutoVariable", LLVMMetadataRef, LLVMDIBuilderRef, LLVMMetadataRef, c_char_p, c_size_t, LLVMMetadataRef, c_uint32, LLVMMetadataRef, LLVMBool, LLVMDIFlags, c_uint32)
LLVMDIBuilderCreateParameterVariable = _library.function("LLVMDIBuilderCreateParameterVariable", LLVMMetadataRef, LLVMDIBuilderRef, LLVMMetadataRef, c_char_p, c_size_t, c_uint32, LLVMMetadataRef, c_uint32, LLVMMetadataRef, LLVMBool, LLVMDIFlags)
LLVMGetSubprogram = _library.function("LLVMGetSubprogram", LLVMMetadataRef, LLVMValueRef)
LLVMSetSubprogram = _library.function("LLVMSetSubprogram", None, LLVMValueRef, LLVMMetadataRef)
LLVMDISubprogramGetLine = _library.function("LLVMDISubprogramGetLine", c_uint32, LLVMMetadataRef)
LLVMInstructionGetDebugLoc = _library.function("LLVMInstructionGetDebugLoc", LLVMMetadataRef, LLVMValueRef)
LLVMInstructionSetDebugLoc = _library.function("LLVMInstructionSetDebugLoc", None, LLVMValueRef, LLVMMetadataRef)
LLVMGetMetadataKind = _library.function("LLVMGetMetadataKind", LLVMMetadataKind, LLVMMetadataRef)
LLVMCreateDisasm = _library.function("LLVMCreateDisasm", LLVMDisasmContextRef, c_char_p, c_void_p, c_int32, LLVMOpInfoCallback, LLVMSymbolLookupCallback)
LLVMCreateDisasmCPU = _library.function("LLVMCreateDisasmCPU", LLVMDisasmContextRef, c_char_p, c_char_p, c_void_p, c_int32, LLVMOpInfoCallback, LLVMSymbolLookupCallback)
LLVMCreateDisasmCPUFeatures = _library.function("LLVMCreateDisasmCPUFeatures", LLVMDisasmContextRef, c_char_p, c_char_p, c_char_p, c_void_p, c_int32, LLVMOpInfoCallback, LLVMSymbolLookupCallback)
LLVMSetDisasmOptions = _library.function("LLVMSetDisasmOptions", c_int32, LLVMDisasmContextRef, c_uint64)
LLVMDisasmDispose = _library.function("LLVMDisasmDispose", None, LLVMDisasmContextRef)
LLVMDisasmInstruction = _library.function("LLVMDisasmInstruction", c_size_t, LLVMDisasmContextRef, POINTER(c_uint8), c_uint64, c_uint64, POINTER(c_char), c_size_t)
LLVMGetErrorTypeId = _library.function("LLVMGetErrorTypeId", LLVMErrorTypeId, LLVMErrorRef)
LLVMConsumeError = _library.function("LLVMConsumeError", None, LLVMErrorRef)
LLVMGetErrorMessage = _library.function("LLVMGetErrorMessage", POINTER(c_char), LLVMErrorRef)
LLVMDisposeErrorMessage = _library.function("LLVMDisposeErrorMessage", None, POINTER(c_char))
LLVMGetStringErrorTypeId = _library.function("LLVMGetStringErrorTypeId", LLVMErrorTypeId)
LLVMCreateStringError = _library.function("LLVMCreateStringError", LLVMErrorRef, c_char_p)
LLVMInitializeAArch64TargetInfo = _library.function("LLVMInitializeAArch64TargetInfo", None)
LLVMInitializeAMDGPUTargetInfo = _library.function("LLVMInitializeAMDGPUTargetInfo", None)
LLVMInitializeARMTargetInfo = _library.function("LLVMInitializeARMTargetInfo", None)
LLVMInitializeAVRTargetInfo = _library.function("LLVMInitializeAVRTargetInfo", None)
LLVMInitializeBPFTargetInfo = _library.function("LLVMInitializeBPFTargetInfo", None)
LLVMInitializeHexagonTargetInfo = _library.function("LLVMInitializeHexagonTargetInfo", None)
LLVMInitializeLanaiTargetInfo = _library.function("LLVMInitializeLanaiTargetInfo", None)
LLVMInitializeLoongArchTargetInfo = _library.function("LLVMInitializeLoongArchTargetInfo", None)
LLVMInitializeMipsTargetInfo = _library.function("LLVMInitializeMipsTargetInfo", None)
LLVMInitializeMSP430TargetInfo = _library.function("LLVMInitializeMSP430TargetInfo", None)
LLVMInitializeNVPTXTargetInfo = _library.function("LLVMInitializeNVPTXTargetInfo", None)
LLVMInitializePowerPCTargetInfo = _library.function("LLVMInitializePowerPCTargetInfo", None)
LLVMInitializeRISCVTargetInfo = _library.function("LLVMInitializeRISCVTargetInfo", None)
LLVMInitializeSparcTargetInfo = _library.function("LLVMInitializeSparcTargetInfo", None)
LLVMInitializeSystemZTargetInfo = _library.function("LLVMInitializeSystemZTargetInfo", None)
LLVMInitializeVETargetInfo = _library.function("LLVMInitializeVETargetInfo", None)
LLVMInitializeWebAssemblyTargetInfo = _library.function("LLVMInitializeWebAssemblyTargetInfo", None)
LLVMInitializeX86TargetInfo = _library.function("LLVMInitializeX86TargetInfo", None)
LLVMInitializeXCoreTargetInfo = _library.function("LLVMInitializeXCoreTargetInfo", None)
LLVMInitializeM68kTargetInfo = _library.function("LLVMInitializeM68kTargetInfo", None)
LLVMInitializeXtensaTargetInfo = _library.function("LLVMInitializeXtensaTargetInfo", None)
LLVMInitializeAArch64Target = _library.function("LLVMInitializeAArch64Target", None)
LLVMInitializeAMDGPUTarget = _library.function("LLVMInitializeAMDGPUTarget", None)
LLVMInitializeARMTarget = _library.function("LLVMInitializeARMTarget", None)
LLVMInitializeAVRTarget = _library.function("LLVMInitializeAVRTarget", None)
LLVMInitializeBPFTarget = _library.function("LLVMInitializeBPFTarget", None)
LLVMInitializeHexagonTarget = _library.function("LLVMInitializeHexagonTarget", None)
LLVMInitializeLanaiTarget = _library.function("LLVMInitializeLanaiTarget", None)
LLVMInitializeLoongArchTarget = _library.function("LLVMInitializeLoongArchTarget", None)
LLVMInitializeMipsTarget = _library.function("LLVMInitializeMipsTarget", None)
LLVMInitializeMSP430Target = _library.function("LLVMInitializeMSP430Target", None)
LLVMInitializeNVPTXTarget = _library.function("LLVMInitializeNVPTXTarget", None)
LLVMInitializePowerPCTarget = _library.function("LLVMInitializePowerPCTarget", None)
LLVMInitializeRISCVTarget = _library.function("LLVMInitializeRISCVTarget", None)
LLVMInitializeSparcTarget = _library.function("LLVMInitializeSparcTarget", None)
LLVMInitializeSystemZTarget = _library.function("LLVMInitializeSystemZTarget", None)
LLVMInitializeVETarget = _library.function("LLVMInitializeVETarget", None)
LLVMInitializeWebAssemblyTarget = _library.function("LLVMInitializeWebAssemblyTarget", None)
LLVMInitializeX86Target = _library.function("LLVMInitializeX86Target", None)
LLVMInitializeXCoreTarget = _library.function("LLVMInitializeXCoreTarget", None)
LLVMInitializeM68kTarget = _library.function("LLVMInitializeM68kTarget", None)
LLVMInitializeXtensaTarget = _library.function("LLVMInitializeXtensaTarget", None)
LLVMInitializeAArch64TargetMC = _library.function("LLVMInitializeAArch64TargetMC", None)
LLVMInitializeAMDGPUTargetMC = _library.function("LLVMInitializeAMDGPUTargetMC", None)
LLVMInitializeARMTargetMC = _library.function("LLVMInitializeARMTargetMC", None)
LLVMInitializeAVRTargetMC = _library.function("LLVMInitializeAVRTargetMC", None)
LLVMInitializeBPFTargetMC = _library.function("LLVMInitializeBPFTargetMC", None)
LLVMInitializeHexagonTargetMC = _library.function("LLVMInitializeHexagonTargetMC", None)
LLVMInitializeLanaiTargetMC = _library.function("LLVMInitializeLanaiTargetMC", None)
LLVMInitializeLoongArchTargetMC = _library.function("LLVMInitializeLoongArchTargetMC", None)
LLVMInitializeMipsTargetMC = _library.function("LLVMInitializeMipsTargetMC", None)
LLVMInitializeMSP430TargetMC = _library.function("LLVMInitializeMSP430TargetMC", None)
LLVMInitializeNVPTXTargetMC = _library.function("LLVMInitializeNVPTXTargetMC", None)
LLVMInitializePowerPCTargetMC = _library.function("LLVMInitializePowerPCTargetMC", None)
LLVMInitializeRISCVTargetMC = _library.function("LLVMInitializeRISCVTargetMC", None)
LLVMInitializeSparcTargetMC = _library.function("LLVMInitializeSparcTargetMC", None)
LLVMInitializeSystemZTargetMC = _library.function("LLVMInitializeSystemZTargetMC", None)
LLVMInitializeVETargetMC = _library.function("LLVMInitializeVETargetMC", None)
LLVMInitializeWebAssemblyTargetMC = _library.function("LLVMInitializeWebAssemblyTargetMC", None)
LLVMInitializeX86TargetMC = _library.function("LLVMInitializeX86TargetMC", None)
LLVMInitializeXCoreTargetMC = _library.function("LLVMInitializeXCoreTargetMC", None)
LLVMInitializeM68kTargetMC = _library.function("LLVMInitializeM68kTargetMC", None)
LLVMInitializeXtensaTargetMC = _library.function("LLVMInitializeXtensaTargetMC", None)
LLVMInitializeAArch64AsmPrinter = _library.function("LLVMInitializeAArch64AsmPrinter", None)
LLVMInitializeAMDGPUAsmPrinter = _library.function("LLVMInitializeAMDGPUAsmPrinter", None)
LLVMInitializeARMAsmPrinter = _library.function("LLVMInitializeARMAsmPrinter", None)
LLVMInitializeAVRAsmPrinter = _library.function("LLVMInitializeAVRAsmPrinter", None)
LLVMInitializeBPFAsmPrinter = _library.function("LLVMInitializeBPFAsmPrinter", None)
LLVMInitializeHexagonAsmPrinter = _library.function("LLVMInitializeHexagonAsmPrinter", None)
LLVMInitializeLanaiAsmPrinter = _library.function("LLVMInitializeLanaiAsmPrinter", None)
LLVMInitializeLoongArchAsmPrinter = _library.function("LLVMInitializeLoongArchAsmPrinter", None)
LLVMInitializeMipsAsmPrinter = _library.function("LLVMInitializeMipsAsmPrinter", None)
LLVMInitializeMSP430AsmPrinter = _library.function("LLVMInitializeMSP430AsmPrinter", None)
LLVMInitializeNVPTXAsmPrinter = _library.function("LLVMInitializeNVPTXAsmPrinter", None)
LLVMInitializePowerPCAsmPrinter = _library.function("LLVMInitializePowerPCAsmPrinter", None)
LLVMInitializeRISCVAsmPrinter = _library.function("LLVMInitializeRISCVAsmPrinter", None)
LLVMInitializeSparcAsmPrinter = _library.function("LLVMInitializeSparcAsmPrinter", None)
LLVMInitializeSystemZAsmPrinter = _library.function("LLVMInitializeSystemZAsmPrinter", None)
LLVMInitializeVEAsmPrinter = _library.function("LLVMInitializeVEAsmPrinter", None)
LLVMInitializeWebAssemblyAsmPrinter = _library.function("LLVMInitializeWebAssemblyAsmPrinter", None)
LLVMInitializeX86AsmPrinter = _library.function("LLVMInitializeX86AsmPrinter", None)
LLVMInitializeXCoreAsmPrinter = _library.function("LLVMInitializeXCoreAsmPrinter", None)
LLVMInitializeM68kAsmPrinter = _library.function("LLVMInitializeM68kAsmPrinter", None)
LLVMInitializeXtensaAsmPrinter = _library.function("LLVMInitializeXtensaAsmPrinter", None)
LLVMInitializeAArch64AsmParser = _library.function("LLVMInitializeAArch64AsmParser", None)
LLVMInitializeAMDGPUAsmParser = _library.function("LLVMInitializeAMDGPUAsmParser", None)
LLVMInitializeARMAsmParser = _library.function("LLVMInitializeARMAsmParser", None)
LLVMInitializeAVRAsmParser = _library.function("LLVMInitializeAVRAsmParser", None)
LLVMInitializeBPFAsmParser = _library.function("LLVMInitializeBPFAsmParser", None)
LLVMInitializeHexagonAsmParser = _library.function("LLVMInitializeHexagonAsmParser", None)
LLVMInitializeLanaiAsmParser = _library.function("LLVMInitializeLanaiAsmParser", None)
LLVMInitializeLoongArchAsmParser = _library.function("LLVMInitializeLoongArchAsmParser", None)
LLVMInitializeMipsAsmParser = _library.function("LLVMInitializeMipsAsmParser", None)
LLVMInitializeMSP430AsmParser = _library.function("LLVMInitializeMSP430AsmParser", None)
LLVMInitializePowerPCAsmParser = _library.function("LLVMInitializePowerPCAsmParser", None)
LLVMInitializeRISCVAsmParser = _library.function("LLVMInitializeRISCVAsmParser", None)
LLVMInitializeSparcAsmParser = _library.function("LLVMInitializeSparcAsmParser", None)
LLVMInitializeSystemZAsmParser = _library.function("LLVMInitializeSystemZAsmParser", None)
LLVMInitializeVEAsmParser = _library.function("LLVMInitializeVEAsmParser", None)
LLVMInitializeWebAssemblyAsmParser = _library.function("LLVMInitializeWebAssemblyAsmParser", None)
LLVMInitializeX86AsmParser = _library.function("LLVMInitializeX86AsmParser", None)
LLVMInitializeM68kAsmParser = _library.function("LLVMInitializeM68kAsmParser", None)
LLVMInitializeXtensaAsmParser = _library.function("LLVMInitializeXtensaAsmParser", None)
LLVMInitializeAArch64Disassembler = _library.function("LLVMInitializeAArch64Disassembler", None)
LLVMInitializeAMDGPUDisassembler = _library.function("LLVMInitializeAMDGPUDisassembler", None)
LLVMInitializeARMDisassembler = _library.function("LLVMInitializeARMDisassembler", None)
LLVMInitializeAVRDisassembler = _library.function("LLVMInitializeAVRDisassembler", None)
LLVMInitializeBPFDisassembler = _library.function("LLVMInitializeBPFDisassembler", None)
LLVMInitializeHexagonDisassembler = _library.function("LLVMInitializeHexagonDisassembler", None)
LLVMInitializeLanaiDisassembler = _library.function("LLVMInitializeLanaiDisassembler", None)
LLVMInitializeLoongArchDisassembler = _library.function("LLVMInitializeLoongArchDisassembler", None)
LLVMInitializeMipsDisassembler = _library.function("LLVMInitializeMipsDisassembler", None)
LLVMInitializeMSP430Disassembler = _library.function("LLVMInitializeMSP430Disassembler", None)
LLVMInitializePowerPCDisassembler = _library.function("LLVMInitializePowerPCDisassembler", None)
LLVMInitializeRISCVDisassembler = _library.function("LLVMInitializeRISCVDisassembler", None)
LLVMInitializeSparcDisassembler = _library.function("LLVMInitializeSparcDisassembler", None)
LLVMInitializeSystemZDisassembler = _library.function("LLVMInitializeSystemZDisassembler", None)
LLVMInitializeVEDisassembler = _library.function("LLVMInitializeVEDisassembler", None)
LLVMInitializeWebAssemblyDisassembler = _library.function("LLVMInitializeWebAssemblyDisassembler", None)
LLVMInitializeX86Disassembler = _library.function("LLVMInitializeX86Disassembler", None)
LLVMInitializeXCoreDisassembler = _library.function("LLVMInitializeXCoreDisassembler", None)
LLVMInitializeM68kDisassembler = _library.function("LLVMInitializeM68kDisassembler", None)
LLVMInitializeXtensaDisassembler = _library.function("LLVMInitializeXtensaDisassembler", None)
LLVMGetModuleDataLayout = _library.function("LLVMGetModuleDataLayout", LLVMTargetDataRef, LLVMModuleRef)
LLVMSetModuleDataLayout = _library.function("LLVMSetModuleDataLayout", None, LLVMModuleRef, LLVMTargetDataRef)
LLVMCreateTargetData = _library.function("LLVMCreateTargetData", LLVMTargetDataRef, c_char_p)
LLVMDisposeTargetData = _library.function("LLVMDisposeTargetData", None, LLVMTargetDataRef)
LLVMAddTargetLibraryInfo = _library.function("LLVMAddTargetLibraryInfo", None, LLVMTargetLibraryInfoRef, LLVMPassManagerRef)
LLVMCopyStringRepOfTargetData = _library.function("LLVMCopyStringRepOfTargetData", POINTER(c_char), LLVMTargetDataRef)
LLVMByteOrder = _library.function("LLVMByteOrder", enum_LLVMByteOrdering, LLVMTargetDataRef)
LLVMPointerSize = _library.function("LLVMPointerSize", c_uint32, LLVMTargetDataRef)
LLVMPointerSizeForAS = _library.function("LLVMPointerSizeForAS", c_uint32, LLVMTargetDataRef, c_uint32)
LLVMIntPtrType = _library.function("LLVMIntPtrType", LLVMTypeRef, LLVMTargetDataRef)
LLVMIntPtrTypeForAS = _library.function("LLVMIntPtrTypeForAS", LLVMTypeRef, LLVMTargetDataRef, c_uint32)
LLVMIntPtrTypeInContext = _library.function("LLVMIntPtrTypeInContext", LLVMTypeRef, LLVMContextRef, LLVMTargetDataRef)
LLVMIntPtrTypeForASInContext = _library.function("LLVMIntPtrTypeForASInContext", LLVMTypeRef, LLVMContextRef, LLVMTargetDataRef, c_uint32)
LLVMSizeOfTypeInBits = _library.function("LLVMSizeOfTypeInBits", c_uint64, LLVMTargetDataRef, LLVMTypeRef)
LLVMStoreSizeOfType = _library.function("LLVMStoreSizeOfType", c_uint64, LLVMTargetDataRef, LLVMTypeRef)
LLVMABISizeOfType = _library.function("LLVMABISizeOfType", c_uint64, LLVMTargetDataRef, LLVMTypeRef)
LLVMABIAlignmentOfType = _library.function("LLVMABIAlignmentOfType", c_uint32, LLVMTargetDataRef, LLVMTypeRef)
LLVMCallFrameAlignmentOfType = _library.function("LLVMCallFrameAlignmentOfType", c_uint32, LLVMTargetDataRef, LLVMTypeRef)
LLVMPreferredAlignmentOfType = _library.function("LLVMPreferredAlignmentOfType", c_uint32, LLVMTargetDataRef, LLVMTypeRef)
LLVMPreferredAlignmentOfGlobal = _library.function("LLVMPreferredAlignmentOfGlobal", c_uint32, LLVMTargetDataRef, LLVMValueRef)
LLVMElementAtOffset = _library.function("LLVMElementAtOffset", c_uint32, LLVMTargetDataRef, LLVMTypeRef, c_uint64)
LLVMOffsetOfElement = _library.function("LLVMOffsetOfElement", c_uint64, LLVMTargetDataRef, LLVMTypeRef, c_uint32)
LLVMGetFirstTarget = _library.function("LLVMGetFirstTarget", LLVMTargetRef)
LLVMGetNextTarget = _library.function("LLVMGetNextTarget", LLVMTargetRef, LLVMTargetRef)
LLVMGetTargetFromName = _library.function("LLVMGetTargetFromName", LLVMTargetRef, c_char_p)
LLVMGetTargetFromTriple = _library.function("LLVMGetTargetFromTriple", LLVMBool, c_char_p, POINTER(LLVMTargetRef), POINTER(POINTER(c_char)))
LLVMGetTargetName = _library.function("LLVMGetTargetName", c_char_p, LLVMTargetRef)
LLVMGetTargetDescription = _library.function("LLVMGetTargetDescription", c_char_p, LLVMTargetRef)
LLVMTargetHasJIT = _library.function("LLVMTargetHasJIT", LLVMBool, LLVMTargetRef)
LLVMTargetHasTargetMachine = _library.function("LLVMTargetHasTargetMachine", LLVMBool, LLVMTargetRef)
LLVMTargetHasAsmBackend = _library.function("LLVMTargetHasAsmBackend", LLVMBool, LLVMTargetRef)
LLVMCreateTargetMachineOptions = _library.function("LLVMCreateTargetMachineOptions", LLVMTargetMachineOptionsRef)
LLVMDisposeTargetMachineOptions = _library.function("LLVMDisposeTargetMachineOptions", None, LLVMTargetMachineOptionsRef)
LLVMTargetMachineOptionsSetCPU = _library.function("LLVMTargetMachineOptionsSetCPU", None, LLVMTargetMachineOptionsRef, c_char_p)
LLVMTargetMachineOptionsSetFeatures = _library.function("LLVMTargetMachineOptionsSetFeatures", None, LLVMTargetMachineOptionsRef, c_char_p)
LLVMTargetMachineOptionsSetABI = _library.function("LLVMTargetMachineOptionsSetABI", None, LLVMTargetMachineOptionsRef, c_char_p)
LLVMTargetMachineOptionsSetCodeGenOptLevel = _library.function("LLVMTargetMachineOptionsSetCodeGenOptLevel", None, LLVMTargetMachineOptionsRef, LLVMCodeGenOptLevel)
LLVMTargetMachineOptionsSetRelocMode = _library.function("LLVMTargetMachineOptionsSetRelocMode", None, LLVMTargetMachineOptionsRef, LLVMRelocMode)
LLVMTargetMachineOptionsSetCodeModel = _library.function("LLVMTargetMachineOptionsSetCodeModel", None, LLVMTargetMachineOptionsRef, LLVMCodeModel)
LLVMCreateTargetMachineWithOptions = _library.function("LLVMCreateTargetMachineWithOptions", LLVMTargetMachineRef, LLVMTargetRef, c_char_p, LLVMTargetMachineOptionsRef)
LLVMCreateTargetMachine = _library.function("LLVMCreateTargetMachine", LLVMTargetMachineRef, LLVMTargetRef, c_char_p, c_char_p, c_char_p, LLVMCodeGenOptLevel, LLVMRelocMode, LLVMCodeModel)
LLVMDisposeTargetMachine = _library.function("LLVMDisposeTargetMachine", None, LLVMTargetMachineRef)
LLVMGetTargetMachineTarget = _library.function("LLVMGetTargetMachineTarget", LLVMTargetRef, LLVMTargetMachineRef)
LLVMGetTargetMachineTriple = _library.function("LLVMGetTargetMachineTriple", POINTER(c_char), LLVMTargetMachineRef)
LLVMGetTargetMachineCPU = _library.function("LLVMGetTargetMachineCPU", POINTER(c_char), LLVMTargetMachineRef)
LLVMGetTargetMachineFeatureString = _library.function("LLVMGetTargetMachineFeatureString", POINTER(c_char), LLVMTargetMachineRef)
LLVMCreateTargetDataLayout = _library.function("LLVMCreateTargetDataLayout", LLVMTargetDataRef, LLVMTargetMachineRef)
LLVMSetTargetMachineAsmVerbosity = _library.function("LLVMSetTargetMachineAsmVerbosity", None, LLVMTargetMachineRef, LLVMBool)
LLVMSetTargetMachineFastISel = _library.function("LLVMSetTargetMachineFastISel", None, LLVMTargetMachineRef, LLVMBool)
LLVMSetTargetMachineGlobalISel = _library.function("LLVMSetTargetMachineGlobalISel", None, LLVMTargetMachineRef, LLVMBool)
LLVMSetTargetMachineGlobalISelAbort = _library.function("LLVMSetTargetMachineGlobalISelAbort", None, LLVMTargetMachineRef, LLVMGlobalISelAbortMode)
LLVMSetTargetMachineMachineOutliner = _library.function("LLVMSetTargetMachineMachineOutliner", None, LLVMTargetMachineRef, LLVMBool)
LLVMTargetMachineEmitToFile = _library.function("LLVMTargetMachineEmitToFile", LLVMBool, LLVMTargetMachineRef, LLVMModuleRef, c_char_p, LLVMCodeGenFileType, POINTER(POINTER(c_char)))
LLVMTargetMachineEmitToMemoryBuffer = _library.function("LLVMTargetMachineEmitToMemoryBuffer", LLVMBool, LLVMTargetMachineRef, LLVMModuleRef, LLVMCodeGenFileType, POINTER(POINTER(c_char)), POINTER(LLVMMemoryBufferRef))
LLVMGetDefaultTargetTriple = _library.function("LLVMGetDefaultTargetTriple", POINTER(c_char))
LLVMNormalizeTargetTriple = _library.function("LLVMNormalizeTargetTriple", POINTER(c_char), c_char_p)
LLVMGetHostCPUName = _library.function("LLVMGetHostCPUName", POINTER(c_char))
LLVMGetHostCPUFeatures = _library.function("LLVMGetHostCPUFeatures", POINTER(c_char))
LLVMAddAnalysisPasses = _library.function("LLVMAddAnalysisPasses", None, LLVMTargetMachineRef, LLVMPassManagerRef)
LLVMLinkInMCJIT = _library.function("LLVMLinkInMCJIT", None)
LLVMLinkInInterpreter = _library.function("LLVMLinkInInterpreter", None)
LLVMCreateGenericValueOfInt = _library.function("LLVMCreateGenericValueOfInt", LLVMGenericValueRef, LLVMTypeRef, c_uint64, LLVMBool)
LLVMCreateGenericValueOfPointer = _library.function("LLVMCreateGenericValueOfPointer", LLVMGenericValueRef, c_void_p)
LLVMCreateGenericValueOfFloat = _library.function("LLVMCreateGenericValueOfFloat", LLVMGenericValueRef, LLVMTypeRef, c_double)
LLVMGenericValueIntWidth = _library.function("LLVMGenericValueIntWidth", c_uint32, LLVMGenericValueRef)
LLVMGenericValueToInt = _library.function("LLVMGenericValueToInt", c_uint64, LLVMGenericValueRef, LLVMBool)
LLVMGenericValueToPointer = _library.function("LLVMGenericValueToPointer", c_void_p, LLVMGenericValueRef)
LLVMGenericValueToFloat = _library.function("LLVMGenericValueToFloat", c_double, LLVMTypeRef, LLVMGenericValueRef)
LLVMDisposeGenericValue = _library.function("LLVMDisposeGenericValue", None, LLVMGenericValueRef)
LLVMCreateExecutionEngineForModule = _library.function("LLVMCreateExecutionEngineForModule", LLVMBool, POINTER(LLVMExecutionEngineRef), LLVMModuleRef, POINTER(POINTER(c_char)))
LLVMCreateInterpreterForModule = _library.function("LLVMCreateInterpreterForModule", LLVMBool, POINTER(LLVMExecutionEngineRef), LLVMModuleRef, POINTER(POINTER(c_char)))
LLVMCreateJITCompilerForModule = _library.function("LLVMCreateJITCompilerForModule", LLVMBool, POINTER(LLVMExecutionEngineRef), LLVMModuleRef, c_uint32, POINTER(POINTER(c_char)))
LLVMInitializeMCJITCompilerOptions = _library.function("LLVMInitializeMCJITCompilerOptions", None, POINTER(struct_LLVMMCJITCompilerOptions), c_size_t)
LLVMCreateMCJITCompilerForModule = _library.function("LLVMCreateMCJITCompilerForModule", LLVMBool, POINTER(LLVMExecutionEngineRef), LLVMModuleRef, POINTER(struct_LLVMMCJITCompilerOptions), c_size_t, POINTER(POINTER(c_char)))
LLVMDisposeExecutionEngine = _library.function("LLVMDisposeExecutionEngine", None, LLVMExecutionEngineRef)
LLVMRunStaticConstructors = _library.function("LLVMRunStaticConstructors", None, LLVMExecutionEngineRef)
LLVMRunStaticDestructors = _library.function("LLVMRunStaticDestructors", None, LLVMExecutionEngineRef)
LLVMRunFunctionAsMain = _library.function("LLVMRunFunctionAsMain", c_int32, LLVMExecutionEngineRef, LLVMValueRef, c_uint32, POINTER(c_char_p), POINTER(c_char_p))
LLVMRunFunction = _library.function("LLVMRunFunction", LLVMGenericValueRef, LLVMExecutionEngineRef, LLVMValueRef, c_uint32, POINTER(LLVMGenericValueRef))
LLVMFreeMachineCodeForFunction = _library.function("LLVMFreeMachineCodeForFunction", None, LLVMExecutionEngineRef, LLVMValueRef)
LLVMAddModule = _library.function("LLVMAddModule", None, LLVMExecutionEngineRef, LLVMModuleRef)
LLVMRemoveModule = _library.function("LLVMRemoveModule", LLVMBool, LLVMExecutionEngineRef, LLVMModuleRef, POINTER(LLVMModuleRef), POINTER(POINTER(c_char)))
LLVMFindFunction = _library.function("LLVMFindFunction", LLVMBool, LLVMExecutionEngineRef, c_char_p, POINTER(LLVMValueRef))
LLVMRecompileAndRelinkFunction = _library.function("LLVMRecompileAndRelinkFunction", c_void_p, LLVMExecutionEngineRef, LLVMValueRef)
LLVMGetExecutionEngineTargetData = _library.function("LLVMGetExecutionEngineTargetData", LLVMTargetDataRef, LLVMExecutionEngineRef)
LLVMGetExecutionEngineTargetMachine = _library.function("LLVMGetExecutionEngineTargetMachine", LLVMTargetMachineRef, LLVMExecutionEngineRef)
LLVMAddGlobalMapping = _library.function("LLVMAddGlobalMapping", None, LLVMExecutionEngineRef, LLVMValueRef, c_void_p)
LLVMGetPointerToGlobal = _library.function("LLVMGetPointerToGlobal", c_void_p, LLVMExecutionEngineRef, LLVMValueRef)
LLVMGetGlobalValueAddress = _library.function("LLVMGetGlobalValueAddress", c_uint64, LLVMExecutionEngineRef, c_char_p)
LLVMGetFunctionAddress = _library.function("LLVMGetFunctionAddress", c_uint64, LLVMExecutionEngineRef, c_char_p)
LLVMExecutionEngineGetErrMsg = _library.function("LLVMExecutionEngineGetErrMsg", LLVMBool, LLVMExecutionEngineRef, POINTER(POINTER(c_char)))
LLVMCreateSimpleMCJITMemoryManager = _library.function("LLVMCreateSimpleMCJITMemoryManager", LLVMMCJITMemoryManagerRef, c_void_p, LLVMMemoryManagerAllocateCodeSectionCallback, LLVMMemoryManagerAllocateDataSectionCallback, LLVMMemoryManagerFinalizeMemoryCallback, LLVMMemoryManagerDestroyCallback)
LLVMDisposeMCJITMemoryManager = _library.function("LLVMDisposeMCJITMemoryManager", None, LLVMMCJITMemoryManagerRef)
LLVMCreateGDBRegistrationListener = _library.function("LLVMCreateGDBRegistrationListener", LLVMJITEventListenerRef)
LLVMCreateIntelJITEventListener = _library.function("LLVMCreateIntelJITEventListener", LLVMJITEventListenerRef)
LLVMCreateOProfileJITEventListener = _library.function("LLVMCreateOProfileJITEventListener", LLVMJITEventListenerRef)
LLVMCreatePerfJITEventListener = _library.function("LLVMCreatePerfJITEventListener", LLVMJITEventListenerRef)
LLVMParseIRInContext = _library.function("LLVMParseIRInContext", LLVMBool, LLVMContextRef, LLVMMemoryBufferRef, POINTER(LLVMModuleRef), POINTER(POINTER(c_char)))
LLVMOrcExecutionSessionSetErrorReporter = _library.function("LLVMOrcExecutionSessionSetErrorReporter", None, LLVMOrcExecutionSessionRef, LLVMOrcErrorReporterFunction, c_void_p)
LLVMOrcExecutionSessionGetSymbolStringPool = _library.function("LLVMOrcExecutionSessionGetSymbolStringPool", LLVMOrcSymbolStringPoolRef, LLVMOrcExecutionSessionRef)
LLVMOrcSymbolStringPoolClearDeadEntries = _library.function("LLVMOrcSymbolStringPoolClearDeadEntries", None, LLVMOrcSymbolStringPoolRef)
LLVMOrcExecutionSessionIntern = _library.function("LLVMOrcExecutionSessionIntern", LLVMOrcSymbolStringPoolEntryRef, LLVMOrcExecutionSessionRef, c_char_p)
LLVMOrcExecutionSessionLookup = _library.function("LLVMOrcExecutionSessionLookup", None, LLVMOrcExecutionSessionRef, LLVMOrcLookupKind, LLVMOrcCJITDylibSearchOrder, c_size_t, LLVMOrcCLookupSet, c_size_t, LLVMOrcExecutionSessionLookupHandleResultFunction, c_void_p)
LLVMOrcRetainSymbolStringPoolEntry = _library.function("LLVMOrcRetainSymbolStringPoolEntry", None, LLVMOrcSymbolStringPoolEntryRef)
LLVMOrcReleaseSymbolStringPoolEntry = _library.function("LLVMOrcReleaseSymbolStringPoolEntry", None, LLVMOrcSymbolStringPoolEntryRef)
LLVMOrcSymbolStringPoolEntryStr = _library.function("LLVMOrcSymbolStringPoolEntryStr", c_char_p, LLVMOrcSymbolStringPoolEntryRef)
LLVMOrcReleaseResourceTracker = _library.function("LLVMOrcReleaseResourceTracker", None, LLVMOrcResourceTrackerRef)
LLVMOrcResourceTrackerTransferTo = _library.function("LLVMOrcResourceTrackerTransferTo", None, LLVMOrcResourceTrackerRef, LLVMOrcResourceTrackerRef)
LLVMOrcResourceTrackerRemove = _library.function("LLVMOrcResourceTrackerRemove", LLVMErrorRef, LLVMOrcResourceTrackerRef)
LLVMOrcDisposeDefinitionGenerator = _library.function("LLVMOrcDisposeDefinitionGenerator", None, LLVMOrcDefinitionGeneratorRef)
LLVMOrcDisposeMaterializationUnit = _library.function("LLVMOrcDisposeMaterializationUnit", None, LLVMOrcMaterializationUnitRef)
LLVMOrcCreateCustomMaterializationUnit = _library.function("LLVMOrcCreateCustomMaterializationUnit", LLVMOrcMaterializationUnitRef, c_char_p, c_void_p, LLVMOrcCSymbolFlagsMapPairs, c_size_t, LLVMOrcSymbolStringPoolEntryRef, LLVMOrcMaterializationUnitMaterializeFunction, LLVMOrcMaterializationUnitDiscardFunction, LLVMOrcMaterializationUnitDestroyFunction)
LLVMOrcAbsoluteSymbols = _library.function("LLVMOrcAbsoluteSymbols", LLVMOrcMaterializationUnitRef, LLVMOrcCSymbolMapPairs, c_size_t)
LLVMOrcLazyReexports = _library.function("LLVMOrcLazyReexports", LLVMOrcMaterializationUnitRef, LLVMOrcLazyCallThroughManagerRef, LLVMOrcIndirectStubsManagerRef, LLVMOrcJITDylibRef, LLVMOrcCSymbolAliasMapPairs, c_size_t)
LLVMOrcDisposeMaterializationResponsibility = _library.function("LLVMOrcDisposeMaterializationResponsibility", None, LLVMOrcMaterializationResponsibilityRef)
LLVMOrcMaterializationResponsibilityGetTargetDylib = _library.function("LLVMOrcMaterializationResponsibilityGetTargetDylib", LLVMOrcJITDylibRef, LLVMOrcMaterializationResponsibilityRef)
LLVMOrcMaterializationResponsibilityGetExecutionSession = _library.function("LLVMOrcMaterializationResponsibilityGetExecutionSession", LLVMOrcExecutionSessionRef, LLVMOrcMaterializationResponsibilityRef)
LLVMOrcMaterializationResponsibilityGetSymbols = _library.function("LLVMOrcMaterializationResponsibilityGetSymbols", LLVMOrcCSymbolFlagsMapPairs, LLVMOrcMaterializationResponsibilityRef, POINTER(c_size_t))
LLVMOrcDisposeCSymbolFlagsMap = _library.function("LLVMOrcDisposeCSymbolFlagsMap", None, LLVMOrcCSymbolFlagsMapPairs)
LLVMOrcMaterializationResponsibilityGetInitializerSymbol = _library.function("LLVMOrcMaterializationResponsibilityGetInitializerSymbol", LLVMOrcSymbolStringPoolEntryRef, LLVMOrcMaterializationResponsibilityRef)
LLVMOrcMaterializationResponsibilityGetRequestedSymbols = _library.function("LLVMOrcMaterializationResponsibilityGetRequestedSymbols", POINTER(LLVMOrcSymbolStringPoolEntryRef), LLVMOrcMaterializationResponsibilityRef, POINTER(c_size_t))
LLVMOrcDisposeSymbols = _library.function("LLVMOrcDisposeSymbols", None, POINTER(LLVMOrcSymbolStringPoolEntryRef))
LLVMOrcMaterializationResponsibilityNotifyResolved = _library.function("LLVMOrcMaterializationResponsibilityNotifyResolved", LLVMErrorRef, LLVMOrcMaterializationResponsibilityRef, LLVMOrcCSymbolMapPairs, c_size_t)
LLVMOrcMaterializationResponsibilityNotifyEmitted = _library.function("LLVMOrcMaterializationResponsibilityNotifyEmitted", LLVMErrorRef, LLVMOrcMaterializationResponsibilityRef, POINTER(LLVMOrcCSymbolDependenceGroup), c_size_t)
LLVMOrcMaterializationResponsibilityDefineMaterializing = _library.function("LLVMOrcMaterializationResponsibilityDefineMaterializing", LLVMErrorRef, LLVMOrcMaterializationResponsibilityRef, LLVMOrcCSymbolFlagsMapPairs, c_size_t)
LLVMOrcMaterializationResponsibilityFailMaterialization = _library.function("LLVMOrcMaterializationResponsibilityFailMaterialization", None, LLVMOrcMaterializationResponsibilityRef)
LLVMOrcMaterializationResponsibilityReplace = _library.function("LLVMOrcMaterializationResponsibilityReplace", LLVMErrorRef, LLVMOrcMaterializationResponsibilityRef, LLVMOrcMaterializationUnitRef)
LLVMOrcMaterializationResponsibilityDelegate = _library.function("LLVMOrcMaterializationResponsibilityDelegate", LLVMErrorRef, LLVMOrcMaterializationResponsibilityRef, POINTER(LLVMOrcSymbolStringPoolEntryRef), c_size_t, POINTER(LLVMOrcMaterializationResponsibilityRef))
LLVMOrcExecutionSessionCreateBareJITDylib = _library.function("LLVMOrcExecutionSessionCreateBareJITDylib", LLVMOrcJITDylibRef, LLVMOrcExecutionSessionRef, c_char_p)
LLVMOrcExecutionSessionCreateJITDylib = _library.function("LLVMOrcExecutionSessionCreateJITDylib", LLVMErrorRef, LLVMOrcExecutionSessionRef, POINTER(LLVMOrcJITDylibRef), c_char_p)
LLVMOrcExecutionSessionGetJITDylibByName = _library.function("LLVMOrcExecutionSessionGetJITDylibByName", LLVMOrcJITDylibRef, LLVMOrcExecutionSessionRef, c_char_p)
LLVMOrcJITDylibCreateResourceTracker = _library.function("LLVMOrcJITDylibCreateResourceTracker", LLVMOrcResourceTrackerRef, LLVMOrcJITDylibRef)
LLVMOrcJITDylibGetDefaultResourceTracker = _library.function("LLVMOrcJITDylibGetDefaultResourceTracker", LLVMOrcResourceTrackerRef, LLVMOrcJITDylibRef)
LLVMOrcJITDylibDefine = _library.function("LLVMOrcJITDylibDefine", LLVMErrorRef, LLVMOrcJITDylibRef, LLVMOrcMaterializationUnitRef)
LLVMOrcJITDylibClear = _library.function("LLVMOrcJITDylibClear", LLVMErrorRef, LLVMOrcJITDylibRef)
LLVMOrcJITDylibAddGenerator = _library.function("LLVMOrcJITDylibAddGenerator", None, LLVMOrcJITDylibRef, LLVMOrcDefinitionGeneratorRef)
LLVMOrcCreateCustomCAPIDefinitionGenerator = _library.function("LLVMOrcCreateCustomCAPIDefinitionGenerator", LLVMOrcDefinitionGeneratorRef, LLVMOrcCAPIDefinitionGeneratorTryToGenerateFunction, c_void_p, LLVMOrcDisposeCAPIDefinitionGeneratorFunction)
LLVMOrcLookupStateContinueLookup = _library.function("LLVMOrcLookupStateContinueLookup", None, LLVMOrcLookupStateRef, LLVMErrorRef)
LLVMOrcCreateDynamicLibrarySearchGeneratorForProcess = _library.function("LLVMOrcCreateDynamicLibrarySearchGeneratorForProcess", LLVMErrorRef, POINTER(LLVMOrcDefinitionGeneratorRef), c_char, LLVMOrcSymbolPredicate, c_void_p)
LLVMOrcCreateDynamicLibrarySearchGeneratorForPath = _library.function("LLVMOrcCreateDynamicLibrarySearchGeneratorForPath", LLVMErrorRef, POINTER(LLVMOrcDefinitionGeneratorRef), c_char_p, c_char, LLVMOrcSymbolPredicate, c_void_p)
LLVMOrcCreateStaticLibrarySearchGeneratorForPath = _library.function("LLVMOrcCreateStaticLibrarySearchGeneratorForPath", LLVMErrorRef, POINTER(LLVMOrcDefinitionGeneratorRef), LLVMOrcObjectLayerRef, c_char_p, c_char_p)
LLVMOrcCreateNewThreadSafeContext = _library.function("LLVMOrcCreateNewThreadSafeContext", LLVMOrcThreadSafeContextRef)
LLVMOrcThreadSafeContextGetContext = _library.function("LLVMOrcThreadSafeContextGetContext", LLVMContextRef, LLVMOrcThreadSafeContextRef)
LLVMOrcDisposeThreadSafeContext = _library.function("LLVMOrcDisposeThreadSafeContext", None, LLVMOrcThreadSafeContextRef)
LLVMOrcCreateNewThreadSafeModule = _library.function("LLVMOrcCreateNewThreadSafeModule", LLVMOrcThreadSafeModuleRef, LLVMModuleRef, LLVMOrcThreadSafeContextRef)
LLVMOrcDisposeThreadSafeModule = _library.function("LLVMOrcDisposeThreadSafeModule", None, LLVMOrcThreadSafeModuleRef)
LLVMOrcThreadSafeModuleWithModuleDo = _library.function("LLVMOrcThreadSafeModuleWithModuleDo", LLVMErrorRef, LLVMOrcThreadSafeModuleRef, LLVMOrcGenericIRModuleOperationFunction, c_void_p)
LLVMOrcJITTargetMachineBuilderDetectHost = _library.function("LLVMOrcJITTargetMachineBuilderDetectHost", LLVMErrorRef, POINTER(LLVMOrcJITTargetMachineBuilderRef))
LLVMOrcJITTargetMachineBuilderCreateFromTargetMachine = _library.function("LLVMOrcJITTargetMachineBuilderCreateFromTargetMachine", LLVMOrcJITTargetMachineBuilderRef, LLVMTargetMachineRef)
LLVMOrcDisposeJITTargetMachineBuilder = _library.function("LLVMOrcDisposeJITTargetMachineBuilder", None, LLVMOrcJITTargetMachineBuilderRef)
LLVMOrcJITTargetMachineBuilderGetTargetTriple = _library.function("LLVMOrcJITTargetMachineBuilderGetTargetTriple", POINTER(c_char), LLVMOrcJITTargetMachineBuilderRef)
LLVMOrcJITTargetMachineBuilderSetTargetTriple = _library.function("LLVMOrcJITTargetMachineBuilderSetTargetTriple", None, LLVMOrcJITTargetMachineBuilderRef, c_char_p)
LLVMOrcObjectLayerAddObjectFile = _library.function("LLVMOrcObjectLayerAddObjectFile", LLVMErrorRef, LLVMOrcObjectLayerRef, LLVMOrcJITDylibRef, LLVMMemoryBufferRef)
LLVMOrcObjectLayerAddObjectFileWithRT = _library.function("LLVMOrcObjectLayerAddObjectFileWithRT", LLVMErrorRef, LLVMOrcObjectLayerRef, LLVMOrcResourceTrackerRef, LLVMMemoryBufferRef)
LLVMOrcObjectLayerEmit = _library.function("LLVMOrcObjectLayerEmit", None, LLVMOrcObjectLayerRef, LLVMOrcMaterializationResponsibilityRef, LLVMMemoryBufferRef)
LLVMOrcDisposeObjectLayer = _library.function("LLVMOrcDisposeObjectLayer", None, LLVMOrcObjectLayerRef)
LLVMOrcIRTransformLayerEmit = _library.function("LLVMOrcIRTransformLayerEmit", None, LLVMOrcIRTransformLayerRef, LLVMOrcMaterializationResponsibilityRef, LLVMOrcThreadSafeModuleRef)
LLVMOrcIRTransformLayerSetTransform = _library.function("LLVMOrcIRTransformLayerSetTransform", None, LLVMOrcIRTransformLayerRef, LLVMOrcIRTransformLayerTransformFunction, c_void_p)
LLVMOrcObjectTransformLayerSetTransform = _library.function("LLVMOrcObjectTransformLayerSetTransform", None, LLVMOrcObjectTransformLayerRef, LLVMOrcObjectTransformLayerTransformFunction, c_void_p)
LLVMOrcCreateLocalIndirectStubsManager = _library.function("LLVMOrcCreateLocalIndirectStubsManager", LLVMOrcIndirectStubsManagerRef, c_char_p)
LLVMOrcDisposeIndirectStubsManager = _library.function("LLVMOrcDisposeIndirectStubsManager", None, LLVMOrcIndirectStubsManagerRef)
LLVMOrcCreateLocalLazyCallThroughManager = _library.function("LLVMOrcCreateLocalLazyCallThroughManager", LLVMErrorRef, c_char_p, LLVMOrcExecutionSessionRef, LLVMOrcJITTargetAddress, POINTER(LLVMOrcLazyCallThroughManagerRef))
LLVMOrcDisposeLazyCallThroughManager = _library.function("LLVMOrcDisposeLazyCallThroughManager", None, LLVMOrcLazyCallThroughManagerRef)
LLVMOrcCreateDumpObjects = _library.function("LLVMOrcCreateDumpObjects", LLVMOrcDumpObjectsRef, c_char_p, c_char_p)
LLVMOrcDisposeDumpObjects = _library.function("LLVMOrcDisposeDumpObjects", None, LLVMOrcDumpObjectsRef)
LLVMOrcDumpObjects_CallOperator = _library.function("LLVMOrcDumpObjects_CallOperator", LLVMErrorRef, LLVMOrcDumpObjectsRef, POINTER(LLVMMemoryBufferRef))
LLVMOrcCreateLLJITBuilder = _library.function("LLVMOrcCreateLLJITBuilder", LLVMOrcLLJITBuilderRef)
LLVMOrcDisposeLLJITBuilder = _library.function("LLVMOrcDisposeLLJITBuilder", None, LLVMOrcLLJITBuilderRef)
LLVMOrcLLJITBuilderSetJITTargetMachineBuilder = _library.function("LLVMOrcLLJITBuilderSetJITTargetMachineBuilder", None, LLVMOrcLLJITBuilderRef, LLVMOrcJITTargetMachineBuilderRef)
LLVMOrcLLJITBuilderSetObjectLinkingLayerCreator = _library.function("LLVMOrcLLJITBuilderSetObjectLinkingLayerCreator", None, LLVMOrcLLJITBuilderRef, LLVMOrcLLJITBuilderObjectLinkingLayerCreatorFunction, c_void_p)
LLVMOrcCreateLLJIT = _library.function("LLVMOrcCreateLLJIT", LLVMErrorRef, POINTER(LLVMOrcLLJITRef), LLVMOrcLLJITBuilderRef)
LLVMOrcDisposeLLJIT = _library.function("LLVMOrcDisposeLLJIT", LLVMErrorRef, LLVMOrcLLJITRef)
LLVMOrcLLJITGetExecutionSession = _library.function("LLVMOrcLLJITGetExecutionSession", LLVMOrcExecutionSessionRef, LLVMOrcLLJITRef)
LLVMOrcLLJITGetMainJITDylib = _library.function("LLVMOrcLLJITGetMainJITDylib", LLVMOrcJITDylibRef, LLVMOrcLLJITRef)
LLVMOrcLLJITGetTripleString = _library.function("LLVMOrcLLJITGetTripleString", c_char_p, LLVMOrcLLJITRef)
LLVMOrcLLJITGetGlobalPrefix = _library.function("LLVMOrcLLJITGetGlobalPrefix", c_char, LLVMOrcLLJITRef)
LLVMOrcLLJITMangleAndIntern = _library.function("LLVMOrcLLJITMangleAndIntern", LLVMOrcSymbolStringPoolEntryRef, LLVMOrcLLJITRef, c_char_p)
LLVMOrcLLJITAddObjectFile = _library.function("LLVMOrcLLJITAddObjectFile", LLVMErrorRef, LLVMOrcLLJITRef, LLVMOrcJITDylibRef, LLVMMemoryBufferRef)
LLVMOrcLLJITAddObjectFileWithRT = _library.function("LLVMOrcLLJITAddObjectFileWithRT", LLVMErrorRef, LLVMOrcLLJITRef, LLVMOrcResourceTrackerRef, LLVMMemoryBufferRef)
LLVMOrcLLJITAddLLVMIRModule = _library.function("LLVMOrcLLJITAddLLVMIRModule", LLVMErrorRef, LLVMOrcLLJITRef, LLVMOrcJITDylibRef, LLVMOrcThreadSafeModuleRef)
LLVMOrcLLJITAddLLVMIRModuleWithRT = _library.function("LLVMOrcLLJITAddLLVMIRModuleWithRT", LLVMErrorRef, LLVMOrcLLJITRef, LLVMOrcResourceTrackerRef, LLVMOrcThreadSafeModuleRef)
LLVMOrcLLJITLookup = _library.function("LLVMOrcLLJITLookup", LLVMErrorRef, LLVMOrcLLJITRef, POINTER(LLVMOrcExecutorAddress), c_char_p)
LLVMOrcLLJITGetObjLinkingLayer = _library.function("LLVMOrcLLJITGetObjLinkingLayer", LLVMOrcObjectLayerRef, LLVMOrcLLJITRef)
LLVMOrcLLJITGetObjTransformLayer = _library.function("LLVMOrcLLJITGetObjTransformLayer", LLVMOrcObjectTransformLayerRef, LLVMOrcLLJITRef)
LLVMOrcLLJITGetIRTransformLayer = _library.function("LLVMOrcLLJITGetIRTransformLayer", LLVMOrcIRTransformLayerRef, LLVMOrcLLJITRef)
LLVMOrcLLJITGetDataLayoutStr = _library.function("LLVMOrcLLJITGetDataLayoutStr", c_char_p, LLVMOrcLLJITRef)
LLVMOrcLLJITEnableDebugSupport = _library.function("LLVMOrcLLJITEnableDebugSupport", LLVMErrorRef, LLVMOrcLLJITRef)
LLVMLinkModules2 = _library.function("LLVMLinkModules2", LLVMBool, LLVMModuleRef, LLVMModuleRef)
LLVMCreateBinary = _library.function("LLVMCreateBinary", LLVMBinaryRef, LLVMMemoryBufferRef, LLVMContextRef, POINTER(POINTER(c_char)))
LLVMDisposeBinary = _library.function("LLVMDisposeBinary", None, LLVMBinaryRef)
LLVMBinaryCopyMemoryBuffer = _library.function("LLVMBinaryCopyMemoryBuffer", LLVMMemoryBufferRef, LLVMBinaryRef)
LLVMBinaryGetType = _library.function("LLVMBinaryGetType", LLVMBinaryType, LLVMBinaryRef)
LLVMMachOUniversalBinaryCopyObjectForArch = _library.function("LLVMMachOUniversalBinaryCopyObjectForArch", LLVMBinaryRef, LLVMBinaryRef, c_char_p, c_size_t, POINTER(POINTER(c_char)))
LLVMObjectFileCopySectionIterator = _library.function("LLVMObjectFileCopySectionIterator", LLVMSectionIteratorRef, LLVMBinaryRef)
LLVMObjectFileIsSectionIteratorAtEnd = _library.function("LLVMObjectFileIsSectionIteratorAtEnd", LLVMBool, LLVMBinaryRef, LLVMSectionIteratorRef)
LLVMObjectFileCopySymbolIterator = _library.function("LLVMObjectFileCopySymbolIterator", LLVMSymbolIteratorRef, LLVMBinaryRef)
LLVMObjectFileIsSymbolIteratorAtEnd = _library.function("LLVMObjectFileIsSymbolIteratorAtEnd", LLVMBool, LLVMBinaryRef, LLVMSymbolIteratorRef)
LLVMDisposeSectionIterator = _library.function("LLVMDisposeSectionIterator", None, LLVMSectionIteratorRef)
LLVMMoveToNextSection = _library.function("LLVMMoveToNextSection", None, LLVMSectionIteratorRef)
LLVMMoveToContainingSection = _library.function("LLVMMoveToContainingSection", None, LLVMSectionIteratorRef, LLVMSymbolIteratorRef)
LLVMDisposeSymbolIterator = _library.function("LLVMDisposeSymbolIterator", None, LLVMSymbolIteratorRef)
LLVMMoveToNextSymbol = _library.function("LLVMMoveToNextSymbol", None, LLVMSymbolIteratorRef)
LLVMGetSectionName = _library.function("LLVMGetSectionName", c_char_p, LLVMSectionIteratorRef)
LLVMGetSectionSize = _library.function("LLVMGetSectionSize", c_uint64, LLVMSectionIteratorRef)
LLVMGetSectionContents = _library.function("LLVMGetSectionContents", c_char_p, LLVMSectionIteratorRef)
LLVMGetSectionAddress = _library.function("LLVMGetSectionAddress", c_uint64, LLVMSectionIteratorRef)
LLVMGetSectionContainsSymbol = _library.function("LLVMGetSectionContainsSymbol", LLVMBool, LLVMSectionIteratorRef, LLVMSymbolIteratorRef)
LLVMGetRelocations = _library.function("LLVMGetRelocations", LLVMRelocationIteratorRef, LLVMSectionIteratorRef)
LLVMDisposeRelocationIterator = _library.function("LLVMDisposeRelocationIterator", None, LLVMRelocationIteratorRef)
LLVMIsRelocationIteratorAtEnd = _library.function("LLVMIsRelocationIteratorAtEnd", LLVMBool, LLVMSectionIteratorRef, LLVMRelocationIteratorRef)
LLVMMoveToNextRelocation = _library.function("LLVMMoveToNextRelocation", None, LLVMRelocationIteratorRef)
LLVMGetSymbolName = _library.function("LLVMGetSymbolName", c_char_p, LLVMSymbolIteratorRef)
LLVMGetSymbolAddress = _library.function("LLVMGetSymbolAddress", c_uint64, LLVMSymbolIteratorRef)
LLVMGetSymbolSize = _library.function("LLVMGetSymbolSize", c_uint64, LLVMSymbolIteratorRef)
LLVMGetRelocationOffset = _library.function("LLVMGetRelocationOffset", c_uint64, LLVMRelocationIteratorRef)
LLVMGetRelocationSymbol = _library.function("LLVMGetRelocationSymbol", LLVMSymbolIteratorRef, LLVMRelocationIteratorRef)
LLVMGetRelocationType = _library.function("LLVMGetRelocationType", c_uint64, LLVMRelocationIteratorRef)
LLVMGetRelocationTypeName = _library.function("LLVMGetRelocationTypeName", c_char_p, LLVMRelocationIteratorRef)
LLVMGetRelocationValueString = _library.function("LLVMGetRelocationValueString", c_char_p, LLVMRelocationIteratorRef)
LLVMCreateObjectFile = _library.function("LLVMCreateObjectFile", LLVMObjectFileRef, LLVMMemoryBufferRef)
LLVMDisposeObjectFile = _library.function("LLVMDisposeObjectFile", None, LLVMObjectFileRef)
LLVMGetSections = _library.function("LLVMGetSections", LLVMSectionIteratorRef, LLVMObjectFileRef)
LLVMIsSectionIteratorAtEnd = _library.function("LLVMIsSectionIteratorAtEnd", LLVMBool, LLVMObjectFileRef, LLVMSectionIteratorRef)
LLVMGetSymbols = _library.function("LLVMGetSymbols", LLVMSymbolIteratorRef, LLVMObjectFileRef)
LLVMIsSymbolIteratorAtEnd = _library.function("LLVMIsSymbolIteratorAtEnd", LLVMBool, LLVMObjectFileRef, LLVMSymbolIteratorRef)
LLVMOrcCreateRTDyldObjectLinkingLayerWithSectionMemoryManager = _library.function("LLVMOrcCreateRTDyldObjectLinkingLayerWithSectionMemoryManager", LLVMOrcObjectLayerRef, LLVMOrcExecutionSessionRef)
LLVMOrcCreateRTDyldObjectLinkingLayerWithMCJITMemoryManagerLikeCallbacks = _library.function("LLVMOrcCreateRTDyldObjectLinkingLayerWithMCJITMemoryManagerLikeCallbacks", LLVMOrcObjectLayerRef, LLVMOrcExecutionSessionRef, c_void_p, LLVMMemoryManagerCreateContextCallback, LLVMMemoryManagerNotifyTerminatingCallback, LLVMMemoryManagerAllocateCodeSectionCallback, LLVMMemoryManagerAllocateDataSectionCallback, LLVMMemoryManagerFinalizeMemoryCallback, LLVMMemoryManagerDestroyCallback)
LLVMOrcRTDyldObjectLinkingLayerRegisterJITEventListener = _library.function("LLVMOrcRTDyldObjectLinkingLayerRegisterJITEventListener", None, LLVMOrcObjectLayerRef, LLVMJITEventListenerRef)
LLVMRemarkStringGetData = _library.function("LLVMRemarkStringGetData", c_char_p, LLVMRemarkStringRef)
LLVMRemarkStringGetLen = _library.function("LLVMRemarkStringGetLen", c_uint32, LLVMRemarkStringRef)
LLVMRemarkDebugLocGetSourceFilePath = _library.function("LLVMRemarkDebugLocGetSourceFilePath", LLVMRemarkStringRef, LLVMRemarkDebugLocRef)
LLVMRemarkDebugLocGetSourceLine = _library.function("LLVMRemarkDebugLocGetSourceLine", c_uint32, LLVMRemarkDebugLocRef)
LLVMRemarkDebugLocGetSourceColumn = _library.function("LLVMRemarkDebugLocGetSourceColumn", c_uint32, LLVMRemarkDebugLocRef)
LLVMRemarkArgGetKey = _library.function("LLVMRemarkArgGetKey", LLVMRemarkStringRef, LLVMRemarkArgRef)
LLVMRemarkArgGetValue = _library.function("LLVMRemarkArgGetValue", LLVMRemarkStringRef, LLVMRemarkArgRef)
LLVMRemarkArgGetDebugLoc = _library.function("LLVMRemarkArgGetDebugLoc", LLVMRemarkDebugLocRef, LLVMRemarkArgRef)
LLVMRemarkEntryDispose = _library.function("LLVMRemarkEntryDispose", None, LLVMRemarkEntryRef)
LLVMRemarkEntryGetType = _library.function("LLVMRemarkEntryGetType", enum_LLVMRemarkType, LLVMRemarkEntryRef)
LLVMRemarkEntryGetPassName = _library.function("LLVMRemarkEntryGetPassName", LLVMRemarkStringRef, LLVMRemarkEntryRef)
LLVMRemarkEntryGetRemarkName = _library.function("LLVMRemarkEntryGetRemarkName", LLVMRemarkStringRef, LLVMRemarkEntryRef)
LLVMRemarkEntryGetFunctionName = _library.function("LLVMRemarkEntryGetFunctionName", LLVMRemarkStringRef, LLVMRemarkEntryRef)
LLVMRemarkEntryGetDebugLoc = _library.function("LLVMRemarkEntryGetDebugLoc", LLVMRemarkDebugLocRef, LLVMRemarkEntryRef)
LLVMRemarkEntryGetHotness = _library.function("LLVMRemarkEntryGetHotness", c_uint64, LLVMRemarkEntryRef)
LLVMRemarkEntryGetNumArgs = _library.function("LLVMRemarkEntryGetNumArgs", c_uint32, LLVMRemarkEntryRef)
LLVMRemarkEntryGetFirstArg = _library.function("LLVMRemarkEntryGetFirstArg", LLVMRemarkArgRef, LLVMRemarkEntryRef)
LLVMRemarkEntryGetNextArg = _library.function("LLVMRemarkEntryGetNextArg", LLVMRemarkArgRef, LLVMRemarkArgRef, LLVMRemarkEntryRef)
LLVMRemarkParserCreateYAML = _library.function("LLVMRemarkParserCreateYAML", LLVMRemarkParserRef, c_void_p, c_uint64)
LLVMRemarkParserCreateBitstream = _library.function("LLVMRemarkParserCreateBitstream", LLVMRemarkParserRef, c_void_p, c_uint64)
LLVMRemarkParserGetNext = _library.function("LLVMRemarkParserGetNext", LLVMRemarkEntryRef, LLVMRemarkParserRef)
LLVMRemarkParserHasError = _library.function("LLVMRemarkParserHasError", LLVMBool, LLVMRemarkParserRef)
LLVMRemarkParserGetErrorMessage = _library.function("LLVMRemarkParserGetErrorMessage", c_char_p, LLVMRemarkParserRef)
LLVMRemarkParserDispose = _library.function("LLVMRemarkParserDispose", None, LLVMRemarkParserRef)
LLVMRemarkVersion = _library.function("LLVMRemarkVersion", c_uint32)
LLVMLoadLibraryPermanently = _library.function("LLVMLoadLibraryPermanently", LLVMBool, c_char_p)
LLVMParseCommandLineOptions = _library.function("LLVMParseCommandLineOptions", None, c_int32, POINTER(c_char_p), c_char_p)
LLVMSearchForAddressOfSymbol = _library.function("LLVMSearchForAddressOfSymbol", c_void_p, c_char_p)
LLVMAddSymbol = _library.function("LLVMAddSymbol", None, c_char_p, c_void_p)
llvm_blake3_version = _library.function("llvm_blake3_version", c_char_p)
llvm_blake3_hasher_init = _library.function("llvm_blake3_hasher_init", None, POINTER(llvm_blake3_hasher))
llvm_blake3_hasher_init_keyed = _library.function("llvm_blake3_hasher_init_keyed", None, POINTER(llvm_blake3_hasher), POINTER(c_uint8))
llvm_blake3_hasher_init_derive_key = _library.function("llvm_blake3_hasher_init_derive_key", None, POINTER(llvm_blake3_hasher), c_char_p)
llvm_blake3_hasher_init_derive_key_raw = _library.function("llvm_blake3_hasher_init_derive_key_raw", None, POINTER(llvm_blake3_hasher), c_void_p, c_size_t)
llvm_blake3_hasher_update = _library.function("llvm_blake3_hasher_update", None, POINTER(llvm_blake3_hasher), c_void_p, c_size_t)
llvm_blake3_hasher_finalize = _library.function("llvm_blake3_hasher_finalize", None, POINTER(llvm_blake3_hasher), POINTER(c_uint8), c_size_t)
llvm_blake3_hasher_finalize_seek = _library.function("llvm_blake3_hasher_finalize_seek", None, POINTER(llvm_blake3_hasher), c_uint64, POINTER(c_uint8), c_size_t)
llvm_blake3_hasher_reset = _library.function("llvm_blake3_hasher_reset", None, POINTER(llvm_blake3_hasher))
lto_get_version = _library.function("lto_get_version", c_char_p)
lto_get_error_message = _library.function("lto_get_error_message", c_char_p)
lto_module_is_object_file = _library.function("lto_module_is_object_file", c_bool, c_char_p)
lto_module_is_object_file_for_target = _library.function("lto_module_is_object_file_for_target", c_bool, c_char_p, c_char_p)
lto_module_has_objc_category = _library.function("lto_module_has_objc_category", c_bool, c_void_p, c_size_t)
lto_module_is_object_file_in_memory = _library.function("lto_module_is_object_file_in_memory", c_bool, c_void_p, c_size_t)
lto_module_is_object_file_in_memory_for_target = _library.function("lto_module_is_object_file_in_memory_for_target", c_bool, c_void_p, c_size_t, c_char_p)
lto_module_create = _library.function("lto_module_create", lto_module_t, c_char_p)
lto_module_create_from_memory = _library.function("lto_module_create_from_memory", lto_module_t, c_void_p, c_size_t)
lto_module_create_from_memory_with_path = _library.function("lto_module_create_from_memory_with_path", lto_module_t, c_void_p, c_size_t, c_char_p)
lto_module_create_in_local_context = _library.function("lto_module_create_in_local_context", lto_module_t, c_void_p, c_size_t, c_char_p)
lto_module_create_in_codegen_context = _library.function("lto_module_create_in_codegen_context", lto_module_t, c_void_p, c_size_t, c_char_p, lto_code_gen_t)
lto_module_create_from_fd = _library.function("lto_module_create_from_fd", lto_module_t, c_int32, c_char_p, c_size_t)
lto_module_create_from_fd_at_offset = _library.function("lto_module_create_from_fd_at_offset", lto_module_t, c_int32, c_char_p, c_size_t, c_size_t, c_int64)
lto_module_dispose = _library.function("lto_module_dispose", None, lto_module_t)
lto_module_get_target_triple = _library.function("lto_module_get_target_triple", c_char_p, lto_module_t)
lto_module_set_target_triple = _library.function("lto_module_set_target_triple", None, lto_module_t, c_char_p)
lto_module_get_num_symbols = _library.function("lto_module_get_num_symbols", c_uint32, lto_module_t)
lto_module_get_symbol_name = _library.function("lto_module_get_symbol_name", c_char_p, lto_module_t, c_uint32)
lto_module_get_symbol_attribute = _library.function("lto_module_get_symbol_attribute", lto_symbol_attributes, lto_module_t, c_uint32)
lto_module_get_linkeropts = _library.function("lto_module_get_linkeropts", c_char_p, lto_module_t)
lto_module_get_macho_cputype = _library.function("lto_module_get_macho_cputype", c_bool, lto_module_t, POINTER(c_uint32), POINTER(c_uint32))
lto_module_has_ctor_dtor = _library.function("lto_module_has_ctor_dtor", c_bool, lto_module_t)
lto_codegen_set_diagnostic_handler = _library.function("lto_codegen_set_diagnostic_handler", None, lto_code_gen_t, lto_diagnostic_handler_t, c_void_p)
lto_codegen_create = _library.function("lto_codegen_create", lto_code_gen_t)
lto_codegen_create_in_local_context = _library.function("lto_codegen_create_in_local_context", lto_code_gen_t)
lto_codegen_dispose = _library.function("lto_codegen_dispose", None, lto_code_gen_t)
lto_codegen_add_module = _library.function("lto_codegen_add_module", c_bool, lto_code_gen_t, lto_module_t)
lto_codegen_set_module = _library.function("lto_codegen_set_module", None, lto_code_gen_t, lto_module_t)
lto_codegen_set_debug_model = _library.function("lto_codegen_set_debug_model", c_bool, lto_code_gen_t, lto_debug_model)
lto_codegen_set_pic_model = _library.function("lto_codegen_set_pic_model", c_bool, lto_code_gen_t, lto_codegen_model)
lto_codegen_set_cpu = _library.function("lto_codegen_set_cpu", None, lto_code_gen_t, c_char_p)
lto_codegen_set_assembler_path = _library.function("lto_codegen_set_assembler_path", None, lto_code_gen_t, c_char_p)
lto_codegen_set_assembler_args = _library.function("lto_codegen_set_assembler_args", None, lto_code_gen_t, POINTER(c_char_p), c_int32)
lto_codegen_add_must_preserve_symbol = _library.function("lto_codegen_add_must_preserve_symbol", None, lto_code_gen_t, c_char_p)
lto_codegen_write_merged_modules = _library.function("lto_codegen_write_merged_modules", c_bool, lto_code_gen_t, c_char_p)
lto_codegen_compile = _library.function("lto_codegen_compile", c_void_p, lto_code_gen_t, POINTER(c_size_t))
lto_codegen_compile_to_file = _library.function("lto_codegen_compile_to_file", c_bool, lto_code_gen_t, POINTER(c_char_p))
lto_codegen_optimize = _library.function("lto_codegen_optimize", c_bool, lto_code_gen_t)
lto_codegen_compile_optimized = _library.function("lto_codegen_compile_optimized", c_void_p, lto_code_gen_t, POINTER(c_size_t))
lto_api_version = _library.function("lto_api_version", c_uint32)
lto_set_debug_options = _library.function("lto_set_debug_options", None, POINTER(c_char_p), c_int32)
lto_codegen_debug_options = _library.function("lto_codegen_debug_options", None, lto_code_gen_t, c_char_p)
lto_codegen_debug_options_array = _library.function("lto_codegen_debug_options_array", None, lto_code_gen_t, POINTER(c_char_p), c_int32)
lto_initialize_disassembler = _library.function("lto_initialize_disassembler", None)
lto_codegen_set_should_internalize = _library.function("lto_codegen_set_should_internalize", None, lto_code_gen_t, c_bool)
lto_codegen_set_should_embed_uselists = _library.function("lto_codegen_set_should_embed_uselists", None, lto_code_gen_t, c_bool)
lto_input_create = _library.function("lto_input_create", lto_input_t, c_void_p, c_size_t, c_char_p)
lto_input_dispose = _library.function("lto_input_dispose", None, lto_input_t)
lto_input_get_num_dependent_libraries = _library.function("lto_input_get_num_dependent_libraries", c_uint32, lto_input_t)
lto_input_get_dependent_library = _library.function("lto_input_get_dependent_library", c_char_p, lto_input_t, c_size_t, POINTER(c_size_t))
lto_runtime_lib_symbols_list = _library.function("lto_runtime_lib_symbols_list", POINTER(c_char_p), POINTER(c_size_t))
thinlto_create_codegen = _library.function("thinlto_create_codegen", thinlto_code_gen_t)
thinlto_codegen_dispose = _library.function("thinlto_codegen_dispose", None, thinlto_code_gen_t)
thinlto_codegen_add_module = _library.function("thinlto_codegen_add_module", None, thinlto_code_gen_t, c_char_p, c_char_p, c_int32)
thinlto_codegen_process = _library.function("thinlto_codegen_process", None, thinlto_code_gen_t)
thinlto_module_get_num_objects = _library.function("thinlto_module_get_num_objects", c_uint32, thinlto_code_gen_t)
thinlto_module_get_object = _library.function("thinlto_module_get_object", LTOObjectBuffer, thinlto_code_gen_t, c_uint32)
thinlto_module_get_num_object_files = _library.function("thinlto_module_get_num_object_files", c_uint32, thinlto_code_gen_t)
thinlto_module_get_object_file = _library.function("thinlto_module_get_object_file", c_char_p, thinlto_code_gen_t, c_uint32)
thinlto_codegen_set_pic_model = _library.function("thinlto_codegen_set_pic_model", c_bool, thinlto_code_gen_t, lto_codegen_model)
thinlto_codegen_set_savetemps_dir = _library.function("thinlto_codegen_set_savetemps_dir", None, thinlto_code_gen_t, c_char_p)
thinlto_set_generated_objects_dir = _library.function("thinlto_set_generated_objects_dir", None, thinlto_code_gen_t, c_char_p)
thinlto_codegen_set_cpu = _library.function("thinlto_codegen_set_cpu", None, thinlto_code_gen_t, c_char_p)
thinlto_codegen_disable_codegen = _library.function("thinlto_codegen_disable_codegen", None, thinlto_code_gen_t, c_bool)
thinlto_codegen_set_codegen_only = _library.function("thinlto_codegen_set_codegen_only", None, thinlto_code_gen_t, c_bool)
thinlto_debug_options = _library.function("thinlto_debug_options", None, POINTER(c_char_p), c_int32)
lto_module_is_thinlto = _library.function("lto_module_is_thinlto", c_bool, lto_module_t)
thinlto_codegen_add_must_preserve_symbol = _library.function("thinlto_codegen_add_must_preserve_symbol", None, thinlto_code_gen_t, c_char_p, c_int32)
thinlto_codegen_add_cross_referenced_symbol = _library.function("thinlto_codegen_add_cross_referenced_symbol", None, thinlto_code_gen_t, c_char_p, c_int32)
thinlto_codegen_set_cache_dir = _library.function("thinlto_codegen_set_cache_dir", None, thinlto_code_gen_t, c_char_p)
thinlto_codegen_set_cache_pruning_interval = _library.function("thinlto_codegen_set_cache_pruning_interval", None, thinlto_code_gen_t, c_int32)
thinlto_codegen_set_final_cache_size_relative_to_available_space = _library.function("thinlto_codegen_set_final_cache_size_relative_to_available_space", None, thinlto_code_gen_t, c_uint32)
thinlto_codegen_set_cache_entry_expiration = _library.function("thinlto_codegen_set_cache_entry_expiration", None, thinlto_code_gen_t, c_uint32)
thinlto_codegen_set_cache_size_bytes = _library.function("thinlto_codegen_set_cache_size_bytes", None, thinlto_code_gen_t, c_uint32)
thinlto_codegen_set_cache_size_megabytes = _library.function("thinlto_codegen_set_cache_size_megabytes", None, thinlto_code_gen_t, c_uint32)
thinlto_codegen_set_cache_size_files = _library.function("thinlto_codegen_set_cache_size_files", None, thinlto_code_gen_t, c_uint32)
LLVMRunPasses = _library.function("LLVMRunPasses", LLVMErrorRef, LLVMModuleRef, c_char_p, LLVMTargetMachineRef, LLVMPassBuilderOptionsRef)
LLVMCreatePassBuilderOptions = _library.function("LLVMCreatePassBuilderOptions", LLVMPassBuilderOptionsRef)
LLVMPassBuilderOptionsSetVerifyEach = _library.function("LLVMPassBuilderOptionsSetVerifyEach", None, LLVMPassBuilderOptionsRef, LLVMBool)
LLVMPassBuilderOptionsSetDebugLogging = _library.function("LLVMPassBuilderOptionsSetDebugLogging", None, LLVMPassBuilderOptionsRef, LLVMBool)
LLVMPassBuilderOptionsSetLoopInterleaving = _library.function("LLVMPassBuilderOptionsSetLoopInterleaving", None, LLVMPassBuilderOptionsRef, LLVMBool)
LLVMPassBuilderOptionsSetLoopVectorization = _library.function("LLVMPassBuilderOptionsSetLoopVectorization", None, LLVMPassBuilderOptionsRef, LLVMBool)
LLVMPassBuilderOptionsSetSLPVectorization = _library.function("LLVMPassBuilderOptionsSetSLPVectorization", None, LLVMPassBuilderOptionsRef, LLVMBool)
LLVMPassBuilderOptionsSetLoopUnrolling = _library.function("LLVMPassBuilderOptionsSetLoopUnrolling", None, LLVMPassBuilderOptionsRef, LLVMBool)
LLVMPassBuilderOptionsSetForgetAllSCEVInLoopUnroll = _library.function("LLVMPassBuilderOptionsSetForgetAllSCEVInLoopUnroll", None, LLVMPassBuilderOptionsRef, LLVMBool)
LLVMPassBuilderOptionsSetLicmMssaOptCap = _library.function("LLVMPassBuilderOptionsSetLicmMssaOptCap", None, LLVMPassBuilderOptionsRef, c_uint32)
LLVMPassBuilderOptionsSetLicmMssaNoAccForPromotionCap = _library.function("LLVMPassBuilderOptionsSetLicmMssaNoAccForPromotionCap", None, LLVMPassBuilderOptionsRef, c_uint32)
LLVMPassBuilderOptionsSetCallGraphProfile = _library.function("LLVMPassBuilderOptionsSetCallGraphProfile", None, LLVMPassBuilderOptionsRef, LLVMBool)
LLVMPassBuilderOptionsSetMergeFunctions = _library.function("LLVMPassBuilderOptionsSetMergeFunctions", None, LLVMPassBuilderOptionsRef, LLVMBool)
LLVMPassBuilderOptionsSetInlinerThreshold = _library.function("LLVMPassBuilderOptionsSetInlinerThreshold", None, LLVMPassBuilderOptionsRef, c_int32)
LLVMDisposePassBuilderOptions = _library.function("LLVMDisposePassBuilderOptions", None, LLVMPassBuilderOptionsRef)
LLVMDisassembler_VariantKind_None = 0
LLVMDisassembler_VariantKind_ARM_HI16 = 1
LLVMDisassembler_VariantKind_ARM_LO16 = 2
LLVMDisassembler_VariantKind_ARM64_PAGE = 1
LLVMDisassembler_VariantKind_ARM64_PAGEOFF = 2
LLVMDisassembler_VariantKind_ARM64_GOTPAGE = 3
LLVMDisassembler_VariantKind_ARM64_GOTPAGEOFF = 4
LLVMDisassembler_VariantKind_ARM64_TLVP = 5
LLVMDisassembler_VariantKind_ARM64_TLVOFF = 6
LLVMDisassembler_ReferenceType_InOut_None = 0
LLVMDisassembler_ReferenceType_In_Branch = 1
LLVMDisassembler_ReferenceType_In_PCrel_Load = 2
LLVMDisassembler_ReferenceType_In_ARM64_ADRP = 0x100000001
LLVMDisassembler_ReferenceType_In_ARM64_ADDXri = 0x100000002
LLVMDisassembler_ReferenceType_In_ARM64_LDRXui = 0x100000003
LLVMDisassembler_ReferenceType_In_ARM64_LDRXl = 0x100000004
LLVMDisassembler_ReferenceType_In_ARM64_ADR = 0x100000005
LLVMDisassembler_ReferenceType_Out_SymbolStub = 1
LLVMDisassembler_ReferenceType_Out_LitPool_SymAddr = 2
LLVMDisassembler_ReferenceType_Out_LitPool_CstrAddr = 3
LLVMDisassembler_ReferenceType_Out_Objc_CFString_Ref = 4
LLVMDisassembler_ReferenceType_Out_Objc_Message = 5
LLVMDisassembler_ReferenceType_Out_Objc_Message_Ref = 6
LLVMDisassembler_ReferenceType_Out_Objc_Selector_Ref = 7
LLVMDisassembler_ReferenceType_Out_Objc_Class_Ref = 8
LLVMDisassembler_ReferenceType_DeMangled_Name = 9
LLVMDisassembler_Option_UseMarkup = 1
LLVMDisassembler_Option_PrintImmHex = 2
LLVMDisassembler_Option_AsmPrinterVariant = 4
LLVMDisassembler_Option_SetInstrComments = 8
LLVMDisassembler_Option_PrintLatency = 16
LLVMErrorSuccess = 0
REMARKS_API_VERSION = 1
LLVM_BLAKE3_VERSION_STRING = "1.3.1"
LLVM_BLAKE3_KEY_LEN = 32
LLVM_BLAKE3_OUT_LEN = 32
LLVM_BLAKE3_BLOCK_LEN = 64
LLVM_BLAKE3_CHUNK_LEN = 1024
LLVM_BLAKE3_MAX_DEPTH = 54
LTO_API_VERSION = 29
# skipped (declaration): LLVM_C_STRICT_PROTOTYPES_BEGIN LLVM_C_STRICT_PROTOTYPES_END LLVM_C_EXTERN_C_BEGIN LLVM_C_EXTERN_C_END
# skipped (empty): LLVM_C_ANALYSIS_H LLVM_C_EXTERNC_H LLVM_C_TYPES_H LLVM_C_DATATYPES_H LLVM_C_BITREADER_H LLVM_C_BITWRITER_H LLVM_C_COMDAT_H LLVM_C_CORE_H LLVM_C_DEPRECATED_H LLVM_C_ERRORHANDLING_H LLVM_C_DEBUGINFO_H LLVM_C_DISASSEMBLER_H LLVM_C_DISASSEMBLERTYPES_H LLVM_C_ERROR_H LLVM_C_EXECUTIONENGINE_H LLVM_C_TARGET_H LLVM_C_TARGETMACHINE_H LLVM_C_IRREADER_H LLVM_C_LLJIT_H LLVM_C_ORC_H LLVM_C_LLJITUTILS_H LLVM_C_LINKER_H LLVM_C_OBJECT_H LLVM_C_ORCEE_H LLVM_C_REMARKS_H LLVM_C_SUPPORT_H LLVM_C_BLAKE3_H LLVM_C_LTO_H LLVM_C_TRANSFORMS_PASSBUILDER_H
# skipped (inline): LLVMInitializeAllTargetInfos LLVMInitializeAllTargets LLVMInitializeAllTargetMCs LLVMInitializeAllAsmPrinters LLVMInitializeAllAsmParsers LLVMInitializeAllDisassemblers LLVMInitializeNativeTarget LLVMInitializeNativeAsmParser LLVMInitializeNativeAsmPrinter LLVMInitializeNativeDisassembler
# skipped (paste): LLVM_DECLARE_VALUE_CAST LLVM_TARGET LLVM_ASM_PRINTER LLVM_ASM_PARSER LLVM_DISASSEMBLER
# skipped (syntax): LLVM_ATTRIBUTE_C_DEPRECATED
# skipped (unknown): LLVM_FOR_EACH_VALUE_SUBCLASS

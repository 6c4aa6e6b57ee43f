# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
import ctypes
from typing import Any

from tg_autogen import runtime
from tg_autogen.fields import Field

LLVMBool = ctypes.c_int32
class struct_LLVMOpaqueMemoryBuffer(runtime.Struct): ...
LLVMMemoryBufferRef = Any
class struct_LLVMOpaqueContext(runtime.Struct): ...
LLVMContextRef = Any
class struct_LLVMOpaqueModule(runtime.Struct): ...
LLVMModuleRef = Any
class struct_LLVMOpaqueType(runtime.Struct): ...
LLVMTypeRef = Any
class struct_LLVMOpaqueValue(runtime.Struct): ...
LLVMValueRef = Any
class struct_LLVMOpaqueBasicBlock(runtime.Struct): ...
LLVMBasicBlockRef = Any
class struct_LLVMOpaqueMetadata(runtime.Struct): ...
LLVMMetadataRef = Any
class struct_LLVMOpaqueNamedMDNode(runtime.Struct): ...
LLVMNamedMDNodeRef = Any
class struct_LLVMOpaqueValueMetadataEntry(runtime.Struct): ...
LLVMValueMetadataEntry = struct_LLVMOpaqueValueMetadataEntry
class struct_LLVMOpaqueBuilder(runtime.Struct): ...
LLVMBuilderRef = Any
class struct_LLVMOpaqueDIBuilder(runtime.Struct): ...
LLVMDIBuilderRef = Any
class struct_LLVMOpaqueModuleProvider(runtime.Struct): ...
LLVMModuleProviderRef = Any
class struct_LLVMOpaquePassManager(runtime.Struct): ...
LLVMPassManagerRef = Any
class struct_LLVMOpaqueUse(runtime.Struct): ...
LLVMUseRef = Any
class struct_LLVMOpaqueOperandBundle(runtime.Struct): ...
LLVMOperandBundleRef = Any
class struct_LLVMOpaqueAttributeRef(runtime.Struct): ...
LLVMAttributeRef = Any
class struct_LLVMOpaqueDiagnosticInfo(runtime.Struct): ...
LLVMDiagnosticInfoRef = Any
class struct_LLVMComdat(runtime.Struct): ...
LLVMComdatRef = Any
class struct_LLVMOpaqueModuleFlagEntry(runtime.Struct): ...
LLVMModuleFlagEntry = struct_LLVMOpaqueModuleFlagEntry
class struct_LLVMOpaqueJITEventListener(runtime.Struct): ...
LLVMJITEventListenerRef = Any
class struct_LLVMOpaqueBinary(runtime.Struct): ...
LLVMBinaryRef = Any
class struct_LLVMOpaqueDbgRecord(runtime.Struct): ...
LLVMDbgRecordRef = Any
LLVMVerifierFailureAction = ctypes.c_uint32
LLVMAbortProcessAction: int
LLVMPrintMessageAction: int
LLVMReturnStatusAction: int
def LLVMVerifyModule(M: Any, Action: Any, OutMessage: Any, /) -> int:
    """LLVMBool LLVMVerifyModule(LLVMModuleRef M, LLVMVerifierFailureAction Action, char ** OutMessage) - Verifies that a module is valid, taking the specified action if not. Optionally returns a human-readable description of any invalid constructs. OutMessage must be disposed with LLVMDisposeMessage."""
def LLVMVerifyFunction(Fn: Any, Action: Any, /) -> int:
    """LLVMBool LLVMVerifyFunction(LLVMValueRef Fn, LLVMVerifierFailureAction Action) - Verifies that a single function is valid, taking the specified action. Useful for debugging."""
def LLVMViewFunctionCFG(Fn: Any, /) -> None:
    """void LLVMViewFunctionCFG(LLVMValueRef Fn) - Open up a ghostview window that displays the CFG of the current function. Useful for debugging."""
def LLVMViewFunctionCFGOnly(Fn: Any, /) -> None:
    """void LLVMViewFunctionCFGOnly(LLVMValueRef Fn)"""
def LLVMParseBitcode(MemBuf: Any, OutModule: Any, OutMessage: Any, /) -> int:
    """LLVMBool LLVMParseBitcode(LLVMMemoryBufferRef MemBuf, LLVMModuleRef * OutModule, char ** OutMessage) - Builds a module from the bitcode in the specified memory buffer, returning a reference to the module via the OutModule parameter. Returns 0 on success. Optionally returns a human-readable error message via OutMessage."""
def LLVMParseBitcode2(MemBuf: Any, OutModule: Any, /) -> int:
    """LLVMBool LLVMParseBitcode2(LLVMMemoryBufferRef MemBuf, LLVMModuleRef * OutModule) - Builds a module from the bitcode in the specified memory buffer, returning a reference to the module via the OutModule parameter. Returns 0 on success."""
def LLVMParseBitcodeInContext(ContextRef: Any, MemBuf: Any, OutModule: Any, OutMessage: Any, /) -> int:
    """LLVMBool LLVMParseBitcodeInContext(LLVMContextRef ContextRef, LLVMMemoryBufferRef MemBuf, LLVMModuleRef * OutModule, char ** OutMessage) - This is deprecated. Use LLVMParseBitcodeInContext2."""
def LLVMParseBitcodeInContext2(ContextRef: Any, MemBuf: Any, OutModule: Any, /) -> int:
    """LLVMBool LLVMParseBitcodeInContext2(LLVMContextRef ContextRef, LLVMMemoryBufferRef MemBuf, LLVMModuleRef * OutModule)"""
def LLVMGetBitcodeModuleInContext(ContextRef: Any, MemBuf: Any, OutM: Any, OutMessage: Any, /) -> int:
    """LLVMBool LLVMGetBitcodeModuleInContext(LLVMContextRef ContextRef, LLVMMemoryBufferRef MemBuf, LLVMModuleRef * OutM, char ** OutMessage) - Reads a module from the specified path, returning via the OutMP parameter a module provider which performs lazy deserialization. Returns 0 on success. Optionally returns a human-readable error message via OutMessage. This is deprecated. Use LLVMGetBitcodeModuleInContext2."""
def LLVMGetBitcodeModuleInContext2(ContextRef: Any, MemBuf: Any, OutM: Any, /) -> int:
    """LLVMBool LLVMGetBitcodeModuleInContext2(LLVMContextRef ContextRef, LLVMMemoryBufferRef MemBuf, LLVMModuleRef * OutM) - Reads a module from the given memory buffer, returning via the OutMP parameter a module provider which performs lazy deserialization."""
def LLVMGetBitcodeModule(MemBuf: Any, OutM: Any, OutMessage: Any, /) -> int:
    """LLVMBool LLVMGetBitcodeModule(LLVMMemoryBufferRef MemBuf, LLVMModuleRef * OutM, char ** OutMessage) - This is deprecated. Use LLVMGetBitcodeModule2."""
def LLVMGetBitcodeModule2(MemBuf: Any, OutM: Any, /) -> int:
    """LLVMBool LLVMGetBitcodeModule2(LLVMMemoryBufferRef MemBuf, LLVMModuleRef * OutM)"""
def LLVMWriteBitcodeToFile(M: Any, Path: Any, /) -> int:
    """int LLVMWriteBitcodeToFile(LLVMModuleRef M, const char * Path) - Writes a module to the specified path. Returns 0 on success."""
def LLVMWriteBitcodeToFD(M: Any, FD: Any, ShouldClose: Any, Unbuffered: Any, /) -> int:
    """int LLVMWriteBitcodeToFD(LLVMModuleRef M, int FD, int ShouldClose, int Unbuffered) - Writes a module to an open file descriptor. Returns 0 on success."""
def LLVMWriteBitcodeToFileHandle(M: Any, Handle: Any, /) -> int:
    """int LLVMWriteBitcodeToFileHandle(LLVMModuleRef M, int Handle) - Deprecated for LLVMWriteBitcodeToFD. Writes a module to an open file descriptor. Returns 0 on success. Closes the Handle."""
def LLVMWriteBitcodeToMemoryBuffer(M: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMemoryBuffer]:
    """LLVMMemoryBufferRef LLVMWriteBitcodeToMemoryBuffer(LLVMModuleRef M) - Writes a module to a new memory buffer and returns it."""
LLVMComdatSelectionKind = ctypes.c_uint32
LLVMAnyComdatSelectionKind: int
LLVMExactMatchComdatSelectionKind: int
LLVMLargestComdatSelectionKind: int
LLVMNoDeduplicateComdatSelectionKind: int
LLVMSameSizeComdatSelectionKind: int
def LLVMGetOrInsertComdat(M: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMComdat]:
    """LLVMComdatRef LLVMGetOrInsertComdat(LLVMModuleRef M, const char * Name) - Return the Comdat in the module with the specified name. It is created if it didn't already exist."""
def LLVMGetComdat(V: Any, /) -> ctypes._Pointer[struct_LLVMComdat]:
    """LLVMComdatRef LLVMGetComdat(LLVMValueRef V) - Get the Comdat assigned to the given global object."""
def LLVMSetComdat(V: Any, C: Any, /) -> None:
    """void LLVMSetComdat(LLVMValueRef V, LLVMComdatRef C) - Assign the Comdat to the given global object."""
def LLVMGetComdatSelectionKind(C: Any, /) -> int:
    """LLVMComdatSelectionKind LLVMGetComdatSelectionKind(LLVMComdatRef C) - Get the conflict resolution selection kind for the Comdat."""
def LLVMSetComdatSelectionKind(C: Any, Kind: Any, /) -> None:
    """void LLVMSetComdatSelectionKind(LLVMComdatRef C, LLVMComdatSelectionKind Kind) - Set the conflict resolution selection kind for the Comdat."""
LLVMFatalErrorHandler = Any
def LLVMInstallFatalErrorHandler(Handler: Any, /) -> None:
    """void LLVMInstallFatalErrorHandler(LLVMFatalErrorHandler Handler) - Install a fatal error handler. By default, if LLVM detects a fatal error, it will call exit(1). This may not be appropriate in many contexts. For example, doing exit(1) will bypass many crash reporting/tracing system tools. This function allows you to install a callback that will be invoked prior to the call to exit(1)."""
def LLVMResetFatalErrorHandler() -> None:
    """void LLVMResetFatalErrorHandler() - Reset the fatal error handler. This resets LLVM's fatal error handling behavior to the default."""
def LLVMEnablePrettyStackTrace() -> None:
    """void LLVMEnablePrettyStackTrace() - Enable LLVM's built-in stack trace code. This intercepts the OS's crash signals and prints which component of LLVM you were in at the time if the crash."""
LLVMOpcode = ctypes.c_uint32
LLVMRet: int
LLVMBr: int
LLVMSwitch: int
LLVMIndirectBr: int
LLVMInvoke: int
LLVMUnreachable: int
LLVMCallBr: int
LLVMFNeg: int
LLVMAdd: int
LLVMFAdd: int
LLVMSub: int
LLVMFSub: int
LLVMMul: int
LLVMFMul: int
LLVMUDiv: int
LLVMSDiv: int
LLVMFDiv: int
LLVMURem: int
LLVMSRem: int
LLVMFRem: int
LLVMShl: int
LLVMLShr: int
LLVMAShr: int
LLVMAnd: int
LLVMOr: int
LLVMXor: int
LLVMAlloca: int
LLVMLoad: int
LLVMStore: int
LLVMGetElementPtr: int
LLVMTrunc: int
LLVMZExt: int
LLVMSExt: int
LLVMFPToUI: int
LLVMFPToSI: int
LLVMUIToFP: int
LLVMSIToFP: int
LLVMFPTrunc: int
LLVMFPExt: int
LLVMPtrToInt: int
LLVMIntToPtr: int
LLVMBitCast: int
LLVMAddrSpaceCast: int
LLVMICmp: int
LLVMFCmp: int
LLVMPHI: int
LLVMCall: int
LLVMSelect: int
LLVMUserOp1: int
LLVMUserOp2: int
LLVMVAArg: int
LLVMExtractElement: int
LLVMInsertElement: int
LLVMShuffleVector: int
LLVMExtractValue: int
LLVMInsertValue: int
LLVMFreeze: int
LLVMFence: int
LLVMAtomicCmpXchg: int
LLVMAtomicRMW: int
LLVMResume: int
LLVMLandingPad: int
LLVMCleanupRet: int
LLVMCatchRet: int
LLVMCatchPad: int
LLVMCleanupPad: int
LLVMCatchSwitch: int
LLVMTypeKind = ctypes.c_uint32
LLVMVoidTypeKind: int
LLVMHalfTypeKind: int
LLVMFloatTypeKind: int
LLVMDoubleTypeKind: int
LLVMX86_FP80TypeKind: int
LLVMFP128TypeKind: int
LLVMPPC_FP128TypeKind: int
LLVMLabelTypeKind: int
LLVMIntegerTypeKind: int
LLVMFunctionTypeKind: int
LLVMStructTypeKind: int
LLVMArrayTypeKind: int
LLVMPointerTypeKind: int
LLVMVectorTypeKind: int
LLVMMetadataTypeKind: int
LLVMX86_MMXTypeKind: int
LLVMTokenTypeKind: int
LLVMScalableVectorTypeKind: int
LLVMBFloatTypeKind: int
LLVMX86_AMXTypeKind: int
LLVMTargetExtTypeKind: int
LLVMLinkage = ctypes.c_uint32
LLVMExternalLinkage: int
LLVMAvailableExternallyLinkage: int
LLVMLinkOnceAnyLinkage: int
LLVMLinkOnceODRLinkage: int
LLVMLinkOnceODRAutoHideLinkage: int
LLVMWeakAnyLinkage: int
LLVMWeakODRLinkage: int
LLVMAppendingLinkage: int
LLVMInternalLinkage: int
LLVMPrivateLinkage: int
LLVMDLLImportLinkage: int
LLVMDLLExportLinkage: int
LLVMExternalWeakLinkage: int
LLVMGhostLinkage: int
LLVMCommonLinkage: int
LLVMLinkerPrivateLinkage: int
LLVMLinkerPrivateWeakLinkage: int
LLVMVisibility = ctypes.c_uint32
LLVMDefaultVisibility: int
LLVMHiddenVisibility: int
LLVMProtectedVisibility: int
LLVMUnnamedAddr = ctypes.c_uint32
LLVMNoUnnamedAddr: int
LLVMLocalUnnamedAddr: int
LLVMGlobalUnnamedAddr: int
LLVMDLLStorageClass = ctypes.c_uint32
LLVMDefaultStorageClass: int
LLVMDLLImportStorageClass: int
LLVMDLLExportStorageClass: int
LLVMCallConv = ctypes.c_uint32
LLVMCCallConv: int
LLVMFastCallConv: int
LLVMColdCallConv: int
LLVMGHCCallConv: int
LLVMHiPECallConv: int
LLVMAnyRegCallConv: int
LLVMPreserveMostCallConv: int
LLVMPreserveAllCallConv: int
LLVMSwiftCallConv: int
LLVMCXXFASTTLSCallConv: int
LLVMX86StdcallCallConv: int
LLVMX86FastcallCallConv: int
LLVMARMAPCSCallConv: int
LLVMARMAAPCSCallConv: int
LLVMARMAAPCSVFPCallConv: int
LLVMMSP430INTRCallConv: int
LLVMX86ThisCallCallConv: int
LLVMPTXKernelCallConv: int
LLVMPTXDeviceCallConv: int
LLVMSPIRFUNCCallConv: int
LLVMSPIRKERNELCallConv: int
LLVMIntelOCLBICallConv: int
LLVMX8664SysVCallConv: int
LLVMWin64CallConv: int
LLVMX86VectorCallCallConv: int
LLVMHHVMCallConv: int
LLVMHHVMCCallConv: int
LLVMX86INTRCallConv: int
LLVMAVRINTRCallConv: int
LLVMAVRSIGNALCallConv: int
LLVMAVRBUILTINCallConv: int
LLVMAMDGPUVSCallConv: int
LLVMAMDGPUGSCallConv: int
LLVMAMDGPUPSCallConv: int
LLVMAMDGPUCSCallConv: int
LLVMAMDGPUKERNELCallConv: int
LLVMX86RegCallCallConv: int
LLVMAMDGPUHSCallConv: int
LLVMMSP430BUILTINCallConv: int
LLVMAMDGPULSCallConv: int
LLVMAMDGPUESCallConv: int
LLVMValueKind = ctypes.c_uint32
LLVMArgumentValueKind: int
LLVMBasicBlockValueKind: int
LLVMMemoryUseValueKind: int
LLVMMemoryDefValueKind: int
LLVMMemoryPhiValueKind: int
LLVMFunctionValueKind: int
LLVMGlobalAliasValueKind: int
LLVMGlobalIFuncValueKind: int
LLVMGlobalVariableValueKind: int
LLVMBlockAddressValueKind: int
LLVMConstantExprValueKind: int
LLVMConstantArrayValueKind: int
LLVMConstantStructValueKind: int
LLVMConstantVectorValueKind: int
LLVMUndefValueValueKind: int
LLVMConstantAggregateZeroValueKind: int
LLVMConstantDataArrayValueKind: int
LLVMConstantDataVectorValueKind: int
LLVMConstantIntValueKind: int
LLVMConstantFPValueKind: int
LLVMConstantPointerNullValueKind: int
LLVMConstantTokenNoneValueKind: int
LLVMMetadataAsValueValueKind: int
LLVMInlineAsmValueKind: int
LLVMInstructionValueKind: int
LLVMPoisonValueValueKind: int
LLVMConstantTargetNoneValueKind: int
LLVMConstantPtrAuthValueKind: int
LLVMIntPredicate = ctypes.c_uint32
LLVMIntEQ: int
LLVMIntNE: int
LLVMIntUGT: int
LLVMIntUGE: int
LLVMIntULT: int
LLVMIntULE: int
LLVMIntSGT: int
LLVMIntSGE: int
LLVMIntSLT: int
LLVMIntSLE: int
LLVMRealPredicate = ctypes.c_uint32
LLVMRealPredicateFalse: int
LLVMRealOEQ: int
LLVMRealOGT: int
LLVMRealOGE: int
LLVMRealOLT: int
LLVMRealOLE: int
LLVMRealONE: int
LLVMRealORD: int
LLVMRealUNO: int
LLVMRealUEQ: int
LLVMRealUGT: int
LLVMRealUGE: int
LLVMRealULT: int
LLVMRealULE: int
LLVMRealUNE: int
LLVMRealPredicateTrue: int
LLVMLandingPadClauseTy = ctypes.c_uint32
LLVMLandingPadCatch: int
LLVMLandingPadFilter: int
LLVMThreadLocalMode = ctypes.c_uint32
LLVMNotThreadLocal: int
LLVMGeneralDynamicTLSModel: int
LLVMLocalDynamicTLSModel: int
LLVMInitialExecTLSModel: int
LLVMLocalExecTLSModel: int
LLVMAtomicOrdering = ctypes.c_uint32
LLVMAtomicOrderingNotAtomic: int
LLVMAtomicOrderingUnordered: int
LLVMAtomicOrderingMonotonic: int
LLVMAtomicOrderingAcquire: int
LLVMAtomicOrderingRelease: int
LLVMAtomicOrderingAcquireRelease: int
LLVMAtomicOrderingSequentiallyConsistent: int
LLVMAtomicRMWBinOp = ctypes.c_uint32
LLVMAtomicRMWBinOpXchg: int
LLVMAtomicRMWBinOpAdd: int
LLVMAtomicRMWBinOpSub: int
LLVMAtomicRMWBinOpAnd: int
LLVMAtomicRMWBinOpNand: int
LLVMAtomicRMWBinOpOr: int
LLVMAtomicRMWBinOpXor: int
LLVMAtomicRMWBinOpMax: int
LLVMAtomicRMWBinOpMin: int
LLVMAtomicRMWBinOpUMax: int
LLVMAtomicRMWBinOpUMin: int
LLVMAtomicRMWBinOpFAdd: int
LLVMAtomicRMWBinOpFSub: int
LLVMAtomicRMWBinOpFMax: int
LLVMAtomicRMWBinOpFMin: int
LLVMAtomicRMWBinOpUIncWrap: int
LLVMAtomicRMWBinOpUDecWrap: int
LLVMDiagnosticSeverity = ctypes.c_uint32
LLVMDSError: int
LLVMDSWarning: int
LLVMDSRemark: int
LLVMDSNote: int
LLVMInlineAsmDialect = ctypes.c_uint32
LLVMInlineAsmDialectATT: int
LLVMInlineAsmDialectIntel: int
LLVMModuleFlagBehavior = ctypes.c_uint32
LLVMModuleFlagBehaviorError: int
LLVMModuleFlagBehaviorWarning: int
LLVMModuleFlagBehaviorRequire: int
LLVMModuleFlagBehaviorOverride: int
LLVMModuleFlagBehaviorAppend: int
LLVMModuleFlagBehaviorAppendUnique: int
LLVMAttributeReturnIndex: int
LLVMAttributeFunctionIndex: int
LLVMAttributeIndex = ctypes.c_uint32
LLVMTailCallKind = ctypes.c_uint32
LLVMTailCallKindNone: int
LLVMTailCallKindTail: int
LLVMTailCallKindMustTail: int
LLVMTailCallKindNoTail: int
LLVMFastMathAllowReassoc: int
LLVMFastMathNoNaNs: int
LLVMFastMathNoInfs: int
LLVMFastMathNoSignedZeros: int
LLVMFastMathAllowReciprocal: int
LLVMFastMathAllowContract: int
LLVMFastMathApproxFunc: int
LLVMFastMathNone: int
LLVMFastMathAll: int
LLVMFastMathFlags = ctypes.c_uint32
LLVMGEPFlagInBounds: int
LLVMGEPFlagNUSW: int
LLVMGEPFlagNUW: int
LLVMGEPNoWrapFlags = ctypes.c_uint32
def LLVMShutdown() -> None:
    """void LLVMShutdown() - Deallocate and destroy all ManagedStatic variables."""
def LLVMGetVersion(Major: Any, Minor: Any, Patch: Any, /) -> None:
    """void LLVMGetVersion(unsigned int * Major, unsigned int * Minor, unsigned int * Patch) - Return the major, minor, and patch version of LLVM"""
def LLVMCreateMessage(Message: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * LLVMCreateMessage(const char * Message) - ===-- Error handling ----------------------------------------------------==="""
def LLVMDisposeMessage(Message: Any, /) -> None:
    """void LLVMDisposeMessage(char * Message)"""
LLVMDiagnosticHandler = Any
LLVMYieldCallback = Any
def LLVMContextCreate() -> ctypes._Pointer[struct_LLVMOpaqueContext]:
    """LLVMContextRef LLVMContextCreate() - Create a new context."""
def LLVMGetGlobalContext() -> ctypes._Pointer[struct_LLVMOpaqueContext]:
    """LLVMContextRef LLVMGetGlobalContext() - Obtain the global context instance."""
def LLVMContextSetDiagnosticHandler(C: Any, Handler: Any, DiagnosticContext: Any, /) -> None:
    """void LLVMContextSetDiagnosticHandler(LLVMContextRef C, LLVMDiagnosticHandler Handler, void * DiagnosticContext) - Set the diagnostic handler for this context."""
def LLVMContextGetDiagnosticHandler(C: Any, /) -> Any:
    """LLVMDiagnosticHandler LLVMContextGetDiagnosticHandler(LLVMContextRef C) - Get the diagnostic handler of this context."""
def LLVMContextGetDiagnosticContext(C: Any, /) -> int | None:
    """void * LLVMContextGetDiagnosticContext(LLVMContextRef C) - Get the diagnostic context of this context."""
def LLVMContextSetYieldCallback(C: Any, Callback: Any, OpaqueHandle: Any, /) -> None:
    """void LLVMContextSetYieldCallback(LLVMContextRef C, LLVMYieldCallback Callback, void * OpaqueHandle) - Set the yield callback function for this context."""
def LLVMContextShouldDiscardValueNames(C: Any, /) -> int:
    """LLVMBool LLVMContextShouldDiscardValueNames(LLVMContextRef C) - Retrieve whether the given context is set to discard all value names."""
def LLVMContextSetDiscardValueNames(C: Any, Discard: Any, /) -> None:
    """void LLVMContextSetDiscardValueNames(LLVMContextRef C, LLVMBool Discard) - Set whether the given context discards all value names."""
def LLVMContextDispose(C: Any, /) -> None:
    """void LLVMContextDispose(LLVMContextRef C) - Destroy a context instance."""
def LLVMGetDiagInfoDescription(DI: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * LLVMGetDiagInfoDescription(LLVMDiagnosticInfoRef DI) - Return a string representation of the DiagnosticInfo. Use LLVMDisposeMessage to free the string."""
def LLVMGetDiagInfoSeverity(DI: Any, /) -> int:
    """LLVMDiagnosticSeverity LLVMGetDiagInfoSeverity(LLVMDiagnosticInfoRef DI) - Return an enum LLVMDiagnosticSeverity."""
def LLVMGetMDKindIDInContext(C: Any, Name: Any, SLen: Any, /) -> int:
    """unsigned int LLVMGetMDKindIDInContext(LLVMContextRef C, const char * Name, unsigned int SLen)"""
def LLVMGetMDKindID(Name: Any, SLen: Any, /) -> int:
    """unsigned int LLVMGetMDKindID(const char * Name, unsigned int SLen)"""
def LLVMGetEnumAttributeKindForName(Name: Any, SLen: Any, /) -> int:
    """unsigned int LLVMGetEnumAttributeKindForName(const char * Name, size_t SLen) - Return an unique id given the name of a enum attribute, or 0 if no attribute by that name exists."""
def LLVMGetLastEnumAttributeKind() -> int:
    """unsigned int LLVMGetLastEnumAttributeKind()"""
def LLVMCreateEnumAttribute(C: Any, KindID: Any, Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueAttributeRef]:
    """LLVMAttributeRef LLVMCreateEnumAttribute(LLVMContextRef C, unsigned int KindID, uint64_t Val) - Create an enum attribute."""
def LLVMGetEnumAttributeKind(A: Any, /) -> int:
    """unsigned int LLVMGetEnumAttributeKind(LLVMAttributeRef A) - Get the unique id corresponding to the enum attribute passed as argument."""
def LLVMGetEnumAttributeValue(A: Any, /) -> int:
    """uint64_t LLVMGetEnumAttributeValue(LLVMAttributeRef A) - Get the enum attribute's value. 0 is returned if none exists."""
def LLVMCreateTypeAttribute(C: Any, KindID: Any, type_ref: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueAttributeRef]:
    """LLVMAttributeRef LLVMCreateTypeAttribute(LLVMContextRef C, unsigned int KindID, LLVMTypeRef type_ref) - Create a type attribute"""
def LLVMGetTypeAttributeValue(A: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMGetTypeAttributeValue(LLVMAttributeRef A) - Get the type attribute's value."""
def LLVMCreateConstantRangeAttribute(C: Any, KindID: Any, NumBits: Any, LowerWords: Any, UpperWords: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueAttributeRef]:
    """LLVMAttributeRef LLVMCreateConstantRangeAttribute(LLVMContextRef C, unsigned int KindID, unsigned int NumBits, const uint64_t[] LowerWords, const uint64_t[] UpperWords) - Create a ConstantRange attribute."""
def LLVMCreateStringAttribute(C: Any, K: Any, KLength: Any, V: Any, VLength: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueAttributeRef]:
    """LLVMAttributeRef LLVMCreateStringAttribute(LLVMContextRef C, const char * K, unsigned int KLength, const char * V, unsigned int VLength) - Create a string attribute."""
def LLVMGetStringAttributeKind(A: Any, Length: Any, /) -> bytes | None:
    """const char * LLVMGetStringAttributeKind(LLVMAttributeRef A, unsigned int * Length) - Get the string attribute's kind."""
def LLVMGetStringAttributeValue(A: Any, Length: Any, /) -> bytes | None:
    """const char * LLVMGetStringAttributeValue(LLVMAttributeRef A, unsigned int * Length) - Get the string attribute's value."""
def LLVMIsEnumAttribute(A: Any, /) -> int:
    """LLVMBool LLVMIsEnumAttribute(LLVMAttributeRef A) - Check for the different types of attributes."""
def LLVMIsStringAttribute(A: Any, /) -> int:
    """LLVMBool LLVMIsStringAttribute(LLVMAttributeRef A)"""
def LLVMIsTypeAttribute(A: Any, /) -> int:
    """LLVMBool LLVMIsTypeAttribute(LLVMAttributeRef A)"""
def LLVMGetTypeByName2(C: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMGetTypeByName2(LLVMContextRef C, const char * Name) - Obtain a Type from a context by its registered name."""
def LLVMModuleCreateWithName(ModuleID: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueModule]:
    """LLVMModuleRef LLVMModuleCreateWithName(const char * ModuleID) - Create a new, empty module in the global context."""
def LLVMModuleCreateWithNameInContext(ModuleID: Any, C: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueModule]:
    """LLVMModuleRef LLVMModuleCreateWithNameInContext(const char * ModuleID, LLVMContextRef C) - Create a new, empty module in a specific context."""
def LLVMCloneModule(M: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueModule]:
    """LLVMModuleRef LLVMCloneModule(LLVMModuleRef M) - Return an exact copy of the specified module."""
def LLVMDisposeModule(M: Any, /) -> None:
    """void LLVMDisposeModule(LLVMModuleRef M) - Destroy a module instance."""
def LLVMIsNewDbgInfoFormat(M: Any, /) -> int:
    """LLVMBool LLVMIsNewDbgInfoFormat(LLVMModuleRef M) - Soon to be deprecated. See https://llvm.org/docs/RemoveDIsDebugInfo.html#c-api-changes"""
def LLVMSetIsNewDbgInfoFormat(M: Any, UseNewFormat: Any, /) -> None:
    """void LLVMSetIsNewDbgInfoFormat(LLVMModuleRef M, LLVMBool UseNewFormat) - Soon to be deprecated. See https://llvm.org/docs/RemoveDIsDebugInfo.html#c-api-changes"""
def LLVMGetModuleIdentifier(M: Any, Len: Any, /) -> bytes | None:
    """const char * LLVMGetModuleIdentifier(LLVMModuleRef M, size_t * Len) - Obtain the identifier of a module."""
def LLVMSetModuleIdentifier(M: Any, Ident: Any, Len: Any, /) -> None:
    """void LLVMSetModuleIdentifier(LLVMModuleRef M, const char * Ident, size_t Len) - Set the identifier of a module to a string Ident with length Len."""
def LLVMGetSourceFileName(M: Any, Len: Any, /) -> bytes | None:
    """const char * LLVMGetSourceFileName(LLVMModuleRef M, size_t * Len) - Obtain the module's original source file name."""
def LLVMSetSourceFileName(M: Any, Name: Any, Len: Any, /) -> None:
    """void LLVMSetSourceFileName(LLVMModuleRef M, const char * Name, size_t Len) - Set the original source file name of a module to a string Name with length Len."""
def LLVMGetDataLayoutStr(M: Any, /) -> bytes | None:
    """const char * LLVMGetDataLayoutStr(LLVMModuleRef M) - Obtain the data layout for a module."""
def LLVMGetDataLayout(M: Any, /) -> bytes | None:
    """const char * LLVMGetDataLayout(LLVMModuleRef M)"""
def LLVMSetDataLayout(M: Any, DataLayoutStr: Any, /) -> None:
    """void LLVMSetDataLayout(LLVMModuleRef M, const char * DataLayoutStr) - Set the data layout for a module."""
def LLVMGetTarget(M: Any, /) -> bytes | None:
    """const char * LLVMGetTarget(LLVMModuleRef M) - Obtain the target triple for a module."""
def LLVMSetTarget(M: Any, Triple: Any, /) -> None:
    """void LLVMSetTarget(LLVMModuleRef M, const char * Triple) - Set the target triple for a module."""
def LLVMCopyModuleFlagsMetadata(M: Any, Len: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueModuleFlagEntry]:
    """LLVMModuleFlagEntry * LLVMCopyModuleFlagsMetadata(LLVMModuleRef M, size_t * Len) - Returns the module flags as an array of flag-key-value triples. The caller is responsible for freeing this array by calling LLVMDisposeModuleFlagsMetadata."""
def LLVMDisposeModuleFlagsMetadata(Entries: Any, /) -> None:
    """void LLVMDisposeModuleFlagsMetadata(LLVMModuleFlagEntry * Entries) - Destroys module flags metadata entries."""
def LLVMModuleFlagEntriesGetFlagBehavior(Entries: Any, Index: Any, /) -> int:
    """LLVMModuleFlagBehavior LLVMModuleFlagEntriesGetFlagBehavior(LLVMModuleFlagEntry * Entries, unsigned int Index) - Returns the flag behavior for a module flag entry at a specific index."""
def LLVMModuleFlagEntriesGetKey(Entries: Any, Index: Any, Len: Any, /) -> bytes | None:
    """const char * LLVMModuleFlagEntriesGetKey(LLVMModuleFlagEntry * Entries, unsigned int Index, size_t * Len) - Returns the key for a module flag entry at a specific index."""
def LLVMModuleFlagEntriesGetMetadata(Entries: Any, Index: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMModuleFlagEntriesGetMetadata(LLVMModuleFlagEntry * Entries, unsigned int Index) - Returns the metadata for a module flag entry at a specific index."""
def LLVMGetModuleFlag(M: Any, Key: Any, KeyLen: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMGetModuleFlag(LLVMModuleRef M, const char * Key, size_t KeyLen) - Add a module-level flag to the module-level flags metadata if it doesn't already exist."""
def LLVMAddModuleFlag(M: Any, Behavior: Any, Key: Any, KeyLen: Any, Val: Any, /) -> None:
    """void LLVMAddModuleFlag(LLVMModuleRef M, LLVMModuleFlagBehavior Behavior, const char * Key, size_t KeyLen, LLVMMetadataRef Val) - Add a module-level flag to the module-level flags metadata if it doesn't already exist."""
def LLVMDumpModule(M: Any, /) -> None:
    """void LLVMDumpModule(LLVMModuleRef M) - Dump a representation of a module to stderr."""
def LLVMPrintModuleToFile(M: Any, Filename: Any, ErrorMessage: Any, /) -> int:
    """LLVMBool LLVMPrintModuleToFile(LLVMModuleRef M, const char * Filename, char ** ErrorMessage) - Print a representation of a module to a file. The ErrorMessage needs to be disposed with LLVMDisposeMessage. Returns 0 on success, 1 otherwise."""
def LLVMPrintModuleToString(M: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * LLVMPrintModuleToString(LLVMModuleRef M) - Return a string representation of the module. Use LLVMDisposeMessage to free the string."""
def LLVMGetModuleInlineAsm(M: Any, Len: Any, /) -> bytes | None:
    """const char * LLVMGetModuleInlineAsm(LLVMModuleRef M, size_t * Len) - Get inline assembly for a module."""
def LLVMSetModuleInlineAsm2(M: Any, Asm: Any, Len: Any, /) -> None:
    """void LLVMSetModuleInlineAsm2(LLVMModuleRef M, const char * Asm, size_t Len) - Set inline assembly for a module."""
def LLVMAppendModuleInlineAsm(M: Any, Asm: Any, Len: Any, /) -> None:
    """void LLVMAppendModuleInlineAsm(LLVMModuleRef M, const char * Asm, size_t Len) - Append inline assembly to a module."""
def LLVMGetInlineAsm(Ty: Any, AsmString: Any, AsmStringSize: Any, Constraints: Any, ConstraintsSize: Any, HasSideEffects: Any, IsAlignStack: Any, Dialect: Any, CanThrow: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetInlineAsm(LLVMTypeRef Ty, const char * AsmString, size_t AsmStringSize, const char * Constraints, size_t ConstraintsSize, LLVMBool HasSideEffects, LLVMBool IsAlignStack, LLVMInlineAsmDialect Dialect, LLVMBool CanThrow) - Create the specified uniqued inline asm string."""
def LLVMGetInlineAsmAsmString(InlineAsmVal: Any, Len: Any, /) -> bytes | None:
    """const char * LLVMGetInlineAsmAsmString(LLVMValueRef InlineAsmVal, size_t * Len) - Get the template string used for an inline assembly snippet"""
def LLVMGetInlineAsmConstraintString(InlineAsmVal: Any, Len: Any, /) -> bytes | None:
    """const char * LLVMGetInlineAsmConstraintString(LLVMValueRef InlineAsmVal, size_t * Len) - Get the raw constraint string for an inline assembly snippet"""
def LLVMGetInlineAsmDialect(InlineAsmVal: Any, /) -> int:
    """LLVMInlineAsmDialect LLVMGetInlineAsmDialect(LLVMValueRef InlineAsmVal) - Get the dialect used by the inline asm snippet"""
def LLVMGetInlineAsmFunctionType(InlineAsmVal: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMGetInlineAsmFunctionType(LLVMValueRef InlineAsmVal) - Get the function type of the inline assembly snippet. The same type that was passed into LLVMGetInlineAsm originally"""
def LLVMGetInlineAsmHasSideEffects(InlineAsmVal: Any, /) -> int:
    """LLVMBool LLVMGetInlineAsmHasSideEffects(LLVMValueRef InlineAsmVal) - Get if the inline asm snippet has side effects"""
def LLVMGetInlineAsmNeedsAlignedStack(InlineAsmVal: Any, /) -> int:
    """LLVMBool LLVMGetInlineAsmNeedsAlignedStack(LLVMValueRef InlineAsmVal) - Get if the inline asm snippet needs an aligned stack"""
def LLVMGetInlineAsmCanUnwind(InlineAsmVal: Any, /) -> int:
    """LLVMBool LLVMGetInlineAsmCanUnwind(LLVMValueRef InlineAsmVal) - Get if the inline asm snippet may unwind the stack"""
def LLVMGetModuleContext(M: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueContext]:
    """LLVMContextRef LLVMGetModuleContext(LLVMModuleRef M) - Obtain the context to which this module is associated."""
def LLVMGetTypeByName(M: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMGetTypeByName(LLVMModuleRef M, const char * Name) - Deprecated: Use LLVMGetTypeByName2 instead."""
def LLVMGetFirstNamedMetadata(M: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueNamedMDNode]:
    """LLVMNamedMDNodeRef LLVMGetFirstNamedMetadata(LLVMModuleRef M) - Obtain an iterator to the first NamedMDNode in a Module."""
def LLVMGetLastNamedMetadata(M: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueNamedMDNode]:
    """LLVMNamedMDNodeRef LLVMGetLastNamedMetadata(LLVMModuleRef M) - Obtain an iterator to the last NamedMDNode in a Module."""
def LLVMGetNextNamedMetadata(NamedMDNode: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueNamedMDNode]:
    """LLVMNamedMDNodeRef LLVMGetNextNamedMetadata(LLVMNamedMDNodeRef NamedMDNode) - Advance a NamedMDNode iterator to the next NamedMDNode."""
def LLVMGetPreviousNamedMetadata(NamedMDNode: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueNamedMDNode]:
    """LLVMNamedMDNodeRef LLVMGetPreviousNamedMetadata(LLVMNamedMDNodeRef NamedMDNode) - Decrement a NamedMDNode iterator to the previous NamedMDNode."""
def LLVMGetNamedMetadata(M: Any, Name: Any, NameLen: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueNamedMDNode]:
    """LLVMNamedMDNodeRef LLVMGetNamedMetadata(LLVMModuleRef M, const char * Name, size_t NameLen) - Retrieve a NamedMDNode with the given name, returning NULL if no such node exists."""
def LLVMGetOrInsertNamedMetadata(M: Any, Name: Any, NameLen: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueNamedMDNode]:
    """LLVMNamedMDNodeRef LLVMGetOrInsertNamedMetadata(LLVMModuleRef M, const char * Name, size_t NameLen) - Retrieve a NamedMDNode with the given name, creating a new node if no such node exists."""
def LLVMGetNamedMetadataName(NamedMD: Any, NameLen: Any, /) -> bytes | None:
    """const char * LLVMGetNamedMetadataName(LLVMNamedMDNodeRef NamedMD, size_t * NameLen) - Retrieve the name of a NamedMDNode."""
def LLVMGetNamedMetadataNumOperands(M: Any, Name: Any, /) -> int:
    """unsigned int LLVMGetNamedMetadataNumOperands(LLVMModuleRef M, const char * Name) - Obtain the number of operands for named metadata in a module."""
def LLVMGetNamedMetadataOperands(M: Any, Name: Any, Dest: Any, /) -> None:
    """void LLVMGetNamedMetadataOperands(LLVMModuleRef M, const char * Name, LLVMValueRef * Dest) - Obtain the named metadata operands for a module."""
def LLVMAddNamedMetadataOperand(M: Any, Name: Any, Val: Any, /) -> None:
    """void LLVMAddNamedMetadataOperand(LLVMModuleRef M, const char * Name, LLVMValueRef Val) - Add an operand to named metadata."""
def LLVMGetDebugLocDirectory(Val: Any, Length: Any, /) -> bytes | None:
    """const char * LLVMGetDebugLocDirectory(LLVMValueRef Val, unsigned int * Length) - Return the directory of the debug location for this value, which must be an llvm::Instruction, llvm::GlobalVariable, or llvm::Function."""
def LLVMGetDebugLocFilename(Val: Any, Length: Any, /) -> bytes | None:
    """const char * LLVMGetDebugLocFilename(LLVMValueRef Val, unsigned int * Length) - Return the filename of the debug location for this value, which must be an llvm::Instruction, llvm::GlobalVariable, or llvm::Function."""
def LLVMGetDebugLocLine(Val: Any, /) -> int:
    """unsigned int LLVMGetDebugLocLine(LLVMValueRef Val) - Return the line number of the debug location for this value, which must be an llvm::Instruction, llvm::GlobalVariable, or llvm::Function."""
def LLVMGetDebugLocColumn(Val: Any, /) -> int:
    """unsigned int LLVMGetDebugLocColumn(LLVMValueRef Val) - Return the column number of the debug location for this value, which must be an llvm::Instruction."""
def LLVMAddFunction(M: Any, Name: Any, FunctionTy: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMAddFunction(LLVMModuleRef M, const char * Name, LLVMTypeRef FunctionTy) - Add a function to a module under a specified name."""
def LLVMGetNamedFunction(M: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetNamedFunction(LLVMModuleRef M, const char * Name) - Obtain a Function value from a Module by its name."""
def LLVMGetFirstFunction(M: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetFirstFunction(LLVMModuleRef M) - Obtain an iterator to the first Function in a Module."""
def LLVMGetLastFunction(M: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetLastFunction(LLVMModuleRef M) - Obtain an iterator to the last Function in a Module."""
def LLVMGetNextFunction(Fn: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetNextFunction(LLVMValueRef Fn) - Advance a Function iterator to the next Function."""
def LLVMGetPreviousFunction(Fn: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetPreviousFunction(LLVMValueRef Fn) - Decrement a Function iterator to the previous Function."""
def LLVMSetModuleInlineAsm(M: Any, Asm: Any, /) -> None:
    """void LLVMSetModuleInlineAsm(LLVMModuleRef M, const char * Asm) - Deprecated: Use LLVMSetModuleInlineAsm2 instead."""
def LLVMGetTypeKind(Ty: Any, /) -> int:
    """LLVMTypeKind LLVMGetTypeKind(LLVMTypeRef Ty) - Obtain the enumerated type of a Type instance."""
def LLVMTypeIsSized(Ty: Any, /) -> int:
    """LLVMBool LLVMTypeIsSized(LLVMTypeRef Ty) - Whether the type has a known size."""
def LLVMGetTypeContext(Ty: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueContext]:
    """LLVMContextRef LLVMGetTypeContext(LLVMTypeRef Ty) - Obtain the context to which this type instance is associated."""
def LLVMDumpType(Val: Any, /) -> None:
    """void LLVMDumpType(LLVMTypeRef Val) - Dump a representation of a type to stderr."""
def LLVMPrintTypeToString(Val: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * LLVMPrintTypeToString(LLVMTypeRef Val) - Return a string representation of the type. Use LLVMDisposeMessage to free the string."""
def LLVMInt1TypeInContext(C: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMInt1TypeInContext(LLVMContextRef C) - Obtain an integer type from a context with specified bit width."""
def LLVMInt8TypeInContext(C: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMInt8TypeInContext(LLVMContextRef C)"""
def LLVMInt16TypeInContext(C: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMInt16TypeInContext(LLVMContextRef C)"""
def LLVMInt32TypeInContext(C: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMInt32TypeInContext(LLVMContextRef C)"""
def LLVMInt64TypeInContext(C: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMInt64TypeInContext(LLVMContextRef C)"""
def LLVMInt128TypeInContext(C: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMInt128TypeInContext(LLVMContextRef C)"""
def LLVMIntTypeInContext(C: Any, NumBits: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMIntTypeInContext(LLVMContextRef C, unsigned int NumBits)"""
def LLVMInt1Type() -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMInt1Type() - Obtain an integer type from the global context with a specified bit width."""
def LLVMInt8Type() -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMInt8Type()"""
def LLVMInt16Type() -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMInt16Type()"""
def LLVMInt32Type() -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMInt32Type()"""
def LLVMInt64Type() -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMInt64Type()"""
def LLVMInt128Type() -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMInt128Type()"""
def LLVMIntType(NumBits: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMIntType(unsigned int NumBits)"""
def LLVMGetIntTypeWidth(IntegerTy: Any, /) -> int:
    """unsigned int LLVMGetIntTypeWidth(LLVMTypeRef IntegerTy)"""
def LLVMHalfTypeInContext(C: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMHalfTypeInContext(LLVMContextRef C) - Obtain a 16-bit floating point type from a context."""
def LLVMBFloatTypeInContext(C: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMBFloatTypeInContext(LLVMContextRef C) - Obtain a 16-bit brain floating point type from a context."""
def LLVMFloatTypeInContext(C: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMFloatTypeInContext(LLVMContextRef C) - Obtain a 32-bit floating point type from a context."""
def LLVMDoubleTypeInContext(C: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMDoubleTypeInContext(LLVMContextRef C) - Obtain a 64-bit floating point type from a context."""
def LLVMX86FP80TypeInContext(C: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMX86FP80TypeInContext(LLVMContextRef C) - Obtain a 80-bit floating point type (X87) from a context."""
def LLVMFP128TypeInContext(C: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMFP128TypeInContext(LLVMContextRef C) - Obtain a 128-bit floating point type (112-bit mantissa) from a context."""
def LLVMPPCFP128TypeInContext(C: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMPPCFP128TypeInContext(LLVMContextRef C) - Obtain a 128-bit floating point type (two 64-bits) from a context."""
def LLVMHalfType() -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMHalfType() - Obtain a floating point type from the global context."""
def LLVMBFloatType() -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMBFloatType()"""
def LLVMFloatType() -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMFloatType()"""
def LLVMDoubleType() -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMDoubleType()"""
def LLVMX86FP80Type() -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMX86FP80Type()"""
def LLVMFP128Type() -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMFP128Type()"""
def LLVMPPCFP128Type() -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMPPCFP128Type()"""
def LLVMFunctionType(ReturnType: Any, ParamTypes: Any, ParamCount: Any, IsVarArg: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMFunctionType(LLVMTypeRef ReturnType, LLVMTypeRef * ParamTypes, unsigned int ParamCount, LLVMBool IsVarArg) - Obtain a function type consisting of a specified signature."""
def LLVMIsFunctionVarArg(FunctionTy: Any, /) -> int:
    """LLVMBool LLVMIsFunctionVarArg(LLVMTypeRef FunctionTy) - Returns whether a function type is variadic."""
def LLVMGetReturnType(FunctionTy: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMGetReturnType(LLVMTypeRef FunctionTy) - Obtain the Type this function Type returns."""
def LLVMCountParamTypes(FunctionTy: Any, /) -> int:
    """unsigned int LLVMCountParamTypes(LLVMTypeRef FunctionTy) - Obtain the number of parameters this function accepts."""
def LLVMGetParamTypes(FunctionTy: Any, Dest: Any, /) -> None:
    """void LLVMGetParamTypes(LLVMTypeRef FunctionTy, LLVMTypeRef * Dest) - Obtain the types of a function's parameters."""
def LLVMStructTypeInContext(C: Any, ElementTypes: Any, ElementCount: Any, Packed: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMStructTypeInContext(LLVMContextRef C, LLVMTypeRef * ElementTypes, unsigned int ElementCount, LLVMBool Packed) - Create a new structure type in a context."""
def LLVMStructType(ElementTypes: Any, ElementCount: Any, Packed: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMStructType(LLVMTypeRef * ElementTypes, unsigned int ElementCount, LLVMBool Packed) - Create a new structure type in the global context."""
def LLVMStructCreateNamed(C: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMStructCreateNamed(LLVMContextRef C, const char * Name) - Create an empty structure in a context having a specified name."""
def LLVMGetStructName(Ty: Any, /) -> bytes | None:
    """const char * LLVMGetStructName(LLVMTypeRef Ty) - Obtain the name of a structure."""
def LLVMStructSetBody(StructTy: Any, ElementTypes: Any, ElementCount: Any, Packed: Any, /) -> None:
    """void LLVMStructSetBody(LLVMTypeRef StructTy, LLVMTypeRef * ElementTypes, unsigned int ElementCount, LLVMBool Packed) - Set the contents of a structure type."""
def LLVMCountStructElementTypes(StructTy: Any, /) -> int:
    """unsigned int LLVMCountStructElementTypes(LLVMTypeRef StructTy) - Get the number of elements defined inside the structure."""
def LLVMGetStructElementTypes(StructTy: Any, Dest: Any, /) -> None:
    """void LLVMGetStructElementTypes(LLVMTypeRef StructTy, LLVMTypeRef * Dest) - Get the elements within a structure."""
def LLVMStructGetTypeAtIndex(StructTy: Any, i: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMStructGetTypeAtIndex(LLVMTypeRef StructTy, unsigned int i) - Get the type of the element at a given index in the structure."""
def LLVMIsPackedStruct(StructTy: Any, /) -> int:
    """LLVMBool LLVMIsPackedStruct(LLVMTypeRef StructTy) - Determine whether a structure is packed."""
def LLVMIsOpaqueStruct(StructTy: Any, /) -> int:
    """LLVMBool LLVMIsOpaqueStruct(LLVMTypeRef StructTy) - Determine whether a structure is opaque."""
def LLVMIsLiteralStruct(StructTy: Any, /) -> int:
    """LLVMBool LLVMIsLiteralStruct(LLVMTypeRef StructTy) - Determine whether a structure is literal."""
def LLVMGetElementType(Ty: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMGetElementType(LLVMTypeRef Ty) - Obtain the element type of an array or vector type."""
def LLVMGetSubtypes(Tp: Any, Arr: Any, /) -> None:
    """void LLVMGetSubtypes(LLVMTypeRef Tp, LLVMTypeRef * Arr) - Returns type's subtypes"""
def LLVMGetNumContainedTypes(Tp: Any, /) -> int:
    """unsigned int LLVMGetNumContainedTypes(LLVMTypeRef Tp) - Return the number of types in the derived type."""
def LLVMArrayType(ElementType: Any, ElementCount: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMArrayType(LLVMTypeRef ElementType, unsigned int ElementCount) - Create a fixed size array type that refers to a specific type."""
def LLVMArrayType2(ElementType: Any, ElementCount: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMArrayType2(LLVMTypeRef ElementType, uint64_t ElementCount) - Create a fixed size array type that refers to a specific type."""
def LLVMGetArrayLength(ArrayTy: Any, /) -> int:
    """unsigned int LLVMGetArrayLength(LLVMTypeRef ArrayTy) - Obtain the length of an array type."""
def LLVMGetArrayLength2(ArrayTy: Any, /) -> int:
    """uint64_t LLVMGetArrayLength2(LLVMTypeRef ArrayTy) - Obtain the length of an array type."""
def LLVMPointerType(ElementType: Any, AddressSpace: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMPointerType(LLVMTypeRef ElementType, unsigned int AddressSpace) - Create a pointer type that points to a defined type."""
def LLVMPointerTypeIsOpaque(Ty: Any, /) -> int:
    """LLVMBool LLVMPointerTypeIsOpaque(LLVMTypeRef Ty) - Determine whether a pointer is opaque."""
def LLVMPointerTypeInContext(C: Any, AddressSpace: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMPointerTypeInContext(LLVMContextRef C, unsigned int AddressSpace) - Create an opaque pointer type in a context."""
def LLVMGetPointerAddressSpace(PointerTy: Any, /) -> int:
    """unsigned int LLVMGetPointerAddressSpace(LLVMTypeRef PointerTy) - Obtain the address space of a pointer type."""
def LLVMVectorType(ElementType: Any, ElementCount: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMVectorType(LLVMTypeRef ElementType, unsigned int ElementCount) - Create a vector type that contains a defined type and has a specific number of elements."""
def LLVMScalableVectorType(ElementType: Any, ElementCount: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMScalableVectorType(LLVMTypeRef ElementType, unsigned int ElementCount) - Create a vector type that contains a defined type and has a scalable number of elements."""
def LLVMGetVectorSize(VectorTy: Any, /) -> int:
    """unsigned int LLVMGetVectorSize(LLVMTypeRef VectorTy) - Obtain the (possibly scalable) number of elements in a vector type."""
def LLVMGetConstantPtrAuthPointer(PtrAuth: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetConstantPtrAuthPointer(LLVMValueRef PtrAuth) - Get the pointer value for the associated ConstantPtrAuth constant."""
def LLVMGetConstantPtrAuthKey(PtrAuth: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetConstantPtrAuthKey(LLVMValueRef PtrAuth) - Get the key value for the associated ConstantPtrAuth constant."""
def LLVMGetConstantPtrAuthDiscriminator(PtrAuth: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetConstantPtrAuthDiscriminator(LLVMValueRef PtrAuth) - Get the discriminator value for the associated ConstantPtrAuth constant."""
def LLVMGetConstantPtrAuthAddrDiscriminator(PtrAuth: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetConstantPtrAuthAddrDiscriminator(LLVMValueRef PtrAuth) - Get the address discriminator value for the associated ConstantPtrAuth constant."""
def LLVMVoidTypeInContext(C: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMVoidTypeInContext(LLVMContextRef C) - Create a void type in a context."""
def LLVMLabelTypeInContext(C: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMLabelTypeInContext(LLVMContextRef C) - Create a label type in a context."""
def LLVMX86MMXTypeInContext(C: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMX86MMXTypeInContext(LLVMContextRef C) - Create a X86 MMX type in a context."""
def LLVMX86AMXTypeInContext(C: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMX86AMXTypeInContext(LLVMContextRef C) - Create a X86 AMX type in a context."""
def LLVMTokenTypeInContext(C: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMTokenTypeInContext(LLVMContextRef C) - Create a token type in a context."""
def LLVMMetadataTypeInContext(C: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMMetadataTypeInContext(LLVMContextRef C) - Create a metadata type in a context."""
def LLVMVoidType() -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMVoidType() - These are similar to the above functions except they operate on the global context."""
def LLVMLabelType() -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMLabelType()"""
def LLVMX86MMXType() -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMX86MMXType()"""
def LLVMX86AMXType() -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMX86AMXType()"""
def LLVMTargetExtTypeInContext(C: Any, Name: Any, TypeParams: Any, TypeParamCount: Any, IntParams: Any, IntParamCount: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMTargetExtTypeInContext(LLVMContextRef C, const char * Name, LLVMTypeRef * TypeParams, unsigned int TypeParamCount, unsigned int * IntParams, unsigned int IntParamCount) - Create a target extension type in LLVM context."""
def LLVMGetTargetExtTypeName(TargetExtTy: Any, /) -> bytes | None:
    """const char * LLVMGetTargetExtTypeName(LLVMTypeRef TargetExtTy) - Obtain the name for this target extension type."""
def LLVMGetTargetExtTypeNumTypeParams(TargetExtTy: Any, /) -> int:
    """unsigned int LLVMGetTargetExtTypeNumTypeParams(LLVMTypeRef TargetExtTy) - Obtain the number of type parameters for this target extension type."""
def LLVMGetTargetExtTypeTypeParam(TargetExtTy: Any, Idx: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMGetTargetExtTypeTypeParam(LLVMTypeRef TargetExtTy, unsigned int Idx) - Get the type parameter at the given index for the target extension type."""
def LLVMGetTargetExtTypeNumIntParams(TargetExtTy: Any, /) -> int:
    """unsigned int LLVMGetTargetExtTypeNumIntParams(LLVMTypeRef TargetExtTy) - Obtain the number of int parameters for this target extension type."""
def LLVMGetTargetExtTypeIntParam(TargetExtTy: Any, Idx: Any, /) -> int:
    """unsigned int LLVMGetTargetExtTypeIntParam(LLVMTypeRef TargetExtTy, unsigned int Idx) - Get the int parameter at the given index for the target extension type."""
def LLVMTypeOf(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMTypeOf(LLVMValueRef Val) - Obtain the type of a value."""
def LLVMGetValueKind(Val: Any, /) -> int:
    """LLVMValueKind LLVMGetValueKind(LLVMValueRef Val) - Obtain the enumerated type of a Value instance."""
def LLVMGetValueName2(Val: Any, Length: Any, /) -> bytes | None:
    """const char * LLVMGetValueName2(LLVMValueRef Val, size_t * Length) - Obtain the string name of a value."""
def LLVMSetValueName2(Val: Any, Name: Any, NameLen: Any, /) -> None:
    """void LLVMSetValueName2(LLVMValueRef Val, const char * Name, size_t NameLen) - Set the string name of a value."""
def LLVMDumpValue(Val: Any, /) -> None:
    """void LLVMDumpValue(LLVMValueRef Val) - Dump a representation of a value to stderr."""
def LLVMPrintValueToString(Val: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * LLVMPrintValueToString(LLVMValueRef Val) - Return a string representation of the value. Use LLVMDisposeMessage to free the string."""
def LLVMPrintDbgRecordToString(Record: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * LLVMPrintDbgRecordToString(LLVMDbgRecordRef Record) - Return a string representation of the DbgRecord. Use LLVMDisposeMessage to free the string."""
def LLVMReplaceAllUsesWith(OldVal: Any, NewVal: Any, /) -> None:
    """void LLVMReplaceAllUsesWith(LLVMValueRef OldVal, LLVMValueRef NewVal) - Replace all uses of a value with another one."""
def LLVMIsConstant(Val: Any, /) -> int:
    """LLVMBool LLVMIsConstant(LLVMValueRef Val) - Determine whether the specified value instance is constant."""
def LLVMIsUndef(Val: Any, /) -> int:
    """LLVMBool LLVMIsUndef(LLVMValueRef Val) - Determine whether a value instance is undefined."""
def LLVMIsPoison(Val: Any, /) -> int:
    """LLVMBool LLVMIsPoison(LLVMValueRef Val) - Determine whether a value instance is poisonous."""
def LLVMIsAArgument(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAArgument(LLVMValueRef Val)"""
def LLVMIsABasicBlock(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsABasicBlock(LLVMValueRef Val)"""
def LLVMIsAInlineAsm(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAInlineAsm(LLVMValueRef Val)"""
def LLVMIsAUser(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAUser(LLVMValueRef Val)"""
def LLVMIsAConstant(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAConstant(LLVMValueRef Val)"""
def LLVMIsABlockAddress(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsABlockAddress(LLVMValueRef Val)"""
def LLVMIsAConstantAggregateZero(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAConstantAggregateZero(LLVMValueRef Val)"""
def LLVMIsAConstantArray(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAConstantArray(LLVMValueRef Val)"""
def LLVMIsAConstantDataSequential(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAConstantDataSequential(LLVMValueRef Val)"""
def LLVMIsAConstantDataArray(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAConstantDataArray(LLVMValueRef Val)"""
def LLVMIsAConstantDataVector(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAConstantDataVector(LLVMValueRef Val)"""
def LLVMIsAConstantExpr(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAConstantExpr(LLVMValueRef Val)"""
def LLVMIsAConstantFP(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAConstantFP(LLVMValueRef Val)"""
def LLVMIsAConstantInt(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAConstantInt(LLVMValueRef Val)"""
def LLVMIsAConstantPointerNull(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAConstantPointerNull(LLVMValueRef Val)"""
def LLVMIsAConstantStruct(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAConstantStruct(LLVMValueRef Val)"""
def LLVMIsAConstantTokenNone(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAConstantTokenNone(LLVMValueRef Val)"""
def LLVMIsAConstantVector(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAConstantVector(LLVMValueRef Val)"""
def LLVMIsAConstantPtrAuth(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAConstantPtrAuth(LLVMValueRef Val)"""
def LLVMIsAGlobalValue(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAGlobalValue(LLVMValueRef Val)"""
def LLVMIsAGlobalAlias(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAGlobalAlias(LLVMValueRef Val)"""
def LLVMIsAGlobalObject(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAGlobalObject(LLVMValueRef Val)"""
def LLVMIsAFunction(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAFunction(LLVMValueRef Val)"""
def LLVMIsAGlobalVariable(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAGlobalVariable(LLVMValueRef Val)"""
def LLVMIsAGlobalIFunc(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAGlobalIFunc(LLVMValueRef Val)"""
def LLVMIsAUndefValue(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAUndefValue(LLVMValueRef Val)"""
def LLVMIsAPoisonValue(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAPoisonValue(LLVMValueRef Val)"""
def LLVMIsAInstruction(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAInstruction(LLVMValueRef Val)"""
def LLVMIsAUnaryOperator(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAUnaryOperator(LLVMValueRef Val)"""
def LLVMIsABinaryOperator(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsABinaryOperator(LLVMValueRef Val)"""
def LLVMIsACallInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsACallInst(LLVMValueRef Val)"""
def LLVMIsAIntrinsicInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAIntrinsicInst(LLVMValueRef Val)"""
def LLVMIsADbgInfoIntrinsic(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsADbgInfoIntrinsic(LLVMValueRef Val)"""
def LLVMIsADbgVariableIntrinsic(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsADbgVariableIntrinsic(LLVMValueRef Val)"""
def LLVMIsADbgDeclareInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsADbgDeclareInst(LLVMValueRef Val)"""
def LLVMIsADbgLabelInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsADbgLabelInst(LLVMValueRef Val)"""
def LLVMIsAMemIntrinsic(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAMemIntrinsic(LLVMValueRef Val)"""
def LLVMIsAMemCpyInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAMemCpyInst(LLVMValueRef Val)"""
def LLVMIsAMemMoveInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAMemMoveInst(LLVMValueRef Val)"""
def LLVMIsAMemSetInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAMemSetInst(LLVMValueRef Val)"""
def LLVMIsACmpInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsACmpInst(LLVMValueRef Val)"""
def LLVMIsAFCmpInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAFCmpInst(LLVMValueRef Val)"""
def LLVMIsAICmpInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAICmpInst(LLVMValueRef Val)"""
def LLVMIsAExtractElementInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAExtractElementInst(LLVMValueRef Val)"""
def LLVMIsAGetElementPtrInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAGetElementPtrInst(LLVMValueRef Val)"""
def LLVMIsAInsertElementInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAInsertElementInst(LLVMValueRef Val)"""
def LLVMIsAInsertValueInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAInsertValueInst(LLVMValueRef Val)"""
def LLVMIsALandingPadInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsALandingPadInst(LLVMValueRef Val)"""
def LLVMIsAPHINode(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAPHINode(LLVMValueRef Val)"""
def LLVMIsASelectInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsASelectInst(LLVMValueRef Val)"""
def LLVMIsAShuffleVectorInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAShuffleVectorInst(LLVMValueRef Val)"""
def LLVMIsAStoreInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAStoreInst(LLVMValueRef Val)"""
def LLVMIsABranchInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsABranchInst(LLVMValueRef Val)"""
def LLVMIsAIndirectBrInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAIndirectBrInst(LLVMValueRef Val)"""
def LLVMIsAInvokeInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAInvokeInst(LLVMValueRef Val)"""
def LLVMIsAReturnInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAReturnInst(LLVMValueRef Val)"""
def LLVMIsASwitchInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsASwitchInst(LLVMValueRef Val)"""
def LLVMIsAUnreachableInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAUnreachableInst(LLVMValueRef Val)"""
def LLVMIsAResumeInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAResumeInst(LLVMValueRef Val)"""
def LLVMIsACleanupReturnInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsACleanupReturnInst(LLVMValueRef Val)"""
def LLVMIsACatchReturnInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsACatchReturnInst(LLVMValueRef Val)"""
def LLVMIsACatchSwitchInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsACatchSwitchInst(LLVMValueRef Val)"""
def LLVMIsACallBrInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsACallBrInst(LLVMValueRef Val)"""
def LLVMIsAFuncletPadInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAFuncletPadInst(LLVMValueRef Val)"""
def LLVMIsACatchPadInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsACatchPadInst(LLVMValueRef Val)"""
def LLVMIsACleanupPadInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsACleanupPadInst(LLVMValueRef Val)"""
def LLVMIsAUnaryInstruction(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAUnaryInstruction(LLVMValueRef Val)"""
def LLVMIsAAllocaInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAAllocaInst(LLVMValueRef Val)"""
def LLVMIsACastInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsACastInst(LLVMValueRef Val)"""
def LLVMIsAAddrSpaceCastInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAAddrSpaceCastInst(LLVMValueRef Val)"""
def LLVMIsABitCastInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsABitCastInst(LLVMValueRef Val)"""
def LLVMIsAFPExtInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAFPExtInst(LLVMValueRef Val)"""
def LLVMIsAFPToSIInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAFPToSIInst(LLVMValueRef Val)"""
def LLVMIsAFPToUIInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAFPToUIInst(LLVMValueRef Val)"""
def LLVMIsAFPTruncInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAFPTruncInst(LLVMValueRef Val)"""
def LLVMIsAIntToPtrInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAIntToPtrInst(LLVMValueRef Val)"""
def LLVMIsAPtrToIntInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAPtrToIntInst(LLVMValueRef Val)"""
def LLVMIsASExtInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsASExtInst(LLVMValueRef Val)"""
def LLVMIsASIToFPInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsASIToFPInst(LLVMValueRef Val)"""
def LLVMIsATruncInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsATruncInst(LLVMValueRef Val)"""
def LLVMIsAUIToFPInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAUIToFPInst(LLVMValueRef Val)"""
def LLVMIsAZExtInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAZExtInst(LLVMValueRef Val)"""
def LLVMIsAExtractValueInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAExtractValueInst(LLVMValueRef Val)"""
def LLVMIsALoadInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsALoadInst(LLVMValueRef Val)"""
def LLVMIsAVAArgInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAVAArgInst(LLVMValueRef Val)"""
def LLVMIsAFreezeInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAFreezeInst(LLVMValueRef Val)"""
def LLVMIsAAtomicCmpXchgInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAAtomicCmpXchgInst(LLVMValueRef Val)"""
def LLVMIsAAtomicRMWInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAAtomicRMWInst(LLVMValueRef Val)"""
def LLVMIsAFenceInst(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAFenceInst(LLVMValueRef Val)"""
def LLVMIsAMDNode(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAMDNode(LLVMValueRef Val)"""
def LLVMIsAValueAsMetadata(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAValueAsMetadata(LLVMValueRef Val)"""
def LLVMIsAMDString(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsAMDString(LLVMValueRef Val)"""
def LLVMGetValueName(Val: Any, /) -> bytes | None:
    """const char * LLVMGetValueName(LLVMValueRef Val) - Deprecated: Use LLVMGetValueName2 instead."""
def LLVMSetValueName(Val: Any, Name: Any, /) -> None:
    """void LLVMSetValueName(LLVMValueRef Val, const char * Name) - Deprecated: Use LLVMSetValueName2 instead."""
def LLVMGetFirstUse(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueUse]:
    """LLVMUseRef LLVMGetFirstUse(LLVMValueRef Val) - Obtain the first use of a value."""
def LLVMGetNextUse(U: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueUse]:
    """LLVMUseRef LLVMGetNextUse(LLVMUseRef U) - Obtain the next use of a value."""
def LLVMGetUser(U: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetUser(LLVMUseRef U) - Obtain the user value for a user."""
def LLVMGetUsedValue(U: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetUsedValue(LLVMUseRef U) - Obtain the value this use corresponds to."""
def LLVMGetOperand(Val: Any, Index: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetOperand(LLVMValueRef Val, unsigned int Index) - Obtain an operand at a specific index in a llvm::User value."""
def LLVMGetOperandUse(Val: Any, Index: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueUse]:
    """LLVMUseRef LLVMGetOperandUse(LLVMValueRef Val, unsigned int Index) - Obtain the use of an operand at a specific index in a llvm::User value."""
def LLVMSetOperand(User: Any, Index: Any, Val: Any, /) -> None:
    """void LLVMSetOperand(LLVMValueRef User, unsigned int Index, LLVMValueRef Val) - Set an operand at a specific index in a llvm::User value."""
def LLVMGetNumOperands(Val: Any, /) -> int:
    """int LLVMGetNumOperands(LLVMValueRef Val) - Obtain the number of operands in a llvm::User value."""
def LLVMConstNull(Ty: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstNull(LLVMTypeRef Ty) - Obtain a constant value referring to the null instance of a type."""
def LLVMConstAllOnes(Ty: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstAllOnes(LLVMTypeRef Ty) - Obtain a constant value referring to the instance of a type consisting of all ones."""
def LLVMGetUndef(Ty: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetUndef(LLVMTypeRef Ty) - Obtain a constant value referring to an undefined value of a type."""
def LLVMGetPoison(Ty: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetPoison(LLVMTypeRef Ty) - Obtain a constant value referring to a poison value of a type."""
def LLVMIsNull(Val: Any, /) -> int:
    """LLVMBool LLVMIsNull(LLVMValueRef Val) - Determine whether a value instance is null."""
def LLVMConstPointerNull(Ty: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstPointerNull(LLVMTypeRef Ty) - Obtain a constant that is a constant pointer pointing to NULL for a specified type."""
def LLVMConstInt(IntTy: Any, N: Any, SignExtend: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstInt(LLVMTypeRef IntTy, unsigned long long N, LLVMBool SignExtend) - Obtain a constant value for an integer type."""
def LLVMConstIntOfArbitraryPrecision(IntTy: Any, NumWords: Any, Words: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstIntOfArbitraryPrecision(LLVMTypeRef IntTy, unsigned int NumWords, const uint64_t[] Words) - Obtain a constant value for an integer of arbitrary precision."""
def LLVMConstIntOfString(IntTy: Any, Text: Any, Radix: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstIntOfString(LLVMTypeRef IntTy, const char * Text, uint8_t Radix) - Obtain a constant value for an integer parsed from a string."""
def LLVMConstIntOfStringAndSize(IntTy: Any, Text: Any, SLen: Any, Radix: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstIntOfStringAndSize(LLVMTypeRef IntTy, const char * Text, unsigned int SLen, uint8_t Radix) - Obtain a constant value for an integer parsed from a string with specified length."""
def LLVMConstReal(RealTy: Any, N: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstReal(LLVMTypeRef RealTy, double N) - Obtain a constant value referring to a double floating point value."""
def LLVMConstRealOfString(RealTy: Any, Text: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstRealOfString(LLVMTypeRef RealTy, const char * Text) - Obtain a constant for a floating point value parsed from a string."""
def LLVMConstRealOfStringAndSize(RealTy: Any, Text: Any, SLen: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstRealOfStringAndSize(LLVMTypeRef RealTy, const char * Text, unsigned int SLen) - Obtain a constant for a floating point value parsed from a string."""
def LLVMConstIntGetZExtValue(ConstantVal: Any, /) -> int:
    """unsigned long long LLVMConstIntGetZExtValue(LLVMValueRef ConstantVal) - Obtain the zero extended value for an integer constant value."""
def LLVMConstIntGetSExtValue(ConstantVal: Any, /) -> int:
    """long long LLVMConstIntGetSExtValue(LLVMValueRef ConstantVal) - Obtain the sign extended value for an integer constant value."""
def LLVMConstRealGetDouble(ConstantVal: Any, losesInfo: Any, /) -> float:
    """double LLVMConstRealGetDouble(LLVMValueRef ConstantVal, LLVMBool * losesInfo) - Obtain the double value for an floating point constant value. losesInfo indicates if some precision was lost in the conversion."""
def LLVMConstStringInContext(C: Any, Str: Any, Length: Any, DontNullTerminate: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstStringInContext(LLVMContextRef C, const char * Str, unsigned int Length, LLVMBool DontNullTerminate) - Create a ConstantDataSequential and initialize it with a string."""
def LLVMConstStringInContext2(C: Any, Str: Any, Length: Any, DontNullTerminate: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstStringInContext2(LLVMContextRef C, const char * Str, size_t Length, LLVMBool DontNullTerminate) - Create a ConstantDataSequential and initialize it with a string."""
def LLVMConstString(Str: Any, Length: Any, DontNullTerminate: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstString(const char * Str, unsigned int Length, LLVMBool DontNullTerminate) - Create a ConstantDataSequential with string content in the global context."""
def LLVMIsConstantString(c: Any, /) -> int:
    """LLVMBool LLVMIsConstantString(LLVMValueRef c) - Returns true if the specified constant is an array of i8."""
def LLVMGetAsString(c: Any, Length: Any, /) -> bytes | None:
    """const char * LLVMGetAsString(LLVMValueRef c, size_t * Length) - Get the given constant data sequential as a string."""
def LLVMConstStructInContext(C: Any, ConstantVals: Any, Count: Any, Packed: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstStructInContext(LLVMContextRef C, LLVMValueRef * ConstantVals, unsigned int Count, LLVMBool Packed) - Create an anonymous ConstantStruct with the specified values."""
def LLVMConstStruct(ConstantVals: Any, Count: Any, Packed: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstStruct(LLVMValueRef * ConstantVals, unsigned int Count, LLVMBool Packed) - Create a ConstantStruct in the global Context."""
def LLVMConstArray(ElementTy: Any, ConstantVals: Any, Length: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstArray(LLVMTypeRef ElementTy, LLVMValueRef * ConstantVals, unsigned int Length) - Create a ConstantArray from values."""
def LLVMConstArray2(ElementTy: Any, ConstantVals: Any, Length: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstArray2(LLVMTypeRef ElementTy, LLVMValueRef * ConstantVals, uint64_t Length) - Create a ConstantArray from values."""
def LLVMConstNamedStruct(StructTy: Any, ConstantVals: Any, Count: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstNamedStruct(LLVMTypeRef StructTy, LLVMValueRef * ConstantVals, unsigned int Count) - Create a non-anonymous ConstantStruct from values."""
def LLVMGetAggregateElement(C: Any, Idx: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetAggregateElement(LLVMValueRef C, unsigned int Idx) - Get element of a constant aggregate (struct, array or vector) at the specified index. Returns null if the index is out of range, or it's not possible to determine the element (e.g., because the constant is a constant expression.)"""
def LLVMGetElementAsConstant(C: Any, idx: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetElementAsConstant(LLVMValueRef C, unsigned int idx) - Get an element at specified index as a constant."""
def LLVMConstVector(ScalarConstantVals: Any, Size: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstVector(LLVMValueRef * ScalarConstantVals, unsigned int Size) - Create a ConstantVector from values."""
def LLVMConstantPtrAuth(Ptr: Any, Key: Any, Disc: Any, AddrDisc: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstantPtrAuth(LLVMValueRef Ptr, LLVMValueRef Key, LLVMValueRef Disc, LLVMValueRef AddrDisc) - Create a ConstantPtrAuth constant with the given values."""
def LLVMGetConstOpcode(ConstantVal: Any, /) -> int:
    """LLVMOpcode LLVMGetConstOpcode(LLVMValueRef ConstantVal) - Functions in this group correspond to APIs on llvm::ConstantExpr."""
def LLVMAlignOf(Ty: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMAlignOf(LLVMTypeRef Ty)"""
def LLVMSizeOf(Ty: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMSizeOf(LLVMTypeRef Ty)"""
def LLVMConstNeg(ConstantVal: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstNeg(LLVMValueRef ConstantVal)"""
def LLVMConstNSWNeg(ConstantVal: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstNSWNeg(LLVMValueRef ConstantVal)"""
def LLVMConstNUWNeg(ConstantVal: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstNUWNeg(LLVMValueRef ConstantVal)"""
def LLVMConstNot(ConstantVal: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstNot(LLVMValueRef ConstantVal)"""
def LLVMConstAdd(LHSConstant: Any, RHSConstant: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstAdd(LLVMValueRef LHSConstant, LLVMValueRef RHSConstant)"""
def LLVMConstNSWAdd(LHSConstant: Any, RHSConstant: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstNSWAdd(LLVMValueRef LHSConstant, LLVMValueRef RHSConstant)"""
def LLVMConstNUWAdd(LHSConstant: Any, RHSConstant: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstNUWAdd(LLVMValueRef LHSConstant, LLVMValueRef RHSConstant)"""
def LLVMConstSub(LHSConstant: Any, RHSConstant: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstSub(LLVMValueRef LHSConstant, LLVMValueRef RHSConstant)"""
def LLVMConstNSWSub(LHSConstant: Any, RHSConstant: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstNSWSub(LLVMValueRef LHSConstant, LLVMValueRef RHSConstant)"""
def LLVMConstNUWSub(LHSConstant: Any, RHSConstant: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstNUWSub(LLVMValueRef LHSConstant, LLVMValueRef RHSConstant)"""
def LLVMConstMul(LHSConstant: Any, RHSConstant: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstMul(LLVMValueRef LHSConstant, LLVMValueRef RHSConstant)"""
def LLVMConstNSWMul(LHSConstant: Any, RHSConstant: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstNSWMul(LLVMValueRef LHSConstant, LLVMValueRef RHSConstant)"""
def LLVMConstNUWMul(LHSConstant: Any, RHSConstant: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstNUWMul(LLVMValueRef LHSConstant, LLVMValueRef RHSConstant)"""
def LLVMConstXor(LHSConstant: Any, RHSConstant: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstXor(LLVMValueRef LHSConstant, LLVMValueRef RHSConstant)"""
def LLVMConstGEP2(Ty: Any, ConstantVal: Any, ConstantIndices: Any, NumIndices: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstGEP2(LLVMTypeRef Ty, LLVMValueRef ConstantVal, LLVMValueRef * ConstantIndices, unsigned int NumIndices)"""
def LLVMConstInBoundsGEP2(Ty: Any, ConstantVal: Any, ConstantIndices: Any, NumIndices: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstInBoundsGEP2(LLVMTypeRef Ty, LLVMValueRef ConstantVal, LLVMValueRef * ConstantIndices, unsigned int NumIndices)"""
def LLVMConstGEPWithNoWrapFlags(Ty: Any, ConstantVal: Any, ConstantIndices: Any, NumIndices: Any, NoWrapFlags: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstGEPWithNoWrapFlags(LLVMTypeRef Ty, LLVMValueRef ConstantVal, LLVMValueRef * ConstantIndices, unsigned int NumIndices, LLVMGEPNoWrapFlags NoWrapFlags) - Creates a constant GetElementPtr expression. Similar to LLVMConstGEP2, but allows specifying the no-wrap flags."""
def LLVMConstTrunc(ConstantVal: Any, ToType: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstTrunc(LLVMValueRef ConstantVal, LLVMTypeRef ToType)"""
def LLVMConstPtrToInt(ConstantVal: Any, ToType: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstPtrToInt(LLVMValueRef ConstantVal, LLVMTypeRef ToType)"""
def LLVMConstIntToPtr(ConstantVal: Any, ToType: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstIntToPtr(LLVMValueRef ConstantVal, LLVMTypeRef ToType)"""
def LLVMConstBitCast(ConstantVal: Any, ToType: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstBitCast(LLVMValueRef ConstantVal, LLVMTypeRef ToType)"""
def LLVMConstAddrSpaceCast(ConstantVal: Any, ToType: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstAddrSpaceCast(LLVMValueRef ConstantVal, LLVMTypeRef ToType)"""
def LLVMConstTruncOrBitCast(ConstantVal: Any, ToType: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstTruncOrBitCast(LLVMValueRef ConstantVal, LLVMTypeRef ToType)"""
def LLVMConstPointerCast(ConstantVal: Any, ToType: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstPointerCast(LLVMValueRef ConstantVal, LLVMTypeRef ToType)"""
def LLVMConstExtractElement(VectorConstant: Any, IndexConstant: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstExtractElement(LLVMValueRef VectorConstant, LLVMValueRef IndexConstant)"""
def LLVMConstInsertElement(VectorConstant: Any, ElementValueConstant: Any, IndexConstant: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstInsertElement(LLVMValueRef VectorConstant, LLVMValueRef ElementValueConstant, LLVMValueRef IndexConstant)"""
def LLVMConstShuffleVector(VectorAConstant: Any, VectorBConstant: Any, MaskConstant: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstShuffleVector(LLVMValueRef VectorAConstant, LLVMValueRef VectorBConstant, LLVMValueRef MaskConstant)"""
def LLVMBlockAddress(F: Any, BB: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBlockAddress(LLVMValueRef F, LLVMBasicBlockRef BB)"""
def LLVMGetBlockAddressFunction(BlockAddr: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetBlockAddressFunction(LLVMValueRef BlockAddr) - Gets the function associated with a given BlockAddress constant value."""
def LLVMGetBlockAddressBasicBlock(BlockAddr: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueBasicBlock]:
    """LLVMBasicBlockRef LLVMGetBlockAddressBasicBlock(LLVMValueRef BlockAddr) - Gets the basic block associated with a given BlockAddress constant value."""
def LLVMConstInlineAsm(Ty: Any, AsmString: Any, Constraints: Any, HasSideEffects: Any, IsAlignStack: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMConstInlineAsm(LLVMTypeRef Ty, const char * AsmString, const char * Constraints, LLVMBool HasSideEffects, LLVMBool IsAlignStack) - Deprecated: Use LLVMGetInlineAsm instead."""
def LLVMGetGlobalParent(Global: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueModule]:
    """LLVMModuleRef LLVMGetGlobalParent(LLVMValueRef Global) - This group contains functions that operate on global values. Functions in this group relate to functions in the llvm::GlobalValue class tree."""
def LLVMIsDeclaration(Global: Any, /) -> int:
    """LLVMBool LLVMIsDeclaration(LLVMValueRef Global)"""
def LLVMGetLinkage(Global: Any, /) -> int:
    """LLVMLinkage LLVMGetLinkage(LLVMValueRef Global)"""
def LLVMSetLinkage(Global: Any, Linkage: Any, /) -> None:
    """void LLVMSetLinkage(LLVMValueRef Global, LLVMLinkage Linkage)"""
def LLVMGetSection(Global: Any, /) -> bytes | None:
    """const char * LLVMGetSection(LLVMValueRef Global)"""
def LLVMSetSection(Global: Any, Section: Any, /) -> None:
    """void LLVMSetSection(LLVMValueRef Global, const char * Section)"""
def LLVMGetVisibility(Global: Any, /) -> int:
    """LLVMVisibility LLVMGetVisibility(LLVMValueRef Global)"""
def LLVMSetVisibility(Global: Any, Viz: Any, /) -> None:
    """void LLVMSetVisibility(LLVMValueRef Global, LLVMVisibility Viz)"""
def LLVMGetDLLStorageClass(Global: Any, /) -> int:
    """LLVMDLLStorageClass LLVMGetDLLStorageClass(LLVMValueRef Global)"""
def LLVMSetDLLStorageClass(Global: Any, Class: Any, /) -> None:
    """void LLVMSetDLLStorageClass(LLVMValueRef Global, LLVMDLLStorageClass Class)"""
def LLVMGetUnnamedAddress(Global: Any, /) -> int:
    """LLVMUnnamedAddr LLVMGetUnnamedAddress(LLVMValueRef Global)"""
def LLVMSetUnnamedAddress(Global: Any, UnnamedAddr: Any, /) -> None:
    """void LLVMSetUnnamedAddress(LLVMValueRef Global, LLVMUnnamedAddr UnnamedAddr)"""
def LLVMGlobalGetValueType(Global: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMGlobalGetValueType(LLVMValueRef Global) - Returns the 'value type' of a global value. This differs from the formal type of a global value which is always a pointer type."""
def LLVMHasUnnamedAddr(Global: Any, /) -> int:
    """LLVMBool LLVMHasUnnamedAddr(LLVMValueRef Global) - Deprecated: Use LLVMGetUnnamedAddress instead."""
def LLVMSetUnnamedAddr(Global: Any, HasUnnamedAddr: Any, /) -> None:
    """void LLVMSetUnnamedAddr(LLVMValueRef Global, LLVMBool HasUnnamedAddr) - Deprecated: Use LLVMSetUnnamedAddress instead."""
def LLVMGetAlignment(V: Any, /) -> int:
    """unsigned int LLVMGetAlignment(LLVMValueRef V) - Obtain the preferred alignment of the value."""
def LLVMSetAlignment(V: Any, Bytes: Any, /) -> None:
    """void LLVMSetAlignment(LLVMValueRef V, unsigned int Bytes) - Set the preferred alignment of the value."""
def LLVMGlobalSetMetadata(Global: Any, Kind: Any, MD: Any, /) -> None:
    """void LLVMGlobalSetMetadata(LLVMValueRef Global, unsigned int Kind, LLVMMetadataRef MD) - Sets a metadata attachment, erasing the existing metadata attachment if it already exists for the given kind."""
def LLVMGlobalEraseMetadata(Global: Any, Kind: Any, /) -> None:
    """void LLVMGlobalEraseMetadata(LLVMValueRef Global, unsigned int Kind) - Erases a metadata attachment of the given kind if it exists."""
def LLVMGlobalClearMetadata(Global: Any, /) -> None:
    """void LLVMGlobalClearMetadata(LLVMValueRef Global) - Removes all metadata attachments from this value."""
def LLVMGlobalCopyAllMetadata(Value: Any, NumEntries: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValueMetadataEntry]:
    """LLVMValueMetadataEntry * LLVMGlobalCopyAllMetadata(LLVMValueRef Value, size_t * NumEntries) - Retrieves an array of metadata entries representing the metadata attached to this value. The caller is responsible for freeing this array by calling LLVMDisposeValueMetadataEntries."""
def LLVMDisposeValueMetadataEntries(Entries: Any, /) -> None:
    """void LLVMDisposeValueMetadataEntries(LLVMValueMetadataEntry * Entries) - Destroys value metadata entries."""
def LLVMValueMetadataEntriesGetKind(Entries: Any, Index: Any, /) -> int:
    """unsigned int LLVMValueMetadataEntriesGetKind(LLVMValueMetadataEntry * Entries, unsigned int Index) - Returns the kind of a value metadata entry at a specific index."""
def LLVMValueMetadataEntriesGetMetadata(Entries: Any, Index: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMValueMetadataEntriesGetMetadata(LLVMValueMetadataEntry * Entries, unsigned int Index) - Returns the underlying metadata node of a value metadata entry at a specific index."""
def LLVMAddGlobal(M: Any, Ty: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMAddGlobal(LLVMModuleRef M, LLVMTypeRef Ty, const char * Name) - This group contains functions that operate on global variable values."""
def LLVMAddGlobalInAddressSpace(M: Any, Ty: Any, Name: Any, AddressSpace: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMAddGlobalInAddressSpace(LLVMModuleRef M, LLVMTypeRef Ty, const char * Name, unsigned int AddressSpace)"""
def LLVMGetNamedGlobal(M: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetNamedGlobal(LLVMModuleRef M, const char * Name)"""
def LLVMGetFirstGlobal(M: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetFirstGlobal(LLVMModuleRef M)"""
def LLVMGetLastGlobal(M: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetLastGlobal(LLVMModuleRef M)"""
def LLVMGetNextGlobal(GlobalVar: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetNextGlobal(LLVMValueRef GlobalVar)"""
def LLVMGetPreviousGlobal(GlobalVar: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetPreviousGlobal(LLVMValueRef GlobalVar)"""
def LLVMDeleteGlobal(GlobalVar: Any, /) -> None:
    """void LLVMDeleteGlobal(LLVMValueRef GlobalVar)"""
def LLVMGetInitializer(GlobalVar: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetInitializer(LLVMValueRef GlobalVar)"""
def LLVMSetInitializer(GlobalVar: Any, ConstantVal: Any, /) -> None:
    """void LLVMSetInitializer(LLVMValueRef GlobalVar, LLVMValueRef ConstantVal)"""
def LLVMIsThreadLocal(GlobalVar: Any, /) -> int:
    """LLVMBool LLVMIsThreadLocal(LLVMValueRef GlobalVar)"""
def LLVMSetThreadLocal(GlobalVar: Any, IsThreadLocal: Any, /) -> None:
    """void LLVMSetThreadLocal(LLVMValueRef GlobalVar, LLVMBool IsThreadLocal)"""
def LLVMIsGlobalConstant(GlobalVar: Any, /) -> int:
    """LLVMBool LLVMIsGlobalConstant(LLVMValueRef GlobalVar)"""
def LLVMSetGlobalConstant(GlobalVar: Any, IsConstant: Any, /) -> None:
    """void LLVMSetGlobalConstant(LLVMValueRef GlobalVar, LLVMBool IsConstant)"""
def LLVMGetThreadLocalMode(GlobalVar: Any, /) -> int:
    """LLVMThreadLocalMode LLVMGetThreadLocalMode(LLVMValueRef GlobalVar)"""
def LLVMSetThreadLocalMode(GlobalVar: Any, Mode: Any, /) -> None:
    """void LLVMSetThreadLocalMode(LLVMValueRef GlobalVar, LLVMThreadLocalMode Mode)"""
def LLVMIsExternallyInitialized(GlobalVar: Any, /) -> int:
    """LLVMBool LLVMIsExternallyInitialized(LLVMValueRef GlobalVar)"""
def LLVMSetExternallyInitialized(GlobalVar: Any, IsExtInit: Any, /) -> None:
    """void LLVMSetExternallyInitialized(LLVMValueRef GlobalVar, LLVMBool IsExtInit)"""
def LLVMAddAlias2(M: Any, ValueTy: Any, AddrSpace: Any, Aliasee: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMAddAlias2(LLVMModuleRef M, LLVMTypeRef ValueTy, unsigned int AddrSpace, LLVMValueRef Aliasee, const char * Name) - Add a GlobalAlias with the given value type, address space and aliasee."""
def LLVMGetNamedGlobalAlias(M: Any, Name: Any, NameLen: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetNamedGlobalAlias(LLVMModuleRef M, const char * Name, size_t NameLen) - Obtain a GlobalAlias value from a Module by its name."""
def LLVMGetFirstGlobalAlias(M: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetFirstGlobalAlias(LLVMModuleRef M) - Obtain an iterator to the first GlobalAlias in a Module."""
def LLVMGetLastGlobalAlias(M: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetLastGlobalAlias(LLVMModuleRef M) - Obtain an iterator to the last GlobalAlias in a Module."""
def LLVMGetNextGlobalAlias(GA: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetNextGlobalAlias(LLVMValueRef GA) - Advance a GlobalAlias iterator to the next GlobalAlias."""
def LLVMGetPreviousGlobalAlias(GA: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetPreviousGlobalAlias(LLVMValueRef GA) - Decrement a GlobalAlias iterator to the previous GlobalAlias."""
def LLVMAliasGetAliasee(Alias: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMAliasGetAliasee(LLVMValueRef Alias) - Retrieve the target value of an alias."""
def LLVMAliasSetAliasee(Alias: Any, Aliasee: Any, /) -> None:
    """void LLVMAliasSetAliasee(LLVMValueRef Alias, LLVMValueRef Aliasee) - Set the target value of an alias."""
def LLVMDeleteFunction(Fn: Any, /) -> None:
    """void LLVMDeleteFunction(LLVMValueRef Fn) - Remove a function from its containing module and deletes it."""
def LLVMHasPersonalityFn(Fn: Any, /) -> int:
    """LLVMBool LLVMHasPersonalityFn(LLVMValueRef Fn) - Check whether the given function has a personality function."""
def LLVMGetPersonalityFn(Fn: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetPersonalityFn(LLVMValueRef Fn) - Obtain the personality function attached to the function."""
def LLVMSetPersonalityFn(Fn: Any, PersonalityFn: Any, /) -> None:
    """void LLVMSetPersonalityFn(LLVMValueRef Fn, LLVMValueRef PersonalityFn) - Set the personality function attached to the function."""
def LLVMLookupIntrinsicID(Name: Any, NameLen: Any, /) -> int:
    """unsigned int LLVMLookupIntrinsicID(const char * Name, size_t NameLen) - Obtain the intrinsic ID number which matches the given function name."""
def LLVMGetIntrinsicID(Fn: Any, /) -> int:
    """unsigned int LLVMGetIntrinsicID(LLVMValueRef Fn) - Obtain the ID number from a function instance."""
def LLVMGetIntrinsicDeclaration(Mod: Any, ID: Any, ParamTypes: Any, ParamCount: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetIntrinsicDeclaration(LLVMModuleRef Mod, unsigned int ID, LLVMTypeRef * ParamTypes, size_t ParamCount) - Create or insert the declaration of an intrinsic. For overloaded intrinsics, parameter types must be provided to uniquely identify an overload."""
def LLVMIntrinsicGetType(Ctx: Any, ID: Any, ParamTypes: Any, ParamCount: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMIntrinsicGetType(LLVMContextRef Ctx, unsigned int ID, LLVMTypeRef * ParamTypes, size_t ParamCount) - Retrieves the type of an intrinsic. For overloaded intrinsics, parameter types must be provided to uniquely identify an overload."""
def LLVMIntrinsicGetName(ID: Any, NameLength: Any, /) -> bytes | None:
    """const char * LLVMIntrinsicGetName(unsigned int ID, size_t * NameLength) - Retrieves the name of an intrinsic."""
def LLVMIntrinsicCopyOverloadedName(ID: Any, ParamTypes: Any, ParamCount: Any, NameLength: Any, /) -> bytes | None:
    """const char * LLVMIntrinsicCopyOverloadedName(unsigned int ID, LLVMTypeRef * ParamTypes, size_t ParamCount, size_t * NameLength) - Deprecated: Use LLVMIntrinsicCopyOverloadedName2 instead."""
def LLVMIntrinsicCopyOverloadedName2(Mod: Any, ID: Any, ParamTypes: Any, ParamCount: Any, NameLength: Any, /) -> bytes | None:
    """const char * LLVMIntrinsicCopyOverloadedName2(LLVMModuleRef Mod, unsigned int ID, LLVMTypeRef * ParamTypes, size_t ParamCount, size_t * NameLength) - Copies the name of an overloaded intrinsic identified by a given list of parameter types."""
def LLVMIntrinsicIsOverloaded(ID: Any, /) -> int:
    """LLVMBool LLVMIntrinsicIsOverloaded(unsigned int ID) - Obtain if the intrinsic identified by the given ID is overloaded."""
def LLVMGetFunctionCallConv(Fn: Any, /) -> int:
    """unsigned int LLVMGetFunctionCallConv(LLVMValueRef Fn) - Obtain the calling function of a function."""
def LLVMSetFunctionCallConv(Fn: Any, CC: Any, /) -> None:
    """void LLVMSetFunctionCallConv(LLVMValueRef Fn, unsigned int CC) - Set the calling convention of a function."""
def LLVMGetGC(Fn: Any, /) -> bytes | None:
    """const char * LLVMGetGC(LLVMValueRef Fn) - Obtain the name of the garbage collector to use during code generation."""
def LLVMSetGC(Fn: Any, Name: Any, /) -> None:
    """void LLVMSetGC(LLVMValueRef Fn, const char * Name) - Define the garbage collector to use during code generation."""
def LLVMGetPrefixData(Fn: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetPrefixData(LLVMValueRef Fn) - Gets the prefix data associated with a function. Only valid on functions, and only if LLVMHasPrefixData returns true. See https://llvm.org/docs/LangRef.html#prefix-data"""
def LLVMHasPrefixData(Fn: Any, /) -> int:
    """LLVMBool LLVMHasPrefixData(LLVMValueRef Fn) - Check if a given function has prefix data. Only valid on functions. See https://llvm.org/docs/LangRef.html#prefix-data"""
def LLVMSetPrefixData(Fn: Any, prefixData: Any, /) -> None:
    """void LLVMSetPrefixData(LLVMValueRef Fn, LLVMValueRef prefixData) - Sets the prefix data for the function. Only valid on functions. See https://llvm.org/docs/LangRef.html#prefix-data"""
def LLVMGetPrologueData(Fn: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetPrologueData(LLVMValueRef Fn) - Gets the prologue data associated with a function. Only valid on functions, and only if LLVMHasPrologueData returns true. See https://llvm.org/docs/LangRef.html#prologue-data"""
def LLVMHasPrologueData(Fn: Any, /) -> int:
    """LLVMBool LLVMHasPrologueData(LLVMValueRef Fn) - Check if a given function has prologue data. Only valid on functions. See https://llvm.org/docs/LangRef.html#prologue-data"""
def LLVMSetPrologueData(Fn: Any, prologueData: Any, /) -> None:
    """void LLVMSetPrologueData(LLVMValueRef Fn, LLVMValueRef prologueData) - Sets the prologue data for the function. Only valid on functions. See https://llvm.org/docs/LangRef.html#prologue-data"""
def LLVMAddAttributeAtIndex(F: Any, Idx: Any, A: Any, /) -> None:
    """void LLVMAddAttributeAtIndex(LLVMValueRef F, LLVMAttributeIndex Idx, LLVMAttributeRef A) - Add an attribute to a function."""
def LLVMGetAttributeCountAtIndex(F: Any, Idx: Any, /) -> int:
    """unsigned int LLVMGetAttributeCountAtIndex(LLVMValueRef F, LLVMAttributeIndex Idx)"""
def LLVMGetAttributesAtIndex(F: Any, Idx: Any, Attrs: Any, /) -> None:
    """void LLVMGetAttributesAtIndex(LLVMValueRef F, LLVMAttributeIndex Idx, LLVMAttributeRef * Attrs)"""
def LLVMGetEnumAttributeAtIndex(F: Any, Idx: Any, KindID: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueAttributeRef]:
    """LLVMAttributeRef LLVMGetEnumAttributeAtIndex(LLVMValueRef F, LLVMAttributeIndex Idx, unsigned int KindID)"""
def LLVMGetStringAttributeAtIndex(F: Any, Idx: Any, K: Any, KLen: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueAttributeRef]:
    """LLVMAttributeRef LLVMGetStringAttributeAtIndex(LLVMValueRef F, LLVMAttributeIndex Idx, const char * K, unsigned int KLen)"""
def LLVMRemoveEnumAttributeAtIndex(F: Any, Idx: Any, KindID: Any, /) -> None:
    """void LLVMRemoveEnumAttributeAtIndex(LLVMValueRef F, LLVMAttributeIndex Idx, unsigned int KindID)"""
def LLVMRemoveStringAttributeAtIndex(F: Any, Idx: Any, K: Any, KLen: Any, /) -> None:
    """void LLVMRemoveStringAttributeAtIndex(LLVMValueRef F, LLVMAttributeIndex Idx, const char * K, unsigned int KLen)"""
def LLVMAddTargetDependentFunctionAttr(Fn: Any, A: Any, V: Any, /) -> None:
    """void LLVMAddTargetDependentFunctionAttr(LLVMValueRef Fn, const char * A, const char * V) - Add a target-dependent attribute to a function"""
def LLVMCountParams(Fn: Any, /) -> int:
    """unsigned int LLVMCountParams(LLVMValueRef Fn) - Obtain the number of parameters in a function."""
def LLVMGetParams(Fn: Any, Params: Any, /) -> None:
    """void LLVMGetParams(LLVMValueRef Fn, LLVMValueRef * Params) - Obtain the parameters in a function."""
def LLVMGetParam(Fn: Any, Index: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetParam(LLVMValueRef Fn, unsigned int Index) - Obtain the parameter at the specified index."""
def LLVMGetParamParent(Inst: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetParamParent(LLVMValueRef Inst) - Obtain the function to which this argument belongs."""
def LLVMGetFirstParam(Fn: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetFirstParam(LLVMValueRef Fn) - Obtain the first parameter to a function."""
def LLVMGetLastParam(Fn: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetLastParam(LLVMValueRef Fn) - Obtain the last parameter to a function."""
def LLVMGetNextParam(Arg: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetNextParam(LLVMValueRef Arg) - Obtain the next parameter to a function."""
def LLVMGetPreviousParam(Arg: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetPreviousParam(LLVMValueRef Arg) - Obtain the previous parameter to a function."""
def LLVMSetParamAlignment(Arg: Any, Align: Any, /) -> None:
    """void LLVMSetParamAlignment(LLVMValueRef Arg, unsigned int Align) - Set the alignment for a function parameter."""
def LLVMAddGlobalIFunc(M: Any, Name: Any, NameLen: Any, Ty: Any, AddrSpace: Any, Resolver: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMAddGlobalIFunc(LLVMModuleRef M, const char * Name, size_t NameLen, LLVMTypeRef Ty, unsigned int AddrSpace, LLVMValueRef Resolver) - Add a global indirect function to a module under a specified name."""
def LLVMGetNamedGlobalIFunc(M: Any, Name: Any, NameLen: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetNamedGlobalIFunc(LLVMModuleRef M, const char * Name, size_t NameLen) - Obtain a GlobalIFunc value from a Module by its name."""
def LLVMGetFirstGlobalIFunc(M: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetFirstGlobalIFunc(LLVMModuleRef M) - Obtain an iterator to the first GlobalIFunc in a Module."""
def LLVMGetLastGlobalIFunc(M: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetLastGlobalIFunc(LLVMModuleRef M) - Obtain an iterator to the last GlobalIFunc in a Module."""
def LLVMGetNextGlobalIFunc(IFunc: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetNextGlobalIFunc(LLVMValueRef IFunc) - Advance a GlobalIFunc iterator to the next GlobalIFunc."""
def LLVMGetPreviousGlobalIFunc(IFunc: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetPreviousGlobalIFunc(LLVMValueRef IFunc) - Decrement a GlobalIFunc iterator to the previous GlobalIFunc."""
def LLVMGetGlobalIFuncResolver(IFunc: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetGlobalIFuncResolver(LLVMValueRef IFunc) - Retrieves the resolver function associated with this indirect function, or NULL if it doesn't not exist."""
def LLVMSetGlobalIFuncResolver(IFunc: Any, Resolver: Any, /) -> None:
    """void LLVMSetGlobalIFuncResolver(LLVMValueRef IFunc, LLVMValueRef Resolver) - Sets the resolver function associated with this indirect function."""
def LLVMEraseGlobalIFunc(IFunc: Any, /) -> None:
    """void LLVMEraseGlobalIFunc(LLVMValueRef IFunc) - Remove a global indirect function from its parent module and delete it."""
def LLVMRemoveGlobalIFunc(IFunc: Any, /) -> None:
    """void LLVMRemoveGlobalIFunc(LLVMValueRef IFunc) - Remove a global indirect function from its parent module."""
def LLVMMDStringInContext2(C: Any, Str: Any, SLen: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMMDStringInContext2(LLVMContextRef C, const char * Str, size_t SLen) - Create an MDString value from a given string value."""
def LLVMMDNodeInContext2(C: Any, MDs: Any, Count: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMMDNodeInContext2(LLVMContextRef C, LLVMMetadataRef * MDs, size_t Count) - Create an MDNode value with the given array of operands."""
def LLVMMetadataAsValue(C: Any, MD: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMMetadataAsValue(LLVMContextRef C, LLVMMetadataRef MD) - Obtain a Metadata as a Value."""
def LLVMValueAsMetadata(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMValueAsMetadata(LLVMValueRef Val) - Obtain a Value as a Metadata."""
def LLVMGetMDString(V: Any, Length: Any, /) -> bytes | None:
    """const char * LLVMGetMDString(LLVMValueRef V, unsigned int * Length) - Obtain the underlying string from a MDString value."""
def LLVMGetMDNodeNumOperands(V: Any, /) -> int:
    """unsigned int LLVMGetMDNodeNumOperands(LLVMValueRef V) - Obtain the number of operands from an MDNode value."""
def LLVMGetMDNodeOperands(V: Any, Dest: Any, /) -> None:
    """void LLVMGetMDNodeOperands(LLVMValueRef V, LLVMValueRef * Dest) - Obtain the given MDNode's operands."""
def LLVMReplaceMDNodeOperandWith(V: Any, Index: Any, Replacement: Any, /) -> None:
    """void LLVMReplaceMDNodeOperandWith(LLVMValueRef V, unsigned int Index, LLVMMetadataRef Replacement) - Replace an operand at a specific index in a llvm::MDNode value."""
def LLVMMDStringInContext(C: Any, Str: Any, SLen: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMMDStringInContext(LLVMContextRef C, const char * Str, unsigned int SLen) - Deprecated: Use LLVMMDStringInContext2 instead."""
def LLVMMDString(Str: Any, SLen: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMMDString(const char * Str, unsigned int SLen) - Deprecated: Use LLVMMDStringInContext2 instead."""
def LLVMMDNodeInContext(C: Any, Vals: Any, Count: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMMDNodeInContext(LLVMContextRef C, LLVMValueRef * Vals, unsigned int Count) - Deprecated: Use LLVMMDNodeInContext2 instead."""
def LLVMMDNode(Vals: Any, Count: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMMDNode(LLVMValueRef * Vals, unsigned int Count) - Deprecated: Use LLVMMDNodeInContext2 instead."""
def LLVMCreateOperandBundle(Tag: Any, TagLen: Any, Args: Any, NumArgs: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueOperandBundle]:
    """LLVMOperandBundleRef LLVMCreateOperandBundle(const char * Tag, size_t TagLen, LLVMValueRef * Args, unsigned int NumArgs) - Create a new operand bundle."""
def LLVMDisposeOperandBundle(Bundle: Any, /) -> None:
    """void LLVMDisposeOperandBundle(LLVMOperandBundleRef Bundle) - Destroy an operand bundle."""
def LLVMGetOperandBundleTag(Bundle: Any, Len: Any, /) -> bytes | None:
    """const char * LLVMGetOperandBundleTag(LLVMOperandBundleRef Bundle, size_t * Len) - Obtain the tag of an operand bundle as a string."""
def LLVMGetNumOperandBundleArgs(Bundle: Any, /) -> int:
    """unsigned int LLVMGetNumOperandBundleArgs(LLVMOperandBundleRef Bundle) - Obtain the number of operands for an operand bundle."""
def LLVMGetOperandBundleArgAtIndex(Bundle: Any, Index: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetOperandBundleArgAtIndex(LLVMOperandBundleRef Bundle, unsigned int Index) - Obtain the operand for an operand bundle at the given index."""
def LLVMBasicBlockAsValue(BB: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBasicBlockAsValue(LLVMBasicBlockRef BB) - Convert a basic block instance to a value type."""
def LLVMValueIsBasicBlock(Val: Any, /) -> int:
    """LLVMBool LLVMValueIsBasicBlock(LLVMValueRef Val) - Determine whether an LLVMValueRef is itself a basic block."""
def LLVMValueAsBasicBlock(Val: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueBasicBlock]:
    """LLVMBasicBlockRef LLVMValueAsBasicBlock(LLVMValueRef Val) - Convert an LLVMValueRef to an LLVMBasicBlockRef instance."""
def LLVMGetBasicBlockName(BB: Any, /) -> bytes | None:
    """const char * LLVMGetBasicBlockName(LLVMBasicBlockRef BB) - Obtain the string name of a basic block."""
def LLVMGetBasicBlockParent(BB: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetBasicBlockParent(LLVMBasicBlockRef BB) - Obtain the function to which a basic block belongs."""
def LLVMGetBasicBlockTerminator(BB: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetBasicBlockTerminator(LLVMBasicBlockRef BB) - Obtain the terminator instruction for a basic block."""
def LLVMCountBasicBlocks(Fn: Any, /) -> int:
    """unsigned int LLVMCountBasicBlocks(LLVMValueRef Fn) - Obtain the number of basic blocks in a function."""
def LLVMGetBasicBlocks(Fn: Any, BasicBlocks: Any, /) -> None:
    """void LLVMGetBasicBlocks(LLVMValueRef Fn, LLVMBasicBlockRef * BasicBlocks) - Obtain all of the basic blocks in a function."""
def LLVMGetFirstBasicBlock(Fn: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueBasicBlock]:
    """LLVMBasicBlockRef LLVMGetFirstBasicBlock(LLVMValueRef Fn) - Obtain the first basic block in a function."""
def LLVMGetLastBasicBlock(Fn: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueBasicBlock]:
    """LLVMBasicBlockRef LLVMGetLastBasicBlock(LLVMValueRef Fn) - Obtain the last basic block in a function."""
def LLVMGetNextBasicBlock(BB: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueBasicBlock]:
    """LLVMBasicBlockRef LLVMGetNextBasicBlock(LLVMBasicBlockRef BB) - Advance a basic block iterator."""
def LLVMGetPreviousBasicBlock(BB: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueBasicBlock]:
    """LLVMBasicBlockRef LLVMGetPreviousBasicBlock(LLVMBasicBlockRef BB) - Go backwards in a basic block iterator."""
def LLVMGetEntryBasicBlock(Fn: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueBasicBlock]:
    """LLVMBasicBlockRef LLVMGetEntryBasicBlock(LLVMValueRef Fn) - Obtain the basic block that corresponds to the entry point of a function."""
def LLVMInsertExistingBasicBlockAfterInsertBlock(Builder: Any, BB: Any, /) -> None:
    """void LLVMInsertExistingBasicBlockAfterInsertBlock(LLVMBuilderRef Builder, LLVMBasicBlockRef BB) - Insert the given basic block after the insertion point of the given builder."""
def LLVMAppendExistingBasicBlock(Fn: Any, BB: Any, /) -> None:
    """void LLVMAppendExistingBasicBlock(LLVMValueRef Fn, LLVMBasicBlockRef BB) - Append the given basic block to the basic block list of the given function."""
def LLVMCreateBasicBlockInContext(C: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueBasicBlock]:
    """LLVMBasicBlockRef LLVMCreateBasicBlockInContext(LLVMContextRef C, const char * Name) - Create a new basic block without inserting it into a function."""
def LLVMAppendBasicBlockInContext(C: Any, Fn: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueBasicBlock]:
    """LLVMBasicBlockRef LLVMAppendBasicBlockInContext(LLVMContextRef C, LLVMValueRef Fn, const char * Name) - Append a basic block to the end of a function."""
def LLVMAppendBasicBlock(Fn: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueBasicBlock]:
    """LLVMBasicBlockRef LLVMAppendBasicBlock(LLVMValueRef Fn, const char * Name) - Append a basic block to the end of a function using the global context."""
def LLVMInsertBasicBlockInContext(C: Any, BB: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueBasicBlock]:
    """LLVMBasicBlockRef LLVMInsertBasicBlockInContext(LLVMContextRef C, LLVMBasicBlockRef BB, const char * Name) - Insert a basic block in a function before another basic block."""
def LLVMInsertBasicBlock(InsertBeforeBB: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueBasicBlock]:
    """LLVMBasicBlockRef LLVMInsertBasicBlock(LLVMBasicBlockRef InsertBeforeBB, const char * Name) - Insert a basic block in a function using the global context."""
def LLVMDeleteBasicBlock(BB: Any, /) -> None:
    """void LLVMDeleteBasicBlock(LLVMBasicBlockRef BB) - Remove a basic block from a function and delete it."""
def LLVMRemoveBasicBlockFromParent(BB: Any, /) -> None:
    """void LLVMRemoveBasicBlockFromParent(LLVMBasicBlockRef BB) - Remove a basic block from a function."""
def LLVMMoveBasicBlockBefore(BB: Any, MovePos: Any, /) -> None:
    """void LLVMMoveBasicBlockBefore(LLVMBasicBlockRef BB, LLVMBasicBlockRef MovePos) - Move a basic block to before another one."""
def LLVMMoveBasicBlockAfter(BB: Any, MovePos: Any, /) -> None:
    """void LLVMMoveBasicBlockAfter(LLVMBasicBlockRef BB, LLVMBasicBlockRef MovePos) - Move a basic block to after another one."""
def LLVMGetFirstInstruction(BB: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetFirstInstruction(LLVMBasicBlockRef BB) - Obtain the first instruction in a basic block."""
def LLVMGetLastInstruction(BB: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetLastInstruction(LLVMBasicBlockRef BB) - Obtain the last instruction in a basic block."""
def LLVMHasMetadata(Val: Any, /) -> int:
    """int LLVMHasMetadata(LLVMValueRef Val) - Determine whether an instruction has any metadata attached."""
def LLVMGetMetadata(Val: Any, KindID: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetMetadata(LLVMValueRef Val, unsigned int KindID) - Return metadata associated with an instruction value."""
def LLVMSetMetadata(Val: Any, KindID: Any, Node: Any, /) -> None:
    """void LLVMSetMetadata(LLVMValueRef Val, unsigned int KindID, LLVMValueRef Node) - Set metadata associated with an instruction value."""
def LLVMInstructionGetAllMetadataOtherThanDebugLoc(Instr: Any, NumEntries: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValueMetadataEntry]:
    """LLVMValueMetadataEntry * LLVMInstructionGetAllMetadataOtherThanDebugLoc(LLVMValueRef Instr, size_t * NumEntries) - Returns the metadata associated with an instruction value, but filters out all the debug locations."""
def LLVMGetInstructionParent(Inst: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueBasicBlock]:
    """LLVMBasicBlockRef LLVMGetInstructionParent(LLVMValueRef Inst) - Obtain the basic block to which an instruction belongs."""
def LLVMGetNextInstruction(Inst: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetNextInstruction(LLVMValueRef Inst) - Obtain the instruction that occurs after the one specified."""
def LLVMGetPreviousInstruction(Inst: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetPreviousInstruction(LLVMValueRef Inst) - Obtain the instruction that occurred before this one."""
def LLVMInstructionRemoveFromParent(Inst: Any, /) -> None:
    """void LLVMInstructionRemoveFromParent(LLVMValueRef Inst) - Remove an instruction."""
def LLVMInstructionEraseFromParent(Inst: Any, /) -> None:
    """void LLVMInstructionEraseFromParent(LLVMValueRef Inst) - Remove and delete an instruction."""
def LLVMDeleteInstruction(Inst: Any, /) -> None:
    """void LLVMDeleteInstruction(LLVMValueRef Inst) - Delete an instruction."""
def LLVMGetInstructionOpcode(Inst: Any, /) -> int:
    """LLVMOpcode LLVMGetInstructionOpcode(LLVMValueRef Inst) - Obtain the code opcode for an individual instruction."""
def LLVMGetICmpPredicate(Inst: Any, /) -> int:
    """LLVMIntPredicate LLVMGetICmpPredicate(LLVMValueRef Inst) - Obtain the predicate of an instruction."""
def LLVMGetFCmpPredicate(Inst: Any, /) -> int:
    """LLVMRealPredicate LLVMGetFCmpPredicate(LLVMValueRef Inst) - Obtain the float predicate of an instruction."""
def LLVMInstructionClone(Inst: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMInstructionClone(LLVMValueRef Inst) - Create a copy of 'this' instruction that is identical in all ways except the following: * The instruction has no parent * The instruction has no name"""
def LLVMIsATerminatorInst(Inst: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMIsATerminatorInst(LLVMValueRef Inst) - Determine whether an instruction is a terminator. This routine is named to be compatible with historical functions that did this by querying the underlying C++ type."""
def LLVMGetNumArgOperands(Instr: Any, /) -> int:
    """unsigned int LLVMGetNumArgOperands(LLVMValueRef Instr) - Obtain the argument count for a call instruction."""
def LLVMSetInstructionCallConv(Instr: Any, CC: Any, /) -> None:
    """void LLVMSetInstructionCallConv(LLVMValueRef Instr, unsigned int CC) - Set the calling convention for a call instruction."""
def LLVMGetInstructionCallConv(Instr: Any, /) -> int:
    """unsigned int LLVMGetInstructionCallConv(LLVMValueRef Instr) - Obtain the calling convention for a call instruction."""
def LLVMSetInstrParamAlignment(Instr: Any, Idx: Any, Align: Any, /) -> None:
    """void LLVMSetInstrParamAlignment(LLVMValueRef Instr, LLVMAttributeIndex Idx, unsigned int Align)"""
def LLVMAddCallSiteAttribute(C: Any, Idx: Any, A: Any, /) -> None:
    """void LLVMAddCallSiteAttribute(LLVMValueRef C, LLVMAttributeIndex Idx, LLVMAttributeRef A)"""
def LLVMGetCallSiteAttributeCount(C: Any, Idx: Any, /) -> int:
    """unsigned int LLVMGetCallSiteAttributeCount(LLVMValueRef C, LLVMAttributeIndex Idx)"""
def LLVMGetCallSiteAttributes(C: Any, Idx: Any, Attrs: Any, /) -> None:
    """void LLVMGetCallSiteAttributes(LLVMValueRef C, LLVMAttributeIndex Idx, LLVMAttributeRef * Attrs)"""
def LLVMGetCallSiteEnumAttribute(C: Any, Idx: Any, KindID: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueAttributeRef]:
    """LLVMAttributeRef LLVMGetCallSiteEnumAttribute(LLVMValueRef C, LLVMAttributeIndex Idx, unsigned int KindID)"""
def LLVMGetCallSiteStringAttribute(C: Any, Idx: Any, K: Any, KLen: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueAttributeRef]:
    """LLVMAttributeRef LLVMGetCallSiteStringAttribute(LLVMValueRef C, LLVMAttributeIndex Idx, const char * K, unsigned int KLen)"""
def LLVMRemoveCallSiteEnumAttribute(C: Any, Idx: Any, KindID: Any, /) -> None:
    """void LLVMRemoveCallSiteEnumAttribute(LLVMValueRef C, LLVMAttributeIndex Idx, unsigned int KindID)"""
def LLVMRemoveCallSiteStringAttribute(C: Any, Idx: Any, K: Any, KLen: Any, /) -> None:
    """void LLVMRemoveCallSiteStringAttribute(LLVMValueRef C, LLVMAttributeIndex Idx, const char * K, unsigned int KLen)"""
def LLVMGetCalledFunctionType(C: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMGetCalledFunctionType(LLVMValueRef C) - Obtain the function type called by this instruction."""
def LLVMGetCalledValue(Instr: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetCalledValue(LLVMValueRef Instr) - Obtain the pointer to the function invoked by this instruction."""
def LLVMGetNumOperandBundles(C: Any, /) -> int:
    """unsigned int LLVMGetNumOperandBundles(LLVMValueRef C) - Obtain the number of operand bundles attached to this instruction."""
def LLVMGetOperandBundleAtIndex(C: Any, Index: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueOperandBundle]:
    """LLVMOperandBundleRef LLVMGetOperandBundleAtIndex(LLVMValueRef C, unsigned int Index) - Obtain the operand bundle attached to this instruction at the given index. Use LLVMDisposeOperandBundle to free the operand bundle."""
def LLVMIsTailCall(CallInst: Any, /) -> int:
    """LLVMBool LLVMIsTailCall(LLVMValueRef CallInst) - Obtain whether a call instruction is a tail call."""
def LLVMSetTailCall(CallInst: Any, IsTailCall: Any, /) -> None:
    """void LLVMSetTailCall(LLVMValueRef CallInst, LLVMBool IsTailCall) - Set whether a call instruction is a tail call."""
def LLVMGetTailCallKind(CallInst: Any, /) -> int:
    """LLVMTailCallKind LLVMGetTailCallKind(LLVMValueRef CallInst) - Obtain a tail call kind of the call instruction."""
def LLVMSetTailCallKind(CallInst: Any, kind: Any, /) -> None:
    """void LLVMSetTailCallKind(LLVMValueRef CallInst, LLVMTailCallKind kind) - Set the call kind of the call instruction."""
def LLVMGetNormalDest(InvokeInst: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueBasicBlock]:
    """LLVMBasicBlockRef LLVMGetNormalDest(LLVMValueRef InvokeInst) - Return the normal destination basic block."""
def LLVMGetUnwindDest(InvokeInst: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueBasicBlock]:
    """LLVMBasicBlockRef LLVMGetUnwindDest(LLVMValueRef InvokeInst) - Return the unwind destination basic block."""
def LLVMSetNormalDest(InvokeInst: Any, B: Any, /) -> None:
    """void LLVMSetNormalDest(LLVMValueRef InvokeInst, LLVMBasicBlockRef B) - Set the normal destination basic block."""
def LLVMSetUnwindDest(InvokeInst: Any, B: Any, /) -> None:
    """void LLVMSetUnwindDest(LLVMValueRef InvokeInst, LLVMBasicBlockRef B) - Set the unwind destination basic block."""
def LLVMGetCallBrDefaultDest(CallBr: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueBasicBlock]:
    """LLVMBasicBlockRef LLVMGetCallBrDefaultDest(LLVMValueRef CallBr) - Get the default destination of a CallBr instruction."""
def LLVMGetCallBrNumIndirectDests(CallBr: Any, /) -> int:
    """unsigned int LLVMGetCallBrNumIndirectDests(LLVMValueRef CallBr) - Get the number of indirect destinations of a CallBr instruction."""
def LLVMGetCallBrIndirectDest(CallBr: Any, Idx: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueBasicBlock]:
    """LLVMBasicBlockRef LLVMGetCallBrIndirectDest(LLVMValueRef CallBr, unsigned int Idx) - Get the indirect destination of a CallBr instruction at the given index."""
def LLVMGetNumSuccessors(Term: Any, /) -> int:
    """unsigned int LLVMGetNumSuccessors(LLVMValueRef Term) - Return the number of successors that this terminator has."""
def LLVMGetSuccessor(Term: Any, i: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueBasicBlock]:
    """LLVMBasicBlockRef LLVMGetSuccessor(LLVMValueRef Term, unsigned int i) - Return the specified successor."""
def LLVMSetSuccessor(Term: Any, i: Any, block: Any, /) -> None:
    """void LLVMSetSuccessor(LLVMValueRef Term, unsigned int i, LLVMBasicBlockRef block) - Update the specified successor to point at the provided block."""
def LLVMIsConditional(Branch: Any, /) -> int:
    """LLVMBool LLVMIsConditional(LLVMValueRef Branch) - Return if a branch is conditional."""
def LLVMGetCondition(Branch: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetCondition(LLVMValueRef Branch) - Return the condition of a branch instruction."""
def LLVMSetCondition(Branch: Any, Cond: Any, /) -> None:
    """void LLVMSetCondition(LLVMValueRef Branch, LLVMValueRef Cond) - Set the condition of a branch instruction."""
def LLVMGetSwitchDefaultDest(SwitchInstr: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueBasicBlock]:
    """LLVMBasicBlockRef LLVMGetSwitchDefaultDest(LLVMValueRef SwitchInstr) - Obtain the default destination basic block of a switch instruction."""
def LLVMGetAllocatedType(Alloca: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMGetAllocatedType(LLVMValueRef Alloca) - Obtain the type that is being allocated by the alloca instruction."""
def LLVMIsInBounds(GEP: Any, /) -> int:
    """LLVMBool LLVMIsInBounds(LLVMValueRef GEP) - Check whether the given GEP operator is inbounds."""
def LLVMSetIsInBounds(GEP: Any, InBounds: Any, /) -> None:
    """void LLVMSetIsInBounds(LLVMValueRef GEP, LLVMBool InBounds) - Set the given GEP instruction to be inbounds or not."""
def LLVMGetGEPSourceElementType(GEP: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMGetGEPSourceElementType(LLVMValueRef GEP) - Get the source element type of the given GEP operator."""
def LLVMGEPGetNoWrapFlags(GEP: Any, /) -> int:
    """LLVMGEPNoWrapFlags LLVMGEPGetNoWrapFlags(LLVMValueRef GEP) - Get the no-wrap related flags for the given GEP instruction."""
def LLVMGEPSetNoWrapFlags(GEP: Any, NoWrapFlags: Any, /) -> None:
    """void LLVMGEPSetNoWrapFlags(LLVMValueRef GEP, LLVMGEPNoWrapFlags NoWrapFlags) - Set the no-wrap related flags for the given GEP instruction."""
def LLVMAddIncoming(PhiNode: Any, IncomingValues: Any, IncomingBlocks: Any, Count: Any, /) -> None:
    """void LLVMAddIncoming(LLVMValueRef PhiNode, LLVMValueRef * IncomingValues, LLVMBasicBlockRef * IncomingBlocks, unsigned int Count) - Add an incoming value to the end of a PHI list."""
def LLVMCountIncoming(PhiNode: Any, /) -> int:
    """unsigned int LLVMCountIncoming(LLVMValueRef PhiNode) - Obtain the number of incoming basic blocks to a PHI node."""
def LLVMGetIncomingValue(PhiNode: Any, Index: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetIncomingValue(LLVMValueRef PhiNode, unsigned int Index) - Obtain an incoming value to a PHI node as an LLVMValueRef."""
def LLVMGetIncomingBlock(PhiNode: Any, Index: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueBasicBlock]:
    """LLVMBasicBlockRef LLVMGetIncomingBlock(LLVMValueRef PhiNode, unsigned int Index) - Obtain an incoming value to a PHI node as an LLVMBasicBlockRef."""
def LLVMGetNumIndices(Inst: Any, /) -> int:
    """unsigned int LLVMGetNumIndices(LLVMValueRef Inst) - Obtain the number of indices. NB: This also works on GEP operators."""
def LLVMGetIndices(Inst: Any, /) -> ctypes._Pointer[ctypes.c_uint32]:
    """const unsigned int * LLVMGetIndices(LLVMValueRef Inst) - Obtain the indices as an array."""
def LLVMCreateBuilderInContext(C: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueBuilder]:
    """LLVMBuilderRef LLVMCreateBuilderInContext(LLVMContextRef C) - An instruction builder represents a point within a basic block and is the exclusive means of building instructions using the C interface."""
def LLVMCreateBuilder() -> ctypes._Pointer[struct_LLVMOpaqueBuilder]:
    """LLVMBuilderRef LLVMCreateBuilder()"""
def LLVMPositionBuilder(Builder: Any, Block: Any, Instr: Any, /) -> None:
    """void LLVMPositionBuilder(LLVMBuilderRef Builder, LLVMBasicBlockRef Block, LLVMValueRef Instr) - Set the builder position before Instr but after any attached debug records, or if Instr is null set the position to the end of Block."""
def LLVMPositionBuilderBeforeDbgRecords(Builder: Any, Block: Any, Inst: Any, /) -> None:
    """void LLVMPositionBuilderBeforeDbgRecords(LLVMBuilderRef Builder, LLVMBasicBlockRef Block, LLVMValueRef Inst) - Set the builder position before Instr and any attached debug records, or if Instr is null set the position to the end of Block."""
def LLVMPositionBuilderBefore(Builder: Any, Instr: Any, /) -> None:
    """void LLVMPositionBuilderBefore(LLVMBuilderRef Builder, LLVMValueRef Instr) - Set the builder position before Instr but after any attached debug records."""
def LLVMPositionBuilderBeforeInstrAndDbgRecords(Builder: Any, Instr: Any, /) -> None:
    """void LLVMPositionBuilderBeforeInstrAndDbgRecords(LLVMBuilderRef Builder, LLVMValueRef Instr) - Set the builder position before Instr and any attached debug records."""
def LLVMPositionBuilderAtEnd(Builder: Any, Block: Any, /) -> None:
    """void LLVMPositionBuilderAtEnd(LLVMBuilderRef Builder, LLVMBasicBlockRef Block)"""
def LLVMGetInsertBlock(Builder: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueBasicBlock]:
    """LLVMBasicBlockRef LLVMGetInsertBlock(LLVMBuilderRef Builder)"""
def LLVMClearInsertionPosition(Builder: Any, /) -> None:
    """void LLVMClearInsertionPosition(LLVMBuilderRef Builder)"""
def LLVMInsertIntoBuilder(Builder: Any, Instr: Any, /) -> None:
    """void LLVMInsertIntoBuilder(LLVMBuilderRef Builder, LLVMValueRef Instr)"""
def LLVMInsertIntoBuilderWithName(Builder: Any, Instr: Any, Name: Any, /) -> None:
    """void LLVMInsertIntoBuilderWithName(LLVMBuilderRef Builder, LLVMValueRef Instr, const char * Name)"""
def LLVMDisposeBuilder(Builder: Any, /) -> None:
    """void LLVMDisposeBuilder(LLVMBuilderRef Builder)"""
def LLVMGetCurrentDebugLocation2(Builder: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMGetCurrentDebugLocation2(LLVMBuilderRef Builder) - Get location information used by debugging information."""
def LLVMSetCurrentDebugLocation2(Builder: Any, Loc: Any, /) -> None:
    """void LLVMSetCurrentDebugLocation2(LLVMBuilderRef Builder, LLVMMetadataRef Loc) - Set location information used by debugging information."""
def LLVMSetInstDebugLocation(Builder: Any, Inst: Any, /) -> None:
    """void LLVMSetInstDebugLocation(LLVMBuilderRef Builder, LLVMValueRef Inst) - Attempts to set the debug location for the given instruction using the current debug location for the given builder. If the builder has no current debug location, this function is a no-op."""
def LLVMAddMetadataToInst(Builder: Any, Inst: Any, /) -> None:
    """void LLVMAddMetadataToInst(LLVMBuilderRef Builder, LLVMValueRef Inst) - Adds the metadata registered with the given builder to the given instruction."""
def LLVMBuilderGetDefaultFPMathTag(Builder: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMBuilderGetDefaultFPMathTag(LLVMBuilderRef Builder) - Get the dafult floating-point math metadata for a given builder."""
def LLVMBuilderSetDefaultFPMathTag(Builder: Any, FPMathTag: Any, /) -> None:
    """void LLVMBuilderSetDefaultFPMathTag(LLVMBuilderRef Builder, LLVMMetadataRef FPMathTag) - Set the default floating-point math metadata for the given builder."""
def LLVMSetCurrentDebugLocation(Builder: Any, L: Any, /) -> None:
    """void LLVMSetCurrentDebugLocation(LLVMBuilderRef Builder, LLVMValueRef L) - Deprecated: Passing the NULL location will crash. Use LLVMGetCurrentDebugLocation2 instead."""
def LLVMGetCurrentDebugLocation(Builder: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetCurrentDebugLocation(LLVMBuilderRef Builder) - Deprecated: Returning the NULL location will crash. Use LLVMGetCurrentDebugLocation2 instead."""
def LLVMBuildRetVoid(a0: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildRetVoid(LLVMBuilderRef) - Terminators"""
def LLVMBuildRet(a0: Any, V: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildRet(LLVMBuilderRef, LLVMValueRef V)"""
def LLVMBuildAggregateRet(a0: Any, RetVals: Any, N: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildAggregateRet(LLVMBuilderRef, LLVMValueRef * RetVals, unsigned int N)"""
def LLVMBuildBr(a0: Any, Dest: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildBr(LLVMBuilderRef, LLVMBasicBlockRef Dest)"""
def LLVMBuildCondBr(a0: Any, If: Any, Then: Any, Else: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildCondBr(LLVMBuilderRef, LLVMValueRef If, LLVMBasicBlockRef Then, LLVMBasicBlockRef Else)"""
def LLVMBuildSwitch(a0: Any, V: Any, Else: Any, NumCases: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildSwitch(LLVMBuilderRef, LLVMValueRef V, LLVMBasicBlockRef Else, unsigned int NumCases)"""
def LLVMBuildIndirectBr(B: Any, Addr: Any, NumDests: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildIndirectBr(LLVMBuilderRef B, LLVMValueRef Addr, unsigned int NumDests)"""
def LLVMBuildCallBr(B: Any, Ty: Any, Fn: Any, DefaultDest: Any, IndirectDests: Any, NumIndirectDests: Any, Args: Any, NumArgs: Any, Bundles: Any, NumBundles: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildCallBr(LLVMBuilderRef B, LLVMTypeRef Ty, LLVMValueRef Fn, LLVMBasicBlockRef DefaultDest, LLVMBasicBlockRef * IndirectDests, unsigned int NumIndirectDests, LLVMValueRef * Args, unsigned int NumArgs, LLVMOperandBundleRef * Bundles, unsigned int NumBundles, const char * Name)"""
def LLVMBuildInvoke2(a0: Any, Ty: Any, Fn: Any, Args: Any, NumArgs: Any, Then: Any, Catch: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildInvoke2(LLVMBuilderRef, LLVMTypeRef Ty, LLVMValueRef Fn, LLVMValueRef * Args, unsigned int NumArgs, LLVMBasicBlockRef Then, LLVMBasicBlockRef Catch, const char * Name)"""
def LLVMBuildInvokeWithOperandBundles(a0: Any, Ty: Any, Fn: Any, Args: Any, NumArgs: Any, Then: Any, Catch: Any, Bundles: Any, NumBundles: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildInvokeWithOperandBundles(LLVMBuilderRef, LLVMTypeRef Ty, LLVMValueRef Fn, LLVMValueRef * Args, unsigned int NumArgs, LLVMBasicBlockRef Then, LLVMBasicBlockRef Catch, LLVMOperandBundleRef * Bundles, unsigned int NumBundles, const char * Name)"""
def LLVMBuildUnreachable(a0: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildUnreachable(LLVMBuilderRef)"""
def LLVMBuildResume(B: Any, Exn: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildResume(LLVMBuilderRef B, LLVMValueRef Exn) - Exception Handling"""
def LLVMBuildLandingPad(B: Any, Ty: Any, PersFn: Any, NumClauses: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildLandingPad(LLVMBuilderRef B, LLVMTypeRef Ty, LLVMValueRef PersFn, unsigned int NumClauses, const char * Name)"""
def LLVMBuildCleanupRet(B: Any, CatchPad: Any, BB: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildCleanupRet(LLVMBuilderRef B, LLVMValueRef CatchPad, LLVMBasicBlockRef BB)"""
def LLVMBuildCatchRet(B: Any, CatchPad: Any, BB: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildCatchRet(LLVMBuilderRef B, LLVMValueRef CatchPad, LLVMBasicBlockRef BB)"""
def LLVMBuildCatchPad(B: Any, ParentPad: Any, Args: Any, NumArgs: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildCatchPad(LLVMBuilderRef B, LLVMValueRef ParentPad, LLVMValueRef * Args, unsigned int NumArgs, const char * Name)"""
def LLVMBuildCleanupPad(B: Any, ParentPad: Any, Args: Any, NumArgs: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildCleanupPad(LLVMBuilderRef B, LLVMValueRef ParentPad, LLVMValueRef * Args, unsigned int NumArgs, const char * Name)"""
def LLVMBuildCatchSwitch(B: Any, ParentPad: Any, UnwindBB: Any, NumHandlers: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildCatchSwitch(LLVMBuilderRef B, LLVMValueRef ParentPad, LLVMBasicBlockRef UnwindBB, unsigned int NumHandlers, const char * Name)"""
def LLVMAddCase(Switch: Any, OnVal: Any, Dest: Any, /) -> None:
    """void LLVMAddCase(LLVMValueRef Switch, LLVMValueRef OnVal, LLVMBasicBlockRef Dest) - Add a case to the switch instruction"""
def LLVMAddDestination(IndirectBr: Any, Dest: Any, /) -> None:
    """void LLVMAddDestination(LLVMValueRef IndirectBr, LLVMBasicBlockRef Dest) - Add a destination to the indirectbr instruction"""
def LLVMGetNumClauses(LandingPad: Any, /) -> int:
    """unsigned int LLVMGetNumClauses(LLVMValueRef LandingPad) - Get the number of clauses on the landingpad instruction"""
def LLVMGetClause(LandingPad: Any, Idx: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetClause(LLVMValueRef LandingPad, unsigned int Idx) - Get the value of the clause at index Idx on the landingpad instruction"""
def LLVMAddClause(LandingPad: Any, ClauseVal: Any, /) -> None:
    """void LLVMAddClause(LLVMValueRef LandingPad, LLVMValueRef ClauseVal) - Add a catch or filter clause to the landingpad instruction"""
def LLVMIsCleanup(LandingPad: Any, /) -> int:
    """LLVMBool LLVMIsCleanup(LLVMValueRef LandingPad) - Get the 'cleanup' flag in the landingpad instruction"""
def LLVMSetCleanup(LandingPad: Any, Val: Any, /) -> None:
    """void LLVMSetCleanup(LLVMValueRef LandingPad, LLVMBool Val) - Set the 'cleanup' flag in the landingpad instruction"""
def LLVMAddHandler(CatchSwitch: Any, Dest: Any, /) -> None:
    """void LLVMAddHandler(LLVMValueRef CatchSwitch, LLVMBasicBlockRef Dest) - Add a destination to the catchswitch instruction"""
def LLVMGetNumHandlers(CatchSwitch: Any, /) -> int:
    """unsigned int LLVMGetNumHandlers(LLVMValueRef CatchSwitch) - Get the number of handlers on the catchswitch instruction"""
def LLVMGetHandlers(CatchSwitch: Any, Handlers: Any, /) -> None:
    """void LLVMGetHandlers(LLVMValueRef CatchSwitch, LLVMBasicBlockRef * Handlers) - Obtain the basic blocks acting as handlers for a catchswitch instruction."""
def LLVMGetArgOperand(Funclet: Any, i: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetArgOperand(LLVMValueRef Funclet, unsigned int i) - Get the number of funcletpad arguments."""
def LLVMSetArgOperand(Funclet: Any, i: Any, value: Any, /) -> None:
    """void LLVMSetArgOperand(LLVMValueRef Funclet, unsigned int i, LLVMValueRef value) - Set a funcletpad argument at the given index."""
def LLVMGetParentCatchSwitch(CatchPad: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMGetParentCatchSwitch(LLVMValueRef CatchPad) - Get the parent catchswitch instruction of a catchpad instruction."""
def LLVMSetParentCatchSwitch(CatchPad: Any, CatchSwitch: Any, /) -> None:
    """void LLVMSetParentCatchSwitch(LLVMValueRef CatchPad, LLVMValueRef CatchSwitch) - Set the parent catchswitch instruction of a catchpad instruction."""
def LLVMBuildAdd(a0: Any, LHS: Any, RHS: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildAdd(LLVMBuilderRef, LLVMValueRef LHS, LLVMValueRef RHS, const char * Name) - Arithmetic"""
def LLVMBuildNSWAdd(a0: Any, LHS: Any, RHS: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildNSWAdd(LLVMBuilderRef, LLVMValueRef LHS, LLVMValueRef RHS, const char * Name)"""
def LLVMBuildNUWAdd(a0: Any, LHS: Any, RHS: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildNUWAdd(LLVMBuilderRef, LLVMValueRef LHS, LLVMValueRef RHS, const char * Name)"""
def LLVMBuildFAdd(a0: Any, LHS: Any, RHS: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildFAdd(LLVMBuilderRef, LLVMValueRef LHS, LLVMValueRef RHS, const char * Name)"""
def LLVMBuildSub(a0: Any, LHS: Any, RHS: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildSub(LLVMBuilderRef, LLVMValueRef LHS, LLVMValueRef RHS, const char * Name)"""
def LLVMBuildNSWSub(a0: Any, LHS: Any, RHS: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildNSWSub(LLVMBuilderRef, LLVMValueRef LHS, LLVMValueRef RHS, const char * Name)"""
def LLVMBuildNUWSub(a0: Any, LHS: Any, RHS: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildNUWSub(LLVMBuilderRef, LLVMValueRef LHS, LLVMValueRef RHS, const char * Name)"""
def LLVMBuildFSub(a0: Any, LHS: Any, RHS: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildFSub(LLVMBuilderRef, LLVMValueRef LHS, LLVMValueRef RHS, const char * Name)"""
def LLVMBuildMul(a0: Any, LHS: Any, RHS: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildMul(LLVMBuilderRef, LLVMValueRef LHS, LLVMValueRef RHS, const char * Name)"""
def LLVMBuildNSWMul(a0: Any, LHS: Any, RHS: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildNSWMul(LLVMBuilderRef, LLVMValueRef LHS, LLVMValueRef RHS, const char * Name)"""
def LLVMBuildNUWMul(a0: Any, LHS: Any, RHS: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildNUWMul(LLVMBuilderRef, LLVMValueRef LHS, LLVMValueRef RHS, const char * Name)"""
def LLVMBuildFMul(a0: Any, LHS: Any, RHS: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildFMul(LLVMBuilderRef, LLVMValueRef LHS, LLVMValueRef RHS, const char * Name)"""
def LLVMBuildUDiv(a0: Any, LHS: Any, RHS: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildUDiv(LLVMBuilderRef, LLVMValueRef LHS, LLVMValueRef RHS, const char * Name)"""
def LLVMBuildExactUDiv(a0: Any, LHS: Any, RHS: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildExactUDiv(LLVMBuilderRef, LLVMValueRef LHS, LLVMValueRef RHS, const char * Name)"""
def LLVMBuildSDiv(a0: Any, LHS: Any, RHS: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildSDiv(LLVMBuilderRef, LLVMValueRef LHS, LLVMValueRef RHS, const char * Name)"""
def LLVMBuildExactSDiv(a0: Any, LHS: Any, RHS: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildExactSDiv(LLVMBuilderRef, LLVMValueRef LHS, LLVMValueRef RHS, const char * Name)"""
def LLVMBuildFDiv(a0: Any, LHS: Any, RHS: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildFDiv(LLVMBuilderRef, LLVMValueRef LHS, LLVMValueRef RHS, const char * Name)"""
def LLVMBuildURem(a0: Any, LHS: Any, RHS: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildURem(LLVMBuilderRef, LLVMValueRef LHS, LLVMValueRef RHS, const char * Name)"""
def LLVMBuildSRem(a0: Any, LHS: Any, RHS: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildSRem(LLVMBuilderRef, LLVMValueRef LHS, LLVMValueRef RHS, const char * Name)"""
def LLVMBuildFRem(a0: Any, LHS: Any, RHS: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildFRem(LLVMBuilderRef, LLVMValueRef LHS, LLVMValueRef RHS, const char * Name)"""
def LLVMBuildShl(a0: Any, LHS: Any, RHS: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildShl(LLVMBuilderRef, LLVMValueRef LHS, LLVMValueRef RHS, const char * Name)"""
def LLVMBuildLShr(a0: Any, LHS: Any, RHS: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildLShr(LLVMBuilderRef, LLVMValueRef LHS, LLVMValueRef RHS, const char * Name)"""
def LLVMBuildAShr(a0: Any, LHS: Any, RHS: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildAShr(LLVMBuilderRef, LLVMValueRef LHS, LLVMValueRef RHS, const char * Name)"""
def LLVMBuildAnd(a0: Any, LHS: Any, RHS: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildAnd(LLVMBuilderRef, LLVMValueRef LHS, LLVMValueRef RHS, const char * Name)"""
def LLVMBuildOr(a0: Any, LHS: Any, RHS: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildOr(LLVMBuilderRef, LLVMValueRef LHS, LLVMValueRef RHS, const char * Name)"""
def LLVMBuildXor(a0: Any, LHS: Any, RHS: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildXor(LLVMBuilderRef, LLVMValueRef LHS, LLVMValueRef RHS, const char * Name)"""
def LLVMBuildBinOp(B: Any, Op: Any, LHS: Any, RHS: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildBinOp(LLVMBuilderRef B, LLVMOpcode Op, LLVMValueRef LHS, LLVMValueRef RHS, const char * Name)"""
def LLVMBuildNeg(a0: Any, V: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildNeg(LLVMBuilderRef, LLVMValueRef V, const char * Name)"""
def LLVMBuildNSWNeg(B: Any, V: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildNSWNeg(LLVMBuilderRef B, LLVMValueRef V, const char * Name)"""
def LLVMBuildNUWNeg(B: Any, V: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildNUWNeg(LLVMBuilderRef B, LLVMValueRef V, const char * Name)"""
def LLVMBuildFNeg(a0: Any, V: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildFNeg(LLVMBuilderRef, LLVMValueRef V, const char * Name)"""
def LLVMBuildNot(a0: Any, V: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildNot(LLVMBuilderRef, LLVMValueRef V, const char * Name)"""
def LLVMGetNUW(ArithInst: Any, /) -> int:
    """LLVMBool LLVMGetNUW(LLVMValueRef ArithInst)"""
def LLVMSetNUW(ArithInst: Any, HasNUW: Any, /) -> None:
    """void LLVMSetNUW(LLVMValueRef ArithInst, LLVMBool HasNUW)"""
def LLVMGetNSW(ArithInst: Any, /) -> int:
    """LLVMBool LLVMGetNSW(LLVMValueRef ArithInst)"""
def LLVMSetNSW(ArithInst: Any, HasNSW: Any, /) -> None:
    """void LLVMSetNSW(LLVMValueRef ArithInst, LLVMBool HasNSW)"""
def LLVMGetExact(DivOrShrInst: Any, /) -> int:
    """LLVMBool LLVMGetExact(LLVMValueRef DivOrShrInst)"""
def LLVMSetExact(DivOrShrInst: Any, IsExact: Any, /) -> None:
    """void LLVMSetExact(LLVMValueRef DivOrShrInst, LLVMBool IsExact)"""
def LLVMGetNNeg(NonNegInst: Any, /) -> int:
    """LLVMBool LLVMGetNNeg(LLVMValueRef NonNegInst) - Gets if the instruction has the non-negative flag set. Only valid for zext instructions."""
def LLVMSetNNeg(NonNegInst: Any, IsNonNeg: Any, /) -> None:
    """void LLVMSetNNeg(LLVMValueRef NonNegInst, LLVMBool IsNonNeg) - Sets the non-negative flag for the instruction. Only valid for zext instructions."""
def LLVMGetFastMathFlags(FPMathInst: Any, /) -> int:
    """LLVMFastMathFlags LLVMGetFastMathFlags(LLVMValueRef FPMathInst) - Get the flags for which fast-math-style optimizations are allowed for this value."""
def LLVMSetFastMathFlags(FPMathInst: Any, FMF: Any, /) -> None:
    """void LLVMSetFastMathFlags(LLVMValueRef FPMathInst, LLVMFastMathFlags FMF) - Sets the flags for which fast-math-style optimizations are allowed for this value."""
def LLVMCanValueUseFastMathFlags(Inst: Any, /) -> int:
    """LLVMBool LLVMCanValueUseFastMathFlags(LLVMValueRef Inst) - Check if a given value can potentially have fast math flags."""
def LLVMGetIsDisjoint(Inst: Any, /) -> int:
    """LLVMBool LLVMGetIsDisjoint(LLVMValueRef Inst) - Gets whether the instruction has the disjoint flag set. Only valid for or instructions."""
def LLVMSetIsDisjoint(Inst: Any, IsDisjoint: Any, /) -> None:
    """void LLVMSetIsDisjoint(LLVMValueRef Inst, LLVMBool IsDisjoint) - Sets the disjoint flag for the instruction. Only valid for or instructions."""
def LLVMBuildMalloc(a0: Any, Ty: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildMalloc(LLVMBuilderRef, LLVMTypeRef Ty, const char * Name) - Memory"""
def LLVMBuildArrayMalloc(a0: Any, Ty: Any, Val: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildArrayMalloc(LLVMBuilderRef, LLVMTypeRef Ty, LLVMValueRef Val, const char * Name)"""
def LLVMBuildMemSet(B: Any, Ptr: Any, Val: Any, Len: Any, Align: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildMemSet(LLVMBuilderRef B, LLVMValueRef Ptr, LLVMValueRef Val, LLVMValueRef Len, unsigned int Align) - Creates and inserts a memset to the specified pointer and the specified value."""
def LLVMBuildMemCpy(B: Any, Dst: Any, DstAlign: Any, Src: Any, SrcAlign: Any, Size: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildMemCpy(LLVMBuilderRef B, LLVMValueRef Dst, unsigned int DstAlign, LLVMValueRef Src, unsigned int SrcAlign, LLVMValueRef Size) - Creates and inserts a memcpy between the specified pointers."""
def LLVMBuildMemMove(B: Any, Dst: Any, DstAlign: Any, Src: Any, SrcAlign: Any, Size: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildMemMove(LLVMBuilderRef B, LLVMValueRef Dst, unsigned int DstAlign, LLVMValueRef Src, unsigned int SrcAlign, LLVMValueRef Size) - Creates and inserts a memmove between the specified pointers."""
def LLVMBuildAlloca(a0: Any, Ty: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildAlloca(LLVMBuilderRef, LLVMTypeRef Ty, const char * Name)"""
def LLVMBuildArrayAlloca(a0: Any, Ty: Any, Val: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildArrayAlloca(LLVMBuilderRef, LLVMTypeRef Ty, LLVMValueRef Val, const char * Name)"""
def LLVMBuildFree(a0: Any, PointerVal: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildFree(LLVMBuilderRef, LLVMValueRef PointerVal)"""
def LLVMBuildLoad2(a0: Any, Ty: Any, PointerVal: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildLoad2(LLVMBuilderRef, LLVMTypeRef Ty, LLVMValueRef PointerVal, const char * Name)"""
def LLVMBuildStore(a0: Any, Val: Any, Ptr: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildStore(LLVMBuilderRef, LLVMValueRef Val, LLVMValueRef Ptr)"""
def LLVMBuildGEP2(B: Any, Ty: Any, Pointer: Any, Indices: Any, NumIndices: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildGEP2(LLVMBuilderRef B, LLVMTypeRef Ty, LLVMValueRef Pointer, LLVMValueRef * Indices, unsigned int NumIndices, const char * Name)"""
def LLVMBuildInBoundsGEP2(B: Any, Ty: Any, Pointer: Any, Indices: Any, NumIndices: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildInBoundsGEP2(LLVMBuilderRef B, LLVMTypeRef Ty, LLVMValueRef Pointer, LLVMValueRef * Indices, unsigned int NumIndices, const char * Name)"""
def LLVMBuildGEPWithNoWrapFlags(B: Any, Ty: Any, Pointer: Any, Indices: Any, NumIndices: Any, Name: Any, NoWrapFlags: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildGEPWithNoWrapFlags(LLVMBuilderRef B, LLVMTypeRef Ty, LLVMValueRef Pointer, LLVMValueRef * Indices, unsigned int NumIndices, const char * Name, LLVMGEPNoWrapFlags NoWrapFlags) - Creates a GetElementPtr instruction. Similar to LLVMBuildGEP2, but allows specifying the no-wrap flags."""
def LLVMBuildStructGEP2(B: Any, Ty: Any, Pointer: Any, Idx: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildStructGEP2(LLVMBuilderRef B, LLVMTypeRef Ty, LLVMValueRef Pointer, unsigned int Idx, const char * Name)"""
def LLVMBuildGlobalString(B: Any, Str: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildGlobalString(LLVMBuilderRef B, const char * Str, const char * Name)"""
def LLVMBuildGlobalStringPtr(B: Any, Str: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildGlobalStringPtr(LLVMBuilderRef B, const char * Str, const char * Name)"""
def LLVMGetVolatile(MemoryAccessInst: Any, /) -> int:
    """LLVMBool LLVMGetVolatile(LLVMValueRef MemoryAccessInst)"""
def LLVMSetVolatile(MemoryAccessInst: Any, IsVolatile: Any, /) -> None:
    """void LLVMSetVolatile(LLVMValueRef MemoryAccessInst, LLVMBool IsVolatile)"""
def LLVMGetWeak(CmpXchgInst: Any, /) -> int:
    """LLVMBool LLVMGetWeak(LLVMValueRef CmpXchgInst)"""
def LLVMSetWeak(CmpXchgInst: Any, IsWeak: Any, /) -> None:
    """void LLVMSetWeak(LLVMValueRef CmpXchgInst, LLVMBool IsWeak)"""
def LLVMGetOrdering(MemoryAccessInst: Any, /) -> int:
    """LLVMAtomicOrdering LLVMGetOrdering(LLVMValueRef MemoryAccessInst)"""
def LLVMSetOrdering(MemoryAccessInst: Any, Ordering: Any, /) -> None:
    """void LLVMSetOrdering(LLVMValueRef MemoryAccessInst, LLVMAtomicOrdering Ordering)"""
def LLVMGetAtomicRMWBinOp(AtomicRMWInst: Any, /) -> int:
    """LLVMAtomicRMWBinOp LLVMGetAtomicRMWBinOp(LLVMValueRef AtomicRMWInst)"""
def LLVMSetAtomicRMWBinOp(AtomicRMWInst: Any, BinOp: Any, /) -> None:
    """void LLVMSetAtomicRMWBinOp(LLVMValueRef AtomicRMWInst, LLVMAtomicRMWBinOp BinOp)"""
def LLVMBuildTrunc(a0: Any, Val: Any, DestTy: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildTrunc(LLVMBuilderRef, LLVMValueRef Val, LLVMTypeRef DestTy, const char * Name) - Casts"""
def LLVMBuildZExt(a0: Any, Val: Any, DestTy: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildZExt(LLVMBuilderRef, LLVMValueRef Val, LLVMTypeRef DestTy, const char * Name)"""
def LLVMBuildSExt(a0: Any, Val: Any, DestTy: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildSExt(LLVMBuilderRef, LLVMValueRef Val, LLVMTypeRef DestTy, const char * Name)"""
def LLVMBuildFPToUI(a0: Any, Val: Any, DestTy: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildFPToUI(LLVMBuilderRef, LLVMValueRef Val, LLVMTypeRef DestTy, const char * Name)"""
def LLVMBuildFPToSI(a0: Any, Val: Any, DestTy: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildFPToSI(LLVMBuilderRef, LLVMValueRef Val, LLVMTypeRef DestTy, const char * Name)"""
def LLVMBuildUIToFP(a0: Any, Val: Any, DestTy: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildUIToFP(LLVMBuilderRef, LLVMValueRef Val, LLVMTypeRef DestTy, const char * Name)"""
def LLVMBuildSIToFP(a0: Any, Val: Any, DestTy: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildSIToFP(LLVMBuilderRef, LLVMValueRef Val, LLVMTypeRef DestTy, const char * Name)"""
def LLVMBuildFPTrunc(a0: Any, Val: Any, DestTy: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildFPTrunc(LLVMBuilderRef, LLVMValueRef Val, LLVMTypeRef DestTy, const char * Name)"""
def LLVMBuildFPExt(a0: Any, Val: Any, DestTy: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildFPExt(LLVMBuilderRef, LLVMValueRef Val, LLVMTypeRef DestTy, const char * Name)"""
def LLVMBuildPtrToInt(a0: Any, Val: Any, DestTy: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildPtrToInt(LLVMBuilderRef, LLVMValueRef Val, LLVMTypeRef DestTy, const char * Name)"""
def LLVMBuildIntToPtr(a0: Any, Val: Any, DestTy: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildIntToPtr(LLVMBuilderRef, LLVMValueRef Val, LLVMTypeRef DestTy, const char * Name)"""
def LLVMBuildBitCast(a0: Any, Val: Any, DestTy: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildBitCast(LLVMBuilderRef, LLVMValueRef Val, LLVMTypeRef DestTy, const char * Name)"""
def LLVMBuildAddrSpaceCast(a0: Any, Val: Any, DestTy: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildAddrSpaceCast(LLVMBuilderRef, LLVMValueRef Val, LLVMTypeRef DestTy, const char * Name)"""
def LLVMBuildZExtOrBitCast(a0: Any, Val: Any, DestTy: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildZExtOrBitCast(LLVMBuilderRef, LLVMValueRef Val, LLVMTypeRef DestTy, const char * Name)"""
def LLVMBuildSExtOrBitCast(a0: Any, Val: Any, DestTy: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildSExtOrBitCast(LLVMBuilderRef, LLVMValueRef Val, LLVMTypeRef DestTy, const char * Name)"""
def LLVMBuildTruncOrBitCast(a0: Any, Val: Any, DestTy: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildTruncOrBitCast(LLVMBuilderRef, LLVMValueRef Val, LLVMTypeRef DestTy, const char * Name)"""
def LLVMBuildCast(B: Any, Op: Any, Val: Any, DestTy: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildCast(LLVMBuilderRef B, LLVMOpcode Op, LLVMValueRef Val, LLVMTypeRef DestTy, const char * Name)"""
def LLVMBuildPointerCast(a0: Any, Val: Any, DestTy: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildPointerCast(LLVMBuilderRef, LLVMValueRef Val, LLVMTypeRef DestTy, const char * Name)"""
def LLVMBuildIntCast2(a0: Any, Val: Any, DestTy: Any, IsSigned: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildIntCast2(LLVMBuilderRef, LLVMValueRef Val, LLVMTypeRef DestTy, LLVMBool IsSigned, const char * Name)"""
def LLVMBuildFPCast(a0: Any, Val: Any, DestTy: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildFPCast(LLVMBuilderRef, LLVMValueRef Val, LLVMTypeRef DestTy, const char * Name)"""
def LLVMBuildIntCast(a0: Any, Val: Any, DestTy: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildIntCast(LLVMBuilderRef, LLVMValueRef Val, LLVMTypeRef DestTy, const char * Name) - Deprecated: This cast is always signed. Use LLVMBuildIntCast2 instead."""
def LLVMGetCastOpcode(Src: Any, SrcIsSigned: Any, DestTy: Any, DestIsSigned: Any, /) -> int:
    """LLVMOpcode LLVMGetCastOpcode(LLVMValueRef Src, LLVMBool SrcIsSigned, LLVMTypeRef DestTy, LLVMBool DestIsSigned)"""
def LLVMBuildICmp(a0: Any, Op: Any, LHS: Any, RHS: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildICmp(LLVMBuilderRef, LLVMIntPredicate Op, LLVMValueRef LHS, LLVMValueRef RHS, const char * Name) - Comparisons"""
def LLVMBuildFCmp(a0: Any, Op: Any, LHS: Any, RHS: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildFCmp(LLVMBuilderRef, LLVMRealPredicate Op, LLVMValueRef LHS, LLVMValueRef RHS, const char * Name)"""
def LLVMBuildPhi(a0: Any, Ty: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildPhi(LLVMBuilderRef, LLVMTypeRef Ty, const char * Name) - Miscellaneous instructions"""
def LLVMBuildCall2(a0: Any, a1: Any, Fn: Any, Args: Any, NumArgs: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildCall2(LLVMBuilderRef, LLVMTypeRef, LLVMValueRef Fn, LLVMValueRef * Args, unsigned int NumArgs, const char * Name)"""
def LLVMBuildCallWithOperandBundles(a0: Any, a1: Any, Fn: Any, Args: Any, NumArgs: Any, Bundles: Any, NumBundles: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildCallWithOperandBundles(LLVMBuilderRef, LLVMTypeRef, LLVMValueRef Fn, LLVMValueRef * Args, unsigned int NumArgs, LLVMOperandBundleRef * Bundles, unsigned int NumBundles, const char * Name)"""
def LLVMBuildSelect(a0: Any, If: Any, Then: Any, Else: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildSelect(LLVMBuilderRef, LLVMValueRef If, LLVMValueRef Then, LLVMValueRef Else, const char * Name)"""
def LLVMBuildVAArg(a0: Any, List: Any, Ty: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildVAArg(LLVMBuilderRef, LLVMValueRef List, LLVMTypeRef Ty, const char * Name)"""
def LLVMBuildExtractElement(a0: Any, VecVal: Any, Index: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildExtractElement(LLVMBuilderRef, LLVMValueRef VecVal, LLVMValueRef Index, const char * Name)"""
def LLVMBuildInsertElement(a0: Any, VecVal: Any, EltVal: Any, Index: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildInsertElement(LLVMBuilderRef, LLVMValueRef VecVal, LLVMValueRef EltVal, LLVMValueRef Index, const char * Name)"""
def LLVMBuildShuffleVector(a0: Any, V1: Any, V2: Any, Mask: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildShuffleVector(LLVMBuilderRef, LLVMValueRef V1, LLVMValueRef V2, LLVMValueRef Mask, const char * Name)"""
def LLVMBuildExtractValue(a0: Any, AggVal: Any, Index: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildExtractValue(LLVMBuilderRef, LLVMValueRef AggVal, unsigned int Index, const char * Name)"""
def LLVMBuildInsertValue(a0: Any, AggVal: Any, EltVal: Any, Index: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildInsertValue(LLVMBuilderRef, LLVMValueRef AggVal, LLVMValueRef EltVal, unsigned int Index, const char * Name)"""
def LLVMBuildFreeze(a0: Any, Val: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildFreeze(LLVMBuilderRef, LLVMValueRef Val, const char * Name)"""
def LLVMBuildIsNull(a0: Any, Val: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildIsNull(LLVMBuilderRef, LLVMValueRef Val, const char * Name)"""
def LLVMBuildIsNotNull(a0: Any, Val: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildIsNotNull(LLVMBuilderRef, LLVMValueRef Val, const char * Name)"""
def LLVMBuildPtrDiff2(a0: Any, ElemTy: Any, LHS: Any, RHS: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildPtrDiff2(LLVMBuilderRef, LLVMTypeRef ElemTy, LLVMValueRef LHS, LLVMValueRef RHS, const char * Name)"""
def LLVMBuildFence(B: Any, ordering: Any, singleThread: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildFence(LLVMBuilderRef B, LLVMAtomicOrdering ordering, LLVMBool singleThread, const char * Name)"""
def LLVMBuildAtomicRMW(B: Any, op: Any, PTR: Any, Val: Any, ordering: Any, singleThread: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildAtomicRMW(LLVMBuilderRef B, LLVMAtomicRMWBinOp op, LLVMValueRef PTR, LLVMValueRef Val, LLVMAtomicOrdering ordering, LLVMBool singleThread)"""
def LLVMBuildAtomicCmpXchg(B: Any, Ptr: Any, Cmp: Any, New: Any, SuccessOrdering: Any, FailureOrdering: Any, SingleThread: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueValue]:
    """LLVMValueRef LLVMBuildAtomicCmpXchg(LLVMBuilderRef B, LLVMValueRef Ptr, LLVMValueRef Cmp, LLVMValueRef New, LLVMAtomicOrdering SuccessOrdering, LLVMAtomicOrdering FailureOrdering, LLVMBool SingleThread)"""
def LLVMGetNumMaskElements(ShuffleVectorInst: Any, /) -> int:
    """unsigned int LLVMGetNumMaskElements(LLVMValueRef ShuffleVectorInst) - Get the number of elements in the mask of a ShuffleVector instruction."""
def LLVMGetUndefMaskElem() -> int:
    """int LLVMGetUndefMaskElem() - Returns a constant that specifies that the result of a ShuffleVectorInst is undefined."""
def LLVMGetMaskValue(ShuffleVectorInst: Any, Elt: Any, /) -> int:
    """int LLVMGetMaskValue(LLVMValueRef ShuffleVectorInst, unsigned int Elt) - Get the mask value at position Elt in the mask of a ShuffleVector instruction."""
def LLVMIsAtomicSingleThread(AtomicInst: Any, /) -> int:
    """LLVMBool LLVMIsAtomicSingleThread(LLVMValueRef AtomicInst)"""
def LLVMSetAtomicSingleThread(AtomicInst: Any, SingleThread: Any, /) -> None:
    """void LLVMSetAtomicSingleThread(LLVMValueRef AtomicInst, LLVMBool SingleThread)"""
def LLVMGetCmpXchgSuccessOrdering(CmpXchgInst: Any, /) -> int:
    """LLVMAtomicOrdering LLVMGetCmpXchgSuccessOrdering(LLVMValueRef CmpXchgInst)"""
def LLVMSetCmpXchgSuccessOrdering(CmpXchgInst: Any, Ordering: Any, /) -> None:
    """void LLVMSetCmpXchgSuccessOrdering(LLVMValueRef CmpXchgInst, LLVMAtomicOrdering Ordering)"""
def LLVMGetCmpXchgFailureOrdering(CmpXchgInst: Any, /) -> int:
    """LLVMAtomicOrdering LLVMGetCmpXchgFailureOrdering(LLVMValueRef CmpXchgInst)"""
def LLVMSetCmpXchgFailureOrdering(CmpXchgInst: Any, Ordering: Any, /) -> None:
    """void LLVMSetCmpXchgFailureOrdering(LLVMValueRef CmpXchgInst, LLVMAtomicOrdering Ordering)"""
def LLVMCreateModuleProviderForExistingModule(M: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueModuleProvider]:
    """LLVMModuleProviderRef LLVMCreateModuleProviderForExistingModule(LLVMModuleRef M) - Changes the type of M so it can be passed to FunctionPassManagers and the JIT. They take ModuleProviders for historical reasons."""
def LLVMDisposeModuleProvider(M: Any, /) -> None:
    """void LLVMDisposeModuleProvider(LLVMModuleProviderRef M) - Destroys the module M."""
def LLVMCreateMemoryBufferWithContentsOfFile(Path: Any, OutMemBuf: Any, OutMessage: Any, /) -> int:
    """LLVMBool LLVMCreateMemoryBufferWithContentsOfFile(const char * Path, LLVMMemoryBufferRef * OutMemBuf, char ** OutMessage) - @{"""
def LLVMCreateMemoryBufferWithSTDIN(OutMemBuf: Any, OutMessage: Any, /) -> int:
    """LLVMBool LLVMCreateMemoryBufferWithSTDIN(LLVMMemoryBufferRef * OutMemBuf, char ** OutMessage)"""
def LLVMCreateMemoryBufferWithMemoryRange(InputData: Any, InputDataLength: Any, BufferName: Any, RequiresNullTerminator: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMemoryBuffer]:
    """LLVMMemoryBufferRef LLVMCreateMemoryBufferWithMemoryRange(const char * InputData, size_t InputDataLength, const char * BufferName, LLVMBool RequiresNullTerminator)"""
def LLVMCreateMemoryBufferWithMemoryRangeCopy(InputData: Any, InputDataLength: Any, BufferName: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMemoryBuffer]:
    """LLVMMemoryBufferRef LLVMCreateMemoryBufferWithMemoryRangeCopy(const char * InputData, size_t InputDataLength, const char * BufferName)"""
def LLVMGetBufferStart(MemBuf: Any, /) -> bytes | None:
    """const char * LLVMGetBufferStart(LLVMMemoryBufferRef MemBuf)"""
def LLVMGetBufferSize(MemBuf: Any, /) -> int:
    """size_t LLVMGetBufferSize(LLVMMemoryBufferRef MemBuf)"""
def LLVMDisposeMemoryBuffer(MemBuf: Any, /) -> None:
    """void LLVMDisposeMemoryBuffer(LLVMMemoryBufferRef MemBuf)"""
def LLVMCreatePassManager() -> ctypes._Pointer[struct_LLVMOpaquePassManager]:
    """LLVMPassManagerRef LLVMCreatePassManager() - Constructs a new whole-module pass pipeline. This type of pipeline is suitable for link-time optimization and whole-module transformations."""
def LLVMCreateFunctionPassManagerForModule(M: Any, /) -> ctypes._Pointer[struct_LLVMOpaquePassManager]:
    """LLVMPassManagerRef LLVMCreateFunctionPassManagerForModule(LLVMModuleRef M) - Constructs a new function-by-function pass pipeline over the module provider. It does not take ownership of the module provider. This type of pipeline is suitable for code generation and JIT compilation tasks."""
def LLVMCreateFunctionPassManager(MP: Any, /) -> ctypes._Pointer[struct_LLVMOpaquePassManager]:
    """LLVMPassManagerRef LLVMCreateFunctionPassManager(LLVMModuleProviderRef MP) - Deprecated: Use LLVMCreateFunctionPassManagerForModule instead."""
def LLVMRunPassManager(PM: Any, M: Any, /) -> int:
    """LLVMBool LLVMRunPassManager(LLVMPassManagerRef PM, LLVMModuleRef M) - Initializes, executes on the provided module, and finalizes all of the passes scheduled in the pass manager. Returns 1 if any of the passes modified the module, 0 otherwise."""
def LLVMInitializeFunctionPassManager(FPM: Any, /) -> int:
    """LLVMBool LLVMInitializeFunctionPassManager(LLVMPassManagerRef FPM) - Initializes all of the function passes scheduled in the function pass manager. Returns 1 if any of the passes modified the module, 0 otherwise."""
def LLVMRunFunctionPassManager(FPM: Any, F: Any, /) -> int:
    """LLVMBool LLVMRunFunctionPassManager(LLVMPassManagerRef FPM, LLVMValueRef F) - Executes all of the function passes scheduled in the function pass manager on the provided function. Returns 1 if any of the passes modified the function, false otherwise."""
def LLVMFinalizeFunctionPassManager(FPM: Any, /) -> int:
    """LLVMBool LLVMFinalizeFunctionPassManager(LLVMPassManagerRef FPM) - Finalizes all of the function passes scheduled in the function pass manager. Returns 1 if any of the passes modified the module, 0 otherwise."""
def LLVMDisposePassManager(PM: Any, /) -> None:
    """void LLVMDisposePassManager(LLVMPassManagerRef PM) - Frees the memory of a pass pipeline. For function pipelines, does not free the module provider."""
def LLVMStartMultithreaded() -> int:
    """LLVMBool LLVMStartMultithreaded() - Deprecated: Multi-threading can only be enabled/disabled with the compile time define LLVM_ENABLE_THREADS. This function always returns LLVMIsMultithreaded()."""
def LLVMStopMultithreaded() -> None:
    """void LLVMStopMultithreaded() - Deprecated: Multi-threading can only be enabled/disabled with the compile time define LLVM_ENABLE_THREADS."""
def LLVMIsMultithreaded() -> int:
    """LLVMBool LLVMIsMultithreaded() - Check whether LLVM is executing in thread-safe mode or not."""
LLVMDIFlags = ctypes.c_uint32
LLVMDIFlagZero: int
LLVMDIFlagPrivate: int
LLVMDIFlagProtected: int
LLVMDIFlagPublic: int
LLVMDIFlagFwdDecl: int
LLVMDIFlagAppleBlock: int
LLVMDIFlagReservedBit4: int
LLVMDIFlagVirtual: int
LLVMDIFlagArtificial: int
LLVMDIFlagExplicit: int
LLVMDIFlagPrototyped: int
LLVMDIFlagObjcClassComplete: int
LLVMDIFlagObjectPointer: int
LLVMDIFlagVector: int
LLVMDIFlagStaticMember: int
LLVMDIFlagLValueReference: int
LLVMDIFlagRValueReference: int
LLVMDIFlagReserved: int
LLVMDIFlagSingleInheritance: int
LLVMDIFlagMultipleInheritance: int
LLVMDIFlagVirtualInheritance: int
LLVMDIFlagIntroducedVirtual: int
LLVMDIFlagBitField: int
LLVMDIFlagNoReturn: int
LLVMDIFlagTypePassByValue: int
LLVMDIFlagTypePassByReference: int
LLVMDIFlagEnumClass: int
LLVMDIFlagFixedEnum: int
LLVMDIFlagThunk: int
LLVMDIFlagNonTrivial: int
LLVMDIFlagBigEndian: int
LLVMDIFlagLittleEndian: int
LLVMDIFlagIndirectVirtualBase: int
LLVMDIFlagAccessibility: int
LLVMDIFlagPtrToMemberRep: int
LLVMDWARFSourceLanguage = ctypes.c_uint32
LLVMDWARFSourceLanguageC89: int
LLVMDWARFSourceLanguageC: int
LLVMDWARFSourceLanguageAda83: int
LLVMDWARFSourceLanguageC_plus_plus: int
LLVMDWARFSourceLanguageCobol74: int
LLVMDWARFSourceLanguageCobol85: int
LLVMDWARFSourceLanguageFortran77: int
LLVMDWARFSourceLanguageFortran90: int
LLVMDWARFSourceLanguagePascal83: int
LLVMDWARFSourceLanguageModula2: int
LLVMDWARFSourceLanguageJava: int
LLVMDWARFSourceLanguageC99: int
LLVMDWARFSourceLanguageAda95: int
LLVMDWARFSourceLanguageFortran95: int
LLVMDWARFSourceLanguagePLI: int
LLVMDWARFSourceLanguageObjC: int
LLVMDWARFSourceLanguageObjC_plus_plus: int
LLVMDWARFSourceLanguageUPC: int
LLVMDWARFSourceLanguageD: int
LLVMDWARFSourceLanguagePython: int
LLVMDWARFSourceLanguageOpenCL: int
LLVMDWARFSourceLanguageGo: int
LLVMDWARFSourceLanguageModula3: int
LLVMDWARFSourceLanguageHaskell: int
LLVMDWARFSourceLanguageC_plus_plus_03: int
LLVMDWARFSourceLanguageC_plus_plus_11: int
LLVMDWARFSourceLanguageOCaml: int
LLVMDWARFSourceLanguageRust: int
LLVMDWARFSourceLanguageC11: int
LLVMDWARFSourceLanguageSwift: int
LLVMDWARFSourceLanguageJulia: int
LLVMDWARFSourceLanguageDylan: int
LLVMDWARFSourceLanguageC_plus_plus_14: int
LLVMDWARFSourceLanguageFortran03: int
LLVMDWARFSourceLanguageFortran08: int
LLVMDWARFSourceLanguageRenderScript: int
LLVMDWARFSourceLanguageBLISS: int
LLVMDWARFSourceLanguageKotlin: int
LLVMDWARFSourceLanguageZig: int
LLVMDWARFSourceLanguageCrystal: int
LLVMDWARFSourceLanguageC_plus_plus_17: int
LLVMDWARFSourceLanguageC_plus_plus_20: int
LLVMDWARFSourceLanguageC17: int
LLVMDWARFSourceLanguageFortran18: int
LLVMDWARFSourceLanguageAda2005: int
LLVMDWARFSourceLanguageAda2012: int
LLVMDWARFSourceLanguageHIP: int
LLVMDWARFSourceLanguageAssembly: int
LLVMDWARFSourceLanguageC_sharp: int
LLVMDWARFSourceLanguageMojo: int
LLVMDWARFSourceLanguageGLSL: int
LLVMDWARFSourceLanguageGLSL_ES: int
LLVMDWARFSourceLanguageHLSL: int
LLVMDWARFSourceLanguageOpenCL_CPP: int
LLVMDWARFSourceLanguageCPP_for_OpenCL: int
LLVMDWARFSourceLanguageSYCL: int
LLVMDWARFSourceLanguageRuby: int
LLVMDWARFSourceLanguageMove: int
LLVMDWARFSourceLanguageHylo: int
LLVMDWARFSourceLanguageMips_Assembler: int
LLVMDWARFSourceLanguageGOOGLE_RenderScript: int
LLVMDWARFSourceLanguageBORLAND_Delphi: int
LLVMDWARFEmissionKind = ctypes.c_uint32
LLVMDWARFEmissionNone: int
LLVMDWARFEmissionFull: int
LLVMDWARFEmissionLineTablesOnly: int
LLVMMDStringMetadataKind: int
LLVMConstantAsMetadataMetadataKind: int
LLVMLocalAsMetadataMetadataKind: int
LLVMDistinctMDOperandPlaceholderMetadataKind: int
LLVMMDTupleMetadataKind: int
LLVMDILocationMetadataKind: int
LLVMDIExpressionMetadataKind: int
LLVMDIGlobalVariableExpressionMetadataKind: int
LLVMGenericDINodeMetadataKind: int
LLVMDISubrangeMetadataKind: int
LLVMDIEnumeratorMetadataKind: int
LLVMDIBasicTypeMetadataKind: int
LLVMDIDerivedTypeMetadataKind: int
LLVMDICompositeTypeMetadataKind: int
LLVMDISubroutineTypeMetadataKind: int
LLVMDIFileMetadataKind: int
LLVMDICompileUnitMetadataKind: int
LLVMDISubprogramMetadataKind: int
LLVMDILexicalBlockMetadataKind: int
LLVMDILexicalBlockFileMetadataKind: int
LLVMDINamespaceMetadataKind: int
LLVMDIModuleMetadataKind: int
LLVMDITemplateTypeParameterMetadataKind: int
LLVMDITemplateValueParameterMetadataKind: int
LLVMDIGlobalVariableMetadataKind: int
LLVMDILocalVariableMetadataKind: int
LLVMDILabelMetadataKind: int
LLVMDIObjCPropertyMetadataKind: int
LLVMDIImportedEntityMetadataKind: int
LLVMDIMacroMetadataKind: int
LLVMDIMacroFileMetadataKind: int
LLVMDICommonBlockMetadataKind: int
LLVMDIStringTypeMetadataKind: int
LLVMDIGenericSubrangeMetadataKind: int
LLVMDIArgListMetadataKind: int
LLVMDIAssignIDMetadataKind: int
LLVMMetadataKind = ctypes.c_uint32
LLVMDWARFTypeEncoding = ctypes.c_uint32
LLVMDWARFMacinfoRecordType = ctypes.c_uint32
LLVMDWARFMacinfoRecordTypeDefine: int
LLVMDWARFMacinfoRecordTypeMacro: int
LLVMDWARFMacinfoRecordTypeStartFile: int
LLVMDWARFMacinfoRecordTypeEndFile: int
LLVMDWARFMacinfoRecordTypeVendorExt: int
def LLVMDebugMetadataVersion() -> int:
    """unsigned int LLVMDebugMetadataVersion() - The current debug metadata version number."""
def LLVMGetModuleDebugMetadataVersion(Module: Any, /) -> int:
    """unsigned int LLVMGetModuleDebugMetadataVersion(LLVMModuleRef Module) - The version of debug metadata that's present in the provided Module."""
def LLVMStripModuleDebugInfo(Module: Any, /) -> int:
    """LLVMBool LLVMStripModuleDebugInfo(LLVMModuleRef Module) - Strip debug info in the module if it exists. To do this, we remove all calls to the debugger intrinsics and any named metadata for debugging. We also remove debug locations for instructions. Return true if module is modified."""
def LLVMCreateDIBuilderDisallowUnresolved(M: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueDIBuilder]:
    """LLVMDIBuilderRef LLVMCreateDIBuilderDisallowUnresolved(LLVMModuleRef M) - Construct a builder for a module, and do not allow for unresolved nodes attached to the module."""
def LLVMCreateDIBuilder(M: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueDIBuilder]:
    """LLVMDIBuilderRef LLVMCreateDIBuilder(LLVMModuleRef M) - Construct a builder for a module and collect unresolved nodes attached to the module in order to resolve cycles during a call to LLVMDIBuilderFinalize."""
def LLVMDisposeDIBuilder(Builder: Any, /) -> None:
    """void LLVMDisposeDIBuilder(LLVMDIBuilderRef Builder) - Deallocates the DIBuilder and everything it owns."""
def LLVMDIBuilderFinalize(Builder: Any, /) -> None:
    """void LLVMDIBuilderFinalize(LLVMDIBuilderRef Builder) - Construct any deferred debug info descriptors."""
def LLVMDIBuilderFinalizeSubprogram(Builder: Any, Subprogram: Any, /) -> None:
    """void LLVMDIBuilderFinalizeSubprogram(LLVMDIBuilderRef Builder, LLVMMetadataRef Subprogram) - Finalize a specific subprogram. No new variables may be added to this subprogram afterwards."""
def LLVMDIBuilderCreateCompileUnit(Builder: Any, Lang: Any, FileRef: Any, Producer: Any, ProducerLen: Any, isOptimized: Any, Flags: Any, FlagsLen: Any, RuntimeVer: Any, SplitName: Any, SplitNameLen: Any, Kind: Any, DWOId: Any, SplitDebugInlining: Any, DebugInfoForProfiling: Any, SysRoot: Any, SysRootLen: Any, SDK: Any, SDKLen: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateCompileUnit(LLVMDIBuilderRef Builder, LLVMDWARFSourceLanguage Lang, LLVMMetadataRef FileRef, const char * Producer, size_t ProducerLen, LLVMBool isOptimized, const char * Flags, size_t FlagsLen, unsigned int RuntimeVer, const char * SplitName, size_t SplitNameLen, LLVMDWARFEmissionKind Kind, unsigned int DWOId, LLVMBool SplitDebugInlining, LLVMBool DebugInfoForProfiling, const char * SysRoot, size_t SysRootLen, const char * SDK, size_t SDKLen) - A CompileUnit provides an anchor for all debugging information generated during this instance of compilation."""
def LLVMDIBuilderCreateFile(Builder: Any, Filename: Any, FilenameLen: Any, Directory: Any, DirectoryLen: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateFile(LLVMDIBuilderRef Builder, const char * Filename, size_t FilenameLen, const char * Directory, size_t DirectoryLen) - Create a file descriptor to hold debugging information for a file."""
def LLVMDIBuilderCreateModule(Builder: Any, ParentScope: Any, Name: Any, NameLen: Any, ConfigMacros: Any, ConfigMacrosLen: Any, IncludePath: Any, IncludePathLen: Any, APINotesFile: Any, APINotesFileLen: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateModule(LLVMDIBuilderRef Builder, LLVMMetadataRef ParentScope, const char * Name, size_t NameLen, const char * ConfigMacros, size_t ConfigMacrosLen, const char * IncludePath, size_t IncludePathLen, const char * APINotesFile, size_t APINotesFileLen) - Creates a new descriptor for a module with the specified parent scope."""
def LLVMDIBuilderCreateNameSpace(Builder: Any, ParentScope: Any, Name: Any, NameLen: Any, ExportSymbols: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateNameSpace(LLVMDIBuilderRef Builder, LLVMMetadataRef ParentScope, const char * Name, size_t NameLen, LLVMBool ExportSymbols) - Creates a new descriptor for a namespace with the specified parent scope."""
def LLVMDIBuilderCreateFunction(Builder: Any, Scope: Any, Name: Any, NameLen: Any, LinkageName: Any, LinkageNameLen: Any, File: Any, LineNo: Any, Ty: Any, IsLocalToUnit: Any, IsDefinition: Any, ScopeLine: Any, Flags: Any, IsOptimized: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateFunction(LLVMDIBuilderRef Builder, LLVMMetadataRef Scope, const char * Name, size_t NameLen, const char * LinkageName, size_t LinkageNameLen, LLVMMetadataRef File, unsigned int LineNo, LLVMMetadataRef Ty, LLVMBool IsLocalToUnit, LLVMBool IsDefinition, unsigned int ScopeLine, LLVMDIFlags Flags, LLVMBool IsOptimized) - Create a new descriptor for the specified subprogram."""
def LLVMDIBuilderCreateLexicalBlock(Builder: Any, Scope: Any, File: Any, Line: Any, Column: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateLexicalBlock(LLVMDIBuilderRef Builder, LLVMMetadataRef Scope, LLVMMetadataRef File, unsigned int Line, unsigned int Column) - Create a descriptor for a lexical block with the specified parent context."""
def LLVMDIBuilderCreateLexicalBlockFile(Builder: Any, Scope: Any, File: Any, Discriminator: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateLexicalBlockFile(LLVMDIBuilderRef Builder, LLVMMetadataRef Scope, LLVMMetadataRef File, unsigned int Discriminator) - Create a descriptor for a lexical block with a new file attached."""
def LLVMDIBuilderCreateImportedModuleFromNamespace(Builder: Any, Scope: Any, NS: Any, File: Any, Line: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateImportedModuleFromNamespace(LLVMDIBuilderRef Builder, LLVMMetadataRef Scope, LLVMMetadataRef NS, LLVMMetadataRef File, unsigned int Line) - Create a descriptor for an imported namespace. Suitable for e.g. C++ using declarations."""
def LLVMDIBuilderCreateImportedModuleFromAlias(Builder: Any, Scope: Any, ImportedEntity: Any, File: Any, Line: Any, Elements: Any, NumElements: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateImportedModuleFromAlias(LLVMDIBuilderRef Builder, LLVMMetadataRef Scope, LLVMMetadataRef ImportedEntity, LLVMMetadataRef File, unsigned int Line, LLVMMetadataRef * Elements, unsigned int NumElements) - Create a descriptor for an imported module that aliases another imported entity descriptor."""
def LLVMDIBuilderCreateImportedModuleFromModule(Builder: Any, Scope: Any, M: Any, File: Any, Line: Any, Elements: Any, NumElements: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateImportedModuleFromModule(LLVMDIBuilderRef Builder, LLVMMetadataRef Scope, LLVMMetadataRef M, LLVMMetadataRef File, unsigned int Line, LLVMMetadataRef * Elements, unsigned int NumElements) - Create a descriptor for an imported module."""
def LLVMDIBuilderCreateImportedDeclaration(Builder: Any, Scope: Any, Decl: Any, File: Any, Line: Any, Name: Any, NameLen: Any, Elements: Any, NumElements: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateImportedDeclaration(LLVMDIBuilderRef Builder, LLVMMetadataRef Scope, LLVMMetadataRef Decl, LLVMMetadataRef File, unsigned int Line, const char * Name, size_t NameLen, LLVMMetadataRef * Elements, unsigned int NumElements) - Create a descriptor for an imported function, type, or variable. Suitable for e.g. FORTRAN-style USE declarations."""
def LLVMDIBuilderCreateDebugLocation(Ctx: Any, Line: Any, Column: Any, Scope: Any, InlinedAt: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateDebugLocation(LLVMContextRef Ctx, unsigned int Line, unsigned int Column, LLVMMetadataRef Scope, LLVMMetadataRef InlinedAt) - Creates a new DebugLocation that describes a source location."""
def LLVMDILocationGetLine(Location: Any, /) -> int:
    """unsigned int LLVMDILocationGetLine(LLVMMetadataRef Location) - Get the line number of this debug location."""
def LLVMDILocationGetColumn(Location: Any, /) -> int:
    """unsigned int LLVMDILocationGetColumn(LLVMMetadataRef Location) - Get the column number of this debug location."""
def LLVMDILocationGetScope(Location: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDILocationGetScope(LLVMMetadataRef Location) - Get the local scope associated with this debug location."""
def LLVMDILocationGetInlinedAt(Location: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDILocationGetInlinedAt(LLVMMetadataRef Location) - Get the 'inline at' location associated with this debug location."""
def LLVMDIScopeGetFile(Scope: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIScopeGetFile(LLVMMetadataRef Scope) - Get the metadata of the file associated with a given scope."""
def LLVMDIFileGetDirectory(File: Any, Len: Any, /) -> bytes | None:
    """const char * LLVMDIFileGetDirectory(LLVMMetadataRef File, unsigned int * Len) - Get the directory of a given file."""
def LLVMDIFileGetFilename(File: Any, Len: Any, /) -> bytes | None:
    """const char * LLVMDIFileGetFilename(LLVMMetadataRef File, unsigned int * Len) - Get the name of a given file."""
def LLVMDIFileGetSource(File: Any, Len: Any, /) -> bytes | None:
    """const char * LLVMDIFileGetSource(LLVMMetadataRef File, unsigned int * Len) - Get the source of a given file."""
def LLVMDIBuilderGetOrCreateTypeArray(Builder: Any, Data: Any, NumElements: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderGetOrCreateTypeArray(LLVMDIBuilderRef Builder, LLVMMetadataRef * Data, size_t NumElements) - Create a type array."""
def LLVMDIBuilderCreateSubroutineType(Builder: Any, File: Any, ParameterTypes: Any, NumParameterTypes: Any, Flags: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateSubroutineType(LLVMDIBuilderRef Builder, LLVMMetadataRef File, LLVMMetadataRef * ParameterTypes, unsigned int NumParameterTypes, LLVMDIFlags Flags) - Create subroutine type."""
def LLVMDIBuilderCreateMacro(Builder: Any, ParentMacroFile: Any, Line: Any, RecordType: Any, Name: Any, NameLen: Any, Value: Any, ValueLen: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateMacro(LLVMDIBuilderRef Builder, LLVMMetadataRef ParentMacroFile, unsigned int Line, LLVMDWARFMacinfoRecordType RecordType, const char * Name, size_t NameLen, const char * Value, size_t ValueLen) - Create debugging information entry for a macro."""
def LLVMDIBuilderCreateTempMacroFile(Builder: Any, ParentMacroFile: Any, Line: Any, File: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateTempMacroFile(LLVMDIBuilderRef Builder, LLVMMetadataRef ParentMacroFile, unsigned int Line, LLVMMetadataRef File) - Create debugging information temporary entry for a macro file. List of macro node direct children will be calculated by DIBuilder, using the ParentMacroFile relationship."""
def LLVMDIBuilderCreateEnumerator(Builder: Any, Name: Any, NameLen: Any, Value: Any, IsUnsigned: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateEnumerator(LLVMDIBuilderRef Builder, const char * Name, size_t NameLen, int64_t Value, LLVMBool IsUnsigned) - Create debugging information entry for an enumerator."""
def LLVMDIBuilderCreateEnumerationType(Builder: Any, Scope: Any, Name: Any, NameLen: Any, File: Any, LineNumber: Any, SizeInBits: Any, AlignInBits: Any, Elements: Any, NumElements: Any, ClassTy: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateEnumerationType(LLVMDIBuilderRef Builder, LLVMMetadataRef Scope, const char * Name, size_t NameLen, LLVMMetadataRef File, unsigned int LineNumber, uint64_t SizeInBits, uint32_t AlignInBits, LLVMMetadataRef * Elements, unsigned int NumElements, LLVMMetadataRef ClassTy) - Create debugging information entry for an enumeration."""
def LLVMDIBuilderCreateUnionType(Builder: Any, Scope: Any, Name: Any, NameLen: Any, File: Any, LineNumber: Any, SizeInBits: Any, AlignInBits: Any, Flags: Any, Elements: Any, NumElements: Any, RunTimeLang: Any, UniqueId: Any, UniqueIdLen: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateUnionType(LLVMDIBuilderRef Builder, LLVMMetadataRef Scope, const char * Name, size_t NameLen, LLVMMetadataRef File, unsigned int LineNumber, uint64_t SizeInBits, uint32_t AlignInBits, LLVMDIFlags Flags, LLVMMetadataRef * Elements, unsigned int NumElements, unsigned int RunTimeLang, const char * UniqueId, size_t UniqueIdLen) - Create debugging information entry for a union."""
def LLVMDIBuilderCreateArrayType(Builder: Any, Size: Any, AlignInBits: Any, Ty: Any, Subscripts: Any, NumSubscripts: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateArrayType(LLVMDIBuilderRef Builder, uint64_t Size, uint32_t AlignInBits, LLVMMetadataRef Ty, LLVMMetadataRef * Subscripts, unsigned int NumSubscripts) - Create debugging information entry for an array."""
def LLVMDIBuilderCreateVectorType(Builder: Any, Size: Any, AlignInBits: Any, Ty: Any, Subscripts: Any, NumSubscripts: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateVectorType(LLVMDIBuilderRef Builder, uint64_t Size, uint32_t AlignInBits, LLVMMetadataRef Ty, LLVMMetadataRef * Subscripts, unsigned int NumSubscripts) - Create debugging information entry for a vector type."""
def LLVMDIBuilderCreateUnspecifiedType(Builder: Any, Name: Any, NameLen: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateUnspecifiedType(LLVMDIBuilderRef Builder, const char * Name, size_t NameLen) - Create a DWARF unspecified type."""
def LLVMDIBuilderCreateBasicType(Builder: Any, Name: Any, NameLen: Any, SizeInBits: Any, Encoding: Any, Flags: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateBasicType(LLVMDIBuilderRef Builder, const char * Name, size_t NameLen, uint64_t SizeInBits, LLVMDWARFTypeEncoding Encoding, LLVMDIFlags Flags) - Create debugging information entry for a basic type."""
def LLVMDIBuilderCreatePointerType(Builder: Any, PointeeTy: Any, SizeInBits: Any, AlignInBits: Any, AddressSpace: Any, Name: Any, NameLen: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreatePointerType(LLVMDIBuilderRef Builder, LLVMMetadataRef PointeeTy, uint64_t SizeInBits, uint32_t AlignInBits, unsigned int AddressSpace, const char * Name, size_t NameLen) - Create debugging information entry for a pointer."""
def LLVMDIBuilderCreateStructType(Builder: Any, Scope: Any, Name: Any, NameLen: Any, File: Any, LineNumber: Any, SizeInBits: Any, AlignInBits: Any, Flags: Any, DerivedFrom: Any, Elements: Any, NumElements: Any, RunTimeLang: Any, VTableHolder: Any, UniqueId: Any, UniqueIdLen: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateStructType(LLVMDIBuilderRef Builder, LLVMMetadataRef Scope, const char * Name, size_t NameLen, LLVMMetadataRef File, unsigned int LineNumber, uint64_t SizeInBits, uint32_t AlignInBits, LLVMDIFlags Flags, LLVMMetadataRef DerivedFrom, LLVMMetadataRef * Elements, unsigned int NumElements, unsigned int RunTimeLang, LLVMMetadataRef VTableHolder, const char * UniqueId, size_t UniqueIdLen) - Create debugging information entry for a struct."""
def LLVMDIBuilderCreateMemberType(Builder: Any, Scope: Any, Name: Any, NameLen: Any, File: Any, LineNo: Any, SizeInBits: Any, AlignInBits: Any, OffsetInBits: Any, Flags: Any, Ty: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateMemberType(LLVMDIBuilderRef Builder, LLVMMetadataRef Scope, const char * Name, size_t NameLen, LLVMMetadataRef File, unsigned int LineNo, uint64_t SizeInBits, uint32_t AlignInBits, uint64_t OffsetInBits, LLVMDIFlags Flags, LLVMMetadataRef Ty) - Create debugging information entry for a member."""
def LLVMDIBuilderCreateStaticMemberType(Builder: Any, Scope: Any, Name: Any, NameLen: Any, File: Any, LineNumber: Any, Type: Any, Flags: Any, ConstantVal: Any, AlignInBits: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateStaticMemberType(LLVMDIBuilderRef Builder, LLVMMetadataRef Scope, const char * Name, size_t NameLen, LLVMMetadataRef File, unsigned int LineNumber, LLVMMetadataRef Type, LLVMDIFlags Flags, LLVMValueRef ConstantVal, uint32_t AlignInBits) - Create debugging information entry for a C++ static data member."""
def LLVMDIBuilderCreateMemberPointerType(Builder: Any, PointeeType: Any, ClassType: Any, SizeInBits: Any, AlignInBits: Any, Flags: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateMemberPointerType(LLVMDIBuilderRef Builder, LLVMMetadataRef PointeeType, LLVMMetadataRef ClassType, uint64_t SizeInBits, uint32_t AlignInBits, LLVMDIFlags Flags) - Create debugging information entry for a pointer to member."""
def LLVMDIBuilderCreateObjCIVar(Builder: Any, Name: Any, NameLen: Any, File: Any, LineNo: Any, SizeInBits: Any, AlignInBits: Any, OffsetInBits: Any, Flags: Any, Ty: Any, PropertyNode: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateObjCIVar(LLVMDIBuilderRef Builder, const char * Name, size_t NameLen, LLVMMetadataRef File, unsigned int LineNo, uint64_t SizeInBits, uint32_t AlignInBits, uint64_t OffsetInBits, LLVMDIFlags Flags, LLVMMetadataRef Ty, LLVMMetadataRef PropertyNode) - Create debugging information entry for Objective-C instance variable."""
def LLVMDIBuilderCreateObjCProperty(Builder: Any, Name: Any, NameLen: Any, File: Any, LineNo: Any, GetterName: Any, GetterNameLen: Any, SetterName: Any, SetterNameLen: Any, PropertyAttributes: Any, Ty: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateObjCProperty(LLVMDIBuilderRef Builder, const char * Name, size_t NameLen, LLVMMetadataRef File, unsigned int LineNo, const char * GetterName, size_t GetterNameLen, const char * SetterName, size_t SetterNameLen, unsigned int PropertyAttributes, LLVMMetadataRef Ty) - Create debugging information entry for Objective-C property."""
def LLVMDIBuilderCreateObjectPointerType(Builder: Any, Type: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateObjectPointerType(LLVMDIBuilderRef Builder, LLVMMetadataRef Type) - Create a uniqued DIType* clone with FlagObjectPointer and FlagArtificial set."""
def LLVMDIBuilderCreateQualifiedType(Builder: Any, Tag: Any, Type: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateQualifiedType(LLVMDIBuilderRef Builder, unsigned int Tag, LLVMMetadataRef Type) - Create debugging information entry for a qualified type, e.g. 'const int'."""
def LLVMDIBuilderCreateReferenceType(Builder: Any, Tag: Any, Type: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateReferenceType(LLVMDIBuilderRef Builder, unsigned int Tag, LLVMMetadataRef Type) - Create debugging information entry for a c++ style reference or rvalue reference type."""
def LLVMDIBuilderCreateNullPtrType(Builder: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateNullPtrType(LLVMDIBuilderRef Builder) - Create C++11 nullptr type."""
def LLVMDIBuilderCreateTypedef(Builder: Any, Type: Any, Name: Any, NameLen: Any, File: Any, LineNo: Any, Scope: Any, AlignInBits: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateTypedef(LLVMDIBuilderRef Builder, LLVMMetadataRef Type, const char * Name, size_t NameLen, LLVMMetadataRef File, unsigned int LineNo, LLVMMetadataRef Scope, uint32_t AlignInBits) - Create debugging information entry for a typedef."""
def LLVMDIBuilderCreateInheritance(Builder: Any, Ty: Any, BaseTy: Any, BaseOffset: Any, VBPtrOffset: Any, Flags: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateInheritance(LLVMDIBuilderRef Builder, LLVMMetadataRef Ty, LLVMMetadataRef BaseTy, uint64_t BaseOffset, uint32_t VBPtrOffset, LLVMDIFlags Flags) - Create debugging information entry to establish inheritance relationship between two types."""
def LLVMDIBuilderCreateForwardDecl(Builder: Any, Tag: Any, Name: Any, NameLen: Any, Scope: Any, File: Any, Line: Any, RuntimeLang: Any, SizeInBits: Any, AlignInBits: Any, UniqueIdentifier: Any, UniqueIdentifierLen: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateForwardDecl(LLVMDIBuilderRef Builder, unsigned int Tag, const char * Name, size_t NameLen, LLVMMetadataRef Scope, LLVMMetadataRef File, unsigned int Line, unsigned int RuntimeLang, uint64_t SizeInBits, uint32_t AlignInBits, const char * UniqueIdentifier, size_t UniqueIdentifierLen) - Create a permanent forward-declared type."""
def LLVMDIBuilderCreateReplaceableCompositeType(Builder: Any, Tag: Any, Name: Any, NameLen: Any, Scope: Any, File: Any, Line: Any, RuntimeLang: Any, SizeInBits: Any, AlignInBits: Any, Flags: Any, UniqueIdentifier: Any, UniqueIdentifierLen: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateReplaceableCompositeType(LLVMDIBuilderRef Builder, unsigned int Tag, const char * Name, size_t NameLen, LLVMMetadataRef Scope, LLVMMetadataRef File, unsigned int Line, unsigned int RuntimeLang, uint64_t SizeInBits, uint32_t AlignInBits, LLVMDIFlags Flags, const char * UniqueIdentifier, size_t UniqueIdentifierLen) - Create a temporary forward-declared type."""
def LLVMDIBuilderCreateBitFieldMemberType(Builder: Any, Scope: Any, Name: Any, NameLen: Any, File: Any, LineNumber: Any, SizeInBits: Any, OffsetInBits: Any, StorageOffsetInBits: Any, Flags: Any, Type: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateBitFieldMemberType(LLVMDIBuilderRef Builder, LLVMMetadataRef Scope, const char * Name, size_t NameLen, LLVMMetadataRef File, unsigned int LineNumber, uint64_t SizeInBits, uint64_t OffsetInBits, uint64_t StorageOffsetInBits, LLVMDIFlags Flags, LLVMMetadataRef Type) - Create debugging information entry for a bit field member."""
def LLVMDIBuilderCreateClassType(Builder: Any, Scope: Any, Name: Any, NameLen: Any, File: Any, LineNumber: Any, SizeInBits: Any, AlignInBits: Any, OffsetInBits: Any, Flags: Any, DerivedFrom: Any, Elements: Any, NumElements: Any, VTableHolder: Any, TemplateParamsNode: Any, UniqueIdentifier: Any, UniqueIdentifierLen: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateClassType(LLVMDIBuilderRef Builder, LLVMMetadataRef Scope, const char * Name, size_t NameLen, LLVMMetadataRef File, unsigned int LineNumber, uint64_t SizeInBits, uint32_t AlignInBits, uint64_t OffsetInBits, LLVMDIFlags Flags, LLVMMetadataRef DerivedFrom, LLVMMetadataRef * Elements, unsigned int NumElements, LLVMMetadataRef VTableHolder, LLVMMetadataRef TemplateParamsNode, const char * UniqueIdentifier, size_t UniqueIdentifierLen) - Create debugging information entry for a class."""
def LLVMDIBuilderCreateArtificialType(Builder: Any, Type: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateArtificialType(LLVMDIBuilderRef Builder, LLVMMetadataRef Type) - Create a uniqued DIType* clone with FlagArtificial set."""
def LLVMDITypeGetName(DType: Any, Length: Any, /) -> bytes | None:
    """const char * LLVMDITypeGetName(LLVMMetadataRef DType, size_t * Length) - Get the name of this DIType."""
def LLVMDITypeGetSizeInBits(DType: Any, /) -> int:
    """uint64_t LLVMDITypeGetSizeInBits(LLVMMetadataRef DType) - Get the size of this DIType in bits."""
def LLVMDITypeGetOffsetInBits(DType: Any, /) -> int:
    """uint64_t LLVMDITypeGetOffsetInBits(LLVMMetadataRef DType) - Get the offset of this DIType in bits."""
def LLVMDITypeGetAlignInBits(DType: Any, /) -> int:
    """uint32_t LLVMDITypeGetAlignInBits(LLVMMetadataRef DType) - Get the alignment of this DIType in bits."""
def LLVMDITypeGetLine(DType: Any, /) -> int:
    """unsigned int LLVMDITypeGetLine(LLVMMetadataRef DType) - Get the source line where this DIType is declared."""
def LLVMDITypeGetFlags(DType: Any, /) -> int:
    """LLVMDIFlags LLVMDITypeGetFlags(LLVMMetadataRef DType) - Get the flags associated with this DIType."""
def LLVMDIBuilderGetOrCreateSubrange(Builder: Any, LowerBound: Any, Count: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderGetOrCreateSubrange(LLVMDIBuilderRef Builder, int64_t LowerBound, int64_t Count) - Create a descriptor for a value range."""
def LLVMDIBuilderGetOrCreateArray(Builder: Any, Data: Any, NumElements: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderGetOrCreateArray(LLVMDIBuilderRef Builder, LLVMMetadataRef * Data, size_t NumElements) - Create an array of DI Nodes."""
def LLVMDIBuilderCreateExpression(Builder: Any, Addr: Any, Length: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateExpression(LLVMDIBuilderRef Builder, uint64_t * Addr, size_t Length) - Create a new descriptor for the specified variable which has a complex address expression for its address."""
def LLVMDIBuilderCreateConstantValueExpression(Builder: Any, Value: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateConstantValueExpression(LLVMDIBuilderRef Builder, uint64_t Value) - Create a new descriptor for the specified variable that does not have an address, but does have a constant value."""
def LLVMDIBuilderCreateGlobalVariableExpression(Builder: Any, Scope: Any, Name: Any, NameLen: Any, Linkage: Any, LinkLen: Any, File: Any, LineNo: Any, Ty: Any, LocalToUnit: Any, Expr: Any, Decl: Any, AlignInBits: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateGlobalVariableExpression(LLVMDIBuilderRef Builder, LLVMMetadataRef Scope, const char * Name, size_t NameLen, const char * Linkage, size_t LinkLen, LLVMMetadataRef File, unsigned int LineNo, LLVMMetadataRef Ty, LLVMBool LocalToUnit, LLVMMetadataRef Expr, LLVMMetadataRef Decl, uint32_t AlignInBits) - Create a new descriptor for the specified variable."""
def LLVMGetDINodeTag(MD: Any, /) -> int:
    """uint16_t LLVMGetDINodeTag(LLVMMetadataRef MD) - Get the dwarf::Tag of a DINode"""
def LLVMDIGlobalVariableExpressionGetVariable(GVE: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIGlobalVariableExpressionGetVariable(LLVMMetadataRef GVE) - Retrieves the DIVariable associated with this global variable expression."""
def LLVMDIGlobalVariableExpressionGetExpression(GVE: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIGlobalVariableExpressionGetExpression(LLVMMetadataRef GVE) - Retrieves the DIExpression associated with this global variable expression."""
def LLVMDIVariableGetFile(Var: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIVariableGetFile(LLVMMetadataRef Var) - Get the metadata of the file associated with a given variable."""
def LLVMDIVariableGetScope(Var: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIVariableGetScope(LLVMMetadataRef Var) - Get the metadata of the scope associated with a given variable."""
def LLVMDIVariableGetLine(Var: Any, /) -> int:
    """unsigned int LLVMDIVariableGetLine(LLVMMetadataRef Var) - Get the source line where this DIVariable is declared."""
def LLVMTemporaryMDNode(Ctx: Any, Data: Any, NumElements: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMTemporaryMDNode(LLVMContextRef Ctx, LLVMMetadataRef * Data, size_t NumElements) - Create a new temporary MDNode. Suitable for use in constructing cyclic MDNode structures. A temporary MDNode is not uniqued, may be RAUW'd, and must be manually deleted with LLVMDisposeTemporaryMDNode."""
def LLVMDisposeTemporaryMDNode(TempNode: Any, /) -> None:
    """void LLVMDisposeTemporaryMDNode(LLVMMetadataRef TempNode) - Deallocate a temporary node."""
def LLVMMetadataReplaceAllUsesWith(TempTargetMetadata: Any, Replacement: Any, /) -> None:
    """void LLVMMetadataReplaceAllUsesWith(LLVMMetadataRef TempTargetMetadata, LLVMMetadataRef Replacement) - Replace all uses of temporary metadata."""
def LLVMDIBuilderCreateTempGlobalVariableFwdDecl(Builder: Any, Scope: Any, Name: Any, NameLen: Any, Linkage: Any, LnkLen: Any, File: Any, LineNo: Any, Ty: Any, LocalToUnit: Any, Decl: Any, AlignInBits: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateTempGlobalVariableFwdDecl(LLVMDIBuilderRef Builder, LLVMMetadataRef Scope, const char * Name, size_t NameLen, const char * Linkage, size_t LnkLen, LLVMMetadataRef File, unsigned int LineNo, LLVMMetadataRef Ty, LLVMBool LocalToUnit, LLVMMetadataRef Decl, uint32_t AlignInBits) - Create a new descriptor for the specified global variable that is temporary and meant to be RAUWed."""
def LLVMDIBuilderInsertDeclareRecordBefore(Builder: Any, Storage: Any, VarInfo: Any, Expr: Any, DebugLoc: Any, Instr: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueDbgRecord]:
    """LLVMDbgRecordRef LLVMDIBuilderInsertDeclareRecordBefore(LLVMDIBuilderRef Builder, LLVMValueRef Storage, LLVMMetadataRef VarInfo, LLVMMetadataRef Expr, LLVMMetadataRef DebugLoc, LLVMValueRef Instr) - Only use in 'new debug format' (LLVMIsNewDbgInfoFormat() is true). See https://llvm.org/docs/RemoveDIsDebugInfo.html#c-api-changes"""
def LLVMDIBuilderInsertDeclareRecordAtEnd(Builder: Any, Storage: Any, VarInfo: Any, Expr: Any, DebugLoc: Any, Block: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueDbgRecord]:
    """LLVMDbgRecordRef LLVMDIBuilderInsertDeclareRecordAtEnd(LLVMDIBuilderRef Builder, LLVMValueRef Storage, LLVMMetadataRef VarInfo, LLVMMetadataRef Expr, LLVMMetadataRef DebugLoc, LLVMBasicBlockRef Block) - Only use in 'new debug format' (LLVMIsNewDbgInfoFormat() is true). See https://llvm.org/docs/RemoveDIsDebugInfo.html#c-api-changes"""
def LLVMDIBuilderInsertDbgValueRecordBefore(Builder: Any, Val: Any, VarInfo: Any, Expr: Any, DebugLoc: Any, Instr: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueDbgRecord]:
    """LLVMDbgRecordRef LLVMDIBuilderInsertDbgValueRecordBefore(LLVMDIBuilderRef Builder, LLVMValueRef Val, LLVMMetadataRef VarInfo, LLVMMetadataRef Expr, LLVMMetadataRef DebugLoc, LLVMValueRef Instr) - Only use in 'new debug format' (LLVMIsNewDbgInfoFormat() is true). See https://llvm.org/docs/RemoveDIsDebugInfo.html#c-api-changes"""
def LLVMDIBuilderInsertDbgValueRecordAtEnd(Builder: Any, Val: Any, VarInfo: Any, Expr: Any, DebugLoc: Any, Block: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueDbgRecord]:
    """LLVMDbgRecordRef LLVMDIBuilderInsertDbgValueRecordAtEnd(LLVMDIBuilderRef Builder, LLVMValueRef Val, LLVMMetadataRef VarInfo, LLVMMetadataRef Expr, LLVMMetadataRef DebugLoc, LLVMBasicBlockRef Block) - Only use in 'new debug format' (LLVMIsNewDbgInfoFormat() is true). See https://llvm.org/docs/RemoveDIsDebugInfo.html#c-api-changes"""
def LLVMDIBuilderCreateAutoVariable(Builder: Any, Scope: Any, Name: Any, NameLen: Any, File: Any, LineNo: Any, Ty: Any, AlwaysPreserve: Any, Flags: Any, AlignInBits: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateAutoVariable(LLVMDIBuilderRef Builder, LLVMMetadataRef Scope, const char * Name, size_t NameLen, LLVMMetadataRef File, unsigned int LineNo, LLVMMetadataRef Ty, LLVMBool AlwaysPreserve, LLVMDIFlags Flags, uint32_t AlignInBits) - Create a new descriptor for a local auto variable."""
def LLVMDIBuilderCreateParameterVariable(Builder: Any, Scope: Any, Name: Any, NameLen: Any, ArgNo: Any, File: Any, LineNo: Any, Ty: Any, AlwaysPreserve: Any, Flags: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMDIBuilderCreateParameterVariable(LLVMDIBuilderRef Builder, LLVMMetadataRef Scope, const char * Name, size_t NameLen, unsigned int ArgNo, LLVMMetadataRef File, unsigned int LineNo, LLVMMetadataRef Ty, LLVMBool AlwaysPreserve, LLVMDIFlags Flags) - Create a new descriptor for a function parameter variable."""
def LLVMGetSubprogram(Func: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMGetSubprogram(LLVMValueRef Func) - Get the metadata of the subprogram attached to a function."""
def LLVMSetSubprogram(Func: Any, SP: Any, /) -> None:
    """void LLVMSetSubprogram(LLVMValueRef Func, LLVMMetadataRef SP) - Set the subprogram attached to a function."""
def LLVMDISubprogramGetLine(Subprogram: Any, /) -> int:
    """unsigned int LLVMDISubprogramGetLine(LLVMMetadataRef Subprogram) - Get the line associated with a given subprogram."""
def LLVMInstructionGetDebugLoc(Inst: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMetadata]:
    """LLVMMetadataRef LLVMInstructionGetDebugLoc(LLVMValueRef Inst) - Get the debug location for the given instruction."""
def LLVMInstructionSetDebugLoc(Inst: Any, Loc: Any, /) -> None:
    """void LLVMInstructionSetDebugLoc(LLVMValueRef Inst, LLVMMetadataRef Loc) - Set the debug location for the given instruction."""
def LLVMGetMetadataKind(Metadata: Any, /) -> int:
    """LLVMMetadataKind LLVMGetMetadataKind(LLVMMetadataRef Metadata) - Obtain the enumerated type of a Metadata instance."""
LLVMDisasmContextRef = ctypes.c_void_p
LLVMOpInfoCallback = Any
class struct_LLVMOpInfoSymbol1(runtime.Struct):
    """The initial support in LLVM MC for the most general form of a relocatable expression is 'AddSymbol - SubtractSymbol + Offset'. For some Darwin targets this full form is encoded in the relocation information so that AddSymbol and SubtractSymbol can be link edited independent of each other. Many other platforms only allow a relocatable expression of the form AddSymbol + Offset to be encoded."""
    Present: Field[int]
    Name: Field[bytes | None]
    Value: Field[int]
class struct_LLVMOpInfo1(runtime.Struct):
    AddSymbol: Field[struct_LLVMOpInfoSymbol1]
    SubtractSymbol: Field[struct_LLVMOpInfoSymbol1]
    Value: Field[int]
    VariantKind: Field[int]
LLVMSymbolLookupCallback = Any
def LLVMCreateDisasm(TripleName: Any, DisInfo: Any, TagType: Any, GetOpInfo: Any, SymbolLookUp: Any, /) -> int | None:
    """LLVMDisasmContextRef LLVMCreateDisasm(const char * TripleName, void * DisInfo, int TagType, LLVMOpInfoCallback GetOpInfo, LLVMSymbolLookupCallback SymbolLookUp) - Create a disassembler for the TripleName. Symbolic disassembly is supported by passing a block of information in the DisInfo parameter and specifying the TagType and callback functions as described above. These can all be passed as NULL. If successful, this returns a disassembler context. If not, it returns NULL. This function is equivalent to calling LLVMCreateDisasmCPUFeatures() with an empty CPU name and feature set."""
def LLVMCreateDisasmCPU(Triple: Any, CPU: Any, DisInfo: Any, TagType: Any, GetOpInfo: Any, SymbolLookUp: Any, /) -> int | None:
    """LLVMDisasmContextRef LLVMCreateDisasmCPU(const char * Triple, const char * CPU, void * DisInfo, int TagType, LLVMOpInfoCallback GetOpInfo, LLVMSymbolLookupCallback SymbolLookUp) - Create a disassembler for the TripleName and a specific CPU. Symbolic disassembly is supported by passing a block of information in the DisInfo parameter and specifying the TagType and callback functions as described above. These can all be passed * as NULL. If successful, this returns a disassembler context. If not, it returns NULL. This function is equivalent to calling LLVMCreateDisasmCPUFeatures() with an empty feature set."""
def LLVMCreateDisasmCPUFeatures(Triple: Any, CPU: Any, Features: Any, DisInfo: Any, TagType: Any, GetOpInfo: Any, SymbolLookUp: Any, /) -> int | None:
    """LLVMDisasmContextRef LLVMCreateDisasmCPUFeatures(const char * Triple, const char * CPU, const char * Features, void * DisInfo, int TagType, LLVMOpInfoCallback GetOpInfo, LLVMSymbolLookupCallback SymbolLookUp) - Create a disassembler for the TripleName, a specific CPU and specific feature string. Symbolic disassembly is supported by passing a block of information in the DisInfo parameter and specifying the TagType and callback functions as described above. These can all be passed * as NULL. If successful, this returns a disassembler context. If not, it returns NULL."""
def LLVMSetDisasmOptions(DC: Any, Options: Any, /) -> int:
    """int LLVMSetDisasmOptions(LLVMDisasmContextRef DC, uint64_t Options) - Set the disassembler's options. Returns 1 if it can set the Options and 0 otherwise."""
def LLVMDisasmDispose(DC: Any, /) -> None:
    """void LLVMDisasmDispose(LLVMDisasmContextRef DC) - Dispose of a disassembler context."""
def LLVMDisasmInstruction(DC: Any, Bytes: Any, BytesSize: Any, PC: Any, OutString: Any, OutStringSize: Any, /) -> int:
    """size_t LLVMDisasmInstruction(LLVMDisasmContextRef DC, uint8_t * Bytes, uint64_t BytesSize, uint64_t PC, char * OutString, size_t OutStringSize) - Disassemble a single instruction using the disassembler context specified in the parameter DC. The bytes of the instruction are specified in the parameter Bytes, and contains at least BytesSize number of bytes. The instruction is at the address specified by the PC parameter. If a valid instruction can be disassembled, its string is returned indirectly in OutString whose size is specified in the parameter OutStringSize. This function returns the number of bytes in the instruction or zero if there was no valid instruction."""
class struct_LLVMOpaqueError(runtime.Struct): ...
LLVMErrorRef = Any
LLVMErrorTypeId = ctypes.c_void_p
def LLVMGetErrorTypeId(Err: Any, /) -> int | None:
    """LLVMErrorTypeId LLVMGetErrorTypeId(LLVMErrorRef Err) - Returns the type id for the given error instance, which must be a failure value (i.e. non-null)."""
def LLVMConsumeError(Err: Any, /) -> None:
    """void LLVMConsumeError(LLVMErrorRef Err) - Dispose of the given error without handling it. This operation consumes the error, and the given LLVMErrorRef value is not usable once this call returns. Note: This method *only* needs to be called if the error is not being passed to some other consuming operation, e.g. LLVMGetErrorMessage."""
def LLVMGetErrorMessage(Err: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * LLVMGetErrorMessage(LLVMErrorRef Err) - Returns the given string's error message. This operation consumes the error, and the given LLVMErrorRef value is not usable once this call returns. The caller is responsible for disposing of the string by calling LLVMDisposeErrorMessage."""
def LLVMDisposeErrorMessage(ErrMsg: Any, /) -> None:
    """void LLVMDisposeErrorMessage(char * ErrMsg) - Dispose of the given error message."""
def LLVMGetStringErrorTypeId() -> int | None:
    """LLVMErrorTypeId LLVMGetStringErrorTypeId() - Returns the type id for llvm StringError."""
def LLVMCreateStringError(ErrMsg: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueError]:
    """LLVMErrorRef LLVMCreateStringError(const char * ErrMsg) - Create a StringError."""
enum_LLVMByteOrdering = ctypes.c_uint32
LLVMBigEndian: int
LLVMLittleEndian: int
class struct_LLVMOpaqueTargetData(runtime.Struct): ...
LLVMTargetDataRef = Any
class struct_LLVMOpaqueTargetLibraryInfotData(runtime.Struct): ...
LLVMTargetLibraryInfoRef = Any
def LLVMInitializeAArch64TargetInfo() -> None:
    """void LLVMInitializeAArch64TargetInfo()"""
def LLVMInitializeAMDGPUTargetInfo() -> None:
    """void LLVMInitializeAMDGPUTargetInfo()"""
def LLVMInitializeARMTargetInfo() -> None:
    """void LLVMInitializeARMTargetInfo()"""
def LLVMInitializeAVRTargetInfo() -> None:
    """void LLVMInitializeAVRTargetInfo()"""
def LLVMInitializeBPFTargetInfo() -> None:
    """void LLVMInitializeBPFTargetInfo()"""
def LLVMInitializeHexagonTargetInfo() -> None:
    """void LLVMInitializeHexagonTargetInfo()"""
def LLVMInitializeLanaiTargetInfo() -> None:
    """void LLVMInitializeLanaiTargetInfo()"""
def LLVMInitializeLoongArchTargetInfo() -> None:
    """void LLVMInitializeLoongArchTargetInfo()"""
def LLVMInitializeMipsTargetInfo() -> None:
    """void LLVMInitializeMipsTargetInfo()"""
def LLVMInitializeMSP430TargetInfo() -> None:
    """void LLVMInitializeMSP430TargetInfo()"""
def LLVMInitializeNVPTXTargetInfo() -> None:
    """void LLVMInitializeNVPTXTargetInfo()"""
def LLVMInitializePowerPCTargetInfo() -> None:
    """void LLVMInitializePowerPCTargetInfo()"""
def LLVMInitializeRISCVTargetInfo() -> None:
    """void LLVMInitializeRISCVTargetInfo()"""
def LLVMInitializeSparcTargetInfo() -> None:
    """void LLVMInitializeSparcTargetInfo()"""
def LLVMInitializeSystemZTargetInfo() -> None:
    """void LLVMInitializeSystemZTargetInfo()"""
def LLVMInitializeVETargetInfo() -> None:
    """void LLVMInitializeVETargetInfo()"""
def LLVMInitializeWebAssemblyTargetInfo() -> None:
    """void LLVMInitializeWebAssemblyTargetInfo()"""
def LLVMInitializeX86TargetInfo() -> None:
    """void LLVMInitializeX86TargetInfo()"""
def LLVMInitializeXCoreTargetInfo() -> None:
    """void LLVMInitializeXCoreTargetInfo()"""
def LLVMInitializeM68kTargetInfo() -> None:
    """void LLVMInitializeM68kTargetInfo()"""
def LLVMInitializeXtensaTargetInfo() -> None:
    """void LLVMInitializeXtensaTargetInfo()"""
def LLVMInitializeAArch64Target() -> None:
    """void LLVMInitializeAArch64Target()"""
def LLVMInitializeAMDGPUTarget() -> None:
    """void LLVMInitializeAMDGPUTarget()"""
def LLVMInitializeARMTarget() -> None:
    """void LLVMInitializeARMTarget()"""
def LLVMInitializeAVRTarget() -> None:
    """void LLVMInitializeAVRTarget()"""
def LLVMInitializeBPFTarget() -> None:
    """void LLVMInitializeBPFTarget()"""
def LLVMInitializeHexagonTarget() -> None:
    """void LLVMInitializeHexagonTarget()"""
def LLVMInitializeLanaiTarget() -> None:
    """void LLVMInitializeLanaiTarget()"""
def LLVMInitializeLoongArchTarget() -> None:
    """void LLVMInitializeLoongArchTarget()"""
def LLVMInitializeMipsTarget() -> None:
    """void LLVMInitializeMipsTarget()"""
def LLVMInitializeMSP430Target() -> None:
    """void LLVMInitializeMSP430Target()"""
def LLVMInitializeNVPTXTarget() -> None:
    """void LLVMInitializeNVPTXTarget()"""
def LLVMInitializePowerPCTarget() -> None:
    """void LLVMInitializePowerPCTarget()"""
def LLVMInitializeRISCVTarget() -> None:
    """void LLVMInitializeRISCVTarget()"""
def LLVMInitializeSparcTarget() -> None:
    """void LLVMInitializeSparcTarget()"""
def LLVMInitializeSystemZTarget() -> None:
    """void LLVMInitializeSystemZTarget()"""
def LLVMInitializeVETarget() -> None:
    """void LLVMInitializeVETarget()"""
def LLVMInitializeWebAssemblyTarget() -> None:
    """void LLVMInitializeWebAssemblyTarget()"""
def LLVMInitializeX86Target() -> None:
    """void LLVMInitializeX86Target()"""
def LLVMInitializeXCoreTarget() -> None:
    """void LLVMInitializeXCoreTarget()"""
def LLVMInitializeM68kTarget() -> None:
    """void LLVMInitializeM68kTarget()"""
def LLVMInitializeXtensaTarget() -> None:
    """void LLVMInitializeXtensaTarget()"""
def LLVMInitializeAArch64TargetMC() -> None:
    """void LLVMInitializeAArch64TargetMC()"""
def LLVMInitializeAMDGPUTargetMC() -> None:
    """void LLVMInitializeAMDGPUTargetMC()"""
def LLVMInitializeARMTargetMC() -> None:
    """void LLVMInitializeARMTargetMC()"""
def LLVMInitializeAVRTargetMC() -> None:
    """void LLVMInitializeAVRTargetMC()"""
def LLVMInitializeBPFTargetMC() -> None:
    """void LLVMInitializeBPFTargetMC()"""
def LLVMInitializeHexagonTargetMC() -> None:
    """void LLVMInitializeHexagonTargetMC()"""
def LLVMInitializeLanaiTargetMC() -> None:
    """void LLVMInitializeLanaiTargetMC()"""
def LLVMInitializeLoongArchTargetMC() -> None:
    """void LLVMInitializeLoongArchTargetMC()"""
def LLVMInitializeMipsTargetMC() -> None:
    """void LLVMInitializeMipsTargetMC()"""
def LLVMInitializeMSP430TargetMC() -> None:
    """void LLVMInitializeMSP430TargetMC()"""
def LLVMInitializeNVPTXTargetMC() -> None:
    """void LLVMInitializeNVPTXTargetMC()"""
def LLVMInitializePowerPCTargetMC() -> None:
    """void LLVMInitializePowerPCTargetMC()"""
def LLVMInitializeRISCVTargetMC() -> None:
    """void LLVMInitializeRISCVTargetMC()"""
def LLVMInitializeSparcTargetMC() -> None:
    """void LLVMInitializeSparcTargetMC()"""
def LLVMInitializeSystemZTargetMC() -> None:
    """void LLVMInitializeSystemZTargetMC()"""
def LLVMInitializeVETargetMC() -> None:
    """void LLVMInitializeVETargetMC()"""
def LLVMInitializeWebAssemblyTargetMC() -> None:
    """void LLVMInitializeWebAssemblyTargetMC()"""
def LLVMInitializeX86TargetMC() -> None:
    """void LLVMInitializeX86TargetMC()"""
def LLVMInitializeXCoreTargetMC() -> None:
    """void LLVMInitializeXCoreTargetMC()"""
def LLVMInitializeM68kTargetMC() -> None:
    """void LLVMInitializeM68kTargetMC()"""
def LLVMInitializeXtensaTargetMC() -> None:
    """void LLVMInitializeXtensaTargetMC()"""
def LLVMInitializeAArch64AsmPrinter() -> None:
    """void LLVMInitializeAArch64AsmPrinter()"""
def LLVMInitializeAMDGPUAsmPrinter() -> None:
    """void LLVMInitializeAMDGPUAsmPrinter()"""
def LLVMInitializeARMAsmPrinter() -> None:
    """void LLVMInitializeARMAsmPrinter()"""
def LLVMInitializeAVRAsmPrinter() -> None:
    """void LLVMInitializeAVRAsmPrinter()"""
def LLVMInitializeBPFAsmPrinter() -> None:
    """void LLVMInitializeBPFAsmPrinter()"""
def LLVMInitializeHexagonAsmPrinter() -> None:
    """void LLVMInitializeHexagonAsmPrinter()"""
def LLVMInitializeLanaiAsmPrinter() -> None:
    """void LLVMInitializeLanaiAsmPrinter()"""
def LLVMInitializeLoongArchAsmPrinter() -> None:
    """void LLVMInitializeLoongArchAsmPrinter()"""
def LLVMInitializeMipsAsmPrinter() -> None:
    """void LLVMInitializeMipsAsmPrinter()"""
def LLVMInitializeMSP430AsmPrinter() -> None:
    """void LLVMInitializeMSP430AsmPrinter()"""
def LLVMInitializeNVPTXAsmPrinter() -> None:
    """void LLVMInitializeNVPTXAsmPrinter()"""
def LLVMInitializePowerPCAsmPrinter() -> None:
    """void LLVMInitializePowerPCAsmPrinter()"""
def LLVMInitializeRISCVAsmPrinter() -> None:
    """void LLVMInitializeRISCVAsmPrinter()"""
def LLVMInitializeSparcAsmPrinter() -> None:
    """void LLVMInitializeSparcAsmPrinter()"""
def LLVMInitializeSystemZAsmPrinter() -> None:
    """void LLVMInitializeSystemZAsmPrinter()"""
def LLVMInitializeVEAsmPrinter() -> None:
    """void LLVMInitializeVEAsmPrinter()"""
def LLVMInitializeWebAssemblyAsmPrinter() -> None:
    """void LLVMInitializeWebAssemblyAsmPrinter()"""
def LLVMInitializeX86AsmPrinter() -> None:
    """void LLVMInitializeX86AsmPrinter()"""
def LLVMInitializeXCoreAsmPrinter() -> None:
    """void LLVMInitializeXCoreAsmPrinter()"""
def LLVMInitializeM68kAsmPrinter() -> None:
    """void LLVMInitializeM68kAsmPrinter()"""
def LLVMInitializeXtensaAsmPrinter() -> None:
    """void LLVMInitializeXtensaAsmPrinter()"""
def LLVMInitializeAArch64AsmParser() -> None:
    """void LLVMInitializeAArch64AsmParser()"""
def LLVMInitializeAMDGPUAsmParser() -> None:
    """void LLVMInitializeAMDGPUAsmParser()"""
def LLVMInitializeARMAsmParser() -> None:
    """void LLVMInitializeARMAsmParser()"""
def LLVMInitializeAVRAsmParser() -> None:
    """void LLVMInitializeAVRAsmParser()"""
def LLVMInitializeBPFAsmParser() -> None:
    """void LLVMInitializeBPFAsmParser()"""
def LLVMInitializeHexagonAsmParser() -> None:
    """void LLVMInitializeHexagonAsmParser()"""
def LLVMInitializeLanaiAsmParser() -> None:
    """void LLVMInitializeLanaiAsmParser()"""
def LLVMInitializeLoongArchAsmParser() -> None:
    """void LLVMInitializeLoongArchAsmParser()"""
def LLVMInitializeMipsAsmParser() -> None:
    """void LLVMInitializeMipsAsmParser()"""
def LLVMInitializeMSP430AsmParser() -> None:
    """void LLVMInitializeMSP430AsmParser()"""
def LLVMInitializePowerPCAsmParser() -> None:
    """void LLVMInitializePowerPCAsmParser()"""
def LLVMInitializeRISCVAsmParser() -> None:
    """void LLVMInitializeRISCVAsmParser()"""
def LLVMInitializeSparcAsmParser() -> None:
    """void LLVMInitializeSparcAsmParser()"""
def LLVMInitializeSystemZAsmParser() -> None:
    """void LLVMInitializeSystemZAsmParser()"""
def LLVMInitializeVEAsmParser() -> None:
    """void LLVMInitializeVEAsmParser()"""
def LLVMInitializeWebAssemblyAsmParser() -> None:
    """void LLVMInitializeWebAssemblyAsmParser()"""
def LLVMInitializeX86AsmParser() -> None:
    """void LLVMInitializeX86AsmParser()"""
def LLVMInitializeM68kAsmParser() -> None:
    """void LLVMInitializeM68kAsmParser()"""
def LLVMInitializeXtensaAsmParser() -> None:
    """void LLVMInitializeXtensaAsmParser()"""
def LLVMInitializeAArch64Disassembler() -> None:
    """void LLVMInitializeAArch64Disassembler()"""
def LLVMInitializeAMDGPUDisassembler() -> None:
    """void LLVMInitializeAMDGPUDisassembler()"""
def LLVMInitializeARMDisassembler() -> None:
    """void LLVMInitializeARMDisassembler()"""
def LLVMInitializeAVRDisassembler() -> None:
    """void LLVMInitializeAVRDisassembler()"""
def LLVMInitializeBPFDisassembler() -> None:
    """void LLVMInitializeBPFDisassembler()"""
def LLVMInitializeHexagonDisassembler() -> None:
    """void LLVMInitializeHexagonDisassembler()"""
def LLVMInitializeLanaiDisassembler() -> None:
    """void LLVMInitializeLanaiDisassembler()"""
def LLVMInitializeLoongArchDisassembler() -> None:
    """void LLVMInitializeLoongArchDisassembler()"""
def LLVMInitializeMipsDisassembler() -> None:
    """void LLVMInitializeMipsDisassembler()"""
def LLVMInitializeMSP430Disassembler() -> None:
    """void LLVMInitializeMSP430Disassembler()"""
def LLVMInitializePowerPCDisassembler() -> None:
    """void LLVMInitializePowerPCDisassembler()"""
def LLVMInitializeRISCVDisassembler() -> None:
    """void LLVMInitializeRISCVDisassembler()"""
def LLVMInitializeSparcDisassembler() -> None:
    """void LLVMInitializeSparcDisassembler()"""
def LLVMInitializeSystemZDisassembler() -> None:
    """void LLVMInitializeSystemZDisassembler()"""
def LLVMInitializeVEDisassembler() -> None:
    """void LLVMInitializeVEDisassembler()"""
def LLVMInitializeWebAssemblyDisassembler() -> None:
    """void LLVMInitializeWebAssemblyDisassembler()"""
def LLVMInitializeX86Disassembler() -> None:
    """void LLVMInitializeX86Disassembler()"""
def LLVMInitializeXCoreDisassembler() -> None:
    """void LLVMInitializeXCoreDisassembler()"""
def LLVMInitializeM68kDisassembler() -> None:
    """void LLVMInitializeM68kDisassembler()"""
def LLVMInitializeXtensaDisassembler() -> None:
    """void LLVMInitializeXtensaDisassembler()"""
def LLVMGetModuleDataLayout(M: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueTargetData]:
    """LLVMTargetDataRef LLVMGetModuleDataLayout(LLVMModuleRef M) - Obtain the data layout for a module."""
def LLVMSetModuleDataLayout(M: Any, DL: Any, /) -> None:
    """void LLVMSetModuleDataLayout(LLVMModuleRef M, LLVMTargetDataRef DL) - Set the data layout for a module."""
def LLVMCreateTargetData(StringRep: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueTargetData]:
    """LLVMTargetDataRef LLVMCreateTargetData(const char * StringRep) - Creates target data from a target layout string. See the constructor llvm::DataLayout::DataLayout."""
def LLVMDisposeTargetData(TD: Any, /) -> None:
    """void LLVMDisposeTargetData(LLVMTargetDataRef TD) - Deallocates a TargetData. See the destructor llvm::DataLayout::~DataLayout."""
def LLVMAddTargetLibraryInfo(TLI: Any, PM: Any, /) -> None:
    """void LLVMAddTargetLibraryInfo(LLVMTargetLibraryInfoRef TLI, LLVMPassManagerRef PM) - Adds target library information to a pass manager. This does not take ownership of the target library info. See the method llvm::PassManagerBase::add."""
def LLVMCopyStringRepOfTargetData(TD: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * LLVMCopyStringRepOfTargetData(LLVMTargetDataRef TD) - Converts target data to a target layout string. The string must be disposed with LLVMDisposeMessage. See the constructor llvm::DataLayout::DataLayout."""
def LLVMByteOrder(TD: Any, /) -> int:
    """enum LLVMByteOrdering LLVMByteOrder(LLVMTargetDataRef TD) - Returns the byte order of a target, either LLVMBigEndian or LLVMLittleEndian. See the method llvm::DataLayout::isLittleEndian."""
def LLVMPointerSize(TD: Any, /) -> int:
    """unsigned int LLVMPointerSize(LLVMTargetDataRef TD) - Returns the pointer size in bytes for a target. See the method llvm::DataLayout::getPointerSize."""
def LLVMPointerSizeForAS(TD: Any, AS: Any, /) -> int:
    """unsigned int LLVMPointerSizeForAS(LLVMTargetDataRef TD, unsigned int AS) - Returns the pointer size in bytes for a target for a specified address space. See the method llvm::DataLayout::getPointerSize."""
def LLVMIntPtrType(TD: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMIntPtrType(LLVMTargetDataRef TD) - Returns the integer type that is the same size as a pointer on a target. See the method llvm::DataLayout::getIntPtrType."""
def LLVMIntPtrTypeForAS(TD: Any, AS: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMIntPtrTypeForAS(LLVMTargetDataRef TD, unsigned int AS) - Returns the integer type that is the same size as a pointer on a target. This version allows the address space to be specified. See the method llvm::DataLayout::getIntPtrType."""
def LLVMIntPtrTypeInContext(C: Any, TD: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMIntPtrTypeInContext(LLVMContextRef C, LLVMTargetDataRef TD) - Returns the integer type that is the same size as a pointer on a target. See the method llvm::DataLayout::getIntPtrType."""
def LLVMIntPtrTypeForASInContext(C: Any, TD: Any, AS: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueType]:
    """LLVMTypeRef LLVMIntPtrTypeForASInContext(LLVMContextRef C, LLVMTargetDataRef TD, unsigned int AS) - Returns the integer type that is the same size as a pointer on a target. This version allows the address space to be specified. See the method llvm::DataLayout::getIntPtrType."""
def LLVMSizeOfTypeInBits(TD: Any, Ty: Any, /) -> int:
    """unsigned long long LLVMSizeOfTypeInBits(LLVMTargetDataRef TD, LLVMTypeRef Ty) - Computes the size of a type in bytes for a target. See the method llvm::DataLayout::getTypeSizeInBits."""
def LLVMStoreSizeOfType(TD: Any, Ty: Any, /) -> int:
    """unsigned long long LLVMStoreSizeOfType(LLVMTargetDataRef TD, LLVMTypeRef Ty) - Computes the storage size of a type in bytes for a target. See the method llvm::DataLayout::getTypeStoreSize."""
def LLVMABISizeOfType(TD: Any, Ty: Any, /) -> int:
    """unsigned long long LLVMABISizeOfType(LLVMTargetDataRef TD, LLVMTypeRef Ty) - Computes the ABI size of a type in bytes for a target. See the method llvm::DataLayout::getTypeAllocSize."""
def LLVMABIAlignmentOfType(TD: Any, Ty: Any, /) -> int:
    """unsigned int LLVMABIAlignmentOfType(LLVMTargetDataRef TD, LLVMTypeRef Ty) - Computes the ABI alignment of a type in bytes for a target. See the method llvm::DataLayout::getTypeABISize."""
def LLVMCallFrameAlignmentOfType(TD: Any, Ty: Any, /) -> int:
    """unsigned int LLVMCallFrameAlignmentOfType(LLVMTargetDataRef TD, LLVMTypeRef Ty) - Computes the call frame alignment of a type in bytes for a target. See the method llvm::DataLayout::getTypeABISize."""
def LLVMPreferredAlignmentOfType(TD: Any, Ty: Any, /) -> int:
    """unsigned int LLVMPreferredAlignmentOfType(LLVMTargetDataRef TD, LLVMTypeRef Ty) - Computes the preferred alignment of a type in bytes for a target. See the method llvm::DataLayout::getTypeABISize."""
def LLVMPreferredAlignmentOfGlobal(TD: Any, GlobalVar: Any, /) -> int:
    """unsigned int LLVMPreferredAlignmentOfGlobal(LLVMTargetDataRef TD, LLVMValueRef GlobalVar) - Computes the preferred alignment of a global variable in bytes for a target. See the method llvm::DataLayout::getPreferredAlignment."""
def LLVMElementAtOffset(TD: Any, StructTy: Any, Offset: Any, /) -> int:
    """unsigned int LLVMElementAtOffset(LLVMTargetDataRef TD, LLVMTypeRef StructTy, unsigned long long Offset) - Computes the structure element that contains the byte offset for a target. See the method llvm::StructLayout::getElementContainingOffset."""
def LLVMOffsetOfElement(TD: Any, StructTy: Any, Element: Any, /) -> int:
    """unsigned long long LLVMOffsetOfElement(LLVMTargetDataRef TD, LLVMTypeRef StructTy, unsigned int Element) - Computes the byte offset of the indexed struct element for a target. See the method llvm::StructLayout::getElementContainingOffset."""
class struct_LLVMOpaqueTargetMachineOptions(runtime.Struct): ...
LLVMTargetMachineOptionsRef = Any
class struct_LLVMOpaqueTargetMachine(runtime.Struct): ...
LLVMTargetMachineRef = Any
class struct_LLVMTarget(runtime.Struct): ...
LLVMTargetRef = Any
LLVMCodeGenOptLevel = ctypes.c_uint32
LLVMCodeGenLevelNone: int
LLVMCodeGenLevelLess: int
LLVMCodeGenLevelDefault: int
LLVMCodeGenLevelAggressive: int
LLVMRelocMode = ctypes.c_uint32
LLVMRelocDefault: int
LLVMRelocStatic: int
LLVMRelocPIC: int
LLVMRelocDynamicNoPic: int
LLVMRelocROPI: int
LLVMRelocRWPI: int
LLVMRelocROPI_RWPI: int
LLVMCodeModel = ctypes.c_uint32
LLVMCodeModelDefault: int
LLVMCodeModelJITDefault: int
LLVMCodeModelTiny: int
LLVMCodeModelSmall: int
LLVMCodeModelKernel: int
LLVMCodeModelMedium: int
LLVMCodeModelLarge: int
LLVMCodeGenFileType = ctypes.c_uint32
LLVMAssemblyFile: int
LLVMObjectFile: int
LLVMGlobalISelAbortMode = ctypes.c_uint32
LLVMGlobalISelAbortEnable: int
LLVMGlobalISelAbortDisable: int
LLVMGlobalISelAbortDisableWithDiag: int
def LLVMGetFirstTarget() -> ctypes._Pointer[struct_LLVMTarget]:
    """LLVMTargetRef LLVMGetFirstTarget() - Returns the first llvm::Target in the registered targets list."""
def LLVMGetNextTarget(T: Any, /) -> ctypes._Pointer[struct_LLVMTarget]:
    """LLVMTargetRef LLVMGetNextTarget(LLVMTargetRef T) - Returns the next llvm::Target given a previous one (or null if there's none)"""
def LLVMGetTargetFromName(Name: Any, /) -> ctypes._Pointer[struct_LLVMTarget]:
    """LLVMTargetRef LLVMGetTargetFromName(const char * Name) - ===-- Target ------------------------------------------------------------==="""
def LLVMGetTargetFromTriple(Triple: Any, T: Any, ErrorMessage: Any, /) -> int:
    """LLVMBool LLVMGetTargetFromTriple(const char * Triple, LLVMTargetRef * T, char ** ErrorMessage) - Finds the target corresponding to the given triple and stores it in T. Returns 0 on success. Optionally returns any error in ErrorMessage. Use LLVMDisposeMessage to dispose the message."""
def LLVMGetTargetName(T: Any, /) -> bytes | None:
    """const char * LLVMGetTargetName(LLVMTargetRef T) - Returns the name of a target. See llvm::Target::getName"""
def LLVMGetTargetDescription(T: Any, /) -> bytes | None:
    """const char * LLVMGetTargetDescription(LLVMTargetRef T) - Returns the description of a target. See llvm::Target::getDescription"""
def LLVMTargetHasJIT(T: Any, /) -> int:
    """LLVMBool LLVMTargetHasJIT(LLVMTargetRef T) - Returns if the target has a JIT"""
def LLVMTargetHasTargetMachine(T: Any, /) -> int:
    """LLVMBool LLVMTargetHasTargetMachine(LLVMTargetRef T) - Returns if the target has a TargetMachine associated"""
def LLVMTargetHasAsmBackend(T: Any, /) -> int:
    """LLVMBool LLVMTargetHasAsmBackend(LLVMTargetRef T) - Returns if the target as an ASM backend (required for emitting output)"""
def LLVMCreateTargetMachineOptions() -> ctypes._Pointer[struct_LLVMOpaqueTargetMachineOptions]:
    """LLVMTargetMachineOptionsRef LLVMCreateTargetMachineOptions() - ===-- Target Machine ----------------------------------------------------==="""
def LLVMDisposeTargetMachineOptions(Options: Any, /) -> None:
    """void LLVMDisposeTargetMachineOptions(LLVMTargetMachineOptionsRef Options) - Dispose of an LLVMTargetMachineOptionsRef instance."""
def LLVMTargetMachineOptionsSetCPU(Options: Any, CPU: Any, /) -> None:
    """void LLVMTargetMachineOptionsSetCPU(LLVMTargetMachineOptionsRef Options, const char * CPU)"""
def LLVMTargetMachineOptionsSetFeatures(Options: Any, Features: Any, /) -> None:
    """void LLVMTargetMachineOptionsSetFeatures(LLVMTargetMachineOptionsRef Options, const char * Features) - Set the list of features for the target machine."""
def LLVMTargetMachineOptionsSetABI(Options: Any, ABI: Any, /) -> None:
    """void LLVMTargetMachineOptionsSetABI(LLVMTargetMachineOptionsRef Options, const char * ABI)"""
def LLVMTargetMachineOptionsSetCodeGenOptLevel(Options: Any, Level: Any, /) -> None:
    """void LLVMTargetMachineOptionsSetCodeGenOptLevel(LLVMTargetMachineOptionsRef Options, LLVMCodeGenOptLevel Level)"""
def LLVMTargetMachineOptionsSetRelocMode(Options: Any, Reloc: Any, /) -> None:
    """void LLVMTargetMachineOptionsSetRelocMode(LLVMTargetMachineOptionsRef Options, LLVMRelocMode Reloc)"""
def LLVMTargetMachineOptionsSetCodeModel(Options: Any, CodeModel: Any, /) -> None:
    """void LLVMTargetMachineOptionsSetCodeModel(LLVMTargetMachineOptionsRef Options, LLVMCodeModel CodeModel)"""
def LLVMCreateTargetMachineWithOptions(T: Any, Triple: Any, Options: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueTargetMachine]:
    """LLVMTargetMachineRef LLVMCreateTargetMachineWithOptions(LLVMTargetRef T, const char * Triple, LLVMTargetMachineOptionsRef Options) - Create a new llvm::TargetMachine."""
def LLVMCreateTargetMachine(T: Any, Triple: Any, CPU: Any, Features: Any, Level: Any, Reloc: Any, CodeModel: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueTargetMachine]:
    """LLVMTargetMachineRef LLVMCreateTargetMachine(LLVMTargetRef T, const char * Triple, const char * CPU, const char * Features, LLVMCodeGenOptLevel Level, LLVMRelocMode Reloc, LLVMCodeModel CodeModel) - Creates a new llvm::TargetMachine. See llvm::Target::createTargetMachine"""
def LLVMDisposeTargetMachine(T: Any, /) -> None:
    """void LLVMDisposeTargetMachine(LLVMTargetMachineRef T) - Dispose the LLVMTargetMachineRef instance generated by LLVMCreateTargetMachine."""
def LLVMGetTargetMachineTarget(T: Any, /) -> ctypes._Pointer[struct_LLVMTarget]:
    """LLVMTargetRef LLVMGetTargetMachineTarget(LLVMTargetMachineRef T) - Returns the Target used in a TargetMachine"""
def LLVMGetTargetMachineTriple(T: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * LLVMGetTargetMachineTriple(LLVMTargetMachineRef T) - Returns the triple used creating this target machine. See llvm::TargetMachine::getTriple. The result needs to be disposed with LLVMDisposeMessage."""
def LLVMGetTargetMachineCPU(T: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * LLVMGetTargetMachineCPU(LLVMTargetMachineRef T) - Returns the cpu used creating this target machine. See llvm::TargetMachine::getCPU. The result needs to be disposed with LLVMDisposeMessage."""
def LLVMGetTargetMachineFeatureString(T: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * LLVMGetTargetMachineFeatureString(LLVMTargetMachineRef T) - Returns the feature string used creating this target machine. See llvm::TargetMachine::getFeatureString. The result needs to be disposed with LLVMDisposeMessage."""
def LLVMCreateTargetDataLayout(T: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueTargetData]:
    """LLVMTargetDataRef LLVMCreateTargetDataLayout(LLVMTargetMachineRef T) - Create a DataLayout based on the targetMachine."""
def LLVMSetTargetMachineAsmVerbosity(T: Any, VerboseAsm: Any, /) -> None:
    """void LLVMSetTargetMachineAsmVerbosity(LLVMTargetMachineRef T, LLVMBool VerboseAsm) - Set the target machine's ASM verbosity."""
def LLVMSetTargetMachineFastISel(T: Any, Enable: Any, /) -> None:
    """void LLVMSetTargetMachineFastISel(LLVMTargetMachineRef T, LLVMBool Enable) - Enable fast-path instruction selection."""
def LLVMSetTargetMachineGlobalISel(T: Any, Enable: Any, /) -> None:
    """void LLVMSetTargetMachineGlobalISel(LLVMTargetMachineRef T, LLVMBool Enable) - Enable global instruction selection."""
def LLVMSetTargetMachineGlobalISelAbort(T: Any, Mode: Any, /) -> None:
    """void LLVMSetTargetMachineGlobalISelAbort(LLVMTargetMachineRef T, LLVMGlobalISelAbortMode Mode) - Set abort behaviour when global instruction selection fails to lower/select an instruction."""
def LLVMSetTargetMachineMachineOutliner(T: Any, Enable: Any, /) -> None:
    """void LLVMSetTargetMachineMachineOutliner(LLVMTargetMachineRef T, LLVMBool Enable) - Enable the MachineOutliner pass."""
def LLVMTargetMachineEmitToFile(T: Any, M: Any, Filename: Any, codegen: Any, ErrorMessage: Any, /) -> int:
    """LLVMBool LLVMTargetMachineEmitToFile(LLVMTargetMachineRef T, LLVMModuleRef M, const char * Filename, LLVMCodeGenFileType codegen, char ** ErrorMessage) - Emits an asm or object file for the given module to the filename. This wraps several c++ only classes (among them a file stream). Returns any error in ErrorMessage. Use LLVMDisposeMessage to dispose the message."""
def LLVMTargetMachineEmitToMemoryBuffer(T: Any, M: Any, codegen: Any, ErrorMessage: Any, OutMemBuf: Any, /) -> int:
    """LLVMBool LLVMTargetMachineEmitToMemoryBuffer(LLVMTargetMachineRef T, LLVMModuleRef M, LLVMCodeGenFileType codegen, char ** ErrorMessage, LLVMMemoryBufferRef * OutMemBuf) - Compile the LLVM IR stored in M and store the result in OutMemBuf."""
def LLVMGetDefaultTargetTriple() -> ctypes._Pointer[ctypes.c_char]:
    """char * LLVMGetDefaultTargetTriple() - ===-- Triple ------------------------------------------------------------==="""
def LLVMNormalizeTargetTriple(triple: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * LLVMNormalizeTargetTriple(const char * triple) - Normalize a target triple. The result needs to be disposed with LLVMDisposeMessage."""
def LLVMGetHostCPUName() -> ctypes._Pointer[ctypes.c_char]:
    """char * LLVMGetHostCPUName() - Get the host CPU as a string. The result needs to be disposed with LLVMDisposeMessage."""
def LLVMGetHostCPUFeatures() -> ctypes._Pointer[ctypes.c_char]:
    """char * LLVMGetHostCPUFeatures() - Get the host CPU's features as a string. The result needs to be disposed with LLVMDisposeMessage."""
def LLVMAddAnalysisPasses(T: Any, PM: Any, /) -> None:
    """void LLVMAddAnalysisPasses(LLVMTargetMachineRef T, LLVMPassManagerRef PM) - Adds the target-specific analysis passes to the pass manager."""
def LLVMLinkInMCJIT() -> None:
    """void LLVMLinkInMCJIT() - @{"""
def LLVMLinkInInterpreter() -> None:
    """void LLVMLinkInInterpreter()"""
class struct_LLVMOpaqueGenericValue(runtime.Struct): ...
LLVMGenericValueRef = Any
class struct_LLVMOpaqueExecutionEngine(runtime.Struct): ...
LLVMExecutionEngineRef = Any
class struct_LLVMOpaqueMCJITMemoryManager(runtime.Struct): ...
LLVMMCJITMemoryManagerRef = Any
class struct_LLVMMCJITCompilerOptions(runtime.Struct):
    OptLevel: Field[int]
    CodeModel: Field[int]
    NoFramePointerElim: Field[int]
    EnableFastISel: Field[int]
    MCJMM: Field[ctypes._Pointer[struct_LLVMOpaqueMCJITMemoryManager]]
def LLVMCreateGenericValueOfInt(Ty: Any, N: Any, IsSigned: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueGenericValue]:
    """LLVMGenericValueRef LLVMCreateGenericValueOfInt(LLVMTypeRef Ty, unsigned long long N, LLVMBool IsSigned) - ===-- Operations on generic values --------------------------------------==="""
def LLVMCreateGenericValueOfPointer(P: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueGenericValue]:
    """LLVMGenericValueRef LLVMCreateGenericValueOfPointer(void * P)"""
def LLVMCreateGenericValueOfFloat(Ty: Any, N: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueGenericValue]:
    """LLVMGenericValueRef LLVMCreateGenericValueOfFloat(LLVMTypeRef Ty, double N)"""
def LLVMGenericValueIntWidth(GenValRef: Any, /) -> int:
    """unsigned int LLVMGenericValueIntWidth(LLVMGenericValueRef GenValRef)"""
def LLVMGenericValueToInt(GenVal: Any, IsSigned: Any, /) -> int:
    """unsigned long long LLVMGenericValueToInt(LLVMGenericValueRef GenVal, LLVMBool IsSigned)"""
def LLVMGenericValueToPointer(GenVal: Any, /) -> int | None:
    """void * LLVMGenericValueToPointer(LLVMGenericValueRef GenVal)"""
def LLVMGenericValueToFloat(TyRef: Any, GenVal: Any, /) -> float:
    """double LLVMGenericValueToFloat(LLVMTypeRef TyRef, LLVMGenericValueRef GenVal)"""
def LLVMDisposeGenericValue(GenVal: Any, /) -> None:
    """void LLVMDisposeGenericValue(LLVMGenericValueRef GenVal)"""
def LLVMCreateExecutionEngineForModule(OutEE: Any, M: Any, OutError: Any, /) -> int:
    """LLVMBool LLVMCreateExecutionEngineForModule(LLVMExecutionEngineRef * OutEE, LLVMModuleRef M, char ** OutError) - ===-- Operations on execution engines -----------------------------------==="""
def LLVMCreateInterpreterForModule(OutInterp: Any, M: Any, OutError: Any, /) -> int:
    """LLVMBool LLVMCreateInterpreterForModule(LLVMExecutionEngineRef * OutInterp, LLVMModuleRef M, char ** OutError)"""
def LLVMCreateJITCompilerForModule(OutJIT: Any, M: Any, OptLevel: Any, OutError: Any, /) -> int:
    """LLVMBool LLVMCreateJITCompilerForModule(LLVMExecutionEngineRef * OutJIT, LLVMModuleRef M, unsigned int OptLevel, char ** OutError)"""
def LLVMInitializeMCJITCompilerOptions(Options: Any, SizeOfOptions: Any, /) -> None:
    """void LLVMInitializeMCJITCompilerOptions(struct LLVMMCJITCompilerOptions * Options, size_t SizeOfOptions)"""
def LLVMCreateMCJITCompilerForModule(OutJIT: Any, M: Any, Options: Any, SizeOfOptions: Any, OutError: Any, /) -> int:
    """LLVMBool LLVMCreateMCJITCompilerForModule(LLVMExecutionEngineRef * OutJIT, LLVMModuleRef M, struct LLVMMCJITCompilerOptions * Options, size_t SizeOfOptions, char ** OutError) - Create an MCJIT execution engine for a module, with the given options. It is the responsibility of the caller to ensure that all fields in Options up to the given SizeOfOptions are initialized. It is correct to pass a smaller value of SizeOfOptions that omits some fields. The canonical way of using this is:"""
def LLVMDisposeExecutionEngine(EE: Any, /) -> None:
    """void LLVMDisposeExecutionEngine(LLVMExecutionEngineRef EE)"""
def LLVMRunStaticConstructors(EE: Any, /) -> None:
    """void LLVMRunStaticConstructors(LLVMExecutionEngineRef EE)"""
def LLVMRunStaticDestructors(EE: Any, /) -> None:
    """void LLVMRunStaticDestructors(LLVMExecutionEngineRef EE)"""
def LLVMRunFunctionAsMain(EE: Any, F: Any, ArgC: Any, ArgV: Any, EnvP: Any, /) -> int:
    """int LLVMRunFunctionAsMain(LLVMExecutionEngineRef EE, LLVMValueRef F, unsigned int ArgC, const char *const * ArgV, const char *const * EnvP)"""
def LLVMRunFunction(EE: Any, F: Any, NumArgs: Any, Args: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueGenericValue]:
    """LLVMGenericValueRef LLVMRunFunction(LLVMExecutionEngineRef EE, LLVMValueRef F, unsigned int NumArgs, LLVMGenericValueRef * Args)"""
def LLVMFreeMachineCodeForFunction(EE: Any, F: Any, /) -> None:
    """void LLVMFreeMachineCodeForFunction(LLVMExecutionEngineRef EE, LLVMValueRef F)"""
def LLVMAddModule(EE: Any, M: Any, /) -> None:
    """void LLVMAddModule(LLVMExecutionEngineRef EE, LLVMModuleRef M)"""
def LLVMRemoveModule(EE: Any, M: Any, OutMod: Any, OutError: Any, /) -> int:
    """LLVMBool LLVMRemoveModule(LLVMExecutionEngineRef EE, LLVMModuleRef M, LLVMModuleRef * OutMod, char ** OutError)"""
def LLVMFindFunction(EE: Any, Name: Any, OutFn: Any, /) -> int:
    """LLVMBool LLVMFindFunction(LLVMExecutionEngineRef EE, const char * Name, LLVMValueRef * OutFn)"""
def LLVMRecompileAndRelinkFunction(EE: Any, Fn: Any, /) -> int | None:
    """void * LLVMRecompileAndRelinkFunction(LLVMExecutionEngineRef EE, LLVMValueRef Fn)"""
def LLVMGetExecutionEngineTargetData(EE: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueTargetData]:
    """LLVMTargetDataRef LLVMGetExecutionEngineTargetData(LLVMExecutionEngineRef EE)"""
def LLVMGetExecutionEngineTargetMachine(EE: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueTargetMachine]:
    """LLVMTargetMachineRef LLVMGetExecutionEngineTargetMachine(LLVMExecutionEngineRef EE)"""
def LLVMAddGlobalMapping(EE: Any, Global: Any, Addr: Any, /) -> None:
    """void LLVMAddGlobalMapping(LLVMExecutionEngineRef EE, LLVMValueRef Global, void * Addr)"""
def LLVMGetPointerToGlobal(EE: Any, Global: Any, /) -> int | None:
    """void * LLVMGetPointerToGlobal(LLVMExecutionEngineRef EE, LLVMValueRef Global)"""
def LLVMGetGlobalValueAddress(EE: Any, Name: Any, /) -> int:
    """uint64_t LLVMGetGlobalValueAddress(LLVMExecutionEngineRef EE, const char * Name)"""
def LLVMGetFunctionAddress(EE: Any, Name: Any, /) -> int:
    """uint64_t LLVMGetFunctionAddress(LLVMExecutionEngineRef EE, const char * Name)"""
def LLVMExecutionEngineGetErrMsg(EE: Any, OutError: Any, /) -> int:
    """LLVMBool LLVMExecutionEngineGetErrMsg(LLVMExecutionEngineRef EE, char ** OutError) - Returns true on error, false on success. If true is returned then the error message is copied to OutStr and cleared in the ExecutionEngine instance."""
LLVMMemoryManagerAllocateCodeSectionCallback = Any
LLVMMemoryManagerAllocateDataSectionCallback = Any
LLVMMemoryManagerFinalizeMemoryCallback = Any
LLVMMemoryManagerDestroyCallback = Any
def LLVMCreateSimpleMCJITMemoryManager(Opaque: Any, AllocateCodeSection: Any, AllocateDataSection: Any, FinalizeMemory: Any, Destroy: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMCJITMemoryManager]:
    """LLVMMCJITMemoryManagerRef LLVMCreateSimpleMCJITMemoryManager(void * Opaque, LLVMMemoryManagerAllocateCodeSectionCallback AllocateCodeSection, LLVMMemoryManagerAllocateDataSectionCallback AllocateDataSection, LLVMMemoryManagerFinalizeMemoryCallback FinalizeMemory, LLVMMemoryManagerDestroyCallback Destroy) - Create a simple custom MCJIT memory manager. This memory manager can intercept allocations in a module-oblivious way. This will return NULL if any of the passed functions are NULL."""
def LLVMDisposeMCJITMemoryManager(MM: Any, /) -> None:
    """void LLVMDisposeMCJITMemoryManager(LLVMMCJITMemoryManagerRef MM)"""
def LLVMCreateGDBRegistrationListener() -> ctypes._Pointer[struct_LLVMOpaqueJITEventListener]:
    """LLVMJITEventListenerRef LLVMCreateGDBRegistrationListener() - ===-- JIT Event Listener functions -------------------------------------==="""
def LLVMCreateIntelJITEventListener() -> ctypes._Pointer[struct_LLVMOpaqueJITEventListener]:
    """LLVMJITEventListenerRef LLVMCreateIntelJITEventListener()"""
def LLVMCreateOProfileJITEventListener() -> ctypes._Pointer[struct_LLVMOpaqueJITEventListener]:
    """LLVMJITEventListenerRef LLVMCreateOProfileJITEventListener()"""
def LLVMCreatePerfJITEventListener() -> ctypes._Pointer[struct_LLVMOpaqueJITEventListener]:
    """LLVMJITEventListenerRef LLVMCreatePerfJITEventListener()"""
def LLVMParseIRInContext(ContextRef: Any, MemBuf: Any, OutM: Any, OutMessage: Any, /) -> int:
    """LLVMBool LLVMParseIRInContext(LLVMContextRef ContextRef, LLVMMemoryBufferRef MemBuf, LLVMModuleRef * OutM, char ** OutMessage) - Read LLVM IR from a memory buffer and convert it into an in-memory Module object. Returns 0 on success. Optionally returns a human-readable description of any errors that occurred during parsing IR. OutMessage must be disposed with LLVMDisposeMessage."""
LLVMOrcJITTargetAddress = ctypes.c_uint64
LLVMOrcExecutorAddress = ctypes.c_uint64
LLVMJITSymbolGenericFlags = ctypes.c_uint32
LLVMJITSymbolGenericFlagsNone: int
LLVMJITSymbolGenericFlagsExported: int
LLVMJITSymbolGenericFlagsWeak: int
LLVMJITSymbolGenericFlagsCallable: int
LLVMJITSymbolGenericFlagsMaterializationSideEffectsOnly: int
LLVMJITSymbolTargetFlags = ctypes.c_uint8
class LLVMJITSymbolFlags(runtime.Struct):
    """Represents the linkage flags for a symbol definition."""
    GenericFlags: Field[int]
    TargetFlags: Field[int]
class LLVMJITEvaluatedSymbol(runtime.Struct):
    """Represents an evaluated symbol address and flags."""
    Address: Field[int]
    Flags: Field[LLVMJITSymbolFlags]
class struct_LLVMOrcOpaqueExecutionSession(runtime.Struct): ...
LLVMOrcExecutionSessionRef = Any
LLVMOrcErrorReporterFunction = Any
class struct_LLVMOrcOpaqueSymbolStringPool(runtime.Struct): ...
LLVMOrcSymbolStringPoolRef = Any
class struct_LLVMOrcOpaqueSymbolStringPoolEntry(runtime.Struct): ...
LLVMOrcSymbolStringPoolEntryRef = Any
class LLVMOrcCSymbolFlagsMapPair(runtime.Struct):
    """Represents a pair of a symbol name and LLVMJITSymbolFlags."""
    Name: Field[ctypes._Pointer[struct_LLVMOrcOpaqueSymbolStringPoolEntry]]
    Flags: Field[LLVMJITSymbolFlags]
LLVMOrcCSymbolFlagsMapPairs = Any
class LLVMOrcCSymbolMapPair(runtime.Struct):
    """Represents a pair of a symbol name and an evaluated symbol."""
    Name: Field[ctypes._Pointer[struct_LLVMOrcOpaqueSymbolStringPoolEntry]]
    Sym: Field[LLVMJITEvaluatedSymbol]
LLVMOrcCSymbolMapPairs = Any
class LLVMOrcCSymbolAliasMapEntry(runtime.Struct):
    """Represents a SymbolAliasMapEntry"""
    Name: Field[ctypes._Pointer[struct_LLVMOrcOpaqueSymbolStringPoolEntry]]
    Flags: Field[LLVMJITSymbolFlags]
class LLVMOrcCSymbolAliasMapPair(runtime.Struct):
    """Represents a pair of a symbol name and SymbolAliasMapEntry."""
    Name: Field[ctypes._Pointer[struct_LLVMOrcOpaqueSymbolStringPoolEntry]]
    Entry: Field[LLVMOrcCSymbolAliasMapEntry]
LLVMOrcCSymbolAliasMapPairs = Any
class struct_LLVMOrcOpaqueJITDylib(runtime.Struct): ...
LLVMOrcJITDylibRef = Any
class LLVMOrcCSymbolsList(runtime.Struct):
    """Represents a list of LLVMOrcSymbolStringPoolEntryRef and the associated length."""
    Symbols: Field[ctypes._Pointer[Any]]
    Length: Field[int]
class LLVMOrcCDependenceMapPair(runtime.Struct):
    """Represents a pair of a JITDylib and LLVMOrcCSymbolsList."""
    JD: Field[ctypes._Pointer[struct_LLVMOrcOpaqueJITDylib]]
    Names: Field[LLVMOrcCSymbolsList]
LLVMOrcCDependenceMapPairs = Any
class LLVMOrcCSymbolDependenceGroup(runtime.Struct):
    """A set of symbols that share dependencies."""
    Symbols: Field[LLVMOrcCSymbolsList]
    Dependencies: Field[ctypes._Pointer[LLVMOrcCDependenceMapPair]]
    NumDependencies: Field[int]
LLVMOrcLookupKind = ctypes.c_uint32
LLVMOrcLookupKindStatic: int
LLVMOrcLookupKindDLSym: int
LLVMOrcJITDylibLookupFlags = ctypes.c_uint32
LLVMOrcJITDylibLookupFlagsMatchExportedSymbolsOnly: int
LLVMOrcJITDylibLookupFlagsMatchAllSymbols: int
class LLVMOrcCJITDylibSearchOrderElement(runtime.Struct):
    """An element type for a JITDylib search order."""
    JD: Field[ctypes._Pointer[struct_LLVMOrcOpaqueJITDylib]]
    JDLookupFlags: Field[int]
LLVMOrcCJITDylibSearchOrder = Any
LLVMOrcSymbolLookupFlags = ctypes.c_uint32
LLVMOrcSymbolLookupFlagsRequiredSymbol: int
LLVMOrcSymbolLookupFlagsWeaklyReferencedSymbol: int
class LLVMOrcCLookupSetElement(runtime.Struct):
    """An element type for a symbol lookup set."""
    Name: Field[ctypes._Pointer[struct_LLVMOrcOpaqueSymbolStringPoolEntry]]
    LookupFlags: Field[int]
LLVMOrcCLookupSet = Any
class struct_LLVMOrcOpaqueMaterializationUnit(runtime.Struct): ...
LLVMOrcMaterializationUnitRef = Any
class struct_LLVMOrcOpaqueMaterializationResponsibility(runtime.Struct): ...
LLVMOrcMaterializationResponsibilityRef = Any
LLVMOrcMaterializationUnitMaterializeFunction = Any
LLVMOrcMaterializationUnitDiscardFunction = Any
LLVMOrcMaterializationUnitDestroyFunction = Any
class struct_LLVMOrcOpaqueResourceTracker(runtime.Struct): ...
LLVMOrcResourceTrackerRef = Any
class struct_LLVMOrcOpaqueDefinitionGenerator(runtime.Struct): ...
LLVMOrcDefinitionGeneratorRef = Any
class struct_LLVMOrcOpaqueLookupState(runtime.Struct): ...
LLVMOrcLookupStateRef = Any
LLVMOrcCAPIDefinitionGeneratorTryToGenerateFunction = Any
LLVMOrcDisposeCAPIDefinitionGeneratorFunction = Any
LLVMOrcSymbolPredicate = Any
class struct_LLVMOrcOpaqueThreadSafeContext(runtime.Struct): ...
LLVMOrcThreadSafeContextRef = Any
class struct_LLVMOrcOpaqueThreadSafeModule(runtime.Struct): ...
LLVMOrcThreadSafeModuleRef = Any
LLVMOrcGenericIRModuleOperationFunction = Any
class struct_LLVMOrcOpaqueJITTargetMachineBuilder(runtime.Struct): ...
LLVMOrcJITTargetMachineBuilderRef = Any
class struct_LLVMOrcOpaqueObjectLayer(runtime.Struct): ...
LLVMOrcObjectLayerRef = Any
class struct_LLVMOrcOpaqueObjectLinkingLayer(runtime.Struct): ...
LLVMOrcObjectLinkingLayerRef = Any
class struct_LLVMOrcOpaqueIRTransformLayer(runtime.Struct): ...
LLVMOrcIRTransformLayerRef = Any
LLVMOrcIRTransformLayerTransformFunction = Any
class struct_LLVMOrcOpaqueObjectTransformLayer(runtime.Struct): ...
LLVMOrcObjectTransformLayerRef = Any
LLVMOrcObjectTransformLayerTransformFunction = Any
class struct_LLVMOrcOpaqueIndirectStubsManager(runtime.Struct): ...
LLVMOrcIndirectStubsManagerRef = Any
class struct_LLVMOrcOpaqueLazyCallThroughManager(runtime.Struct): ...
LLVMOrcLazyCallThroughManagerRef = Any
class struct_LLVMOrcOpaqueDumpObjects(runtime.Struct): ...
LLVMOrcDumpObjectsRef = Any
def LLVMOrcExecutionSessionSetErrorReporter(ES: Any, ReportError: Any, Ctx: Any, /) -> None:
    """void LLVMOrcExecutionSessionSetErrorReporter(LLVMOrcExecutionSessionRef ES, LLVMOrcErrorReporterFunction ReportError, void * Ctx) - Attach a custom error reporter function to the ExecutionSession."""
def LLVMOrcExecutionSessionGetSymbolStringPool(ES: Any, /) -> ctypes._Pointer[struct_LLVMOrcOpaqueSymbolStringPool]:
    """LLVMOrcSymbolStringPoolRef LLVMOrcExecutionSessionGetSymbolStringPool(LLVMOrcExecutionSessionRef ES) - Return a reference to the SymbolStringPool for an ExecutionSession."""
def LLVMOrcSymbolStringPoolClearDeadEntries(SSP: Any, /) -> None:
    """void LLVMOrcSymbolStringPoolClearDeadEntries(LLVMOrcSymbolStringPoolRef SSP) - Clear all unreferenced symbol string pool entries."""
def LLVMOrcExecutionSessionIntern(ES: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOrcOpaqueSymbolStringPoolEntry]:
    """LLVMOrcSymbolStringPoolEntryRef LLVMOrcExecutionSessionIntern(LLVMOrcExecutionSessionRef ES, const char * Name) - Intern a string in the ExecutionSession's SymbolStringPool and return a reference to it. This increments the ref-count of the pool entry, and the returned value should be released once the client is done with it by calling LLVMOrcReleaseSymbolStringPoolEntry."""
LLVMOrcExecutionSessionLookupHandleResultFunction = Any
def LLVMOrcExecutionSessionLookup(ES: Any, K: Any, SearchOrder: Any, SearchOrderSize: Any, Symbols: Any, SymbolsSize: Any, HandleResult: Any, Ctx: Any, /) -> None:
    """void LLVMOrcExecutionSessionLookup(LLVMOrcExecutionSessionRef ES, LLVMOrcLookupKind K, LLVMOrcCJITDylibSearchOrder SearchOrder, size_t SearchOrderSize, LLVMOrcCLookupSet Symbols, size_t SymbolsSize, LLVMOrcExecutionSessionLookupHandleResultFunction HandleResult, void * Ctx) - Look up symbols in an execution session."""
def LLVMOrcRetainSymbolStringPoolEntry(S: Any, /) -> None:
    """void LLVMOrcRetainSymbolStringPoolEntry(LLVMOrcSymbolStringPoolEntryRef S) - Increments the ref-count for a SymbolStringPool entry."""
def LLVMOrcReleaseSymbolStringPoolEntry(S: Any, /) -> None:
    """void LLVMOrcReleaseSymbolStringPoolEntry(LLVMOrcSymbolStringPoolEntryRef S) - Reduces the ref-count for of a SymbolStringPool entry."""
def LLVMOrcSymbolStringPoolEntryStr(S: Any, /) -> bytes | None:
    """const char * LLVMOrcSymbolStringPoolEntryStr(LLVMOrcSymbolStringPoolEntryRef S) - Return the c-string for the given symbol. This string will remain valid until the entry is freed (once all LLVMOrcSymbolStringPoolEntryRefs have been released)."""
def LLVMOrcReleaseResourceTracker(RT: Any, /) -> None:
    """void LLVMOrcReleaseResourceTracker(LLVMOrcResourceTrackerRef RT) - Reduces the ref-count of a ResourceTracker."""
def LLVMOrcResourceTrackerTransferTo(SrcRT: Any, DstRT: Any, /) -> None:
    """void LLVMOrcResourceTrackerTransferTo(LLVMOrcResourceTrackerRef SrcRT, LLVMOrcResourceTrackerRef DstRT) - Transfers tracking of all resources associated with resource tracker SrcRT to resource tracker DstRT."""
def LLVMOrcResourceTrackerRemove(RT: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueError]:
    """LLVMErrorRef LLVMOrcResourceTrackerRemove(LLVMOrcResourceTrackerRef RT) - Remove all resources associated with the given tracker. See ResourceTracker::remove()."""
def LLVMOrcDisposeDefinitionGenerator(DG: Any, /) -> None:
    """void LLVMOrcDisposeDefinitionGenerator(LLVMOrcDefinitionGeneratorRef DG) - Dispose of a JITDylib::DefinitionGenerator. This should only be called if ownership has not been passed to a JITDylib (e.g. because some error prevented the client from calling LLVMOrcJITDylibAddGenerator)."""
def LLVMOrcDisposeMaterializationUnit(MU: Any, /) -> None:
    """void LLVMOrcDisposeMaterializationUnit(LLVMOrcMaterializationUnitRef MU) - Dispose of a MaterializationUnit."""
def LLVMOrcCreateCustomMaterializationUnit(Name: Any, Ctx: Any, Syms: Any, NumSyms: Any, InitSym: Any, Materialize: Any, Discard: Any, Destroy: Any, /) -> ctypes._Pointer[struct_LLVMOrcOpaqueMaterializationUnit]:
    """LLVMOrcMaterializationUnitRef LLVMOrcCreateCustomMaterializationUnit(const char * Name, void * Ctx, LLVMOrcCSymbolFlagsMapPairs Syms, size_t NumSyms, LLVMOrcSymbolStringPoolEntryRef InitSym, LLVMOrcMaterializationUnitMaterializeFunction Materialize, LLVMOrcMaterializationUnitDiscardFunction Discard, LLVMOrcMaterializationUnitDestroyFunction Destroy) - Create a custom MaterializationUnit."""
def LLVMOrcAbsoluteSymbols(Syms: Any, NumPairs: Any, /) -> ctypes._Pointer[struct_LLVMOrcOpaqueMaterializationUnit]:
    """LLVMOrcMaterializationUnitRef LLVMOrcAbsoluteSymbols(LLVMOrcCSymbolMapPairs Syms, size_t NumPairs) - Create a MaterializationUnit to define the given symbols as pointing to the corresponding raw addresses."""
def LLVMOrcLazyReexports(LCTM: Any, ISM: Any, SourceRef: Any, CallableAliases: Any, NumPairs: Any, /) -> ctypes._Pointer[struct_LLVMOrcOpaqueMaterializationUnit]:
    """LLVMOrcMaterializationUnitRef LLVMOrcLazyReexports(LLVMOrcLazyCallThroughManagerRef LCTM, LLVMOrcIndirectStubsManagerRef ISM, LLVMOrcJITDylibRef SourceRef, LLVMOrcCSymbolAliasMapPairs CallableAliases, size_t NumPairs) - Create a MaterializationUnit to define lazy re-expots. These are callable entry points that call through to the given symbols."""
def LLVMOrcDisposeMaterializationResponsibility(MR: Any, /) -> None:
    """void LLVMOrcDisposeMaterializationResponsibility(LLVMOrcMaterializationResponsibilityRef MR) - Disposes of the passed MaterializationResponsibility object."""
def LLVMOrcMaterializationResponsibilityGetTargetDylib(MR: Any, /) -> ctypes._Pointer[struct_LLVMOrcOpaqueJITDylib]:
    """LLVMOrcJITDylibRef LLVMOrcMaterializationResponsibilityGetTargetDylib(LLVMOrcMaterializationResponsibilityRef MR) - Returns the target JITDylib that these symbols are being materialized into."""
def LLVMOrcMaterializationResponsibilityGetExecutionSession(MR: Any, /) -> ctypes._Pointer[struct_LLVMOrcOpaqueExecutionSession]:
    """LLVMOrcExecutionSessionRef LLVMOrcMaterializationResponsibilityGetExecutionSession(LLVMOrcMaterializationResponsibilityRef MR) - Returns the ExecutionSession for this MaterializationResponsibility."""
def LLVMOrcMaterializationResponsibilityGetSymbols(MR: Any, NumPairs: Any, /) -> ctypes._Pointer[LLVMOrcCSymbolFlagsMapPair]:
    """LLVMOrcCSymbolFlagsMapPairs LLVMOrcMaterializationResponsibilityGetSymbols(LLVMOrcMaterializationResponsibilityRef MR, size_t * NumPairs) - Returns the symbol flags map for this responsibility instance."""
def LLVMOrcDisposeCSymbolFlagsMap(Pairs: Any, /) -> None:
    """void LLVMOrcDisposeCSymbolFlagsMap(LLVMOrcCSymbolFlagsMapPairs Pairs) - Disposes of the passed LLVMOrcCSymbolFlagsMap."""
def LLVMOrcMaterializationResponsibilityGetInitializerSymbol(MR: Any, /) -> ctypes._Pointer[struct_LLVMOrcOpaqueSymbolStringPoolEntry]:
    """LLVMOrcSymbolStringPoolEntryRef LLVMOrcMaterializationResponsibilityGetInitializerSymbol(LLVMOrcMaterializationResponsibilityRef MR) - Returns the initialization pseudo-symbol, if any. This symbol will also be present in the SymbolFlagsMap for this MaterializationResponsibility object."""
def LLVMOrcMaterializationResponsibilityGetRequestedSymbols(MR: Any, NumSymbols: Any, /) -> ctypes._Pointer[Any]:
    """LLVMOrcSymbolStringPoolEntryRef * LLVMOrcMaterializationResponsibilityGetRequestedSymbols(LLVMOrcMaterializationResponsibilityRef MR, size_t * NumSymbols) - Returns the names of any symbols covered by this MaterializationResponsibility object that have queries pending. This information can be used to return responsibility for unrequested symbols back to the JITDylib via the delegate method."""
def LLVMOrcDisposeSymbols(Symbols: Any, /) -> None:
    """void LLVMOrcDisposeSymbols(LLVMOrcSymbolStringPoolEntryRef * Symbols) - Disposes of the passed LLVMOrcSymbolStringPoolEntryRef* ."""
def LLVMOrcMaterializationResponsibilityNotifyResolved(MR: Any, Symbols: Any, NumPairs: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueError]:
    """LLVMErrorRef LLVMOrcMaterializationResponsibilityNotifyResolved(LLVMOrcMaterializationResponsibilityRef MR, LLVMOrcCSymbolMapPairs Symbols, size_t NumPairs) - Notifies the target JITDylib that the given symbols have been resolved. This will update the given symbols' addresses in the JITDylib, and notify any pending queries on the given symbols of their resolution. The given symbols must be ones covered by this MaterializationResponsibility instance. Individual calls to this method may resolve a subset of the symbols, but all symbols must have been resolved prior to calling emit."""
def LLVMOrcMaterializationResponsibilityNotifyEmitted(MR: Any, SymbolDepGroups: Any, NumSymbolDepGroups: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueError]:
    """LLVMErrorRef LLVMOrcMaterializationResponsibilityNotifyEmitted(LLVMOrcMaterializationResponsibilityRef MR, LLVMOrcCSymbolDependenceGroup * SymbolDepGroups, size_t NumSymbolDepGroups) - Notifies the target JITDylib (and any pending queries on that JITDylib) that all symbols covered by this MaterializationResponsibility instance have been emitted."""
def LLVMOrcMaterializationResponsibilityDefineMaterializing(MR: Any, Pairs: Any, NumPairs: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueError]:
    """LLVMErrorRef LLVMOrcMaterializationResponsibilityDefineMaterializing(LLVMOrcMaterializationResponsibilityRef MR, LLVMOrcCSymbolFlagsMapPairs Pairs, size_t NumPairs) - Attempt to claim responsibility for new definitions. This method can be used to claim responsibility for symbols that are added to a materialization unit during the compilation process (e.g. literal pool symbols). Symbol linkage rules are the same as for symbols that are defined up front: duplicate strong definitions will result in errors. Duplicate weak definitions will be discarded (in which case they will not be added to this responsibility instance)."""
def LLVMOrcMaterializationResponsibilityFailMaterialization(MR: Any, /) -> None:
    """void LLVMOrcMaterializationResponsibilityFailMaterialization(LLVMOrcMaterializationResponsibilityRef MR) - Notify all not-yet-emitted covered by this MaterializationResponsibility instance that an error has occurred. This will remove all symbols covered by this MaterializationResponsibility from the target JITDylib, and send an error to any queries waiting on these symbols."""
def LLVMOrcMaterializationResponsibilityReplace(MR: Any, MU: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueError]:
    """LLVMErrorRef LLVMOrcMaterializationResponsibilityReplace(LLVMOrcMaterializationResponsibilityRef MR, LLVMOrcMaterializationUnitRef MU) - Transfers responsibility to the given MaterializationUnit for all symbols defined by that MaterializationUnit. This allows materializers to break up work based on run-time information (e.g. by introspecting which symbols have actually been looked up and materializing only those)."""
def LLVMOrcMaterializationResponsibilityDelegate(MR: Any, Symbols: Any, NumSymbols: Any, Result: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueError]:
    """LLVMErrorRef LLVMOrcMaterializationResponsibilityDelegate(LLVMOrcMaterializationResponsibilityRef MR, LLVMOrcSymbolStringPoolEntryRef * Symbols, size_t NumSymbols, LLVMOrcMaterializationResponsibilityRef * Result) - Delegates responsibility for the given symbols to the returned materialization responsibility. Useful for breaking up work between threads, or different kinds of materialization processes."""
def LLVMOrcExecutionSessionCreateBareJITDylib(ES: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOrcOpaqueJITDylib]:
    """LLVMOrcJITDylibRef LLVMOrcExecutionSessionCreateBareJITDylib(LLVMOrcExecutionSessionRef ES, const char * Name) - Create a 'bare' JITDylib."""
def LLVMOrcExecutionSessionCreateJITDylib(ES: Any, Result: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueError]:
    """LLVMErrorRef LLVMOrcExecutionSessionCreateJITDylib(LLVMOrcExecutionSessionRef ES, LLVMOrcJITDylibRef * Result, const char * Name) - Create a JITDylib."""
def LLVMOrcExecutionSessionGetJITDylibByName(ES: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOrcOpaqueJITDylib]:
    """LLVMOrcJITDylibRef LLVMOrcExecutionSessionGetJITDylibByName(LLVMOrcExecutionSessionRef ES, const char * Name) - Returns the JITDylib with the given name, or NULL if no such JITDylib exists."""
def LLVMOrcJITDylibCreateResourceTracker(JD: Any, /) -> ctypes._Pointer[struct_LLVMOrcOpaqueResourceTracker]:
    """LLVMOrcResourceTrackerRef LLVMOrcJITDylibCreateResourceTracker(LLVMOrcJITDylibRef JD) - Return a reference to a newly created resource tracker associated with JD. The tracker is returned with an initial ref-count of 1, and must be released with LLVMOrcReleaseResourceTracker when no longer needed."""
def LLVMOrcJITDylibGetDefaultResourceTracker(JD: Any, /) -> ctypes._Pointer[struct_LLVMOrcOpaqueResourceTracker]:
    """LLVMOrcResourceTrackerRef LLVMOrcJITDylibGetDefaultResourceTracker(LLVMOrcJITDylibRef JD) - Return a reference to the default resource tracker for the given JITDylib. This operation will increase the retain count of the tracker: Clients should call LLVMOrcReleaseResourceTracker when the result is no longer needed."""
def LLVMOrcJITDylibDefine(JD: Any, MU: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueError]:
    """LLVMErrorRef LLVMOrcJITDylibDefine(LLVMOrcJITDylibRef JD, LLVMOrcMaterializationUnitRef MU) - Add the given MaterializationUnit to the given JITDylib."""
def LLVMOrcJITDylibClear(JD: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueError]:
    """LLVMErrorRef LLVMOrcJITDylibClear(LLVMOrcJITDylibRef JD) - Calls remove on all trackers associated with this JITDylib, see JITDylib::clear()."""
def LLVMOrcJITDylibAddGenerator(JD: Any, DG: Any, /) -> None:
    """void LLVMOrcJITDylibAddGenerator(LLVMOrcJITDylibRef JD, LLVMOrcDefinitionGeneratorRef DG) - Add a DefinitionGenerator to the given JITDylib."""
def LLVMOrcCreateCustomCAPIDefinitionGenerator(F: Any, Ctx: Any, Dispose: Any, /) -> ctypes._Pointer[struct_LLVMOrcOpaqueDefinitionGenerator]:
    """LLVMOrcDefinitionGeneratorRef LLVMOrcCreateCustomCAPIDefinitionGenerator(LLVMOrcCAPIDefinitionGeneratorTryToGenerateFunction F, void * Ctx, LLVMOrcDisposeCAPIDefinitionGeneratorFunction Dispose) - Create a custom generator."""
def LLVMOrcLookupStateContinueLookup(S: Any, Err: Any, /) -> None:
    """void LLVMOrcLookupStateContinueLookup(LLVMOrcLookupStateRef S, LLVMErrorRef Err) - Continue a lookup that was suspended in a generator (see LLVMOrcCAPIDefinitionGeneratorTryToGenerateFunction)."""
def LLVMOrcCreateDynamicLibrarySearchGeneratorForProcess(Result: Any, GlobalPrefx: Any, Filter: Any, FilterCtx: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueError]:
    """LLVMErrorRef LLVMOrcCreateDynamicLibrarySearchGeneratorForProcess(LLVMOrcDefinitionGeneratorRef * Result, char GlobalPrefx, LLVMOrcSymbolPredicate Filter, void * FilterCtx) - Get a DynamicLibrarySearchGenerator that will reflect process symbols into the JITDylib. On success the resulting generator is owned by the client. Ownership is typically transferred by adding the instance to a JITDylib using LLVMOrcJITDylibAddGenerator,"""
def LLVMOrcCreateDynamicLibrarySearchGeneratorForPath(Result: Any, FileName: Any, GlobalPrefix: Any, Filter: Any, FilterCtx: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueError]:
    """LLVMErrorRef LLVMOrcCreateDynamicLibrarySearchGeneratorForPath(LLVMOrcDefinitionGeneratorRef * Result, const char * FileName, char GlobalPrefix, LLVMOrcSymbolPredicate Filter, void * FilterCtx) - Get a LLVMOrcCreateDynamicLibararySearchGeneratorForPath that will reflect library symbols into the JITDylib. On success the resulting generator is owned by the client. Ownership is typically transferred by adding the instance to a JITDylib using LLVMOrcJITDylibAddGenerator,"""
def LLVMOrcCreateStaticLibrarySearchGeneratorForPath(Result: Any, ObjLayer: Any, FileName: Any, TargetTriple: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueError]:
    """LLVMErrorRef LLVMOrcCreateStaticLibrarySearchGeneratorForPath(LLVMOrcDefinitionGeneratorRef * Result, LLVMOrcObjectLayerRef ObjLayer, const char * FileName, const char * TargetTriple) - Get a LLVMOrcCreateStaticLibrarySearchGeneratorForPath that will reflect static library symbols into the JITDylib. On success the resulting generator is owned by the client. Ownership is typically transferred by adding the instance to a JITDylib using LLVMOrcJITDylibAddGenerator,"""
def LLVMOrcCreateNewThreadSafeContext() -> ctypes._Pointer[struct_LLVMOrcOpaqueThreadSafeContext]:
    """LLVMOrcThreadSafeContextRef LLVMOrcCreateNewThreadSafeContext() - Create a ThreadSafeContext containing a new LLVMContext."""
def LLVMOrcThreadSafeContextGetContext(TSCtx: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueContext]:
    """LLVMContextRef LLVMOrcThreadSafeContextGetContext(LLVMOrcThreadSafeContextRef TSCtx) - Get a reference to the wrapped LLVMContext."""
def LLVMOrcDisposeThreadSafeContext(TSCtx: Any, /) -> None:
    """void LLVMOrcDisposeThreadSafeContext(LLVMOrcThreadSafeContextRef TSCtx) - Dispose of a ThreadSafeContext."""
def LLVMOrcCreateNewThreadSafeModule(M: Any, TSCtx: Any, /) -> ctypes._Pointer[struct_LLVMOrcOpaqueThreadSafeModule]:
    """LLVMOrcThreadSafeModuleRef LLVMOrcCreateNewThreadSafeModule(LLVMModuleRef M, LLVMOrcThreadSafeContextRef TSCtx) - Create a ThreadSafeModule wrapper around the given LLVM module. This takes ownership of the M argument which should not be disposed of or referenced after this function returns."""
def LLVMOrcDisposeThreadSafeModule(TSM: Any, /) -> None:
    """void LLVMOrcDisposeThreadSafeModule(LLVMOrcThreadSafeModuleRef TSM) - Dispose of a ThreadSafeModule. This should only be called if ownership has not been passed to LLJIT (e.g. because some error prevented the client from adding this to the JIT)."""
def LLVMOrcThreadSafeModuleWithModuleDo(TSM: Any, F: Any, Ctx: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueError]:
    """LLVMErrorRef LLVMOrcThreadSafeModuleWithModuleDo(LLVMOrcThreadSafeModuleRef TSM, LLVMOrcGenericIRModuleOperationFunction F, void * Ctx) - Apply the given function to the module contained in this ThreadSafeModule."""
def LLVMOrcJITTargetMachineBuilderDetectHost(Result: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueError]:
    """LLVMErrorRef LLVMOrcJITTargetMachineBuilderDetectHost(LLVMOrcJITTargetMachineBuilderRef * Result) - Create a JITTargetMachineBuilder by detecting the host."""
def LLVMOrcJITTargetMachineBuilderCreateFromTargetMachine(TM: Any, /) -> ctypes._Pointer[struct_LLVMOrcOpaqueJITTargetMachineBuilder]:
    """LLVMOrcJITTargetMachineBuilderRef LLVMOrcJITTargetMachineBuilderCreateFromTargetMachine(LLVMTargetMachineRef TM) - Create a JITTargetMachineBuilder from the given TargetMachine template."""
def LLVMOrcDisposeJITTargetMachineBuilder(JTMB: Any, /) -> None:
    """void LLVMOrcDisposeJITTargetMachineBuilder(LLVMOrcJITTargetMachineBuilderRef JTMB) - Dispose of a JITTargetMachineBuilder."""
def LLVMOrcJITTargetMachineBuilderGetTargetTriple(JTMB: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * LLVMOrcJITTargetMachineBuilderGetTargetTriple(LLVMOrcJITTargetMachineBuilderRef JTMB) - Returns the target triple for the given JITTargetMachineBuilder as a string."""
def LLVMOrcJITTargetMachineBuilderSetTargetTriple(JTMB: Any, TargetTriple: Any, /) -> None:
    """void LLVMOrcJITTargetMachineBuilderSetTargetTriple(LLVMOrcJITTargetMachineBuilderRef JTMB, const char * TargetTriple) - Sets the target triple for the given JITTargetMachineBuilder to the given string."""
def LLVMOrcObjectLayerAddObjectFile(ObjLayer: Any, JD: Any, ObjBuffer: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueError]:
    """LLVMErrorRef LLVMOrcObjectLayerAddObjectFile(LLVMOrcObjectLayerRef ObjLayer, LLVMOrcJITDylibRef JD, LLVMMemoryBufferRef ObjBuffer) - Add an object to an ObjectLayer to the given JITDylib."""
def LLVMOrcObjectLayerAddObjectFileWithRT(ObjLayer: Any, RT: Any, ObjBuffer: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueError]:
    """LLVMErrorRef LLVMOrcObjectLayerAddObjectFileWithRT(LLVMOrcObjectLayerRef ObjLayer, LLVMOrcResourceTrackerRef RT, LLVMMemoryBufferRef ObjBuffer) - Add an object to an ObjectLayer using the given ResourceTracker."""
def LLVMOrcObjectLayerEmit(ObjLayer: Any, R: Any, ObjBuffer: Any, /) -> None:
    """void LLVMOrcObjectLayerEmit(LLVMOrcObjectLayerRef ObjLayer, LLVMOrcMaterializationResponsibilityRef R, LLVMMemoryBufferRef ObjBuffer) - Emit an object buffer to an ObjectLayer."""
def LLVMOrcDisposeObjectLayer(ObjLayer: Any, /) -> None:
    """void LLVMOrcDisposeObjectLayer(LLVMOrcObjectLayerRef ObjLayer) - Dispose of an ObjectLayer."""
def LLVMOrcIRTransformLayerEmit(IRTransformLayer: Any, MR: Any, TSM: Any, /) -> None:
    """void LLVMOrcIRTransformLayerEmit(LLVMOrcIRTransformLayerRef IRTransformLayer, LLVMOrcMaterializationResponsibilityRef MR, LLVMOrcThreadSafeModuleRef TSM)"""
def LLVMOrcIRTransformLayerSetTransform(IRTransformLayer: Any, TransformFunction: Any, Ctx: Any, /) -> None:
    """void LLVMOrcIRTransformLayerSetTransform(LLVMOrcIRTransformLayerRef IRTransformLayer, LLVMOrcIRTransformLayerTransformFunction TransformFunction, void * Ctx) - Set the transform function of the provided transform layer, passing through a pointer to user provided context."""
def LLVMOrcObjectTransformLayerSetTransform(ObjTransformLayer: Any, TransformFunction: Any, Ctx: Any, /) -> None:
    """void LLVMOrcObjectTransformLayerSetTransform(LLVMOrcObjectTransformLayerRef ObjTransformLayer, LLVMOrcObjectTransformLayerTransformFunction TransformFunction, void * Ctx) - Set the transform function on an LLVMOrcObjectTransformLayer."""
def LLVMOrcCreateLocalIndirectStubsManager(TargetTriple: Any, /) -> ctypes._Pointer[struct_LLVMOrcOpaqueIndirectStubsManager]:
    """LLVMOrcIndirectStubsManagerRef LLVMOrcCreateLocalIndirectStubsManager(const char * TargetTriple) - Create a LocalIndirectStubsManager from the given target triple."""
def LLVMOrcDisposeIndirectStubsManager(ISM: Any, /) -> None:
    """void LLVMOrcDisposeIndirectStubsManager(LLVMOrcIndirectStubsManagerRef ISM) - Dispose of an IndirectStubsManager."""
def LLVMOrcCreateLocalLazyCallThroughManager(TargetTriple: Any, ES: Any, ErrorHandlerAddr: Any, LCTM: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueError]:
    """LLVMErrorRef LLVMOrcCreateLocalLazyCallThroughManager(const char * TargetTriple, LLVMOrcExecutionSessionRef ES, LLVMOrcJITTargetAddress ErrorHandlerAddr, LLVMOrcLazyCallThroughManagerRef * LCTM)"""
def LLVMOrcDisposeLazyCallThroughManager(LCTM: Any, /) -> None:
    """void LLVMOrcDisposeLazyCallThroughManager(LLVMOrcLazyCallThroughManagerRef LCTM) - Dispose of an LazyCallThroughManager."""
def LLVMOrcCreateDumpObjects(DumpDir: Any, IdentifierOverride: Any, /) -> ctypes._Pointer[struct_LLVMOrcOpaqueDumpObjects]:
    """LLVMOrcDumpObjectsRef LLVMOrcCreateDumpObjects(const char * DumpDir, const char * IdentifierOverride) - Create a DumpObjects instance."""
def LLVMOrcDisposeDumpObjects(DumpObjects: Any, /) -> None:
    """void LLVMOrcDisposeDumpObjects(LLVMOrcDumpObjectsRef DumpObjects) - Dispose of a DumpObjects instance."""
def LLVMOrcDumpObjects_CallOperator(DumpObjects: Any, ObjBuffer: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueError]:
    """LLVMErrorRef LLVMOrcDumpObjects_CallOperator(LLVMOrcDumpObjectsRef DumpObjects, LLVMMemoryBufferRef * ObjBuffer) - Dump the contents of the given MemoryBuffer."""
LLVMOrcLLJITBuilderObjectLinkingLayerCreatorFunction = Any
class struct_LLVMOrcOpaqueLLJITBuilder(runtime.Struct): ...
LLVMOrcLLJITBuilderRef = Any
class struct_LLVMOrcOpaqueLLJIT(runtime.Struct): ...
LLVMOrcLLJITRef = Any
def LLVMOrcCreateLLJITBuilder() -> ctypes._Pointer[struct_LLVMOrcOpaqueLLJITBuilder]:
    """LLVMOrcLLJITBuilderRef LLVMOrcCreateLLJITBuilder() - Create an LLVMOrcLLJITBuilder."""
def LLVMOrcDisposeLLJITBuilder(Builder: Any, /) -> None:
    """void LLVMOrcDisposeLLJITBuilder(LLVMOrcLLJITBuilderRef Builder) - Dispose of an LLVMOrcLLJITBuilderRef. This should only be called if ownership has not been passed to LLVMOrcCreateLLJIT (e.g. because some error prevented that function from being called)."""
def LLVMOrcLLJITBuilderSetJITTargetMachineBuilder(Builder: Any, JTMB: Any, /) -> None:
    """void LLVMOrcLLJITBuilderSetJITTargetMachineBuilder(LLVMOrcLLJITBuilderRef Builder, LLVMOrcJITTargetMachineBuilderRef JTMB) - Set the JITTargetMachineBuilder to be used when constructing the LLJIT instance. Calling this function is optional: if it is not called then the LLJITBuilder will use JITTargeTMachineBuilder::detectHost to construct a JITTargetMachineBuilder."""
def LLVMOrcLLJITBuilderSetObjectLinkingLayerCreator(Builder: Any, F: Any, Ctx: Any, /) -> None:
    """void LLVMOrcLLJITBuilderSetObjectLinkingLayerCreator(LLVMOrcLLJITBuilderRef Builder, LLVMOrcLLJITBuilderObjectLinkingLayerCreatorFunction F, void * Ctx) - Set an ObjectLinkingLayer creator function for this LLJIT instance."""
def LLVMOrcCreateLLJIT(Result: Any, Builder: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueError]:
    """LLVMErrorRef LLVMOrcCreateLLJIT(LLVMOrcLLJITRef * Result, LLVMOrcLLJITBuilderRef Builder) - Create an LLJIT instance from an LLJITBuilder."""
def LLVMOrcDisposeLLJIT(J: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueError]:
    """LLVMErrorRef LLVMOrcDisposeLLJIT(LLVMOrcLLJITRef J) - Dispose of an LLJIT instance."""
def LLVMOrcLLJITGetExecutionSession(J: Any, /) -> ctypes._Pointer[struct_LLVMOrcOpaqueExecutionSession]:
    """LLVMOrcExecutionSessionRef LLVMOrcLLJITGetExecutionSession(LLVMOrcLLJITRef J) - Get a reference to the ExecutionSession for this LLJIT instance."""
def LLVMOrcLLJITGetMainJITDylib(J: Any, /) -> ctypes._Pointer[struct_LLVMOrcOpaqueJITDylib]:
    """LLVMOrcJITDylibRef LLVMOrcLLJITGetMainJITDylib(LLVMOrcLLJITRef J) - Return a reference to the Main JITDylib."""
def LLVMOrcLLJITGetTripleString(J: Any, /) -> bytes | None:
    """const char * LLVMOrcLLJITGetTripleString(LLVMOrcLLJITRef J) - Return the target triple for this LLJIT instance. This string is owned by the LLJIT instance and should not be freed by the client."""
def LLVMOrcLLJITGetGlobalPrefix(J: Any, /) -> bytes:
    """char LLVMOrcLLJITGetGlobalPrefix(LLVMOrcLLJITRef J) - Returns the global prefix character according to the LLJIT's DataLayout."""
def LLVMOrcLLJITMangleAndIntern(J: Any, UnmangledName: Any, /) -> ctypes._Pointer[struct_LLVMOrcOpaqueSymbolStringPoolEntry]:
    """LLVMOrcSymbolStringPoolEntryRef LLVMOrcLLJITMangleAndIntern(LLVMOrcLLJITRef J, const char * UnmangledName) - Mangles the given string according to the LLJIT instance's DataLayout, then interns the result in the SymbolStringPool and returns a reference to the pool entry. Clients should call LLVMOrcReleaseSymbolStringPoolEntry to decrement the ref-count on the pool entry once they are finished with this value."""
def LLVMOrcLLJITAddObjectFile(J: Any, JD: Any, ObjBuffer: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueError]:
    """LLVMErrorRef LLVMOrcLLJITAddObjectFile(LLVMOrcLLJITRef J, LLVMOrcJITDylibRef JD, LLVMMemoryBufferRef ObjBuffer) - Add a buffer representing an object file to the given JITDylib in the given LLJIT instance. This operation transfers ownership of the buffer to the LLJIT instance. The buffer should not be disposed of or referenced once this function returns."""
def LLVMOrcLLJITAddObjectFileWithRT(J: Any, RT: Any, ObjBuffer: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueError]:
    """LLVMErrorRef LLVMOrcLLJITAddObjectFileWithRT(LLVMOrcLLJITRef J, LLVMOrcResourceTrackerRef RT, LLVMMemoryBufferRef ObjBuffer) - Add a buffer representing an object file to the given ResourceTracker's JITDylib in the given LLJIT instance. This operation transfers ownership of the buffer to the LLJIT instance. The buffer should not be disposed of or referenced once this function returns."""
def LLVMOrcLLJITAddLLVMIRModule(J: Any, JD: Any, TSM: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueError]:
    """LLVMErrorRef LLVMOrcLLJITAddLLVMIRModule(LLVMOrcLLJITRef J, LLVMOrcJITDylibRef JD, LLVMOrcThreadSafeModuleRef TSM) - Add an IR module to the given JITDylib in the given LLJIT instance. This operation transfers ownership of the TSM argument to the LLJIT instance. The TSM argument should not be disposed of or referenced once this function returns."""
def LLVMOrcLLJITAddLLVMIRModuleWithRT(J: Any, JD: Any, TSM: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueError]:
    """LLVMErrorRef LLVMOrcLLJITAddLLVMIRModuleWithRT(LLVMOrcLLJITRef J, LLVMOrcResourceTrackerRef JD, LLVMOrcThreadSafeModuleRef TSM) - Add an IR module to the given ResourceTracker's JITDylib in the given LLJIT instance. This operation transfers ownership of the TSM argument to the LLJIT instance. The TSM argument should not be disposed of or referenced once this function returns."""
def LLVMOrcLLJITLookup(J: Any, Result: Any, Name: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueError]:
    """LLVMErrorRef LLVMOrcLLJITLookup(LLVMOrcLLJITRef J, LLVMOrcExecutorAddress * Result, const char * Name) - Look up the given symbol in the main JITDylib of the given LLJIT instance."""
def LLVMOrcLLJITGetObjLinkingLayer(J: Any, /) -> ctypes._Pointer[struct_LLVMOrcOpaqueObjectLayer]:
    """LLVMOrcObjectLayerRef LLVMOrcLLJITGetObjLinkingLayer(LLVMOrcLLJITRef J) - Returns a non-owning reference to the LLJIT instance's object linking layer."""
def LLVMOrcLLJITGetObjTransformLayer(J: Any, /) -> ctypes._Pointer[struct_LLVMOrcOpaqueObjectTransformLayer]:
    """LLVMOrcObjectTransformLayerRef LLVMOrcLLJITGetObjTransformLayer(LLVMOrcLLJITRef J) - Returns a non-owning reference to the LLJIT instance's object linking layer."""
def LLVMOrcLLJITGetIRTransformLayer(J: Any, /) -> ctypes._Pointer[struct_LLVMOrcOpaqueIRTransformLayer]:
    """LLVMOrcIRTransformLayerRef LLVMOrcLLJITGetIRTransformLayer(LLVMOrcLLJITRef J) - Returns a non-owning reference to the LLJIT instance's IR transform layer."""
def LLVMOrcLLJITGetDataLayoutStr(J: Any, /) -> bytes | None:
    """const char * LLVMOrcLLJITGetDataLayoutStr(LLVMOrcLLJITRef J) - Get the LLJIT instance's default data layout string."""
def LLVMOrcLLJITEnableDebugSupport(J: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueError]:
    """LLVMErrorRef LLVMOrcLLJITEnableDebugSupport(LLVMOrcLLJITRef J) - Install the plugin that submits debug objects to the executor. Executors must expose the llvm_orc_registerJITLoaderGDBWrapper symbol."""
LLVMLinkerMode = ctypes.c_uint32
LLVMLinkerDestroySource: int
LLVMLinkerPreserveSource_Removed: int
def LLVMLinkModules2(Dest: Any, Src: Any, /) -> int:
    """LLVMBool LLVMLinkModules2(LLVMModuleRef Dest, LLVMModuleRef Src) - Links the source module into the destination module. The source module is destroyed. The return value is true if an error occurred, false otherwise. Use the diagnostic handler to get any diagnostic message."""
class struct_LLVMOpaqueSectionIterator(runtime.Struct): ...
LLVMSectionIteratorRef = Any
class struct_LLVMOpaqueSymbolIterator(runtime.Struct): ...
LLVMSymbolIteratorRef = Any
class struct_LLVMOpaqueRelocationIterator(runtime.Struct): ...
LLVMRelocationIteratorRef = Any
LLVMBinaryType = ctypes.c_uint32
LLVMBinaryTypeArchive: int
LLVMBinaryTypeMachOUniversalBinary: int
LLVMBinaryTypeCOFFImportFile: int
LLVMBinaryTypeIR: int
LLVMBinaryTypeWinRes: int
LLVMBinaryTypeCOFF: int
LLVMBinaryTypeELF32L: int
LLVMBinaryTypeELF32B: int
LLVMBinaryTypeELF64L: int
LLVMBinaryTypeELF64B: int
LLVMBinaryTypeMachO32L: int
LLVMBinaryTypeMachO32B: int
LLVMBinaryTypeMachO64L: int
LLVMBinaryTypeMachO64B: int
LLVMBinaryTypeWasm: int
LLVMBinaryTypeOffload: int
def LLVMCreateBinary(MemBuf: Any, Context: Any, ErrorMessage: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueBinary]:
    """LLVMBinaryRef LLVMCreateBinary(LLVMMemoryBufferRef MemBuf, LLVMContextRef Context, char ** ErrorMessage) - Create a binary file from the given memory buffer."""
def LLVMDisposeBinary(BR: Any, /) -> None:
    """void LLVMDisposeBinary(LLVMBinaryRef BR) - Dispose of a binary file."""
def LLVMBinaryCopyMemoryBuffer(BR: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueMemoryBuffer]:
    """LLVMMemoryBufferRef LLVMBinaryCopyMemoryBuffer(LLVMBinaryRef BR) - Retrieves a copy of the memory buffer associated with this object file."""
def LLVMBinaryGetType(BR: Any, /) -> int:
    """LLVMBinaryType LLVMBinaryGetType(LLVMBinaryRef BR) - Retrieve the specific type of a binary."""
def LLVMMachOUniversalBinaryCopyObjectForArch(BR: Any, Arch: Any, ArchLen: Any, ErrorMessage: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueBinary]:
    """LLVMBinaryRef LLVMMachOUniversalBinaryCopyObjectForArch(LLVMBinaryRef BR, const char * Arch, size_t ArchLen, char ** ErrorMessage) - For a Mach-O universal binary file, retrieves the object file corresponding to the given architecture if it is present as a slice."""
def LLVMObjectFileCopySectionIterator(BR: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueSectionIterator]:
    """LLVMSectionIteratorRef LLVMObjectFileCopySectionIterator(LLVMBinaryRef BR) - Retrieve a copy of the section iterator for this object file."""
def LLVMObjectFileIsSectionIteratorAtEnd(BR: Any, SI: Any, /) -> int:
    """LLVMBool LLVMObjectFileIsSectionIteratorAtEnd(LLVMBinaryRef BR, LLVMSectionIteratorRef SI) - Returns whether the given section iterator is at the end."""
def LLVMObjectFileCopySymbolIterator(BR: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueSymbolIterator]:
    """LLVMSymbolIteratorRef LLVMObjectFileCopySymbolIterator(LLVMBinaryRef BR) - Retrieve a copy of the symbol iterator for this object file."""
def LLVMObjectFileIsSymbolIteratorAtEnd(BR: Any, SI: Any, /) -> int:
    """LLVMBool LLVMObjectFileIsSymbolIteratorAtEnd(LLVMBinaryRef BR, LLVMSymbolIteratorRef SI) - Returns whether the given symbol iterator is at the end."""
def LLVMDisposeSectionIterator(SI: Any, /) -> None:
    """void LLVMDisposeSectionIterator(LLVMSectionIteratorRef SI)"""
def LLVMMoveToNextSection(SI: Any, /) -> None:
    """void LLVMMoveToNextSection(LLVMSectionIteratorRef SI)"""
def LLVMMoveToContainingSection(Sect: Any, Sym: Any, /) -> None:
    """void LLVMMoveToContainingSection(LLVMSectionIteratorRef Sect, LLVMSymbolIteratorRef Sym)"""
def LLVMDisposeSymbolIterator(SI: Any, /) -> None:
    """void LLVMDisposeSymbolIterator(LLVMSymbolIteratorRef SI) - ObjectFile Symbol iterators"""
def LLVMMoveToNextSymbol(SI: Any, /) -> None:
    """void LLVMMoveToNextSymbol(LLVMSymbolIteratorRef SI)"""
def LLVMGetSectionName(SI: Any, /) -> bytes | None:
    """const char * LLVMGetSectionName(LLVMSectionIteratorRef SI) - SectionRef accessors"""
def LLVMGetSectionSize(SI: Any, /) -> int:
    """uint64_t LLVMGetSectionSize(LLVMSectionIteratorRef SI)"""
def LLVMGetSectionContents(SI: Any, /) -> bytes | None:
    """const char * LLVMGetSectionContents(LLVMSectionIteratorRef SI)"""
def LLVMGetSectionAddress(SI: Any, /) -> int:
    """uint64_t LLVMGetSectionAddress(LLVMSectionIteratorRef SI)"""
def LLVMGetSectionContainsSymbol(SI: Any, Sym: Any, /) -> int:
    """LLVMBool LLVMGetSectionContainsSymbol(LLVMSectionIteratorRef SI, LLVMSymbolIteratorRef Sym)"""
def LLVMGetRelocations(Section: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueRelocationIterator]:
    """LLVMRelocationIteratorRef LLVMGetRelocations(LLVMSectionIteratorRef Section) - Section Relocation iterators"""
def LLVMDisposeRelocationIterator(RI: Any, /) -> None:
    """void LLVMDisposeRelocationIterator(LLVMRelocationIteratorRef RI)"""
def LLVMIsRelocationIteratorAtEnd(Section: Any, RI: Any, /) -> int:
    """LLVMBool LLVMIsRelocationIteratorAtEnd(LLVMSectionIteratorRef Section, LLVMRelocationIteratorRef RI)"""
def LLVMMoveToNextRelocation(RI: Any, /) -> None:
    """void LLVMMoveToNextRelocation(LLVMRelocationIteratorRef RI)"""
def LLVMGetSymbolName(SI: Any, /) -> bytes | None:
    """const char * LLVMGetSymbolName(LLVMSymbolIteratorRef SI) - SymbolRef accessors"""
def LLVMGetSymbolAddress(SI: Any, /) -> int:
    """uint64_t LLVMGetSymbolAddress(LLVMSymbolIteratorRef SI)"""
def LLVMGetSymbolSize(SI: Any, /) -> int:
    """uint64_t LLVMGetSymbolSize(LLVMSymbolIteratorRef SI)"""
def LLVMGetRelocationOffset(RI: Any, /) -> int:
    """uint64_t LLVMGetRelocationOffset(LLVMRelocationIteratorRef RI) - RelocationRef accessors"""
def LLVMGetRelocationSymbol(RI: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueSymbolIterator]:
    """LLVMSymbolIteratorRef LLVMGetRelocationSymbol(LLVMRelocationIteratorRef RI)"""
def LLVMGetRelocationType(RI: Any, /) -> int:
    """uint64_t LLVMGetRelocationType(LLVMRelocationIteratorRef RI)"""
def LLVMGetRelocationTypeName(RI: Any, /) -> bytes | None:
    """const char * LLVMGetRelocationTypeName(LLVMRelocationIteratorRef RI) - NOTE: Caller takes ownership of returned string of the two following functions."""
def LLVMGetRelocationValueString(RI: Any, /) -> bytes | None:
    """const char * LLVMGetRelocationValueString(LLVMRelocationIteratorRef RI)"""
class struct_LLVMOpaqueObjectFile(runtime.Struct): ...
LLVMObjectFileRef = Any
def LLVMCreateObjectFile(MemBuf: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueObjectFile]:
    """LLVMObjectFileRef LLVMCreateObjectFile(LLVMMemoryBufferRef MemBuf) - Deprecated: Use LLVMCreateBinary instead."""
def LLVMDisposeObjectFile(ObjectFile: Any, /) -> None:
    """void LLVMDisposeObjectFile(LLVMObjectFileRef ObjectFile) - Deprecated: Use LLVMDisposeBinary instead."""
def LLVMGetSections(ObjectFile: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueSectionIterator]:
    """LLVMSectionIteratorRef LLVMGetSections(LLVMObjectFileRef ObjectFile) - Deprecated: Use LLVMObjectFileCopySectionIterator instead."""
def LLVMIsSectionIteratorAtEnd(ObjectFile: Any, SI: Any, /) -> int:
    """LLVMBool LLVMIsSectionIteratorAtEnd(LLVMObjectFileRef ObjectFile, LLVMSectionIteratorRef SI) - Deprecated: Use LLVMObjectFileIsSectionIteratorAtEnd instead."""
def LLVMGetSymbols(ObjectFile: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueSymbolIterator]:
    """LLVMSymbolIteratorRef LLVMGetSymbols(LLVMObjectFileRef ObjectFile) - Deprecated: Use LLVMObjectFileCopySymbolIterator instead."""
def LLVMIsSymbolIteratorAtEnd(ObjectFile: Any, SI: Any, /) -> int:
    """LLVMBool LLVMIsSymbolIteratorAtEnd(LLVMObjectFileRef ObjectFile, LLVMSymbolIteratorRef SI) - Deprecated: Use LLVMObjectFileIsSymbolIteratorAtEnd instead."""
LLVMMemoryManagerCreateContextCallback = Any
LLVMMemoryManagerNotifyTerminatingCallback = Any
def LLVMOrcCreateRTDyldObjectLinkingLayerWithSectionMemoryManager(ES: Any, /) -> ctypes._Pointer[struct_LLVMOrcOpaqueObjectLayer]:
    """LLVMOrcObjectLayerRef LLVMOrcCreateRTDyldObjectLinkingLayerWithSectionMemoryManager(LLVMOrcExecutionSessionRef ES) - Create a RTDyldObjectLinkingLayer instance using the standard SectionMemoryManager for memory management."""
def LLVMOrcCreateRTDyldObjectLinkingLayerWithMCJITMemoryManagerLikeCallbacks(ES: Any, CreateContextCtx: Any, CreateContext: Any, NotifyTerminating: Any, AllocateCodeSection: Any, AllocateDataSection: Any, FinalizeMemory: Any, Destroy: Any, /) -> ctypes._Pointer[struct_LLVMOrcOpaqueObjectLayer]:
    """LLVMOrcObjectLayerRef LLVMOrcCreateRTDyldObjectLinkingLayerWithMCJITMemoryManagerLikeCallbacks(LLVMOrcExecutionSessionRef ES, void * CreateContextCtx, LLVMMemoryManagerCreateContextCallback CreateContext, LLVMMemoryManagerNotifyTerminatingCallback NotifyTerminating, LLVMMemoryManagerAllocateCodeSectionCallback AllocateCodeSection, LLVMMemoryManagerAllocateDataSectionCallback AllocateDataSection, LLVMMemoryManagerFinalizeMemoryCallback FinalizeMemory, LLVMMemoryManagerDestroyCallback Destroy) - Create a RTDyldObjectLinkingLayer instance using MCJIT-memory-manager-like callbacks."""
def LLVMOrcRTDyldObjectLinkingLayerRegisterJITEventListener(RTDyldObjLinkingLayer: Any, Listener: Any, /) -> None:
    """void LLVMOrcRTDyldObjectLinkingLayerRegisterJITEventListener(LLVMOrcObjectLayerRef RTDyldObjLinkingLayer, LLVMJITEventListenerRef Listener) - Add the given listener to the given RTDyldObjectLinkingLayer."""
enum_LLVMRemarkType = ctypes.c_uint32
LLVMRemarkTypeUnknown: int
LLVMRemarkTypePassed: int
LLVMRemarkTypeMissed: int
LLVMRemarkTypeAnalysis: int
LLVMRemarkTypeAnalysisFPCommute: int
LLVMRemarkTypeAnalysisAliasing: int
LLVMRemarkTypeFailure: int
class struct_LLVMRemarkOpaqueString(runtime.Struct): ...
LLVMRemarkStringRef = Any
def LLVMRemarkStringGetData(String: Any, /) -> bytes | None:
    """const char * LLVMRemarkStringGetData(LLVMRemarkStringRef String) - Returns the buffer holding the string."""
def LLVMRemarkStringGetLen(String: Any, /) -> int:
    """uint32_t LLVMRemarkStringGetLen(LLVMRemarkStringRef String) - Returns the size of the string."""
class struct_LLVMRemarkOpaqueDebugLoc(runtime.Struct): ...
LLVMRemarkDebugLocRef = Any
def LLVMRemarkDebugLocGetSourceFilePath(DL: Any, /) -> ctypes._Pointer[struct_LLVMRemarkOpaqueString]:
    """LLVMRemarkStringRef LLVMRemarkDebugLocGetSourceFilePath(LLVMRemarkDebugLocRef DL) - Return the path to the source file for a debug location."""
def LLVMRemarkDebugLocGetSourceLine(DL: Any, /) -> int:
    """uint32_t LLVMRemarkDebugLocGetSourceLine(LLVMRemarkDebugLocRef DL) - Return the line in the source file for a debug location."""
def LLVMRemarkDebugLocGetSourceColumn(DL: Any, /) -> int:
    """uint32_t LLVMRemarkDebugLocGetSourceColumn(LLVMRemarkDebugLocRef DL) - Return the column in the source file for a debug location."""
class struct_LLVMRemarkOpaqueArg(runtime.Struct): ...
LLVMRemarkArgRef = Any
def LLVMRemarkArgGetKey(Arg: Any, /) -> ctypes._Pointer[struct_LLVMRemarkOpaqueString]:
    """LLVMRemarkStringRef LLVMRemarkArgGetKey(LLVMRemarkArgRef Arg) - Returns the key of an argument. The key defines what the value is, and the same key can appear multiple times in the list of arguments."""
def LLVMRemarkArgGetValue(Arg: Any, /) -> ctypes._Pointer[struct_LLVMRemarkOpaqueString]:
    """LLVMRemarkStringRef LLVMRemarkArgGetValue(LLVMRemarkArgRef Arg) - Returns the value of an argument. This is a string that can contain newlines."""
def LLVMRemarkArgGetDebugLoc(Arg: Any, /) -> ctypes._Pointer[struct_LLVMRemarkOpaqueDebugLoc]:
    """LLVMRemarkDebugLocRef LLVMRemarkArgGetDebugLoc(LLVMRemarkArgRef Arg) - Returns the debug location that is attached to the value of this argument."""
class struct_LLVMRemarkOpaqueEntry(runtime.Struct): ...
LLVMRemarkEntryRef = Any
def LLVMRemarkEntryDispose(Remark: Any, /) -> None:
    """void LLVMRemarkEntryDispose(LLVMRemarkEntryRef Remark) - Free the resources used by the remark entry."""
def LLVMRemarkEntryGetType(Remark: Any, /) -> int:
    """enum LLVMRemarkType LLVMRemarkEntryGetType(LLVMRemarkEntryRef Remark) - The type of the remark. For example, it can allow users to only keep the missed optimizations from the compiler."""
def LLVMRemarkEntryGetPassName(Remark: Any, /) -> ctypes._Pointer[struct_LLVMRemarkOpaqueString]:
    """LLVMRemarkStringRef LLVMRemarkEntryGetPassName(LLVMRemarkEntryRef Remark) - Get the name of the pass that emitted this remark."""
def LLVMRemarkEntryGetRemarkName(Remark: Any, /) -> ctypes._Pointer[struct_LLVMRemarkOpaqueString]:
    """LLVMRemarkStringRef LLVMRemarkEntryGetRemarkName(LLVMRemarkEntryRef Remark) - Get an identifier of the remark."""
def LLVMRemarkEntryGetFunctionName(Remark: Any, /) -> ctypes._Pointer[struct_LLVMRemarkOpaqueString]:
    """LLVMRemarkStringRef LLVMRemarkEntryGetFunctionName(LLVMRemarkEntryRef Remark) - Get the name of the function being processed when the remark was emitted."""
def LLVMRemarkEntryGetDebugLoc(Remark: Any, /) -> ctypes._Pointer[struct_LLVMRemarkOpaqueDebugLoc]:
    """LLVMRemarkDebugLocRef LLVMRemarkEntryGetDebugLoc(LLVMRemarkEntryRef Remark) - Returns the debug location that is attached to this remark."""
def LLVMRemarkEntryGetHotness(Remark: Any, /) -> int:
    """uint64_t LLVMRemarkEntryGetHotness(LLVMRemarkEntryRef Remark) - Return the hotness of the remark."""
def LLVMRemarkEntryGetNumArgs(Remark: Any, /) -> int:
    """uint32_t LLVMRemarkEntryGetNumArgs(LLVMRemarkEntryRef Remark) - The number of arguments the remark holds."""
def LLVMRemarkEntryGetFirstArg(Remark: Any, /) -> ctypes._Pointer[struct_LLVMRemarkOpaqueArg]:
    """LLVMRemarkArgRef LLVMRemarkEntryGetFirstArg(LLVMRemarkEntryRef Remark) - Get a new iterator to iterate over a remark's argument."""
def LLVMRemarkEntryGetNextArg(It: Any, Remark: Any, /) -> ctypes._Pointer[struct_LLVMRemarkOpaqueArg]:
    """LLVMRemarkArgRef LLVMRemarkEntryGetNextArg(LLVMRemarkArgRef It, LLVMRemarkEntryRef Remark) - Get the next argument in Remark from the position of It."""
class struct_LLVMRemarkOpaqueParser(runtime.Struct): ...
LLVMRemarkParserRef = Any
def LLVMRemarkParserCreateYAML(Buf: Any, Size: Any, /) -> ctypes._Pointer[struct_LLVMRemarkOpaqueParser]:
    """LLVMRemarkParserRef LLVMRemarkParserCreateYAML(const void * Buf, uint64_t Size) - Creates a remark parser that can be used to parse the buffer located in Buf of size Size bytes."""
def LLVMRemarkParserCreateBitstream(Buf: Any, Size: Any, /) -> ctypes._Pointer[struct_LLVMRemarkOpaqueParser]:
    """LLVMRemarkParserRef LLVMRemarkParserCreateBitstream(const void * Buf, uint64_t Size) - Creates a remark parser that can be used to parse the buffer located in Buf of size Size bytes."""
def LLVMRemarkParserGetNext(Parser: Any, /) -> ctypes._Pointer[struct_LLVMRemarkOpaqueEntry]:
    """LLVMRemarkEntryRef LLVMRemarkParserGetNext(LLVMRemarkParserRef Parser) - Returns the next remark in the file."""
def LLVMRemarkParserHasError(Parser: Any, /) -> int:
    """LLVMBool LLVMRemarkParserHasError(LLVMRemarkParserRef Parser) - Returns `1` if the parser encountered an error while parsing the buffer."""
def LLVMRemarkParserGetErrorMessage(Parser: Any, /) -> bytes | None:
    """const char * LLVMRemarkParserGetErrorMessage(LLVMRemarkParserRef Parser) - Returns a null-terminated string containing an error message."""
def LLVMRemarkParserDispose(Parser: Any, /) -> None:
    """void LLVMRemarkParserDispose(LLVMRemarkParserRef Parser) - Releases all the resources used by Parser."""
def LLVMRemarkVersion() -> int:
    """uint32_t LLVMRemarkVersion() - Returns the version of the remarks library."""
def LLVMLoadLibraryPermanently(Filename: Any, /) -> int:
    """LLVMBool LLVMLoadLibraryPermanently(const char * Filename) - This function permanently loads the dynamic library at the given path. It is safe to call this function multiple times for the same library."""
def LLVMParseCommandLineOptions(argc: Any, argv: Any, Overview: Any, /) -> None:
    """void LLVMParseCommandLineOptions(int argc, const char *const * argv, const char * Overview) - This function parses the given arguments using the LLVM command line parser. Note that the only stable thing about this function is its signature; you cannot rely on any particular set of command line arguments being interpreted the same way across LLVM versions."""
def LLVMSearchForAddressOfSymbol(symbolName: Any, /) -> int | None:
    """void * LLVMSearchForAddressOfSymbol(const char * symbolName) - This function will search through all previously loaded dynamic libraries for the symbol symbolName. If it is found, the address of that symbol is returned. If not, null is returned."""
def LLVMAddSymbol(symbolName: Any, symbolValue: Any, /) -> None:
    """void LLVMAddSymbol(const char * symbolName, void * symbolValue) - This functions permanently adds the symbol symbolName with the value symbolValue. These symbols are searched before any libraries."""
class llvm_blake3_chunk_state(runtime.Struct):
    """This struct is a private implementation detail. It has to be here because it's part of llvm_blake3_hasher below."""
    cv: Field[ctypes.Array[ctypes.c_uint32]]
    chunk_counter: Field[int]
    buf: Field[ctypes.Array[ctypes.c_uint8]]
    buf_len: Field[int]
    blocks_compressed: Field[int]
    flags: Field[int]
class llvm_blake3_hasher(runtime.Struct):
    key: Field[ctypes.Array[ctypes.c_uint32]]
    chunk: Field[llvm_blake3_chunk_state]
    cv_stack_len: Field[int]
    cv_stack: Field[ctypes.Array[ctypes.c_uint8]]
def llvm_blake3_version() -> bytes | None:
    """const char * llvm_blake3_version()"""
def llvm_blake3_hasher_init(self: Any, /) -> None:
    """void llvm_blake3_hasher_init(llvm_blake3_hasher * self)"""
def llvm_blake3_hasher_init_keyed(self: Any, key: Any, /) -> None:
    """void llvm_blake3_hasher_init_keyed(llvm_blake3_hasher * self, const uint8_t[32] key)"""
def llvm_blake3_hasher_init_derive_key(self: Any, context: Any, /) -> None:
    """void llvm_blake3_hasher_init_derive_key(llvm_blake3_hasher * self, const char * context)"""
def llvm_blake3_hasher_init_derive_key_raw(self: Any, context: Any, context_len: Any, /) -> None:
    """void llvm_blake3_hasher_init_derive_key_raw(llvm_blake3_hasher * self, const void * context, size_t context_len)"""
def llvm_blake3_hasher_update(self: Any, input: Any, input_len: Any, /) -> None:
    """void llvm_blake3_hasher_update(llvm_blake3_hasher * self, const void * input, size_t input_len)"""
def llvm_blake3_hasher_finalize(self: Any, out: Any, out_len: Any, /) -> None:
    """void llvm_blake3_hasher_finalize(const llvm_blake3_hasher * self, uint8_t * out, size_t out_len)"""
def llvm_blake3_hasher_finalize_seek(self: Any, seek: Any, out: Any, out_len: Any, /) -> None:
    """void llvm_blake3_hasher_finalize_seek(const llvm_blake3_hasher * self, uint64_t seek, uint8_t * out, size_t out_len)"""
def llvm_blake3_hasher_reset(self: Any, /) -> None:
    """void llvm_blake3_hasher_reset(llvm_blake3_hasher * self)"""
lto_bool_t = ctypes.c_bool
lto_symbol_attributes = ctypes.c_uint32
LTO_SYMBOL_ALIGNMENT_MASK: int
LTO_SYMBOL_PERMISSIONS_MASK: int
LTO_SYMBOL_PERMISSIONS_CODE: int
LTO_SYMBOL_PERMISSIONS_DATA: int
LTO_SYMBOL_PERMISSIONS_RODATA: int
LTO_SYMBOL_DEFINITION_MASK: int
LTO_SYMBOL_DEFINITION_REGULAR: int
LTO_SYMBOL_DEFINITION_TENTATIVE: int
LTO_SYMBOL_DEFINITION_WEAK: int
LTO_SYMBOL_DEFINITION_UNDEFINED: int
LTO_SYMBOL_DEFINITION_WEAKUNDEF: int
LTO_SYMBOL_SCOPE_MASK: int
LTO_SYMBOL_SCOPE_INTERNAL: int
LTO_SYMBOL_SCOPE_HIDDEN: int
LTO_SYMBOL_SCOPE_PROTECTED: int
LTO_SYMBOL_SCOPE_DEFAULT: int
LTO_SYMBOL_SCOPE_DEFAULT_CAN_BE_HIDDEN: int
LTO_SYMBOL_COMDAT: int
LTO_SYMBOL_ALIAS: int
lto_debug_model = ctypes.c_uint32
LTO_DEBUG_MODEL_NONE: int
LTO_DEBUG_MODEL_DWARF: int
lto_codegen_model = ctypes.c_uint32
LTO_CODEGEN_PIC_MODEL_STATIC: int
LTO_CODEGEN_PIC_MODEL_DYNAMIC: int
LTO_CODEGEN_PIC_MODEL_DYNAMIC_NO_PIC: int
LTO_CODEGEN_PIC_MODEL_DEFAULT: int
class struct_LLVMOpaqueLTOModule(runtime.Struct): ...
lto_module_t = Any
class struct_LLVMOpaqueLTOCodeGenerator(runtime.Struct): ...
lto_code_gen_t = Any
class struct_LLVMOpaqueThinLTOCodeGenerator(runtime.Struct): ...
thinlto_code_gen_t = Any
def lto_get_version() -> bytes | None:
    """const char * lto_get_version() - Returns a printable string."""
def lto_get_error_message() -> bytes | None:
    """const char * lto_get_error_message() - Returns the last error string or NULL if last operation was successful."""
def lto_module_is_object_file(path: Any, /) -> bool:
    """lto_bool_t lto_module_is_object_file(const char * path) - Checks if a file is a loadable object file."""
def lto_module_is_object_file_for_target(path: Any, target_triple_prefix: Any, /) -> bool:
    """lto_bool_t lto_module_is_object_file_for_target(const char * path, const char * target_triple_prefix) - Checks if a file is a loadable object compiled for requested target."""
def lto_module_has_objc_category(mem: Any, length: Any, /) -> bool:
    """lto_bool_t lto_module_has_objc_category(const void * mem, size_t length) - Return true if Buffer contains a bitcode file with ObjC code (category or class) in it."""
def lto_module_is_object_file_in_memory(mem: Any, length: Any, /) -> bool:
    """lto_bool_t lto_module_is_object_file_in_memory(const void * mem, size_t length) - Checks if a buffer is a loadable object file."""
def lto_module_is_object_file_in_memory_for_target(mem: Any, length: Any, target_triple_prefix: Any, /) -> bool:
    """lto_bool_t lto_module_is_object_file_in_memory_for_target(const void * mem, size_t length, const char * target_triple_prefix) - Checks if a buffer is a loadable object compiled for requested target."""
def lto_module_create(path: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueLTOModule]:
    """lto_module_t lto_module_create(const char * path) - Loads an object file from disk. Returns NULL on error (check lto_get_error_message() for details)."""
def lto_module_create_from_memory(mem: Any, length: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueLTOModule]:
    """lto_module_t lto_module_create_from_memory(const void * mem, size_t length) - Loads an object file from memory. Returns NULL on error (check lto_get_error_message() for details)."""
def lto_module_create_from_memory_with_path(mem: Any, length: Any, path: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueLTOModule]:
    """lto_module_t lto_module_create_from_memory_with_path(const void * mem, size_t length, const char * path) - Loads an object file from memory with an extra path argument. Returns NULL on error (check lto_get_error_message() for details)."""
def lto_module_create_in_local_context(mem: Any, length: Any, path: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueLTOModule]:
    """lto_module_t lto_module_create_in_local_context(const void * mem, size_t length, const char * path) - Loads an object file in its own context."""
def lto_module_create_in_codegen_context(mem: Any, length: Any, path: Any, cg: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueLTOModule]:
    """lto_module_t lto_module_create_in_codegen_context(const void * mem, size_t length, const char * path, lto_code_gen_t cg) - Loads an object file in the codegen context."""
def lto_module_create_from_fd(fd: Any, path: Any, file_size: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueLTOModule]:
    """lto_module_t lto_module_create_from_fd(int fd, const char * path, size_t file_size) - Loads an object file from disk. The seek point of fd is not preserved. Returns NULL on error (check lto_get_error_message() for details)."""
def lto_module_create_from_fd_at_offset(fd: Any, path: Any, file_size: Any, map_size: Any, offset: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueLTOModule]:
    """lto_module_t lto_module_create_from_fd_at_offset(int fd, const char * path, size_t file_size, size_t map_size, off_t offset) - Loads an object file from disk. The seek point of fd is not preserved. Returns NULL on error (check lto_get_error_message() for details)."""
def lto_module_dispose(mod: Any, /) -> None:
    """void lto_module_dispose(lto_module_t mod) - Frees all memory internally allocated by the module. Upon return the lto_module_t is no longer valid."""
def lto_module_get_target_triple(mod: Any, /) -> bytes | None:
    """const char * lto_module_get_target_triple(lto_module_t mod) - Returns triple string which the object module was compiled under."""
def lto_module_set_target_triple(mod: Any, triple: Any, /) -> None:
    """void lto_module_set_target_triple(lto_module_t mod, const char * triple) - Sets triple string with which the object will be codegened."""
def lto_module_get_num_symbols(mod: Any, /) -> int:
    """unsigned int lto_module_get_num_symbols(lto_module_t mod) - Returns the number of symbols in the object module."""
def lto_module_get_symbol_name(mod: Any, index: Any, /) -> bytes | None:
    """const char * lto_module_get_symbol_name(lto_module_t mod, unsigned int index) - Returns the name of the ith symbol in the object module."""
def lto_module_get_symbol_attribute(mod: Any, index: Any, /) -> int:
    """lto_symbol_attributes lto_module_get_symbol_attribute(lto_module_t mod, unsigned int index) - Returns the attributes of the ith symbol in the object module."""
def lto_module_get_linkeropts(mod: Any, /) -> bytes | None:
    """const char * lto_module_get_linkeropts(lto_module_t mod) - Returns the module's linker options."""
def lto_module_get_macho_cputype(mod: Any, out_cputype: Any, out_cpusubtype: Any, /) -> bool:
    """lto_bool_t lto_module_get_macho_cputype(lto_module_t mod, unsigned int * out_cputype, unsigned int * out_cpusubtype) - If targeting mach-o on darwin, this function gets the CPU type and subtype that will end up being encoded in the mach-o header. These are the values that can be found in mach/machine.h."""
def lto_module_has_ctor_dtor(mod: Any, /) -> bool:
    """lto_bool_t lto_module_has_ctor_dtor(lto_module_t mod) - This function can be used by the linker to check if a given module has any constructor or destructor functions."""
lto_codegen_diagnostic_severity_t = ctypes.c_uint32
LTO_DS_ERROR: int
LTO_DS_WARNING: int
LTO_DS_REMARK: int
LTO_DS_NOTE: int
lto_diagnostic_handler_t = Any
def lto_codegen_set_diagnostic_handler(a0: Any, a1: Any, a2: Any, /) -> None:
    """void lto_codegen_set_diagnostic_handler(lto_code_gen_t, lto_diagnostic_handler_t, void *) - Set a diagnostic handler and the related context (void *). This is more general than lto_get_error_message, as the diagnostic handler can be called at anytime within lto."""
def lto_codegen_create() -> ctypes._Pointer[struct_LLVMOpaqueLTOCodeGenerator]:
    """lto_code_gen_t lto_codegen_create() - Instantiates a code generator. Returns NULL on error (check lto_get_error_message() for details)."""
def lto_codegen_create_in_local_context() -> ctypes._Pointer[struct_LLVMOpaqueLTOCodeGenerator]:
    """lto_code_gen_t lto_codegen_create_in_local_context() - Instantiate a code generator in its own context."""
def lto_codegen_dispose(a0: Any, /) -> None:
    """void lto_codegen_dispose(lto_code_gen_t) - Frees all code generator and all memory it internally allocated. Upon return the lto_code_gen_t is no longer valid."""
def lto_codegen_add_module(cg: Any, mod: Any, /) -> bool:
    """lto_bool_t lto_codegen_add_module(lto_code_gen_t cg, lto_module_t mod) - Add an object module to the set of modules for which code will be generated. Returns true on error (check lto_get_error_message() for details)."""
def lto_codegen_set_module(cg: Any, mod: Any, /) -> None:
    """void lto_codegen_set_module(lto_code_gen_t cg, lto_module_t mod) - Sets the object module for code generation. This will transfer the ownership of the module to the code generator."""
def lto_codegen_set_debug_model(cg: Any, a1: Any, /) -> bool:
    """lto_bool_t lto_codegen_set_debug_model(lto_code_gen_t cg, lto_debug_model) - Sets if debug info should be generated. Returns true on error (check lto_get_error_message() for details)."""
def lto_codegen_set_pic_model(cg: Any, a1: Any, /) -> bool:
    """lto_bool_t lto_codegen_set_pic_model(lto_code_gen_t cg, lto_codegen_model) - Sets which PIC code model to generated. Returns true on error (check lto_get_error_message() for details)."""
def lto_codegen_set_cpu(cg: Any, cpu: Any, /) -> None:
    """void lto_codegen_set_cpu(lto_code_gen_t cg, const char * cpu) - Sets the cpu to generate code for."""
def lto_codegen_set_assembler_path(cg: Any, path: Any, /) -> None:
    """void lto_codegen_set_assembler_path(lto_code_gen_t cg, const char * path) - Sets the location of the assembler tool to run. If not set, libLTO will use gcc to invoke the assembler."""
def lto_codegen_set_assembler_args(cg: Any, args: Any, nargs: Any, /) -> None:
    """void lto_codegen_set_assembler_args(lto_code_gen_t cg, const char ** args, int nargs) - Sets extra arguments that libLTO should pass to the assembler."""
def lto_codegen_add_must_preserve_symbol(cg: Any, symbol: Any, /) -> None:
    """void lto_codegen_add_must_preserve_symbol(lto_code_gen_t cg, const char * symbol) - Adds to a list of all global symbols that must exist in the final generated code. If a function is not listed there, it might be inlined into every usage and optimized away."""
def lto_codegen_write_merged_modules(cg: Any, path: Any, /) -> bool:
    """lto_bool_t lto_codegen_write_merged_modules(lto_code_gen_t cg, const char * path) - Writes a new object file at the specified path that contains the merged contents of all modules added so far. Returns true on error (check lto_get_error_message() for details)."""
def lto_codegen_compile(cg: Any, length: Any, /) -> int | None:
    """const void * lto_codegen_compile(lto_code_gen_t cg, size_t * length) - Generates code for all added modules into one native object file. This calls lto_codegen_optimize then lto_codegen_compile_optimized."""
def lto_codegen_compile_to_file(cg: Any, name: Any, /) -> bool:
    """lto_bool_t lto_codegen_compile_to_file(lto_code_gen_t cg, const char ** name) - Generates code for all added modules into one native object file. This calls lto_codegen_optimize then lto_codegen_compile_optimized (instead of returning a generated mach-o/ELF buffer, it writes to a file)."""
def lto_codegen_optimize(cg: Any, /) -> bool:
    """lto_bool_t lto_codegen_optimize(lto_code_gen_t cg) - Runs optimization for the merged module. Returns true on error."""
def lto_codegen_compile_optimized(cg: Any, length: Any, /) -> int | None:
    """const void * lto_codegen_compile_optimized(lto_code_gen_t cg, size_t * length) - Generates code for the optimized merged module into one native object file. It will not run any IR optimizations on the merged module."""
def lto_api_version() -> int:
    """unsigned int lto_api_version() - Returns the runtime API version."""
def lto_set_debug_options(options: Any, number: Any, /) -> None:
    """void lto_set_debug_options(const char *const * options, int number) - Parses options immediately, making them available as early as possible. For example during executing codegen::InitTargetOptionsFromCodeGenFlags. Since parsing shud only happen once, only one of lto_codegen_debug_options or lto_set_debug_options should be called."""
def lto_codegen_debug_options(cg: Any, a1: Any, /) -> None:
    """void lto_codegen_debug_options(lto_code_gen_t cg, const char *) - Sets options to help debug codegen bugs. Since parsing shud only happen once, only one of lto_codegen_debug_options or lto_set_debug_options should be called."""
def lto_codegen_debug_options_array(cg: Any, a1: Any, number: Any, /) -> None:
    """void lto_codegen_debug_options_array(lto_code_gen_t cg, const char *const *, int number) - Same as the previous function, but takes every option separately through an array."""
def lto_initialize_disassembler() -> None:
    """void lto_initialize_disassembler() - Initializes LLVM disassemblers. FIXME: This doesn't really belong here."""
def lto_codegen_set_should_internalize(cg: Any, ShouldInternalize: Any, /) -> None:
    """void lto_codegen_set_should_internalize(lto_code_gen_t cg, lto_bool_t ShouldInternalize) - Sets if we should run internalize pass during optimization and code generation."""
def lto_codegen_set_should_embed_uselists(cg: Any, ShouldEmbedUselists: Any, /) -> None:
    """void lto_codegen_set_should_embed_uselists(lto_code_gen_t cg, lto_bool_t ShouldEmbedUselists) - Set whether to embed uselists in bitcode."""
class struct_LLVMOpaqueLTOInput(runtime.Struct): ...
lto_input_t = Any
def lto_input_create(buffer: Any, buffer_size: Any, path: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueLTOInput]:
    """lto_input_t lto_input_create(const void * buffer, size_t buffer_size, const char * path) - Creates an LTO input file from a buffer. The path argument is used for diagnotics as this function otherwise does not know which file the given buffer is associated with."""
def lto_input_dispose(input: Any, /) -> None:
    """void lto_input_dispose(lto_input_t input) - Frees all memory internally allocated by the LTO input file. Upon return the lto_module_t is no longer valid."""
def lto_input_get_num_dependent_libraries(input: Any, /) -> int:
    """unsigned int lto_input_get_num_dependent_libraries(lto_input_t input) - Returns the number of dependent library specifiers for the given LTO input file."""
def lto_input_get_dependent_library(input: Any, index: Any, size: Any, /) -> bytes | None:
    """const char * lto_input_get_dependent_library(lto_input_t input, size_t index, size_t * size) - Returns the ith dependent library specifier for the given LTO input file. The returned string is not null-terminated."""
def lto_runtime_lib_symbols_list(size: Any, /) -> ctypes._Pointer[ctypes.c_char_p]:
    """const char *const * lto_runtime_lib_symbols_list(size_t * size) - Returns the list of libcall symbols that can be generated by LTO that might not be visible from the symbol table of bitcode files."""
class LTOObjectBuffer(runtime.Struct):
    """Type to wrap a single object returned by ThinLTO."""
    Buffer: Field[bytes | None]
    Size: Field[int]
def thinlto_create_codegen() -> ctypes._Pointer[struct_LLVMOpaqueThinLTOCodeGenerator]:
    """thinlto_code_gen_t thinlto_create_codegen() - Instantiates a ThinLTO code generator. Returns NULL on error (check lto_get_error_message() for details)."""
def thinlto_codegen_dispose(cg: Any, /) -> None:
    """void thinlto_codegen_dispose(thinlto_code_gen_t cg) - Frees the generator and all memory it internally allocated. Upon return the thinlto_code_gen_t is no longer valid."""
def thinlto_codegen_add_module(cg: Any, identifier: Any, data: Any, length: Any, /) -> None:
    """void thinlto_codegen_add_module(thinlto_code_gen_t cg, const char * identifier, const char * data, int length) - Add a module to a ThinLTO code generator. Identifier has to be unique among all the modules in a code generator. The data buffer stays owned by the client, and is expected to be available for the entire lifetime of the thinlto_code_gen_t it is added to."""
def thinlto_codegen_process(cg: Any, /) -> None:
    """void thinlto_codegen_process(thinlto_code_gen_t cg) - Optimize and codegen all the modules added to the codegenerator using ThinLTO. Resulting objects are accessible using thinlto_module_get_object()."""
def thinlto_module_get_num_objects(cg: Any, /) -> int:
    """unsigned int thinlto_module_get_num_objects(thinlto_code_gen_t cg) - Returns the number of object files produced by the ThinLTO CodeGenerator."""
def thinlto_module_get_object(cg: Any, index: Any, /) -> LTOObjectBuffer:
    """LTOObjectBuffer thinlto_module_get_object(thinlto_code_gen_t cg, unsigned int index) - Returns a reference to the ith object file produced by the ThinLTO CodeGenerator."""
def thinlto_module_get_num_object_files(cg: Any, /) -> int:
    """unsigned int thinlto_module_get_num_object_files(thinlto_code_gen_t cg) - Returns the number of object files produced by the ThinLTO CodeGenerator."""
def thinlto_module_get_object_file(cg: Any, index: Any, /) -> bytes | None:
    """const char * thinlto_module_get_object_file(thinlto_code_gen_t cg, unsigned int index) - Returns the path to the ith object file produced by the ThinLTO CodeGenerator."""
def thinlto_codegen_set_pic_model(cg: Any, a1: Any, /) -> bool:
    """lto_bool_t thinlto_codegen_set_pic_model(thinlto_code_gen_t cg, lto_codegen_model) - Sets which PIC code model to generate. Returns true on error (check lto_get_error_message() for details)."""
def thinlto_codegen_set_savetemps_dir(cg: Any, save_temps_dir: Any, /) -> None:
    """void thinlto_codegen_set_savetemps_dir(thinlto_code_gen_t cg, const char * save_temps_dir) - Sets the path to a directory to use as a storage for temporary bitcode files. The intention is to make the bitcode files available for debugging at various stage of the pipeline."""
def thinlto_set_generated_objects_dir(cg: Any, save_temps_dir: Any, /) -> None:
    """void thinlto_set_generated_objects_dir(thinlto_code_gen_t cg, const char * save_temps_dir) - Set the path to a directory where to save generated object files. This path can be used by a linker to request on-disk files instead of in-memory buffers. When set, results are available through thinlto_module_get_object_file() instead of thinlto_module_get_object()."""
def thinlto_codegen_set_cpu(cg: Any, cpu: Any, /) -> None:
    """void thinlto_codegen_set_cpu(thinlto_code_gen_t cg, const char * cpu) - Sets the cpu to generate code for."""
def thinlto_codegen_disable_codegen(cg: Any, disable: Any, /) -> None:
    """void thinlto_codegen_disable_codegen(thinlto_code_gen_t cg, lto_bool_t disable) - Disable CodeGen, only run the stages till codegen and stop. The output will be bitcode."""
def thinlto_codegen_set_codegen_only(cg: Any, codegen_only: Any, /) -> None:
    """void thinlto_codegen_set_codegen_only(thinlto_code_gen_t cg, lto_bool_t codegen_only) - Perform CodeGen only: disable all other stages."""
def thinlto_debug_options(options: Any, number: Any, /) -> None:
    """void thinlto_debug_options(const char *const * options, int number) - Parse -mllvm style debug options."""
def lto_module_is_thinlto(mod: Any, /) -> bool:
    """lto_bool_t lto_module_is_thinlto(lto_module_t mod) - Test if a module has support for ThinLTO linking."""
def thinlto_codegen_add_must_preserve_symbol(cg: Any, name: Any, length: Any, /) -> None:
    """void thinlto_codegen_add_must_preserve_symbol(thinlto_code_gen_t cg, const char * name, int length) - Adds a symbol to the list of global symbols that must exist in the final generated code. If a function is not listed there, it might be inlined into every usage and optimized away. For every single module, the functions referenced from code outside of the ThinLTO modules need to be added here."""
def thinlto_codegen_add_cross_referenced_symbol(cg: Any, name: Any, length: Any, /) -> None:
    """void thinlto_codegen_add_cross_referenced_symbol(thinlto_code_gen_t cg, const char * name, int length) - Adds a symbol to the list of global symbols that are cross-referenced between ThinLTO files. If the ThinLTO CodeGenerator can ensure that every references from a ThinLTO module to this symbol is optimized away, then the symbol can be discarded."""
def thinlto_codegen_set_cache_dir(cg: Any, cache_dir: Any, /) -> None:
    """void thinlto_codegen_set_cache_dir(thinlto_code_gen_t cg, const char * cache_dir) - Sets the path to a directory to use as a cache storage for incremental build. Setting this activates caching."""
def thinlto_codegen_set_cache_pruning_interval(cg: Any, interval: Any, /) -> None:
    """void thinlto_codegen_set_cache_pruning_interval(thinlto_code_gen_t cg, int interval) - Sets the cache pruning interval (in seconds). A negative value disables the pruning. An unspecified default value will be applied, and a value of 0 will force prunning to occur."""
def thinlto_codegen_set_final_cache_size_relative_to_available_space(cg: Any, percentage: Any, /) -> None:
    """void thinlto_codegen_set_final_cache_size_relative_to_available_space(thinlto_code_gen_t cg, unsigned int percentage) - Sets the maximum cache size that can be persistent across build, in terms of percentage of the available space on the disk. Set to 100 to indicate no limit, 50 to indicate that the cache size will not be left over half the available space. A value over 100 will be reduced to 100, a value of 0 will be ignored. An unspecified default value will be applied."""
def thinlto_codegen_set_cache_entry_expiration(cg: Any, expiration: Any, /) -> None:
    """void thinlto_codegen_set_cache_entry_expiration(thinlto_code_gen_t cg, unsigned int expiration) - Sets the expiration (in seconds) for an entry in the cache. An unspecified default value will be applied. A value of 0 will be ignored."""
def thinlto_codegen_set_cache_size_bytes(cg: Any, max_size_bytes: Any, /) -> None:
    """void thinlto_codegen_set_cache_size_bytes(thinlto_code_gen_t cg, unsigned int max_size_bytes) - Sets the maximum size of the cache directory (in bytes). A value over the amount of available space on the disk will be reduced to the amount of available space. An unspecified default value will be applied. A value of 0 will be ignored."""
def thinlto_codegen_set_cache_size_megabytes(cg: Any, max_size_megabytes: Any, /) -> None:
    """void thinlto_codegen_set_cache_size_megabytes(thinlto_code_gen_t cg, unsigned int max_size_megabytes) - Same as thinlto_codegen_set_cache_size_bytes, except the maximum size is in megabytes (2^20 bytes)."""
def thinlto_codegen_set_cache_size_files(cg: Any, max_size_files: Any, /) -> None:
    """void thinlto_codegen_set_cache_size_files(thinlto_code_gen_t cg, unsigned int max_size_files) - Sets the maximum number of files in the cache directory. An unspecified default value will be applied. A value of 0 will be ignored."""
class struct_LLVMOpaquePassBuilderOptions(runtime.Struct): ...
LLVMPassBuilderOptionsRef = Any
def LLVMRunPasses(M: Any, Passes: Any, TM: Any, Options: Any, /) -> ctypes._Pointer[struct_LLVMOpaqueError]:
    """LLVMErrorRef LLVMRunPasses(LLVMModuleRef M, const char * Passes, LLVMTargetMachineRef TM, LLVMPassBuilderOptionsRef Options) - Construct and run a set of passes over a module"""
def LLVMCreatePassBuilderOptions() -> ctypes._Pointer[struct_LLVMOpaquePassBuilderOptions]:
    """LLVMPassBuilderOptionsRef LLVMCreatePassBuilderOptions() - Create a new set of options for a PassBuilder"""
def LLVMPassBuilderOptionsSetVerifyEach(Options: Any, VerifyEach: Any, /) -> None:
    """void LLVMPassBuilderOptionsSetVerifyEach(LLVMPassBuilderOptionsRef Options, LLVMBool VerifyEach) - Toggle adding the VerifierPass for the PassBuilder, ensuring all functions inside the module is valid."""
def LLVMPassBuilderOptionsSetDebugLogging(Options: Any, DebugLogging: Any, /) -> None:
    """void LLVMPassBuilderOptionsSetDebugLogging(LLVMPassBuilderOptionsRef Options, LLVMBool DebugLogging) - Toggle debug logging when running the PassBuilder"""
def LLVMPassBuilderOptionsSetLoopInterleaving(Options: Any, LoopInterleaving: Any, /) -> None:
    """void LLVMPassBuilderOptionsSetLoopInterleaving(LLVMPassBuilderOptionsRef Options, LLVMBool LoopInterleaving)"""
def LLVMPassBuilderOptionsSetLoopVectorization(Options: Any, LoopVectorization: Any, /) -> None:
    """void LLVMPassBuilderOptionsSetLoopVectorization(LLVMPassBuilderOptionsRef Options, LLVMBool LoopVectorization)"""
def LLVMPassBuilderOptionsSetSLPVectorization(Options: Any, SLPVectorization: Any, /) -> None:
    """void LLVMPassBuilderOptionsSetSLPVectorization(LLVMPassBuilderOptionsRef Options, LLVMBool SLPVectorization)"""
def LLVMPassBuilderOptionsSetLoopUnrolling(Options: Any, LoopUnrolling: Any, /) -> None:
    """void LLVMPassBuilderOptionsSetLoopUnrolling(LLVMPassBuilderOptionsRef Options, LLVMBool LoopUnrolling)"""
def LLVMPassBuilderOptionsSetForgetAllSCEVInLoopUnroll(Options: Any, ForgetAllSCEVInLoopUnroll: Any, /) -> None:
    """void LLVMPassBuilderOptionsSetForgetAllSCEVInLoopUnroll(LLVMPassBuilderOptionsRef Options, LLVMBool ForgetAllSCEVInLoopUnroll)"""
def LLVMPassBuilderOptionsSetLicmMssaOptCap(Options: Any, LicmMssaOptCap: Any, /) -> None:
    """void LLVMPassBuilderOptionsSetLicmMssaOptCap(LLVMPassBuilderOptionsRef Options, unsigned int LicmMssaOptCap)"""
def LLVMPassBuilderOptionsSetLicmMssaNoAccForPromotionCap(Options: Any, LicmMssaNoAccForPromotionCap: Any, /) -> None:
    """void LLVMPassBuilderOptionsSetLicmMssaNoAccForPromotionCap(LLVMPassBuilderOptionsRef Options, unsigned int LicmMssaNoAccForPromotionCap)"""
def LLVMPassBuilderOptionsSetCallGraphProfile(Options: Any, CallGraphProfile: Any, /) -> None:
    """void LLVMPassBuilderOptionsSetCallGraphProfile(LLVMPassBuilderOptionsRef Options, LLVMBool CallGraphProfile)"""
def LLVMPassBuilderOptionsSetMergeFunctions(Options: Any, MergeFunctions: Any, /) -> None:
    """void LLVMPassBuilderOptionsSetMergeFunctions(LLVMPassBuilderOptionsRef Options, LLVMBool MergeFunctions)"""
def LLVMPassBuilderOptionsSetInlinerThreshold(Options: Any, Threshold: Any, /) -> None:
    """void LLVMPassBuilderOptionsSetInlinerThreshold(LLVMPassBuilderOptionsRef Options, int Threshold)"""
def LLVMDisposePassBuilderOptions(Options: Any, /) -> None:
    """void LLVMDisposePassBuilderOptions(LLVMPassBuilderOptionsRef Options) - Dispose of a heap-allocated PassBuilderOptions instance"""
LLVMDisassembler_VariantKind_None: int
LLVMDisassembler_VariantKind_ARM_HI16: int
LLVMDisassembler_VariantKind_ARM_LO16: int
LLVMDisassembler_VariantKind_ARM64_PAGE: int
LLVMDisassembler_VariantKind_ARM64_PAGEOFF: int
LLVMDisassembler_VariantKind_ARM64_GOTPAGE: int
LLVMDisassembler_VariantKind_ARM64_GOTPAGEOFF: int
LLVMDisassembler_VariantKind_ARM64_TLVP: int
LLVMDisassembler_VariantKind_ARM64_TLVOFF: int
LLVMDisassembler_ReferenceType_InOut_None: int
LLVMDisassembler_ReferenceType_In_Branch: int
LLVMDisassembler_ReferenceType_In_PCrel_Load: int
LLVMDisassembler_ReferenceType_In_ARM64_ADRP: int
LLVMDisassembler_ReferenceType_In_ARM64_ADDXri: int
LLVMDisassembler_ReferenceType_In_ARM64_LDRXui: int
LLVMDisassembler_ReferenceType_In_ARM64_LDRXl: int
LLVMDisassembler_ReferenceType_In_ARM64_ADR: int
LLVMDisassembler_ReferenceType_Out_SymbolStub: int
LLVMDisassembler_ReferenceType_Out_LitPool_SymAddr: int
LLVMDisassembler_ReferenceType_Out_LitPool_CstrAddr: int
LLVMDisassembler_ReferenceType_Out_Objc_CFString_Ref: int
LLVMDisassembler_ReferenceType_Out_Objc_Message: int
LLVMDisassembler_ReferenceType_Out_Objc_Message_Ref: int
LLVMDisassembler_ReferenceType_Out_Objc_Selector_Ref: int
LLVMDisassembler_ReferenceType_Out_Objc_Class_Ref: int
LLVMDisassembler_ReferenceType_DeMangled_Name: int
LLVMDisassembler_Option_UseMarkup: int
LLVMDisassembler_Option_PrintImmHex: int
LLVMDisassembler_Option_AsmPrinterVariant: int
LLVMDisassembler_Option_SetInstrComments: int
LLVMDisassembler_Option_PrintLatency: int
LLVMErrorSuccess: int
REMARKS_API_VERSION: int
LLVM_BLAKE3_VERSION_STRING: str
LLVM_BLAKE3_KEY_LEN: int
LLVM_BLAKE3_OUT_LEN: int
LLVM_BLAKE3_BLOCK_LEN: int
LLVM_BLAKE3_CHUNK_LEN: int
LLVM_BLAKE3_MAX_DEPTH: int
LTO_API_VERSION: int

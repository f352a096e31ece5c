# cuBLAS, by the names of cublas_v2.h and those that its macros make of them.
# A handle is memory that holds its stream. Scalars are read and results written by the host, during the call, as long as the pointer mode is that of the host:
# a call with one that is not seen to be memory of the host is unknown, and so is what sets another mode.
gpuverify-runtime 1
runtime cublas "cublas"

function cublasCreate(out object) status may-wait-for-all
function cublasCreate_v2(out object) status may-wait-for-all
function cublasDestroy(host-free) status may-wait-for-all
function cublasDestroy_v2(host-free) status may-wait-for-all
function cublasSetStream(out given, stream) status
function cublasSetStream_v2(out given, stream) status
function cublasGetStream(at stream, out given) status
function cublasGetStream_v2(at stream, out given) status
function cublasSetPointerMode(memory, =0) status
function cublasSetPointerMode_v2(memory, =0) status
function cublasGetPointerMode(memory, host-write 4) status
function cublasGetPointerMode_v2(memory, host-write 4) status
function cublasSetMathMode(memory) status
function cublasGetMathMode(memory, host-write 4) status
function cublasSetAtomicsMode(memory) status
function cublasGetVersion(memory, host-write 4) status
function cublasGetVersion_v2(memory, host-write 4) status
function cublasGetStatusString() 
function cublasGetStatusName() 

# between host and device
function cublasSetVector(-*2, part-read, -, part-write) on-null may-block status
function cublasGetVector(-*2, part-read, -, part-write) on-null blocks status
function cublasSetMatrix(-*3, part-read, -, part-write) on-null may-block status
function cublasGetMatrix(-*3, part-read, -, part-write) on-null blocks status
function cublasSetVectorAsync(-*2, part-read, -, part-write, -, stream) queued status
function cublasGetVectorAsync(-*2, part-read, -, part-write, -, stream) queued status
function cublasSetMatrixAsync(-*3, part-read, -, part-write, -, stream) queued status
function cublasGetMatrixAsync(-*3, part-read, -, part-write, -, stream) queued status

# float
function cublasSaxpy(at stream, -, scalar-read, part-read, -, part-both) queued status
function cublasSaxpy_v2(at stream, -, scalar-read, part-read, -, part-both) queued status
function cublasSscal(at stream, -, scalar-read, part-both) queued status
function cublasSscal_v2(at stream, -, scalar-read, part-both) queued status
function cublasScopy(at stream, -, part-read, -, part-write) queued status
function cublasScopy_v2(at stream, -, part-read, -, part-write) queued status
function cublasSswap(at stream, -, part-both, -, part-both) queued status
function cublasSswap_v2(at stream, -, part-both, -, part-both) queued status
function cublasSdot(at stream, -, part-read, -, part-read, -, scalar-write) queued blocks status
function cublasSdot_v2(at stream, -, part-read, -, part-read, -, scalar-write) queued blocks status
function cublasSnrm2(at stream, -, part-read, -, scalar-write) queued blocks status
function cublasSnrm2_v2(at stream, -, part-read, -, scalar-write) queued blocks status
function cublasSasum(at stream, -, part-read, -, scalar-write) queued blocks status
function cublasSasum_v2(at stream, -, part-read, -, scalar-write) queued blocks status
function cublasIsamax(at stream, -, part-read, -, scalar-write) queued blocks status
function cublasIsamax_v2(at stream, -, part-read, -, scalar-write) queued blocks status
function cublasIsamin(at stream, -, part-read, -, scalar-write) queued blocks status
function cublasIsamin_v2(at stream, -, part-read, -, scalar-write) queued blocks status
function cublasSgemv(at stream, -*3, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function cublasSgemv_v2(at stream, -*3, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function cublasSger(at stream, -*2, scalar-read, part-read, -, part-read, -, part-both) queued status
function cublasSger_v2(at stream, -*2, scalar-read, part-read, -, part-read, -, part-both) queued status
function cublasSsymv(at stream, -*2, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function cublasSsymv_v2(at stream, -*2, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function cublasStrsv(at stream, -*4, part-read, -, part-both) queued status
function cublasStrsv_v2(at stream, -*4, part-read, -, part-both) queued status
function cublasSgemm(at stream, -*5, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function cublasSgemm_v2(at stream, -*5, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function cublasSsymm(at stream, -*4, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function cublasSsymm_v2(at stream, -*4, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function cublasSsyrk(at stream, -*4, scalar-read, part-read, -, scalar-read, part-both) queued status
function cublasSsyrk_v2(at stream, -*4, scalar-read, part-read, -, scalar-read, part-both) queued status
function cublasStrsm(at stream, -*6, scalar-read, part-read, -, part-both) queued status
function cublasStrsm_v2(at stream, -*6, scalar-read, part-read, -, part-both) queued status
function cublasSgeam(at stream, -*4, scalar-read, part-read, -, scalar-read, part-read, -, part-both) queued status
function cublasSdgmm(at stream, -*3, part-read, -, part-read, -, part-both) queued status
function cublasSgemmStridedBatched(at stream, -*5, scalar-read, part-read, -*2, part-read, -*2, scalar-read, part-both) queued status

# double
function cublasDaxpy(at stream, -, scalar-read, part-read, -, part-both) queued status
function cublasDaxpy_v2(at stream, -, scalar-read, part-read, -, part-both) queued status
function cublasDscal(at stream, -, scalar-read, part-both) queued status
function cublasDscal_v2(at stream, -, scalar-read, part-both) queued status
function cublasDcopy(at stream, -, part-read, -, part-write) queued status
function cublasDcopy_v2(at stream, -, part-read, -, part-write) queued status
function cublasDswap(at stream, -, part-both, -, part-both) queued status
function cublasDswap_v2(at stream, -, part-both, -, part-both) queued status
function cublasDdot(at stream, -, part-read, -, part-read, -, scalar-write) queued blocks status
function cublasDdot_v2(at stream, -, part-read, -, part-read, -, scalar-write) queued blocks status
function cublasDnrm2(at stream, -, part-read, -, scalar-write) queued blocks status
function cublasDnrm2_v2(at stream, -, part-read, -, scalar-write) queued blocks status
function cublasDasum(at stream, -, part-read, -, scalar-write) queued blocks status
function cublasDasum_v2(at stream, -, part-read, -, scalar-write) queued blocks status
function cublasIdamax(at stream, -, part-read, -, scalar-write) queued blocks status
function cublasIdamax_v2(at stream, -, part-read, -, scalar-write) queued blocks status
function cublasIdamin(at stream, -, part-read, -, scalar-write) queued blocks status
function cublasIdamin_v2(at stream, -, part-read, -, scalar-write) queued blocks status
function cublasDgemv(at stream, -*3, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function cublasDgemv_v2(at stream, -*3, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function cublasDger(at stream, -*2, scalar-read, part-read, -, part-read, -, part-both) queued status
function cublasDger_v2(at stream, -*2, scalar-read, part-read, -, part-read, -, part-both) queued status
function cublasDsymv(at stream, -*2, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function cublasDsymv_v2(at stream, -*2, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function cublasDtrsv(at stream, -*4, part-read, -, part-both) queued status
function cublasDtrsv_v2(at stream, -*4, part-read, -, part-both) queued status
function cublasDgemm(at stream, -*5, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function cublasDgemm_v2(at stream, -*5, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function cublasDsymm(at stream, -*4, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function cublasDsymm_v2(at stream, -*4, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function cublasDsyrk(at stream, -*4, scalar-read, part-read, -, scalar-read, part-both) queued status
function cublasDsyrk_v2(at stream, -*4, scalar-read, part-read, -, scalar-read, part-both) queued status
function cublasDtrsm(at stream, -*6, scalar-read, part-read, -, part-both) queued status
function cublasDtrsm_v2(at stream, -*6, scalar-read, part-read, -, part-both) queued status
function cublasDgeam(at stream, -*4, scalar-read, part-read, -, scalar-read, part-read, -, part-both) queued status
function cublasDdgmm(at stream, -*3, part-read, -, part-read, -, part-both) queued status
function cublasDgemmStridedBatched(at stream, -*5, scalar-read, part-read, -*2, part-read, -*2, scalar-read, part-both) queued status

# complex
function cublasCaxpy(at stream, -, scalar-read, part-read, -, part-both) queued status
function cublasCaxpy_v2(at stream, -, scalar-read, part-read, -, part-both) queued status
function cublasCscal(at stream, -, scalar-read, part-both) queued status
function cublasCscal_v2(at stream, -, scalar-read, part-both) queued status
function cublasCcopy(at stream, -, part-read, -, part-write) queued status
function cublasCcopy_v2(at stream, -, part-read, -, part-write) queued status
function cublasCswap(at stream, -, part-both, -, part-both) queued status
function cublasCswap_v2(at stream, -, part-both, -, part-both) queued status
function cublasCdotu(at stream, -, part-read, -, part-read, -, scalar-write) queued blocks status
function cublasCdotu_v2(at stream, -, part-read, -, part-read, -, scalar-write) queued blocks status
function cublasCdotc(at stream, -, part-read, -, part-read, -, scalar-write) queued blocks status
function cublasCdotc_v2(at stream, -, part-read, -, part-read, -, scalar-write) queued blocks status
function cublasScnrm2(at stream, -, part-read, -, scalar-write) queued blocks status
function cublasScnrm2_v2(at stream, -, part-read, -, scalar-write) queued blocks status
function cublasScasum(at stream, -, part-read, -, scalar-write) queued blocks status
function cublasScasum_v2(at stream, -, part-read, -, scalar-write) queued blocks status
function cublasIcamax(at stream, -, part-read, -, scalar-write) queued blocks status
function cublasIcamax_v2(at stream, -, part-read, -, scalar-write) queued blocks status
function cublasIcamin(at stream, -, part-read, -, scalar-write) queued blocks status
function cublasIcamin_v2(at stream, -, part-read, -, scalar-write) queued blocks status
function cublasCgemv(at stream, -*3, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function cublasCgemv_v2(at stream, -*3, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function cublasCgeru(at stream, -*2, scalar-read, part-read, -, part-read, -, part-both) queued status
function cublasCgeru_v2(at stream, -*2, scalar-read, part-read, -, part-read, -, part-both) queued status
function cublasCgerc(at stream, -*2, scalar-read, part-read, -, part-read, -, part-both) queued status
function cublasCgerc_v2(at stream, -*2, scalar-read, part-read, -, part-read, -, part-both) queued status
function cublasChemv(at stream, -*2, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function cublasChemv_v2(at stream, -*2, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function cublasCtrsv(at stream, -*4, part-read, -, part-both) queued status
function cublasCtrsv_v2(at stream, -*4, part-read, -, part-both) queued status
function cublasCgemm(at stream, -*5, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function cublasCgemm_v2(at stream, -*5, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function cublasCsymm(at stream, -*4, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function cublasCsymm_v2(at stream, -*4, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function cublasCsyrk(at stream, -*4, scalar-read, part-read, -, scalar-read, part-both) queued status
function cublasCsyrk_v2(at stream, -*4, scalar-read, part-read, -, scalar-read, part-both) queued status
function cublasCtrsm(at stream, -*6, scalar-read, part-read, -, part-both) queued status
function cublasCtrsm_v2(at stream, -*6, scalar-read, part-read, -, part-both) queued status
function cublasCgeam(at stream, -*4, scalar-read, part-read, -, scalar-read, part-read, -, part-both) queued status
function cublasCdgmm(at stream, -*3, part-read, -, part-read, -, part-both) queued status
function cublasCgemmStridedBatched(at stream, -*5, scalar-read, part-read, -*2, part-read, -*2, scalar-read, part-both) queued status

# double complex
function cublasZaxpy(at stream, -, scalar-read, part-read, -, part-both) queued status
function cublasZaxpy_v2(at stream, -, scalar-read, part-read, -, part-both) queued status
function cublasZscal(at stream, -, scalar-read, part-both) queued status
function cublasZscal_v2(at stream, -, scalar-read, part-both) queued status
function cublasZcopy(at stream, -, part-read, -, part-write) queued status
function cublasZcopy_v2(at stream, -, part-read, -, part-write) queued status
function cublasZswap(at stream, -, part-both, -, part-both) queued status
function cublasZswap_v2(at stream, -, part-both, -, part-both) queued status
function cublasZdotu(at stream, -, part-read, -, part-read, -, scalar-write) queued blocks status
function cublasZdotu_v2(at stream, -, part-read, -, part-read, -, scalar-write) queued blocks status
function cublasZdotc(at stream, -, part-read, -, part-read, -, scalar-write) queued blocks status
function cublasZdotc_v2(at stream, -, part-read, -, part-read, -, scalar-write) queued blocks status
function cublasDznrm2(at stream, -, part-read, -, scalar-write) queued blocks status
function cublasDznrm2_v2(at stream, -, part-read, -, scalar-write) queued blocks status
function cublasDzasum(at stream, -, part-read, -, scalar-write) queued blocks status
function cublasDzasum_v2(at stream, -, part-read, -, scalar-write) queued blocks status
function cublasIzamax(at stream, -, part-read, -, scalar-write) queued blocks status
function cublasIzamax_v2(at stream, -, part-read, -, scalar-write) queued blocks status
function cublasIzamin(at stream, -, part-read, -, scalar-write) queued blocks status
function cublasIzamin_v2(at stream, -, part-read, -, scalar-write) queued blocks status
function cublasZgemv(at stream, -*3, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function cublasZgemv_v2(at stream, -*3, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function cublasZgeru(at stream, -*2, scalar-read, part-read, -, part-read, -, part-both) queued status
function cublasZgeru_v2(at stream, -*2, scalar-read, part-read, -, part-read, -, part-both) queued status
function cublasZgerc(at stream, -*2, scalar-read, part-read, -, part-read, -, part-both) queued status
function cublasZgerc_v2(at stream, -*2, scalar-read, part-read, -, part-read, -, part-both) queued status
function cublasZhemv(at stream, -*2, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function cublasZhemv_v2(at stream, -*2, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function cublasZtrsv(at stream, -*4, part-read, -, part-both) queued status
function cublasZtrsv_v2(at stream, -*4, part-read, -, part-both) queued status
function cublasZgemm(at stream, -*5, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function cublasZgemm_v2(at stream, -*5, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function cublasZsymm(at stream, -*4, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function cublasZsymm_v2(at stream, -*4, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function cublasZsyrk(at stream, -*4, scalar-read, part-read, -, scalar-read, part-both) queued status
function cublasZsyrk_v2(at stream, -*4, scalar-read, part-read, -, scalar-read, part-both) queued status
function cublasZtrsm(at stream, -*6, scalar-read, part-read, -, part-both) queued status
function cublasZtrsm_v2(at stream, -*6, scalar-read, part-read, -, part-both) queued status
function cublasZgeam(at stream, -*4, scalar-read, part-read, -, scalar-read, part-read, -, part-both) queued status
function cublasZdgmm(at stream, -*3, part-read, -, part-read, -, part-both) queued status
function cublasZgemmStridedBatched(at stream, -*5, scalar-read, part-read, -*2, part-read, -*2, scalar-read, part-both) queued status

# half precision and mixed
function cublasHgemm(at stream, -*5, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function cublasGemmEx(at stream, -*5, scalar-read, part-read, -*2, part-read, -*2, scalar-read, part-both) queued status

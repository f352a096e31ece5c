# hipBLAS, by the names of hipblas.h.
# A handle is memory that holds its stream. Scalars are read and results written by the host, during the call, as long as the pointer mode is that of the host:
# a call with one that is not seen to be memory of the host is unknown, and so is what sets another mode.
gpuverify-runtime 1
runtime hipblas "hipblas"

function hipblasCreate(out object) status may-wait-for-all
function hipblasDestroy(host-free) status may-wait-for-all
function hipblasSetStream(out given, stream) status
function hipblasGetStream(at stream, out given) status
function hipblasSetPointerMode(memory, =0) status
function hipblasGetPointerMode(memory, host-write 4) status
function hipblasSetMathMode(memory) status
function hipblasGetMathMode(memory, host-write 4) status
function hipblasSetAtomicsMode(memory) status
function hipblasGetVersion(memory, host-write 4) status
function hipblasGetStatusString() 
function hipblasGetStatusName() 

# between host and device
function hipblasSetVector(-*2, part-read, -, part-write) on-null may-block status
function hipblasGetVector(-*2, part-read, -, part-write) on-null blocks status
function hipblasSetMatrix(-*3, part-read, -, part-write) on-null may-block status
function hipblasGetMatrix(-*3, part-read, -, part-write) on-null blocks status
function hipblasSetVectorAsync(-*2, part-read, -, part-write, -, stream) queued status
function hipblasGetVectorAsync(-*2, part-read, -, part-write, -, stream) queued status
function hipblasSetMatrixAsync(-*3, part-read, -, part-write, -, stream) queued status
function hipblasGetMatrixAsync(-*3, part-read, -, part-write, -, stream) queued status

# float
function hipblasSaxpy(at stream, -, scalar-read, part-read, -, part-both) queued status
function hipblasSscal(at stream, -, scalar-read, part-both) queued status
function hipblasScopy(at stream, -, part-read, -, part-write) queued status
function hipblasSswap(at stream, -, part-both, -, part-both) queued status
function hipblasSdot(at stream, -, part-read, -, part-read, -, scalar-write) queued blocks status
function hipblasSnrm2(at stream, -, part-read, -, scalar-write) queued blocks status
function hipblasSasum(at stream, -, part-read, -, scalar-write) queued blocks status
function hipblasIsamax(at stream, -, part-read, -, scalar-write) queued blocks status
function hipblasIsamin(at stream, -, part-read, -, scalar-write) queued blocks status
function hipblasSgemv(at stream, -*3, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function hipblasSger(at stream, -*2, scalar-read, part-read, -, part-read, -, part-both) queued status
function hipblasSsymv(at stream, -*2, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function hipblasStrsv(at stream, -*4, part-read, -, part-both) queued status
function hipblasSgemm(at stream, -*5, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function hipblasSsymm(at stream, -*4, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function hipblasSsyrk(at stream, -*4, scalar-read, part-read, -, scalar-read, part-both) queued status
function hipblasStrsm(at stream, -*6, scalar-read, part-read, -, part-both) queued status
function hipblasSgeam(at stream, -*4, scalar-read, part-read, -, scalar-read, part-read, -, part-both) queued status
function hipblasSdgmm(at stream, -*3, part-read, -, part-read, -, part-both) queued status
function hipblasSgemmStridedBatched(at stream, -*5, scalar-read, part-read, -*2, part-read, -*2, scalar-read, part-both) queued status

# double
function hipblasDaxpy(at stream, -, scalar-read, part-read, -, part-both) queued status
function hipblasDscal(at stream, -, scalar-read, part-both) queued status
function hipblasDcopy(at stream, -, part-read, -, part-write) queued status
function hipblasDswap(at stream, -, part-both, -, part-both) queued status
function hipblasDdot(at stream, -, part-read, -, part-read, -, scalar-write) queued blocks status
function hipblasDnrm2(at stream, -, part-read, -, scalar-write) queued blocks status
function hipblasDasum(at stream, -, part-read, -, scalar-write) queued blocks status
function hipblasIdamax(at stream, -, part-read, -, scalar-write) queued blocks status
function hipblasIdamin(at stream, -, part-read, -, scalar-write) queued blocks status
function hipblasDgemv(at stream, -*3, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function hipblasDger(at stream, -*2, scalar-read, part-read, -, part-read, -, part-both) queued status
function hipblasDsymv(at stream, -*2, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function hipblasDtrsv(at stream, -*4, part-read, -, part-both) queued status
function hipblasDgemm(at stream, -*5, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function hipblasDsymm(at stream, -*4, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function hipblasDsyrk(at stream, -*4, scalar-read, part-read, -, scalar-read, part-both) queued status
function hipblasDtrsm(at stream, -*6, scalar-read, part-read, -, part-both) queued status
function hipblasDgeam(at stream, -*4, scalar-read, part-read, -, scalar-read, part-read, -, part-both) queued status
function hipblasDdgmm(at stream, -*3, part-read, -, part-read, -, part-both) queued status
function hipblasDgemmStridedBatched(at stream, -*5, scalar-read, part-read, -*2, part-read, -*2, scalar-read, part-both) queued status

# complex
function hipblasCaxpy(at stream, -, scalar-read, part-read, -, part-both) queued status
function hipblasCscal(at stream, -, scalar-read, part-both) queued status
function hipblasCcopy(at stream, -, part-read, -, part-write) queued status
function hipblasCswap(at stream, -, part-both, -, part-both) queued status
function hipblasCdotu(at stream, -, part-read, -, part-read, -, scalar-write) queued blocks status
function hipblasCdotc(at stream, -, part-read, -, part-read, -, scalar-write) queued blocks status
function hipblasScnrm2(at stream, -, part-read, -, scalar-write) queued blocks status
function hipblasScasum(at stream, -, part-read, -, scalar-write) queued blocks status
function hipblasIcamax(at stream, -, part-read, -, scalar-write) queued blocks status
function hipblasIcamin(at stream, -, part-read, -, scalar-write) queued blocks status
function hipblasCgemv(at stream, -*3, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function hipblasCgeru(at stream, -*2, scalar-read, part-read, -, part-read, -, part-both) queued status
function hipblasCgerc(at stream, -*2, scalar-read, part-read, -, part-read, -, part-both) queued status
function hipblasChemv(at stream, -*2, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function hipblasCtrsv(at stream, -*4, part-read, -, part-both) queued status
function hipblasCgemm(at stream, -*5, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function hipblasCsymm(at stream, -*4, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function hipblasCsyrk(at stream, -*4, scalar-read, part-read, -, scalar-read, part-both) queued status
function hipblasCtrsm(at stream, -*6, scalar-read, part-read, -, part-both) queued status
function hipblasCgeam(at stream, -*4, scalar-read, part-read, -, scalar-read, part-read, -, part-both) queued status
function hipblasCdgmm(at stream, -*3, part-read, -, part-read, -, part-both) queued status
function hipblasCgemmStridedBatched(at stream, -*5, scalar-read, part-read, -*2, part-read, -*2, scalar-read, part-both) queued status

# double complex
function hipblasZaxpy(at stream, -, scalar-read, part-read, -, part-both) queued status
function hipblasZscal(at stream, -, scalar-read, part-both) queued status
function hipblasZcopy(at stream, -, part-read, -, part-write) queued status
function hipblasZswap(at stream, -, part-both, -, part-both) queued status
function hipblasZdotu(at stream, -, part-read, -, part-read, -, scalar-write) queued blocks status
function hipblasZdotc(at stream, -, part-read, -, part-read, -, scalar-write) queued blocks status
function hipblasDznrm2(at stream, -, part-read, -, scalar-write) queued blocks status
function hipblasDzasum(at stream, -, part-read, -, scalar-write) queued blocks status
function hipblasIzamax(at stream, -, part-read, -, scalar-write) queued blocks status
function hipblasIzamin(at stream, -, part-read, -, scalar-write) queued blocks status
function hipblasZgemv(at stream, -*3, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function hipblasZgeru(at stream, -*2, scalar-read, part-read, -, part-read, -, part-both) queued status
function hipblasZgerc(at stream, -*2, scalar-read, part-read, -, part-read, -, part-both) queued status
function hipblasZhemv(at stream, -*2, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function hipblasZtrsv(at stream, -*4, part-read, -, part-both) queued status
function hipblasZgemm(at stream, -*5, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function hipblasZsymm(at stream, -*4, scalar-read, part-read, -, part-read, -, scalar-read, part-both) queued status
function hipblasZsyrk(at stream, -*4, scalar-read, part-read, -, scalar-read, part-both) queued status
function hipblasZtrsm(at stream, -*6, scalar-read, part-read, -, part-both) queued status
function hipblasZgeam(at stream, -*4, scalar-read, part-read, -, scalar-read, part-read, -, part-both) queued status
function hipblasZdgmm(at stream, -*3, part-read, -, part-read, -, part-both) queued status
function hipblasZgemmStridedBatched(at stream, -*5, scalar-read, part-read, -*2, part-read, -*2, scalar-read, part-both) queued status

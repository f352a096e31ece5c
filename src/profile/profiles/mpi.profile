# MPI, whose calls read and write memory of the host and, if it was built so, of the device, and have done so when they return. What returns before
# that (MPI_Isend, MPI_Irecv, MPI_Wait and so on) is not described: what is passed to it is unknown.
gpuverify-runtime 1
runtime mpi "MPI"

function MPI_Init(host-write, host-write) status
function MPI_Init_thread(host-write, host-write, -, host-write 4) status
function MPI_Initialized(host-write 4) status
function MPI_Finalize() status
function MPI_Finalized(host-write 4) status
function MPI_Abort() status
function MPI_Comm_rank(-, host-write 4) status
function MPI_Comm_size(-, host-write 4) status
function MPI_Comm_split(-*3, host-write) status
function MPI_Comm_split_type(-*4, host-write) status
function MPI_Comm_dup(-, host-write) status
function MPI_Comm_free(host-write) status
function MPI_Get_processor_name(host-write, host-write 4) status
function MPI_Error_string(-, host-write, host-write 4) status
function MPI_Wtime()
function MPI_Barrier() status

function MPI_Send(part-read) now status
function MPI_Ssend(part-read) now status
function MPI_Recv(part-write, -*5, part-write) now status
function MPI_Sendrecv(part-read, -*4, part-write, -*5, part-write) now status
function MPI_Sendrecv_replace(part-both, -*7, part-write) now status
function MPI_Bcast(part-either) now status
function MPI_Reduce(part-read, may-write) now status
function MPI_Allreduce(part-read, part-write) now status
function MPI_Scan(part-read, part-write) now status
function MPI_Gather(part-read, -*2, may-write) now status
function MPI_Gatherv(part-read, -*2, may-write, may-read, may-read) now status
function MPI_Scatter(may-read, -*2, part-write) now status
function MPI_Scatterv(may-read, may-read, may-read, -, part-write) now status
function MPI_Allgather(part-read, -*2, part-write) now status
function MPI_Allgatherv(part-read, -*2, part-write, part-read, part-read) now status
function MPI_Alltoall(part-read, -*2, part-write) now status

# MPI, whose calls read and write memory of the host and, if it was built so, of the device. Most have done so when they return. What returns before
# that is written out by src/app/requests.c: the work goes onto a stream of its own, and the request is an event.
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

function MPI_Send(part-read) now of-no-device status
function MPI_Ssend(part-read) now of-no-device status
function MPI_Recv(part-write, -*5, part-write) now of-no-device status
function MPI_Sendrecv(part-read, -*4, part-write, -*5, part-write) now of-no-device status
function MPI_Sendrecv_replace(part-both, -*7, part-write) now of-no-device status
function MPI_Bcast(part-either) now of-no-device status
function MPI_Reduce(part-read, may-write) now of-no-device status
function MPI_Allreduce(part-read, part-write) now of-no-device status
function MPI_Scan(part-read, part-write) now of-no-device status
function MPI_Gather(part-read, -*2, may-write) now of-no-device status
function MPI_Gatherv(part-read, -*2, may-write, may-read, may-read) now of-no-device status
function MPI_Scatter(may-read, -*2, part-write) now of-no-device status
function MPI_Scatterv(may-read, may-read, may-read, -, part-write) now of-no-device status
function MPI_Allgather(part-read, -*2, part-write) now of-no-device status
function MPI_Allgatherv(part-read, -*2, part-write, part-read, part-read) now of-no-device status
function MPI_Alltoall(part-read, -*2, part-write) now of-no-device status

# what begins: the arguments of the function, and the stream
function MPI_Isend.work(part-read, -*6, stream) queued
function MPI_Issend.work(part-read, -*6, stream) queued
function MPI_Irecv.work(part-write, -*6, stream) queued
function MPI_Ibcast.work(part-either, -*5, stream) queued
function MPI_Ireduce.work(part-read, may-write, -*6, stream) queued
function MPI_Iallreduce.work(part-read, part-write, -*5, stream) queued
function MPI_Igather.work(part-read, -*2, may-write, -*5, stream) queued
function MPI_Iscatter.work(may-read, -*2, part-write, -*5, stream) queued
function MPI_Iallgather.work(part-read, -*2, part-write, -*4, stream) queued
function MPI_Ialltoall.work(part-read, -*2, part-write, -*4, stream) queued
function MPI_Ibarrier.work(-*2, stream) queued

# … of known size
function MPI_Isend.sized(gpu-read, size, stream) queued unit 1
function MPI_Issend.sized(gpu-read, size, stream) queued unit 1
function MPI_Irecv.sized(gpu-write, size, stream) queued unit 1

function MPI_Request.stream() -> non-blocking-stream of-no-device
function MPI_Request.event() -> event of-no-device
function MPI_Request.record(event-record, stream)
function MPI_Request.leave(stream-destroy)
function MPI_Request.wait(event-sync)
function MPI_Request.test(event-sync) queries 1
function MPI_Request.end(event-destroy)
function MPI_Request.status(part-write) now of-no-device

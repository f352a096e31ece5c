# The CUDA runtime API, as its reference and "API synchronization behavior" and "Stream synchronization behavior" there say (CUDA 13).
# Functions named ..._ptsz and ..._ptds are those of programs whose default stream is that of the thread.
gpuverify-runtime 1
runtime cuda-runtime "the CUDA runtime API"

fact null-stream-orders by-stream
fact stream-orders yes
fact event-outlives-stream yes
constant 1 null-stream
constant 2 thread-stream

# streams
function cudaStreamCreate(out blocking-stream) status
function cudaStreamCreateWithFlags(out blocking-stream, =0) status
function cudaStreamCreateWithFlags(out non-blocking-stream, =1) status
function cudaStreamCreateWithFlags(out stream) status
function cudaStreamCreateWithPriority(out blocking-stream, =0) status
function cudaStreamCreateWithPriority(out non-blocking-stream, =1) status
function cudaStreamCreateWithPriority(out stream) status
function cudaStreamDestroy(stream-destroy) status
function cudaStreamSynchronize(stream-sync) status
function cudaStreamSynchronize_ptsz(stream-sync) status null-is-thread
function cudaStreamQuery(stream-sync) queries 600
function cudaStreamQuery_ptsz(stream-sync) queries 600 null-is-thread
function cudaStreamWaitEvent(stream, event-wait) status
function cudaStreamWaitEvent_ptsz(stream, event-wait) status null-is-thread
function cudaDeviceSynchronize() status waits-for-all
function cudaThreadSynchronize() status waits-for-all

# events
function cudaEventCreate(out event) status
function cudaEventCreateWithFlags(out event) status
function cudaEventDestroy(event-destroy) status
function cudaEventSynchronize(event-sync) status
function cudaEventQuery(event-sync) queries 600
function cudaEventRecord(event-record, stream) status
function cudaEventRecord_ptsz(event-record, stream) status null-is-thread
function cudaEventRecordWithFlags(event-record, stream) status
function cudaEventRecordWithFlags_ptsz(event-record, stream) status null-is-thread
function cudaEventElapsedTime(host-write) status
function cudaEventElapsedTime_v2(host-write) status

# memory: an allocation or a free may wait for the device, which nothing may rest on
function cudaMalloc(out device-memory, size) unit 1 status may-wait-for-all
function cudaMallocManaged(out shared-memory, size) unit 1 status may-wait-for-all
function cudaMallocHost(out shared-memory, size) unit 1 status may-wait-for-all
function cudaHostAlloc(out shared-memory, size) unit 1 status may-wait-for-all
function cudaFree(device-free) status may-wait-for-all
function cudaFreeHost(device-free) status may-wait-for-all
function cudaHostRegister() status may-wait-for-all
function cudaHostUnregister() status may-wait-for-all

# memory in the order of a stream
function cudaMallocAsync(out device-memory, size, stream) queued idle unit 1 status
function cudaMallocAsync_ptsz(out device-memory, size, stream) queued idle unit 1 status null-is-thread
function cudaMallocFromPoolAsync(out device-memory, size, -, stream) queued idle unit 1 status
function cudaMallocFromPoolAsync_ptsz(out device-memory, size, -, stream) queued idle unit 1 status null-is-thread
function cudaFreeAsync(device-free, stream) queued idle status
function cudaFreeAsync_ptsz(device-free, stream) queued idle status null-is-thread

# copies that the host waits for: to the host, from host to host; from the host to the device what is written may arrive later; within
# the device the host does not wait
function cudaMemcpy(gpu-write, gpu-read, size, =0) on-null blocks unit 1 status
function cudaMemcpy(gpu-write, gpu-read, size, =1) on-null blocks lingers unit 1 status
function cudaMemcpy(gpu-write, gpu-read, size, =2) on-null blocks unit 1 status
function cudaMemcpy(gpu-write, gpu-read, size, =3) on-null unit 1 status
function cudaMemcpy(gpu-write, gpu-read, size) on-null may-block unit 1 status
function cudaMemcpy_ptds(gpu-write, gpu-read, size, =0) on-null blocks unit 1 status null-is-thread
function cudaMemcpy_ptds(gpu-write, gpu-read, size, =1) on-null blocks lingers unit 1 status null-is-thread
function cudaMemcpy_ptds(gpu-write, gpu-read, size, =2) on-null blocks unit 1 status null-is-thread
function cudaMemcpy_ptds(gpu-write, gpu-read, size, =3) on-null unit 1 status null-is-thread
function cudaMemcpy_ptds(gpu-write, gpu-read, size) on-null may-block unit 1 status null-is-thread
function cudaMemcpyAsync(gpu-write, gpu-read, size, -, stream) queued unit 1 status
function cudaMemcpyAsync_ptsz(gpu-write, gpu-read, size, -, stream) queued unit 1 status null-is-thread
function cudaMemset(gpu-write, -, size) on-null unit 1 status
function cudaMemset_ptds(gpu-write, -, size) on-null unit 1 status null-is-thread
function cudaMemsetAsync(gpu-write, -, size, stream) queued unit 1 status
function cudaMemsetAsync_ptsz(gpu-write, -, size, stream) queued unit 1 status null-is-thread

# launches: dim3 is passed in two registers, a number of 64 bits and one of 32
function cudaLaunchKernel(-*5, parameters, -, stream) queued status
function cudaLaunchKernel_ptsz(-*5, parameters, -, stream) queued status null-is-thread
function cudaLaunchCooperativeKernel(-*5, parameters, -, stream) queued status
function cudaLaunchCooperativeKernel_ptsz(-*5, parameters, -, stream) queued status null-is-thread

# errors, devices
function cudaGetLastError() status
function cudaPeekAtLastError() status
function cudaGetErrorString()
function cudaGetErrorName()
function cudaSetDevice() status
function cudaGetDevice(host-write) status
function cudaGetDeviceCount(host-write) status

# NCCL, and RCCL, which has the same names. Between ncclGroupStart and ncclGroupEnd nothing is enqueued before the group ends.
gpuverify-runtime 1
runtime nccl "NCCL"

function ncclGetVersion(host-write 4) status
function ncclGetUniqueId(host-write 128) status
function ncclCommInitRank(host-write 8) status may-wait-for-all
function ncclCommInitRankConfig(host-write 8) status may-wait-for-all
function ncclCommInitAll(host-write, -, host-read) status may-wait-for-all
function ncclCommFinalize() status may-wait-for-all
function ncclCommDestroy() status may-wait-for-all
function ncclCommAbort() status may-wait-for-all
function ncclCommCount(-, host-write 4) status
function ncclCommCuDevice(-, host-write 4) status
function ncclCommUserRank(-, host-write 4) status
function ncclGetErrorString()
function ncclGetLastError()
function ncclGroupStart() status begins-group
function ncclGroupEnd() status ends-group

function ncclAllReduce(part-read, part-write, -*4, stream) queued status grouped
function ncclBroadcast(may-read, part-write, -*4, stream) queued status grouped
function ncclBcast(part-either, -*4, stream) queued status grouped
function ncclReduce(part-read, may-write, -*5, stream) queued status grouped
function ncclAllGather(part-read, part-write, -*3, stream) queued status grouped
function ncclReduceScatter(part-read, part-write, -*4, stream) queued status grouped
function ncclAlltoAll(part-read, part-write, -*3, stream) queued status grouped
function ncclSend(part-read, -*4, stream) queued status grouped
function ncclRecv(part-write, -*4, stream) queued status grouped

gpuverify-runtime 1
runtime mine "functions of a compiler of ours"

function my_stream(out stream, -) status
function my_copy(stream, gpu-write, gpu-read, size) queued unit 4 status
function my_wait(stream-sync) status
function my_end(stream-destroy) status

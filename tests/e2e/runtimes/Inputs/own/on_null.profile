gpuverify-runtime 1
runtime own "work on the null stream"
fact null-stream-orders no
function my_stream() -> non-blocking-stream
function my_end(stream-destroy)
function my_wait(stream-sync)
function my_copy(gpu-write, gpu-read, size, stream) queued unit 1
function my_product(kernel-both, stream) on-null

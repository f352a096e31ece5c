gpuverify-runtime 1
runtime plugin "calls by name, several arities, handles behind addresses"

function invoke(="stream.create") -> non-blocking-stream
function invoke(="stream.wait", stream-sync)
function invoke(="fill", gpu-write, =4, size, stream) queued unit 4
function invoke(="fill", gpu-write, =1, size, stream) queued unit 1
function finish(stream-sync) arguments 1
function finish(event-record, stream) arguments 2
function launch(at stream, kernel-both) queued
function end(stream-destroy)

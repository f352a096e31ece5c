gpuverify-runtime 1
runtime mine "functions of our compiler"

function my_stream(out stream, -) status

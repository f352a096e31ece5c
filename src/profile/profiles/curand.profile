# cuRAND's host API. Generators that run on the host (curandCreateGeneratorHost) are not described.
gpuverify-runtime 1
runtime curand "cuRAND"

function curandCreateGenerator(out object) status may-wait-for-all
function curandDestroyGenerator(host-free) status may-wait-for-all
function curandSetStream(out given, stream) status
function curandSetPseudoRandomGeneratorSeed(memory) status
function curandSetGeneratorOffset(memory) status
function curandSetGeneratorOrdering(memory) status
function curandSetQuasiRandomGeneratorDimensions(memory) status
function curandGenerate(at stream, part-write) queued status
function curandGenerateLongLong(at stream, part-write) queued status
function curandGenerateUniform(at stream, part-write) queued status
function curandGenerateUniformDouble(at stream, part-write) queued status
function curandGenerateNormal(at stream, part-write) queued status
function curandGenerateNormalDouble(at stream, part-write) queued status
function curandGenerateLogNormal(at stream, part-write) queued status
function curandGenerateLogNormalDouble(at stream, part-write) queued status
function curandGeneratePoisson(at stream, part-write) queued status

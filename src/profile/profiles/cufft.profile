# cuFFT. A plan is a number. Where src/app/plans.c has found out which plan a call gets, that is an object, which holds its stream. Elsewhere, in
# programs that set a stream, what executes a plan is unknown; in others it runs on the null stream.
gpuverify-runtime 1
runtime cufft "cuFFT"

function cufftCreate(host-write 4) status may-wait-for-all
function cufftPlan1d(host-write 4) status may-wait-for-all
function cufftPlan2d(host-write 4) status may-wait-for-all
function cufftPlan3d(host-write 4) status may-wait-for-all
function cufftPlanMany(host-write 4, -, host-read, host-read, -*2, host-read) status may-wait-for-all
function cufftMakePlan1d(-*4, host-write 8) status may-wait-for-all
function cufftMakePlan2d(-*4, host-write 8) status may-wait-for-all
function cufftMakePlan3d(-*5, host-write 8) status may-wait-for-all
function cufftMakePlanMany(-*2, host-read, host-read, -*2, host-read, -*4, host-write 8) status may-wait-for-all
function cufftMakePlanMany64(-*2, host-read, host-read, -*2, host-read, -*4, host-write 8) status may-wait-for-all
function cufftXtMakePlanMany(-*2, host-read, host-read, -*3, host-read, -*4, host-write 8) status may-wait-for-all
function cufftEstimate1d(-*3, host-write 8) status
function cufftEstimate2d(-*3, host-write 8) status
function cufftEstimate3d(-*4, host-write 8) status
function cufftDestroy() status may-wait-for-all
function cufftSetAutoAllocation() status
function cufftGetSize(-, host-write 8) status
function cufftGetVersion(host-write 4) status
function cufftExecC2C(-, part-read, part-write) on-null status without cufftSetStream
function cufftExecR2C(-, part-read, part-write) on-null status without cufftSetStream
function cufftExecC2R(-, part-either, part-write) on-null status without cufftSetStream
function cufftExecZ2Z(-, part-read, part-write) on-null status without cufftSetStream
function cufftExecD2Z(-, part-read, part-write) on-null status without cufftSetStream
function cufftExecZ2D(-, part-either, part-write) on-null status without cufftSetStream

# where it is known which plan that is
function cufftCreate.plan(out object) status may-wait-for-all
function cufftPlan1d.plan(out object) status may-wait-for-all
function cufftPlan2d.plan(out object) status may-wait-for-all
function cufftPlan3d.plan(out object) status may-wait-for-all
function cufftPlanMany.plan(out object, -, host-read, host-read, -*2, host-read) status may-wait-for-all
function cufftMakePlan1d.plan(memory, -*3, host-write 8) status may-wait-for-all
function cufftMakePlan2d.plan(memory, -*3, host-write 8) status may-wait-for-all
function cufftMakePlan3d.plan(memory, -*4, host-write 8) status may-wait-for-all
function cufftMakePlanMany.plan(memory, -, host-read, host-read, -*2, host-read, -*4, host-write 8) status may-wait-for-all
function cufftMakePlanMany64.plan(memory, -, host-read, host-read, -*2, host-read, -*4, host-write 8) status may-wait-for-all
function cufftXtMakePlanMany.plan(memory, -, host-read, host-read, -*3, host-read, -*4, host-write 8) status may-wait-for-all
function cufftDestroy.plan(host-free) status may-wait-for-all
function cufftSetStream.plan(out given, stream) status
function cufftSetAutoAllocation.plan(memory) status
function cufftGetSize.plan(memory, host-write 8) status
function cufftExecC2C.plan(at stream, part-read, part-write) queued status
function cufftExecR2C.plan(at stream, part-read, part-write) queued status
function cufftExecC2R.plan(at stream, part-either, part-write) queued status
function cufftExecZ2Z.plan(at stream, part-read, part-write) queued status
function cufftExecD2Z.plan(at stream, part-read, part-write) queued status
function cufftExecZ2D.plan(at stream, part-either, part-write) queued status

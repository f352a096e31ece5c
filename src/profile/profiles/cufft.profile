# cuFFT. A plan is a number, so that its stream is not followed: in programs that set one, what executes a plan is unknown; in others it runs on
# the null stream.
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

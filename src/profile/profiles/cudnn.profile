# cuDNN's legacy API. Handles and descriptors are memory; a handle holds its stream. Scaling factors are read by the host, during the call.
gpuverify-runtime 1
runtime cudnn "cuDNN"

function cudnnCreate(out object) status may-wait-for-all
function cudnnDestroy(host-free) status may-wait-for-all
function cudnnSetStream(out given, stream) status
function cudnnGetStream(at stream, out given) status
function cudnnGetErrorString()
function cudnnGetVersion()

function cudnnCreateTensorDescriptor(out object) status
function cudnnSetTensor4dDescriptor(memory) status
function cudnnSetTensor4dDescriptorEx(memory) status
function cudnnSetTensorNdDescriptor(memory, -*2, host-read, host-read) status
function cudnnDestroyTensorDescriptor(host-free) status
function cudnnCreateFilterDescriptor(out object) status
function cudnnSetFilter4dDescriptor(memory) status
function cudnnDestroyFilterDescriptor(host-free) status
function cudnnCreateConvolutionDescriptor(out object) status
function cudnnSetConvolution2dDescriptor(memory) status
function cudnnSetConvolutionMathType(memory) status
function cudnnSetConvolutionGroupCount(memory) status
function cudnnDestroyConvolutionDescriptor(host-free) status
function cudnnCreateActivationDescriptor(out object) status
function cudnnSetActivationDescriptor(memory) status
function cudnnDestroyActivationDescriptor(host-free) status
function cudnnCreatePoolingDescriptor(out object) status
function cudnnSetPooling2dDescriptor(memory) status
function cudnnDestroyPoolingDescriptor(host-free) status
function cudnnGetConvolution2dForwardOutputDim(memory, memory, memory, host-write, host-write, host-write, host-write) status
function cudnnGetConvolutionForwardWorkspaceSize(memory, memory, memory, memory, memory, -, host-write) status
function cudnnGetConvolutionForwardAlgorithm_v7(memory, memory, memory, memory, memory, -, host-write, host-write) status

# a workspace of no bytes is not accessed
function cudnnConvolutionForward(at stream, scalar-read, memory, part-read, memory, part-read, memory, -, -, =0, scalar-read, memory, part-both) queued status
function cudnnConvolutionForward(at stream, scalar-read, memory, part-read, memory, part-read, memory, -, part-both, -, scalar-read, memory, part-both) queued status
function cudnnConvolutionBackwardData(at stream, scalar-read, memory, part-read, memory, part-read, memory, -, -, =0, scalar-read, memory, part-both) queued status
function cudnnConvolutionBackwardData(at stream, scalar-read, memory, part-read, memory, part-read, memory, -, part-both, -, scalar-read, memory, part-both) queued status
function cudnnConvolutionBackwardFilter(at stream, scalar-read, memory, part-read, memory, part-read, memory, -, -, =0, scalar-read, memory, part-both) queued status
function cudnnConvolutionBackwardFilter(at stream, scalar-read, memory, part-read, memory, part-read, memory, -, part-both, -, scalar-read, memory, part-both) queued status
function cudnnConvolutionBackwardBias(at stream, scalar-read, memory, part-read, scalar-read, memory, part-both) queued status
function cudnnAddTensor(at stream, scalar-read, memory, part-read, scalar-read, memory, part-both) queued status
function cudnnScaleTensor(at stream, memory, part-both, scalar-read) queued status
function cudnnSetTensor(at stream, memory, part-write, scalar-read) queued status
function cudnnTransformTensor(at stream, scalar-read, memory, part-read, scalar-read, memory, part-both) queued status
function cudnnActivationForward(at stream, memory, scalar-read, memory, part-read, scalar-read, memory, part-both) queued status
function cudnnActivationBackward(at stream, memory, scalar-read, memory, part-read, memory, part-read, memory, part-read, scalar-read, memory, part-both) queued status
function cudnnPoolingForward(at stream, memory, scalar-read, memory, part-read, scalar-read, memory, part-both) queued status
function cudnnPoolingBackward(at stream, memory, scalar-read, memory, part-read, memory, part-read, memory, part-read, scalar-read, memory, part-both) queued status
function cudnnSoftmaxForward(at stream, -*2, scalar-read, memory, part-read, scalar-read, memory, part-both) queued status
function cudnnSoftmaxBackward(at stream, -*2, scalar-read, memory, part-read, memory, part-read, scalar-read, memory, part-both) queued status

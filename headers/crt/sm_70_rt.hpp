/* Part of gpuverify, under the Apache License 2.0 with LLVM Exceptions; see LICENSE. Included by a header of clang; nothing in it is needed. */

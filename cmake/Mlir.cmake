# Mlir: the target gv_mlir, which is MLIR's C API and all that it needs, as static archives.
#
# The CMake package of MLIR is not used: where LLVM is built with a shared library its targets pull that in. All archives are
# given to the linker as one group, and the linker takes what is used.
#
# -DGV_MLIR=19 chooses another release of Debian's, -DMLIR_DIR=DIR another LLVM: DIR is its lib/cmake/mlir. What differs between releases is in
# src/front/read/release.h.

set(GV_MLIR 22 CACHE STRING "the release of MLIR to build with: 19 or 22, of Debian's packages")
set(MLIR_DIR "/usr/lib/llvm-${GV_MLIR}/lib/cmake/mlir" CACHE PATH "lib/cmake/mlir of the LLVM to build with")
get_filename_component(GV_LLVM_LIB "${MLIR_DIR}/../.." ABSOLUTE)
get_filename_component(GV_LLVM_PREFIX "${GV_LLVM_LIB}/.." ABSOLUTE)
set(GV_LLVM_BIN "${GV_LLVM_PREFIX}/bin")
set(GV_LLVM_INCLUDE "${GV_LLVM_PREFIX}/include")

set(config "${GV_LLVM_INCLUDE}/llvm/Config/llvm-config.h")
if(NOT EXISTS "${GV_LLVM_INCLUDE}/mlir-c/IR.h" OR NOT EXISTS "${config}")
  message(FATAL_ERROR "no MLIR under ${GV_LLVM_PREFIX}: install libmlir-${GV_MLIR}-dev and llvm-${GV_MLIR}-dev, or pass -DMLIR_DIR=")
endif()
file(STRINGS "${config}" line REGEX "#define LLVM_VERSION_STRING")
string(REGEX REPLACE ".*\"(.*)\".*" "\\1" GV_LLVM_VERSION "${line}")
if(GV_LLVM_VERSION VERSION_LESS 19)
  message(FATAL_ERROR "LLVM ${GV_LLVM_VERSION} is too old: 19 or newer is needed")
endif()
message(STATUS "LLVM ${GV_LLVM_VERSION} from ${GV_LLVM_PREFIX}")

file(GLOB archives "${GV_LLVM_LIB}/libMLIR*.a" "${GV_LLVM_LIB}/libLLVM*.a")
if(NOT archives)
  message(FATAL_ERROR "no static MLIR libraries in ${GV_LLVM_LIB}")
endif()
list(JOIN archives "\n" archives)
set(group "${CMAKE_BINARY_DIR}/mlir-archives.ld")
file(CONFIGURE OUTPUT "${group}" CONTENT "GROUP(\n@archives@\n)\n" @ONLY)

add_library(gv_mlir INTERFACE)
target_include_directories(gv_mlir SYSTEM INTERFACE "${GV_LLVM_INCLUDE}")
target_link_libraries(gv_mlir INTERFACE "${group}" m)

# lld links this in a second and folds equal functions, of which MLIR has many: a third of the program. Others work too.
find_program(GV_LLD ld.lld HINTS "${GV_LLVM_BIN}" /usr/lib/llvm-22/bin)
if(GV_LLD)
  get_filename_component(dir "${GV_LLD}" DIRECTORY)
  add_link_options(-fuse-ld=lld $<IF:$<C_COMPILER_ID:Clang>,--ld-path=${GV_LLD},-B${dir}>)
  if(CMAKE_BUILD_TYPE STREQUAL "Release")
    add_link_options(LINKER:--icf=all LINKER:-z,pack-relative-relocs)
  endif()
endif()

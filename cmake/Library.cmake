# Library: libgpuverify.so, for who has a module in memory, and the pass plugin for mlir-opt over it.
#
# A module belongs to the MLIR that made it, of which a process has one: both take it from the shared libMLIR, never from the archives that
# the program is linked with. Where there is no shared one, neither is built.

include(GNUInstallDirs)
find_library(GV_SHARED_MLIR NAMES libMLIR.so HINTS "${GV_LLVM_LIB}" NO_DEFAULT_PATH)
find_library(GV_SHARED_LLVM NAMES libLLVM.so HINTS "${GV_LLVM_LIB}" NO_DEFAULT_PATH)
if(NOT GV_SHARED_MLIR OR NOT GV_SHARED_LLVM)
  message(STATUS "no shared libMLIR in ${GV_LLVM_LIB}: no libgpuverify, no pass plugin")
  return()
endif()
file(REAL_PATH "${GV_SHARED_MLIR}" mlir)
get_filename_component(GV_MLIR_SONAME "${mlir}" NAME)

gv_room(library USES base model diag profile front analysis verify LIBRARIES gv_mlir)
target_include_directories(gv_library PRIVATE include)
gv_room_define(library GV_VERSION="${PROJECT_VERSION}")

# All rooms below, as files, so that the archives of MLIR do not come with them; of these, only the C API's, which call what is shared.
set(rooms "")
foreach(room base json model diag profile read expressions kernels emit async source front solver program logic typestate narrate counterexample
        verdict analysis verify library)
  get_target_property(type gv_${room} TYPE)
  if(type STREQUAL "STATIC_LIBRARY")
    list(APPEND rooms $<TARGET_FILE:gv_${room}>)
    list(APPEND room_targets gv_${room})
  endif()
endforeach()
file(GLOB GV_C_API "${GV_LLVM_LIB}/libMLIRCAPI*.a")
list(FILTER GV_C_API EXCLUDE REGEX "ExecutionEngine|RegisterEverything")
set(exports "${CMAKE_SOURCE_DIR}/src/library/exports.map")
file(WRITE "${CMAKE_BINARY_DIR}/empty.c" "typedef int gpuverify_empty;\n")
add_library(libgpuverify SHARED "${CMAKE_BINARY_DIR}/empty.c")
add_dependencies(libgpuverify ${room_targets})
target_link_libraries(libgpuverify PRIVATE
  -Wl,--whole-archive $<TARGET_FILE:gv_library> -Wl,--no-whole-archive
  -Wl,--start-group ${rooms} ${GV_C_API} -Wl,--end-group
  "${GV_SHARED_MLIR}" "${GV_SHARED_LLVM}" ${GV_CADICAL} ${GV_JANSSON} stdc++ pthread m
  -Wl,--version-script=${exports})
set_target_properties(libgpuverify PROPERTIES OUTPUT_NAME gpuverify VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR}
  LINK_DEPENDS "${exports};${rooms}" BUILD_RPATH "${GV_LLVM_LIB}" INSTALL_RPATH "${GV_LLVM_LIB}")

# libMLIR brings the C++ library that the whole process has.
get_property(GV_SHARED_RUNTIME DIRECTORY PROPERTY LINK_OPTIONS)
list(REMOVE_ITEM GV_SHARED_RUNTIME -static-libstdc++ -static-libgcc)
set_target_properties(libgpuverify PROPERTIES LINK_OPTIONS "${GV_SHARED_RUNTIME}")
if(NOT GV_SANITIZE AND NOT GV_FUZZ)
  target_link_options(libgpuverify PRIVATE LINKER:--no-undefined)
endif()
install(TARGETS libgpuverify LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}")
install(FILES include/gpuverify.h include/gpuverify-mlir.hpp DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
install(FILES python/gpuverify.py DESTINATION "${CMAKE_INSTALL_DATAROOTDIR}/gpuverify/python")
file(RELATIVE_PATH GV_PREFIX_OF_PC "/${CMAKE_INSTALL_LIBDIR}/pkgconfig" "/") # wherever it is installed
configure_file(cmake/package/gpuverify.pc.in share/gpuverify.pc @ONLY)
install(FILES "${CMAKE_BINARY_DIR}/share/gpuverify.pc" DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig")

if(GV_SANITIZE OR GV_FUZZ OR GV_COVERAGE)
  return() # mlir-opt has none of that
endif()

# The passes, in C++ with MLIR's own headers, and the plugin that loads them.
function(gv_mlir_plugin name)
  target_include_directories(${name} PRIVATE "${CMAKE_SOURCE_DIR}/include")
  target_include_directories(${name} SYSTEM PRIVATE "${GV_LLVM_INCLUDE}")
  target_link_libraries(${name} PRIVATE libgpuverify "${GV_SHARED_MLIR}" "${GV_SHARED_LLVM}")
  set_target_properties(${name} PROPERTIES PREFIX "" CXX_STANDARD 17 CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON
    BUILD_RPATH "${CMAKE_BINARY_DIR};${GV_LLVM_LIB}" INSTALL_RPATH "\$ORIGIN/..;${GV_LLVM_LIB}" LINK_OPTIONS "${GV_SHARED_RUNTIME}")
  target_compile_options(${name} PRIVATE -fno-exceptions)
endfunction()
add_library(gpuverify-passes MODULE src/pass/passes.cpp)
gv_mlir_plugin(gpuverify-passes)

add_library(gpuverify_pass MODULE src/pass/entry.c)
set_target_properties(gpuverify_pass PROPERTIES PREFIX lib C_VISIBILITY_PRESET hidden)
target_link_libraries(gpuverify_pass PRIVATE ${CMAKE_DL_LIBS})
add_dependencies(gpuverify_pass gpuverify-passes)
target_compile_definitions(gpuverify_pass PRIVATE GV_VERSION="${PROJECT_VERSION}" GV_PASSES="gpuverify-passes.so" GV_LLVM_VERSION="${GV_LLVM_VERSION}"
  GV_MLIR_LIBRARY="${GV_MLIR_SONAME}")
install(TARGETS gpuverify-passes gpuverify_pass LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}/gpuverify")

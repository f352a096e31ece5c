# Flags: how our C is compiled and how every program is linked.

set(CMAKE_C_STANDARD 17)
set(CMAKE_C_STANDARD_REQUIRED ON)
set(CMAKE_C_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()
set(CMAKE_C_FLAGS_RELEASE "-O3 -DNDEBUG")
set(CMAKE_C_FLAGS_DEBUG "-Og -g")
set(CMAKE_CXX_FLAGS_RELEASE "")
set(CMAKE_CXX_FLAGS_DEBUG "")

add_compile_definitions($<$<COMPILE_LANGUAGE:C>:_GNU_SOURCE=>) # empty, so that a source may say "#define _GNU_SOURCE" itself
# A short initialiser means that the rest is zero.
add_compile_options(-Wall -Wextra -Werror=switch -Wno-missing-field-initializers
  -ffunction-sections -fdata-sections $<$<BOOL:${GV_WERROR}>:-Werror>)

# What is linked in statically leaves only libc and libm to be found at run time.
add_link_options(-static-libstdc++ -static-libgcc LINKER:--gc-sections LINKER:--as-needed
  LINKER:--build-id=sha1)
if(CMAKE_BUILD_TYPE STREQUAL "Release")
  add_link_options(-s)
endif()

if(GV_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link) # our C reports its coverage to the fuzzer
  add_link_options(-fsanitize=fuzzer-no-link)
endif()
if(GV_COVERAGE)
  add_compile_options(--coverage -fprofile-abs-path)
  add_link_options(--coverage LINKER:--wrap=_exit)
  add_library(gv_covered STATIC cmake/covered.c)
  set_target_properties(gv_covered PROPERTIES POSITION_INDEPENDENT_CODE ON)
  link_libraries(gv_covered)
endif()
if(GV_SANITIZE)
  add_compile_options(-fsanitize=${GV_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${GV_SANITIZE})
  add_compile_options($<$<COMPILE_LANGUAGE:C>:-g1>) # lines, for what the sanitizers say: variables take a fifth of the time to compile
  add_compile_definitions(GV_ARENA_MALLOC=1) # every allocation has bounds of its own
  if(GV_SANITIZE MATCHES "address" AND CMAKE_C_COMPILER_ID STREQUAL "GNU") # its runtime is a library; clang's is part of the program
    add_library(gv_leaks OBJECT cmake/leaks.c)
    set_target_properties(gv_leaks PROPERTIES POSITION_INDEPENDENT_CODE ON)
    if(GV_SANITIZE MATCHES "undefined")
      target_sources(gv_leaks PRIVATE cmake/globals.c)
      set_source_files_properties(cmake/globals.c PROPERTIES COMPILE_OPTIONS -fno-sanitize=all) # it reads between guards
      target_link_options(gv_leaks INTERFACE LINKER:--wrap=__asan_register_globals LINKER:--wrap=__asan_unregister_globals
        LINKER:-T,${CMAKE_CURRENT_SOURCE_DIR}/cmake/guarded.ld)
      set_property(TARGET gv_leaks PROPERTY INTERFACE_LINK_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/cmake/guarded.ld")
    endif()
  endif()
endif()

# gpuverify_add_test(NAME name FILES file... [VERDICT proved|violated|unproved] [OPTIONS option...])
#
# A test of CTest that verifies the files, together, and passes if that is the verdict, "proved" unless told. A file is seen from the
# current source folder, and can be a folder, or made by the build. A file that cannot be read fails the test, whatever the verdict.
#
# Run as a script, this file is the test: it compares the exit status, which add_test() by itself cannot.

if(CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
  set(arguments "")
  math(EXPR last "${CMAKE_ARGC} - 1")
  set(collect FALSE)
  foreach(i RANGE ${last})
    if(collect)
      list(APPEND arguments "${CMAKE_ARGV${i}}")
    elseif(CMAKE_ARGV${i} STREQUAL "--")
      set(collect TRUE)
    endif()
  endforeach()
  execute_process(COMMAND ${arguments} RESULT_VARIABLE status)
  if(NOT status STREQUAL STATUS)
    message(FATAL_ERROR "gpuverify: exit status ${status}, not ${STATUS}")
  endif()
  return()
endif()

set(GPUVERIFY_TEST_SCRIPT "${CMAKE_CURRENT_LIST_FILE}")

function(gpuverify_add_test)
  cmake_parse_arguments(arg "" "NAME;VERDICT" "FILES;OPTIONS" ${ARGN})
  if(NOT arg_NAME OR NOT arg_FILES OR arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "gpuverify_add_test(NAME name FILES file... [VERDICT proved|violated|unproved] [OPTIONS option...])")
  endif()
  if(NOT arg_VERDICT)
    set(arg_VERDICT proved)
  endif()
  set(status_of_proved 0)
  set(status_of_violated 1)
  set(status_of_unproved 3)
  if(NOT DEFINED status_of_${arg_VERDICT})
    message(FATAL_ERROR "gpuverify_add_test: '${arg_VERDICT}' is no verdict: proved, violated or unproved")
  endif()
  add_test(NAME "${arg_NAME}"
    COMMAND "${CMAKE_COMMAND}" -DSTATUS=${status_of_${arg_VERDICT}} -P "${GPUVERIFY_TEST_SCRIPT}" --
      $<TARGET_FILE:gpuverify::gpuverify> ${arg_OPTIONS} ${arg_FILES}
    WORKING_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}")
endfunction()

# Commit: which commit is being built, as a C file that changes only when that does. Run with every build:
#
#   cmake -DSOURCE=DIR -DOUTPUT=FILE -P Commit.cmake
#
# Empty where the sources are no checkout of their own, as in a tarball. "-dirty" behind it: something is changed.

cmake_minimum_required(VERSION 3.25)
set(commit "")
find_program(git NAMES git)
if(git AND EXISTS "${SOURCE}/.git")
  execute_process(COMMAND "${git}" -C "${SOURCE}" -c safe.directory=* describe --always --dirty --exclude=* --abbrev=12 OUTPUT_VARIABLE commit
    OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
if(NOT commit MATCHES "^[0-9a-f]+(-dirty)?$")
  set(commit "")
endif()
file(CONFIGURE OUTPUT "${OUTPUT}" CONTENT
  "/* Made by cmake/Commit.cmake. */\nextern const char gv_commit[];\nconst char gv_commit[] = \"@commit@\";\n" @ONLY)

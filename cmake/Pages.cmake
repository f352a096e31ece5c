# Pages: the rule pages as a C file, so that the program carries its manual. Run at build time:
#
#   cmake -DPAGES=DIR -DOUTPUT=FILE -P Pages.cmake
#
# The text goes through as hexadecimal: nothing in it can mean something to CMake or to C.

file(GLOB pages "${PAGES}/*.md")
list(SORT pages)
set(texts "")
set(rows "")
foreach(page IN LISTS pages)
  get_filename_component(name "${page}" NAME_WE)
  string(MAKE_C_IDENTIFIER "${name}" id)
  file(READ "${page}" hex HEX)
  string(REGEX REPLACE "(................................................................)" "\\1\n  " hex "${hex}")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," hex "${hex}")
  string(APPEND texts "static const char ${id}[] = {\n  ${hex}0};\n")
  string(APPEND rows "  {\"${name}\", ${id}},\n")
endforeach()
file(WRITE "${OUTPUT}" "/* Made by cmake/Pages.cmake from docs/rules. */\n${texts}\n"
  "extern const char *const gv_pages[][2];\nconst char *const gv_pages[][2] = {\n${rows}  {0, 0},\n};\n")

# Embed: files as C text, so that a program carries them. Run at build time:
#
#   cmake -DFILES=FILE;FILE -DPREFIX=gv_ -DOUTPUT=FILE -P Embed.cmake
#
# Each file becomes the NUL-terminated array PREFIX + its name with the dot as an underscore: gv_page_css of page.css with the prefix gv_.

set(texts "")
foreach(file IN LISTS FILES)
  get_filename_component(name "${file}" NAME)
  string(MAKE_C_IDENTIFIER "${PREFIX}${name}" id)
  file(READ "${file}" hex HEX)
  string(REGEX REPLACE "(................................................................)" "\\1\n  " hex "${hex}")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," hex "${hex}")
  string(APPEND texts "extern const unsigned char ${id}[];\nconst unsigned char ${id}[] = {\n  ${hex}0};\n")
endforeach()
file(WRITE "${OUTPUT}" "/* Made by cmake/Embed.cmake. */\n${texts}")

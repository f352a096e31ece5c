# Embed: a file as a C string constant, so that the program carries it. Run at build time:
#
#   cmake -DINPUT=FILE -DNAME=IDENTIFIER -DOUTPUT=FILE -P Embed.cmake

file(READ "${INPUT}" hex HEX)
string(REGEX REPLACE "(................................................................)" "\\1\n  " hex "${hex}")
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," hex "${hex}")
get_filename_component(name "${INPUT}" NAME)
file(WRITE "${OUTPUT}" "/* Made by cmake/Embed.cmake from ${name}. */\nextern const char ${NAME}[];\nconst char ${NAME}[] = {\n  ${hex}0};\n")

# Room: a folder of src/ that is a static library and sees only the headers of the rooms that it may use.
#
# Every room has an include folder of its own in the build tree that holds one link, ROOM -> src/ROOM, so that
# #include "base/base.h" is found when the room may use base and not otherwise.

# gv_see_rooms(TARGET ROOM...): TARGET finds the headers of these rooms.
function(gv_see_rooms target)
  foreach(room IN LISTS ARGN)
    target_include_directories(${target} PRIVATE "${CMAKE_BINARY_DIR}/include/${room}")
  endforeach()
endfunction()

# gv_room(NAME [IN ROOM] [USES ROOM...] [SEES ROOM...] [LIBRARIES LIBRARY...]): the library gv_NAME of src/NAME/*.c, or src/ROOM/NAME/*.c, without
# main.c. SEES: rooms of whose headers it has the types, and calls nothing.
function(gv_room name)
  cmake_parse_arguments(arg "" "IN" "USES;SEES;LIBRARIES" ${ARGN})
  set(folder "${CMAKE_SOURCE_DIR}/src/${arg_IN}/${name}")
  cmake_path(NORMAL_PATH folder)
  file(MAKE_DIRECTORY "${CMAKE_BINARY_DIR}/include/${name}")
  file(CREATE_LINK "${folder}" "${CMAKE_BINARY_DIR}/include/${name}/${name}" SYMBOLIC)

  file(GLOB sources CONFIGURE_DEPENDS "${folder}/*.c")
  list(FILTER sources EXCLUDE REGEX "/main\\.c$")
  list(TRANSFORM arg_USES PREPEND "gv_" OUTPUT_VARIABLE libraries)
  list(APPEND libraries ${arg_LIBRARIES})
  if(sources)
    add_library(gv_${name} STATIC ${sources})
    # Fit for a module too, of which only the door is seen.
    set_target_properties(gv_${name} PROPERTIES POSITION_INDEPENDENT_CODE ON C_VISIBILITY_PRESET hidden)
    gv_see_rooms(gv_${name} ${name} ${arg_USES} ${arg_SEES})
    target_link_libraries(gv_${name} PRIVATE ${libraries})
  else()
    add_library(gv_${name} INTERFACE)
    target_link_libraries(gv_${name} INTERFACE ${libraries})
  endif()
  set_property(TARGET gv_${name} PROPERTY GV_ROOMS ${name} ${arg_USES})
endfunction()

# gv_room_define(NAME DEFINITION...)
function(gv_room_define name)
  get_target_property(type gv_${name} TYPE)
  if(NOT type STREQUAL "INTERFACE_LIBRARY")
    target_compile_definitions(gv_${name} PRIVATE ${ARGN})
  endif()
endfunction()

# gv_program(NAME MAIN FILE ROOM ROOM): a program of one file that may use what ROOM may use, and ROOM.
function(gv_program name)
  cmake_parse_arguments(arg "" "MAIN;ROOM" "" ${ARGN})
  get_filename_component(main "${arg_MAIN}" ABSOLUTE)
  file(GLOB main CONFIGURE_DEPENDS "${main}")
  if(NOT main)
    message(WARNING "${arg_MAIN} is missing: ${name} is not built")
    return()
  endif()
  add_executable(${name} "${main}")
  set_target_properties(${name} PROPERTIES LINKER_LANGUAGE CXX)
  get_target_property(rooms gv_${arg_ROOM} GV_ROOMS)
  gv_see_rooms(${name} ${rooms})
  target_link_libraries(${name} PRIVATE gv_${arg_ROOM})
  target_compile_definitions(${name} PRIVATE GV_VERSION="${PROJECT_VERSION}")
  if(TARGET gv_leaks)
    target_link_libraries(${name} PRIVATE gv_leaks)
  endif()
endfunction()

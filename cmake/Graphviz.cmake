# Graphviz: what the room that draws graphs needs, and the module that it becomes. The program itself links none of it, and loads the
# module when a graph is asked for.
#
# Without Graphviz everything but the module is built, and a graph is answered with a message.

find_path(GV_GRAPHVIZ_INCLUDE graphviz/gvc.h)
find_library(GV_GVC gvc)
find_library(GV_CGRAPH cgraph)
set(GV_GRAPHS OFF)
if(GV_GRAPHVIZ_INCLUDE AND GV_GVC AND GV_CGRAPH AND NOT GV_FUZZ)
  set(GV_GRAPHS ON)
elseif(NOT GV_FUZZ)
  message(STATUS "no Graphviz (Debian: libgraphviz-dev): built without graphs")
endif()

# gv_module(NAME ROOM): NAME.so beside the program, with what ROOM exports.
function(gv_module name room)
  add_library(${name} MODULE $<TARGET_OBJECTS:gv_${room}>)
  get_target_property(rooms gv_${room} LINK_LIBRARIES)
  target_link_libraries(${name} PRIVATE ${rooms})
  # What archives bring along stays inside, and need not be compiled to be replaced from outside.
  target_link_options(${name} PRIVATE LINKER:--exclude-libs,ALL)
  set_target_properties(${name} PROPERTIES PREFIX "" LIBRARY_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}" LINKER_LANGUAGE C)
endfunction()

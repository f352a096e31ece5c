# What Debian wants of a package that `cmake --install` does not: compressed pages, a changelog and a copyright file. CPack runs this where it
# has put the files.

file(GLOB pages "${CPACK_TEMPORARY_DIRECTORY}/usr/share/man/man1/*.1")
file(GLOB docs LIST_DIRECTORIES true "${CPACK_TEMPORARY_DIRECTORY}/usr/share/doc/gpuverify")
foreach(folder IN LISTS docs)
  file(COPY_FILE "${CPACK_GV_PACKAGE_FILES}/changelog" "${folder}/changelog")
  file(COPY_FILE "${CPACK_GV_PACKAGE_FILES}/copyright" "${folder}/copyright")
  list(APPEND pages "${folder}/changelog")
endforeach()
file(MAKE_DIRECTORY "${CPACK_TEMPORARY_DIRECTORY}/usr/share/lintian/overrides")
file(COPY_FILE "${CPACK_GV_PACKAGE_FILES}/lintian-overrides" "${CPACK_TEMPORARY_DIRECTORY}/usr/share/lintian/overrides/gpuverify")
if(NOT docs)
  message(FATAL_ERROR "debian.cmake: no files in ${CPACK_TEMPORARY_DIRECTORY}")
endif()
foreach(page IN LISTS pages)
  execute_process(COMMAND gzip -9nf "${page}" COMMAND_ERROR_IS_FATAL ANY)
endforeach()

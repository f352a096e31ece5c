# Ship: what `cmake --install` puts where, and the Debian package of it (`cpack -G DEB`).
#
# The man page and the completions are written by the program itself, from its option table.

include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(made "${CMAKE_BINARY_DIR}/share")
file(MAKE_DIRECTORY "${made}")

# gv_made(FILE OPTION FOLDER): FILE, made by `gpuverify OPTION`, goes to share/FOLDER.
function(gv_made file option folder)
  add_custom_command(OUTPUT "${made}/${file}" DEPENDS gpuverify COMMAND gpuverify ${option} > "${made}/${file}" VERBATIM)
  set_property(GLOBAL APPEND PROPERTY GV_MADE "${made}/${file}")
  install(FILES "${made}/${file}" DESTINATION "${CMAKE_INSTALL_DATAROOTDIR}/${folder}")
endfunction()

gv_made(gpuverify.1 --manual man/man1)
gv_made(gpuverify --completion=bash bash-completion/completions)
gv_made(gpuverify.fish --completion=fish fish/vendor_completions.d)
gv_made(_gpuverify --completion=zsh zsh/vendor-completions) # Debian's zsh looks here; elsewhere add it to fpath
get_property(files GLOBAL PROPERTY GV_MADE)
add_custom_target(gv_made ALL DEPENDS ${files})

# Headers for --stub-headers: where the program finds them once it is installed, and the same beside it as it is built.
install(DIRECTORY headers/ DESTINATION "${CMAKE_INSTALL_DATAROOTDIR}/gpuverify/include")
file(CREATE_LINK "${CMAKE_SOURCE_DIR}/headers" "${CMAKE_BINARY_DIR}/headers" SYMBOLIC)

install(TARGETS gpuverify gpuverify-check DESTINATION "${CMAKE_INSTALL_BINDIR}")
install(FILES README.md CHANGELOG.md LICENSE DESTINATION "${CMAKE_INSTALL_DOCDIR}")
install(DIRECTORY docs DESTINATION "${CMAKE_INSTALL_DOCDIR}" FILES_MATCHING PATTERN "*.md" PATTERN "*.png" PATTERN "*.svg" PATTERN "*.json")
install(DIRECTORY tests/e2e/shipped/Inputs DESTINATION "${CMAKE_INSTALL_DOCDIR}/tests/e2e/shipped" FILES_MATCHING PATTERN "source.mlir")
install(DIRECTORY examples editors DESTINATION "${CMAKE_INSTALL_DOCDIR}") # README and docs/ link to them,
install(FILES include/gpuverify.h include/gpuverify-mlir.hpp DESTINATION "${CMAKE_INSTALL_DOCDIR}/include") # and to this

# find_package(gpuverify): the program as gpuverify::gpuverify, and gpuverify_add_test().
set(package "${CMAKE_INSTALL_LIBDIR}/cmake/gpuverify")
configure_package_config_file(cmake/package/gpuverify-config.cmake.in "${made}/gpuverify-config.cmake"
  INSTALL_DESTINATION "${package}" PATH_VARS CMAKE_INSTALL_BINDIR CMAKE_INSTALL_LIBDIR CMAKE_INSTALL_INCLUDEDIR)
write_basic_package_version_file("${made}/gpuverify-config-version.cmake" COMPATIBILITY SameMajorVersion ARCH_INDEPENDENT)
install(FILES "${made}/gpuverify-config.cmake" "${made}/gpuverify-config-version.cmake" cmake/package/gpuverify-test.cmake
  DESTINATION "${package}")

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME gpuverify)
set(CPACK_PACKAGE_CONTACT "gpuverify developers <gpuverify@users.noreply.github.com>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "verifier for GPU streams and events in lowered MLIR programs")
set(CPACK_PACKAGE_DESCRIPTION "Reads the host side of a GPU program that MLIR has lowered to runtime
calls and proves that streams and events are used correctly, or shows,
step by step, where they are not.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
# The program needs libc6 and nothing else (tests/e2e/ship installs it on a system without more); its graph module is loaded
# only where Graphviz is, so that what it links is no dependency of the package.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS OFF)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libc6 (>= 2.36)")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS graphviz)
set(CPACK_DEBIAN_PACKAGE_HOMEPAGE "${PROJECT_HOMEPAGE_URL}")
file(WRITE "${CMAKE_BINARY_DIR}/package/shlibs" "libgpuverify ${PROJECT_VERSION_MAJOR} gpuverify (>= ${PROJECT_VERSION})\n")
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA "${CMAKE_SOURCE_DIR}/cmake/package/triggers" "${CMAKE_BINARY_DIR}/package/shlibs")
# The same files give the same package: each is as old as the release.
set(ENV{SOURCE_DATE_EPOCH} ${GV_RELEASED})
string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)
unset(ENV{SOURCE_DATE_EPOCH})
file(WRITE "${CMAKE_BINARY_DIR}/package/dates.cmake"
  "if(NOT DEFINED ENV{SOURCE_DATE_EPOCH})\n  set(ENV{SOURCE_DATE_EPOCH} ${GV_RELEASED})\nendif()\n")
set(CPACK_PROJECT_CONFIG_FILE "${CMAKE_BINARY_DIR}/package/dates.cmake")
configure_file(cmake/package/changelog.in "${CMAKE_BINARY_DIR}/package/changelog" @ONLY)
configure_file(cmake/package/copyright "${CMAKE_BINARY_DIR}/package/copyright" COPYONLY)
configure_file(cmake/package/lintian-overrides "${CMAKE_BINARY_DIR}/package/lintian-overrides" COPYONLY)
configure_file(cmake/package/debian.cmake "${CMAKE_BINARY_DIR}/package/debian.cmake" COPYONLY)
set(CPACK_PRE_BUILD_SCRIPTS "${CMAKE_BINARY_DIR}/package/debian.cmake")
set(CPACK_GV_PACKAGE_FILES "${CMAKE_BINARY_DIR}/package")
include(CPack)

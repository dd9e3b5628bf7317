# LLVM and Clang are linked as shared libraries only: mixing them with the
# static archives ends in two copies of their global state.
find_package(LLVM 22.1 REQUIRED CONFIG
  HINTS /usr/lib/llvm-22/lib/cmake/llvm)
find_package(Clang REQUIRED CONFIG
  HINTS ${LLVM_INSTALL_PREFIX}/lib/cmake/clang NO_DEFAULT_PATH)
find_package(fmt REQUIRED)
find_package(Threads REQUIRED)

find_program(CCACHE ccache)
if(CCACHE)
  # ccache looks into a precompiled header only when told so.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
    CCACHE_SLOPPINESS=pch_defines,time_macros ${CCACHE})
  set(CMAKE_C_COMPILER_LAUNCHER ${CCACHE})
endif()

# The headers that every parse needs (builtin functions, stddef.h).
set(HIPPORT_CLANG_RESOURCE_DIR
  "${LLVM_LIBRARY_DIR}/clang/${LLVM_VERSION_MAJOR}" CACHE PATH
  "Resource directory of Clang")

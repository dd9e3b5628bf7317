# hipport_library(NAME SOURCES ... [LINK ...] [CLANG]): a static library of the
# project. With CLANG it sees Clang's headers and links libclang-cpp.
function(hipport_compile_settings target)
  target_include_directories(${target} PUBLIC
    ${PROJECT_SOURCE_DIR}/include ${PROJECT_BINARY_DIR}/include)
  target_include_directories(${target} SYSTEM PUBLIC ${LLVM_INCLUDE_DIRS})
  separate_arguments(definitions NATIVE_COMMAND "${LLVM_DEFINITIONS}")
  target_compile_definitions(${target} PUBLIC ${definitions})
  target_compile_options(${target} PRIVATE
    -Wall -Wextra -Wno-unused-parameter -fno-rtti -fno-exceptions)
  # Clang sees that std::stable_sort of libstdc++ 12 calls a function that the
  # library itself deprecates.
  target_compile_options(${target} PRIVATE -Wno-deprecated-declarations)
  if(HIPPORT_WERROR)
    target_compile_options(${target} PRIVATE -Werror)
  endif()
endfunction()

# Clang's headers are most of the work of compiling a file that includes them.
# One precompiled header serves all such targets: 4 s instead of 9 s for a
# small file. GCC needs longer to read its own than it saves here.
function(hipport_clang_headers target)
  target_include_directories(${target} SYSTEM PRIVATE ${CLANG_INCLUDE_DIRS})
  if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang" OR CMAKE_DISABLE_PRECOMPILE_HEADERS)
    return()
  endif()
  if(NOT TARGET HipportClangPch)
    set(source ${PROJECT_BINARY_DIR}/ClangPch.cpp)
    file(CONFIGURE OUTPUT ${source} CONTENT "")
    add_library(HipportClangPch OBJECT ${source})
    hipport_compile_settings(HipportClangPch)
    target_include_directories(HipportClangPch SYSTEM PRIVATE ${CLANG_INCLUDE_DIRS})
    target_link_libraries(HipportClangPch PRIVATE fmt::fmt)
    target_precompile_headers(HipportClangPch PRIVATE
      <clang/AST/ASTContext.h>
      <clang/AST/RecursiveASTVisitor.h>
      <clang/Frontend/CompilerInstance.h>
      <clang/Lex/Preprocessor.h>
      <clang/Tooling/Tooling.h>)
    # Without it the time stamp in the file defeats ccache.
    target_compile_options(HipportClangPch PRIVATE "SHELL:-Xclang -fno-pch-timestamp")
  endif()
  target_precompile_headers(${target} REUSE_FROM HipportClangPch)
endfunction()

function(hipport_library name)
  cmake_parse_arguments(arg "CLANG" "" "SOURCES;LINK" ${ARGN})
  add_library(${name} STATIC ${arg_SOURCES})
  hipport_compile_settings(${name})
  target_link_libraries(${name} PUBLIC ${arg_LINK} LLVM fmt::fmt)
  if(arg_CLANG)
    hipport_clang_headers(${name})
    target_link_libraries(${name} PUBLIC clang-cpp)
  endif()
endfunction()

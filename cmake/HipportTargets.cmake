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
  if(HIPPORT_WERROR)
    target_compile_options(${target} PRIVATE -Werror)
  endif()
endfunction()

function(hipport_library name)
  cmake_parse_arguments(arg "CLANG" "" "SOURCES;LINK" ${ARGN})
  add_library(${name} STATIC ${arg_SOURCES})
  hipport_compile_settings(${name})
  target_link_libraries(${name} PUBLIC ${arg_LINK} LLVM fmt::fmt)
  if(arg_CLANG)
    target_include_directories(${name} SYSTEM PRIVATE ${CLANG_INCLUDE_DIRS})
    target_link_libraries(${name} PUBLIC clang-cpp)
  endif()
endfunction()

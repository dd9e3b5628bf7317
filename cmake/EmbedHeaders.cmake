# cmake -DFOLDER=DIR -DOUTPUT=FILE.cpp -P EmbedHeaders.cmake
# Writes all headers below FOLDER into one C++ source, as builtinHeaders() of
# lib/Frontend/BuiltinHeaders.h returns them.
file(GLOB_RECURSE names RELATIVE ${FOLDER} ${FOLDER}/*)
list(FILTER names EXCLUDE REGEX "README\\.md$")
list(SORT names)
set(rows "")
foreach(name IN LISTS names)
  file(READ ${FOLDER}/${name} text)
  # A raw string ends at its delimiter only; long ones are cut by the compiler's
  # own limit, so each header is one literal of at most 64 KiB.
  string(APPEND rows "    {\"${name}\", R\"__hipport(${text})__hipport\"},\n")
endforeach()
file(WRITE ${OUTPUT}
"#include \"BuiltinHeaders.h\"

namespace hipport {

static const BuiltinHeader Headers[] = {
${rows}};

llvm::ArrayRef<BuiltinHeader> builtinHeaders() { return Headers; }

} // namespace hipport
")

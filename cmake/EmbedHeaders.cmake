# cmake -DFOLDER=DIR -DOUTPUT=FILE.cpp -DINCLUDE=FILE.h -DTYPE=NAME
#   -DFUNCTION=NAME -P EmbedHeaders.cmake
# Writes all headers below FOLDER into one C++ source, as the FUNCTION that
# INCLUDE declares returns them.
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
"#include \"${INCLUDE}\"

namespace hipport {

static const ${TYPE} Headers[] = {
${rows}};

llvm::ArrayRef<${TYPE}> ${FUNCTION}() { return Headers; }

} // namespace hipport
")

# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DFOLDER=... -DOUTPUT=... -P embed_page.cmake: the files of the desk's page as constants of C++.
file(GLOB_RECURSE files ${FOLDER}/*)
set(rows "")
set(text "// Made by cmake/embed_page.cmake.\n#include \"src/desk/web/page_language.hpp\"\n#include <array>\nnamespace tactus::desk {\nnamespace {\n")
set(number 0)
foreach(file IN LISTS files)
  get_filename_component(name ${file} NAME)
  file(READ ${file} bytes HEX)
  string(REGEX REPLACE "(..)" "'\\\\x\\1'," bytes "${bytes}")
  string(APPEND text "constexpr char file_${number}[]{${bytes}'\\0'};\n")
  string(APPEND rows "  PageFile{\"${name}\", {file_${number}, sizeof file_${number} - 1}},\n")
  math(EXPR number "${number} + 1")
endforeach()
string(APPEND text "constexpr std::array all_files{\n${rows}};\n}  // namespace\n"
  "std::span<PageFile const> page_files() { return all_files; }\n}  // namespace tactus::desk\n")
file(WRITE ${OUTPUT} "${text}")

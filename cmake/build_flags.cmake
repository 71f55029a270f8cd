# SPDX-License-Identifier: GPL-3.0-or-later
# One interface target carries what every target of ours is compiled with.
option(TACTUS_UNITY "Compile several files at once where it works" OFF)
add_library(tactus_build_flags INTERFACE)
target_compile_features(tactus_build_flags INTERFACE cxx_std_20)
target_compile_options(tactus_build_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Wnon-virtual-dtor -Woverloaded-virtual -Werror)
if(NOT TACTUS_UNITY)  # a name may hide one of another file; one of its own it may not
  target_compile_options(tactus_build_flags INTERFACE -Wshadow)
elseif(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")  # g++ takes a file in a piece for a header
  target_compile_options(tactus_build_flags INTERFACE -Wshadow=local -Wno-subobject-linkage)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # g++ 12 sees overlapping copies in "text" + std::string where there are none (GCC bug 105651), and with optimisation
  # uninitialised members in moved variants and optionals (GCC bug 80635). clang looks for both.
  target_compile_options(tactus_build_flags INTERFACE -Wno-restrict -Wno-maybe-uninitialized)
endif()
target_include_directories(tactus_build_flags INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_definitions(tactus_build_flags INTERFACE TACTUS_VERSION="${PROJECT_VERSION}")
if(TACTUS_SANITIZE)
  target_compile_options(tactus_build_flags INTERFACE
    -fsanitize=${TACTUS_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  target_link_options(tactus_build_flags INTERFACE -fsanitize=${TACTUS_SANITIZE})
endif()
if(TACTUS_FUZZ)
  # Coverage for libFuzzer in every object; only the fuzz targets link its main().
  target_compile_options(tactus_build_flags INTERFACE -fsanitize=fuzzer-no-link)
  target_link_options(tactus_build_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()

# tactus_neighbours(<list>): moves the files with a heavy header to its front, so that few pieces contain it.
function(tactus_neighbours list)
  set(heavy "")
  set(light "")
  foreach(file IN LISTS ${list})
    file(STRINGS ${file} includes REGEX "#include <(nlohmann/json.hpp|CLI/CLI.hpp|toml\\+\\+/toml.h|httplib.h)>" LIMIT_COUNT 1)
    if(includes)
      list(APPEND heavy ${file})
    else()
      list(APPEND light ${file})
    endif()
  endforeach()
  set(${list} ${heavy} ${light} PARENT_SCOPE)
endfunction()

# tactus_in_few_pieces(<target...>): with TACTUS_UNITY its files are compiled fourteen at a time, in a third of the time. Only
# for targets whose files share no names in their unnamed namespaces; without it every file is compiled alone.
function(tactus_in_few_pieces)
  set_target_properties(${ARGN} PROPERTIES UNITY_BUILD ${TACTUS_UNITY} UNITY_BUILD_BATCH_SIZE 14)
endfunction()

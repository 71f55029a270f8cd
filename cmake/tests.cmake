# SPDX-License-Identifier: GPL-3.0-or-later
find_package(Boost 1.74 REQUIRED COMPONENTS unit_test_framework)

add_custom_target(threaded_tests)  # what the thread sanitizer has to run
add_custom_target(program_tests)   # what no sanitizer can judge
add_custom_target(memory_tests)    # what the address sanitizer has to run: all others
add_custom_target(fuzz_targets)
set(only_ends_a_hang 1500)  # s of one test executable, on the busiest machine
set(a_core 6)               # of the sixteen slots of the test presets; what lives in real time takes one

# The framework's main() and its precompiled headers, once for all test executables.
add_library(test_framework OBJECT ${PROJECT_SOURCE_DIR}/tests/test_main.cpp)
target_compile_definitions(test_framework PUBLIC BOOST_TEST_DYN_LINK)
add_library(test_flags INTERFACE)  # linked behind tactus_build_flags, so that they stand after its flags
target_link_libraries(test_framework PUBLIC Boost::unit_test_framework tactus_build_flags test_flags)
# Without the time in it the compiler's cache knows the precompiled headers again.
target_compile_options(test_framework PUBLIC
  $<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>)
target_precompile_headers(test_framework PRIVATE <boost/test/unit_test.hpp> <boost/test/data/test_case.hpp>)
if(TACTUS_SANITIZE)  # what is searched is the product; one test file of 180 lines took 32 s with these checks, 10 s without
  target_compile_options(test_flags INTERFACE -O0 -fno-sanitize=undefined -fno-sanitize=fuzzer-no-link)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # With -O3 g++ 12 sees endless copies in the names that Boost.Test makes for rows of data (GCC bug 105651), and
  # uninitialised members in moved variants of variants (GCC bug 80635).
  target_compile_options(test_flags INTERFACE -Wno-stringop-overflow -Wno-stringop-overread -Wno-array-bounds -Wno-maybe-uninitialized)
endif()

# tactus_test(<name> LIBS <targets...> [PROGRAMS] [THREADS] [REAL_TIME]): one Boost.Test executable of all
# *.cpp beside the caller. Each runs under the strictest checkers that it stands: the address sanitizer, if it is not marked;
# PROGRAMS marks what judges the real programs as they are built, and THREADS what the thread sanitizer has to run (besides).
# REAL_TIME is what lives in real time: sound, devices, whole programs. It runs when nothing else computes. The unnamed
# namespaces of its files lie in their test suites. What plays many random games lies in a folder `long`: it is run with all
# tests, and not by who changed a line in the folder above (scripts/test_folders).
function(tactus_test name)
  cmake_parse_arguments(T "PROGRAMS;THREADS;REAL_TIME" "" "LIBS" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS *.cpp)
  tactus_neighbours(sources)
  add_executable(${name} ${sources})
  tactus_in_few_pieces(${name})
  target_compile_definitions(${name} PRIVATE
    TACTUS_SOURCE_DIR="${PROJECT_SOURCE_DIR}" TACTUS_BIN_DIR="${CMAKE_RUNTIME_OUTPUT_DIRECTORY}")
  target_link_libraries(${name} PRIVATE ${T_LIBS} test_rigs tactus_legal test_framework)
  target_precompile_headers(${name} REUSE_FROM test_framework)
  add_test(NAME ${name} COMMAND ${name} --color_output=no)
  # No person's settings.
  set_tests_properties(${name} PROPERTIES TIMEOUT ${only_ends_a_hang} ENVIRONMENT TACTUS_SETTINGS=/nowhere/settings.toml)
  if(T_REAL_TIME)
    set_property(TEST ${name} APPEND PROPERTY LABELS real_time)
  else()
    set_tests_properties(${name} PROPERTIES PROCESSORS ${a_core})
  endif()
  if(CMAKE_CURRENT_SOURCE_DIR MATCHES "/long$")
    set_property(TEST ${name} APPEND PROPERTY LABELS long)
  endif()
  if(T_THREADS)
    set_property(TEST ${name} APPEND PROPERTY LABELS threads)
    add_dependencies(threaded_tests ${name})
  endif()
  if(T_PROGRAMS)
    set_property(TEST ${name} APPEND PROPERTY LABELS programs)
    add_dependencies(program_tests ${name})
  else()
    add_dependencies(memory_tests ${name})
  endif()
endfunction()

# tactus_fuzz(<name> <file> LIBS <targets...>): a libFuzzer target; its seeds lie in tests/fuzz/seeds/<name>.
function(tactus_fuzz name file)
  cmake_parse_arguments(F "" "" "LIBS" ${ARGN})
  if(TACTUS_FUZZ)
    add_executable(${name} ${file})
    target_link_libraries(${name} PRIVATE ${F_LIBS} tactus_build_flags)
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)
    add_dependencies(fuzz_targets ${name})
  endif()
endfunction()

# SPDX-License-Identifier: GPL-3.0-or-later
find_package(Boost 1.74 REQUIRED COMPONENTS unit_test_framework)

add_custom_target(threaded_tests)  # what the thread sanitizer has to run
add_custom_target(fuzz_targets)

# tactus_test(<name> LIBS <targets...> [THREADS] [TIMEOUT <s>]): one Boost.Test executable of all *.cpp beside the
# caller. ALONE: its files share names, so each is always compiled alone. THREADS marks what the thread sanitizer has to run. The framework's main() comes from tests/test_main.cpp.
function(tactus_test name)
  cmake_parse_arguments(T "THREADS;ALONE" "TIMEOUT" "LIBS" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS *.cpp)
  add_executable(${name} ${sources} ${PROJECT_SOURCE_DIR}/tests/test_main.cpp)
  target_compile_definitions(${name} PRIVATE BOOST_TEST_DYN_LINK
    TACTUS_SOURCE_DIR="${PROJECT_SOURCE_DIR}" TACTUS_BIN_DIR="${CMAKE_RUNTIME_OUTPUT_DIRECTORY}")
  target_precompile_headers(${name} PRIVATE <boost/test/unit_test.hpp> <boost/test/data/test_case.hpp>)
  # The macro that asks for main() must come before the framework's header.
  set_source_files_properties(${PROJECT_SOURCE_DIR}/tests/test_main.cpp PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
  target_link_libraries(${name} PRIVATE ${T_LIBS} Boost::unit_test_framework tactus_build_flags)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    # With -O3 g++ 12 sees endless copies in the names that Boost.Test makes for rows of data (GCC bug 105651), and
    # uninitialised members in moved variants of variants (GCC bug 80635).
    target_compile_options(${name} PRIVATE -Wno-stringop-overflow -Wno-array-bounds -Wno-maybe-uninitialized)
  endif()
  add_test(NAME ${name} COMMAND ${name} --color_output=no)
  if(NOT T_TIMEOUT)
    set(T_TIMEOUT 120)
  endif()
  # No person's settings.
  set_tests_properties(${name} PROPERTIES TIMEOUT ${T_TIMEOUT} ENVIRONMENT TACTUS_SETTINGS=/nowhere/settings.toml)
  set_source_files_properties(${PROJECT_SOURCE_DIR}/tests/test_main.cpp PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  if(NOT T_ALONE)
    tactus_in_few_pieces(${name})
  endif()
  if(T_THREADS)
    set_tests_properties(${name} PROPERTIES LABELS threads)
    add_dependencies(threaded_tests ${name})
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

// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of outside data under $TACTUS_DATA, and how much work a test may do in this build.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <boost/test/unit_test.hpp>

namespace tactus::test {

using Row = std::vector<std::string>;

/// Cells of one line; a cell in double quotes may hold the separator.
inline Row cells_of(std::string const& line, char separator) {
  Row cells{""};
  bool quoted = false;
  for (char const c : line) {
    if (c == '"')
      quoted = !quoted;
    else if (c == separator && !quoted)
      cells.emplace_back();
    else if (c != '\r')
      cells.back() += c;
  }
  return cells;
}

inline boost::test_tools::assertion_result outside_data_is_there(boost::unit_test::test_unit_id) {
  boost::test_tools::assertion_result result{std::getenv("TACTUS_DATA") != nullptr};
  if (!result) result.message() << "TACTUS_DATA is not set";
  return result;
}

/// Stands before every case that reads what follows: without $TACTUS_DATA it is skipped, and told as skipped.
inline boost::unit_test::precondition const with_outside_data{outside_data_is_there};

inline std::ifstream outside_file(std::string const& path) {
  char const* folder = std::getenv("TACTUS_DATA");
  BOOST_REQUIRE_MESSAGE(folder != nullptr, path << " is asked for by a case without with_outside_data");
  return std::ifstream{std::string{folder} + '/' + path, std::ios::binary};
}

/// The rows below the header line. A table that should be there and is not, or is empty, fails the test.
inline std::vector<Row> outside_rows(std::string const& path, char separator) {
  std::ifstream file = outside_file(path);
  std::vector<Row> rows;
  bool after_header = false;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('#')) continue;
    if (after_header) rows.push_back(cells_of(line, separator));
    after_header = true;
  }
  BOOST_REQUIRE_MESSAGE(!rows.empty(), path << " under TACTUS_DATA has no rows");
  return rows;
}

/// A whole file; one that should be there and is not, or is empty, fails the test.
inline std::string outside_text(std::string const& path) {
  std::ifstream file = outside_file(path);
  std::string text{std::istreambuf_iterator<char>(file), {}};
  BOOST_REQUIRE_MESSAGE(!text.empty(), path << " under TACTUS_DATA is empty or missing");
  return text;
}

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool under_sanitizer = true;
#elif defined(__has_feature)
inline constexpr bool under_sanitizer = __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
inline constexpr bool under_sanitizer = false;
#endif

#ifdef NDEBUG
inline constexpr bool in_release = !under_sanitizer;
#else
inline constexpr bool in_release = false;
#endif

/// How much of something large is done: everything in release, a share in debug builds, less under
/// sanitizers.
constexpr std::uint64_t budget(std::uint64_t release, std::uint64_t debug, std::uint64_t sanitized) {
  if (under_sanitizer) return sanitized;
  return in_release ? release : debug;
}

}  // namespace tactus::test

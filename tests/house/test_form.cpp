// SPDX-License-Identifier: GPL-3.0-or-later
// The form of the sources: licence line, size.
#include "tests/house/source_tree.hpp"

#include <algorithm>
#include <filesystem>
#include <map>
#include <string>

#include <boost/test/unit_test.hpp>

using namespace tactus::house;

BOOST_AUTO_TEST_CASE(every_source_file_names_its_licence_first) {
  for (auto const& file : source_files({"core", "speech", "devices", "src", "tests", "benchmarks"})) {
    BOOST_TEST_REQUIRE(!file.lines.empty(), file.path << " is empty");
    BOOST_TEST(file.lines.front() == "// SPDX-License-Identifier: GPL-3.0-or-later", file.path);
  }
}

BOOST_AUTO_TEST_CASE(no_source_file_is_longer_than_400_lines) {
  for (auto const& file : source_files({"core", "speech", "devices", "src"}))
    BOOST_TEST(file.lines.size() <= 400u, file.path << " has " << file.lines.size() << " lines");
}

BOOST_AUTO_TEST_CASE(no_source_file_is_unfinished_by_its_own_words) {
  for (auto const& file : source_files({"core", "speech", "devices", "src"}))
    for (auto const& line : file.lines)
      for (char const* mark : {"TODO", "FIXME", "XXX ", "XXX:", "not implemented"})
        BOOST_TEST(line.find(mark) == std::string::npos, file.path << ": " << line);
}

namespace {

/// Libraries that cost a second and more wherever they are included.
struct HeavyHeader {
  std::string name;
  std::size_t most_files;  // .cpp of the product that may include it
  std::string header;      // the one of ours that may, private to its folder
};
HeavyHeader const heavy_headers[] = {{"CLI/CLI.hpp", 16, ""},
                                     {"nlohmann/json.hpp", 27, ""},
                                     {"toml++/toml.h", 1, ""},
                                     {"httplib.h", 0, "src/desk/web/connection.hpp"},
                                     {"regex", 0, ""}};

}  // namespace

BOOST_AUTO_TEST_CASE(heavy_headers_stand_in_few_files_and_in_none_that_others_include) {
  auto const files = source_files({"core", "speech", "devices", "src"});
  for (HeavyHeader const& heavy : heavy_headers) {
    std::size_t sources = 0;
    std::string const include = "#include <" + heavy.name + ">";
    for (auto const& file : files) {
      if (std::ranges::find(file.lines, include) == file.lines.end()) continue;
      if (file.path.ends_with(".cpp")) ++sources;
      if (file.path.ends_with(".hpp")) BOOST_TEST(file.path == heavy.header, file.path << " has " << include);
    }
    BOOST_TEST(sources <= heavy.most_files, sources << " files have " << include);
  }
}

// A newcomer counts what he sees: a folder is a room and no store.
BOOST_AUTO_TEST_CASE(no_folder_has_more_files_than_a_newcomer_can_see) {
  constexpr std::size_t most_files = 25;
  std::filesystem::path const root = TACTUS_SOURCE_DIR;
  std::map<std::string, std::size_t> folders;
  for (char const* top : {"core", "speech", "devices", "src"})
    for (auto const& entry : std::filesystem::recursive_directory_iterator(root / top))
      if (entry.is_regular_file()) ++folders[entry.path().parent_path().lexically_relative(root).string()];
  BOOST_TEST(folders.contains("src/desk/page"));
  for (auto const& [folder, files] : folders)
    BOOST_TEST(files <= most_files, folder << " has " << files << " files");
}

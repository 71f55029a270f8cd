// SPDX-License-Identifier: GPL-3.0-or-later
// The walks that docs/developers/architecture.md describes are those of the code: each file is there, and by
// their includes they are one piece.
#include "tests/house/rooms.hpp"

#include <algorithm>
#include <fstream>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus::house;

BOOST_AUTO_TEST_SUITE(walks)

namespace {

struct Walk {
  char const* title;
  std::size_t most_files;
};
std::ostream& operator<<(std::ostream& out, Walk const& walk) { return out << walk.title; }

Walk const walks_described[]{{"### From a byte of a board to the spoken word", 30},
                             {"### From a cell of a scoresheet to the verdict", 20},
                             {"### From 7.5.5 of 2017 in rapid to the ruling", 20},
                             {"### From a new fact of a sensor to a line on the desk", 15}};

/// The rooms of the first words of the indented lines below that title.
std::vector<std::string> files_of(std::string const& title) {
  std::ifstream page{TACTUS_SOURCE_DIR "/docs/developers/architecture.md"};
  std::vector<std::string> files;
  bool is_inside = false;
  for (std::string line; std::getline(page, line);) {
    if (line.starts_with("#")) is_inside = line == title;
    if (is_inside && line.starts_with("    "))
      files.push_back(stem_of(line.substr(4, line.find(' ', 4) - 4)));
  }
  return files;
}

bool are_neighbours(Rooms const& rooms, std::string const& one, std::string const& other) {
  return rooms.includes(one, other) || rooms.includes(other, one);
}

/// Those that are reached from the first one.
std::vector<std::string> reached(std::vector<std::string> left, Rooms const& rooms) {
  std::vector<std::string> all{left.front()};
  left.erase(left.begin());
  for (std::size_t i = 0; i < all.size(); ++i) {
    auto const near = std::stable_partition(left.begin(), left.end(), [&](std::string const& each) {
      return !are_neighbours(rooms, all[i], each);
    });
    all.insert(all.end(), near, left.end());
    left.erase(near, left.end());
  }
  return all;
}

}  // namespace

BOOST_DATA_TEST_CASE(a_walk_is_one_piece, boost::unit_test::data::make(walks_described), walk) {
  static Rooms const rooms;
  auto const files = files_of(walk.title);
  BOOST_TEST_REQUIRE(files.size() >= 10u);
  BOOST_TEST(files.size() <= walk.most_files);
  for (auto const& file : files) BOOST_TEST_REQUIRE(rooms.has(file), file << " is none of the sources");
  auto const met = reached(files, rooms);
  for (auto const& file : files)
    BOOST_TEST((std::ranges::find(met, file) != met.end()), file << " is not reached by includes");
}

BOOST_AUTO_TEST_SUITE_END()

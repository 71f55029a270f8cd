// SPDX-License-Identifier: GPL-3.0-or-later
// How many rooms a value passes on its way. The walks and the rule by which they are counted:
// value_walks.txt.
#include "tests/house/rooms.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <utility>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus::house;

BOOST_AUTO_TEST_SUITE(value_walks)

namespace {

struct Row {
  std::string room, from, name;  // from and name: empty in the first one
  bool is_counted = true;
};
struct Walk {
  std::string title;
  std::size_t most_rooms = 0;
  std::vector<Row> rows;
  std::set<std::string> beside;
};

/// "  (core/chess/move.hpp) Move", below `above`, which grows by it.
Row row_in(std::string const& line, std::vector<std::string>& above) {
  std::istringstream words{line};
  Row row;
  words >> row.room >> row.name;
  row.is_counted = !row.room.starts_with("(");
  if (!row.is_counted) row.room = row.room.substr(1, row.room.size() - 2);
  row.room = stem_of(row.room);
  above.resize(std::min(line.find_first_not_of(' ') / 2, above.size()));
  if (!above.empty()) row.from = above.back();
  above.push_back(row.room);
  return row;
}

std::vector<Walk> walks_in(std::istream& page) {
  std::vector<Walk> walks;
  std::vector<std::string> above;
  for (std::string line; std::getline(page, line);) {
    if (line.starts_with("## ")) {
      auto const colon = line.rfind(": ");
      walks.push_back({line.substr(3, colon - 3), std::stoul(line.substr(colon + 2)), {}, {}});
      above.clear();
    } else if (line.starts_with("- ")) {
      walks.back().beside.insert(line.substr(2, line.find(':') - 2));
    } else if (!line.empty() && !line.starts_with("#")) {
      walks.back().rows.push_back(row_in(line, above));
    }
  }
  return walks;
}

std::vector<Walk> walks() {
  std::ifstream page{TACTUS_SOURCE_DIR "/tests/house/value_walks.txt"};
  return walks_in(page);
}

std::set<std::string> rooms_counted(Walk const& walk) {
  std::set<std::string> counted;
  for (Row const& row : walk.rows)
    if (row.is_counted) counted.insert(row.room);
  return counted;
}

/// Those between the two that declare the name too and are not on the walk.
std::set<std::string> left_out(Rooms const& rooms, Walk const& walk, Row const& row) {
  auto known = walk.beside;
  for (Row const& each : walk.rows) known.insert(each.room);
  std::set<std::string> found;
  for (auto const& [near, far] : {std::pair{row.from, row.room}, std::pair{row.room, row.from}})
    for (std::string const& each : rooms.included_by(near))
      if (rooms.has(each) && !known.contains(each) && rooms.declares(each, row.name) && rooms.sees(each, far))
        found.insert(each);
  return found;
}

/// What is wrong with that step; empty: nothing.
std::string fault_of(Rooms const& rooms, Walk const& walk, Row const& row) {
  if (!rooms.has(row.room)) return "is no room";
  if (!row.is_counted && !rooms.is_lone_header(row.room)) return "has code, and is in brackets";
  if (row.from.empty()) return "";
  bool const is_asked_for = rooms.is_script(row.room) && !rooms.is_script(row.from);  // over the network
  if (!is_asked_for && !rooms.sees(row.from, row.room) && !rooms.sees(row.room, row.from))
    return "and " + row.from + " do not see each other";
  for (auto const& each : {row.from, row.room})
    if (!rooms.names(each, row.name)) return "is reached by " + row.name + ", which is not in " + each;
  if (is_asked_for || rooms.is_script(row.room)) return "";
  auto const others = left_out(rooms, walk, row);
  return others.empty() ? "" : "leaves out " + *others.begin() + ", which has " + row.name + " too";
}

Rooms const& product() {
  static Rooms const rooms;
  return rooms;
}

std::ostream& operator<<(std::ostream& out, Walk const& walk) { return out << walk.title; }

}  // namespace

BOOST_AUTO_TEST_CASE(there_are_four_walks) { BOOST_TEST(walks().size() == 4u); }

BOOST_DATA_TEST_CASE(a_walk_is_as_its_rooms_are, boost::unit_test::data::make(walks()), walk) {
  BOOST_TEST(rooms_counted(walk).size() <= walk.most_rooms);
  BOOST_TEST_MESSAGE(walk.title << ": " << rooms_counted(walk).size() << " rooms");
  std::set<std::string> seen;
  for (Row const& row : walk.rows) {
    BOOST_TEST((seen.insert(row.room).second), row.room << " stands twice");
    auto const fault = fault_of(product(), walk, row);
    BOOST_TEST(fault.empty(), row.room << ' ' << fault);
  }
}

// The last row of each is wrong.
BOOST_AUTO_TEST_CASE(a_layer_that_is_left_out_is_noticed) {
  std::istringstream page{R"(## without the line of the device: 9
src/table/ports/table_port.cpp
  (devices/drivers/driver.hpp) feed
## without the room of the perceptions: 9
speech/words/phrasebook.cpp
  (speech/words/perceptions_of_play.hpp) Perception
## by a name that only one has: 9
src/table/session/session.cpp
  speech/voice/speaker.cpp ring
## between strangers: 9
src/table/ports/port_meaning.cpp
  src/table/session/session.cpp PortMeaning
    speech/sound/resampler.cpp take
## with code in brackets: 9
(speech/voice/speaker.cpp)
)"};
  std::vector<std::string> const expected{"leaves out devices/device_line, which has feed too",
                                          "and speech/words/phrasebook do not see each other",
                                          "is reached by ring, which is not in src/table/session/session",
                                          "and src/table/session/session do not see each other",
                                          "has code, and is in brackets"};
  std::vector<std::string> found;
  for (Walk const& walk : walks_in(page)) found.push_back(fault_of(product(), walk, walk.rows.back()));
  BOOST_TEST(found == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()

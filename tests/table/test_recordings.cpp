// SPDX-License-Identifier: GPL-3.0-or-later
// Moves by name, and which recordings there are of them.
#include "core/legal/position.hpp"
#include "core/notation/fen.hpp"
#include "src/table/console/commands.hpp"
#include "src/table/session/recordings.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(recordings)

using namespace tactus::program;

namespace {

constexpr std::size_t none = 0;
constexpr std::size_t to_the_end = static_cast<std::size_t>(-1);

struct SpanCase {
  char const* text;
  std::size_t first, last;              // of a game from the initial position
  std::size_t later_first, later_last;  // of one that begins with 30... by Black
};
std::ostream& operator<<(std::ostream& os, SpanCase const& c) { return os << '"' << c.text << '"'; }

SpanCase const spans[] = {{"1w", 1, 1, none, none},
                          {"1b", 2, 2, none, none},
                          {"1", 1, 2, none, none},
                          {"12 white", 23, 23, none, none},
                          {"12black", 24, 24, none, none},
                          {" 12 b ", 24, 24, none, none},
                          {"12-15", 23, 30, none, none},
                          {"12b - 13w", 24, 25, none, none},
                          {"30", 59, 60, 1, 1},
                          {"30w", 59, 59, none, none},
                          {"30b", 60, 60, 1, 1},
                          {"31w", 61, 61, 2, 2},
                          {"31-", 61, to_the_end, 2, to_the_end},
                          {"0", none, none, none, none},
                          {"0w", none, none, none, none},
                          {"-3", none, none, none, none},
                          {"", none, none, none, none},
                          {"w", none, none, none, none},
                          {"12x", none, none, none, none},
                          {"15-12", none, none, none, none},
                          {"12-15-17", none, none, none, none},
                          {"12.5", none, none, none, none},
                          {"99999999999", none, none, none, none}};

void check(std::optional<PlySpan> const& found, std::size_t first, std::size_t last) {
  BOOST_TEST_REQUIRE(found.has_value() == (first != none));
  if (!found) return;
  BOOST_TEST(found->first == first);
  BOOST_TEST(found->last == last);
}

chess::Position later_start() {
  return chess::Position::from(notation::read_fen("4k3/8/8/8/8/8/4P3/4K3 b - - 0 30").value()).value();
}

std::vector<std::string> files_of(std::vector<table::RecordingKept> const& recordings) {
  std::vector<std::string> files;
  for (auto const& each : recordings) files.push_back(each.file);
  return files;
}

}  // namespace

BOOST_DATA_TEST_CASE(moves_have_the_numbers_of_the_scoresheet, boost::unit_test::data::make(spans), c) {
  check(read_move_span(c.text, chess::Position::initial()), c.first, c.last);
  check(read_move_span(c.text, later_start()), c.later_first, c.later_last);
}

BOOST_AUTO_TEST_CASE(a_ply_and_the_name_of_its_move_are_each_others_inverse) {
  for (auto const& start : {chess::Position::initial(), later_start()})
    for (std::size_t ply = 1; ply < 300; ++ply) {
      auto const name = name_of_ply(ply, start);
      auto const text = std::to_string(name.number) + (name.by == chess::Color::white ? "w" : "b");
      check(read_move_span(text, start), ply, ply);
    }
}

BOOST_AUTO_TEST_CASE(the_newest_recording_of_each_ply_is_played_in_the_order_of_the_game) {
  Recordings recordings;
  using chess::Color;
  recordings.add({Color::white, 3, "ply-003.flac", Millis{1}});
  recordings.add({Color::white, 1, "ply-001.flac", Millis{1}});
  recordings.add({Color::black, 2, "ply-002.flac", Millis{1}});
  recordings.add({Color::white, 3, "ply-003-2.flac", Millis{1}});
  recordings.add({Color::white, 1, "ply-001-2.flac", Millis{1}});
  BOOST_TEST(files_of(recordings.of(Color::white, {1, 9})) ==
                 (std::vector<std::string>{"ply-001-2.flac", "ply-003-2.flac"}),
             boost::test_tools::per_element());
  BOOST_TEST(recordings.of(Color::white, {2, 2}).empty());  // nobody hears another player's
  BOOST_TEST(recordings.last(Color::white)->file == "ply-001-2.flac");
  BOOST_TEST(recordings.last(Color::black)->file == "ply-002.flac");
  BOOST_TEST(recordings.of_ply(3)->file == "ply-003-2.flac");
  BOOST_TEST(!recordings.of_ply(4).has_value());
  BOOST_TEST(!Recordings{}.last(Color::white).has_value());
}

BOOST_AUTO_TEST_CASE(recordings_lie_beside_their_game_and_beside_what_was_recovered_of_it) {
  BOOST_TEST(recordings_folder("/a/round3.tactus") == "/a/round3.recordings");
  BOOST_TEST(recordings_folder("round3.tactus") == "round3.recordings");
  BOOST_TEST(recordings_folder("/a.b/round3.v2.tactus") == "/a.b/round3.v2.recordings");
  BOOST_TEST(recordings_folder("round3.recovered.tactus") == "round3.recordings");
  BOOST_TEST(recordings_folder("round3.recovered-12.tactus") == "round3.recordings");
  BOOST_TEST(recording_name(23, 1) == "ply-023.flac");
  BOOST_TEST(recording_name(1234, 2) == "ply-1234-2.flac");
}

BOOST_AUTO_TEST_CASE(record_and_hear_are_commands_with_a_move_behind_them) {
  BOOST_TEST((read_console_line("record") == ConsoleLine{Act::record, ""}));
  BOOST_TEST((read_console_line(" rec  12w ") == ConsoleLine{Act::record, "12w"}));
  BOOST_TEST((read_console_line("hear") == ConsoleLine{Act::hear, ""}));
  BOOST_TEST((read_console_line("hear 12 - 15") == ConsoleLine{Act::hear, "12 - 15"}));
  BOOST_TEST((read_console_line("recorder").act == Act::move));
}

BOOST_AUTO_TEST_SUITE_END()

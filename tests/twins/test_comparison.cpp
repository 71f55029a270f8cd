// SPDX-License-Identifier: GPL-3.0-or-later
// The comparison of twin games finds a planted leak of each kind, and none in the same game.
#include "tests/temporary_folder.hpp"
#include "tests/twins/masks.hpp"
#include "tests/twins/transcript.hpp"

#include <fstream>
#include <functional>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(comparison)

namespace {

Transcript game() {
  Transcript all;
  all.answers = {
      {"e1g1", {"plies completed: 1"}, {"error: expected"}, {"Kurze Rochade [to Black]"}, {"{\"ply\":1}"}},
      {"quit", {}, {}, {}, {}}};
  all.events = {"move.made", "move.completed"};
  all.cells = {"O-O"};
  all.bytes = {{"white", "4c 32"}, {"clock", "21"}};
  all.exits = {{"play", 0}, {"export", 0}};
  return all;
}

struct Plant {
  Leak leak;
  std::function<void(Transcript&)> plant;
};
std::ostream& operator<<(std::ostream& out, Plant const& plant) { return out << name_of(plant.leak); }

std::vector<Plant> const plants{
    {Leak::question, [](Transcript& t) { t.answers.pop_back(); }},
    {Leak::question, [](Transcript& t) { t.answers[0].question = "e1c1"; }},
    {Leak::line, [](Transcript& t) { t.answers[0].lines = {"plies completed: 0"}; }},
    {Leak::line, [](Transcript& t) { t.answers[1].lines.push_back("one more"); }},
    {Leak::complaint, [](Transcript& t) { t.answers[0].complaints.clear(); }},
    {Leak::ear, [](Transcript& t) { t.answers[0].ears = {"Kurze Rochade [to White]"}; }},
    {Leak::ear, [](Transcript& t) { t.answers[0].ears.push_back("Kurze Rochade [to Black]"); }},
    {Leak::told, [](Transcript& t) { t.answers[0].told.clear(); }},
    {Leak::told, [](Transcript& t) { t.answers[0].told.push_back(t.answers[0].told[0]); }},
    {Leak::event, [](Transcript& t) { t.events.emplace_back("irregularity.seen"); }},
    {Leak::event, [](Transcript& t) { std::swap(t.events[0], t.events[1]); }},
    {Leak::cell, [](Transcript& t) { t.cells = {"O-O+"}; }},
    {Leak::byte, [](Transcript& t) { t.bytes["white"] = "4c 33"; }},
    {Leak::byte, [](Transcript& t) { t.bytes.erase("clock"); }},
    {Leak::byte, [](Transcript& t) { t.bytes["black"] = "4c"; }},
    {Leak::exit, [](Transcript& t) { t.exits["export"] = 1; }},
};

}  // namespace

BOOST_AUTO_TEST_CASE(the_same_game_differs_in_nothing) { BOOST_TEST(differences(game(), game()).empty()); }

BOOST_DATA_TEST_CASE(a_planted_leak_is_found, plants, plant) {
  Transcript leaking = game();
  plant.plant(leaking);
  for (auto const& found : {differences(game(), leaking), differences(leaking, game())}) {
    BOOST_TEST_REQUIRE(found.size() == 1U);
    BOOST_TEST(name_of(found[0].leak) == name_of(plant.leak));
    BOOST_TEST(report_of(found).starts_with(name_of(plant.leak) + " at `"));
  }
}

BOOST_AUTO_TEST_CASE(only_times_are_masked) {
  BOOST_TEST(without_times("9... h5 {[%clk 1:30:29]} 10. Nf3") == "9... h5 {[%clk #]} 10. Nf3");
  BOOST_TEST(without_times("{\"moves\":9,\"white_ms\":5400000}") == "{\"moves\":9,\"white_ms\":#}");
  BOOST_TEST(without_signature("signature: a5 b6 c7 d8 a5 b6 c7 d8 a5 b6 c7 d8} 1-0") == "signature: #} 1-0");
  BOOST_TEST(without_times("plies completed: 9, moves: 12") == "plies completed: 9, moves: 12");
}

BOOST_AUTO_TEST_CASE(of_what_was_sent_only_repeats_and_the_probe_are_left_out) {
  TemporaryFolder const folder;
  std::ofstream{folder / "lamps.capture"}
      << "# Port: sim:white\n+1 < 24\n+2 > 4d\n+3 > 4c 32\n+4 > 4c 33\n+5 > 4c 32\n";
  BOOST_TEST(bytes_sent(folder / "lamps.capture") == "4c 32\n4c 33\n");
}

BOOST_AUTO_TEST_CASE(only_the_moves_that_are_not_compared_are_left_out) {
  BOOST_TEST(behind(2, "[White \"\"]\n\n1. e4 e5 2. Ke2 *\n") == "2. Ke2 * ");
  BOOST_TEST(is_of_beginning("[FEN \"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 9\"]"));
  BOOST_TEST(!is_of_beginning("9... h5 *"));
}

BOOST_AUTO_TEST_SUITE_END()

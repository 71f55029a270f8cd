// SPDX-License-Identifier: GPL-3.0-or-later
// One pair of hands and one way to start a program (tests/README.md): a second one is found where it begins.
#include "tests/house/source_tree.hpp"

#include <map>
#include <regex>
#include <set>

#include <boost/test/unit_test.hpp>

using namespace tactus::house;

BOOST_AUTO_TEST_SUITE(rigs)

namespace {

/// What makes a rig, the file that is it, and those that look like it, with the reason.
struct Rig {
  std::string what;
  std::string the_one;
  std::vector<std::regex> signs;  // all in one file
  std::map<std::string, std::string> others;
};

std::vector<Rig> const all_rigs{
    {"starts a program",
     "tests/programs/program.cpp",
     {std::regex{R"(\b(execv|execl|execlp|execle|execvp|execve|posix_spawnp?|forkpty|popen|std::system)\()"}},
     {{"src/sim/world/child_process.cpp", "of the simulator, which reads it while its devices live"},
      {"tests/programs/test_seal.cpp", "an attempt that is refused"},
      {"benchmarks/press_to_sound.cpp", "measures how long the start of another program takes"},
      {"benchmarks/speech_latency.cpp", "the same"}}},
    {"plays at a table: it folds inputs, and its boards answer",
     "src/sim/world/played_table.cpp",
     {std::regex{R"(\bapply\()"}, std::regex{R"(\bAskBoard\b)"}},
     {{"tests/system/round_table.cpp", "real drivers: devices answer on disturbed lines"},
      {"benchmarks/press_to_sound.cpp", "the same, and a ledger and a voice"}}},
    {"knows which squares a move touches",
     "devices/simulators/touches.cpp",
     {std::regex{R"(\bafter\()"}, std::regex{R"(\bdifference\()"}, std::regex{R"(\b(What::lift|lifts)\b)"}},
     {{"src/sim/device/device_session.cpp", "finds the move that hands have made"},
      {"tests/core/table/long/random_hands.cpp", "a board that tells all of a move in one scan"},
      {"tests/truth/people/game.cpp", "sets up a position that is no move away"}}}};

bool has_all(SourceFile const& file, std::vector<std::regex> const& signs) {
  for (std::regex const& sign : signs) {
    bool is_there = false;
    for (std::string const& line : file.lines)
      is_there = is_there || std::regex_search(line.substr(0, line.find("//")), sign);
    if (!is_there) return false;
  }
  return true;
}

}  // namespace

BOOST_AUTO_TEST_CASE(there_is_no_second_rig) {
  auto const files = source_files({"tests", "src/sim", "devices/simulators", "benchmarks"});
  for (Rig const& rig : all_rigs) {
    std::set<std::string> found;
    for (SourceFile const& file : files)
      if (file.path != "tests/house/test_rigs.cpp" && has_all(file, rig.signs)) found.insert(file.path);
    for (std::string const& path : found)
      BOOST_TEST((path == rig.the_one || rig.others.contains(path)),
                 path << " " << rig.what << ": expected that it uses " << rig.the_one);
    BOOST_TEST(found.contains(rig.the_one), rig.the_one << " no longer " << rig.what);
    for (auto const& [path, why] : rig.others)
      BOOST_TEST(found.contains(path), path << ", an exception (" << why << "), no longer " << rig.what);
  }
}

BOOST_AUTO_TEST_CASE(a_second_rig_would_be_noticed) {
  BOOST_TEST(has_all({"tests/x.cpp", {"  ::execvp(name, arguments);"}}, all_rigs[0].signs));
  BOOST_TEST(
      has_all({"tests/x.cpp", {"  auto step = table::apply(state, in);", "  if (get_if<AskBoard>(&e))"}},
              all_rigs[1].signs));
  BOOST_TEST(!has_all({"tests/x.cpp", {"  auto step = table::apply(state, in);  // no AskBoard"}},
                      all_rigs[1].signs));
}

BOOST_AUTO_TEST_SUITE_END()

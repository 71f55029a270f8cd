// SPDX-License-Identifier: GPL-3.0-or-later
// The record survives people: its file is moved away, the machine sleeps, a copy is cut, and what was signed
// can be checked.
#include "tests/programs/program.hpp"
#include "tests/programs/simulated_ports.hpp"
#include "tests/temporary_folder.hpp"

#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string_view>
#include <thread>

#include <boost/test/unit_test.hpp>

namespace tactus {

BOOST_AUTO_TEST_SUITE(record_survives)

namespace {

namespace fs = std::filesystem;

bool has(std::string const& text, std::string const& part) { return text.find(part) != std::string::npos; }

/// What stands behind "signature: " in its line.
std::string signature_in(std::string const& text) {
  std::string const mark = "signature: ";
  auto const begin = text.find(mark);
  if (begin == std::string::npos) return "";
  return text.substr(begin + mark.size(), std::string_view{"e4 e4 e4 e4 e4 e4 e4 e4 e4 e4 e4 e4"}.size());
}

Ended played(std::string const& file) {
  return run("tactus", {"play", "--silent", "--language", "en", "--game", file},
             "f3\ne5\ng4\nQh4\nmate\nconfirm\nsignature white\n");
}

}  // namespace

BOOST_AUTO_TEST_CASE(what_was_signed_can_be_checked_and_another_record_is_told) {
  TemporaryFolder folder;
  auto const file = folder / "a.tactus", other = folder / "b.tactus";
  auto const ended = played(file);
  auto const signature = signature_in(ended.out);
  BOOST_TEST_REQUIRE(signature.size() == 35U, ended.out);
  BOOST_TEST(has(ended.out, "Signature: "));  // said
  BOOST_TEST(has(run("tactus", {"export", "--pgn", file}).out, "[Signature \"" + signature + "\"]"));
  BOOST_TEST(has(run("tactus", {"export", "--scoresheet", file}).out, "Signature: " + signature));
  auto const right = run("tactus-arbiter", {"check", file, signature});
  BOOST_TEST(right.status == 0);
  BOOST_TEST(has(right.out, "fingerprints: right for all "));
  BOOST_TEST(has(right.out, "signature right: this is the record that was signed"));
  played(other);
  auto const wrong = run("tactus-arbiter", {"check", other, signature});
  BOOST_TEST(wrong.status == 1);
  BOOST_TEST(has(wrong.out, "signature WRONG"));
}

BOOST_AUTO_TEST_CASE(before_the_end_there_is_no_signature) {
  TemporaryFolder folder;
  auto const file = folder / "a.tactus";
  auto const ended = run("tactus", {"play", "--silent", "--language", "en", "--game", file},
                         "e4\ne5\nsignature\nquit\nquit\n");
  BOOST_TEST(signature_in(ended.out).empty());
  BOOST_TEST(has(ended.err, "the game has no signature yet"));
  BOOST_TEST(has(run("tactus-arbiter", {"check", file}).out, "signature: none, the game is not over"));
}

BOOST_AUTO_TEST_CASE(a_file_that_is_moved_while_it_is_played_goes_on_whole_under_another_name) {
  TemporaryFolder folder;
  auto const file = folder / "a.tactus";
  Program play{"tactus", {"play", "--silent", "--language", "en", "--blind", "white", "--game", file}};
  play.type("e4\ne5\n");
  BOOST_TEST_REQUIRE(play.prints("Eva f\xC3\xBCnf"));
  fs::rename(file, folder / "tidied.tactus");
  BOOST_TEST(play.prints("The record goes on in another file."));
  play.type("Nf3\nNc6\n");
  BOOST_TEST(play.prints("Springer Cesar sechs"));
  play.signal(SIGTERM);
  BOOST_TEST(has(play.end().err, "the game goes on, whole, in " + (folder / "a-2.tactus")));
  auto const sheet = run("tactus", {"export", "--scoresheet", folder / "a-2.tactus"}).out;
  BOOST_TEST(has(sheet, "e4"));
  BOOST_TEST(has(sheet, "Nc6"));
  BOOST_TEST(
      has(run("tactus-arbiter", {"check", folder / "a-2.tactus"}).out, "fingerprints: right for all "));
}

BOOST_AUTO_TEST_CASE(a_program_that_stood_still_says_so_and_accuses_nobody) {
  SimulatedPorts ports;
  TemporaryFolder folder;
  auto const file = folder / "a.tactus";
  Program play{
      "tactus",
      {"play", "--silent", "--language", "en", "--blind", "black", "--board", "white=" + ports.white(),
       "black=" + ports.black(), "--clock", ports.clock(), "--game", file}};
  BOOST_TEST_REQUIRE(play.prints("game: "));
  Program watch{"tactus-arbiter", {"watch", file}};
  ports.command("wait 1000\npress black\nwait 2500");
  BOOST_TEST(watch.prints("no password agreed"));
  play.signal(SIGSTOP);
  ports.command("lift white e2\nwait 400\nplace white e4\nwait 600\npress white\nwait 4500");
  // Not a wait for something: the stretch itself, longer than three seconds of the world.
  std::this_thread::sleep_for(std::chrono::milliseconds{6500});
  play.signal(SIGCONT);
  BOOST_TEST(watch.prints("the program stood still for 0:0"));
  BOOST_TEST(watch.prints("1. e4"));
  play.signal(SIGTERM);
  (void)play.end();
  watch.signal(SIGTERM);
  BOOST_TEST(!has(watch.end().out, "irregularity"));
}

BOOST_AUTO_TEST_CASE(what_can_be_read_of_a_cut_copy_is_salvaged_and_what_is_missing_is_listed) {
  TemporaryFolder folder;
  auto const file = folder / "a.tactus", cut = folder / "cut.tactus";
  std::string moves;
  for (int i = 0; i < 20; ++i) moves += "Nf3\nNf6\nNg1\nNg8\n";
  run("tactus", {"play", "--silent", "--language", "en", "--game", file},
      moves + "result 1/2-1/2\nconfirm\n");
  std::ifstream whole{file, std::ios::binary};
  std::string const bytes{std::istreambuf_iterator<char>{whole}, {}};
  std::ofstream{cut, std::ios::binary} << bytes.substr(0, bytes.size() / 2);
  auto const before = fs::last_write_time(cut);
  auto const salvaged = run("tactus-arbiter", {"salvage", cut});
  BOOST_TEST(has(salvaged.out, "salvaged: "), salvaged.out << salvaged.err);
  BOOST_TEST(fs::exists(folder / "cut.salvaged.tactus"));
  BOOST_TEST((fs::last_write_time(cut) == before));
  BOOST_TEST(
      has(run("tactus-arbiter", {"check", folder / "cut.salvaged.tactus"}).out, "fingerprints: right"));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus

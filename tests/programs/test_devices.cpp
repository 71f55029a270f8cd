// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus devices` with simulated boards and a clock on real pseudo-terminals.
#include "tests/programs/simulated_ports.hpp"

#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sys/resource.h>

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(devices_command)

namespace {

std::string text_of(std::string const& file) {
  std::ifstream in{file};
  return {std::istreambuf_iterator<char>{in}, {}};
}

/// Without their times.
std::vector<std::string> events_of(std::string const& text) {
  std::vector<std::string> events;
  for (std::string const& line : lines_of(text))
    if (line.starts_with('+')) events.push_back(line.substr(line.find(' ') + 1));
  return events;
}

/// All of them in one line: how many came with one read is chance.
std::string bytes_from_device(std::string const& capture) {
  std::string bytes;
  for (std::string const& line : lines_of(capture))
    if (auto const mark = line.find(" < "); line.starts_with('+') && mark != std::string::npos)
      bytes += line.substr(mark + 2);
  return bytes;
}

char const start_position[] = "board rnbqkbnrpppppppp................................PPPPPPPPRNBQKBNR";
// What a DGT board without a clock says last when it starts; from then on it tells changes.
char const is_started[] = " no clock\n";

}  // namespace

BOOST_AUTO_TEST_CASE(the_list_of_ports_begins_with_its_length) {
  auto const ended = run("tactus", {"devices", "list", "--language", "en"});
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.out.starts_with("Ports: "), ended.out);
  auto const lines = lines_of(ended.out);
  for (std::size_t i = 1; i < lines.size(); ++i) BOOST_TEST(lines[i].starts_with("/dev/"), lines[i]);
}

BOOST_FIXTURE_TEST_CASE(each_simulated_device_is_found_by_asking_it, SimulatedPorts) {
  std::vector<std::string> const found{
      "Port: " + white() + ".",
      "Device: tactus board.",
      "Version: 1.0.",
      "Name: tactus-sim-board.",
      "Board: the squares of the start position are filled.",
      "Port: " + black() + ".",
      "Device: dgt.",
      "Version: 3.10.",
      "Name: 01025.",
      "Board: start position.",
      "Clock: none is connected to this board.",
      "Port: " + clock() + ".",
      "Device: tactus clock.",
      "Version: 1.0.",
      "Name: tactus-sim-clock.",
      "Clock: White 1:30:00, Black 1:30:00.",
      "Clock: stopped.",
      "sim:/nowhere: not there; expected a device that is plugged in and switched on."};
  auto const probe = [this] {
    return run("tactus", {"devices", "probe", "--language", "en", white(), black(), clock(), "sim:/nowhere"});
  };
  auto ended = probe();
  // A device has two seconds to show its state; on a busy machine it is asked again, as a person would.
  for (int again = 0; again < 4 && lines_of(ended.out) != found; ++again) ended = probe();
  BOOST_TEST(lines_of(ended.out) == found, boost::test_tools::per_element());
  BOOST_TEST(ended.status == 1);
}

BOOST_FIXTURE_TEST_CASE(what_a_probe_found_is_spoken_in_the_language_of_the_facts, SimulatedPorts) {
  auto const ended = run_until_answered(
      "tactus", {"devices", "probe", clock(), "--language", "fi", "--wav", *this / "a.wav"});
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.err == "");
  BOOST_TEST(ended.out.find("Kello: valkea 1:30:00, musta 1:30:00.\n") != std::string::npos, ended.out);
  BOOST_TEST(std::filesystem::file_size(*this / "a.wav") > 100'000u);
}

BOOST_FIXTURE_TEST_CASE(a_watched_board_tells_what_hands_do_until_the_input_ends, SimulatedPorts) {
  Program watch{"tactus", {"devices", "watch", black()}};
  BOOST_TEST_REQUIRE(watch.prints(start_position));
  BOOST_TEST_REQUIRE(watch.prints(is_started));
  command("lift black e2");
  BOOST_TEST_REQUIRE(watch.prints(" board e2 .\n"));
  command("place black e4 P");
  BOOST_TEST_REQUIRE(watch.prints(" board e4 P\n"));
  auto const ended = watch.end();
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.err == "");
}

BOOST_AUTO_TEST_CASE(a_device_that_is_not_there_is_not_watched) {
  auto const watched = run("tactus", {"devices", "watch", "/dev/tactus-none"});
  BOOST_TEST(watched.status == 1);
  BOOST_TEST(watched.out == "");
  BOOST_TEST(watched.err ==
             "error: /dev/tactus-none: not there; expected a device that is plugged in and switched on.\n");
}

BOOST_FIXTURE_TEST_CASE(a_watched_board_is_found_again_after_it_was_unplugged, SimulatedPorts) {
  Program watch{"tactus", {"devices", "watch", white()}};
  BOOST_TEST_REQUIRE(watch.prints("link found: tactus"));
  command("unplug white");
  BOOST_TEST_REQUIRE(watch.prints("link lost: "));
  command("lift white g1");
  command("plug white");
  BOOST_TEST_REQUIRE(watch.prints("board FFFF00000000FFFD\n"));
  watch.signal(SIGINT);
  BOOST_TEST(watch.prints("never printed") == false);  // it ends although its input is open
  BOOST_TEST(watch.end().status == 0);
}

BOOST_FIXTURE_TEST_CASE(a_recording_replayed_gives_the_events_that_were_seen, SimulatedPorts) {
  std::string const file = *this / "board.capture";
  Program record{"tactus",
                 {"devices", "record", black(), file, "--device", "Simulated board", "--note", "e2 to e4"}};
  BOOST_TEST_REQUIRE(record.prints(is_started));
  command("lift black e2");
  BOOST_TEST_REQUIRE(record.prints(" board e2 .\n"));
  BOOST_TEST(bytes_from_device(text_of(file)).find("8e 00 05 34 00") !=
             std::string::npos);  // on disk already
  auto const seen = record.end();
  BOOST_TEST(seen.status == 0);
  BOOST_TEST(text_of(file).starts_with("# Device: Simulated board\n# Port: " + black()));
  BOOST_TEST(text_of(file).find("\n# Note: e2 to e4\n") != std::string::npos);
  auto const replayed = run("tactus", {"devices", "replay", file});
  BOOST_TEST(replayed.status == 0);
  BOOST_TEST(events_of(replayed.out) == events_of(seen.out), boost::test_tools::per_element());
  auto const watched = run("tactus", {"devices", "probe", "replay:" + file, "--language", "en"});
  BOOST_TEST(watched.out.find("Device: dgt.\n") != std::string::npos, watched.out);
}

BOOST_FIXTURE_TEST_CASE(a_recording_ends_with_what_to_do_with_its_file, SimulatedPorts) {
  std::string const file = *this / "board.capture";
  Program record{"tactus", {"devices", "record", "tactus:" + white(), file}};
  BOOST_TEST_REQUIRE(record.prints("board FFFF"));
  auto const ended = record.end();
  BOOST_TEST(
      ended.out.ends_with(file + ": recorded. In its header, after \"Note:\", write what was done with the "
                                 "pieces, in order; then send the file to those who gave you Tactus.\n"),
      ended.out);
  BOOST_TEST(text_of(file).find("\n# Note: (what was done with the pieces, in order)\n# To do: ") !=
             std::string::npos);
}

BOOST_FIXTURE_TEST_CASE(a_capture_is_replayed_by_the_protocol_that_its_header_or_its_reader_tells,
                        SimulatedPorts) {
  std::string const bytes =
      "+000000 < 2a 02 64 01 01 3d 58 23 31 85 44 44 44 44 00 00 00 00 00 00 00 00 00 00 00 00 00 "
      "00 00 00 77 77 77 77 a6 c9 9b 6a 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 "
      "00 00 00 00 00 00 00 00 00 00 00\n";
  std::string const told = *this / "told.capture", untold = *this / "untold.capture";
  std::ofstream{told} << "# Device: x\n# Port: hid:chessnut   Program: tactus\n" << bytes;
  std::ofstream{untold} << "# Device: x\n" << bytes;
  std::string const seen = std::string{"+000000 link found: chessnut\n+000000 "} + start_position + '\n';
  BOOST_TEST(run("tactus", {"devices", "replay", told}).out == seen);
  BOOST_TEST(run("tactus", {"devices", "replay", "chessnut:" + untold}).out == seen);
  for (auto const& port : {"replay:" + told, "chessnut:replay:" + untold}) {
    Program watch{"tactus", {"devices", "watch", port}};
    BOOST_TEST(watch.prints("link found: chessnut\n"), port);
    watch.end();
    auto const probed = run("tactus", {"devices", "probe", port, "--language", "en"});
    BOOST_TEST(probed.out.find("Device: chessnut.\n") != std::string::npos, probed.out);
    auto const checked = run(
        "tactus", {"check", "--silent", "--language", "en", "--board", "white=" + port, "--clock", "none"});
    BOOST_TEST(checked.out.find("Board of White: ready.\n") != std::string::npos, checked.out);
  }
  auto const other = run("tactus", {"devices", "probe", "dgt:replay:" + told, "--language", "en"});
  BOOST_TEST(other.out.find("Device: ") == std::string::npos, "what is typed wins: " << other.out);
  auto const unknown = run("tactus", {"devices", "replay", untold});
  BOOST_TEST(unknown.status == 1);
  BOOST_TEST(unknown.err == "error: " + untold +
                                ": no device was recognised; expected its protocol before the name, as in "
                                "chessnut:" +
                                untold + '\n');
}

// It holds the opponent's move before the press.
BOOST_FIXTURE_TEST_CASE(what_a_running_game_records_is_read_by_no_program_of_ours, SimulatedPorts) {
  Program game{"tactus",
               {"play", "--silent", "--language", "en", "--board", "black=" + black(), "--game",
                *this / "g.tactus", "--capture", *this / "bytes"}};
  BOOST_TEST_REQUIRE(game.prints("bytes of boards and clock are recorded in " + (*this / "bytes")));
  BOOST_TEST_REQUIRE(game.prints("g.tactus"));
  std::string const file = *this / "bytes/black-board-1.capture";
  namespace fs = std::filesystem;
  BOOST_TEST((fs::status(file).permissions() == (fs::perms::owner_read | fs::perms::owner_write)));
  auto const replayed = run("tactus", {"devices", "replay", file});
  BOOST_TEST(replayed.status == 1);
  BOOST_TEST(replayed.out == "");
  BOOST_TEST(
      replayed.err.find("a game is being recorded into it; expected one that has ended") != std::string::npos,
      replayed.err);
  BOOST_TEST(run("tactus", {"devices", "probe", "replay:" + file}).status != 0);
  game.type("quit\n");
  game.end();
  BOOST_TEST(run("tactus", {"devices", "replay", file}).status == 0);
}

BOOST_FIXTURE_TEST_CASE(a_recording_never_overwrites_a_file, SimulatedPorts) {
  std::string const file = *this / "board.capture";
  std::ofstream{file} << "mine";
  auto const ended = run("tactus", {"devices", "record", black(), file});
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(ended.err == "error: " + file + ": exists already; a recording needs a new file name\n");
  BOOST_TEST(text_of(file) == "mine");
}

BOOST_FIXTURE_TEST_CASE(a_recording_that_cannot_go_on_says_so_and_keeps_what_it_has, SimulatedPorts) {
  std::string const file = *this / "board.capture";
  Program record{"tactus", {"devices", "record", white(), file}};
  BOOST_TEST_REQUIRE(record.prints("board FFFF"));
  auto const kept = text_of(file).size();
  rlimit const full{kept, RLIM_INFINITY};
  BOOST_TEST_REQUIRE(::prlimit(record.id(), RLIMIT_FSIZE, &full, nullptr) == 0);
  BOOST_TEST(record.complains(file + ": cannot be written any more"));
  BOOST_TEST(record.end().status == 1);
  BOOST_TEST(run("tactus", {"devices", "probe", "replay:" + file}).status == 0);
}

BOOST_FIXTURE_TEST_CASE(a_bad_capture_is_refused_with_its_line, SimulatedPorts) {
  std::string const file = *this / "bad.capture";
  std::ofstream{file} << "# Device: x\n+000000 < 4g\n";
  auto const ended = run("tactus", {"devices", "replay", file});
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(ended.err.starts_with("error: " + file + ", line 2: expected two hexadecimal digits"),
             ended.err);
}

BOOST_AUTO_TEST_CASE(devices_without_a_known_command_or_port_say_what_was_expected) {
  BOOST_TEST(run("tactus", {"devices"}).status == 2);
  BOOST_TEST(run("tactus", {"devices", "watch"}).status == 2);
  auto const bad = run("tactus", {"devices", "watch", "COM1"});
  BOOST_TEST(bad.status == 1);
  BOOST_TEST(bad.err.find("expected one of the list of ports") != std::string::npos, bad.err);
  BOOST_TEST(run("tactus", {"devices", "replay", "/nowhere/a.capture"}).err ==
             "error: /nowhere/a.capture: cannot be read; expected a capture\n");
}

BOOST_AUTO_TEST_SUITE_END()

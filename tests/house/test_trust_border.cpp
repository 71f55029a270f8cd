// SPDX-License-Identifier: GPL-3.0-or-later
// What a player's program must not do, it cannot do: checked on the program and on the archives it is linked
// from.
#include "tests/house/source_tree.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>

#include <boost/test/unit_test.hpp>

using namespace tactus::house;

namespace {

/// Of the programs and archives that are read: those of a package are stripped, so what is read is the build
/// of the same build-id (scripts/package).
std::string folder_of_build() {
  char const* const told = std::getenv("TACTUS_HOUSE_BUILD");  // NOLINT: nothing sets the environment
  return told != nullptr ? told : TACTUS_BUILD_DIR;
}

std::string const build = folder_of_build();
std::string const bin = build + "/bin";

bool any_line_has(std::vector<std::string> const& lines, std::string const& text) {
  return std::any_of(lines.begin(), lines.end(),
                     [&](auto const& l) { return l.find(text) != std::string::npos; });
}

// Calls that open a network, start a program or load code later. AF_UNIX sockets of sound servers are opened
// by their own libraries, not by ours. fork() starts no other program: the guard of the seal is the same one.
std::set<std::string> const forbidden_calls{
    "socket",  "connect", "bind",        "listen",       "accept", "accept4", "getaddrinfo", "gethostbyname",
    "sendto",  "execl",   "execle",      "execlp",       "execv",  "execve",  "execvp",      "execvpe",
    "fexecve", "vfork",   "posix_spawn", "posix_spawnp", "system", "popen",   "dlopen"};

std::vector<std::string> forbidden_in(std::vector<std::string> const& undefined) {
  std::vector<std::string> found;
  for (auto const& line : undefined) {
    auto const start = line.find_last_of(' ');
    std::string name = line.substr(start == std::string::npos ? 0 : start + 1);
    name = name.substr(0, name.find('@'));
    if (forbidden_calls.contains(name)) found.push_back(name);
  }
  return found;
}

// Everything that the player's program may be linked with by itself.
std::set<std::string> const allowed_libraries{"libserialport",
                                              "libhidapi-hidraw",
                                              "libespeak-ng",
                                              "libportaudio",
                                              "libjack",
                                              "libsqlite3",
                                              "libsndfile",
                                              "libsamplerate",
                                              "libcrypt",
                                              "libfmt",
                                              "libgcrypt",
                                              "libstdc++",
                                              "libm",
                                              "libgcc_s",
                                              "libc",
                                              "ld-linux-x86-64",
                                              "ld-linux-aarch64",
                                              "libboost_locale",
                                              "libasound",
                                              "libbrlapi",
                                              "libspeechd",
                                              "libseccomp",
                                              "libutf8proc"};

/// That a program is linked with by itself, without ".so" and what follows.
std::vector<std::string> libraries_of(std::string const& program) {
  std::vector<std::string> libraries;
  for (auto const& line : output_of("readelf -d " + bin + "/" + program)) {
    if (line.find("(NEEDED)") == std::string::npos) continue;
    auto const name = line.substr(line.find('[') + 1);
    libraries.push_back(name.substr(0, name.find(".so")));
  }
  return libraries;
}

/// A sanitizer's run-time has such calls itself.
boost::test_tools::assertion_result is_built_without_sanitizer(boost::unit_test::test_unit_id) {
  return std::string(TACTUS_SANITIZE).empty();
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_players_program_holds_no_code_of_arbitration_or_training) {
  auto const symbols = output_of("nm -C --defined-only " + bin + "/tactus");
  BOOST_TEST_REQUIRE(any_line_has(symbols, "tactus::table::"));  // not stripped, else this test says nothing
  BOOST_TEST(!any_line_has(symbols, "tactus::arbitration::"));
  BOOST_TEST(!any_line_has(symbols, "tactus::training::"));
}

// Its folder is no link dependency of the program: no path leads there, whatever is asked.
BOOST_AUTO_TEST_CASE(the_players_program_holds_nothing_that_judges_a_move) {
  auto const player = output_of("nm -C --defined-only " + bin + "/tactus");
  auto const arbiter = output_of("nm -C --defined-only " + bin + "/tactus-arbiter");
  for (char const* judge :
       {"tactus::chess::Position::", "tactus::chess::GameLine::", "::list_legal_moves(", "::legal_origins(",
        "::make_move(", "::read_move(", "::resolve_among_all(", "::resolve_quickly(", "::scored_legal("}) {
    BOOST_TEST(any_line_has(arbiter, judge), judge);  // the search finds such names
    BOOST_TEST(!any_line_has(player, judge), judge);
  }
  for (char const* judge : {"::move_fault", "::ByTheLaws"}) BOOST_TEST(!any_line_has(player, judge), judge);
}

BOOST_AUTO_TEST_CASE(the_same_search_finds_arbitration_where_it_belongs) {
  BOOST_TEST(
      any_line_has(output_of("nm -C --defined-only " + bin + "/tactus-arbiter"), "tactus::arbitration::"));
}

BOOST_AUTO_TEST_CASE(the_same_search_finds_training_where_it_belongs) {
  auto const symbols = output_of("nm -C --defined-only " + bin + "/tactus-training");
  BOOST_TEST(any_line_has(symbols, "tactus::training::legal_moves("));
  BOOST_TEST(!any_line_has(symbols, "tactus::arbitration::"));
  BOOST_TEST(
      !any_line_has(output_of("nm -C --defined-only " + bin + "/tactus-arbiter"), "tactus::training::"));
}

BOOST_AUTO_TEST_CASE(the_players_program_does_not_hold_the_words_of_training) {
  for (std::string const words : {"{count} legal moves.", "{count} attackers: {pieces}.", "Not legal."}) {
    auto const found_in = [&words](std::string const& program) {
      std::string const file = bin + "/" + program;
      return output_of("grep -c -F -e '" + words + "' " + file + " || true").at(0) != "0";
    };
    BOOST_TEST(found_in("tactus-training"), words);
    BOOST_TEST(!found_in("tactus"), words);
  }
}

BOOST_AUTO_TEST_CASE(the_tools_of_who_builds_boards_are_in_the_program_for_training_alone) {
  auto const player = output_of("nm -C --defined-only " + bin + "/tactus");
  auto const training = output_of("nm -C --defined-only " + bin + "/tactus-training");
  // By their names alone, whatever namespace they come back in.
  for (char const* tool : {"::announce_lines(", "::hear_games(", "::recognise_lines(", "::read_sensor_case(",
                           "::GameText::feed("}) {
    BOOST_TEST(any_line_has(training, tool), tool);
    BOOST_TEST(!any_line_has(player, tool), tool);
  }
}

BOOST_AUTO_TEST_CASE(the_players_program_judges_no_recorded_game_and_gives_no_raw_record) {
  auto const player = output_of("nm -C --defined-only " + bin + "/tactus");
  for (char const* judge : {"::legal_beginning(", "::judged_pgn_of", "::judged_moves(", "::json_lines_of"}) {
    BOOST_TEST(!any_line_has(player, judge), judge);
    for (char const* program : {"tactus-training", "tactus-arbiter"})
      if (std::string{judge} != "::judged_moves(" || std::string{program} == "tactus-training")
        BOOST_TEST(any_line_has(output_of("nm -C --defined-only " + bin + "/" + program), judge),
                   program << ": " << judge);
  }
}

BOOST_AUTO_TEST_CASE(the_players_program_cannot_set_a_clock) {
  auto const setting = "tactus::devices::DgtCommand::clock_set(";
  auto const player = output_of("nm -C --defined-only " + bin + "/tactus");
  BOOST_TEST(any_line_has(player, "tactus::devices::DgtCommand::to_board("));  // the search finds such names
  BOOST_TEST(!any_line_has(player, setting));
  BOOST_TEST(any_line_has(output_of("nm -C --defined-only " + bin + "/tactus-arbiter"), setting));
}

BOOST_AUTO_TEST_CASE(the_players_program_does_not_know_of_a_hall) {
  auto const player = output_of("nm -C --defined-only " + bin + "/tactus");
  BOOST_TEST(!any_line_has(player, "tactus::hall::"));
  BOOST_TEST(!any_line_has(player, "tactus::relay::"));
  auto const relay = output_of("nm -C --defined-only " + bin + "/tactus-relay");
  BOOST_TEST(any_line_has(relay, "tactus::hall::BrokerLink::"));
}

BOOST_AUTO_TEST_CASE(the_arbiters_program_loads_no_network_but_its_desk_does) {
  auto const arbiter = libraries_of("tactus-arbiter");
  auto const desk = libraries_of("tactus-desk");
  for (char const* library : {"libcpp-httplib", "libssl", "libcrypto", "libmosquitto", "libqrencode"})
    BOOST_TEST(std::ranges::count(arbiter, library) == 0, library);
  BOOST_TEST(std::ranges::count(desk, "libcpp-httplib") == 1);
  auto const symbols = output_of("nm -C --defined-only " + bin + "/tactus");
  BOOST_TEST(!any_line_has(symbols, "httplib::"));
  BOOST_TEST(!any_line_has(symbols, "tactus::desk::"));
}

BOOST_AUTO_TEST_CASE(the_relay_reads_speaks_to_a_broker_and_knows_nothing_else) {
  auto const symbols = output_of("nm -C --defined-only " + bin + "/tactus-relay");
  for (char const* room : {"tactus::arbitration::", "tactus::training::", "tactus::speech::",
                           "tactus::devices::", "tactus::store::GameFile::create", "httplib::"})
    BOOST_TEST(!any_line_has(symbols, room), room);
  std::set<std::string> const known{
      "libsqlite3", "libmosquitto", "libcrypto", "libgcrypt", "libutf8proc",     "libgpg-error",    "libfmt",
      "libstdc++",  "libm",         "libgcc_s",  "libc",      "ld-linux-x86-64", "ld-linux-aarch64"};
  auto const libraries = libraries_of("tactus-relay");
  for (auto const& library : libraries) BOOST_TEST(known.contains(library), "unexpected library " << library);
  BOOST_TEST(libraries.size() > 4u);
}

BOOST_AUTO_TEST_CASE(the_bridge_knows_squares_and_no_move_opens_no_port_and_has_no_broker) {
  auto const symbols = output_of("nm -C --defined-only " + bin + "/tactus-bridge");
  BOOST_TEST(any_line_has(symbols, "tactus::bridge::HeldBoard::"));
  for (char const* room :
       {"tactus::arbitration::", "tactus::training::", "tactus::speech::", "tactus::hall::",
        "tactus::store::", "tactus::table::", "tactus::chess::Position::", "::list_legal_moves(",
        "tactus::devices::open_stream("})
    BOOST_TEST(!any_line_has(symbols, room), room);
  std::set<std::string> const known{"libutf8proc", "libfmt", "libstdc++",       "libm",
                                    "libgcc_s",    "libc",   "ld-linux-x86-64", "ld-linux-aarch64"};
  for (auto const& library : libraries_of("tactus-bridge"))
    BOOST_TEST(known.contains(library), "unexpected library " << library);
  // The player's program has neither: it opens no network and is no port.
  auto const player = output_of("nm -C --defined-only " + bin + "/tactus");
  for (char const* room : {"tactus::bridge::", "boost::beast::", "tactus::devices::PseudoTerminal::"})
    BOOST_TEST(!any_line_has(player, room), room);
}

BOOST_AUTO_TEST_CASE(the_players_code_calls_nothing_that_opens_a_network_or_starts_a_program) {
  for (char const* archive :
       {"core/libtactus_core.a", "speech/libtactus_speech.a", "devices/libtactus_devices.a",
        "devices/libtactus_line_protocol.a", "src/libtactus_store.a", "src/libtactus_record.a",
        "src/libtactus_words.a", "src/libtactus_equipment.a", "src/libtactus_score.a",
        "src/libtactus_table.a"}) {
    auto const found = forbidden_in(output_of("nm --undefined-only --no-demangle " + build + "/" + archive));
    BOOST_TEST(found.empty(), archive << " calls " << (found.empty() ? "" : found.front()));
  }
}

BOOST_AUTO_TEST_CASE(the_simulator_that_starts_programs_would_be_caught) {
  BOOST_TEST(!forbidden_in({"                 U posix_spawn", "                 U memcpy"}).empty());
}

BOOST_AUTO_TEST_CASE(the_players_program_is_linked_with_the_known_libraries_only) {
  auto const libraries = libraries_of("tactus");
  for (auto const& library : libraries)
    BOOST_TEST(allowed_libraries.contains(library), "unexpected library " << library);
  BOOST_TEST(libraries.size() > 4u);
}

BOOST_AUTO_TEST_CASE(the_players_binary_imports_no_such_call,
                     *boost::unit_test::precondition(is_built_without_sanitizer)) {
  auto const found = forbidden_in(output_of("nm -D --undefined-only " + bin + "/tactus"));
  BOOST_TEST(found.empty(), "tactus imports " << (found.empty() ? "" : found.front()));
}

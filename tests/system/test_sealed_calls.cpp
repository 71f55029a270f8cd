// SPDX-License-Identifier: GPL-3.0-or-later
// A whole demo game with sound, Braille and a speech server under strace: after the seal the program makes
// the calls of its list and no other, and nothing was refused.
#include "src/table/seal/sandbox.hpp"
#include "tests/programs/program.hpp"
#include "tests/speech/braille/virtual_display.hpp"
#include "tests/speech/pulse/sound_studio.hpp"
#include "tests/speech/speech_dispatcher/private_server.hpp"
#include "tests/system/played_game.hpp"

#include <fstream>
#include <set>
#include <vector>

#include <boost/test/unit_test.hpp>

namespace tactus {

BOOST_AUTO_TEST_SUITE(sealed_calls)

namespace {

namespace studio = speech::test;

constexpr char const* tracer = "/usr/bin/strace";
// Thousands a game: traced, they would make its table too slow. They are on the list, or nothing would work.
constexpr char const* untraced = "!futex,fcntl,pread64,pwrite64,read,write,poll,clock_nanosleep,lseek";
constexpr unsigned pace = 6;

bool can_trace() { return run(tracer, {"-o", "/dev/null", "true"}).status == 0; }
boost::test_tools::assertion_result can_run(boost::unit_test::test_unit_id) {
  boost::test_tools::assertion_result found{can_trace() && studio::has_brltty() &&
                                            studio::has_speech_dispatcher()};
  found.message() << "expected brltty, speech-dispatcher, and strace that may trace";
  return found;
}

/// "1234  openat(AT_FDCWD, ..." or "1234  <... openat resumed>..."
struct TracedLine {
  std::string process, call, rest;
};
TracedLine read_traced(std::string const& line) {
  auto const end_of_process = line.find(' ');
  auto const start = line.find_first_not_of(' ', end_of_process);
  if (start == std::string::npos) return {};
  auto const end = line.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_", start);
  if (end == std::string::npos || line[end] != '(') return {};
  return {line.substr(0, end_of_process), line.substr(start, end - start), line.substr(end)};
}

/// Of the game and its threads, after the seal; the guard is another process.
std::set<std::string> calls_after_the_seal(std::string const& trace) {
  std::set<std::string> calls;
  std::string guard;
  bool is_sealed = false;
  std::ifstream in{trace};
  for (std::string text; std::getline(in, text);) {
    TracedLine const line = read_traced(text);
    if (line.call == "prctl" && line.rest.find("tactus-guard") != std::string::npos) guard = line.process;
    if (is_sealed && line.process != guard && !line.call.empty()) calls.insert(line.call);
    is_sealed = is_sealed || (line.call == "seccomp" && line.rest.find("NEW_LISTENER") != std::string::npos &&
                              line.rest.find("EFAULT") == std::string::npos);
  }
  BOOST_TEST(is_sealed);
  return calls;
}

std::set<std::string> listed() {
  std::set<std::string> names;
  for (auto const& part : {program::allowed_calls(), program::partly_allowed_calls()})
    names.insert(part.begin(), part.end());
  return names;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_whole_game_makes_the_calls_of_the_list_and_none_is_refused,
                     *boost::unit_test::precondition(can_run)) {
  studio::SoundStudio const room{1, studio::Reached::as_on_debian};
  studio::PrivateServer server;
  server.start();
  studio::VirtualDisplay display;
  display.start_brltty();
  display.plug_in(40);
  TemporaryFolder const folder;
  std::string const trace = folder / "trace";
  {
    system_test::PlayedGame game{
        1858,
        {pace,
         false,
         {"--speech-dispatcher", "white", "--braille", "white"},
         {tracer, "-D", "-f", "-qq", "--seccomp-bpf", "-e", std::string{"trace="} + untraced, "-o", trace}}};
    BOOST_TEST(game.play());
    for (std::string const& event : game.recorded_events())
      BOOST_TEST(event.find("\"refused\"") == std::string::npos, event);
  }
  auto const calls = calls_after_the_seal(trace);
  auto const known = listed();
  for (std::string const& call : calls) BOOST_TEST(known.contains(call), call);
  BOOST_TEST(calls.size() > 30U);
  for (char const* call : {"connect", "openat", "ioctl", "fdatasync"}) BOOST_TEST(calls.contains(call), call);
  BOOST_TEST_MESSAGE(calls.size() << " calls of " << known.size());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus

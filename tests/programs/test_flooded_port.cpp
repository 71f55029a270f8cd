// SPDX-License-Identifier: GPL-3.0-or-later
// Boards that chatter or flood: who types is answered, a signal ends the program, each fault is told once,
// and the record stays small.
#include "devices/simulators/line.hpp"
#include "devices/simulators/tactus.hpp"
#include "tests/programs/memory_of.hpp"
#include "tests/programs/program.hpp"
#include "tests/temporary_folder.hpp"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <poll.h>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace tactus {

BOOST_AUTO_TEST_SUITE(flooded_port)

namespace {

using devices::PseudoTerminal;
using devices::simulators::Bytes;
using devices::simulators::own_sentence;

/// The board's end of a terminal, written to by a thread of its own.
class LoudBoard {
 public:
  /// `next`: what it sends as its n-th sentence. `pause_ms`: before each, but the first hundred full states;
  /// zero: as fast as the terminal takes them.
  LoudBoard(std::function<std::string(unsigned)> next, int pause_ms)
      : terminal_(opened(folder_ / "board")), thread_([this, next, pause_ms](std::stop_token const& stop) {
          for (unsigned n = 0; !stop.stop_requested(); ++n) {
            pollfd host{terminal_.descriptor(), POLLOUT, 0};
            if (pause_ms > 0)
              ::poll(nullptr, 0, pause_ms);
            else
              ::poll(&host, 1, 10);
            terminal_.write(own_sentence(next(n)));
            (void)terminal_.read();
          }
        }) {}
  std::string port() const { return "sim:" + (folder_ / "board"); }

 private:
  static PseudoTerminal opened(std::filesystem::path const& link) {
    auto terminal = PseudoTerminal::open(link);
    if (!terminal) throw std::runtime_error(terminal.error());
    return std::move(*terminal);
  }

  TemporaryFolder folder_;
  PseudoTerminal terminal_;
  std::jthread thread_;
};

std::string full_state(unsigned n, std::string const& digits) {
  return fmt::format("PTACB,S,{},{}", n % 1000, digits);
}
std::string start_state(unsigned n) { return full_state(n, "FFFF00000000FFFF"); }

std::string one_contact(unsigned n) {
  if (n % 200 == 0) return start_state(n);
  return fmt::format("PTACB,U,{},e2,{},{}", n % 1000, n % 2, n * 3);
}
std::string every_contact(unsigned n) {
  if (n < 2000) return start_state(n);  // a board that a game can begin with
  return n % 2 == 0 ? start_state(n) : full_state(n, "00FFFF00FFFF0000");
}
std::string every_piece(unsigned n) {
  constexpr auto start = "rnbqkbnrpppppppp................................PPPPPPPPRNBQKBNR";
  constexpr auto other = "pppppppprnbqkbnr................................RNBQKBNRPPPPPPPP";
  return fmt::format("PTACB,P,{},{}", n % 1000, n < 2000 || n % 2 == 0 ? start : other);
}

struct Flood {
  char const* name;
  std::string (*next)(unsigned);
  int pause_ms;
  char const* told;  // once, and once only
};
std::ostream& operator<<(std::ostream& os, Flood const& flood) { return os << flood.name; }
Flood const floods[] = {
    {"one contact at 115,200 baud", one_contact, 3, "e2 changes faster"},
    {"one contact at full speed", one_contact, 0, "e2 changes faster"},
    {"every contact at full speed", every_contact, 0, "Board of White lost."},
    {"every piece at full speed", every_piece, 0, "Board of White lost."},
};

using Steady = std::chrono::steady_clock;

std::chrono::seconds length_asked_for() {
  char const* const text = std::getenv("TACTUS_FLOOD_SECONDS");  // NOLINT: single thread
  return std::chrono::seconds{text == nullptr ? 0 : std::stoi(text)};
}

/// Asks again and again; how long each answer took.
std::vector<Steady::duration> ask(Program& play, std::chrono::seconds length) {
  std::vector<Steady::duration> answered_in;
  auto const until = Steady::now() + length;
  while (answered_in.size() < 20 || Steady::now() < until) {
    auto const asked = Steady::now();
    play.type("count\n");
    BOOST_TEST_REQUIRE(play.prints_times("No moves made.", static_cast<unsigned>(answered_in.size() + 1)),
                       play.printed());
    answered_in.push_back(Steady::now() - asked);
    if (length > std::chrono::seconds{0}) ::poll(nullptr, 0, 100);  // as people ask, not a flood of its own
  }
  std::sort(answered_in.begin(), answered_in.end());
  return answered_in;
}

long milliseconds(Steady::duration length) {
  return std::chrono::duration_cast<std::chrono::milliseconds>(length).count();
}

}  // namespace

BOOST_DATA_TEST_CASE(who_types_is_answered_and_each_fault_is_told_once, floods, flood) {
  LoudBoard board{flood.next, flood.pause_ms};
  TemporaryFolder folder;
  auto const file = folder / "a.tactus";
  Program play{"tactus",
               {"play", "--silent", "--language", "en", "--blind", "white", "--board",
                "white=" + board.port(), "--game", file}};
  Program watch{"tactus-arbiter", {"watch", file}};
  BOOST_TEST_REQUIRE(play.prints("game: "));
  BOOST_TEST(watch.prints(flood.told));
  auto const before = memory_of(play.id());
  auto const answered_in = ask(play, length_asked_for());
  auto const grown = memory_of(play.id()) - before;
  auto const stopped = Steady::now();
  play.signal(SIGTERM);
  auto const ended = play.end();
  BOOST_TEST_MESSAGE(flood.name << ": " << answered_in.size() << " answers, 99 in a hundred within "
                                << milliseconds(answered_in[answered_in.size() * 99 / 100])
                                << " ms, the latest " << milliseconds(answered_in.back()) << " ms; " << grown
                                << " KiB more; ended within " << milliseconds(Steady::now() - stopped)
                                << " ms");
  bool const is_measurable = std::string_view{TACTUS_SANITIZE}.empty();  // a sanitizer keeps what was freed
  if (is_measurable) BOOST_TEST(grown <= 5 * 1024);
  BOOST_TEST(ended.status == 0);
  watch.signal(SIGTERM);
  auto const seen = watch.end().out;
  auto const told = seen.find(flood.told);
  BOOST_TEST(seen.find(flood.told, told + 1) == std::string::npos, seen);
  BOOST_TEST(std::filesystem::file_size(file) < 300'000U);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus

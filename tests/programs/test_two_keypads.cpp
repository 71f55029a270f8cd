// SPDX-License-Identifier: GPL-3.0-or-later
// Two players with a keypad each at one machine: whose key it was. The kernel's own event structures come
// through named pipes, as they come from /dev/input where there is one.
#include "tests/programs/program.hpp"
#include "tests/temporary_folder.hpp"

#include <array>
#include <fcntl.h>
#include <linux/input.h>
#include <poll.h>
#include <random>
#include <string_view>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

#include <boost/test/unit_test.hpp>

namespace tactus {

BOOST_AUTO_TEST_SUITE(two_keypads)

namespace {

std::uint16_t code_of(char character) {
  constexpr std::string_view characters = "0123456789/*-+.\n\b";
  constexpr std::array<std::uint16_t, 17> codes{
      KEY_KP0,     KEY_KP1,    KEY_KP2,   KEY_KP3,     KEY_KP4,      KEY_KP5,
      KEY_KP6,     KEY_KP7,    KEY_KP8,   KEY_KP9,     KEY_KPSLASH,  KEY_KPASTERISK,
      KEY_KPMINUS, KEY_KPPLUS, KEY_KPDOT, KEY_KPENTER, KEY_BACKSPACE};
  return codes.at(characters.find(character));
}

/// Pressed and let go, as a kernel tells it.
std::vector<input_event> events_of(char character) {
  std::vector<input_event> events;
  for (int const value : {1, 0}) {
    events.push_back({{}, EV_MSC, MSC_SCAN, 7});
    events.push_back({{}, EV_KEY, code_of(character), value});
    events.push_back({{}, EV_SYN, SYN_REPORT, 0});
  }
  return events;
}

class FakeKeypad {
 public:
  explicit FakeKeypad(std::string path) : path_(std::move(path)) {
    BOOST_REQUIRE(::mkfifo(path_.c_str(), 0600) == 0);
  }
  FakeKeypad(FakeKeypad const&) = delete;
  FakeKeypad& operator=(FakeKeypad const&) = delete;
  ~FakeKeypad() { unplug(); }

  std::string const& path() const { return path_; }
  /// Waits until somebody reads it.
  void plug_in() { pipe_ = ::open(path_.c_str(), O_WRONLY | O_CLOEXEC); }
  void unplug() {
    if (pipe_ >= 0) ::close(pipe_);
    pipe_ = -1;
  }
  void type(std::string_view text) const {
    for (char const each : text) press(each);
  }
  void press(char character) const {
    auto const events = events_of(character);
    auto const size = events.size() * sizeof(input_event);
    BOOST_REQUIRE(::write(pipe_, events.data(), size) == static_cast<ssize_t>(size));
  }

 private:
  std::string path_;
  int pipe_ = -1;
};

struct Table {
  TemporaryFolder folder;
  FakeKeypad white{folder / "white"}, black{folder / "black"};
  std::string game = folder / "a.tactus";
  Program play{"tactus",
               {"play", "--silent", "--language", "en", "--blind", "both", "--white", "Aino A.", "--black",
                "Bo B.", "--game", game, "--keypad", "white=" + white.path(), "black=" + black.path()}};

  Table() {
    white.plug_in();
    black.plug_in();
    BOOST_TEST_REQUIRE(play.prints("a.tactus"));
  }
};

}  // namespace

BOOST_FIXTURE_TEST_CASE(each_is_answered_in_his_own_ear_whoever_is_to_move, Table) {
  white.type("5254\n");
  BOOST_TEST(play.prints("[to Black]"));  // the move, for who did not make it
  white.type("2\n");
  BOOST_TEST(play.prints("One move made. [to White]"));
  black.type("2\n");
  BOOST_TEST(play.prints("No moves made. [to Black]"));
}

BOOST_FIXTURE_TEST_CASE(nobody_enters_what_is_for_the_other_to_do, Table) {
  black.type("5254\n");
  BOOST_TEST(play.complains("this is for White to enter, on his own keypad"));
  white.type("5254\n");
  BOOST_TEST(play.prints("[to Black]"));
  white.type("*1\n");
  BOOST_TEST(play.prints("Draw offered by White."));
  white.type("*2\n");  // his own offer (9.1.2.1)
  BOOST_TEST(play.complains("this is for Black to enter, on his own keypad"));
  black.type("*7\n");  // of White's flag, and asked back
  BOOST_TEST(play.prints("[to Black]"));
  black.type("*9\n*9\n");
  BOOST_TEST(play.prints("Black has resigned."));
}

BOOST_FIXTURE_TEST_CASE(a_keypad_that_is_pulled_out_is_told_and_taken_up_again, Table) {
  white.type("52");
  white.unplug();
  BOOST_TEST(play.prints("Keypad of White lost."));
  white.plug_in();
  BOOST_TEST(play.prints("Keypad of White back."));
  white.type("5254\n");  // what was typed before is gone
  BOOST_TEST(play.prints("[to Black]"));
  BOOST_TEST(play.printed().find("not understood") == std::string::npos);
}

BOOST_FIXTURE_TEST_CASE(two_thousand_keys_of_both_at_once_stay_apart, Table) {
  std::mt19937 random{20261126};
  std::array<std::string, 2> const typed{"111\n", "222\n"};  // each is refused, and shows whose it was
  std::array<std::size_t, 2> at{};
  constexpr std::size_t keys = 1000;
  while (at[0] < keys || at[1] < keys) {
    std::size_t const who = at[0] == keys || (at[1] < keys && random() % 2 == 0) ? 1 : 0;
    (who == 0 ? white : black).press(typed[who][at[who]++ % typed[who].size()]);
  }
  white.type("0\n");
  black.type("0\n");
  BOOST_TEST(play.prints_times("Nothing to repeat. [to White]", 1));
  BOOST_TEST(play.prints_times("Nothing to repeat. [to Black]", 1));
  std::string const told = play.printed() + play.complained();
  for (char const* const mixed : {"12", "21"}) BOOST_TEST(told.find(mixed) == std::string::npos, told);
}

BOOST_AUTO_TEST_CASE(a_keypad_that_is_not_there_is_named) {
  TemporaryFolder folder;
  Program play{
      "tactus",
      {"play", "--silent", "--language", "en", "--game", folder / "a.tactus", "--keypad", "white=Nobody"}};
  BOOST_TEST(play.complains("No keypad is called Nobody"));
  BOOST_TEST(play.prints("Keypad of White lost."));
  auto const refused = run("tactus", {"play", "--keypad", "left=x"});
  BOOST_TEST(refused.status == 2);
  BOOST_TEST(refused.err.find("expected white=NAME or black=NAME") != std::string::npos, refused.err);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus

// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus` is killed at random moments of a game and started again at once: nothing recorded is lost, the
// last move is said again and marked as a repeat, nothing else is said again, and the game comes out right.
// TACTUS_KILLS: how many kills (5); five in each game.
#include "tests/system/played_game.hpp"

#include <algorithm>
#include <cstdlib>
#include <random>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using system_test::Kill;
using system_test::PlayedGame;

namespace {

constexpr unsigned kills_in_a_game = 5;

unsigned kills_asked_for() {
  char const* const text = std::getenv("TACTUS_KILLS");
  return text == nullptr ? 5 : static_cast<unsigned>(std::strtoul(text, nullptr, 10));
}

class KilledGame {
 public:
  explicit KilledGame(std::uint32_t seed) : game_(seed), random_(seed) { plan_next(); }

  PlayedGame& game() { return game_; }
  std::vector<Kill> const& kills() const { return kills_; }

 private:
  void plan_next() {
    auto const length = std::chrono::seconds{8 + random_() % 45};
    game_.table().call_at(game_.table().now() + length + std::chrono::microseconds{random_() % 1'000'000},
                          [this] { kill(); });
  }
  void kill() {
    kills_.push_back(game_.kill_and_resume());
    if (kills_.size() < kills_in_a_game) plan_next();
  }

  PlayedGame game_;
  std::mt19937 random_;
  std::vector<Kill> kills_;
};

bool is_move_of_the_game(std::string const& words) {
  auto const game = sim::opera_game();
  return std::any_of(game.begin(), game.end(),
                     [&](sim::ScriptedPly const& ply) { return ply.words == words; });
}

void check_nothing_is_lost(KilledGame& killed) {
  auto const all = killed.game().recorded_events();
  for (Kill const& kill : killed.kills()) {
    BOOST_TEST_REQUIRE(all.size() >= kill.events.size());
    for (std::size_t i = 0; i < kill.events.size(); ++i) BOOST_TEST_REQUIRE(all[i] == kill.events[i]);
  }
  BOOST_TEST(killed.game().exported_moves() == system_test::opera_moves(), boost::test_tools::per_element());
}

/// Between one start and the next: the first repeat is the move that was said last before. Killed once more
/// before it could speak, tactus may also have said nothing; but not the last time.
void check_repeats(KilledGame& killed) {
  auto const& heard = killed.game().captions().all();
  auto const is_repeat = [](sim::Caption const& caption) { return caption.is_repeat; };
  for (std::size_t i = 0; i < killed.kills().size(); ++i) {
    Kill const& kill = killed.kills()[i];
    bool const is_last = i + 1 == killed.kills().size();
    auto const from = heard.begin() + static_cast<std::ptrdiff_t>(kill.captions);
    auto const to =
        is_last ? heard.end() : heard.begin() + static_cast<std::ptrdiff_t>(killed.kills()[i + 1].captions);
    auto const first = std::find_if(from, to, is_repeat);
    if (first == to) {
      BOOST_TEST((!kill.last_move_said || (!is_last && from == to)));
    } else {
      BOOST_TEST(kill.last_move_said.has_value());
      BOOST_TEST(first->words == kill.last_move_said.value_or(""));
    }
  }
  auto const repeats = static_cast<std::size_t>(std::count_if(heard.begin(), heard.end(), is_repeat));
  BOOST_TEST(repeats <= killed.kills().size() + killed.game().hands().second_askings());
}

void check_no_move_is_said_twice_as_new(KilledGame& killed) {
  std::size_t said = 0;
  for (sim::Caption const& caption : killed.game().captions().all())
    if (!caption.is_repeat && is_move_of_the_game(caption.words)) ++said;
  // A move whose announcement was on record but not yet on the screen is heard only as a repeat; and a player
  // who heard nothing may have asked once more.
  BOOST_TEST(said <= sim::opera_game().size() + killed.game().hands().second_askings());
  BOOST_TEST(said + killed.kills().size() >= sim::opera_game().size());
}

}  // namespace

BOOST_AUTO_TEST_SUITE(kills)

BOOST_AUTO_TEST_CASE(a_killed_and_resumed_game_loses_nothing_and_repeats_only_the_last_move) {
  unsigned kills = 0;
  for (std::uint32_t seed = 1; kills < kills_asked_for(); ++seed) {
    KilledGame killed{seed};
    bool const is_played = killed.game().play();
    BOOST_TEST_REQUIRE(is_played, "game with seed " << seed);
    BOOST_TEST_REQUIRE(!killed.kills().empty());
    check_nothing_is_lost(killed);
    check_repeats(killed);
    check_no_move_is_said_twice_as_new(killed);
    kills += static_cast<unsigned>(killed.kills().size());
  }
  BOOST_TEST_MESSAGE(kills << " kills");
}

BOOST_AUTO_TEST_SUITE_END()

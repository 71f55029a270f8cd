// SPDX-License-Identifier: GPL-3.0-or-later
// A round day: random games by all kinds of hands on boards that bounce, lines that lose and spoil bytes,
// plugs that are pulled. No wrong move is announced or completed, every game comes to its end, nothing is
// kept of it. TACTUS_ROUND_GAMES: how many games (2); the long form plays 60, eight hours with some 200 plugs
// pulled.
#include "core/legal/game_line.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "devices/simulators/hands.hpp"
#include "src/sim/world/hand.hpp"
#include "tests/core/chess/outside_data.hpp"
#include "tests/system/round_table.hpp"

#include <cstdlib>
#include <malloc.h>
#include <random>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::system_test;
using chess::Color;
using devices::simulators::hand_habits;
using devices::simulators::HandAction;
using devices::simulators::HandHabits;
using devices::simulators::SensorMake;
using std::chrono::milliseconds;
using std::chrono::seconds;

BOOST_AUTO_TEST_SUITE(round_day)

namespace {

constexpr unsigned plies_in_a_game = 40;

HandHabits const& habits_of(std::uint32_t seed) { return hand_habits[seed % hand_habits.size()]; }

/// Every fifth board looks at its squares only so often.
SensorMake sensors_of(std::uint32_t seed) {
  return {{}, habits_of(seed).bounces, milliseconds{seed % 5 == 0 ? 200 : 0}};
}

unsigned games_asked_for() {
  char const* const text = std::getenv("TACTUS_ROUND_GAMES");
  return text == nullptr ? 2 : static_cast<unsigned>(std::strtoul(text, nullptr, 10));
}

struct Tally {
  unsigned plies = 0, plugs = 0, typed = 0, wrong = 0, unfinished = 0, not_recovered = 0;
  SimTime time{0};
};

class RoundGame {
 public:
  explicit RoundGame(std::uint32_t seed)
      : table_(seed, sensors_of(seed)), dice_(seed), hands_(habits_of(seed), seed), copying_(seed) {}

  void play(Tally& tally) {
    chess::GameLine line{chess::Position::initial()};
    while (line.plies() < plies_in_a_game && !line.current().legal_moves().empty()) {
      auto const legal = line.current().legal_moves();
      auto const move = legal[dice_() % legal.size()];
      spoil_something(tally);
      if (!play_one(line.current(), move, tally)) break;
      line.play(move);
    }
    table_.run(seconds{30});
    tally.plies += static_cast<unsigned>(line.plies());
    tally.time += table_.now();
    judge(line, tally);
  }

 private:
  bool happens(unsigned percent) { return dice_() % 100 < percent; }

  /// Five plugs in 60 plies, and disturbances that only cost bytes.
  void spoil_something(Tally& tally) {
    auto const port = dice_() % 3;
    table_.faults(port).set_noise(happens(5) ? 2 : 0);
    if (happens(5)) table_.faults(port).lose_next(1 + dice_() % 20);
    if (happens(5)) table_.faults(port).insert_random_garbage(1 + dice_() % 20);
    if (!happens(9) || !table_.is_whole()) return;
    table_.pull_plug(port, milliseconds{1000 + dice_() % 15000});
    ++tally.plugs;
  }

  bool play_one(chess::Position const& before, chess::Move move, Tally& tally) {
    Color const mover = before.turn();
    auto const described = chess::describe(before, move);
    auto const plies = table_.state().line().plies();
    auto const made = hands_.make(chess::diagram_of(before), move);
    table_.act(mover, made.actions);
    table_.run(milliseconds{1500});
    if (mover == Color::white) have_announced(described, move, made.actions, tally);
    table_.clock.press(mover, table_.now());
    if (!wait_for(plies + 1) && !explain(mover, move, plies + 1, tally)) return false;
    table_.run(copying_.between(milliseconds{700}, milliseconds{1500}));
    auto const order = happens(50) ? sim::CaptureOrder::enemy_first : sim::CaptureOrder::own_first;
    table_.act(opposite(mover), copying_.make(described, order));
    table_.run(copying_.between(milliseconds{2500}, milliseconds{4000}));
    return true;
  }

  bool is_said(std::size_t mark) const { return table_.said().size() > mark; }

  /// He presses the announce key; when nothing is heard he puts the piece down once more, makes the move
  /// again, and at last types it.
  void have_announced(chess::MoveDescription const& described, chess::Move move,
                      std::vector<HandAction> const& actions, Tally& tally) {
    auto const mark = table_.said().size();
    for (unsigned asked = 0; asked < 3; ++asked) {
      if (asked == 1) table_.act(Color::white, copying_.carry(described.piece, described.to, described.to));
      if (asked == 2) {
        table_.act(Color::white, sim::Hand::take_back(actions));
        table_.run(seconds{20});  // every plug is back by then
        table_.act(Color::white, actions);
      }
      if (asked > 0) table_.run(milliseconds{1500});
      table_.clock.say(table_.now());
      table_.run(seconds{3});
      if (is_said(mark)) return;
    }
    ++tally.typed;
    table_.feed(table::MoveEntered{Color::white, notation::pattern_of(move), ""});
    table_.run(seconds{1});
  }

  bool wait_for(std::size_t plies) {
    for (unsigned i = 0; i < 25 && table_.state().line().plies() < plies; ++i) table_.run(seconds{1});
    return table_.state().line().plies() >= plies;
  }

  /// The arbiter has the move typed, and pressed where the press was not seen.
  bool explain(Color mover, chess::Move move, std::size_t plies, Tally& tally) {
    ++tally.typed;
    table_.feed(table::MoveEntered{mover, notation::pattern_of(move), ""});
    if (!table_.state().is_pressed()) table_.feed(table::PressEntered{mover});
    return wait_for(plies);
  }

  void judge(chess::GameLine const& played, Tally& tally) const {
    auto const& state = table_.state();
    auto const& moves = state.line().moves();
    for (std::size_t i = 0; i < moves.size(); ++i)
      tally.wrong += i >= played.plies() || moves[i] != played.moves()[i];
    for (auto const& said : table_.said())
      tally.wrong +=
          said.ply > played.plies() ||
          said.move != chess::describe(chess::diagram_of(played.position_at(said.ply - 1)),
                                       played.moves()[said.ply - 1]);  // as it is understood, without check
    bool const is_over = played.current().legal_moves().empty();
    tally.unfinished += moves.size() != played.plies() || (!is_over && played.plies() < plies_in_a_game);
    tally.not_recovered += !state.lost_devices().empty();
  }

  RoundTable table_;
  std::mt19937 dice_;
  devices::simulators::Hands hands_;  // of the player who makes a move
  sim::Hand copying_;                 // of the one who makes it on the other board
};

}  // namespace

BOOST_AUTO_TEST_CASE(no_game_of_the_day_goes_wrong_and_nothing_is_kept_of_it) {
  Tally tally;
  std::size_t after_first = 0;
  std::size_t most = 0;
  for (unsigned seed = 1; seed <= games_asked_for(); ++seed) {
    unsigned const wrong = tally.wrong;
    RoundGame{seed}.play(tally);
    BOOST_TEST(tally.wrong == wrong, "game " << seed);
    std::size_t const kept = mallinfo2().uordblks;
    if (seed == 1) after_first = kept;
    most = std::max(most, kept);
  }
  BOOST_TEST_MESSAGE(tally.plies << " plies in "
                                 << std::chrono::duration_cast<std::chrono::minutes>(tally.time).count()
                                 << " min, " << tally.plugs << " plugs pulled, " << tally.typed
                                 << " moves typed, memory grew by " << most - after_first << " bytes");
  BOOST_TEST(tally.wrong == 0U);
  BOOST_TEST(tally.unfinished == 0U);
  BOOST_TEST(tally.not_recovered == 0U);
  if (!tactus::test::under_sanitizer) BOOST_TEST(most - after_first <= (std::size_t{1} << 20U));
}

BOOST_AUTO_TEST_SUITE_END()

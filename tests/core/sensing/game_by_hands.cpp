// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/sensing/game_by_hands.hpp"

#include <algorithm>

namespace tactus::sensing::test {

using chess::Color;
using chess::Move;
using chess::Position;
using devices::simulators::MadeMove;
using devices::simulators::SensedChange;
using devices::simulators::Sensors;
using devices::simulators::SimTime;

namespace {

class Playing {
 public:
  Playing(Position const& start, Hands const& habits, GameOptions const& options, unsigned seed)
      : options_(options),
        dice_(seed),
        position_(start),
        hands_(habits, seed),
        sensors_(start.placement(), {.bounce_in_hundred = habits.bounces}, seed) {}

  bool play_one() {
    auto const legal = position_.legal_moves();
    if (legal.empty()) return false;
    Move const move = legal[dice_() % legal.size()];
    press(execute(hands_.make(position_, move)));
    moves_.push_back(move);
    position_.play(move);
    return true;
  }

  PlayedGame game(RecogniserSetup const& setup) {
    for (SensedChange const& change : sensors_.take_changes(now_ + std::chrono::seconds{1})) add(change);
    std::stable_sort(inputs_.begin(), inputs_.end(),
                     [](Input const& a, Input const& b) { return time_of(a) < time_of(b); });
    return {setup, inputs_, moves_};
  }

 private:
  int number(int low, int high) { return std::uniform_int_distribution<int>(low, high)(dice_); }
  static Instant instant(SimTime time) { return Instant{std::chrono::duration_cast<Millis>(time)}; }

  /// When the move was done.
  SimTime execute(MadeMove const& made) {
    SimTime done = now_;
    for (std::size_t i = 0; i < made.actions.size(); ++i) {
      auto const& action = made.actions[i];
      now_ += action.pause_before;
      bool const is_lift = action.what == devices::simulators::HandAction::What::lift;
      sensors_.set(action.square, is_lift ? std::nullopt : std::optional{action.piece}, now_);
      if (i + 1 == made.done) done = now_;
    }
    return done;
  }
  void add(SensedChange const& change) {
    if (change.square == options_.dead) return;
    inputs_.emplace_back(
        SensorEvent{change.square,
                    {change.piece.has_value(), options_.knows_pieces ? change.piece : std::nullopt},
                    instant(change.at)});
  }

  void press(SimTime done) {
    if (!options_.has_presses) return;
    bool const is_owner = position_.turn() == Color::black;
    Instant const at = instant(done) + Millis{is_owner ? number(1900, 2300) : number(-900, 1400)};
    last_press_ = std::max(at, last_press_ + Millis{50});
    inputs_.emplace_back(Press{position_.turn(), last_press_});
    // Nobody touches a piece of this board again before its owner has pressed.
    if (is_owner) now_ = std::max(now_, SimTime{last_press_.time_since_epoch()});
  }

  GameOptions options_;
  std::mt19937 dice_;
  Position position_;
  devices::simulators::Hands hands_;
  Sensors sensors_;
  SimTime now_ = std::chrono::seconds{1};
  Instant last_press_{Millis{0}};
  std::vector<Input> inputs_;
  std::vector<Move> moves_;
};

}  // namespace

PlayedGame play_by_hands(chess::Position const& start, unsigned plies, Hands const& hands,
                         GameOptions const& options, unsigned seed) {
  Playing playing{start, hands, options, seed};
  while (plies-- > 0 && playing.play_one()) continue;
  return playing.game({start, options.knows_pieces, start.occupied(), {}, Color::black});
}

}  // namespace tactus::sensing::test

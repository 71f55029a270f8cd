// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/sensing/long/game_by_hands.hpp"

#include "core/legal/judged_basis.hpp"
#include "core/legal/position.hpp"

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

/// A sensor that dies in the game does so within this time of the end of a ply.
constexpr Millis longest_ply{6400};

class Playing {
 public:
  Playing(Position const& start, Hands const& habits, GameOptions const& options, unsigned seed)
      : options_(options),
        fails_at_(options.bad && options.bad->from_ply > 0 ? Instant::max() : Instant::min()),
        dice_(seed),
        position_(start),
        hands_(habits, seed),
        sensors_(start.placement(), {.bounce_in_hundred = habits.bounces}, seed) {}

  bool play_one() {
    auto const legal = position_.legal_moves();
    if (legal.empty()) return false;
    if (options_.bad && options_.bad->from_ply > 0 && options_.bad->from_ply == moves_.size())
      fails_at_ = instant(now_) + longest_ply * static_cast<int>(options_.bad->square.index()) / 64;
    Move const move = legal[dice_() % legal.size()];
    press(execute(hands_.make(chess::diagram_of(position_), move)));
    moves_.push_back(move);
    position_.play(move);
    return true;
  }

  PlayedGame game(RecogniserSetup setup) {
    for (SensedChange const& change : sensors_.take_changes(now_ + std::chrono::seconds{1})) add(change);
    if (options_.bad && options_.bad->reads != BadSensor::Reads::as_before)
      fail(options_.bad->square, options_.bad->reads == BadSensor::Reads::filled, setup.filled);
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
    if (options_.bad && change.square == options_.bad->square && instant(change.at) >= fails_at_) return;
    inputs_.emplace_back(
        SensorEvent{change.square,
                    {change.piece.has_value(), options_.knows_pieces ? change.piece : std::nullopt},
                    instant(change.at)});
  }

  /// The last word of the bad sensor, in the game or before it.
  void fail(chess::Square square, bool is_filled, chess::SquareSet& at_start) {
    if (fails_at_ == Instant::min()) {
      at_start.erase(square);
      if (is_filled) at_start.insert(square);
    } else if (fails_at_ != Instant::max()) {
      inputs_.emplace_back(SensorEvent{square, {is_filled, std::nullopt}, fails_at_});
    }
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
  Instant fails_at_;  // of the bad sensor
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
  return playing.game(
      {sensing::judged_basis(start), options.knows_pieces, start.occupied(), {}, Color::black});
}

std::size_t first_wrong(PlayedGame const& game, std::vector<RecognisedMove> const& given) {
  auto const is_one_of = [](Move move, RecognisedMove const& each) {
    return each.move == move ||
           std::find(each.alternatives.begin(), each.alternatives.end(), move) != each.alternatives.end();
  };
  std::size_t ply = 0;
  while (ply < given.size() && ply < game.moves.size() && is_one_of(game.moves[ply], given[ply])) ++ply;
  return ply;
}

bool is_the_same_when_cut(PlayedGame const& game) {
  auto const whole = recognise(game.setup, game.inputs);
  Recogniser recogniser{game.setup};
  std::vector<RecognisedMove> given;
  auto const add = [&](std::vector<RecognisedMove> const& more) {
    given.insert(given.end(), more.begin(), more.end());
  };
  auto const is_same = [](RecognisedMove const& a, RecognisedMove const& b) {
    return a.move == b.move && a.alternatives == b.alternatives && a.given_out == b.given_out;
  };
  return std::all_of(game.inputs.begin(), game.inputs.end(), [&](Input const& input) {
    add(recogniser.time_passed(time_of(input) - Millis{1}));
    if (auto const* const event = std::get_if<SensorEvent>(&input)) add(recogniser.observe(*event));
    if (auto const* const press = std::get_if<Press>(&input)) add(recogniser.press(press->by, press->at));
    auto const expected =
        static_cast<std::size_t>(std::count_if(whole.begin(), whole.end(), [&](RecognisedMove const& each) {
          return each.given_out <= time_of(input);
        }));
    return given.size() == expected && std::equal(given.begin(), given.end(), whole.begin(), is_same);
  });
}

}  // namespace tactus::sensing::test

// SPDX-License-Identifier: GPL-3.0-or-later
// The hands at one table of a simulated hall: when which piece is lifted and put down, when the clock is
// pressed and what is entered, so that the plan comes true. Pure and repeatable.
#pragma once

#include "core/legal/position.hpp"
#include "core/table/event.hpp"
#include "src/sim/hall/plan.hpp"
#include "src/sim/world/hand.hpp"

#include <variant>

namespace tactus::sim {

/// On the board of one player a piece is put down, or taken off (no piece).
struct HallTouch {
  chess::Color board;
  chess::Square square;
  std::optional<chess::Piece> piece;
};
struct HallAct {
  Millis at;  // since the hall was opened
  std::variant<HallTouch, table::Input> what;
};

class HallHands {
 public:
  /// The plan must outlive them.
  HallHands(HallPlan const& plan, std::uint32_t seed);

  /// What follows, in order: the beginning, one move with all that belongs to it, or the end of the game.
  /// Empty: nothing more.
  std::vector<HallAct> next();
  /// All is done until then.
  Millis now() const { return at_; }

 private:
  void begin();
  void take_turn();
  void end();
  /// Each returns false where the table then waits for the arbiter.
  void accept(chess::Color by);
  bool copy();
  bool meet_trouble();
  bool make_illegal();
  bool lose_device(table::Device device);
  bool press_too_early();
  bool claim();
  void repeat_wrongly();
  void make(chess::Move move);
  void announce(chess::Move move);
  void ask_for_something();
  void press();
  void press_of(chess::Color side);
  /// His time has run since the last press.
  void clock_runs_for(chess::Color side);

  bool is_trouble(HallTroubleKind kind) const;
  bool is_open() const { return !plan_.trouble->is_settled; }
  void wait(Millis shortest, Millis longest) { at_ += dice_.between(shortest, longest); }
  void think();
  CaptureOrder capture_order() {
    return dice_.happens(50) ? CaptureOrder::own_first : CaptureOrder::enemy_first;
  }
  void enter(table::Input input) { acts_.push_back({at_, std::move(input)}); }
  void act(chess::Color board, std::vector<HandAction> const& actions);
  void show_clock(bool is_running, std::optional<chess::Color> to_move);

  HallPlan const& plan_;
  HallDice dice_;
  Hand hand_;
  chess::Position position_ = chess::Position::initial();
  chess::Position before_ = chess::Position::initial();  // where the last move, to be copied, was made
  std::optional<chess::Move> last_;
  unsigned ply_ = 0;
  enum class Chapter : std::uint8_t { beginning, moves, over } chapter_ = Chapter::beginning;
  Millis at_{0};
  Millis pressed_at_{0};
  Millis left_[2];
  std::vector<HallAct> acts_;
};

}  // namespace tactus::sim

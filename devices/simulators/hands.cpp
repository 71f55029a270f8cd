// SPDX-License-Identifier: GPL-3.0-or-later
// std::mt19937 gives the same numbers everywhere; the standard distributions do not.

#include "devices/simulators/hands.hpp"

#include "core/chess/diagram.hpp"

#include <algorithm>

namespace tactus::devices::simulators {

namespace {

using chess::Diagram;
using chess::Kind;
using chess::Move;
using chess::Piece;
using chess::Square;
using chess::SquareSet;
using What = HandAction::What;

/// Milliseconds, at the pace of the hands.
struct Span {
  int shortest, longest;
};
constexpr Span thought{2500, 5000}, carried{300, 1200}, felt{400, 1200}, rest{1200, 2500};
/// What takes its time whatever the pace.
constexpr Span tried{450, 2400}, fallen{10, 50}, put_up{1900, 2400}, second_lift{100, 200},
    straightened{250, 900};

class Making {
 public:
  Making(HandHabits const& habits, std::mt19937& generator, Diagram const& before, Move move)
      : habits_(habits),
        generator_(generator),
        before_(before),
        move_(move),
        mover_(*before.at(move.from())) {}

  MadeMove all() {
    pause(thought);
    if (happens(habits_.feels_first)) feel(any_of(before_.occupied()));
    if (happens(habits_.knocks_over)) knock_over();
    if (happens(habits_.lifts_two)) lift_two();
    if (move_.is_castling())
      castle();
    else
      carry();
    std::size_t const done = actions_.size();
    if (happens(habits_.sets_straight)) set_straight();
    return {std::move(actions_), done};
  }

 private:
  unsigned number(unsigned below) { return static_cast<unsigned>(generator_() % below); }
  bool happens(unsigned in_hundred) { return number(100) < in_hundred; }
  Square any_of(SquareSet set) {
    auto it = set.begin();
    for (unsigned skip = number(static_cast<unsigned>(set.size())); skip > 0; --skip) ++it;
    return *it;
  }

  /// Pauses add up until the next action.
  void wait(Span span) {
    pause_ += std::chrono::milliseconds{
        span.shortest + static_cast<int>(number(static_cast<unsigned>(span.longest - span.shortest + 1)))};
  }
  /// Never so short that a piece was not really taken out.
  void pause(Span span) {
    SimTime const before = std::exchange(pause_, SimTime{0});
    wait(span);
    pause_ = before + std::max(SimTime{std::chrono::milliseconds{160}}, pause_ * habits_.pace / 100);
  }
  void act(What what, Square square, Piece piece) {
    actions_.push_back({std::exchange(pause_, SimTime{0}), what, square, piece});
  }
  void lift(Square square) { act(What::lift, square, *before_.at(square)); }
  void put_back(Square square) { act(What::place, square, *before_.at(square)); }

  void feel(Square square) {
    lift(square);
    pause(felt);
    put_back(square);
    pause(rest);
  }
  void knock_over() {
    SquareSet down;
    for (int i = 0; i < 3; ++i) down.insert(any_of(before_.occupied()));
    for (Square const square : down) {
      lift(square);
      wait(fallen);
    }
    for (Square const square : down) {
      wait(put_up);
      put_back(square);
    }
    pause(rest);
  }
  void lift_two() {
    Square const first = any_of(before_.occupied()), second = any_of(before_.occupied() - first);
    lift(first);
    wait(second_lift);
    lift(second);
    pause(felt);
    put_back(first);
    pause(carried);
    put_back(second);
    pause(rest);
  }

  void carry() {
    Square const captured = move_.kind() == chess::MoveKind::en_passant
                                ? Square{move_.to().file(), move_.from().rank()}
                                : move_.to();
    enum { nothing, first, between, last } enemy = nothing;
    if (before_.at(captured)) enemy = number(2) == 0 ? first : between;
    if (move_.kind() == chess::MoveKind::en_passant && number(3) == 0) enemy = last;
    if (enemy == first) take_off(captured);
    bool const may_slide = (enemy == nothing || enemy == first) && !move_.is_promotion();
    if (may_slide && squares_between(move_.from(), move_.to()) && happens(habits_.slides))
      return push(enemy == first);
    take_off(move_.from());
    if (enemy == nothing) doubt();
    if (enemy == between) take_off(captured);
    put_down();
    if (enemy != last) return;
    pause(carried);
    lift(captured);
  }
  void take_off(Square square) {
    lift(square);
    pause(carried);
  }
  void push(bool has_taken) {
    SquareSet const taken = has_taken ? SquareSet{move_.to()} : SquareSet{};
    auto pushed = slide(mover_, move_.from(), move_.to(), before_.occupied() - taken, generator_);
    pushed.front().pause_before = std::exchange(pause_, SimTime{0});
    actions_.insert(actions_.end(), pushed.begin(), pushed.end());
  }
  /// Half of the promoting players set the pawn down before they exchange it.
  void put_down() {
    auto const promotion = move_.promotion();
    if (promotion && number(2) == 0) {
      act(What::place, move_.to(), mover_);
      pause(carried);
      act(What::lift, move_.to(), mover_);
      pause(carried);
    }
    act(What::place, move_.to(), {mover_.color, promotion.value_or(mover_.kind)});
  }
  void doubt() {
    if (happens(habits_.puts_back)) {
      put_back(move_.from());
      pause(felt);
      take_off(move_.from());
    }
    SquareSet goals;
    for (Move const other : before_.moves())
      if (other.from() == move_.from()) goals.insert(other.to());
    SquareSet const free = ~before_.occupied();
    if (happens(habits_.hesitates)) try_on((goals & free) - move_.to());
    if (happens(habits_.misses)) try_on(free - goals);
  }
  void try_on(SquareSet squares) {
    if (squares.empty()) return;
    Square const square = any_of(squares);
    act(What::place, square, mover_);
    wait(tried);
    act(What::lift, square, mover_);
    pause(carried);
  }

  /// King first, rook first, or both in the hands.
  void castle() {
    using enum CastlingOrder;
    bool const is_rook_first = number(2) == 0;
    bool const is_in_the_way = touches(before_, move_)[1].what == What::lift;
    bool const are_both_up = is_in_the_way || number(3) == 0;
    auto const one_by_one = is_rook_first ? rook_first : king_first;
    auto const both_up = is_rook_first ? both_up_rook_first : both_up_king_first;
    auto const all = touches(before_, move_, {.castling = are_both_up ? both_up : one_by_one});
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (i > 0) pause(carried);
      act(all[i].what, all[i].square, all[i].piece);
    }
  }

  void set_straight() {
    if (move_.is_castling() || move_.is_promotion()) return;
    wait(straightened);
    act(What::lift, move_.to(), mover_);
    wait(straightened);
    act(What::place, move_.to(), mover_);
  }

  HandHabits const& habits_;
  std::mt19937& generator_;
  Diagram const& before_;
  Move move_;
  Piece mover_;
  SimTime pause_{0};
  std::vector<HandAction> actions_;
};

}  // namespace

std::optional<HandHabits> habits_named(std::string_view name) {
  auto const found = std::find_if(hand_habits.begin(), hand_habits.end(),
                                  [&](auto const& each) { return each.name == name; });
  if (found == hand_habits.end()) return std::nullopt;
  return *found;
}

MadeMove Hands::make(Diagram const& before, Move move) {
  return Making{habits_, generator_, before, move}.all();
}

namespace {

SimTime between(int low_ms, int high_ms, std::mt19937& generator) {
  return std::chrono::milliseconds{
      low_ms + static_cast<int>(generator() % static_cast<unsigned>(high_ms - low_ms + 1))};
}

}  // namespace

std::vector<HandAction> slide(chess::Piece piece, chess::Square from, chess::Square to,
                              chess::SquareSet occupied, std::mt19937& generator) {
  using enum HandAction::What;
  std::vector<HandAction> actions{{between(300, 700, generator), lift, from, piece}};
  for (chess::Square const square : squares_between(from, to).value_or(std::vector<chess::Square>{})) {
    if (occupied.contains(square)) continue;
    actions.push_back({between(20, 120, generator), place, square, piece});
    actions.push_back({between(8, 60, generator), lift, square, piece});
  }
  actions.push_back({between(40, 160, generator), place, to, piece});
  return actions;
}

}  // namespace tactus::devices::simulators

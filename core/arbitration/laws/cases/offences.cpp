// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/laws/cases/offences.hpp"

#include "core/arbitration/laws/cases/followed_board.hpp"
#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/touch_4/board_handling.hpp"
#include "core/legal/reading/move_reading.hpp"

#include <algorithm>

namespace tactus::arbitration::laws {
namespace {

using chess::Color;

Offence offence_of(event::IllegalMoveCompleted const& e) {
  return {OffenceKind::illegal_move, e.by, true, e.uci, {}, e.count, 0};
}
Offence offence_of(event::MakeMove const& e) {
  return {OffenceKind::illegal_move, e.by, e.is_clock_pressed.value_or(false), e.uci, {}, {}, 0};
}
Offence offence_of(event::PressClockWithoutMove const& e) {
  return {OffenceKind::press_without_move, e.by, true, {}, {}, {}, 0};
}
Offence offence_of(event::TwoHandedMove const& e) {
  return {OffenceKind::two_hands, e.by, e.is_clock_pressed, e.uci, {}, {}, 0};
}
Offence offence_of(event::PawnLeftOnLastRank const& e) {
  return {OffenceKind::pawn_not_promoted, e.by, e.is_clock_pressed, {}, e.square, {}, 0};
}
Offence offence_of(event::CastlingUnfinished const& e) {
  return {OffenceKind::castling_unfinished, e.by, e.is_clock_pressed, e.uci, {}, {}, 0};
}
Offence offence_of(event::MoveOutOfTurn const& e) {
  return {OffenceKind::out_of_turn, e.by, e.is_clock_pressed, e.uci, {}, {}, 0};
}
Offence offence_of(event::KingCaptured const& e) {
  return {OffenceKind::king_captured, e.by, true, {}, e.square, {}, 0};
}
std::optional<Offence> offence_of(Item const& item) {
  std::optional<Offence> offence;
  item.visit<event::IllegalMoveCompleted, event::PressClockWithoutMove, event::TwoHandedMove,
             event::PawnLeftOnLastRank, event::KingCaptured, event::CastlingUnfinished, event::MoveOutOfTurn>(
      [&offence](auto const& happening) { offence = offence_of(happening); });
  return offence;
}

std::optional<Color> mover_of(Item const& item) {
  std::optional<Color> mover;
  item.visit<event::MakeMove, event::IllegalMoveCompleted, event::TwoHandedMove>(
      [&mover](auto const& happening) { mover = happening.by; });
  return mover;
}

bool is_pressed_by(Item const& item, Color player) {
  auto const* press = item.as<event::PressClock>();
  return press && press->by == (player == Color::white ? Actor::white : Actor::black);
}

/// What stands on the board before it, as far as the legal moves are told.
std::optional<chess::Position> board_before(Situation const& situation, std::size_t item) {
  if (!states_position(situation)) return std::nullopt;
  auto const game = stated_game(situation);
  if (!game) return std::nullopt;
  FollowedBoard board{game->position()};
  for (std::size_t i = 0; i < item; ++i)
    if (auto const* made = situation.items[i].as<event::MakeMove>(); made && made->uci && !made->is_illegal)
      board.play(*made->uci);
  return board.line().current();
}

std::optional<Offence> press_without_promotion(Situation const& situation, std::size_t press);

/// Whose turn it was, as far as moves that are told in full say it. Who answers an offence has not moved out
/// of turn.
std::optional<Color> turn_before(Situation const& situation, std::size_t item) {
  for (std::size_t i = item; i-- > 0;) {
    Item const& before = situation.items[i];
    auto const* made = before.as<event::MakeMove>();
    if (made && (made->is_illegal || !made->uci)) return std::nullopt;
    if (made) return opposite(made->by);
    if (mover_of(before) || offence_of(before) || before.is<event::ClockNotPressed>()) return std::nullopt;
    if (before.is<event::PressClock>() && press_without_promotion(situation, i)) return std::nullopt;
  }
  if (auto const* moves = situation.find<fact::Moves>())
    return moves->uci.size() % 2 == 0 ? moves->from.turn : opposite(moves->from.turn);
  auto const* stated = situation.find<fact::Position>();
  return stated ? std::optional{stated->setup.turn} : std::nullopt;
}

/// Two moves in a row, without anybody saying so.
bool is_out_of_turn(Situation const& situation, event::MakeMove const& made, std::size_t item) {
  // A move that is asked about was not made.
  if (!made.uci || made.is_illegal || situation.ask == Ask::permission) return false;
  auto const turn = turn_before(situation, item);
  return turn && *turn != made.by;
}

/// Up to the press, of this player and since anybody moved: the pawn was taken off, or set on the last rank,
/// and no new piece put down.
std::optional<Offence> press_without_promotion(Situation const& situation, std::size_t press) {
  auto const* pressed = situation.items[press].as<event::PressClock>();
  auto const player = pressed ? player_of(pressed->by) : std::nullopt;
  if (!player || board_of(situation, *player) == BoardKind::tactile) return std::nullopt;
  std::optional<Offence> open;
  auto const before = board_before(situation, press);
  if (!before || before->turn() != *player) return std::nullopt;
  chess::Rank const last = *player == Color::white ? chess::Rank::r8 : chess::Rank::r1;
  chess::Rank const seventh = *player == Color::white ? chess::Rank::r7 : chess::Rank::r2;
  for (std::size_t i = 0; i < situation.items.size(); ++i) {
    if (i < press && mover_of(situation.items[i])) open.reset();
    auto const* removed = situation.items[i].as<event::Remove>();
    if (removed && i < press && removed->by == *player && removed->square.rank() == seventh &&
        before->at(removed->square) == chess::Piece{*player, chess::Kind::pawn})
      open = Offence{OffenceKind::pawn_not_promoted, *player, true, {}, {}, {}, press};
    auto const* placed = situation.items[i].as<event::Place>();
    if (!placed || placed->by != *player || placed->is_copy || placed->square.rank() != last) continue;
    bool const is_pawn = placed->kind == chess::Kind::pawn;
    if (i < press && !is_pawn) open.reset();
    if (i < press && is_pawn)
      open = Offence{OffenceKind::pawn_not_promoted, *player, true, {}, {}, {}, press};
    if (open) open->square = placed->square;
  }
  return open;
}

std::optional<Offence> offence_at(Situation const& situation, std::size_t item) {
  if (auto const* made = situation.items[item].as<event::MakeMove>()) {
    if (!made->is_illegal && !is_out_of_turn(situation, *made, item)) return std::nullopt;
    Offence offence = offence_of(*made);
    if (!made->is_illegal) offence.kind = OffenceKind::out_of_turn;
    return offence;
  }
  if (situation.items[item].is<event::PressClock>() &&
      (situation.has<event::Remove>() || situation.has<event::Place>()))
    return press_without_promotion(situation, item);
  return offence_of(situation.items[item]);
}

bool share_counter(OffenceKind a, OffenceKind b, Regime regime) {
  auto const is_common = [regime](OffenceKind kind) {
    return counting_of(kind, regime) == Counting::common_counter;
  };
  return a == b || (is_common(a) && is_common(b));
}

/// Of the same player, after the opponent has replied: it completes what was left open (6.2.1.2).
bool is_completed_by_next_move(Situation const& situation, Offence const& offence) {
  bool has_opponent_moved = false;
  for (std::size_t i = offence.item + 1; i < situation.items.size(); ++i)
    if (auto const mover = mover_of(situation.items[i])) {
      if (*mover == offence.by && has_opponent_moved) return true;
      has_opponent_moved |= *mover != offence.by;
    }
  return false;
}

/// Two hands, and no legal move either: it is both, and counted once.
bool is_illegal_too(Situation const& situation, Offence const& offence) {
  if (offence.kind != OffenceKind::two_hands || !offence.uci) return false;
  auto const before = board_before(situation, offence.item);
  return before && std::holds_alternative<notation::NoSuchMove>(notation::read_uci(*before, *offence.uci));
}

/// The same act told twice: as a move by two hands and as an illegal one.
bool is_same_act(Offence const& earlier, Offence const& later) {
  bool const is_by_two_hands = earlier.kind == OffenceKind::two_hands || earlier.is_by_two_hands;
  return is_by_two_hands && later.kind == OffenceKind::illegal_move && earlier.by == later.by &&
         earlier.item + 1 == later.item && (!earlier.uci || earlier.uci == later.uci);
}

void add(std::vector<Offence>& offences, Offence offence) {
  if (!offences.empty() && is_same_act(offences.back(), offence)) {
    offence.is_by_two_hands = true;
    offence.is_clock_pressed |= offences.back().is_clock_pressed;
    offences.pop_back();
  }
  offences.push_back(std::move(offence));
}

/// Offences of the player before this one.
template <class Counts>
unsigned earlier(Situation const& situation, Offence const& judged, Counts counts) {
  auto const offences = offences_in(situation);
  return static_cast<unsigned>(std::ranges::count_if(offences, [&](Offence const& each) {
    return each.item < judged.item && each.by == judged.by && is_punishable(each, situation.regime) &&
           counts(each.kind);
  }));
}

}  // namespace

std::vector<Offence> offences_in(Situation const& situation) {
  std::vector<Offence> offences;
  for (std::size_t i = 0; i < situation.items.size(); ++i) {
    auto offence = offence_at(situation, i);
    if (!offence) continue;
    offence->item = i;
    for (std::size_t later = i + 1; later < situation.items.size(); ++later)
      if (is_pressed_by(situation.items[later], offence->by)) offence->is_clock_pressed = true;
    offence->is_clock_pressed |= is_completed_by_next_move(situation, *offence);
    if (is_illegal_too(situation, *offence)) {
      offence->kind = OffenceKind::illegal_move;
      offence->is_by_two_hands = true;
    }
    add(offences, *std::move(offence));
  }
  return offences;
}

Counting counting_of(OffenceKind kind, Regime regime) {
  EditionRules const& rules = rules_of(regime);
  if (kind == OffenceKind::press_without_move) return rules.press_without_move;
  if (kind == OffenceKind::two_hands) return rules.two_hands;
  return Counting::common_counter;
}

bool is_punishable(Offence const& offence, Regime regime) {
  if (counting_of(offence.kind, regime) == Counting::not_an_illegal_move) return false;
  if (offence.kind != OffenceKind::two_hands) return offence.is_clock_pressed;
  // Finnish 6 asks for no press.
  return offence.is_clock_pressed || is_finnish_blitz(regime.rules) || !rules_of(regime).two_hands_need_press;
}

tl::expected<Count, FactFault> count_of(Situation const& situation, Offence const& judged) {
  Regime const regime = situation.regime;
  bool const has_own_counter = counting_of(judged.kind, regime) == Counting::own_counter;
  auto const* stated = situation.find<fact::IllegalCount>();
  unsigned const stated_before = stated ? stated->before[judged.by] : 0;

  Count count;
  count.before =
      earlier(situation, judged, [&](OffenceKind kind) { return share_counter(kind, judged.kind, regime); });
  // What is stated counts illegal moves; in 2017 the other kinds have counters of their own.
  if (!has_own_counter) count.before = std::max(count.before, stated_before);
  if (judged.count) {
    if (*judged.count == 0)
      return wrong("illegal-move-completed.count",
                   say("Please give the number of illegal moves, at least 1."));
    if (stated && stated_before != *judged.count - 1)
      return contradictory("illegal-count",
                           say("Please give one less than the number of illegal moves, this one included."));
    count.before = std::max(count.before, *judged.count - 1);
  }
  count.after = count.before + (is_punishable(judged, regime) ? 1 : 0);
  unsigned const others =
      earlier(situation, judged, [&](OffenceKind kind) { return !share_counter(kind, judged.kind, regime); });
  count.has_other_kinds = others > 0 || (has_own_counter && stated_before > 0);
  return count;
}

}  // namespace tactus::arbitration::laws

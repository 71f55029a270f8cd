// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/laws/cases/judged_moves.hpp"

#include "core/arbitration/laws/cases/followed_board.hpp"
#include "core/arbitration/laws/cases/offences.hpp"
#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/touch_4/move_progress.hpp"
#include "core/legal/reading/move_reading.hpp"

namespace tactus::arbitration::laws {
namespace {

using chess::Color;

/// As the moves told so far leave it.
class Board {
 public:
  explicit Board(chess::Position const& start) : now_(FollowedBoard{start}) {}

  /// Who moves again after an illegal move of his own has taken it back.
  void begin_move(Color by) {
    if (offender_ == by) now_ = before_;
    if (placed_by_ == opposite(by)) now_.reset();  // his move was told by hands alone
    offender_.reset();
    placed_by_.reset();
  }
  /// It is his turn, and no legal move is written so.
  bool is_illegal(Color by, std::string const& uci) const {
    return now_ && now_->line().current().turn() == by && is<notation::NoSuchMove>(uci);
  }
  void play(Color by, std::optional<std::string> const& uci) {
    bool const is_legal = now_ && uci && is<chess::Move>(*uci);
    if (!is_legal) offender_ = by;
    before_ = now_;
    if (now_ && uci) now_->play(*uci);
    bool const has_gone_on = uci && now_ && now_->line().current().turn() == opposite(by);
    if (!has_gone_on) now_.reset();
  }
  void place(Color by) { placed_by_ = by; }
  void lose_track() { now_.reset(); }

 private:
  template <class Outcome>
  bool is(std::string const& uci) const {
    return std::holds_alternative<Outcome>(notation::read_uci(now_->line().current(), uci));
  }

  std::optional<FollowedBoard> now_, before_;  // nothing: not known
  std::optional<Color> offender_;              // of the last move
  std::optional<Color> placed_by_;
};

bool acts_on_illegal_move(Item const& item) {
  auto const* claim = item.as<event::Claim>();
  auto const* observed = item.as<event::ArbiterObserves>();
  auto const* told = item.as<fact::ClaimMade>();
  return (claim && claim->kind == event::ClaimKind::illegal_move) ||
         (observed && observed->what == event::Observed::illegal_move) || (told && told->value) ||
         item.is<event::PlayersAgreeToCorrect>();
}

/// Somebody acts on it, or it was completed and nothing else is claimed. Otherwise it may be a slip of
/// whoever states it.
bool is_matter(Situation const& situation, std::size_t item, event::MakeMove const& made) {
  bool is_pressed = made.is_clock_pressed == true;
  for (std::size_t i = item + 1; i < situation.items.size(); ++i) {
    Item const& later = situation.items[i];
    if (acts_on_illegal_move(later)) return true;
    auto const* press = later.as<event::PressClock>();
    is_pressed |= press && player_of(press->by) == made.by;
  }
  return is_pressed && !situation.has<event::Claim>();
}

std::size_t begin_of_moves(Situation const& situation) {
  for (std::size_t i = situation.items.size(); i-- > 0;)
    if (situation.items[i].is_any_of<fact::Position, fact::Moves>()) return i;
  return 0;
}

std::optional<FactFault> judge_made(Situation& situation, chess::Position const& start) {
  Board board{start};
  for (std::size_t i = begin_of_moves(situation); i < situation.items.size(); ++i) {
    Item& item = situation.items[i];
    if (auto const* stated = item.as<event::MakeMove>()) {
      event::MakeMove made = *stated;
      board.begin_move(made.by);
      if (!made.is_illegal && made.uci && board.is_illegal(made.by, *made.uci)) {
        if (made.is_declared_legal)
          return contradictory("make-move.illegal", say("Please give a legal move: {move} is not legal here.",
                                                        {{"move", *made.uci}}))
              .value();
        made.is_illegal = is_matter(situation, i, made);
        item = made;
      }
      board.play(made.by, made.uci);
    }
    item.visit<event::IllegalMoveCompleted, event::TwoHandedMove>([&](auto const& happening) {
      board.begin_move(happening.by);
      board.play(happening.by, happening.uci);
    });
    if (auto const* placed = item.as<event::Place>(); placed && !placed->is_copy) board.place(placed->by);
    if (item.is_any_of<event::PawnLeftOnLastRank, event::CastlingUnfinished, event::MoveOutOfTurn,
                       event::KingCaptured, event::Displaced>())
      board.lose_track();
  }
  return std::nullopt;
}

/// A piece stands where no legal move brings it when the clock is pressed: the move is completed (7.5.1).
void judge_placed(Situation& situation) {
  for (std::size_t i = 0; i < situation.items.size(); ++i) {
    if (!situation.items[i].is<event::PressClock>()) continue;
    auto const end = situation.items.begin() + static_cast<std::ptrdiff_t>(i) + 1;
    auto const turns = turns_of({situation.regime, {situation.items.begin(), end}, situation.ask});
    if (!turns || !turns->back().is_clock_pressed) continue;
    auto const piece = placed_illegally(turns->back());
    if (!piece) continue;
    event::IllegalMoveCompleted illegal;
    illegal.by = turns->back().player();
    if (piece->from) illegal.uci = piece->from->name() + piece->square.name();
    situation.items.insert(end, illegal);
    return;
  }
}

/// Nothing else happened that a press may belong to: a claim, an offer, a flag.
bool are_only_moves_and_presses(Situation const& situation) {
  bool has_begun = false;
  for (Item const& item : situation.items) {
    has_begun |= item.is_any_of<fact::Position, fact::Moves>();
    if (!has_begun) continue;
    if (!item.is_any_of<fact::Position, fact::Moves, fact::Clock, fact::IllegalCount, fact::Player,
                        fact::Board, event::MakeMove, event::PressClock>())
      return false;
  }
  return true;
}

/// The player to move presses the clock and has touched nothing, moved nothing and said nothing (7.5.3).
void judge_presses(Situation& situation) {
  for (std::size_t i = 0; i < situation.items.size(); ++i) {
    auto const* const press = situation.items[i].as<event::PressClock>();
    if (!press || !player_of(press->by)) continue;
    auto const end = situation.items.begin() + static_cast<std::ptrdiff_t>(i);
    auto const turns = turns_of({situation.regime, {situation.items.begin(), end}, situation.ask});
    bool const is_his_turn = turns && turns->back().player() == player_of(press->by);
    bool const has_moved =
        !turns || turns->back().has_begun() || turns->back().is_clock_pressed || turns->back().is_adjusting;
    if (!is_his_turn || has_moved) continue;
    event::PressClockWithoutMove without;
    without.by = *player_of(press->by);
    situation.items[i] = without;
  }
}

}  // namespace

tl::expected<Situation, FactFault> judged_by_position(Situation situation) {
  auto const start = stated_position(situation);
  if (!start) return situation;  // told where the position is asked for
  if (auto fault = judge_made(situation, *start)) return tl::unexpected(*std::move(fault));
  if (situation.has<event::Place>() && offences_in(situation).empty()) judge_placed(situation);
  if (situation.ask == Ask::ruling && are_only_moves_and_presses(situation)) judge_presses(situation);
  return situation;
}

}  // namespace tactus::arbitration::laws

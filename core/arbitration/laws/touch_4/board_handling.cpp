// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/laws/touch_4/board_handling.hpp"

#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/touch_4/move_progress.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/move_text.hpp"
#include "core/notation/spoken_move.hpp"

#include <algorithm>
#include <utility>

namespace tactus::arbitration::laws {
namespace {

using chess::Color;
using chess::Move;
using chess::Position;
using chess::Square;

template <class Value>
void remove_from(std::vector<Value>& list, Value const& value) {
  list.erase(std::remove(list.begin(), list.end(), value), list.end());
}

/// Follows the happenings in time. A happening of the player who does not have the move binds nobody.
class Follower {
 public:
  Follower(Situation const& situation, Position const& start) : situation_(situation) { begin(start); }

  void operator()(event::AdjustAnnounced const& e) {
    if (is_mover(e.by)) turn().is_adjusting = true;
  }

  void operator()(event::Touch const& e) {
    if (!is_mover(e.by) || e.board.value_or(turn().board) == BoardKind::tactile) return;
    if (turn().board == BoardKind::tactile) return;  // D.2.2: only what he takes out of his own board counts
    if (e.intent == event::TouchIntent::accidental) return;
    bool const is_adjusting = e.intent.value_or(event::TouchIntent::adjust) == event::TouchIntent::adjust;
    if (turn().is_adjusting && is_adjusting) return;
    auto const* const order = situation_.find<fact::OrderKnown>();
    bool const is_order_known = e.is_order_known && (order == nullptr || order->value);
    if (placed_on(e.square) == nullptr) add_contact(e.square, e.intent, is_order_known, "touch.square");
  }

  void operator()(event::Lift const& e) {
    if (is_mover(e.by)) take_off(e.square, "lift.square");
  }

  void operator()(event::Remove const& e) {
    if (is_mover(e.by) && e.board.value_or(turn().board) == turn().board) take_off(e.square, "remove.square");
  }

  void operator()(event::Place const& e) {
    if (!is_mover(e.by)) return;
    if (e.is_copy) {  // executing the opponent's move is not touching for one's own
      begin(Position{turn().before}, true);
      return;
    }
    if (put_back(e)) return;
    PlacedPiece piece{e.kind, e.square, std::nullopt, e.is_released.value_or(true)};
    piece.from = origin_of(turn(), piece);
    if (piece.from && !has_contact(*piece.from)) add_contact(*piece.from, std::nullopt, true, "place.piece");
    turn().placed.push_back(piece);
  }

  void operator()(event::MakeMove const& e) {
    if (!is_mover(e.by)) return;
    auto const move = e.is_illegal ? std::nullopt : made_move(e);
    if (move) {
      turn().made = move;
      turn().is_clock_pressed = e.is_clock_pressed.value_or(false);
      begin(turn().before.after(*move));
    } else if (e.uci) {
      add_step(*e.uci, "make-move.uci");
    }
  }

  void operator()(event::IllegalMoveCompleted const& e) {
    if (is_mover(e.by) && e.uci) add_step(*e.uci, "illegal-move-completed.uci");
  }

  void operator()(event::Announce const& e) {
    if (is_mover(e.by)) {
      if (!repeats_last_move(e.text)) turn().announcements.push_back(e.text);
    } else if (turns_.size() > 1 && !turn().has_begun()) {
      turns_[turns_.size() - 2].announcements.push_back(e.text);  // of the move that he has just made
    }
  }

  void operator()(event::PressClock const& e) {
    Actor const mover = turn().player() == Color::white ? Actor::white : Actor::black;
    bool const is_for_mover = e.for_player && *e.for_player == turn().player();
    if (e.by == mover || is_for_mover) turn().is_clock_pressed = true;
  }

  tl::expected<std::vector<Turn>, FactFault> result() && {
    if (fault_) return tl::unexpected(*std::move(fault_));
    return std::move(turns_);
  }

 private:
  Turn& turn() { return turns_.back(); }
  bool is_mover(Color by) { return by == turn().player(); }

  void begin(Position const& before, bool is_again = false) {
    BoardKind const board = board_of(situation_, before.turn());
    Turn next{before, board, {}, {}, {}, {}, false, false, std::nullopt};
    if (is_again) turns_.pop_back();
    turns_.push_back(std::move(next));
  }

  PlacedPiece const* placed_on(Square s) {
    auto const found = std::find_if(turn().placed.begin(), turn().placed.end(),
                                    [s](PlacedPiece const& p) { return p.square == s; });
    return found == turn().placed.end() ? nullptr : &*found;
  }

  bool has_contact(Square s) {
    return std::any_of(turn().contacts.begin(), turn().contacts.end(),
                       [s](Contact const& c) { return c.square == s; });
  }

  void add_contact(Square s, std::optional<event::TouchIntent> intent, bool is_order_known,
                   char const* fact) {
    auto const piece = turn().before.at(s);
    if (!piece) {
      fault_ =
          wrong(fact, say("Please give a square with a piece on it: {square} is empty.", {{"square", s}}))
              .value();
    } else if (!has_contact(s)) {
      turn().contacts.push_back({s, *piece, intent, is_order_known});
    }
  }

  void take_off(Square s, char const* fact) {
    auto const piece = turn().before.at(s);
    bool const is_opposing = piece && piece->color != turn().player();
    if (PlacedPiece const* again = placed_on(s); again != nullptr && (!is_opposing || turn().is_off(s))) {
      if (again->from && !turn().is_off(*again->from)) turn().emptied.push_back(*again->from);
      turn().placed.erase(turn().placed.begin() + (again - turn().placed.data()));
      return;
    }
    if (!piece && is_left_by_opponent(s)) return;
    if (!turn().is_adjusting) add_contact(s, std::nullopt, true, fact);
    if (piece && !turn().is_off(s)) turn().emptied.push_back(s);
  }

  /// The opponent's move said back (D.2.1) is no announcement of his own.
  bool repeats_last_move(std::string const& text) const {
    if (turns_.size() < 2) return false;
    Turn const& last = turns_[turns_.size() - 2];
    auto const read = notation::read_spoken_move(last.before, text);
    auto const* const move = std::get_if<Move>(&read);
    return move != nullptr && last.made == *move;
  }

  /// On his own board the piece that the opponent moved or took still stands: he executes that move.
  bool is_left_by_opponent(Square s) const {
    if (turns_.size() < 2) return false;
    Turn const& last = turns_[turns_.size() - 2];
    return last.made && (last.made->from() == s || captured_on(last.before, *last.made) == s);
  }

  /// A piece set down again where it stood: still touched, but no move (D.2.3.2).
  bool put_back(event::Place const& e) {
    bool const is_same = turn().before.at(e.square) == chess::Piece{e.by, e.kind};
    if (!is_same) return false;
    remove_from(turn().emptied, e.square);
    return true;
  }

  void add_step(std::string const& uci, char const* fact) {
    auto const from = Square::parse(std::string_view{uci}.substr(0, 2));
    auto const to = Square::parse(uci.size() < 4 ? std::string_view{} : std::string_view{uci}.substr(2, 2));
    if (!from || !to) {
      fault_ = wrong(fact, say("Please give a move in coordinates, like e2e4 or e7e8q; {move} is not one.",
                               {{"move", uci}}))
                   .value();
      return;
    }
    if (auto const piece = turn().before.at(*from); piece && piece->color == turn().player())
      turn().illegally_made = PlacedPiece{piece->kind, *to, *from, true};
    for (Contact const& contact : contacts_of_step(turn().before, *from, *to))
      if (!has_contact(contact.square)) turn().contacts.push_back(contact);
  }

  std::optional<Move> made_move(event::MakeMove const& e) {
    if (e.uci) {
      auto const read = notation::read_uci(turn().before, *e.uci);
      auto const* const move = std::get_if<Move>(&read);
      return move != nullptr ? std::optional{*move} : std::nullopt;
    }
    for (Move const m : turn().before.legal_castling())
      if (e.is_castling && (!e.rook_start || *e.rook_start == m.to())) return m;
    return std::nullopt;
  }

  Situation const& situation_;
  std::vector<Turn> turns_;
  std::optional<FactFault> fault_;
};

template <class Event>
bool handles_tactile_board(Situation const& situation, Color player) {
  auto const events = situation.all<Event>();
  return std::any_of(events.begin(), events.end(), [player](Event const& e) {
    if constexpr (requires { e.board; })
      return e.by == player && e.board == BoardKind::tactile;
    else
      return e.by == player;  // there are apertures to feel and to lift from
  });
}

}  // namespace

bool Turn::is_off(Square s) const { return std::find(emptied.begin(), emptied.end(), s) != emptied.end(); }

BoardKind board_of(Situation const& situation, Color player) {
  for (fact::Board const& board : situation.all<fact::Board>())
    if (board.owner == player) return board.kind;
  bool const is_tactile = handles_tactile_board<event::Feel>(situation, player) ||
                          handles_tactile_board<event::Lift>(situation, player) ||
                          handles_tactile_board<event::Remove>(situation, player) ||
                          handles_tactile_board<event::Place>(situation, player);
  return is_tactile ? BoardKind::tactile : BoardKind::normal;
}

tl::expected<std::vector<Turn>, FactFault> turns_of(Situation const& situation) {
  auto const position = stated_position(situation);
  if (!position) return tl::unexpected(position.error());
  Follower follower{situation, *position};
  for (Item const& item : situation.items)
    item.visit<event::AdjustAnnounced, event::Touch, event::Lift, event::Remove, event::Place,
               event::MakeMove, event::IllegalMoveCompleted, event::Announce, event::PressClock>(follower);
  return std::move(follower).result();
}

}  // namespace tactus::arbitration::laws

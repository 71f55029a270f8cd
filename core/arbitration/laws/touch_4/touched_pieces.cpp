// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/laws/touch_4/touched_pieces.hpp"

#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/touch_4/board_handling.hpp"
#include "core/legal/position.hpp"

#include <algorithm>

namespace tactus::arbitration::laws {
namespace {

using chess::Kind;
using chess::Position;
using chess::Square;

/// The pawn beside, where one was taken en passant.
std::optional<Contact> passed_pawn(Position const& before, Square from, Square to) {
  auto const piece = before.at(from);
  Square const beside{to.file(), from.rank()};
  auto const passed = before.at(beside);
  bool const is_diagonal_step = from.file() != to.file() && from.rank() != to.rank() && !before.at(to);
  if (!piece || piece->kind != Kind::pawn || !is_diagonal_step) return std::nullopt;
  if (passed != chess::Piece{opposite(before.turn()), Kind::pawn}) return std::nullopt;
  return Contact{beside, *passed, event::TouchIntent::capture, true};
}

}  // namespace

std::vector<chess::Move> moves_replacing(Position const& before, std::string_view uci) {
  std::vector<Contact> contacts;
  if (uci.size() >= 4) {
    auto const from = Square::parse(uci.substr(0, 2));
    auto const to = Square::parse(uci.substr(2, 2));
    if (from && to) {
      contacts = contacts_of_step(before, *from, *to);
      if (auto const pawn = passed_pawn(before, *from, *to)) contacts.push_back(*pawn);
    }
  }
  return touch_duty(before, contacts).choices;
}

namespace {

using chess::Color;

bool is_touching(Item const& item, Color player) {
  if (auto const* touch = item.as<event::Touch>())
    return touch->by == player && touch->intent != event::TouchIntent::adjust &&
           touch->intent != event::TouchIntent::accidental;
  if (auto const* lift = item.as<event::Lift>()) return lift->by == player;
  if (auto const* remove = item.as<event::Remove>()) return remove->by == player;
  return false;
}

bool is_handling(Item const& item) {
  return item.is_any_of<event::Touch, event::Lift, event::Remove, event::Place>();
}

/// The boards are told wherever they stand; happenings only up to there.
Situation before(Situation const& situation, std::size_t until) {
  Situation earlier{situation.regime, {}, situation.ask};
  for (std::size_t i = 0; i < situation.items.size(); ++i) {
    Item const& item = situation.items[i];
    bool const is_about_boards = item.is_any_of<fact::Board, fact::Player, fact::Position, fact::Moves>();
    if (i < until || is_about_boards) earlier.items.push_back(item);
  }
  return earlier;
}

}  // namespace

tl::expected<TouchedBefore, FactFault> touched_before(Situation const& situation, std::size_t until,
                                                      Color player) {
  Situation const earlier = before(situation, until);
  if (!std::ranges::any_of(earlier.items, is_handling)) return TouchedBefore{};
  if (!states_position(situation))
    return TouchedBefore{
        std::ranges::any_of(earlier.items, [player](Item const& item) { return is_touching(item, player); }),
        std::nullopt};
  auto const turns = turns_of(earlier);
  if (!turns) return tl::unexpected(turns.error());
  Turn const& turn = turns->back();
  if (turn.player() != player || turn.contacts.empty()) return TouchedBefore{};
  return TouchedBefore{true, touch_duty(turn.before, turn.contacts)};
}

bool is_left_by_touch(Situation const& situation, std::size_t item, chess::Position const& before,
                      std::string const& uci) {
  auto const touched = touched_before(situation, item, before.turn());
  if (!touched || !touched->duty || !touched->is_touched) return true;
  auto const move = stated_move(before, uci, "make-move.uci");
  return !move || std::ranges::find(touched->duty->choices, *move) != touched->duty->choices.end();
}

namespace {

using chess::Kind;
using chess::Move;
using chess::Position;
using chess::Square;
using event::TouchIntent;
using Moves = std::vector<Move>;
using Rule = TouchDuty::Rule;

template <class Predicate>
Moves those(Moves const& moves, Predicate wanted) {
  Moves found;
  std::copy_if(moves.begin(), moves.end(), std::back_inserter(found), wanted);
  return found;
}

Moves from(Moves const& moves, Square s) {
  return those(moves, [s](Move m) { return m.from() == s; });
}

Moves castling_with(Moves const& moves, Square rook) {
  return those(moves, [rook](Move m) { return m.is_castling() && m.to() == rook; });
}

Wing wing_of(Square rook, Square king) {
  return rook.file() > king.file() ? Wing::kingside : Wing::queenside;
}

/// Decides for one position and one list of contacts.
class Judge {
 public:
  Judge(Position const& before, std::span<Contact const> contacts) : before_(before) {
    for (Contact const& contact : contacts) (is_own(contact) ? own_ : opposing_).push_back(contact);
    put_in_order(contacts);
    auto const all = before.legal_moves();
    legal_.assign(all.begin(), all.end());
    forbid_castling();
  }

  TouchDuty decide() const {
    if (own_.empty() && opposing_.empty()) return duty(Rule::none, legal_);
    if (!own_.empty() && !opposing_.empty()) return both_colors();
    for (Contact const& contact : ordered_)
      if (auto found = by_one(contact)) return *std::move(found);
    return duty(Rule::nothing_can_move, legal_);
  }

 private:
  bool is_own(Contact const& contact) const { return contact.piece.color == before_.turn(); }

  /// 4.3.3: when it is not clear which was touched first, the own piece counts as first. Between king and
  /// rook the king does: castling is the general rule (4.4.1), the ban of 4.4.2 the exception.
  void put_in_order(std::span<Contact const> contacts) {
    ordered_.assign(contacts.begin(), contacts.end());
    bool const is_unclear =
        std::any_of(contacts.begin(), contacts.end(), [](Contact const& c) { return !c.is_order_known; });
    if (!is_unclear) return;
    std::stable_partition(ordered_.begin(), ordered_.end(), [this](Contact const& c) { return is_own(c); });
    if (!rooks(false).empty())
      std::stable_partition(ordered_.begin(), ordered_.end(),
                            [this](Contact const& c) { return is_own(c) && c.piece.kind == Kind::king; });
  }

  /// The rooks touched on this side of the king in time; after him where the order is unknown.
  std::vector<Contact> rooks(bool before_king) const {
    std::vector<Contact> found;
    auto const king =
        std::find_if(own_.begin(), own_.end(), [](Contact const& c) { return c.piece.kind == Kind::king; });
    if (king == own_.end()) return found;
    for (auto c = own_.begin(); c != own_.end(); ++c) {
      bool const is_before = c < king && c->is_order_known;
      if (c->piece.kind == Kind::rook && is_before == before_king) found.push_back(*c);
    }
    return found;
  }

  void forbid_castling() {
    Square const king = before_.king(before_.turn());
    for (Contact const& rook : rooks(true)) {
      legal_ = those(legal_, [&](Move m) { return !m.is_castling() || m.to() != rook.square; });
      if (rook.square.rank() == king.rank()) forbidden_.push_back(wing_of(rook.square, king));
    }
  }

  TouchDuty duty(Rule rule, Moves choices) const {
    TouchDuty result;
    result.rule = rule;
    result.choices = std::move(choices);
    result.castling_forbidden = forbidden_;
    return result;
  }

  TouchDuty both_colors() const {
    Contact const& own = own_.front();
    Contact const& opposing = opposing_.front();
    Moves const with = from(capturing(opposing.square), own.square);
    if (!with.empty()) {
      TouchDuty result = duty(Rule::capture_with, with);
      result.must_move_from = own.square;
      result.must_capture_on = opposing.square;
      return result;
    }
    for (Contact const& contact : ordered_)
      if (auto found = by_one(contact)) {
        if (found->rule == Rule::own_piece || found->rule == Rule::opposing_piece)
          found->rule = Rule::first_of_both;
        return *std::move(found);
      }
    return duty(Rule::nothing_can_move, legal_);
  }

  /// Nothing where this contact cannot bind him.
  std::optional<TouchDuty> by_one(Contact const& contact) const {
    if (!is_own(contact)) return by_opposing(contact.square);
    if (contact.piece.kind == Kind::king && !rooks(false).empty()) return by_king_and_rook(contact);
    return by_own(contact);
  }

  std::optional<TouchDuty> by_own(Contact const& contact) const {
    Moves moves = from(legal_, contact.square);
    if (moves.empty()) return std::nullopt;
    bool const is_banned = contact.piece.kind == Kind::rook && !forbidden_.empty();
    TouchDuty result = duty(is_banned ? Rule::rook_before_king : Rule::own_piece, std::move(moves));
    result.must_move_from = contact.square;
    return result;
  }

  std::optional<TouchDuty> by_opposing(Square square) const {
    Moves moves = capturing(square);
    if (moves.empty()) return std::nullopt;
    TouchDuty result = duty(Rule::opposing_piece, std::move(moves));
    result.must_capture_on = square;
    return result;
  }

  std::optional<TouchDuty> by_king_and_rook(Contact const& king) const {
    for (Contact const& rook : rooks(false))
      if (auto moves = castling_with(legal_, rook.square); !moves.empty())
        return duty(Rule::castle, std::move(moves));
    if (!is_meant_as_castling(king)) return by_own(king);
    Moves moves = from(legal_, king.square);
    if (moves.empty()) return duty(Rule::king_cannot_move, legal_);
    TouchDuty result = duty(Rule::king_must_move, std::move(moves));
    result.must_move_from = king.square;
    return result;
  }

  /// 4.4.3 asks for the intention to castle. Where nobody stated one, king and rook on their first rank
  /// speak for it.
  bool is_meant_as_castling(Contact const& king) const {
    Contact const rook = rooks(false).front();
    auto const is = [&](TouchIntent intent) { return king.intent == intent || rook.intent == intent; };
    if (is(TouchIntent::castle)) return true;
    if (is(TouchIntent::move) || is(TouchIntent::capture)) return false;
    auto const home = before_.turn() == chess::Color::white ? chess::Rank::r1 : chess::Rank::r8;
    return king.square.rank() == home && rook.square.rank() == home;
  }

  Moves capturing(Square square) const {
    return those(legal_, [&](Move m) { return captured_on(before_, m) == square; });
  }

  Position const& before_;
  std::vector<Contact> own_;
  std::vector<Contact> opposing_;
  std::vector<Contact> ordered_;
  Moves legal_;
  std::vector<Wing> forbidden_;
};

}  // namespace

TouchDuty touch_duty(Position const& before, std::span<Contact const> contacts) {
  return Judge{before, contacts}.decide();
}

std::vector<Contact> contacts_of_step(Position const& before, Square from, Square to) {
  std::vector<Contact> contacts;
  if (auto const piece = before.at(from)) contacts.push_back({from, *piece, std::nullopt, true});
  auto const taken = before.at(to);
  if (taken && taken->color != before.turn()) contacts.push_back({to, *taken, TouchIntent::capture, true});
  return contacts;
}

std::optional<Square> captured_on(Position const& before, Move m) {
  if (m.is_castling()) return std::nullopt;
  if (m.kind() == chess::MoveKind::en_passant) return Square{m.to().file(), m.from().rank()};
  if (before.at(m.to())) return m.to();
  return std::nullopt;
}

}  // namespace tactus::arbitration::laws

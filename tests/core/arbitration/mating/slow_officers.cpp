// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/arbitration/mating/slow_officers.hpp"

#include <algorithm>

namespace tactus::test {
namespace {

using chess::Kind;
using chess::Piece;
using chess::Placement;

bool is_officer(Piece piece) { return piece.kind != Kind::pawn && piece.kind != Kind::king; }

std::bitset<64> const& places_of(Wandering const& each) {
  return each.as[static_cast<std::size_t>(each.man.piece.kind)];
}

}  // namespace

Square king_in(Placement const& men, Color color) {
  for (Man const& man : men_on(men))
    if (man.piece == Piece{color, Kind::king}) return man.home;
  return Square::from_index(0);
}

bool is_attacked_by_men(Placement const& men, Square square, Color by) {
  for (Man const& man : men_on(men)) {
    if (man.piece.color != by) continue;
    for (auto const& line : lines_of(man.piece, man.home))
      if (line.front() == square) return true;
  }
  return false;
}

SlowOfficers::SlowOfficers(chess::Setup const& setup, Color player)
    : player_(player), men_(slow_wanderings(setup)) {
  std::set<std::pair<Kind, unsigned>> known;
  for (Wandering const& each : men_) {
    if (!is_officer(each.man.piece)) continue;
    if (!each.may_leave) stuck_.set(each.man.home.index());
    for (unsigned i = 0; each.man.piece.color == player && i < 64; ++i) {
      if (!places_of(each).test(i) || !known.insert({each.man.piece.kind, i}).second) continue;
      auto const& lines = lines_of(each.man.piece, Square::from_index(i));
      auto& all = lines_[Square::from_index(i)];
      all.insert(all.end(), lines.begin(), lines.end());
    }
  }
}

bool SlowOfficers::any_moves(Color color) const {
  return std::any_of(men_.begin(), men_.end(), [color](Wandering const& each) {
    return is_officer(each.man.piece) && each.man.piece.color == color && each.may_leave;
  });
}

bool SlowOfficers::may_come(Color color, Square square) const {
  return std::any_of(men_.begin(), men_.end(), [color, square](Wandering const& each) {
    return is_officer(each.man.piece) && each.man.piece.color == color && each.may_leave &&
           places_of(each).test(square.index());
  });
}

bool SlowOfficers::may_king_stand(Color color, Square square) const {
  return std::any_of(men_.begin(), men_.end(), [color, square](Wandering const& each) {
    return each.man.piece == Piece{color, Kind::king} && places_of(each).test(square.index());
  });
}

template <class Test>
bool SlowOfficers::any_line_to(Placement const& men, Square target, Test test) const {
  for (auto const& [from, lines] : lines_) {
    if (men.at(from)) continue;
    for (Line const& line : lines)
      for (Square const s : line) {
        if (s == target && test(line)) return true;
        if (s == target || men.at(s) || is_stuck_at(s)) break;
      }
  }
  return false;
}

bool SlowOfficers::may_attack(Placement const& men, Square target) const {
  return any_line_to(men, target, [](Line const&) { return true; });
}

bool SlowOfficers::may_attack_over(Placement const& men, Square target, Square over) const {
  return any_line_to(men, target, [over, target](Line const& line) {
    auto const end = std::find(line.begin(), line.end(), target);
    return std::find(line.begin(), end, over) != end;
  });
}

bool SlowOfficers::may_hem_in(Placement const& men) const {
  Color const loser = opposite(player_);
  Square const king = king_in(men, loser);
  Placement without = men;  // he hides nothing from what attacks him
  without.clear(king);
  std::vector<Square> open;
  for (auto const& line : lines_of({loser, Kind::king}, king)) {
    Square const s = line.front();
    auto const own = men.at(s);
    bool const is_own_man =
        (own && own->color == loser) || std::any_of(men_.begin(), men_.end(), [&](auto const& each) {
          return each.man.home == s && each.man.piece.color == loser && is_stuck_at(s);
        });
    if (!is_own_man && !is_attacked_by_men(men, s, player_) && !may_attack(without, s)) open.push_back(s);
  }
  return may_fill(open, {});
}

/// Tries every officer on the last square, then the rest with the others.
bool SlowOfficers::may_fill(std::vector<Square> const& squares, std::set<std::size_t> const& used) const {
  if (squares.empty()) return true;
  std::vector<Square> const rest(squares.begin(), squares.end() - 1);
  for (std::size_t i = 0; i < men_.size(); ++i) {
    Wandering const& each = men_[i];
    if (used.contains(i) || !is_officer(each.man.piece) || each.man.piece.color == player_) continue;
    if (!each.may_leave || !places_of(each).test(squares.back().index())) continue;
    auto now_used = used;
    now_used.insert(i);
    if (may_fill(rest, now_used)) return true;
  }
  return false;
}

}  // namespace tactus::test

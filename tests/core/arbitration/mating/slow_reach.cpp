// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/arbitration/mating/slow_proofs.hpp"

#include <algorithm>

namespace tactus::test {
namespace {

using chess::Color;
using chess::Kind;
using chess::Piece;
using chess::Rank;
using chess::Setup;
using chess::Square;

constexpr std::array<Kind, 6> all_kinds{Kind::pawn, Kind::knight, Kind::bishop,
                                        Kind::rook, Kind::queen,  Kind::king};

constexpr std::size_t number(Kind kind) { return static_cast<std::size_t>(kind); }

/// Lets every man wander until nobody comes any farther.
class Board {
 public:
  explicit Board(Setup const& setup) : passed_(setup.en_passant) {
    for (Man const& man : men_on(setup.placement)) {
      Wandering wandering{man};
      wandering.as[number(man.piece.kind)].set(man.home.index());
      men_.push_back(wandering);
    }
    for (Wandering& each : men_) homes_.at(each.man.home.index()) = &each;
    for (Square const rook : setup.castling_rooks) castle(rook);
    // A pawn that is taken en passant leaves a square that nobody enters.
    if (passed_)
      for (Wandering& each : men_)
        if (each.man.home == away(*passed_, 0, ahead(opposite(setup.turn)))) each.may_leave = true;
  }

  std::vector<Wandering> run() {
    do {
      is_changed_ = false;
      for (Wandering& each : men_)
        for (Kind const kind : all_kinds)
          for (unsigned i = 0; i < 64; ++i)
            if (each.as[number(kind)].test(i)) go(each, kind, Square::from_index(i));
    } while (is_changed_);
    return men_;
  }

 private:
  Wandering* home_of(Square s) { return homes_.at(s.index()); }

  void castle(Square rook_home) {
    Wandering* const rook = home_of(rook_home);
    for (Wandering& king : men_) {
      if (king.man.piece != Piece{rook->man.piece.color, Kind::king}) continue;
      bool const is_short = rook_home > king.man.home;
      king.as[number(Kind::king)].set(
          Square{is_short ? chess::File::g : chess::File::c, rook_home.rank()}.index());
      rook->as[number(Kind::rook)].set(
          Square{is_short ? chess::File::f : chess::File::d, rook_home.rank()}.index());
      king.may_leave = rook->may_leave = true;
    }
  }

  /// The man who stands there for ever, as far as is known by now.
  Wandering* stuck_at(Square s) {
    Wandering* const man = home_of(s);
    return man != nullptr && !man->may_leave ? man : nullptr;
  }

  /// Is the square attacked for ever by a man of this colour who stands next to it, or by his knight?
  bool is_always_attacked(Square s, Color by) {
    for (Wandering const& each : men_) {
      if (each.may_leave || each.man.piece.color != by) continue;
      for (auto const& line : lines_of(each.man.piece, each.man.home))
        if (line.front() == s) return true;
    }
    return false;
  }

  bool may_meet_enemy(Square s, Color us) const {
    if (passed_ == s) return true;
    return std::any_of(men_.begin(), men_.end(), [&](Wandering const& each) {
      return each.man.piece.color != us && each.man.piece.kind != Kind::king && each.may_stand(s);
    });
  }

  void arrive(Wandering& man, Kind kind, Square to) {
    Wandering* const taken = stuck_at(to);
    if (taken != nullptr && taken != &man) taken->may_leave = is_changed_ = true;
    if (!man.may_leave) man.may_leave = is_changed_ = true;
    bool const promotes = kind == Kind::pawn && (to.rank() == Rank::r1 || to.rank() == Rank::r8);
    for (Kind const each : all_kinds) {
      bool const is_new_kind = promotes ? each != Kind::pawn && each != Kind::king : each == kind;
      if (!is_new_kind || man.as[number(each)].test(to.index())) continue;
      man.as[number(each)].set(to.index());
      is_changed_ = true;
    }
  }

  void go(Wandering& man, Kind kind, Square from) {
    Color const us = man.man.piece.color;
    if (kind == Kind::pawn) {
      if (auto const to = away(from, 0, ahead(us)); to && stuck_at(*to) == nullptr) arrive(man, kind, *to);
      for (auto const& line : lines_of({us, kind}, from))
        if (may_meet_enemy(line.front(), us)) arrive(man, kind, line.front());
      return;
    }
    for (auto const& line : lines_of({us, kind}, from))
      for (Square const to : line) {
        Wandering const* const stuck = stuck_at(to);
        bool const is_wall = stuck != nullptr && stuck != &man &&
                             (stuck->man.piece.color == us || stuck->man.piece.kind == Kind::king);
        if (is_wall || (kind == Kind::king && is_always_attacked(to, opposite(us)))) break;
        arrive(man, kind, to);
      }
  }

  std::optional<Square> passed_;
  std::vector<Wandering> men_;
  std::array<Wandering*, 64> homes_{};  // who began where; of men_
  bool is_changed_ = false;
};

/// Squares that men of this colour, the king apart, may attack one day. A man who can never leave stops a
/// line, but not the king who is looked for.
std::bitset<64> attackable_by(std::vector<Wandering> const& men, Color by) {
  std::bitset<64> stops, attacked;
  for (Wandering const& each : men)
    if (!each.may_leave && each.man.piece != Piece{opposite(by), Kind::king})
      stops.set(each.man.home.index());
  for (Wandering const& each : men)
    for (Kind const kind : all_kinds)
      for (unsigned i = 0; each.man.piece.color == by && kind != Kind::king && i < 64; ++i) {
        if (!each.as[number(kind)].test(i)) continue;
        for (auto const& line : lines_of({by, kind}, Square::from_index(i)))
          for (Square const s : line) {
            attacked.set(s.index());
            if (stops.test(s.index())) break;
          }
      }
  return attacked;
}

std::bitset<64> places_of(std::vector<Wandering> const& men, Color color, bool of_king) {
  std::bitset<64> places;
  for (Wandering const& each : men)
    if (each.man.piece.color == color && (each.man.piece.kind == Kind::king) == of_king)
      for (auto const& squares : each.as) places |= squares;
  return places;
}

}  // namespace

bool Wandering::may_stand(Square square) const {
  return std::any_of(as.begin(), as.end(),
                     [square](auto const& squares) { return squares.test(square.index()); });
}

std::vector<Wandering> slow_wanderings(Setup const& setup) { return Board{setup}.run(); }

bool slow_reach_never_mates(Setup const& setup, Color player) {
  auto const men = slow_wanderings(setup);
  auto const attacked = attackable_by(men, player);
  auto const blocked = places_of(men, opposite(player), false);
  auto const kings = places_of(men, player, true);
  auto const mated = places_of(men, opposite(player), true) & attacked;
  for (unsigned k = 0; k < 64; ++k) {
    if (!mated.test(k)) continue;
    Square const king = Square::from_index(k);
    auto const& flights = lines_of({opposite(player), Kind::king}, king);
    for (unsigned w = 0; w < 64; ++w) {
      Square const other = Square::from_index(w);
      if (!kings.test(w) || other == king || touch(king, other)) continue;
      bool const all_closed = std::all_of(flights.begin(), flights.end(), [&](auto const& line) {
        Square const f = line.front();
        return attacked.test(f.index()) || blocked.test(f.index()) || touch(f, other);
      });
      if (all_closed) return false;
    }
  }
  return true;
}

}  // namespace tactus::test

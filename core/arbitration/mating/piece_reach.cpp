// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/mating/piece_reach.hpp"

#include "core/legal/position.hpp"

namespace tactus::arbitration {

bool Blockers::can_fill(SquareSet squares) const {
  if (static_cast<std::size_t>(squares.size()) > count_) return false;
  Seats seats{};
  for (Square const s : squares) {
    std::uint64_t tried = 0;
    if (!seat(s, seats, tried)) return false;
  }
  return true;
}

/// Augmenting paths: a piece that has a square may be asked to take another one.
bool Blockers::seat(Square s, Seats& seats, std::uint64_t& tried) const {
  for (std::size_t i = 0; i < count_; ++i) {
    if (!stands_[i].contains(s) || (tried >> i & 1U) != 0) continue;
    tried |= std::uint64_t{1} << i;
    if (seats[i] == 0 || seat(Square::from_index(seats[i] - 1U), seats, tried)) {
      seats[i] = static_cast<std::uint8_t>(s.index() + 1);
      return true;
    }
  }
  return false;
}

namespace {

class Pictures {
 public:
  Pictures(PiecesReach const& reach, Color winner) {
    Color const loser = opposite(winner);
    rocks_ = reach.rocks[static_cast<unsigned>(loser)];
    for (PieceReach const& each : reach) {
      bool const wins = each.piece.color == winner;
      if (each.piece.kind == Kind::king)
        (wins ? winner_king_ : loser_king_) = each.stands;
      else if (wins)
        attacked_ |= each.attacks();
      else if (!each.is_rock())
        blockers_.add(each.stands | each.promoted);
    }
  }
  bool any() const {
    for (Square const king : loser_king_& attacked_) {
      SquareSet const open = king_steps(king) - attacked_ - rocks_;
      for (Square const other : winner_king_ - king_steps(king) - king)
        if (blockers_.can_fill(open - king_steps(other))) return true;
    }
    return false;
  }

 private:
  SquareSet loser_king_, winner_king_;
  SquareSet attacked_;  // by the winner's pieces, the king apart
  SquareSet rocks_;     // the loser's
  Blockers blockers_;   // his other pieces
};

}  // namespace

bool has_mate_picture(PiecesReach const& reach, Color winner) { return Pictures{reach, winner}.any(); }

namespace {

constexpr unsigned at(Color c) { return static_cast<unsigned>(c); }
SquareSet officer_steps(SquareSet s) { return king_steps(s) | knight_steps(s); }

constexpr SquareSet file_of(Square s) { return SquareSet{file_a.bits() << (s.index() & 7U)}; }
/// The ranks beyond, as the colour moves.
constexpr SquareSet beyond(Color c, Square s) {
  unsigned const rank = s.index() & 56U;
  return c == Color::white ? SquareSet{~std::uint64_t{0} << rank << 8U}
                           : SquareSet{(std::uint64_t{1} << rank) - 1};
}

/// One round of the fixpoint after the other; each only widens bounds.
class Widening {
 public:
  explicit Widening(Position const& position) {
    for (Square const s : position.occupied()) {
      auto const piece = *position.at(s);
      reach_.pieces[reach_.count++] = {piece, s, SquareSet{s}, {}};
    }
    if (auto const passed = position.en_passant()) {
      passed_ = *passed;
      // Taken en passant, a pawn goes from a square that nobody lands on.
      at_square(pawn_pushes(opposite(position.turn()), *passed).first()).taken = true;
      taker_ = position.turn();
    }
    allow_castling(position);
  }
  PiecesReach run() {
    do {
      changed_ = false;
      gather();
      for (PieceReach& each : reach_) widen(each);
    } while (changed_);
    return reach_;
  }

 private:
  PieceReach& at_square(Square s) {
    for (PieceReach& each : reach_)
      if (each.origin == s) return each;
    return reach_.pieces[0];
  }

  /// Where the rook may castle, both pieces are taken to have done so.
  void allow_castling(Position const& position) {
    for (Square const rook : position.castling_rooks()) {
      Square const king = position.king(position.at(rook)->color);
      bool const is_short = rook.file() > king.file();
      unsigned const rank = rook.index() & 56U;
      at_square(king).stands.insert(Square::from_index(rank + (is_short ? 6 : 2)));
      at_square(rook).stands.insert(Square::from_index(rank + (is_short ? 5 : 3)));
    }
  }

  /// What the bounds of all pieces together allow in this round.
  void gather() {
    reach_.rocks = {};
    reach_.always_attacked = {};
    landings_ = {};
    takes_ = {};
    for (PieceReach const& each : reach_) {
      unsigned const c = at(each.piece.color);
      SquareSet const stands = each.stands | each.promoted;
      if (each.is_rock()) {
        reach_.rocks[c] |= stands;
        reach_.always_attacked[c] |= each.attacks();
      }
      if (each.piece.kind != Kind::king) takes_[1 - c] |= stands;
      landings_[c] |=
          each.promoted |
          (each.piece.kind == Kind::pawn ? pawn_attacks(each.piece.color, each.stands) : each.stands);
    }
    if (passed_) takes_[at(taker_)].insert(*passed_);
  }
  void widen(PieceReach& each) {
    PieceReach const before = each;
    Color const c = each.piece.color;
    SquareSet const landing = ~(reach_.rocks[at(c)] | enemy_rock_king(c));
    switch (each.piece.kind) {
      case Kind::pawn: widen_pawn(each, landing); break;
      case Kind::king:
        spread(each.stands, Kind::king, landing - reach_.always_attacked[at(opposite(c))]);
        break;
      default: spread(each.stands, each.piece.kind, landing);
    }
    if (each.piece.kind != Kind::king &&
        !((each.stands | each.promoted) & landings_[at(opposite(c))]).empty())
      each.taken = true;
    changed_ |= before.stands != each.stands || before.promoted != each.promoted ||
                before.taken != each.taken || before.leaves != each.leaves;
  }
  static void spread(SquareSet& stands, Kind kind, SquareSet landing) {
    for (SquareSet before; before != stands;) {
      before = stands;
      stands |= steps(kind, stands) & landing;
    }
  }
  void widen_pawn(PieceReach& pawn, SquareSet landing) {
    Color const c = pawn.piece.color;
    SquareSet const taking = pawn_attacks(c, pawn.stands) & takes_[at(c)];
    if (!taking.empty()) pawn.leaves = true;
    SquareSet pushing = ~(reach_.rocks[0] | reach_.rocks[1]);
    if (!pawn.leaves) pushing = pushing - behind_others(pawn);
    SquareSet const arrived = (pawn_pushes(c, pawn.stands) & pushing) | taking;
    pawn.stands |= arrived - first_and_last_rank;
    pawn.promoted |= arrived & first_and_last_rank;
    for (SquareSet before; before != pawn.promoted;) {
      before = pawn.promoted;
      pawn.promoted |= officer_steps(pawn.promoted) & landing;
    }
  }
  /// Squares that a pawn which keeps to its file cannot get to because another one that does so is always
  /// ahead of it there: an enemy ahead comes towards it from where he is now, a friend goes as far as he
  /// gets.
  SquareSet behind_others(PieceReach const& pawn) const {
    Color const c = pawn.piece.color;
    SquareSet const ahead = file_of(pawn.origin) & beyond(c, pawn.origin);
    SquareSet closed;
    for (PieceReach const& other : reach_) {
      if (other.piece.kind != Kind::pawn || !ahead.contains(other.origin) || !other.keeps_file()) continue;
      if (other.piece.color != c)
        closed |= (beyond(c, other.origin) | other.origin);
      else
        closed |= ~below(c, other.stands);
    }
    return closed & file_of(pawn.origin);
  }
  /// Ranks before the furthest square of the set, as the colour moves.
  static SquareSet below(Color c, SquareSet set) {
    SquareSet ranks;
    for (Square const s : set) ranks |= ~(beyond(c, s) | rank_of(s));
    return ranks;
  }
  static SquareSet rank_of(Square s) { return SquareSet{std::uint64_t{0xFF} << (s.index() & 56U)}; }

  SquareSet enemy_rock_king(Color c) const {
    for (PieceReach const& each : reach_)
      if (each.piece.kind == Kind::king && each.piece.color != c && each.is_rock()) return each.stands;
    return {};
  }

  PiecesReach reach_;
  std::array<SquareSet, 2> landings_;  // where pieces of the colour may take
  std::array<SquareSet, 2> takes_;     // where a pawn of the colour may find something to take
  std::optional<Square> passed_;
  Color taker_ = Color::white;
  bool changed_ = false;
};

}  // namespace

SquareSet PieceReach::attacks() const {
  SquareSet const own =
      piece.kind == Kind::pawn ? pawn_attacks(piece.color, stands) : steps(piece.kind, stands);
  return own | officer_steps(promoted);
}

PiecesReach pieces_reach_of(Position const& position) { return Widening{position}.run(); }

}  // namespace tactus::arbitration

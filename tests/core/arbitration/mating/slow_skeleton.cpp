// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/arbitration/mating/slow_skeleton.hpp"

#include "tests/core/arbitration/mating/slow_officers.hpp"

#include <string>

namespace tactus::test {
namespace {

using chess::Kind;
using chess::Piece;
using chess::Placement;

std::string key_of(Frame const& frame) {
  std::string key(1, frame.turn == Color::white ? 'w' : 'b');
  for (unsigned i = 0; i < 64; ++i) {
    auto const piece = frame.men.at(Square::from_index(i));
    key += piece ? piece->fen_letter() : '.';
  }
  return key;
}

class Frames {
 public:
  Frames(chess::Setup const& setup, Color player) : player_(player), officers_(setup, player) {
    Frame first{{}, setup.turn};
    for (Man const& man : men_on(setup.placement))
      if (man.piece.kind == Kind::pawn || man.piece.kind == Kind::king) first.men.put(man.home, man.piece);
    meet(first);
  }
  SkeletonRuling run(std::size_t most_frames) {
    while (!waiting_.empty() && is_never_) {
      if (seen_.size() > most_frames) return SkeletonRuling::too_large;
      Frame const frame = waiting_.back();
      waiting_.pop_back();
      play_officers(frame);
      for (Man const& man : men_on(frame.men)) {
        if (man.piece.color != frame.turn) continue;
        if (man.piece.kind == Kind::king) play_king(frame, man.home);
        if (man.piece.kind == Kind::pawn) play_pawn(frame, man.home);
      }
    }
    return is_never_ ? SkeletonRuling::never_mates : SkeletonRuling::not_proven;
  }

 private:
  void meet(Frame const& frame) {
    if (seen_.insert(key_of(frame)).second) waiting_.push_back(frame);
  }
  void play(Frame const& before, Placement const& men, bool may_check) {
    if (before.turn == player_ && may_check && officers_.may_hem_in(men)) is_never_ = false;
    meet({men, opposite(before.turn)});
  }
  Square target(Placement const& men) const { return king_in(men, opposite(player_)); }

  void play_officers(Frame const& frame) {
    if (!officers_.any_moves(frame.turn)) return;
    play(frame, frame.men, officers_.may_attack(frame.men, target(frame.men)));
    for (Man const& man : men_on(frame.men)) {
      if (man.piece != Piece{opposite(frame.turn), Kind::pawn}) continue;
      if (!officers_.may_come(frame.turn, man.home)) continue;
      Placement men = frame.men;
      men.clear(man.home);
      play(frame, men, officers_.may_attack(men, target(men)));
    }
  }
  void play_king(Frame const& frame, Square from) {
    Piece const king{frame.turn, Kind::king};
    for (auto const& line : lines_of(king, from)) {
      Square const to = line.front();
      auto const there = frame.men.at(to);
      if (there && (there->color == frame.turn || there->kind == Kind::king)) continue;
      if (!officers_.may_king_stand(frame.turn, to)) continue;
      Placement men = frame.men;
      men.clear(from);
      men.put(to, king);
      if (is_attacked_by_men(men, to, opposite(frame.turn))) continue;
      play(frame, men, officers_.may_attack_over(men, target(men), from));
    }
  }
  void play_pawn(Frame const& frame, Square from) {
    int const forward = ahead(frame.turn);
    for (auto const& line : lines_of({frame.turn, Kind::pawn}, from)) {
      Square const to = line.front();
      bool const takes_pawn = frame.men.at(to) == Piece{opposite(frame.turn), Kind::pawn};
      if (takes_pawn || (!frame.men.at(to) && officers_.may_come(opposite(frame.turn), to)))
        put_pawn(frame, from, to);
    }
    auto const one = away(from, 0, forward);
    if (!one || !is_open(frame, *one)) return;
    put_pawn(frame, from, *one);
    bool const is_at_start = from.rank() == (frame.turn == Color::white ? chess::Rank::r2 : chess::Rank::r7);
    auto const two = away(*one, 0, forward);
    if (!is_at_start || !two || !is_open(frame, *two)) return;
    for (int const side : {-1, 1})  // en passant is beyond this proof
      if (auto const beside = away(*two, side, 0))
        if (frame.men.at(*beside) == Piece{opposite(frame.turn), Kind::pawn}) is_never_ = false;
    put_pawn(frame, from, *two);
  }
  bool is_open(Frame const& frame, Square s) const { return !frame.men.at(s) && !officers_.is_stuck_at(s); }
  void put_pawn(Frame const& frame, Square from, Square to) {
    if (to.rank() == chess::Rank::r1 || to.rank() == chess::Rank::r8) is_never_ = false;  // a new officer
    Placement men = frame.men;
    men.clear(from);
    men.put(to, {frame.turn, Kind::pawn});
    Square const king = target(men);
    play(frame, men, is_attacked_by_men(men, king, player_) || officers_.may_attack(men, king));
  }

  Color player_;
  SlowOfficers officers_;
  std::set<std::string> seen_;
  std::vector<Frame> waiting_;
  bool is_never_ = true;
};

}  // namespace

SkeletonRuling slow_skeleton_never_mates(chess::Setup const& setup, Color player, std::size_t most_frames) {
  if (!setup.castling_rooks.empty() || setup.en_passant) return SkeletonRuling::not_proven;
  return Frames{setup, player}.run(most_frames);
}

}  // namespace tactus::test

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/arbitration/mating/mating_checker.hpp"

#include "tests/core/arbitration/mating/slow_proofs.hpp"
#include "tests/core/arbitration/mating/slow_skeleton.hpp"
#include "tests/core/chess/long/slow_generator.hpp"

#include <algorithm>
#include <optional>
#include <ostream>
#include <set>

namespace tactus::test {
namespace {

using arbitration::CanMate;
using arbitration::CannotMate;
using arbitration::MatingProof;
using arbitration::NotKnown;
using chess::Color;
using chess::Kind;
using chess::Move;
using chess::Setup;

Ruling refused(std::string reason) { return {Ruling::Kind::refused, std::move(reason)}; }

std::string words_of(Move m, std::size_t ply) {
  return m.from().name() + m.to().name() + " at ply " + std::to_string(ply + 1);
}

bool is_check(Setup const& setup) {
  for (Man const& man : men_on(setup.placement))
    if (man.piece == chess::Piece{setup.turn, Kind::king})
      return slow_is_attacked(setup.placement, man.home, opposite(setup.turn));
  return false;
}

bool is_mate_by(Color player, Setup const& setup) {
  return setup.turn != player && is_check(setup) && slow_legal_moves(setup).empty();
}

std::string text_of(std::vector<Move> const& line) {
  std::string text;
  for (Move const m : line) {
    text += ' ' + m.from().name() + m.to().name();
    if (auto const kind = m.promotion()) text += chess::Piece{Color::black, *kind}.fen_letter();
  }
  return text;
}

/// The set-up after the move, if it is legal.
std::optional<Setup> after(std::vector<SlowMove> const& moves, Move m) {
  for (SlowMove const& each : moves)
    if (each.move == m) return each.after;
  return std::nullopt;
}

Ruling check_witness(Setup setup, Color player, std::vector<Move> const& line) {
  for (std::size_t ply = 0; ply < line.size(); ++ply) {
    auto const next = after(slow_legal_moves(setup), line[ply]);
    if (!next) return refused("not legal: " + words_of(line[ply], ply));
    setup = *next;
  }
  if (!is_mate_by(player, setup)) return refused("the line does not end in mate by the player");
  return {};
}

/// All that tells positions apart, as text.
std::string key_of(Setup const& setup) {
  std::string key(1, setup.turn == Color::white ? 'w' : 'b');
  for (unsigned i = 0; i < 64; ++i) {
    auto const piece = setup.placement.at(chess::Square::from_index(i));
    key += piece ? piece->fen_letter() : '.';
  }
  for (chess::Square const rook : setup.castling_rooks) key += rook.name();
  if (setup.en_passant) key += '/' + setup.en_passant->name();
  return key;
}

bool is_capture_or_pawn_move(Setup const& before, Move m) {
  if (m.is_castling()) return false;
  return before.placement.at(m.to()) || before.placement.at(m.from())->kind == Kind::pawn;
}

bool is_never_at_sight(Setup const& setup, Color player) {
  return slow_material_never_mates(setup.placement, player) || slow_reach_never_mates(setup, player);
}

Ruling check_by_exploring(Setup const& setup, Color player, std::size_t most_positions) {
  if (is_never_at_sight(setup, player)) return {};
  if (slow_skeleton_never_mates(setup, player, most_positions) == SkeletonRuling::never_mates) return {};
  switch (explore_slowly(setup, player, most_positions)) {
    case Exploration::no_mate: return {};
    case Exploration::mate: return refused("the player can mate");
    case Exploration::too_large: break;
  }
  return {Ruling::Kind::too_large_to_check, "more than " + std::to_string(most_positions) + " positions"};
}

Ruling check_proof(MatingProof proof, Setup const& setup, Color player, std::size_t most_positions) {
  switch (proof) {
    case MatingProof::game_over:
      if (!slow_legal_moves(setup).empty()) return refused("the game is not over: there are moves");
      return is_mate_by(player, setup) ? refused("the player has mated") : Ruling{};
    case MatingProof::material:
      return slow_material_never_mates(setup.placement, player) ? Ruling{}
                                                                : refused("this material can mate");
    case MatingProof::skeleton:
    case MatingProof::reach:
    case MatingProof::exhausted: break;
  }
  return check_by_exploring(setup, player, most_positions);
}

Ruling check_no(Setup setup, Color player, CannotMate const& answer, std::size_t most_positions) {
  for (std::size_t ply = 0; ply < answer.forced.size(); ++ply) {
    auto const moves = slow_legal_moves(setup);
    if (moves.size() != 1 || moves.front().move != answer.forced[ply])
      return refused("not the only move: " + words_of(answer.forced[ply], ply));
    setup = moves.front().after;
  }
  return check_proof(answer.proof, setup, player, most_positions);
}

}  // namespace

std::ostream& operator<<(std::ostream& out, Ruling const& ruling) {
  switch (ruling.kind) {
    case Ruling::Kind::accepted: return out << "accepted";
    case Ruling::Kind::refused: return out << "refused: " << ruling.reason;
    case Ruling::Kind::too_large_to_check: break;
  }
  return out << "too large to check: " << ruling.reason;
}

std::string text_of(arbitration::MatingVerdict const& verdict) {
  if (auto const* const yes = std::get_if<CanMate>(&verdict)) return "yes:" + text_of(yes->witness);
  if (auto const* const no = std::get_if<CannotMate>(&verdict))
    return "no, " + std::string{name_of(no->proof)} + " after" + text_of(no->forced) + ", " +
           std::to_string(no->positions) + " positions";
  return "not known, " + std::to_string(std::get<NotKnown>(verdict).positions) + " positions";
}

Exploration explore_slowly(Setup const& start, Color player, std::size_t most_positions) {
  std::set<std::string> seen{key_of(start)};
  std::vector<Setup> waiting{start};
  while (!waiting.empty()) {
    Setup const setup = waiting.back();
    waiting.pop_back();
    auto const moves = slow_legal_moves(setup);
    if (moves.empty() && setup.turn != player && is_check(setup)) return Exploration::mate;
    for (SlowMove const& each : moves) {
      if (!seen.insert(key_of(each.after)).second) continue;
      if (seen.size() > most_positions) return Exploration::too_large;
      if (is_capture_or_pawn_move(setup, each.move) && is_never_at_sight(each.after, player)) continue;
      waiting.push_back(each.after);
    }
  }
  return Exploration::no_mate;
}

Ruling check_answer(Setup const& start, Color player, arbitration::MatingVerdict const& verdict,
                    std::size_t most_positions) {
  if (auto const* const yes = std::get_if<CanMate>(&verdict))
    return check_witness(start, player, yes->witness);
  if (auto const* const no = std::get_if<CannotMate>(&verdict))
    return check_no(start, player, *no, most_positions);
  return {};
}

}  // namespace tactus::test

// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/what_to_do/matter.hpp"

#include "core/arbitration/judged_line.hpp"
#include "core/notation/move_pattern.hpp"
#include "src/arbiter/reconcile/game_evidence.hpp"

namespace tactus::desk {
namespace {

using chess::Color;

Answers of_flag(Color fallen) {
  return {{"What happened?", "One flag fell"}, {"Whose flag fell?", word_of(fallen)}};
}

Answers of_illegal_move(program::GameEvidence const& evidence) {
  auto const& line = evidence.state().line();
  auto const ply = arbitration::JudgedLine{line}.first_illegal();
  if (!ply) return {};
  if (*ply != line.plies()) return {{"What happened?", "An illegal move found later"}};
  return {{"What happened?", "An illegal move was completed"},
          {"Who made the illegal move?", word_of(line.diagram_at(*ply - 1).turn())},
          {"Which move?", coordinates(line.moves()[*ply - 1])}};
}

Answers of_draw_claim(program::GameEvidence const& evidence, table::ClaimMade const& claim) {
  bool const is_threefold = claim.kind == table::ClaimKind::threefold;
  Answers answers{
      {"What happened?", "Draw claimed: it has happened"},
      {"Who claims?", word_of(claim.by)},
      {"What does he claim?", is_threefold ? "third time the same position" : "fifty moves each"}};
  if (!claim.written) return answers;
  auto const meant = notation::understand(evidence.state().line().current(), *claim.written);
  auto const* const move = std::get_if<chess::Move>(&meant);
  answers["What happened?"] = "Draw claimed: with a written move";
  if (move != nullptr) answers["Which move did he write?"] = coordinates(*move);
  return answers;
}

/// Guideline III, which was announced at this table, or rule 10b.
Answers of_quickplay_finish(program::GameEvidence const& evidence, table::ClaimMade const& claim) {
  bool const is_claim = claim.kind == table::ClaimKind::normal_means;
  Answers answers{{"Whose clock runs?", word_of(evidence.state().to_move())},
                  {"Increment? 0 for none.", "0"},
                  {"Was the quickplay finish announced?", "yes"},
                  {"Where?", "another country"}};
  answers["What happened?"] = is_claim ? "May he claim: no normal means?" : "Extra seconds are requested";
  answers[is_claim ? "Who claims?" : "Who asks for extra seconds?"] = word_of(claim.by);
  return answers;
}

Answers of_claim(program::GameEvidence const& evidence, table::ClaimMade const& claim) {
  switch (claim.kind) {
    case table::ClaimKind::threefold:
    case table::ClaimKind::fifty_moves: return of_draw_claim(evidence, claim);
    case table::ClaimKind::flag_fall: return of_flag(opposite(claim.by));
    case table::ClaimKind::illegal_move: return of_illegal_move(evidence);
    case table::ClaimKind::normal_means:
    case table::ClaimKind::extra_seconds: return of_quickplay_finish(evidence, claim);
    case table::ClaimKind::touched_piece: break;
  }
  return {{"What happened?", "Touch-move is claimed"}};
}

}  // namespace

std::string word_of(Color player) { return player == Color::white ? "white" : "black"; }

std::string coordinates(chess::Move move) {
  std::string text = move.from().name() + move.to().name();
  if (move.promotion()) text += chess::Piece{Color::black, *move.promotion()}.fen_letter();
  return text;
}

Answers matter_of(program::GameEvidence const& evidence, Attention const& reason) {
  if (reason.claim) return of_claim(evidence, *reason.claim);
  switch (reason.why) {
    case Reason::boards_differ: return {{"What happened?", "The boards differ"}};
    case Reason::flag_fallen: return reason.by ? of_flag(*reason.by) : Answers{};
    case Reason::illegal_move: return of_illegal_move(evidence);
    case Reason::pressed_early:
      if (!reason.by || reason.article != arbitration::laws::law("7.5.3")) return {};
      return {{"What happened?", "Clock pressed without a move"},
              {"Who pressed without a move?", word_of(*reason.by)}};
    case Reason::ended_on_board:
    case Reason::drawn_by_itself: return {{"What happened?", "Is the game over?"}};
    default: return {};
  }
}

}  // namespace tactus::desk

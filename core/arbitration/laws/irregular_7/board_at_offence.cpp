// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/laws/irregular_7/board_at_offence.hpp"

#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/ends_5_9/game_end.hpp"
#include "core/arbitration/laws/touch_4/touched_pieces.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/legal/setup_faults.hpp"

namespace tactus::arbitration::laws {
namespace {

using chess::Move;
using chess::Position;
using chess::Setup;

Setup setup_of(Situation const& situation, chess::GameLine const& line) {
  if (line.plies() > 0) return setup_after(line.start(), line.moves());
  if (auto const* moves = situation.find<fact::Moves>()) return moves->from;
  return situation.find<fact::Position>()->setup;
}

std::optional<Move> legal_move(BoardAtOffence const& board, Offence const& offence) {
  if (!board.line || !offence.uci) return std::nullopt;
  auto const read = notation::read_uci(board.line->current(), *offence.uci);
  auto const* move = std::get_if<Move>(&read);
  return move ? std::optional{*move} : std::nullopt;
}

Ruling ended(GameEnd const& end, Situation const& situation, Law also, Message because) {
  Ruling ruling = ruling_of(end, situation.regime);
  cite(ruling, situation.regime, {also});
  ruling.explanation.push_back(std::move(because));
  return ruling;
}

std::optional<Ruling> end_by_queen(Situation const& situation, BoardAtOffence const& board,
                                   Offence const& offence) {
  auto const setup = with_queen(board, offence);
  auto const position =
      setup ? Position::from(*setup, chess::every_playable_fault) : tl::unexpected(chess::SetupFaults{});
  if (!position) return std::nullopt;
  auto const end = end_on_board(chess::GameLine{*position}, situation.regime);
  if (!end || (end->kind != EndKind::mate && end->kind != EndKind::stalemate)) return std::nullopt;
  Ruling ruling = ended(*end, situation, law("7.5.2"), say("The pawn becomes a queen."));
  ruling.promote_to = chess::Kind::queen;
  ruling.after = setup;
  ruling.notices.push_back(
      say("Doubtful: the queen was never set on the board. The exams read it so that the game ends by it."));
  return ruling;
}

}  // namespace

tl::expected<BoardAtOffence, FactFault> board_at(Situation const& situation, Offence const& offence) {
  BoardAtOffence board;
  if (!states_position(situation)) return board;
  board.has_moves_stated = situation.has<fact::Moves>();
  auto line = line_until(situation, offence.item);
  if (line) {
    board.setup = setup_of(situation, *line);
    board.line = *std::move(line);
    return board;
  }
  auto const* stated = situation.find<fact::Position>();
  bool const may_be_illegal = offence.kind == OffenceKind::king_captured;  // the king stood in check
  if (!stated || (stated->is_declared_valid && !may_be_illegal)) return tl::unexpected(line.error());
  board.setup = stated->setup;
  return board;
}

std::optional<Setup> with_queen(BoardAtOffence const& board, Offence const& offence) {
  if (!board.setup || !offence.square) return std::nullopt;
  chess::Piece const queen{offence.by, chess::Kind::queen};
  auto const piece = board.setup->placement.at(*offence.square);
  if (piece == chess::Piece{offence.by, chess::Kind::pawn}) {  // it stands there already
    Setup setup = *board.setup;
    setup.placement.put(*offence.square, queen);
    setup.turn = opposite(offence.by);
    setup.en_passant.reset();
    return setup;
  }
  if (!board.line) return std::nullopt;
  std::vector<Move> fits;
  for (Move const m : board.line->current().legal_moves())
    if (m.kind() == chess::MoveKind::promote_queen && m.to() == *offence.square) fits.push_back(m);
  if (fits.size() != 1 || board.line->current().turn() != offence.by) return std::nullopt;
  return setup_after(board.line->current(), fits.front());
}

Setup setup_to_mate_in(BoardAtOffence const& board, Offence const& offence) {
  if (offence.kind == OffenceKind::pawn_not_promoted)
    if (auto const promoted = with_queen(board, offence)) return *promoted;
  if (offence.kind == OffenceKind::two_hands)
    if (auto const move = legal_move(board, offence)) return setup_after(board.line->current(), *move);
  Setup setup = *board.setup;
  if (offence.kind == OffenceKind::king_captured)
    setup.turn = opposite(offence.by);  // his king stood in check
  return setup;
}

std::optional<std::vector<Move>> replacing(BoardAtOffence const& board, Offence const& offence) {
  if (!board.line || !offence.uci || board.line->current().turn() != offence.by) return std::nullopt;
  if (offence.kind == OffenceKind::castling_unfinished)
    if (auto const castling = legal_move(board, offence)) return std::vector{*castling};
  return moves_replacing(board.line->current(), *offence.uci);
}

std::optional<Ruling> end_brought_by(Situation const& situation, BoardAtOffence const& board,
                                     Offence const& offence) {
  if (offence.kind == OffenceKind::pawn_not_promoted) return end_by_queen(situation, board, offence);
  auto const move = offence.kind == OffenceKind::two_hands ? legal_move(board, offence) : std::nullopt;
  if (!move) return std::nullopt;
  chess::GameLine line = *board.line;
  line.play(*move);
  auto const end = end_of(line, situation.regime);
  if (!end) return std::nullopt;
  return ended(*end, situation, law("7.5.4"),
               say("The move ended the game before the clock was pressed: two hands change nothing."));
}

}  // namespace tactus::arbitration::laws

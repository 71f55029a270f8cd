// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/judged_line.hpp"

#include "core/legal/game_line.hpp"

#include <algorithm>

namespace tactus::arbitration {

namespace {

/// Nothing also where a promoted piece is not known: it may be any, and a check may be none.
std::optional<chess::Position> position_after(chess::PlayedLine played, std::size_t plies) {
  played.take_back_to(plies);
  if (!played.current().unknown().empty()) return std::nullopt;
  auto const position = chess::Position::from(chess::setup_of(played), chess::every_playable_fault);
  return position ? std::optional(*position) : std::nullopt;
}

}  // namespace

JudgedLine::JudgedLine(chess::PlayedLine const& played) : before_{chess::position_of(played.start())} {
  if (before_.front()) line_.emplace(*before_.front());
  for (std::size_t ply = 1; ply <= played.plies(); ++ply) {
    chess::Move const move = played.moves()[ply - 1];
    bool const is_known = played.diagram_at(ply).unknown().empty();
    is_judged_.push_back(line_.has_value());
    is_legal_.push_back(line_ && line_->current().is_legal(move));
    if (is_legal_.back() && is_known) {
      line_->play(move);
      before_.emplace_back(line_->current());
    } else {
      before_.push_back(position_after(played, ply));
      line_.reset();
      if (before_.back()) line_.emplace(*before_.back());
    }
  }
}

std::optional<std::size_t> JudgedLine::first_illegal() const {
  for (std::size_t i = 0; i < is_legal_.size(); ++i)
    if (is_judged_[i] && !is_legal_[i]) return i + 1;
  return std::nullopt;
}

bool stands(table::MovePutBack const& back, table::TableState const& state) {
  bool const is_announced =
      state.setup().player(back.by).is_blind && state.setup().board(back.by) != table::BoardKind::keyboard;
  if (!is_announced || back.ply != state.line().plies() + 1) return false;
  auto const before = JudgedLine{state.line()}.before(back.ply);
  return before && before->is_legal(back.move);
}

std::optional<Divergence> divergence(table::TableState const& state, chess::Color board) {
  auto const* const sense = state.board(board);
  auto const plies = state.line().plies();
  bool const stood_right = state.agreed_plies(board) == plies;
  if (!sense || (state.to_move() == board && stood_right)) return std::nullopt;
  auto const differing = state.difference(board);
  if (differing.empty()) return std::nullopt;
  Divergence found{.board = board,
                   .first_ply = stood_right ? 0 : static_cast<unsigned>(state.agreed_plies(board) + 1),
                   .is_disturbed = stood_right,
                   .is_settled = state.is_known_to_differ(board)};
  auto const expected = state.expected();
  for (chess::Square const s : differing)
    found.squares.push_back({s, expected.at(s), sense->occupied().contains(s), sense->piece_at(s)});
  return found;
}

}  // namespace tactus::arbitration

// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/laws/cases/followed_board.hpp"

#include "core/legal/reading/move_reading.hpp"

namespace tactus::arbitration::laws {
namespace {

using chess::Color;
using chess::Setup;
using chess::Square;

/// As hands do it, whoever has the move. Nothing: there is no such piece.
std::optional<Setup> carried_out(chess::Position const& before, std::string_view uci) {
  auto const from = Square::parse(uci.substr(0, 2));
  auto const to = Square::parse(uci.size() < 4 ? std::string_view{} : uci.substr(2, 2));
  if (!from || !to) return std::nullopt;
  auto const piece = before.at(*from);
  if (!piece) return std::nullopt;
  Setup setup = before.setup();
  setup.placement.put(*to, *piece);
  setup.placement.clear(*from);
  setup.turn = opposite(piece->color);
  setup.en_passant.reset();
  setup.halfmove_clock = 0;
  if (piece->color == Color::black) ++setup.fullmove_number;
  return setup;
}

}  // namespace

void FollowedBoard::play(std::string_view uci) {
  auto const read = notation::read_uci(line_.current(), uci);
  if (auto const* move = std::get_if<chess::Move>(&read)) {
    is_reached_legally_ = true;
    return line_.play(*move);
  }
  auto const setup = carried_out(line_.current(), uci);
  if (!setup) return;
  auto const position = chess::Position::from(*setup, chess::every_playable_fault);
  has_illegal_move_ = true;
  is_reached_legally_ = false;
  if (position) line_ = chess::GameLine{*position};
}

std::optional<std::string> played_by(Item const& item) {
  std::optional<std::string> uci;
  item.visit<event::MakeMove, event::IllegalMoveCompleted, event::TwoHandedMove>(
      [&uci](auto const& happening) { uci = happening.uci; });
  return uci;
}

}  // namespace tactus::arbitration::laws

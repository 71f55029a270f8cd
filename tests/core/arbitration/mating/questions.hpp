// SPDX-License-Identifier: GPL-3.0-or-later
// Questions about mating and their answers, as the tests need them.
#pragma once

#include "core/arbitration/mating/can_mate.hpp"
#include "core/legal/position.hpp"
#include "core/notation/fen.hpp"
#include "tests/core/arbitration/mating/mating_checker.hpp"

#include <array>
#include <string>
#include <string_view>

#include <boost/test/unit_test.hpp>

namespace tactus::test {

inline constexpr std::array<chess::Color, 2> both_colors{chess::Color::white, chess::Color::black};

/// Also with more men than a game has.
inline chess::Position playable(std::string_view fen) {
  auto const setup = notation::read_fen(fen);
  BOOST_REQUIRE_MESSAGE(setup, fen);
  auto const position = chess::Position::from(*setup, chess::unreachable_but_playable);
  BOOST_REQUIRE_MESSAGE(position, fen);
  return *position;
}

/// "yes", "no" or "not known".
inline std::string short_answer(arbitration::MatingVerdict const& verdict) {
  if (std::holds_alternative<arbitration::CanMate>(verdict)) return "yes";
  return std::holds_alternative<arbitration::CannotMate>(verdict) ? "no" : "not known";
}

inline std::string words_of(chess::Position const& position, chess::Color player) {
  return notation::write_fen(position) + (player == chess::Color::white ? " by White" : " by Black");
}

/// The same position with the colours of the men changed, seen from the other side of the board.
inline chess::Position mirrored(chess::Position const& position) {
  auto const flip = [](chess::Square s) { return chess::Square::from_index(s.index() ^ 56U); };
  chess::Setup const before = position.setup();
  chess::Setup setup = before;
  setup.placement = {};
  setup.castling_rooks = {};
  setup.turn = opposite(before.turn);
  for (chess::Square const s : before.placement.occupied()) {
    chess::Piece const piece = *before.placement.at(s);
    setup.placement.put(flip(s), {opposite(piece.color), piece.kind});
  }
  for (chess::Square const s : before.castling_rooks) setup.castling_rooks.insert(flip(s));
  if (before.en_passant) setup.en_passant = flip(*before.en_passant);
  auto const result = chess::Position::from(setup, chess::unreachable_but_playable);
  BOOST_REQUIRE(result);
  return *result;
}

}  // namespace tactus::test

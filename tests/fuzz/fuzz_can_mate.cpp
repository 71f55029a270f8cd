// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a board: an answer about mating stands up to the second opinion, keeps its budget, and is the
// same the second time.
#include "core/arbitration/mating/can_mate.hpp"
#include "core/chess/stated_position.hpp"
#include "core/legal/position.hpp"
#include "tests/core/arbitration/mating/mating_checker.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <span>

using namespace tactus;
using chess::Color;
using chess::Kind;
using chess::Square;

namespace {

constexpr std::size_t allowed = 1'000;
constexpr std::size_t most_to_check = 30;

void require(bool holds) {
  if (!holds) std::abort();
}

/// The first bytes are what is asked, then two for each man: where and what. Faults that can be left out are.
std::optional<chess::Position> read_board(std::span<std::uint8_t const> bytes) {
  if (bytes.size() < 4) return std::nullopt;
  chess::Setup setup;
  setup.turn = static_cast<Color>(bytes[0] & 1U);
  if ((bytes[0] & 4U) != 0)
    setup.en_passant = Square::from_index((setup.turn == Color::white ? 40U : 16U) + bytes[1] % 8U);
  if ((bytes[0] & 8U) != 0)
    for (unsigned const rook : {0U, 7U, 56U, 63U})
      if ((bytes[1] >> (rook % 5U) & 8U) != 0) setup.castling_rooks.insert(Square::from_index(rook));
  setup.placement.put(Square::from_index(bytes[2] % 64U), {Color::white, Kind::king});
  setup.placement.put(Square::from_index(bytes[3] % 64U), {Color::black, Kind::king});
  for (std::size_t i = 4; i + 1 < bytes.size(); i += 2) {
    Square const s = Square::from_index(bytes[i] % 64U);
    auto const there = setup.placement.at(s);
    if (there && there->kind == Kind::king) continue;
    setup.placement.put(
        s, {static_cast<Color>(bytes[i + 1] & 1U), static_cast<Kind>((bytes[i + 1] >> 1U) % 5U)});
  }
  auto const accepted = chess::every_playable_fault;
  auto const position = chess::Position::from(setup, accepted);
  return position ? std::optional{*position} : std::nullopt;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  auto const position = read_board({data, size});
  if (!position) return 0;
  Color const player = static_cast<Color>(data[0] >> 1U & 1U);
  auto const verdict = arbitration::can_mate(*position, player, {allowed, nullptr});
  auto const ruling = test::check_answer(position->setup(), player, verdict, most_to_check);
  require(ruling.kind != test::Ruling::Kind::refused);
  if (auto const* const open = std::get_if<arbitration::NotKnown>(&verdict))
    require(open->positions <= allowed + allowed / 10);
  auto const again = arbitration::can_mate(*position, player, {allowed, nullptr});
  require(test::text_of(again) == test::text_of(verdict));
  return 0;
}

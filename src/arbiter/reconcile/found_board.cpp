// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/reconcile/found_board.hpp"

#include "core/notation/fen.hpp"

#include <charconv>

namespace tactus::program {

using arbitration::reconcile::FoundBoard;

namespace {

constexpr std::size_t occupancy_digits = 16;

std::optional<chess::SquareSet> read_filled_squares(std::string_view text) {
  std::uint64_t bits = 0;
  auto const* const end = text.data() + text.size();
  auto const [stop, error] = std::from_chars(text.data(), end, bits, 16);
  if (text.size() != occupancy_digits || error != std::errc{} || stop != end) return std::nullopt;
  return chess::SquareSet{bits};
}

}  // namespace

std::optional<FoundBoard> read_found_board(std::string_view text) {
  auto const begin = text.find_first_not_of(" \t\r\n");
  if (begin == std::string_view::npos) return std::nullopt;
  text.remove_prefix(begin);
  text = text.substr(0, text.find_first_of(" \t\r\n"));
  if (auto const filled = read_filled_squares(text)) return FoundBoard{*filled};
  if (auto const pieces = notation::read_placement(text)) return FoundBoard{*pieces};
  return std::nullopt;
}

using arbitration::reconcile::FoundBoard;

std::optional<FoundBoard> sensed_board(table::TableState const& state, chess::Color player) {
  auto const* const sense = state.board(player);
  if (sense == nullptr) return std::nullopt;
  if (!sense->knows_pieces()) return FoundBoard{sense->occupied()};
  chess::Placement pieces;
  for (chess::Square const s : sense->occupied())
    if (auto const piece = sense->piece_at(s)) pieces.put(s, *piece);
  return FoundBoard{pieces};
}

}  // namespace tactus::program

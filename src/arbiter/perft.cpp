// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/arbiter/perft.hpp"

#include "core/legal/move_reading.hpp"
#include "core/legal/perft.hpp"
#include "core/legal/position.hpp"
#include "core/notation/move_text.hpp"
#include "src/arbiter/exit_code.hpp"
#include "src/arbiter/position_argument.hpp"

#include <cstdint>
#include <ostream>

namespace tactus::program {
namespace {

/// In Chess960 castling is always written as king takes rook.
std::string name_of(chess::Position const& position, chess::Move move, bool is_chess960) {
  if (is_chess960 && move.is_castling()) return move.from().name() + move.to().name();
  return notation::write_uci(position, move);
}

}  // namespace

int run_perft(PerftOptions const& options, std::ostream& out, std::ostream& errors) {
  auto const position = read_position(options.fen);
  if (!position) {
    for (std::string const& fault : position.error()) errors << "error: " << fault << '\n';
    return usage_error;
  }
  std::uint64_t nodes = 0;
  for (chess::Move const move : position->legal_moves()) {
    std::uint64_t const count = chess::perft(position->after(move), options.depth - 1);
    out << name_of(*position, move, options.is_chess960) << ": " << count << '\n';
    nodes += count;
  }
  out << "\nnodes " << nodes << '\n';
  return 0;
}

}  // namespace tactus::program

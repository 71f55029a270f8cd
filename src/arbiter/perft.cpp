// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/arbiter/perft.hpp"

#include "core/chess/perft.hpp"
#include "core/notation/fen.hpp"
#include "core/notation/move_text.hpp"

#include <cstdint>
#include <ostream>

namespace tactus::program {
namespace {

constexpr int usage = 2;

/// In Chess960 castling is always written as king takes rook.
std::string name_of(chess::Position const& position, chess::Move move, bool is_chess960) {
  if (is_chess960 && move.is_castling()) return move.from().name() + move.to().name();
  return notation::write_uci(position, move);
}

}  // namespace

int run_perft(PerftOptions const& options, std::ostream& out, std::ostream& errors) {
  auto const setup = notation::read_fen(options.fen);
  if (!setup) {
    errors << "error: FEN: " << notation::describe(setup.error()) << '\n';
    return usage;
  }
  auto const position = chess::Position::from(*setup, chess::unreachable_but_playable);
  if (!position) {
    for (chess::SetupFault const fault : position.error().each())
      errors << "error: FEN: " << chess::describe(fault) << '\n';
    return usage;
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

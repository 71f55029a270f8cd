// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as a FEN: what is read is written and read alike, and what can be played on is played on for one
// move.
#include "core/chess/stated_position.hpp"
#include "core/legal/position.hpp"
#include "core/notation/fen.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace tactus;

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

chess::SetupFaults all_faults() {
  chess::SetupFaults faults;
  for (unsigned i = 0; i < 14; ++i) faults = faults | static_cast<chess::SetupFault>(1U << i);
  return faults;
}

void play_every_move(chess::Position const& position) {
  chess::MoveList const moves = position.legal_moves();
  require(moves.size() == position.count_legal_moves());
  for (chess::Move const m : moves) {
    chess::Position const next = position.after(m);
    require(next.attackers(next.king(position.turn()), next.turn()).empty());
    auto const again = chess::Position::from(next.setup(), all_faults());
    require(again && *again == next);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  auto const setup = notation::read_fen({reinterpret_cast<char const*>(data), size});
  if (!setup) return 0;
  auto const again = notation::read_fen(notation::write_fen(*setup));
  require(again && *again == *setup);
  if (auto const position = chess::Position::from(*setup, all_faults())) play_every_move(*position);
  return 0;
}

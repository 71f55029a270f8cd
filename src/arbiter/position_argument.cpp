// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/arbiter/position_argument.hpp"

#include "core/chess/setup_fault.hpp"
#include "core/legal/legal_description.hpp"
#include "core/legal/position.hpp"
#include "core/notation/fen.hpp"

namespace tactus::program {

tl::expected<chess::Position, std::vector<std::string>> read_position(std::string_view fen) {
  auto const setup = notation::read_fen(fen);
  if (!setup) return tl::unexpected(std::vector{"FEN: " + std::string(notation::describe(setup.error()))});
  auto const position = chess::Position::from(*setup, chess::unreachable_but_playable);
  if (position) return *position;
  std::vector<std::string> faults;
  for (chess::SetupFault const fault : position.error().each())
    faults.push_back("FEN: " + std::string(chess::describe(fault)));
  return tl::unexpected(std::move(faults));
}

}  // namespace tactus::program

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sensing/basis.hpp"

namespace tactus::sensing {

chess::MoveList Basis::moves() const {
  if (auto const* const legal = position()) return legal->legal_moves();
  return std::get<chess::Diagram>(board_).moves();
}

chess::MoveList Basis::castlings() const {
  if (auto const* const legal = position()) return legal->legal_castling();
  return std::get<chess::Diagram>(board_).castlings();
}

}  // namespace tactus::sensing

// SPDX-License-Identifier: GPL-3.0-or-later
// A legal move said in the words of Appendix D, for those who may judge.
#pragma once

#include "core/legal/move_reading.hpp"

namespace tactus::notation {

/// A missing promotion piece is SeveralMoves, as is an origin that is needed and was not said.
ReadMove read_spoken_move(chess::Position const& position, std::string_view words);

}  // namespace tactus::notation

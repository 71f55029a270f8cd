// SPDX-License-Identifier: GPL-3.0-or-later
// The words of one command line of the simulator. Pure.
#pragma once

#include "core/chess/piece.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::sim {

using Words = std::vector<std::string>;

Words split_words(std::string_view line);
/// "white" or "black".
std::optional<chess::Color> read_color(std::string const& word);
/// One letter as in FEN.
std::optional<chess::Piece> read_piece(std::string const& word);
/// 0 to 1,000,000.
std::optional<unsigned> read_number(std::string const& word);

}  // namespace tactus::sim

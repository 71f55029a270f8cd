// SPDX-License-Identifier: GPL-3.0-or-later
// Players and pieces as words inside a fact. Finnish ones take the case that the sentence asks for
// ("{player:n}"); those of other languages stand in the catalogue.
#pragma once

#include "core/chess/piece.hpp"
#include "src/words/catalogue.hpp"

#include <string>
#include <string_view>

namespace tactus::equipment {

/// "White", "valkean".
std::string player_words(words::Catalogue const& catalogue, chess::Color color, std::string_view form);
/// "white pawn", "ein weißer Bauer", "valkea sotilas".
std::string piece_words(words::Catalogue const& catalogue, chess::Piece piece, std::string_view form);

}  // namespace tactus::equipment

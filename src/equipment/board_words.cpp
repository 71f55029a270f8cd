// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/equipment/board_words.hpp"

#include "speech/translatable.hpp"
#include "src/words/inflected.hpp"

#include <array>
#include <cstddef>

namespace tactus::equipment {
namespace {

using speech::translatable;
using words::Language;

// In the order of the enumerations: colours, kinds.
constexpr std::array players{// Translators: A player, as in "Board of {player}: ready."
                             translatable("White"),
                             // Translators: A player, as in "Board of {player}: ready."
                             translatable("Black")};
constexpr std::array<std::array<std::string_view, 6>, 2> pieces{{
    {// Translators: A piece, as in "{square} is empty, a {piece} belongs there.", with its article if it
     // needs one.
     translatable("white pawn"),
     // Translators: A piece, as in "{square} is empty, a {piece} belongs there.", with its article if it
     // needs one.
     translatable("white knight"),
     // Translators: A piece, as in "{square} is empty, a {piece} belongs there.", with its article if it
     // needs one.
     translatable("white bishop"),
     // Translators: A piece, as in "{square} is empty, a {piece} belongs there.", with its article if it
     // needs one.
     translatable("white rook"),
     // Translators: A piece, as in "{square} is empty, a {piece} belongs there.", with its article if it
     // needs one.
     translatable("white queen"),
     // Translators: A piece, as in "{square} is empty, a {piece} belongs there.", with its article if it
     // needs one.
     translatable("white king")},
    {// Translators: A piece, as in "{square} is empty, a {piece} belongs there.", with its article if it
     // needs one.
     translatable("black pawn"),
     // Translators: A piece, as in "{square} is empty, a {piece} belongs there.", with its article if it
     // needs one.
     translatable("black knight"),
     // Translators: A piece, as in "{square} is empty, a {piece} belongs there.", with its article if it
     // needs one.
     translatable("black bishop"),
     // Translators: A piece, as in "{square} is empty, a {piece} belongs there.", with its article if it
     // needs one.
     translatable("black rook"),
     // Translators: A piece, as in "{square} is empty, a {piece} belongs there.", with its article if it
     // needs one.
     translatable("black queen"),
     // Translators: A piece, as in "{square} is empty, a {piece} belongs there.", with its article if it
     // needs one.
     translatable("black king")},
}};

}  // namespace

std::string player_words(words::Catalogue const& catalogue, chess::Color color, std::string_view form) {
  if (catalogue.language() == Language::finnish) return words::color_words(Language::finnish, color, form);
  return std::string(catalogue.translate(players[static_cast<std::size_t>(color)]));
}

std::string piece_words(words::Catalogue const& catalogue, chess::Piece piece, std::string_view form) {
  if (catalogue.language() == Language::finnish)
    return words::color_words(Language::finnish, piece.color, form) + " " +
           words::kind_words(Language::finnish, piece.kind, form);
  auto const& of_color = pieces[static_cast<std::size_t>(piece.color)];
  return std::string(catalogue.translate(of_color[static_cast<std::size_t>(piece.kind)]));
}

}  // namespace tactus::equipment

// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/drivers/fields.hpp"

#include "devices/drivers/ascii.hpp"

#include <fmt/format.h>

namespace tactus::devices {

std::string board_letters(chess::Placement const& placement) {
  std::string letters(64, '.');
  for (unsigned field = 0; field < 64; ++field)
    if (auto const piece = placement.at(square_of_field(field))) letters[field] = piece->fen_letter();
  return letters;
}

std::optional<chess::Placement> placement_from_letters(std::string_view letters) {
  if (letters.size() != 64) return std::nullopt;
  chess::Placement placement;
  for (unsigned field = 0; field < 64; ++field) {
    if (letters[field] == '.') continue;
    auto const piece = chess::Piece::from_fen_letter(letters[field]);
    if (!piece) return std::nullopt;
    placement.put(square_of_field(field), *piece);
  }
  return placement;
}

std::string occupancy_hex(chess::SquareSet squares) {
  std::string digits;
  for (unsigned rank = 0; rank < 8; ++rank) {
    unsigned bits = 0;
    for (unsigned file = 0; file < 8; ++file)
      if (squares.contains(square_of_field(rank * 8 + file))) bits |= 0x80U >> file;
    digits += fmt::format("{:02X}", bits);
  }
  return digits;
}

std::optional<chess::SquareSet> occupancy_from_hex(std::string_view digits) {
  if (digits.size() != 16) return std::nullopt;
  chess::SquareSet squares;
  for (unsigned i = 0; i < 16; ++i) {
    auto const value = hex_value(digits[i]);
    if (!value) return std::nullopt;
    for (unsigned bit = 0; bit < 4; ++bit)
      if ((*value & (8U >> bit)) != 0) squares.insert(square_of_field(i * 4 + bit));
  }
  return squares;
}

chess::Placement placement_of_fields(std::string_view letters) {
  chess::Placement placement;
  for (unsigned field = 0; field < letters.size(); ++field)
    if (auto const piece = chess::Piece::from_fen_letter(letters[field]))
      placement.put(square_of_field(field), *piece);
  return placement;
}

}  // namespace tactus::devices

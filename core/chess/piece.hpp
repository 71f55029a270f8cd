// SPDX-License-Identifier: GPL-3.0-or-later
// Colours, kinds of pieces, and a piece as one value. Letters as in FEN: capitals are White.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>

namespace tactus::chess {

enum class Color : std::uint8_t { white, black };
constexpr Color opposite(Color c) { return c == Color::white ? Color::black : Color::white; }

enum class Kind : std::uint8_t { pawn, knight, bishop, rook, queen, king };

struct Piece {
  Color color = Color::white;
  Kind kind = Kind::pawn;

  constexpr char fen_letter() const {
    char const capital = "PNBRQK"[static_cast<unsigned>(kind)];
    return color == Color::white ? capital : static_cast<char>(capital - 'A' + 'a');
  }
  static constexpr std::optional<Piece> from_fen_letter(char letter) {
    Color const color = letter >= 'a' ? Color::black : Color::white;
    switch (color == Color::black ? static_cast<char>(letter - 'a' + 'A') : letter) {
      case 'P': return Piece{color, Kind::pawn};
      case 'N': return Piece{color, Kind::knight};
      case 'B': return Piece{color, Kind::bishop};
      case 'R': return Piece{color, Kind::rook};
      case 'Q': return Piece{color, Kind::queen};
      case 'K': return Piece{color, Kind::king};
      default: return std::nullopt;
    }
  }
  constexpr auto operator<=>(Piece const&) const =
      default;  // NOLINT(modernize-use-nullptr): not about pointers
};

// A value for each player, by the colour of his pieces.

inline constexpr std::array both_colors{Color::white, Color::black};

template <class Value>
struct ByColor {
  Value white{};
  Value black{};

  constexpr Value& operator[](Color color) { return color == Color::white ? white : black; }
  constexpr Value const& operator[](Color color) const { return color == Color::white ? white : black; }
  bool operator==(ByColor const&) const = default;
};

}  // namespace tactus::chess

// SPDX-License-Identifier: GPL-3.0-or-later
// The letters of pieces as sheets have them (Appendix C).
#pragma once

#include "core/chess/piece.hpp"
#include "core/message/language.hpp"

#include <array>
#include <optional>

namespace tactus::notation {

/// The letters of king, queen, rook, bishop, knight on a sheet (Appendix C.2 to C.4). Pawns have none.
struct PieceLetters {
  char king, queen, rook, bishop, knight;

  constexpr bool operator==(PieceLetters const&) const = default;

  /// '\0' for a pawn.
  constexpr char of(chess::Kind kind) const {
    switch (kind) {
      case chess::Kind::king: return king;
      case chess::Kind::queen: return queen;
      case chess::Kind::rook: return rook;
      case chess::Kind::bishop: return bishop;
      case chess::Kind::knight: return knight;
      case chess::Kind::pawn: break;
    }
    return '\0';
  }
  constexpr std::optional<chess::Kind> kind_of(char letter) const {
    using chess::Kind;
    for (Kind const kind : {Kind::king, Kind::queen, Kind::rook, Kind::bishop, Kind::knight})
      if (of(kind) == letter && letter != '\0') return kind;
    return std::nullopt;
  }

  /// Where a pawn is named at all, as in "exP": in English and French, German and Swedish, Finnish.
  constexpr bool is_pawn(char letter) const;
};
inline constexpr PieceLetters english{'K', 'Q', 'R', 'B', 'N'};
inline constexpr PieceLetters german{'K', 'D', 'T', 'L', 'S'};
inline constexpr PieceLetters swedish = german;
inline constexpr PieceLetters finnish{'K', 'D', 'T', 'L', 'R'};
inline constexpr PieceLetters french{'R', 'D', 'T', 'F', 'C'};

constexpr bool PieceLetters::is_pawn(char letter) const {
  return letter == 'P' || letter == (*this == german ? 'B' : *this == finnish ? 'S' : 'P');
}

/// The languages whose letters are known.
struct LettersOfLanguage {
  Language language;
  PieceLetters letters;
};
inline constexpr std::array letters_of_languages{
    LettersOfLanguage{Language::english, english}, LettersOfLanguage{Language::finnish, finnish},
    LettersOfLanguage{Language::german, german}, LettersOfLanguage{Language::swedish, swedish},
    LettersOfLanguage{Language::french, french}};

/// Nothing: a language that is not known here.
constexpr std::optional<PieceLetters> letters_of(Language language) {
  for (LettersOfLanguage const& each : letters_of_languages)
    if (each.language == language) return each.letters;
  return std::nullopt;
}

}  // namespace tactus::notation

// SPDX-License-Identifier: GPL-3.0-or-later
// The vocabulary of Appendix D of the FIDE Laws (2023, D.2.1), which is German in every interface language.
#pragma once

#include "core/chess/piece.hpp"
#include "core/chess/square.hpp"

#include <string_view>

namespace tactus::notation {

/// With umlauts, as they are spoken: "Anna", "eins", "Springer".
std::string_view word(chess::File file);
std::string_view word(chess::Rank rank);
std::string_view word(chess::Kind kind);

// "Kurze Rochade" and "Lange Rochade", the fixed phrases.
inline constexpr std::string_view short_castling_word = "Kurze";
inline constexpr std::string_view long_castling_word = "Lange";
inline constexpr std::string_view castling_word = "Rochade";
/// Not in the Laws: the usual German word, said or left out.
inline constexpr std::string_view capture_word = "schlägt";

}  // namespace tactus::notation

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/appendix_d_words.hpp"

namespace tactus::notation {

MoveWords const& appendix_d_words() {
  static MoveWords const words{
      .files = {"Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"},
      .ranks = {"eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"},
      .kinds = {"Bauer", "Springer", "Läufer", "Turm", "Dame", "König"},
      .short_castling = "Kurze Rochade",
      .long_castling = "Lange Rochade",
      .capture = "schlägt",
      .en_passant = "im Vorbeigehen",
      .check = "Schach",
      .mate = "matt",
  };
  return words;
}

MoveWords const& appendix_d_words_with_zwo() {
  static MoveWords const words = [] {
    MoveWords changed = appendix_d_words();
    changed.ranks[1] = "zwo";
    return changed;
  }();
  return words;
}

std::string_view word(chess::File file) { return appendix_d_words().of(file); }
std::string_view word(chess::Rank rank) { return appendix_d_words().of(rank); }
std::string_view word(chess::Kind kind) { return appendix_d_words().of(kind); }

}  // namespace tactus::notation

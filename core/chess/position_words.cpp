// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/chess/position_words.hpp"

namespace tactus::chess {
namespace {

/// SplitMix64 (Steele, Lea, Flood 2014): well mixed words from consecutive counts.
constexpr Bits mixed(Bits& count) {
  Bits word = count += 0x9E3779B97F4A7C15U;
  word = (word ^ word >> 30U) * 0xBF58476D1CE4E5B9U;
  word = (word ^ word >> 27U) * 0x94D049BB133111EBU;
  return word ^ word >> 31U;
}

constexpr KeyWords make_words() {
  KeyWords words{};
  Bits count = 0x54414354;
  for (auto& board : words.piece)
    for (Bits& word : board) word = mixed(count);
  for (Bits& word : words.castling_rook) word = mixed(count);
  for (Bits& word : words.en_passant_file) word = mixed(count);
  words.black_to_move = mixed(count);
  return words;
}

}  // namespace

constexpr KeyWords key_words = make_words();

Bits key_from_nothing(PositionWords const& words) {
  Bits key = castling_key(words.castling_rooks);
  for (Bits rest = words.occupied(); rest != 0; rest &= rest - 1) {
    auto const square = static_cast<unsigned>(std::countr_zero(rest));
    key ^= key_words.piece[words.codes[square]][square];
  }
  if (words.turn == Color::black) key ^= key_words.black_to_move;
  if (words.en_passant != no_en_passant) key ^= key_words.en_passant_file[words.en_passant & 7U];
  return key;
}

}  // namespace tactus::chess

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/announcement_words.hpp"

#include "core/notation/appendix_d_words.hpp"

namespace tactus::notation {
namespace {

using Words = std::vector<std::string_view>;

void add_origin(Words& out, chess::MoveDescription const& move, Style style) {
  bool const is_full = style == Style::full;
  if (move.needs_file || is_full) out.push_back(word(move.from.file()));
  if (move.needs_rank || is_full) out.push_back(word(move.from.rank()));
}

void add_squares(Words& out, chess::MoveDescription const& move, MoveWording const& wording) {
  if (move.piece.kind != chess::Kind::pawn || wording.says_pawn) out.push_back(word(move.piece.kind));
  add_origin(out, move, wording.style);
  if (move.captured && wording.says_captures) out.push_back(capture_word);
  out.insert(out.end(), {word(move.to.file()), word(move.to.rank())});
  if (move.promotion) out.push_back(word(*move.promotion));
  if (move.is_en_passant && wording.says_en_passant) out.insert(out.end(), {"im", "Vorbeigehen"});
}

void add_check(Words& out, chess::CheckState gives) {
  switch (gives) {
    case chess::CheckState::none: return;
    case chess::CheckState::check: out.emplace_back("Schach"); return;
    case chess::CheckState::mate: out.emplace_back("matt"); return;
  }
}

}  // namespace

Words announcement_words(chess::MoveDescription const& move, MoveWording const& wording) {
  Words out;
  if (move.is_castling())
    out = {move.is_short_castling ? short_castling_word : long_castling_word, castling_word};
  else
    add_squares(out, move, wording);
  if (wording.says_check) add_check(out, move.gives);
  return out;
}

}  // namespace tactus::notation

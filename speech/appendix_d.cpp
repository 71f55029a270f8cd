// SPDX-License-Identifier: GPL-3.0-or-later
// The order of the words of Appendix D in a move.
#include "speech/appendix_d.hpp"

namespace tactus::speech {
namespace {

using namespace std::string_view_literals;
using notation::word;

// Not in the Laws.
constexpr auto en_passant = "im Vorbeigehen"sv;
constexpr auto check = "Schach"sv;
constexpr auto mate = "matt"sv;

class Sentence {
 public:
  void add(std::string_view next) {
    if (!text_.empty()) text_ += ' ';
    text_ += next;
  }
  void add(chess::Square s) {
    add(word(s.file()));
    add(word(s.rank()));
  }
  std::string take() && { return std::move(text_); }

 private:
  std::string text_;
};

void add_origin(Sentence& out, chess::MoveDescription const& move, Style style) {
  bool const is_full = style == Style::full;
  if (move.needs_file || is_full) out.add(word(move.from.file()));
  if (move.needs_rank || is_full) out.add(word(move.from.rank()));
}

void add_squares(Sentence& out, chess::MoveDescription const& move, MoveWording const& wording) {
  if (move.piece.kind != chess::Kind::pawn || wording.says_pawn) out.add(word(move.piece.kind));
  add_origin(out, move, wording.style);
  if (move.captured && wording.says_captures) out.add(notation::capture_word);
  out.add(move.to);
  if (move.promotion) out.add(word(*move.promotion));
  if (move.is_en_passant && wording.says_en_passant) out.add(en_passant);
}

void add_check(Sentence& out, chess::CheckState gives) {
  switch (gives) {
    case chess::CheckState::none: return;
    case chess::CheckState::check: out.add(check); return;
    case chess::CheckState::mate: out.add(mate); return;
  }
}

}  // namespace

std::string words(chess::MoveDescription const& move, MoveWording const& wording) {
  Sentence out;
  if (move.is_castling())
    out.add(move.is_short_castling ? notation::short_castling_words : notation::long_castling_words);
  else
    add_squares(out, move, wording);
  if (wording.says_check) add_check(out, move.gives);
  return std::move(out).take();
}

}  // namespace tactus::speech

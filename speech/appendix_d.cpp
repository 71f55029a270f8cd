// SPDX-License-Identifier: GPL-3.0-or-later
// The vocabulary of Appendix D as data, and the order of its words in a move.
#include "speech/appendix_d.hpp"

#include <array>
#include <cstddef>

namespace tactus::speech {
namespace {

using namespace std::string_view_literals;

// FIDE Laws 2023, D.2.1, with umlauts as they are spoken; in the order of the enumerations.
constexpr std::array file_words{"Anna"sv, "Bella"sv, "Cesar"sv,  "David"sv,
                                "Eva"sv,  "Felix"sv, "Gustav"sv, "Hector"sv};
constexpr std::array rank_words{"eins"sv, "zwei"sv,  "drei"sv,   "vier"sv,
                                "fünf"sv, "sechs"sv, "sieben"sv, "acht"sv};
constexpr std::array piece_words{"Bauer"sv, "Springer"sv, "Läufer"sv, "Turm"sv, "Dame"sv, "König"sv};
constexpr auto short_castling = "Kurze Rochade"sv;
constexpr auto long_castling = "Lange Rochade"sv;
// Not in the Laws.
constexpr auto captures = "schlägt"sv;
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
  if (move.captured && wording.says_captures) out.add(captures);
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

std::string_view word(chess::File file) { return file_words[static_cast<std::size_t>(file)]; }
std::string_view word(chess::Rank rank) { return rank_words[static_cast<std::size_t>(rank)]; }
std::string_view word(chess::Kind kind) { return piece_words[static_cast<std::size_t>(kind)]; }

std::string words(chess::MoveDescription const& move, MoveWording const& wording) {
  Sentence out;
  if (move.is_castling())
    out.add(move.is_short_castling ? short_castling : long_castling);
  else
    add_squares(out, move, wording);
  if (wording.says_check) add_check(out, move.gives);
  return std::move(out).take();
}

}  // namespace tactus::speech

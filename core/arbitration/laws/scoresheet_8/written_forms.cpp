// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/laws/scoresheet_8/written_forms.hpp"

#include "core/arbitration/book/edition_rules.hpp"
#include "core/arbitration/laws/cases/facts.hpp"
#include "core/chess/move_description.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"

#include <algorithm>

namespace tactus::arbitration::laws {
namespace {

using chess::CheckState;
using chess::Kind;
using chess::Move;
using chess::MoveDescription;
using chess::Position;
using chess::Square;

/// Which optional parts a form has.
struct Form {
  bool is_long = false;
  bool says_capture = true;
};

std::string moved(MoveDescription const& d, notation::PieceLetters const& letters, Form form) {
  if (d.is_castling()) return d.is_short_castling ? "0-0" : "0-0-0";
  std::string text;
  if (d.piece.kind != Kind::pawn) text += letters.of(d.piece.kind);  // C.4
  if (d.needs_file || form.is_long) text += d.from.file_letter();
  if (d.needs_rank || form.is_long) text += d.from.rank_digit();
  if (d.captured && form.says_capture) text += 'x';
  text += d.to.name();
  if (d.promotion) text += letters.of(*d.promotion);
  return text;
}

std::vector<std::string> en_passant_marks(MoveDescription const& d, SheetLanguage language) {
  if (!d.is_en_passant) return {""};
  if (language == SheetLanguage::finnish) return {" o.l.", " e.p.", ""};
  return {" e.p.", ""};
}

std::vector<std::string> check_marks(CheckState gives) {
  switch (gives) {
    case CheckState::none: break;
    case CheckState::check: return {"+", ""};
    case CheckState::mate: return {"++", "X", "#", ""};
  }
  return {""};
}

void add_new(std::vector<std::string>& texts, std::string text) {
  if (std::find(texts.begin(), texts.end(), text) == texts.end()) texts.push_back(std::move(text));
}

/// Other pieces of the same kind and colour that attack the goal, those that may go there and those that
/// are pinned.
struct LikePieces {
  std::vector<Square> may_go;
  bool is_one_pinned = false;
};

LikePieces like_pieces(Position const& before, Move m) {
  LikePieces found;
  auto const piece = *before.at(m.from());
  if (piece.kind == Kind::pawn || piece.kind == Kind::king) return found;
  for (Square const s : before.attackers(m.to(), before.turn())) {
    if (s == m.from() || before.at(s) != piece) continue;
    if (before.is_legal(Move{s, m.to()}))
      found.may_go.push_back(s);
    else
      found.is_one_pinned = true;
  }
  return found;
}

/// C.10.1 one rank, C.10.2 one file, C.10.3 neither.
Law law_of_origin(Move m, Square other) {
  if (other.rank() == m.from().rank()) return law("C.10.1");
  if (other.file() == m.from().file()) return law("C.10.2");
  return law("C.10.3");
}

void add_origin_laws(std::vector<Law>& laws, Position const& before, Move m) {
  auto const like = like_pieces(before, m);
  for (Square const s : like.may_go) laws.push_back(law_of_origin(m, s));
  if (!like.may_go.empty() || like.is_one_pinned) laws.push_back(law("C.10"));
  if (like.is_one_pinned) laws.push_back(law("3.9.2"));
}

bool has_any(std::string_view text, std::string_view characters) {
  return text.find_first_of(characters) != std::string_view::npos;
}

bool starts_with_letter(std::string_view text, notation::PieceLetters const& letters) {
  auto const all = {letters.king, letters.queen, letters.rook, letters.bishop, letters.knight};
  return std::any_of(all.begin(), all.end(), [text](char each) { return text.starts_with(each); });
}

/// A pawn has no letter, its new piece and all others have.
void add_laws_of_letters(std::vector<Law>& laws, MoveDescription const& d) {
  if (d.is_castling()) return;
  bool const is_pawn_move = d.piece.kind == Kind::pawn && !d.promotion;
  if (is_pawn_move) return laws.push_back(law("C.4"));
  laws.insert(laws.end(), {law("C.3"), law("C.2")});
}

std::vector<Law> first_five(std::vector<Law> const& laws) {
  std::vector<Law> each;
  for (Law const one : laws)
    if (std::find(each.begin(), each.end(), one) == each.end() && each.size() < 5) each.push_back(one);
  return each;
}

}  // namespace

std::vector<std::string> written_forms(Position const& before, Move m, SheetLanguage language,
                                       Regime regime) {
  auto const letters = letters_of(language);
  std::vector<std::string> texts;
  if (!letters) return texts;
  auto const d = chess::describe(before, m);
  std::vector<Form> forms{{false, true}, {false, false}};
  if (rules_of(regime).is_long_form_named) forms.insert(forms.end(), {Form{true, true}, Form{true, false}});
  for (Form const form : forms)
    for (std::string const& en_passant : en_passant_marks(d, language))
      for (std::string const& check : check_marks(d.gives))
        add_new(texts, moved(d, *letters, form).append(check).append(en_passant));
  return texts;
}

std::vector<Law> laws_of_notation(Position const& before, Move m, std::string_view text) {
  auto const d = chess::describe(before, m);
  std::vector<Law> laws;
  if (offers_draw(text)) laws.push_back(law("C.12"));
  if (text.find(m.from().name()) != std::string_view::npos) laws.push_back(law("C.8"));
  if (d.is_castling()) laws.push_back(law("C.13"));
  if (d.promotion) laws.push_back(law("C.11"));
  if (d.is_en_passant) laws.insert(laws.end(), {law("C.9.3"), law("C.9"), law("C.13")});
  add_origin_laws(laws, before, m);
  if (d.gives != CheckState::none || has_any(text, "+X#")) laws.push_back(law("C.13"));
  if (d.captured && d.piece.kind == Kind::pawn) laws.push_back(law("C.9.3"));
  if (d.captured) laws.push_back(law("C.9"));
  add_laws_of_letters(laws, d);
  laws.push_back(law("C.8"));
  return first_five(laws);
}

std::vector<Law> laws_of_invalid(std::string_view text, notation::PieceLetters const& letters) {
  if (has_any(text.substr(0, 1), "0O")) return {law("C.13"), law("3.8.2"), law("C.8")};
  if (starts_with_letter(text, letters))
    return {law("C.10"), law("C.3"), law("C.8"), text.find('x') == text.npos ? law("C.2") : law("C.9")};
  if (!has_any(text.substr(0, 1), "abcdefgh")) return {law("C.4"), law("C.2"), law("C.3"), law("C.8")};
  if (has_any(text, "18")) return {law("C.11"), law("C.2"), law("C.3"), law("C.9"), law("C.8")};
  return {law("C.9.3"), law("C.9"), law("C.8"), law("C.4")};
}

bool offers_draw(std::string_view text) { return text.find("(=)") != std::string_view::npos; }

}  // namespace tactus::arbitration::laws

// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/braille/chess_code.hpp"

#include <algorithm>

namespace tactus::braille {

CellView ChessCode::cells(Sign sign) const {
  auto const row =
      std::find_if(rows.begin(), rows.end(), [sign](SignRow const& each) { return each.sign == sign; });
  return row == rows.end() ? CellView{} : row->cells;
}

CellView ChessCode::piece(chess::Kind kind) const {
  switch (kind) {
    case chess::Kind::pawn: return {};
    case chess::Kind::knight: return cells(Sign::knight);
    case chess::Kind::bishop: return cells(Sign::bishop);
    case chess::Kind::rook: return cells(Sign::rook);
    case chess::Kind::queen: return cells(Sign::queen);
    case chess::Kind::king: return cells(Sign::king);
  }
  return {};
}

std::string_view name_of(Sign sign) {
  switch (sign) {
    case Sign::digits: return "digits 0 to 9";
    case Sign::piece_prefix: return "before a piece letter";
    case Sign::king: return "king";
    case Sign::queen: return "queen";
    case Sign::rook: return "rook";
    case Sign::bishop: return "bishop";
    case Sign::knight: return "knight";
    case Sign::capture: return "capture";
    case Sign::check: return "check, before the square";
    case Sign::capture_check: return "capture with check";
    case Sign::check_behind: return "check, behind the move";
    case Sign::mate: return "mate";
    case Sign::short_castling: return "short castling";
    case Sign::long_castling: return "long castling";
    case Sign::en_passant: return "en passant";
    case Sign::black_moves: return "Black moves first";
  }
  return {};
}

std::string_view name_of(Standing standing) {
  switch (standing) {
    case Standing::published: return "published";
    case Standing::reported: return "reported";
    case Standing::unconfirmed: return "unconfirmed";
  }
  return {};
}

Cell cell_of(chess::File file) { return U"⠁⠃⠉⠙⠑⠋⠛⠓"[static_cast<unsigned>(file)]; }

// The tables. They hold data only.

namespace {

using enum Sign;
using enum Standing;

constexpr CellView lowered = U"⠴⠂⠆⠒⠲⠢⠖⠶⠦⠔";

constexpr SignRow english_rows[] = {
    {digits, lowered, published, "UKAAF Braille Chess Code 2015, 1.3"},
    {king, U"⠅", reported, "UKAAF Braille Chess Code 2015, 2.1 and 5.1"},
    {queen, U"⠟", published, "UKAAF Braille Chess Code 2015, 1.4"},
    {rook, U"⠗", reported, "UKAAF Braille Chess Code 2015, 3.2"},
    {bishop, U"⠇", reported, "UKAAF Braille Chess Code 2015, 5.1; the letter b would be the file"},
    {knight, U"⠎", published, "UKAAF Braille Chess Code 2015, 1.3"},
    {capture, U"⠰", reported, "UKAAF Braille Chess Code 2015, 3.4"},
    {check, U"⠘", reported, "UKAAF Braille Chess Code 2015, 3.4 and 3.6"},
    {capture_check, U"⠸", reported, "UKAAF Braille Chess Code 2015, 3.4"},
    {check_behind, U"⠜⠏", published, "UKAAF Braille Chess Code 2015, 1.4, for print +; read, never written"},
    {mate, U"⠜⠍", reported, "UKAAF Braille Chess Code 2015, 2.2"},
    {short_castling, U"⠴⠤⠴", unconfirmed, "Appendix C.13 in the code's digits"},
    {short_castling, U"⠕⠤⠕", unconfirmed, "letters instead of digits"},
    {long_castling, U"⠴⠤⠴⠤⠴", unconfirmed, "Appendix C.13 in the code's digits"},
    {long_castling, U"⠕⠤⠕⠤⠕", unconfirmed, "letters instead of digits"},
    {en_passant, U"⠑⠏", unconfirmed, "Appendix C.13 without points: a point would be a 4"},
    {black_moves, U"⠤", published, "UKAAF Braille Chess Code 2015, 1.2"},
};

constexpr SignRow german_rows[] = {
    {digits, lowered, unconfirmed, "as in the English code"},
    {piece_prefix, U"⠨", unconfirmed, "capital sign of German Braille: D alone would be the file"},
    {king, U"⠅", reported, "letters of D.2.1's names; figurines of de-chess.ctb (liblouis)"},
    {queen, U"⠙", reported, "letters of D.2.1's names; figurines of de-chess.ctb (liblouis)"},
    {rook, U"⠞", reported, "letters of D.2.1's names; figurines of de-chess.ctb (liblouis)"},
    {bishop, U"⠇", reported, "letters of D.2.1's names; figurines of de-chess.ctb (liblouis)"},
    {knight, U"⠎", reported, "letters of D.2.1's names; figurines of de-chess.ctb (liblouis)"},
    {capture, U"⠭", unconfirmed, "Appendix C.9, letter x"},
    {check_behind, U"⠖", unconfirmed, "Appendix C.13, plus sign of German Braille"},
    {mate, U"⠖⠖", unconfirmed, "Appendix C.13, plus sign of German Braille"},
    {short_castling, U"⠴⠤⠴", unconfirmed, "Appendix C.13 in lowered digits"},
    {long_castling, U"⠴⠤⠴⠤⠴", unconfirmed, "Appendix C.13 in lowered digits"},
    {en_passant, U"⠑⠏", unconfirmed, "Appendix C.13 without points"},
    {black_moves, U"⠤", unconfirmed, "as in the English code"},
};

constexpr SignRow finnish_rows[] = {
    {digits, lowered, unconfirmed, "as in the English code"},
    {piece_prefix, U"⠠", unconfirmed, "capital sign of Finnish Braille: D alone would be the file"},
    {king, U"⠅", unconfirmed, "letter of the Finnish Laws, C.2"},
    {queen, U"⠙", unconfirmed, "letter of the Finnish Laws, C.2"},
    {rook, U"⠞", unconfirmed, "letter of the Finnish Laws, C.2"},
    {bishop, U"⠇", unconfirmed, "letter of the Finnish Laws, C.2"},
    {knight, U"⠗", unconfirmed, "letter of the Finnish Laws, C.2"},
    {capture, U"⠭", unconfirmed, "Appendix C.9, letter x"},
    {check_behind, U"⠖", unconfirmed, "Appendix C.13, plus sign of Finnish Braille"},
    {mate, U"⠖⠖", unconfirmed, "Appendix C.13, plus sign of Finnish Braille"},
    {short_castling, U"⠴⠤⠴", unconfirmed, "Appendix C.13 in lowered digits"},
    {long_castling, U"⠴⠤⠴⠤⠴", unconfirmed, "Appendix C.13 in lowered digits"},
    {en_passant, U"⠑⠏", unconfirmed, "Appendix C.13 without points"},
    {black_moves, U"⠤", unconfirmed, "as in the English code"},
};

}  // namespace

ChessCode const english_chess{"English", english_literary, english_rows};
ChessCode const german_chess{"German", german_literary, german_rows};
ChessCode const finnish_chess{"Finnish", finnish_literary, finnish_rows};

ChessCode const* code_of(Language language) {
  if (language == Language::english) return &english_chess;
  if (language == Language::german) return &german_chess;
  if (language == Language::finnish) return &finnish_chess;
  return nullptr;
}

ChessCode const* code_of(notation::PieceLetters const& letters) {
  for (auto const& [language, its_letters] : notation::letters_of_languages)
    if (auto const* const code = code_of(language); code != nullptr && its_letters == letters) return code;
  return nullptr;
}

}  // namespace tactus::braille

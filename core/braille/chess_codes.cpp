// SPDX-License-Identifier: GPL-3.0-or-later
// The tables. They hold data only.
#include "core/braille/chess_code.hpp"

namespace tactus::braille {
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

}  // namespace tactus::braille

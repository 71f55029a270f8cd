// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/notation/fen.hpp"

#include "core/chess/start_positions.hpp"

#include <charconv>

namespace tactus::notation {
namespace {

using chess::Color;
using chess::File;
using chess::Kind;
using chess::Piece;
using chess::Placement;
using chess::Rank;
using chess::Setup;
using chess::Square;
using chess::SquareSet;

std::vector<std::string_view> fields_of(std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n";
  std::vector<std::string_view> fields;
  for (std::size_t start = text.find_first_not_of(blanks); start != std::string_view::npos;) {
    std::size_t const end = std::min(text.find_first_of(blanks, start), text.size());
    fields.push_back(text.substr(start, end - start));
    start = text.find_first_not_of(blanks, end);
  }
  return fields;
}

/// One rank of eight squares; two digits in a row are not written by the standard and mostly a slip.
bool read_rank(std::string_view text, Rank rank, Placement& placement) {
  unsigned file = 0;
  bool after_digit = false;
  for (char const c : text) {
    if (file > 7) return false;
    bool const is_digit = c >= '1' && c <= '8';
    if (is_digit) {
      if (after_digit) return false;
      file += static_cast<unsigned>(c - '0');
    } else {
      auto const piece = Piece::from_fen_letter(c);
      if (!piece) return false;
      placement.put(Square{static_cast<File>(file), rank}, *piece);
      ++file;
    }
    after_digit = is_digit;
  }
  return file == 8;
}

Rank back_rank(Color c) { return c == Color::white ? Rank::r1 : Rank::r8; }

std::optional<Square> king_at_home(Placement const& placement, Color color) {
  for (unsigned file = 0; file < 8; ++file) {
    Square const s{static_cast<File>(file), back_rank(color)};
    if (placement.at(s) == Piece{color, Kind::king}) return s;
  }
  return std::nullopt;
}

/// X-FEN: K and Q are the rook farthest out on that side of the king. Where none stands it is the corner, so
/// that the check of the set-up can name the fault.
Square outermost_rook(Placement const& placement, Color color, bool short_side) {
  auto const king = king_at_home(placement, color);
  for (unsigned i = 0; i < 8 && king; ++i) {
    Square const s{static_cast<File>(short_side ? 7 - i : i), back_rank(color)};
    if (s == *king) break;
    if (placement.at(s) == Piece{color, Kind::rook}) return s;
  }
  return Square{short_side ? File::h : File::a, back_rank(color)};
}

std::optional<Square> castling_rook(char letter, Placement const& placement) {
  bool const is_white = letter >= 'A' && letter <= 'Z';
  Color const color = is_white ? Color::white : Color::black;
  char const lower = is_white ? static_cast<char>(letter - 'A' + 'a') : letter;
  if (lower == 'k' || lower == 'q') return outermost_rook(placement, color, lower == 'k');
  if (lower >= 'a' && lower <= 'h') return Square{static_cast<File>(lower - 'a'), back_rank(color)};
  return std::nullopt;
}

std::optional<SquareSet> read_castling(std::string_view text, Placement const& placement) {
  SquareSet rooks;
  if (text == "-") return rooks;
  for (std::size_t i = 0; i < text.size(); ++i) {
    auto const rook = castling_rook(text[i], placement);
    if (!rook || text.find(text[i], i + 1) != std::string_view::npos) return std::nullopt;
    rooks.insert(*rook);
  }
  return rooks;
}

std::optional<std::uint16_t> read_count(std::string_view text) {
  std::uint16_t value = 0;
  auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

/// K or Q where the rook is the one that X-FEN means by it; else its file.
char x_fen_letter(Setup const& setup, Color color, Square rook) {
  auto const king = king_at_home(setup.placement, color);
  bool const short_side = king && rook > *king;
  if (!king || outermost_rook(setup.placement, color, short_side) != rook) return rook.file_letter();
  return short_side ? 'k' : 'q';
}

char shredder_letter(Setup const& /*setup*/, Color /*color*/, Square rook) { return rook.file_letter(); }

using CastlingLetter = char (*)(Setup const&, Color, Square);

void append_castling(std::string& text, Setup const& setup, Color color, CastlingLetter letter_of) {
  for (unsigned i = 8; i-- > 0;) {
    Square const rook{static_cast<File>(i), back_rank(color)};
    if (!setup.castling_rooks.contains(rook)) continue;
    char const letter = letter_of(setup, color, rook);
    text += color == Color::white ? static_cast<char>(letter - 'a' + 'A') : letter;
  }
}

std::string castling_field(Setup const& setup, CastlingLetter letter_of) {
  std::string text;
  append_castling(text, setup, Color::white, letter_of);
  append_castling(text, setup, Color::black, letter_of);
  return text.empty() ? "-" : text;
}

std::string write_fields(Setup const& setup, CastlingLetter letter_of) {
  std::string text = write_placement(setup.placement);
  text += setup.turn == Color::white ? " w " : " b ";
  text += castling_field(setup, letter_of);
  text += ' ';
  text += setup.en_passant ? setup.en_passant->name() : "-";
  text += ' ' + std::to_string(setup.halfmove_clock) + ' ' + std::to_string(setup.fullmove_number);
  return text;
}

}  // namespace

std::string_view describe(FenError e) {
  switch (e) {
    case FenError::too_few_fields: return "A FEN has six fields, or four when the counters are left out.";
    case FenError::too_many_fields: return "A FEN has at most six fields.";
    case FenError::bad_placement:
      return "The first field of a FEN is eight ranks of eight squares, written with KQRBNP, kqrbnp, 1 to 8 "
             "and '/'.";
    case FenError::bad_turn: return "The second field of a FEN is w or b.";
    case FenError::bad_castling:
      return "The third field of a FEN is '-' or the castling rights: K, Q, k, q or the files of the rooks.";
    case FenError::bad_en_passant:
      return "The fourth field of a FEN is '-' or the square that a pawn passed over.";
    case FenError::bad_halfmove_clock: return "The fifth field of a FEN is a number from 0 to 65535.";
    case FenError::bad_fullmove_number: return "The sixth field of a FEN is a number from 0 to 65535.";
  }
  return {};
}

tl::expected<Placement, FenError> read_placement(std::string_view text) {
  Placement placement;
  for (unsigned rank = 8; rank-- > 0;) {
    std::size_t const slash = text.find('/');
    if ((slash == std::string_view::npos) != (rank == 0)) return tl::unexpected(FenError::bad_placement);
    if (!read_rank(text.substr(0, slash), static_cast<Rank>(rank), placement))
      return tl::unexpected(FenError::bad_placement);
    if (rank != 0) text.remove_prefix(slash + 1);
  }
  return placement;
}

tl::expected<Setup, FenError> read_fen(std::string_view text) {
  auto const fields = fields_of(text);
  if (fields.size() > 6) return tl::unexpected(FenError::too_many_fields);
  if (fields.size() != 4 && fields.size() != 6) return tl::unexpected(FenError::too_few_fields);
  auto const placement = read_placement(fields[0]);
  if (!placement) return tl::unexpected(placement.error());
  Setup setup;
  setup.placement = *placement;
  if (fields[1] != "w" && fields[1] != "b") return tl::unexpected(FenError::bad_turn);
  setup.turn = fields[1] == "w" ? Color::white : Color::black;
  auto const rooks = read_castling(fields[2], setup.placement);
  if (!rooks) return tl::unexpected(FenError::bad_castling);
  setup.castling_rooks = *rooks;
  if (fields[3] != "-") {
    auto const passed = Square::parse(fields[3]);
    if (!passed) return tl::unexpected(FenError::bad_en_passant);
    setup.en_passant = *passed;
  }
  if (fields.size() == 4) return setup;
  auto const halfmoves = read_count(fields[4]);
  if (!halfmoves) return tl::unexpected(FenError::bad_halfmove_clock);
  auto const number = read_count(fields[5]);
  if (!number) return tl::unexpected(FenError::bad_fullmove_number);
  setup.halfmove_clock = *halfmoves;
  setup.fullmove_number = *number;
  return setup;
}

std::optional<chess::StatedPosition> read_start(std::string_view text) {
  unsigned number = 0;
  auto const [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (fault == std::errc{} && end == text.data() + text.size() && number < chess::start_positions)
    return chess::start_numbered(number);
  auto const setup = read_fen(text);
  auto const start = setup ? chess::StatedPosition::from(*setup) : tl::unexpected(chess::SetupFaults{});
  return start ? std::optional{*start} : std::nullopt;
}

std::string write_placement(Placement const& placement) {
  std::string text;
  for (unsigned rank = 8; rank-- > 0;) {
    unsigned empty = 0;
    for (unsigned file = 0; file < 8; ++file) {
      auto const piece = placement.at(Square{static_cast<File>(file), static_cast<Rank>(rank)});
      if (!piece) {
        ++empty;
        continue;
      }
      if (empty > 0) text += static_cast<char>('0' + empty);
      empty = 0;
      text += piece->fen_letter();
    }
    if (empty > 0) text += static_cast<char>('0' + empty);
    if (rank != 0) text += '/';
  }
  return text;
}

std::string write_fen(Setup const& setup) { return write_fields(setup, x_fen_letter); }

std::string write_shredder_fen(Setup const& setup) { return write_fields(setup, shredder_letter); }

}  // namespace tactus::notation

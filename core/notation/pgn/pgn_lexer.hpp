// SPDX-License-Identifier: GPL-3.0-or-later
// The words that a PGN text is made of. Internal to core/notation; the door is pgn_reader.hpp.
#pragma once

#include "core/instant.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tactus::notation {

/// Values of %clk (the mover's time left) and %emt (the time he spent), h:mm:ss with up to three decimals;
/// nothing where one is not there or cannot be read. The first of each counts.
struct ClockCommands {
  std::optional<Millis> left;
  std::optional<Millis> spent;
};
ClockCommands clock_commands(std::string_view comment);

enum class PgnWord : std::uint8_t {
  end,             // of the text
  tag,             // text: its name; value: its value, with escapes
  broken_tag,      // from '[' to the end of the line
  comment,         // text: without braces, or from ';' to the end of the line
  broken_comment,  // from '{' to the end of the text, or to the tags of another game
  glyph,           // "$14", or marks such as "!?"
  result,
  opening,  // of a variation
  closing,
  move,
  sign,   // an offered draw "(=)", which the Laws have written beside a move (8.1.5, C.12)
  stray,  // '}', ']' or '"' where there is nothing to close
};

/// The texts are parts of the whole text, so they also tell the place.
struct PgnToken {
  PgnWord word = PgnWord::end;
  std::string_view text;
  std::string_view value;
  bool is_loose =
      false;  // a tag with quotes that are not escaped, a comment with braces inside: read all the same
  bool is_numbered = false;  // the number of a move stands before it
};

/// Blanks, numbers of moves, dots and lines escaped with '%' are passed over.
class PgnLexer {
 public:
  explicit PgnLexer(std::string_view text);
  PgnToken next();
  /// The next word is the last one again.
  void step_back() { at_ = last_; }
  /// Between the last word and what stands before it.
  bool is_behind_empty_line() const;
  /// Goes on with the next line that begins as a tag does, after `place` of this text; the end if there is
  /// none.
  void go_to_tag_line_after(char const* place);

 private:
  void skip_between();
  bool skip_number();
  bool skip_escaped_line();
  PgnToken take_tag();
  PgnToken take_loose_tag(std::string_view name, char const* value);
  PgnToken take_braced_comment();
  PgnToken take_line_comment();
  PgnToken take_glyph();
  PgnToken take_opening_or_sign();
  PgnToken take_move_or_result();
  void skip_new_piece();
  std::string_view taken_since(char const* start) const {
    return {start, static_cast<std::size_t>(at_ - start)};
  }
  std::string_view rest_from(char const* start) const {
    return {start, static_cast<std::size_t>(end_ - start)};
  }
  char const* end_of_line() const;
  char const* end_of_line_from(char const* start) const;
  char const* end_of_nested() const;
  bool runs_into_tags(std::string_view comment);

  char const* begin_;
  char const* end_;
  char const* at_;
  char const* last_;           // where the last word began
  bool is_numbered_ = false;   // it has the number of a move before it
  char const* closing_brace_;  // the last one searched for, so that many open comments are not searched to
                               // the end each
};

// Line and column of a character in a text. Internal to core/notation.

struct TextPlace {
  std::size_t line = 1;
  std::size_t column = 1;  // in characters of UTF-8
};

/// Counts only when asked, and no character twice as long as the questions go forward.
class TextPlaces {
 public:
  explicit TextPlaces(std::string_view text) : begin_(text.data()), at_(begin_) {}
  /// Precondition: the character is in the text or at its end.
  TextPlace of(char const* character) {
    if (character < at_) {
      at_ = begin_;
      place_ = {};
    }
    for (; at_ != character; ++at_) {
      bool const begins_character = (static_cast<unsigned char>(*at_) & 0xC0U) != 0x80U;
      if (*at_ == '\n')
        place_ = {place_.line + 1, 1};
      else if (begins_character)
        ++place_.column;
    }
    return place_;
  }

 private:
  char const* begin_;
  char const* at_;
  TextPlace place_;
};

// What can be wrong with a game in PGN, and where.

enum class PgnFault : std::uint8_t {
  bad_tag,
  bad_fen,           // the tag FEN cannot be read, or SetUp announces one that is missing
  unplayable_setup,  // no game can be played from the tag FEN
  unknown_variant,
  not_a_move,
  null_move,
  no_such_move,
  several_moves,
  bad_glyph,
  misplaced_variation,  // with no move before it that it could replace
  deep_variation,
  unopened_variation,
  unclosed_variation,
  unclosed_comment,
  stray_character,
  loose_tag,       // quotes or backslashes in it are not escaped
  nested_comment,  // braces inside a comment
  passed_over,     // a sign or a word in the place of a move
  loose_move,      // in small or other letters: read as it is meant
  parted_tags,     // an empty line between the tags of a game
  late_variation,  // behind the result
};
/// One sentence in English: what was expected.
std::string_view describe(PgnFault fault);

/// All count from 1.
struct PgnPlace {
  std::size_t game = 1;
  std::size_t ply =
      0;  // of the move that could not be read, in a variation counted from the start too; 0: tags
  std::size_t line = 1;
  std::size_t column = 1;  // in characters of UTF-8
  bool operator==(PgnPlace const&) const = default;
};

/// Also a warning, of what was read all the same.
struct PgnError {
  PgnFault fault = PgnFault::not_a_move;
  PgnPlace place;
  std::string found;  // the text there, shortened
};

}  // namespace tactus::notation

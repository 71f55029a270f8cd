// SPDX-License-Identifier: GPL-3.0-or-later
// The words that a PGN text is made of. Internal to core/notation; the door is pgn_reader.hpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace tactus::notation {

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
  stray,  // '}', ']' or '"' where there is nothing to close
};

/// The texts are parts of the whole text, so they also tell the place.
struct PgnToken {
  PgnWord word = PgnWord::end;
  std::string_view text;
  std::string_view value;
};

/// Blanks, numbers of moves, dots and lines escaped with '%' are passed over.
class PgnLexer {
 public:
  explicit PgnLexer(std::string_view text);
  PgnToken next();
  /// The next word is the last one again.
  void step_back() { at_ = last_; }
  /// Goes on with the next line that begins as a tag does, after `place` of this text; the end if there is
  /// none.
  void go_to_tag_line_after(char const* place);

 private:
  void skip_between();
  bool skip_number();
  bool skip_escaped_line();
  PgnToken take_tag();
  PgnToken take_braced_comment();
  PgnToken take_line_comment();
  PgnToken take_glyph();
  PgnToken take_move_or_result();
  std::string_view taken_since(char const* start) const {
    return {start, static_cast<std::size_t>(at_ - start)};
  }
  char const* end_of_line() const;
  bool runs_into_tags(std::string_view comment);

  char const* begin_;
  char const* end_;
  char const* at_;
  char const* last_;           // where the last word began
  char const* closing_brace_;  // the last one searched for, so that many open comments are not searched to
                               // the end each
};

}  // namespace tactus::notation

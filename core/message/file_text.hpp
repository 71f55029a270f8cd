// SPDX-License-Identifier: GPL-3.0-or-later
// A text file as an editor has saved it, whichever and wherever. Pure; any thread.
#pragma once

#include "core/message/message.hpp"

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

namespace tactus {

enum class SavedAs : unsigned char {
  utf8,          // with or without a mark of byte order
  utf16,         // either order; without a mark where every second byte of its beginning is zero
  windows_1252,  // bytes that are no UTF-8; ISO 8859-1 is part of it
};

struct FileText {
  std::string text;  // UTF-8; lines end with LF, the last one too
  SavedAs as = SavedAs::utf8;
};

/// Any bytes. What is UTF-8 without carriage returns is not looked at twice.
FileText text_in(std::string bytes);
/// The file of these bytes again, with `text` for what text_in() reads of it. Lines that are the same keep
/// their very bytes; the others get the file's set of signs and its line ends. `text` has as many lines.
std::string saved_again(std::string_view bytes, std::string_view text);

/// A line of such a text; it is taken off, its end with it.
std::string_view take_line(std::string_view& text);
/// Without the blanks at both ends.
std::string_view trimmed(std::string_view text, std::string_view blanks = " \t\r\n");

/// Such a text that comes line by line, as from standard input: who types or pipes it is answered after each
/// line. One in UTF-16 is read to its end first.
class TextLines {
 public:
  /// The stream must outlive this.
  explicit TextLines(std::istream& in) : in_(in) {}
  /// The next line in UTF-8, without its end. False: there is none.
  bool next(std::string& line);

 private:
  bool take_from_stream(std::string& line);

  std::istream& in_;
  bool has_begun_ = false;
  std::optional<std::string> whole_{};  // of UTF-16: what of it is left
};

/// To be told once a file: it was read as something that it may not be. Nothing: it says itself what it is.
std::optional<Message> reading_note(std::string const& file, SavedAs as);

}  // namespace tactus

// SPDX-License-Identifier: GPL-3.0-or-later
// What people call somebody or something: players, assistants, tournaments, places. Whoever typed or sent it,
// it is one line that says on every screen and sheet what it says here. Pure.
#pragma once

#include "core/message/charset.hpp"
#include "core/message/message.hpp"

#include <compare>
#include <cstddef>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>

#include <tl/expected.hpp>

namespace tactus {

/// In signs; a sheet, a tag and a message of the hall have room for it.
inline constexpr std::size_t longest_name = 100;

/// Composed UTF-8 without blanks at its ends, control signs, ends of lines, signs of direction and signs that
/// nobody sees; at most so long. Empty: not told.
class Name {
 public:
  Name() = default;
  /// Of the program's own text.
  template <std::size_t size>
  Name(char const (&text)[size]) : Name(shown(text)) {}  // NOLINT: as a text of the program reads

  /// What a person gave, in his set of signs. A fault says what was expected. Nothing
  /// given is no fault; blanks alone are one.
  static tl::expected<Name, Message> read(std::string_view bytes, Charset charset = Charset::utf8);

  /// Of a text that another program wrote: what a name cannot hold stands in it as `<U+001B>`, what is longer
  /// than the longest ends with "…".
  static Name shown(std::string_view text);

  std::string const& text() const { return text_; }
  operator std::string const&() const { return text_; }  // NOLINT: each is a text
  bool empty() const { return text_.empty(); }
  auto operator<=>(Name const&) const = default;  // NOLINT(modernize-use-nullptr): not about pointers

 private:
  explicit Name(std::string text) : text_(std::move(text)) {}
  std::string text_;
};
inline std::ostream& operator<<(std::ostream& out, Name const& name) { return out << name.text(); }

/// Where it has letters of a script that is written from right to left, with U+2068 before and U+2069 behind:
/// what stands beside it on the line keeps its place (UAX 9). Else the text itself.
std::string isolated(std::string_view text);

}  // namespace tactus

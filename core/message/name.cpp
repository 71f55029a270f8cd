// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/message/name.hpp"

#include "core/message/plain_line.hpp"
#include "core/message/unicode.hpp"
#include "core/message/utf8.hpp"

#include <algorithm>
#include <utility>

namespace tactus {
namespace {

constexpr std::string_view first_strong_isolate = "\u2068", end_of_isolate = "\u2069";

bool is_blank(char32_t sign) { return unicode::kind_of(sign) == unicode::SignKind::blank || sign == U'\t'; }

std::string without_blanks_around(std::string_view text) {
  std::size_t begin = text.size(), end = 0;
  for (std::string_view rest = text; !rest.empty();) {
    std::size_t const at = text.size() - rest.size();
    if (is_blank(take_character(rest))) continue;
    begin = std::min(begin, at);
    end = text.size() - rest.size();
  }
  return std::string{text.substr(std::min(begin, end), end - std::min(begin, end))};
}

}  // namespace

tl::expected<Name, Message> Name::read(std::string_view bytes, Charset charset) {
  std::string text = decoded(bytes, charset);
  if (!unicode::is_utf8(text))
    return tl::unexpected(say("expected a name in UTF-8, given: {text}", {{"text", as_plain_line(text)}}));
  text = without_blanks_around(unicode::composed(text));
  if (text.empty() && !bytes.empty()) return tl::unexpected(say("expected a name, given: only spaces"));
  if (!is_plain_line(text))
    return tl::unexpected(say("expected a name without line breaks or hidden characters, given: {text}",
                              {{"text", shortened(as_plain_line(text), longest_name)}}));
  if (unicode::length(text) > longest_name)
    return tl::unexpected(say("expected a name of at most {most} characters, given: {count}",
                              {{"most", static_cast<unsigned>(longest_name)},
                               {"count", static_cast<unsigned>(unicode::length(text))}}));
  return Name{std::move(text)};
}

Name Name::shown(std::string_view text) {
  std::string const plain = unicode::composed(as_plain_line(without_blanks_around(text)));
  return Name{shortened(plain, longest_name)};
}

std::string isolated(std::string_view text) {
  for (std::string_view rest = text; !rest.empty();)
    if (unicode::kind_of(take_character(rest)) == unicode::SignKind::right_to_left)
      return std::string{first_strong_isolate}.append(text).append(end_of_isolate);
  return std::string{text};
}

}  // namespace tactus

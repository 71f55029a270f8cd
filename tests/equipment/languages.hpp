// SPDX-License-Identifier: GPL-3.0-or-later
// The languages of facts, and what a voice would be given, as one text.
#pragma once

#include "src/equipment/spoken_catalogue.hpp"

#include <string>

namespace tactus::equipment::test {

inline words::Catalogue finnish() {
  return words::load_catalogue(words::Language::finnish, TACTUS_LOCALE_DIR).value();
}

/// "[en] Board of White: [de] Eva zwei [en] is empty."
inline std::string marked(speech::Phrase const& phrase) {
  std::string text;
  for (speech::Part const& part : phrase) {
    text += text.empty() ? "" : " ";
    text.append("[").append(part.language.code()).append("] ");
    std::size_t const begin = std::min(part.text.find_first_not_of(' '), part.text.size());
    text += part.text.substr(begin, part.text.find_last_not_of(' ') + 1 - begin);
  }
  return text;
}

}  // namespace tactus::equipment::test

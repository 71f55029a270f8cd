// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/words/language.hpp"

namespace tactus::words {

std::string_view code_of(Language language) { return language == Language::finnish ? "fi" : "en"; }

std::optional<Language> language_named(std::string_view code) {
  for (Language const language : {Language::english, Language::finnish})
    if (code_of(language) == code) return language;
  return std::nullopt;
}

Language language_of_environment(std::string_view lc_all, std::string_view lc_messages,
                                 std::string_view lang) {
  for (std::string_view const value : {lc_all, lc_messages, lang})
    if (!value.empty())  // "fi", "fi_FI.UTF-8", "fi@euro", but not "fil_PH" (Filipino)
      return language_named(value.substr(0, value.find_first_of("_.@"))).value_or(Language::english);
  return Language::english;
}

}  // namespace tactus::words

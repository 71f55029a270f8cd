// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/words/language.hpp"

#include <algorithm>
#include <filesystem>

namespace tactus::words {

std::vector<Language> languages_in(std::string const& folder) {
  std::vector<Language> found{Language::english};
  std::error_code unreadable;
  for (auto const& entry : std::filesystem::directory_iterator(folder, unreadable)) {
    auto const language = Language::named(entry.path().filename().string());
    std::error_code missing;
    if (language && language != Language::english &&
        std::filesystem::exists(entry.path() / "LC_MESSAGES/tactus.mo", missing))
      found.push_back(*language);
  }
  std::sort(found.begin(), found.end());
  return found;
}

Language language_of_environment(std::string_view lc_all, std::string_view lc_messages, std::string_view lang,
                                 std::span<Language const> ours) {
  for (std::string_view const value : {lc_all, lc_messages, lang}) {
    if (value.empty()) continue;  // "fi", "fi_FI.UTF-8", "fi@euro", but not "fil_PH" (Filipino)
    auto const named = Language::named(value.substr(0, value.find_first_of("_.@")));
    bool const is_ours = named && std::find(ours.begin(), ours.end(), *named) != ours.end();
    return is_ours ? *named : Language::english;
  }
  return Language::english;
}

}  // namespace tactus::words

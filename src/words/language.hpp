// SPDX-License-Identifier: GPL-3.0-or-later
// The languages in which the programs speak to people: English, and those that have a catalogue.
#pragma once

#include "core/message/language.hpp"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::words {

using tactus::Language;

/// English and the languages with a catalogue in the folder, by their codes.
std::vector<Language> languages_in(std::string const& folder);

/// The arbiter's programs speak those that the Laws have here.
inline constexpr std::array languages_of_the_laws{Language::english, Language::finnish};

/// A language, and what those call it who speak it: "suomi". Its code where its catalogue does not say.
struct NamedLanguage {
  Language language;
  std::string name;
};

/// By the environment's LC_ALL, LC_MESSAGES and LANG; the first that is not empty decides. English unless
/// that begins with another language of ours.
Language language_of_environment(std::string_view lc_all, std::string_view lc_messages, std::string_view lang,
                                 std::span<Language const> ours);

}  // namespace tactus::words

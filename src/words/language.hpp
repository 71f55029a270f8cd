// SPDX-License-Identifier: GPL-3.0-or-later
// The languages in which the programs speak to people.
#pragma once

#include <optional>
#include <string_view>

namespace tactus::words {

enum class Language { english, finnish };

/// "en", "fi": the name of its folder and on the command line.
std::string_view code_of(Language language);
std::optional<Language> language_named(std::string_view code);

/// By the environment's LC_ALL, LC_MESSAGES and LANG; the first that is not empty decides. English unless
/// that begins with another language of ours.
Language language_of_environment(std::string_view lc_all, std::string_view lc_messages,
                                 std::string_view lang);

}  // namespace tactus::words

// SPDX-License-Identifier: GPL-3.0-or-later
// A language, by its ISO 639 code. Any code is a language: which ones a program speaks is a matter of the
// catalogues that it finds.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <optional>
#include <string_view>

namespace tactus {

class Language {
 public:
  static Language const english, finnish, german, swedish, french;

  /// Two or three small letters, else nothing.
  static constexpr std::optional<Language> named(std::string_view code) {
    if (code.size() != 2 && code.size() != 3) return std::nullopt;
    for (char const letter : code)
      if (letter < 'a' || letter > 'z') return std::nullopt;
    return Language{code};
  }

  constexpr std::string_view code() const {
    return {letters_.data(), letters_[2] == '\0' ? std::size_t{2} : std::size_t{3}};
  }
  auto operator<=>(Language const&) const = default;  // NOLINT(modernize-use-nullptr): not about pointers

 private:
  constexpr explicit Language(std::string_view code) {
    for (std::size_t i = 0; i < code.size(); ++i) letters_[i] = code[i];
  }
  std::array<char, 3> letters_{};
};

inline constexpr Language Language::english{"en"};
inline constexpr Language Language::finnish{"fi"};
inline constexpr Language Language::german{"de"};
inline constexpr Language Language::swedish{"sv"};
inline constexpr Language Language::french{"fr"};

}  // namespace tactus

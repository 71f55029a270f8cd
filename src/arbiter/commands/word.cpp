// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/commands/commands.hpp"

#include <array>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <sys/random.h>

namespace tactus::program {
namespace {

// Letters that lie alike on the keyboards of all languages here, and whose sounds nobody confuses.
constexpr std::string_view consonants = "bdfgklmnprstv";
constexpr std::string_view vowels = "aeiou";
constexpr std::size_t syllables = 6;  // 65^6: 36 bits

/// Below `count`, each as likely as the others.
std::optional<std::size_t> random_below(std::size_t count) {
  std::size_t const whole = 256 / count * count;
  for (;;) {
    std::uint8_t byte = 0;
    if (::getrandom(&byte, 1, 0) != 1) return std::nullopt;
    if (byte < whole) return byte % count;
  }
}

std::optional<std::string> proposed_word() {
  std::string word;
  for (std::size_t i = 0; i < syllables; ++i)
    for (std::string_view const letters : {consonants, vowels}) {
      auto const which = random_below(letters.size());
      if (!which) return std::nullopt;
      word += letters[*which];
    }
  return word;
}

}  // namespace

int run_word(std::ostream& out, std::ostream& errors) {
  auto const word = proposed_word();
  if (!word) {
    errors << "error: no random bytes: " << std::strerror(errno) << '\n';
    return 1;
  }
  out << *word << std::endl;
  return 0;
}

}  // namespace tactus::program

// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/options/arbiters_word.hpp"

#include <algorithm>
#include <array>
#include <crypt.h>
#include <memory>

namespace tactus::program {
namespace {

constexpr char const* yescrypt = "$y$";

/// Nothing where the library does not know the method of the salt.
std::optional<std::string> hashed(std::string const& word, char const* salt) {
  auto const work = std::make_unique<crypt_data>();  // 32 KiB
  char const* const hash = ::crypt_rn(word.c_str(), salt, work.get(), sizeof *work);
  return hash == nullptr ? std::nullopt : std::optional<std::string>{hash};
}

}  // namespace

std::optional<std::string> hash_of_word(std::string_view word) {
  if (word.size() < shortest_word || word.size() > longest_word) return std::nullopt;
  std::array<char, CRYPT_GENSALT_OUTPUT_SIZE> salt{};
  if (::crypt_gensalt_rn(yescrypt, 0, nullptr, 0, salt.data(), salt.size()) == nullptr) return std::nullopt;
  return hashed(std::string{word}, salt.data());
}

bool is_word_hash(std::string_view text) {
  bool const is_plain = std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c <= '~'; });
  return text.starts_with(yescrypt) && std::count(text.begin(), text.end(), '$') == 4 && is_plain &&
         text.size() > 50 && text.size() < CRYPT_OUTPUT_SIZE;
}

bool is_word(std::string const& typed, std::string const& hash) {
  if (typed.size() > longest_word || !is_word_hash(hash)) return false;
  return hashed(typed, hash.c_str()) == hash;
}

}  // namespace tactus::program

// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/door.hpp"

#include "src/desk/refusal.hpp"

#include <array>
#include <cstdlib>
#include <sys/random.h>

namespace tactus::desk {

std::string new_secret() {
  std::array<unsigned char, 24> bytes{};
  if (::getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size())) std::abort();
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  for (unsigned char const byte : bytes) {
    text += digits[byte >> 4U];
    text += digits[byte & 15U];
  }
  return text;
}

Door::Door(std::vector<std::string> const& arbiters) {
  for (std::string const& name : arbiters)
    places_.push_back({new_secret(), false, {name, new_secret(), new_secret()}});
}

std::vector<std::string> Door::tokens() const {
  std::lock_guard const lock{mutex_};
  std::vector<std::string> tokens;
  for (Place const& each : places_) tokens.push_back(each.token);
  return tokens;
}

bool Door::opens(std::string_view token) const {
  std::lock_guard const lock{mutex_};
  bool opens = false;
  for (Place const& each : places_) opens = (is_same_secret(each.token, token) && !each.is_used) || opens;
  return opens;
}

std::optional<Guest> Door::open(std::string_view token) {
  std::lock_guard const lock{mutex_};
  for (Place& each : places_) {
    if (!is_same_secret(each.token, token) || each.is_used) continue;
    each.is_used = true;
    return each.guest;
  }
  return std::nullopt;
}

std::optional<Guest> Door::guest_with(std::string_view cookie) const {
  std::lock_guard const lock{mutex_};
  std::optional<Guest> found;
  for (Place const& each : places_)
    if (each.is_used && is_same_secret(each.guest.cookie, cookie)) found = each.guest;
  return found;
}

}  // namespace tactus::desk

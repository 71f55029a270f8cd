// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/web/access.hpp"

#include <algorithm>
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

Door::Door(std::vector<std::string> const& arbiters, std::vector<Guest> const& inside) {
  for (std::string const& name : arbiters)
    places_.push_back({new_secret(), false, {name, new_secret(), new_secret()}});
  for (Guest const& each : inside) places_.push_back({"", true, each});
}

std::vector<Guest> Door::inside() const {
  std::lock_guard const lock{mutex_};
  std::vector<Guest> inside;
  for (bool const is_device : {true, false})  // a device of now comes in again by its own cookie
    for (Place const& each : places_)
      if (each.is_used && each.token.empty() == is_device) inside.push_back(each.guest);
  return inside;
}

std::vector<std::string> Door::tokens() const {
  std::lock_guard const lock{mutex_};
  std::vector<std::string> tokens;
  for (Place const& each : places_)
    if (!each.token.empty()) tokens.push_back(each.token);
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

Guest Door::admit(std::string const& arbiter) {
  constexpr std::size_t devices_at_most = 200;
  std::lock_guard const lock{mutex_};
  auto const is_device = [](Place const& each) { return each.token.empty(); };
  if (std::ranges::count_if(places_, is_device) == std::ptrdiff_t{devices_at_most})
    places_.erase(std::ranges::find_if(places_, is_device));
  places_.push_back({"", true, {arbiter, new_secret(), new_secret()}});
  return places_.back().guest;
}

std::optional<int> refusal_of(RequestFacts const& request, OwnAddress const& own) {
  constexpr int misdirected = 421;
  constexpr int forbidden = 403;
  constexpr int not_allowed = 405;
  constexpr int too_large = 413;
  bool const is_for_us =
      request.hosts.size() == 1 && std::ranges::count(own.authorities, request.hosts.front()) != 0;
  if (!is_for_us) return misdirected;
  std::string const our_origin = own.scheme + "://" + request.hosts.front();
  for (std::string const& origin : request.origins)
    if (origin != our_origin) return forbidden;
  for (std::string const& site : request.fetch_sites)
    if (site != "same-origin" && site != "none") return forbidden;
  bool const is_post = request.method == "POST";
  if (!is_post && request.method != "GET" && request.method != "HEAD") return not_allowed;
  if (is_post && request.origins.empty()) return forbidden;
  if (!request.is_known && !request.is_open) return forbidden;
  if ((is_post || request.is_of_games) && !request.has_page_token && !request.is_open) return forbidden;
  if (request.is_chunked) return too_large;
  return std::nullopt;
}

bool is_same_secret(std::string_view one, std::string_view other) {
  if (one.size() != other.size() || one.empty()) return false;  // the length is no secret
  unsigned char difference = 0;
  for (std::size_t i = 0; i < one.size(); ++i)
    difference = static_cast<unsigned char>(difference | (one[i] ^ other[i]));
  return difference == 0;
}

std::optional<std::string_view> cookie_in(std::string_view header, std::string_view name) {
  while (!header.empty()) {
    auto const end = std::min(header.find(';'), header.size());
    auto pair = header.substr(0, end);
    header.remove_prefix(std::min(end + 1, header.size()));
    pair.remove_prefix(std::min(pair.find_first_not_of(' '), pair.size()));
    auto const equals = pair.find('=');
    if (equals != std::string_view::npos && pair.substr(0, equals) == name) return pair.substr(equals + 1);
  }
  return std::nullopt;
}

}  // namespace tactus::desk

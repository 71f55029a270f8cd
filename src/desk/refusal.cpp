// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/refusal.hpp"

#include <algorithm>

namespace tactus::desk {

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
  if (!request.is_known) return forbidden;
  if (is_post && !request.has_page_token) return forbidden;
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

// SPDX-License-Identifier: GPL-3.0-or-later
// Which requests are refused, and how: a local page is open to every program and every page of this machine,
// so each request has to prove that it comes from ours. Pure.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::desk {

/// What a request says of itself; each header as often as it came.
struct RequestFacts {
  std::string method;
  std::vector<std::string> hosts;
  std::vector<std::string> origins;
  std::vector<std::string> fetch_sites;  // Sec-Fetch-Site
  bool is_known = false;                 // by the cookie or the one-time token
  bool has_page_token = false;           // the page's own, in a header that only our scripts set
  bool is_chunked = false;               // its length is not told before it has come
};

/// Where the page is: the names under which it may be asked for, each "host:port".
struct OwnAddress {
  std::string scheme = "http";
  std::vector<std::string> authorities;
};

/// A status of HTTP; nothing: let in. In this order: 421 for a foreign or missing Host (DNS rebinding), 403
/// for a foreign Origin or site, 405, 403 for a POST without Origin, for a stranger, for a POST without the
/// page's token.
std::optional<int> refusal_of(RequestFacts const& request, OwnAddress const& own);

/// Takes as long for a wrong text as for the right one.
bool is_same_secret(std::string_view one, std::string_view other);

/// The value of a cookie in a Cookie header; nothing: not there.
std::optional<std::string_view> cookie_in(std::string_view header, std::string_view name);

}  // namespace tactus::desk

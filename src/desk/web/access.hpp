// SPDX-License-Identifier: GPL-3.0-or-later
// Who may come in: each arbiter has an address with a token that opens once, each further device of his a
// code (entry_codes.hpp), and each of them a cookie from then on. Any thread.
#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::desk {

/// 24 bytes of the system's randomness as 48 hexadecimal digits.
std::string new_secret();
inline constexpr std::size_t secret_length = 48;

struct Guest {
  std::string arbiter;  // his name; empty: not told
  std::string cookie;
  /// A browser sends a cookie to whatever listens at another port of this machine. This it keeps for this
  /// address and port alone, where it came with the entry, and the page's scripts send it with each question.
  std::string page_token;
};

class Door {
 public:
  /// One for each arbiter; at least one, whose name may be empty.
  /// `inside`: devices that were in before this desk was started, the oldest first.
  explicit Door(std::vector<std::string> const& arbiters, std::vector<Guest> const& inside = {});
  /// In the order of the arbiters.
  std::vector<std::string> tokens() const;

  bool opens(std::string_view token) const;
  /// Whom the token belongs to; it does not open again.
  std::optional<Guest> open(std::string_view token);
  std::optional<Guest> guest_with(std::string_view cookie) const;
  /// One more device of an arbiter, by a code. Of very many the oldest has to come in again.
  Guest admit(std::string const& arbiter);
  /// All that are in, the oldest first.
  std::vector<Guest> inside() const;

 private:
  struct Place {
    std::string token;
    bool is_used = false;
    Guest guest;
  };
  mutable std::mutex mutex_;
  std::vector<Place> places_;
};

// Which requests are refused, and how: a local page is open to every program and every page of this machine,
// so each request has to prove that it comes from ours. Pure.

/// What a request says of itself; each header as often as it came.
struct RequestFacts {
  std::string method;
  std::vector<std::string> hosts;
  std::vector<std::string> origins;
  std::vector<std::string> fetch_sites;  // Sec-Fetch-Site
  bool is_known = false;                 // by the cookie or the one-time token
  bool has_page_token = false;           // the page's own, which only our scripts send
  bool is_of_games = false;              // asks for what happens at the boards
  bool is_chunked = false;               // its length is not told before it has come
  bool is_open = false;                  // of the few that a stranger may ask for: to enter a code
};

/// Where the page is: the names under which it may be asked for, each "host:port".
struct OwnAddress {
  std::string scheme = "http";
  std::vector<std::string> authorities;
};

/// A status of HTTP; nothing: let in. In this order: 421 for a foreign or missing Host (DNS rebinding), 403
/// for a foreign Origin or site, 405, 403 for a POST without Origin, for a stranger, for a POST without the
/// page's token, or for a question about the games without it; the last two but for what is open.
std::optional<int> refusal_of(RequestFacts const& request, OwnAddress const& own);

/// Takes as long for a wrong text as for the right one.
bool is_same_secret(std::string_view one, std::string_view other);

/// The value of a cookie in a Cookie header; nothing: not there.
std::optional<std::string_view> cookie_in(std::string_view header, std::string_view name);

}  // namespace tactus::desk

// SPDX-License-Identifier: GPL-3.0-or-later
// Who may come in: each arbiter has an address with a token that opens once, and a cookie from then on. Any
// thread.
#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::desk {

/// 24 bytes of the system's randomness as 48 hexadecimal digits.
std::string new_secret();

struct Guest {
  std::string arbiter;  // his name; empty: not told
  std::string cookie;
  std::string page_token;  // in each page, and back with each POST
};

class Door {
 public:
  /// One for each arbiter; at least one, whose name may be empty.
  explicit Door(std::vector<std::string> const& arbiters);
  /// In the order of the arbiters.
  std::vector<std::string> tokens() const;

  bool opens(std::string_view token) const;
  /// Whom the token belongs to; it does not open again.
  std::optional<Guest> open(std::string_view token);
  std::optional<Guest> guest_with(std::string_view cookie) const;

 private:
  struct Place {
    std::string token;
    bool is_used = false;
    Guest guest;
  };
  mutable std::mutex mutex_;
  std::vector<Place> places_;
};

}  // namespace tactus::desk

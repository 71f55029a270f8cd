// SPDX-License-Identifier: GPL-3.0-or-later
// Where the broker is and as whom to speak to it: one small file per table, carried there on a stick, and one
// for the desk. Lines `key = value`, then the certificate of the hall's own authority.
#pragma once

#include "src/hall/topic.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

namespace tactus::hall {

struct BrokerAccount {
  std::string host;
  std::uint16_t port = 8883;
  std::string user;
  std::string password;
  std::string authority;  // PEM; empty: no TLS, which only a broker on this very machine is offered
  std::optional<Level> round, board;
  bool operator==(BrokerAccount const&) const = default;
};

/// 127.0.0.0/8, ::1 or localhost: what is sent there does not leave the machine.
bool is_loopback(std::string_view host);

/// The error says which line was wrong and what was expected.
tl::expected<BrokerAccount, std::string> parse_account(std::string_view text);
/// As parse_account() reads it, with a heading for the person who opens it.
std::string text_of(BrokerAccount const& account);
/// The error names the file.
tl::expected<BrokerAccount, std::string> read_account(std::string const& path);

}  // namespace tactus::hall

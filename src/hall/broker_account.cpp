// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/hall/broker_account.hpp"

#include "core/message/file_text.hpp"
#include "core/message/written.hpp"
#include "src/store/written_file.hpp"

#include <array>
#include <cerrno>
#include <charconv>
#include <pwd.h>
#include <unistd.h>

#include <fmt/format.h>

namespace tactus::hall {
namespace {

using Fault = tl::unexpected<std::string>;

constexpr std::string_view certificate_mark = "-----BEGIN CERTIFICATE-----";

/// What was wrong, or nothing.
std::string set_level(std::optional<Level>& level, std::string_view value) {
  auto parsed = Level::parse(value);
  if (!parsed) return describe(parsed.error());
  level = std::move(*parsed);
  return {};
}

std::string set_port(std::uint16_t& port, std::string_view value) {
  auto const [end, fault] = std::from_chars(value.data(), value.data() + value.size(), port);
  bool const is_port = fault == std::errc{} && end == value.data() + value.size() && port != 0;
  return is_port ? "" : "expected a number from 1 to 65535";
}

std::string set_text(std::string& text, std::string_view value) {
  if (value.empty()) return "it is empty; expected a text";
  text = value;
  return {};
}

std::string set_user(std::string& user, std::string_view value) {
  auto const level = Level::parse(value);  // the table's user name is a level of its topics
  if (!level) return describe(level.error());
  user = level->text();
  return {};
}

std::string set(BrokerAccount& account, std::string_view key, std::string_view value) {
  if (key == "host") return set_text(account.host, value);
  if (key == "port") return set_port(account.port, value);
  if (key == "user") return set_user(account.user, value);
  if (key == "password") return set_text(account.password, value);
  if (key == "round") return set_level(account.round, value);
  if (key == "board") return set_level(account.board, value);
  return "expected host, port, user, password, round or board";
}

std::string fault_of(BrokerAccount const& account) {
  if (account.host.empty()) return "`host` is missing";
  if (account.user.empty()) return "`user` is missing";
  if (account.password.empty()) return "`password` is missing";
  if (account.authority.empty() && !is_loopback(account.host))
    return "host " + account.host +
           " is another machine: expected the certificate of the hall's authority, so that nothing goes "
           "there unencrypted";
  return {};
}

/// Of who runs this program; the number where it has none.
std::string name_of_user() {
  std::array<char, 4096> place{};
  passwd entry{};
  passwd* found = nullptr;
  bool const is_known =
      ::getpwuid_r(::geteuid(), &entry, place.data(), place.size(), &found) == 0 && found != nullptr;
  return is_known ? std::string{entry.pw_name} : "user " + std::to_string(::geteuid());
}

/// Empty: it may.
std::string permission_fault(std::string const& path) {
  bool const is_refused = ::access(path.c_str(), R_OK) != 0 && errno == EACCES;
  return is_refused ? path + ": may not be read by " + name_of_user() : std::string{};
}

}  // namespace

bool is_loopback(std::string_view host) {
  if (host == "localhost" || host == "::1") return true;
  if (!host.starts_with("127.")) return false;
  return host.find_first_not_of("0123456789.") == std::string_view::npos;
}

tl::expected<BrokerAccount, std::string> parse_account(std::string_view text) {
  if (text.size() > store::longest_text) return Fault{"it is too long; expected at most 64 KiB"};
  BrokerAccount account;
  for (unsigned number = 1; !text.empty(); ++number) {
    if (text.starts_with(certificate_mark)) {
      account.authority = text;
      break;
    }
    auto const line = trimmed(take_line(text));
    if (line.empty() || line.front() == '#') continue;
    auto const sign = line.find('=');
    if (sign == std::string_view::npos) return Fault{fmt::format("line {}: expected key = value", number)};
    auto const key = trimmed(line.substr(0, sign));
    if (auto const fault = set(account, key, trimmed(line.substr(sign + 1))); !fault.empty())
      return Fault{fmt::format("line {}, {}: {}", number, key, fault)};
  }
  if (auto fault = fault_of(account); !fault.empty()) return Fault{std::move(fault)};
  return account;
}

std::string text_of(BrokerAccount const& account) {
  std::string text = "# For " + account.user + ". Keep it secret: it holds a password.\n";
  text += fmt::format("host = {}\nport = {}\nuser = {}\npassword = {}\n", account.host, account.port,
                      account.user, account.password);
  if (account.round) text += "round = " + account.round->text() + '\n';
  if (account.board) text += "board = " + account.board->text() + '\n';
  return text + account.authority;
}

tl::expected<BrokerAccount, std::string> read_account(std::string const& path) {
  if (auto refused = permission_fault(path); !refused.empty()) return Fault{std::move(refused)};
  auto const text = store::read_text(path);
  if (!text) return Fault{written(text.error()) + "; expected a file that `tactus-arbiter hall init` wrote"};
  auto account = parse_account(text->text);
  if (!account) return Fault{path + ": " + account.error()};
  return account;
}

}  // namespace tactus::hall

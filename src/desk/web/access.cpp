// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/web/access.hpp"

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <cstdlib>
#include <ifaddrs.h>
#include <memory>
#include <net/if.h>
#include <netdb.h>
#include <netinet/in.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <unistd.h>

#include <climits>

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
  if (is_post && !request.has_page_token && !request.is_open) return forbidden;
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

namespace {

struct Freed {
  void operator()(ifaddrs* list) const { ::freeifaddrs(list); }
};

std::string in_brackets(std::string const& address) {
  return address.find(':') == std::string::npos ? address : '[' + address + ']';
}

/// Empty for an address that cannot be asked for without the name of a device.
std::string host_of(sockaddr const& address) {
  auto const size =
      static_cast<socklen_t>(address.sa_family == AF_INET ? sizeof(sockaddr_in) : sizeof(sockaddr_in6));
  std::array<char, NI_MAXHOST> host{};
  if (::getnameinfo(&address, size, host.data(), host.size(), nullptr, 0, NI_NUMERICHOST) != 0) return {};
  std::string const text = host.data();
  return text.find('%') == std::string::npos ? in_brackets(text) : std::string{};
}

bool is_any_4(std::string const& bound) {
  in_addr address{};
  return ::inet_pton(AF_INET, bound.c_str(), &address) == 1 && address.s_addr == INADDR_ANY;
}
bool is_any_6(std::string const& bound) {
  in6_addr address{};
  return ::inet_pton(AF_INET6, bound.c_str(), &address) == 1 && IN6_IS_ADDR_UNSPECIFIED(&address) != 0;
}

std::vector<std::string> all_hosts(bool has_version_6) {
  ifaddrs* first = nullptr;
  if (::getifaddrs(&first) != 0) return {};
  std::unique_ptr<ifaddrs, Freed> const list{first};
  std::vector<std::string> hosts, of_this_machine;
  for (auto const* each = list.get(); each != nullptr; each = each->ifa_next) {
    if (each->ifa_addr == nullptr || (each->ifa_flags & IFF_UP) == 0) continue;
    int const family = each->ifa_addr->sa_family;
    if (family != AF_INET && !(has_version_6 && family == AF_INET6)) continue;
    auto host = host_of(*each->ifa_addr);
    if (host.empty()) continue;
    ((each->ifa_flags & IFF_LOOPBACK) != 0 ? of_this_machine : hosts).push_back(std::move(host));
  }
  hosts.insert(hosts.end(), of_this_machine.begin(), of_this_machine.end());
  return hosts;
}

}  // namespace

std::vector<std::string> own_hosts(std::string const& bound) {
  auto hosts = is_any_4(bound) || is_any_6(bound) ? all_hosts(is_any_6(bound)) : std::vector<std::string>{};
  if (hosts.empty()) hosts.push_back(in_brackets(bound));
  return hosts;
}

bool has_version_6() {
  int const socket = ::socket(AF_INET6, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (socket < 0) return false;
  sockaddr_in6 any{};
  any.sin6_family = AF_INET6;
  bool const is_there = ::bind(socket, reinterpret_cast<sockaddr const*>(&any), sizeof any) == 0;  // NOLINT
  ::close(socket);
  return is_there;
}

bool is_any_address(std::string const& bound) { return is_any_4(bound) || is_any_6(bound); }

std::vector<std::string> own_names() {
  std::array<char, HOST_NAME_MAX + 1> text{};
  if (::gethostname(text.data(), text.size() - 1) != 0 || text.front() == '\0') return {};
  std::string const name = text.data();
  if (name.find('.') != std::string::npos) return {name};
  return {name, name + ".local"};
}

bool is_for_others(std::string_view host) {
  return !host.starts_with("127.") && host != "[::1]" && !host.starts_with("169.254.") &&
         !host.starts_with("[fe80:");
}

}  // namespace tactus::desk

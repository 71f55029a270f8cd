// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/web/own_hosts.hpp"

#include <arpa/inet.h>
#include <array>
#include <ifaddrs.h>
#include <memory>
#include <net/if.h>
#include <netdb.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <climits>

namespace tactus::desk {

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

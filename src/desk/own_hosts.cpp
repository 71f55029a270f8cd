// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/own_hosts.hpp"

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <ifaddrs.h>
#include <memory>
#include <net/if.h>
#include <netdb.h>
#include <netinet/in.h>

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
  in_addr version_4{};
  in6_addr version_6{};
  bool const is_any_4 =
      ::inet_pton(AF_INET, bound.c_str(), &version_4) == 1 && version_4.s_addr == INADDR_ANY;
  bool const is_any_6 =
      ::inet_pton(AF_INET6, bound.c_str(), &version_6) == 1 && IN6_IS_ADDR_UNSPECIFIED(&version_6) != 0;
  auto hosts = is_any_4 || is_any_6 ? all_hosts(is_any_6) : std::vector<std::string>{};
  if (hosts.empty()) hosts.push_back(in_brackets(bound));
  return hosts;
}

}  // namespace tactus::desk

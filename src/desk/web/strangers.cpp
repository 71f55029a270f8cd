// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/web/strangers.hpp"

#include <algorithm>
#include <arpa/inet.h>
#include <netinet/in.h>
#include <utility>

namespace tactus::desk {

std::uint64_t Strangers::enter(Stranger stranger) {
  std::lock_guard const lock{mutex_};
  auto network = network_of(stranger.address);
  make_room(network);
  entered_.push_back({++last_, std::move(network), std::move(stranger)});
  return last_;
}

void Strangers::leave(std::uint64_t number) {
  std::lock_guard const lock{mutex_};
  std::erase_if(entered_, [number](Entered const& each) { return each.number == number; });
}

void Strangers::make_room(std::string const& network) {
  auto const is_of_it = [&network](Entered const& each) { return each.network == network; };
  bool const is_network_full = std::ranges::count_if(entered_, is_of_it) >= std::ptrdiff_t{of_one_address};
  if (!is_network_full && entered_.size() < of_all) return;
  auto const may_go = [&](Entered const& each) { return !is_network_full || is_of_it(each); };
  auto gone = std::ranges::find_if(
      entered_, [&](Entered const& each) { return may_go(each) && each.stranger.is_silent(); });
  if (gone == entered_.end()) gone = std::ranges::find_if(entered_, may_go);
  gone->stranger.send_away();
  entered_.erase(gone);
}

std::string network_of(std::string const& address) {
  constexpr std::size_t bytes_of_network = 8;
  in6_addr version_6{};
  if (::inet_pton(AF_INET6, address.c_str(), &version_6) != 1) return address;
  auto const* const bytes = reinterpret_cast<char const*>(&version_6);  // NOLINT: sixteen bytes
  if (IN6_IS_ADDR_V4MAPPED(&version_6) != 0) return {bytes, sizeof version_6};
  return {bytes, bytes_of_network};
}

}  // namespace tactus::desk

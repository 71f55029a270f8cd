// SPDX-License-Identifier: GPL-3.0-or-later
// Connections to the page that have not shown yet whose they are. Anybody can open any number of them and say
// nothing, so they are few at a time: for a new one the oldest silent one has to go, and an arbiter, whose
// request comes at once, is never behind them in a queue. Any thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <list>
#include <mutex>
#include <string>

namespace tactus::desk {

class Strangers {
 public:
  /// More than a browser opens to one page (6).
  static constexpr std::size_t of_one_address = 8;
  static constexpr std::size_t of_all = 24;

  struct Stranger {
    std::string address;                // as text, IPv4 or IPv6
    std::function<bool()> is_silent;    // nothing of it waits to be read
    std::function<void()> send_away{};  // called at most once, before leave() returns
  };

  /// Where that is one too many of its address (IPv6: of its network), or of all, another one is sent away.
  std::uint64_t enter(Stranger stranger);
  /// It is known now, or gone; also when it was sent away.
  void leave(std::uint64_t number);

 private:
  struct Entered {
    std::uint64_t number;
    std::string network;
    Stranger stranger;
  };
  void make_room(std::string const& network);

  std::mutex mutex_;
  std::list<Entered> entered_;  // the oldest first
  std::uint64_t last_ = 0;
};

/// Who has one IPv6 address has all of its network (64 bits). IPv4, also as IPv6 writes it: the address.
std::string network_of(std::string const& address);

}  // namespace tactus::desk

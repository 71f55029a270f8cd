// SPDX-License-Identifier: GPL-3.0-or-later
// A second process of this program that begins just before the first one is sealed, and answers where the
// kernel would refuse: it opens devices, which may be plugged in again under names that no seal can list
// before, and hears of each call that is refused. Nothing else is open to it (guard.hpp).
#pragma once

#include "src/store/descriptor.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <utility>
#include <vector>

namespace tactus::program {

class Guard {
 public:
  /// Nothing where this kernel lets no process answer for another. Before any other thread runs.
  static std::optional<Guard> start();
  Guard(Guard&& other) noexcept
      : process_(std::exchange(other.process_, -1)),
        orders_(std::move(other.orders_)),
        reports_(std::move(other.reports_)),
        its_ends_(std::move(other.its_ends_)) {}
  Guard(Guard const&) = delete;
  Guard& operator=(Guard const&) = delete;
  Guard& operator=(Guard&&) = delete;
  /// Dismisses it: what it would have answered fails from now on.
  ~Guard();

  /// From now on it answers what the kernel asks here (sandbox.hpp); the descriptor is closed. Ends
  /// together with the last process that asks.
  bool listen(int descriptor);
  /// Names of the calls that were refused since the last time, each once in all.
  std::vector<std::string> refused();
  enum class News { none, was_stopped, gone };
  /// What became of it since the last time, though nobody dismissed it. Who stops it holds up nothing: it is
  /// sent on at once, whatever waits for its answer.
  News look();

 private:
  /// What the guard holds; of one table with ours until it listens.
  struct Ends {
    Descriptor memory, orders, reports;
  };
  Guard(pid_t process, Descriptor orders, Descriptor reports, Ends its_ends)
      : process_(process),
        orders_(std::move(orders)),
        reports_(std::move(reports)),
        its_ends_(std::move(its_ends)) {}
  bool order(int descriptor, void const* address) const;

  pid_t process_;
  Descriptor orders_, reports_;
  std::optional<Ends> its_ends_;
};

// What the guard's own process does, and the few words between the two.

/// To the guard: listen at this descriptor. First on trial, with the address of a number to read.
struct GuardOrder {
  int descriptor = -1;
  std::uint64_t address = 0;
};
inline constexpr std::uint64_t number_to_read = 0x7461'6374'7573'2121;

/// From the guard: done, or not; later the number of a refused call.
struct GuardReport {
  int number = 0;
};
inline constexpr int guard_is_done = 1;

/// A serial port, a HID or a sound device by its name in /dev.
bool is_device_of_a_table(std::string_view path);

/// By numbers of descriptors: `memory` to read, `orders` to read, `reports` to write.
struct GuardsDescriptors {
  int memory, orders, reports;
};
[[noreturn]] void stand_guard(GuardsDescriptors const& held);

}  // namespace tactus::program

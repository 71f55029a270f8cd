// SPDX-License-Identifier: GPL-3.0-or-later
// What the guard's own process does, and the few words between the two.
#pragma once

#include "src/store/descriptor.hpp"

#include <cstdint>
#include <string_view>
#include <sys/types.h>

namespace tactus::program {

/// To the guard: come and get this descriptor of mine. First on trial, with the address of a number to read.
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

[[noreturn]] void stand_guard(pid_t guarded, Descriptor orders, Descriptor reports);

}  // namespace tactus::program

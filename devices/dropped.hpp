// SPDX-License-Identifier: GPL-3.0-or-later
// What a framer threw away and why: the log must let a person far away guess the wiring.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace tactus::devices {

enum class DropReason : std::uint8_t {
  noise,         // bytes outside of any message; reported at the first byte of such a run
  restarted,     // a new message began before the last one was complete
  wrong_length,  // the length field cannot be right
  gap,           // the rest of the message did not come in time
  too_long,      // a sentence of more than 82 characters
  unprintable,   // a character that no sentence may hold
  checksum,      // checksum wrong or missing
  damaged,       // a wrong checksum, or a byte that cannot be there
};

struct Dropped {
  DropReason reason = DropReason::noise;
  std::size_t bytes = 0;
  bool operator==(Dropped const&) const = default;
};

/// "message cut off by the next one, 4 bytes dropped"
std::string describe(Dropped const& dropped);

}  // namespace tactus::devices

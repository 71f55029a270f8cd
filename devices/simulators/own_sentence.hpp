// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences of Tactus's own boards and clocks as a device writes them: `$PTACB,U,18,e2,0,182340*5F` CR
// LF. Written from the protocol page and not with the product's encoder, so that an error on either side
// shows.
#pragma once

#include "devices/simulators/simulated_device.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace tactus::devices::simulators {

/// `body` without `$`, `*` and the checksum.
Bytes own_sentence(std::string_view body);

/// Collects a host's bytes and gives the query letter of each good `$PTACQ,<letter>*hh`.
class QueryReader {
 public:
  std::optional<char> feed(std::uint8_t byte);

 private:
  std::string line_;
};

/// 0 to 999, then 0 again.
class SequenceNumber {
 public:
  unsigned next() { return std::exchange(value_, (value_ + 1) % 1000); }

 private:
  unsigned value_ = 0;
};

}  // namespace tactus::devices::simulators

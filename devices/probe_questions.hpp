// SPDX-License-Identifier: GPL-3.0-or-later
// What a probe asks, one question after the other and then again from the first.
#pragma once

#include "devices/protocol.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace tactus::devices {

struct Question {
  unsigned baud;
  std::vector<std::uint8_t> bytes;  // none: only listen
  unsigned half_heartbeats;         // how long an answer is waited for
};

/// For a port of which nothing is known (`unknown`), or where the protocol was told. Never empty.
std::vector<Question> questions_for(Protocol told);

}  // namespace tactus::devices

// SPDX-License-Identifier: GPL-3.0-or-later
// What a person is told of boards, clocks and the table before a round: one fact a line.
#pragma once

#include "core/message/message.hpp"

#include <utility>
#include <vector>

namespace tactus::equipment {

struct Fact {
  Message message;
  bool is_fault = false;  // something has to be done before a round can start
  bool operator==(Fact const&) const = default;
};
inline Fact well(Message message) { return {std::move(message), false}; }
inline Fact fault(Message message) { return {std::move(message), true}; }

using Facts = std::vector<Fact>;

}  // namespace tactus::equipment

// SPDX-License-Identifier: GPL-3.0-or-later
// What happens at one table: inputs, and the outcomes that follow from them.
#pragma once

#include "core/table/input.hpp"
#include "core/table/outcome.hpp"

#include <variant>

namespace tactus::table {

using InputOrOutcome = std::variant<Input, Outcome>;

struct TableEvent : InputOrOutcome {
  using InputOrOutcome::InputOrOutcome;
  TableEvent(TableEvent const&);
  TableEvent(TableEvent&&) noexcept;
  TableEvent& operator=(TableEvent const&);
  TableEvent& operator=(TableEvent&&) noexcept;
  ~TableEvent();
};

struct StampedInput {
  Instant time;
  Input input;
};
struct StampedEvent {
  Instant time;
  TableEvent event;
};

}  // namespace tactus::table

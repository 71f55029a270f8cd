// SPDX-License-Identifier: GPL-3.0-or-later
// What happened at a table beside the moves, one line each, for the account of a round.
#pragma once

#include "core/table/event.hpp"
#include "src/record/happenings.hpp"

#include <optional>

namespace tactus::record {

/// Nothing: it is no incident.
std::optional<Message> incident_of(table::TableEvent const& event);

}  // namespace tactus::record

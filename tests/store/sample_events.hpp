// SPDX-License-Identifier: GPL-3.0-or-later
// One event of every kind, with values that are not the defaults: what the game file must be able to hold.
#pragma once

#include "core/table/event.hpp"

#include <vector>

namespace tactus::store {

/// Every alternative of Input (each observation on its own) and of Outcome (each announcement on its own).
std::vector<table::TableEvent> every_kind_of_event();
std::vector<table::Announcement> every_kind_of_announcement();
/// `count` events, a millisecond apart, each with its own number inside.
std::vector<table::StampedEvent> numbered_events(unsigned count, unsigned first = 1);
/// The number inside an event made by numbered_events().
unsigned number_in(table::TableEvent const& event);

}  // namespace tactus::store

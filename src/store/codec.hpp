// SPDX-License-Identifier: GPL-3.0-or-later
// The shared pieces of event_json.cpp: each kind of event written to and read from JSON. Private to this
// folder, but for the readings of the clock, which the hall writes the same way.
#pragma once

#include "src/store/fields.hpp"

#include <span>
#include <string_view>
#include <utility>

namespace tactus::store {

/// One type name and how its payload becomes an event.
struct EventReader {
  std::string_view type;
  table::TableEvent (*read)(Fields&);
};
std::span<EventReader const> input_readers();
std::span<EventReader const> outcome_readers();

/// The type name and the payload, which is still JSON here, so that one place decides how it becomes text.
using TypedPayload = std::pair<std::string_view, Json>;
TypedPayload write_input(table::Input const& input);
TypedPayload write_outcome(table::Outcome const& outcome);

Json setup_json(table::TableSetup const& setup);
table::TableSetup read_setup(Fields& fields);
/// A FEN that can be played from.
chess::StatedPosition read_position(Fields& fields, char const* key);
chess::Setup read_setup_text(Fields& fields, char const* key);
/// Null where there are none.
Json times_json(std::optional<table::RemainingTimes> const& times);
table::RemainingTimes read_times(Fields fields);
Json reading_json(clock::Reading const& reading);
clock::Reading read_reading(Fields fields);
Json lines_json(std::vector<table::TrainingLine> const& lines);
std::vector<table::TrainingLine> read_lines(Fields& fields, char const* key);
Json announcement_json(table::Announcement const& announcement);
table::Announcement read_announcement(Fields fields);

}  // namespace tactus::store

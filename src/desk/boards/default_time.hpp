// SPDX-License-Identifier: GPL-3.0-or-later
// Who is not there when a round begins (6.6, 6.7). Nobody sees who sits at a table: what is known is that no
// move was made. Pure.
#pragma once

#include "core/instant.hpp"
#include "core/message/message.hpp"
#include "core/table/table_state.hpp"

#include <optional>
#include <string>

namespace tactus::desk {

/// What the arbiter says of the round.
struct RoundTimes {
  std::optional<Instant> start{};        // nothing: when the first table begins
  std::optional<Millis> default_time{};  // nothing: not counted
  std::string name{};                    // as the page shows it; empty: not told
};

class DefaultTime {
 public:
  /// So long before its end it is told.
  static constexpr Millis told_before{5 * 60'000};

  DefaultTime(Instant start, Millis lasts) : start_(start), end_(start + lasts) {}

  /// Who has not moved; nothing: it is not the time, both have, or the game is over.
  std::optional<Message> at_table(table::TableState const& state, Instant now) const;
  /// Of pairings whose table has not begun. Nothing: it is not the time.
  std::optional<Message> of_missing(Instant now) const;

 private:
  bool is_told(Instant now) const;

  Instant start_, end_;
};

}  // namespace tactus::desk

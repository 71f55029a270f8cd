// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/boards/default_time.hpp"

#include "src/record/local_time.hpp"

#include <algorithm>
#include <string>

namespace tactus::desk {
namespace {

/// "16:00", on the clock of this machine.
std::string hour_of(Instant time) { return record::local_text(time).substr(11, 5); }

}  // namespace

bool DefaultTime::is_told(Instant now) const { return now >= std::max(start_, end_ - told_before); }

std::optional<Message> DefaultTime::at_table(table::TableState const& state, Instant now) const {
  bool const is_played = state.is_started() && state.result() == table::GameResult::open;
  auto const plies = state.line().plies();
  if (!is_told(now) || !is_played || plies >= 2) return std::nullopt;
  auto const player = state.line().current().turn();
  if (now < end_)
    return say("No move of {player} yet. The default time ends at {time}.",
               {{"player", player}, {"time", hour_of(end_)}});
  return say("The default time ended at {time}: no move of {player}.",
             {{"player", player}, {"time", hour_of(end_)}});
}

std::optional<Message> DefaultTime::of_missing(Instant now) const {
  if (!is_told(now)) return std::nullopt;
  if (now < end_) return say("The default time ends at {time}.", {{"time", hour_of(end_)}});
  return say("The default time ended at {time}.", {{"time", hour_of(end_)}});
}

}  // namespace tactus::desk

// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/laws/adjournment_1/adjournments.hpp"
#include "core/arbitration/laws/cases/flags.hpp"
#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/ends_5_9/game_end.hpp"
#include "core/arbitration/laws/matter_of.hpp"
#include "core/arbitration/laws/touch_4/touched_pieces.hpp"

#include <algorithm>

namespace tactus::arbitration::laws {
namespace {

/// Null: what is looked at names none by itself.
using Named = Matter const*;

Named by_missing_people(Situation const& situation) {
  if (situation.has_any_of<fact::Replier, fact::SealedMove>()) return &resumptions;
  return situation.has<fact::DefaultTime>() && !is_adjourned(situation) ? &late_arrivals : nullptr;
}

Named by_stopped_record(Situation const& situation) {
  bool const may_he_stop = situation.ask == Ask::permission && situation.has<fact::Clock>();
  return may_he_stop ? &recording_duties : &stopped_records;
}

Named by_fact(Item const& item, Situation const& situation) {
  if (item.is<fact::PawnOnLastRank>()) return &illegal_moves;
  if (item.is_any_of<fact::WrongInitialPosition, fact::BoardOrientationWrong, fact::ColoursReversed>())
    return &irregularities;
  if (item.is<fact::ClockSettingWrong>()) return matter_of_clock_setting(situation);
  if (auto const* envelope = item.as<fact::Envelope>()) return envelope->is_lost ? &lost_envelopes : nullptr;
  if (item.is<fact::BothAbsent>()) return by_missing_people(situation);
  if (item.is<fact::SealedMove>()) return &sealed_moves;
  if (item.is<fact::RefusesToComply>()) return &results;
  if (item.is<fact::KeepsScoreBy>()) return &ways_of_scoring;
  if (item.is<fact::Device>() && !situation.has<fact::KeepsScoreBy>()) return &devices;
  if (item.is<fact::CannotProveOverstep>()) return &unprovable_oversteps;
  if (item.is<fact::StoppedRecording>()) return by_stopped_record(situation);
  if (item.is<fact::RecordedPlies>()) return &moves_before_writing;
  if (item.is<fact::NoScoresheet>()) return &recording_duties;
  if (item.is<fact::SightedPlayersAssistant>()) return &rights_to_assistant;
  if (item.is_any_of<fact::Arbiters, fact::EventRegulations>()) return &supervisions;
  if (item.is<fact::Chess960Setup>()) return &chess960_starts;
  bool const is_display_alone = !situation.has_any_of<event::Claim, event::ProgramSays>() &&
                                (situation.ask == Ask::permission || !states_position(situation));
  return item.is<fact::DisplayShowsThreefold>() && is_display_alone ? &displays : nullptr;
}

// What is left: nothing is told but people, times, sheets, or moves.

std::optional<chess::Color> toucher_of(Item const& item) {
  std::optional<chess::Color> by;
  item.visit<event::Touch, event::Feel, event::Lift, event::PickUp, event::AdjustAnnounced>(
      [&by](auto const& contact) { by = contact.by; });
  return by;
}

/// Whatever was touched: the moves made are among those that it left.
bool do_moves_satisfy_touches(Situation const& situation) {
  std::optional<chess::Color> open;  // touched, and has not moved since
  for (std::size_t i = 0; i < situation.items.size(); ++i) {
    if (auto const by = toucher_of(situation.items[i])) open = by;
    auto const* made = situation.items[i].as<event::MakeMove>();
    if (!made || !made->uci) continue;
    if (open == made->by) open.reset();
    auto const line = line_until(situation, i);
    if (line && !is_left_by_touch(situation, i, line->current(), *made->uci)) return false;
  }
  return !open;
}

/// Nothing is told but the game itself.
bool tells_only_of_the_game(Situation const& situation) {
  return states_position(situation) &&
         situation
             .tells_only_of<fact::Position, fact::Moves, fact::ToMove, fact::Clock, fact::Player, fact::Board,
                            fact::LastPeriod, fact::IllegalCount, fact::TimeControl, fact::ClaimMade,
                            fact::DisplayShowsThreefold, event::MakeMove, event::PressClock, event::Touch,
                            event::Feel, event::Lift, event::PickUp, event::AdjustAnnounced>() &&
         do_moves_satisfy_touches(situation);
}

bool has_touches(Situation const& situation) {
  return situation
      .has_any_of<event::Touch, event::Feel, event::Lift, event::Remove, event::PickUp, event::Place>();
}

Named by_people_and_times(Situation const& situation) {
  if (situation.items.size() == 1 && situation.has<fact::TimeControl>()) return &time_controls;
  if (situation.has<fact::QuickplayFinish>() &&
      situation.tells_only_of<fact::QuickplayFinish, fact::Event, fact::Clock, fact::TimeControl,
                              fact::LastPeriod>())
    return &quickplay_finishes;
  if (situation.has<fact::Player>() && situation.tells_only_of<fact::Player, fact::Board>())
    return &rights_to_assistant;
  auto const* clock = situation.find<fact::Clock>();
  if (clock && (clock->running || situation.ask != Ask::permission) &&
      situation.tells_only_of<fact::Clock, fact::Player, fact::TimeControl, fact::LastPeriod>())
    return &recording_duties;
  auto const* sheet = situation.find<fact::Scoresheet>();
  bool const is_descriptive = sheet && !letters_of(sheet->language);
  if ((is_descriptive && situation.ask == Ask::permission) ||
      (sheet && situation.tells_only_of<fact::Scoresheet, fact::Player, fact::Position, fact::Moves>()))
    return &sheets_as_evidence;
  return nullptr;
}

bool is_about_chess960_castling(Situation const& situation) {
  auto const* position = situation.find<fact::Position>();
  return position && position->is_chess960 &&
         situation.tells_only_of<fact::Position, fact::Board, fact::Player, fact::ToMove, fact::Move,
                                 event::MakeMove, event::AnnounceIntent>();
}

/// Whether a move at the tactile board is made: before its press is allowed, and after it.
bool is_about_tactile_move(Situation const& situation) {
  bool const is_placed = std::ranges::any_of(situation.all<event::Place>(), [](event::Place const& place) {
    return place.board == BoardKind::tactile && !place.is_copy;
  });
  bool const is_pressed = situation.has<event::PressClock>();
  bool const is_asked = is_pressed != (situation.ask == Ask::permission);
  bool const is_of_one_move = situation.all<event::Announce>().size() < 2 || !is_pressed;
  return is_asked && is_of_one_move && (is_placed || situation.has<event::Lift>()) &&
         states_position(situation);
}

Named by_moves(Situation const& situation) {
  bool const is_castling = is_about_chess960_castling(situation);
  if (is_castling && chess960_castlings.hears.has(situation.ask)) return &chess960_castlings;
  if (is_about_tactile_move(situation)) return &tactile_moves;
  if (situation.ask != Ask::permission && tells_only_of_the_game(situation)) return &results;
  if (situation.has<fact::Boards>()) return &divergences;
  if (has_touches(situation)) return situation.ask == Ask::next_action ? &move_states : &touch_choices;
  if (situation.has_any_of<event::Thinking, event::UsedInPeriod>()) return &thinking_times;
  if (situation.has<event::Announce>()) return &answers_owed;
  return is_castling ? &chess960_castlings : nullptr;
}

}  // namespace

Matter const* matter_of_last_fact(Situation const& situation) {
  for (std::size_t i = situation.items.size(); i-- > 0;)
    if (Named const named = by_fact(situation.items[i], situation)) return named;
  return nullptr;
}

Matter const* matter_of_the_rest(Situation const& situation) {
  if (tells_of_flags(situation)) return &flag_falls;
  if (Named const told = by_people_and_times(situation)) return told;
  return by_moves(situation);
}

Matter const* matter_of_clock_setting(Situation const& situation) {
  return is_adjourned(situation) ? &clocks_at_resumption : &wrong_clock_settings;
}

}  // namespace tactus::arbitration::laws

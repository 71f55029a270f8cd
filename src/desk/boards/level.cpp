// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/boards/level.hpp"

#include "src/desk/boards/attention.hpp"

namespace tactus::desk {
namespace {

using chess::Color;

/// While the game runs.
Level level_in_play(Reason reason) {
  switch (reason) {
    case Reason::broker_gone:
    case Reason::copy_unwritten:
    case Reason::boards_differ:
    case Reason::decided_twice:
    case Reason::claim_waiting:
    case Reason::end_taken_back:
    case Reason::wrong_word:
    case Reason::program_changed:
    case Reason::illegal_move:
    case Reason::ended_on_board:
    case Reason::drawn_by_itself:
    case Reason::flag_fallen:
    case Reason::pressed_early:
    case Reason::moved_after_resigning:
    case Reason::clock_stands:
    case Reason::device_lost: return Level::now;
    case Reason::confirmation_waiting:
    case Reason::announced_another_move:
    case Reason::changed_made_move:
    case Reason::arrival_not_seen:
    case Reason::capture_not_seen:
    case Reason::promotion_not_named:
    case Reason::clock_jumps:
    case Reason::equipment:
    case Reason::clock_not_pressed:
    case Reason::pressed_late:
    case Reason::result_to_confirm:
    case Reason::times_wrong:
    case Reason::two_tables:
    case Reason::wrong_players:
    case Reason::table_missing:
    case Reason::default_time:
    case Reason::table_excess:
    case Reason::link_lost:
    case Reason::file_damaged: return Level::soon;
    case Reason::repeated_another_move:
    case Reason::draw_offered_untimely: break;
  }
  return Level::noted;
}

}  // namespace

std::string_view name_of(Level level) {
  switch (level) {
    case Level::now: return "now";
    case Level::soon: return "soon";
    case Level::noted: break;
  }
  return "noted";
}

Level level_of(Reason reason, table::TableState const& state) {
  if (is_of_hall(reason)) return Level::now;  // whatever is played
  bool const is_over = state.is_started() && state.result() != table::GameResult::open;
  bool const is_of_record = reason == Reason::file_damaged;  // the signed one is what the arbiter hands in
  if (is_over && !is_of_record && state.has_signed(Color::white) && state.has_signed(Color::black))
    return Level::noted;
  auto const level = level_in_play(reason);
  bool const is_played = state.is_started() && !is_over && !state.sealed_by();
  return level == Level::now && !is_played ? Level::soon : level;
}

Message short_words(Reason reason) {
  switch (reason) {
    case Reason::broker_gone: return say("broker gone");
    case Reason::copy_unwritten: return say("copy not written");
    case Reason::boards_differ: return say("boards differ");
    case Reason::decided_twice: return say("decided twice");
    case Reason::claim_waiting: return say("claim");
    case Reason::end_taken_back: return say("end taken back");
    case Reason::confirmation_waiting: return say("confirmation waits");
    case Reason::wrong_word: return say("wrong password");
    case Reason::program_changed: return say("program changed");
    case Reason::illegal_move: return say("illegal move");
    case Reason::ended_on_board: return say("mate or stalemate");
    case Reason::drawn_by_itself: return say("drawn");
    case Reason::flag_fallen: return say("flag");
    case Reason::announced_another_move: return say("another move said");
    case Reason::pressed_early: return say("pressed too early");
    case Reason::repeated_another_move: return say("said back another move");
    case Reason::changed_made_move: return say("made move changed");
    case Reason::draw_offered_untimely: return say("draw offered");
    case Reason::arrival_not_seen: return say("arrival not seen");
    case Reason::capture_not_seen: return say("capture not seen");
    case Reason::promotion_not_named: return say("promotion not named");
    case Reason::moved_after_resigning: return say("moved after resigning");
    case Reason::clock_stands: return say("clock stands");
    case Reason::clock_jumps: return say("clock jumps");
    case Reason::equipment: return say("equipment");
    case Reason::clock_not_pressed: return say("clock not pressed");
    case Reason::pressed_late: return say("pressed late");
    case Reason::result_to_confirm: return say("result to confirm");
    case Reason::times_wrong: return say("times wrong");
    case Reason::two_tables: return say("two tables");
    case Reason::wrong_players: return say("other players than paired");
    case Reason::table_missing: return say("table missing");
    case Reason::default_time: return say("default time");
    case Reason::table_excess: return say("too much sent");
    case Reason::device_lost: return say("board or clock lost");
    case Reason::link_lost: return say("link lost");
    case Reason::file_damaged: return say("file damaged");
  }
  return {};
}

}  // namespace tactus::desk

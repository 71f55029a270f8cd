// SPDX-License-Identifier: GPL-3.0-or-later
// The desk: each reason has grounds in the game, each trouble that the equipment could show is there, and
// what to do about it says nothing that is not so.
#include "src/record/happenings.hpp"
#include "tests/truth/views.hpp"

#include <algorithm>

namespace tactus::truth {
namespace {

using desk::Attention;
using desk::Reason;

constexpr Millis settled{15'000};
constexpr Millis until_there{15'000};

/// The board has shown the position of that many plies since then.
bool has_stood_right(TruthLog const& log, Color board, unsigned plies, Millis since, Millis until) {
  if (log.has_been(What::taken_back, until + at_the_same_time) || log.has_been(What::made_another, until) ||
      log.all_completed.size() < plies)
    return false;
  auto const& wanted = plies == 0 ? log.start : log.all_completed[plies - 1].position;
  return log.is_still(board, since, until) && log.standing(board, until) == wanted &&
         log.was_looking(since) && log.was_looking(until);
}

/// What a reason says of the game at that moment; those of what happened are judged as incidents.
std::optional<Measure> fault_of(TruthLog const& log, DeskMoment const& moment, desk::Attention const& reason,
                                Millis since) {
  auto const false_unless = [](bool is_so) {
    return is_so ? std::nullopt : std::optional(Measure::false_statement);
  };
  switch (reason.why) {
    case Reason::clock_not_pressed:
      return is_late(log, *reason.by, moment.plies + 1, moment.at) ? std::nullopt
                                                                   : std::optional(Measure::innocent);
    case Reason::boards_differ:
      return false_unless(log.did(What::spoiled, std::nullopt, 1, moment.at) ||
                          !has_stood_right(log, *reason.by, moment.plies, moment.at - settled, moment.at));
    case Reason::claim_waiting:
      return false_unless(log.is_on(What::claim_open, What::claim_gone, reason.by, moment.at));
    case Reason::result_to_confirm:
      return false_unless(log.has_been(What::agreed, moment.at + at_the_same_time));
    case Reason::flag_fallen: return Measure::false_statement;
    case Reason::ended_on_board: return false_unless(log.gave_mate(reason.by, moment.at));
    case Reason::illegal_move: return Measure::innocent;
    case Reason::clock_jumps:
      return false_unless(log.has_been(What::clock_stopped, since + at_the_same_time));
    default: return std::nullopt;
  }
}

/// What stands from the one deed to the other needs the arbiter all that time.
struct Need {
  What from, to;
  Reason reason;
};
constexpr Need needs[] = {{What::claim_open, What::claim_gone, Reason::claim_waiting},
                          {What::end_proposed, What::end_gone, Reason::confirmation_waiting},
                          {What::cable_out, What::cable_in, Reason::device_lost},
                          {What::disk_full, What::disk_empty, Reason::device_lost}};

bool has(DeskMoment const& moment, Reason reason, std::optional<Color> by = std::nullopt) {
  return std::ranges::any_of(
      moment.reasons, [&](Attention const& each) { return each.why == reason && (!by || each.by == by); });
}

void judge_needs(TruthLog const& log, DeskMoment const& moment, std::vector<Verdict>& found) {
  Millis const at = moment.at;
  bool const is_over = log.has_been(What::agreed, at);
  for (Need const& each : needs) {
    bool const stands = log.is_on(each.from, each.to, std::nullopt, at) &&
                        log.is_on(each.from, each.to, std::nullopt, at + at_the_same_time);
    if (stands && !is_over && !has(moment, each.reason))
      found.push_back({Measure::missing, line_of(at, "desk, without", std::string{name_of(each.reason)})});
  }
  bool const is_adjourned =
      log.is_on(What::adjourned, What::continued, std::nullopt, at - at_the_same_time) &&
      log.is_on(What::adjourned, What::continued, std::nullopt, at);
  for (Attention const& each : moment.reasons)
    if (is_adjourned && each.level == desk::Level::now)
      found.push_back({Measure::false_statement,
                       line_of(at, "desk, at once in an adjourned game", std::string{name_of(each.why)})});
}

/// A board that stands otherwise since long, and shows it; who sets up in his own turn what fell is not done
/// before he presses.
void judge_boards_at_end(TruthLog const& log, Views const& views, std::vector<Verdict>& found) {
  // How a board lies is known by its owner's first move.
  if (views.desk.empty() || log.plies.size() < 2 || log.has_been(What::agreed, log.end)) return;
  DeskMoment const& last = views.desk.back();
  for (Color const board : chess::both_colors) {
    bool const is_right = log.shows(board, log.plies.size(), log.end);
    bool const is_still = log.is_still(board, log.end - until_there, log.end);
    bool const is_made = log.has_been(What::made_another, log.end);  // nobody knows which of the boards it is
    bool const is_there = has(last, Reason::boards_differ, is_made ? std::nullopt : std::optional{board});
    bool const is_behind = last.plies != log.plies.size();  // moves are missing: that is told
    bool const may_go_on = log.to_move_at_end == board && log.has_been(What::fell, log.end);
    if (!is_right && is_still && !may_go_on && !is_there && !is_behind)
      found.push_back({Measure::missing, line_of(last.at, "desk", "without boards that differ")});
  }
}

/// Each irregularity of the chronicle is a reason, in this order of kinds.
std::optional<Reason> reason_of(table::IrregularityKind kind) {
  using enum table::IrregularityKind;
  switch (kind) {
    case pressed_without_move: return Reason::pressed_early;
    case announced_another_move: return Reason::announced_another_move;
    case repeated_another_move: return Reason::repeated_another_move;
    case offered_draw_untimely: return Reason::draw_offered_untimely;
    case clock_stands: return Reason::clock_stands;
    case arrival_not_seen: return Reason::arrival_not_seen;
    case capture_not_seen: return Reason::capture_not_seen;
    case promotion_not_named: return Reason::promotion_not_named;
    case moved_after_resigning: return Reason::moved_after_resigning;
    default: return std::nullopt;
  }
}

void judge_irregularities(Views const& views, std::vector<Verdict>& found) {
  for (ToldIncident const& each : views.incidents) {
    auto const* const kind = std::get_if<table::IrregularityKind>(&each.incident.kind);
    auto const reason = kind != nullptr ? reason_of(*kind) : std::nullopt;
    if (!reason) continue;
    bool const is_there = std::ranges::any_of(views.desk, [&](DeskMoment const& moment) {
      return moment.at >= each.at && has(moment, *reason, each.incident.by);
    });
    if (!is_there)
      found.push_back({Measure::missing, line_of(each.at, "desk, without", std::string{name_of(*reason)})});
  }
}

// What to do.

template <class Value>
std::optional<Value> value_in(desk::WhatToDo const& todo, std::string_view english) {
  std::vector<Message> all;
  for (auto const& section : todo.then) {
    all.push_back(section.heading);
    all.insert(all.end(), section.lines.begin(), section.lines.end());
  }
  for (Message const& each : all)
    if (each.english == english)
      for (Argument const& argument : each.arguments)
        if (auto const* const value = std::get_if<Value>(&argument.value)) return *value;
  return std::nullopt;
}

unsigned times_stood(TruthLog const& log, Millis at) {
  std::vector<Placement> all{log.start};
  for (TruePly const& each : log.plies)
    if (each.pressed <= at) all.push_back(each.position);
  unsigned times = 0;
  for (std::size_t i = all.size(); i > 0; i = i < 2 ? 0 : i - 2) times += all[i - 1] == all.back() ? 1 : 0;
  return times;
}

void judge_advice(TruthLog const& log, Advice const& each, std::vector<Verdict>& found) {
  bool is_true = true;
  // The people of these games make no illegal move, so no penalty is ever due for one.
  if (each.reason.why != Reason::pressed_early)
    is_true = !value_in<unsigned>(each.todo, "Illegal moves of {player} before: {count}");
  if (auto const told = value_in<unsigned>(each.todo, "The position has occurred: {count}"))
    is_true = is_true && *told == times_stood(log, each.at);
  if (!is_true)
    found.push_back(
        {Measure::innocent, line_of(each.at, "what to do", std::string{name_of(each.reason.why)})});
}

}  // namespace

void judge_desk(TruthLog const& log, Views const& views, std::vector<Verdict>& found) {
  std::vector<std::pair<Reason, std::int64_t>> known;  // told once
  for (DeskMoment const& moment : views.desk) {
    bool const is_last_then = &moment == &views.desk.back() || (&moment + 1)->at != moment.at;
    if (is_last_then) judge_needs(log, moment, found);
    for (desk::Attention const& each : moment.reasons) {
      auto const fault = fault_of(log, moment, each, each.since.time_since_epoch() + views.offset);
      std::pair const key{each.why, each.event};
      if (!fault || std::ranges::find(known, key) != known.end()) continue;
      known.push_back(key);
      found.push_back({*fault, line_of(moment.at, "desk", std::string{name_of(each.why)})});
    }
  }
  judge_boards_at_end(log, views, found);
  judge_irregularities(views, found);
  for (Advice const& each : views.advice) judge_advice(log, each, found);
}

}  // namespace tactus::truth

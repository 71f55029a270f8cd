// SPDX-License-Identifier: GPL-3.0-or-later
// What an arbiter reads, and what stands in Braille: it has grounds in the game. Irregularities and faults of
// the equipment are judged where they are told (judge.cpp); here what the arbiter's programs make of events.
#include "src/record/happenings.hpp"
#include "tests/truth/views.hpp"

#include <algorithm>

namespace tactus::truth {
namespace {

using desk::Reason;
using program::Happening;

constexpr Millis settled{15'000};
constexpr Millis just_now{4'000};

bool was_stopped(TruthLog const& log, Millis from, Millis until) {
  return std::any_of(log.deeds.begin(), log.deeds.end(), [&](Deed const& d) {
    bool const breaks = d.what == What::clock_stopped || d.what == What::clock_started ||
                        d.what == What::unseen_from || d.what == What::unseen_to ||
                        d.what == What::cable_out || d.what == What::adjourned;
    return breaks && d.at >= from && d.at <= until;
  });
}

/// When his move of the ply, that stands, was made last before then; it was announced or seen to stand.
std::optional<Millis> made_at(TruthLog const& log, Color by, unsigned ply, Millis until) {
  std::optional<Millis> last;
  for (Deed const& d : log.deeds)
    if (d.what == What::made && d.by == by && d.ply == ply && d.at <= until) last = d.at;
  return last;
}

bool gave_mate(TruthLog const& log, std::optional<Color> by, Millis until) {
  return std::any_of(log.deeds.begin(), log.deeds.end(), [&](Deed const& d) {
    return d.what == What::made && d.by == by && d.at <= until && d.move &&
           d.move->gives == chess::CheckState::mate;
  });
}

bool is_late(TruthLog const& log, Color by, unsigned ply, Millis at) {
  auto const made = made_at(log, by, ply, at);
  return made && at - *made + at_the_same_time >= record::long_without_press;
}

bool is_before(TruthLog const& log, What what, Millis at) {
  return std::any_of(log.deeds.begin(), log.deeds.end(),
                     [&](Deed const& d) { return d.what == what && d.at <= at + at_the_same_time; });
}

/// Each has entered something just before.
bool have_entered(TruthLog const& log, std::vector<Color> const& players, Millis at) {
  return std::ranges::all_of(players, [&](Color player) {
    return std::ranges::any_of(log.deeds, [&](Deed const& d) {
      return d.what == What::entered && d.by == player && d.at <= at && d.at + just_now >= at;
    });
  });
}

/// Nothing: it is so, or it is judged elsewhere.
std::optional<Measure> fault_of(TruthLog const& log, ToldIncident const& told) {
  auto const* const happening = std::get_if<Happening>(&told.incident.kind);
  if (happening == nullptr) return std::nullopt;
  auto const by = told.incident.by;
  auto const false_unless = [](bool is_so) {
    return is_so ? std::nullopt : std::optional(Measure::false_statement);
  };
  switch (*happening) {
    case Happening::illegal_move: return Measure::innocent;  // the people of these games make none
    case Happening::pressed_late:
      return is_late(log, *by, told.incident.ply, told.at) ? std::nullopt : std::optional(Measure::innocent);
    case Happening::found: {
      auto const made = made_at(log, *by, told.incident.ply, told.at);
      return false_unless(made && !log.was_looking(*made));
    }
    case Happening::checkmate: return false_unless(gave_mate(log, by, told.at));
    case Happening::fivefold:
    case Happening::seventy_five:
    case Happening::flag_shown:
    case Happening::left_out:
    case Happening::recorded_otherwise:
    case Happening::program_changed:
    case Happening::arbiter_word_refused: return Measure::false_statement;
    case Happening::clock_jumped:
    case Happening::clock_otherwise: return false_unless(is_before(log, What::clock_stopped, told.at));
    case Happening::claim: return false_unless(have_entered(log, {*by}, told.at));
    case Happening::claim_answered: return false_unless(is_before(log, What::claim_gone, told.at));
    case Happening::taken_back:
    case Happening::restored:
      return false_unless(is_before(log, What::taken_back, told.at) ||
                          have_entered(log, {Color::white, Color::black}, told.at));
    case Happening::resumed:
      return false_unless(is_before(log, What::unseen_from, told.at) ||
                          is_before(log, What::adjourned, told.at));
    case Happening::ended: return false_unless(is_before(log, What::agreed, told.at));
    case Happening::end_taken_back: return Measure::false_statement;
    default: return std::nullopt;
  }
}

/// The board has shown the position of that many plies since then.
bool has_stood_right(TruthLog const& log, Color board, unsigned plies, Millis since, Millis until) {
  if (is_before(log, What::taken_back, until) || log.all_completed.size() < plies) return false;
  auto const& wanted = plies == 0 ? log.start : log.all_completed[plies - 1].position;
  bool const is_moved = std::any_of(log.contacts.begin(), log.contacts.end(), [&](Contact const& c) {
    return c.board == board && c.at >= since && c.at <= until;
  });
  return !is_moved && log.standing(board, until) == wanted && log.was_looking(since) &&
         log.was_looking(until);
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
    case Reason::result_to_confirm: return false_unless(is_before(log, What::agreed, moment.at));
    case Reason::flag_fallen: return Measure::false_statement;
    case Reason::ended_on_board: return false_unless(gave_mate(log, reason.by, moment.at));
    case Reason::illegal_move: return Measure::innocent;
    case Reason::clock_jumps: return false_unless(is_before(log, What::clock_stopped, since));
    default: return std::nullopt;
  }
}

std::string line_of(Millis at, std::string const& view, std::string const& words) {
  return std::to_string(at.count() / 1000) + " s  " + view + ": " + words;
}

void judge_incidents(TruthLog const& log, Views const& views, std::vector<Verdict>& found) {
  for (ToldIncident const& each : views.incidents)
    if (auto const fault = fault_of(log, each))
      found.push_back({*fault, line_of(each.at, "watch, desk and incidents", each.words)});
  // Who presses late is told, where the clock ran and the program looked all the time.
  for (std::size_t i = 0; i < log.plies.size(); ++i) {
    auto const ply = static_cast<unsigned>(i) + 1;
    TruePly const& done = log.plies[i];
    auto const made = made_at(log, done.by, ply, done.pressed);
    bool const is_due = made && done.pressed - *made >= record::long_without_press + at_the_same_time * 2 &&
                        !was_stopped(log, *made, done.pressed + at_the_same_time) && log.was_looking(*made) &&
                        !is_before(log, What::taken_back, log.end);
    bool const is_told = std::ranges::any_of(views.incidents, [&](ToldIncident const& told) {
      return told.incident.is(Happening::pressed_late) && told.incident.ply == ply;
    });
    bool const is_recorded =
        std::ranges::any_of(views.desk, [&](DeskMoment const& moment) { return moment.plies >= ply; });
    if (is_due && is_recorded && !is_told)
      found.push_back({Measure::missing, line_of(done.pressed, "watch",
                                                 "not told as pressed late, ply " + std::to_string(ply))});
  }
}

void judge_desk(TruthLog const& log, Views const& views, std::vector<Verdict>& found) {
  std::vector<std::pair<Reason, std::int64_t>> known;  // told once
  for (DeskMoment const& moment : views.desk)
    for (desk::Attention const& each : moment.reasons) {
      auto const fault = fault_of(log, moment, each, each.since.time_since_epoch() + views.offset);
      std::pair const key{each.why, each.event};
      if (!fault || std::ranges::find(known, key) != known.end()) continue;
      known.push_back(key);
      found.push_back({*fault, line_of(moment.at, "desk", std::string{name_of(each.why)})});
    }
}

void judge_braille(TruthLog const& log, Views const& views, std::vector<Verdict>& found) {
  for (BrailleMoment const& each : views.braille) {
    bool const is_so = each.was_said && (!each.offer_of || log.is_on(What::offer_open, What::offer_gone,
                                                                     *each.offer_of, each.at));
    std::string const view = each.reader == Color::white ? "Braille of White" : "Braille of Black";
    if (!is_so) found.push_back({Measure::false_statement, line_of(each.at, view, each.shown)});
    if (each.is_behind)
      found.push_back({Measure::missing, line_of(each.at, view + ", without the last move", each.shown)});
  }
}

}  // namespace

void judge_views(TruthLog const& log, Views const& views, std::vector<Verdict>& found) {
  for (std::string const& each : views.disagreements) found.push_back({Measure::missing, each});
  judge_incidents(log, views, found);
  judge_desk(log, views, found);
  judge_braille(log, views, found);
}

}  // namespace tactus::truth

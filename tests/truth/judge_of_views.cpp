// SPDX-License-Identifier: GPL-3.0-or-later
// What an arbiter reads, and what stands in Braille: it has grounds in the game. Irregularities and faults of
// the equipment are judged where they are told (judge.cpp); here what the arbiter's programs make of events.
#include "src/record/happenings.hpp"
#include "tests/truth/views.hpp"

#include <algorithm>

namespace tactus::truth {

std::string line_of(Millis at, std::string const& view, std::string const& words) {
  return std::to_string(at.count() / 1000) + " s  " + view + ": " + words;
}

bool is_late(TruthLog const& log, Color by, unsigned ply, Millis at) {
  auto const made = log.made_at(by, ply, at);
  return made && at - *made + at_the_same_time >= record::long_without_press;
}

namespace {

using program::Happening;

constexpr Millis just_now{4'000};

bool was_stopped(TruthLog const& log, Millis from, Millis until) {
  return std::any_of(log.deeds.begin(), log.deeds.end(), [&](Deed const& d) {
    bool const breaks = d.what == What::clock_stopped || d.what == What::clock_started ||
                        d.what == What::unseen_from || d.what == What::unseen_to ||
                        d.what == What::cable_out || d.what == What::adjourned;
    return breaks && d.at >= from && d.at <= until;
  });
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
      auto const made = log.made_at(*by, told.incident.ply, told.at);
      return false_unless(made && !log.was_seen_being_made(*made));
    }
    case Happening::checkmate: return false_unless(log.gave_mate(by, told.at));
    case Happening::fivefold:
    case Happening::seventy_five:
    case Happening::flag_shown:
    case Happening::left_out:
    case Happening::recorded_otherwise:
    case Happening::program_changed:
    case Happening::arbiter_word_refused: return Measure::false_statement;
    case Happening::clock_jumped:
    case Happening::clock_otherwise:
      return false_unless(log.has_been(What::clock_stopped, told.at + at_the_same_time));
    case Happening::claim: return false_unless(have_entered(log, {*by}, told.at));
    case Happening::claim_answered:
      return false_unless(log.has_been(What::claim_gone, told.at + at_the_same_time));
    case Happening::taken_back:
    case Happening::restored:
      return false_unless(log.has_been(What::taken_back, told.at + at_the_same_time) ||
                          have_entered(log, {Color::white, Color::black}, told.at));
    case Happening::resumed:
      return false_unless(log.has_been(What::unseen_from, told.at + at_the_same_time) ||
                          log.has_been(What::adjourned, told.at + at_the_same_time));
    case Happening::ended: return false_unless(log.has_been(What::agreed, told.at + at_the_same_time));
    case Happening::end_taken_back: return Measure::false_statement;
    default: return std::nullopt;
  }
}

void judge_incidents(TruthLog const& log, Views const& views, std::vector<Verdict>& found) {
  for (ToldIncident const& each : views.incidents)
    if (auto const fault = fault_of(log, each))
      found.push_back({*fault, line_of(each.at, "watch, desk and incidents", each.words)});
  // Who presses late is told, where the clock ran and the program looked all the time.
  for (std::size_t i = 0; i < log.plies.size(); ++i) {
    auto const ply = static_cast<unsigned>(i) + 1;
    TruePly const& done = log.plies[i];
    auto const made = log.made_at(done.by, ply, done.pressed);
    bool const is_due = made && done.pressed - *made >= record::long_without_press + at_the_same_time * 2 &&
                        !was_stopped(log, *made, done.pressed + at_the_same_time) &&
                        log.was_seen_being_made(*made) &&
                        !log.has_been(What::taken_back, log.end + at_the_same_time);
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

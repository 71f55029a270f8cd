// SPDX-License-Identifier: GPL-3.0-or-later
// Which of its two modes a rapid or blitz event is played in, and what the Competition Rules ask for there
// (A.4, A.6, B.2, B.4).

#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/matters.hpp"

#include <algorithm>

namespace tactus::arbitration::laws {
namespace {

/// The two modes of a phase and what stands about them.
struct Modes {
  Phase phase = Phase::rapid;
  Law competition;  // the Competition Rules in full
  Law basic;        // otherwise
  Law choice;       // the event regulations choose one of them
  Law enough_arbiters;
  Law recorded;
  unsigned games_per_arbiter = 1;
};

constexpr Modes rapid_modes{Phase::rapid, law("A.4"), law("A.5"), law("A.6"), law("A.4.1"), law("A.4.2"), 3};
constexpr Modes blitz_modes{Phase::blitz, law("B.2"), law("B.3"), law("B.4"), law("B.2.1"), law("B.2.2"), 1};

constexpr Modes const& modes_of(Phase phase) { return phase == Phase::rapid ? rapid_modes : blitz_modes; }

/// "A.4" is about rapid, "B.2" about blitz.
std::optional<Phase> phase_of_article(std::optional<std::string> const& number) {
  if (!number || number->empty()) return std::nullopt;
  if (number->front() == 'A') return Phase::rapid;
  if (number->front() == 'B') return Phase::blitz;
  return std::nullopt;
}

tl::expected<Phase, FactFault> phase_asked_about(Situation const& situation,
                                                 fact::EventRegulations const& regulations) {
  auto const by_mode = phase_of_article(regulations.mode);
  auto const named = by_mode ? by_mode : phase_of_article(regulations.text);
  Phase const stated = situation.regime.phase;
  if (named && stated != Phase::standard && *named != stated)
    return contradictory("event-regulations.mode",
                         say("Contradiction: the article is not about this phase."));
  if (named) return *named;
  if (stated == Phase::standard)
    return wrong("phase",
                 say("Please say rapid or blitz: standard games always have the Competition Rules."));
  return stated;
}

/// The printed text of 2023 names one mode twice (catalogue 16.1).
void note_misprint(Ruling& ruling, Situation const& situation, Modes const& modes) {
  if (edition_of(situation.regime.rules) == Edition::fide_2023 && modes.phase == Phase::rapid)
    ruling.notices.push_back(say("The printed text names {mode} twice: it is read as {mode} or {other}.",
                                 {{"mode", modes.competition}, {"other", modes.basic}}));
}

Ruling choice_of_modes(Situation const& situation, Modes const& modes) {
  Ruling ruling = ruled(Outcome::computed, situation.regime, {modes.choice, modes.competition, modes.basic},
                        {say("The event regulations choose {mode} or {other}, for all games of the event.",
                             {{"mode", modes.competition}, {"other", modes.basic}})});
  ruling.modes = {modes.competition, modes.basic};
  note_misprint(ruling, situation, modes);
  return ruling;
}

bool are_enough(fact::Arbiters const& arbiters, unsigned games_per_arbiter) {
  return arbiters.games <= std::uint64_t{arbiters.count} * games_per_arbiter;
}

Outcome outcome_of(Situation const& situation, bool is_met) {
  return situation.ask == Ask::permission ? permission(is_met) : Outcome::computed;
}

Ruling without_conditions(Situation const& situation, Modes const& modes) {
  Ruling ruling = ruled(outcome_of(situation, true), situation.regime, {modes.basic, modes.choice},
                        {say("The basic rules ask for no number of arbiters.")});
  ruling.are_conditions_met = true;
  return ruling;
}

Ruling conditions(Situation const& situation, Modes const& modes, fact::Arbiters const& arbiters) {
  bool const is_enough = are_enough(arbiters, modes.games_per_arbiter);
  bool const is_met = is_enough && arbiters.is_all_recorded;
  Ruling ruling = ruled(outcome_of(situation, is_met), situation.regime, {}, {});
  if (is_enough && !arbiters.is_all_recorded) cite(ruling, situation.regime, {modes.recorded});
  cite(ruling, situation.regime, {modes.enough_arbiters, modes.competition, modes.choice});
  if (is_met) cite(ruling, situation.regime, {modes.recorded});
  ruling.explanation.push_back(is_met ? say("The conditions of the Competition Rules are met.")
                                      : say("The conditions of the Competition Rules are not met."));
  ruling.explanation.push_back(
      say("One arbiter may supervise at most {games} games, and {stated} are to be "
          "supervised by {count}.",
          {{"games", modes.games_per_arbiter}, {"stated", arbiters.games}, {"count", arbiters.count}}));
  ruling.explanation.push_back(arbiters.is_all_recorded
                                   ? say("Each game is recorded by an arbiter or assistant.")
                                   : say("Each game must be recorded by an arbiter or assistant."));
  ruling.are_conditions_met = is_met;
  return ruling;
}

RulingOrFault decide_supervision(Situation const& situation) {
  auto const* stated = situation.find<fact::EventRegulations>();
  fact::EventRegulations const regulations = stated ? *stated : fact::EventRegulations{};
  auto const phase = phase_asked_about(situation, regulations);
  if (!phase) return tl::unexpected(phase.error());
  Modes const& modes = modes_of(*phase);
  auto const* arbiters = situation.find<fact::Arbiters>();
  if (regulations.mode) {
    auto const mode = law_numbered(*regulations.mode, situation.regime.rules);
    if (mode != modes.competition && mode != modes.basic)
      return wrong("event-regulations.mode", say("Please say {mode} or {other}.",
                                                 {{"mode", modes.competition}, {"other", modes.basic}}));
    if (mode == modes.basic && arbiters) return without_conditions(situation, modes);
  }
  return arbiters ? conditions(situation, modes, *arbiters) : choice_of_modes(situation, modes);
}

}  // namespace

Matter const supervisions{judgement_asks, decide_supervision};

}  // namespace tactus::arbitration::laws

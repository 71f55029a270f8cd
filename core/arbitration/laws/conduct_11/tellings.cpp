// SPDX-License-Identifier: GPL-3.0-or-later
// What the program may say to whom (11.3.1, 12.6, 12.7, D.2.1, D.2.10.4), as a table.

#include "core/arbitration/book/edition_rules.hpp"
#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/matters.hpp"

namespace tactus::arbitration::laws {
namespace {

RulingOrFault decide_display(Situation const& situation) {
  return ruled(permission_or_ruling(situation.ask, true), situation.regime, {law("6.12.1"), law("6.12.2")},
               {say("A display may show the position, the moves and how many were made."),
                say("No claim can rest only on what a display shows.")});
}

}  // namespace

Matter const displays{judgement_asks, decide_display};

// In quick games under the Competition Rules a player may ask to see the arbiter's score (A.4.3, B.2.3).

namespace {

void cite_right(Ruling& ruling, Regime regime) {
  if (regime.phase == Phase::rapid) cite(ruling, regime, {law("A.4.3"), law("A.4")});
  if (regime.phase == Phase::blitz) cite(ruling, regime, {law("B.2.3"), law("B.2")});
}

Ruling refused(Situation const& situation, Message because) {
  Ruling ruling =
      ruled(permission_or_ruling(situation.ask, false), situation.regime, {}, {std::move(because)});
  cite_right(ruling, situation.regime);
  return ruling;
}

RulingOrFault decide_request(Situation const& situation) {
  Regime const& regime = situation.regime;
  auto const& request = *situation.find<event::RequestScore>();
  if (regime.phase == Phase::standard) {
    Ruling ruling =
        refused(situation, say("Each player keeps his own score; this right is for rapid and blitz."));
    cite(ruling, regime, {law("8.1.1"), law("12.6")});
    return ruling;
  }
  if (!regime.supervision && !is_finnish_blitz(regime.rules))
    return missing("supervision", say("Please say whether the Competition Rules apply in full."));
  if (!rules_of(regime).may_ask_to_see_score) {
    Ruling ruling = refused(situation, say("This edition gives no right to see the arbiter's score."));
    cite(ruling, regime, {law("12.6")});
    return ruling;
  }
  if (regime.supervision != Supervision::competition)
    return refused(situation, say("Only under the Competition Rules is each game recorded and may be seen."));
  if (!request.has_the_move)
    return refused(situation, say("Only the player who has the move may ask to see the score."));
  if (request.count > most_score_requests) {
    Ruling ruling =
        refused(situation, say("Five requests are allowed in a game: more disturb the opponent."));
    cite(ruling, regime, {law("11.5")});
    return ruling;
  }
  Ruling ruling = ruled(permission_or_ruling(situation.ask, true), regime, {},
                        {say("A player who has the move may ask to see the score, five times in a game."),
                         say("This is request {count}.", {{"count", request.count}})});
  cite_right(ruling, regime);
  return ruling;
}

}  // namespace

Matter const score_requests{judgement_asks, decide_request};

// Spectators and other players are silent: an irregularity is told only to the arbiter (12.7).

namespace {

RulingOrFault decide_interference(Situation const& situation) {
  bool const is_told_to_arbiter = situation.find<event::SpectatorSpeaks>()->to == Listener::arbiter;
  if (is_told_to_arbiter)
    return ruled(permission_or_ruling(situation.ask, true), situation.regime, {law("12.7")},
                 {say("Anybody who sees an irregularity may tell the arbiter, and nobody else.")});
  Ruling ruling = ruled(permission_or_ruling(situation.ask, false), situation.regime, {law("12.7")},
                        {say("Spectators may not interfere: an irregularity is told only to the arbiter.")});
  ruling.explanation.push_back(say("The arbiter may expel who interferes from the playing venue."));
  return ruling;
}

}  // namespace

Matter const spectators{judgement_asks, decide_interference};

namespace {

using chess::Color;
using event::Saying;

enum class May : std::uint8_t { never, on_request, always };

struct Telling {
  Saying what;
  May to_disabled;  // the visually disabled player
  May to_other;     // the sighted player, in a game with a visually disabled one
  std::array<Law, 3> articles;
  Message (*allowed)();
  Message (*forbidden)();
};

constexpr std::array<Telling, 8> tellings{{
    {Saying::opponents_move,
     May::always,
     May::always,
     {law("D.2.1"), law("D.2.10.2"), law("12.6")},
     [] { return say("Announcing the moves belongs to a game with a visually disabled player."); },
     [] { return say("Nobody may tell a player that his opponent has moved."); }},
    {Saying::move_count,
     May::on_request,
     May::never,
     {law("D.2.10.4"), law("12.6"), law("D.2.6.1")},
     [] { return say("On his request a visually disabled player is told the number of moves."); },
     [] { return say("The number of moves is told only to a visually disabled player who asks for it."); }},
    {Saying::both_times,
     May::on_request,
     May::never,
     {law("D.2.10.4"), law("12.6"), law("D.2.6.1")},
     [] { return say("On his request a visually disabled player is told both times."); },
     [] { return say("The times are told only to a visually disabled player who asks for them."); }},
    {Saying::illegal_move_completed,
     May::never,
     May::never,
     {law("12.7"), law("12.6"), law("7.5.1")},
     [] { return say("An irregularity may be told to the arbiter."); },
     [] { return say("An irregularity may be told only to the arbiter."); }},
    {Saying::your_move_is_illegal,
     May::never,
     May::never,
     {law("11.3.1"), law("12.6"), law("12.7")},
     [] { return say("An irregularity may be told to the arbiter."); },
     [] { return say("That would be advice during the game; an irregularity is for the arbiter alone."); }},
    {Saying::position_occurred_third_time,
     May::never,
     May::never,
     {law("11.3.1"), law("12.6"), law("9.2.1")},
     [] { return say("What was counted may be offered to the arbiter."); },
     [] { return say("A player finds a repetition himself: nobody points it out to him."); }},
    {Saying::you_have_not_pressed_the_clock,
     May::never,
     May::never,
     {law("12.6"), law("11.3.1"), law("12.7")},
     [] { return say("The arbiter may be told; he must not remind the player."); },
     [] { return say("Nobody may tell a player that he has not pressed his clock."); }},
    {Saying::engine_evaluation,
     May::never,
     May::never,
     {law("11.3.1"), law("11.3.2"), law("12.6")},
     [] { return say("The arbiter may know it; it must not reach a player."); },
     [] { return say("An evaluation is a source of information, which is forbidden during play."); }},
}};

Telling const& telling_of(Saying what) {
  return *std::ranges::find(tellings, what, &Telling::what);  // each stands in the table
}

bool is_irregularity(Saying what) {
  return what == Saying::illegal_move_completed || what == Saying::your_move_is_illegal;
}

/// 12.6: the number of moves is no secret when scoresheets are completed after a flag fall (8.5).
bool is_score_made_up(Situation const& situation) {
  auto const* stopped = situation.find<fact::StoppedRecording>();
  return situation.has<event::FlagFall>() && stopped && (stopped->by.white || stopped->by.black);
}

May may_be_told(Situation const& situation, Telling const& telling, Listener to) {
  auto const player = to == Listener::white   ? std::optional{Color::white}
                      : to == Listener::black ? std::optional{Color::black}
                                              : std::nullopt;
  if (player && is_visually_disabled(situation, *player)) return telling.to_disabled;
  return is_appendix_d_game(situation) ? telling.to_other : May::never;
}

RulingOrFault to_arbiter(Situation const& situation, Telling const& telling) {
  if (is_finnish_blitz(situation.regime.rules) && is_irregularity(telling.what))
    return ruled(permission_or_ruling(situation.ask, false), situation.regime, {law("FI-2"), law("FI-11")},
                 {say("An illegal move is the players' own matter: the arbiter may not point it out."),
                  say("It is kept in the record of the game.")});
  Ruling ruling =
      ruled(permission_or_ruling(situation.ask, true), situation.regime, {law("12.7")}, {telling.allowed()});
  for (Law const article : telling.articles)
    if (article != law("12.7")) cite(ruling, situation.regime, {article});
  if (telling.what == Saying::position_occurred_third_time) cite(ruling, situation.regime, {law("11.12")});
  return ruling;
}

RulingOrFault decide_telling(Situation const& situation) {
  auto const& says = *situation.find<event::ProgramSays>();
  Telling const& telling = telling_of(says.what);
  if (says.to == Listener::arbiter) return to_arbiter(situation, telling);
  if (says.what == Saying::move_count && is_score_made_up(situation))
    return ruled(permission_or_ruling(situation.ask, true), situation.regime,
                 {law("12.6"), law("8.5.1"), law("8.5.2")},
                 {say("A flag has fallen and scoresheets are completed: the number of moves may be told.")});
  May const may = may_be_told(situation, telling, says.to);
  bool const is_allowed =
      may == May::always || (may == May::on_request && says.is_on_request.value_or(false));
  Ruling ruling = ruled(permission_or_ruling(situation.ask, is_allowed), situation.regime, telling.articles,
                        {is_allowed ? telling.allowed() : telling.forbidden()});
  if (may == May::on_request && !is_allowed)
    ruling.explanation.push_back(say("He did not ask: unasked it would be interference."));
  return ruling;
}

}  // namespace

Matter const program_tellings{judgement_asks, decide_telling};

}  // namespace tactus::arbitration::laws

// SPDX-License-Identifier: GPL-3.0-or-later
// Clocks handled as they should not be, or stopped (6.2.3, 6.2.4, 6.11).

#include "core/arbitration/laws/conduct_11/incidents.hpp"
#include "core/arbitration/laws/matters.hpp"

namespace tactus::arbitration::laws {
namespace {

using event::ClockMisuse;
using event::StopReason;

Message what_is_wrong(ClockMisuse how) {
  switch (how) {
    case ClockMisuse::other_hand: return say("The hand that made the move presses the clock.");
    case ClockMisuse::finger_on_button: return say("No finger stays on or over the button.");
    case ClockMisuse::before_moving: return say("The clock is not pressed before a move is made.");
    case ClockMisuse::forcibly: return say("The clock is not pressed with force.");
    case ClockMisuse::picked_up: return say("The clock is not picked up.");
    case ClockMisuse::knocked_over: return say("The clock is not knocked over.");
  }
  return {};
}

RulingOrFault on_misuse(Situation const& situation, event::ClockMishandled const& misuse) {
  bool const is_about_hands =
      misuse.how == ClockMisuse::other_hand || misuse.how == ClockMisuse::finger_on_button;
  Ruling ruling =
      breach(situation, {is_about_hands ? law("6.2.3") : law("6.2.4")}, {what_is_wrong(misuse.how)});
  if (situation.ask != Ask::permission)
    ruling.explanation.push_back(say("It is not an illegal move: a move that was made stands."));
  return ruling;
}

RulingOrFault on_neighbours_clock(Situation const& situation, event::NeighboursClockPressed const& press) {
  Ruling ruling =
      breach(situation, {law("6.2.1"), law("6.11.1"), law("7.1")},
             {say("{player} has not completed his move: his own clock ran on.", {{"player", press.by}}),
              say("The arbiter stops the other game's clocks and sets them right.")});
  ruling.are_clocks_left_to_arbiter = true;
  return ruling;
}

bool is_good_reason(StopReason reason) {
  switch (reason) {
    case StopReason::call_arbiter:
    case StopReason::promotion_piece:
    case StopReason::claim:
    case StopReason::irregularity:
    case StopReason::clock_fault:
    case StopReason::disturbance:
    case StopReason::illness: return true;
    case StopReason::toilet:
    case StopReason::phone_call:
    case StopReason::smoke:
    case StopReason::none: break;
  }
  return false;
}

RulingOrFault on_stopping(Situation const& situation, event::StopClocks const& stop) {
  if (!is_good_reason(stop.reason))
    return breach(situation, {law("6.11.4"), law("6.11.2")},
                  {say("The clocks are stopped only to call the arbiter for a good reason."),
                   say("{player}'s clock is started again, as it was.", {{"player", stop.by}})});
  Ruling ruling = in_order(situation, {law("6.11.2"), law("6.11.3")},
                           {say("In order: the clocks were stopped to call the arbiter."),
                            say("The arbiter decides when play goes on.")});
  if (stop.reason == StopReason::illness) cite(ruling, situation.regime, {law("12.2.6")});
  if (stop.reason == StopReason::clock_fault) cite(ruling, situation.regime, {law("6.10.1")});
  return ruling;
}

struct ClockRuling {
  Situation const& situation;
  std::optional<RulingOrFault> ruling{};

  void operator()(event::ClockMishandled const& e) { ruling = on_misuse(situation, e); }
  void operator()(event::NeighboursClockPressed const& e) { ruling = on_neighbours_clock(situation, e); }
  void operator()(event::StopClocks const& e) { ruling = on_stopping(situation, e); }
};

RulingOrFault decide_clock_misuse(Situation const& situation) {
  ClockRuling answer{situation};
  situation.items[*situation.last_happening()]
      .visit<event::ClockMishandled, event::NeighboursClockPressed, event::StopClocks>(answer);
  return *std::move(answer.ruling);
}

}  // namespace

Matter const clock_misuses{table_asks, decide_clock_misuse};

}  // namespace tactus::arbitration::laws

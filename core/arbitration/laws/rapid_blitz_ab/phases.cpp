// SPDX-License-Identifier: GPL-3.0-or-later
// Blitz, rapid or standard (A.1, B.1), from the time for sixty moves.

#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/clock_6/time_control.hpp"
#include "core/arbitration/laws/matters.hpp"
#include "core/clock/clock_arithmetic.hpp"

namespace tactus::arbitration::laws {
namespace {

constexpr Millis longest_blitz = std::chrono::minutes{10};      // B.1: ten minutes or less
constexpr Millis shortest_standard = std::chrono::minutes{60};  // A.1: rapid is less

constexpr Phase class_of(Millis total) {
  if (total <= longest_blitz) return Phase::blitz;
  return total < shortest_standard ? Phase::rapid : Phase::standard;
}

Message class_sentence(Phase phase, Millis total) {
  switch (phase) {
    case Phase::blitz: return say("Blitz: {total} is not more than 10 minutes.", {{"total", total}});
    case Phase::rapid:
      return say("Rapid: {total} is more than 10 and less than 60 minutes.", {{"total", total}});
    case Phase::standard: break;
  }
  return say("Standard: {total} is not less than 60 minutes.", {{"total", total}});
}

RulingOrFault decide_class(Situation const& situation) {
  auto const control = time_control_of(*situation.find<fact::TimeControl>());
  if (!control) return tl::unexpected(control.error());
  Millis const total = clock::total_time(*control);
  Ruling ruling = ruled(Outcome::computed, situation.regime, {law("A.1"), law("B.1")},
                        {class_sentence(class_of(total), total),
                         say("The total is each player's time and sixty times what each move adds.")});
  if (control->delay > Millis{0})
    ruling.notices.push_back(
        say("The delay of a move is counted like an increment: the text speaks only of "
            "additional time for each move."));
  ruling.time_class = class_of(total);
  ruling.total_time = total;
  return ruling;
}

}  // namespace

Matter const time_controls{judgement_asks, decide_class};

}  // namespace tactus::arbitration::laws

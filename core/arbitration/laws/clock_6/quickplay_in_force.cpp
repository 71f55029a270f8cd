// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/laws/clock_6/quickplay_in_force.hpp"

#include "core/arbitration/laws/book/edition_rules.hpp"

namespace tactus::arbitration::laws {
namespace {

bool is_in_finland(Situation const& situation, fact::QuickplayFinish const* stated) {
  auto const* event = situation.find<fact::Event>();
  return (stated && stated->country == Country::finland) || (event && event->country == Country::finland);
}

bool has_increment(Situation const& situation) {
  auto const* clock = situation.find<fact::Clock>();
  auto const* control = situation.find<fact::TimeControl>();
  if (clock && clock->increment.value_or(Millis{0}) > Millis{0}) return true;
  return control && (control->increment > Millis{0} || control->delay.value_or(Millis{0}) > Millis{0});
}

}  // namespace

QuickplayInForce quickplay_in_force(Situation const& situation) {
  auto const* stated = situation.find<fact::QuickplayFinish>();
  QuickplayInForce result;
  result.has_increment = has_increment(situation);
  result.is_blitz = situation.regime.phase == Phase::blitz;
  if (stated && stated->is_announced) {
    result.is_announced = *stated->is_announced;
    return result;
  }
  result.is_by_finnish_default =
      rules_of(situation.regime).quickplay_by_finnish_default && is_in_finland(situation, stated);
  result.is_announced = result.is_by_finnish_default;
  return result;
}

}  // namespace tactus::arbitration::laws

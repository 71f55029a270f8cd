// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/rules/set_up_fault.hpp"

namespace tactus {

bool has_quickplay_finish(AgreedRules const& agreed) {
  auto const& [regime, control, is_announced] = agreed;
  bool const has_added_time = control && (control->increment > Millis{0} || control->delay > Millis{0});
  return is_announced && !has_added_time && regime.phase != Phase::blitz && !is_finnish_blitz(regime.rules);
}

std::optional<SetUpFault> fault_of(AgreedRules const& agreed) {
  auto const& regime = agreed.regime;
  if (is_finnish_blitz(regime.rules) && regime.phase != Phase::blitz)
    // Translators: "--phase blitz" is typed and stays.
    return SetUpFault{"rules", say("these rules are for blitz; expected --phase blitz")};
  if (agreed.is_quickplay_finish_announced && !has_quickplay_finish(agreed))
    return SetUpFault{"quickplay-finish",
                      // Translators: Guideline III.2 (in 2014 G.3); the game is not begun.
                      // "--quickplay-finish" is typed and stays.
                      say("a quickplay finish is for standard and rapid games without increment; expected "
                          "no --quickplay-finish")};
  if (regime.supervision && regime.phase == Phase::standard)
    return SetUpFault{"supervision",
                      // Translators: "--phase rapid" and the like are typed and stay.
                      say("supervision is of rapid and blitz; expected --phase rapid or --phase blitz")};
  return std::nullopt;
}

}  // namespace tactus

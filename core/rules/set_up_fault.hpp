// SPDX-License-Identifier: GPL-3.0-or-later
// What of rules, phase, supervision, times and a quickplay finish does not stand together: asked before a
// game, and of a file that is for many tables.
#pragma once

#include "core/clock/time_control.hpp"
#include "core/message/message.hpp"
#include "core/rules/regime.hpp"

#include <optional>
#include <string_view>

namespace tactus {

struct AgreedRules {
  Regime regime{};
  std::optional<clock::TimeControl> time_control{};  // nothing: not told
  bool is_quickplay_finish_announced = false;        // Guideline III (2014: Appendix G)
};

/// It was announced, and the game has neither increment nor delay and is not blitz (III.2).
bool has_quickplay_finish(AgreedRules const& agreed);

struct SetUpFault {
  std::string_view key;  // of a set-up file, whose value is wrong
  Message expected;
};
/// Of several the first one.
std::optional<SetUpFault> fault_of(AgreedRules const& agreed);

}  // namespace tactus

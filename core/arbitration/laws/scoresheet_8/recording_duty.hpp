// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a player must write down the moves at this moment.
#pragma once

#include "core/arbitration/laws/cases/ruling.hpp"

namespace tactus::arbitration::laws {

enum class RecordingDuty : std::uint8_t {
  must,           // 8.1.1
  short_of_time,  // 8.4: not for the rest of the period
  quick_game,     // A.2: not in rapid and blitz
};

/// A clock time that is not stated is taken as enough.
RecordingDuty recording_duty(Situation const& situation, chess::Color player);

/// What the text says of the duty, the most important first.
void cite_recording_duty(Ruling& ruling, Regime regime, RecordingDuty duty);

Message recording_duty_sentence(chess::Color player, RecordingDuty duty);

}  // namespace tactus::arbitration::laws

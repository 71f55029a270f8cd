// SPDX-License-Identifier: GPL-3.0-or-later
// Boards, clock and Braille display that are lost and come back, and the program itself that is started
// again. A loss is said to the whole table: it is about the equipment and not about the game, hands are
// needed, and the sighted player often wears no earphone.

#include "core/table/fold/fold.hpp"

namespace tactus::table {

namespace {

std::optional<Color> board_of(Device device) {
  switch (device) {
    case Device::white_board: return Color::white;
    case Device::black_board: return Color::black;
    case Device::clock:
    case Device::braille_display:
    case Device::white_keypad:
    case Device::black_keypad: break;
  }
  return std::nullopt;
}

/// Null: this table has no such device.
bool* lost_flag(TableFacts& facts, Device device) {
  if (device == Device::braille_display) return &facts.is_display_lost;
  if (device == Device::white_keypad) return &facts.is_keypad_lost[0];
  if (device == Device::black_keypad) return &facts.is_keypad_lost[1];
  if (auto const c = board_of(device)) return facts.board(*c) ? &facts.board(*c)->is_lost : nullptr;
  return facts.setup.has_clock ? &facts.is_clock_lost : nullptr;
}

/// Changes may have been missed: nothing is taken for granted until the device has said how it stands.
void doubt(Fold& f, Device device) {
  auto& facts = f.facts();
  if (auto const c = board_of(device)) {
    facts.board(*c)->sense.lose_track();
    facts.board(*c)->is_doubtful = true;
    f.ask(*c);
  } else if (device == Device::clock) {
    facts.has_clock_gap = true;
  }
}

}  // namespace

void absorb(Fold& f, DeviceWasLost const& in) {
  auto* const flag = lost_flag(f.facts(), in.device);
  if (!f.facts().is_playing() || !flag || *flag) return;
  *flag = true;
  f.say({.to = Audience::table, .content = DeviceLost{in.device}});
}

void absorb(Fold& f, DeviceWasFound const& in) {
  auto* const flag = lost_flag(f.facts(), in.device);
  if (!f.facts().is_playing() || !flag || !*flag) return;
  *flag = false;
  doubt(f, in.device);
  f.say({.to = Audience::table, .content = DeviceFound{in.device}});
}

void absorb(Fold& f, Resumed const&) {
  auto& facts = f.facts();
  if (!facts.is_started) return;
  if (facts.is_playing())
    for (Device const device : all_devices)
      if (auto* const flag = lost_flag(facts, device)) {
        *flag = false;  // the shell reports again what it cannot open
        doubt(f, device);
      }
  if (facts.last_move_said) {
    Announcement again = *facts.last_move_said;
    again.is_repeat = true;
    f.say(std::move(again));
  } else {
    tell_resumed(f);
  }
  for (Content& each : waiting(facts)) f.say({Audience::table, true, std::move(each)});
  repeat_duties(f);
}

// The recorder of spoken moves (D.2.7) changes nothing at the table: its owner is told, alone, and the
// arbiter can read it.

void absorb(Fold& f, RecorderReported const& in) {
  if (f.facts().is_started) tell(f, in.by, RecorderTold{in.fact});
}
void absorb(Fold& f, RecordingKept const& in) {
  if (f.facts().is_started) tell(f, in.by, RecordingSaved{in.length});
}
void absorb(Fold& f, RecordingsAsked const& in) {
  if (f.facts().is_started) tell(f, in.by, RecordingsPlayed{in.files});
}

}  // namespace tactus::table

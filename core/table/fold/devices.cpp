// SPDX-License-Identifier: GPL-3.0-or-later
// Boards, clock, displays, keypads and sound that are lost and come back, and the program itself that is
// started again. A loss is said to the whole table: it is about the equipment and not about the game, hands
// are needed, and the sighted player often wears no earphone.

#include "core/table/fold/fold.hpp"

#include <utility>

namespace tactus::table {

namespace {

/// The board at a player's port may be in front of the other.
Device of_seat(TableFacts const& facts, Device device) {
  if (!facts.seating.are_boards_exchanged) return device;
  if (device == Device::white_board) return Device::black_board;
  return device == Device::black_board ? Device::white_board : device;
}

std::optional<Color> board_of(Device device) {
  if (device == Device::white_board) return Color::white;
  if (device == Device::black_board) return Color::black;
  return std::nullopt;
}

bool is_for_ears(Device device) {
  return device == Device::loudspeaker || device == Device::white_earphone ||
         device == Device::black_earphone;
}

/// The record goes on behind the end too: both are to sign it.
bool is_in_use(TableFacts const& facts, Device device) {
  return device == Device::disk ? facts.is_started : facts.is_playing();
}

/// Null: this table has no such device.
bool* lost_flag(TableFacts& facts, Device device) {
  if (auto const c = board_of(device)) return facts.board(*c) ? &facts.board(*c)->is_lost : nullptr;
  if (device == Device::clock) return facts.setup.has_clock ? &facts.is_clock_lost : nullptr;
  return &facts.is_aid_lost[static_cast<std::size_t>(device)];
}

/// Changes may have been missed: nothing is taken for granted until the device has said how it stands.
void doubt(Fold& f, Device device) {
  auto& facts = f.facts();
  auto const c = board_of(device);
  if (!c && device != Device::clock) return;
  facts.seating.unseen_from = facts.line.plies();
  if (c) {
    facts.board(*c)->sense.lose_track();
    facts.board(*c)->is_doubtful = true;
    facts.board(*c)->doubted_at = f.now();
    doubt_way_round(*facts.board(*c), facts.line.plies());
    f.ask(*c);
  } else {
    facts.has_clock_gap = facts.clock_run.is_unread = true;
  }
}

void say_what_waits(Fold& f) {
  for (Content& each : waiting(f.facts())) f.say({Audience::table, true, std::move(each)});
}

/// The last move, and what waits for an answer; that the game is adjourned comes first.
void say_again(Fold& f) {
  auto& facts = f.facts();
  bool const is_adjourned = facts.is_open() && facts.sealing;
  if (is_adjourned) say_what_waits(f);
  if (facts.last_move_said) {
    Announcement again = *facts.last_move_said;
    again.is_repeat = true;
    f.say(std::move(again));
  } else if (facts.is_playing()) {
    tell_resumed(f);
  }
  if (!is_adjourned) say_what_waits(f);
}

}  // namespace

void absorb(Fold& f, DeviceWasLost const& in) {
  Device const device = of_seat(f.facts(), in.device);
  auto* const flag = lost_flag(f.facts(), device);
  if (!is_in_use(f.facts(), device) || !flag || *flag) return;
  *flag = true;
  f.say({.to = Audience::table, .content = DeviceLost{device}});
}

void absorb(Fold& f, DeviceWasFound const& in) {
  Device const device = of_seat(f.facts(), in.device);
  auto* const flag = lost_flag(f.facts(), device);
  auto const c = board_of(device);
  if (c && f.facts().board(*c)) f.facts().board(*c)->shortest_seen = in.shortest_seen;
  if (!is_in_use(f.facts(), device) || !flag || !*flag) return;
  *flag = false;
  doubt(f, device);
  f.say({.to = Audience::table, .content = DeviceFound{device}});
  // Who could not be told has the move that he has to answer now; of those before he made the answers.
  if (is_for_ears(device) && f.facts().is_last_move_unheard) say_again(f);
}

namespace {

/// It stands as in the game, as far as anybody knows until it has said so.
void join_board(Fold& f, Color c, DeviceJoined const& in) {
  auto& facts = f.facts();
  bool const is_replaced = facts.board(c).has_value();
  (c == Color::white ? facts.setup.white_board : facts.setup.black_board) = in.kind;
  auto const placement = facts.line.current().placement();
  facts.board(c) = BoardWatch{.sense = {in.kind == BoardKind::pieces, placement, f.now()},
                              .shortest_seen = in.shortest_seen,
                              .is_doubtful = true,
                              .doubted_at = f.now(),
                              .agreed_plies = facts.line.plies()};
  doubt_way_round(*facts.board(c), facts.line.plies());
  facts.board(c)->sense.lose_track();
  f.ask(c);
  if (is_replaced) f.record(EquipmentExplained{EquipmentFault::another_kind, c, {}});
}

void join_clock(TableFacts& facts) {
  facts.setup.has_clock = true;
  facts.is_clock_lost = false;
  facts.has_clock_gap = facts.line.plies() > 0;
  facts.clock_run = {};
}

}  // namespace

void absorb(Fold& f, DeviceJoined const& in) {
  auto& facts = f.facts();
  if (!facts.is_open()) return;
  Device const device = of_seat(facts, in.device);
  auto const c = board_of(device);
  if (c && in.kind != BoardKind::keyboard)
    join_board(f, *c, in);
  else if (device == Device::clock)
    join_clock(facts);
  else
    return;
  f.say({.to = Audience::table, .content = DeviceFound{device}});
}

/// Nothing of it is held against a player: boards and clock say how they stand before anything is judged.
void absorb(Fold& f, StoodStill const&) {
  auto& facts = f.facts();
  if (!facts.is_playing()) return;
  for (Device const device : {Device::white_board, Device::black_board})
    if (facts.is_connected(*board_of(device))) doubt(f, device);
  if (facts.setup.has_clock && !facts.is_clock_lost) doubt(f, Device::clock);
}

void absorb(Fold& f, RecordRenewed const&) {
  if (f.facts().is_started) f.say({.to = Audience::table, .content = RecordMoved{}});
}

void absorb(Fold& f, SignatureAsked const& in) {
  if (f.facts().is_started && !f.facts().is_open()) tell(f, in.by, SignatureTold{in.squares});
}

/// Pressed while it was being said: for the arbiter. Words that began after the press blame nobody.
void absorb(Fold& f, MoveSpoken const& in) {
  auto const& facts = f.facts();
  if (in.ply == 0 || in.ply > facts.completed.size()) return;
  Instant const pressed = facts.completed[in.ply - 1].at;
  if (pressed < f.now() && pressed >= f.now() - in.length)
    f.record(Irregularity{IrregularityKind::pressed_while_announced, in.by, in.ply, {}});
}

void absorb(Fold& f, MoveUnheard const& in) {
  auto& facts = f.facts();
  bool const is_first =
      in.why == Unheard::shortened && facts.is_playing() && !std::exchange(facts.is_shortening_told, true);
  if (is_first) f.say({.to = in.to, .content = MovesShortened{}});
  if (!facts.is_playing() || in.why != Unheard::no_sound || !facts.last_move_said) return;
  auto const* const last = std::get_if<MoveSaid>(&facts.last_move_said->content);
  if (last != nullptr && last->ply == in.ply) facts.is_last_move_unheard = true;
}

void absorb(Fold& f, Resumed const&) {
  auto& facts = f.facts();
  if (!facts.is_started) return;
  // The ports were named anew: whether they are crosswise again shows as it did before. The clock stands as
  // it stood.
  facts.seating.are_boards_exchanged = facts.seating.are_ports_known = false;
  if (facts.is_playing())
    for (Device const device : all_devices)
      if (auto* const flag = lost_flag(facts, device)) {
        *flag = false;  // the shell reports again what it cannot open
        doubt(f, device);
      }
  say_again(f);
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

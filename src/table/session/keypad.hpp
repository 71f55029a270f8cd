// SPDX-License-Identifier: GPL-3.0-or-later
// A numeric keypad of one player, beside the keyboard of the machine: its keys are his, whoever is to move,
// and NumLock and the layout of the keyboard do not matter.
#pragma once

#include "devices/ports/port_reader.hpp"
#include "src/table/console/key_bounce.hpp"
#include "src/table/session/inbox.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tactus::program {

/// What is typed on one keypad, from the kernel's input_event structures. Pure.
class KeypadLine {
 public:
  static constexpr std::size_t longest = 64;  // characters; keys beyond are dropped until Enter

  /// The lines that Enter has finished. Parts of a structure wait for the rest of it.
  std::vector<std::string> take(std::span<std::uint8_t const> bytes);
  /// What was typed and not finished is dropped: the keypad was unplugged.
  void forget();

 private:
  std::vector<std::uint8_t> part_;
  std::string text_;
  KeyBounce bounce_;
};

class Keypad {
 public:
  /// Delivers LineTyped of this player, and KeypadNews. The keypad is looked for again when it was unplugged.
  Keypad(chess::Color player, std::string name, Inbox& inbox, std::function<Instant()> now);

 private:
  void take(devices::PortItem const& item);

  chess::Color player_;
  Inbox& inbox_;
  KeypadLine line_;  // reader thread, as the next
  bool is_lost_ = false;
  devices::PortReader reader_;  // last: it uses all of the above
};

}  // namespace tactus::program

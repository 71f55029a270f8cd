// SPDX-License-Identifier: GPL-3.0-or-later
// The terminal of standard input gives key by key instead of line by line, and does not echo, as long as this
// lives. Ctrl-C still ends the program; the keys that would stop it or freeze its screen (Ctrl-Z, Ctrl-\,
// Ctrl-S) do nothing, for a game must not stand still by a slip of the hand.
#pragma once

#include <termios.h>

namespace tactus::program {

class KeyMode {
 public:
  /// Precondition: standard input is a terminal.
  KeyMode();
  KeyMode(KeyMode const&) = delete;
  KeyMode& operator=(KeyMode const&) = delete;
  /// As it was before.
  ~KeyMode();

  /// Again, when somebody else may have changed it: a stopped program was continued.
  void renew() const;

 private:
  termios before_{};
  bool is_known_ = false;
};

}  // namespace tactus::program

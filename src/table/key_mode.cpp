// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/key_mode.hpp"

#include <unistd.h>

namespace tactus::program {

KeyMode::KeyMode() : is_known_(::tcgetattr(STDIN_FILENO, &before_) == 0) { renew(); }

KeyMode::~KeyMode() {
  if (is_known_) ::tcsetattr(STDIN_FILENO, TCSANOW, &before_);
}

void KeyMode::renew() const {
  if (!is_known_) return;
  termios keys = before_;
  keys.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
  keys.c_iflag &= ~static_cast<tcflag_t>(IXON);
  keys.c_cc[VMIN] = 1;
  keys.c_cc[VTIME] = 0;
  keys.c_cc[VSUSP] = _POSIX_VDISABLE;
  keys.c_cc[VQUIT] = _POSIX_VDISABLE;
  ::tcsetattr(STDIN_FILENO, TCSANOW, &keys);
}

}  // namespace tactus::program

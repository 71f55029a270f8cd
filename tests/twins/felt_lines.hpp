// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of a game on a Braille display, found as a reader finds them: by its keys.
#pragma once

#include "tests/speech/braille/virtual_display.hpp"

#include <chrono>
#include <cstddef>
#include <string>

namespace tactus {

class FeltLines {
 public:
  explicit FeltLines(speech::test::VirtualDisplay& display) : display_(display) {}

  /// The cells with this line behind the one that was found last, without the sign of what waits; "not shown"
  /// and the line where they never come.
  std::string find(std::string const& line);

 private:
  using Time = std::chrono::steady_clock::time_point;
  bool leads_on(std::size_t shown, bool is_waiting, Time now);

  speech::test::VirtualDisplay& display_;
  std::size_t found_until_ = 0;  // so often the cells had changed when the last line was found,
  std::size_t seen_ = 0;         // and when they were looked at last,
  Time since_{};                 // since when nothing changes and no key is pressed
  unsigned keys_ = 0;            // that were pressed for the line that is sought
};

}  // namespace tactus

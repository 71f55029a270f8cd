// SPDX-License-Identifier: GPL-3.0-or-later
// A command that runs until it is told to end: by the end of its standard input, SIGINT or SIGTERM.
#pragma once

namespace tactus::equipment {

/// Make it before the first thread starts: it keeps both signals from everybody, so that work ends between
/// two lines and never within one.
class EndOfWork {
 public:
  EndOfWork();
  /// Returns at once. Stays true.
  bool has_come();

 private:
  bool has_come_ = false;
};

}  // namespace tactus::equipment

// SPDX-License-Identifier: GPL-3.0-or-later
// The display of BRLTTY, by BrlAPI. Only where the program is built with it.
#pragma once

#include "speech/braille/display.hpp"

#include <string>
#include <thread>

namespace tactus::speech {

/// All calls that may hang are made on a thread of its own.
class BrlapiDisplay final : public BrailleDisplay {
 public:
  /// `host` as of make_braille_display().
  BrlapiDisplay(std::string host, BrailleListener listener);
  /// Waits a second for the display to be given back, then leaves that to the thread.
  ~BrlapiDisplay() override;

  void show(BrailleLine line) override;
  void withdraw_offers(std::optional<chess::Color> open) override;

 private:
  struct Shared;
  static void run(std::shared_ptr<Shared> const& shared);

  std::shared_ptr<Shared> shared_;  // the thread holds it too: it may have to outlive the display
  std::thread thread_;
};

}  // namespace tactus::speech

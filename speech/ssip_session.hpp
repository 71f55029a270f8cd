// SPDX-License-Identifier: GPL-3.0-or-later
// SSIP over an open descriptor: commands with their answers, events as they come, everything with a limit.
#pragma once

#include "speech/bell.hpp"
#include "speech/ssip.hpp"

#include <chrono>
#include <deque>
#include <optional>
#include <string_view>

namespace tactus::speech {

/// One thread. SIGPIPE has to be ignored.
class SsipSession {
 public:
  using Time = std::chrono::steady_clock::time_point;

  /// Not owned; is read without waiting from now on.
  explicit SsipSession(int descriptor);

  /// Sends `text`, which ends its lines itself, and waits for the answer. Nothing when it does not come in
  /// time or is no good one (200 to 299).
  std::optional<SsipReply> command(std::string_view text, Time until);
  /// Sends a last command, whose answer nobody reads. False when the server takes none.
  bool send(std::string_view text);
  /// The next event. Nothing when it does not come in time, the bell rings or the server is gone.
  std::optional<SsipReply> next_event(Bell const& bell, Time until);
  /// False when the server is gone or talks nonsense.
  bool is_alive();

 private:
  /// Takes what has come.
  void read();

  int descriptor_;
  SsipReader reader_;
  std::deque<SsipReply> events_, answers_;
  bool is_gone_ = false;
};

}  // namespace tactus::speech

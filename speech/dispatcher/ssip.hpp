// SPDX-License-Identifier: GPL-3.0-or-later
// The words of SSIP, the protocol of speech-dispatcher (its manual, "SSIP"): lines with a number of three
// digits, "225-7", "225 OK MESSAGE QUEUED". Pure.
#pragma once

#include "speech/listener.hpp"

#include <chrono>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::speech {

/// An answer to a command, or an event (700 to 799) of a message.
struct SsipReply {
  int code = 0;
  std::vector<std::string> fields;  // the lines before the last one, without the number

  bool is_event() const { return code >= 700 && code < 800; }
  bool is_good() const { return code >= 200 && code < 300; }
  bool operator==(SsipReply const&) const = default;
};

inline constexpr int ssip_begin = 701, ssip_end = 702, ssip_cancelled = 703;

/// Bytes in, replies out, however the bytes were cut.
class SsipReader {
 public:
  static constexpr std::size_t longest_reply = 65536;

  std::vector<SsipReply> feed(std::string_view bytes);
  /// What came was no SSIP, or without end; nothing is read any more.
  bool is_broken() const { return is_broken_; }

 private:
  bool take_line(std::string_view line, std::vector<SsipReply>& replies);

  std::string rest_;
  SsipReply reply_;
  std::size_t reply_bytes_ = 0;
  bool is_broken_ = false;
};

/// The text as it follows SPEAK: with its end, and no line of it taken for the end.
std::string ssip_text(std::string_view text);

// SSIP over an open descriptor: commands with their answers, events as they come, everything with a limit.

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

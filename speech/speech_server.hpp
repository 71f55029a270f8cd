// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the user's speech server and opens connections to it. Only where the program is built with
// libspeechd. Opening may hang while the server does: it is done on a thread of its own, everybody else waits
// with a limit.
#pragma once

#include <chrono>
#include <libspeechd.h>
#include <memory>
#include <string>
#include <thread>

namespace tactus::speech {

struct CloseSpeechServer {
  void operator()(SPDConnection* connection) const { spd_close(connection); }
};
using SpeechServerConnection = std::unique_ptr<SPDConnection, CloseSpeechServer>;

class SpeechServer {
 public:
  SpeechServer();
  /// Waits a second for the thread, then leaves it to itself.
  ~SpeechServer();
  SpeechServer(SpeechServer const&) = delete;
  SpeechServer& operator=(SpeechServer const&) = delete;

  /// A connection; null when there is none, which is looked for every two seconds. Waits up to a second for
  /// the first one, and for one after look_again().
  SpeechServerConnection take();
  /// The connection that was taken is of no use any more.
  void look_again();
  /// One English sentence while there is none.
  std::string trouble() const;

 private:
  struct Shared;
  static void run(std::shared_ptr<Shared> const& shared);

  std::shared_ptr<Shared> shared_;  // the thread holds it too: it may have to outlive the server
  std::thread thread_;
};

}  // namespace tactus::speech

// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the user's speech server and opens connections to it. Only where the program is built with
// libspeechd. Opening may hang while the server does: it is done on a thread of its own, everybody else waits
// with a limit.
#pragma once

#include "speech/dispatcher/ssip.hpp"
#include "speech/listener.hpp"
#include "speech/sound/sound_sink.hpp"
#include "speech/voice/output.hpp"

#include <chrono>
#include <deque>
#include <libspeechd.h>
#include <memory>
#include <optional>
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

// Private messages through the user's speech server. Only where the program is built with libspeechd.

class SpeechServerOutput final : public Output {
 public:
  explicit SpeechServerOutput(Whose whose) : whose_(whose) {}

  void begin(table::Audience to) override;
  Heard speak(Phrase const& phrase, VoiceSettings const& voice, Earcon earcon) override;
  void cut() noexcept override;
  std::string trouble() const override { return trouble_; }

 private:
  /// A part that the server has taken.
  struct Queued {
    std::string id;
    std::size_t letters;
  };

  bool connect();
  bool prepare();
  void disconnect();
  std::optional<SsipReply> ask(std::string_view line);
  bool is_there();
  bool queue(Phrase const& phrase);
  Heard listen();
  Heard give_up(Heard heard);

  Whose whose_;
  SpeechServer server_;
  SpeechServerConnection connection_;
  std::optional<SsipSession> session_;  // over the connection
  std::deque<Queued> queued_;           // what was not yet said to its end
  table::Audience to_ = table::Audience::table;
  CutMark mark_;
  Bell bell_;
  std::string trouble_;
  SsipSession::Time not_before_{};  // a server that says nothing is not asked each time
};

}  // namespace tactus::speech

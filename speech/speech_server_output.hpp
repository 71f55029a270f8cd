// SPDX-License-Identifier: GPL-3.0-or-later
// Private messages through the user's speech server. Only where the program is built with libspeechd.
#pragma once

#include "speech/bell.hpp"
#include "speech/cut_mark.hpp"
#include "speech/output.hpp"
#include "speech/speech_server.hpp"
#include "speech/ssip_session.hpp"
#include "speech/whose.hpp"

#include <deque>
#include <optional>
#include <string>

namespace tactus::speech {

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

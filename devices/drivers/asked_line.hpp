// SPDX-License-Identifier: GPL-3.0-or-later
// The conversation with a board that reports changes by itself and whose state is asked each second as a
// heartbeat, and again where it is in doubt.
#pragma once

#include "devices/drivers/driver.hpp"
#include "devices/drivers/pacing.hpp"

#include <initializer_list>
#include <optional>
#include <span>
#include <utility>
#include <variant>
#include <vector>

namespace tactus::devices {

template <class Framer, class Decoder>
class AskedLine : public Driver {
 public:
  using Bytes = SpacedCommands::Bytes;
  struct Commands {
    Bytes (*ask_state)();
    Bytes (*light)(LightsOn const& lights);
    Millis spacing;  // least time between two
  };

  LineStep feed(std::span<std::uint8_t const> bytes, Instant at) override {
    return take(framer_.feed(bytes, at), at);
  }
  LineStep pass_time(Instant now) override {
    if (now >= next_heartbeat_) {
      commands_.push(talk_.ask_state());
      next_heartbeat_ = now + heartbeat_;
    }
    return take(framer_.expire(now), now);
  }
  LineStep ask_full_state(Instant now) override {
    decoder_.wish_full_state();
    ask_.wish();
    return take({}, now);
  }
  LineStep light(LightsOn const& lights, Instant now) override {
    commands_.light(talk_.light(lights));
    return take({}, now);
  }
  std::optional<Instant> next_deadline() const override {
    auto const sending = earlier(commands_.next_deadline(), ask_.next_deadline());
    return earlier(earlier(sending, framer_.next_deadline()), next_heartbeat_);
  }

 protected:
  AskedLine(LineTiming const& timing, Framer framer, Decoder decoder, Commands const& talk)
      : framer_(std::move(framer)),
        decoder_(std::move(decoder)),
        talk_(talk),
        commands_(talk.spacing),
        ask_(timing.ask),
        heartbeat_(timing.heartbeat) {}

  /// `proof`: that it is such a board.
  LineStep begin_by(typename Framer::Lexeme const& proof, std::initializer_list<Bytes> commands,
                    Instant now) {
    next_heartbeat_ = now + heartbeat_;
    for (Bytes const& each : commands) commands_.push(each);
    return take({proof}, now);
  }

 private:
  LineStep take(std::vector<typename Framer::Lexeme> const& lexemes, Instant now) {
    LineStep step;
    for (auto const& lexeme : lexemes)
      for (auto& event : decoder_.decode(lexeme)) {
        if (std::holds_alternative<StateDoubtful>(event)) ask_.wish();
        step.events.push_back(std::move(event));
      }
    if (ask_.take(now)) commands_.push(talk_.ask_state());
    step.add({{}, commands_.take(now)});
    return step;
  }

  Framer framer_;
  Decoder decoder_;
  Commands talk_;
  SpacedCommands commands_;
  AskLimit ask_;
  Millis heartbeat_;
  Instant next_heartbeat_{};
};

}  // namespace tactus::devices

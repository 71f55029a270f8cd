// SPDX-License-Identifier: GPL-3.0-or-later
// A game that a test tells event by event: inputs are folded, and what came of them follows, as in a file.
#pragma once

#include "src/desk/boards/boards.hpp"

#include <functional>

namespace tactus::test {

class ToldGame {
 public:
  explicit ToldGame(table::TableSetup const& setup) { input(table::GameStarted{setup}); }

  /// With all outcomes that it has.
  void input(table::Input in, Millis later = Millis{1000}) {
    now_ += later;
    add(in);
    auto step = table::apply(std::move(state_), {now_, std::move(in)});
    state_ = std::move(step.state);
    for (table::Effect const& effect : step.effects)
      if (auto const* const record = std::get_if<table::Record>(&effect)) add(record->outcome);
  }
  /// As recorded by a program that saw more than this one.
  void outcome(table::Outcome out) { add(std::move(out)); }

  chess::Move move(char const* uci) const {
    auto const read = notation_move(uci);
    return read;
  }
  table::TableState const& state() const { return state_; }
  Instant now() const { return now_; }
  std::vector<store::NumberedEvent> const& events() const { return events_; }
  desk::Board board() const {
    desk::Board board;
    for (auto const& each : events_) board.take(each);
    return board;
  }

 private:
  chess::Move notation_move(char const* uci) const;
  void add(table::TableEvent event) {
    events_.push_back({static_cast<std::int64_t>(events_.size()) + 1, {now_, std::move(event)}});
  }

  table::TableState state_;
  Instant now_{Millis{50'712'000}};  // 14:05:12
  std::vector<store::NumberedEvent> events_;
};

}  // namespace tactus::test

// SPDX-License-Identifier: GPL-3.0-or-later
// A game as its file tells it: inputs, each with all that came of it.
#pragma once

#include "src/arbiter/reconcile/game_evidence.hpp"

#include <initializer_list>

namespace tactus::test {

class PlayedEvidence {
 public:
  explicit PlayedEvidence(table::TableSetup const& setup);
  /// What was told of a table, the start of its game included.
  explicit PlayedEvidence(std::vector<table::StampedInput> const& inputs);

  void input(table::Input in);
  /// In coordinates, typed and pressed.
  void moves(std::initializer_list<char const*> moves);
  program::GameEvidence const& evidence() const { return evidence_; }

 private:
  void apply(table::StampedInput const& in);
  void take(table::TableEvent event) { evidence_.take({now_, std::move(event)}); }

  table::TableState state_;
  program::GameEvidence evidence_;
  Instant now_{Millis{1000}};
};

}  // namespace tactus::test

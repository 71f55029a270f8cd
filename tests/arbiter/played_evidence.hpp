// SPDX-License-Identifier: GPL-3.0-or-later
// A game as its file tells it: inputs, each with all that came of it.
#pragma once

#include "src/arbiter/reconcile/game_evidence.hpp"

#include <initializer_list>

namespace tactus::test {

class PlayedEvidence {
 public:
  explicit PlayedEvidence(table::TableSetup const& setup);

  void input(table::Input in);
  /// In coordinates, typed and pressed.
  void moves(std::initializer_list<char const*> moves);
  program::GameEvidence const& evidence() const { return evidence_; }

 private:
  void take(table::TableEvent event) { evidence_.take({now_, std::move(event)}); }

  table::TableState state_;
  program::GameEvidence evidence_;
  Instant now_{Millis{1000}};
};

}  // namespace tactus::test

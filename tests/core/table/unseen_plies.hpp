// SPDX-License-Identifier: GPL-3.0-or-later
// Games that went on while the program did not look.
#pragma once

#include "tests/core/table/wrong_equipment.hpp"

namespace tactus::table {

/// Of the Ruy Lopez, as it is played while nothing is read.
inline void play_unseen(Script& script, std::size_t first, std::size_t end) {
  for (std::size_t i = first; i < end; ++i) {
    auto const uci = std::string_view{ruy_lopez[i].uci};
    carry_unseen(script, uci.substr(0, 2), uci.substr(2));
  }
}

inline void play_seen(Script& script, std::size_t i) {
  auto const& ply = ruy_lopez[i];
  script.hands(ply.by, ply.steps).wait(1500).lever(other(ply.by)).wait(1500);
  script.hands(other(ply.by), ply.steps).wait(2500);
}

inline TableSetup with_assistant() {
  auto setup = two_boards(BoardKind::occupancy, BoardKind::pieces);
  setup.white.guided = DutySet::all();
  return setup;
}

enum class Gap { restart, sleep };

inline Script after_gap(Gap gap, std::size_t seen, std::size_t unseen,
                        TableSetup const& setup = with_assistant()) {
  Script script{setup};
  for (std::size_t i = 0; i < seen; ++i) play_seen(script, i);
  play_unseen(script, seen, seen + unseen);
  if (gap == Gap::restart)
    script.feed(Resumed{});
  else
    script.feed(StoodStill{Millis{10'000}});
  script.report_all(W).report_all(B).wait(300).report_all(W).report_all(B);
  script.lever((seen + unseen) % 2 == 0 ? W : B).wait(6000);
  return script;
}

inline std::string blamed(Script const& script) { return lines(script, {"irregular", "differs"}); }

}  // namespace tactus::table

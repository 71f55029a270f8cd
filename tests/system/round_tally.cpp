// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/system/round_tally.hpp"

#include <fmt/format.h>

namespace tactus::system_test {

std::string table_of(RoundTally const& tally) {
  auto text = fmt::format(
      "{} plies in {} min, {} plugs pulled, {} moves typed; wrong: {} moves, {} games unfinished, {} moves "
      "unsaid, "
      "{} boards differing, {} losses not told, {} devices not back\n",
      tally.plies, std::chrono::duration_cast<std::chrono::minutes>(tally.time).count(), tally.plugs,
      tally.typed, tally.wrong, tally.unfinished, tally.unsaid, tally.differing, tally.not_told,
      tally.not_recovered);
  text += fmt::format("{:20}{:>8}{:>8}{:>8}{:>8}{:>8}", "make", "games", "pulls", "moves", "typed", "wrong");
  for (auto const& [name, make] : tally.makes)
    text += fmt::format("\n{:20}{:>8}{:>8}{:>8}{:>8}{:>8}", name, make.games, make.pulls, make.moves,
                        make.typed, make.wrong);
  return text;
}

}  // namespace tactus::system_test

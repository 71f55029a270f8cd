// SPDX-License-Identifier: GPL-3.0-or-later
// The article number of each provision, the editions side by side. What a provision says: law_texts.hpp.
#pragma once

#include "core/arbitration/laws/numbers/appendices.hpp"
#include "core/arbitration/laws/numbers/conduct.hpp"
#include "core/arbitration/laws/numbers/finnish.hpp"
#include "core/arbitration/laws/numbers/game.hpp"
#include "core/arbitration/laws/numbers/guidelines.hpp"
#include "core/arbitration/laws/numbers/play.hpp"

#include <algorithm>
#include <array>

namespace tactus::arbitration::laws {

template <std::size_t... sizes>
constexpr auto joined(std::array<LawNumbers, sizes> const&... parts) {
  std::array<LawNumbers, (sizes + ...)> all{};
  auto end = all.begin();
  ((end = std::copy(parts.begin(), parts.end(), end)), ...);
  return all;
}

inline constexpr auto law_numbers =
    joined(law_numbers_of_play, law_numbers_of_game, law_numbers_of_conduct, law_numbers_of_appendices,
           law_numbers_of_guidelines, law_numbers_of_finnish);

}  // namespace tactus::arbitration::laws

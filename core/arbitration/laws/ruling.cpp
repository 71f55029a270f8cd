// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/laws/ruling.hpp"

namespace tactus::arbitration::laws {

void cite(Ruling& ruling, Regime regime, std::initializer_list<Law> laws) {
  for (Law const law : laws)
    if (number_in(law, regime.rules)) ruling.articles.push_back(law);
}

}  // namespace tactus::arbitration::laws

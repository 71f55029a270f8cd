// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/arbitration/reconcile/long/fresh_verdict.hpp"

#include <algorithm>

namespace tactus::test {
namespace {

using ours::Answer;
using ours::Settlement;

bool is_same(Answer const& one, Answer const& other) {
  return one.verdict == other.verdict && one.moves == other.moves && one.corrects == other.corrects;
}

bool is_acceptable(FreshCase const& fresh, Answer const& answer) {
  return std::any_of(fresh.acceptable.begin(), fresh.acceptable.end(),
                     [&](Answer const& each) { return is_same(each, answer); });
}

}  // namespace

bool is_right(FreshCase const& fresh, Settlement const& settlement) {
  if (is_acceptable(fresh, settlement.answer)) return true;
  bool const is_shown = std::any_of(settlement.alternatives.begin(), settlement.alternatives.end(),
                                    [&](Answer const& each) { return is_acceptable(fresh, each); });
  return fresh.acceptable.front().verdict == ours::Verdict::reconstruct && is_shown;
}

bool accuses_falsely(FreshCase const& fresh, Settlement const& settlement) {
  return std::any_of(both_colors.begin(), both_colors.end(),
                     [&](Color p) { return settlement.answer.corrects[p] && !fresh.may_be_named[p]; });
}

bool restores_needlessly(FreshCase const& fresh, Settlement const& settlement) {
  return settlement.answer.verdict == ours::Verdict::restore &&
         std::none_of(fresh.acceptable.begin(), fresh.acceptable.end(),
                      [](Answer const& each) { return each.verdict == ours::Verdict::restore; });
}

}  // namespace tactus::test

// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/laws/cases/ruling.hpp"

#include <algorithm>
#include <utility>

namespace tactus::arbitration::laws {
namespace {

tl::unexpected<FactFault> fault(FactFault::Kind kind, std::string fact, Message expected) {
  return tl::unexpected(FactFault{kind, std::move(fact), std::move(expected)});
}

}  // namespace

Ruling ruled(Outcome outcome, Regime regime, std::span<Law const> laws, std::vector<Message> because) {
  Ruling ruling;
  ruling.outcome = outcome;
  ruling.explanation = std::move(because);
  for (Law const law : laws) cite(ruling, regime, {law});
  return ruling;
}

Ruling ruled(Outcome outcome, Regime regime, std::initializer_list<Law> laws, std::vector<Message> because) {
  return ruled(outcome, regime, std::span<Law const>{laws.begin(), laws.size()}, std::move(because));
}

Ruling lost_by(chess::Color loser, Regime regime, std::initializer_list<Law> laws,
               std::vector<Message> because) {
  Ruling ruling = ruled(loss_of(loser), regime, laws, std::move(because));
  ruling.result = win_of(chess::opposite(loser));
  return ruling;
}

tl::unexpected<FactFault> missing(std::string fact, Message expected) {
  return fault(FactFault::Kind::missing, std::move(fact), std::move(expected));
}
tl::unexpected<FactFault> wrong(std::string fact, Message expected) {
  return fault(FactFault::Kind::wrong, std::move(fact), std::move(expected));
}
tl::unexpected<FactFault> contradictory(std::string fact, Message expected) {
  return fault(FactFault::Kind::contradictory, std::move(fact), std::move(expected));
}

namespace {

constexpr std::size_t most_articles = 5;

/// Provisions of a newer edition may share one number in an older one.
bool is_cited(Ruling const& ruling, RuleSet rules, std::string_view number) {
  return std::any_of(ruling.articles.begin(), ruling.articles.end(),
                     [&](Law each) { return number_in(each, rules) == number; });
}

}  // namespace

void cite(Ruling& ruling, Regime regime, std::initializer_list<Law> laws) {
  for (Law const law : laws) {
    auto const number = number_in(law, regime.rules);
    if (!number || ruling.articles.size() == most_articles) continue;
    if (!is_cited(ruling, regime.rules, *number)) ruling.articles.push_back(law);
  }
}

}  // namespace tactus::arbitration::laws

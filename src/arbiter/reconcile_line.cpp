// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/arbiter/reconcile_line.hpp"

#include "src/arbiter/reconcile_answer.hpp"

#include <chrono>

namespace tactus::program::reconcile {

using SteadyClock = std::chrono::steady_clock;

std::string answer_to(std::string_view line, words::Catalogue const& catalogue, Millis deadline) {
  auto const started = SteadyClock::now();
  ours::Effort effort;
  if (deadline > Millis{0}) effort.is_time_up = [=] { return SteadyClock::now() - started >= deadline; };
  return answer_to(line, catalogue, effort);
}

std::string answer_to(std::string_view line, words::Catalogue const& catalogue, ours::Effort const& effort) {
  auto const started = SteadyClock::now();
  auto const asked = read_case(line);
  if (!asked) return reconcile::write_fault(asked.error());  // that of rulings takes the same
  auto const settlement = ours::settle(asked->found, effort);
  return write_answer(*asked, settlement, SteadyClock::now() - started, catalogue);
}

}  // namespace tactus::program::reconcile

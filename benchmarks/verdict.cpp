// SPDX-License-Identifier: GPL-3.0-or-later
// How long the verdict on two boards takes where both sheets are worn: more than a thousand tables without a
// record of the boards, and as many with one. Prints the median, 99 of 100 and the worst in time of one core,
// and a digest of all answers, which a change for speed leaves as it is. Exit status 1 where 99 of 100 take
// longer than the target. `bench_verdict each`: a line for each table instead.
#include "tests/core/arbitration/reconcile/long/fresh_case.hpp"
#include "tests/core/arbitration/reconcile/long/two_writers.hpp"

#include <algorithm>
#include <cstdint>
#include <ctime>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include <fmt/core.h>

namespace {

using namespace tactus;
using namespace tactus::test;

constexpr double target_ms = 100;
constexpr unsigned tables_of_each = 1100;

/// Of this thread alone, whatever else the machine does.
double cpu_ms() {
  timespec now{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

class Digest {
 public:
  void add(std::uint64_t value) { value_ = (value_ ^ value) * 0x100'0000'01b3U; }
  void add(std::string_view text) {
    for (char const c : text) add(static_cast<unsigned char>(c));
    add(text.size());
  }
  void add(std::vector<chess::Move> const& moves) {
    for (chess::Move const m : moves) add(m.bits());
    add(moves.size());
  }
  void add(ours::Answer const& answer) {
    add(ours::name_of(answer.verdict));
    add(answer.moves);
    for (Color const p : both_colors) add(answer.corrects[p] ? 1U : 0U);
    if (answer.illegal) add(answer.illegal->from.index() * 64U + answer.illegal->to.index());
  }
  void add(ours::Settlement const& settlement) {
    add(settlement.answer);
    for (ours::Answer const& each : settlement.alternatives) add(each);
    for (ours::Finding const& each : settlement.findings) {
      for (unsigned const number : {each.fit, each.of, each.ply, each.line}) add(number);
      for (Color const p : both_colors) add(each.written[p]);
    }
    for (Message const& each : settlement.explanation) add(each.english);
    if (settlement.runner_up) add(*settlement.runner_up);
    add(settlement.question ? settlement.question->line + 1U : 0U);
    add(settlement.is_complete ? 1U : 0U);
  }
  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0xcbf2'9ce4'8422'2325U;
};

/// Of the same number always the same; nothing: the random game does not allow the mishap.
using Maker = std::optional<ours::Case> (*)(unsigned number);

std::optional<ours::Case> worn_out(unsigned number, Mishap mishap, bool has_record) {
  FreshOptions options{random_hands(number)};
  options.wear = Wear::heavy;
  auto const fresh = fresh_case(number, mishap, options);
  if (!fresh) return std::nullopt;
  auto found = fresh->table.handed_in();
  if (has_record)
    found.record = record_of(fresh->table.start, fresh->table.moves, fresh->table.moves.size() - number % 3);
  return found;
}

std::optional<ours::Case> of_any_mishap(unsigned number) {
  return worn_out(number, all_mishaps[number % std::size(all_mishaps)], false);
}
std::optional<ours::Case> of_two_hands(unsigned number) {
  auto const made = two_writers(number, likely_game(number, 40 + number * 7 % 80));
  return made ? std::optional(made->table.handed_in()) : std::nullopt;
}
std::optional<ours::Case> with_record(unsigned number) {
  return worn_out(number, number % 4 == 0 ? Mishap::none : Mishap::board_error, true);
}

struct Kind {
  std::string_view name;
  Maker make;
};
constexpr Kind kinds[] = {{"worn out, without a record", of_any_mishap},
                          {"two hands, without a record", of_two_hands},
                          {"worn out, with a record", with_record}};

/// Returns whether the target is met.
bool measure(Kind const& kind, bool tells_each) {
  std::vector<double> ms;
  Digest all;
  for (unsigned number = 1; ms.size() < tables_of_each; ++number) {
    auto const found = kind.make(number);
    if (!found) continue;
    double const began = cpu_ms();
    auto const settlement = ours::settle(*found);
    ms.push_back(cpu_ms() - began);
    Digest one;
    one.add(settlement);
    all.add(one.value());
    if (tells_each) fmt::print("{} {}: {:.2f} ms, {:016x}\n", kind.name, number, ms.back(), one.value());
  }
  std::ranges::sort(ms);
  double const most = ms[ms.size() * 99 / 100];
  if (!tells_each)
    fmt::print(
        "{}: {} tables, median {:.2f} ms, 99 of 100 within {:.2f} ms of {:.0f}, worst {:.2f} ms, answers "
        "{:016x}\n",
        kind.name, ms.size(), ms[ms.size() / 2], most, target_ms, ms.back(), all.value());
  return most <= target_ms;
}

}  // namespace

int main(int argc, char** argv) {
  bool const tells_each = argc > 1 && std::string_view{argv[1]} == "each";
  bool is_met = true;
  for (Kind const& kind : kinds) is_met &= measure(kind, tells_each);
  return is_met ? 0 : 1;
}

// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/reconcile/recorded/sheet_row.hpp"

#include <algorithm>

namespace tactus::arbitration::reconcile {

Reading const& EntriesRead::of(std::size_t entry) {
  for (auto const& [index, reading] : read_)
    if (index == entry) return reading;
  return read_.emplace_back(entry, table_.read(sheet_, entry)).second;
}

bool EntriesRead::is_named(chess::Move m) const {
  return std::ranges::any_of(read_, [m](auto const& each) { return each.second.has(m); });
}

Cost EntriesRead::cost(std::size_t entry, chess::Move m) {
  Reading const& reading = of(entry);
  switch (reading.sense) {
    case Sense::silent: return cost::silent;
    case Sense::exact: return reading.has(m) ? Cost{0} : cost::against;
    case Sense::incomplete: return reading.has(m) ? cost::incomplete : cost::against;
    case Sense::defective: return reading.has(m) ? cost::slip : cost::no_sense;
  }
  return 0;
}

namespace {

Cost cost_of_passing_over(Entries const& sheet, std::size_t entry) {
  bool const is_in_line = sheet.damage_of_skipping(entry / 2 * 2) != 0;
  return is_in_line || sheet[entry].is_silent() ? cost::too_many_in_line : cost::too_many;
}

}  // namespace

SheetRow::SheetRow(Entries const& sheet) {
  costs_.fill(never);
  costs_[0] = 0;
  pass_over(sheet);
}

Cost SheetRow::at(std::size_t next) const {
  return next < first_ || next >= first_ + width ? never : costs_[next - first_];
}

Cost SheetRow::cost_of_leaving_out(Entries const& sheet, std::size_t next) const {
  if (next == sheet.size()) return cost::not_yet;
  return next == 0 && ply_ < latest_beginning ? cost::not_begun : cost::left_out;
}

void SheetRow::put(std::size_t next, Cost cost) {
  if (next >= first_ && next < first_ + width) costs_[next - first_] = std::min(cost, costs_[next - first_]);
}

/// Entries between this move and the next one that are none of the moves.
void SheetRow::pass_over(Entries const& sheet) {
  for (std::size_t next = first_ + 1; next <= sheet.size() && next < first_ + width; ++next)
    if (at(next - 1) + cost::too_many_in_line < at(next))  // the least that it may cost
      put(next, static_cast<Cost>(at(next - 1) + cost_of_passing_over(sheet, next - 1)));
}

SheetRow SheetRow::after(Entries const& sheet, EntriesRead& read, chess::Move m) const {
  constexpr Cost worth_reading = 45;  // beyond the best place
  SheetRow row = *this;
  auto const best = static_cast<std::size_t>(std::ranges::min_element(costs_) - costs_.begin()) + first_;
  row.first_ = best + 1 > width / 2 ? std::max(first_, best + 1 - width / 2) : first_;
  row.costs_.fill(never);
  Cost const limit = static_cast<Cost>(least() + worth_reading);
  for (std::size_t next = first_; next <= sheet.size() && next < first_ + width; ++next) {
    Cost const here = at(next);
    if (here > limit) continue;
    row.put(next, static_cast<Cost>(here + cost_of_leaving_out(sheet, next)));
    if (next < sheet.size()) row.put(next + 1, static_cast<Cost>(here + read.cost(next, m)));
  }
  row.pass_over(sheet);
  ++row.ply_;
  return row;
}

Cost SheetRow::least() const { return *std::ranges::min_element(costs_); }

Cost SheetRow::at_end(Entries const& sheet) const {
  Cost least = never;
  unsigned beyond = 0;
  for (std::size_t next = sheet.size();; --next) {
    if (at(next) < never)
      least = std::min<Cost>(least, static_cast<Cost>(std::min<unsigned>(at(next) + beyond, never)));
    if (next <= first_) return least;
    beyond += cost_of_passing_over(sheet, next - 1);
  }
}

std::size_t SheetRow::best_end(Entries const& sheet) const {
  Cost const least = at_end(sheet);
  unsigned beyond = 0;
  for (std::size_t next = sheet.size(); next > first_; --next) {
    if (at(next) < never && at(next) + beyond == least) return next;
    beyond += cost_of_passing_over(sheet, next - 1);
  }
  return first_;
}

std::optional<std::size_t> SheetRow::entry_before(Entries const& sheet, EntriesRead& read, chess::Move m,
                                                  SheetRow const& before, std::size_t& next) const {
  while (next > 0) {
    Cost const here = at(next);
    if (before.at(next - 1) < never && before.at(next - 1) + read.cost(next - 1, m) == here) return --next;
    if (before.at(next) < never && before.at(next) + before.cost_of_leaving_out(sheet, next) == here)
      return std::nullopt;
    --next;  // passed over
  }
  return std::nullopt;
}

}  // namespace tactus::arbitration::reconcile

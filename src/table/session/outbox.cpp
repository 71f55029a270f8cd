// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/session/outbox.hpp"

#include <utility>

namespace tactus::program {

void Ledger::add(table::StampedInput const& input, std::vector<table::Effect> effects) {
  events_.push_back({input.time, input.input});
  for (table::Effect& effect : effects) {
    if (auto* record = std::get_if<table::Record>(&effect))
      events_.push_back({input.time, std::move(record->outcome)});
    else
      effects_.push_back(std::move(effect));
  }
}

std::vector<table::Effect> Ledger::commit() {
  if (events_.empty()) return {};
  auto const written = file_.append(events_);
  if (!written) {
    trouble_ = written.error();
    return {};
  }
  trouble_.reset();
  events_.clear();
  return std::exchange(effects_, {});
}

}  // namespace tactus::program

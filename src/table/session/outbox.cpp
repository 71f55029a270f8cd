// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/session/outbox.hpp"

#include <utility>

namespace tactus::program {

bool is_only_asked(table::Input const& input) {
  auto const* const requested = std::get_if<table::Requested>(&input);
  auto const* const trained = std::get_if<table::TrainingSaid>(&input);
  if (trained != nullptr) return !trained->question.empty();
  if (requested == nullptr)
    return std::holds_alternative<table::RecordingsAsked>(input) ||
           std::holds_alternative<table::SignatureAsked>(input);
  switch (requested->what) {
    case table::Request::repeat:
    case table::Request::times:
    case table::Request::move_number:
    case table::Request::keypad:
    case table::Request::flags:
    case table::Request::score:
    case table::Request::position:
    case table::Request::where: return true;
    case table::Request::announce:
    case table::Request::adjust:
    case table::Request::kings:
    case table::Request::leave: break;
  }
  return false;
}

namespace {

/// What the whole table is told at the same time is no answer.
bool is_for_one(table::Effect const& effect) {
  auto const* const said = std::get_if<table::Announce>(&effect);
  return said != nullptr && said->announcement.to != table::Audience::table;
}

}  // namespace

void Ledger::add(table::StampedInput const& input, std::vector<table::Effect> effects) {
  events_.push_back({input.time, input.input});
  bool const is_answer = is_only_asked(input.input);
  for (table::Effect& effect : effects) {
    if (auto* record = std::get_if<table::Record>(&effect)) {
      events_.push_back({input.time, std::move(record->outcome)});
    } else {
      bool const is_dropped = is_answer && is_for_one(effect);
      effects_.push_back({std::move(effect), is_dropped});
    }
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
  std::vector<table::Effect> effects;
  for (Waiting& each : std::exchange(effects_, {})) effects.push_back(std::move(each.effect));
  return effects;
}

void Ledger::drop_answers() {
  std::erase_if(effects_, [](Waiting const& each) { return each.is_answer; });
}

}  // namespace tactus::program

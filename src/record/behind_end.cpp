// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/record/behind_end.hpp"

#include "core/message/plain_line.hpp"
#include "src/record/corrections.hpp"
#include "src/record/game_record.hpp"
#include "src/store/codec/event_json.hpp"

#include <string>
#include <utility>

namespace tactus::record {
namespace {

Message left_out(Message what) {
  return say("left out, after the end: {what}", {{"what", std::vector{std::move(what)}}});
}

/// As the file names it, with its move.
std::string name_of(table::TableEvent const& event) {
  std::string name = store::write_event(event).type;
  auto const* const outcome = std::get_if<table::Outcome>(&event);
  if (outcome == nullptr) return name;
  if (auto const* const completed = std::get_if<table::MoveCompleted>(outcome))
    name += ", " + as_plain_line(completed->san);
  if (auto const* const back = std::get_if<table::MoveTakenBack>(outcome))
    name += ", " + as_plain_line(back->san);
  return name;
}

}  // namespace

std::vector<Message> words_behind_end(table::TableEvent const& event, table::TableSetup const& setup) {
  if (!program::is_of_record(event)) return {};
  auto const* const input = std::get_if<table::Input>(&event);
  auto const* const right = input != nullptr ? std::get_if<table::SetupCorrected>(input) : nullptr;
  if (right == nullptr) return {left_out(as_it_is(name_of(event)))};
  std::vector<Message> words;
  for (Message& each : words_of_corrections(setup, table::corrected(setup, right->setup)))
    words.push_back(left_out(std::move(each)));
  return words;
}

}  // namespace tactus::record

// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/relay/arriving_setup.hpp"

#include "src/hall/table_setup.hpp"
#include "src/store/written_file.hpp"

#include <filesystem>
#include <system_error>
#include <utility>

namespace tactus::relay {

ArrivingSetup::ArrivingSetup(std::string folder, hall::Level const& table, hall::Level const& board,
                             Tell tell)
    : folder_(std::move(folder)),
      filter_(hall::filter_of_rounds(table, board, hall::TopicKind::setup)),
      table_(table),
      board_(board),
      tell_(std::move(tell)) {}

void ArrivingSetup::subscribe(hall::BrokerLink& link) const {
  if (!is_wanted()) return;
  link.subscribe(filter_);
  link.subscribe(std::string{hall::round_topic});
}

void ArrivingSetup::take(hall::Arrived const& arrived) {
  if (!is_wanted()) return;
  if (arrived.topic == hall::round_topic) {
    if (hall::Level::parse(arrived.payload)) played_ = arrived.payload;
    return write();
  }
  auto const topic = hall::parse_topic(arrived.topic);
  bool const is_ours = topic && topic->kind == hall::TopicKind::setup && topic->place.table == table_ &&
                       topic->place.board == board_;
  if (!is_ours) return;
  auto const round = topic->place.round.text();
  if (arrived.payload.empty())
    by_round_[round].clear();  // nobody plays here any more
  else if (hall::is_setup_of_round(arrived.payload, round))
    by_round_[round] = arrived.payload;
  else
    return tell_(say("set-up of round {round}: not of hall tables; not taken", {{"round", round}}));
  write();
}

void ArrivingSetup::write() {
  auto const found = by_round_.find(played_);
  if (found == by_round_.end() || stands_ == found->second) return;
  auto const place = std::filesystem::path{folder_} / setup_file;
  std::error_code fault;
  std::filesystem::create_directories(folder_, fault);
  // Of a table without a game the form alone stands there, so that nobody plays by the earlier set-up.
  auto const& text = found->second.empty() ? std::string{hall::setup_form} : found->second;
  if (auto const done = store::write_text(place.string(), text, hall::setup_form); !done)
    return tell_(done.error());
  stands_ = found->second;
  if (stands_->empty()) return tell_(say("set-up of round {round}: no game here", {{"round", played_}}));
  tell_(say("set-up of round {round}: {file}", {{"round", played_}, {"file", place.string()}}));
}

}  // namespace tactus::relay

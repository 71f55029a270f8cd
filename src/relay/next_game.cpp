// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/relay/next_game.hpp"

#include "src/store/game_reader.hpp"

#include <filesystem>
#include <sys/stat.h>
#include <utility>

namespace tactus::relay {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

/// What the broker retains comes at once behind a subscription; so long it may take.
constexpr auto retained_within = 2s;

std::optional<FolderGame> game_in(std::string const& file) {
  auto reader = store::GameReader::open(file);
  if (!reader) return std::nullopt;
  auto const id = reader->game_id();
  auto const first = reader->lone_row(1);
  if (!id || !first) return std::nullopt;
  FolderGame game{file, *id, first->time};
  for (store::NumberedEvent const& each : reader->read_after(0).events) {
    auto const* const input = std::get_if<table::Input>(&each.stamped.event);
    auto const* const started = input != nullptr ? std::get_if<table::GameStarted>(input) : nullptr;
    if (started == nullptr) continue;
    game.round = started->setup.round;
    break;
  }
  return game;
}

std::uint64_t inode_of(std::string const& file) {
  struct stat found {};
  return ::stat(file.c_str(), &found) == 0 ? found.st_ino : 0;
}

}  // namespace

std::optional<FolderGame> GameFolder::newest() {
  std::optional<FolderGame> newest;
  std::error_code fault;
  for (auto const& entry : fs::directory_iterator{folder_, fault}) {
    if (entry.path().extension() != ".tactus") continue;
    auto const file = entry.path().string();
    Known& known = known_[file];
    if (auto const inode = inode_of(file); std::exchange(known.inode, inode) != inode || !known.game)
      known.game = game_in(file);
    bool const is_newer = known.game && (!newest || known.game->began > newest->began ||
                                         (known.game->began == newest->began && file > newest->file));
    if (is_newer) newest = known.game;
  }
  return newest;
}

RoundSearch::RoundSearch(hall::BrokerLink link, hall::Level table, hall::Level board, FolderGame game)
    : link_(std::move(link)), table_(std::move(table)), board_(std::move(board)), game_(std::move(game)) {}

std::string RoundSearch::filter_of_acknowledgements() const {
  return hall::filter_of_rounds(table_, board_, hall::TopicKind::acknowledgement);
}

std::optional<hall::Level> RoundSearch::turn(hall::Moment now) {
  for (hall::LinkEvent const& event : link_.turn(now)) take(event, now);
  if (taken_) return taken_;
  is_heard_ = heard_at_ && now >= *heard_at_ + retained_within;
  if (played_ && heard_at_) return played_;  // acknowledgements came before, as they were asked for before
  if (is_heard_ && game_.round) return hall::Level::parse(std::to_string(*game_.round)).value();
  return std::nullopt;
}

void RoundSearch::take(hall::LinkEvent const& event, hall::Moment now) {
  if (std::holds_alternative<hall::LinkUp>(event)) link_.subscribe(filter_of_acknowledgements());
  if (std::holds_alternative<hall::LinkLost>(event)) heard_at_.reset();
  if (auto const* const done = std::get_if<hall::Subscribed>(&event)) {
    if (done->filter == hall::round_topic)
      heard_at_ = now;
    else
      link_.subscribe(std::string{hall::round_topic});
  }
  if (auto const* const arrived = std::get_if<hall::Arrived>(&event)) take_arrived(*arrived);
}

void RoundSearch::take_arrived(hall::Arrived const& arrived) {
  if (arrived.topic == hall::round_topic) {
    if (auto const round = hall::Level::parse(arrived.payload)) played_ = *round;
    return;
  }
  auto const topic = hall::parse_topic(arrived.topic);
  auto const acknowledged = hall::parse_acknowledgement(arrived.payload);
  if (topic && acknowledged && acknowledged->number > 0 && acknowledged->game.text().starts_with(game_.id))
    taken_ = topic->place.round;
}

}  // namespace tactus::relay

// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/setup/discovery.hpp"

#include "devices/ports/port_list.hpp"
#include "src/record/game_record.hpp"
#include "src/record/saved_game.hpp"
#include "src/store/game_file.hpp"
#include "src/store/game_reader.hpp"

#include <algorithm>
#include <filesystem>
#include <utility>
#include <vector>

namespace tactus::program {
namespace {

Instant time_of_look() {
  return Instant{std::chrono::floor<Millis>(std::chrono::steady_clock::now().time_since_epoch())};
}

}  // namespace

PortSearch::PortSearch() {
  auto const ports = devices::list_ports();
  if (!ports) return;  // then ports can still be typed
  for (devices::PortDescription const& each : *ports) {
    if (!each.is_permitted) continue;
    Look look{each.name, {}};
    if (each.kind != devices::PortKind::built_in)
      look.finding = std::async(std::launch::async,
                                [name = each.name] { return equipment::look_at(name, time_of_look); });
    looks_.push_back(std::move(look));
  }
}

bool PortSearch::is_done() const {
  return std::all_of(looks_.begin(), looks_.end(), [](Look const& look) {
    return !look.finding.valid() ||
           look.finding.wait_for(std::chrono::seconds{0}) == std::future_status::ready;
  });
}

std::vector<FoundPort> PortSearch::take() {
  std::vector<FoundPort> found;
  for (Look& look : looks_)
    found.push_back(look.finding.valid() ? found_port(look.finding.get()) : FoundPort{look.port, {}});
  looks_.clear();
  is_taken_ = true;
  return found;
}

FoundPort found_port(equipment::PortFinding const& finding) {
  FoundPort port{finding.port, {}};
  equipment::DeviceShown const& device = finding.device;
  port.device = device.identified.empty() ? device.protocol : device.identified.front().protocol;
  port.has_board = device.board.has_value();
  port.has_clock = std::holds_alternative<clock::Reading>(device.clock) ||
                   std::holds_alternative<devices::SidesReading>(device.clock);
  return port;
}

namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_files = 50;  // of a whole season in one folder only the newest are looked at

struct Candidate {
  fs::path file;
  Instant last_event;
};

/// By what was played: export, copies and `touch` change the time of a file.
Instant time_of_last_event(fs::path const& file) {
  auto reader = store::GameReader::open(file.string());
  return reader ? reader->time_of_last().value_or(Instant{}) : Instant{};
}

/// The newest first.
std::vector<Candidate> game_files(std::string const& folder) {
  std::vector<Candidate> files;
  std::error_code fault;
  for (auto entry = fs::directory_iterator{folder, fault}; !fault && entry != fs::directory_iterator{};
       entry.increment(fault)) {
    std::error_code ignored;
    if (entry->path().extension() == ".tactus" && entry->is_regular_file(ignored))
      files.push_back({entry->path(), time_of_last_event(entry->path())});
  }
  std::sort(files.begin(), files.end(),
            [](Candidate const& a, Candidate const& b) { return a.last_event > b.last_event; });
  files.resize(std::min(files.size(), most_files));
  return files;
}

std::optional<UnfinishedGame> unfinished(fs::path const& file, std::string const& profile) {
  if (store::is_being_written(file.string())) return std::nullopt;  // it is being played
  auto reader = store::GameReader::open(file.string());
  if (!reader) return std::nullopt;
  std::vector<table::StampedEvent> events;
  for (store::NumberedEvent& each : reader->read_whole().events) events.push_back(std::move(each.stamped));
  auto const record = record_of(events);
  if (!record || record->result != table::GameResult::open || profile_of(events) != profile)
    return std::nullopt;
  std::size_t const plies = record->moves.size();
  bool const is_black_first = record->setup.start.turn() == chess::Color::black;
  return UnfinishedGame{file.filename().string(), record->setup,
                        static_cast<unsigned>((plies + (is_black_first ? 2 : 1)) / 2)};
}

}  // namespace

std::optional<UnfinishedGame> newest_unfinished_game(std::string const& folder, std::string const& profile) {
  std::optional<UnfinishedGame> newest;
  for (Candidate const& each : game_files(folder)) {
    auto found = unfinished(each.file, profile);
    if (!found) continue;
    if (newest)
      ++newest->others;
    else
      newest = std::move(found);
  }
  if (newest && folder != ".") newest->file = (fs::path{folder} / newest->file).string();
  return newest;
}

}  // namespace tactus::program

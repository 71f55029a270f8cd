// SPDX-License-Identifier: GPL-3.0-or-later
// A game goes on: in its file, or where that is damaged or something beside it is not of it, in a new one.

#include "src/store/game_file.hpp"
#include "src/store/game_reader.hpp"
#include "src/store/replay.hpp"
#include "src/store/write_lock.hpp"

#include <algorithm>
#include <filesystem>
#include <iterator>

namespace tactus::store {
namespace {

NumberedEvent numbered(std::vector<table::StampedEvent> const& events, std::size_t index) {
  return {static_cast<std::int64_t>(index) + 1, events[index]};
}

Replay replay_of(std::vector<table::StampedEvent> const& events) {
  Replay replay;
  for (std::size_t i = 0; i < events.size(); ++i) replay.take(numbered(events, i));
  return replay;
}

bool is_input(table::StampedEvent const& each) { return std::holds_alternative<table::Input>(each.event); }

/// What stands of the last input is kept with all that it caused; where that cannot be made again, not at
/// all.
Replay make_last_input_whole(std::vector<table::StampedEvent>& events, table::RecordMended& mended) {
  auto replay = replay_of(events);
  if (replay.due().empty()) return replay;
  if (!replay.does_last_follow()) {
    auto const last = std::find_if(events.rbegin(), events.rend(), is_input);
    events.erase(std::prev(last.base()), events.end());
    return replay_of(events);
  }
  Instant const time = events.back().time;
  for (table::Outcome const& each : std::vector(replay.due())) {
    events.push_back({time, each});
    replay.take(numbered(events, events.size() - 1));
    ++mended.made_again;
  }
  return replay;
}

/// The event that says so, behind what could be read.
table::StampedEvent mend(std::vector<table::StampedEvent>& events, std::string const& path) {
  table::RecordMended mended;
  auto const replay = make_last_input_whole(events, mended);
  auto const moves = replay.mending();
  mended.plies = moves ? moves->plies : replay.state().line().plies();
  if (moves) mended.moves = moves->moves;
  mended.file = std::filesystem::path{path}.filename().string();
  return {events.empty() ? Instant{} : events.back().time, table::Input{std::move(mended)}};
}

tl::expected<TakenUp, StoreError> continue_elsewhere(std::string const& path,
                                                     std::vector<table::StampedEvent> events,
                                                     StoreError const& damage,
                                                     std::optional<std::string> const& id) {
  auto const count = static_cast<unsigned>(events.size());
  if (events.empty()) return tl::unexpected(damage);
  // One that is read without the -wal beside it is whole in itself.
  if (damage.fault == StoreFault::damaged) events.push_back(mend(events, path));
  bool const is_named = id && !id->starts_with("old-");
  auto file = is_named ? GameFile::create(recovered_name(path), *id) : GameFile::create(recovered_name(path));
  if (!file) return tl::unexpected(file.error());
  if (auto copied = file->append(events); !copied) return tl::unexpected(copied.error());
  auto warning = say("{fault}; {count} events could be read; the game goes on in {file}",
                     {{"fault", std::vector{message_of(damage)}}, {"count", count}, {"file", file->path()}});
  return TakenUp{std::move(*file), std::move(events), std::move(warning)};
}

/// Of the moves and the result: what this version makes of the inputs is not what was recorded, and that
/// holds.
std::optional<Message> let_record_hold(GameFile& file, std::vector<table::StampedEvent>& events) {
  auto replay = replay_of(events);
  replay.finish();
  unsigned const count = replay.unmended();
  if (auto mended = replay.mending()) {
    mended->not_following = std::max(count, 1U);
    std::vector<table::StampedEvent> const last{{events.back().time, table::Input{*std::move(mended)}}};
    if (auto const added = file.append(last); !added) return message_of(added.error());
    events.push_back(last.front());
  }
  if (count == 0) return std::nullopt;
  return record_counts_words(file.path(), count);
}

/// The program was killed in the instant between making the file and writing into it.
bool is_stillborn(std::string const& path) {
  std::error_code fault;
  return std::filesystem::is_regular_file(path, fault) && std::filesystem::file_size(path, fault) == 0;
}

/// Nothing of it is touched: what belongs to it may still be found.
tl::unexpected<StoreError> without_game(std::string const& path) {
  auto const fault = WriteLock{path}.is_held() ? StoreFault::in_use : StoreFault::no_game;
  return tl::unexpected(StoreError{fault, path, ""});
}

}  // namespace

std::string recovered_name(std::string const& path) {
  std::filesystem::path const original{path};
  std::string const stem = (original.parent_path() / original.stem()).string();
  std::string name = stem + ".recovered.tactus";
  for (unsigned n = 2; std::filesystem::exists(name); ++n)
    name = stem + ".recovered-" + std::to_string(n) + ".tactus";
  return name;
}

tl::expected<TakenUp, StoreError> take_up(std::string const& path) {
  if (is_stillborn(path)) return without_game(path);
  std::vector<table::StampedEvent> events;
  {
    // Reading only: opening a file for writing would already fold its -wal into it.
    auto reader = GameReader::open(path);
    if (!reader) return tl::unexpected(reader.error());
    Batch batch = reader->read_whole();
    for (NumberedEvent& each : batch.events) events.push_back(std::move(each.stamped));
    if (batch.damage && batch.damage->fault == StoreFault::in_use) return tl::unexpected(*batch.damage);
    if (reader->note() && reader->note()->fault == StoreFault::other_name)
      return tl::unexpected(StoreError{StoreFault::in_use, path, ""});
    if (batch.damage) return continue_elsewhere(path, std::move(events), *batch.damage, reader->game_id());
    // To write into the file would be to write that -wal into it, or over it.
    if (reader->note())
      return continue_elsewhere(path, std::move(events), *reader->note(), reader->game_id());
    if (events.empty()) return without_game(path);
  }
  auto file = GameFile::open_for_append(path);
  if (!file) return tl::unexpected(file.error());
  if (file->last_seq() != static_cast<std::int64_t>(events.size()))
    return tl::unexpected(StoreError{StoreFault::in_use, path, "it grew while it was read"});
  auto warning = let_record_hold(*file, events);
  return TakenUp{std::move(*file), std::move(events), std::move(warning)};
}

}  // namespace tactus::store

// SPDX-License-Identifier: GPL-3.0-or-later
// A game goes on: in its file, or where that is damaged or something beside it is not of it, in a new one.

#include "src/store/game_file.hpp"
#include "src/store/game_reader.hpp"

#include <filesystem>

namespace tactus::store {
namespace {

tl::expected<TakenUp, StoreError> continue_elsewhere(std::string const& path,
                                                     std::vector<table::StampedEvent> events,
                                                     StoreError const& damage,
                                                     std::optional<std::string> const& id) {
  if (events.empty()) return tl::unexpected(damage);
  bool const is_named = id && !id->starts_with("old-");
  auto file = is_named ? GameFile::create(recovered_name(path), *id) : GameFile::create(recovered_name(path));
  if (!file) return tl::unexpected(file.error());
  if (auto copied = file->append(events); !copied) return tl::unexpected(copied.error());
  auto warning = say("{fault}; {count} events could be read; the game goes on in {file}",
                     {{"fault", std::vector{message_of(damage)}},
                      {"count", static_cast<unsigned>(events.size())},
                      {"file", file->path()}});
  return TakenUp{std::move(*file), std::move(events), std::move(warning)};
}

/// The program was killed in the instant between making the file and writing into it.
bool is_stillborn(std::string const& path) {
  std::error_code fault;
  return std::filesystem::is_regular_file(path, fault) && std::filesystem::file_size(path, fault) == 0;
}

/// Nothing of it is touched: what belongs to it may still be found.
tl::unexpected<StoreError> without_game(std::string const& path) {
  auto const fault = is_being_written(path) ? StoreFault::in_use : StoreFault::no_game;
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
  return TakenUp{std::move(*file), std::move(events), {}};
}

}  // namespace tactus::store

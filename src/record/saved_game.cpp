// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/record/saved_game.hpp"

#include "src/store/game_reader.hpp"
#include "src/store/replay.hpp"
#include "src/store/written_file.hpp"

#include <algorithm>
#include <filesystem>
#include <iostream>

namespace tactus::program {

std::string profile_of(std::vector<table::StampedEvent> const& events) {
  for (table::StampedEvent const& each : events)
    if (auto const* input = std::get_if<table::Input>(&each.event))
      if (auto const* program = std::get_if<table::ProgramStarted>(input)) return program->profile;
  return {};
}

std::optional<Message> profile_fault(std::string const& path, std::string_view profile) {
  auto reader = store::GameReader::open(path);
  if (!reader) return std::nullopt;
  std::vector<table::StampedEvent> events;
  for (store::NumberedEvent& each : reader->read_whole().events) events.push_back(std::move(each.stamped));
  std::string const found = profile_of(events);
  if (found.empty() || found == profile) return std::nullopt;
  return say("{file}: a game of profile {found}; expected one of profile {profile}",
             {{"file", path}, {"found", found}, {"profile", std::string{profile}}});
}

namespace {

/// How every text of this form begins: "White", `{"seq"`, or the first line where nothing else is known.
std::string_view form_of(std::string_view text) {
  auto const line = text.substr(0, text.find('\n'));
  for (std::string_view const mark : {"[Event ", "<!DOCTYPE html>"})
    if (line.starts_with(mark)) return mark;
  return line.substr(0, line.find(':'));
}

}  // namespace

std::vector<Message> SavedGame::doubts() const {
  std::vector<Message> doubts;
  for (auto const& each : {note, added, differs})
    if (each) doubts.push_back(*each);
  return doubts;
}

namespace {

/// What a damaged file leaves open is not known.
std::optional<Message> difference_in(std::string const& path, store::Batch const& batch) {
  if (batch.damage) return std::nullopt;
  store::Replay replay;
  for (store::NumberedEvent const& each : batch.events) replay.take(each);
  replay.finish();
  return replay.unmended() == 0 ? std::nullopt
                                : std::optional(store::record_counts_words(path, replay.unmended()));
}

}  // namespace

tl::expected<SavedGame, Message> read_saved_game(std::string const& path) {
  auto reader = store::GameReader::open(path);
  if (!reader) return tl::unexpected(message_of(reader.error()));
  store::Batch batch = reader->read_whole();
  std::vector<table::StampedEvent> events;
  for (store::NumberedEvent const& each : batch.events) events.push_back(each.stamped);
  // What cannot be read is lost behind this: the record says so wherever it is written.
  if (batch.damage && !events.empty())
    events.push_back({events.back().time,
                      table::Input{table::RecordMended{std::filesystem::path{path}.filename().string()}}});
  auto record = record_of(events);
  if (!record && batch.damage) return tl::unexpected(message_of(*batch.damage));
  if (!record && reader->note()) return tl::unexpected(message_of(*reader->note()));
  if (!record) return tl::unexpected(say("{file}: no game has been started in this file", {{"file", path}}));
  std::optional<Message> damage;
  if (batch.damage)
    damage = say("{fault}; only the first {count} events were exported",
                 {{"fault", std::vector{message_of(*batch.damage)}},
                  {"count", static_cast<unsigned>(batch.events.size())}});
  std::optional<Message> note;
  if (reader->note()) note = message_of(*reader->note());
  std::optional<Message> added;
  if (auto const& behind = record->behind_end; !behind.empty())
    added = say("{file}: events added after the end of the game, and left out: {count}",
                {{"file", path}, {"count", static_cast<unsigned>(behind.size())}});
  auto differs = difference_in(path, batch);
  if (!damage) record->signature = reader->signature().value_or("");
  return SavedGame{std::move(batch.events), *std::move(record), std::move(damage),     std::move(note),
                   std::move(added),        std::move(differs), reader->chained_from()};
}

tl::expected<void, Message> is_another_file(std::string const& game, std::string const& into) {
  std::error_code none_there;
  if (std::filesystem::equivalent(game, into, none_there))
    return tl::unexpected(say("{file}: is the game file itself; expected another name", {{"file", into}}));
  return {};
}

tl::expected<void, Message> write_beside(std::string const& game, std::optional<std::string> const& into,
                                         std::string const& text) {
  if (!into) {
    std::cout << text << std::flush;
    if (!std::cout.good()) return tl::unexpected(say("standard output: cannot be written"));
    return {};
  }
  if (auto another = is_another_file(game, *into); !another) return another;
  // The record has what one player alone was told, too.
  auto const readers = text.starts_with('{') ? store::Readers::owner : store::Readers::everybody;
  return store::write_text(*into, text, form_of(text), readers);
}

}  // namespace tactus::program

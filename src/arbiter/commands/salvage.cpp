// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/commands/salvage.hpp"

#include "src/arbiter/options/answer_language.hpp"
#include "src/record/happenings.hpp"
#include "src/store/damage/salvage.hpp"
#include "src/store/game_file.hpp"
#include "src/store/game_reader.hpp"
#include "src/store/replay.hpp"
#include "src/store/written_file.hpp"

#include <filesystem>
#include <optional>
#include <ostream>

#include <tl/expected.hpp>

namespace tactus::program {
namespace {

std::string name_beside(std::string const& game) {
  std::filesystem::path const file{game};
  return store::free_name((file.parent_path() / file.stem()).string() + ".salvaged.tactus");
}

unsigned as_count(std::int64_t number) { return static_cast<unsigned>(number); }

Message words_of(store::Gap const& gap) {
  if (gap.first == gap.last) return say("missing: event {number}", {{"number", as_count(gap.first)}});
  return say("missing: events {first} to {last}",
             {{"first", as_count(gap.first)}, {"last", as_count(gap.last)}});
}

/// The same game where nothing of it is lost: its signature is that of what was signed.
tl::expected<store::GameFile, store::StoreError> new_file_for(std::string const& game,
                                                              store::Salvaged const& found,
                                                              std::optional<std::string> const& id) {
  if (found.is_same && id && !id->starts_with("old-")) return store::GameFile::create(name_beside(game), *id);
  return store::GameFile::create(name_beside(game));
}

}  // namespace

int run_salvage(SalvageOptions const& options, std::ostream& out, std::ostream& errors) {
  auto const catalogue = answer_catalogue(options.language, errors);
  Complaints const complain{errors, catalogue};
  auto reader = store::GameReader::open(options.game);
  if (!reader) {
    complain(message_of(reader.error()));
    return 1;
  }
  auto const found = store::salvage(*reader, std::filesystem::path{options.game}.filename().string());
  if (found.events.empty()) {
    complain(say("{file}: no event can be read", {{"file", options.game}}));
    return 1;
  }
  auto file = new_file_for(options.game, found, reader->game_id());
  auto const written = file ? file->append(found.events) : tl::unexpected(file.error());
  if (!written) {
    complain(message_of(written.error()));
    return 1;
  }
  file->fold_into_one_file(Millis{0});
  out << complain.text(
             say("salvaged: {count} events in {file}", {{"count", found.read}, {"file", file->path()}}))
      << '\n';
  for (std::int64_t const each : found.made_again)
    out << complain.text(
               say("made again from what was entered: event {number}", {{"number", as_count(each)}}))
        << '\n';
  for (store::Gap const& each : found.missing) out << complain.text(words_of(each)) << '\n';
  for (std::int64_t const each : found.changed)
    out << complain.text(
               say("changed: event {number}, it or the one before it", {{"number", as_count(each)}}))
        << '\n';
  for (table::RecordMended const& each : found.mended)
    if (!each.file.empty()) out << complain.text(record::words_of(each)) << '\n';
  if (found.not_following > 0) complain(store::record_counts_words(options.game, found.not_following));
  out.flush();
  return found.mended.empty() && found.not_following == 0 ? 0 : 1;
}

}  // namespace tactus::program

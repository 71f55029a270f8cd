// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/commands/salvage.hpp"

#include "src/arbiter/options/answer_language.hpp"
#include "src/store/codec/event_json.hpp"
#include "src/store/game_file.hpp"
#include "src/store/game_reader.hpp"
#include "src/store/written_file.hpp"

#include <filesystem>
#include <ostream>
#include <vector>

namespace tactus::program {
namespace {

/// So many numbers in a row without an event: nothing comes behind them.
constexpr std::int64_t longest_gap = 20'000;

struct Gap {
  std::int64_t first, last;
};

struct Salvaged {
  std::vector<table::StampedEvent> events;
  std::vector<Gap> missing;  // or not to be understood
  std::vector<std::int64_t> changed;
};

Salvaged salvage(store::GameReader& reader) {
  Salvaged found;
  std::int64_t last_found = 0;
  for (std::int64_t seq = 1; seq - last_found <= longest_gap; ++seq) {
    auto const one = reader.read_row(seq);
    auto event = one ? store::read_event(one->row.text.type, one->row.text.payload)
                     : tl::unexpected(store::EventFault{});
    if (!event) continue;
    if (seq > last_found + 1) found.missing.push_back({last_found + 1, seq - 1});
    if (one->is_changed) found.changed.push_back(seq);
    found.events.push_back({one->row.time, std::move(*event)});
    last_found = seq;
  }
  return found;
}

std::string name_beside(std::string const& game) {
  std::filesystem::path const file{game};
  return store::free_name((file.parent_path() / file.stem()).string() + ".salvaged.tactus");
}

unsigned as_count(std::int64_t number) { return static_cast<unsigned>(number); }

Message words_of(Gap const& gap) {
  if (gap.first == gap.last) return say("missing: event {number}", {{"number", as_count(gap.first)}});
  return say("missing: events {first} to {last}",
             {{"first", as_count(gap.first)}, {"last", as_count(gap.last)}});
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
  auto const found = salvage(*reader);
  if (found.events.empty()) {
    complain(say("{file}: no event can be read", {{"file", options.game}}));
    return 1;
  }
  auto file = store::GameFile::create(name_beside(options.game));
  auto const written = file ? file->append(found.events) : tl::unexpected(file.error());
  if (!written) {
    complain(message_of(written.error()));
    return 1;
  }
  file->fold_into_one_file(Millis{0});
  out << complain.text(say("salvaged: {count} events in {file}",
                           {{"count", static_cast<unsigned>(found.events.size())}, {"file", file->path()}}))
      << '\n';
  for (Gap const& each : found.missing) out << complain.text(words_of(each)) << '\n';
  for (std::int64_t const each : found.changed)
    out << complain.text(
               say("changed: event {number}, it or the one before it", {{"number", as_count(each)}}))
        << '\n';
  out.flush();
  return found.missing.empty() && found.changed.empty() ? 0 : 1;
}

}  // namespace tactus::program

// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/commands/round_tables.hpp"

#include "src/arbiter/chronicle/chronicle.hpp"
#include "src/arbiter/chronicle/end_by_laws.hpp"
#include "src/arbiter/options/answer_language.hpp"
#include "src/record/local_time.hpp"

#include <algorithm>
#include <filesystem>
#include <tuple>
#include <utility>

namespace tactus::program {
namespace {

std::string number_or_nothing(std::optional<unsigned> number) {
  return number ? std::to_string(*number) : "";
}

std::string name_of_file(NamedGame const& game) {
  return std::filesystem::path{game.file}.filename().string();
}

/// By round, board and file; games without a number stand behind the others.
std::vector<NamedGame const*> in_order(std::vector<NamedGame> const& games) {
  static constexpr unsigned behind = ~0U;
  auto const key = [](NamedGame const* each) {
    auto const& setup = each->game.record.setup;
    return std::tuple{setup.round.value_or(behind), setup.board_number.value_or(behind), each->file};
  };
  std::vector<NamedGame const*> ordered;
  ordered.reserve(games.size());
  for (NamedGame const& each : games) ordered.push_back(&each);
  std::ranges::sort(ordered, {}, key);
  return ordered;
}

std::string whole(SavedGame const& game, words::Catalogue const& catalogue) {
  if (game.damage) return words::shown(say("damaged"), catalogue);
  if (game.added) return words::shown(say("added to after the end"), catalogue);
  return words::shown(game.chained_from == 1 ? say("right") : say("of an earlier version"), catalogue);
}

bool is_end(table::TableEvent const& event) {
  auto const* const outcome = std::get_if<table::Outcome>(&event);
  return outcome != nullptr && std::holds_alternative<table::GameEnded>(*outcome);
}

}  // namespace

Cells result_cells(std::vector<NamedGame> const& games, words::Catalogue const& catalogue) {
  auto const head = [&](Message const& message) { return words::shown(message, catalogue); };
  Cells cells{{head(say("Round")), head(say("Board")), head(say("White")), head(say("Black")),
               head(say("Result")), head(say("How")), head(say("Moves")), head(say("File")),
               head(say("Fingerprints")), head(say("Signature"))}};
  for (NamedGame const* const each : in_order(games)) {
    auto const& record = each->game.record;
    auto const moves = (record.moves.size() + 1) / 2;
    cells.push_back({number_or_nothing(record.setup.round), number_or_nothing(record.setup.board_number),
                     record.setup.white.name.text(), record.setup.black.name.text(),
                     std::string{record::text_of(judged_end(record).result)}, record.end.reason,
                     std::to_string(moves), name_of_file(*each), whole(each->game, catalogue),
                     record.signature});
  }
  return cells;
}

Cells incident_cells(std::vector<NamedGame> const& games, words::Catalogue const& catalogue) {
  auto const head = [&](Message const& message) { return words::shown(message, catalogue); };
  struct Line {
    bool is_result = false;
    Instant at;
    std::vector<std::string> cells{};
  };
  std::vector<Line> lines;
  for (NamedGame const* const each : in_order(games)) {
    auto const& setup = each->game.record.setup;
    auto const players =
        tactus::isolated(setup.white.name.text()) + " - " + tactus::isolated(setup.black.name.text());
    Chronicle chronicle;
    for (auto const& event : each->game.events) {
      bool is_result = is_end(event.stamped.event);  // the first of what an end tells; the rest is about it
      for (Incident const& incident : chronicle.take(event.stamped))
        lines.push_back(
            {std::exchange(is_result, false),
             event.stamped.time,
             {record::local_text(event.stamped.time), number_or_nothing(setup.round),
              number_or_nothing(setup.board_number), players,
              ruling::words_of(incident.words, setup.regime.rules, catalogue), name_of_file(*each)}});
    }
  }
  std::ranges::stable_sort(lines, {}, [](Line const& each) { return std::tuple{each.is_result, each.at}; });
  Cells cells{{head(say("Time")), head(say("Round")), head(say("Board")), head(say("Players")),
               head(say("Incident")), head(say("File"))}};
  for (Line& each : lines) cells.push_back(std::move(each.cells));
  return cells;
}

}  // namespace tactus::program

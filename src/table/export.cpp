// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/export.hpp"

#include "core/clock/time_control_text.hpp"
#include "core/notation/scoresheet.hpp"
#include "src/store/event_json.hpp"
#include "src/table/saved_game.hpp"

#include <iostream>

#include <fmt/format.h>

namespace tactus::program {
namespace {

std::vector<chess::Move> moves_of(GameRecord const& record) {
  std::vector<chess::Move> moves;
  for (PlayedMove const& each : record.moves) moves.push_back(each.move);
  return moves;
}

std::string text_of(ExportOptions const& options, std::vector<store::NumberedEvent> const& events,
                    GameRecord const& record) {
  switch (options.format) {
    case ExportFormat::pgn: return pgn_of(record);
    case ExportFormat::json_lines: return json_lines_of(events);
    case ExportFormat::scoresheet: return scoresheet_of(record, options.letters);
  }
  return {};
}

/// The first that readers show of a game.
std::string event_tag_of(GameRecord const& record) {
  if (!record.is_training) return record.setup.event;
  return record.setup.event.empty() ? "Training" : "Training: " + record.setup.event;
}

ExitStatus fail(std::string const& sentence) {
  std::cerr << "error: " << sentence << '\n';
  return ExitStatus::failed;
}

}  // namespace

notation::PgnResult pgn_result(table::GameResult result) {
  switch (result) {
    case table::GameResult::open: return notation::PgnResult::unfinished;
    case table::GameResult::white_wins: return notation::PgnResult::white_wins;
    case table::GameResult::black_wins: return notation::PgnResult::black_wins;
    case table::GameResult::draw: return notation::PgnResult::draw;
  }
  return notation::PgnResult::unfinished;
}

std::string json_lines_of(std::vector<store::NumberedEvent> const& events) {
  std::string text;
  for (store::NumberedEvent const& each : events) {
    auto const event = store::write_event(each.stamped.event);
    text += fmt::format("{{\"seq\":{},\"time_ms\":{},\"type\":\"{}\",\"payload\":{}}}\n", each.seq,
                        each.stamped.time.time_since_epoch().count(), event.type, event.payload);
  }
  return text;
}

std::string scoresheet_of(GameRecord const& record, notation::PieceLetters const& letters) {
  std::string text = record.is_training ? "Training: not a game of a tournament\n" : "";
  text += fmt::format("White: {}\nBlack: {}\nDate: {}\n\n", record.setup.white.name, record.setup.black.name,
                      record.setup.date);
  text += notation::write_scoresheet(record.setup.start, moves_of(record), letters);
  return text + fmt::format("\nResult: {}\n", text_of(pgn_result(record.result)));
}

std::string pgn_of(GameRecord const& record) {
  notation::PgnGame game;
  game.tags = {{"Event", event_tag_of(record)},
               {"Site", record.setup.site},
               {"Date", record.setup.date},
               {"White", record.setup.white.name},
               {"Black", record.setup.black.name}};
  if (auto const& control = record.setup.time_control)
    game.tags.emplace_back("TimeControl", clock::pgn_text_of(*control));
  std::erase_if(game.tags, [](auto const& tag) { return tag.second.empty(); });
  game.start = record.setup.start;
  game.moves = moves_of(record);
  chess::Color by = game.start.turn();
  for (PlayedMove const& each : record.moves) {
    game.clocks.push_back(each.reading ? std::optional{each.reading->of(by)} : std::nullopt);
    by = chess::opposite(by);
  }
  game.result = pgn_result(record.result);
  return notation::write_pgn(game);
}

ExitStatus run_export(ExportOptions const& options) {
  auto const game = read_saved_game(options.game);
  if (!game) return fail(game.error());
  if (auto const written =
          write_beside(options.game, options.into, text_of(options, game->events, game->record));
      !written)
    return fail(written.error());
  return game->damage ? fail(*game->damage) : ExitStatus::done;
}

}  // namespace tactus::program

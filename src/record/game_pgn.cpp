// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/record/game_pgn.hpp"

#include "core/clock/time_control_text.hpp"

namespace tactus::program {
namespace {

/// The first that readers show of a game.
std::string event_tag_of(GameRecord const& record) {
  if (!record.is_training) return record.setup.event;
  return record.setup.event.empty() ? "Training" : "Training: " + record.setup.event;
}

void add_tags(notation::PgnGame& game, GameRecord const& record) {
  game.tags = {{"Event", event_tag_of(record)},
               {"Site", record.setup.site},
               {"Date", record.setup.date},
               {"White", record.setup.white.name},
               {"Black", record.setup.black.name}};
  if (auto const& control = record.setup.time_control)
    game.tags.emplace_back("TimeControl", clock::pgn_text_of(*control));
  std::erase_if(game.tags, [](auto const& tag) { return tag.second.empty(); });
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

notation::PgnGame pgn_game_of(GameRecord const& record) {
  notation::PgnGame game;
  add_tags(game, record);
  game.start = record.setup.start;
  chess::Color by = game.start.turn();
  for (PlayedMove const& each : record.moves) {
    game.moves.push_back(each.move);
    game.clocks.push_back(each.reading ? std::optional{each.reading->of(by)} : std::nullopt);
    by = chess::opposite(by);
  }
  game.result = pgn_result(record.result);
  for (std::string const& line : lines_taken_back(record))
    game.remark += (game.remark.empty() ? "taken back: " : "; ") + line;
  return game;
}

std::string pgn_of(GameRecord const& record) { return notation::write_pgn(pgn_game_of(record)); }

}  // namespace tactus::program

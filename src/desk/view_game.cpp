// SPDX-License-Identifier: GPL-3.0-or-later
// The moves of a game, and what each player's score is known to have.
#include "core/clock/display.hpp"
#include "speech/phrasebook.hpp"
#include "src/desk/view.hpp"

#include <nlohmann/json.hpp>

namespace tactus::desk {
namespace {

std::string number_of(chess::PlayedLine const& line, PlayedMove const& move) {
  return std::to_string(line.number_at(move.ply - 1)) + (move.by == Color::white ? "." : "...");
}

/// In the words of Appendix D, which are German; empty: not a move of this game.
std::string spoken(PlayedMove const& move, chess::PlayedLine const& line) {
  if (move.ply == 0 || move.ply > line.plies()) return "";
  auto const& before = line.diagram_at(move.ply - 1);
  return before.has(move.move) ? speech::words(chess::describe(before, move.move)) : "";
}

Json or_null(std::optional<std::string> const& text) { return text ? Json(*text) : Json(); }

}  // namespace

Json moves_view(Board const& board) {
  Json json = Json::array();
  auto const& line = board.state().line();
  for (PlayedMove const& each : board.moves())
    json.push_back({{"ply", each.ply},
                    {"number", number_of(line, each)},
                    {"san", each.san},
                    {"words", spoken(each, line)},
                    {"time", program::time_of_day(each.at)},
                    {"white", each.reading ? Json(clock::display(each.reading->white)) : Json()},
                    {"black", each.reading ? Json(clock::display(each.reading->black)) : Json()},
                    {"announced", or_null(each.announced)},
                    {"said_back", or_null(each.said_back)},
                    {"differs", !each.is_as_announced()}});
  return json;
}

Json scores_view(Board const& board) {
  auto const scores = board.scores();
  Json json{{"first", scores.first_difference ? Json(*scores.first_difference) : Json()},
            {"plies", Json::array()}};
  for (KnownCell const& each : scores.plies)
    json["plies"].push_back({{"white", or_null(each.white_has)}, {"black", or_null(each.black_has)}});
  return json;
}

}  // namespace tactus::desk

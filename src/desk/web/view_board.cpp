// SPDX-License-Identifier: GPL-3.0-or-later
// The position of the record, square by square and piece by piece, with what stands otherwise on a board.

#include "core/arbitration/judged_line.hpp"
#include "core/clock/reading.hpp"
#include "speech/words/phrasebook.hpp"
#include "src/desk/web/view.hpp"

#include <map>

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

namespace {

using chess::Kind;
using chess::Piece;
using chess::Square;

Message piece_words(Piece piece) {
  return piece.color == Color::white ? say("white {piece}", {{"piece", piece.kind}})
                                     : say("black {piece}", {{"piece", piece.kind}});
}

Message sensed_words(arbitration::SquareFact const& fact) {
  if (fact.sensed) return piece_words(*fact.sensed);
  return fact.is_filled ? say("filled") : say("empty");
}

/// For each square on which a board differs: what stands there, in words.
std::map<unsigned, std::string> differences(Board const& board, Tongue const& tongue) {
  std::map<unsigned, std::string> found;
  for (Color const player : {Color::white, Color::black}) {
    if (!board.state().is_known_to_differ(player)) continue;
    auto const divergence = arbitration::divergence(board.state(), player);
    if (!divergence) continue;
    for (arbitration::SquareFact const& fact : divergence->squares) {
      auto& text = found[fact.square.index()];
      std::string const stands = tongue.voice()(sensed_words(fact));
      text += (text.empty() ? "" : "; ") +
              tongue.voice()(say("{player}'s board: {piece}", {{"player", player}, {"piece", stands}}));
    }
  }
  return found;
}

std::string label_of(Square square, std::optional<Piece> piece, Tongue const& tongue) {
  std::string const stands = tongue.voice()(piece ? piece_words(*piece) : say("empty"));
  return square.name() + ", " + stands;
}

}  // namespace

Json squares_view(Board const& board, Tongue const& tongue) {
  auto const placement = board.state().expected();
  auto const differing = differences(board, tongue);
  Json json = Json::array();
  for (int rank = 7; rank >= 0; --rank)
    for (int file = 0; file < 8; ++file) {
      Square const square = Square::from_index(static_cast<unsigned>(rank * 8 + file));
      auto const piece = placement.at(square);
      auto const found = differing.find(square.index());
      json.push_back({{"name", square.name()},
                      {"piece", piece ? std::string(1, piece->fen_letter()) : ""},
                      {"label", label_of(square, piece, tongue)},
                      {"differs", found == differing.end() ? "" : found->second}});
    }
  return json;
}

Json pieces_view(chess::Placement const& placement, Tongue const& tongue) {
  constexpr Kind kings_first[]{Kind::king, Kind::queen, Kind::rook, Kind::bishop, Kind::knight, Kind::pawn};
  Json json{{"white", Json::array()}, {"black", Json::array()}};
  for (Color const player : {Color::white, Color::black})
    for (Kind const kind : kings_first) {
      std::string squares;
      unsigned count = 0;
      for (unsigned file = 0; file < 8; ++file)  // pawns by file
        for (unsigned rank = 0; rank < 8; ++rank) {
          Square const square = Square::from_index(rank * 8 + file);
          if (placement.at(square) != Piece{player, kind}) continue;
          squares += (squares.empty() ? "" : " ") + square.name();
          ++count;
        }
      if (count == 0) continue;
      json[player == Color::white ? "white" : "black"].push_back(tongue.voice()(
          say("{piece}, {count}: {squares}", {{"piece", kind}, {"count", count}, {"squares", squares}})));
    }
  return json;
}

}  // namespace tactus::desk

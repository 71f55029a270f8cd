// SPDX-License-Identifier: GPL-3.0-or-later
// The position of the record, square by square and piece by piece, with what stands otherwise on a board.

#include "core/arbitration/judged_line.hpp"
#include "core/clock/reading.hpp"
#include "speech/words/phrasebook.hpp"
#include "src/desk/web/view.hpp"

#include <algorithm>
#include <map>

#include <nlohmann/json.hpp>

namespace tactus::desk {
namespace {

std::string number_of(chess::PlayedLine const& line, ShownMove const& move) {
  return std::to_string(line.number_at(move.ply - 1)) + (move.by == Color::white ? "." : "...");
}

/// In the words of Appendix D, which are German; empty: not a move of this game.
std::string spoken(ShownMove const& move, chess::PlayedLine const& line) {
  if (move.ply == 0 || move.ply > line.plies()) return "";
  auto const& before = line.diagram_at(move.ply - 1);
  return before.has(move.move) ? speech::words(chess::describe(before, move.move)) : "";
}

Json or_null(std::optional<std::string> const& move, Tongue const& tongue) {
  return move ? Json(tongue.move(*move)) : Json();
}

}  // namespace

Json moves_view(Board const& board, Tongue const& tongue) {
  Json json = Json::array();
  auto const& line = board.state().line();
  for (ShownMove const& each : board.moves())
    json.push_back({{"ply", each.ply},
                    {"number", number_of(line, each)},
                    {"san", tongue.move(each.san)},
                    {"words", spoken(each, line)},
                    {"white", each.reading ? Json(clock::display(each.reading->white)) : Json()},
                    {"black", each.reading ? Json(clock::display(each.reading->black)) : Json()},
                    {"announced", or_null(each.announced, tongue)},
                    {"said_back", or_null(each.said_back, tongue)},
                    {"differs", !each.is_as_announced()}});
  return json;
}

Json scores_view(Board const& board, Tongue const& tongue) {
  auto const scores = board.scores();
  Json json{{"first", scores.first_difference ? Json(*scores.first_difference) : Json()},
            {"plies", Json::array()}};
  for (KnownCell const& each : scores.plies)
    json["plies"].push_back(
        {{"white", or_null(each.white_has, tongue)}, {"black", or_null(each.black_has, tongue)}});
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

using Differences = std::vector<arbitration::SquareFact>;

/// Empty: this player's board shows the record, or is not read.
Differences differences_of(Board const& board, Color player) {
  if (!board.state().is_known_to_differ(player)) return {};
  auto divergence = arbitration::divergence(board.state(), player);
  return divergence ? std::move(divergence->squares) : Differences{};
}

/// For each square on which a board differs: what stands there, in words.
std::map<unsigned, std::string> differences(Board const& board, Tongue const& tongue) {
  std::map<unsigned, std::string> found;
  for (Color const player : chess::both_colors)
    for (arbitration::SquareFact const& fact : differences_of(board, player)) {
      auto& text = found[fact.square.index()];
      std::string const stands = tongue.voice()(sensed_words(fact));
      text += (text.empty() ? "" : "; ") +
              tongue.voice()(say("{player}'s board: {piece}", {{"player", player}, {"piece", stands}}));
    }
  return found;
}

bool is_of_last_move(Board const& board, Square square) {
  auto const& moves = board.state().line().moves();
  return !moves.empty() && (moves.back().from() == square || moves.back().to() == square);
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
                      {"differs", found == differing.end() ? "" : found->second},
                      {"last", is_of_last_move(board, square)}});
    }
  return json;
}

namespace {

/// As the board tells it; of one that does not know its pieces, those of the record where they may stand.
std::string sign_on(arbitration::reconcile::FoundBoard const& found, Square square,
                    std::optional<Piece> expected) {
  auto const* const pieces = found.pieces();
  auto const piece = pieces != nullptr ? pieces->at(square) : expected;
  if (pieces == nullptr && !found.occupied().contains(square)) return "";
  if (!piece) return pieces != nullptr ? "" : "?";
  return std::string(1, piece->fen_letter());
}

std::string board_label(Color player, Differences const& facts, Tongue const& tongue) {
  std::string stands;
  for (auto const& fact : facts)
    stands += (stands.empty() ? "" : ", ") + fact.square.name() + ' ' + tongue.voice()(sensed_words(fact));
  return tongue.voice()(
      facts.empty() ? say("{player}'s board stands as the record.", {{"player", player}})
                    : say("{player}'s board differs: {squares}.", {{"player", player}, {"squares", stands}}));
}

Json one_board_view(Board const& board, Color player, Tongue const& tongue) {
  auto const found = program::sensed_board(board.state(), player);
  if (!found) return nullptr;
  auto const record = board.state().expected();
  auto const facts = differences_of(board, player);
  Json squares = Json::array();
  for (int rank = 7; rank >= 0; --rank)
    for (int file = 0; file < 8; ++file) {
      Square const square = Square::from_index(static_cast<unsigned>(rank * 8 + file));
      bool const differs = std::ranges::count(facts, square, &arbitration::SquareFact::square) > 0;
      squares.push_back({{"piece", sign_on(*found, square, record.at(square))},
                         {"differs", differs},
                         {"last", is_of_last_move(board, square)}});
    }
  return {{"label", board_label(player, facts, tongue)}, {"squares", std::move(squares)}};
}

}  // namespace

Json boards_view(Board const& board, Tongue const& tongue) {
  bool const is_any = std::ranges::any_of(
      chess::both_colors, [&](Color player) { return !differences_of(board, player).empty(); });
  if (!is_any) return nullptr;
  return {{"white", one_board_view(board, Color::white, tongue)},
          {"black", one_board_view(board, Color::black, tongue)}};
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

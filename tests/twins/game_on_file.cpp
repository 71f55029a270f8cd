// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/twins/game_on_file.hpp"

#include "core/legal/position.hpp"
#include "core/notation/fen.hpp"
#include "src/store/game_file.hpp"

#include <filesystem>
#include <stdexcept>

namespace tactus {

chess::SquareSet occupied_in(std::vector<store::NumberedEvent> const& events, chess::Color board) {
  chess::SquareSet all;
  for (store::NumberedEvent const& each : events) {
    auto const* input = std::get_if<table::Input>(&each.stamped.event);
    auto const* seen = input == nullptr ? nullptr : std::get_if<table::BoardSeen>(input);
    if (seen == nullptr || seen->board != board) continue;
    auto const put = [&all](chess::Square s, bool is_there) { is_there ? all.insert(s) : all.erase(s); };
    if (auto const* piece = std::get_if<sensing::SquarePiece>(&seen->observation))
      put(piece->square, piece->piece.has_value());
    else if (auto const* square = std::get_if<sensing::SquareOccupied>(&seen->observation))
      put(square->square, square->is_occupied);
    else if (auto const* pieces = std::get_if<sensing::AllPieces>(&seen->observation))
      all = pieces->placement.occupied();
    else
      all = std::get<sensing::AllOccupied>(seen->observation).squares;
  }
  return all;
}

void write_game(std::string const& file, table::TableSetup setup, std::string const& fen) {
  // A program that the other twin starts meanwhile would for a moment hold the lock on a file that is open
  // here.
  std::string const draft = file + ".draft";
  setup.start = chess::Position::from(notation::read_fen(fen).value()).value();
  auto game = store::GameFile::create(draft);
  if (!game) throw std::runtime_error(describe(game.error()));
  Instant const begun{Millis{1'700'000'000'000}};
  std::vector<table::StampedEvent> const events{
      {begun, table::Input{table::ProgramStarted{"tactus", "0", "tournament", ""}}},
      {begun, table::Input{table::GameStarted{setup}}}};
  if (!game->append(events) || !game->fold_into_one_file(Millis{0}))
    throw std::runtime_error("the twin game could not be written");
  std::filesystem::copy_file(draft, file);
}

}  // namespace tactus

// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/standing.hpp"

#include "core/clock/display.hpp"

#include <fmt/format.h>

namespace tactus::program {
namespace {

std::string last_move(chess::GameLine const& line, notation::PieceLetters const& letters) {
  auto const& before = line.position_at(line.plies() - 1);
  bool const is_white = before.turn() == chess::Color::white;
  return fmt::format("last move: {}{} {}", before.fullmove_number(), is_white ? "." : "...",
                     notation::write_san(before, line.moves().back(), letters));
}

std::string_view words_of(table::GameResult result) {
  switch (result) {
    case table::GameResult::open: return "open";
    case table::GameResult::white_wins: return "1-0";
    case table::GameResult::black_wins: return "0-1";
    case table::GameResult::draw: return "1/2-1/2";
  }
  return "";
}

}  // namespace

std::string name_of(chess::Color color) { return color == chess::Color::white ? "White" : "Black"; }

std::string name_of(table::Device device) {
  switch (device) {
    case table::Device::white_board: return "board of White";
    case table::Device::black_board: return "board of Black";
    case table::Device::clock: return "clock";
  }
  return {};
}

std::vector<std::string> standing_of(table::TableState const& state, notation::PieceLetters const& letters) {
  auto const& line = state.line();
  std::vector<std::string> facts;
  facts.push_back(fmt::format("plies completed: {}", line.plies()));
  if (line.plies() > 0) facts.push_back(last_move(line, letters));
  if (state.result() == table::GameResult::open)
    facts.push_back("to move: " + name_of(state.to_move()));
  else
    facts.push_back(fmt::format("result: {}", words_of(state.result())));
  if (auto const& reading = state.last_reading()) {
    facts.push_back("clock of White: " + clock::display(reading->white));
    facts.push_back("clock of Black: " + clock::display(reading->black));
  }
  return facts;
}

}  // namespace tactus::program

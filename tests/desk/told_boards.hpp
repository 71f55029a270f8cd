// SPDX-License-Identifier: GPL-3.0-or-later
// Tables whose games are told event by event, and what the arbiter reads of them.
#pragma once

#include "src/arbiter/options/answer_language.hpp"
#include "src/desk/boards/boards.hpp"
#include "tests/record/told_game.hpp"

#include <initializer_list>
#include <string>
#include <vector>

namespace tactus::test {

inline table::TableSetup typed_table() {
  table::TableSetup setup;
  setup.white = {"Anna", true};
  setup.black = {"Bo"};
  return setup;
}

inline table::TableSetup sensed_table() {
  auto setup = typed_table();
  setup.white_board = table::BoardKind::pieces;
  setup.black_board = table::BoardKind::pieces;
  return setup;
}

inline desk::Board board_of(ToldGame const& game) {
  desk::Board board;
  for (auto const& each : game.numbered()) board.take(each);
  return board;
}

inline std::vector<std::string> words_of(std::vector<desk::Attention> const& list) {
  std::vector<std::string> words;
  for (auto const& each : list)
    words.push_back(
        program::ruling::words_of(each.words, each.article ? RuleSet::fide_2023 : RuleSet::fide_2014));
  return words;
}

inline chess::SquareSet squares(std::initializer_list<char const*> names) {
  chess::SquareSet set;
  for (char const* name : names) set.insert(chess::Square::parse(name).value());
  return set;
}

}  // namespace tactus::test

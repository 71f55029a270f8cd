// SPDX-License-Identifier: GPL-3.0-or-later
// A game that a test tells input by input, a second apart; what came of each follows it, as in its file.
#pragma once

#include "src/sim/world/played_table.hpp"
#include "src/store/game_file.hpp"

#include <initializer_list>
#include <string_view>
#include <vector>

namespace tactus::test {

inline constexpr Millis a_second{1000};

class ToldGame : public sim::PlayedTable {
 public:
  /// The game itself has not begun.
  ToldGame() : PlayedTable(Instant{Millis{50'712'000}}) {}  // 14:05:12
  explicit ToldGame(table::TableSetup const& setup) : ToldGame() { input(table::GameStarted{setup}); }

  void input(table::Input in, Millis later = a_second) {
    skip(later);
    enter(std::move(in));
  }
  /// In coordinates or with English letters: typed, or typed and pressed.
  void type(std::string_view move) {
    skip(a_second);
    PlayedTable::type(move);
  }
  void play(std::string_view move) {
    chess::Color const mover = state().to_move();
    type(move);
    input(table::PressEntered{mover});
  }
  void play(std::initializer_list<char const*> moves) {
    for (char const* const each : moves) play(std::string_view{each});
  }
  /// As its file numbers them, without the first `told`.
  std::vector<store::NumberedEvent> numbered(std::size_t told = 0) const {
    std::vector<store::NumberedEvent> all;
    for (std::size_t i = told; i < events().size(); ++i)
      all.push_back({static_cast<std::int64_t>(i) + 1, events()[i]});
    return all;
  }
};

}  // namespace tactus::test

// SPDX-License-Identifier: GPL-3.0-or-later
// Live PGN of a round as texts of files: game-M.pgn for each board and games.pgn for all of them. Pure; time
// is an argument.
#pragma once

#include "src/desk/board_numbers.hpp"
#include "src/desk/live_game.hpp"

#include <map>
#include <set>

namespace tactus::desk {

struct NamedText {
  std::string name;
  std::string text;
};

class LiveRound {
 public:
  explicit LiveRound(std::string round) : round_(std::move(round)) {}

  /// Boards are numbered as on the page.
  void take(BoardNews const& news);
  /// The files whose texts have changed since the last call, as known until then: first the boards, then the
  /// round.
  std::vector<NamedText> changed(Instant until);
  /// Of all games that were ever taken.
  std::set<std::string> const& ids() const { return ids_; }
  /// They could not be written: the next call gives all files again.
  void forget();

 private:
  struct Board {
    std::string game;  // its name
    std::vector<LiveGame> games{};
    std::size_t facts = 0;  // in `text`
    std::string text{};
  };
  bool brings_news(unsigned number, Board& board, Instant until) const;

  std::string round_;
  BoardNumbers numbers_;
  std::map<unsigned, Board> boards_;
  std::set<std::string> ids_;
};

}  // namespace tactus::desk

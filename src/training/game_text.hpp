// SPDX-License-Identifier: GPL-3.0-or-later
// Cuts text that people and programs write games in into moves: one game per line, or PGN. Pure; knows no
// rules.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tactus::training {

/// A new game begins, from the initial position or from a FEN.
struct GameBegins {
  std::optional<std::string> fen;
};
struct MoveWord {
  std::string text;
};
using GameToken = std::variant<GameBegins, MoveWord>;

/// Fed line by line. Numbers, results, comments, variations and annotations of PGN are skipped.
class GameText {
 public:
  std::vector<GameToken> feed(std::string_view line);

 private:
  void read_tag(std::string_view line);
  void read_moves(std::string_view line, std::vector<GameToken>& tokens);
  /// Where the text goes on behind what is not a word, or nothing when the line ends in it.
  std::optional<std::string_view> skip_asides(std::string_view rest);

  bool is_pgn_ = false;  // a tag was seen: games end with the next tags, not with the line
  bool begins_ = true;   // the next move belongs to a new game
  bool is_in_comment_ = false;
  unsigned variation_depth_ = 0;
  std::optional<std::string> fen_;
};

}  // namespace tactus::training

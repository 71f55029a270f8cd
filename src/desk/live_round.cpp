// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/live_round.hpp"

namespace tactus::desk {

void LiveRound::take(BoardNews const& news) {
  Board& board = boards_[numbers_.number_of(news)];
  if (news.events.empty()) return;
  if (board.games.empty() || board.game != news.game) board.games.emplace_back(news.game);
  board.game = news.game;
  ids_.insert(news.game);
  for (store::NumberedEvent const& each : news.events) board.games.back().take(each.stamped);
}

/// The text is made anew where the game went on. A game stays until the next one at its board has begun.
bool LiveRound::brings_news(unsigned number, Board& board, Instant until) const {
  auto& games = board.games;
  while (games.size() > 1 && games[1].facts_until(until) > 0) {
    games.erase(games.begin());
    board.facts = 0;
  }
  auto const facts = games.empty() ? 0 : games.front().facts_until(until);
  if (facts == board.facts) return false;
  board.facts = facts;
  board.text = games.front().pgn(round_, number, until);
  return true;
}

std::vector<NamedText> LiveRound::changed(Instant until) {
  std::vector<NamedText> files;
  std::string all;
  for (auto& [number, board] : boards_) {
    if (brings_news(number, board, until))
      files.push_back({"game-" + std::to_string(number) + ".pgn", board.text});
    all += board.text;
  }
  if (!files.empty()) files.push_back({"games.pgn", std::move(all)});
  return files;
}

void LiveRound::forget() {
  for (auto& [number, board] : boards_) board.facts = 0;
}

}  // namespace tactus::desk

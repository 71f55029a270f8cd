// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/training/heard_game.hpp"

#include <algorithm>

namespace tactus::training {
namespace {

/// Without commands such as [%clk 1:00:00], and with a blank for each end of a line.
std::string told_of(std::string_view comment) {
  std::string text;
  while (!comment.empty()) {
    if (comment.starts_with("[%")) {
      comment.remove_prefix(std::min(comment.find(']'), comment.size() - 1) + 1);
      continue;
    }
    bool const is_blank = std::string_view{" \t\r\n"}.find(comment.front()) != std::string_view::npos;
    if (!is_blank)
      text += comment.front();
    else if (!text.empty() && text.back() != ' ')
      text += ' ';
    comment.remove_prefix(1);
  }
  if (text.ends_with(' ')) text.pop_back();
  return text;
}

class Collector : public notation::PgnVisitor {
 public:
  void begin_game(std::size_t /*number*/) override {
    games.emplace_back();
    lines_ = {&games.back().line};
  }
  void tag(std::string_view name, std::string_view value) override {
    if (value == "?") return;
    if (name == "White") games.back().white = value;
    if (name == "Black") games.back().black = value;
    if (name == "Event") games.back().event = value;
  }
  void start(chess::Position const& position) override { games.back().start = position; }
  void move(notation::PgnMove const& move) override { lines_.back()->push_back({move.before, move.move}); }
  void comment(std::string_view text) override {
    auto& comments = lines_.back()->empty() ? games.back().comments : lines_.back()->back().comments;
    if (std::string told = told_of(text); !told.empty()) comments.push_back(std::move(told));
  }
  void begin_variation() override {
    auto& line = *lines_.back();
    lines_.push_back(line.empty() ? &passed_over_ : &line.back().variations.emplace_back());
  }
  void end_variation() override {
    lines_.pop_back();
    auto& line = *lines_.back();
    if (!line.empty())
      std::erase_if(line.back().variations, [](HeardLine const& each) { return each.empty(); });
  }
  void end_game(notation::PgnGameEnd const& end) override {
    games.back().result = end.result;
    games.back().error = end.error;
  }

  std::vector<HeardGame> games;

 private:
  std::vector<HeardLine*> lines_;  // the game's, and the variations that are open
  HeardLine passed_over_;          // behind a null move that began the game
};

}  // namespace

std::vector<HeardGame> heard_games(std::string_view pgn) {
  Collector collector;
  notation::read_pgn(pgn, collector);
  return std::move(collector.games);
}

HeardMove const* HeardPlace::last() const {
  auto const& [line, plies] = steps_.back();
  return plies == 0 ? nullptr : &(*line)[plies - 1];
}

chess::Position HeardPlace::position() const {
  auto const* const made = last();
  return made == nullptr ? game_->start : made->after();
}

bool HeardPlace::go_on() {
  auto& [line, plies] = steps_.back();
  if (plies == line->size()) return false;
  ++plies;
  return true;
}

bool HeardPlace::go_back() {
  auto& plies = steps_.back().plies;
  if (plies == 0) return false;
  --plies;
  if (plies == 0 && is_in_variation()) {
    steps_.pop_back();
    --steps_.back().plies;  // the move that it replaces is not made
  }
  return true;
}

void HeardPlace::go_to_end() {
  steps_.resize(1);
  steps_.back().plies = game_->line.size();
}

bool HeardPlace::go_to(unsigned number, chess::Color by) {
  auto const found = std::ranges::find_if(game_->line, [&](HeardMove const& each) {
    return each.before.fullmove_number() == number && each.before.turn() == by;
  });
  if (found == game_->line.end()) return false;
  steps_.resize(1);
  steps_.back().plies = static_cast<std::size_t>(found - game_->line.begin()) + 1;
  return true;
}

std::vector<HeardLine> const& HeardPlace::variations() const {
  static std::vector<HeardLine> const none;
  auto const* const made = last();
  return made == nullptr ? none : made->variations;
}

bool HeardPlace::enter(std::size_t variation) {
  auto const& all = variations();
  if (variation == 0 || variation > all.size()) return false;
  steps_.push_back({&all[variation - 1], 1});
  return true;
}

bool HeardPlace::leave() {
  if (!is_in_variation()) return false;
  steps_.pop_back();
  return true;
}

std::vector<std::string> const& HeardPlace::comments() const {
  auto const* const made = last();
  return made == nullptr ? game_->comments : made->comments;
}

}  // namespace tactus::training

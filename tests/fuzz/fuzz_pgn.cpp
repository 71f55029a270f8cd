// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as PGN: calls come in their order, moves are legal, places lie in the text, and games without
// variations read again after writing.
#include "core/legal/position.hpp"
#include "core/legal/reading/pgn_reader.hpp"

#include <algorithm>
#include <cstdlib>

using namespace tactus;

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

class Checker : public notation::PgnVisitor {
 public:
  explicit Checker(std::size_t lines) : lines_(lines) {}
  void begin_game(std::size_t number) override {
    require(!in_game_ && number == games.size() + 1);
    in_game_ = true;
    depth_ = 0;
    passes_ = 0;
    games.emplace_back();
  }
  void tag(std::string_view /*name*/, std::string_view /*value*/) override {
    require(in_game_ && depth_ == 0);
  }
  void start(chess::Position const& position) override {
    games.back().start = position;
    current_ = position;
  }
  void move(notation::PgnMove const& move) override {
    require(in_game_ && move.before.is_legal(move.move) && move.before.after(move.move) == move.after);
    if (depth_ > 0) return;
    require(move.before == current_);
    current_ = move.after;
    games.back().moves.push_back(move.move);
  }
  void pass(chess::Position const& position) override {
    require(in_game_);
    if (depth_ > 0) return;
    require(position.turn() != current_.turn());
    current_ = position;
    ++passes_;
  }
  void begin_variation() override { ++depth_; }
  void end_variation() override { require(depth_-- > 0); }
  void end_game(notation::PgnGameEnd const& end) override {
    require(in_game_ && end.plies == games.back().moves.size() + passes_);
    require(end.error || depth_ == 0);
    if (end.error) require(end.error->place.line <= lines_ && end.error->place.game == games.size());
    games.back().result = end.result;
    if (passes_ > 0) games.back() = {};  // no game of moves alone, which is what can be written
    in_game_ = false;
  }
  std::vector<notation::PgnGame> games;

 private:
  std::size_t lines_;
  bool in_game_ = false;
  int depth_ = 0;
  std::size_t passes_ = 0;
  chess::Position current_ = chess::Position::initial();
};

std::size_t lines_of(std::string_view text) {
  return 1 + static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

Checker checked(std::string_view text) {
  Checker checker{lines_of(text)};
  notation::read_pgn(text, checker);
  return checker;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  auto const first = checked({reinterpret_cast<char const*>(data), size});
  std::string written;
  for (auto const& game : first.games) written += write_pgn(game);
  auto const again = checked(written);
  require(again.games.size() == first.games.size());
  for (std::size_t i = 0; i < again.games.size(); ++i) {
    // A set-up that no game reaches is written as it is; what it accepted is accepted again.
    require(again.games[i].start == first.games[i].start && again.games[i].moves == first.games[i].moves);
    require(again.games[i].result == first.games[i].result);
  }
  return 0;
}

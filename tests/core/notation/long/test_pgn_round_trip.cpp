// SPDX-License-Identifier: GPL-3.0-or-later
// What the PGN writer writes, the reader reads as the same game.
#include "core/legal/position.hpp"
#include "core/legal/reading/pgn_reader.hpp"
#include "tests/core/chess/outside_data.hpp"
#include "tests/core/chess/random_walk.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using notation::PgnGame;

BOOST_AUTO_TEST_SUITE(pgn_round_trip)

namespace {

class Collector : public notation::PgnVisitor {
 public:
  void begin_game(std::size_t /*number*/) override { games.emplace_back(); }
  void tag(std::string_view name, std::string_view value) override {
    games.back().tags.emplace_back(name, value);
  }
  void start(chess::Position const& position) override { games.back().start = position; }
  void move(notation::PgnMove const& move) override {
    games.back().moves.push_back(move.move);
    games.back().clocks.emplace_back();
  }
  void clock_left(Millis left) override { games.back().clocks.back() = left; }
  void end_game(notation::PgnGameEnd const& end) override {
    games.back().result = end.result;
    if (end.error) BOOST_FAIL(describe(end.error->fault) << ": " << end.error->found);
  }
  std::vector<PgnGame> games;
};

std::vector<PgnGame> read_all(std::string const& text) {
  Collector collector;
  notation::read_pgn(text, collector);
  return collector.games;
}

PgnGame random_game(std::mt19937& random, unsigned number) {
  PgnGame game;
  chess::Position position = test::position_of(test::starts_of_walks[number % test::starts_of_walks.size()]);
  game.result = static_cast<notation::PgnResult>(random() % 4);
  game.tags = {{"White", "A \"quoted\" \\ name"}, {"Annotator", "n" + std::to_string(number)}};
  game.start = position;
  for (unsigned ply = 0; ply < 80; ++ply) {
    chess::MoveList const moves = position.legal_moves();
    if (moves.empty()) break;
    game.moves.push_back(moves[random() % moves.size()]);
    game.clocks.emplace_back();
    if (random() % 2 == 0) game.clocks.back() = Millis{static_cast<long long>(random() % 10'000'000)};
    position = position.after(game.moves.back());
  }
  return game;
}

std::string tag_of(PgnGame const& game, std::string const& name) {
  for (auto const& [each, value] : game.tags)
    if (each == name) return value;
  return {};
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_written_game_reads_back_as_the_same_game) {
  std::mt19937 random(61);
  std::vector<PgnGame> games;
  std::string text;
  for (unsigned i = 0; i < test::budget(1'200, 240, 48); ++i) {
    games.push_back(random_game(random, i));
    text += write_judged_pgn(games.back());
  }
  auto const again = read_all(text);
  BOOST_TEST_REQUIRE(again.size() == games.size());
  for (std::size_t i = 0; i < games.size(); ++i) {
    BOOST_REQUIRE((again[i].start == games[i].start));
    BOOST_REQUIRE((again[i].moves == games[i].moves));
    BOOST_REQUIRE((again[i].clocks == games[i].clocks));
    BOOST_REQUIRE((again[i].result == games[i].result));
    BOOST_REQUIRE(tag_of(again[i], "White") == tag_of(games[i], "White"));
    BOOST_REQUIRE(tag_of(again[i], "Annotator") == tag_of(games[i], "Annotator"));
    BOOST_REQUIRE(write_judged_pgn(again[i]) == write_judged_pgn(games[i]));
  }
}

BOOST_AUTO_TEST_CASE(real_games_written_again_are_the_same_games, *test::with_outside_data) {
  for (char const* path : {"games/online-with-clocks.pgn", "games/otb-no-clocks.pgn"}) {
    auto text = test::outside_text(path);
    if (test::under_sanitizer) text.resize(text.find("\n[Event ", 100'000));
    auto const games = read_all(text);
    std::string written;
    for (PgnGame const& game : games) written += write_judged_pgn(game);
    auto const again = read_all(written);
    BOOST_TEST_REQUIRE(again.size() == games.size());
    for (std::size_t i = 0; i < games.size(); ++i) {
      BOOST_REQUIRE((again[i].moves == games[i].moves));
      BOOST_REQUIRE((again[i].clocks == games[i].clocks));
      BOOST_REQUIRE((again[i].result == games[i].result));
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()

// SPDX-License-Identifier: GPL-3.0-or-later
// Does the time of an answer tell whether a move is legal? Two games with the real program, the move legal in
// one of them; the same question to both, in turns, and every second time to the other first.
//   bench_twin_answers [PAIRS]   of questions, each kind (1000)
// Asked for: medians within 5 ms of each other. Exits with 1 where they are not.
#include "core/legal/position.hpp"
#include "core/notation/fen.hpp"
#include "tests/core/table/script.hpp"
#include "tests/twins/twin_game.hpp"
#include "tests/twins/twin_positions.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <stdexcept>

#include <fmt/core.h>

namespace {

using namespace tactus;

constexpr double most_ms = 5;

Twins const& twins_called(std::string const& what) {
  for (Twins const& each : twin_positions())
    if (each.what == what) return each;
  throw std::runtime_error("no such twins: " + what);
}

Setting const& setting_called(std::string const& what) {
  for (Setting const& each : settings())
    if (each.what == what) return each;
  throw std::runtime_error("no such table: " + what);
}

chess::Diagram diagram_in(std::string const& fen) {
  return chess::diagram_of(chess::Position::from(notation::read_fen(fen).value()).value());
}

/// How long it takes, with what has to be done before and is not counted.
struct Question {
  std::function<void(TwinGame&)> prepare;
  std::function<void(TwinGame&)> ask;
};

double milliseconds_of(TwinGame& game, Question const& question) {
  question.prepare(game);
  auto const asked = std::chrono::steady_clock::now();
  question.ask(game);
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - asked).count();
}

double median(std::vector<double> values) {
  std::nth_element(values.begin(), values.begin() + static_cast<long>(values.size() / 2), values.end());
  return values[values.size() / 2];
}

bool is_alike(char const* what, std::string const& table, Twins const& twins, unsigned pairs,
              Question const& question) {
  std::array<TwinGame, 2> games{TwinGame{setting_called(table), twins.one},
                                TwinGame{setting_called(table), twins.other}};
  std::array<std::vector<double>, 2> took;
  for (unsigned i = 0; i < pairs * 2; ++i) {
    unsigned const which = (i + i / 2) % 2;
    took[which].push_back(milliseconds_of(games[which], question));
  }
  double const legal = median(took[0]), illegal = median(took[1]);
  fmt::print("{}: {} pairs, median {:.2f} ms legal, {:.2f} ms illegal, {:.2f} ms between them\n", what, pairs,
             legal, illegal, std::abs(legal - illegal));
  return std::abs(legal - illegal) <= most_ms;
}

bool are_typed_texts_alike(unsigned pairs) {
  Twins const& twins = twins_called("short castling, the king came back");
  return is_alike("a claim with a move typed", "no boards", twins, pairs,
                  {[](TwinGame& game) { game.ask("reject"); },
                   [&](TwinGame& game) { game.ask("threefold " + twins.move); }});
}

bool are_announcements_alike(unsigned pairs) {
  Twins const& twins = twins_called("a knight pinned on a file");
  auto const before = diagram_in(twins.one);
  auto const move = table::move_of(before, twins.move);
  chess::Diagram const after{before.after(move).placement(), before.turn()};
  auto const back = table::move_of(after, twins.move.substr(2) + twins.move.substr(0, 2));
  bool stands[2]{};
  TwinGame const* first = nullptr;
  auto const stand_again = [&, before, after, move, back](TwinGame& game) {
    if (first == nullptr) first = &game;
    bool& is_made = stands[&game == first ? 0 : 1];
    if (is_made) game.make(before.turn(), after, back);
    game.make(before.turn(), before, move);
    is_made = true;
  };
  return is_alike("the announce key, as soon as the piece stands",
                  "boards that know their pieces, Tactus announces, check is said", twins, pairs,
                  {stand_again, [](TwinGame& game) {
                     game.type("say");
                     game.await("announcement.told");
                   }});
}

}  // namespace

int main(int count, char** arguments) {
  auto const pairs = static_cast<unsigned>(count > 1 ? std::max(1L, std::atol(arguments[1])) : 1000);
  bool const are_texts = are_typed_texts_alike(pairs);
  bool const are_words = are_announcements_alike(pairs);
  return are_texts && are_words ? EXIT_SUCCESS : EXIT_FAILURE;
}

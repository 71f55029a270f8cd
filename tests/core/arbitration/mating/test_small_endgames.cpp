// SPDX-License-Identifier: GPL-3.0-or-later
// Random positions of three and four men: a mate is replayed; that there is none is found by looking at
// everything that can follow.
#include "core/legal/position.hpp"
#include "tests/core/arbitration/mating/few_men.hpp"
#include "tests/core/arbitration/mating/questions.hpp"
#include "tests/core/arbitration/mating/slow_proofs.hpp"
#include "tests/core/chess/outside_data.hpp"

#include <random>

using namespace tactus;
using arbitration::can_mate;
using chess::Color;
using chess::Kind;
using chess::Piece;
using chess::Position;
using chess::Square;

BOOST_AUTO_TEST_SUITE(small_endgames)

namespace {

constexpr auto wanted = static_cast<unsigned>(test::budget(10'000, 600, 150));
/// The largest materials that never mate have millions of positions: they are explored in release builds
/// only.
constexpr bool explores_all = test::in_release;

class RandomEndgames {
 public:
  Position next() {
    for (;;)
      if (auto const position = try_one()) return *position;
  }

 private:
  unsigned below(unsigned n) { return static_cast<unsigned>(random_() % n); }

  std::optional<Position> try_one() {
    chess::Setup setup;
    std::vector<Piece> men{{Color::white, Kind::king}, {Color::black, Kind::king}};
    for (unsigned more = 1 + below(2); more > 0; --more)
      men.push_back({static_cast<Color>(below(2)), static_cast<Kind>(below(5))});
    if (men.size() == 4 && below(2) == 0) men[3].color = opposite(men[2].color);
    bool const is_crowded = below(2) == 0;  // all in one quarter of the board, where moves are often forced
    for (Piece const man : men) {
      Square const s = Square::from_index(is_crowded ? below(4) * 8 + below(4) : below(64));
      if (setup.placement.at(s)) return std::nullopt;
      setup.placement.put(s, man);
    }
    setup.turn = static_cast<Color>(below(2));
    if (auto const with_en_passant = try_en_passant(setup)) return with_en_passant;
    auto const position = Position::from(setup);
    return position ? std::optional{*position} : std::nullopt;
  }

  /// A right to take, wherever there may be one.
  static std::optional<Position> try_en_passant(chess::Setup setup) {
    for (unsigned file = 0; file < 8; ++file) {
      setup.en_passant = Square::from_index((setup.turn == Color::white ? 40U : 16U) + file);
      auto const position = Position::from(setup);
      if (position && position->en_passant()) return *position;
    }
    return std::nullopt;
  }

  std::mt19937 random_{7};
};

}  // namespace

BOOST_AUTO_TEST_CASE(answers_agree_with_exploring_everything) {
  RandomEndgames endgames;
  test::FewMen explorer;
  unsigned yes = 0, no = 0, by_material = 0;
  for (unsigned i = 0; i < wanted; ++i) {
    Position const position = endgames.next();
    for (Color const player : test::both_colors) {
      auto const verdict = can_mate(position, player);
      auto const answer = test::short_answer(verdict);
      BOOST_REQUIRE_MESSAGE(answer != "not known", test::words_of(position, player));
      auto const ruling = test::check_answer(position.setup(), player, verdict, 500);
      BOOST_TEST((ruling.kind != test::Ruling::Kind::refused), test::words_of(position, player)
                                                                   << ": " << ruling);
      if (answer == "yes") {
        ++yes;
      } else if (!explores_all && test::slow_material_never_mates(position.placement(), player)) {
        ++by_material;
      } else {
        ++no;
        BOOST_TEST(explorer.is_never_mate(player == Color::white ? position : test::mirrored(position)),
                   test::words_of(position, player) << " has a mate");
      }
    }
  }
  BOOST_TEST_MESSAGE(yes << " times yes, " << no << " times no by exploring " << explorer.positions()
                         << " positions, " << by_material << " times no by material alone");
  BOOST_TEST(yes > wanted / 2);
  BOOST_TEST(no > 0U);
}

BOOST_AUTO_TEST_CASE(the_explorer_finds_mates_where_there_are_some) {
  test::FewMen explorer;
  BOOST_TEST(!explorer.is_never_mate(test::playable("k7/8/1K6/8/8/8/8/7R w - - 0 1")));
  BOOST_TEST(explorer.is_never_mate(test::playable("k7/8/1K6/8/8/8/8/8 w - - 0 1")));
  if (!test::under_sanitizer) {  // hundreds of thousands of positions each
    BOOST_TEST(!explorer.is_never_mate(test::playable("k7/p7/8/K7/8/8/8/3N4 w - - 0 1")));
    BOOST_TEST(explorer.is_never_mate(test::playable("k7/8/1K6/8/8/8/8/7N w - - 0 1")));
  }
  if (explores_all) BOOST_TEST(explorer.is_never_mate(test::playable("8/8/8/8/8/3k4/6q1/5N1K w - - 0 1")));
}

BOOST_AUTO_TEST_SUITE_END()

// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever hands do besides, a move ends as it should; and only possible things are done with pieces.
#include "core/legal/position.hpp"
#include "devices/simulators/hands.hpp"
#include "tests/core/chess/random_walk.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::devices::simulators;
using What = HandAction::What;

BOOST_AUTO_TEST_SUITE(hands)

namespace {

/// Nothing is lifted from an empty square or put on a filled one.
void apply(chess::Placement& standing, HandAction const& action) {
  BOOST_TEST_REQUIRE(standing.at(action.square).has_value() == (action.what == What::lift));
  if (action.what == What::lift) BOOST_TEST_REQUIRE((standing.at(action.square) == action.piece));
  if (action.what == What::lift)
    standing.clear(action.square);
  else
    standing.put(action.square, action.piece);
}

std::size_t fewest_actions(chess::Position const& before, chess::Move move) {
  auto const captured =
      static_cast<std::size_t>(before.occupied().size() - before.after(move).occupied().size());
  return captured + (move.is_castling() ? 4 : 2);
}

bool are_same(HandAction const& a, HandAction const& b) {
  return a.pause_before == b.pause_before && a.what == b.what && a.square == b.square && a.piece == b.piece;
}

}  // namespace

BOOST_DATA_TEST_CASE(every_move_ends_with_its_pieces_where_they_belong,
                     boost::unit_test::data::make(hand_habits), habits) {
  Hands hands{habits, 4};
  std::mt19937 random(4);
  tactus::test::walk_randomly(24, 30, 4, [&](chess::Position const& before) {
    auto const legal = before.legal_moves();
    if (legal.empty()) return;
    chess::Move const move = legal[random() % legal.size()];
    auto const made = hands.make(chess::diagram_of(before), move);
    chess::Placement standing = before.placement();
    for (std::size_t i = 0; i < made.actions.size(); ++i) {
      apply(standing, made.actions[i]);
      if (i + 1 == made.done) BOOST_TEST_REQUIRE((standing == before.after(move).placement()));
    }
    BOOST_TEST_REQUIRE((standing == before.after(move).placement()));
    BOOST_TEST(made.actions.size() >= fewest_actions(before, move));
  });
}

BOOST_AUTO_TEST_CASE(clean_hands_do_nothing_besides) {
  Hands hands{clean, 1};
  tactus::test::walk_randomly(24, 30, 5, [&](chess::Position const& before) {
    for (chess::Move const move : before.legal_moves()) {
      auto const made = hands.make(chess::diagram_of(before), move);
      std::size_t const most = fewest_actions(before, move) + (move.is_promotion() ? 2 : 0);
      BOOST_TEST_REQUIRE(made.actions.size() <= most);
      BOOST_TEST_REQUIRE(made.done == made.actions.size());
    }
  });
}

BOOST_AUTO_TEST_CASE(the_same_seed_gives_the_same_hands_and_another_one_others) {
  auto const start = chess::Position::initial();
  auto const move = start.legal_moves()[7];
  auto const once = Hands{clumsy, 3}.make(chess::diagram_of(start), move).actions,
             again = Hands{clumsy, 3}.make(chess::diagram_of(start), move).actions,
             other = Hands{clumsy, 4}.make(chess::diagram_of(start), move).actions;
  BOOST_TEST(std::equal(once.begin(), once.end(), again.begin(), again.end(), are_same));
  BOOST_TEST(!std::equal(once.begin(), once.end(), other.begin(), other.end(), are_same));
}

BOOST_AUTO_TEST_CASE(all_that_hands_may_do_happens) {
  HandHabits const all{"all", 100, 100, 100, 100, 100, 100, 100, 0, 100, 0};
  auto const position = tactus::test::position_of("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
  auto const made =
      Hands{all, 1}.make(chess::diagram_of(position),
                         chess::Move{chess::Square::parse("a1").value(), chess::Square::parse("a8").value()});
  // Felt 2, knocked over 2 to 4, two lifted 4, put back 2, hesitated 2, missed 2, made 2, set straight 2.
  BOOST_TEST(made.actions.size() >= 18u);
  BOOST_TEST(made.actions.size() == made.done + 2);
}

BOOST_AUTO_TEST_CASE(a_slide_closes_the_free_contacts_on_its_way_for_a_moment) {
  std::mt19937 generator(1);
  auto const a1 = chess::Square::parse("a1").value(), d4 = chess::Square::parse("d4").value(),
             c3 = chess::Square::parse("c3").value();
  chess::Piece const bishop{chess::Color::white, chess::Kind::bishop};
  auto const actions = slide(bishop, a1, d4, chess::SquareSet{a1} | c3, generator);
  std::string text;
  for (HandAction const& each : actions) text += (each.what == What::lift ? " -" : " +") + each.square.name();
  BOOST_TEST(text == " -a1 +b2 -b2 +d4");
  BOOST_TEST((actions[2].pause_before <= std::chrono::milliseconds{60}));
}

BOOST_AUTO_TEST_CASE(a_way_to_slide_is_straight) {
  auto const way = [](char const* from, char const* to) {
    auto const squares =
        squares_between(chess::Square::parse(from).value(), chess::Square::parse(to).value());
    std::string text = squares ? "" : "none";
    for (chess::Square const each : squares.value_or(std::vector<chess::Square>{})) text += each.name();
    return text;
  };
  BOOST_TEST(way("h8", "e5") == "g7f6");
  BOOST_TEST(way("e2", "e4") == "e3");
  BOOST_TEST(way("d4", "a4") == "c4b4");
  BOOST_TEST(way("a1", "b2") == "");
  BOOST_TEST(way("b1", "c3") == "none");
  BOOST_TEST(way("b1", "b1") == "none");
}

BOOST_AUTO_TEST_SUITE_END()

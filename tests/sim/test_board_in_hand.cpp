// SPDX-License-Identifier: GPL-3.0-or-later
// Hands at a simulated board: what they can do, and why not.
#include "core/legal/position.hpp"
#include "devices/simulators/occupancy.hpp"
#include "src/sim/device/device_session.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::sim;
using namespace tactus::devices::simulators;

namespace {

chess::Square at(std::string_view name) { return chess::Square::parse(name).value(); }

struct Table {
  SimulatedHomeMadeBoard board{chess::Position::initial().placement()};
  BoardInHand hand{board, chess::Position::initial(), clean, 1};
  SimTime now{0};

  Table() { board.power_up(now); }
  /// The error, or nothing when it was done.
  std::string act(BoardInHand::Actions const& actions) {
    if (!actions) return actions.error();
    for (HandAction const& each : *actions) hand.act(each, now += each.pause_before);
    return "";
  }
};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(board_in_hand, Table)

BOOST_AUTO_TEST_CASE(moves_follow_each_other_in_the_game) {
  for (char const* const move : {"e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "O-O"})
    BOOST_TEST(act(hand.play(move)) == "", move);
  BOOST_TEST((board.standing().at(at("g1")) == chess::Piece{chess::Color::white, chess::Kind::king}));
  BOOST_TEST(act(hand.play("O-O")).starts_with("O-O: no piece moves so"));
}

BOOST_AUTO_TEST_CASE(a_move_made_piece_by_piece_belongs_to_the_game) {
  BOOST_TEST(act(hand.lift(at("e2"))) == "");
  BOOST_TEST(act(hand.place(at("e4"), std::nullopt)) == "");
  BOOST_TEST(act(hand.play("e5")) == "");
  BOOST_TEST(act(hand.slide(at("f1"), at("c4"))) == "");
  BOOST_TEST(act(hand.play("Nf6")) == "");
}

BOOST_AUTO_TEST_CASE(pieces_that_stand_otherwise_are_named_before_a_move_is_made) {
  BOOST_TEST(act(hand.lift(at("a1"))) == "");
  BOOST_TEST(act(hand.play("e4")) ==
             "the pieces do not stand as in the game; expected that these squares are put right: a1");
  BOOST_TEST(act(hand.place(at("a1"), std::nullopt)) == "");
  BOOST_TEST(act(hand.play("e4")) == "");
}

BOOST_AUTO_TEST_CASE(the_piece_lifted_last_is_placed_first) {
  act(hand.lift(at("g1")));
  act(hand.lift(at("f1")));
  act(hand.place(at("f3"), std::nullopt));
  act(hand.place(at("g3"), std::nullopt));
  BOOST_TEST((board.standing().at(at("f3"))->kind == chess::Kind::bishop));
  BOOST_TEST((board.standing().at(at("g3"))->kind == chess::Kind::knight));
  BOOST_TEST(
      act(hand.place(at("h3"), std::nullopt)).starts_with("h3: no piece was lifted; expected its letter"));
}

BOOST_AUTO_TEST_CASE(a_move_that_may_be_several_lists_them) {
  for (char const* const move : {"Nf3", "a6", "d3", "b6"}) act(hand.play(move));
  BOOST_TEST(act(hand.play("Nd2")) ==
             "Nd2: several pieces move so; expected the square it comes from, as in Ng1f3");
}

BOOST_AUTO_TEST_SUITE_END()

// SPDX-License-Identifier: GPL-3.0-or-later
// What training says unasked, when, and to whom: scripts of hands and presses, played again with an attentive
// trainer beside them.
#include "core/table/disclosure.hpp"
#include "src/training/trainer.hpp"
#include "tests/core/table/tables.hpp"

#include <set>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;
using training::Remarks;
using training::Watchfulness;

BOOST_AUTO_TEST_SUITE(remarks)

namespace {

using Lines = std::vector<std::string>;

class Beside {
 public:
  /// Everything that was said while the script went on, and for a minute after it.
  Lines hear(Script const& script) {
    for (StampedInput const& input : script.inputs()) {
      pass_until(input.time);
      Step step = apply(std::move(state_), input);
      state_ = std::move(step.state);
      note(watch_.follow(input, state_, step.effects));
      now_ = input.time;
    }
    pass_until(now_ + Millis{60'000});
    return lines_;
  }

 private:
  void pass_until(Instant end) {
    while (true) {
      auto const due = watch_.next_deadline(state_);
      if (!state_.is_started() || !due || *due > end) return;
      auto const remarks = watch_.pass_time(std::max(*due, now_), state_);
      BOOST_TEST_REQUIRE(!remarks.empty());  // a deadline that leads to nothing would come for ever
      note(remarks);
    }
  }
  void note(Remarks const& remarks) {
    std::string const to[] = {"table", "white", "black"};
    for (auto const& remark : remarks)
      for (auto const& fact : remark.facts)
        lines_.push_back(to[static_cast<unsigned>(remark.to)] + ": " + std::string{fact.english});
  }

  Watchfulness watch_;
  TableState state_;
  Instant now_{};
  Lines lines_;
};

Lines heard(Script const& script) { return Beside{}.hear(script); }

TableSetup both_by_keyboard() {
  TableSetup setup;
  setup.white_board = setup.black_board = BoardKind::keyboard;
  return setup;
}

void shuffle_knights(Script& script) {
  for (auto const& [color, move] : std::initializer_list<std::pair<Color, char const*>>{
           {W, "g1f3"}, {B, "g8f6"}, {W, "f3g1"}, {B, "f6g8"}})
    script.enter(color, move);
}

}  // namespace

#define CHECK_HEARD(script, ...) \
  BOOST_TEST(heard(script) == (Lines{__VA_ARGS__}), boost::test_tools::per_element())

BOOST_AUTO_TEST_CASE(a_move_that_is_pressed_in_time_needs_no_remark) {
  Script script{pair_with_clock()};
  open_with_e4(script);
  CHECK_HEARD(script, );
}

BOOST_AUTO_TEST_CASE(a_forgotten_press_is_told_to_the_mover_once) {
  Script script{pair_with_clock()};
  script.wait(1000).play(W, "e2e4").wait(30'000);
  CHECK_HEARD(script, "white: You have not pressed your clock.");
}

BOOST_AUTO_TEST_CASE(without_a_clock_no_press_is_asked_for) {
  Script script{pair_without_clock()};
  script.wait(1000).play(W, "e2e4").wait(30'000);
  CHECK_HEARD(script, );
}

BOOST_AUTO_TEST_CASE(a_board_left_with_an_illegal_move_is_told_once_and_again_after_another) {
  Script script{pair_with_clock()};
  script.wait(1000).hands(W, "-e2 +e5P").wait(20'000);
  CHECK_HEARD(script, "white: Not legal.");
  script.hands(W, "-e5 +d5P").wait(20'000);
  CHECK_HEARD(script, "white: Not legal.", "white: Not legal.");
}

BOOST_AUTO_TEST_CASE(a_piece_in_the_hand_is_no_illegal_move) {
  Script script{pair_with_clock()};
  script.wait(1000).lift(W, "e2").wait(60'000);
  CHECK_HEARD(script, );
}

BOOST_AUTO_TEST_CASE(an_illegal_text_beside_a_board_is_told_at_once) {
  Script script{pair_with_clock()};
  script.wait(1000).feed(MoveEntered{W, notation::parse_move("Nd2", notation::english).value(), "Nd2"});
  script.feed(MoveTextRefused{W, "e9", MoveRefusal::not_a_move});
  CHECK_HEARD(script, "white: Not legal.");
}

BOOST_AUTO_TEST_CASE(boards_that_differ_are_told_to_both_and_that_they_agree_again) {
  Script script{pair_with_clock()};
  script.wait(1000).play(W, "e2e4").request(W, Request::announce).wait(1000).press();
  script.hands(B, "-e2 +e3P").wait(10'000).hands(B, "-e3 +e4P").wait(10'000);
  CHECK_HEARD(script, "table: The boards differ: {squares}.", "table: The boards agree again.");
}

BOOST_AUTO_TEST_CASE(a_position_that_occurred_three_times_is_told_to_both) {
  Script script{both_by_keyboard()};
  shuffle_knights(script);
  shuffle_knights(script);
  CHECK_HEARD(script, "table: This position has occurred {count} times.");
}

BOOST_AUTO_TEST_CASE(fifty_moves_are_told_once) {
  Script script{from("4k3/8/8/8/8/8/8/R3K2N w - - 98 80", both_by_keyboard())};
  for (auto const& [color, move] : std::initializer_list<std::pair<Color, char const*>>{
           {W, "a1a2"}, {B, "e8e7"}, {W, "a2a3"}, {B, "e7e6"}, {W, "a3a4"}})
    script.enter(color, move);
  CHECK_HEARD(script, "table: Fifty moves without capture or pawn move.");
}

BOOST_AUTO_TEST_CASE(a_flag_is_for_who_asks) {
  Script script{pair_with_clock()};
  clock::Reading reading;
  reading.white_flag = true;
  script.wait(1000).feed(ClockSeen{reading});
  CHECK_HEARD(script, );
}

// The cases above are the column of training, as far as it says unasked what `tactus` does not.
BOOST_AUTO_TEST_CASE(nothing_else_is_to_be_said_unasked) {
  std::set<Information> unasked;
  for (Disclosure const& row : disclosures)
    if (row.in_training == Disclosed::unasked && row.to_player != Disclosed::unasked)
      unasked.insert(row.information);
  BOOST_TEST((unasked == std::set{Information::clock_not_pressed, Information::illegal_before_press,
                                  Information::draw_reached, Information::boards_differ}));
}

BOOST_AUTO_TEST_SUITE_END()

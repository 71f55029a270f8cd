// SPDX-License-Identifier: GPL-3.0-or-later
// What may be said to whom (users' needs, section 3): a test for each cell of the players' column, over
// random tables where something must never be heard. The arbiter's column is tests/arbiter, training's
// tests/training.
#include "core/legal/game_line.hpp"
#include "core/table/disclosure.hpp"
#include "tests/core/table/any_input.hpp"
#include "tests/core/table/tables.hpp"

#include <functional>
#include <map>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(disclosure)

namespace {

struct Said {
  Input cause;
  TableState before;
  Announcement announcement;
};

/// Plays a random table and shows each thing that was said with what caused it.
void at_random_table(unsigned seed, std::function<void(Said const&)> const& look) {
  AnyInput any(seed);
  TableState state;
  Instant now{Millis{0}};
  for (int i = 0; i < 400; ++i) {
    Input const input = i == 3 ? Input{GameStarted{any_setup(any)}} : any.next(state);
    now += Millis{static_cast<int>(any.number(900))};
    TableState const before = state;
    Step step = apply(std::move(state), {now, input});
    state = std::move(step.state);
    for (Effect const& effect : step.effects)
      if (auto const* announce = std::get_if<Announce>(&effect))
        look({input, before, announce->announcement});
  }
}

/// This player asked for just this.
bool answers(Said const& said, std::vector<Request> const& requests) {
  auto const* request = std::get_if<Requested>(&said.cause);
  auto const to = said.announcement.to;
  return request != nullptr && (to == audience_of(request->by) || to == audience_of_assistant(request->by)) &&
         std::find(requests.begin(), requests.end(), request->what) != requests.end();
}

}  // namespace

BOOST_DATA_TEST_CASE(nothing_reaches_a_player_but_by_its_row, data::xrange(60U), seed) {
  at_random_table(seed, [](Said const& said) {
    auto const information = information_of(said.announcement);
    auto const how = disclosure_of(information).to_player;
    BOOST_TEST((how != Disclosed::never && how != Disclosed::not_in_program));
    if (how != Disclosed::on_request) return;
    bool const is_own_recording = std::holds_alternative<RecordingsAsked>(said.cause);
    bool const is_resumed = std::holds_alternative<Resumed>(said.cause);  // the last move, marked as a repeat
    bool const is_said_back = std::holds_alternative<MoveRepeated>(said.cause);
    bool const is_announced_again = said.announcement.to == Audience::table && said.announcement.is_repeat;
    bool const is_answer = answers(
        said, {Request::repeat, Request::times, Request::move_number, Request::flags, Request::score});
    BOOST_TEST((is_answer || is_own_recording || is_resumed || is_said_back || is_announced_again),
               static_cast<int>(information));
  });
}

BOOST_DATA_TEST_CASE(what_was_agreed_alone_opens_a_row_that_is_shut, data::xrange(60U), seed) {
  at_random_table(seed, [](Said const& said) {
    auto const& setup = said.before.setup();
    if (auto const* move = std::get_if<MoveSaid>(&said.announcement.content))
      BOOST_TEST((move->move.gives == chess::CheckState::none || setup.permissions.check_word));
    switch (information_of(said.announcement)) {
      case Information::low_time: BOOST_TEST(setup.permissions.low_time_warning.has_value()); break;
      case Information::own_position:
        BOOST_TEST(setup.permissions.position);
        BOOST_TEST(answers(said, {Request::position}));
        break;
      case Information::boards_differ:
        BOOST_TEST((setup.difference_notice == DifferenceNotice::call_arbiter));
        BOOST_TEST((said.announcement.to == Audience::table));
        break;
      default: break;
    }
  });
}

// The rows that are never told: what would tell them, happens, and nothing is said.

BOOST_AUTO_TEST_CASE(a_player_is_not_told_that_he_has_not_pressed_his_clock) {
  Script script{pair_with_clock()};
  script.play(W, "e2e4").request(W, Request::announce).wait(3'600'000);
  BOOST_TEST(joined(script.log_of({"say"})) == "say table 1 e2e4\n");
}

BOOST_AUTO_TEST_CASE(a_move_that_is_not_legal_is_not_called_so_before_the_press) {
  Script script{pair_with_clock()};
  script.hands(W, "-e2 +e5P").wait(10'000);
  script.feed(MoveTextRefused{W, "e5", MoveRefusal::no_legal_move});
  BOOST_TEST(joined(script.log_of({"say"})) == "say white refused 0 e5\n");  // "not understood", no more
}

BOOST_AUTO_TEST_CASE(a_third_occurrence_and_the_fifty_moves_are_not_told) {
  TableSetup setup = from("4k3/8/8/8/8/8/8/R3K3 w - - 97 90", TableSetup{});
  setup.has_clock = true;
  Script script{setup};
  for (int round = 0; round < 3; ++round)
    for (auto const& [by, move] : {std::pair{W, "a1b1"}, {B, "e8d8"}, {W, "b1a1"}, {B, "d8e8"}})
      script.enter(by, move).press();
  BOOST_TEST(chess::legal_beginning(script.state().line())->occurrences() == 4U);
  BOOST_TEST(chess::legal_beginning(script.state().line())->current().halfmove_clock() > 100U);
  for (std::string const& line : script.log_of({"say"})) BOOST_TEST(line.find("say table") == 0U, line);
  BOOST_TEST(script.log_of({"say"}).size() == 12U);  // the moves
}

BOOST_AUTO_TEST_CASE(a_fallen_flag_is_not_told_unasked) {
  Script script{pair_with_clock()};
  clock::Reading reading;
  reading.white_flag = reading.black_flag = reading.is_running = true;
  reading.to_move = W;
  script.feed(ClockSeen{reading}).wait(60'000);
  BOOST_TEST(joined(script.log_of({"say"})) == "");
}

BOOST_AUTO_TEST_CASE(a_difference_is_told_to_nobody_unless_the_neutral_words_were_agreed) {
  for (auto const notice : {DifferenceNotice::nobody, DifferenceNotice::call_arbiter}) {
    TableSetup setup = pair_with_clock();
    setup.difference_notice = notice;
    Script script{setup};
    script.play(W, "e2e4").request(W, Request::announce).press().hands(B, "-e2 +e3P").wait(20'000);
    BOOST_TEST(!script.log_of({"differs"}).empty());
    BOOST_TEST(joined(script.log_of({"say"})) == (notice == DifferenceNotice::nobody
                                                      ? "say table 1 e2e4\n"
                                                      : "say table 1 e2e4\nsay table call the arbiter\n"));
  }
}

BOOST_AUTO_TEST_CASE(the_columns_are_those_of_the_page) {
  using D = Disclosed;
  std::map<Information, std::array<D, 3>> const page{
      {Information::move_made, {D::unasked, D::unasked, D::unasked}},
      {Information::last_announcement, {D::on_request, D::unasked, D::on_request}},
      {Information::times_and_number, {D::on_request, D::unasked, D::on_request}},
      {Information::low_time, {D::as_agreed, D::unasked, D::as_agreed}},
      {Information::clock_not_pressed, {D::never, D::unasked, D::unasked}},
      {Information::flag_fall, {D::on_request, D::unasked, D::on_request}},
      {Information::illegal_before_press, {D::never, D::after_completion, D::unasked}},
      {Information::check_and_capture, {D::as_mover_did, D::unasked, D::as_mover_did}},
      {Information::draw_reached, {D::never, D::unasked, D::unasked}},
      {Information::boards_differ, {D::as_agreed, D::unasked, D::unasked}},
      {Information::own_score, {D::on_request, D::unasked, D::on_request}},
      {Information::own_position, {D::as_agreed, D::unasked, D::on_request}},
      {Information::analysis, {D::not_in_program, D::never, D::on_request}},
  };
  BOOST_TEST(page.size() + 1 == information_count);  // and the proceedings
  for (auto const& [information, cells] : page) {
    Disclosure const& row = disclosure_of(information);
    BOOST_TEST((std::array{row.to_player, row.to_arbiter, row.in_training} == cells));
  }
}

BOOST_AUTO_TEST_SUITE_END()

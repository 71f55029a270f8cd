// SPDX-License-Identifier: GPL-3.0-or-later
// The table of disclosure governs: where one of its cells says no, just that sentence is not said.
#include "core/table/disclosure.hpp"
#include "tests/core/table/tables.hpp"

#include <algorithm>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(shut_cells)

namespace {

using Announcements = std::vector<Announcement>;

Announcements said(Script const& script, Disclosures const& table = disclosures) {
  Announcements announcements;
  TableState state;
  for (StampedInput const& input : script.inputs()) {
    Step step = apply(std::move(state), input, table);
    state = std::move(step.state);
    for (Effect const& effect : step.effects)
      if (auto const* announce = std::get_if<Announce>(&effect))
        announcements.push_back(announce->announcement);
  }
  return announcements;
}

std::vector<std::string> texts_of(Announcements const& announcements) {
  std::vector<std::string> texts;
  for (Announcement const& each : announcements) texts.push_back(text_of(Effect{Announce{each}}));
  return texts;
}

Disclosures without(Information information) {
  Disclosures table = disclosures;
  auto& row = table[static_cast<std::size_t>(information)];
  row.to_player = row.in_training = Disclosed::never;
  return table;
}

clock::Reading running(Millis white) {
  clock::Reading reading;
  reading.white = white;
  reading.black = std::chrono::minutes{90};
  reading.to_move = W;
  reading.is_running = true;
  return reading;
}

TableSetup all_agreed() {
  TableSetup setup = pair_with_clock();
  setup.permissions = {true, Millis{std::chrono::minutes{5}}, true};
  setup.difference_notice = DifferenceNotice::call_arbiter;
  return setup;
}

struct Cell {
  char const* name;
  Information information;
  void (*play)(Script& script);
};
std::ostream& operator<<(std::ostream& out, Cell const& cell) { return out << cell.name; }

void open_and_press(Script& script) { script.play(W, "e2e4").request(W, Request::announce).press(); }

Cell const cells[] = {
    {"proceedings", Information::proceedings,
     [](Script& s) {
       open_and_press(s);
       s.feed(DeviceWasLost{Device::white_board, "unplugged"});
     }},
    {"the move made", Information::move_made, open_and_press},
    {"the last announcement", Information::last_announcement,
     [](Script& s) {
       open_and_press(s);
       s.request(B, Request::repeat);
     }},
    {"announced again", Information::last_announcement,
     [](Script& s) { s.play(W, "e2e4").request(W, Request::announce).request(W, Request::announce); }},
    {"times", Information::times_and_number,
     [](Script& s) {
       open_and_press(s);
       s.feed(Requested{W, Request::times, running(std::chrono::minutes{80})});
     }},
    {"number of moves", Information::times_and_number,
     [](Script& s) {
       open_and_press(s);
       s.request(W, Request::move_number);
     }},
    {"low time", Information::low_time,
     [](Script& s) {
       s.feed(ClockSeen{running(std::chrono::minutes{6})}).feed(ClockSeen{running(std::chrono::minutes{4})});
       s.request(W, Request::move_number);
     }},
    {"flags", Information::flag_fall,
     [](Script& s) {
       s.feed(Requested{W, Request::flags, running(std::chrono::minutes{80})})
           .request(W, Request::move_number);
     }},
    {"boards differ", Information::boards_differ,
     [](Script& s) {
       open_and_press(s);
       s.hands(B, "-e2 +e3P").wait(20'000);
     }},
    {"own score", Information::own_score,
     [](Script& s) {
       open_and_press(s);
       s.request(W, Request::score);
     }},
    {"own position", Information::own_position,
     [](Script& s) {
       open_and_press(s);
       s.request(W, Request::position);
     }},
};

}  // namespace

BOOST_DATA_TEST_CASE(a_cell_that_says_no_silences_its_sentence_and_no_other, data::make(cells), cell) {
  Script script{all_agreed()};
  cell.play(script);
  auto const of_cell = [&](Announcement const& each) { return information_of(each) == cell.information; };
  auto rest = said(script);
  BOOST_TEST(std::ranges::count_if(rest, of_cell) > 0);
  std::erase_if(rest, of_cell);
  BOOST_TEST(texts_of(said(script, without(cell.information))) == texts_of(rest),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_row_that_is_open_somewhere_has_a_cell_above) {
  for (Disclosure const& row : disclosures) {
    bool const is_shut = row.to_player == Disclosed::never || row.to_player == Disclosed::not_in_program;
    bool const is_words = row.information == Information::check_and_capture;  // below
    bool const is_tried = std::ranges::count(cells, row.information, &Cell::information) > 0;
    BOOST_TEST(is_tried == (!is_shut && !is_words), static_cast<int>(row.information));
  }
}

namespace {

/// A capture that gives check, as it was said to the opponent at the press.
chess::MoveDescription described(bool has_check_word, Disclosures const& table = disclosures) {
  TableSetup setup;
  setup.black.is_blind = true;
  setup.permissions.check_word = has_check_word;
  Script script{from("4k3/8/8/8/8/8/4p3/4R2K w - - 0 1", setup)};
  script.enter(W, "e1e2");
  auto const all = said(script, table);
  BOOST_TEST_REQUIRE(all.size() == 1U);
  return std::get<MoveSaid>(all.front().content).move;
}

}  // namespace

BOOST_AUTO_TEST_CASE(of_check_and_capture_the_words_alone_are_shut) {
  BOOST_TEST((described(true).gives == chess::CheckState::check));
  BOOST_TEST((described(true).captured == chess::Kind::pawn));
  auto const shut = described(true, without(Information::check_and_capture));
  BOOST_TEST((shut.gives == chess::CheckState::none));
  BOOST_TEST(!shut.captured.has_value());
}

BOOST_AUTO_TEST_CASE(the_word_for_check_was_agreed_or_is_not_there) {
  BOOST_TEST((described(false).gives == chess::CheckState::none));
  BOOST_TEST((described(false).captured == chess::Kind::pawn));
}

BOOST_AUTO_TEST_CASE(what_was_not_agreed_does_not_leave_whoever_says_it) {
  Circumstances const asked{{}, DifferenceNotice::nobody, false, {Question{Information::own_position}}};
  for (Content const& content : {Content{CallArbiter{}}, Content{LowTimeTold{Millis{1000}}},
                                 Content{PositionTold{}}, Content{TrainingTold{}}})
    BOOST_TEST(!let_out({.to = Audience::table, .content = content}, asked));
}

BOOST_AUTO_TEST_CASE(an_answer_reaches_who_asked_and_his_assistant_alone) {
  Circumstances const asked{
      {}, DifferenceNotice::nobody, false, {Question{Information::times_and_number, W}}};
  auto const leaves = [&](Audience to) { return may_leave(Information::times_and_number, to, asked); };
  BOOST_TEST(leaves(Audience::white));
  BOOST_TEST(leaves(Audience::white_assistant));
  for (Audience const other : {Audience::black, Audience::black_assistant, Audience::table})
    BOOST_TEST(!leaves(other));
  BOOST_TEST(!may_leave(Information::own_score, Audience::white, asked));
}

BOOST_AUTO_TEST_SUITE_END()

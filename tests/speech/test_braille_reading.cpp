// SPDX-License-Identifier: GPL-3.0-or-later
// How texts are cut for displays, and where the keys of a display lead.
#include "speech/braille/reading.hpp"

#include <algorithm>
#include <ostream>
#include <random>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace tactus::speech {

BOOST_AUTO_TEST_SUITE(braille_reading)

namespace {

using Pages = std::vector<std::string>;

struct Row {
  char const* text;
  BrailleSize size;
  Pages pages;
};
std::ostream& operator<<(std::ostream& out, Row const& row) { return out << '"' << row.text << '"'; }

Row const rows[] = {
    {"Nf3", {5, 1}, {"Nf3  "}},
    {"Nf3", {3, 1}, {"Nf3"}},
    {"", {4, 1}, {"    "}},
    {"White board lost", {12, 1}, {"White board ", "lost        "}},
    {"White board lost", {11, 1}, {"White board", "lost       "}},
    {"White board lost", {10, 1}, {"White     ", "board lost"}},
    {"White board lost", {4, 1}, {"Whit", "e   ", "boar", "d   ", "lost"}},
    {"White board lost", {6, 2}, {"White board ", "lost        "}},
    {"White board lost", {6, 3}, {"White board lost  "}},
    {"Vasta 5:01, sinä", {6, 1}, {"Vasta ", "5:01, ", "sinä  "}},
    {"äöäöäö", {4, 1}, {"äöäö", "äö  "}},
    {"  a   b  ", {1, 1}, {"a", "b"}},
    {"Nf3", {0, 1}, {}},
    {"Nf3", {40, 0}, {}},
};

std::size_t cells_of(std::string const& page) {
  return static_cast<std::size_t>(std::count_if(page.begin(), page.end(), [](char each) {
    return (static_cast<unsigned char>(each) & 0xC0U) != 0x80U;
  }));
}

std::string without_blanks(std::string text) {
  text.erase(std::remove(text.begin(), text.end(), ' '), text.end());
  return text;
}

BrailleReading::Time at(int ms) { return BrailleReading::Time{std::chrono::milliseconds{ms}}; }

/// Shown at once, whatever stands there.
void show(BrailleReading& reading, std::string line, int ms = 0) {
  reading.add({BrailleKind::answer, std::move(line)});
  reading.advance(at(ms));
}

BrailleReading reading_of(std::initializer_list<char const*> lines, BrailleSize size = {6, 1}) {
  BrailleReading reading;
  reading.resize(size, at(0));
  for (char const* const line : lines) show(reading, line);
  return reading;
}

}  // namespace

BOOST_DATA_TEST_CASE(a_text_is_cut_at_blanks_into_pages_that_fill_the_display,
                     boost::unit_test::data::make(rows), row) {
  BOOST_TEST(braille_pages(row.text, row.size) == row.pages, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(no_letter_of_any_text_is_lost_on_any_display) {
  std::minstd_rand random{1};  // NOLINT: the same texts each time
  for (int i = 0; i < 2000; ++i) {
    std::string text;
    for (auto left = random() % 60; left > 0; --left)
      text += std::string{random() % 4 == 0 ? " " : random() % 5 == 0 ? "ö" : "e"};
    BrailleSize const size{static_cast<unsigned>(1 + random() % 44), static_cast<unsigned>(1 + random() % 3)};
    std::string all;
    for (std::string const& page : braille_pages(text, size)) {
      BOOST_TEST(cells_of(page) == size.columns * size.rows);
      all += page;
    }
    BOOST_TEST(without_blanks(all) == without_blanks(text));
  }
}

BOOST_AUTO_TEST_CASE(nothing_is_shown_before_there_is_a_line_and_a_display) {
  BrailleReading reading;
  BOOST_TEST(!reading.shown());
  show(reading, "Nf3");
  BOOST_TEST(!reading.shown());
  reading.forward(at(0));
  reading.back(at(0));
  BOOST_TEST(!reading.shown());
  reading.resize({4, 1}, at(0));
  BOOST_TEST(reading.shown().value() == "Nf3 ");
}

BOOST_AUTO_TEST_CASE(keys_lead_through_the_pages_and_stop_at_both_ends) {
  auto reading = reading_of({"White board lost"});
  BOOST_TEST(reading.shown().value() == "White ");
  reading.back(at(0));
  BOOST_TEST(reading.shown().value() == "White ");
  reading.forward(at(0));
  BOOST_TEST(reading.shown().value() == "board ");
  reading.forward(at(0));
  reading.forward(at(0));
  reading.forward(at(0));
  BOOST_TEST(reading.shown().value() == "lost  ");
  reading.back(at(0));
  BOOST_TEST(reading.shown().value() == "board ");
}

BOOST_AUTO_TEST_CASE(a_move_can_still_be_read_after_the_result_that_followed_it) {
  auto reading = reading_of({"Qxf7# and mate", "Draw"});
  BOOST_TEST(reading.shown().value() == "Draw  ");
  reading.back(at(0));
  BOOST_TEST(reading.shown().value() == "mate  ");
  reading.back(at(0));
  reading.back(at(0));
  BOOST_TEST(reading.shown().value() == "Qxf7# ");
  reading.forward(at(0));
  reading.forward(at(0));
  reading.forward(at(0));
  BOOST_TEST(reading.shown().value() == "Draw  ");
}

BOOST_AUTO_TEST_CASE(a_new_line_is_shown_from_its_beginning_wherever_the_reader_was) {
  auto reading = reading_of({"White board lost", "Clock lost"});
  reading.back(at(0));
  show(reading, "Nf3");
  BOOST_TEST(reading.shown().value() == "Nf3   ");
}

BOOST_AUTO_TEST_CASE(another_display_shows_the_newest_line_from_its_beginning) {
  auto reading = reading_of({"Nf3", "White board lost"});
  reading.forward(at(0));
  reading.resize({12, 1}, at(0));
  BOOST_TEST(reading.shown().value() == "White board ");
  reading.back(at(0));
  reading.resize({6, 1}, at(0));
  BOOST_TEST(reading.shown().value() == "White ");
}

BOOST_AUTO_TEST_CASE(a_hidden_reading_comes_back_by_a_key_or_a_new_line) {
  auto reading = reading_of({"Nf3"});
  reading.hide(at(0));
  BOOST_TEST(!reading.shown());
  reading.forward(at(0));
  BOOST_TEST(reading.shown().value() == "Nf3   ");
  reading.hide(at(0));
  show(reading, "e5");
  BOOST_TEST(reading.shown().value() == "e5    ");
}

BOOST_AUTO_TEST_CASE(a_new_line_like_the_one_shown_comes_out_of_blank_cells) {
  auto reading = reading_of({"1.O-O"}, {12, 1});
  show(reading, "You 0:05:01, opponent 0:04:00", 1000);
  BOOST_TEST(reading.shown().value() == "You 0:05:01,");
  show(reading, "You 0:05:01, opponent 0:03:57", 2000);
  BOOST_TEST(reading.shown().value() == "            ");
  BOOST_TEST((reading.due() == at(2200)));
  reading.advance(at(2199));
  BOOST_TEST(reading.shown().value() == "            ");
  reading.advance(at(2200));
  BOOST_TEST(reading.shown().value() == "You 0:05:01,");
  BOOST_TEST((reading.due() == std::nullopt));
  show(reading, "1...O-O", 3000);
  BOOST_TEST(reading.shown().value() == "1...O-O     ");
}

BOOST_AUTO_TEST_CASE(a_line_like_the_one_shown_is_felt_though_another_came_with_it) {
  auto reading = reading_of({"No such move"}, {20, 1});
  reading.add({BrailleKind::answer, "Nothing is claimed"});
  reading.add({BrailleKind::answer, "No such move"});
  reading.advance(at(1000));
  BOOST_TEST(reading.shown().value() == std::string(20, ' '));
  reading.advance(at(1200));
  BOOST_TEST(reading.shown().value() == "No such move        ");
  reading.back(at(1300));
  BOOST_TEST(reading.shown().value() == "Nothing is claimed  ");
}

BOOST_AUTO_TEST_CASE(a_key_in_the_blank_cells_leads_to_the_line_that_comes_out_of_them) {
  auto reading = reading_of({"Nothing to repeat"}, {20, 1});
  reading.add({BrailleKind::result, "Black wins"});
  show(reading, "Nothing to repeat");
  BOOST_TEST(reading.shown().value() == std::string(20, ' '));
  reading.forward(at(100));
  BOOST_TEST(reading.shown().value() == "Nothing to repeat >1");
  reading.forward(at(150));
  BOOST_TEST(reading.shown().value() == "Black wins          ");
}

BOOST_AUTO_TEST_CASE(a_sign_counts_what_waits_and_forward_leads_to_it) {
  BrailleReading reading;
  reading.resize({14, 1}, at(0));
  reading.add({BrailleKind::move, "12...Nbxd7", chess::Color::black});
  reading.add({BrailleKind::result, "Black wins"});
  reading.advance(at(0));
  BOOST_TEST(reading.shown().value() == "12...Nbxd7  >1");
  BOOST_TEST((reading.due() == at(2000)));
  reading.add({BrailleKind::status, "White board lost"});
  BOOST_TEST(reading.shown().value() == "12...Nbxd7  >2");
  reading.forward(at(100));
  BOOST_TEST(reading.shown().value() == "Black wins  >1");
  reading.advance(at(2100));
  BOOST_TEST(reading.shown().value() == "White board   ");
  reading.back(at(2200));
  BOOST_TEST(reading.shown().value() == "Black wins    ");
}

BOOST_AUTO_TEST_CASE(a_line_that_fills_the_display_makes_room_for_the_sign_and_loses_no_letter) {
  auto reading = reading_of({"White board lost"}, {16, 1});
  BOOST_TEST(reading.shown().value() == "White board lost");
  reading.add({BrailleKind::status, "Clock lost"});
  reading.advance(at(0));
  BOOST_TEST(reading.shown().value() == "White board   >1");
  reading.forward(at(0));
  BOOST_TEST(reading.shown().value() == "lost          >1");
  reading.forward(at(0));
  BOOST_TEST(reading.shown().value() == "Clock lost      ");
}

BOOST_AUTO_TEST_CASE(an_offer_that_has_lapsed_can_be_read_nowhere_any_more) {
  constexpr auto black = chess::Color::black;
  BrailleReading reading;
  reading.resize({14, 1}, at(0));
  auto const tell = [&](BrailleLine line, int now) {
    reading.add(std::move(line));
    reading.advance(at(now));
  };
  tell({BrailleKind::move, "2...Nc6", black}, 0);
  tell({BrailleKind::offer, "Draw?", black, true}, 3000);
  tell({BrailleKind::move, "3...Bc5", black}, 6000);
  tell({BrailleKind::offer, "Draw? again", black, true}, 9000);
  reading.withdraw_offers(black);
  BOOST_TEST(reading.shown().value() == "Draw? again   ");
  reading.withdraw_offers(std::nullopt);
  BOOST_TEST(reading.shown().value() == "3...Bc5       ");
  reading.back(at(9100));
  BOOST_TEST(reading.shown().value() == "2...Nc6       ");
}

BOOST_AUTO_TEST_CASE(a_display_that_showed_nothing_but_a_lapsed_offer_shows_nothing) {
  BrailleReading reading;
  reading.resize({14, 1}, at(0));
  reading.add({BrailleKind::offer, "Draw?", chess::Color::black, true});
  reading.advance(at(0));
  reading.withdraw_offers(std::nullopt);
  reading.forward(at(100));
  reading.back(at(200));
  BOOST_TEST(!reading.shown());
}

BOOST_AUTO_TEST_CASE(a_cable_that_wobbles_pushes_no_move_out) {
  BrailleReading reading;
  reading.resize({14, 1}, at(0));
  int now = 0;
  auto const tell = [&](BrailleKind kind, std::string line) {
    reading.add({kind, std::move(line)});
    reading.advance(at(now += 3000));
  };
  for (int i = 1; i <= 14; ++i) tell(BrailleKind::move, std::to_string(i) + ".e4");
  for (int i = 0; i < 8; ++i) {
    tell(BrailleKind::device, "Clock lost");
    tell(BrailleKind::device, "Clock found");
  }
  BOOST_TEST(reading.shown().value() == "Clock found   ");
  for (int i = 14; i >= 1; --i) {
    reading.back(at(now));
    BOOST_TEST(reading.shown().value().starts_with(std::to_string(i) + ".e4"));
  }
}

BOOST_AUTO_TEST_CASE(where_no_line_is_to_spare_the_moves_stay_longest) {
  BrailleReading reading;
  reading.resize({6, 1}, at(0));
  int now = 0;
  for (std::size_t i = 0; i < BrailleReading::kept; ++i) {
    reading.add({i % 2 == 0 ? BrailleKind::move : BrailleKind::result, std::to_string(i)});
    reading.advance(at(now += 3000));
  }
  for (int i = 0; i < 7; ++i) show(reading, "key" + std::to_string(i), now += 3000);
  for (std::size_t i = 0; i < 2 * BrailleReading::kept; ++i) reading.back(at(now));
  BOOST_TEST(reading.shown().value() == "0     ");
}

BOOST_AUTO_TEST_CASE(only_the_last_lines_are_kept) {
  auto reading = reading_of({});
  for (std::size_t i = 0; i <= BrailleReading::kept; ++i) show(reading, std::to_string(i));
  for (std::size_t i = 0; i < 2 * BrailleReading::kept; ++i) reading.back(at(0));
  BOOST_TEST(reading.shown().value() == "1     ");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus::speech

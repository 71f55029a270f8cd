// SPDX-License-Identifier: GPL-3.0-or-later
// The whole way to the fingers: announcement, line, BrlAPI, a real brltty, the cells of its virtual display;
// and back, from the keys of the display.
#include "speech/braille/display.hpp"
#include "tests/programs/program.hpp"
#include "tests/speech/braille/virtual_display.hpp"
#include "tests/speech/moves.hpp"
#if TACTUS_HAS_BRLAPI
#include "tests/speech/braille/another_client.hpp"
#endif

#include <algorithm>
#include <csignal>
#include <mutex>
#include <vector>

#include <boost/test/unit_test.hpp>

namespace tactus::speech {
namespace {

using namespace tactus::table;
using test::eventually;
using test::VirtualDisplay;

boost::test_tools::assertion_result can_run(boost::unit_test::test_unit_id) {
  bool const has_all = TACTUS_HAS_BRLAPI == 1 && test::has_brltty();
  boost::test_tools::assertion_result result{has_all};
  if (!has_all) result.message() << "expected Debian packages libbrlapi-dev and brltty (scripts/setup test)";
  return result;
}

/// What went wrong, as it is told.
class Troubles {
 public:
  std::function<void(std::string_view)> listener() {
    return [this](std::string_view english) {
      if (english.empty()) return;  // a display is there again
      std::scoped_lock const lock{mutex_};
      told_.emplace_back(english);
    };
  }
  std::vector<std::string> told() {
    std::scoped_lock const lock{mutex_};
    return told_;
  }

 private:
  std::mutex mutex_;
  std::vector<std::string> told_;
};

struct Table {
  VirtualDisplay display;
  Troubles troubles;
  std::unique_ptr<BrailleDisplay> braille;

  /// Without cells: no brltty runs yet.
  explicit Table(unsigned cells) {
    if (cells > 0) start(cells);
    auto made = make_braille_display({}, {troubles.listener()});
    BOOST_REQUIRE(made.has_value());
    braille = std::move(*made);
  }
  void start(unsigned cells) {
    display.start_brltty();
    display.plug_in(cells);
  }
};

void show(Table& table, std::string line, BrailleKind kind = BrailleKind::answer) {
  table.braille->show({kind, std::move(line)});
}

}  // namespace

BOOST_AUTO_TEST_SUITE(braille_display, *boost::unit_test::precondition(can_run))

BOOST_AUTO_TEST_CASE(a_routing_key_asks_under_the_reading_hand) {
  VirtualDisplay display;
  display.start_brltty();
  display.plug_in(20);
  std::mutex mutex;
  std::vector<unsigned> asked;
  auto const braille = make_braille_display({}, {{}, [&](unsigned cell) {
                                                   std::scoped_lock const lock{mutex};
                                                   asked.push_back(cell);
                                                 }});
  BOOST_REQUIRE(braille.has_value());
  (*braille)->show({BrailleKind::answer, "ready"});
  BOOST_TEST(display.shows("ready               "));
  for (unsigned const cell : {2U, 3U, 20U}) {
    display.press("ROUTE " + std::to_string(cell - 1));  // counted from 0 there, and 0 cannot be pressed
    BOOST_TEST(eventually([&] {
      std::scoped_lock const lock{mutex};
      return !asked.empty() && asked.back() == cell;
    }));
  }
  BOOST_TEST(display.shows("ready               "));
}

BOOST_AUTO_TEST_CASE(a_display_is_here_while_brltty_has_one) {
  VirtualDisplay display;
  BOOST_TEST(!is_braille_display_here());  // no brltty
  display.start_brltty();
  BOOST_TEST(!is_braille_display_here());
  display.plug_in(20);
  BOOST_TEST(is_braille_display_here());
  display.signal_brltty(SIGSTOP);
  BOOST_TEST(!is_braille_display_here());  // and does not wait for one that hangs
  display.signal_brltty(SIGCONT);
  BOOST_TEST(is_braille_display_here());
  display.unplug();
  BOOST_TEST(eventually([] { return !is_braille_display_here(); }));
}

BOOST_AUTO_TEST_CASE(a_move_reaches_the_cells_in_the_letters_asked_for) {
  Table table{20};
  BrailleTeller teller{std::move(table.braille), Whose::white, {}, {.letters = notation::german}};
  teller.tell(test::said(test::move(chess::Kind::knight, "g1", "f3")));
  BOOST_TEST(table.display.shows("1.Sf3               "));
  BOOST_TEST(table.display.dots().value_or("").substr(0, 16) == "2|46|2347|124|25");
  BOOST_TEST(table.troubles.told().empty());
}

BOOST_AUTO_TEST_CASE(a_line_like_the_one_shown_is_felt_as_a_new_one) {
  Table table{12};
  show(table, "Not in time");
  BOOST_TEST(table.display.shows("Not in time "));
  // Told again and again until the cells are blank: however late brltty is, it finds them so.
  BOOST_TEST(eventually([&] {
    show(table, "Not in time");
    return table.display.text() == "            ";
  }));
  BOOST_TEST(table.display.shows("Not in time "));
}

BOOST_AUTO_TEST_CASE(a_mate_stands_before_the_result_and_the_sign_counts_what_waits) {
  Table table{0};
  table.braille->show({BrailleKind::move, "12...Qh4", chess::Color::black});
  show(table, "Black wins", BrailleKind::result);
  show(table, "Clock lost", BrailleKind::status);
  table.start(14);
  BOOST_TEST(table.display.has_shown({"12...Qh4    >2", "Black wins  >1", "Clock lost    "}));
  table.display.press("FWINLT");
  BOOST_TEST(table.display.shows("Black wins    "));
  table.display.press("FWINLT");
  BOOST_TEST(table.display.shows("12...Qh4      "));
}

BOOST_AUTO_TEST_CASE(an_offer_stands_with_the_move_that_covers_it) {
  Table table{14};
  table.braille->show({BrailleKind::offer, "Draw?", chess::Color::black});
  BOOST_TEST(table.display.shows("Draw?         "));
  table.braille->show({BrailleKind::move, "8...Nh5", chess::Color::black});
  BOOST_TEST(table.display.shows("8...Nh5 (=)   "));
}

BOOST_AUTO_TEST_CASE(letters_beyond_ascii_are_one_cell_each) {
  Table table{12};
  show(table, "Sinä, älä yö");
  BOOST_TEST(table.display.shows("Sinä, älä yö"));
}

BOOST_AUTO_TEST_CASE(keys_of_the_display_lead_through_a_long_text_and_to_what_came_before) {
  Table table{12};
  show(table, "Nf3");
  show(table, "White board lost");
  BOOST_TEST(table.display.shows("White board "));
  table.display.press("FWINRT");
  BOOST_TEST(table.display.shows("lost        "));
  table.display.press("FWINLT");
  BOOST_TEST(table.display.shows("White board "));
  table.display.press("FWINLT");
  BOOST_TEST(table.display.shows("Nf3         "));
}

BOOST_AUTO_TEST_CASE(a_key_of_which_only_one_half_has_come_holds_nothing_up) {
  Table table{0};
  table.display.start_brltty(TACTUS_SLOW_PACKETS);
  table.display.plug_in(12);
  show(table, "White board lost");
  BOOST_TEST(table.display.shows("White board "));
  for (int i = 0; i < 10; ++i) {
    table.display.press("FWINRT");
    BOOST_REQUIRE(table.display.shows("lost        "));
    table.display.press("FWINLT");
    BOOST_REQUIRE(table.display.shows("White board "));
  }
}

BOOST_AUTO_TEST_CASE(the_key_for_the_cursor_gives_the_display_back_until_the_next_line) {
  Table table{20};
  show(table, "Nf3");
  BOOST_TEST(table.display.shows("Nf3                 "));
  table.display.press("HOME");
  BOOST_TEST(table.display.is_given_back());
  show(table, "e5");
  BOOST_TEST(table.display.shows("e5                  "));
  table.braille.reset();
  BOOST_TEST(table.display.is_given_back());
}

BOOST_AUTO_TEST_CASE(what_is_given_back_can_be_read_by_the_keys_until_the_same_key_again) {
  Table table{20};
  show(table, "Nf3");
  show(table, "White board lost", BrailleKind::status);
  BOOST_TEST(table.display.has_shown({"White board lost"}));
  table.display.press("HOME");
  BOOST_TEST(table.display.is_given_back());
  for (char const* const key : {"FWINRT", "FWINLT", "LNDN", "LNUP"}) table.display.press(key);
  BOOST_TEST(table.display.is_given_back());
  BOOST_TEST(eventually([&] {  // brltty may still be letting go
    table.display.press("HOME");
    return table.display.text() == "White board lost    ";
  }));
}

#if TACTUS_HAS_BRLAPI
BOOST_AUTO_TEST_CASE(a_move_stands_before_the_line_of_a_screen_reader) {
  Table table{20};
  test::AnotherClient const before{"inbox: 3 messages"};
  BOOST_TEST(table.display.shows("inbox: 3 messages   "));
  show(table, "Nf3");
  BOOST_TEST(table.display.shows("Nf3                 "));
  before.write("inbox: 4 messages");
  show(table, "e5");
  BOOST_TEST(table.display.shows("e5                  "));
  BOOST_TEST(std::ranges::count(table.display.all_shown(), "inbox: 4 messages   ") == 0);
}
#endif

BOOST_AUTO_TEST_CASE(brltty_killed_and_started_again_shows_the_text_again) {
  Table table{20};
  show(table, "Nf3");
  BOOST_TEST(table.display.shows("Nf3                 "));
  table.display.end_brltty();
  table.display.unplug();
  BOOST_TEST(eventually([&] { return !table.troubles.told().empty(); }));
  table.start(20);
  BOOST_TEST(table.display.shows("Nf3                 "));
  BOOST_TEST(table.troubles.told().size() == 1U);
}

BOOST_AUTO_TEST_CASE(another_display_at_the_same_brltty_shows_the_newest_text_in_its_own_width) {
  Table table{20};
  show(table, "White board lost");
  BOOST_TEST(table.display.shows("White board lost    "));
  table.display.unplug();
  BOOST_TEST(eventually([&] { return !table.troubles.told().empty(); }));
  show(table, "White board found");
  table.display.plug_in(12);
  BOOST_TEST(table.display.shows("White board "));
  BOOST_TEST(table.troubles.told().size() == 1U);
}

BOOST_AUTO_TEST_CASE(without_brltty_it_is_told_once_and_looked_for) {
  Table table{0};
  show(table, "Nf3");
  BOOST_TEST(eventually([&] { return table.troubles.told().size() == 1U; }));
  show(table, "White board lost");  // looked for again, in vain
  table.start(20);
  BOOST_TEST(table.display.shows("White board lost    "));
  BOOST_REQUIRE(table.troubles.told().size() <= 2U);  // brltty may be there before its display is
  BOOST_TEST(table.troubles.told()[0].find("expected brltty") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_brltty_that_hangs_holds_nobody_up) {
  Table table{20};
  show(table, "Nf3");
  BOOST_TEST(table.display.shows("Nf3                 "));
  table.display.signal_brltty(SIGSTOP);
  // All of this returns while brltty stands still, or never.
  for (int i = 0; i < 10000; ++i) show(table, "White board lost");
  table.braille.reset();
  BOOST_TEST(table.display.text().value_or("") == "Nf3                 ");
  table.display.signal_brltty(SIGCONT);
}

BOOST_AUTO_TEST_CASE(the_display_of_another_machine_is_refused) {
  VirtualDisplay const display;
  setenv("BRLAPI_HOST", "127.0.0.1:0", 1);
  Troubles troubles;
  auto const braille = make_braille_display({}, {troubles.listener()});
  BOOST_TEST(eventually([&] { return troubles.told().size() == 1U; }));
  BOOST_TEST(troubles.told()[0].find("this machine") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_game_is_read_by_the_player_whose_display_it_is) {
  VirtualDisplay display;
  display.start_brltty();
  display.plug_in(20);
  Program program{"tactus",
                  {"play", "--blind", "both", "--announcer", "tactus", "--silent", "--braille", "white",
                   "--letters", "de", "--language", "fi", "--game", display.path("game.tactus")}};
  program.type("Sf3\n");
  BOOST_TEST(display.shows("1.Sf3               "));
  program.type("count\n");  // Black asks
  BOOST_TEST(program.prints("[mustalle]"));
  BOOST_TEST(display.shows("1.Sf3               "));
  program.type("Sf6\n");
  BOOST_TEST(display.shows("1...Sf6             "));
  program.type("count\n");  // White asks
  BOOST_TEST(eventually([&] { return display.text().value_or("").starts_with("Siirtoja: 1 "); }));
  BOOST_TEST(program.end().err.empty());
}

BOOST_AUTO_TEST_CASE(routing_keys_ask_for_the_reader_and_a_display_that_is_lost_is_told_to_the_table) {
  VirtualDisplay display;
  display.start_brltty();
  display.plug_in(20);
  std::string const game = display.path("game.tactus");
  Program program{
      "tactus",
      {"play", "--blind", "both", "--silent", "--braille", "white", "--language", "en", "--game", game}};
  program.type("e4\ne5\n");
  BOOST_TEST(display.shows("1...e5              "));
  display.press("ROUTE 2");
  BOOST_TEST(display.has_shown({"1...e5 ", "Moves: 1"}));
  display.end_brltty();
  display.unplug();
  BOOST_TEST(program.prints("Braille display lost."));
  program.type("Nf3\nNc6\n");
  display.start_brltty();
  display.plug_in(20);
  BOOST_TEST(program.prints("Braille display back."));
  BOOST_TEST(display.has_shown({"2...Nc6 ", "Braille display"}));
  BOOST_TEST(program.end().err.find("expected") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(moves_stand_in_the_chess_code_and_are_typed_in_it) {
  VirtualDisplay display;
  display.start_brltty();
  display.plug_in(20);
  Program program{"tactus",
                  {"play", "--blind", "both", "--silent", "--braille", "white", "--braille-moves", "code",
                   "--language", "de", "--game", display.path("game.tactus")}};
  program.type("⠑⠲\n⠨⠎⠉⠖\n");
  BOOST_TEST(eventually([&] {  // 1...⠨⠎⠉⠖
    return display.dots().value_or("").starts_with("2|46|46|46|46|234|14|235");
  }));
  BOOST_TEST(program.end().err.empty());
}

BOOST_AUTO_TEST_CASE(two_blind_players_with_all_defaults_and_a_mate_on_fourteen_cells) {
  VirtualDisplay display;
  display.start_brltty();
  display.plug_in(14);
  Program program{"tactus",
                  {"play", "--blind", "both", "--silent", "--braille", "white", "--language", "en", "--game",
                   display.path("game.tactus")}};
  program.type("f3\ne5\n");
  BOOST_TEST(display.shows("1...e5        "));
  program.type("g4\nQh4\nmate\nconfirm\n");
  BOOST_TEST(display.has_shown({"1...e5 ", "2...Qh4 ", "Black:", "Black wins "}));
  BOOST_TEST(program.end().err.empty());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus::speech

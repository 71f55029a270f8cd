// SPDX-License-Identifier: GPL-3.0-or-later
// Pairing files as programs write them: what stands in front, how columns are counted, what names columns
// have; and that they come back with nothing changed but results and points.
#include "core/message/file_text.hpp"
#include "core/message/written.hpp"
#include "src/arbiter/pairings/forfeits.hpp"
#include "src/arbiter/pairings/pairings.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using pairings::Pairing;
using pairings::read_pairings;
using table::GameResult;

namespace bdata = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(pairing_forms)

namespace {

/// A line 001; `width`: of the name's 33 columns, those that it fills.
std::string player(unsigned rank, std::string const& name, std::size_t width, std::string const& rounds,
                   std::string const& points = " 0.0") {
  auto const number = std::to_string(rank);
  return "001 " + std::string(4 - number.size(), ' ') + number + " m    " + name +
         std::string(33 - width, ' ') + " 2100 FIN      500000 1980/01/01 " + points + "    1  " + rounds +
         "\n";
}
std::string plain(unsigned rank, std::string const& name, std::string const& rounds,
                  std::string const& points = " 0.0") {
  return player(rank, name, name.size(), rounds, points);
}

std::string pair_of(std::string const& white, std::string const& black) {
  return plain(1, white, "   2 w  ") + plain(2, black, "   1 b  ");
}

std::string replaced(std::string text, std::string const& from, std::string const& to) {
  auto const at = text.find(from);
  BOOST_TEST_REQUIRE(at != std::string::npos, from);
  return text.replace(at, from.size(), to);
}

std::string players_in(std::string const& text, std::optional<unsigned> round = std::nullopt) {
  auto const read = read_pairings(text, round);
  if (!read) return written(read.error());
  std::string all;
  for (Pairing const& each : *read)
    all += (each.board ? std::to_string(*each.board) + " " : "") + each.white.text() + " - " +
           each.black.text() + (each.result.empty() ? "" : " " + each.result) + "\n";
  return all;
}

/// As the file comes back when White has won.
std::string won_by(std::string const& white, std::string const& black, std::string const& bytes) {
  auto const done = pairings::with_results(text_in(bytes).text, std::nullopt,
                                           {{white, black, GameResult::white_wins, std::nullopt, {}, "a"}});
  BOOST_TEST_REQUIRE(done.has_value(), (done ? "" : written(done.error())));
  for (Message const& each : done->unwritten) BOOST_TEST_MESSAGE(written(each));
  BOOST_TEST(done->unwritten.empty());
  return saved_again(bytes, done->text);
}

std::string in_latin1(std::string text) {
  for (auto at = text.find("\xC3\xA4"); at != std::string::npos; at = text.find("\xC3\xA4"))
    text.replace(at, 2, "\xE4");
  return text;
}

std::string with_ends(std::string const& text, std::string const& end) {
  std::string all;
  for (char const c : text) all += c == '\n' ? end : std::string{c};
  return all;
}

std::string in_utf16(std::string const& ascii, bool is_big) {
  std::string all = is_big ? "\xFE\xFF" : "\xFF\xFE";
  for (char const c : ascii) all += is_big ? std::string{'\0', c} : std::string{c, '\0'};
  return all;
}

}  // namespace

BOOST_DATA_TEST_CASE(what_stands_in_front_of_the_players_is_no_obstacle,
                     bdata::make({"### written by a program\n", "\n\n", "XXR 3\n", "012 Open\n### note\n",
                                  "BBW  1.0\n", "  \n012 Open\n"})) {
  auto const text = sample + pair_of("Virtanen, Aino", "Berg, Bo");
  BOOST_TEST(players_in(text) == "Virtanen, Aino - Berg, Bo\n");
  BOOST_TEST(won_by("Virtanen", "Berg", text) ==
             sample + plain(1, "Virtanen, Aino", "   2 w 1", " 1.0") + plain(2, "Berg, Bo", "   1 b 0"));
}

BOOST_AUTO_TEST_CASE(records_of_teams_and_of_trf26_are_passed_over) {
  std::string const records =
      "092 Swiss\n142 7\n152 W\n222 5400+30\n250 00.0 02.0 001 003 0001 0090\n260 001 002  125  180\n"
      "310   1 India                            IND     2486   15.0   28.0  11     1    5\n"
      "240 H 003  026\n330 +- 004 023 047\n802   3 GEO     19.0   32.5  FPB    4.0\n"
      "FIN    1 m    Virtanen, Aino                    1900\n";
  auto const text =
      records + pair_of("Virtanen, Aino", "Berg, Bo") + "013 Team                               1    2\n";
  BOOST_TEST(players_in(text) == "Virtanen, Aino - Berg, Bo\n");
  BOOST_TEST(pairings::has_teams(text));
  BOOST_TEST(!pairings::has_teams(pair_of("A", "B")));
}

BOOST_AUTO_TEST_CASE(an_odd_cell_of_another_round_is_no_obstacle) {
  auto const text = plain(1, "A", "   3 x 1     2 w  ") + plain(2, "B", "  4? b 0     1 b  ") +
                    plain(3, "C", "   1 b 0  0000 - U");
  BOOST_TEST(players_in(text) == "A - B\n");
  BOOST_TEST(players_in(text, 1) == "line 1: round 1, column 97: expected the colour, w or b");
  BOOST_TEST(players_in(plain(1, "A", "   2 W  ") + plain(2, "B", "   1 B  ")) == "A - B\n");
}

BOOST_AUTO_TEST_CASE(a_star_is_no_result_and_a_game_without_moves_has_one) {
  auto const starred = plain(1, "A", "   2 w *") + plain(2, "B", "   1 b *");
  BOOST_TEST(players_in(starred) == "A - B\n");
  BOOST_TEST(won_by("A", "B", starred) == plain(1, "A", "   2 w 1", " 1.0") + plain(2, "B", "   1 b 0"));
  BOOST_TEST(players_in(plain(1, "A", "   2 w W") + plain(2, "B", "   1 b l")) == "A - B 1-0\n");
}

BOOST_AUTO_TEST_CASE(pairings_of_a_report_come_by_points_and_rank) {
  auto const text = plain(1, "A", "   2 w  ", " 1.0") + plain(2, "B", "   1 b  ", " 1.0") +
                    plain(3, "C", "   4 b  ", " 2.0") + plain(4, "D", "   3 w  ", " 1.5") +
                    plain(5, "E", "   6 b  ", " 1.0") + plain(6, "F", "   5 w  ", " 0.0");
  BOOST_TEST(players_in(text) == "D - C\nA - B\nF - E\n");
}

BOOST_AUTO_TEST_CASE(columns_are_counted_as_the_program_has_counted_that_wrote_them) {
  auto const by_bytes = player(1, "Määttä, Äijä", 17, "   2 w  ") + plain(2, "Berg, Bo", "   1 b  ");
  auto const by_signs = player(1, "Määttä, Äijä", 12, "   2 w  ") + plain(2, "Berg, Bo", "   1 b  ");
  for (auto const& each : {by_bytes, by_signs}) {
    BOOST_TEST(players_in(each) == "Määttä, Äijä - Berg, Bo\n");
    BOOST_TEST(won_by("Määttä", "Berg", each) ==
               replaced(replaced(replaced(each, "2 w  ", "2 w 1"), "1 b  ", "1 b 0"), " 0.0", " 1.0"));
  }
}

BOOST_AUTO_TEST_CASE(points_are_those_of_the_file) {
  auto const won = [](std::string const& front, std::string const& points) {
    return front + plain(1, "A", "   2 w 1", points) +
           plain(2, "B", "   1 b 0", front == "BBL 1.0\n" ? " 1.0" : " 0.0");
  };
  auto const open = pair_of("A", "B");
  for (std::string const front : {"BBW  3.0\nBBD  1.0\n", "162  W 3.0    D 1.0    L 0.0\n", "XXS W=3\n",
                                  "XXS BW=2.0 WW=3.0\n", "BBW  3,0\n"})
    BOOST_TEST(won_by("A", "B", front + open) == won(front, " 3.0"), front);
  BOOST_TEST(won_by("A", "B", "BBL 1.0\n" + open) == won("BBL 1.0\n", " 1.0"));
  auto const comma = plain(1, "A", "   2 w  ", " 1,0") + plain(2, "B", "   1 b  ", " 0,5");
  BOOST_TEST(won_by("A", "B", comma) ==
             plain(1, "A", "   2 w 1", " 2,0") + plain(2, "B", "   1 b 0", " 0,5"));
}

BOOST_AUTO_TEST_CASE(points_that_are_no_number_stay_and_that_is_told) {
  auto const text = plain(1, "A", "   2 w  ", " 1.x") + plain(2, "B", "   1 b  ", "    ");
  auto const done = pairings::with_results(text, 1, {{"A", "B", GameResult::white_wins}});
  BOOST_TEST_REQUIRE(done.has_value());
  BOOST_TEST(done->text == plain(1, "A", "   2 w 1", " 1.x") + plain(2, "B", "   1 b 0", "    "));
  BOOST_TEST_REQUIRE(done->unwritten.size() == 1u);
  BOOST_TEST(written(done->unwritten.front()) ==
             "line 1: the points stay 1.x: expected a number such as 3.5 in columns 81 to 84");
}

BOOST_DATA_TEST_CASE(line_ends_stay_as_they_are, bdata::make({"\n", "\r\n", "\r"})) {
  std::string const end = sample;
  auto const before = with_ends("012 Open\n" + pair_of("A", "B") + "### end\n", end);
  auto const after = with_ends(
      "012 Open\n" + plain(1, "A", "   2 w 1", " 1.0") + plain(2, "B", "   1 b 0") + "### end\n", end);
  BOOST_TEST(won_by("A", "B", before) == after);
  auto const without_end = before.substr(0, before.size() - end.size());
  BOOST_TEST(won_by("A", "B", without_end) == after.substr(0, after.size() - end.size()));
}

BOOST_AUTO_TEST_CASE(the_set_of_signs_stays_as_it_is) {
  auto const before = player(1, "Määttä, Aino", 12, "   2 w  ") + plain(2, "B", "   1 b  ");
  auto const after = player(1, "Määttä, Aino", 12, "   2 w 1", " 1.0") + plain(2, "B", "   1 b 0");
  BOOST_TEST(won_by("Määttä", "B", in_latin1(before)) == in_latin1(after));
  BOOST_TEST(won_by("Määttä", "B", "\xEF\xBB\xBF" + before) == "\xEF\xBB\xBF" + after);
  for (bool const is_big : {false, true})
    BOOST_TEST(
        won_by("A", "B", in_utf16(with_ends(pair_of("A", "B"), "\r\n"), is_big)) ==
        in_utf16(with_ends(plain(1, "A", "   2 w 1", " 1.0") + plain(2, "B", "   1 b 0"), "\r\n"), is_big));
  std::string every_byte = "012 ";  // whatever page of code it was
  for (int byte = 0x80; byte <= 0xFF; ++byte) every_byte += static_cast<char>(byte);
  auto const odd = replaced(pair_of("A", "B"), "FIN ", "FI\x8D ");
  BOOST_TEST(won_by("A", "B", every_byte + "\n" + odd) ==
             every_byte + "\n" +
                 replaced(replaced(replaced(odd, "2 w  ", "2 w 1"), "1 b  ", "1 b 0"), " 0.0", " 1.0"));
}

BOOST_AUTO_TEST_CASE(who_did_not_come_loses_by_forfeit) {
  auto const two = pair_of("A", "B") + plain(3, "C", "   4 w  ") + plain(4, "D", "   3 b  ");
  auto const done = pairings::with_forfeits(two, std::nullopt, {"B", "Nobody"});
  BOOST_TEST_REQUIRE(done.has_value());
  auto const expected = plain(1, "A", "   2 w +", " 1.0") + plain(2, "B", "   1 b -") +
                        plain(3, "C", "   4 w  ") + plain(4, "D", "   3 b  ");
  BOOST_TEST(done->text == expected);
  BOOST_TEST_REQUIRE(done->unwritten.size() == 1u);
  BOOST_TEST(written(done->unwritten.front()) == "Nobody: has no game in this round");
  BOOST_TEST(players_in(done->text) == "C - D\n");  // a forfeit is no game
  auto const both = pairings::with_forfeits("BBF  0.5\n" + pair_of("A", "B"), 1, {"A", "B"});
  BOOST_TEST(both->text ==
             "BBF  0.5\n" + plain(1, "A", "   2 w -", " 0.5") + plain(2, "B", "   1 b -", " 0.5"));
  auto const table = pairings::with_forfeits("white;black\nA;B\nC;D\n", std::nullopt, {"C"});
  BOOST_TEST(table->text == "white;black;result\nA;B;\nC;D;- - +\n");
  auto const stands = pairings::with_forfeits("white;black;result\nA;B;1-0\n", std::nullopt, {"B"});
  BOOST_TEST(stands->text == "white;black;result\nA;B;1-0\n");
  BOOST_TEST(written(stands->unwritten.front()) == "line 2: B: 1-0 stands there");
  // A game of his is there: it was not lost by forfeit.
  auto const sits = pairings::with_forfeits("white;black\nA;B\n", std::nullopt, {"B"},
                                            {{"A", "B", table::GameResult::open, {}, {}, "one.tactus"}});
  BOOST_TEST(sits->text == "white;black\nA;B\n");
  BOOST_TEST(sits->unwritten.size() == 1U);
  BOOST_TEST(pairings::with_forfeits(two, std::nullopt, {})->text == two);
}

BOOST_AUTO_TEST_CASE(a_table_comes_back_with_its_quotes_and_ends) {
  std::string const before = "Board;White;Black\r\n\"1\";\"Virtanen, Aino\";B\r\n2;\"D\";E\r\n";
  auto const done =
      pairings::with_results(text_in(before).text, std::nullopt, {{"Virtanen", "B", GameResult::draw}});
  BOOST_TEST_REQUIRE(done.has_value());
  BOOST_TEST(saved_again(before, done->text) ==
             "Board;White;Black;result\r\n\"1\";\"Virtanen, Aino\";B;1/2-1/2\r\n2;\"D\";E;\r\n");
}

BOOST_AUTO_TEST_CASE(columns_have_the_names_of_five_languages_and_of_lists_on_the_net) {
  for (char const* head :
       {"Board;White;Black", "Pöytä;Valkea;Musta", "PÖYTÄ;Valkeat;Mustat", "Brett;Weiß;Schwarz",
        "Br.;Weiss;Schwarz", "Table;Blancs;Noirs", "Échiquier;Blanc;Noir", "Bord;Vit;Svart"})
    BOOST_TEST(players_in(std::string{head} + "\n3;A;B\n") == "3 A - B\n", head);
  std::string const list =
      "Blind Open\n\nRound 3 on 2026/11/28 at 15:00\n"
      "Bo.;No.;;Name;Rtg;Pts.;Result;Pts.;;Name;Rtg;No.\n"
      "1;4;FM;Virtanen Aino;2100;2;;2;;O'Brien Sean;2000;7\n"
      "2;5;;Dahl David;1900;1½;½ - ½;1;;Ek Eva;1800;9\n"
      "3;8;;Ojala Otto;1700;1;;;;bye;;\n\nhttps://lists.example\n";
  BOOST_TEST(players_in(list) == "1 Virtanen Aino - O'Brien Sean\n2 Dahl David - Ek Eva ½-½\n");
  BOOST_TEST(won_by("Virtanen Aino", "O’Brien Sean", list) ==
             replaced(list, "Aino;2100;2;;2", "Aino;2100;2;1-0;2"));
}

BOOST_AUTO_TEST_CASE(names_are_the_same_however_they_are_typed) {
  using pairings::is_same_name;
  using pairings::is_same_person;
  for (auto const& [one, other] : {std::pair{"O'Brien, Sean", "Sean O’Brien"},
                                   {"O'Brien, Sean", "O`Brien S."},
                                   {"Åsa Ölander", "Aasa Oelander"},
                                   {"Jörg Müller", "Joerg Mueller"},
                                   {"Jörg Müller", "Jorg Muller"},
                                   {"Jörg Müller", "Joerg Muller"},
                                   {"Anna-Maria Weiß", "Anna\u2011Maria Weiss"}})
    BOOST_TEST(is_same_person(one, other), one << " = " << other);
  BOOST_TEST(is_same_name("O'Brien, Sean", "Sean O’Brien"));
  BOOST_TEST(!is_same_person("Aaro", "Aro"));
  BOOST_TEST(!is_same_person("Mueller", "Muller"));
}

BOOST_AUTO_TEST_CASE(who_has_a_bye_is_named_whatever_the_form) {
  auto const names = [](std::string const& text, unsigned round) {
    std::string all;
    for (Name const& each : pairings::byes_in(text, round)) all += each.text() + ';';
    return all;
  };
  auto const report = plain(1, "A", "   2 w 1  0000 - H") + plain(2, "B", "   1 b 0  0000 - U") +
                      plain(3, "C", "0000 - Z     4 w  ") + plain(4, "D", "            3 b  ");
  BOOST_TEST(names(report, 1) == "C;");
  BOOST_TEST(names(report, 2) == "A;B;");
  BOOST_TEST(names(report, 3) == "");
  auto const list = "round;board;white;black\n1;1;A;B\n1;2;C;bye\n2;1;spielfrei;D\n";
  BOOST_TEST(names(list, 1) == "C;");
  BOOST_TEST(names(list, 2) == "D;");
}

BOOST_AUTO_TEST_SUITE_END()

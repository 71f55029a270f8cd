// SPDX-License-Identifier: GPL-3.0-or-later
// Pairings from TRF16 and CSV, and the line of what is wrong with them.
#include "core/message/written.hpp"
#include "src/arbiter/pairings/pairings.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using pairings::Pairing;
using pairings::read_pairings;

BOOST_AUTO_TEST_SUITE(pairing_files)

namespace {

/// A line 001 by its columns; `rounds` from column 92 on.
std::string player(unsigned rank, std::string const& name, std::string const& rounds,
                   std::size_t letters = 0) {
  auto const number = std::to_string(rank);
  std::string line = "001 " + std::string(4 - number.size(), ' ') + number + " m    ";
  line += name + std::string(33 - (letters == 0 ? name.size() : letters), ' ');
  line += " 2100 FIN      500000 1980/01/01  0.0    1";
  return line + "  " + rounds + "\n";
}

std::string report() {
  return "012 Blind Open\n042 2026/11/27\n" + player(1, "Virtanen, Aino", "   3 w 1     2 b  ") +
         player(2, "Berg, Bertil", "   4 b =     1 w  ") +
         player(3, "Määttä, Cecilia", "   1 b 0  0000 - U", 15) +
         player(4, "Dahl, David", "   2 w =     5 w +") + player(5, "Ek, Eva", "0000 - Z     4 b -");
}

/// "Virtanen, Aino - Määttä, Cecilia"
std::string text_of(Pairing const& pairing) { return pairing.white.text() + " - " + pairing.black.text(); }

std::vector<std::string> texts_of(tl::expected<std::vector<Pairing>, Message> const& read) {
  std::vector<std::string> texts;
  BOOST_TEST_REQUIRE(read.has_value(), (read ? "" : written(read.error())));
  for (Pairing const& each : *read) texts.push_back(text_of(each));
  return texts;
}

std::string fault_in(std::string const& text, std::optional<unsigned> round = std::nullopt) {
  auto const read = read_pairings(text, round);
  return read ? "none" : written(read.error());
}

std::string replaced(std::string text, std::string const& from, std::string const& to) {
  auto const at = text.find(from);
  BOOST_TEST_REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

using Texts = std::vector<std::string>;

}  // namespace

BOOST_AUTO_TEST_CASE(a_tournament_report_has_its_columns_where_the_handbook_says) {
  auto const line = player(1, "Virtanen, Aino", "   3 w 1");
  BOOST_TEST(line.substr(14, 14) == "Virtanen, Aino");  // column 15
  BOOST_TEST(line.substr(48, 4) == "2100");             // 49
  BOOST_TEST(line.substr(91, 8) == "   3 w 1");         // 92
}

BOOST_AUTO_TEST_CASE(the_last_round_that_is_paired_is_read_and_an_earlier_one_by_its_number) {
  BOOST_TEST((texts_of(read_pairings(report())) == Texts{"Berg, Bertil - Virtanen, Aino"}));
  BOOST_TEST((texts_of(read_pairings(report(), 1)) ==
              Texts{"Virtanen, Aino - Määttä, Cecilia", "Dahl, David - Berg, Bertil"}));
  BOOST_TEST(read_pairings(report(), 1)->front().round == 1u);
  BOOST_TEST(!read_pairings(report(), 1)->front().board.has_value());
}

BOOST_AUTO_TEST_CASE(what_is_wrong_in_a_report_is_named_with_its_line) {
  BOOST_TEST(fault_in(report(), 3) == "round 3: expected a pairing");
  BOOST_TEST(fault_in(replaced(report(), "001    3", "001    x")) ==
             "line 5: expected a starting rank in columns 5 to 8");
  BOOST_TEST(fault_in(replaced(report(), "001    3", "001    2")) ==
             "line 5: starting rank 2: expected it once");
  BOOST_TEST(fault_in(replaced(report(), "Berg, Bertil", "            ")) ==
             "line 4: expected a name in columns 15 to 47");
  BOOST_TEST(fault_in(replaced(report(), "   3 w 1", "   3   1"), 1) ==
             "line 3: round 1, column 97: expected the colour, w or b");
  BOOST_TEST(fault_in(replaced(report(), "   2 b  ", "  2x b  ")) ==
             "line 3: round 2, columns 102 to 105: expected the starting rank of the opponent");
  BOOST_TEST(fault_in(replaced(report(), "   2 b  ", "   9 b  ")) ==
             "line 3: round 2: expected an opponent that the file has, not 9");
  BOOST_TEST(fault_in(replaced(report(), "   2 b  ", "   2 w  ")) ==
             "line 3: round 2: expected that Berg, Bertil has this opponent too, with the other colour");
  BOOST_TEST(fault_in("012 Blind Open\n") == "expected players, in lines that begin with 001");
  BOOST_TEST(fault_in(std::string(pairings::longest_pairings + 1, ' ')) ==
             "expected at most 1 MB of pairings");
}

BOOST_AUTO_TEST_CASE(a_table_of_a_spreadsheet_is_read_by_the_names_of_its_columns) {
  auto const read = read_pairings(
      "Board;White;Black;Round\n1;\"Virtanen; Aino\";Berg, \"\"Bertil\"\";1\n2;Määttä, "
      "Cecilia;;2\n12;A;B;2\n;;;\n");
  BOOST_TEST((texts_of(read) == Texts{"A - B"}));  // a bye is no game
  BOOST_TEST(*read->front().board == 12u);
  BOOST_TEST((texts_of(read_pairings("white,black\nA,B\nC,D\n", 7)) == Texts{"A - B", "C - D"}));
  BOOST_TEST((texts_of(read_pairings("PÖYTÄ\tValkea\tMusta\n3\tA\tB\n")) == Texts{"A - B"}));
}

BOOST_AUTO_TEST_CASE(what_is_wrong_in_a_table_is_named_with_its_line) {
  BOOST_TEST(fault_in("1,A,B\n") ==
             "line 1: expected the names of the columns: round, board, white, black; or a file of TRF16");
  BOOST_TEST(fault_in("board,white,black\n1,A,B\nx,C,D\n") ==
             "line 3: expected a board, a number from 1 to 10000");
  BOOST_TEST(fault_in("round,white,black\n100,A,B\n") == "line 2: expected a round, a number from 1 to 99");
  BOOST_TEST(fault_in("board,white,black\n1,A,B\n1,C,D\n") == "board 1: expected it once in a round");
  BOOST_TEST(fault_in("white,black\nA,B\x1b\n").starts_with("line 2: "));
  BOOST_TEST(fault_in("round,white,black\n1,A,B\n", 2) == "round 2: expected a pairing");
  BOOST_TEST(fault_in("").starts_with("line 1: "));
}

BOOST_AUTO_TEST_CASE(a_person_is_known_in_either_order_and_without_accents) {
  for (char const* same : {"Aino Virtanen", "VIRTANEN Aino", "virtanen,aino", "Virtanen", "Aíno  Virtanen",
                           "A. Virtanen", "Virtanen A"})
    BOOST_TEST(pairings::is_same_person("Virtanen, Aino", same), same);
  for (char const* other :
       {"Aino", "Aino Berg", "", "Virta", "Aino Virtanen Berg", "A. Virtanen", "E. V.", "E. Virta"})
    BOOST_TEST((pairings::is_same_person("Virtanen, Eino", other) == false), other);
  BOOST_TEST(pairings::is_same_person("Määttä", "maatta"));
  BOOST_TEST(pairings::is_same_person("Ölander, Åsa-Maria", "Å. M. Ölander"));
  BOOST_TEST(pairings::is_same_person("Иванов, Алексей", "А. Иванов"));
  BOOST_TEST(!pairings::is_same_person("", ""));
}

BOOST_AUTO_TEST_CASE(results_stand_in_their_columns_and_the_points_grow) {
  using table::GameResult;
  auto const text = report();
  auto const done = pairings::with_results(
      text, 2,
      {{"Bertil Berg", "Aino Virtanen", GameResult::draw}, {"Eva Ek", "David Dahl", GameResult::draw}});
  BOOST_TEST_REQUIRE(done.has_value());
  auto const expected =
      replaced(replaced(replaced(replaced(text, "   2 b  ", "   2 b ="), "   1 w  ", "   1 w ="),
                        "1980/01/01  0.0", "1980/01/01  0.5"),
               "1980/01/01  0.0", "1980/01/01  0.5");
  BOOST_TEST(done->text == expected);
  BOOST_TEST(done->unwritten.size() == 1u);  // of the forfeited one
  auto const won = pairings::with_results(player(1, "A", "   2 w") + player(2, "B", "   1 b"), 1,
                                          {{"A", "B", GameResult::white_wins}});
  BOOST_TEST(won->text == replaced(player(1, "A", "   2 w 1"), " 0.0", " 1.0") + player(2, "B", "   1 b 0"));
  auto const open = pairings::with_results(text, 2, {{"Bertil Berg", "Aino Virtanen", GameResult::open}});
  BOOST_TEST(open->text == text);
  auto const again = pairings::with_results(done->text, 2, {{"Berg", "Virtanen", GameResult::draw}});
  BOOST_TEST(again->text == done->text);
  BOOST_TEST(again->unwritten.empty());
}

BOOST_AUTO_TEST_CASE(results_are_a_column_of_the_table) {
  std::string const text = "Board;White;Black\n1;Virtanen, Aino;\"B; C\"\n2;D;E\n\n";
  auto const done =
      pairings::with_results(text, std::nullopt, {{"Aino Virtanen", "C B", table::GameResult::black_wins}});
  BOOST_TEST_REQUIRE(done.has_value());
  BOOST_TEST(done->text == "Board;White;Black;result\n1;Virtanen, Aino;\"B; C\";0-1\n2;D;E;\n\n");
  auto const again = pairings::with_results(done->text, std::nullopt, {{"D", "E", table::GameResult::draw}});
  BOOST_TEST(again->text == replaced(done->text, "2;D;E;", "2;D;E;1/2-1/2"));
}

namespace {

using pairings::PlayedGame;
using table::GameResult;

PlayedGame game(std::string const& file, std::string const& white, std::string const& black,
                GameResult result, std::optional<unsigned> board = std::nullopt) {
  return {white, black, result, std::nullopt, board, file};
}

/// The results in the order of the lines, and what is told.
struct Written {
  Texts results, told;
};
Written written_of(std::string const& lines, std::vector<PlayedGame> const& games) {
  auto const read = read_pairings("board;white;black;result\n" + lines);
  BOOST_TEST_REQUIRE(read.has_value());
  auto const placed = pairings::place_games(*read, games);
  Written all;
  for (Pairing const& each : *read) {
    auto const found = placed.results.find(each.line);
    all.results.push_back(found == placed.results.end()             ? ""
                          : found->second == GameResult::draw       ? "="
                          : found->second == GameResult::white_wins ? "1-0"
                                                                    : "0-1");
  }
  for (Message const& each : placed.unwritten) all.told.push_back(written(each));
  return all;
}

std::string const families = "1;Korhonen, Aino;Laine, Otto\n2;Korhonen, Eva;Laine, Sari\n";

void check(Texts const& found, Texts const& expected) {
  BOOST_TEST(found == expected, boost::test_tools::per_element());
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_number_of_the_board_tells_two_families_apart) {
  auto const both = written_of(families, {game("a", "Korhonen", "Laine", GameResult::white_wins, 1),
                                          game("b", "Korhonen", "Laine", GameResult::black_wins, 2)});
  check(both.results, {"1-0", "0-1"});
  check(both.told, {});
  auto const one = written_of(families, {game("a", "Korhonen", "Laine", GameResult::white_wins, 1)});
  check(one.results, {"1-0", ""});
  check(one.told, {"line 3: board 2, Korhonen, Eva – Laine, Sari: no game"});
}

BOOST_AUTO_TEST_CASE(a_name_that_fits_two_pairings_gives_neither_a_result) {
  auto const found = written_of(families, {game("a.tactus", "Korhonen", "Laine", GameResult::white_wins)});
  check(found.results, {"", ""});
  check(found.told,
        {"a.tactus: Korhonen – Laine: it may be the game of line 2 or of line 3; expected a board "
         "or whole names"});
  auto const initials = written_of("1;Virtanen, Aino;Berg, B\n2;Virtanen, Antti;Berg, C\n",
                                   {game("a", "A. Virtanen", "Berg", GameResult::draw),
                                    game("b", "Antti Virtanen", "C Berg", GameResult::white_wins)});
  check(initials.results, {"", "1-0"});  // whole names are certain
  BOOST_TEST(initials.told.size() == 1u);
}

BOOST_AUTO_TEST_CASE(two_games_of_one_pairing_give_it_no_result) {
  auto const found = written_of(
      "1;A;B\n", {game("a", "A", "B", GameResult::white_wins), game("b", "A", "B", GameResult::black_wins)});
  check(found.results, {""});
  check(found.told, {"line 2: board 1, A – B: two games: a, b"});
  auto const replayed = written_of(
      "1;A;B\n", {game("a", "A", "B", GameResult::annulled), game("b", "A", "B", GameResult::black_wins)});
  check(replayed.results, {"0-1"});
  check(replayed.told, {});
}

BOOST_AUTO_TEST_CASE(an_initial_is_part_of_a_name) {
  auto const found =
      written_of("4;Korhonen, Aino;Laine, Otto\n", {game("a", "A. Korhonen", "O. Laine", GameResult::draw)});
  check(found.results, {"="});
  check(found.told, {});
}

BOOST_AUTO_TEST_CASE(who_is_not_named_is_known_by_the_board_alone) {
  check(written_of("1;A;B\n", {game("a", "White", "Black", GameResult::draw, 1)}).results, {"="});
  check(written_of("1;A;B\n", {game("a", "White", "Black", GameResult::draw)}).told,
        {"a: White – Black: not in the pairings of this round", "line 2: board 1, A – B: no game"});
}

BOOST_AUTO_TEST_CASE(what_is_not_written_is_told_with_its_line_and_why) {
  check(written_of("1;A;B\n", {game("a", "A", "B", GameResult::open)}).told,
        {"line 2: board 1, A – B: not over"});
  check(written_of("1;A;B\n", {game("a", "A", "B", GameResult::annulled)}).told,
        {"line 2: board 1, A – B: annulled"});
  check(written_of("1;A;B\n", {game("a", "B", "A", GameResult::draw)}).told,
        {"a: B – A: line 2: paired with the other colours"});
  check(written_of("1;A;B\n", {game("a", "C", "D", GameResult::draw, 1)}).told,
        {"a: C – D: line 2: other players are paired on board 1"});
  auto const stands = written_of("1;A;B;1-0\n", {game("a", "A", "B", GameResult::draw)});
  check(stands.results, {""});
  check(stands.told, {"line 2: board 1, A – B: 1-0 is entered there, but the game was 1/2-1/2"});
  check(written_of("1;A;B;½-½\n", {game("a", "A", "B", GameResult::draw)}).told, {});
}

BOOST_AUTO_TEST_CASE(games_of_another_round_do_not_count) {
  PlayedGame earlier = game("a", "A", "B", GameResult::draw);
  earlier.round = 2;
  check(written_of("1;A;B\n", {earlier}).told, {"line 2: board 1, A – B: no game"});
}

BOOST_AUTO_TEST_SUITE_END()

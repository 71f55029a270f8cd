// SPDX-License-Identifier: GPL-3.0-or-later
// Tables beside the pairings of the round: who is missing, and who plays the wrong one.
#include "core/message/written.hpp"
#include "src/desk/boards/boards.hpp"
#include "tests/record/told_game.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using desk::PairingWatch;
using desk::Reason;
using desk::SeatedPlayers;
using pairings::Pairing;
using namespace std::chrono_literals;

BOOST_AUTO_TEST_SUITE(pairing_watch)

namespace {

std::vector<Pairing> with_boards() {
  return {{3, 1, "Virtanen, Aino", "Berg, Bertil"}, {3, 2, "Dahl, Cecilia", "Ek, David"}};
}
std::vector<Pairing> without_boards() {
  auto pairings = with_boards();
  for (Pairing& each : pairings) each.board.reset();
  return pairings;
}

std::string fault(std::vector<Pairing> pairings, SeatedPlayers const& table) {
  auto const words = PairingWatch{std::move(pairings)}.fault_at(table);
  return words ? written(*words) : "";
}

table::TableSetup setup_of(char const* white, char const* black,
                           std::optional<unsigned> board = std::nullopt) {
  table::TableSetup setup;
  setup.white.name = Name::read(white).value();
  setup.black.name = Name::read(black).value();
  setup.board_number = board;
  return setup;
}

std::vector<std::string> words_of(desk::Boards const& boards, unsigned number, Instant now) {
  std::vector<std::string> words;
  for (auto const& each : boards.find(number)->attention(now)) {
    BOOST_TEST((each.level == desk::Level::soon));
    words.push_back(written(each.words));
  }
  return words;
}

using Texts = std::vector<std::string>;

}  // namespace

BOOST_AUTO_TEST_CASE(the_right_players_are_right_however_their_names_are_written) {
  BOOST_TEST(fault(with_boards(), {1, "Aino Virtanen", "BERTIL BERG"}) == "");
  BOOST_TEST(fault(with_boards(), {1, "Virtanen", ""}) == "");
  BOOST_TEST(fault(with_boards(), {std::nullopt, "Cecilia Dahl", "David Ek"}) == "");
  BOOST_TEST(fault(without_boards(), {7, "Cecilia Dahl", "David Ek"}) == "");
  BOOST_TEST(fault(with_boards(), {1, "", ""}) == "");
  BOOST_TEST(fault({}, {1, "Aino", "Bertil"}) == "");
}

BOOST_AUTO_TEST_CASE(others_another_board_and_the_other_colours_are_told) {
  BOOST_TEST(fault(with_boards(), {1, "Aino Virtanen", "David Ek"}) ==
             "Other players than paired: Aino Virtanen – David Ek; expected Virtanen, Aino – Berg, Bertil.");
  BOOST_TEST(fault(with_boards(), {1, "Bertil Berg", "Aino Virtanen"}) ==
             "Colours the wrong way round: Bertil Berg – Aino Virtanen.");
  BOOST_TEST(fault(with_boards(), {7, "Aino Virtanen", "Bertil Berg"}) ==
             "Players at the wrong board: Aino Virtanen – Bertil Berg, paired on board 1.");
  BOOST_TEST(fault(without_boards(), {1, "Bertil Berg", "Aino Virtanen"}) ==
             "Colours the wrong way round: Bertil Berg – Aino Virtanen.");
  BOOST_TEST(fault(without_boards(), {1, "Frida", ""}) == "Players who are not paired: Frida – ?.");
}

BOOST_AUTO_TEST_CASE(each_pairing_that_plays_nowhere_is_missing_and_many_are_one_sentence) {
  PairingWatch const watch{with_boards()};
  auto const texts = [&watch](std::vector<SeatedPlayers> const& tables) {
    Texts words;
    for (Message const& each : watch.missing(tables)) words.push_back(written(each));
    return words;
  };
  BOOST_TEST((texts({{1, "", ""}}) == Texts{"Missing: board 2, Dahl, Cecilia – Ek, David."}));
  BOOST_TEST((texts({{9, "Bertil Berg", "Aino Virtanen"}, {2, "X", "Y"}}) == Texts{}));
  // Who sits with another is told at his table, and his pairing is not missing too.
  BOOST_TEST((texts({{1, "", ""}, {std::nullopt, "Cecilia Dahl", "Frida"}}) == Texts{}));
  // Who sits where he is paired says nothing of another of his name.
  PairingWatch const namesakes{
      {{3, 1, "Korhonen, Aino", "Laine, Otto"}, {3, 2, "Korhonen, Eva", "Ek, David"}}};
  BOOST_TEST(namesakes.missing({{1, "Korhonen", "Laine"}}).size() == 1u);
  std::vector<Pairing> many;
  for (unsigned n = 1; n <= 11; ++n) many.push_back({1, n, "A", "B"});
  auto const all = PairingWatch{many}.missing({});
  BOOST_TEST_REQUIRE(all.size() == 1u);
  BOOST_TEST(written(all.front()) == "Missing: 11 tables of 11.");
  many.pop_back();
  BOOST_TEST(PairingWatch{many}.missing({}).size() == 10u);  // so many are told one by one
}

BOOST_AUTO_TEST_CASE(the_desk_shows_what_is_missing_a_minute_after_the_first_table_and_alarms_once) {
  desk::Boards boards;
  boards.pair(with_boards());
  test::ToldGame const first{setup_of("Aino Virtanen", "Bertil Berg")};
  auto const at = first.now();
  BOOST_TEST(boards.pass_time(at + 10min).empty());  // nothing has begun: the hall is not late
  desk::BoardNews news{"table1", "1", first.numbered()};
  news.number = 1;
  boards.take(news, at + 10min);
  BOOST_TEST(boards.pass_time(at + 10min).empty());
  BOOST_TEST(boards.pass_time(at + 10min + 59s).empty());
  auto const alarms = boards.pass_time(at + 11min);
  BOOST_TEST_REQUIRE(alarms.size() == 1u);
  BOOST_TEST(alarms[0].board == desk::number_of_no_table);
  BOOST_TEST((alarms[0].attention.why == Reason::table_missing));
  BOOST_TEST((alarms[0].attention.level == desk::Level::soon));
  BOOST_TEST(boards.pass_time(at + 12min).empty());
  BOOST_TEST((words_of(boards, desk::number_of_no_table, at + 12min) ==
              Texts{"Missing: board 2, Dahl, Cecilia – Ek, David."}));
  test::ToldGame const second{setup_of("Cecilia Dahl", "Bertil Berg")};
  desk::BoardNews late{"table2", "1", second.numbered()};
  late.number = 2;
  boards.take(late, at + 13min);
  BOOST_TEST(boards.pass_time(at + 13min).empty());
  BOOST_TEST(words_of(boards, desk::number_of_no_table, at + 13min).empty());
  BOOST_TEST(
      (words_of(boards, 2, at + 13min) ==
       Texts{"Other players than paired: Cecilia Dahl – Bertil Berg; expected Dahl, Cecilia – Ek, David."}));
  BOOST_TEST(words_of(boards, 1, at + 13min).empty());
}

BOOST_AUTO_TEST_CASE(pairings_that_are_changed_in_mid_round_are_held_against_the_tables_at_once) {
  desk::Boards boards;
  boards.pair(with_boards());
  test::ToldGame const game{setup_of("Aino Virtanen", "Bertil Berg")};
  desk::BoardNews news{"table1", "1", game.numbered()};
  news.number = 1;
  boards.take(news, game.now());
  BOOST_TEST(words_of(boards, 1, game.now()).empty());
  auto changed = with_boards();
  std::swap(changed[0].black, changed[1].black);
  auto const alarms = boards.pair_again(changed, game.now() + 1s);
  BOOST_TEST_REQUIRE(alarms.size() == 1u);
  BOOST_TEST(alarms[0].board == 1u);
  BOOST_TEST((
      words_of(boards, 1, game.now() + 1s) ==
      Texts{"Other players than paired: Aino Virtanen – Bertil Berg; expected Virtanen, Aino – Ek, David."}));
  BOOST_TEST(boards.pair_again(changed, game.now() + 2s).empty());
  BOOST_TEST(boards.pair_again(with_boards(), game.now() + 3s).empty());
  BOOST_TEST(words_of(boards, 1, game.now() + 3s).empty());
}

BOOST_AUTO_TEST_CASE(a_table_whose_players_nobody_named_is_not_judged) {
  desk::Boards boards;
  boards.pair(without_boards());
  test::ToldGame const game{setup_of("White", "Black")};
  desk::BoardNews news{"table1", "1", game.numbered()};
  news.number = 1;
  boards.take(news, game.now());
  BOOST_TEST(words_of(boards, 1, game.now()).empty());
}

BOOST_AUTO_TEST_SUITE_END()

// SPDX-License-Identifier: GPL-3.0-or-later
// The record of the game beside two worn sheets: the answer follows what both boards completed, an innocent
// is never named, and wrong papers are told.
#include "core/arbitration/reconcile/recorded/line_search.hpp"
#include "core/arbitration/reconcile/recorded/papers.hpp"
#include "core/arbitration/reconcile/sheets/cell_text.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/fen.hpp"
#include "tests/core/arbitration/reconcile/written_table.hpp"

#include <algorithm>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::test;
using ours::Case;
using ours::Finding;
using ours::Settlement;
using ours::Verdict;

BOOST_AUTO_TEST_SUITE(recorded)

namespace {

constexpr char const* game =
    "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8 d4 Nbd7 c4 c6 Nc3 Bb7";

/// White's rook stands beside its square on Black's board; the record ends two plies before.
Case rook_beside() {
  auto table = played(game);
  table.found.boards.black = disturbed(table.end().placement(), "e1", "d2");
  Case found = table.handed_in();
  found.record = record_of(table.start, table.moves, table.moves.size() - 2);
  return found;
}

bool has(Settlement const& settlement, Finding::Kind kind) {
  return std::ranges::any_of(settlement.findings, [&](Finding const& each) { return each.kind == kind; });
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_slip_against_the_record_undoes_nothing_and_the_letter_stands_beside) {
  Case found = rook_beside();
  found.sheets.white.lines[2].left = "Bc4";  // both are exact, and part at ply 5
  auto const settlement = settle(found);
  BOOST_TEST((settlement.answer.verdict == Verdict::correct_board));
  BOOST_TEST(settlement.answer.corrects.black);
  BOOST_TEST(!settlement.answer.corrects.white);
  BOOST_TEST(settlement.answer.plies() == 24U);
  BOOST_TEST(settlement.is_ambiguous());
  BOOST_REQUIRE(!settlement.alternatives.empty());
  BOOST_TEST((settlement.alternatives.front().verdict == Verdict::restore));
  BOOST_TEST(settlement.alternatives.front().plies() == 4U);
  auto const quoted = std::ranges::find(settlement.findings, Finding::Kind::entries_differ, &Finding::kind);
  BOOST_REQUIRE((quoted != settlement.findings.end()));
  BOOST_TEST(quoted->ply == 5U);
  BOOST_TEST(quoted->written.white == "Bc4");
  BOOST_TEST(quoted->written.black == "Bb5");
  BOOST_TEST(settlement.answer.moves[quoted->ply - 1].to().name() == "b5");
}

BOOST_AUTO_TEST_CASE(without_the_record_the_same_sheets_are_in_doubt_too) {
  Case found = rook_beside();
  found.sheets.white.lines[2].left = "Bc4";
  found.record.reset();
  auto const settlement = settle(found);
  bool const goes_back = std::ranges::any_of(settlement.alternatives, [](ours::Answer const& each) {
    return each.verdict == Verdict::restore && each.plies() == 4;
  });
  BOOST_TEST(goes_back);
}

BOOST_AUTO_TEST_CASE(players_who_went_on_differently_go_back_and_nobody_is_named) {
  auto const whites = played(std::string{game} + " Bg5 h6");
  auto const blacks = played(std::string{game} + " Be3 h6");
  Case found = whites.handed_in();
  found.sheets.black = blacks.handed_in().sheets.black;
  found.boards.black = ours::FoundBoard{blacks.end().placement()};
  found.record = record_of(whites.start, whites.moves, 24);
  auto const settlement = settle(found);
  BOOST_TEST((settlement.answer.verdict == Verdict::restore));
  BOOST_TEST(settlement.answer.plies() == 24U);
}

// White wrote b3 and put the pawn on a3: the ply that he pressed for is not on both boards.
BOOST_AUTO_TEST_CASE(a_recorded_ply_that_one_board_and_both_sheets_have_otherwise_is_not_on_both_boards) {
  constexpr char const* before = "g3 b6 Nc3 f6 Na4 c5";
  auto const written = played(std::string{before} + " b3");
  auto const made = played(std::string{before} + " a3");
  Case found = written.handed_in();
  found.boards.white = ours::FoundBoard{made.end().placement()};
  for (std::size_t const plies : {6U, 7U}) {
    found.record = record_of(made.start, made.moves, plies);
    auto const settlement = settle(found);
    BOOST_TEST((settlement.answer.verdict == Verdict::correct_board));
    BOOST_TEST(settlement.answer.corrects.white);
    BOOST_TEST(!settlement.answer.corrects.black);
    BOOST_TEST((settlement.answer.moves == written.moves));
    BOOST_TEST(!settlement.is_ambiguous());
  }
  found.sheets.white = made.handed_in().sheets.white;  // each follows his own board
  for (std::size_t const plies : {6U, 7U}) {
    found.record = record_of(made.start, made.moves, plies);
    auto const settlement = settle(found);
    BOOST_TEST((settlement.answer.verdict == Verdict::restore));
    BOOST_TEST(settlement.answer.plies() == 6U);
  }
}

// Of the two plies behind the record Black's sheet has one as played and one otherwise.
BOOST_AUTO_TEST_CASE(an_own_sheet_that_is_half_for_the_line_names_him_and_the_way_back_stands_beside) {
  Case found = rook_beside();
  found.sheets.black.lines[11].right = "Qc7";
  auto const settlement = settle(found);
  BOOST_TEST((settlement.answer.verdict == Verdict::correct_board));
  BOOST_TEST(settlement.answer.corrects.black);
  BOOST_TEST(settlement.answer.plies() == 24U);
  bool const goes_back = std::ranges::any_of(settlement.alternatives, [](ours::Answer const& each) {
    return each.verdict == Verdict::restore && each.plies() == 23;
  });
  BOOST_TEST(goes_back);
}

// Two bare kings: nothing is written, and each board shows a move of each.
BOOST_AUTO_TEST_CASE(no_line_is_looked_for_beyond_the_presses_where_they_count_the_plies) {
  Case found;
  found.start = chess::Position::from(notation::read_fen("k7/8/8/8/8/8/8/K7 w - - 0 1").value()).value();
  found.boards = {
      ours::FoundBoard{ours::position_after(found.start, moves_of("Kb1 Kb8", found.start)).placement()},
      ours::FoundBoard{ours::position_after(found.start, moves_of("Kb1 Kb7", found.start)).placement()}};
  ByColor<ours::Entries> const none{ours::Entries{found.sheets.white}, ours::Entries{found.sheets.black}};
  auto const lines = [&] { return find_lines(found, none, {}).found; };
  BOOST_TEST(
      std::ranges::any_of(lines(), [](ours::FoundLine const& each) { return each.moves.size() == 2; }));
  found.clocks.presses.emplace(1, ours::LoggedPress{1, Color::white, Millis{60'000}});
  BOOST_TEST(lines().empty());
}

BOOST_AUTO_TEST_CASE(a_sheet_of_another_game_proves_nothing) {
  auto const other =
      played("d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f3 O-O Be3 e5 d5 Nh5 Qd2 f5 O-O-O a6 Kb1 Nd7 Bd3 Qe7");
  Case found = rook_beside();
  found.sheets.white = other.handed_in().sheets.white;
  auto const settlement = settle(found);
  BOOST_TEST(has(settlement, Finding::Kind::sheet_of_another_game));
  BOOST_TEST(settlement.answer.plies() == 24U);
  BOOST_TEST(!settlement.answer.corrects.white);
}

BOOST_AUTO_TEST_CASE(exchanged_sheets_are_told_and_put_right) {
  Case found = rook_beside();
  found.players = {"Lahtinen, A.", "Berg, B."};
  found.headers = {ours::SheetHeader{"Lahtinen", "BERG", "Berg"},
                   ours::SheetHeader{"LAHTINEN, A.", "Berg", "Lahtine"}};
  auto const settlement = settle(found);
  BOOST_TEST(has(settlement, Finding::Kind::sheets_swapped));
  found.headers = {ours::SheetHeader{"Lahtinen", "BERG", "Lahtinen"},
                   ours::SheetHeader{"LAHTINEN", "Berg", "Lahtinen"}};
  BOOST_TEST(has(settle(found), Finding::Kind::sheets_of_one_player));
}

BOOST_AUTO_TEST_CASE(of_two_players_of_one_name_no_signature_tells_whose_sheet_it_is) {
  Case found = rook_beside();
  found.players = {"Lahtinen, A.", "Lahtinen, B."};
  found.headers = {ours::SheetHeader{"Lahtinen", "Lahtinen", "Lahtinen"},
                   ours::SheetHeader{"Lahtinen", "Lahtinen", "Lahtinen"}};
  auto const settlement = settle(found);
  BOOST_TEST(!has(settlement, Finding::Kind::sheets_swapped));
  BOOST_TEST(!has(settlement, Finding::Kind::sheets_of_one_player));
}

BOOST_AUTO_TEST_CASE(a_name_is_known_with_one_letter_wrong) {
  BOOST_TEST(ours::is_named("ERM", "Ermi, L."));
  BOOST_TEST(ours::is_named("Lahtinen, A.", "Lahtinen, Anna"));
  BOOST_TEST(!ours::is_named("Berg", "Lahtinen, A."));
  BOOST_TEST(!ours::is_named("Lahtinen", "Lehtonen, A."));  // two letters: another person
  BOOST_TEST(!ours::is_named("Bo", "Li"));
}

struct CellRow {
  char const* cell;
  char const* move;
};
std::ostream& operator<<(std::ostream& out, CellRow const& row) { return out << row.cell; }
constexpr CellRow cells[] = {
    {"Nf3", "Nf3"},
    {"exd6 o.l.", "exd6"},
    {"exd6o.l.", "exd6"},
    {"exd6 e.p.", "exd6"},
    {"Nf3 (=)", "Nf3"},
    {"Nf3(=)", "Nf3"},
    {"Nf3 remis?", "Nf3"},
    {"Sf3 tasapeli?", "Sf3"},
    {"Nf3 !?", "Nf3"},
    {"Nf3!?", "Nf3"},
    {"Nf3!", "Nf3"},
    {"Nf3,", "Nf3"},
    {"Nf3 1:23", "Nf3"},
    {"Nf3 (1.23)", "Nf3"},
    {"Sf3 -> Sg5", "Sg5"},
    {"Nf3 Nd2", "Nd2"},
    {"(Nf3) Nd2", "Nd2"},
    {"12. Nf3", "Nf3"},
    {"e2 e4", "e2e4"},
    {"N f3", "Nf3"},
    {"o-o", "O-O"},
    {"O-O-O", "O-O-O"},
    {"N?3", "N?3"},
    {"?", "?"},
    {"v", ""},
    {"/", ""},
    {"\"", ""},
    {"...", ""},
    {"\u2713", ""},
    {"1-0", ""},
    {"\u00bd-\u00bd", ""},
    {"", ""},
    {"Sf3 schach", "Sf3"},
    {"e8?", "e8"},
    {"B\u00d7c4", "Bxc4"},
    {"e8(Q)", "e8(Q)"},
    {"Nf3 45", "Nf3"},
    {"58 Nf3", "Nf3"},
    {"e4 (45)", "e4"},
    {"e4 45'", "e4"},
    {"e4 45 min", "e4"},
    {"e4 1h05", "e4"},
    {"e4 1 h 05 min", "e4"},
    {"e4 12'30\"", "e4"},
    {"e4 58\u2032", "e4"},
    {"0:02 e4", "e4"},
    {"[1:23] e4", "e4"},
    {"Nf3(58)", "Nf3"},
    {"e4 {[%clk 1:23:45]}", "e4"},
    {"e4 | 1:23", "e4"},
    {"0-0 45", "0-0"},
    {"45", ""},
    {"e2 e4 45", "e2e4"},
    {"e 4", "e4"},
    {"0 0", "00"},
    {"1) Nf3", "Nf3"},
    {"\"Nf3\"", "Nf3"},
    {"'Nf3'", "Nf3"},
    {"\u201eNf3\u201c", "Nf3"},
    {"\u00abNf3\u00bb", "Nf3"},
    {"\u265ef3", "Nf3"},
    {"\u2659e4", "e4"},
    {"Nf3 \u2713", "Nf3"},
};

BOOST_DATA_TEST_CASE(a_cell_is_read_as_people_write_it, boost::unit_test::data::make(cells), row) {
  BOOST_TEST(ours::move_in_cell(row.cell) == row.move);
}

BOOST_AUTO_TEST_SUITE_END()

// SPDX-License-Identifier: GPL-3.0-or-later
// Rules R6 to R11, each with a short game: what is proposed to the arbiter.
#include "tests/core/arbitration/reconcile/written_table.hpp"

#include <algorithm>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::arbitration::reconcile;
using test::disturbed;
using test::played;

BOOST_AUTO_TEST_SUITE(decision_rules)

namespace {

constexpr std::string_view italian = "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3 d6 O-O O-O Re1 a6";

ByColor<bool> only(Color p) { return {p == Color::white, p == Color::black}; }
constexpr ByColor<bool> both{true, true};
constexpr ByColor<bool> neither{};

ClockLog log_of(unsigned plies) {
  ClockLog log{Millis{600'000}, std::vector<LoggedPress>{}};
  for (unsigned ply = 1; ply <= plies; ++ply)
    log.presses->push_back({ply, ply % 2 == 1 ? chess::Color::white : chess::Color::black,
                            Millis{600'000 - 1'000 * static_cast<int>(ply)}});
  return log;
}

/// The game up to, without, ply `ply` counted from 0, with another move there.
std::vector<chess::Move> with_move_at(test::WrittenTable const& table, std::size_t ply,
                                      std::string_view san) {
  std::vector<chess::Move> moves(table.moves.begin(), table.moves.begin() + static_cast<std::ptrdiff_t>(ply));
  auto const other = test::moves_of(san, position_after(table.start, moves));
  moves.insert(moves.end(), other.begin(), other.end());
  return moves;
}

bool is_shown(Settlement const& settlement, std::vector<chess::Move> const& moves) {
  bool is_found = settlement.answer.moves == moves;
  for (Answer const& each : settlement.alternatives) is_found |= each.moves == moves;
  return is_found;
}

}  // namespace

BOOST_AUTO_TEST_CASE(equal_boards_on_the_line_of_the_sheets_are_left_alone) {
  auto const settlement = settle(played(italian).handed_in());
  BOOST_TEST((settlement.answer.verdict == Verdict::none));
  BOOST_TEST(settlement.answer.plies() == 14u);
  BOOST_TEST(!settlement.is_ambiguous());
  BOOST_TEST(!settlement.explanation.empty());
}

BOOST_AUTO_TEST_CASE(equal_boards_are_left_alone_even_where_the_sheets_differ) {
  auto table = played(italian);
  table.entries.black[6] = "b3";
  auto const settlement = settle(table.handed_in());
  BOOST_TEST((settlement.answer.verdict == Verdict::none));
  BOOST_TEST((settlement.answer.moves == table.moves));
}

BOOST_AUTO_TEST_CASE(a_board_off_the_agreed_line_is_corrected_and_the_clocks_stay) {
  for (Color const p : both_colors) {
    auto table = played(italian);
    table.found.boards[p] = disturbed(table.end().placement(), "f6", "f5");
    table.found.clocks = log_of(14);
    auto const settlement = settle(table.handed_in());
    BOOST_TEST((settlement.answer.verdict == Verdict::correct_board));
    BOOST_TEST((settlement.answer.corrects == only(p)));
    BOOST_TEST((settlement.answer.moves == table.moves));
    BOOST_TEST(!settlement.answer.clocks.has_value());
    BOOST_TEST(!settlement.is_ambiguous());
  }
}

BOOST_AUTO_TEST_CASE(two_boards_off_the_line_are_both_corrected) {
  auto table = played(italian);
  table.found.boards.white = disturbed(table.end().placement(), "c3", "");
  table.found.boards.black = FoundBoard{disturbed(table.end().placement(), "h7", "h6").occupied()};
  BOOST_TEST((settle(table.handed_in()).answer.corrects == both));
}

BOOST_AUTO_TEST_CASE(a_move_made_and_not_yet_written_is_held_against_nobody) {
  auto table = played(italian);
  auto const next = table.end().legal_moves()[0];
  table.found.boards.white = FoundBoard{table.end().after(next).placement()};
  auto const settlement = settle(table.handed_in());
  BOOST_TEST((settlement.answer.verdict == Verdict::restore));
  BOOST_TEST((settlement.answer.moves == table.moves));
  BOOST_TEST(settlement.is_ambiguous());

  table.found.clocks = log_of(static_cast<unsigned>(table.moves.size()));  // pressed for no other move
  BOOST_TEST((settle(table.handed_in()).answer.corrects == only(Color::white)));
}

BOOST_AUTO_TEST_CASE(empty_sheets_name_nobody) {
  auto table = played(italian);
  for (Color const p : both_colors) table.entries[p].clear();
  table.found.boards.white = FoundBoard{table.start.placement()};
  auto const settlement = settle(table.handed_in());
  BOOST_TEST((settlement.answer.corrects == neither));
  BOOST_TEST(settlement.is_ambiguous());
}

BOOST_AUTO_TEST_CASE(boards_that_agree_against_damaged_sheets_are_not_both_corrected) {
  auto table = played(italian);
  for (Color const p : both_colors) table.entries[p][4] = table.entries[p][6] = "?";
  auto board = table.end().placement();
  for (auto const& [from, to] : {std::pair{"a2", "a3"}, {"h7", "h6"}})
    board = *disturbed(board, from, to).pieces();
  table.found.boards = {disturbed(board, "b1", ""), FoundBoard{board}};
  BOOST_TEST((settle(table.handed_in()).answer.corrects == neither));
}

BOOST_AUTO_TEST_CASE(an_occupancy_that_fits_is_not_corrected) {
  auto table = played(italian);
  table.found.boards.white = FoundBoard{table.end().placement().occupied()};
  table.found.boards.black = disturbed(table.end().placement(), "h7", "h6");
  BOOST_TEST((settle(table.handed_in()).answer.corrects == only(Color::black)));
}

BOOST_AUTO_TEST_CASE(lone_entries_count_unless_their_writers_opponent_is_to_correct_just_these) {
  auto table = played(italian);
  table.entries.black.resize(10);
  table.found.boards.black = disturbed(table.end().placement(), "e1", "f1");  // Re1 not made
  auto const open = settle(table.handed_in());
  BOOST_TEST((open.answer.verdict == Verdict::correct_board));
  BOOST_TEST_REQUIRE(open.alternatives.size() == 1u);
  BOOST_TEST((open.alternatives.front().verdict == Verdict::restore));
  BOOST_TEST(open.alternatives.front().plies() == 10u);

  table.found.boards.black = disturbed(table.end().placement(), "b2", "b3");  // nothing to do with them
  BOOST_TEST(!settle(table.handed_in()).is_ambiguous());
  table.found.boards.black = FoundBoard{table.end().placement()};
  table.found.boards.white = disturbed(table.end().placement(), "e1", "f1");  // he wrote them himself
  BOOST_TEST(!settle(table.handed_in()).is_ambiguous());
}

BOOST_AUTO_TEST_CASE(sheets_that_differ_lead_back_to_where_they_agree_with_the_times_of_then) {
  auto table = played(italian);
  table.entries.black.back() = "a5";
  table.found.boards.black =
      FoundBoard{position_after(table.start, with_move_at(table, 13, "a5")).placement()};
  table.found.clocks = log_of(14);
  auto const settlement = settle(table.handed_in());
  BOOST_TEST((settlement.answer.verdict == Verdict::restore));
  BOOST_TEST(settlement.answer.plies() == 13u);
  BOOST_TEST((settlement.answer.corrects == neither));
  BOOST_TEST((settlement.answer.clocks == ClockTimes{Millis{587'000}, Millis{588'000}}));
  BOOST_TEST(!settlement.is_ambiguous());
}

BOOST_AUTO_TEST_CASE(a_restored_time_is_the_base_time_before_the_first_press) {
  BOOST_TEST((log_of(9).times_at(1) == ClockTimes{Millis{599'000}, Millis{600'000}}));
  BOOST_TEST((log_of(9).times_at(0) == ClockTimes{Millis{600'000}, Millis{600'000}}));
  BOOST_TEST(!ClockLog{}.times_at(3).has_value());
}

BOOST_AUTO_TEST_CASE(a_sheet_that_refutes_itself_is_believed_less_but_the_letter_of_the_law_stays_open) {
  auto table = played("e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 d4 exd4 Qxd4 Qxd4 Nxd4 Bd7");
  table.entries.black[4] = "Be2";  // the bishop cannot take on c6 from there, nor can the d-pawn take it back
  table.found.boards.white = disturbed(table.end().placement(), "g7", "g6");
  auto const settlement = settle(table.handed_in());
  BOOST_TEST((settlement.answer.verdict == Verdict::correct_board));
  BOOST_TEST((settlement.answer.corrects == only(Color::white)));
  BOOST_TEST((settlement.answer.moves == table.moves));
  BOOST_TEST_REQUIRE(settlement.alternatives.size() == 1u);
  BOOST_TEST((settlement.alternatives.front().verdict == Verdict::restore));
  BOOST_TEST(settlement.alternatives.front().plies() == 4u);
}

BOOST_AUTO_TEST_CASE(an_illegal_move_on_sheets_and_boards_leads_back_to_just_before_it) {
  auto table = played("e4 e5 Bc4 Nc6 Nf3 Bc5 d3 Bxf2+");
  auto board = table.end().placement();  // then h2-h3, with the king in check
  board.clear(chess::Square::parse("h2").value());
  board.put(chess::Square::parse("h3").value(), {chess::Color::white, chess::Kind::pawn});
  for (Color const p : both_colors) {
    table.entries[p].emplace_back("h3");
    table.found.boards[p] = FoundBoard{board};
  }
  auto const settlement = settle(table.handed_in());
  BOOST_TEST((settlement.answer.verdict == Verdict::illegal_restore));
  BOOST_TEST((settlement.answer.moves == table.moves));
  BOOST_TEST_REQUIRE(settlement.answer.illegal.has_value());
  BOOST_TEST(settlement.answer.illegal->from.name() == "h2");
  BOOST_TEST(settlement.answer.illegal->to.name() == "h3");
  BOOST_TEST((settlement.answer.corrects == neither));
}

BOOST_AUTO_TEST_CASE(an_illegal_move_on_both_sheets_is_no_slip_where_one_board_has_it) {
  auto table = played("e4 e5 Qh5");  // then f7-f6, which only Black's board shows
  auto board = table.end().placement();
  table.found.boards.white = FoundBoard{board};
  board.clear(chess::Square::parse("f7").value());
  board.put(chess::Square::parse("f6").value(), {chess::Color::black, chess::Kind::pawn});
  table.found.boards.black = FoundBoard{board};
  for (Color const p : both_colors) table.entries[p].emplace_back("f6");
  auto const settlement = settle(table.handed_in());
  BOOST_TEST((settlement.answer.verdict == Verdict::illegal_restore));
  BOOST_TEST((settlement.answer.moves == table.moves));
  BOOST_TEST_REQUIRE(settlement.answer.illegal.has_value());
  BOOST_TEST(settlement.answer.illegal->to.name() == "f6");
  BOOST_TEST(!settlement.question.has_value());  // no legal line is in question
}

BOOST_AUTO_TEST_CASE(moves_that_no_sheet_has_are_found_from_both_ends) {
  auto table = played(italian);
  for (Color const p : both_colors)
    for (std::size_t const ply : {4U, 5U}) table.entries[p][ply] = "?";
  table.found.clocks = log_of(14);
  auto const settlement = settle(table.handed_in());
  BOOST_TEST((settlement.answer.verdict == Verdict::reconstruct));
  BOOST_TEST(is_shown(settlement, table.moves));
}

BOOST_AUTO_TEST_CASE(a_tail_that_nobody_wrote_is_found_with_the_number_of_presses) {
  for (bool const is_logged : {true, false}) {
    auto table = played(italian);
    for (Color const p : both_colors) table.entries[p].resize(11);
    if (is_logged) table.found.clocks = log_of(14);
    auto const settlement = settle(table.handed_in());
    BOOST_TEST((settlement.answer.verdict == Verdict::reconstruct));
    BOOST_TEST(settlement.answer.plies() == 14u);
    BOOST_TEST(is_shown(settlement, table.moves));
  }
}

BOOST_AUTO_TEST_CASE(where_boards_and_sheets_say_nothing_together_nobody_is_named) {
  auto table = played(italian);
  for (Color const p : both_colors) table.entries[p].assign(14, "zzz");
  table.found.boards.white = disturbed(table.end().placement(), "e4", "");
  Effort effort;
  effort.positions = 500;
  auto const settlement = settle(table.handed_in(), effort);
  BOOST_TEST((settlement.answer.corrects == neither));
  BOOST_TEST(settlement.is_ambiguous());
}

BOOST_AUTO_TEST_CASE(the_entry_that_would_settle_it_is_named) {
  auto table = played(italian);
  table.entries.black.resize(10);
  table.entries.white[12] = "R?1";  // Re1 or Rg1 is no move; with the bishop on c1 only e1 is free
  table.entries.white[13] = "?6";
  table.found.boards.black = disturbed(table.end().placement(), "b2", "b3");
  table.found.boards.white = disturbed(table.end().placement(), "b2", "");
  auto const settlement = settle(table.handed_in());
  BOOST_TEST_REQUIRE(settlement.question.has_value());
  BOOST_TEST((settlement.question->sheet == Color::white));
  BOOST_TEST(settlement.question->ply == 14u);
  BOOST_TEST(settlement.question->line == 7u);
  BOOST_TEST(!settlement.question->is_left);
  BOOST_TEST((settlement.question->answer != settlement.question->other));
}

// Bb5 stands on neither sheet: either the later entries are wrong, or twelve plies were played.
BOOST_AUTO_TEST_CASE(no_line_is_offered_that_needs_more_plies_than_were_written_and_pressed_for) {
  auto table = played("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5");
  for (Color const p : both_colors) table.entries[p].erase(table.entries[p].begin() + 4);
  table.found.boards.black = disturbed(table.end().placement(), "a2", "a3");
  auto const is_any_longer = [](Settlement const& settlement) {
    return std::any_of(settlement.alternatives.begin(), settlement.alternatives.end(),
                       [](Answer const& each) { return each.plies() > 11; });
  };
  BOOST_TEST(is_any_longer(settle(table.handed_in())));
  table.found.clocks = log_of(11);
  auto const settlement = settle(table.handed_in());
  BOOST_TEST(!is_any_longer(settlement));
  BOOST_TEST(settlement.answer.plies() <= 11u);
}

BOOST_AUTO_TEST_SUITE_END()

// SPDX-License-Identifier: GPL-3.0-or-later
// Boards that differ, corrected by both scoresheets (D.2.9).
#include "core/legal/position.hpp"
#include "core/legal/reading/replay.hpp"
#include "tests/core/arbitration/laws/board_situations.hpp"

using namespace tactus;
using namespace tactus::arbitration;
using namespace tactus::arbitration::laws;
using namespace tactus::arbitration::laws::testing;
using chess::Color;

namespace {

std::vector<std::string> entries(char const* text) {
  std::vector<std::string> list;
  for (std::string_view const entry : notation::move_texts(text)) list.emplace_back(entry);
  return list;
}

/// The board after these moves.
chess::Placement after(char const* moves) {
  auto const replay = notation::replay(chess::Position::initial(), notation::move_texts(moves));
  BOOST_REQUIRE(!replay.error.has_value());
  return replay.position.placement();
}

struct Case {
  char const* white_board;
  char const* black_board;
  char const* white_sheet;
  char const* black_sheet;
};

std::vector<Item> items(Case const& c, Color tactile_owner) {
  return {fact::Boards{{after(c.white_board), after(c.black_board)}, tactile_owner},
          fact::Scoresheet{Color::white, SheetLanguage::english, Medium::paper, entries(c.white_sheet)},
          fact::Scoresheet{Color::black, SheetLanguage::english, Medium::braille, entries(c.black_sheet)}};
}

/// The same whoever is visually disabled.
Ruling ruled(Case const& c) {
  Ruling const one = ruled_in(standard(), items(c, Color::white), Ask::divergence);
  Ruling const other = ruled_in(standard(), items(c, Color::black), Ask::divergence);
  BOOST_TEST((one.outcome == other.outcome));
  BOOST_TEST((one.corrects == other.corrects));
  return one;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(divergence_rulings)

BOOST_AUTO_TEST_CASE(a_board_follows_sheets_that_agree) {
  Ruling const ruling = ruled({"e4 e5 Nf3", "e4 e5 Nc3", "e4 e5 Nf3", "e4 e5 Nf3"});
  BOOST_TEST((ruling.outcome == Outcome::restore_position));
  BOOST_TEST((ruling.corrects == ByColor<bool>{false, true}));
  BOOST_TEST((ruling.are_boards_equal == false));
  BOOST_TEST(ruling.are_clocks_left_to_arbiter);
  BOOST_TEST((ruling.restore_ply == 3U));
}

BOOST_AUTO_TEST_CASE(sheets_that_differ_go_back_to_where_they_agree) {
  Ruling const ruling = ruled({"e4 c5 Nf3", "e4 e5 Nf3", "e4 c5 Nf3", "e4 e5 Nf3"});
  BOOST_TEST((ruling.agreed_ply == 1U));
  BOOST_TEST((ruling.first_difference_ply == 2U));
  BOOST_TEST(notation::write_fen(*ruling.restore) ==
             "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
}

BOOST_AUTO_TEST_CASE(equal_boards_leave_nothing_to_correct) {
  Ruling const ruling = ruled({"e4 e5 Nf3", "e4 e5 Nf3", "e4 e5 Nf3", "e4 e5 Nc3"});
  BOOST_TEST((ruling.outcome == Outcome::game_continues));
  BOOST_TEST((ruling.do_sheets_agree == false));
  BOOST_TEST((ruling.are_boards_equal == true));
  BOOST_TEST((ruled({"e4 e5 Nf3", "e4 e5 Nf3", "e4 e5", "e4 e5"}).outcome == Outcome::game_continues));
  // However far the sheets are behind, and whatever they leave open.
  BOOST_TEST(
      (ruled({"e4 e5 Nf3 Nc6", "e4 e5 Nf3 Nc6", "e4 e5", "e4 e5"}).outcome == Outcome::game_continues));
  BOOST_TEST((ruled({"e4 e5 Nf3", "e4 e5 Nf3", "e4 e5 ?", "e4 e5 ?"}).outcome == Outcome::game_continues));
}

BOOST_AUTO_TEST_CASE(a_slip_of_the_pen_is_no_difference) {
  // "Nf4" can only be Nf3, and a move that is left out on one sheet stands on the other.
  Ruling const slip = ruled({"e4 e5 Nf3 Nc6", "e4 e5 Nf3", "e4 e5 Nf4 Nc6", "e4 e5 Nf3 Nc6"});
  BOOST_TEST((slip.do_sheets_agree == true));
  BOOST_TEST((slip.corrects == ByColor<bool>{false, true}));
  BOOST_TEST((slip.restore_ply == 4U));
  char const* const game = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7";
  Ruling const left_out =
      ruled({game, "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O", game, "e4 e5 Bb5 a6 Ba4 Nf6 O-O Be7"});
  BOOST_TEST((left_out.corrects == ByColor<bool>{false, true}));
  BOOST_TEST((left_out.restore_ply == 10U));
}

BOOST_AUTO_TEST_CASE(an_entry_that_leaves_several_moves_open_is_no_difference) {
  Ruling const ruling = ruled({"Nf3 d5 d3 c5 Nbd2", "Nf3 d5 d3 c5", "Nf3 d5 d3 c5 Nbd2", "Nf3 d5 d3 c5 Nd2"});
  BOOST_TEST((ruling.do_sheets_agree == true));
  BOOST_TEST((ruling.corrects == ByColor<bool>{false, true}));
}

BOOST_AUTO_TEST_CASE(sheets_that_leave_a_move_open_are_asked_about) {
  Ruling const ruling =
      ruled({"Nf3 d5 d3 c5 Nbd2", "Nf3 d5 d3 c5 Nfd2", "Nf3 d5 d3 c5 Nd2", "Nf3 d5 d3 c5 Nd2"});
  BOOST_TEST((ruling.outcome == Outcome::arbiter_decides));
  BOOST_TEST(!ruling.corrects.has_value());
}

BOOST_AUTO_TEST_CASE(a_lone_entry_that_means_no_legal_move_is_asked_about) {
  Ruling const ruling = ruled({"e4 e5 Nc3", "e4 e5", "e4 e5 Ke3", "e4 e5"});
  BOOST_TEST((ruling.outcome == Outcome::arbiter_decides));
  BOOST_TEST(!ruling.corrects.has_value());
}

BOOST_AUTO_TEST_CASE(a_sheet_of_another_game_does_not_name_a_player) {
  Ruling const ruling = ruled({"e4 e5 Nf3 Nc6 Bb5", "e4 e5 Nf3 Nc6", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7",
                               "d4 d5 c4 e6 Nc3 Be7 Bf4 Nf6 e3 O-O"});
  BOOST_TEST((ruling.outcome == Outcome::restore_position));
  BOOST_TEST((ruling.restore_ply == 0U));
}

BOOST_AUTO_TEST_CASE(a_tail_counts_when_its_mover_wrote_it_or_shows_it) {
  // White's own sheet.
  BOOST_TEST((ruled({"e4 e5 Nf3", "e4 e5", "e4 e5 Nf3", "e4 e5"}).corrects == ByColor<bool>{false, true}));
  // White's own board.
  BOOST_TEST((ruled({"e4 e5 Nf3", "e4 e5", "e4 e5", "e4 e5 Nf3"}).corrects == ByColor<bool>{false, true}));
  // Black's own sheet, though his knight stands beside its square and White has not copied it yet.
  Ruling const written = ruled({"e4 e5 Nf3", "e4 e5 Nf3 Na6", "e4 e5 Nf3", "e4 e5 Nf3 Nc6"});
  BOOST_TEST((written.outcome == Outcome::restore_position));
  BOOST_TEST((written.corrects == ByColor<bool>{true, true}));
  BOOST_TEST((written.restore_ply == 4U));
  // Neither: the arbiter asks White.
  Ruling const ruling = ruled({"e4 e5", "e4 e5 Nf3", "e4 e5", "e4 e5 Nf3"});
  BOOST_TEST((ruling.outcome == Outcome::arbiter_decides));
  BOOST_TEST(
      (ruling.next_steps == std::vector{NextStep{NextAction::arbiter_asks_about_ply, Color::white, 3}}));
  BOOST_TEST(moves_of(ruling.unconfirmed_tail) == "g1f3");
}

BOOST_AUTO_TEST_CASE(an_illegal_move_on_both_sheets_is_penalised_when_completed) {
  auto situation = items({"e4 e5 Qh5", "e4 e5 Qh5 Nf6", "e4 e5 Qh5 f6", "e4 e5 Qh5 f6"}, Color::white);
  Ruling const open = ruled_in(standard(), situation, Ask::divergence);
  BOOST_TEST((open.outcome == Outcome::restore_position));
  BOOST_TEST((open.restore_ply == 3U));
  BOOST_TEST(!open.time_added.white.has_value());
  situation.emplace_back(fact::IllegalCount{{0, 1}});
  situation.emplace_back(event::PressClock{Actor::black, std::nullopt});
  Ruling const second = ruled_in(standard(), situation, Ask::divergence);
  BOOST_TEST((second.outcome == Outcome::black_loses));
}

BOOST_AUTO_TEST_CASE(a_descriptive_sheet_is_no_evidence) {
  Case const same{"e4 e5", "e4", "e4 e5", "e4 e5"};
  auto situation = items(same, Color::white);
  auto sheet = *situation[1].as<fact::Scoresheet>();
  sheet.language = SheetLanguage::english_descriptive;
  situation[1] = sheet;
  Ruling const ruling = ruled_in(standard(), situation, Ask::divergence);
  BOOST_TEST((ruling.outcome == Outcome::arbiter_decides));
  BOOST_TEST(ruling.is_player_warned);
  BOOST_TEST(fault_in({situation[1], situation[2]}, Ask::divergence).fact == "boards");
}

BOOST_AUTO_TEST_SUITE_END()

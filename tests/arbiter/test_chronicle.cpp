// SPDX-License-Identifier: GPL-3.0-or-later
// What the watch shows live stands in the list of incidents and in the arbiter's PGN too: one game, told
// alike.
#include "core/legal/position.hpp"
#include "core/notation/fen.hpp"
#include "core/notation/move_pattern.hpp"
#include "src/arbiter/commands/round_tables.hpp"
#include "src/arbiter/watch/watch_lines.hpp"
#include "src/record/game_record.hpp"
#include "src/words/catalogue.hpp"
#include "tests/record/told_game.hpp"

#include <algorithm>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using chess::Color;
using chess::Square;
using table::GameResult;
using table::Outcome;

BOOST_AUTO_TEST_SUITE(chronicle)

namespace {

/// A game file as it is read live and afterwards.
class ReadGame : public test::ToldGame {
 public:
  explicit ReadGame(table::TableSetup const& setup = {}) : ToldGame(setup) {}

  void add(Outcome outcome) {
    skip(test::a_second);
    record(std::move(outcome));
  }
  void touch(char const* square) {
    auto const where = Square::parse(square).value();
    auto const& position = state().line().current();
    record(table::PieceTouched{position.turn(), where, position.at(where).value()});
  }

  bool is_watched(std::string const& line) const {
    program::WatchLines watch;
    std::ptrdiff_t times = 0;
    for (table::StampedEvent const& each : events()) times += std::ranges::count(watch.take(each), line);
    return times == 1;
  }
  bool is_incident(std::string const& words) const {
    program::NamedGame game;
    game.game.events = numbered();
    auto const cells = program::incident_cells({game}, words::Catalogue{});
    return std::ranges::count(cells, words, [](auto const& row) { return row[4]; }) == 1;
  }
  std::optional<Color> flag_in_record() const { return program::record_of(events()).value().end.flag_fallen; }
  bool are_told(std::string const& words) const { return is_watched(words) && is_incident(words); }
};

}  // namespace

BOOST_AUTO_TEST_CASE(a_mate_that_is_none_is_told_by_all) {
  ReadGame game;
  game.play("e2e4");
  game.play("e7e5");
  game.add(Outcome{table::GameEnded{GameResult::black_wins, "checkmate"}});
  BOOST_TEST(game.are_told("result: 0-1, checkmate"));
  BOOST_TEST(game.are_told("recorded as checkmate, which the board does not show"));
}

// R would be a knight there, and Q nothing.
BOOST_AUTO_TEST_CASE(incidents_have_moves_in_the_letters_of_their_language) {
  ReadGame game;
  game.play({"f2f3", "e7e5", "g2g4", "d8h4"});
  program::NamedGame named;
  named.game.events = game.numbered();
  auto const finnish = words::load_catalogue(words::Language::finnish, TACTUS_LOCALE_DIR).value();
  auto const cells = program::incident_cells({named}, finnish);
  BOOST_TEST(cells.at(1).at(4) == "matti: musta, 2... Dh4# (5.1.1)");
}

BOOST_AUTO_TEST_CASE(another_result_than_the_board_shows_is_told_by_all) {
  ReadGame game;
  game.play({"f2f3", "e7e5", "g2g4"});
  auto const mate = game.meant("d8h4");
  game.add(Outcome{table::MoveMade{Color::black, 4, mate}});
  game.add(Outcome{table::GameEnded{GameResult::white_wins, "entered"}});
  BOOST_TEST(game.are_told("the board shows 0-1"));
}

BOOST_AUTO_TEST_CASE(a_true_mate_has_no_word_about_it) {
  ReadGame game;
  game.play({"f2f3", "e7e5", "g2g4", "d8h4"});
  game.add(Outcome{table::GameEnded{GameResult::black_wins, "checkmate"}});
  BOOST_TEST(game.are_told("result: 0-1, checkmate"));
  BOOST_TEST(!game.is_incident("recorded as checkmate, which the board does not show"));
  BOOST_TEST(!game.is_incident("the board shows 0-1"));
}

BOOST_AUTO_TEST_CASE(who_resigns_to_a_bare_king_has_drawn_by_the_edition_and_all_tell_it) {
  std::string const words = "drawn: Black cannot mate by any legal moves (5.1.2)";
  for (char const* fen : {"4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "4k2r/8/8/8/8/8/8/R3K2R w - - 0 1"})
    for (auto const rules : {RuleSet::fide_2017, RuleSet::fide_2023}) {
      table::TableSetup setup;
      setup.start = chess::Position::from(notation::read_fen(fen).value()).value();
      setup.regime.rules = rules;
      ReadGame game{setup};
      game.add(Outcome{table::GameEnded{GameResult::black_wins, "resigned"}});
      bool const is_drawn = rules == RuleSet::fide_2023 && std::string_view{fen}.starts_with("4k3");
      BOOST_TEST(game.are_told(words) == is_drawn);
    }
}

BOOST_AUTO_TEST_CASE(who_is_out_of_time_against_a_bare_king_has_drawn_and_all_tell_it) {
  for (bool const has_fallen : {true, false}) {
    table::TableSetup setup;
    setup.start =
        chess::Position::from(notation::read_fen("4k3/8/8/8/8/8/8/R3K2R w - - 0 1").value()).value();
    ReadGame game{setup};
    clock::Reading reading;
    reading.white_flag = has_fallen;
    game.input(table::Input{table::ClockSeen{reading}});
    game.add(Outcome{table::GameEnded{GameResult::black_wins, "entered"}});
    BOOST_TEST(game.are_told("drawn: Black cannot mate by any legal moves (6.9)") == has_fallen);
    BOOST_TEST((game.flag_in_record() == Color::white) == has_fallen);
  }
}

BOOST_AUTO_TEST_CASE(a_win_on_time_that_was_upheld_is_a_draw_against_a_bare_king) {
  for (bool const is_upheld : {true, false}) {
    table::TableSetup setup;
    setup.start =
        chess::Position::from(notation::read_fen("4k3/8/8/8/8/8/8/R3K2R w - - 0 1").value()).value();
    ReadGame game{setup};
    game.input(table::Input{table::ClaimMade{Color::black, table::ClaimKind::flag_fall, std::nullopt, ""}});
    game.add(Outcome{table::Told{{table::Audience::table, false, table::ClaimDecided{is_upheld}}}});
    game.add(Outcome{table::GameEnded{GameResult::black_wins, "entered"}});
    BOOST_TEST(game.are_told("drawn: Black cannot mate by any legal moves (6.9)") == is_upheld);
    BOOST_TEST((game.flag_in_record() == Color::white) == is_upheld);
  }
}

BOOST_AUTO_TEST_CASE(a_claim_that_the_table_does_not_take_leaves_the_claim_on_time_open) {
  for (auto const later :
       {table::ClaimKind::touched_piece, table::ClaimKind::normal_means, table::ClaimKind::illegal_move}) {
    ReadGame game;
    game.input(table::Input{table::ClaimMade{Color::black, table::ClaimKind::flag_fall, std::nullopt, ""}});
    game.input(table::Input{table::ClaimMade{Color::white, later, std::nullopt, ""}});
    game.add(Outcome{table::Told{{table::Audience::table, false, table::ClaimDecided{true}}}});
    game.add(Outcome{table::GameEnded{GameResult::black_wins, "entered"}});
    bool const is_of_time = game.state().open_claim()->kind == table::ClaimKind::flag_fall;
    BOOST_TEST(is_of_time);
    BOOST_TEST((game.flag_in_record() == Color::white) == is_of_time);
  }
}

BOOST_AUTO_TEST_CASE(a_claim_that_the_table_refuses_is_none) {
  ReadGame game;
  game.input(table::ClaimMade{Color::white, table::ClaimKind::normal_means, std::nullopt, ""});
  std::string const refused = "claim: draw, no win by normal means, White";
  BOOST_TEST(!(game.is_watched(refused) || game.is_incident(refused)));
  game.input(table::ClaimMade{Color::white, table::ClaimKind::threefold, std::nullopt, ""});
  game.input(table::ClaimMade{Color::black, table::ClaimKind::illegal_move, std::nullopt, ""});
  BOOST_TEST(game.are_told("claim: threefold occurrence (9.2), White"));
  BOOST_TEST(game.is_watched("same position so far: 1 times"));
  std::string const too_early = "claim: illegal move (7.5), Black";
  BOOST_TEST(!(game.is_watched(too_early) || game.is_incident(too_early)));
  game.input(table::Resumed{});  // says the claim again
  BOOST_TEST(game.are_told("resumed after ply 0"));
}

BOOST_AUTO_TEST_CASE(a_correction_that_is_refused_has_corrected_nothing) {
  table::TableSetup setup;
  setup.has_clock = true;  // so that what is typed waits for its press
  ReadGame game{setup};
  auto const correct = [&](char const* text) {
    auto const stated = notation::parse_move(text, notation::english).value();
    game.input(table::MoveCorrected{Color::white, stated, text});
  };
  game.input(table::MoveTextRefused{Color::white, "Nh9", table::MoveRefusal::not_a_move});
  correct("Nh8");
  BOOST_TEST(!game.is_watched("corrected: Nh8 by White"));
  correct("Nh3");
  BOOST_TEST(game.is_watched("corrected: Nh3 by White"));
  game.input(table::CorrectionAgreed{Color::black});
  BOOST_TEST(!game.is_watched("correction confirmed: by Black"));
}

BOOST_AUTO_TEST_CASE(the_flag_of_a_clock_whose_sides_are_exchanged_is_the_others) {
  ReadGame game;
  clock::Reading reading;
  reading.black_flag = true;
  game.add(Outcome{table::EquipmentExplained{table::EquipmentFault::clock_sides_exchanged, std::nullopt,
                                             chess::SquareSet{}}});
  game.input(table::Input{table::ClockSeen{reading}});
  game.add(Outcome{table::GameEnded{GameResult::black_wins, "entered"}});
  BOOST_TEST((game.flag_in_record() == Color::white));
}

BOOST_AUTO_TEST_CASE(a_draw_before_both_have_moved_is_told_by_all_where_the_edition_asks_for_moves) {
  std::string const words = "a draw agreed before both players had made a move (5.2.3)";
  for (auto const rules : {RuleSet::fide_2014, RuleSet::fide_2023}) {
    for (bool const has_black_moved : {false, true}) {
      table::TableSetup setup;
      setup.regime.rules = rules;
      ReadGame game{setup};
      game.play("e2e4");
      if (has_black_moved) game.play("e7e5");
      game.add(Outcome{table::GameEnded{GameResult::draw, "agreed"}});
      bool const is_early = rules == RuleSet::fide_2023 && !has_black_moved;
      BOOST_TEST(game.is_watched(words) == is_early);
      BOOST_TEST(game.is_incident(words) == is_early);
    }
  }
}

BOOST_AUTO_TEST_CASE(a_made_move_that_was_changed_is_an_incident) {
  table::TableSetup setup;
  setup.white.is_blind = true;
  setup.white_board = table::BoardKind::occupancy;
  ReadGame game{setup};
  auto const move = game.meant("g1f3");
  game.add(Outcome{table::MoveMade{Color::white, 1, move}});
  game.add(Outcome{table::MovePutBack{Color::white, 1, move, "Nf3"}});
  BOOST_TEST(game.is_watched("irregularity: changed a made move: 1. Nf3, White, ply 1"));
  BOOST_TEST(game.is_incident("changed a made move: 1. Nf3, White"));
  BOOST_TEST(game.are_told("made, then put back: 1. Nf3"));
}

BOOST_AUTO_TEST_CASE(touches_beside_the_move_are_an_incident) {
  ReadGame game;
  game.touch("g1");
  game.touch("e2");
  game.play("e2e4");
  BOOST_TEST(game.are_told("lifted: g1, then moved 1. e4, White"));
}

BOOST_AUTO_TEST_CASE(castling_with_the_rook_first_is_told_where_the_order_is_known) {
  std::string const words = "lifted: h1 before the king, then moved 1. O-O, White";
  auto const is_told = [&](char const* first, char const* second, bool is_one_reading) {
    table::TableSetup setup;
    setup.start =
        chess::StatedPosition::from(notation::read_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1").value()).value();
    ReadGame game{setup};
    game.skip(test::a_second);
    game.touch(first);
    if (!is_one_reading) game.skip(test::a_second);
    game.touch(second);
    game.play("e1g1");
    BOOST_TEST(game.is_watched(words) == game.is_incident(words));
    return game.is_watched(words);
  };
  BOOST_TEST(is_told("h1", "e1", false));
  BOOST_TEST(!is_told("e1", "h1", false));
  BOOST_TEST(!is_told("h1", "e1", true));
}

BOOST_AUTO_TEST_CASE(a_rook_that_fell_was_not_touched_before_the_king) {
  table::TableSetup setup;
  setup.start =
      chess::StatedPosition::from(notation::read_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1").value()).value();
  ReadGame game{setup};
  auto const fallen = Square::parse("h1").value();
  game.touch("h1");
  game.add(Outcome{
      table::EquipmentExplained{table::EquipmentFault::pieces_fell, Color::white, chess::SquareSet{fallen}}});
  game.touch("e1");
  game.play("e1g1");
  BOOST_TEST(!game.is_watched("lifted: h1 before the king, then moved 1. O-O, White"));
}

BOOST_AUTO_TEST_CASE(a_board_is_told_as_found_where_it_was_lost) {
  table::TableSetup setup;
  setup.white_board = table::BoardKind::pieces;
  ReadGame game{setup};
  table::DeviceWasFound const found{table::Device::white_board, Millis{120}};
  game.input(found);  // of another make than before
  BOOST_TEST(!game.is_watched("found: board of White"));
  BOOST_TEST(!game.is_incident("found: board of White"));
  game.input(table::DeviceWasLost{table::Device::white_board, "the cable"});
  game.input(found);
  BOOST_TEST(game.are_told("found: board of White"));
}

BOOST_AUTO_TEST_CASE(what_is_wrong_with_a_move_is_told_once_though_the_one_before_is_named_meanwhile) {
  table::TableSetup setup;
  setup.start =
      chess::StatedPosition::from(notation::read_fen("4k3/7P/8/8/8/8/8/4K3 w - - 0 1").value()).value();
  program::JudgedMoves judged;
  auto const unnamed =
      chess::Move{Square::parse("h7").value(), Square::parse("h8").value(), chess::MoveKind::promote_queen};
  auto const into_check = chess::Move{Square::parse("e8").value(), Square::parse("f8").value()};
  ReadGame game{setup};
  game.play("h7h8q");
  std::size_t told = 0;
  auto const take = [&](Outcome const& outcome) {
    told += judged.take(game.now(), outcome, game.state()).size();
  };
  take(table::MoveMade{Color::black, 2, into_check});
  take(table::PromotionNamed{Color::white, 1, unnamed, "h8=Q+"});
  game.play("e8f8");
  take(table::MoveCompleted{Color::black, 2, into_check, "Kf8", {}});
  BOOST_TEST(told == 1U);
}

BOOST_AUTO_TEST_CASE(a_flag_is_an_incident_once) {
  ReadGame game;
  clock::Reading reading;
  reading.black_flag = true;
  game.input(table::ClockSeen{reading});
  game.input(table::ClockSeen{reading});
  BOOST_TEST(game.are_told("flag: shown for Black"));
}

BOOST_AUTO_TEST_CASE(a_clock_that_jumps_stands_in_the_incidents_each_time) {
  table::TableSetup setup;
  setup.has_clock = true;
  ReadGame game{setup};
  clock::Reading reading;
  reading.white = reading.black = std::chrono::minutes{90};
  reading.to_move = chess::Color::white;
  reading.is_running = true;
  auto const show = [&](Millis white) {
    reading.white = white;
    game.input(table::ClockSeen{reading});
  };
  show(reading.white);
  show(std::chrono::minutes{99});
  BOOST_TEST(
      game.are_told("clock: White shows 1:39:00, by the time that passed 1:30:00: changed without a press"));
  show(std::chrono::minutes{50});
  BOOST_TEST(
      game.are_told("clock: White shows 0:50:00, by the time that passed 1:38:56: changed without a press"));
  game.input(table::DeviceWasLost{table::Device::clock, "the cable"});
  game.input(table::DeviceWasFound{table::Device::clock});
  show(std::chrono::hours{3});
  BOOST_TEST(game.are_told("clock: White shows 3:00:00, before 0:50:00: changed while nobody read it"));
  reading.white_flag = true;
  show(std::chrono::minutes{41});
  BOOST_TEST(
      game.are_told("clock: White shows 0:41:00, by the time that passed 2:59:56: changed without a press"));
}

BOOST_AUTO_TEST_SUITE_END()

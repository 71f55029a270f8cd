// SPDX-License-Identifier: GPL-3.0-or-later
// Twin positions (tests/twins): one and the same move is legal in one and not in the other. No player is
// answered differently, whatever is typed, announced, claimed or said back.
#include "core/arbitration/judged_line.hpp"
#include "core/legal/game_line.hpp"
#include "core/legal/position.hpp"
#include "tests/core/chess/outside_data.hpp"
#include "tests/core/table/tables.hpp"
#include "tests/twins/texts_of_moves.hpp"
#include "tests/twins/twin_positions.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(twins)

namespace {

struct Table {
  char const* what;
  BoardKind white, black;
  bool has_clock, is_blind;
  Announcer announcer;
};
std::ostream& operator<<(std::ostream& out, Table const& table) { return out << table.what; }

constexpr Table tables[] = {
    {"no boards, no clock", BoardKind::keyboard, BoardKind::keyboard, false, false, Announcer::person},
    {"no boards, a clock", BoardKind::keyboard, BoardKind::keyboard, true, true, Announcer::person},
    {"no boards, Tactus announces", BoardKind::keyboard, BoardKind::keyboard, false, true, Announcer::tactus},
    {"a board that knows its pieces", BoardKind::pieces, BoardKind::pieces, true, true, Announcer::tactus},
    {"a board that does not", BoardKind::occupancy, BoardKind::occupancy, true, true, Announcer::tactus},
    {"two boards, nobody presses", BoardKind::occupancy, BoardKind::pieces, false, true, Announcer::person},
};

TableSetup setup_of(Table const& table) {
  TableSetup setup;
  setup.white.is_blind = setup.black.is_blind = table.is_blind;
  setup.white_board = table.white;
  setup.black_board = table.black;
  setup.has_clock = table.has_clock;
  setup.announcer = table.announcer;
  setup.difference_notice = DifferenceNotice::call_arbiter;
  return setup;
}

std::string answer(TableState const& state, Input const& input) {
  auto step = apply(state, {Instant{Millis{20'000}}, input});
  std::string text;
  for (Effect const& effect : step.effects) text += text_of(effect) + '\n';
  step = apply(std::move(step.state), {Instant{Millis{30'000}}, TimePassed{}});
  for (Effect const& effect : step.effects) text += text_of(effect) + '\n';
  return text;
}

/// Everything that takes the text of a move.
std::vector<Input> inputs_with(Color by, std::string const& text) {
  auto const form = stated(text);
  return {MoveEntered{by, form, text}, ClaimMade{by, ClaimKind::threefold, form, text},
          ClaimMade{by, ClaimKind::fifty_moves, form, text}, MoveRepeated{chess::opposite(by), form, text}};
}

struct Twin {
  Script one, other;
  Twin(Twins const& twins, TableSetup const& setup)
      : one(from(twins.one, setup)), other(from(twins.other, setup)) {}
};

// Under a sanitizer some of the texts, others for each pair; there are texts enough for all of them.
constexpr auto stride = static_cast<std::size_t>(tactus::test::budget(1, 1, 19));

/// How many of the texts, from the first on, were understood as a move that is made now.
unsigned answered_alike(Twin const& twin, std::vector<std::string> const& texts, std::size_t first) {
  unsigned made = 0;
  auto const by = twin.one.state().to_move();
  for (std::size_t i = first % stride; i < texts.size(); i += stride) {
    std::string const& text = texts[i];
    for (Input const& input : inputs_with(by, text)) {
      auto const said = answer(twin.one.state(), input);
      BOOST_TEST_REQUIRE(said == answer(twin.other.state(), input), text);
      made += said.find("made") != std::string::npos ? 1U : 0U;
    }
  }
  return made;
}

chess::Diagram diagram_in(std::string const& fen) { return from(fen).start.diagram(); }

/// Announced, pressed and copied by calm hands.
Script played(std::string const& fen, TableSetup const& setup, chess::Move move) {
  Script script{from(fen, setup)};
  auto const by = script.state().to_move();
  auto const steps = steps_of(diagram_in(fen), move);
  script.hands(by, steps).wait(1000).request(by, Request::announce).wait(1000).press().wait(3000);
  script.hands(chess::opposite(by), steps).wait(6000);
  return script;
}

/// What only the arbiter's programs tell of the one move that was completed.
bool is_judged_legal(Script const& script) {
  arbitration::JudgedLine const judged{script.state().line()};
  return judged.is_legal(1);
}

}  // namespace

BOOST_AUTO_TEST_CASE(there_are_thirty_pairs_and_more) { BOOST_TEST(twin_positions().size() >= 30U); }

BOOST_DATA_TEST_CASE(each_pair_is_one_of_twins, twin_positions(), twins) {
  auto const one = chess::position_of(from(twins.one).start).value();
  auto const other = chess::position_of(from(twins.other).start).value();
  auto const move = move_of(chess::diagram_of(one), twins.move);
  BOOST_TEST(one.is_legal(move));
  BOOST_TEST(chess::diagram_of(other).has(move));
  BOOST_TEST(!other.is_legal(move));
  BOOST_TEST((chess::diagram_of(one) == chess::diagram_of(other)) == twins.has_same_placement);
  auto const differing = one.placement().difference(other.placement());
  BOOST_TEST(differing.size() == (twins.has_same_placement ? 0 : 1));
  for (chess::Square const s : differing) {
    BOOST_TEST((one.placement().at(s)->color == chess::opposite(one.turn())));
    BOOST_TEST((other.placement().at(s)->color == chess::opposite(one.turn())));
  }
}

BOOST_DATA_TEST_CASE(each_pair_of_games_is_one_of_twins, twin_games(), twins) {
  auto const after = [](std::vector<std::string> const& moves) {
    auto position = chess::Position::initial();
    for (std::string const& each : moves) {
      auto const move = move_of(chess::diagram_of(position), each);
      BOOST_TEST_REQUIRE(position.is_legal(move), each);
      position.play(move);
    }
    return position;
  };
  auto const one = after(twins.one);
  auto const other = after(twins.other);
  BOOST_TEST((chess::diagram_of(one) == chess::diagram_of(other)));
  BOOST_TEST(twins.one.size() == twins.other.size());
  auto const move = move_of(chess::diagram_of(one), twins.move);
  BOOST_TEST(one.is_legal(move));
  BOOST_TEST(!other.is_legal(move));
}

// Every one of the 4,032 coordinate texts and of the texts of Appendix C, at one table for each pair.
BOOST_AUTO_TEST_CASE(every_text_gets_the_same_answers_and_events) {
  auto const every_text = all_move_texts();
  BOOST_TEST(every_text.size() > 4'032U + 1'000U);
  for (std::size_t i = 0; i < twin_positions().size(); ++i) {
    Table const& table = tables[i % std::size(tables)];
    BOOST_TEST_CONTEXT(twin_positions()[i].what << " at a table with " << table.what) {
      unsigned const made = answered_alike({twin_positions()[i], setup_of(table)}, every_text, i);
      if (table.white == BoardKind::keyboard && stride == 1) BOOST_TEST(made > 3U);
    }
  }
}

// And at every table all texts that a piece can follow.
BOOST_DATA_TEST_CASE(texts_of_moves_get_the_same_answers_at_every_table,
                     data::make(twin_positions()) * data::make(tables), twins, table) {
  answered_alike({twins, setup_of(table)}, move_texts_of(diagram_in(twins.one)), twins.what.size());
}

// The hands make every move that a piece can make, legal or not, announce it and press: more than a hundred
// legal and a hundred illegal placements, on boards that know their pieces and on boards that do not.
BOOST_DATA_TEST_CASE(every_move_that_hands_make_gets_the_same_answers,
                     data::make({true, false}) * data::make({true, false}), knows_pieces, announces) {
  auto const kind = knows_pieces ? BoardKind::pieces : BoardKind::occupancy;
  auto const announcer = announces ? Announcer::tactus : Announcer::person;
  TableSetup const setup = setup_of({"", kind, kind, true, true, announcer});
  unsigned legal = 0, illegal = 0;
  for (Twins const& twins : twin_positions()) {
    auto const one = chess::position_of(from(twins.one).start).value();
    auto const other = chess::position_of(from(twins.other).start).value();
    auto const differing = one.placement().difference(other.placement());
    for (chess::Move const move : diagram_in(twins.one).moves()) {
      if (differing.contains(move.to())) continue;  // what is captured is named in the record
      Script const script = played(twins.one, setup, move);
      Script const twin = played(twins.other, setup, move);
      std::string const log = joined(script.log());
      BOOST_TEST_REQUIRE(log == joined(twin.log()), twins.what << ", " << twins.move);
      // Apertures do not tell what a pawn became: the player is asked to name it, and who does not hears it
      // told without its piece.
      bool const is_known = knows_pieces || !move.promotion();
      BOOST_TEST(log.find("done") != std::string::npos, twins.what << '\n' << log);
      BOOST_TEST((log.find("=?") == std::string::npos) == is_known, twins.what << '\n' << log);
      BOOST_TEST((log.find("say table 1") != std::string::npos) == (announces && is_known), twins.what
                                                                                                << '\n'
                                                                                                << log);
      if (is_known) {
        BOOST_TEST(is_judged_legal(script) == one.is_legal(move), twins.what << '\n' << log);
        BOOST_TEST(is_judged_legal(twin) == other.is_legal(move), twins.what << '\n' << log);
      }
      (other.is_legal(move) ? legal : illegal) += 1;
    }
  }
  BOOST_TEST(legal >= 100U);
  BOOST_TEST(illegal >= 100U);
}

namespace {

/// What both ears and the arbiter learn; the record has positions with their rights besides.
std::string told_in(Script const& script) {
  return joined(script.log_of({"say", "made", "done", "back", "irregular", "differs", "agrees", "ended"}));
}

Script pressed_twice_at_once(std::string const& fen, TableSetup const& setup, chess::Move move) {
  Script script{from(fen, setup)};
  auto const by = script.state().to_move();
  script.hands(by, steps_of(diagram_in(fen), move)).wait(1000).request(by, Request::announce).wait(1000);
  script.press().wait(200).lever(by).wait(8000);
  return script;
}

Script made_while_the_clock_stands(std::string const& fen, TableSetup const& setup, chess::Move move) {
  Script script{from(fen, setup), tournament_profile, false};
  auto const by = script.state().to_move();
  auto const steps = steps_of(diagram_in(fen), move);
  script.show_clock(std::nullopt, false).hands(by, steps).wait(3000).hands(chess::opposite(by), steps);
  script.wait(6000).show_clock(by, true).wait(1000).press().wait(6000);
  return script;
}

Script taken_back(std::string const& fen, TableSetup const& setup, chess::Move move) {
  Script script = played(fen, setup, move);
  auto const by = chess::opposite(script.state().to_move());
  script.feed(RestoreProposed{by, 0}).feed(RestoreAgreed{W}).feed(RestoreAgreed{B}).wait(6000);
  for (Color const board : {W, B}) {
    script.standing(board) = from(fen).start.placement();
    script.report(board, move.from()).report_all(board).wait(500).report_all(board);
  }
  script.wait(3000).show_clock(by, true).press().wait(6000);
  return script;
}

Script decided_and_adjourned(std::string const& fen, TableSetup const& setup, chess::Move move) {
  Script script{from(fen, setup)};
  auto const by = script.state().to_move();
  auto const other = chess::opposite(by);
  script.hands(by, steps_of(diagram_in(fen), move)).wait(1000);
  script.feed(ClaimMade{by, ClaimKind::illegal_move, std::nullopt}).feed(ClaimAnswered{true, other});
  script.feed(ClaimMade{by, ClaimKind::threefold, std::nullopt});
  script.feed(ClaimAnswered{false, by}).feed(ClaimAnswered{false, other});
  script.feed(ResultProposed{by, GameResult::draw, Ending::stalemate}).feed(DrawAnswered{other, false});
  script.feed(AdjournmentEntered{by, std::nullopt}).feed(PlayContinued{}).wait(3000);
  script.press().wait(6000);
  return script;
}

/// The king of who is to move goes to an empty square: the same in both twins.
chess::Move king_move_in(chess::Diagram const& position) {
  auto const moves = position.moves();
  auto const found = std::find_if(moves.begin(), moves.end(), [&](chess::Move const m) {
    return position.at(m.from())->kind == chess::Kind::king && !m.is_castling() && !position.at(m.to());
  });
  return *found;
}

/// Copied without a word, and the game goes on by each one's king.
Script& go_on(Script& script, chess::Diagram position, unsigned plies) {
  for (unsigned i = 0; i < plies; ++i) {
    auto const by = position.turn();
    auto const steps = steps_of(position, king_move_in(position));
    position = position.after(king_move_in(position));
    script.hands(by, steps).wait(1000).press().wait(2000).hands(chess::opposite(by), steps).wait(3000);
  }
  return script;
}

/// Neither announced nor named: a promotion stays open until the record finds out.
Script pressed_without_a_word(std::string const& fen, TableSetup const& setup, chess::Move move) {
  Script script{from(fen, setup)};
  auto const by = script.state().to_move();
  auto const steps = steps_of(diagram_in(fen), move);
  script.hands(by, steps).wait(1000).press().wait(3000).hands(chess::opposite(by), steps).wait(3000);
  return go_on(script, diagram_in(fen).after(move), 3);
}

/// Plies on both boards while nobody looks. Three look like two, or are missing.
template <unsigned plies>
Script slept_over(std::string const& fen, TableSetup const& setup, chess::Move move) {
  Script script{from(fen, setup)};
  script.wait(3000).sleep();
  auto position = diagram_in(fen);
  for (unsigned ply = 0; ply < plies; ++ply) {
    auto const made = ply == 0 ? move : king_move_in(position);
    for (Color const board : {W, B}) script.hands(board, steps_of(position, made));
    position = position.after(made);
    script.lever(position.turn());
  }
  script.wake(StoodStill{Millis{20'000}}).lever(position.turn()).wait(20'000);
  return go_on(script, position, 2);
}

/// The clock stands the wrong way round from the first press on, also after an adjournment.
Script read_the_wrong_way_round(std::string const& fen, TableSetup const& setup, chess::Move move) {
  Script script{from(fen, setup), tournament_profile, false};
  auto const by = script.state().to_move();
  auto const other = chess::opposite(by);
  script.show_clock(other, true).wait(3000);
  auto const both_play = [&](chess::Diagram const& position, chess::Move made) {
    auto const mover = position.turn();
    script.hands(mover, steps_of(position, made)).wait(1000).request(mover, Request::announce).wait(1000);
    script.show_clock(mover, true)
        .wait(2000)
        .hands(chess::opposite(mover), steps_of(position, made))
        .wait(3000);
  };
  auto position = diagram_in(fen);
  both_play(position, move);
  position = position.after(move);
  both_play(position, king_move_in(position));
  position = position.after(king_move_in(position));
  script.feed(AdjournmentEntered{position.turn(), std::nullopt}).wait(3000).feed(PlayContinued{}).wait(3000);
  both_play(position, king_move_in(position));
  return script;
}

/// Asked of the arbiter in a quickplay finish, and adjourned with a move on the board.
Script asked_in_a_quickplay_finish(std::string const& fen, TableSetup const& setup, chess::Move move) {
  Script script{from(fen, setup)};
  auto const by = script.state().to_move();
  auto const other = chess::opposite(by);
  script.hands(by, steps_of(diagram_in(fen), move)).wait(1000);
  for (ClaimKind const kind : {ClaimKind::normal_means, ClaimKind::extra_seconds}) {
    script.feed(ClaimMade{by, kind, std::nullopt});
    script.feed(ClaimAnswered{false, by}).feed(ClaimAnswered{false, other});
  }
  script.feed(DrawAnswered{other, false}).feed(AdjournmentEntered{by, std::nullopt});
  for (Color const of : {W, B}) script.feed(DutyAsked{of}).wait(3000).feed(DutyDone{of});
  script.wait(3000).feed(PlayContinued{}).wait(3000).press().wait(6000);
  return script;
}

struct Course {
  char const* what;
  Script (*play)(std::string const& fen, TableSetup const& setup, chess::Move move);
};
std::ostream& operator<<(std::ostream& out, Course const& course) { return out << course.what; }
constexpr Course courses[] = {{"two presses at once", &pressed_twice_at_once},
                              {"made while the clock stands", &made_while_the_clock_stands},
                              {"taken back", &taken_back},
                              {"decided and adjourned", &decided_and_adjourned},
                              {"pressed without a word", &pressed_without_a_word},
                              {"slept over", &slept_over<3>},
                              {"read the wrong way round", &read_the_wrong_way_round},
                              {"asked in a quickplay finish", &asked_in_a_quickplay_finish}};

}  // namespace

// The move that is legal in one of them only, where the game does not go straight on.
BOOST_DATA_TEST_CASE(games_that_do_not_go_straight_on_get_the_same_answers,
                     data::make(twin_positions()) * data::make(courses) * data::make({true, false}), twins,
                     course, knows_pieces) {
  auto const kind = knows_pieces ? BoardKind::pieces : BoardKind::occupancy;
  TableSetup setup = setup_of({"", kind, kind, true, true, Announcer::tactus});
  setup.is_quickplay_finish_announced = true;
  setup.white.guided = setup.black.guided = DutySet::all();
  auto const move = move_of(diagram_in(twins.one), twins.move);
  auto const differing = from(twins.one).start.placement().difference(from(twins.other).start.placement());
  if (differing.contains(move.to())) return;  // what is captured is named in the record
  std::string const told = told_in(course.play(twins.one, setup, move));
  // Apertures do not tell what a pawn became.
  if (knows_pieces || !move.is_promotion()) BOOST_TEST(!told.empty());
  BOOST_TEST(told == told_in(course.play(twins.other, setup, move)));
}

// Neither who records it, nor the word that nobody saw it.
BOOST_DATA_TEST_CASE(one_or_two_plies_that_nobody_saw_are_told_alike,
                     data::make({true, false}) * data::make({true, false}), is_one, knows_pieces) {
  auto const play = is_one ? &slept_over<1> : &slept_over<2>;
  auto const kind = knows_pieces ? BoardKind::pieces : BoardKind::occupancy;
  TableSetup const setup = setup_of({"", kind, kind, true, true, Announcer::person});
  unsigned found = 0;
  for (Twins const& twins : twin_positions()) {
    auto const move = move_of(diagram_in(twins.one), twins.move);
    auto const differing = from(twins.one).start.placement().difference(from(twins.other).start.placement());
    if (differing.contains(move.to())) continue;  // what is captured is named in the record
    std::string const told = told_in(play(twins.one, setup, move));
    BOOST_TEST(told == told_in(play(twins.other, setup, move)), twins.what);
    found += told.find(" found") != std::string::npos ? 1U : 0U;
  }
  BOOST_TEST(found > 10U);
}

BOOST_AUTO_TEST_CASE(a_planted_difference_is_found) {
  Script const one{from(twin_positions()[0].one, setup_of(tables[0]))};
  Script const other{
      from("r3k2r/8/8/8/8/8/8/R3K3 w Q - 4 9", setup_of(tables[0]))};  // no rook to castle with
  Input const castles = MoveEntered{W, stated("O-O"), "O-O"};
  BOOST_TEST(answer(one.state(), castles) != answer(other.state(), castles));
}

BOOST_AUTO_TEST_SUITE_END()

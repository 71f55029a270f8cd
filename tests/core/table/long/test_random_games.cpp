// SPDX-License-Identifier: GPL-3.0-or-later
// Random legal games by random hands: whatever the order of lifts, slides, brushes and pieces put back, the
// same moves come out, nothing wrong is ever said, and the same inputs give the same effects.
#include "core/chess/played_line.hpp"
#include "core/legal/game_line.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/fen.hpp"
#include "tests/core/chess/outside_data.hpp"
#include "tests/core/table/long/random_hands.hpp"
#include "tests/core/table/tables.hpp"

#include <set>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;
using chess::Move;
using chess::Position;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(random_games)

namespace {

char const* const starts[] = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 1",
    "r3k2r/1P2P3/8/2pP1pP1/2Pp1Pp1/8/1p2p3/R3K2R b KQkq f3 0 1",
};

/// Of each start at each table.
constexpr auto games = static_cast<unsigned>(test::budget(20, 20, 6));
constexpr auto cut_games = static_cast<unsigned>(test::budget(40, 40, 12));
constexpr auto assisted_games = static_cast<unsigned>(test::budget(10, 10, 3));

struct Table {
  bool has_clock;
  BoardKind white, black;
};
std::ostream& operator<<(std::ostream& out, Table const& t) {
  return out << (t.has_clock ? "clock" : "no clock")
             << (t.white == BoardKind::pieces ? " pieces" : " occupancy")
             << (t.black == BoardKind::pieces ? " pieces" : " occupancy");
}
Table const tables[] = {
    {true, BoardKind::occupancy, BoardKind::pieces},    {true, BoardKind::pieces, BoardKind::pieces},
    {true, BoardKind::occupancy, BoardKind::occupancy}, {false, BoardKind::occupancy, BoardKind::pieces},
    {false, BoardKind::pieces, BoardKind::pieces},
};

/// Who announces: Tactus, or White's assistant, who is guided.
TableSetup setup_of(Table const& table, char const* fen, Announcer announcer) {
  TableSetup setup;
  setup.white.is_blind = true;
  setup.announcer = announcer;
  if (announcer == Announcer::person) setup.white.guided = DutySet::all();
  setup.has_clock = table.has_clock;
  setup.white_board = table.white;
  setup.black_board = table.black;
  setup.start = Position::from(notation::read_fen(fen).value()).value();
  return setup;
}

/// Captures, castling and promotions more often than chance would have them.
Move choose(Position const& position, RandomHands& hands) {
  auto const moves = position.legal_moves();
  Move m = moves[static_cast<std::size_t>(hands.number(0, static_cast<int>(moves.size()) - 1))];
  for (int i = 0; i < 3 && m.kind() == chess::MoveKind::normal && !position.at(m.to()); ++i)
    m = moves[static_cast<std::size_t>(hands.number(0, static_cast<int>(moves.size()) - 1))];
  return m;
}

class RandomGame {
 public:
  RandomGame(Table const& table, char const* fen, unsigned seed, Announcer announcer = Announcer::tactus)
      : table_(table),
        has_assistant_(announcer == Announcer::person),
        position_(chess::position_of(setup_of(table, fen, announcer).start).value()),
        script_(setup_of(table, fen, announcer)),
        hands_(script_, seed, table.white == BoardKind::pieces, table.black == BoardKind::pieces) {}

  /// From now on lines are cut for the time of a move or of a copy, or the clock's for the time of a press.
  void cut_lines() { has_cuts_ = true; }

  void play(int plies) {
    while (plies-- > 0 && !position_.legal_moves().empty()) play_one();
    script_.wait(5000);
  }

  Script& script() { return script_; }
  std::vector<Move> const& moves() const { return moves_; }

 private:
  void play_one() {
    Color const mover = position_.turn();
    Move const m = choose(position_, hands_);
    if (hands_.chance(20)) hands_.brush(mover);
    if (hands_.chance(20)) hands_.lift_and_put_back(mover, mover);
    // One line at a time, and then time to come back.
    cut_ = has_cuts_ && cut_ == Cut::none ? static_cast<Cut>(hands_.number(0, 3)) : Cut::none;
    bool const is_cut = cut_ == Cut::mover;
    if (is_cut) script_.mute(mover, true);
    hands_.execute(mover, position_, m);
    if (is_cut && hands_.chance(50)) script_.mute(mover, false).wait(hands_.number(0, 500));
    announce(mover, m);
    bool const copies_early = hands_.chance(30);
    if (copies_early) copy(mover, m);
    script_.wait(hands_.number(0, 700));
    press(mover);
    if (!copies_early) copy(mover, m);
    if (is_cut) script_.mute(mover, false).wait(hands_.number(0, 500));
    while (has_assistant_ && hands_.chance(70)) script_.wait(hands_.number(0, 3000)).feed(DutyDone{W});
    moves_.push_back(m);
    position_ = position_.after(m);
  }

  void press(Color mover) {
    if (!table_.has_clock) {
      if (hands_.chance(50)) script_.feed(PressEntered{mover});
      return;
    }
    bool const is_cut = cut_ == Cut::clock;
    if (is_cut)
      script_.feed(DeviceWasLost{Device::clock, ""})
          .wait(hands_.number(0, 500))
          .feed(DeviceWasFound{Device::clock});
    script_.lever(opposite(mover));
  }

  void announce(Color mover, Move m) {
    bool const knows_pieces = (mover == W ? table_.white : table_.black) == BoardKind::pieces;
    // The traces of an occupancy board do not tell the promotion piece: the person types what was announced.
    if (m.is_promotion() && !knows_pieces) script_.feed(MoveEntered{mover, notation::pattern_of(m), ""});
    if (mover == B) return;
    script_.wait(hands_.number(0, 900)).request(mover, Request::announce);
    script_.wait(700);
  }

  void copy(Color mover, Move m) {
    bool const is_cut = cut_ == Cut::copier;
    if (is_cut) script_.mute(opposite(mover), true);
    script_.wait(hands_.number(300, 1500));
    hands_.execute(opposite(mover), position_, m);
    if (is_cut) script_.mute(opposite(mover), false);
    script_.wait(hands_.number(0, 1200));
  }

  Table table_;
  bool has_assistant_;  // who presses his key now and then
  Position position_;
  Script script_;
  RandomHands hands_;
  std::vector<Move> moves_;
  bool has_cuts_ = false;
  enum class Cut { none, mover, copier, clock } cut_ = Cut::none;
};

/// Every move that was said must be the one that was played.
void check_words(std::vector<StampedInput> const& inputs, std::vector<Move> const& moves,
                 Position const& start) {
  chess::PlayedLine line(start);
  for (Move const m : moves) line.play(m);
  TableState state;
  for (auto const& input : inputs) {
    auto step = apply(std::move(state), input);
    state = std::move(step.state);
    for (auto const& effect : step.effects) {
      auto const* announce = std::get_if<Announce>(&effect);
      auto const* said = announce ? std::get_if<MoveSaid>(&announce->announcement.content) : nullptr;
      if (!said) continue;
      BOOST_REQUIRE(said->ply >= 1 && said->ply <= moves.size());
      auto told = said->move;
      told.gives = chess::CheckState::none;  // said after the press only
      BOOST_TEST((told == chess::describe(line.diagram_at(said->ply - 1), moves[said->ply - 1])));
    }
  }
}

/// Of no other moves, and nothing but what D.2.10 allows his assistant.
void check_duties(std::vector<std::string> const& log, std::vector<Move> const& moves,
                  Position const& start) {
  chess::GameLine line(start);
  std::set<std::string> allowed{"say wa no duty"};
  for (Move const m : moves) {
    auto const ply = line.plies() + 1;
    auto const d = chess::describe(line.current(), m);
    auto const text = std::to_string(ply) + " " + d.from.name() + d.to.name() +
                      (d.promotion ? std::string(1, chess::Piece{B, *d.promotion}.fen_letter()) : "");
    bool const is_own = line.current().turn() == W;
    for (std::string const repeat : {"", "repeat "}) {
      allowed.insert("say wa " + repeat + "write for w " + text);
      allowed.insert("say wa " + repeat + "make on " + (is_own ? "b " : "w ") + text);
      allowed.insert("say wa " + repeat + "announce to " + (is_own ? "b " : "w ") + text);
      if (is_own) allowed.insert("say wa " + repeat + "start b " + text);
    }
    line.play(m);
  }
  unsigned written = 0;
  for (auto const& each : log) {
    if (!each.starts_with("say wa ")) continue;
    BOOST_TEST(allowed.contains(each), each);
    written += each.find("write for") != std::string::npos ? 1U : 0U;
  }
  BOOST_TEST(written > 0U);
}

std::vector<std::string> replay(std::vector<StampedInput> const& inputs) {
  std::vector<std::string> log;
  TableState state;
  for (auto const& input : inputs) {
    auto step = apply(std::move(state), input);
    state = std::move(step.state);
    for (auto const& effect : step.effects) log.push_back(text_of(effect));
  }
  return log;
}

}  // namespace

BOOST_DATA_TEST_CASE(the_fold_ends_with_the_moves_that_were_played,
                     data::make(tables) * data::make(starts) * data::xrange(games), table, fen, seed) {
  RandomGame game(table, fen, seed);
  game.play(40);
  auto const& state = game.script().state();
  auto expected = game.moves();
  // Without a press the last move is complete only when it is answered.
  if (!table.has_clock && state.line().plies() + 1 == expected.size()) expected.pop_back();
  BOOST_TEST((state.line().moves() == expected));
  BOOST_TEST(joined(game.script().log_of({"differs", "irregular"})) == "");
  std::size_t const copies = game.script().log_of({"copied"}).size();
  std::size_t const ended = state.result() == GameResult::open ? 0 : 1;
  BOOST_TEST(copies + ended >= expected.size());
  check_words(game.script().inputs(), game.moves(), chess::position_of(state.line().start()).value());
  BOOST_TEST((replay(game.script().inputs()) == game.script().log()));
}

BOOST_DATA_TEST_CASE(no_move_is_lost_where_one_line_at_a_time_is_cut_in_the_middle_of_a_move,
                     data::make({true, false}) * data::make(starts) * data::xrange(cut_games), knows_pieces,
                     fen, seed) {
  RandomGame game({true, knows_pieces ? BoardKind::pieces : BoardKind::occupancy, BoardKind::pieces}, fen,
                  5000 + seed);
  game.cut_lines();
  game.play(40);
  auto const& state = game.script().state();
  BOOST_TEST((state.line().moves() == game.moves()));
  check_words(game.script().inputs(), game.moves(), chess::position_of(state.line().start()).value());
}

BOOST_DATA_TEST_CASE(an_assistant_is_told_of_nothing_but_the_moves_that_were_made,
                     data::make(tables) * data::make(starts) * data::xrange(assisted_games), table, fen,
                     seed) {
  RandomGame game(table, fen, 9000 + seed, Announcer::person);
  game.play(30);
  check_duties(game.script().log(), game.moves(),
               chess::position_of(game.script().state().line().start()).value());
  BOOST_TEST((replay(game.script().inputs()) == game.script().log()));
}

BOOST_AUTO_TEST_SUITE_END()

// SPDX-License-Identifier: GPL-3.0-or-later
// The arbiter goes back one to six plies at a table with two boards and a clock, and hands put the pieces
// back: before he confirms, between, or after; the clock runs, stands, is unplugged or is set; a square may
// be dead. No move comes of it that nobody made, and what is played then is recorded as it was played.
// TACTUS_PUT_BACK_SCENES: how many (120).
#include "core/legal/position.hpp"
#include "tests/core/table/long/random_hands.hpp"
#include "tests/core/table/tables.hpp"

#include <algorithm>
#include <cstdlib>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;
using chess::Move;
using chess::Placement;
using chess::Position;
using chess::Square;

BOOST_AUTO_TEST_SUITE(put_back_scenes)

namespace {

unsigned scenes_asked_for() {
  char const* const text = std::getenv("TACTUS_PUT_BACK_SCENES");
  return text == nullptr ? 120 : static_cast<unsigned>(std::strtoul(text, nullptr, 10));
}

enum class PutBack { before, between, after };
enum class ClockThen { runs, stands, unplugged, set };

struct Plan {
  unsigned seed;
  bool knows_white, knows_black;
  std::size_t plies_back;
  PutBack when;
  ClockThen clock;
  bool has_dead_square;
};
std::ostream& operator<<(std::ostream& out, Plan const& plan) {
  char const* const when[] = {"before", "between", "after"};
  char const* const clock[] = {"runs", "stands", "unplugged", "set"};
  return out << "scene " << plan.seed << ": " << plan.plies_back << " plies, put back "
             << when[static_cast<unsigned>(plan.when)] << ", clock "
             << clock[static_cast<unsigned>(plan.clock)] << (plan.has_dead_square ? ", a dead square" : "");
}

/// Each circumstance comes with each other one sooner or later.
Plan plan_of(unsigned seed) {
  return {seed,
          seed % 2 == 0,
          seed % 3 == 0,
          1 + seed % 6,
          static_cast<PutBack>(seed / 2 % 3),
          static_cast<ClockThen>(seed % 4),
          seed % 5 == 4};
}

TableSetup setup_of(Plan const& plan) {
  TableSetup setup = pair_with_clock();
  setup.white_board = plan.knows_white ? BoardKind::pieces : BoardKind::occupancy;
  setup.black_board = plan.knows_black ? BoardKind::pieces : BoardKind::occupancy;
  setup.arbiter_word = "$y$j9T$...";
  return setup;
}

class Scene {
 public:
  explicit Scene(Plan const& plan)
      : plan_(plan),
        script_(setup_of(plan)),
        hands_(script_, plan.seed, plan.knows_white, plan.knows_black) {}

  void play() {
    script_.wait(1000);
    play_on(8);
    check();
    go_back();
    check();
    play_on(5);
    check();
    BOOST_TEST(script_.log_of({"done"}).size() == completed_);
  }

 private:
  void check() {
    script_.wait(4000);
    BOOST_TEST((script_.state().line().moves() == moves_));
  }

  void play_on(int plies) {
    for (; plies > 0 && !position().legal_moves().empty(); --plies) play_one();
  }

  Position const& position() const { return positions_.back(); }

  /// No castling and no promotion: these have tests of their own, and a board that is typed for shows
  /// neither.
  Move choose() {
    auto const moves = position().legal_moves();
    for (;;) {
      Move const m = moves[static_cast<std::size_t>(hands_.number(0, static_cast<int>(moves.size()) - 1))];
      if (m.kind() == chess::MoveKind::normal) return m;
    }
  }

  void play_one() {
    Color const mover = position().turn();
    Move const m = choose();
    if (script_.state().is_typed(mover)) script_.feed(MoveEntered{mover, notation::pattern_of(m), ""});
    hands_.execute(mover, position(), m);
    script_.wait(1000);
    if (mover == W) script_.request(W, Request::announce).wait(700);
    script_.lever(opposite(mover)).wait(hands_.number(300, 1200));
    hands_.execute(opposite(mover), position(), m);
    script_.wait(1500);
    moves_.push_back(m);
    positions_.push_back(position().after(m));
    ++completed_;
  }

  void go_back() {
    std::size_t const plies = moves_.size() - plan_.plies_back;
    auto const goal = positions_[plies].placement();
    if (plan_.clock == ClockThen::unplugged) script_.feed(DeviceWasLost{Device::clock, "unplugged"});
    if (plan_.clock == ClockThen::stands) script_.show_clock(std::nullopt, false);
    script_.feed(RestoreProposed{W, plies});
    if (plan_.when == PutBack::before) put_up(goal, W), put_up(goal, B);
    if (plan_.when == PutBack::between) put_up(goal, W);
    script_.feed(ArbiterAgreed{}).wait(hands_.number(100, 4000));
    moves_.resize(plies);
    positions_.erase(positions_.begin() + static_cast<std::ptrdiff_t>(plies) + 1, positions_.end());
    if (plan_.when == PutBack::between) put_up(goal, B);
    if (plan_.when == PutBack::after) put_up(goal, B), put_up(goal, W);
    script_.wait(3000);
    vouch_where_needed();
    start_clock();
  }

  /// What has to go is taken off, what has to stand is put there, in the order of a person who looks for each
  /// piece.
  void put_up(Placement const& goal, Color board) {
    std::vector<Square> squares;
    for (Square const s : script_.standing(board).difference(goal)) squares.push_back(s);
    for (std::size_t i = squares.size(); i > 1; --i)
      std::swap(squares[i - 1], squares[static_cast<std::size_t>(hands_.number(0, static_cast<int>(i) - 1))]);
    bool const is_dead_here = plan_.has_dead_square && board == W && !squares.empty();
    if (is_dead_here) squares.erase(squares.begin());  // its sensor keeps what it said
    for (Square const s : squares)
      if (script_.standing(board).at(s)) script_.lift(board, s.name()).wait(hands_.number(150, 900));
    for (Square const s : squares)
      if (auto const piece = goal.at(s))
        script_.place(board, s.name(), piece->fen_letter()).wait(hands_.number(150, 900));
  }

  /// Only a dead square keeps a board from showing the position; the arbiter looks at it.
  void vouch_where_needed() {
    for (Color const board : {W, B}) {
      bool const awaits = script_.state().awaits_position(board);
      if (!plan_.has_dead_square || board == B) BOOST_TEST(!awaits);
      if (!awaits) continue;
      script_.feed(ArbiterNamed{W}).feed(BoardVouched{board});
      repair(board);
    }
  }

  /// The square is wiped, and its sensor says again what stands there.
  void repair(Color board) {
    script_.standing(board) = position().placement();
    script_.wait(2000).report_all(board).wait(500).report_all(board).wait(1000);
  }

  void start_clock() {
    Color const mover = position().turn();
    Millis const time{4'000'000};
    if (plan_.clock == ClockThen::unplugged) script_.feed(DeviceWasFound{Device::clock});
    if (plan_.clock == ClockThen::set)
      script_.show_clock(opposite(mover), false, Millis{3'000'000})
          .wait(400)
          .show_clock(mover, false, time)
          .wait(400);
    script_.show_clock(mover, true, time).wait(1000);
  }

  Plan plan_;
  Script script_;
  RandomHands hands_;
  std::vector<Move> moves_;
  std::vector<Position> positions_{Position::initial()};
  std::size_t completed_ = 0;  // those taken back included
};

}  // namespace

BOOST_DATA_TEST_CASE(no_move_comes_of_pieces_that_are_put_back,
                     boost::unit_test::data::xrange(scenes_asked_for()), seed) {
  Plan const plan = plan_of(seed);
  BOOST_TEST_CONTEXT(plan) Scene{plan}.play();
}

BOOST_AUTO_TEST_SUITE_END()

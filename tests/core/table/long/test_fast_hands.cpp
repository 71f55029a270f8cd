// SPDX-License-Identifier: GPL-3.0-or-later
// Blitz: half a second to a second a ply on two boards, captures within one scan, own moves begun as soon as
// the copy stands. All is recorded as it was played and nobody is blamed.
#include "core/legal/position.hpp"
#include "devices/simulators/touches.hpp"
#include "tests/core/chess/outside_data.hpp"
#include "tests/core/table/tables.hpp"

#include <algorithm>
#include <functional>
#include <limits>
#include <random>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;
using chess::Move;
using chess::Piece;
using chess::Position;
using chess::Square;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(fast_hands)

namespace {

struct Hands {
  BoardKind white, black;
  int fastest, slowest;  // ms a ply
};
std::ostream& operator<<(std::ostream& out, Hands const& h) {
  auto const letter = [](BoardKind kind) { return kind == BoardKind::pieces ? 'P' : 'O'; };
  return out << letter(h.white) << letter(h.black) << " " << h.fastest << " to " << h.slowest << " ms";
}

class BlitzGame {
 public:
  BlitzGame(Hands const& hands, unsigned seed) : hands_(hands), dice_(seed), script_(setup_of(hands)) {}

  void play(int plies) {
    script_.lever(W).wait(1000);
    while (plies-- > 0 && !position_.legal_moves().empty()) ply();
    perform(std::numeric_limits<long>::max());
    script_.wait(8000);
  }

  Script& script() { return script_; }
  std::vector<Move> const& moves() const { return moves_; }

 private:
  struct Step {
    long at;
    std::function<void()> act;
  };

  static TableSetup setup_of(Hands const& hands) {
    TableSetup setup;
    setup.white.is_blind = true;
    setup.white_board = hands.white;
    setup.black_board = hands.black;
    setup.has_clock = true;
    setup.announcer = Announcer::person;
    return setup;
  }

  int number(int low, int high) { return std::uniform_int_distribution<int>(low, high)(dice_); }

  void at(long when, std::function<void()> act) { steps_.push_back({when, std::move(act)}); }

  void lift(Color board, Square s, long when) {
    at(when, [this, board, s] {
      script_.standing(board).clear(s);
      script_.report(board, s);
    });
  }
  void place(Color board, Square s, Piece piece, long when) {
    at(when, [this, board, s, piece] {
      script_.standing(board).put(s, piece);
      script_.report(board, s);
    });
  }

  /// Within `ms` from `begin`; the square of a captured piece is empty for less than 20 ms. When it is done.
  long make(Color board, Position const& before, Move m, long begin, int ms) {
    using devices::simulators::HandAction;
    long const end = begin + ms;
    for (HandAction const& each : devices::simulators::touches(chess::diagram_of(before), m)) {
      Square const s = each.square;
      if (each.what == HandAction::What::place)
        place(board, s, each.piece, end);
      else if (s == m.from())
        lift(board, s, begin);
      else
        lift(board, s, s == m.to() && !m.is_castling() ? end - number(1, 19) : begin + ms / 2);
    }
    return end;
  }

  void perform(long until) {
    std::stable_sort(steps_.begin(), steps_.end(), [](Step const& a, Step const& b) { return a.at < b.at; });
    std::size_t done = 0;
    for (; done < steps_.size() && steps_[done].at <= until; ++done) {
      if (steps_[done].at > now_) script_.wait(steps_[done].at - now_);
      now_ = std::max(now_, steps_[done].at);
      steps_[done].act();
    }
    steps_.erase(steps_.begin(), steps_.begin() + static_cast<std::ptrdiff_t>(done));
  }

  void ply() {
    Color const mover = position_.turn();
    auto const legal = position_.legal_moves();
    Move m = legal[static_cast<std::size_t>(number(0, static_cast<int>(legal.size()) - 1))];
    for (int i = 0; i < 6 && (m.is_promotion() || !position_.at(m.to())); ++i)
      m = legal[static_cast<std::size_t>(number(0, static_cast<int>(legal.size()) - 1))];
    long const length = number(hands_.fastest, hands_.slowest);
    long const press = clock_ + length;
    long const begin = std::max(copied_at_, clock_) + number(20, 80);
    int const ms = static_cast<int>(std::clamp(press - begin - number(20, 100), 60L, 350L));
    long const done = make(mover, position_, m, begin, ms);
    long const pressed = std::max(press, done + 10);
    at(pressed, [this, mover, m] {
      if (m.is_promotion()) script_.feed(MoveEntered{mover, notation::pattern_of(m), ""});
      script_.lever(opposite(mover));
    });
    copied_at_ = make(opposite(mover), position_, m, done + number(10, 60), number(60, 180));
    clock_ = pressed;
    moves_.push_back(m);
    position_ = position_.after(m);
    perform(done);
  }

  Hands hands_;
  std::mt19937 dice_;
  Script script_;
  Position position_ = Position::initial();
  std::vector<Step> steps_;
  std::vector<Move> moves_;
  long now_ = 0, clock_ = 1000, copied_at_ = 0;
};

constexpr auto games = static_cast<unsigned>(test::budget(20, 20, 4));

Hands const tables[] = {
    {BoardKind::occupancy, BoardKind::pieces, 1000, 1400},
    {BoardKind::occupancy, BoardKind::pieces, 500, 1000},
    {BoardKind::pieces, BoardKind::pieces, 500, 1000},
    {BoardKind::occupancy, BoardKind::occupancy, 500, 1000},
};

}  // namespace

BOOST_DATA_TEST_CASE(what_is_played_in_blitz_is_what_is_recorded_and_nobody_is_blamed,
                     data::make(tables) * data::xrange(games), hands, seed) {
  BlitzGame game(hands, seed);
  game.play(80);
  BOOST_TEST((game.script().state().line().moves() == game.moves()));
  BOOST_TEST(joined(game.script().log_of({"irregular", "differs"})) == "");
}

/// Faster than a hand that copies: what cannot be seen is left open.
BOOST_DATA_TEST_CASE(faster_still_nothing_is_recorded_that_was_not_played, data::xrange(games), seed) {
  BlitzGame game({BoardKind::occupancy, BoardKind::pieces, 350, 600}, seed);
  game.play(80);
  auto const& recorded = game.script().state().line().moves();
  auto const& played = game.moves();
  BOOST_REQUIRE(recorded.size() <= played.size());
  BOOST_TEST(std::equal(recorded.begin(), recorded.end(), played.begin()));
}

BOOST_AUTO_TEST_SUITE_END()

// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games on a Certabo board with the noise of a real one: what hands do is seen in time, and nothing
// else is.
#include "devices/device_line.hpp"
#include "devices/simulators/certabo.hpp"
#include "devices/simulators/hands.hpp"
#include "tests/core/chess/outside_data.hpp"
#include "tests/core/chess/random_walk.hpp"

#include <algorithm>
#include <vector>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::devices;
using namespace tactus::devices::simulators;
using std::chrono::milliseconds;
using std::chrono::seconds;
using What = HandAction::What;

BOOST_AUTO_TEST_SUITE(noisy_certabo)

namespace {

constexpr auto games = static_cast<unsigned>(test::budget(200, 200, 8));
constexpr unsigned plies = 30;

/// A board and its driver; each line of the board is one read, when it is sent.
class Table {
 public:
  explicit Table(unsigned seed) : board_(chess::Position::initial().placement(), BoardLamps::plain, seed) {
    board_.power_up(now_);
    driver_.opened(instant());
    go_on(seconds{4});  // its pieces are learned
    seen_.clear();
  }

  /// Waits, acts, waits until it was seen; how long that took, nothing if something else was seen first.
  std::optional<SimTime> act(HandAction const& action) {
    go_on(action.pause_before);
    if (!seen_.empty()) return std::nullopt;
    act_on(board_, action, now_);
    SimTime const begin = now_;
    while (seen_.empty() && now_ < begin + seconds{30}) go_on(milliseconds{1});
    bool const is_placed = action.what == What::place;
    sensing::SquarePiece const expected{action.square,
                                        is_placed ? std::optional{action.piece} : std::nullopt};
    if (seen_ != std::vector<sensing::Observation>{expected}) return std::nullopt;
    seen_.clear();
    return now_ - begin;
  }
  /// Nothing that no hand has done.
  bool is_quiet(SimTime duration) {
    go_on(duration);
    return seen_.empty();
  }
  bool is_known() const { return driver_.protocol() == Protocol::certabo; }

 private:
  Instant instant() const { return Instant{std::chrono::duration_cast<Millis>(now_)}; }
  void go_on(SimTime duration) {
    for (SimTime const end = now_ + duration; now_ < end;) {
      now_ = std::min(end, std::max(now_, board_.next_due()));
      board_.advance(now_);
      auto const bytes = board_.take_output();
      if (!bytes.empty()) take(driver_.feed({instant(), bytes}));
      if (auto const due = driver_.next_deadline(); due && *due <= instant())
        take(driver_.pass_time(instant()));
    }
  }
  void take(LineStep const& step) {
    for (auto const& event : step.events)
      if (auto const* seen = std::get_if<sensing::Observation>(&event)) seen_.push_back(*seen);
  }

  SimulatedCertabo board_;
  SimTime now_{0};
  DeviceLine driver_;
  std::vector<sensing::Observation> seen_;
};

struct Measured {
  std::vector<SimTime> times;
  SimTime of_hundred(std::size_t share) const { return times[times.size() * share / 100]; }
};

void play(unsigned seed, Measured& measured) {
  std::mt19937 random{seed};
  Hands hands{clean, seed};
  Table table{seed};
  BOOST_TEST_REQUIRE(table.is_known());
  chess::Position position = chess::Position::initial();
  for (unsigned ply = 0; ply < plies; ++ply) {
    std::vector<chess::Move> moves;
    for (chess::Move const move : position.legal_moves())
      if (!move.is_promotion()) moves.push_back(move);  // of a piece that the board has never seen
    if (moves.empty()) break;
    chess::Move const move = moves[random() % moves.size()];
    for (HandAction action : hands.make(chess::diagram_of(position), move).actions) {
      action.pause_before += milliseconds{random() % 250};  // at any time between two lines
      auto const time = table.act(action);
      BOOST_TEST_REQUIRE(time.has_value(),
                         "game " << seed << ", ply " << ply << ", " << action.square.name());
      measured.times.push_back(*time);
    }
    position = position.after(move);
  }
  BOOST_TEST(table.is_quiet(seconds{5}));
}

}  // namespace

BOOST_AUTO_TEST_CASE(each_lift_and_each_placement_is_seen_in_time_and_nothing_else) {
  Measured measured;
  for (unsigned seed = 0; seed < games; ++seed) play(seed, measured);
  std::ranges::sort(measured.times);
  BOOST_TEST_MESSAGE(measured.times.size()
                     << " lifts and placements; microseconds: median " << measured.of_hundred(50).count()
                     << ", 90 % " << measured.of_hundred(90).count() << ", 99 % "
                     << measured.of_hundred(99).count() << ", longest " << measured.times.back().count());
  BOOST_TEST((measured.of_hundred(99) <= milliseconds{600}));
}

BOOST_AUTO_TEST_SUITE_END()

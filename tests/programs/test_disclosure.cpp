// SPDX-License-Identifier: GPL-3.0-or-later
// What may be said to whom (users' needs, section 3), through the real programs: each cell of the table that
// allows something is driven once, so that its sentence is said; what was not agreed is not. That a cell that
// says no silences it: tests/core/table/test_shut_cells.cpp.
#include "core/table/disclosure.hpp"
#include "tests/programs/program.hpp"
#include "tests/programs/simulated_ports.hpp"

#include <algorithm>
#include <csignal>
#include <optional>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using table::Disclosed;
using table::Information;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(disclosure)

namespace {

using Lines = std::vector<std::string>;

struct Cell {
  char const* name;
  char const* program;
  Information information;
  Lines agreed;       // options without which it is not said; none: it needs no leave
  char const* hands;  // at the simulated boards and clock; empty: there are none
  char const* typed;
  char const* said;
  char const* watched;  // what the arbiter reads of it
};
std::ostream& operator<<(std::ostream& out, Cell const& cell) {
  return out << cell.program << ": " << cell.name;
}

char const pressed[] = "press black\nwait 500\nlift white e2\nplace white e4\nwait 1500\npress white";
char const shuffle[] = "Nf3\nNf6\nNg1\nNg8\nNf3\nNf6\nNg1\nNg8\n";

Cell const cells[] = {
    {"proceedings",
     "tactus",
     Information::proceedings,
     {},
     "",
     "draw\n",
     "Draw offered by White.",
     "told: Draw offered by White."},
    {"the move made",
     "tactus",
     Information::move_made,
     {},
     "",
     "e4\ne5\n",
     "Eva fünf [to White]",
     "1... e5: Eva fünf"},
    {"the last announcement",
     "tactus",
     Information::last_announcement,
     {},
     "",
     "e4\ne5\nrepeat\n",
     "Repeat: Eva fünf [to White]",
     "told: Repeat: Eva fünf [to White]"},
    {"number of moves",
     "tactus",
     Information::times_and_number,
     {},
     "",
     "e4\ncount\n",
     "One move made. [to White]",
     "told: One move made. [to White]"},
    {"times",
     "tactus",
     Information::times_and_number,
     {},
     "wait 1",
     "time\n",
     "You have ",
     "told: You have "},
    {"low time",
     "tactus",
     Information::low_time,
     {"--low-time-warning", "100h"},
     pressed,
     "",
     "Time is short: ",
     "told: Time is short: "},
    {"flags",
     "tactus",
     Information::flag_fall,
     {},
     "wait 1",
     "flag\n",
     "No flag has fallen. [to White]",
     "told: No flag has fallen. [to White]"},
    {"capture",
     "tactus",
     Information::check_and_capture,
     {},
     "",
     "e4\nd5\nh3\ndxe4\n",
     "David schlägt Eva vier",
     "2... dxe4: David schlägt Eva vier"},
    {"check",
     "tactus",
     Information::check_and_capture,
     {"--check-word"},
     "",
     "f3\ne5\nh3\nQh4\n",
     "Dame Hector vier Schach",
     "2... Qh4+: "},
    {"boards differ",
     "tactus",
     Information::boards_differ,
     {"--difference-notice", "call-arbiter"},
     "press black\nwait 500\nlift white e2\nplace white e4\nwait 1500\npress white\nlift black e2\nplace "
     "black e3 P\nwait 500\npress black",
     "",
     "Please call the arbiter.",
     "Boards differ after ply 1"},
    {"own score",
     "tactus",
     Information::own_score,
     {},
     "",
     "e4\ne5\nscore\n",
     "Move one. White: Eva vier. Black: Eva fünf.",
     "told: Move one. White: Eva vier. Black: Eva fünf."},
    {"own position",
     "tactus",
     Information::own_position,
     {"--allow-position"},
     "",
     "position\n",
     "White: König Eva eins",
     "told: White: König Eva eins"},
    {"a press that was forgotten",
     "tactus-training",
     Information::clock_not_pressed,
     {},
     "lift white e2\nplace white e4",
     "",
     "You have not pressed your clock.",
     "told: You have not pressed your clock."},
    {"an illegal move",
     "tactus-training",
     Information::illegal_before_press,
     {},
     "lift white e2\nplace white e5",
     "",
     "Not legal.",
     "told: Not legal."},
    {"a third occurrence",
     "tactus-training",
     Information::draw_reached,
     {},
     "",
     shuffle,
     "This position has occurred three times.",
     "told: This position has occurred three times."},
    {"boards differ",
     "tactus-training",
     Information::boards_differ,
     {},
     "press black\nwait 500\nlift white e2\nplace white e4\nwait 1500\npress white\nlift black e2\nplace "
     "black e3 P",
     "",
     "The boards differ: ",
     "told: The boards differ: "},
    {"own position",
     "tactus-training",
     Information::own_position,
     {"--allow-position"},
     "",
     "position\n",
     "White: König Eva eins",
     "told: White: König Eva eins"},
    {"analysis",
     "tactus-training",
     Information::analysis,
     {},
     "",
     "m e2\n",
     "Two legal moves.",
     "told: Two legal moves."},
};

/// One game with the cell's agreement or without, and the arbiter's watch beside it.
class Played {
 public:
  Played(Cell const& cell, bool is_agreed) {
    Lines arguments{"play",    "--silent", "--language", "en",
                    "--blind", "white",    "--game",     folder_ / "game.tactus"};
    if (is_agreed) arguments.insert(arguments.end(), cell.agreed.begin(), cell.agreed.end());
    if (*cell.hands != 0) add_ports(arguments);
    program_.emplace(cell.program, arguments);
    BOOST_TEST_REQUIRE(program_->prints("\ngame: "));
    watch_.emplace("tactus-arbiter", Lines{"watch", folder_ / "game.tactus"});
    BOOST_TEST_REQUIRE(watch_->prints("allowed besides: "));
    if (ports_) ports_->command(cell.hands);
    program_->type(cell.typed);
  }
  ~Played() {
    watch_->signal(SIGTERM);
    program_->type("quit\n");
    program_->end();
  }
  Program& program() { return *program_; }
  Program& watch() { return *watch_; }

 private:
  void add_ports(Lines& arguments) {
    constexpr unsigned pace = 5;
    ports_.emplace(pace);
    for (std::string const& each :
         {std::string{"--board"}, "white=" + ports_->white(), "black=" + ports_->black(),
          std::string{"--clock"}, ports_->clock(), std::string{"--pace"}, std::to_string(pace)})
      arguments.push_back(each);
  }

  TemporaryFolder folder_;
  std::optional<SimulatedPorts> ports_;
  std::optional<Program> program_, watch_;
};

/// The sentence of the cell could have been said by now: what comes after it has been answered.
void pass_by(Cell const& cell, Played& played) {
  if (cell.hands == pressed) BOOST_TEST_REQUIRE(played.watch().prints("1. e4: "));
  if (cell.information == Information::boards_differ) BOOST_TEST_REQUIRE(played.watch().prints(cell.watched));
  played.program().type("keys\n");
  BOOST_TEST_REQUIRE(played.program().prints("Zero: last move again."));
}

}  // namespace

BOOST_DATA_TEST_CASE(what_a_cell_allows_is_said_and_read_by_the_arbiter, data::make(cells), cell) {
  Played played{cell, true};
  BOOST_TEST(played.program().prints(cell.said), played.program().printed());
  BOOST_TEST(played.watch().prints(cell.watched), played.watch().printed());
}

BOOST_DATA_TEST_CASE(what_was_not_agreed_is_not_said, data::make(cells), cell) {
  if (cell.agreed.empty() || cell.program != std::string{"tactus"}) return;
  Played played{cell, false};
  pass_by(cell, played);
  BOOST_TEST(played.program().printed().find(cell.said) == std::string::npos, played.program().printed());
}

BOOST_AUTO_TEST_CASE(every_cell_that_is_open_is_driven_above) {
  for (table::Disclosure const& row : table::disclosures) {
    auto const is_driven = [&](std::string const& program) {
      return std::ranges::any_of(cells, [&](Cell const& cell) {
        return cell.program == program && cell.information == row.information;
      });
    };
    bool const is_shut = row.to_player == Disclosed::never || row.to_player == Disclosed::not_in_program;
    BOOST_TEST(is_driven("tactus") == !is_shut, static_cast<int>(row.information));
    bool const is_wider = row.in_training != row.to_player;
    BOOST_TEST(is_driven("tactus-training") == is_wider, static_cast<int>(row.information));
  }
}

BOOST_AUTO_TEST_SUITE_END()

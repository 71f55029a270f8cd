// SPDX-License-Identifier: GPL-3.0-or-later
// Every simulated board on a real pseudo-terminal, opened by its name, found and followed by the driver.
#include "core/legal/position.hpp"
#include "devices/line_runner.hpp"
#include "devices/ports/port.hpp"
#include "devices/simulators/certabo.hpp"
#include "devices/simulators/chesslink.hpp"
#include "devices/simulators/chessnut.hpp"
#include "devices/simulators/line.hpp"
#include "devices/simulators/occupancy.hpp"
#include "tests/temporary_folder.hpp"

#include <algorithm>
#include <functional>
#include <ostream>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::devices;
using namespace tactus::devices::simulators;

BOOST_AUTO_TEST_SUITE(boards_on_terminals)

namespace {

using MakeBoard = std::unique_ptr<SimulatedBoard> (*)(chess::Placement const&);
template <class Board>
std::unique_ptr<SimulatedBoard> make(chess::Placement const& standing) {
  return std::make_unique<Board>(standing);
}

struct Row {
  char const* protocol;
  std::string told;  // before the name of the port
  MakeBoard make;
  char const* lifted;  // e2
};
std::ostream& operator<<(std::ostream& out, Row const& row) { return out << row.told << row.protocol; }

std::vector<Row> const rows{
    {"chesslink", "", make<SimulatedChessLink>, "board e2 ."},
    {"chesslink", "chesslink:", make<SimulatedChessLink>, "board e2 ."},
    {"sentio", "", make<SimulatedSentio>, "board e2 empty"},
    {"sentio", "sentio:", make<SimulatedSentio>, "board e2 empty"},
    {"occupancy", "", make<SimulatedHomeMadeBoard>, "board e2 empty"},
    {"occupancy", "occupancy:", make<SimulatedHomeMadeBoard>, "board e2 empty"},
    {"chessnut", "chessnut:", make<SimulatedChessnut>, "board e2 ."},
};

/// Both ends of the terminal, in simulated time.
struct Table {
  TemporaryFolder folder;
  SimTime now{0};
  SimulatedLine line;
  std::optional<LiveLine> live;
  std::vector<std::string> events;

  Table(SimulatedBoard& board, std::string const& told) : line(board, folder / "board", byte_time_38400) {
    BOOST_TEST_REQUIRE(line.plug(now).has_value());
    std::string const name = told + "sim:" + line.link().string();
    auto stream = open_stream(name);
    BOOST_TEST_REQUIRE(stream.has_value());
    live.emplace(std::move(*stream), settings_for(name),
                 [this] { return Instant{std::chrono::duration_cast<Millis>(now)}; });
  }
  void go_on(SimTime duration) {
    for (SimTime const end = now + duration; now < end; now += std::chrono::milliseconds{5}) {
      line.pump(now);
      for (auto const& event : live->listen(Millis{0})) events.push_back(describe(event));
    }
  }
  bool heard(std::string const& text) const {
    return std::find(events.begin(), events.end(), text) != events.end();
  }
};

}  // namespace

BOOST_DATA_TEST_CASE(a_board_is_found_by_its_name_and_followed, boost::unit_test::data::make(rows), row) {
  auto const board = row.make(chess::Position::initial().placement());
  Table table{*board, row.told};
  table.go_on(std::chrono::seconds{3});
  BOOST_TEST(table.heard(std::string{"link found: "} + row.protocol));
  board->lift(chess::Square::parse("e2").value(), table.now);
  table.go_on(std::chrono::seconds{1});
  BOOST_TEST(table.heard(row.lifted));
}

BOOST_AUTO_TEST_CASE(a_certabo_board_tells_its_pieces) {
  SimulatedCertabo board{chess::Position::initial().placement()};
  Table table{board, ""};
  table.go_on(std::chrono::seconds{5});
  BOOST_TEST(table.heard("link found: certabo"));
  BOOST_TEST(table.heard("board rnbqkbnrpppppppp................................PPPPPPPPRNBQKBNR"));
  board.lift(chess::Square::parse("e2").value(), table.now);
  table.go_on(std::chrono::seconds{1});
  BOOST_TEST(table.heard("board e2 ."));
}

BOOST_AUTO_TEST_SUITE_END()

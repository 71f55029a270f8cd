// SPDX-License-Identifier: GPL-3.0-or-later
// A simulated device over a real pseudo-terminal: the other end behaves like a serial port, also when it goes
// away.
#include "core/legal/position.hpp"
#include "devices/simulators/line.hpp"
#include "devices/simulators/tactus.hpp"
#include "tests/temporary_folder.hpp"

#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <poll.h>
#include <string>
#include <unistd.h>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::devices::simulators;
using std::chrono::milliseconds;
using std::chrono::seconds;

BOOST_AUTO_TEST_SUITE(simulated_line)

namespace {

/// A program that has the port open.
class Host {
 public:
  explicit Host(std::filesystem::path const& link)
      : descriptor_(::open(link.c_str(), O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)) {
    BOOST_TEST_REQUIRE(descriptor_ >= 0);
  }
  Host(Host const&) = delete;
  Host& operator=(Host const&) = delete;
  ~Host() { ::close(descriptor_); }
  void write(std::string_view text) const {
    BOOST_TEST_REQUIRE(::write(descriptor_, text.data(), text.size()) == static_cast<ssize_t>(text.size()));
  }
  std::string read() const {
    std::string text(1000, '\0');
    ssize_t const count = ::read(descriptor_, text.data(), text.size());
    text.resize(count > 0 ? static_cast<std::size_t>(count) : 0);
    return text;
  }
  short poll_events() const {
    pollfd state{descriptor_, POLLIN, 0};
    poll(&state, 1, 0);
    return state.revents;
  }
  bool has_line() const { return ::write(descriptor_, "", 1) == 1; }

 private:
  int descriptor_;
};

struct Fixture {
  TemporaryFolder folder;
  SimulatedTactileBoard board{chess::Position::initial().placement()};
  SimulatedLine line{board, folder / "white"};
  Fixture() { BOOST_TEST_REQUIRE(line.plug(SimTime{0}).has_value()); }
};

constexpr std::string_view snapshot_query = "$PTACQ,S*28\r\n";

}  // namespace

BOOST_FIXTURE_TEST_SUITE(plugged_in, Fixture)

BOOST_AUTO_TEST_CASE(what_the_device_says_reaches_the_program_byte_for_byte) {
  Host const host{line.link()};
  line.pump(SimTime{0});
  line.pump(seconds{1} - SimTime{1});
  BOOST_TEST(host.read() == "$PTACB,I,1,tactus-sim-board,1.0*1A\r\n$PTACB,S,0,FFFF00000000FFFF*0B\r\n");
}

BOOST_AUTO_TEST_CASE(a_sentence_arrives_in_pieces_as_time_passes) {
  Host const host{line.link()};
  line.pump(SimTime{0});
  line.pump(SimTime{1042});
  BOOST_TEST(host.read() == "$");
  line.pump(SimTime{3 * 1042});
  BOOST_TEST(host.read() == "PT");
}

BOOST_AUTO_TEST_CASE(what_the_program_says_reaches_the_device) {
  Host const host{line.link()};
  line.pump(seconds{0});
  line.pump(milliseconds{500});
  host.read();
  host.write(snapshot_query);
  line.pump(milliseconds{500});
  line.pump(milliseconds{600});
  BOOST_TEST(host.read() == "$PTACB,S,1,FFFF00000000FFFF*0A\r\n");
  BOOST_TEST(line.heard_from_host().size() == snapshot_query.size());
}

BOOST_AUTO_TEST_CASE(what_is_said_while_no_program_listens_is_lost_and_not_kept_for_later) {
  line.pump(seconds{10});
  line.pump(seconds{11} - SimTime{1});
  Host const host{line.link()};
  line.pump(seconds{11} - SimTime{1});
  BOOST_TEST(host.read().empty());
}

BOOST_AUTO_TEST_CASE(there_is_nothing_to_wait_on_while_no_program_listens) {
  BOOST_TEST(line.descriptor() == -1);
  Host const again{line.link()};
  BOOST_TEST(line.descriptor() >= 0);
}

BOOST_AUTO_TEST_CASE(pulling_the_plug_hangs_up_and_takes_the_name_away) {
  Host const host{line.link()};
  line.unplug();
  BOOST_TEST((host.poll_events() & POLLHUP) != 0);
  BOOST_TEST(!host.has_line());
  BOOST_TEST(!std::filesystem::exists(std::filesystem::symlink_status(line.link())));
}

BOOST_AUTO_TEST_CASE(after_replugging_the_same_name_leads_to_a_new_terminal) {
  {
    Host const host{line.link()};
    line.unplug();
  }
  board.lift(chess::Square::parse("e2").value(), seconds{3});  // hands move on meanwhile
  line.pump(seconds{4});
  BOOST_TEST_REQUIRE(line.plug(seconds{5}).has_value());
  Host const host{line.link()};
  line.pump(seconds{5});
  line.pump(milliseconds{5900});
  BOOST_TEST(host.read().find("$PTACB,S,0,FFFF00000000F7FF*") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_link_that_cannot_be_made_is_one_sentence) {
  SimulatedLine nowhere{board, folder / "missing/white"};
  auto const plugged = nowhere.plug(SimTime{0});
  BOOST_TEST_REQUIRE(!plugged.has_value());
  BOOST_TEST(plugged.error().find("cannot make the link") == 0U);
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()

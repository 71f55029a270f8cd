// SPDX-License-Identifier: GPL-3.0-or-later
// The simulated devices and the real drivers understand each other, millisecond by millisecond, on good lines
// and bad.
#include "core/legal/position.hpp"
#include "devices/drivers/dgt/commands.hpp"
#include "devices/simulators/dgt.hpp"
#include "devices/simulators/tactus.hpp"
#include "tests/devices/simulators/conversation.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::devices;
using namespace tactus::devices::simulators;
using chess::Color;
using chess::Kind;
using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;

BOOST_AUTO_TEST_SUITE(conversation)

namespace {

constexpr chess::Piece white_pawn{Color::white, Kind::pawn};

struct DgtTable {
  SimulatedDgtBoard board{chess::Position::initial().placement()};
  Conversation talk{board};
  void play_e4() {
    board.lift(at("e2"), talk.now());
    talk.go_on(milliseconds{600});
    board.place(at("e4"), white_pawn, talk.now());
    talk.go_on(milliseconds{600});
  }
};

struct DgtTableWithClock : DgtTable {
  SimulatedDgtClock clock{minutes{90}};
  DgtTableWithClock() { board.connect(clock); }
};

struct PegasusTable {
  SimulatedDgtBoard board{chess::Position::initial().placement(), {.is_pegasus = true}};
  Conversation talk{board};
};

struct TactileTable {
  SimulatedTactileBoard board{chess::Position::initial().placement()};
  Conversation talk{board};
};

struct ClockTable {
  SimulatedTalkingClock clock{minutes{90}, seconds{30}};
  Conversation talk{clock};
};

}  // namespace

BOOST_FIXTURE_TEST_CASE(a_dgt_board_is_found_and_its_pieces_are_known_within_a_second, DgtTable) {
  talk.go_on(seconds{1});
  BOOST_TEST((talk.all<LinkFound>() == std::vector<LinkFound>{{"dgt"}}));
  BOOST_TEST((talk.placement() == chess::Position::initial().placement()));
}

BOOST_FIXTURE_TEST_CASE(a_move_on_the_dgt_board_arrives_square_by_square, DgtTable) {
  talk.go_on(seconds{2});
  std::size_t const before = talk.all<sensing::Observation>().size();
  play_e4();
  auto const seen = talk.all<sensing::Observation>();
  BOOST_TEST_REQUIRE(seen.size() >= before + 2);
  BOOST_TEST((seen[before] == sensing::Observation{sensing::SquarePiece{at("e2"), std::nullopt}}));
  BOOST_TEST((seen[before + 1] == sensing::Observation{sensing::SquarePiece{at("e4"), white_pawn}}));
}

BOOST_FIXTURE_TEST_CASE(a_dgt_board_is_never_sent_a_command_that_could_harm_it, DgtTable) {
  talk.go_on(seconds{2});
  talk.faults().insert_random_garbage(200);
  play_e4();
  talk.power_off_and_on();
  talk.go_on(minutes{1});
  BOOST_TEST(board.forbidden_commands().empty());
}

BOOST_FIXTURE_TEST_CASE(a_dgt_board_that_lost_power_tells_its_changes_again_afterwards, DgtTable) {
  talk.go_on(seconds{2});
  talk.power_off_and_on();
  talk.go_on(seconds{2});
  play_e4();
  BOOST_TEST((talk.placement() == board.standing()));
  BOOST_TEST(talk.all<LinkFound>().size() == 2U);
  BOOST_TEST(talk.all<LinkLost>().size() == 1U);
}

BOOST_FIXTURE_TEST_CASE(a_cut_frame_on_the_dgt_line_is_healed_by_a_dump, DgtTable) {
  talk.go_on(seconds{2});
  talk.faults().lose_next(2);
  play_e4();
  talk.go_on(seconds{2});
  BOOST_TEST((talk.placement() == board.standing()));
}

BOOST_FIXTURE_TEST_CASE(a_dgt_clock_names_itself_and_acknowledges_what_it_is_told, DgtTableWithClock) {
  talk.go_on(seconds{2});
  for (DgtCommand const& command :
       {DgtCommand::clock_version(), DgtCommand::clock_beep(milliseconds{64}),
        DgtCommand::clock_text("hello"), DgtCommand::clock_segments("hello"), DgtCommand::clock_end()})
    talk.send(command);
  talk.go_on(seconds{5});
  BOOST_TEST((talk.all<ClockAck>() ==
              std::vector<ClockAck>{{0x09, true}, {0x0B, true}, {0x0C, true}, {0x01, true}, {0x03, true}}));
  auto const identified = talk.all<Identified>();
  BOOST_TEST((std::ranges::count(identified, Identified{"dgt clock", "2.0", "3000"}) == 1));
  BOOST_TEST(talk.all<Note>().empty());
}

BOOST_FIXTURE_TEST_CASE(a_pegasus_is_followed_as_a_board_that_does_not_know_its_pieces, PegasusTable) {
  talk.go_on(seconds{2});
  BOOST_TEST((talk.occupied() == board.standing().occupied()));
  BOOST_TEST((talk.placement() == chess::Placement{}), "nothing was taken for a pawn");
  board.lift(at("e2"), talk.now());
  talk.go_on(milliseconds{600});
  board.place(at("e4"), white_pawn, talk.now());
  talk.go_on(milliseconds{600});
  BOOST_TEST((talk.occupied() == board.standing().occupied()));
  talk.power_off_and_on();
  talk.go_on(seconds{2});
  BOOST_TEST((talk.occupied() == board.standing().occupied()));
  BOOST_TEST(talk.all<StateDoubtful>().empty());
  BOOST_TEST(talk.all<LinkLost>().size() == 1U);
}

BOOST_FIXTURE_TEST_CASE(a_silent_dgt_board_is_lost_after_the_heartbeat_and_found_again, DgtTable) {
  talk.go_on(seconds{2});
  talk.faults().lose_next(1'000'000);
  talk.go_on(seconds{5});
  BOOST_TEST(talk.all<LinkLost>().size() == 1U);
  talk.faults().lose_next(0);
  talk.go_on(seconds{3});
  BOOST_TEST(talk.all<LinkFound>().size() == 2U);
  BOOST_TEST((talk.placement() == board.standing()));
}

BOOST_FIXTURE_TEST_CASE(a_tactile_board_is_found_and_followed, TactileTable) {
  talk.go_on(milliseconds{1500});
  BOOST_TEST((talk.all<LinkFound>() == std::vector<LinkFound>{{"tactus"}}));
  BOOST_TEST((talk.occupied() == chess::Position::initial().occupied()));
  board.lift(at("g1"), talk.now());
  talk.go_on(milliseconds{50});
  BOOST_TEST((talk.occupied() == board.standing().occupied()));
  board.place(at("f3"), {chess::Color::white, chess::Kind::knight}, talk.now());
  talk.go_on(milliseconds{50});
  BOOST_TEST((talk.occupied() == board.standing().occupied()));
}

BOOST_FIXTURE_TEST_CASE(a_flipped_bit_in_a_sentence_is_healed_by_the_next_full_state, TactileTable) {
  talk.go_on(milliseconds{1500});
  talk.faults().flip_in_next(0x04);
  board.lift(at("g1"), talk.now());
  talk.go_on(milliseconds{50});
  BOOST_TEST((talk.occupied() == chess::Position::initial().occupied()));
  talk.go_on(milliseconds{1500});
  BOOST_TEST((talk.occupied() == board.standing().occupied()));
}

BOOST_FIXTURE_TEST_CASE(steady_noise_never_makes_a_tactile_board_look_like_what_it_is_not_for_long,
                        TactileTable) {
  talk.go_on(milliseconds{1500});
  talk.faults().set_noise(10);
  talk.go_on(minutes{5});
  talk.faults().set_noise(0);
  board.lift(at("a8"), talk.now());
  talk.go_on(seconds{3});
  BOOST_TEST((talk.occupied() == board.standing().occupied()));
}

BOOST_FIXTURE_TEST_CASE(the_clock_tells_times_and_buttons, ClockTable) {
  talk.go_on(milliseconds{1500});
  clock.press(Color::black, talk.now());
  talk.go_on(seconds{10});
  clock.say(talk.now());
  clock.press(Color::white, talk.now());
  talk.go_on(milliseconds{200});
  auto const readings = talk.all<clock::Reading>();
  BOOST_TEST_REQUIRE(!readings.empty());
  BOOST_TEST((readings.back().white == minutes{90} + seconds{20}));
  BOOST_TEST((readings.back().black == minutes{90}));
  BOOST_TEST((readings.back().to_move == Color::black));
  BOOST_TEST(readings.back().is_running);
  BOOST_TEST((talk.all<ButtonPressed>() ==
              std::vector<ButtonPressed>{{Button::black}, {Button::say}, {Button::white}}));
}

BOOST_AUTO_TEST_SUITE_END()

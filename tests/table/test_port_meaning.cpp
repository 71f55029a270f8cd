// SPDX-License-Identifier: GPL-3.0-or-later
// What the events of a port mean at the table, and what of it is news.
#include "core/legal/position.hpp"
#include "devices/drivers/driver_row.hpp"
#include "src/table/ports/port_meaning.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using chess::Color;
using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

BOOST_AUTO_TEST_SUITE(port_meaning)

using namespace tactus::program;

namespace {

Instant at(Millis time) { return Instant{hours{480'000} + time}; }

chess::Square square(char const* name) { return *chess::Square::parse(name); }

chess::Placement start() { return chess::Position::initial().placement(); }

template <class Input>
std::optional<Input> only(PortMeaning::Meant const& meant) {
  if (meant.size() != 1) return std::nullopt;
  auto const* input = std::get_if<table::Input>(&meant.front());
  if (input == nullptr || !std::holds_alternative<Input>(*input)) return std::nullopt;
  return std::get<Input>(*input);
}

clock::Reading reading(Millis white, Millis black, std::optional<Color> to_move = Color::white,
                       bool is_running = true) {
  return {white, black, to_move, is_running, false, false, false};
}

/// One reading after another, `elapsed` later.
struct ClockCase {
  char const* name;
  clock::Reading before;
  Millis elapsed;
  clock::Reading now;
  bool is_news;
};
std::ostream& operator<<(std::ostream& os, ClockCase const& c) { return os << c.name; }

ClockCase const clock_cases[] = {
    {"a second passes", reading(minutes{5}, minutes{5}), seconds{1},
     reading(minutes{5} - seconds{1}, minutes{5}), false},
    {"two seconds seen after one", reading(minutes{5}, minutes{5}), seconds{1},
     reading(minutes{5} - seconds{2}, minutes{5}), false},
    {"the delay runs first", reading(minutes{5}, minutes{5}), seconds{3}, reading(minutes{5}, minutes{5}),
     false},
    {"pressed", reading(minutes{5}, minutes{5}), seconds{1}, reading(minutes{5}, minutes{5}, Color::black),
     true},
    {"paused", reading(minutes{5}, minutes{5}), seconds{1},
     reading(minutes{5}, minutes{5}, Color::white, false), true},
    {"time added", reading(minutes{5}, minutes{5}), seconds{1}, reading(minutes{5} + seconds{30}, minutes{5}),
     true},
    {"time taken", reading(minutes{5}, minutes{5}), seconds{1}, reading(minutes{4}, minutes{5}), true},
    {"the waiting player's time changes", reading(minutes{5}, minutes{5}), seconds{1},
     reading(minutes{5}, minutes{5} - seconds{1}), true},
    {"ticking while paused", reading(minutes{5}, minutes{5}, Color::white, false), seconds{1},
     reading(minutes{5} - seconds{1}, minutes{5}, Color::white, false), true},
};

}  // namespace

BOOST_DATA_TEST_CASE(plain_ticking_is_no_news, boost::unit_test::data::make(clock_cases), c) {
  PortMeaning meaning{{std::nullopt, true, Color::white}};
  meaning.take(at(Millis{0}), devices::LinkFound{"tactus"});
  BOOST_TEST(only<table::ClockSeen>(meaning.take(at(Millis{0}), c.before)).has_value());
  auto const seen = only<table::ClockSeen>(meaning.take(at(c.elapsed), c.now));
  BOOST_TEST(seen.has_value() == c.is_news);
  if (seen) BOOST_TEST((seen->reading == c.now));
}

BOOST_AUTO_TEST_CASE(the_sides_of_a_clock_belong_to_who_sits_there) {
  devices::SidesReading sides;
  sides.left = minutes{3};
  sides.right = minutes{4};
  sides.left_to_move = true;
  sides.left_flag = true;
  for (Color const left : {Color::white, Color::black}) {
    PortMeaning meaning{{std::nullopt, true, left}};
    auto const meant = meaning.take(at(Millis{0}), sides);
    auto const seen = only<table::ClockSeen>(meant);
    BOOST_TEST_REQUIRE(seen.has_value());
    BOOST_TEST((seen->reading.of(left) == minutes{3}));
    BOOST_TEST((seen->reading.of(chess::opposite(left)) == minutes{4}));
    BOOST_TEST((left == Color::white ? seen->reading.white_flag : seen->reading.black_flag));
    BOOST_TEST(!seen->reading.to_move.has_value());  // not started: the lever means nothing yet
    sides.is_running = true;
    auto const running = meaning.take(at(Millis{0}), sides);
    BOOST_TEST_REQUIRE(only<table::ClockSeen>(running).has_value());
    BOOST_TEST((only<table::ClockSeen>(running)->reading.to_move == left));
    sides.is_running = false;
  }
}

BOOST_AUTO_TEST_CASE(a_full_state_is_news_when_it_changed_was_asked_for_or_confirms_a_change) {
  PortMeaning meaning{{Color::black, false, Color::white}};
  auto const is_news = [&](sensing::Observation const& o) {
    return only<table::BoardSeen>(meaning.take(at(Millis{0}), o)).has_value();
  };
  meaning.take(at(Millis{0}), devices::LinkFound{"dgt"});
  BOOST_TEST(is_news(sensing::AllPieces{start()}));
  BOOST_TEST(!is_news(sensing::AllPieces{start()}));
  BOOST_TEST(is_news(sensing::SquarePiece{square("e2"), std::nullopt}));
  BOOST_TEST(is_news(sensing::SquarePiece{square("e2"), chess::Piece{Color::white, chess::Kind::pawn}}));
  BOOST_TEST(is_news(sensing::AllPieces{start()}));
  BOOST_TEST(!is_news(sensing::AllPieces{start()}));
  meaning.expect_full_state();
  BOOST_TEST(is_news(sensing::AllPieces{start()}));
}

BOOST_AUTO_TEST_CASE(a_device_is_lost_once_and_found_once) {
  PortMeaning meaning{{Color::white, true, Color::white}};  // a board with a clock on it: two devices
  BOOST_TEST(meaning.take(at(Millis{0}), devices::LinkFound{"dgt"}).empty());
  BOOST_TEST(meaning.take(at(Millis{0}), devices::LinkLost{"gone"}).size() == 2u);
  BOOST_TEST(meaning.take(at(Millis{0}), devices::LinkLost{"still gone"}).empty());
  BOOST_TEST(meaning.take(at(Millis{0}), devices::LinkFound{"dgt"}).size() == 2u);
  BOOST_TEST(meaning.take(at(Millis{0}), devices::LinkFound{"dgt"}).empty());
}

BOOST_AUTO_TEST_CASE(the_kind_of_a_board_is_known_from_what_it_shows) {
  PortMeaning meaning{{Color::white, false, Color::white}};
  meaning.take(at(Millis{0}), devices::LinkFound{"tactus"});
  BOOST_TEST(!meaning.is_ready());
  meaning.take(at(Millis{0}), sensing::Observation{sensing::AllOccupied{start().occupied()}});
  BOOST_TEST(meaning.is_ready());
  BOOST_TEST((meaning.board_kind() == table::BoardKind::occupancy));
}

BOOST_AUTO_TEST_CASE(a_board_of_another_kind_joins_the_game_when_it_answers) {
  PortMeaning meaning{{Color::white, false, Color::white}};
  meaning.expect_board(table::BoardKind::occupancy, Millis{100});
  meaning.take(at(seconds{0}), devices::LinkFound{"dgt"});
  sensing::Observation const tactile = sensing::AllOccupied{start().occupied()};
  sensing::Observation const pieces = sensing::AllPieces{start()};
  BOOST_TEST(only<table::BoardSeen>(meaning.take(at(seconds{1}), tactile)).has_value());
  auto const meant = meaning.take(at(seconds{2}), pieces);
  BOOST_TEST_REQUIRE(meant.size() == 2U);
  auto const joined = std::get<table::DeviceJoined>(std::get<table::Input>(meant.front()));
  BOOST_TEST((joined.device == table::Device::white_board));
  BOOST_TEST((joined.kind == table::BoardKind::pieces));
  BOOST_TEST(std::holds_alternative<table::BoardSeen>(std::get<table::Input>(meant.back())));
  BOOST_TEST(meaning.take(at(seconds{3}), pieces).empty());
  // That a square was filled, a board that names its pieces may say without the piece.
  sensing::Observation const filled = sensing::SquareOccupied{square("e4"), true};
  BOOST_TEST(only<table::BoardSeen>(meaning.take(at(seconds{5}), filled)).has_value());
}

namespace {

std::optional<Millis> figure_of(std::string_view make) {
  return devices::facts_of(*devices::protocol_named(make)).shortest_seen;
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_figure_of_a_make_comes_back_with_its_board) {
  PortMeaning meaning{{Color::white, false, Color::white}};
  meaning.expect_board(table::BoardKind::pieces, figure_of("dgt"));
  BOOST_TEST(meaning.take(at(seconds{0}), devices::LinkFound{"dgt"}).empty());
  (void)meaning.take(at(seconds{1}), devices::LinkLost{"unplugged"});
  auto const back = only<table::DeviceWasFound>(meaning.take(at(seconds{2}), devices::LinkFound{"dgt"}));
  BOOST_TEST_REQUIRE(back.has_value());
  BOOST_TEST((back->shortest_seen == figure_of("dgt")));
}

BOOST_AUTO_TEST_CASE(a_board_of_another_make_is_told_once_where_none_was_lost) {
  BOOST_TEST_REQUIRE((figure_of("dgt") != figure_of("tactus")));
  PortMeaning meaning{{Color::white, true, Color::white}};
  meaning.expect_board(table::BoardKind::occupancy, figure_of("dgt"));
  auto const other = only<table::DeviceWasFound>(meaning.take(at(seconds{0}), devices::LinkFound{"tactus"}));
  BOOST_TEST_REQUIRE(other.has_value());
  BOOST_TEST((other->device == table::Device::white_board));
  BOOST_TEST((other->shortest_seen == figure_of("tactus")));
  BOOST_TEST(meaning.take(at(seconds{1}), devices::LinkFound{"tactus"}).empty());
}

BOOST_AUTO_TEST_CASE(a_clock_whose_cable_came_off_the_board_is_lost_and_has_no_times) {
  PortMeaning meaning{{std::nullopt, true, Color::white}};
  meaning.take(at(seconds{0}), devices::LinkFound{"dgt"});
  BOOST_TEST(meaning.take(at(seconds{1}), devices::ClockAbsent{}).empty());  // none was there yet
  meaning.take(at(seconds{2}), reading(minutes{5}, minutes{5}));
  BOOST_TEST(only<table::DeviceWasLost>(meaning.take(at(seconds{3}), devices::ClockAbsent{})).has_value());
  BOOST_TEST(!meaning.last_reading().has_value());
  BOOST_TEST(meaning.take(at(seconds{4}), devices::ClockAbsent{}).empty());
  auto const back = meaning.take(at(seconds{5}), reading(minutes{4}, minutes{5}));
  BOOST_TEST_REQUIRE(back.size() == 2U);
  BOOST_TEST(std::holds_alternative<table::DeviceWasFound>(std::get<table::Input>(back.front())));
  BOOST_TEST(std::holds_alternative<table::ClockSeen>(std::get<table::Input>(back.back())));
}

BOOST_AUTO_TEST_CASE(the_say_key_is_the_announce_key_and_other_keys_are_not) {
  PortMeaning meaning{{std::nullopt, true, Color::white}};
  auto const meant = meaning.take(at(Millis{0}), devices::ButtonPressed{devices::Button::say});
  BOOST_TEST_REQUIRE(meant.size() == 1u);
  BOOST_TEST(std::holds_alternative<AnnounceKey>(meant.front()));
  BOOST_TEST(meaning.take(at(Millis{0}), devices::ButtonPressed{devices::Button::white}).empty());
}

namespace {

constexpr std::size_t believed = sensing::changes_of_no_hand + 1;  // the first level, and the changes

/// The inputs that so many changes of these squares lead to, a thousand a second.
std::vector<table::Input> flicker(PortMeaning& meaning, std::vector<char const*> const& squares, int changes,
                                  Millis& now) {
  std::vector<table::Input> inputs;
  for (int i = 0; i < changes; ++i, now += Millis{1})
    for (char const* name : squares)
      for (Meaning& each : meaning.take(at(now), sensing::SquareOccupied{square(name), i % 2 == 1}))
        inputs.push_back(std::get<table::Input>(std::move(each)));
  return inputs;
}

template <class Input>
std::size_t count(std::vector<table::Input> const& inputs) {
  return static_cast<std::size_t>(std::count_if(
      inputs.begin(), inputs.end(), [](auto const& each) { return std::holds_alternative<Input>(each); }));
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_contact_that_chatters_is_told_once_and_fills_no_record) {
  PortMeaning meaning{{Color::white, false}};
  (void)meaning.take(at(Millis{0}), devices::LinkFound{"a board"});
  Millis now{0};
  auto const told = flicker(meaning, {"e2"}, 20'000, now);
  BOOST_TEST(count<table::ContactChatters>(told) == 1U);
  BOOST_TEST(count<table::BoardSeen>(told) == believed);
  BOOST_TEST(told.size() == believed + 1);
  BOOST_TEST(only<table::BoardSeen>(meaning.take(at(now), sensing::SquareOccupied{square("d2"), false}))
                 .has_value());
}

BOOST_AUTO_TEST_CASE(a_board_all_of_which_chatters_is_lost_once_and_found_when_it_rests) {
  PortMeaning meaning{{Color::white, false}};
  (void)meaning.take(at(Millis{0}), devices::LinkFound{"a board"});
  Millis now{0};
  auto const told = flicker(meaning, {"a2", "b2", "c2", "d2", "e2", "f2"}, 20'000, now);
  BOOST_TEST(count<table::DeviceWasLost>(told) == 1U);
  BOOST_TEST(count<table::DeviceWasFound>(told) == 0U);
  BOOST_TEST(told.size() <= 6 * believed + 4);
  auto const later = meaning.take(at(now + Millis{6000}), sensing::AllOccupied{start().occupied()});
  BOOST_TEST_REQUIRE(later.size() == 2U);
  BOOST_TEST(std::holds_alternative<table::DeviceWasFound>(std::get<table::Input>(later[0])));
  BOOST_TEST(std::holds_alternative<table::BoardSeen>(std::get<table::Input>(later[1])));
}

BOOST_AUTO_TEST_SUITE_END()

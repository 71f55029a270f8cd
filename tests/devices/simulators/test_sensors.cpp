// SPDX-License-Identifier: GPL-3.0-or-later
// Sensors that are dead, bounce or look only now and then.
#include "core/legal/position.hpp"
#include "devices/simulators/sensors.hpp"

#include <sstream>
#include <string>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::devices::simulators;
using std::chrono::milliseconds;

BOOST_AUTO_TEST_SUITE(sensors)

namespace {

chess::Square at(std::string_view name) { return chess::Square::parse(name).value(); }
constexpr chess::Piece pawn{chess::Color::white, chess::Kind::pawn};
chess::Placement const start = chess::Position::initial().placement();

/// "100 e2 . 150 e4 P"
std::string in_words(std::vector<SensedChange> const& changes) {
  std::ostringstream text;
  for (SensedChange const& each : changes)
    text << (text.tellp() > 0 ? " " : "") << each.at.count() / 1000 << ' ' << each.square.name() << ' '
         << (each.piece ? each.piece->fen_letter() : '.');
  return text.str();
}

}  // namespace

BOOST_AUTO_TEST_CASE(sound_sensors_notice_all_at_once) {
  Sensors sensors{start, {}, 1};
  BOOST_TEST(!sensors.next_due().has_value());
  sensors.set(at("e2"), std::nullopt, milliseconds{100});
  BOOST_TEST((sensors.next_due() == milliseconds{100}));
  sensors.set(at("e4"), pawn, milliseconds{150});
  BOOST_TEST(in_words(sensors.take_changes(milliseconds{120})) == "100 e2 .");
  BOOST_TEST(in_words(sensors.take_changes(milliseconds{150})) == "150 e4 P");
  BOOST_TEST(in_words(sensors.take_changes(milliseconds{900})) == "");
}

BOOST_AUTO_TEST_CASE(a_dead_sensor_sees_an_empty_square_whatever_stands_there) {
  Sensors sensors{start, {.dead = at("e2")}, 1};
  BOOST_TEST(!sensors.reading().at(at("e2")).has_value());
  sensors.set(at("e2"), std::nullopt, milliseconds{100});
  sensors.set(at("e2"), pawn, milliseconds{200});
  BOOST_TEST(in_words(sensors.take_changes(milliseconds{900})) == "");
}

BOOST_AUTO_TEST_CASE(a_contact_that_bounces_comes_to_rest_within_30_ms) {
  Sensors sensors{start, {.bounce_in_hundred = 100}, 7};
  sensors.set(at("e2"), std::nullopt, milliseconds{100});
  auto const changes = sensors.take_changes(milliseconds{500});
  BOOST_TEST_REQUIRE(changes.size() == 3u);
  BOOST_TEST((!changes[0].piece && changes[1].piece == pawn && !changes[2].piece));
  BOOST_TEST((changes[1].at > changes[0].at && changes[2].at > changes[1].at));
  BOOST_TEST((changes[2].at <= milliseconds{130}));
}

BOOST_AUTO_TEST_CASE(a_piece_that_comes_back_during_the_bounce_stays) {
  for (std::uint32_t seed = 0; seed < 50; ++seed) {
    Sensors sensors{start, {.bounce_in_hundred = 60}, seed};
    sensors.set(at("e2"), std::nullopt, milliseconds{100});
    sensors.set(at("e2"), pawn, milliseconds{108});
    sensors.take_changes(milliseconds{500});
    BOOST_TEST((sensors.reading() == start), "seed " << seed);
  }
}

BOOST_AUTO_TEST_CASE(a_slow_scan_sees_only_what_is_there_when_it_looks) {
  Sensors sensors{start, {.scan_time = milliseconds{200}}, 1};
  sensors.take_changes(milliseconds{50});
  sensors.set(at("e2"), std::nullopt, milliseconds{100});
  sensors.set(at("e3"), pawn, milliseconds{120});  // on its way
  sensors.set(at("e3"), std::nullopt, milliseconds{140});
  sensors.set(at("e4"), pawn, milliseconds{160});
  BOOST_TEST((sensors.next_due() == milliseconds{200}));
  BOOST_TEST(in_words(sensors.take_changes(milliseconds{199})) == "");
  BOOST_TEST(in_words(sensors.take_changes(milliseconds{200})) == "200 e2 . 200 e4 P");
  BOOST_TEST(!sensors.next_due().has_value());
}

BOOST_AUTO_TEST_SUITE_END()

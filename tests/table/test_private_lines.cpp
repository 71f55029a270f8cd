// SPDX-License-Identifier: GPL-3.0-or-later
// Who has an ear for what is for him alone, and whose lines a screen does not show.
#include "src/equipment/spoken_catalogue.hpp"
#include "src/table/setup/agreement.hpp"
#include "src/words/catalogue.hpp"

#include <ostream>
#include <string>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace tactus::program {

BOOST_AUTO_TEST_SUITE(private_lines)

namespace {

using chess::Color;
using speech::Whose;

struct Row {
  char const* name;
  std::string blind, deaf;  // letters of White and Black
  void (*state)(PlayOptions&);
  std::string no_ear, hidden, facts;
};
std::ostream& operator<<(std::ostream& out, Row const& row) { return out << row.name; }

void one_device(PlayOptions&) {}
void earphone(PlayOptions& o) { o.sound.one_player = {"phone", {}}; }
void two_earphones(PlayOptions& o) {
  o.sound.white = {"phone", speech::Side::left};
  o.sound.black = {"phone", speech::Side::right};
}
void screen_reader(PlayOptions& o) { o.has_screen_reader = true; }
void silent(PlayOptions& o) { o.sound.is_silent = true; }

Row const rows[] = {
    {"nobody is blind: all goes to the one device", "", "", one_device, "", "", ""},
    {"the earphone is the blind one's", "w", "", earphone, "b", "", "Black: no earphone of his own"},
    {"so is the one device", "b", "", one_device, "w", "", "White: no earphone of his own"},
    {"an ear of his own is stated", "w", "", two_earphones, "", "", ""},
    {"by his speech server, too", "w", "", [](PlayOptions& o) { o.sound.speech_server = Whose::black; }, "",
     "", ""},
    {"one of both is not his own", "w", "", [](PlayOptions& o) { o.sound.speech_server = Whose::both; }, "b",
     "", "Black: no earphone of his own"},
    {"the blind one reads the screen", "w", "", screen_reader, "b", "b", "Black: no earphone of his own"},
    {"on a display", "b", "", [](PlayOptions& o) { o.braille = {{Whose::black}}; }, "w", "w",
     "White: no earphone of his own"},
    {"also where his opponent has an ear", "w", "",
     [](PlayOptions& o) {
       screen_reader(o);
       two_earphones(o);
     },
     "", "b", ""},
    {"who is deaf has none", "", "w", two_earphones, "w", "", "White: no earphone of his own"},
    {"and none that his blind opponent would hear", "b", "w", two_earphones, "w", "",
     "White: no earphone of his own"},
    {"the display of a deaf-blind player is his", "w", "w",
     [](PlayOptions& o) { o.braille = {{Whose::white}}; }, "wb", "b",
     "White: no earphone of his own, Black: no earphone of his own"},
    {"two blind players hear each other's answers", "wb", "", earphone, "", "",
     "one earphone for both: each hears the other's answers"},
    {"with two earphones they do not", "wb", "", two_earphones, "", "", ""},
    {"where nothing sounds there is nothing to tell", "w", "", silent, "", "", ""},
    {"unless the screen does not show it", "w", "",
     [](PlayOptions& o) {
       silent(o);
       screen_reader(o);
     },
     "b", "b", "Black: no earphone of his own"},
};

std::string letter_of(Color color) { return color == Color::white ? "w" : "b"; }

BOOST_DATA_TEST_CASE(what_is_for_one_player_reaches_nobody_else, boost::unit_test::data::make(rows), row) {
  table::TableSetup setup;
  auto const is_in = [](std::string const& who, char letter) {
    return who.find(letter) != std::string::npos;
  };
  setup.white.is_blind = is_in(row.blind, 'w');
  setup.black.is_blind = is_in(row.blind, 'b');
  setup.white.is_deaf = is_in(row.deaf, 'w');
  setup.black.is_deaf = is_in(row.deaf, 'b');
  PlayOptions options;
  row.state(options);

  std::string no_ear, facts;
  for (Color const each : without_ear(options, setup)) no_ear += letter_of(each);
  auto const hidden = hidden_on_screen(options, setup);
  for (auto const& fact : ear_facts(options, setup))
    facts += (facts.empty() ? "" : ", ") + words::shown(fact, words::Catalogue{});
  BOOST_TEST(no_ear == row.no_ear);
  BOOST_TEST((hidden ? letter_of(*hidden) : "") == row.hidden);
  BOOST_TEST(facts == row.facts);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace tactus::program

// SPDX-License-Identifier: GPL-3.0-or-later
// What an arbiter looks for is among the first three lines.
#include "src/arbiter/law/law.hpp"

#include <algorithm>
#include <sstream>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::program;

namespace {

struct Wanted {
  std::string_view words;
  std::string_view number;
};
std::ostream& operator<<(std::ostream& out, Wanted const& wanted) { return out << wanted.words; }

Wanted const in_english[] = {{"blind", "D.1"},
                             {"visually impaired", "D.1"},
                             {"hearing", "D.2.11"},
                             {"tape", "D.2.7"},
                             {"mobile phone", "11.3.2"},
                             {"telephone", "11.3.2"},
                             {"recording", "D.2.7"},
                             {"underpromotion", "3.7.3.3"},
                             {"wrong colours", "7.3"},
                             {"j'adoube", "4.2.1"},
                             {"J\xe2\x80\x99"
                              "adoube",
                              "4.2.1"},
                             {"Springer", "D.2.1"},
                             {"eins", "D.2.1"},
                             {"Bella", "D.2.1"},
                             {"wrong hand", "6.2.3"},
                             {"smoke", "11.3.4"},
                             {"pause", "6.11.2"},
                             {"smoking", "11.3.4"},
                             {"deaf", "D.2.11"},
                             {"Braille", "D.2.7"},
                             {"resign", "5.1.2"},
                             {"resignation", "5.1.2"},
                             {"stalemate", "5.2.1"},
                             {"dead position", "5.2.2"},
                             {"threefold", "9.2.1"},
                             {"repetition", "9.2.1"},
                             {"fivefold", "9.6.1"},
                             {"fifty moves", "9.3"},
                             {"50 moves", "9.3"},
                             {"75 moves", "9.6.2"},
                             {"illegal move", "7.5.1"},
                             {"two hands", "7.5.4"},
                             {"castling", "3.8.2"},
                             {"en passant", "3.7.3.1"},
                             {"promotion", "3.7.3.3"},
                             {"flag fall", "6.8"},
                             {"flag", "6.8"},
                             {"late", "6.7.1"},
                             {"default time", "6.7.1"},
                             {"appeal", "11.10"},
                             {"phone", "11.3.2"},
                             {"smartphone", "11.3.2"},
                             {"ringing", "11.3.2.2"},
                             {"toilet", "11.2.1"},
                             {"spectator", "12.7"},
                             {"parents", "12.7"},
                             {"captain", "12.7"},
                             {"disturbing", "11.5"},
                             {"noise", "11.5"},
                             {"penalty", "12.9"},
                             {"warning", "12.9.1"},
                             {"scoresheet", "8.1.1"},
                             {"signature", "8.7"},
                             {"displaced", "7.4.1"},
                             {"assistant", "D.2.10"},
                             {"special clock", "D.2.6"},
                             {"rapid", "A.1"},
                             {"blitz", "B.1"},
                             {"sealed move", "I.1.1"},
                             {"chess960", "II.1"},
                             {"normal means", "III.5"},
                             {"touch move", "4.3"},
                             {"adjust", "4.2.1"},
                             {"increment", "6.3.1"},
                             {"Bronstein", "6.3.2"},
                             {"cheating", "12.2.7"},
                             {"search", "11.3.3"},
                             {"leave", "11.2.3.2"},
                             {"initial position", "7.2.1"},
                             {"king captured", "1.4.1"},
                             {"both kings", "A.5.4"},
                             {"checkmate", "5.1.1"},
                             {"helpmate", "6.9"},
                             {"offer", "9.1.2"},
                             {"withdraw", "9.1.2.1"},
                             {"upside down", "4.4.4"},
                             {"five minutes", "8.4"},
                             {"screen", "6.12.1"},
                             {"rated", "FI-practice"},
                             {"wheelchair", "12.2.6"},
                             {"accuse", "11.1"},
                             {"slip", "D.2.8"},
                             {"announcement", "D.2.1"},
                             {"both flags", "III.3.1"},
                             {"pressed", "6.2.1"},
                             {"speak", "D.2.5"}};

Wanted const in_finnish[] = {{"sokea", "D.1"},
                             {"kuulovammainen", "D.2.11"},
                             {"pistekirjoitus", "D.2.7"},
                             {"nauhuri", "D.2.7"},
                             {"matkapuhelin", "11.3.2"},
                             {"kännykkä", "11.3.2"},
                             {"merkkilippu", "6.8"},
                             {"aika ylitys", "6.9"},
                             {"kolminkertainen", "9.2.1"},
                             {"valitus", "11.10"},
                             {"epäjärjestys", "7.4.1"},
                             {"inkrement", "6.3.1"},
                             {"j'adoube", "4.2.1"},
                             {"korjaan", "4.2.1"},
                             {"FIDE-lasken", "FI-practice"},
                             {"SOKEALLE", "D.1"},
                             {"näkövammaisen", "D.1"},
                             {"nauhurilla", "D.2.7"},
                             {"puhelimen", "11.3.2"},
                             {"tupakointi", "11.3.4"},
                             {"luovutus", "5.1.2"},
                             {"luovuttaa", "5.1.2"},
                             {"patti", "5.2.1"},
                             {"kuollut asema", "5.2.2"},
                             {"toisto", "9.2.1"},
                             {"viisinkertainen", "9.6.1"},
                             {"50 siirtoa", "9.3"},
                             {"75 siirtoa", "9.6.2"},
                             {"laiton siirto", "7.5.1"},
                             {"laittoman", "7.5.1"},
                             {"kaksi kättä", "7.5.4"},
                             {"väärä käsi", "6.2.3"},
                             {"linnoitus", "3.8.2"},
                             {"ohestalyönti", "3.7.3.1"},
                             {"korotus", "3.7.3.3"},
                             {"lippu", "6.8"},
                             {"lipun putoaminen", "6.8"},
                             {"myöhästyminen", "6.7.1"},
                             {"katsoja", "12.7"},
                             {"vanhempi", "12.7"},
                             {"kapteeni", "12.7"},
                             {"häirintä", "11.5"},
                             {"melu", "11.5"},
                             {"rangaistus", "12.9"},
                             {"varoitus", "12.9.1"},
                             {"pöytäkirja", "8.1.1"},
                             {"allekirjoitus", "8.7"},
                             {"avustaja", "D.2.10"},
                             {"puhuva kello", "D.2.6"},
                             {"pikashakki", "B.1"},
                             {"suljettu siirto", "I.1.1"},
                             {"kosketettu", "4.3"},
                             {"korjata", "4.2.1"},
                             {"lisäaika", "6.3.1"},
                             {"viive", "6.3.2"},
                             {"huijaaminen", "12.2.7"},
                             {"tarkastus", "11.3.3"},
                             {"poistuminen", "11.2.3.2"},
                             {"alkuasema", "7.2.1"},
                             {"värit", "7.3"},
                             {"väärät värit", "7.3"},
                             {"matti", "5.1.1"},
                             {"tarjous", "9.1.2"},
                             {"peruuttaa", "9.1.2.1"},
                             {"keskeytys", "6.11.2"},
                             {"vessa", "11.2.1"},
                             {"näyttö", "6.12.1"},
                             {"sairaus", "12.2.6"},
                             {"ilmoittaa", "D.2.1"},
                             {"reikä", "D.2.2"},
                             {"kuninkaat", "A.5.4"},
                             {"kuulokkeet", "11.3.2"},
                             {"syytös", "11.1"},
                             {"määräaika myöhässä", "6.7.1"},
                             {"sopiminen", "5.2.3"},
                             {"sovittu tasapeli", "5.2.3"},
                             {"kellon painaminen", "6.2.1"},
                             {"tauko", "6.11.2"},
                             {"vammainen", "12.2.6"}};

void check(Wanted const& wanted, words::Catalogue const& catalogue) {
  std::istringstream in{std::string(wanted.words)};
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  auto lines = LawLines{catalogue}.search(words, std::nullopt).lines;
  if (lines.size() > 3) lines.resize(3);
  std::string const beginning{wanted.number};
  bool const is_found = std::ranges::any_of(lines, [&](std::string const& line) {
    return line.starts_with(beginning + ":") || line.starts_with(beginning + ",");
  });
  BOOST_TEST(is_found, wanted.words << ": " << (lines.empty() ? "nothing" : lines.front()));
}

}  // namespace

BOOST_DATA_TEST_CASE(an_english_word_finds_its_provision, boost::unit_test::data::make(in_english), wanted) {
  check(wanted, {});
}

BOOST_DATA_TEST_CASE(a_finnish_word_finds_its_provision, boost::unit_test::data::make(in_finnish), wanted) {
  check(wanted, words::load_catalogue(words::Language::finnish, TACTUS_LOCALE_DIR).value());
}

BOOST_AUTO_TEST_CASE(a_word_for_nothing_finds_nothing) {
  for (char const* word : {"hexagon", "kuusikulmio", "illustration", "x"})
    BOOST_TEST(LawLines{words::Catalogue{}}.search({word, "hexagon"}, std::nullopt).lines.empty(), word);
}

BOOST_AUTO_TEST_CASE(a_word_that_stands_nowhere_is_named_and_the_others_are_found) {
  words::Catalogue const english;
  LawLines const lines{english};
  auto const found = lines.search({"repetition", "hexagon"}, std::nullopt);
  BOOST_TEST_REQUIRE(found.notes.size() == 1U);
  BOOST_TEST(found.notes.front() == "hexagon: nowhere.");
  BOOST_TEST(found.lines == lines.search({"repetition"}, std::nullopt).lines);
  BOOST_TEST(!lines.search({"phone", "rang"}, std::nullopt).lines.empty());
}

BOOST_AUTO_TEST_CASE(a_slip_is_read_as_the_word_that_was_meant) {
  words::Catalogue const english;
  LawLines const lines{english};
  auto const found = lines.search({"repitition"}, std::nullopt);
  BOOST_TEST_REQUIRE(found.notes.size() == 1U);
  BOOST_TEST(found.notes.front() == "repitition: read as repetition.");
  BOOST_TEST(!found.lines.empty());
}

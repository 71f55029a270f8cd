// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers and clock times as words in each language of the player's program.
#include "tests/words/player_languages.hpp"

#include <ostream>
#include <set>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace tactus::words {

BOOST_AUTO_TEST_SUITE(number_words_of_languages)

namespace {

struct NumberRow {
  Language language;
  std::uint32_t number;
  char const* words;
  char const* form = "";
};
std::ostream& operator<<(std::ostream& out, NumberRow const& row) {
  return out << row.language.code() << ' ' << row.number << row.form;
}

constexpr Language de = Language::german, fi = Language::finnish, fr = Language::french,
                   sv = Language::swedish;

NumberRow const numbers[] = {
    {fi, 0, "nolla"},
    {fi, 1, "yksi"},
    {fi, 7, "seitsemän"},
    {fi, 10, "kymmenen"},
    {fi, 11, "yksitoista"},
    {fi, 18, "kahdeksantoista"},
    {fi, 19, "yhdeksäntoista"},
    {fi, 20, "kaksikymmentä"},
    {fi, 21, "kaksikymmentäyksi"},
    {fi, 64, "kuusikymmentäneljä"},
    {fi, 99, "yhdeksänkymmentäyhdeksän"},
    {fi, 100, "sata"},
    {fi, 101, "satayksi"},
    {fi, 111, "satayksitoista"},
    {fi, 218, "kaksisataakahdeksantoista"},
    {fi, 999, "yhdeksänsataayhdeksänkymmentäyhdeksän"},
    {fi, 1001, "tuhat yksi"},
    {fi, 12345, "kaksitoista tuhatta kolmesataaneljäkymmentäviisi"},
    {fi, 2'000'000, "kaksi miljoonaa"},
    {fi, 4294967295U,
     "neljä miljardia kaksisataayhdeksänkymmentäneljä miljoonaa yhdeksänsataakuusikymmentäseitsemän "
     "tuhatta kaksisataayhdeksänkymmentäviisi"},
    {de, 0, "null"},
    {de, 1, "eins"},
    {de, 6, "sechs"},
    {de, 7, "sieben"},
    {de, 11, "elf"},
    {de, 12, "zwölf"},
    {de, 16, "sechzehn"},
    {de, 17, "siebzehn"},
    {de, 20, "zwanzig"},
    {de, 21, "einundzwanzig"},
    {de, 22, "zweiundzwanzig"},
    {de, 30, "dreißig"},
    {de, 31, "einunddreißig"},
    {de, 60, "sechzig"},
    {de, 66, "sechsundsechzig"},
    {de, 70, "siebzig"},
    {de, 77, "siebenundsiebzig"},
    {de, 91, "einundneunzig"},
    {de, 99, "neunundneunzig"},
    {de, 100, "hundert"},
    {de, 101, "hunderteins"},
    {de, 121, "hunderteinundzwanzig"},
    {de, 200, "zweihundert"},
    {de, 217, "zweihundertsiebzehn"},
    {de, 999, "neunhundertneunundneunzig"},
    {de, 1000, "tausend"},
    {de, 21'000, "einundzwanzig tausend"},
    {de, 1'000'000, "eine Million"},
    {sv, 0, "noll"},
    {sv, 1, "ett"},
    {sv, 1, "en", "en"},
    {sv, 7, "sju"},
    {sv, 14, "fjorton"},
    {sv, 18, "arton"},
    {sv, 20, "tjugo"},
    {sv, 21, "tjugoett"},
    {sv, 21, "tjugoen", "en"},
    {sv, 22, "tjugotvå", "en"},
    {sv, 40, "fyrtio"},
    {sv, 73, "sjuttiotre"},
    {sv, 100, "hundra"},
    {sv, 101, "hundraett"},
    {sv, 101, "hundraen", "en"},
    {sv, 200, "tvåhundra"},
    {sv, 999, "niohundranittionio"},
    {sv, 21'001, "tjugoett tusen ett"},
    {fr, 0, "zéro"},
    {fr, 1, "un"},
    {fr, 1, "une", "f"},
    {fr, 16, "seize"},
    {fr, 17, "dix-sept"},
    {fr, 20, "vingt"},
    {fr, 21, "vingt et un"},
    {fr, 21, "vingt et une", "f"},
    {fr, 22, "vingt-deux", "f"},
    {fr, 31, "trente et un"},
    {fr, 60, "soixante"},
    {fr, 61, "soixante et un"},
    {fr, 61, "soixante et une", "f"},
    {fr, 69, "soixante-neuf"},
    {fr, 70, "soixante-dix"},
    {fr, 71, "soixante et onze"},
    {fr, 71, "soixante et onze", "f"},
    {fr, 72, "soixante-douze"},
    {fr, 77, "soixante-dix-sept"},
    {fr, 79, "soixante-dix-neuf"},
    {fr, 80, "quatre-vingts"},
    {fr, 81, "quatre-vingt-un"},
    {fr, 81, "quatre-vingt-une", "f"},
    {fr, 90, "quatre-vingt-dix"},
    {fr, 91, "quatre-vingt-onze"},
    {fr, 99, "quatre-vingt-dix-neuf"},
    {fr, 100, "cent"},
    {fr, 101, "cent un"},
    {fr, 171, "cent soixante et onze"},
    {fr, 180, "cent quatre-vingts"},
    {fr, 200, "deux cents"},
    {fr, 201, "deux cent un"},
    {fr, 280, "deux cent quatre-vingts"},
    {fr, 900, "neuf cents"},
    {fr, 999, "neuf cent quatre-vingt-dix-neuf"},
    {fr, 1000, "mille"},
    {fr, 1'000'000, "un million"},
};

struct TimeRow {
  Language language;
  std::int64_t ms;
  char const* words;
};
std::ostream& operator<<(std::ostream& out, TimeRow const& row) {
  return out << row.language.code() << ' ' << row.ms << " ms";
}
TimeRow const times[] = {
    {fi, 4325000, "yksi tunti kaksitoista minuuttia viisi sekuntia"},
    {fi, 7200000, "kaksi tuntia"},
    {fi, 61000, "yksi minuutti yksi sekunti"},
    {fi, 1261000, "kaksikymmentäyksi minuuttia yksi sekunti"},
    {fi, 999, "alle sekunti"},
    {fi, 0, "nolla sekuntia"},
    {fi, -1, "nolla sekuntia"},
    {de, 4325000, "eine Stunde zwölf Minuten fünf Sekunden"},
    {de, 3661000, "eine Stunde eine Minute eine Sekunde"},
    {de, 1281000, "einundzwanzig Minuten einundzwanzig Sekunden"},
    {de, 999, "weniger als eine Sekunde"},
    {de, 0, "null Sekunden"},
    {sv, 4325000, "en timme tolv minuter fem sekunder"},
    {sv, 1281000, "tjugoen minuter tjugoen sekunder"},
    {sv, 61000, "en minut en sekund"},
    {sv, 0, "noll sekunder"},
    {fr, 4325000, "une heure douze minutes cinq secondes"},
    {fr, 4861000, "une heure vingt et une minutes une seconde"},
    {fr, 7251000, "deux heures cinquante et une secondes"},
    {fr, 500, "moins d'une seconde"},
    {fr, 0, "zéro seconde"},
};

}  // namespace

BOOST_DATA_TEST_CASE(a_number_is_said_in_words, boost::unit_test::data::make(numbers), row) {
  BOOST_TEST(sentences_in(row.language).number(row.number, row.form) == row.words);
}

BOOST_DATA_TEST_CASE(a_time_is_said_in_words, boost::unit_test::data::make(times), row) {
  BOOST_TEST(sentences_in(row.language).time(Millis{row.ms}) == row.words);
}

BOOST_AUTO_TEST_CASE(no_two_numbers_sound_the_same) {
  for (Language const language : player_languages) {
    auto const sentences = sentences_in(language);
    BOOST_TEST(sentences.fault().empty(), language.code() << ": " << sentences.fault());
    std::set<std::string> seen;
    for (std::uint32_t number = 0; number < 10000; ++number)
      BOOST_TEST(seen.insert(sentences.number(number)).second, language.code() << " " << number);
  }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus::words

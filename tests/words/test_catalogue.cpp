// SPDX-License-Identifier: GPL-3.0-or-later
// Catalogues of messages: what msgfmt writes is read, damage is a fault, arguments are filled in.
#include "src/equipment/spoken_catalogue.hpp"
#include "src/words/catalogue.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <unistd.h>
#include <vector>

#include <boost/test/unit_test.hpp>

using namespace tactus::words;

BOOST_AUTO_TEST_SUITE(catalogues)

namespace {

std::string finnish_bytes() {
  std::ifstream file(TACTUS_LOCALE_DIR "/fi/LC_MESSAGES/tactus.mo", std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// The same file as a machine of the other byte order writes it: 32-bit numbers turned, texts as they are.
std::string of_other_byte_order(std::string bytes) {
  auto const number = [&](std::size_t at) {
    std::uint32_t value = 0;
    for (std::size_t i = 4; i-- > 0;) value = value << 8U | static_cast<unsigned char>(bytes[at + i]);
    return value;
  };
  auto const count = number(8);
  std::vector<std::size_t> const tables{number(12), number(16)};
  auto const turn = [&](std::size_t at) {
    std::reverse(bytes.begin() + long(at), bytes.begin() + long(at) + 4);
  };
  for (std::size_t at = 0; at < 28; at += 4) turn(at);
  for (std::size_t const table : tables)
    for (std::size_t at = table; at < table + std::size_t{8} * count; at += 4) turn(at);
  return bytes;
}

constexpr std::string_view english = "The move is announced.";
constexpr std::string_view finnish = "Siirto on ilmoitettu.";

}  // namespace

BOOST_AUTO_TEST_CASE(finnish_is_found_and_english_stays_for_the_rest) {
  auto const catalogue = load_catalogue(Language::finnish, TACTUS_LOCALE_DIR);
  BOOST_TEST_REQUIRE(catalogue.has_value());
  BOOST_TEST((catalogue->language() == Language::finnish));
  BOOST_TEST(catalogue->translate(english) == finnish);
  BOOST_TEST(catalogue->translate("No such message is in any catalogue.") ==
             "No such message is in any catalogue.");
  BOOST_TEST(catalogue->has(english));
  BOOST_TEST(!catalogue->has("No such message is in any catalogue."));
}

BOOST_AUTO_TEST_CASE(english_needs_no_file) {
  auto const catalogue = load_catalogue(Language::english, "/nowhere");
  BOOST_TEST_REQUIRE(catalogue.has_value());
  BOOST_TEST(catalogue->translate(english) == english);
}

BOOST_AUTO_TEST_CASE(a_missing_catalogue_is_told_with_its_place) {
  auto const none = load_catalogue(Language::finnish, "/nowhere");
  BOOST_TEST_REQUIRE(!none.has_value());
  BOOST_TEST(none.error() == "expected a catalogue of messages at /nowhere/fi/LC_MESSAGES/tactus.mo");
}

BOOST_AUTO_TEST_CASE(both_byte_orders_are_read) {
  auto const file = MessageFile::parse(of_other_byte_order(finnish_bytes()));
  BOOST_TEST_REQUIRE(file.has_value());
  BOOST_TEST((file->find(english) == finnish));
}

BOOST_AUTO_TEST_CASE(no_cut_of_a_file_is_read_beyond_its_end) {
  std::string const whole = finnish_bytes();
  BOOST_TEST_REQUIRE(whole.size() > 1000u);
  for (std::size_t size = 0; size < whole.size(); size += size < 100 ? 1 : 997)
    BOOST_TEST(!MessageFile::parse(whole.substr(0, size)).has_value(), size);
}

BOOST_AUTO_TEST_CASE(other_files_are_no_catalogues) {
  BOOST_TEST((MessageFile::parse("msgid \"\"").error() == MessageFileFault::not_a_catalogue));
  std::string wild = finnish_bytes();
  for (std::size_t i = 8; i < 20; ++i) wild[i] = '\xff';
  BOOST_TEST((MessageFile::parse(wild).error() == MessageFileFault::cut_short));
}

BOOST_AUTO_TEST_CASE(arguments_are_filled_by_name_and_form) {
  tactus::Translate const finnish = [](std::string_view english) {
    return std::string(english == "Black;" ? "musta; lle=mustalle" : english);
  };
  auto const filled = [&](std::string_view text) {
    return tactus::written({text, {{"player", tactus::chess::Color::black}, {"name", "anna"}}}, finnish);
  };
  BOOST_TEST(filled("Give {player:lle} {name}.") == "Give mustalle anna.");
  BOOST_TEST(filled("{player} loses. {player:lta}: {name}.") == "Musta loses. Musta: anna.");
  BOOST_TEST(filled("{name} is free.") == "anna is free.");
  BOOST_TEST(filled("Nothing to fill.") == "Nothing to fill.");
  BOOST_TEST(filled("{nobody}Open {brace") == "Open {brace");
}

BOOST_AUTO_TEST_CASE(the_environment_names_the_language) {
  std::vector const ours{Language::english, Language::finnish};
  auto const named = [&](auto all, auto messages, auto lang) {
    return std::string(language_of_environment({"", all, messages, lang}, ours).code());
  };
  BOOST_TEST(named("", "", "fi_FI.UTF-8") == "fi");
  BOOST_TEST(named("", "fi", "en_GB.UTF-8") == "fi");
  BOOST_TEST(named("C.UTF-8", "fi_FI", "fi_FI") == "en");
  BOOST_TEST(named("", "", "fil_PH.UTF-8") == "en");
  BOOST_TEST(named("", "", "") == "en");
  BOOST_TEST(named("", "", "sv_FI.UTF-8") == "en");
}

BOOST_AUTO_TEST_CASE(language_names_what_is_wanted_more_as_gettext_reads_it) {
  std::vector const ours{Language::german, Language::english, Language::finnish};
  auto const named = [&](auto language, auto lang) {
    return std::string(language_of_environment({language, "", "", lang}, ours).code());
  };
  BOOST_TEST(named("fi:sv", "sv_SE.UTF-8") == "fi");
  BOOST_TEST(named("sv:nb:de_AT", "sv_SE.UTF-8") == "de");
  BOOST_TEST(named("sv", "fi_FI.UTF-8") == "fi");
  BOOST_TEST(named("fi", "C") == "en");  // a locale without a language has none to choose from
  BOOST_TEST(named("fi", "") == "en");
  BOOST_TEST(named("", "fi_FI") == "fi");
}

BOOST_AUTO_TEST_CASE(a_language_that_is_not_here_is_named) {
  std::vector const ours{Language::english, Language::finnish};
  auto const missing = [&](auto language, auto lang) {
    return missing_language({language, "", "", lang}, ours).value_or("");
  };
  BOOST_TEST(missing("", "es_ES.UTF-8") == "es");
  BOOST_TEST(missing("pl:es", "es_ES.UTF-8") == "pl");
  BOOST_TEST(missing("", "fil_PH") == "fil");
  BOOST_TEST(missing("es:fi", "es_ES.UTF-8") == "");
  for (char const* const lang : {"", "C", "POSIX", "C.UTF-8", "en_GB.UTF-8", "fi"})
    BOOST_TEST(missing("", lang) == "");
}

BOOST_AUTO_TEST_CASE(the_languages_are_those_with_a_catalogue) {
  auto const ours = languages_in(TACTUS_LOCALE_DIR);
  std::vector const shipped{Language::german, Language::english, Language::finnish, Language::french,
                            Language::swedish};
  BOOST_TEST((ours == shipped));
  BOOST_TEST((languages_in("/nowhere") == std::vector{Language::english}));
}

BOOST_AUTO_TEST_CASE(a_language_is_added_by_its_catalogue_alone) {
  namespace fs = std::filesystem;
  fs::path const folder = fs::temp_directory_path() / ("tactus-locale-" + std::to_string(::getpid()));
  fs::create_directories(folder / "xyz/LC_MESSAGES");
  fs::copy_file(TACTUS_LOCALE_DIR "/sv/LC_MESSAGES/tactus.mo", folder / "xyz/LC_MESSAGES/tactus.mo");
  fs::create_directories(folder / "empty");
  auto const added = Language::named("xyz").value();
  BOOST_TEST((languages_in(folder.string()) == std::vector{Language::english, added}));
  auto const named = named_languages_in(folder.string());
  auto const catalogue = load_catalogue(added, folder.string());
  fs::remove_all(folder);
  BOOST_TEST_REQUIRE(named.size() == 2U);
  BOOST_TEST(named[1].name == "svenska");
  BOOST_TEST_REQUIRE(catalogue.has_value());
  BOOST_TEST(catalogue->language().code() == "xyz");
  BOOST_TEST(catalogue->translate("Clock back.") == "Klockan ansluten.");
  BOOST_TEST(catalogue->translate("") == "");
  tactus::Message const message{"{player} {piece} {time} {count}",
                                {{"player", tactus::chess::Color::white},
                                 {"piece", tactus::chess::Kind::queen},
                                 {"time", tactus::Millis{90'500}},
                                 {"count", 21U}}};
  auto const hand = tactus::Handwriting{.manner = tactus::Manner::in_words};
  BOOST_TEST(written(message, translate_of(*catalogue), hand) == "Vit dam 1 minut 30,5 sekunder 21");
  auto const sentences = tactus::equipment::sentences_of(*catalogue);
  BOOST_TEST(sentences.number(21) == "tjugoett");
  BOOST_TEST(sentences.time(tactus::Millis{61'000}) == "en minut en sekund");
}

BOOST_AUTO_TEST_CASE(a_language_is_two_or_three_small_letters) {
  BOOST_TEST(Language::named("sme").value().code() == "sme");
  BOOST_TEST((Language::named("sv").value() == Language::swedish));
  for (char const* text : {"", "f", "FI", "fi_FI", "../.", "nordic", "f1"})
    BOOST_TEST(!Language::named(text).has_value(), text);
}

BOOST_AUTO_TEST_SUITE_END()

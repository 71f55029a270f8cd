// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of the console in every language and on the keypad: the same line for each, no word with two
// meanings, none that is a move.
#include "speech/words/phrasebook.hpp"
#include "src/table/console/arguments.hpp"
#include "src/table/console/commands.hpp"
#include "tests/core/chess/outside_data.hpp"
#include "tests/core/chess/random_walk.hpp"
#include "tests/words/player_languages.hpp"

#include <map>
#include <set>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(console_commands)

using namespace tactus::program;

namespace {

struct Row {
  std::array<char const*, 5> words;  // in the order of player_languages
  char const* keypad;
  ConsoleLine line;
};
std::ostream& operator<<(std::ostream& out, Row const& row) { return out << row.words[0]; }

/// English, Finnish, German, Swedish, French.
Row const rows[] = {
    {{"say", "sano", "ansage", "säg", "dis"}, "5", {Act::announce}},
    {{"press", "paina", "drücken", "tryck", "appui"}, "7", {Act::press}},
    {{"repeat", "toista", "nochmal", "igen", "répète"}, "0", {Act::repeat}},
    {{"time", "aika", "zeit", "tid", "temps"}, "1", {Act::times}},
    {{"clock", "kello", "uhr", "klocka", "pendule"}, "1", {Act::times}},
    {{"count", "määrä", "zahl", "antal", "nombre"}, "2", {Act::move_number}},
    {{"stop", "vaiti", "still", "tyst", "silence"}, ".", {Act::silence}},
    {{"result 1-0", "tulos 1-0", "ergebnis 1-0", "resultat 1-0", "résultat 1-0"},
     "91-0",
     {Act::result, "1-0"}},
    {{"confirm", "vahvista", "bestätigen", "bekräfta", "confirme"}, "99", {Act::confirm}},
    {{"where", "tilanne", "stand", "läge", "où"}, "4", {Act::where}},
    {{"record 12w", "nauhoita 12w", "aufnahme 12w", "inspelning 12w", "enregistre 12w"},
     "+12w",
     {Act::record, "12w"}},
    {{"hear 12-15", "kuuntele 12-15", "hören 12-15", "lyssna 12-15", "écoute 12-15"},
     "-12-15",
     {Act::hear, "12-15"}},
    {{"captions", "tekstit", "anzeige", "text", "texte"}, "*.", {Act::captions}},
    {{"keys", "näppäimet", "tasten", "tangenter", "touches"}, "//", {Act::keypad}},
    {{"done", "tehty", "erledigt", "klart", "fait"}, "++", {Act::done}},
    {{"next black", "seuraava black", "weiter black", "nästa black", "suite black"},
     "--black",
     {Act::next, "black"}},
    {{"help 5", "ohje 5", "hilfe 5", "hjälp 5", "aide 5"}, "/5", {Act::help, "5"}},
    {{"flag", "lippu", "fahne", "flagga", "drapeau"}, "3", {Act::flags}},
    {{"annul", "mitätöi", "annullieren", "annullera", "annule"}, "9.", {Act::annul}},
    {{"adjust white", "oikaisen white", "rücke white", "ställer white", "adoube white"},
     "91white",
     {Act::adjust, "white"}},
    {{"signature", "tunniste", "signatur", "signatur", "empreinte"}, "9*", {Act::signature}},
    {{"kings", "kuninkaat", "könige", "kungar", "rois"}, "90", {Act::kings}},
    {{"score 12", "pöytäkirja 12", "notation 12", "protokoll 12", "feuille 12"}, "*612", {Act::score, "12"}},
    {{"position", "asema", "stellung", "ställning", "échiquier"}, "8", {Act::position}},
    {{"heard Nf3", "kuultu Nf3", "gehört Nf3", "hört Nf3", "entendu Nf3"}, "*/Nf3", {Act::heard, "Nf3"}},
    {{"draw white", "tasapeli white", "remis white", "remi white", "nulle white"},
     "*1white",
     {Act::draw, "white"}},
    {{"accept", "hyväksyn", "annehmen", "acceptera", "accepte"}, "*2", {Act::accept}},
    {{"decline", "en-hyväksy", "ablehnen", "avböj", "refuse"}, "*3", {Act::decline}},
    {{"threefold 7163", "kolmesti 7163", "dreimal 7163", "tregånger 7163", "troisfois 7163"},
     "*47163",
     {Act::threefold, "7163"}},
    {{"fifty Nf3", "viisikymmentä Nf3", "fünfzig Nf3", "femtio Nf3", "cinquante Nf3"},
     "*5Nf3",
     {Act::fifty_moves, "Nf3"}},
    {{"overstep", "ajanylitys", "zeitüberschreitung", "tidsöverdrag", "dépassement"}, "*7", {Act::flag_fall}},
    {{"touched", "kosketus", "berührt", "rörd", "touché"}, "*8", {Act::touched_piece}},
    {{"overstep black", "ajanylitys black", "zeitüberschreitung black", "tidsöverdrag black",
      "dépassement black"},
     "*7 black",
     {Act::flag_fall, "black"}},
    {{"touched 2", "kosketus 2", "berührt 2", "rörd 2", "touché 2"}, "*82", {Act::touched_piece, "2"}},
    {{"time white", "aika white", "zeit white", "tid white", "temps white"},
     "1 white",
     {Act::times, "white"}},
    {{"illegal", "laiton", "regelwidrig", "regelvidrigt", "illégal"}, "*0", {Act::illegal_move}},
    {{"normal", "keinoin", "mittel", "medel", "moyens"}, "9-", {Act::normal_means}},
    {{"seconds black", "sekunnit black", "sekunden black", "sekunder black", "secondes black"},
     "9/black",
     {Act::extra_seconds, "black"}},
    {{"resign black", "luovuta black", "aufgeben black", "uppge black", "abandon black"},
     "*9black",
     {Act::resign, "black"}},
    {{"mate", "matti", "matt", "matt", "mat"}, "95", {Act::checkmate}},
    {{"stalemate", "patti", "patt", "patt", "pat"}, "96", {Act::stalemate}},
    {{"correct Nf3", "korjaa Nf3", "berichtige Nf3", "rätta Nf3", "corrige Nf3"},
     "94Nf3",
     {Act::correct, "Nf3"}},
    {{"restore 12", "palauta 12", "zurück 12", "återställ 12", "rétablis 12"}, "9312", {Act::restore, "12"}},
    {{"replace 12 Nf3", "vaihda 12 Nf3", "ersetze 12 Nf3", "ersätt 12 Nf3", "remplace 12 Nf3"},
     "9+12 Nf3",
     {Act::replace, "12 Nf3"}},
    {{"stands black", "seisoo black", "steht black", "står black", "juste black"},
     "92black",
     {Act::stands, "black"}},
    {{"adjourn", "lykkää", "vertagen", "ajournera", "ajourne"}, "*-", {Act::adjourn}},
    {{"continue", "jatka", "fortsetzen", "fortsätt", "reprend"}, "*+", {Act::go_on}},
    {{"uphold", "hyväksytty", "stattgegeben", "bifall", "fondée"}, "98", {Act::uphold}},
    {{"reject", "hylätty", "zurückgewiesen", "avslag", "rejetée"}, "97", {Act::reject}},
    {{"quit", "lopeta", "ende", "sluta", "quitte"}, "**", {Act::quit}},
};

/// What a line asks for, as a text.
std::string meaning(ConsoleLine const& line) {
  return std::to_string(static_cast<int>(line.act)) + ' ' + line.text;
}

std::size_t columns(std::string_view text) {
  std::size_t count = 0;
  for (char const c : text) count += (c & '\xC0') == '\x80' ? 0U : 1U;
  return count;
}

bool is_move_text(std::string const& text) {
  bool is_one = false;
  for (auto const& letters : {notation::english, notation::german, notation::finnish, notation::french}) {
    auto const stated = read_stated(text, letters);
    is_one = is_one || stated.as_typed || !stated.otherwise.empty();
  }
  return is_one;
}

/// As typed with the Shift key: first letter, all letters.
std::vector<std::string> with_capitals(std::string const& word) {
  std::string first = word, all;
  if (first[0] >= 'a' && first[0] <= 'z') first[0] = static_cast<char>(first[0] - 'a' + 'A');
  for (std::size_t i = 0; i < word.size(); ++i) {
    bool const is_small = word[i] >= 'a' && word[i] <= 'z';
    bool const is_latin = i > 0 && word[i - 1] == '\xC3';
    all += is_small || is_latin ? static_cast<char>(word[i] - 0x20) : word[i];
  }
  return {word, first, all};
}

}  // namespace

BOOST_DATA_TEST_CASE(a_command_is_the_same_in_every_language_and_on_the_keypad,
                     boost::unit_test::data::make(rows), row) {
  std::string const expected = meaning(row.line);
  for (std::size_t i = 0; i < row.words.size(); ++i) {
    auto const sentences = words::sentences_in(words::player_languages[i]);
    BOOST_TEST(meaning(read_console_line(row.words[i], sentences)) == expected, row.words[i]);
    BOOST_TEST(meaning(read_console_line(row.words[0], sentences)) == expected, row.words[0]);
    BOOST_TEST(meaning(read_console_line(row.keypad, sentences)) == expected, row.keypad);
  }
}

BOOST_AUTO_TEST_CASE(every_command_has_a_row_above) {
  std::set<Act> in_table, in_test;
  for (ConsoleCommand const& command : commands()) in_table.insert(command.act);
  for (Row const& row : rows) in_test.insert(row.line.act);
  BOOST_TEST((in_table == in_test));
  BOOST_TEST(in_table.size() == commands().size());
}

BOOST_AUTO_TEST_CASE(every_word_in_small_and_capital_letters_gives_the_line_of_its_command) {
  for (Language const language : words::player_languages) {
    auto const sentences = words::sentences_in(language);
    for (ConsoleCommand const& command : commands())
      for (std::string const& word : words_of(command, sentences))
        for (std::string const& typed : with_capitals(word))
          BOOST_TEST(meaning(read_console_line(typed, sentences)) == meaning({command.act}),
                     language.code() << ": " << typed);
  }
}

BOOST_AUTO_TEST_CASE(no_two_commands_share_a_word_in_any_language) {
  for (Language const language : words::player_languages) {
    auto const sentences = words::sentences_in(language);
    std::map<std::string, ConsoleCommand const*> owner;
    for (ConsoleCommand const& command : commands())
      for (std::string const& word : words_of(command, sentences))
        BOOST_TEST((owner.emplace(word, &command).first->second == &command), language.code()
                                                                                  << ": " << word);
  }
}

BOOST_AUTO_TEST_CASE(every_language_has_a_word_of_its_own_for_most_commands) {
  for (Language const language : words::player_languages) {
    if (language == Language::english) continue;
    auto const sentences = words::sentences_in(language);
    for (ConsoleCommand const& command : commands())
      BOOST_TEST(sentences.translated(command.words) != command.words, language.code()
                                                                           << ": " << command.words);
  }
}

BOOST_AUTO_TEST_CASE(no_word_and_no_code_can_be_read_as_a_move) {
  for (Language const language : words::player_languages) {
    auto const sentences = words::sentences_in(language);
    for (ConsoleCommand const& command : commands()) {
      BOOST_TEST(!is_move_text(std::string{command.keypad}), command.keypad);
      for (std::string const& word : words_of(command, sentences))
        for (std::string const& typed : with_capitals(word)) BOOST_TEST(!is_move_text(typed), typed);
    }
  }
}

BOOST_AUTO_TEST_CASE(codes_are_typed_with_a_keypad_alone_each_has_one_meaning_and_none_hides_a_move) {
  std::set<std::string_view> codes;
  for (ConsoleCommand const& command : commands()) {
    if (command.keypad.empty()) continue;
    BOOST_TEST(codes.insert(command.keypad).second, command.keypad);
    BOOST_TEST(command.keypad.find_first_not_of("0123456789+-*/.") == std::string_view::npos);
    bool const may_begin_a_move = command.keypad[0] >= '0' && command.keypad[0] <= '8';
    BOOST_TEST(!(command.behind == BehindCommand::text && may_begin_a_move), command.keypad);
  }
}

BOOST_AUTO_TEST_CASE(every_move_in_digits_and_castling_stays_a_move) {
  std::string text = "1111";
  auto const step = static_cast<unsigned>(test::budget(1, 1, 7));
  for (unsigned n = 0; n < 8 * 8 * 8 * 8; n += step) {
    for (std::size_t i = 0, rest = n; i < 4; ++i, rest /= 8) text[i] = static_cast<char>('1' + rest % 8);
    if (text.find_first_not_of(text[0]) == std::string::npos)
      continue;  // from a square onto itself: a key held
    for (char const* promotion : {"", "1", "4"})
      BOOST_TEST_REQUIRE(meaning(read_console_line(text + promotion)) ==
                         meaning({Act::move, text + promotion}));
  }
  for (std::string const castling : {"0-0", "0-0-0", "O-O", "O-O-O"})
    BOOST_TEST(meaning(read_console_line(castling)) == meaning({Act::move, castling}));
}

BOOST_AUTO_TEST_CASE(the_spoken_help_names_every_key_that_does_something_alone) {
  for (Language const language : words::player_languages) {
    speech::Wording wording;
    wording.sentences = words::sentences_in(language);
    std::string const told =
        speech::caption_of({table::Audience::white, false, table::KeypadTold{}}, wording);
    for (ConsoleCommand const& command : commands()) {
      if (command.keypad.size() != 1 || command.behind == BehindCommand::text || command.keypad == ".")
        continue;
      auto const number = static_cast<std::uint32_t>(command.keypad[0] - '0');
      // Without its initial, which is a capital in the sentence.
      std::string const word = wording.sentences.number(number);
      std::string const rest = word.substr((word[0] & '\x80') != 0 ? 2 : 1);
      bool const is_named =
          told.find(rest + ": ") != std::string::npos || told.find(rest + " : ") != std::string::npos;
      BOOST_TEST(is_named, language.code() << ": " << command.keypad << " in: " << told);
    }
  }
}

BOOST_AUTO_TEST_CASE(the_decimal_key_may_give_a_comma) {
  BOOST_TEST(meaning(read_console_line(",")) == meaning({Act::silence}));
  BOOST_TEST(meaning(read_console_line("*,")) == meaning({Act::captions}));
}

BOOST_AUTO_TEST_CASE(help_has_a_line_of_forty_characters_for_each_command_in_every_language) {
  for (Language const language : words::player_languages) {
    auto const lines = help_lines({}, words::sentences_in(language));
    for (std::string const& line : lines) BOOST_TEST(columns(line) <= 40u, language.code() << ": " << line);
    BOOST_TEST(lines.size() == commands().size() + 1);
  }
}

BOOST_AUTO_TEST_CASE(help_about_one_command_is_its_line_and_what_can_be_typed) {
  auto const finnish = words::sentences_in(Language::finnish);
  using Lines = std::vector<std::string>;
  auto const about = [&](char const* typed) { return help_lines(typed, finnish); };
  Lines const own{"toista 0: viimeinen siirto uudelleen", "kirjoita: toista, viimeinen, repeat, last, l"};
  for (char const* typed : {"toista", "Toista", "0"}) BOOST_TEST((about(typed) == own), typed);
  BOOST_TEST((help_lines("repeat") == Lines{"repeat 0: say the last move again", "typed: repeat, last, l"}));
  BOOST_TEST(help_lines("no such command").empty());
}

BOOST_AUTO_TEST_CASE(help_about_a_command_begins_with_the_word_that_was_typed) {
  using Lines = std::vector<std::string>;
  auto const finnish = words::sentences_in(Language::finnish);
  BOOST_TEST((help_lines("Last", finnish) ==
              Lines{"last 0: viimeinen siirto uudelleen", "kirjoita: last, toista, viimeinen, repeat, l"}));
  BOOST_TEST((help_lines("quiet") == Lines{"quiet point: stop the voice", "typed: quiet, stop"}));
}

BOOST_AUTO_TEST_CASE(help_names_keys_by_words_that_a_screen_reader_says) {
  auto const english = help_lines();
  for (char const* line : {"stop point: stop the voice", "next minus minus: the assistant's duty",
                           "score star 6: the last move; score 12", "signature 9 star: of the ended game"})
    BOOST_TEST((std::ranges::find(english, line) != english.end()), line);
  for (Language const language : words::player_languages)
    for (std::string const& line : help_lines({}, words::sentences_in(language))) {
      std::string const keys = line.substr(0, line.find(": "));
      bool const is_word =
          keys.find_first_of("*/.+`[]|") == std::string::npos && keys.find(" -") == std::string::npos;
      BOOST_TEST(is_word, language.code() << ": " << line);
    }
}

BOOST_AUTO_TEST_SUITE_END()

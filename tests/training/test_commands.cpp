// SPDX-License-Identifier: GPL-3.0-or-later
// What is typed in training: every key and word in every language, and no double meanings.
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "src/table/console/commands.hpp"
#include "src/training/commands.hpp"
#include "tests/core/chess/random_walk.hpp"
#include "tests/words/player_languages.hpp"

#include <set>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::training;

BOOST_AUTO_TEST_SUITE(commands)

namespace {

using Read = std::optional<tl::expected<Question, std::string>>;

QuestionReader keyboard_in(Language language, notation::PieceLetters letters = notation::english) {
  return {words::sentences_in(language), letters};
}

/// What is typed behind the word of a command, where something must be.
std::string argument_of(Command command) {
  switch (command) {
    case Command::pieces: return " N";
    case Command::scan: return " a";
    case Command::here:
    case Command::material: return "";
    default: return " e4";
  }
}

constexpr notation::PieceLetters alphabets[] = {notation::english, notation::german, notation::finnish,
                                                notation::swedish, notation::french};

std::vector<std::string> names_of(CommandRow const& row, speech::Sentences const& sentences) {
  auto names = words_of(row, sentences);
  names.emplace_back(row.key);
  return names;
}

template <class Asked>
Asked asked(std::string const& line, std::optional<chess::Square> here = {}) {
  auto const read = keyboard_in(Language::english).read(line, here);
  BOOST_TEST_REQUIRE((read && *read), line);
  BOOST_TEST_REQUIRE(std::holds_alternative<Asked>(**read), line);
  return std::get<Asked>(**read);
}

std::string error(std::string const& line) {
  auto const read = keyboard_in(Language::english).read(line, {});
  BOOST_TEST_REQUIRE((read && !*read), line);
  return read->error();
}

chess::Square const e4{chess::File::e, chess::Rank::r4};

}  // namespace

BOOST_AUTO_TEST_CASE(key_english_word_and_local_word_ask_the_same) {
  for (Language const language : words::player_languages) {
    auto const keyboard = keyboard_in(language);
    for (CommandRow const& row : command_rows()) {
      std::set<std::size_t> questions;
      for (std::string const& name : names_of(row, keyboard.sentences)) {
        Read const read = keyboard.read("  " + name + argument_of(row.command) + ' ', e4);
        BOOST_TEST_REQUIRE((read && *read), language.code() << ": " << name);
        questions.insert((*read)->index());
      }
      BOOST_TEST(questions.size() == 1U, language.code() << ": " << row.key);
    }
  }
}

BOOST_AUTO_TEST_CASE(no_two_commands_of_a_language_share_a_word) {
  for (Language const language : words::player_languages) {
    std::set<std::string> seen;
    auto const sentences = words::sentences_in(language);
    for (CommandRow const& row : command_rows()) {
      auto const names = names_of(row, sentences);
      for (std::string const& name : std::set<std::string>(names.begin(), names.end()))
        BOOST_TEST(seen.insert(name).second, language.code() << ": " << name);
    }
  }
}

BOOST_AUTO_TEST_CASE(none_is_a_move_in_any_letters) {
  std::set<std::string> lines;
  for (Language const language : words::player_languages) {
    auto const sentences = words::sentences_in(language);
    for (CommandRow const& row : command_rows())
      for (std::string const& name : names_of(row, sentences))
        lines.insert({name, name + argument_of(row.command), name + " b3"});
  }
  test::walk_randomly(12, 20, 36, [&lines](chess::Position const& position) {
    for (std::string const& line : lines)
      for (auto const& letters : alphabets)
        BOOST_REQUIRE(
            std::holds_alternative<notation::NotAMove>(notation::read_move(position, line, letters)));
  });
}

BOOST_AUTO_TEST_CASE(none_is_a_command_of_the_table) {
  for (Language const language : words::player_languages) {
    auto const sentences = words::sentences_in(language);
    for (CommandRow const& row : command_rows())
      for (std::string const& name : names_of(row, sentences))
        for (std::string const& line : {name, name + argument_of(row.command)})
          BOOST_TEST((program::read_console_line(line, sentences).act == program::Act::move), line);
  }
}

BOOST_AUTO_TEST_CASE(pieces_are_named_by_a_letter_whose_size_is_the_colour) {
  auto const knights = asked<PiecesAsked>("p N");
  BOOST_TEST((knights.color == chess::Color::white && knights.kind == chess::Kind::knight));
  auto const pawns = asked<PiecesAsked>("p p");
  BOOST_TEST((pawns.color == chess::Color::black && pawns.kind == chess::Kind::pawn));
  auto const white = asked<PiecesAsked>("p A");
  BOOST_TEST((white.color == chess::Color::white && !white.kind));
  auto const all = asked<PiecesAsked>("p");
  BOOST_TEST((!all.color && !all.kind));
  auto const read = keyboard_in(Language::finnish, notation::finnish).read("nappulat r", {});
  BOOST_TEST_REQUIRE((read && *read));
  BOOST_TEST((std::get<PiecesAsked>(**read).kind == chess::Kind::knight));  // R is ratsu
}

BOOST_AUTO_TEST_CASE(english_letters_name_pieces_in_every_language_that_has_no_other_piece_for_them) {
  auto const kind_in = [](Language language, notation::PieceLetters letters, std::string const& line) {
    auto const read = keyboard_in(language, letters).read(line, {});
    BOOST_TEST_REQUIRE((read && *read), line);
    return std::get<PiecesAsked>(**read).kind;
  };
  BOOST_TEST((kind_in(Language::german, notation::german, "p N") == chess::Kind::knight));
  BOOST_TEST((kind_in(Language::german, notation::german, "p b") == chess::Kind::bishop));
  BOOST_TEST((kind_in(Language::finnish, notation::finnish, "p R") == chess::Kind::knight));  // ratsu
  BOOST_TEST((kind_in(Language::french, notation::french, "p R") == chess::Kind::king));      // roi
}

BOOST_AUTO_TEST_CASE(moves_are_those_of_all_pieces_or_of_one) {
  BOOST_TEST(!asked<MovesAsked>("m").from);
  BOOST_TEST((asked<MovesAsked>("m E4").from == e4));
  BOOST_TEST((asked<MovesAsked>("M e4").which == Moves::captures));
  BOOST_TEST((asked<MovesAsked>("m e4").which == Moves::all));
}

BOOST_AUTO_TEST_CASE(without_a_square_the_last_one_is_meant) {
  BOOST_TEST((asked<SquareAsked>("o", e4).square == e4));
  BOOST_TEST((asked<BearingAsked>("a", e4).square == e4));
  BOOST_TEST((asked<DiagonalsAsked>("x", e4).square == e4));
  BOOST_TEST((asked<StraightLinesAsked>("xs", e4).square == e4));
}

BOOST_AUTO_TEST_CASE(what_was_expected_is_said) {
  BOOST_TEST(error("b e9") == "b e9: expected a square from a1 to h8");
  BOOST_TEST(error("a") == "a: expected a square from a1 to h8");
  BOOST_TEST(error("m pawn") == "m pawn: expected a square from a1 to h8");
  BOOST_TEST(error("o") == "o: expected a square first, for example b e4");
  BOOST_TEST(error("s 9") == "s 9: expected a file from a to h or a rank from 1 to 8");
  BOOST_TEST(error("p x") == "p x: expected a piece letter, KQRBNP, or A for all; small letters for Black");
  BOOST_TEST(error("p \xC3\xA4") ==
             "p \xC3\xA4: expected a piece letter, KQRBNP, or A for all; small letters for Black");
  BOOST_TEST(error("mt e4") == "mt e4: expected nothing after it");
}

BOOST_AUTO_TEST_CASE(what_is_none_of_its_commands_is_left_to_others) {
  for (char const* const line : {"", "   ", "e4", "Nf3", "repeat", "result 1-0", "P N", "pp", "moved"})
    BOOST_TEST(!keyboard_in(Language::english).read(line, e4), line);
}

BOOST_AUTO_TEST_CASE(help_is_a_line_of_forty_characters_for_each_command) {
  for (Language const language : words::player_languages) {
    auto const keyboard = keyboard_in(language);
    auto const lines = keyboard.help({});
    BOOST_TEST(lines.size() == command_rows().size());
    for (std::string const& line : lines) {
      auto const letters = std::count_if(line.begin(), line.end(), [](char c) { return (c & 0xC0) != 0x80; });
      BOOST_TEST(letters <= 40, line);
      BOOST_TEST(line.find('{') == std::string::npos, line);
    }
    for (CommandRow const& row : command_rows())
      for (std::string const& name : names_of(row, keyboard.sentences))
        BOOST_TEST(keyboard.help(name).size() == 1U);
  }
  BOOST_TEST(keyboard_in(Language::english).help("moves").at(0) == "m, m e2, moves e2: legal moves");
}

BOOST_AUTO_TEST_SUITE_END()

// SPDX-License-Identifier: GPL-3.0-or-later
// What the opponent says back is told as a move, as announcements are: never letter by letter.
#include "core/braille/cells.hpp"
#include "core/braille/chess_code.hpp"
#include "core/braille/score.hpp"
#include "speech/words/move_vocabulary.hpp"
#include "speech/words/phrasebook.hpp"
#include "tests/words/player_languages.hpp"

#include <boost/test/unit_test.hpp>

namespace tactus::words {

BOOST_AUTO_TEST_SUITE(said_back)

namespace {

using chess::Kind;
using chess::MoveDescription;
using speech::Vocabulary;
using table::Audience;

MoveDescription move(Kind kind, std::string_view from, std::string_view to) {
  MoveDescription m{};
  m.piece = {chess::Color::black, kind};
  m.from = chess::Square::parse(from).value();
  m.to = chess::Square::parse(to).value();
  return m;
}
MoveDescription capture(MoveDescription m) {
  m.captured = Kind::pawn;
  m.needs_file = m.piece.kind == Kind::pawn;
  return m;
}
MoveDescription castling() {
  auto m = move(Kind::king, "e8", "g8");
  m.is_short_castling = true;
  return m;
}

table::Announcement repeat_of(MoveDescription const& said, bool is_announced = true) {
  return {Audience::white, false, table::RepeatTold{chess::Color::black, "Nf3", said, is_announced}};
}

struct Row {
  Language language;
  char const* told;
  char const *written_bishop, *written_knight, *written_queen;
};
Row const rows[] = {
    {Language::english, "Black repeats: ", "Black repeats: Bc4", "Black repeats: Nf3", "Black repeats: Qxd5"},
    {Language::finnish, "Musta toistaa: ", "Musta toistaa: Lc4", "Musta toistaa: Rf3", "Musta toistaa: Dxd5"},
    {Language::german, "Schwarz wiederholt: ", "Schwarz wiederholt: Lc4", "Schwarz wiederholt: Sf3",
     "Schwarz wiederholt: Dxd5"},
    {Language::swedish, "Svart upprepar: ", "Svart upprepar: Lc4", "Svart upprepar: Sf3",
     "Svart upprepar: Dxd5"},
    {Language::french, "Les Noirs répètent : ", "Les Noirs répètent : Fc4", "Les Noirs répètent : Cf3",
     "Les Noirs répètent : Dxd5"},
};

speech::Wording wording_in(Language language, Vocabulary vocabulary) {
  speech::Wording wording;
  wording.sentences = sentences_in(language);
  wording.vocabulary = speech::vocabulary_in(wording.sentences, vocabulary).value();
  return wording;
}

std::string addressee(Language language) {
  auto const told = speech::caption_of({Audience::white, false, table::NoMoveToAnnounce{}},
                                       wording_in(language, Vocabulary::appendix_d));
  return told.substr(told.rfind(" ["));
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_move_is_said_in_the_words_of_the_laws_in_every_language) {
  for (Row const& row : rows) {
    auto const wording = wording_in(row.language, Vocabulary::appendix_d);
    auto const told = [&](MoveDescription const& said) {
      return speech::caption_of(repeat_of(said), wording);
    };
    auto const expected = [&](char const* words) {
      return std::string{row.told} + words + "." + addressee(row.language);
    };
    BOOST_TEST(told(move(Kind::bishop, "f1", "c4")) == expected("Läufer Cesar vier"));
    BOOST_TEST(told(move(Kind::knight, "g1", "f3")) == expected("Springer Felix drei"));
    BOOST_TEST(told(capture(move(Kind::queen, "d8", "d5"))) == expected("Dame schlägt David fünf"));
    BOOST_TEST(told(capture(move(Kind::pawn, "e6", "d5"))) == expected("Eva schlägt David fünf"));
    BOOST_TEST(told(castling()) == expected("Kurze Rochade"));
  }
}

BOOST_AUTO_TEST_CASE(it_is_the_announcement_word_for_word_in_every_vocabulary) {
  for (Language const language : player_languages)
    for (Vocabulary const vocabulary : {Vocabulary::appendix_d, Vocabulary::literate, Vocabulary::spelling})
      for (auto const style : {speech::Style::brief, speech::Style::full}) {
        auto wording = wording_in(language, vocabulary);
        wording.moves.style = style;
        for (auto const& said : {move(Kind::knight, "g1", "f3"), capture(move(Kind::queen, "d8", "d5")),
                                 capture(move(Kind::pawn, "e6", "d5")), castling()}) {
          auto const words = speech::words(said, wording.moves, wording.vocabulary);
          auto const told = speech::caption_of(repeat_of(said), wording);
          BOOST_TEST(told.find(words) != std::string::npos, told << ": expected " << words);
        }
      }
}

BOOST_AUTO_TEST_CASE(of_another_move_no_more_of_the_origin_is_told_than_was_said) {
  for (Language const language : player_languages) {
    auto wording = wording_in(language, Vocabulary::appendix_d);
    wording.moves.style = speech::Style::full;
    auto const told = speech::caption_of(repeat_of(move(Kind::knight, "a1", "f2"), false), wording);
    BOOST_TEST(told.find("Springer Felix zwei") != std::string::npos, told);
  }
}

BOOST_AUTO_TEST_CASE(in_braille_it_stands_in_the_letters_of_the_language_or_by_its_code) {
  for (Row const& row : rows) {
    Handwriting hand{.letters = notation::letters_of(row.language).value()};
    auto const sentences = sentences_in(row.language);
    auto const line = [&](MoveDescription const& said, bool is_announced = true) {
      return speech::braille_of(repeat_of(said, is_announced), sentences, hand);
    };
    auto const knight = move(Kind::knight, "g1", "f3");
    for (bool const is_announced : {true, false}) {
      BOOST_TEST(line(move(Kind::bishop, "f1", "c4"), is_announced) == row.written_bishop);
      BOOST_TEST(line(knight, is_announced) == row.written_knight);
      BOOST_TEST(line(capture(move(Kind::queen, "d8", "d5")), is_announced) == row.written_queen);
      BOOST_TEST(line(castling(), is_announced).ends_with("O-O"));
    }
    auto const* const code = braille::code_of(hand.letters);
    if (code == nullptr) continue;
    hand.write_move = [code](MoveDescription const& m) {
      return braille::unicode_of(braille::write_move(*code, m));
    };
    for (bool const is_announced : {true, false})
      BOOST_TEST(line(knight, is_announced).ends_with(": " + hand.write_move(knight)));
  }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus::words

// SPDX-License-Identifier: GPL-3.0-or-later
// What is said and shown for each kind of announcement, and that no digit or notation ever is.
#include "core/legal/reading/move_reading.hpp"
#include "speech/words/perception.hpp"
#include "speech/words/phrasebook.hpp"
#include "tests/speech/captions.hpp"

#include <cctype>
#include <set>
#include <string>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace tactus::speech {

BOOST_AUTO_TEST_SUITE(phrasebook)

namespace {

using namespace tactus::table;
using chess::Color;
using test::a_move;
using test::Caption;
using test::captions;

bool has_digit(std::string const& text) {
  for (char const c : text)
    if (c >= '0' && c <= '9') return true;
  return false;
}

/// A letter alone between other signs, as in "R" or "e-4". No sentence of ours needs one ("a", "I").
bool has_bare_letter(std::string const& text) {
  auto const is_word = [](unsigned char c) { return c >= 0x80 || std::isalpha(c) != 0; };
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && is_word(static_cast<unsigned char>(text[end]))) ++end;
    if (end - at == 1) return true;
    at = end + 1;
  }
  return false;
}

BOOST_DATA_TEST_CASE(an_announcement_has_its_caption, boost::unit_test::data::make(captions()), row) {
  BOOST_TEST(caption_of(row.announcement) == row.text);
}

BOOST_DATA_TEST_CASE(nothing_spoken_has_a_digit_or_a_bare_letter, boost::unit_test::data::make(captions()),
                     row) {
  Phrase const phrase = phrase_of(row.announcement);
  BOOST_TEST(!phrase.empty());
  for (Part const& part : phrase) {
    BOOST_TEST(!part.text.empty());
    BOOST_TEST(!has_digit(part.text));
    BOOST_TEST(!has_bare_letter(part.text));
    BOOST_TEST(part.text.find('{') == std::string::npos);
  }
}

BOOST_AUTO_TEST_CASE(the_captions_hold_every_kind_of_announcement) {
  std::set<std::size_t> seen;
  for (Caption const& row : captions()) seen.insert(row.announcement.content.index());
  BOOST_TEST(seen.size() == std::variant_size_v<Content::variant>);
}

BOOST_AUTO_TEST_CASE(a_move_is_german_and_its_repeat_begins_in_english) {
  Phrase const phrase = phrase_of({Audience::table, true, a_move()});
  BOOST_REQUIRE(phrase.size() == 2U);
  BOOST_TEST((phrase[0] == Part{Language::english, "Repeat:"}));
  BOOST_TEST((phrase[1] == Part{Language::german, "Springer Felix drei"}));
}

BOOST_AUTO_TEST_CASE(a_recording_is_heard_instead_of_words) {
  Phrase const phrase =
      phrase_of({Audience::white, false, RecordingsPlayed{{"ply-001.flac", "ply-003.flac"}}});
  BOOST_REQUIRE(phrase.size() == 1U);
  BOOST_TEST((phrase[0].recordings == std::vector<std::string>{"ply-001.flac", "ply-003.flac"}));
  BOOST_TEST(phrase_of({Audience::white, false, RecordingsPlayed{}})[0].recordings.empty());
}

BOOST_AUTO_TEST_CASE(the_number_of_a_move_is_words) {
  BOOST_TEST(text_of(move_number_phrase(12, true, {})) == "Move twelve.");
  BOOST_TEST(text_of(move_number_phrase(101, false, {})) == "Move one hundred one, Black.");
}

BOOST_AUTO_TEST_CASE(the_wording_of_moves_reaches_the_caption) {
  Wording wording;
  wording.moves.style = Style::full;
  BOOST_TEST(caption_of({Audience::table, false, a_move()}, wording) == "Springer Gustav eins Felix drei");
}

BOOST_AUTO_TEST_CASE(every_row_of_the_tables_of_perceptions_is_met_and_no_cell_is_empty) {
  constexpr std::size_t rows_in_all =
      193;  // of speech/words/perceptions_of_*.hpp, and two for lines of others
  std::set<Perception const*> met{&perception_of_repeat()};
  for (Caption const& row : captions()) met.insert(&perception_of(row.announcement.content));
  BOOST_TEST(met.size() == rows_in_all);
  std::set<std::string_view> seen;
  for (Perception const* const perceived : met) {
    BOOST_TEST_CONTEXT(perceived->spoken) {
      BOOST_TEST(!perceived->spoken.empty());
      BOOST_TEST(!perceived->braille.empty());
      bool const is_verbatim = perceived->spoken == "{lines}";  // of training: made where they are known
      BOOST_TEST((is_verbatim || seen.insert(perceived->spoken).second));
      BOOST_TEST((perceived->urgency <= Urgency::urgent));
      BOOST_TEST((perceived->earcon <= Earcon::error));
    }
  }
}

BOOST_AUTO_TEST_CASE(fingers_get_one_short_line_with_letters_and_digits) {
  BOOST_TEST(braille_of({Audience::table, false, a_move()}) == "2.Nf3");
  BOOST_TEST(braille_of({Audience::table, false, test::a_found_move()}) == "2.Nf3 meanwhile");
  BOOST_TEST(braille_of({Audience::table, true, a_move()}, {}, {.letters = notation::german}) ==
             "Repeat: 2.Sf3");
  BOOST_TEST(braille_of({Audience::white, false, MoveSaid{Color::black, 3, test::castles(), 8}}) ==
             "8...O-O");
  BOOST_TEST(braille_of({Audience::white, false, TimesTold{Millis{725000}, Millis{3480000}}}) ==
             "You 0:12:05, opponent 0:58:00");
  BOOST_TEST(braille_of({Audience::white, false, MoveNumberTold{1}}) == "Moves: 1");
  BOOST_TEST(braille_of({Audience::white, false, PiecesToPutBack{test::two_pieces()}}) ==
             "Put back: Ng8, e2");
  BOOST_TEST(braille_of({Audience::black, false, SensorFoundBad{chess::Square::parse("e4").value()}}) ==
             "No signal from: e4");
}

BOOST_AUTO_TEST_CASE(urgency_follows_what_the_players_must_hear) {
  BOOST_CHECK(perception_of(a_move()).urgency == Urgency::move);
  BOOST_CHECK(perception_of(GameOver{GameResult::draw}).urgency == Urgency::move);
  BOOST_CHECK(perception_of(TimesTold{}).urgency == Urgency::status);
  BOOST_CHECK(perception_of(MoveNumberTold{}).urgency == Urgency::status);
  BOOST_CHECK(perception_of(CallArbiter{}).urgency == Urgency::urgent);
  BOOST_CHECK(perception_of(DeviceLost{}).urgency == Urgency::urgent);
  BOOST_CHECK(perception_of(MoveRefused{}).urgency == Urgency::urgent);
  BOOST_TEST(perception_of(a_move()).is_repeatable);
  BOOST_TEST(!perception_of(TimesTold{}).is_repeatable);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace tactus::speech

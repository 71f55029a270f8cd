// SPDX-License-Identifier: GPL-3.0-or-later
// Two lines that mean different things are not alike to the ear, and a line of play is short.
#include "tests/words/heard_lines.hpp"
#include "tests/words/player_languages.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include <boost/test/unit_test.hpp>

namespace tactus::words {

BOOST_AUTO_TEST_SUITE(heard)

namespace {

/// What both lines say of a player, so that nothing but the colour tells them apart.
std::string without_colour(std::string text) {
  constexpr std::array<std::string_view, 4> colours{"White", "Black", "white", "black"};
  for (std::string_view const colour : colours)
    for (auto at = text.find(colour); at != std::string::npos; at = text.find(colour))
      text.replace(at, 5, "*");
  return text;
}

struct Alike {
  std::string_view one, other;  // without colours
  std::string_view reason;
};
constexpr Alike may_be_alike[] = {
    {"Show *: {move}", "Spell to *: {move}", "one assistant's duty towards one player, by hand or by eye"},
    {"Write: {move}", "{move}", "a duty, and the move that it is about"},
    {"Tell *: {own}, opponent {opponent}", "You have {own}. Opponent: {opponent}.",
     "the same times, to the assistant and to the player"},
    {"* meant {meant} instead of {instead}. Please confirm.",
     "Move {count} of * is {meant}, not {instead}. Please confirm.", "two moves of the longest kind"},
    {"* corrects: {meant} instead of {instead}.", "Replaced: move {count} of * is {meant}, not {instead}.",
     "two moves of the longest kind"},
    {"Move {count} of * is {meant}, not {instead}. Please confirm.",
     "Replaced: move {count} of * is {meant}, not {instead}.", "the same, asked and done"},
    {"* meant {meant} instead of {instead}. Please confirm.",
     "Replaced: move {count} of * is {meant}, not {instead}.", "two moves of the longest kind"},
};

bool may_be(std::string const& a, std::string const& b) {
  auto const one = without_colour(a);
  auto const other = without_colour(b);
  return one == other || std::ranges::any_of(may_be_alike, [&](Alike const& each) {
           return (each.one == one && each.other == other) || (each.one == other && each.other == one);
         });
}

/// The words around what fills them are short; what fills them is not.
struct Long {
  std::string_view english;  // how it begins, without colours
  std::string_view reason;
};
constexpr Long may_be_long[] = {
    {"Zero: last move again.", "the keys, on request: another key stops it"},
    {"Start position {count}", "eight pieces"},
    {"Signature: ", "twelve squares, on request"},
    {"Pieces fell over.", "as many pieces as fell"},
    {"*: {*}. *: {*}.", "all pieces, on request"},
    {"Move {count}. *: {*}. *: {*}.", "two moves of the longest kind, on request"},
    {"* meant {meant}", "two moves of the longest kind"},
    {"* corrects: {meant}", "two moves of the longest kind"},
    {"Move {count} of * is {meant}", "two moves of the longest kind"},
    {"Replaced: move {count} of * is {meant}", "two moves of the longest kind"},
    {"Moves are missing after {move}.", "a move of the longest kind"},
    {"Checkmate, says *: {move}.", "a move of the longest kind"},
    {"Stalemate, draw: {move}.", "a move of the longest kind"},
    {"Which piece? One: {queen}.", "four pieces to choose from"},
};
/// Between three seconds and four.
constexpr Long may_take_a_second_more[] = {
    {"Adjourn, {player} seals?", "ends the sitting: what is asked must be clear"},
    {"Back to move {count} of *.", "by the arbiter, once in a game"},
    {"Draw claim", "what is claimed, and of whom"},
    {"Draw claimed", "what is claimed, and that the arbiter comes"},
    {"Draw offered, or five seconds", "what is asked for, and that the arbiter comes"},
    {"Fill in the envelope", "an assistant, once in a game, with the clock stopped"},
    {"Five seconds with each move", "what is asked for, and by whom"},
    {"Game adjourned.", "who seals which move"},
    {"Game resumed.", "after a break: nobody hurries"},
    {"Illegal move claimed", "what is claimed, and of whom"},
    {"Make on the board", "a move of the longest kind"},
    {"Move {count}.", "a move of the longest kind, on request"},
    {"Moves are missing from the start.", "what to do is not usual"},
    {"Sealed move of *", "an assistant, once in a game: three things in their order"},
    {"Several moves fit.", "what is missing of the move"},
    {"Show *: {move}", "a move of the longest kind"},
    {"Spell to *: {move}", "a move of the longest kind"},
    {"Tell *: ", "times with minutes and seconds"},
    {"Win on time", "what is claimed, and of whom"},
    {"You have {own}.", "times with minutes and seconds"},
};

bool begins_as_one_of(std::span<Long const> list, std::string const& english) {
  auto const begin = without_colour(english);
  return std::ranges::any_of(list, [&](Long const& each) { return begin.starts_with(each.english); });
}

}  // namespace

BOOST_AUTO_TEST_CASE(lines_that_differ_in_meaning_differ_to_the_ear) {
  for (Language const language : player_languages) {
    auto const lines = heard_lines(language);
    BOOST_TEST(lines.size() > 180U);
    for (auto a = lines.begin(); a != lines.end(); ++a)
      for (auto b = a + 1; b != lines.end(); ++b)
        if (a->english != b->english && !may_be(a->english, b->english))
          BOOST_TEST(likeness(a->sound, b->sound) <= 0.85,
                     language.code() << ": " << text_of(a->phrase) << " / " << text_of(b->phrase));
  }
}

BOOST_AUTO_TEST_CASE(what_sounds_alike_is_measured) {
  BOOST_TEST(likeness("abcd", "abcd") == 1.0);
  BOOST_TEST(likeness("abcd", "bcd") == 0.75);
  BOOST_TEST(likeness("abcd", "xyzw") == 0.0);
}

BOOST_AUTO_TEST_CASE(a_line_of_play_takes_four_seconds_at_most) {
  for (Language const language : player_languages)
    for (HeardLine const& line : heard_lines(language)) {
      if (begins_as_one_of(may_be_long, line.english)) continue;
      auto const length = length_of(line);
      BOOST_TEST(length.count() <= 4000, language.code() << ": " << text_of(line.phrase));
      if (!begins_as_one_of(may_take_a_second_more, line.english))
        BOOST_TEST(length.count() <= 3000, language.code() << ": " << text_of(line.phrase));
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus::words

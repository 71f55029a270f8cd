// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/arbiter/options/answer_language.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::arbitration::laws;
using program::ruling::words_of;

BOOST_AUTO_TEST_CASE(a_sentence_is_filled_with_its_arguments) {
  auto const sentence =
      say("{player} gets {time} by {article}; {player} takes {square}, a {kind}, {count}, {text}.",
          {{"player", chess::Color::black},
           {"time", Millis{120'000}},
           {"article", law("7.5.5")},
           {"square", *chess::Square::parse("e4")},
           {"kind", chess::Kind::rook},
           {"count", 3U},
           {"text", std::string{"Nf3"}}});
  BOOST_TEST(words_of(sentence, RuleSet::fide_2014) ==
             "Black gets 2 minutes by 7.5.b; Black takes e4, a rook, 3, Nf3.");
  BOOST_TEST(words_of(sentence, RuleSet::fide_2023).find("by 7.5.5;") != std::string::npos);
  BOOST_TEST(words_of(say("A {missing} argument and an open {brace"), RuleSet::fide_2023) ==
             "A  argument and an open {brace");
}

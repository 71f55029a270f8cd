// SPDX-License-Identifier: GPL-3.0-or-later
// What is spoken to whom, and that a line for no ear is captioned at once and cuts nothing.
#include "speech/listener.hpp"
#include "speech/voice/output.hpp"
#include "speech/voice/speaker.hpp"
#include "tests/speech/moves.hpp"
#include "tests/speech/stepped_sink.hpp"

#include <boost/test/unit_test.hpp>

namespace tactus::speech {

BOOST_AUTO_TEST_SUITE(ears)

namespace {

using table::Announcement;
using table::Audience;

Announcement a_move(Audience to) { return test::said(test::move(chess::Kind::pawn, "e2", "e4"), to); }
Announcement a_count(Audience to) { return {to, false, table::MoveNumberTold{1}}; }
Announcement a_refusal(Audience to) {
  return {to, false, table::MoveRefused{table::MoveRefusal::not_a_move, "zz"}};
}

BOOST_AUTO_TEST_CASE(only_private_lines_need_an_ear_of_their_player) {
  for (Hearing const hearing : {Hearing::all, Hearing::the_table, Hearing::nothing}) {
    Ears const ears{Hearing::all, hearing};
    BOOST_TEST(is_spoken(ears, a_count(Audience::table)));
    BOOST_TEST(is_spoken(ears, a_count(Audience::white)));
    BOOST_TEST(is_spoken(ears, a_count(Audience::black_assistant)));
    BOOST_TEST(is_spoken(ears, a_count(Audience::black)) == (hearing == Hearing::all));
    BOOST_TEST(is_spoken(ears, a_move(Audience::black)));  // which both players know
  }
}

BOOST_AUTO_TEST_CASE(a_line_for_no_ear_is_captioned_at_once_and_cuts_nothing) {
  test::Stage stage;
  std::vector<std::string> said, captions, unheard;
  Speaker speaker{std::make_unique<OwnVoice>(std::make_unique<test::SilentSynthesiser>(said),
                                             std::make_unique<test::SteppedSink>(stage)),
                  {.wording = {}, .voices = {}, .ears = {Hearing::all, Hearing::the_table}},
                  {[&](Announcement const&, std::string const& caption) { captions.push_back(caption); },
                   {},
                   [&](Announcement const&, std::string const& caption) { unheard.push_back(caption); }}};
  speaker.say(a_move(Audience::white));
  stage.wait_for_utterance(1);
  speaker.say(a_refusal(Audience::black));  // urgent: to an ear it would cut the move
  std::vector<std::string> const both{"Eva vier [to White]", "Zulu Zulu: not understood. [to Black]"};
  BOOST_TEST(captions == both, boost::test_tools::per_element());
  BOOST_TEST(unheard == std::vector<std::string>{both.back()}, boost::test_tools::per_element());
  BOOST_TEST(stage.cuts() == 0);
  stage.release();
  speaker.finish();
  BOOST_TEST(said == std::vector<std::string>{"Eva vier"}, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace tactus::speech

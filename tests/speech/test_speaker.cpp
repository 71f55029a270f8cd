// SPDX-License-Identifier: GPL-3.0-or-later
// The speaker: captions always, in order; cuts and repeats as the queue decides. No test waits for time to
// pass.
#include "speech/sound/sound_sink.hpp"
#include "speech/voice/output.hpp"
#include "speech/voice/speaker.hpp"
#include "speech/voice/synthesiser_espeak.hpp"
#include "tests/speech/moves.hpp"
#include "tests/speech/stepped_sink.hpp"

#include <string>
#include <vector>

#include <boost/test/unit_test.hpp>

namespace tactus::speech {

BOOST_AUTO_TEST_SUITE(speaker)

namespace {

using namespace tactus::table;
using chess::Kind;
using Lines = std::vector<std::string>;

Announcement pawn_to(std::string_view square, Audience to = Audience::table) {
  return test::said(test::move(Kind::pawn, "a1", square), to);
}
Announcement times() { return {Audience::white, false, TimesTold{Millis{60000}, Millis{60000}}}; }
Announcement call_arbiter() { return {Audience::table, false, CallArbiter{}}; }

void check(Lines const& got, Lines const& expected) {
  BOOST_TEST(got == expected, boost::test_tools::per_element());
}

/// A speaker in front of the stage. Read `captions` and `said` only after finish() or wait_for_utterance().
struct OnStage {
  test::Stage stage;
  Lines captions, said, troubles;
  Speaker speaker{std::make_unique<OwnVoice>(std::make_unique<test::SilentSynthesiser>(said),
                                             std::make_unique<test::SteppedSink>(stage)),
                  {},
                  {[this](Announcement const&, std::string const& caption) { captions.push_back(caption); },
                   [this](std::string const& sentence) { troubles.push_back(sentence); }}};
};

BOOST_AUTO_TEST_CASE(captions_come_in_order_without_synthesiser_and_sound_card) {
  Lines captions;
  Speaker speaker{
      std::make_unique<OutputsInOrder>(std::vector<std::unique_ptr<Output>>{}),
      {},
      {[&](Announcement const&, std::string const& caption) { captions.push_back(caption); }, {}}};
  speaker.say(pawn_to("e4"));
  speaker.say(pawn_to("e5", Audience::white));
  speaker.finish();
  check(captions, {"Eva vier", "Eva fünf [to White]"});
}

BOOST_AUTO_TEST_CASE(what_can_be_heard_nowhere_is_told_so) {
  Lines unheard;
  Speaker speaker{
      std::make_unique<OutputsInOrder>(std::vector<std::unique_ptr<Output>>{}),
      {},
      {{}, {}, [&](Announcement const&, std::string const& caption) { unheard.push_back(caption); }}};
  speaker.say(pawn_to("e5", Audience::white));
  speaker.finish();
  check(unheard, {"Eva fünf [to White]"});
}

BOOST_AUTO_TEST_CASE(a_move_that_was_answered_before_it_could_be_said_is_a_sound_and_is_told_to_be_missed) {
  test::Stage stage;
  Lines captions, said;
  std::vector<table::MoveUnheard> missed;
  Speaker speaker{std::make_unique<OwnVoice>(std::make_unique<test::SilentSynthesiser>(said),
                                             std::make_unique<test::SteppedSink>(stage)),
                  {},
                  {[&](Announcement const&, std::string const& caption) { captions.push_back(caption); },
                   {},
                   {},
                   [&](table::MoveUnheard const& move) { missed.push_back(move); }}};
  for (unsigned ply = 1; ply <= 3; ++ply) {
    auto move = pawn_to(ply == 1 ? "e4" : ply == 2 ? "e5" : "e6");
    std::get<MoveSaid>(move.content).ply = ply;
    speaker.say(move);
    if (ply == 1) stage.wait_for_utterance(1);
    speaker.note_completed(ply);
  }
  for (int utterance = 1; utterance <= 3; ++utterance) {
    stage.wait_for_utterance(utterance);
    stage.release();
  }
  speaker.finish();
  check(said, {"Eva vier", "Eva sechs"});
  check(captions, {"Eva vier", "Eva fünf", "Eva sechs"});
  BOOST_REQUIRE(missed.size() == 1U);
  BOOST_TEST(missed[0].ply == 2U);
  BOOST_TEST((missed[0].why == table::Unheard::left_out));
}

BOOST_AUTO_TEST_CASE(a_key_that_nothing_else_answers_is_a_sound_without_a_caption) {
  test::Stage stage;
  Lines captions, said, unheard;
  Speaker speaker{std::make_unique<OwnVoice>(std::make_unique<test::SilentSynthesiser>(said),
                                             std::make_unique<test::SteppedSink>(stage)),
                  {},
                  {[&](Announcement const&, std::string const& caption) { captions.push_back(caption); },
                   {},
                   [&](Announcement const&, std::string const& caption) { unheard.push_back(caption); }}};
  speaker.sound(Audience::white, Earcon::entered);
  stage.wait_for_utterance(1);
  stage.release();
  speaker.say(pawn_to("d4"));
  stage.wait_for_utterance(2);
  speaker.say(pawn_to("e4"));
  speaker.sound(Audience::white, Earcon::error);  // words wait: they are the answer
  stage.release();
  stage.wait_for_utterance(3);
  stage.release();
  speaker.finish();
  check(said, {"David vier", "Eva vier"});
  check(captions, {"David vier", "Eva vier"});
  check(unheard, {});
}

BOOST_AUTO_TEST_CASE(what_was_heard_lost_or_cut_is_not_told_to_be_unheard) {
  Lines said, unheard;
  test::Stage stage;
  Speaker speaker{
      std::make_unique<OwnVoice>(std::make_unique<test::SilentSynthesiser>(said),
                                 std::make_unique<test::SteppedSink>(stage)),
      {},
      {{}, {}, [&](Announcement const&, std::string const& caption) { unheard.push_back(caption); }}};
  speaker.say(pawn_to("e4"));
  stage.wait_for_utterance(1);
  stage.release(Heard::lost);
  stage.wait_for_utterance(2);
  stage.release();
  speaker.say(pawn_to("e5"));
  stage.wait_for_utterance(3);
  speaker.stop();
  speaker.finish();
  check(unheard, {});
  check(said, {"Eva vier", "Eva vier", "Eva fünf"});
}

BOOST_AUTO_TEST_CASE(a_caption_is_shown_when_its_utterance_begins_not_before) {
  OnStage on;
  on.speaker.say(pawn_to("e4"));
  on.speaker.say(pawn_to("e5"));
  on.stage.wait_for_utterance(1);
  check(on.captions, {"Eva vier"});
  on.stage.release();
  on.stage.wait_for_utterance(2);
  check(on.captions, {"Eva vier", "Eva fünf"});
  on.stage.release();
  on.speaker.finish();
  BOOST_TEST(on.stage.cuts() == 0);
}

BOOST_AUTO_TEST_CASE(a_move_that_an_urgent_announcement_cut_is_said_again_with_one_caption) {
  OnStage on;
  on.speaker.say(pawn_to("e4"));
  on.stage.wait_for_utterance(1);
  on.speaker.say(call_arbiter());
  on.stage.wait_for_utterance(2);
  on.stage.release();
  on.stage.wait_for_utterance(3);
  on.stage.release();
  on.speaker.finish();
  check(on.captions, {"Eva vier", "Please call the arbiter."});
  check(on.said, {"Eva vier", "Please call the arbiter.", "Eva vier"});
}

BOOST_AUTO_TEST_CASE(a_move_cuts_the_clock_times_which_are_said_behind_it) {
  OnStage on;
  on.speaker.say(times());
  on.stage.wait_for_utterance(1);
  on.speaker.say(pawn_to("e4"));
  for (int utterance = 2; utterance <= 3; ++utterance) {
    on.stage.wait_for_utterance(utterance);
    on.stage.release();
  }
  on.speaker.finish();
  check(on.said, {"You have one minute. Opponent: one minute.", "Eva vier",
                  "You have one minute. Opponent: one minute."});
  BOOST_TEST(on.stage.cuts() == 1);
}

BOOST_AUTO_TEST_CASE(a_move_that_waits_is_said_short_and_told_so_and_the_end_of_words_is_told) {
  test::Stage stage;
  Lines said, told;
  SpeakerSettings settings;
  settings.wording.moves.style = Style::full;
  SpeakerListener listener;
  listener.on_missed = [&](table::MoveUnheard const& move) {
    told.push_back((move.why == table::Unheard::shortened ? "short " : "else ") + std::to_string(move.ply));
  };
  listener.on_spoken = [&](Announcement const& announcement, std::chrono::milliseconds) {
    told.push_back("spoken " + std::to_string(std::get<MoveSaid>(announcement.content).ply));
  };
  Speaker speaker{std::make_unique<OwnVoice>(std::make_unique<test::SilentSynthesiser>(said),
                                             std::make_unique<test::SteppedSink>(stage)),
                  settings, listener};
  auto const move = [](unsigned ply, std::string_view square) {
    auto each = pawn_to(square);
    std::get<MoveSaid>(each.content).ply = ply;
    return each;
  };
  speaker.say(move(1, "e4"));
  stage.wait_for_utterance(1);
  speaker.say(move(2, "e5"));
  speaker.say(move(3, "e6"));  // behind it, so that it is in haste
  for (int utterance = 1; utterance <= 3; ++utterance) {
    stage.wait_for_utterance(utterance);
    stage.release();
  }
  speaker.finish();
  BOOST_REQUIRE(said.size() == 3U);
  BOOST_TEST(said[0].size() > said[1].size());
  BOOST_TEST(said[1] == "Eva fünf");
  BOOST_REQUIRE(told.size() >= 3U);
  check({told[0], told[1], told[2]}, {"spoken 1", "spoken 2", "short 2"});
}

BOOST_AUTO_TEST_CASE(a_key_silences_a_move_for_good_and_the_next_move_is_said) {
  OnStage on;
  on.speaker.say(pawn_to("e4"));
  on.stage.wait_for_utterance(1);
  on.speaker.stop();
  on.speaker.say(pawn_to("e5"));
  on.stage.wait_for_utterance(2);
  on.stage.release();
  on.speaker.finish();
  check(on.said, {"Eva vier", "Eva fünf"});
}

BOOST_AUTO_TEST_CASE(a_key_with_nothing_to_silence_does_nothing) {
  OnStage on;
  on.speaker.stop();
  on.speaker.say(pawn_to("e4"));
  on.stage.wait_for_utterance(1);
  on.stage.release();
  on.speaker.finish();
  BOOST_TEST(on.stage.cuts() == 0);
  check(on.said, {"Eva vier"});
}

BOOST_AUTO_TEST_CASE(a_move_whose_device_was_lost_is_said_again) {
  OnStage on;
  on.speaker.say(pawn_to("e4"));
  on.stage.wait_for_utterance(1);
  on.stage.release(Heard::lost);
  on.stage.wait_for_utterance(2);
  on.stage.release();
  on.speaker.finish();
  check(on.said, {"Eva vier", "Eva vier"});
  check(on.captions, {"Eva vier"});
}

BOOST_AUTO_TEST_CASE(ending_the_speaker_cuts_what_is_said_and_says_no_more) {
  Lines said;
  test::Stage stage;
  {
    Speaker speaker{std::make_unique<OwnVoice>(std::make_unique<test::SilentSynthesiser>(said),
                                               std::make_unique<test::SteppedSink>(stage)),
                    {},
                    {}};
    speaker.say(pawn_to("e4"));
    speaker.say(pawn_to("e5"));
    stage.wait_for_utterance(1);
  }
  check(said, {"Eva vier"});
}

BOOST_AUTO_TEST_CASE(a_synthesiser_that_fails_is_told_once_and_captions_go_on) {
  Lines said, captions, troubles;
  SynthesisError const error{SynthesisFault::no_voice, "voice 'de' not found"};
  Speaker speaker{std::make_unique<OwnVoice>(std::make_unique<test::SilentSynthesiser>(said, error),
                                             std::make_unique<NullSink>()),
                  {},
                  {[&](Announcement const&, std::string const& caption) { captions.push_back(caption); },
                   [&](std::string const& sentence) { troubles.push_back(sentence); }}};
  speaker.say(pawn_to("e4"));
  speaker.say(pawn_to("e5"));
  speaker.finish();
  check(captions, {"Eva vier", "Eva fünf"});
  check(troubles, {"voice 'de' not found"});
}

BOOST_AUTO_TEST_CASE(espeak_speaks_for_the_speaker_without_trouble) {
  auto engine = make_espeak_synthesiser();
  BOOST_REQUIRE(engine.has_value());
  Lines captions, troubles;
  Speaker speaker{std::make_unique<OwnVoice>(std::move(*engine), std::make_unique<NullSink>()),
                  {},
                  {[&](Announcement const&, std::string const& caption) { captions.push_back(caption); },
                   [&](std::string const& sentence) { troubles.push_back(sentence); }}};
  speaker.say(pawn_to("e4"));
  speaker.finish();
  speaker.say(
      {Audience::table, true, MoveSaid{chess::Color::white, 1, test::move(Kind::knight, "g1", "f3")}});
  speaker.finish();
  BOOST_TEST(troubles.empty());
  check(captions, {"Eva vier", "Repeat: Springer Felix drei"});
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace tactus::speech

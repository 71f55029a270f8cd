// SPDX-License-Identifier: GPL-3.0-or-later
// Private messages through a real speech-dispatcher, heard; cut, killed and stopped in the middle.
#include "speech/dispatcher/output.hpp"
#include "speech/voice/output.hpp"
#include "tests/programs/program.hpp"
#include "tests/speech/pulse/heard_sound.hpp"
#include "tests/speech/speech_dispatcher/private_server.hpp"

#include <csignal>
#include <future>
#include <mutex>

#include <boost/test/unit_test.hpp>

namespace tactus::speech {

static std::ostream& boost_test_print_type(std::ostream& out, Heard heard) {
  return out << std::array{"completely", "cut", "lost", "nowhere"}.at(static_cast<std::size_t>(heard));
}

namespace {

using table::Audience;
using test::sound_in;
using test::studio_rate_hz;

boost::test_tools::assertion_result can_run(boost::unit_test::test_unit_id) {
  bool const has_all = TACTUS_HAS_SPEECHD == 1 && test::has_speech_dispatcher();
  boost::test_tools::assertion_result result{has_all};
  if (!has_all)
    result.message()
        << "expected Debian packages libspeechd-dev, speech-dispatcher, "
           "speech-dispatcher-espeak-ng and speech-dispatcher-audio-plugins (scripts/setup test)";
  return result;
}

Phrase const a_repeat{{Language::english, "Repeat:"}, {Language::german, "Springer Felix drei"}};
Phrase const long_one{
    {Language::english,
     "You have one hour twelve minutes five seconds. Opponent: one hour twelve minutes six seconds."}};

/// Nobody hears its end: however late a busy machine is, there is much left to be cut.
Phrase const endless_one = [] {
  Phrase phrase;
  for (int i = 0; i < 4; ++i) phrase.push_back(long_one.front());
  return phrase;
}();
constexpr double seconds_of_endless_one = 20;

/// What an output said. Any thread.
class Said {
 public:
  void add(Phrase const& phrase) {
    std::scoped_lock const lock{mutex_};
    phrases_.push_back(phrase);
  }
  std::vector<Phrase> so_far() const {
    std::scoped_lock const lock{mutex_};
    return phrases_;
  }

 private:
  mutable std::mutex mutex_;
  std::vector<Phrase> phrases_;
};

/// The next output, which takes over.
class KeepingOutput final : public Output {
 public:
  explicit KeepingOutput(Said& said) : said_(said) {}
  void begin(Audience /*to*/) override {}
  Heard speak(Phrase const& phrase, VoiceSettings const& /*voice*/, Earcon /*earcon*/) override {
    said_.add(phrase);
    return Heard::completely;
  }
  void cut() noexcept override {}

 private:
  Said& said_;
};

struct Earphone {
  test::SoundStudio studio{1, test::Reached::as_on_debian};
  test::PrivateServer server;
  std::unique_ptr<Output> output;

  explicit Earphone(bool has_server = true) {
    std::signal(SIGPIPE, SIG_IGN);  // NOLINT: as in the program
    if (has_server) server.start();
    output = std::move(*make_speech_dispatcher_output(Whose::white));
  }
  Heard say(Phrase const& phrase, Audience to = Audience::white) const {
    output->begin(to);
    return output->speak(phrase, {}, Earcon::none);
  }
  bool is_sounding(std::size_t from) const {
    return sound_in(studio.recording(), from).seconds(studio_rate_hz) > 0.3;
  }
  /// For the last second.
  bool is_silent() const {
    auto const second = static_cast<std::size_t>(studio_rate_hz);
    auto const heard = studio.recording(1, test::Ear::both, studio.recorded() - second);
    return test::loud_seconds(heard, studio_rate_hz) == 0;
  }
};

/// The next output says it from its start when `accident` happens in the middle: a server that hangs still
/// does then.
template <class Accident>
void check_next_output_takes_over(Earphone& earphone, Accident const& accident) {
  Said said;
  std::vector<std::unique_ptr<Output>> both;
  both.push_back(std::move(earphone.output));
  both.push_back(std::make_unique<KeepingOutput>(said));
  OutputsInOrder outputs{std::move(both)};
  outputs.begin(Audience::white);
  auto const start = earphone.studio.recorded();
  auto speaking = std::async(std::launch::async, [&] { return outputs.speak(long_one, {}, Earcon::none); });
  BOOST_TEST(test::eventually([&] { return earphone.is_sounding(start); }));
  BOOST_TEST(said.so_far().empty());
  accident();
  BOOST_TEST(speaking.get() == Heard::completely);
  BOOST_TEST((said.so_far() == std::vector<Phrase>{long_one}));
  BOOST_TEST(outputs.trouble().find("no speech-dispatcher") == 0U, outputs.trouble());
}

}  // namespace

BOOST_AUTO_TEST_SUITE(speech_dispatcher, *boost::unit_test::precondition(can_run))

BOOST_AUTO_TEST_CASE(
    a_message_for_its_player_is_heard_whole_and_those_for_the_table_and_the_opponent_not_at_all) {
  Earphone earphone;
  auto const start = earphone.studio.recorded();
  BOOST_TEST(earphone.say(a_repeat, Audience::table) == Heard::nowhere);
  BOOST_TEST(earphone.say(a_repeat, Audience::black) == Heard::nowhere);
  earphone.studio.listen(0.5);
  BOOST_TEST(sound_in(earphone.studio.recording(), start).to == 0U);
  BOOST_TEST(earphone.say(a_repeat) == Heard::completely);
  auto const said = earphone.studio.recorded();
  earphone.studio.listen(1);
  auto const sound = sound_in(earphone.studio.recording(), start);
  BOOST_TEST(sound.seconds(studio_rate_hz) > 1.2);
  // It is done when it was heard; sound that was already on its way is less than half a second.
  BOOST_TEST(static_cast<double>(sound.to) - static_cast<double>(said) < 0.5 * studio_rate_hz);
  BOOST_TEST(earphone.output->trouble().empty());
}

BOOST_AUTO_TEST_CASE(a_cut_silences_it_and_the_next_message_is_whole) {
  Earphone earphone;
  auto const start = earphone.studio.recorded();
  earphone.output->begin(Audience::white);
  auto speaking =
      std::async(std::launch::async, [&] { return earphone.output->speak(endless_one, {}, Earcon::none); });
  BOOST_TEST(test::eventually([&] { return earphone.is_sounding(start); }));
  earphone.output->cut();
  BOOST_TEST(speaking.get() == Heard::cut);
  BOOST_TEST(test::eventually([&] { return earphone.is_silent(); }));
  BOOST_TEST(sound_in(earphone.studio.recording(), start).seconds(studio_rate_hz) <
             seconds_of_endless_one / 2);
  BOOST_TEST(earphone.say(a_repeat) == Heard::completely);
}

BOOST_AUTO_TEST_CASE(when_it_is_killed_in_the_middle_the_next_output_says_it_from_its_start) {
  Earphone earphone;
  check_next_output_takes_over(earphone, [&] { earphone.server.kill(); });
}

BOOST_AUTO_TEST_CASE(when_it_hangs_in_the_middle_the_next_output_says_it_from_its_start) {
  Earphone earphone;
  check_next_output_takes_over(earphone, [&] { earphone.server.signal(SIGSTOP); });
}

BOOST_AUTO_TEST_CASE(when_it_hangs_before_it_speaks_the_next_output_says_it) {
  Earphone earphone;
  BOOST_TEST(earphone.say(a_repeat) == Heard::completely);
  earphone.server.signal(SIGSTOP);
  BOOST_TEST(earphone.say(a_repeat) == Heard::lost);
  BOOST_TEST(earphone.say(a_repeat) == Heard::nowhere);  // it is not asked each time
  earphone.output.reset();                               // returns while the server stands still
  earphone.server.signal(SIGCONT);
}

BOOST_AUTO_TEST_CASE(one_that_is_missing_is_told_and_one_that_comes_later_is_used) {
  Earphone earphone{false};
  BOOST_TEST(earphone.say(a_repeat) == Heard::nowhere);
  BOOST_TEST(earphone.output->trouble().find("no speech-dispatcher: expected") == 0U);
  earphone.server.start();
  BOOST_TEST(test::eventually([&] { return earphone.say(a_repeat) == Heard::completely; }));
  BOOST_TEST(earphone.output->trouble().empty());
  earphone.server.kill();  // between two messages: the new one is found by the next
  earphone.server.start();
  BOOST_TEST(earphone.say(a_repeat) == Heard::completely);
}

BOOST_AUTO_TEST_CASE(a_game_speaks_through_it_where_the_player_asks_for_that) {
  Earphone earphone;
  auto const start = earphone.studio.recorded();
  Program program{"tactus",
                  {"play", "--blind", "black", "--silent", "--speech-dispatcher", "black", "--language", "en",
                   "--game", earphone.server.path("game.tactus")}};
  program.type("Nf3\nquit\n");
  Ended const ended = program.end();
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.out.find("Springer Felix drei [to Black]") != std::string::npos, ended.out);
  BOOST_TEST(ended.err.empty(), ended.err);
  earphone.studio.listen(0.5);
  BOOST_TEST(sound_in(earphone.studio.recording(), start).seconds(studio_rate_hz) > 0.8);
}

BOOST_AUTO_TEST_CASE(one_over_a_network_is_refused) {
  test::PrivateServer const server;
  // Set before there is an output: the thread of each reads the environment.
  setenv("SPEECHD_ADDRESS", "inet_socket:127.0.0.1:6560", 1);
  auto const output = std::move(*make_speech_dispatcher_output(Whose::white));
  output->begin(Audience::white);
  BOOST_TEST(output->speak(a_repeat, {}, Earcon::none) == Heard::nowhere);
  BOOST_TEST(output->trouble().find("expected a unix socket") != std::string::npos, output->trouble());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus::speech

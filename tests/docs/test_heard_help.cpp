// SPDX-License-Identifier: GPL-3.0-or-later
// `--help` is heard, from its first word to its last: each within half a minute at 300 words a minute, which
// is no fast screen reader.
#include "speech/voice/synthesiser_espeak.hpp"
#include "tests/lines_of.hpp"
#include "tests/programs/program.hpp"

#include <iostream>

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(heard_help)

namespace {

constexpr unsigned words_a_minute = 300;
constexpr double longest = 30;  // seconds

double seconds_of(std::string const& text) {
  auto const synthesiser = speech::make_espeak_synthesiser().value();
  auto voice = speech::Voices{}.one_player;
  voice.words_per_minute = words_a_minute;
  std::size_t samples = 0;
  auto const count = [&](speech::Samples made) {
    samples += made.size();
    return true;
  };
  for (std::string const& line : lines_of(text))
    (void)synthesiser->speak({Language::english, line}, voice, count);
  return static_cast<double>(samples) / speech::speech_rate_hz;
}

struct Command {
  std::string program;
  std::vector<std::string> words;
};

std::vector<Command> const commands{{"tactus", {}},
                                    {"tactus", {"play"}},
                                    {"tactus", {"check"}},
                                    {"tactus", {"score"}},
                                    {"tactus", {"export"}},
                                    {"tactus", {"voices"}},
                                    {"tactus", {"devices"}},
                                    {"tactus", {"settings"}},
                                    {"tactus", {"outputs"}},
                                    {"tactus-training", {}},
                                    {"tactus-training", {"announce"}},
                                    {"tactus-training", {"report"}},
                                    {"tactus-arbiter", {}},
                                    {"tactus-arbiter", {"law"}},
                                    {"tactus-arbiter", {"rule"}},
                                    {"tactus-arbiter", {"watch"}},
                                    {"tactus-arbiter", {"reconcile"}},
                                    {"tactus-arbiter", {"export"}},
                                    {"tactus-arbiter", {"decisions"}}};

}  // namespace

BOOST_AUTO_TEST_CASE(each_is_heard_within_half_a_minute) {
  for (auto const& [program, words] : commands) {
    auto arguments = words;
    arguments.emplace_back("--help");
    auto const help = run(program, arguments);
    BOOST_TEST_REQUIRE(help.status == 0);
    auto const seconds = seconds_of(help.out);
    auto const name = program + (words.empty() ? "" : ' ' + words.front());
    std::cout << name << " --help: " << seconds << " s\n";
    BOOST_TEST(seconds <= longest, name);
  }
}

BOOST_AUTO_TEST_SUITE_END()

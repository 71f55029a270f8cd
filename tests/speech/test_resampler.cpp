// SPDX-License-Identifier: GPL-3.0-or-later
// Speech at the rate of a sound device keeps its length and its loudness.
#include "speech/sound/resampler.hpp"
#include "speech/voice/synthesiser.hpp"

#include <cmath>
#include <cstdlib>
#include <vector>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace tactus::speech {

BOOST_AUTO_TEST_SUITE(resampler)

namespace {

using Pcm = std::vector<std::int16_t>;

/// One second of a 440 Hz tone.
Pcm tone() {
  Pcm pcm(speech_rate_hz);
  for (std::size_t i = 0; i < pcm.size(); ++i)
    pcm[i] = static_cast<std::int16_t>(10'000 *
                                       std::sin(static_cast<double>(i) * 440 * 6.283185 / speech_rate_hz));
  return pcm;
}

Pcm converted(Resampler& resampler, Pcm const& in, std::size_t chunk) {
  resampler.restart();
  Pcm out;
  auto const keep = [&](std::span<std::int16_t const> part) {
    out.insert(out.end(), part.begin(), part.end());
    return true;
  };
  for (std::size_t at = 0; at < in.size(); at += chunk)
    BOOST_REQUIRE(resampler.convert(std::span{in}.subspan(at, std::min(chunk, in.size() - at)), keep));
  BOOST_REQUIRE(resampler.finish(keep));
  return out;
}

double loudness(Pcm const& pcm) {
  double sum = 0;
  for (std::int16_t const sample : pcm) sum += static_cast<double>(sample) * sample;
  return std::sqrt(sum / static_cast<double>(pcm.size()));
}

BOOST_DATA_TEST_CASE(a_second_stays_a_second_at_every_rate,
                     boost::unit_test::data::make({16000, 22050, 44100, 48000, 96000}), rate) {
  Resampler resampler{static_cast<double>(rate)};
  for (std::size_t const chunk : {1U, 100U, 1081U, 22050U}) {
    Pcm const out = converted(resampler, tone(), chunk);
    BOOST_TEST(std::abs(static_cast<double>(out.size()) - rate) <= rate * 0.003);
    BOOST_TEST(std::abs(loudness(out) - loudness(tone())) < 100);
  }
}

BOOST_AUTO_TEST_CASE(a_restart_forgets_what_was_not_finished) {
  Resampler resampler{48000};
  BOOST_TEST(resampler.convert(tone(), [](auto) { return true; }));
  Pcm const out = converted(resampler, Pcm(2205, 0), 500);
  for (std::int16_t const sample : out) BOOST_REQUIRE(sample == 0);
  BOOST_TEST(std::abs(static_cast<double>(out.size()) - 4800) < 10);
}

BOOST_AUTO_TEST_CASE(a_receiver_that_wants_no_more_gets_no_more) {
  Resampler resampler{48000};
  int calls = 0;
  BOOST_TEST(!resampler.convert(tone(), [&](auto) { return ++calls < 3; }));
  BOOST_TEST(calls == 3);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace tactus::speech

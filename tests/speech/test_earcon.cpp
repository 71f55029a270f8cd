// SPDX-License-Identifier: GPL-3.0-or-later
// Short sounds: short, told apart by pitch and length, soft at their ends, as loud as asked for.
#include "speech/sound/earcon.hpp"
#include "speech/voice/synthesiser.hpp"

#include <algorithm>
#include <cstdlib>

#include <boost/test/unit_test.hpp>

namespace tactus::speech {

BOOST_AUTO_TEST_SUITE(earcons)

namespace {

using Sound = std::vector<std::int16_t>;

double seconds(Sound const& sound) { return static_cast<double>(sound.size()) / speech_rate_hz; }
double crossings_per_second(Sound const& sound) {
  int crossings = 0;
  for (std::size_t i = 1; i < sound.size(); ++i) crossings += (sound[i - 1] < 0) != (sound[i] < 0) ? 1 : 0;
  return crossings / seconds(sound);
}
int loudest(Sound const& sound) {
  int most = 0;
  for (std::int16_t const sample : sound) most = std::max(most, std::abs(int{sample}));
  return most;
}

BOOST_AUTO_TEST_CASE(each_is_short_and_has_its_own_pitch_and_length) {
  Sound const accepted = sound_of(Earcon::move_accepted, 100);
  Sound const error = sound_of(Earcon::error, 100);
  Sound const left_out = sound_of(Earcon::left_out, 100);
  Sound const entered = sound_of(Earcon::entered, 100);
  for (Sound const* sound : {&accepted, &error, &left_out, &entered}) {
    BOOST_TEST(seconds(*sound) >= 0.05);
    BOOST_TEST(seconds(*sound) <= 0.15);
    BOOST_TEST(std::abs(int{sound->front()}) < 300);
    BOOST_TEST(std::abs(int{sound->back()}) < 300);
  }
  BOOST_TEST(seconds(error) > seconds(accepted) * 1.5);
  BOOST_TEST(crossings_per_second(accepted) > crossings_per_second(error) * 3);
  BOOST_TEST(crossings_per_second(left_out) > crossings_per_second(accepted) * 1.3);
  BOOST_TEST(crossings_per_second(entered) > crossings_per_second(error) * 1.5);
  BOOST_TEST(crossings_per_second(accepted) > crossings_per_second(entered) * 1.3);
  BOOST_TEST(sound_of(Earcon::none, 100).empty());
}

BOOST_AUTO_TEST_CASE(loudness_follows_the_voice_and_never_overflows) {
  int const usual = loudest(sound_of(Earcon::error, 100));
  BOOST_TEST(usual > 3000);
  BOOST_TEST(std::abs(loudest(sound_of(Earcon::error, 50)) * 2 - usual) <= 4);
  BOOST_TEST(loudest(sound_of(Earcon::error, 0)) == 0);
  BOOST_TEST(loudest(sound_of(Earcon::error, 4000000000U)) <= usual * 2);
}

BOOST_AUTO_TEST_CASE(a_listener_has_all_errors_only_or_none) {
  BOOST_TEST(wants(Earcons::all, Earcon::move_accepted));
  BOOST_TEST(wants(Earcons::errors, Earcon::error));
  BOOST_TEST(!wants(Earcons::errors, Earcon::move_accepted));
  BOOST_TEST(!wants(Earcons::none, Earcon::error));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace tactus::speech

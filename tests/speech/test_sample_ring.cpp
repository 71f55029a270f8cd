// SPDX-License-Identifier: GPL-3.0-or-later
// The way of samples to the audio callback, cuts included, without a sound card.
#include "speech/sound/portaudio_stream.hpp"

#include <algorithm>
#include <numeric>
#include <random>
#include <thread>
#include <vector>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace tactus::speech {

BOOST_AUTO_TEST_SUITE(sample_ring)

namespace {

using Pcm = std::vector<std::int16_t>;

Pcm filled(SampleRing& ring, std::size_t frames) {
  Pcm out(frames, -1);
  ring.fill(out);
  return out;
}
std::size_t count_not_zero(Pcm const& pcm) {
  return pcm.size() - static_cast<std::size_t>(std::count(pcm.begin(), pcm.end(), std::int16_t{0}));
}

BOOST_AUTO_TEST_CASE(samples_come_out_in_order_and_silence_follows) {
  SampleRing ring{16, 0};
  ring.begin();
  BOOST_TEST(ring.push(Pcm{1, 2, 3}) == 3U);
  ring.end();
  BOOST_TEST(filled(ring, 5) == (Pcm{1, 2, 3, 0, 0}), boost::test_tools::per_element());
  BOOST_TEST(ring.played() == 3U);
  BOOST_TEST(ring.consumed() == 3U);
  BOOST_TEST(ring.starved() == 0U);
}

BOOST_AUTO_TEST_CASE(silence_inside_an_utterance_is_counted_as_starvation) {
  SampleRing ring{16, 0};
  ring.begin();
  ring.push(Pcm{1, 2});
  filled(ring, 5);
  BOOST_TEST(ring.starved() == 3U);
}

BOOST_AUTO_TEST_CASE(a_full_ring_takes_no_more_than_it_holds) {
  SampleRing ring{4, 0};
  ring.begin();
  BOOST_TEST(ring.push(Pcm{1, 2, 3, 4, 5, 6}) == 4U);
  BOOST_TEST(ring.pushed() == 4U);
  filled(ring, 3);
  BOOST_TEST(ring.push(Pcm{5, 6}) == 2U);
  BOOST_TEST(filled(ring, 3) == (Pcm{4, 5, 6}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_cut_drops_what_was_pushed_before_it) {
  SampleRing ring{4096, 0};
  ring.begin();
  ring.push(Pcm(2000, 100));
  filled(ring, 64);
  ring.cut();
  BOOST_TEST(count_not_zero(filled(ring, 64)) == 0U);
  BOOST_TEST(ring.consumed() == ring.pushed());
  BOOST_TEST(ring.played() == 64U);
}

BOOST_AUTO_TEST_CASE(a_cut_fades_out_and_only_in_the_next_callback) {
  SampleRing ring{4096, 40};
  ring.begin();
  ring.push(Pcm(2000, 1000));
  filled(ring, 64);
  ring.cut();
  Pcm const after = filled(ring, 64);
  BOOST_TEST(std::is_sorted(after.rbegin(), after.rend()));
  BOOST_TEST(after[0] < 1000);
  BOOST_TEST(count_not_zero(after) == 39U);
  BOOST_TEST(count_not_zero(filled(ring, 64)) == 0U);
}

BOOST_AUTO_TEST_CASE(a_fade_is_no_longer_than_the_callback) {
  SampleRing ring{4096, 40};
  ring.begin();
  ring.push(Pcm(2000, 1000));
  ring.cut();
  BOOST_TEST(count_not_zero(filled(ring, 8)) < 8U);
  BOOST_TEST(count_not_zero(filled(ring, 8)) == 0U);
}

BOOST_AUTO_TEST_CASE(what_the_next_utterance_pushed_before_the_callback_is_kept) {
  SampleRing ring{4096, 0};
  ring.begin();
  ring.push(Pcm(1000, 100));
  ring.cut();
  ring.begin();
  ring.push(Pcm{7, 8, 9});
  BOOST_TEST(filled(ring, 4) == (Pcm{7, 8, 9, 0}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(what_a_cut_utterance_still_pushes_is_not_played) {
  SampleRing ring{4096, 40};
  ring.begin();
  ring.push(Pcm(100, 100));
  ring.cut();
  filled(ring, 64);
  ring.push(Pcm(100, 100));
  BOOST_TEST(count_not_zero(filled(ring, 64)) == 0U);
  ring.push(Pcm(100, 100));
  ring.begin();
  ring.push(Pcm{7});
  BOOST_TEST(filled(ring, 2) == (Pcm{7, 0}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(several_cuts_between_callbacks_are_one) {
  SampleRing ring{4096, 0};
  for (std::int16_t const value : Pcm{1, 2, 3}) {
    ring.begin();
    ring.push(Pcm(10, value));
    ring.cut();
  }
  ring.begin();
  ring.push(Pcm{4});
  BOOST_TEST(filled(ring, 2) == (Pcm{4, 0}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_second_utterance_without_a_cut_follows_the_first) {
  SampleRing ring{64, 0};
  ring.begin();
  ring.push(Pcm{1, 2});
  ring.end();
  ring.begin();
  ring.push(Pcm{3});
  BOOST_TEST(filled(ring, 3) == (Pcm{1, 2, 3}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(an_utterance_begins_when_its_lead_is_there) {
  SampleRing ring{64, 0};
  ring.begin(4);
  ring.push(Pcm{1, 2, 3});
  BOOST_TEST(count_not_zero(filled(ring, 2)) == 0U);
  BOOST_TEST(ring.starved() == 0U);
  ring.push(Pcm{4});
  BOOST_TEST(filled(ring, 3) == (Pcm{1, 2, 3}), boost::test_tools::per_element());
  // Then it goes on with what there is.
  BOOST_TEST(filled(ring, 2) == (Pcm{4, 0}), boost::test_tools::per_element());
  BOOST_TEST(ring.starved() == 1U);
}

BOOST_AUTO_TEST_CASE(an_utterance_that_is_shorter_than_its_lead_begins_at_its_end) {
  SampleRing ring{64, 0};
  ring.begin(4);
  ring.push(Pcm{1, 2});
  BOOST_TEST(count_not_zero(filled(ring, 4)) == 0U);
  ring.end();
  BOOST_TEST(filled(ring, 4) == (Pcm{1, 2, 0, 0}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_lead_for_which_there_is_no_room_holds_nothing_back) {
  SampleRing ring{4, 0};
  ring.begin(8);
  ring.push(Pcm{1, 2, 3, 4, 5});
  BOOST_TEST(filled(ring, 2) == (Pcm{1, 2}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_cut_drops_what_waited_for_its_lead) {
  SampleRing ring{64, 0};
  ring.begin(4);
  ring.push(Pcm{1, 2});
  ring.cut();
  ring.begin(2);
  ring.push(Pcm{7});
  BOOST_TEST(count_not_zero(filled(ring, 4)) == 0U);
  ring.push(Pcm{8});
  BOOST_TEST(filled(ring, 4) == (Pcm{7, 8, 0, 0}), boost::test_tools::per_element());
}

/// A slow voice and a device that asks for much at once, at moments of their own: nothing but silence, or
/// more than was asked for.
BOOST_DATA_TEST_CASE(no_beginning_is_torn_between_two_threads, boost::unit_test::data::xrange(4U), seed) {
  constexpr std::size_t lead = 512, asked = 256, length = 2000;
  constexpr int utterances = 200;
  SampleRing ring{4096, 0};
  std::thread producer{[&] {
    for (int i = 0; i < utterances; ++i) {
      ring.begin(lead);
      for (std::size_t at = 0; at < length; at += 8) {
        ring.push(Pcm(8, 1));
        if (at % (8 * (seed + 1)) == 0) std::this_thread::yield();
      }
      ring.end();
      while (ring.consumed() < ring.pushed()) std::this_thread::yield();
    }
  }};
  std::size_t torn = 0;
  while (ring.played() < length * utterances) {
    bool const is_beginning = ring.played() % length == 0;
    std::size_t const sounding = count_not_zero(filled(ring, asked));
    if (is_beginning && sounding > 0 && sounding < asked) ++torn;
    std::this_thread::yield();
  }
  producer.join();
  BOOST_TEST(torn == 0U);
}

/// One thread pushes 1, 2, 3... ; the other takes them in callbacks of 1 to 4096 frames.
BOOST_DATA_TEST_CASE(no_sample_is_lost_or_changed_between_two_threads, boost::unit_test::data::xrange(4U),
                     seed) {
  constexpr std::size_t total = 200'000;
  SampleRing ring{8192, 0};
  std::thread producer{[&] {
    Pcm all(total);
    for (std::size_t i = 0; i < total; ++i) all[i] = static_cast<std::int16_t>(i % 30'000 + 1);
    ring.begin();
    for (std::span<std::int16_t const> rest = all; !rest.empty();) {
      rest = rest.subspan(ring.push(rest.first(std::min<std::size_t>(rest.size(), 1081))));
      std::this_thread::yield();
    }
  }};
  std::mt19937 random{seed};
  std::uniform_int_distribution<std::size_t> frames{1, 4096};
  std::size_t seen = 0;
  bool is_in_order = true;
  while (seen < total) {
    for (std::int16_t const sample : filled(ring, frames(random))) {
      if (sample == 0) continue;
      is_in_order = is_in_order && sample == static_cast<std::int16_t>(seen % 30'000 + 1);
      ++seen;
    }
    std::this_thread::yield();
  }
  producer.join();
  BOOST_TEST(is_in_order);
  BOOST_TEST(seen == total);
  BOOST_TEST(ring.played() == total);
}

/// A third thread cuts at any moment: what is played of each utterance is its beginning, in order, and the
/// last one, that nobody cuts, is whole.
BOOST_DATA_TEST_CASE(a_cut_from_a_third_thread_never_mixes_utterances, boost::unit_test::data::xrange(4U),
                     seed) {
  constexpr std::int16_t utterances = 300;
  constexpr std::size_t length = 2000;
  SampleRing ring{1 << 20, 0};
  std::atomic<bool> is_over{false};
  std::thread cutter{[&] {
    while (!is_over) {
      ring.cut();
      std::this_thread::yield();
    }
  }};
  std::thread producer{[&] {
    for (std::int16_t value = 1; value <= utterances; ++value) {
      ring.begin();
      for (std::size_t i = 0; i < length; i += 100) ring.push(Pcm(100, value));
    }
    is_over = true;
    cutter.join();
    ring.begin();
    ring.push(Pcm(length, utterances + 1));
  }};
  std::mt19937 random{seed};
  std::uniform_int_distribution<std::size_t> frames{1, 4096};
  std::vector<std::size_t> played(utterances + 2);
  std::int16_t newest = 0;
  bool is_in_order = true;
  while (played.back() < length) {
    for (std::int16_t const sample : filled(ring, frames(random))) {
      if (sample == 0) continue;
      is_in_order = is_in_order && sample >= newest;
      newest = sample;
      ++played[static_cast<std::size_t>(sample)];
    }
    std::this_thread::yield();
  }
  producer.join();
  BOOST_TEST(is_in_order);
  BOOST_TEST(played.back() == length);
  BOOST_TEST(*std::max_element(played.begin(), played.end()) == length);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace tactus::speech

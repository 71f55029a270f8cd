// SPDX-License-Identifier: GPL-3.0-or-later
// The recorder by itself: a microphone that the test plays.
#include "tests/speech/scripted_source.hpp"

#include <memory>

#include <boost/test/unit_test.hpp>

namespace tactus::speech {

BOOST_AUTO_TEST_SUITE(recorder)

namespace {

using namespace std::chrono_literals;
using Told = std::vector<std::string>;

struct Table {
  test::RecordingStage stage;
  std::unique_ptr<Recorder> recorder;

  explicit Table(bool has_microphone = true, RecorderLimits limits = {}) {
    stage.plug(has_microphone);
    recorder =
        std::make_unique<Recorder>(std::make_unique<test::ScriptedSource>(stage), stage.listener(), limits);
  }
};

BOOST_AUTO_TEST_CASE(what_is_heard_between_begin_and_end_is_one_recording) {
  Table table;
  for (int turn = 1; turn <= 3; ++turn) {
    table.recorder->begin();
    table.stage.hear(static_cast<std::size_t>(1000 * turn), static_cast<std::int16_t>(turn));
    table.stage.wait_for("begun", turn);
    table.stage.wait_until_all_is_taken();
    table.recorder->end();
    table.stage.wait_for("ended", turn);
    BOOST_TEST(!table.stage.is_open());  // it listens to nothing in between
  }
  auto const recorded = table.stage.recorded();
  BOOST_TEST_REQUIRE(recorded.size() == 3U);
  for (int turn = 1; turn <= 3; ++turn) {
    Sound const& sound = recorded[static_cast<std::size_t>(turn) - 1];
    BOOST_TEST(sound.samples.size() == static_cast<std::size_t>(1000 * turn));
    BOOST_TEST(sound.peak() == turn);
    BOOST_TEST(sound.rate_hz == recording_rate_hz);
  }
  BOOST_TEST(table.stage.told() == (Told{"begun", "ended", "begun", "ended", "begun", "ended"}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(an_end_that_comes_before_the_first_sample_waits_for_it) {
  Table table;
  table.recorder->begin();
  table.recorder->end();
  table.stage.hear(10);
  table.stage.wait_for("ended");
  BOOST_TEST(table.stage.recorded().front().samples.size() == 10U);
}

BOOST_AUTO_TEST_CASE(a_recording_ends_by_itself_when_its_time_is_up) {
  Table table{true, {.longest = 1000ms}};
  table.recorder->begin();
  table.stage.hear(10 * recording_rate_hz);
  table.stage.wait_for("time is up");
  // To the end of the piece that was being read.
  BOOST_TEST(table.stage.recorded().front().length() >= 1000ms);
  BOOST_TEST(table.stage.recorded().front().length() <= 1050ms);
}

BOOST_AUTO_TEST_CASE(a_missing_microphone_is_told_once_and_again_to_who_wants_to_record) {
  Table table{false, {.look_every = 1ms}};
  table.stage.wait_for("missing: none");
  table.recorder->begin();
  table.stage.wait_for("missing: none", 2);
  table.stage.plug(true);
  table.stage.wait_for("found");
  table.recorder->begin();
  table.stage.hear(5);
  table.stage.wait_for("begun");
  BOOST_TEST(table.stage.told() == (Told{"missing: none", "missing: none", "found", "begun"}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(what_was_heard_before_the_microphone_was_lost_is_kept_and_it_is_looked_for) {
  Table table{true, {.look_every = 1ms}};
  table.recorder->begin();
  table.stage.hear(700);
  table.stage.wait_until_all_is_taken();
  table.stage.plug(false);
  table.stage.wait_for("lost");
  BOOST_TEST(table.stage.recorded().front().samples.size() == 700U);
  table.stage.plug(true);
  table.stage.wait_for("found");
}

BOOST_AUTO_TEST_CASE(a_microphone_that_delivers_nothing_is_missing) {
  Table table{true, {.look_every = 1h}};
  table.stage.fall_silent();
  table.recorder->begin();
  table.stage.wait_for("missing: no microphone: it delivers nothing");
  BOOST_TEST(table.stage.recorded().empty());
  BOOST_TEST(!table.stage.is_open());
}

BOOST_AUTO_TEST_CASE(a_recorder_that_ends_drops_what_it_hears_and_tells_nobody) {
  Table table;
  table.recorder->begin();
  table.stage.hear(100);
  table.stage.wait_for("begun");
  table.recorder.reset();
  BOOST_TEST(table.stage.told() == (Told{"begun"}), boost::test_tools::per_element());
  BOOST_TEST(!table.stage.is_open());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace tactus::speech

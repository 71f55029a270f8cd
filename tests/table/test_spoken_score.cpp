// SPDX-License-Identifier: GPL-3.0-or-later
// The audio scoresheet: what is heard, in which order, and that the list of cues says where.
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "speech/sound/sound.hpp"
#include "src/table/commands/export.hpp"
#include "tests/lines_of.hpp"

#include <algorithm>

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(audio_scoresheet)

using namespace tactus::program;

namespace {

/// Says each part as ten samples for each of its bytes, and keeps what it said.
class CountingVoice final : public speech::Synthesiser {
 public:
  tl::expected<speech::Spoken, speech::SynthesisError> speak(speech::Part const& part,
                                                             speech::VoiceSettings const& /*voice*/,
                                                             Receiver const& receive) override {
    said.push_back(part.recordings.empty() ? part.text : part.recordings.front());
    std::vector<std::int16_t> const samples(10 * part.text.size(), 5);
    receive(samples);
    return speech::Spoken::completely;
  }
  std::vector<std::string> said;
};

chess::Move move_in(chess::Position const& position, char const* text) {
  return std::get<chess::Move>(notation::read_move(position, text, notation::english));
}

GameRecord fools_mate() {
  GameRecord record;
  chess::Position position = chess::Position::initial();
  for (char const* text : {"f3", "e5", "g4", "Qh4"}) {
    record.moves.push_back({move_in(position, text), std::nullopt});
    position = position.after(record.moves.back().move);
  }
  record.end.result = table::GameResult::black_wins;
  return record;
}

std::vector<std::string> said_of(PlySpan span, Recordings const& recordings = {}) {
  CountingVoice voice;
  BOOST_TEST_REQUIRE(audio_score(audio_entries(fools_mate(), span, {}, recordings), voice).has_value());
  return voice.said;
}

using Lines = std::vector<std::string>;

}  // namespace

BOOST_AUTO_TEST_CASE(the_number_comes_before_each_pair_of_moves_and_the_result_last) {
  BOOST_TEST(said_of({1, 99}) == (Lines{"Move one.", "Felix drei", "Eva fünf", "Move two.", "Gustav vier",
                                        "Dame Hector vier", "Game over. Black wins."}),
             boost::test_tools::per_element());
  BOOST_TEST(said_of({2, 3}) == (Lines{"Move one, Black.", "Eva fünf", "Move two.", "Gustav vier"}),
             boost::test_tools::per_element());
  BOOST_TEST(said_of({5, 9}).empty());
}

BOOST_AUTO_TEST_CASE(a_move_that_was_recorded_is_heard_as_it_was_spoken) {
  Recordings recordings;
  recordings.add({chess::Color::white, 2, "ply-002.flac", Millis{500}});
  recordings.add({chess::Color::white, 2, "ply-002-2.flac", Millis{500}});
  BOOST_TEST(said_of({1, 2}, recordings) == (Lines{"Move one.", "Felix drei", "ply-002-2.flac"}),
             boost::test_tools::per_element());
  auto const entries = audio_entries(fools_mate(), {1, 2}, {}, recordings);
  BOOST_TEST(!entries[0].is_recording);
  BOOST_TEST(entries[1].is_recording);
}

BOOST_AUTO_TEST_CASE(a_cue_is_where_its_words_are_and_silence_is_in_between) {
  CountingVoice voice;
  auto const score = audio_score(audio_entries(fools_mate(), {1, 99}, {}, {}), voice);
  BOOST_TEST_REQUIRE(score.has_value());
  BOOST_TEST_REQUIRE(score->cues.size() == 5U);
  constexpr std::size_t gap = audio_gap.count() * speech::speech_rate_hz / 1000;
  std::size_t at = 0;
  for (AudioCue const& cue : score->cues) {
    BOOST_TEST(cue.start.count() == static_cast<std::int64_t>(at * 1000 / speech::speech_rate_hz));
    std::size_t words = 0;
    for (speech::Part const& part : cue.entry.phrase) words += 10 * part.text.size();
    auto const begin = score->sound.samples.begin() + static_cast<std::ptrdiff_t>(at);
    auto const end = begin + static_cast<std::ptrdiff_t>(words);
    BOOST_TEST(std::count(begin, end, 0) == 0);
    BOOST_TEST(std::count(end, end + static_cast<std::ptrdiff_t>(gap), 0) ==
               static_cast<std::ptrdiff_t>(gap));
    at += words + gap;
  }
  BOOST_TEST(score->sound.samples.size() == at);
}

BOOST_AUTO_TEST_CASE(cues_are_json_with_the_moves_as_in_the_score) {
  CountingVoice voice;
  auto const score = audio_score(audio_entries(fools_mate(), {3, 99}, {}, {}), voice);
  auto const lines = lines_of(cue_lines(score->cues));
  BOOST_TEST_REQUIRE(lines.size() == 3U);
  auto const first = nlohmann::json::parse(lines[0]);
  BOOST_TEST(first["ply"] == 3);
  BOOST_TEST(first["move"] == 2);
  BOOST_TEST(first["by"] == "white");
  BOOST_TEST(first["san"] == "g4");
  BOOST_TEST(first["start_ms"] == 0);
  BOOST_TEST(first["source"] == "words");
  BOOST_TEST(nlohmann::json::parse(lines[1])["san"] == "Qh4");
  BOOST_TEST(nlohmann::json::parse(lines[2])["result"] == "0-1");
}

BOOST_AUTO_TEST_SUITE_END()

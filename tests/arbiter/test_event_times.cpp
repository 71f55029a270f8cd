// SPDX-License-Identifier: GPL-3.0-or-later
// Times of events that cannot be: ahead of the clock that reads them, or running backwards.
#include "core/message/written.hpp"
#include "src/arbiter/watch/watch.hpp"
#include "src/record/event_times.hpp"
#include "src/store/game_file.hpp"
#include "tests/temporary_folder.hpp"

#include <limits>
#include <sstream>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace std::chrono_literals;

BOOST_AUTO_TEST_SUITE(event_times)

namespace {

constexpr Instant now{std::chrono::sys_days{2026y / 11 / 27}};

table::StampedEvent at(Instant time) { return {time, table::Input{table::TimePassed{}}}; }

table::StampedEvent started(unsigned pace) {
  table::ProgramStarted program;
  program.pace = pace;
  return {now, table::Input{program}};
}

std::string words_of(std::optional<Message> const& odd) { return odd ? written(*odd) : ""; }

}  // namespace

BOOST_AUTO_TEST_CASE(a_time_ahead_is_told_once_until_it_is_right_again) {
  record::EventTimes times;
  BOOST_TEST(words_of(times.take(at(now + 2min), now)) == "");
  BOOST_TEST(words_of(times.take(at(now + 1h), now)) ==
             "time: 1:00:00 ahead of this machine's clock: one of the two is wrong");
  BOOST_TEST(words_of(times.take(at(now + 1h), now + 1min)) == "");
  BOOST_TEST(words_of(times.take(at(now + 1h), now + 1h)) == "");
  BOOST_TEST(words_of(times.take(at(now + 24h * 1826), now + 2h)) ==
             "time: 1825 days ahead of this machine's clock: one of the two is wrong");
  BOOST_TEST(words_of(times.take(at(now + 24h * 3000), std::nullopt)) == "");
}

BOOST_AUTO_TEST_CASE(a_time_that_runs_backwards_is_told_once_until_it_is_caught_up) {
  record::EventTimes times;
  BOOST_TEST(words_of(times.take(at(now - 10min), now)) == "");
  BOOST_TEST(words_of(times.take(at(now - 10min), now)) == "");
  BOOST_TEST(words_of(times.take(at(now - 15min), now)) == "time: runs backwards, by 0:05:00");
  BOOST_TEST(words_of(times.take(at(now - 12min), now)) == "");
  BOOST_TEST(words_of(times.take(at(now), now)) == "");
  BOOST_TEST(words_of(times.take(at(now - 24h * 3), now)) == "time: runs backwards, by 3 days");
}

BOOST_AUTO_TEST_CASE(a_program_that_says_that_its_time_goes_faster_is_not_ahead) {
  record::EventTimes times;
  BOOST_TEST(words_of(times.take(started(12), now)) == "");
  BOOST_TEST(words_of(times.take(at(now + 1h), now)) == "");
  BOOST_TEST(words_of(times.take(at(now + 55min), now)) == "time: runs backwards, by 0:05:00");
  BOOST_TEST(words_of(times.take(started(1), now + 1h)) == "");
  BOOST_TEST(words_of(times.take(at(now + 2h), now + 1h)) ==
             "time: 1:00:00 ahead of this machine's clock: one of the two is wrong");
}

BOOST_AUTO_TEST_CASE(times_of_no_calendar_stay_numbers) {
  record::EventTimes times;
  constexpr Instant first{Millis{std::numeric_limits<std::int64_t>::min()}},
      last{Millis{std::numeric_limits<std::int64_t>::max()}};
  BOOST_TEST(words_of(times.take(at(last), now)).starts_with("time: "));
  BOOST_TEST(words_of(times.take(at(first), now)).starts_with("time: runs backwards"));
}

BOOST_AUTO_TEST_CASE(the_watch_marks_them) {
  TemporaryFolder const folder;
  auto file = store::GameFile::create(folder / "game.tactus").value();
  auto const today = std::chrono::floor<Millis>(std::chrono::system_clock::now());
  std::vector<table::StampedEvent> const events{
      {today, table::Input{table::GameStarted{}}},
      {today + 24h * 400, table::Input{table::TimePassed{}}},
      {today, table::Outcome{table::GameEnded{table::GameResult::draw, "agreed"}}}};
  BOOST_TEST_REQUIRE(file.append(events).has_value());
  program::WatchOptions options;
  options.game = folder / "game.tactus";
  options.ends_with_game = true;
  options.language = words::Language::english;
  std::ostringstream out, errors;
  BOOST_TEST(program::run_watch(options, out, errors) == 0);
  BOOST_TEST(errors.str() == "");
  auto const ahead = out.str().find("days ahead of this machine's clock");
  auto const back = out.str().find("time: runs backwards, by 400 days");
  BOOST_TEST(ahead != std::string::npos, out.str());
  BOOST_TEST(back != std::string::npos, out.str());
  BOOST_TEST(ahead < back);
}

BOOST_AUTO_TEST_SUITE_END()

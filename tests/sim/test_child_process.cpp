// SPDX-License-Identifier: GPL-3.0-or-later
// Programs that the simulator starts: what they print, what is typed to them, how they end.
#include "src/sim/demo/demo.hpp"
#include "src/sim/world/simulated_table.hpp"

#include <array>
#include <filesystem>
#include <signal.h>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::sim;
using std::chrono::milliseconds;
using std::chrono::seconds;

namespace {

struct Fixture {
  TemporaryFolder folder = TemporaryFolder::make().value();
  SimulatedTable table{folder.path(), 1000};
  std::vector<std::string> heard;

  ChildProcess start(std::vector<std::string> const& arguments) {
    auto started = ChildProcess::start("/bin/sh", arguments);
    BOOST_TEST_REQUIRE(started.has_value());
    return std::move(*started);
  }
  void listen(ChildProcess& program) {
    table.listen(program, [this](std::string const& line) { heard.push_back(line); });
  }
  bool run_until_heard(std::size_t count) {
    return table.run_until([&] { return heard.size() >= count; }, seconds{20}, "lines").has_value();
  }
};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(child_process, Fixture)

BOOST_AUTO_TEST_CASE(lines_of_both_outputs_are_heard_whole_and_a_last_one_without_an_end_too) {
  ChildProcess program = start({"-c", "printf 'one\\ntw'; printf 'o\\n'; echo three >&2; printf four"});
  listen(program);
  BOOST_TEST_REQUIRE(run_until_heard(4));
  BOOST_TEST((heard == std::vector<std::string>{"one", "two", "three", "four"}));
}

BOOST_AUTO_TEST_CASE(what_is_typed_arrives_and_the_end_of_typing_too) {
  ChildProcess program = start({"-c", "cat; echo end; exit 3"});
  listen(program);
  program.type("e2e4\n");
  BOOST_TEST_REQUIRE(run_until_heard(1));
  BOOST_TEST(!program.exit_status().has_value());
  program.close_input();
  BOOST_TEST_REQUIRE(run_until_heard(2));
  BOOST_TEST(program.wait_until_ended() == 3);
  BOOST_TEST(heard.front() == "e2e4");
}

BOOST_AUTO_TEST_CASE(a_signal_shows_in_the_exit_status) {
  ChildProcess program = start({"-c", "exec cat"});
  program.signal(SIGKILL);
  BOOST_TEST(program.wait_until_ended() == 128 + SIGKILL);
}

BOOST_AUTO_TEST_CASE(a_program_ends_when_the_one_that_started_it_is_killed) {
  std::array<int, 2> ends{-1, -1};
  BOOST_TEST_REQUIRE(pipe(ends.data()) == 0);  // both the starter and the program hold its writing end
  pid_t const starter = fork();
  if (starter == 0) {
    auto const program = ChildProcess::start("/bin/sh", {"-c", "exec sleep 1000"});
    [[maybe_unused]] ssize_t const ignored = write(ends[1], "started\n", 8);
    for (;;) pause();
  }
  close(ends[1]);
  LineReader from_both{ends[0]};
  auto const run_until = [&](auto const& is_so) {
    return table.run_until(is_so, seconds{20}, "it").has_value();
  };
  BOOST_TEST(run_until([&] { return !from_both.take_lines().empty(); }));
  ::kill(starter, SIGKILL);
  BOOST_TEST(waitpid(starter, nullptr, 0) == starter);
  BOOST_TEST(run_until([&] { return from_both.take_lines().empty() && from_both.descriptor() < 0; }));
}

BOOST_AUTO_TEST_CASE(a_program_that_is_not_there_is_one_sentence) {
  auto const started = ChildProcess::start(folder.path() / "tactus", {});
  BOOST_TEST_REQUIRE(!started.has_value());
  BOOST_TEST(started.error().starts_with("cannot start "));
}

BOOST_AUTO_TEST_CASE(appointments_are_kept_in_their_order_and_may_make_new_ones) {
  std::vector<int> kept;
  table.call_at(seconds{2}, [&] { kept.push_back(2); });
  table.call_at(seconds{1}, [&] {
    kept.push_back(1);
    table.call_at(seconds{3}, [&] { kept.push_back(3); });
  });
  BOOST_TEST(table.wait(seconds{5}).has_value());
  BOOST_TEST((kept == std::vector<int>{1, 2, 3}));
}

BOOST_AUTO_TEST_CASE(waiting_in_vain_ends_with_a_sentence_of_what_was_waited_for) {
  auto const waited = table.run_until([] { return false; }, milliseconds{20}, "the words \"Eva vier\"");
  BOOST_TEST_REQUIRE(!waited.has_value());
  BOOST_TEST(waited.error() == "waited 0 s in vain for the words \"Eva vier\"");
}

BOOST_AUTO_TEST_CASE(a_temporary_folder_is_removed_unless_it_is_to_be_kept) {
  std::filesystem::path removed, kept;
  {
    auto first = TemporaryFolder::make().value();
    auto second = TemporaryFolder::make().value();
    removed = first.path();
    kept = second.path();
    second.keep();
  }
  BOOST_TEST(!std::filesystem::exists(removed));
  BOOST_TEST(std::filesystem::remove_all(kept) == 1U);
}

BOOST_AUTO_TEST_SUITE_END()

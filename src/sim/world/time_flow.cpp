// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/sim/world/time_flow.hpp"

#include <algorithm>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>

#include <fmt/format.h>

namespace tactus::sim {

// Opened anew: a descriptor shared with the shell must not become non-blocking.
CommandInput::CommandInput() : input_(::open("/dev/stdin", O_RDONLY | O_CLOEXEC | O_NOCTTY)) {}

tl::expected<std::optional<std::string>, Trouble> CommandInput::next(TimeFlow& flow) {
  auto const has_line = [this] {
    for (std::string& line : input_.take_lines()) lines_.push_back(std::move(line));
    return !lines_.empty() || input_.descriptor() < 0;
  };
  if (auto came = flow.run_until(has_line, std::chrono::hours{24}, "a command"); !came)
    return tl::unexpected(std::move(came.error()));
  if (lines_.empty()) return std::nullopt;
  std::string line = std::move(lines_.front());
  lines_.pop_front();
  return line;
}

namespace {

using devices::simulators::SimulatedLine;
using std::chrono::duration_cast;
using std::chrono::microseconds;
using std::chrono::steady_clock;

volatile sig_atomic_t is_interrupted = 0;

/// A line that no program has open cannot be waited on, so it is looked at again after this long.
constexpr microseconds longest_sleep{5000};

}  // namespace

void stop_on_interrupt() {
  struct sigaction action {};
  action.sa_handler = [](int) { is_interrupted = 1; };
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
}

SimTime TimeFlow::now() const {
  auto const elapsed = duration_cast<microseconds>(steady_clock::now() - began_);
  return SimTime{static_cast<SimTime::rep>(static_cast<double>(elapsed.count()) * speed_)};
}

void TimeFlow::listen(ChildProcess& program, std::function<void(std::string const&)> on_line) {
  listeners_.push_back({&program, std::move(on_line)});
}

void TimeFlow::forget(ChildProcess const& program) {
  std::erase_if(listeners_, [&](Listener const& listener) { return listener.program == &program; });
}

void TimeFlow::call_at(SimTime when, std::function<void()> what) {
  appointments_.push_back({when, std::move(what)});
}

tl::expected<void, Trouble> TimeFlow::run_until(std::function<bool()> const& is_done, Millis wall_limit,
                                                std::string_view what) {
  auto const give_up_at = steady_clock::now() + wall_limit;
  for (;;) {
    note_pause();
    keep_appointments();
    pump_lines();
    read_programs();
    if (is_done()) return {};
    if (is_interrupted != 0) return tl::unexpected(Trouble{"stopped"});
    if (steady_clock::now() > give_up_at)
      return tl::unexpected(fmt::format("waited {} s in vain for {}",
                                        duration_cast<std::chrono::seconds>(wall_limit).count(), what));
    sleep_until(next_due());
  }
}

tl::expected<void, Trouble> TimeFlow::wait(SimTime duration) {
  SimTime const until = now() + duration;
  call_at(until, [] {});  // so that the sleep ends in time
  return run_until([&] { return now() >= until; }, std::chrono::hours{24}, "time to pass");
}

void TimeFlow::note_pause() {
  if (now() - last_look_ > std::chrono::seconds{1}) ++pauses_;
  last_look_ = now();
}

void TimeFlow::keep_appointments() {
  auto const is_earlier = [](Appointment const& a, Appointment const& b) { return a.when < b.when; };
  while (!appointments_.empty()) {
    auto const next = std::min_element(appointments_.begin(), appointments_.end(), is_earlier);
    if (next->when > now()) return;
    auto const what = std::move(next->what);
    appointments_.erase(next);
    what();  // may make new appointments
  }
}

void TimeFlow::pump_lines() {
  for (SimulatedLine* const line : lines_) line->pump(now());
  after_look_();
}

void TimeFlow::read_programs() {
  // By index: what a line causes may start or end programs.
  for (std::size_t i = 0; i < listeners_.size(); ++i) {
    auto const on_line = listeners_[i].on_line;
    for (std::string const& line : listeners_[i].program->take_lines()) on_line(line);
  }
}

SimTime TimeFlow::next_due() const {
  SimTime next = SimTime::max();
  for (SimulatedLine const* const line : lines_) next = std::min(next, line->next_due());
  for (Appointment const& appointment : appointments_) next = std::min(next, appointment.when);
  return next;
}

void TimeFlow::sleep_until(SimTime when) {
  std::vector<pollfd> watched;
  for (SimulatedLine const* const line : lines_) watched.push_back({line->descriptor(), POLLIN, 0});
  for (Listener const& listener : listeners_) watched.push_back({listener.program->descriptor(), POLLIN, 0});
  auto const ahead =
      static_cast<double>((when - now()).count()) / speed_;  // a double: `when` may be for ever
  auto const longest = static_cast<double>(longest_sleep.count());
  microseconds const sleep{static_cast<microseconds::rep>(std::clamp(ahead, 0.0, longest))};
  timespec const limit{0, static_cast<long>(sleep.count() * 1000)};
  ppoll(watched.data(), watched.size(), &limit, nullptr);
}

tl::expected<void, Trouble> follow_input(
    TimeFlow& flow, bool const& is_ended,
    std::function<tl::expected<void, Trouble>(std::string const&)> const& obey) {
  CommandInput input;
  while (!is_ended) {
    auto const line = input.next(flow);
    if (!line) return tl::unexpected(line.error());
    if (!*line) return {};
    if (auto done = obey(**line); !done) fmt::print(stderr, "error: {}\n", done.error());
  }
  return {};
}

}  // namespace tactus::sim

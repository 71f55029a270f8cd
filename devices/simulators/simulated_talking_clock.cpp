// SPDX-License-Identifier: GPL-3.0-or-later
// See simulated_talking_clock.hpp.
#include "devices/simulators/simulated_talking_clock.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace tactus::devices::simulators {

namespace {

constexpr SimTime time_interval = std::chrono::seconds{1};

long long whole_millis(SimTime time) {
  return std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
}

}  // namespace

SimulatedTalkingClock::SimulatedTalkingClock(Millis main_time, Millis increment)
    : white_(main_time), black_(main_time), increment_(increment) {}

void SimulatedTalkingClock::press(chess::Color by, SimTime now) {
  advance(now);
  count_down(now);
  bool const has_his_clock_running = to_move_ == by;
  bool const is_first = !to_move_ && by == chess::Color::black;
  if (has_his_clock_running && time_of(by) > SimTime{0}) time_of(by) += increment_;
  if (has_his_clock_running || is_first) to_move_ = chess::opposite(by);
  send_button(by == chess::Color::white ? "white" : "black");
  send_time();
}

void SimulatedTalkingClock::say(SimTime now) {
  advance(now);
  send_button("say");
}

Millis SimulatedTalkingClock::remaining(chess::Color of, SimTime now) {
  count_down(now);
  return Millis{whole_millis(time_of(of))};
}

void SimulatedTalkingClock::power_up(SimTime now) {
  take_output();
  sequence_ = {};
  queries_ = {};
  count_down(now);
  next_time_ = now + time_interval;
  send(own_sentence("PTACC,I,1,tactus-sim-clock,1.0"));
  send_time();
}

void SimulatedTalkingClock::receive(std::span<std::uint8_t const> bytes, SimTime now) {
  advance(now);
  count_down(now);
  for (std::uint8_t const byte : bytes) {
    auto const query = queries_.feed(byte);
    if (query == 'I') send(own_sentence("PTACC,I,1,tactus-sim-clock,1.0"));
    if (query == 'T') send_time();
  }
}

void SimulatedTalkingClock::advance(SimTime now) {
  for (; next_time_ <= now; next_time_ += time_interval) {
    count_down(next_time_);
    send_time();
  }
}

void SimulatedTalkingClock::count_down(SimTime now) {
  if (now <= counted_to_) return;
  if (to_move_) time_of(*to_move_) = std::max(SimTime{0}, time_of(*to_move_) - (now - counted_to_));
  counted_to_ = now;
}

void SimulatedTalkingClock::send_time() {
  constexpr unsigned paused = 1, white_flag = 2, black_flag = 4;
  unsigned const flags = (to_move_ ? 0 : paused) | (white_ > SimTime{0} ? 0 : white_flag) |
                         (black_ > SimTime{0} ? 0 : black_flag);
  char const runs = !to_move_ ? '-' : *to_move_ == chess::Color::white ? 'w' : 'b';
  send(own_sentence(fmt::format("PTACC,T,{},{},{},{},{}", sequence_.next(), whole_millis(white_),
                                whole_millis(black_), runs, flags)));
}

void SimulatedTalkingClock::send_button(std::string_view name) {
  send(own_sentence(fmt::format("PTACC,B,{},{}", sequence_.next(), name)));
}

}  // namespace tactus::devices::simulators

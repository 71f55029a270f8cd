// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/simulators/simulated_dgt_clock.hpp"

#include <algorithm>

namespace tactus::devices::simulators {
namespace {

using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

constexpr std::uint8_t end_text = 0x03;
constexpr std::uint8_t set_and_run = 0x0A;

std::uint8_t coded_decimal(std::int64_t number) {
  return static_cast<std::uint8_t>((number / 10) << 4 | number % 10);
}

void append_time(Bytes& bytes, SimTime time) {
  std::int64_t const total =
      std::chrono::ceil<seconds>(time).count();  // a display shows the second that began
  bytes.push_back(static_cast<std::uint8_t>(total / 3600));
  bytes.push_back(coded_decimal(total / 60 % 60));
  bytes.push_back(coded_decimal(total % 60));
}

SimTime time_of(std::span<std::uint8_t const> three) {
  return hours{three[0]} + minutes{three[1]} + seconds{three[2]};
}

/// Where a time has its hours stands 0A; the top bits of the answer, here all clear, would stand beside it.
Bytes answer_to(std::uint8_t command, bool is_well) {
  std::uint8_t const status = is_well ? 0x10 : 0x40;
  return {0x0A, status, command, 0x0A, 0x00, 0x00, 0x00};
}

}  // namespace

Bytes SimulatedDgtClock::obey(std::span<std::uint8_t const> command, SimTime now) {
  count_down(now);
  if (command.size() < 3 || command[0] != 0x03) return {};
  if (command[1] == end_text) return answer_to(end_text, true);
  if (command[1] != set_and_run || command.size() != 10) return {};
  if (is_in_computer_mode_) set(command.subspan(2, 7));
  return answer_to(set_and_run, is_in_computer_mode_);
}

void SimulatedDgtClock::press(ClockSide side, SimTime now) {
  count_down(now);
  ClockSide const other = side == ClockSide::left ? ClockSide::right : ClockSide::left;
  if (running_ == side) (side == ClockSide::left ? left_ : right_) += increment_;
  running_ = high_ = other;
}

void SimulatedDgtClock::set(std::span<std::uint8_t const> data) {
  left_ = time_of(data.first(3));
  right_ = time_of(data.subspan(3, 3));
  running_ = data[6] == 0x01 ? ClockSide::left : data[6] == 0x02 ? ClockSide::right : ClockSide::none;
  if (running_ != ClockSide::none) high_ = running_;
}

void SimulatedDgtClock::count_down(SimTime now) {
  SimTime const passed = now - std::exchange(counted_to_, now);
  if (running_ == ClockSide::left) left_ = std::max(left_ - passed, SimTime{0});
  if (running_ == ClockSide::right) right_ = std::max(right_ - passed, SimTime{0});
}

Bytes SimulatedDgtClock::reading(SimTime now) {
  count_down(now);
  Bytes bytes;
  append_time(bytes, right_);
  append_time(bytes, left_);
  unsigned status = running_ == ClockSide::none ? 0x00 : 0x01;
  status |= high_ == ClockSide::right ? 0x02U | 0x08U : 0x10U;
  bytes.push_back(static_cast<std::uint8_t>(status));
  return bytes;
}

}  // namespace tactus::devices::simulators

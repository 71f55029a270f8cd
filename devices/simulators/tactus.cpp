// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/simulators/tactus.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace tactus::devices::simulators {

namespace {

unsigned checksum(std::string_view body) {
  unsigned sum = 0;
  for (char const c : body) sum ^= static_cast<unsigned char>(c);
  return sum;
}

}  // namespace

Bytes own_sentence(std::string_view body) {
  std::string const text = fmt::format("${}*{:02X}\r\n", body, checksum(body));
  return {text.begin(), text.end()};
}

std::optional<char> QueryReader::feed(std::uint8_t byte) {
  constexpr std::size_t query_length = std::string_view{"$PTACQ,S*28"}.size();
  if (byte == '$') line_.clear();
  if (line_.size() > query_length) return std::nullopt;  // not for us; wait for the next `$`
  if (byte != '\n' && byte != '\r') {
    line_ += static_cast<char>(byte);
    return std::nullopt;
  }
  std::string const line = std::exchange(line_, {});
  if (line.size() != query_length || !line.starts_with("$PTACQ,")) return std::nullopt;
  if (line.substr(8) != fmt::format("*{:02X}", checksum(line.substr(1, 7)))) return std::nullopt;
  return line[7];
}

namespace {

constexpr SimTime snapshot_interval = std::chrono::seconds{1};

/// Sixteen hexadecimal digits: rank 8 first, in each rank the a-file as the highest bit.
std::string snapshot_digits(chess::SquareSet occupied) {
  std::string digits;
  for (unsigned rank = 8; rank-- > 0;) {
    unsigned bits = 0;
    for (unsigned file = 0; file < 8; ++file)
      bits = bits << 1U | (occupied.contains(chess::Square::from_index(rank * 8 + file)) ? 1U : 0U);
    digits += fmt::format("{:02X}", bits);
  }
  return digits;
}

}  // namespace

void SimulatedTactileBoard::lift(chess::Square square, SimTime now) {
  bool const was_filled = standing().at(square).has_value();
  SimulatedBoard::lift(square, now);
  if (was_filled) send_change(square, false, now);
}

void SimulatedTactileBoard::place(chess::Square square, chess::Piece piece, SimTime now) {
  bool const was_filled = standing().at(square).has_value();
  SimulatedBoard::place(square, piece, now);
  if (!was_filled) send_change(square, true, now);
}

void SimulatedTactileBoard::power_up(SimTime now) {
  take_output();
  sequence_ = {};
  queries_ = {};
  powered_at_ = now;
  next_snapshot_ = now + snapshot_interval;
  send_identification();
  send_snapshot();
}

void SimulatedTactileBoard::receive(std::span<std::uint8_t const> bytes, SimTime now) {
  advance(now);
  for (std::uint8_t const byte : bytes) {
    auto const query = queries_.feed(byte);
    if (query == 'I') send_identification();
    if (query == 'S') send_snapshot();
  }
}

void SimulatedTactileBoard::advance(SimTime now) {
  for (; next_snapshot_ <= now; next_snapshot_ += snapshot_interval) send_snapshot();
}

void SimulatedTactileBoard::send_change(chess::Square square, bool is_occupied, SimTime now) {
  auto const device_ms = std::chrono::duration_cast<std::chrono::milliseconds>(now - powered_at_).count();
  send(own_sentence(
      fmt::format("PTACB,U,{},{},{:d},{}", sequence_.next(), square.name(), is_occupied, device_ms)));
}

void SimulatedTactileBoard::send_snapshot() {
  send(own_sentence(fmt::format("PTACB,S,{},{}", sequence_.next(), snapshot_digits(standing().occupied()))));
}

void SimulatedTactileBoard::send_identification() { send(own_sentence("PTACB,I,1,tactus-sim-board,1.0")); }

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
  SimTime const white = is_wrong_way_round_ ? black_ : white_;
  SimTime const black = is_wrong_way_round_ ? white_ : black_;
  unsigned const flags =
      (to_move_ ? 0 : paused) | (white > SimTime{0} ? 0 : white_flag) | (black > SimTime{0} ? 0 : black_flag);
  bool const is_whites = to_move_ && (*to_move_ == chess::Color::white) != is_wrong_way_round_;
  char const runs = !to_move_ ? '-' : is_whites ? 'w' : 'b';
  send(own_sentence(fmt::format("PTACC,T,{},{},{},{},{}", sequence_.next(), whole_millis(white),
                                whole_millis(black), runs, flags)));
}

void SimulatedTalkingClock::send_button(std::string_view name) {
  send(own_sentence(fmt::format("PTACC,B,{},{}", sequence_.next(), name)));
}

}  // namespace tactus::devices::simulators

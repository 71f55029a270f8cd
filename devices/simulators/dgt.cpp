// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/simulators/dgt.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace tactus::devices::simulators {
namespace {

using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

constexpr std::uint8_t version = 0x09;
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
Bytes answer_to(std::uint8_t command, bool is_well, std::uint8_t detail = 0) {
  std::uint8_t const status = is_well ? 0x10 : 0x40;
  return {0x0A, status, command, 0x0A, detail, 0x00, 0x00};
}

/// Display, icons, end of the text, beep, text.
bool is_only_acknowledged(std::uint8_t command) {
  constexpr std::array<std::uint8_t, 5> commands{0x01, 0x02, 0x03, 0x0B, 0x0C};
  return std::find(commands.begin(), commands.end(), command) != commands.end();
}

}  // namespace

Bytes SimulatedDgtClock::obey(std::span<std::uint8_t const> command, SimTime now) {
  count_down(now);
  if (command.size() < 3 || command[0] != 0x03) return {};
  constexpr std::uint8_t dgt_3000_version_2 = 0x20;
  if (command[1] == version) return answer_to(version, true, dgt_3000_version_2);
  if (is_only_acknowledged(command[1])) return answer_to(command[1], true);
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

namespace {

constexpr SimTime clock_interval = std::chrono::seconds{1};
constexpr std::uint8_t clock_message = 0x2B;

/// White 01 to 06: pawn, rook, knight, bishop, king, queen; Black six more.
std::uint8_t piece_code(chess::Piece piece) {
  constexpr std::array<std::uint8_t, 6> by_kind{1, 3, 4, 2, 6, 5};  // in the order of chess::Kind
  unsigned const code = by_kind[static_cast<unsigned>(piece.kind)];
  return static_cast<std::uint8_t>(piece.color == chess::Color::white ? code : code + 6);
}

Bytes to_bytes(std::string_view text) { return {text.begin(), text.end()}; }

bool is_forbidden(std::uint8_t command) {
  return command == 0x49 || command == 0x4A || command == 0x4E || (command >= 0x50 && command <= 0x54);
}

}  // namespace

SimulatedDgtBoard::SimulatedDgtBoard(chess::Placement const& standing, DgtBoardMake make)
    : SimulatedBoard(standing), make_(std::move(make)), scanned_(standing) {}

void SimulatedDgtBoard::power_up(SimTime now) {
  mode_ = Mode::bus;
  scanned_ = standing();
  next_field_ = 0;
  next_scan_ = now;
  clock_command_left_ = 0;
  take_output();
}

void SimulatedDgtBoard::receive(std::span<std::uint8_t const> bytes, SimTime now) {
  advance(now);
  for (std::uint8_t const byte : bytes) obey(byte, now);
}

void SimulatedDgtBoard::take_clock_command(std::uint8_t byte, SimTime now) {
  if (clock_command_left_ == length_comes_next) {
    clock_command_left_ = byte;
    clock_command_.clear();
    return;
  }
  clock_command_.push_back(byte);
  if (--clock_command_left_ != 0 || clock_ == nullptr) return;
  auto const answer = clock_->obey(clock_command_, now);
  bool const is_update = mode_ == Mode::update || mode_ == Mode::update_with_clock;
  if (is_update && !answer.empty()) send_message(0x8D, answer);  // in other modes a command is silent
}

void SimulatedDgtBoard::obey(std::uint8_t command, SimTime now) {
  if (mode_ == Mode::boot_loader) return;
  if (command >= 0x80) {  // a bus mode command: the board leaves single mode and says nothing more
    mode_ = Mode::bus;
    return;
  }
  if (clock_command_left_ != 0) return take_clock_command(command, now);
  if (is_forbidden(command)) {
    forbidden_.push_back(command);
    if (command == 0x4E) mode_ = Mode::boot_loader;
    return;
  }
  if (make_.is_pegasus && mode_ == Mode::bus && command != 0x40) return;
  if (mode_ == Mode::bus) mode_ = Mode::idle;
  switch (command) {
    case 0x40: mode_ = Mode::idle; return;
    case 0x41:
      if (!make_.is_pegasus) send_clock(now);
      return;
    case 0x42: return send_dump();
    case 0x43:
      if (make_.is_pegasus) return;
      mode_ = Mode::update_with_clock;
      next_clock_ = now;
      return;
    case 0x4B:
      if (make_.is_pegasus) return;
      [[fallthrough]];
    case 0x44:
      mode_ = Mode::update;
      next_clock_ = now;
      return;
    case 0x45: return send_message(0x91, to_bytes(make_.serial_number));
    case 0x46: return send_message(0x90, std::array<std::uint8_t, 2>{0x08, 0x01});
    case 0x47: return send_message(0x92, to_bytes("TACTUS SIM"));
    case 0x4D:
      if (make_.is_pegasus) return send_message(0x93, std::array<std::uint8_t, 2>{0x01, 0x00});
      return send_message(0x93, std::array<std::uint8_t, 2>{0x03, 0x0A});
    case clock_message: clock_command_left_ = length_comes_next; return;
    default: return;  // what a board does not know, it ignores
  }
}

void SimulatedDgtBoard::advance(SimTime now) {
  while (next_scan_ <= now) scan_next_field();
  while (tells_clock() && next_clock_ <= now) {
    // In "update nice" only what is new.
    if (mode_ == Mode::update_with_clock || clock_->reading(next_clock_) != last_told_)
      send_clock(next_clock_);
    next_clock_ += clock_interval;
  }
}

SimTime SimulatedDgtBoard::next_due() const {
  SimTime const scan =
      standing() == scanned_ ? SimTime::max() : next_scan_;  // else the scan finds nothing new
  return tells_clock() ? std::min(scan, next_clock_) : scan;
}

void SimulatedDgtBoard::scan_next_field() {
  std::uint8_t const code = code_on(standing(), next_field_);
  if (code != code_on(scanned_, next_field_)) {
    if (mode_ == Mode::update || mode_ == Mode::update_with_clock)
      send_message(0x8E, std::array{static_cast<std::uint8_t>(next_field_), code});
    chess::Square const square = square_at(next_field_);
    if (auto const piece = standing().at(square))
      scanned_.put(square, *piece);
    else
      scanned_.clear(square);
  }
  next_field_ = (next_field_ + 1) % 64;
  next_scan_ += make_.scan_time / 64;
}

void SimulatedDgtBoard::send_message(std::uint8_t id, std::span<std::uint8_t const> payload) {
  std::size_t const length = payload.size() + 3;
  send(std::array{id, static_cast<std::uint8_t>(length >> 7U & 0x7FU),
                  static_cast<std::uint8_t>(length & 0x7FU)});
  send(payload);
}

void SimulatedDgtBoard::send_dump() {
  Bytes codes;
  for (unsigned field = 0; field < 64; ++field) codes.push_back(code_on(scanned_, field));
  send_message(0x86, codes);
}

bool SimulatedDgtBoard::tells_clock() const {
  return mode_ == Mode::update_with_clock || (mode_ == Mode::update && clock_ != nullptr);
}

void SimulatedDgtBoard::send_clock(SimTime now) {
  last_told_ = clock_ == nullptr ? Bytes{0, 0, 0, 0, 0, 0, 0x20} : clock_->reading(now);
  send_message(0x8D, last_told_);
}

chess::Square SimulatedDgtBoard::square_at(unsigned field) const {
  // Fields are in reading order, a8 to h1, seen with the cable on White's left.
  return square_of(make_.has_cable_on_whites_right ? 63 - field : field);
}

std::uint8_t SimulatedDgtBoard::code_on(chess::Placement const& placement, unsigned field) const {
  auto const piece = placement.at(square_at(field));
  if (!piece) return 0;
  return make_.is_pegasus ? std::uint8_t{1} : piece_code(*piece);
}

}  // namespace tactus::devices::simulators

// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/drivers/device_event.hpp"

#include "devices/drivers/fields.hpp"

#include <fmt/format.h>

namespace tactus::devices {

namespace {

std::string words(sensing::SquarePiece const& o) {
  return fmt::format("board {} {}", o.square.name(), o.piece ? o.piece->fen_letter() : '.');
}
std::string words(sensing::SquareOccupied const& o) {
  return fmt::format("board {} {}", o.square.name(), o.is_occupied ? "filled" : "empty");
}
std::string words(sensing::AllPieces const& o) { return "board " + board_letters(o.placement); }
std::string words(sensing::AllOccupied const& o) { return "board " + occupancy_hex(o.squares); }
std::string words(sensing::Observation const& o) {
  return std::visit([](auto const& each) { return words(each); }, o);
}

std::string words(clock::Reading const& r) {
  std::string const turn = !r.to_move ? "nobody" : *r.to_move == chess::Color::white ? "white" : "black";
  return fmt::format("clock white {}{} black {}{} turn {} {}{}", r.white.count(), r.white_flag ? " flag" : "",
                     r.black.count(), r.black_flag ? " flag" : "", turn, r.is_running ? "running" : "stopped",
                     r.battery_low ? " battery low" : "");
}

std::string words(SidesReading const& r) {
  return fmt::format("clock left {}{} right {}{} turn {} {}{}", r.left.count(), r.left_flag ? " flag" : "",
                     r.right.count(), r.right_flag ? " flag" : "", r.left_to_move ? "left" : "right",
                     r.is_running ? "running" : "stopped", r.battery_low ? " battery low" : "");
}

char const* name(Button button) {
  switch (button) {
    case Button::white: return "white";
    case Button::black: return "black";
    case Button::mode: return "mode";
    case Button::say: return "say";
    case Button::back: return "back";
    case Button::plus: return "plus";
    case Button::run: return "run";
    case Button::minus: return "minus";
    case Button::ok: return "ok";
  }
  return "";
}

std::string words(ButtonPressed const& b) { return fmt::format("button {}", name(b.button)); }
std::string words(Identified const& i) {
  return fmt::format("identified {}{}{}{}{}", i.protocol, i.version.empty() ? "" : " version ", i.version,
                     i.name.empty() ? "" : " name ", i.name);
}
std::string words(ClockAck const& a) {
  return fmt::format("ack {:02X} {}", a.command, a.is_ok ? "ok" : "failed");
}
std::string words(ClockAbsent const&) { return "no clock"; }
std::string words(Battery const& b) {
  return fmt::format("battery {} {}", b.percent, b.is_charging ? "charging" : "in use");
}
std::string words(StateDoubtful const& d) { return "doubtful: " + d.reason; }
std::string words(Note const& n) { return "note: " + n.text; }
std::string words(LinkFound const& l) { return "link found: " + l.protocol; }
std::string words(LinkLost const& l) { return "link lost: " + l.reason; }

}  // namespace

std::string describe(DeviceEvent const& event) {
  return std::visit([](auto const& each) { return words(each); }, event);
}

}  // namespace tactus::devices

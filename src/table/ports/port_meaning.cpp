// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/ports/port_meaning.hpp"

#include "core/message/message.hpp"
#include "devices/drivers/driver_row.hpp"

#include <utility>

namespace tactus::program {
namespace {

// Displays count whole seconds, and a reading may be delayed on its way.
constexpr Millis tolerance{1500};

bool has_ticked(Millis before, Millis now, Millis elapsed, bool is_running) {
  if (!is_running) return now == before;
  // Standing still is right too: a delay before the time runs.
  return now <= before && now >= before - elapsed - tolerance;
}

}  // namespace

bool is_plain_ticking(TimedReading const& before, TimedReading const& now) {
  clock::Reading const& a = before.reading;
  clock::Reading const& b = now.reading;
  if (a.to_move != b.to_move || a.is_running != b.is_running || a.white_flag != b.white_flag ||
      a.black_flag != b.black_flag || a.battery_low != b.battery_low)
    return false;
  Millis const elapsed = now.time - before.time;
  auto const ticked = [&](chess::Color c) {
    return has_ticked(a.of(c), b.of(c), elapsed, b.is_running && b.to_move == c);
  };
  return ticked(chess::Color::white) && ticked(chess::Color::black);
}

namespace {

using chess::Color;

bool is_full_state(sensing::Observation const& observation) {
  return std::holds_alternative<sensing::AllPieces>(observation) ||
         std::holds_alternative<sensing::AllOccupied>(observation);
}

table::BoardKind kind_of(sensing::Observation const& observation) {
  bool const knows_pieces = std::holds_alternative<sensing::AllPieces>(observation) ||
                            std::holds_alternative<sensing::SquarePiece>(observation);
  return knows_pieces ? table::BoardKind::pieces : table::BoardKind::occupancy;
}

}  // namespace

std::string_view name_of(PortRole const& role) {
  if (!role.board) return translatable("clock");
  return role.board == Color::white ? translatable("board of White") : translatable("board of Black");
}

bool PortMeaning::is_ready() const {
  return is_linked_ && (!role_.board || board_kind_) && (!role_.is_clock || last_reading_);
}

PortMeaning::Meant PortMeaning::take(Instant time, devices::DeviceEvent const& event) {
  struct Taker {
    PortMeaning& meaning;
    Instant time;
    Meant operator()(sensing::Observation const& o) const { return meaning.see(time, o); }
    Meant operator()(clock::Reading const& r) const { return meaning.read(time, r); }
    Meant operator()(devices::SidesReading const& r) const {
      return meaning.read(time, meaning.by_colour(r));
    }
    Meant operator()(devices::ButtonPressed const& b) const {
      return b.button == devices::Button::say ? Meant{AnnounceKey{}} : Meant{};
    }
    Meant operator()(devices::LinkFound const& link) const {
      auto const protocol = devices::protocol_named(link.protocol);
      meaning.shortest_seen_ = protocol ? devices::facts_of(*protocol).shortest_seen : std::nullopt;
      return meaning.found();
    }
    Meant operator()(devices::LinkLost const& lost) const { return meaning.lost(lost.reason); }
    Meant operator()(devices::Identified const&) const { return {}; }
    Meant operator()(devices::ClockAck const&) const { return {}; }
    Meant operator()(devices::ClockAbsent const&) const { return meaning.without_clock(); }
    Meant operator()(devices::Battery const&) const { return {}; }
    Meant operator()(devices::StateDoubtful const&) const { return {}; }  // the line asks by itself
    Meant operator()(devices::Note const&) const { return {}; }
  };
  return std::visit(Taker{*this, time}, event);
}

PortMeaning::Meant PortMeaning::found() {
  Meant meant;
  for (table::Device const device : devices()) {
    bool const is_clock = device == table::Device::clock;
    if (is_lost_ || (!is_clock && is_of_another_make()))
      meant.emplace_back(
          table::Input{table::DeviceWasFound{device, is_clock ? std::nullopt : shortest_seen_}});
  }
  expected_shortest_seen_ = shortest_seen_;
  is_lost_ = false;
  is_linked_ = true;
  expect_full_state();
  return meant;
}

PortMeaning::Meant PortMeaning::lost(std::string const& reason) {
  Meant meant;
  if (!is_lost_)
    for (table::Device const device : devices())
      meant.emplace_back(table::Input{table::DeviceWasLost{device, reason}});
  is_lost_ = true;
  is_linked_ = is_clock_absent_ = false;
  repeats_.forget();
  return meant;
}

PortMeaning::Meant PortMeaning::see(Instant time, sensing::Observation const& told) {
  if (!role_.board) return {};
  Meant meant;
  if (chatter_.is_at_rest_again(time)) {
    chatter_ = {};
    meant = found();
  }
  auto const known = chatter_.contacts();
  auto const believed = chatter_.believed(told, time);
  for (Meaning& each : distrust(chatter_.contacts() - known)) meant.push_back(std::move(each));
  if (!believed || chatter_.is_of_whole_board()) return meant;
  for (Meaning& each : believe(*believed)) meant.push_back(std::move(each));
  return meant;
}

PortMeaning::Meant PortMeaning::distrust(chess::SquareSet chattering) {
  Meant meant;
  if (chattering.empty()) return meant;
  if (chatter_.is_of_whole_board()) return lost("Its contacts change faster than any hand can.");
  for (chess::Square const s : chattering)
    meant.emplace_back(table::Input{table::ContactChatters{*role_.board, s}});
  return meant;
}

PortMeaning::Meant PortMeaning::believe(sensing::Observation const& observation) {
  board_kind_ = kind_of(observation);
  auto const device = *role_.board == Color::white ? table::Device::white_board : table::Device::black_board;
  Meant meant;
  if (is_of_another_kind(observation)) {
    expected_kind_ = kind_of(observation);
    expect_full_state();
    meant.emplace_back(table::Input{table::DeviceJoined{device, *expected_kind_, shortest_seen_}});
  }
  if (repeats_.is_news(observation))
    meant.emplace_back(table::Input{table::BoardSeen{*role_.board, observation}});
  return meant;
}

/// Full states tell it; a board that names its pieces may tell of a change only that there was one.
bool PortMeaning::is_of_another_kind(sensing::Observation const& observation) const {
  return expected_kind_ && is_full_state(observation) && kind_of(observation) != *expected_kind_;
}

bool PortMeaning::is_of_another_make() const {
  bool const has_board = expected_kind_ && *expected_kind_ != table::BoardKind::keyboard;
  return has_board && shortest_seen_ != expected_shortest_seen_;
}

/// The cable between board and clock came off; the clock itself goes on.
PortMeaning::Meant PortMeaning::without_clock() {
  bool const was_read = last_reading_.has_value();
  last_reading_.reset();
  if (!role_.is_clock || !was_read) return {};
  is_clock_absent_ = true;
  return {table::Input{table::DeviceWasLost{table::Device::clock, "The board says that it has no clock."}}};
}

PortMeaning::Meant PortMeaning::read(Instant time, clock::Reading const& reading) {
  if (!role_.is_clock) return {};
  Meant meant;
  if (std::exchange(is_clock_absent_, false))
    meant.emplace_back(table::Input{table::DeviceWasFound{table::Device::clock}});
  TimedReading const now{time, reading};
  bool const is_news = is_reading_wanted_ || !last_reading_ || !is_plain_ticking(*last_reading_, now);
  is_reading_wanted_ = false;
  last_reading_ = now;
  if (is_news) meant.emplace_back(table::Input{table::ClockSeen{reading}});
  return meant;
}

clock::Reading PortMeaning::by_colour(devices::SidesReading const& sides) {
  bool const white_is_left = role_.left == Color::white;
  clock::Reading reading;
  reading.white = white_is_left ? sides.left : sides.right;
  reading.black = white_is_left ? sides.right : sides.left;
  reading.white_flag = white_is_left ? sides.left_flag : sides.right_flag;
  reading.black_flag = white_is_left ? sides.right_flag : sides.left_flag;
  reading.is_running = sides.is_running;
  reading.battery_low = sides.battery_low;
  has_clock_run_ = has_clock_run_ || sides.is_running;
  // A lever always leans to one side; it tells whose turn it is only once the clock has been started.
  if (has_clock_run_) reading.to_move = sides.left_to_move == white_is_left ? Color::white : Color::black;
  return reading;
}

std::vector<table::Device> PortMeaning::devices() const {
  std::vector<table::Device> list;
  if (role_.board)
    list.push_back(role_.board == Color::white ? table::Device::white_board : table::Device::black_board);
  if (role_.is_clock) list.push_back(table::Device::clock);
  return list;
}

}  // namespace tactus::program

// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/equipment/port_finding.hpp"

#include "core/chess/stated_position.hpp"
#include "devices/line_runner.hpp"

#include <fmt/format.h>

namespace tactus::equipment {
namespace {

Message kind_of(devices::PortDescription const& port) {
  switch (port.kind) {
    case devices::PortKind::usb: return say("{port}: USB.", {{"port", port.name}});
    case devices::PortKind::bluetooth: return say("{port}: Bluetooth.", {{"port", port.name}});
    case devices::PortKind::built_in: break;
  }
  return say("{port}: built into this machine.", {{"port", port.name}});
}

void add_port(Facts& facts, devices::PortDescription const& port) {
  facts.push_back(well(kind_of(port)));
  if (!port.product.empty())
    facts.push_back(
        well(say("{port}: adapter {product}.", {{"port", port.name}, {"product", port.product}})));
  if (!port.serial_number.empty())
    facts.push_back(
        well(say("{port}: serial number {number}.", {{"port", port.name}, {"number", port.serial_number}})));
  if (!port.stable_name.empty())
    facts.push_back(
        well(say("{port}: stable name {name}.", {{"port", port.name}, {"name", port.stable_name}})));
  if (!port.is_permitted)
    facts.push_back(fault(
        say("{port}: no permission; expected that this user may read and write it.", {{"port", port.name}})));
}

Fact board_fact(sensing::AllPieces const& seen) {
  if (seen.placement == chess::StatedPosition::initial().placement())
    return well(say("Board: start position."));
  return well(say("Board: pieces on it: {count}.",
                  {{"count", static_cast<unsigned>(seen.placement.occupied().size())}}));
}

Fact board_fact(sensing::AllOccupied const& seen) {
  if (seen.squares == chess::StatedPosition::initial().placement().occupied())
    return well(say("Board: the squares of the start position are filled."));
  return well(
      say("Board: squares filled: {count}.", {{"count", static_cast<unsigned>(seen.squares.size())}}));
}

void add_board(Facts& facts, sensing::Observation const& board) {
  if (auto const* pieces = std::get_if<sensing::AllPieces>(&board)) facts.push_back(board_fact(*pieces));
  if (auto const* filled = std::get_if<sensing::AllOccupied>(&board)) facts.push_back(board_fact(*filled));
}

struct ClockFacts {
  Facts& facts;

  void operator()(std::monostate) const {}
  void operator()(devices::ClockAbsent const&) const {
    facts.push_back(well(say("Clock: none is connected to this board.")));
  }
  void operator()(clock::Reading const& reading) const {
    facts.push_back(well(
        say("Clock: White {white}, Black {black}.", {{"white", reading.white}, {"black", reading.black}})));
    add_state(reading.is_running, reading.battery_low);
  }
  void operator()(devices::SidesReading const& reading) const {
    facts.push_back(
        well(say("Clock: left {left}, right {right}.", {{"left", reading.left}, {"right", reading.right}})));
    add_state(reading.is_running, reading.battery_low);
  }
  void add_state(bool is_running, bool is_battery_low) const {
    facts.push_back(well(is_running ? say("Clock: running.") : say("Clock: stopped.")));
    if (is_battery_low) facts.push_back(fault(say("Clock: its battery is low.")));
  }
};

void add_device(Facts& facts, DeviceShown const& device) {
  std::string const& said = device.identified.empty() ? device.protocol : device.identified.front().protocol;
  facts.push_back(well(say("Device: {protocol}.", {{"protocol", said}})));
  for (devices::Identified const& each : device.identified) {
    if (!each.version.empty()) facts.push_back(well(say("Version: {version}.", {{"version", each.version}})));
    if (!each.name.empty()) facts.push_back(well(say("Name: {name}.", {{"name", each.name}})));
  }
  if (device.board) add_board(facts, *device.board);
  std::visit(ClockFacts{facts}, device.clock);
  if (device.battery)
    facts.push_back(well(say("Battery: {percent} percent.", {{"percent", device.battery->percent}})));
}

Fact nothing_found(PortFinding const& finding) {
  if (finding.was_unplugged) return fault(say("Unplugged: the device went away while it was asked."));
  if (finding.bytes_heard == 0)
    return fault(say("Silent: nothing answers; expected a board or a clock that is switched on."));
  return fault(
      say("Unknown: the device speaks no known protocol; bytes that came: {count}. A capture would help.",
          {{"count", static_cast<unsigned>(finding.bytes_heard)}}));
}

}  // namespace

Facts facts_of(std::vector<devices::PortDescription> const& ports) {
  if (ports.empty()) return {well(say("Ports: none; expected a device that is plugged in and switched on."))};
  Facts facts{well(say("Ports: {count}.", {{"count", static_cast<unsigned>(ports.size())}}))};
  for (devices::PortDescription const& port : ports) add_port(facts, port);
  return facts;
}

Fact fact_of(devices::OpenError const& error, std::string const& port) {
  std::vector<Argument> const arguments{{"port", port}};
  switch (error.fault) {
    case devices::OpenFault::bad_name:
      return fault(say("{port}: not the name of a port; expected one of the list of ports.", arguments));
    case devices::OpenFault::several:
      return fault(say("{port}: several are plugged in; expected one of {ports}.",
                       {{"port", port}, {"ports", fmt::format("{}", fmt::join(error.choices, ", "))}}));
    case devices::OpenFault::does_not_exist:
      return fault(
          say("{port}: not there; expected a device that is plugged in and switched on.", arguments));
    case devices::OpenFault::not_a_port: return fault(say("{port}: not a serial port.", arguments));
    case devices::OpenFault::no_permission:
      return fault(say("{port}: no permission; expected that this user may read and write it.", arguments));
    case devices::OpenFault::busy:
      return fault(say("{port}: busy; another program holds it and has to be closed first.", arguments));
    case devices::OpenFault::failed: break;
  }
  return fault(say("{port}: cannot be opened.", arguments));
}

Facts facts_of(PortFinding const& finding) {
  if (finding.error) return {fact_of(*finding.error, finding.port)};
  Facts facts{well(say("Port: {port}.", {{"port", finding.port}}))};
  if (finding.device.protocol.empty())
    facts.push_back(nothing_found(finding));
  else
    add_device(facts, finding.device);
  return facts;
}

namespace {

constexpr Millis patience{
    10'000};  // for a device to prove itself; its line says before that when it is silent
constexpr Millis attention{2'000};  // for what it shows: all that we know tell everything once a second

bool is_full_state(sensing::Observation const& observation) {
  return std::holds_alternative<sensing::AllPieces>(observation) ||
         std::holds_alternative<sensing::AllOccupied>(observation);
}

struct Taker {
  DeviceShown& shown;

  void operator()(devices::LinkFound const& found) const { shown.protocol = found.protocol; }
  void operator()(devices::Identified const& who) const { shown.identified.push_back(who); }
  void operator()(sensing::Observation const& seen) const {
    if (is_full_state(seen)) shown.board = seen;
  }
  void operator()(clock::Reading const& reading) const { shown.clock = reading; }
  void operator()(devices::SidesReading const& reading) const { shown.clock = reading; }
  void operator()(devices::ClockAbsent const& absent) const { shown.clock = absent; }
  void operator()(devices::Battery const& battery) const { shown.battery = battery; }
  template <class Other>
  void operator()(Other const&) const {}
};

bool says_lost(std::vector<devices::DeviceEvent> const& events) {
  for (auto const& event : events)
    if (std::holds_alternative<devices::LinkLost>(event)) return true;
  return false;
}

}  // namespace

void DeviceShown::take(devices::DeviceEvent const& event) { std::visit(Taker{*this}, event); }

PortFinding look_at(std::string const& port, std::function<Instant()> const& now) {
  PortFinding finding;
  finding.port = port;
  auto stream = devices::open_stream(port);
  if (!stream) {
    finding.error = std::move(stream.error());
    return finding;
  }
  devices::LiveLine line{std::move(*stream), devices::settings_for(port), now};
  Instant end = now() + patience;
  bool is_lost = false;
  while (line.is_open() && !is_lost && now() < end) {
    bool const was_proved = !finding.device.protocol.empty();
    auto const events = line.listen(end - now());
    for (auto const& event : events) finding.device.take(event);
    is_lost = says_lost(events);
    if (!was_proved && !finding.device.protocol.empty()) end = now() + attention;
  }
  finding.bytes_heard = line.bytes_heard();
  finding.was_unplugged = !line.is_open();
  return finding;
}

}  // namespace tactus::equipment

// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/equipment/port_finding.hpp"

#include "devices/live_line.hpp"

namespace tactus::equipment {
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

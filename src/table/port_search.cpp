// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/port_search.hpp"

#include "devices/port_list.hpp"

#include <algorithm>
#include <utility>

namespace tactus::program {
namespace {

Instant time_of_look() {
  return Instant{std::chrono::floor<Millis>(std::chrono::steady_clock::now().time_since_epoch())};
}

}  // namespace

PortSearch::PortSearch() {
  auto const ports = devices::list_ports();
  if (!ports) return;  // then ports can still be typed
  for (devices::PortDescription const& each : *ports) {
    if (!each.is_permitted) continue;
    Look look{each.name, {}};
    if (each.kind != devices::PortKind::built_in)
      look.finding = std::async(std::launch::async,
                                [name = each.name] { return equipment::look_at(name, time_of_look); });
    looks_.push_back(std::move(look));
  }
}

bool PortSearch::is_done() const {
  return std::all_of(looks_.begin(), looks_.end(), [](Look const& look) {
    return !look.finding.valid() ||
           look.finding.wait_for(std::chrono::seconds{0}) == std::future_status::ready;
  });
}

std::vector<FoundPort> PortSearch::take() {
  std::vector<FoundPort> found;
  for (Look& look : looks_)
    found.push_back(look.finding.valid() ? found_port(look.finding.get()) : FoundPort{look.port, {}});
  looks_.clear();
  is_taken_ = true;
  return found;
}

FoundPort found_port(equipment::PortFinding const& finding) {
  FoundPort port{finding.port, {}};
  equipment::DeviceShown const& device = finding.device;
  port.device = device.identified.empty() ? device.protocol : device.identified.front().protocol;
  port.has_board = device.board.has_value();
  port.has_clock = std::holds_alternative<clock::Reading>(device.clock) ||
                   std::holds_alternative<devices::SidesReading>(device.clock);
  return port;
}

}  // namespace tactus::program

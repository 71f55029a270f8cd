// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/equipment/port_commands.hpp"

#include "devices/capture_lock.hpp"
#include "devices/capture_replay.hpp"
#include "src/equipment/port_facts.hpp"

#include <fstream>
#include <iterator>
#include <ostream>

namespace tactus::equipment {

bool list_ports(FactTeller& teller, std::ostream& errors) {
  auto const ports = devices::list_ports();
  if (!ports) {
    errors << "error: " << ports.error() << '\n';
    return false;
  }
  teller.tell(facts_of(*ports));
  return true;
}

bool probe_ports(std::vector<std::string> ports, Now const& now, FactTeller& teller, std::ostream& errors) {
  if (ports.empty()) {
    auto const all = devices::list_ports();
    if (!all) {
      errors << "error: " << all.error() << '\n';
      return false;
    }
    if (all->empty()) {
      errors << "error: no port found; expected a device that is plugged in, or the name of a port\n";
      return false;
    }
    for (devices::PortDescription const& each : *all) ports.push_back(each.name);
  }
  for (std::string const& port : ports) teller.tell(facts_of(look_at(port, now)));
  return teller.faults_told() == 0;
}

bool replay_file(std::string const& file, Streams const& streams) {
  if (devices::is_being_recorded(file)) {
    streams.errors << "error: " << file << ": " << devices::still_recorded << '\n';
    return false;
  }
  std::ifstream in{file, std::ios::binary};
  std::string const text{std::istreambuf_iterator<char>{in}, {}};
  if (!in) {
    streams.errors << "error: " << file << ": cannot be read; expected a capture\n";
    return false;
  }
  auto const capture = devices::parse_capture(text);
  if (!capture) {
    streams.errors << "error: " << file << ": " << describe(capture.error()) << '\n';
    return false;
  }
  for (devices::ReplayedEvent const& each : devices::replay(*capture)) streams.out << describe(each) << '\n';
  streams.out.flush();
  return true;
}

}  // namespace tactus::equipment

// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/commands/commands.hpp"
#include "src/table/console/announcer.hpp"
#include "src/table/session/inbox.hpp"
#include "src/words/catalogue.hpp"

#include <csignal>
#include <iostream>

namespace tactus::program {
namespace {

ExitStatus status_of(bool is_well) { return is_well ? ExitStatus::done : ExitStatus::failed; }

equipment::Now steady_time() {
  return [clock = EventClock{Instant{}, 1}] { return clock.now(); };
}

equipment::Streams streams() {
  std::signal(SIGPIPE,
              SIG_IGN);  // NOLINT: no thread runs yet. Who reads no more ends the command, not a signal
  return {std::cout, std::cerr};
}

}  // namespace

ExitStatus run_devices(ListPortsOptions const& options) {
  equipment::FactTeller teller{std::cout, words::catalogue_of(options.language, std::cerr)};
  return status_of(equipment::list_ports(teller, std::cerr));
}

ExitStatus run_devices(ProbeOptions const& options) {
  SoundOptions sound;
  sound.wav = options.wav;
  sound.is_silent = !options.is_spoken;
  auto voice = make_fact_voice(sound);
  if (!voice) {
    std::cerr << "error: " << voice.error() << '\n';
    return ExitStatus::failed;
  }
  equipment::FactTeller teller{std::cout, words::catalogue_of(options.language, std::cerr),
                               std::move(*voice)};
  bool const is_well = equipment::probe_ports(options.ports, steady_time(), teller, std::cerr);
  if (!teller.trouble().empty()) std::cerr << "error: " << teller.trouble() << '\n';
  return status_of(is_well);
}

ExitStatus run_devices(WatchPortOptions const& options) {
  return status_of(equipment::watch_port(options.port, steady_time(), streams()));
}

ExitStatus run_devices(RecordPortOptions const& options) {
  return status_of(equipment::record_port(options, steady_time(), streams()));
}

ExitStatus run_devices(ReplayOptions const& options) {
  return status_of(equipment::replay_file(options.file, streams()));
}

}  // namespace tactus::program

// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/equipment/spoken_catalogue.hpp"
#include "src/equipment/spoken_events.hpp"
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

equipment::Streams streams(Translate const& translate) {
  std::signal(SIGPIPE,
              SIG_IGN);  // NOLINT: no thread runs yet. Who reads no more ends the command, not a signal
  return {std::cout, std::cerr, translate};
}

}  // namespace

ExitStatus run_devices(ListPortsOptions const& options, Translate const& translate) {
  equipment::FactTeller teller{std::cout, words::catalogue_of(options.language, std::cerr)};
  return status_of(equipment::list_ports(teller, {std::cout, std::cerr, translate}));
}

ExitStatus run_devices(ProbeOptions const& options, Translate const& translate) {
  SoundOptions sound;
  sound.wav = options.wav;
  sound.is_silent = !options.is_spoken;
  auto voice = make_fact_voice(sound);
  if (!voice) return fail(voice.error(), translate);
  equipment::FactTeller teller{std::cout, words::catalogue_of(options.language, std::cerr),
                               std::move(*voice)};
  bool const is_well =
      equipment::probe_ports(options.ports, steady_time(), teller, {std::cout, std::cerr, translate});
  if (!teller.trouble().empty()) fail(as_it_is(teller.trouble()), translate);
  return status_of(is_well);
}

ExitStatus run_devices(WatchPortOptions const& options, Translate const& translate) {
  if (!options.is_spoken)
    return status_of(equipment::watch_port(options.port, steady_time(), streams(translate)));
  auto voice = make_fact_voice(SoundOptions{});
  if (!voice) return fail(voice.error(), translate);
  auto const catalogue = words::catalogue_of(options.language, std::cerr);
  equipment::SpokenEvents events;
  auto const listener = [&](devices::DeviceEvent const& event) {
    for (equipment::Fact const& fact : events.of(event))
      if (auto const trouble = (*voice)->speak(equipment::spoken(fact.message, catalogue)); !trouble.empty())
        fail(as_it_is(trouble), translate);
  };
  return status_of(equipment::watch_port(options.port, steady_time(), streams(translate), listener));
}

ExitStatus run_devices(RecordPortOptions const& options, Translate const& translate) {
  return status_of(equipment::record_port(options, steady_time(), streams(translate)));
}

ExitStatus run_devices(ReplayOptions const& options, Translate const& translate) {
  return status_of(equipment::replay_file(options.file, streams(translate)));
}

}  // namespace tactus::program

// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/check.hpp"

#include "src/equipment/fact_words.hpp"
#include "src/table/attest.hpp"
#include "src/table/program.hpp"
#include "src/table/surroundings.hpp"
#include "src/table/table_look.hpp"
#include "src/table/table_ports.hpp"
#include "src/table/voice.hpp"
#include "src/words/spoken_language.hpp"

#include <filesystem>
#include <iostream>
#include <unistd.h>

namespace tactus::program {
namespace {

namespace fs = std::filesystem;
using equipment::SoundState;

equipment::DiskState disk_state(PlayOptions const& play) {
  std::error_code fault;
  fs::path folder = fs::absolute(play.game.value_or("game.tactus"), fault).parent_path();
  auto const space = fs::space(folder, fault);
  return {folder.string(), !fault && ::access(folder.c_str(), W_OK | X_OK) == 0, fault ? 0 : space.available};
}

void tell_program(equipment::FactTeller& teller, Program const& program) {
  auto const self = program_identity(program);
  teller.tell(equipment::program_fact(self.version, self.profile, !self.sha256.empty()));
}

void tell_error(std::string const& sentence) { std::cerr << "error: " << sentence << std::endl; }

/// What was said so far tells whether it could be heard.
SoundState sound_state(CheckOptions const& options, bool has_voice, std::string const& trouble) {
  if (!has_voice) return SoundState::no_voice;
  if (!trouble.empty()) return SoundState::no_sound;
  return options.play.sound.is_silent ? SoundState::switched_off : SoundState::heard;
}

void tell_disk(equipment::FactTeller& teller, PlayOptions const& play) {
  teller.tell(equipment::disk_fact(disk_state(play)));
  std::error_code fault;
  if (play.game && fs::exists(*play.game, fault)) teller.tell(equipment::game_file_exists(*play.game));
}

void tell_devices(equipment::FactTeller& teller, CheckOptions const& options) {
  EventClock const clock{std::chrono::floor<Millis>(std::chrono::system_clock::now()), options.play.pace};
  Inbox inbox;
  auto const ports = open_ports(options.play, inbox, clock);
  auto const look = look_at_table(ports, inbox, clock);
  for (std::string const& trouble : look.troubles) tell_error(trouble);
  teller.tell(equipment::board_facts(chess::Color::white, look.white));
  teller.tell(equipment::board_facts(chess::Color::black, look.black));
  teller.tell(equipment::clock_facts(look.clock, options.main_time));
}

}  // namespace

ExitStatus run_check(CheckOptions const& options, Program const& program) {
  if (std::string const fault = port_fault(options.play); !fault.empty()) {
    tell_error(fault);
    return ExitStatus::usage;
  }
  auto const catalogue = words::catalogue_of(options.language, std::cerr);
  if (auto const fault = environment_fault(program)) {  // `play` would refuse it too
    tell_error(equipment::shown(*fault, catalogue));
    return ExitStatus::usage;
  }
  leave_home(program);
  auto voice = make_fact_voice(options.play.sound);
  if (!voice) tell_error(voice.error());
  equipment::FactTeller teller{std::cout, catalogue, voice ? std::move(*voice) : nullptr};
  tell_program(teller, program);
  if (!teller.trouble().empty()) tell_error(teller.trouble());
  teller.tell(equipment::sound_fact(sound_state(options, voice.has_value(), teller.trouble())));
  tell_devices(teller, options);
  tell_disk(teller, options.play);
  teller.tell(equipment::verdict(teller.faults_told()));
  return teller.faults_told() == 0 ? ExitStatus::done : ExitStatus::failed;
}

}  // namespace tactus::program

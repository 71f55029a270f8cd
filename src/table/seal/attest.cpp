// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/seal/attest.hpp"

#include "src/record/program_facts.hpp"
#include "src/table/program/program.hpp"
#include "src/table/seal/environment.hpp"
#include "src/table/seal/loaded_files.hpp"
#include "src/table/seal/own_memory.hpp"
#include "src/table/seal/seal.hpp"
#include "src/words/catalogue.hpp"

#include <iostream>

#include <fmt/format.h>

namespace tactus::program {
namespace {

std::string fact_of(table::MappedFile const& file) {
  return fmt::format("{}: {}", file.path, file.sha256.empty() ? "cannot be read" : "SHA-256 " + file.sha256);
}

std::string memory_fact(table::ProgramStarted const& self) {
  return fmt::format("{}: memory, to other programs of this user (tracing, by Yama: {})",
                     is_memory_closed() ? "locked" : "not locked", self.yama);
}

std::string in_a_row(std::vector<std::string> const& words) {
  return fmt::format("{}", fmt::join(words, ", "));
}

/// Why `tactus play` would refuse to start.
void tell_environment_fault(Program const& program) {
  if (program.profile != tournament_profile) return;
  if (auto const names = variables_that_bring_code(); !names.empty())
    std::cout << "not as in a tournament: `tactus play` would refuse to start, for " << in_a_row(names)
              << " may bring in other code\n";
}

}  // namespace

table::ProgramStarted program_identity(Program const& program) {
  // The open executable itself, not its name: the file behind the name may have been replaced since the
  // start.
  return {std::string{program.name}, TACTUS_VERSION, std::string{program.profile},
          sha256_of_file("/proc/self/exe")};
}

void add_surroundings(table::ProgramStarted& self, Environment const& environment) {
  if (self.profile != tournament_profile) return;
  self.environment = environment.kept;
  self.dropped_variables = environment.dropped;
  self.not_read = sound_files_at_home();
  self.strange = strange_world();
  if (!is_memory_closed()) self.strange.emplace_back("its memory is open to other programs of this user");
  self.yama = yama_scope();
  for (std::string& each : servers_elsewhere(environment)) self.strange.push_back(std::move(each));
}

void add_seal(table::ProgramStarted& self, Seal const& seal) {
  self.is_sealed = seal.is_whole();
  self.open_to_read = seal.open_to_read;
  self.open_to_write = seal.open_to_write;
}

ExitStatus run_attest(Program const& program, Environment const& environment) {
  close_what_was_inherited();
  auto self = program_identity(program);
  add_surroundings(self, environment);
  auto const path = own_path();
  // Before the seal: some may lie where it forbids to look.
  self.files = mapped_files(self.sha256);
  self.beside = programs_near(path, home_of_person());
  auto const language = words::catalogue_of(std::nullopt, std::cerr).language();
  leave_home(program);
  add_read_files(self.files, language);
  auto const seal = seal_program(places_of(program));  // as before a game; told is what the kernel did
  add_seal(self, seal);
  std::cout << "program: " << self.program << "\nversion: " << self.version << "\nprofile: " << self.profile
            << "\nSHA-256: " << self.sha256 << '\n';
  for (std::string const& line : surroundings_of(self)) std::cout << line << '\n';
  if (self.beside.empty()) std::cout << "other programs of Tactus: none\n";
  tell_environment_fault(program);
  std::cout << "locked: engine and search are not in this program\n";
  std::cout << memory_fact(self) << '\n';
  for (std::string const& fact : facts_of(seal)) std::cout << fact << '\n';
  std::cout << "files mapped or read: " << self.files.size() << '\n';
  for (table::MappedFile const& each : self.files) std::cout << "file: " << fact_of(each) << '\n';
  for (std::string const& each : self.beside) std::cout << "file of Tactus: " << each << '\n';
  std::cout << "check from your own medium: sha256sum " << path << '\n';
  return ExitStatus::done;
}

}  // namespace tactus::program

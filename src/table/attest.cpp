// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/attest.hpp"

#include "src/command_line/program_note.hpp"
#include "src/table/checksum.hpp"
#include "src/table/mapped_files.hpp"
#include "src/table/program.hpp"
#include "src/table/programs_near.hpp"
#include "src/table/seal.hpp"
#include "src/table/surroundings.hpp"

#include <iostream>

#include <fmt/format.h>

namespace tactus::program {
namespace {

std::string fact_of(table::MappedFile const& file) {
  return fmt::format("{}: {}", file.path, file.sha256.empty() ? "cannot be read" : "SHA-256 " + file.sha256);
}

std::string in_a_row(std::vector<std::string> const& words) {
  return fmt::format("{}", fmt::join(words, ", "));
}

void tell_surroundings(Program const& program) {
  if (program.profile != tournament_profile) return;
  if (auto const names = variables_that_bring_code(); !names.empty())
    std::cout << "not as in a tournament: `tactus play` would refuse to start, for " << in_a_row(names)
              << " may bring in other code\n";
  if (auto const files = sound_files_at_home(); !files.empty())
    std::cout << "not read: " << in_a_row(files) << '\n';
}

}  // namespace

table::ProgramStarted program_identity(Program const& program) {
  // The open executable itself, not its name: the file behind the name may have been replaced since the
  // start.
  return {std::string{program.name}, TACTUS_VERSION, std::string{program.profile},
          sha256_of_file("/proc/self/exe")};
}

ExitStatus run_attest(Program const& program) {
  close_what_was_inherited();
  auto const self = program_identity(program);
  auto const files = mapped_files();  // before the seal: some may lie where it forbids to look
  auto const path = own_path();
  auto const near = programs_near(path, home_of_person());
  auto const seal = seal_program(places_of(program));  // as before a game; told is what the kernel did
  std::cout << "program: " << self.program << "\nversion: " << self.version << "\nprofile: " << self.profile
            << "\nSHA-256: " << self.sha256 << '\n';
  std::cout << "files mapped: " << files.size() << '\n';
  for (table::MappedFile const& each : files) std::cout << "file: " << fact_of(each) << '\n';
  for (std::string const& each : near) std::cout << "file of Tactus: " << each << '\n';
  std::cout << "other programs of Tactus: " << (near.empty() ? "none" : command_line::names_of(near)) << '\n';
  tell_surroundings(program);
  std::cout << "locked: engine and search are not in this program\n";
  for (std::string const& fact : facts_of(seal)) std::cout << fact << '\n';
  std::cout << "check from your own medium: sha256sum " << path << '\n';
  return ExitStatus::done;
}

}  // namespace tactus::program

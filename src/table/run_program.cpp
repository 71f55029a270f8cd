// SPDX-License-Identifier: GPL-3.0-or-later
// Only dispatch.

#include "src/table/commands/check.hpp"
#include "src/table/commands/commands.hpp"
#include "src/table/commands/export.hpp"
#include "src/table/options/options.hpp"
#include "src/table/options/settings.hpp"
#include "src/table/play.hpp"
#include "src/table/program/program.hpp"
#include "src/table/seal/attest.hpp"
#include "src/table/seal/environment.hpp"
#include "src/table/seal/own_memory.hpp"
#include "src/table/seal/sandbox.hpp"
#include "src/words/catalogue.hpp"

#include <csignal>
#include <cstdlib>
#include <iostream>

namespace tactus::program {
namespace {

struct Run {
  Program const& program;
  Environment const& environment;
  Translate translate;  // of faults

  ExitStatus operator()(PlayOptions const& options) const {
    std::signal(SIGPIPE, SIG_IGN);  // NOLINT: a game goes on when nobody reads its captions any more
    return run_play(options, program, environment);
  }
  ExitStatus operator()(ExportOptions const& options) const {
    return run_export(options, program, translate);
  }
  ExitStatus operator()(ScoreOptions const& options) const {
    leave_home(program);  // the voice of a game
    return run_score(options, program, translate);
  }
  ExitStatus operator()(AttestOptions const&) const { return run_attest(program, environment); }
  ExitStatus operator()(SettingsOptions const& options) const { return run_settings(options, translate); }
  ExitStatus operator()(VoicesOptions const& options) const {
    // What it saves is this person's.
    ::setenv("TACTUS_SETTINGS", settings_path().c_str(), 1);  // NOLINT: no other thread runs
    leave_home(program);                                      // the voice of a game
    return run_voices(options, std::cin, std::cout, std::cerr);
  }
  ExitStatus operator()(OutputsOptions const& options) const {
    leave_home(program);  // the devices of a game
    return run_outputs(options, std::cout, std::cerr);
  }
  ExitStatus operator()(CheckOptions const& options) const { return run_check(options, program); }
  template <class DeviceCommand>
  ExitStatus operator()(DeviceCommand const& options) const {
    return run_devices(options, translate);
  }
  ExitStatus operator()(OwnRun const& run) const { return run(); }
  ExitStatus operator()(Stop const& stop) const { return command_line::tell(stop); }
};

/// A game and what attests one are sealed from more, and say what was refused.
bool seals_itself(ProgramCommand const& command) {
  return std::holds_alternative<PlayOptions>(command) || std::holds_alternative<AttestOptions>(command);
}

}  // namespace

Translate translate_faults(words::Catalogue const& catalogue) {
  return [&catalogue](std::string_view english) {
    constexpr std::string_view mark = "error: {fault}";
    return std::string{english == mark ? english : catalogue.translate(english)};
  };
}

int run_program(int argc, char const* const* argv, Program const& program) {
  close_memory();
  std::signal(SIGXFSZ, SIG_IGN);  // NOLINT: no thread runs yet. A full disk is an answer, not an end
  Environment const environment = keep_listed_variables(program);
  std::ostream nowhere{nullptr};  // what the language lacks is told by the command itself
  auto const catalogue = words::catalogue_of(language_of_person({argc, argv}), nowhere);
  auto const translate = translate_faults(catalogue);
  auto const command = read_command_line(argc, argv, program, translate);
  if (program.profile == tournament_profile && !seals_itself(command) && !refuse_programs())
    std::cerr << "not locked: other programs; expected a kernel with seccomp\n";
  return static_cast<int>(std::visit(Run{program, environment, translate}, command));
}

}  // namespace tactus::program

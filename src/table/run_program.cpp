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
#include "src/words/catalogue.hpp"

#include <csignal>
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

}  // namespace

Translate translate_faults(words::Catalogue const& catalogue) {
  return [&catalogue](std::string_view english) {
    constexpr std::string_view mark = "error: {fault}";
    return std::string{english == mark ? english : catalogue.translate(english)};
  };
}

int run_program(int argc, char const* const* argv, Program const& program) {
  std::signal(SIGXFSZ, SIG_IGN);  // NOLINT: no thread runs yet. A full disk is an answer, not an end
  Environment const environment = keep_listed_variables(program);
  std::ostream nowhere{nullptr};  // what the language lacks is told by the command itself
  auto const catalogue = words::catalogue_of(language_of_person({argc, argv}), nowhere);
  auto const translate = translate_faults(catalogue);
  return static_cast<int>(
      std::visit(Run{program, environment, translate}, read_command_line(argc, argv, program, translate)));
}

}  // namespace tactus::program

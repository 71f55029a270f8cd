// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/desk_options.hpp"

#include "core/notation/plain_line.hpp"
#include "src/arbiter/exit_code.hpp"
#include "src/command_line/line_fault.hpp"
#include "src/command_line/value_forms.hpp"

#include <filesystem>

#include <CLI/CLI.hpp>

namespace tactus::desk {
namespace {

void add_options(CLI::App& app, DeskOptions& options) {
  auto* const games = app.add_option("--game", options.games, "Game files; they may appear later")
                          ->expected(1, -1)
                          ->type_name("FILE");
  auto* const broker =
      app.add_option("--broker", options.broker, "Tables of a hall: what hall init wrote for the desk")
          ->type_name("FILE")
          ->excludes(games);
  app.add_option("--copy", options.copy, "File of the desk for what the tables send (hall.sqlite)")
      ->type_name("FILE")
      ->needs(broker);
  app.add_option("--port", options.web.port, "Port of the page (0: any that is free)")
      ->check(CLI::Range(0, 65'535))
      ->type_name("PORT");
  app.add_option("--decisions", options.decisions,
                 "File of the decisions; else beside the first game or the copy")
      ->type_name("FILE");
  app.add_option("--arbiter", options.web.arbiters, "Who uses the page; an address for each")
      ->type_name("NAME")
      ->check(notation::name_fault);
  app.add_option("--bind", options.web.address, "Address to listen on; beyond this machine only with --cert")
      ->type_name("ADDRESS");
  auto* const certificate =
      app.add_option("--cert", options.web.certificate, "Certificate in PEM: the page speaks TLS")
          ->type_name("FILE");
  auto* const key = app.add_option("--key", options.web.key, "Its key in PEM")->type_name("FILE");
  certificate->needs(key);
  key->needs(certificate);
  app.add_option_function<std::string>(
         "--language", [&options](std::string const& code) { options.language = Language::named(code); },
         "Language of the page; else that of LANG")
      ->transform(CLI::IsMember({"en", "fi"}, command_line::folded_language))
      ->type_name("en|fi");
}

struct LivePgnArguments {
  LivePgnOptions wanted;
  unsigned delay_s = 0;
};

/// A name of a round becomes the name of a folder, and a level of topics.
std::string fault_of_round(std::string const& round) {
  bool const is_name = !round.empty() && round.size() <= 64 &&
                       round.find_first_not_of(
                           "0123456789abcdefghijklmnopqrstuvwxyz"
                           "ABCDEFGHIJKLMNOPQRSTUVWXYZ.-") == std::string::npos;
  return is_name ? "" : round + ": expected letters, digits, '.' and '-', at most 64";
}

void add_live_pgn(CLI::App& app, LivePgnArguments& live) {
  auto* const folder =
      app.add_option("--live-pgn", live.wanted.folder, "Write the games of the round as PGN into this folder")
          ->type_name("DIR");
  app.add_option("--delay", live.delay_s, "Seconds by which live PGN is late")
      ->check(CLI::Range(0, 86'400))
      ->needs(folder)
      ->type_name("SECONDS");
  app.add_option("--round", live.wanted.round,
                 "Round: the only one of a hall that is shown (all); its name in live PGN (1)")
      ->check(fault_of_round)
      ->type_name("ROUND");
}

}  // namespace

std::variant<DeskOptions, Stop> read_command_line(int argc, char const* const* argv) {
  CLI::App app{"Boards that need the arbiter, as a page in the browser", "tactus-arbiter desk"};
  app.set_version_flag("--version", "tactus-arbiter " TACTUS_VERSION);
  DeskOptions options;
  add_options(app, options);
  LivePgnArguments live;
  add_live_pgn(app, live);
  try {
    app.parse(argc, argv);
  } catch (CLI::CallForHelp const&) {
    return Stop{app.help()};
  } catch (CLI::CallForVersion const& version) {
    return Stop{std::string(version.what()) + "\n"};
  } catch (CLI::ParseError const& error) {
    return Stop{command_line::line_fault(app, error, {argc, argv}, "tactus-arbiter desk", "--game"),
                program::usage_error};
  }
  if (options.games.empty() && options.broker.empty())
    return Stop{"error: expected --game FILE or --broker FILE\n", program::usage_error};
  if (!options.broker.empty() && app.count("--round") > 0)
    options.round = hall::Level::parse(live.wanted.round).value();  // its names are levels of a topic too
  if (options.copy.empty()) options.copy = "hall.sqlite";
  auto const& beside = options.games.empty() ? options.copy : options.games.front();
  live.wanted.delay = std::chrono::seconds{live.delay_s};
  if (!live.wanted.folder.empty()) options.live_pgn = live.wanted;
  if (options.decisions.empty())
    options.decisions = std::filesystem::path{beside}.replace_filename("decisions.sqlite");
  return options;
}

}  // namespace tactus::desk

// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/options/reconcile_options.hpp"

#include "src/command_line/command_line.hpp"
#include "src/command_line/option_forms.hpp"

#include <map>

#include <CLI/CLI.hpp>

namespace tactus::program {

using command_line::help;

namespace {

using arbitration::laws::ByColor;

/// "white=TEXT" or "black=TEXT", one for each player.
std::string keep_for_player(ByColor<std::string>& values, std::string const& argument) {
  for (auto const& [prefix, color] :
       {std::pair{"white=", chess::Color::white}, std::pair{"black=", chess::Color::black}})
    if (argument.starts_with(prefix) && argument.size() > 6) {
      values[color] = argument.substr(6);
      return {};
    }
  return "expected white=... or black=..., not " + argument;
}

void add_for_players(CLI::App& app, std::string const& name, ByColor<std::string>& values,
                     std::string const& help, std::string const& type) {
  app.add_option_function<std::vector<std::string>>(
         name,
         [name, &values](std::vector<std::string> const& arguments) {
           for (std::string const& each : arguments)
             if (auto const fault = keep_for_player(values, each); !fault.empty())
               throw CLI::ValidationError(name, fault);
         },
         help)
      ->allow_extra_args(false)
      ->type_name(type);
}

void add_rules(CLI::App& app, arbitration::laws::RuleSet& rules) {
  std::map<std::string, arbitration::laws::RuleSet> sets;
  for (auto const each : arbitration::laws::all_rule_sets) sets.emplace(name_of(each), each);
  command_line::add_choice(app, "--rules", rules, sets, help("Rule set whose articles are named"));
}

}  // namespace

void add_reconcile(CLI::App& app, ReconcileArguments& arguments) {
  auto& game = arguments.game;
  auto* const jsonl =
      app.add_flag("--jsonl", arguments.is_jsonl, help("Cases from standard input, one JSON object a line"));
  auto* const guided =
      app.add_flag("--guided", arguments.is_guided, help("Enter sheets and boards by keyboard"));
  guided->excludes(jsonl);
  app.add_option("game", game.game, help("Game file of the table"))
      ->type_name("FILE")
      ->excludes(jsonl)
      ->excludes(guided);
  add_for_players(app, "--sheet", game.sheets, help("Scoresheet as a text file, one for each player"),
                  "white=FILE|black=FILE");
  add_for_players(app, "--board", game.boards,
                  help("The pieces on a board: FEN, 16 hex digits, or a file of them"),
                  "white=FEN|black=FEN");
  command_line::add_choice<SheetFormat>(
      app, "--form", game.format,
      {{"text", SheetFormat::text}, {"json", SheetFormat::json}, {"html", SheetFormat::html}},
      "text, json, or html: a page to print");
  add_rules(app, game.rules);
  auto* const decide = app.add_option("--decide", game.decide,
                                      help("The arbiter's decision: number of an answer, or own words"));
  auto* const reason = app.add_option("--reason", game.reason, help("Why the arbiter decided so"));
  decide->needs(reason)->type_name("TEXT");
  reason->needs(decide)->type_name("TEXT");
  app.add_option("--save", arguments.save, help("File that keeps a guided entry, to go on later"))
      ->needs(guided)
      ->type_name("FILE");
  app.add_option("--deadline", arguments.lines.deadline_ms,
                 help("Milliseconds for each case of --jsonl; then what was found until then; 0: no limit"))
      ->check(CLI::NonNegativeNumber)
      ->type_name("MS");
  command_line::add_language(app, game.language, help("Language of the answers; else that of LANG"));
}

std::optional<Message> fault_of(ReconcileArguments const& arguments) {
  auto const& game = arguments.game;
  bool const is_game = !game.game.empty();
  if (!arguments.is_jsonl && !arguments.is_guided && !is_game)
    return say("expected a game file, --guided or --jsonl");
  if (!is_game && (!game.sheets.white.empty() || !game.sheets.black.empty() || !game.boards.white.empty() ||
                   !game.boards.black.empty() || !game.decide.empty()))
    return say("expected a game file with --sheet, --board and --decide");
  if (game.sheets.white.empty() != game.sheets.black.empty())
    return say("expected --sheet for both players; an empty file stands for a sheet that is lost");
  if (!game.decide.empty() && game.sheets.white.empty()) return say("expected both sheets with --decide");
  return std::nullopt;
}

}  // namespace tactus::program

// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/options/options.hpp"

#include "core/clock/reading.hpp"
#include "core/clock/time_control.hpp"
#include "core/message/message.hpp"
#include "src/command_line/command_line.hpp"
#include "src/command_line/help.hpp"
#include "src/command_line/option_forms.hpp"
#include "src/command_line/parser_fault.hpp"
#include "src/words/catalogue.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <ostream>
#include <string_view>
#include <unistd.h>

#include <CLI/CLI.hpp>

namespace tactus::program {

using command_line::help;

namespace {

constexpr std::array<std::string_view, 2> companions{"hall", "desk"};

}  // namespace

bool is_for_companion(int argc, char const* const* argv) {
  return argc > 1 && std::ranges::find(companions, std::string_view{argv[1]}) != companions.end();
}

namespace {

std::filesystem::path program_of(std::string const& companion) {
  std::error_code unreadable;
  return std::filesystem::read_symlink("/proc/self/exe", unreadable).replace_filename("tactus-" + companion);
}

/// What it tells of its own commands and options; empty: it is not there.
std::string offers_of_companion(std::string const& companion) {
  struct Close {
    void operator()(std::FILE* pipe) const { ::pclose(pipe); }
  };
  std::string const line = "'" + program_of(companion).string() + "' --offers 2>/dev/null";
  std::unique_ptr<std::FILE, Close> const pipe{::popen(line.c_str(), "re")};  // NOLINT: our own program
  std::string text;
  if (pipe == nullptr) return text;
  for (int c = std::fgetc(pipe.get()); c != EOF; c = std::fgetc(pipe.get())) text += static_cast<char>(c);
  return text;
}

}  // namespace

int become_companion(char** argv, std::ostream& errors) {
  auto const name = std::string{"tactus-"} + argv[1];
  auto const program = program_of(argv[1]);
  ::execv(program.c_str(), argv + 1);  // with the command as its name
  errors << "error: cannot start " << program.string() << "\nexpected: " << name
         << " beside tactus-arbiter\n";
  return 1;
}

namespace {

void add_language(CLI::App& app, std::optional<words::Language>& language) {
  command_line::add_language(app, language, help("Language of the answers; else that of LANG"));
}

void add_watch(CLI::App& app, WatchOptions& watch) {
  app.add_option("game", watch.game, help("Game file; may appear later"))->required()->type_name("FILE");
  app.add_flag("--until-end", watch.ends_with_game, help("End when the game has ended"));
  app.add_flag("--times", watch.has_times, help("The time of day before each line"));
  add_language(app, watch.language);
  app.add_option_function<std::string>(
         "--time-control",
         [&watch](std::string const& text) {
           watch.control = clock::read_time_control(text);
           if (!watch.control)
             throw CLI::ValidationError("--time-control", text + ": expected for example 90m/40+30m+30s");
         },
         help("Compare the clock's display with it and not with the one in the file; such as 90m/40+30m+30s"))
      ->type_name("CONTROL");
}

void add_perft(CLI::App& app, PerftOptions& perft) {
  app.add_option("fen", perft.fen, "Position")->required()->type_name("FEN");
  app.add_option("depth", perft.depth, help("Number of plies, 1 to 12"))
      ->required()
      ->check(CLI::Range(1, 12))
      ->type_name("DEPTH");
  app.add_flag("--chess960", perft.is_chess960, help("Write castling as king takes rook"));
  add_language(app, perft.language);
}

void add_replay_pgn(CLI::App& app, ReplayPgnOptions& replay) {
  app.add_option("file", replay.file, help("Games in PGN"))->required()->type_name("FILE");
  add_language(app, replay.language);
}

void add_export(CLI::App& app, ExportOptions& exported) {
  app.add_option("games", exported.games, help("Game files, or folders of them; also of running games"))
      ->required()
      ->type_name("GAME");
  app.add_option("--pgn", exported.pgn,
                 help("File for the games in PGN (standard output); replaces only PGN"))
      ->type_name("FILE");
  auto* const records =
      app.add_flag("--jsonl", exported.has_records, help("The whole record, one JSON object per line"));
  auto* const results = app.add_flag_callback(
      "--results", [&exported] { exported.table = RoundTable::results; },
      help("A table of the results of a round, each file checked by its fingerprints"));
  auto* const incidents = app.add_flag_callback(
      "--incidents", [&exported] { exported.table = RoundTable::incidents; },
      help("All incidents of a round, each with its time"));
  auto* const pairings =
      app.add_option(
             "--pairings", exported.pairings,
             help("File of the pairings, TRF16 or CSV: it is printed with the results of these games"))
          ->type_name("FILE")
          ->needs(results);
  app.add_option("--absent", exported.absent, help("A player who did not come: his game is forfeited"))
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
      ->type_name("NAME")
      ->needs(pairings);
  auto* const moves =
      app.add_option_function<std::string>(
             "--moves",
             [&exported](std::string const& text) {
               exported.moves = asked_moves_in(text);
               if (!exported.moves)
                 command_line::refuse_value("--moves", say("expected moves such as 23 or 22-24"));
             },
             help("For a protest: what happened while these moves were played, with the time of day"))
          ->type_name("N-N");
  moves->excludes(records)->excludes(results)->excludes(incidents);
  results->excludes(records)->excludes(incidents);
  incidents->excludes(records);
  command_line::add_choice<TableForm>(
      app, "--form", exported.form,
      {{"text", TableForm::text}, {"csv", TableForm::csv}, {"html", TableForm::html}},
      help("Form of the results or incidents: text, csv or html (text)"));
  add_language(app, exported.language);
}

void add_decisions(CLI::App& app, DecisionsOptions& decisions) {
  app.add_option("file", decisions.file, help("File of decisions, or the folder that it is in"))
      ->required()
      ->type_name("FILE");
  command_line::add_choice<DecisionsFormat>(app, "--form", decisions.format,
                                            {{"text", DecisionsFormat::text},
                                             {"html", DecisionsFormat::html},
                                             {"csv", DecisionsFormat::csv},
                                             {"jsonl", DecisionsFormat::jsonl}},
                                            help("text, csv, jsonl, or html: a page to print (text)"));
  add_language(app, decisions.language);
}

void add_can_mate(CLI::App& app, CanMateOptions& can_mate) {
  add_language(app, can_mate.language);
  auto* const csv =
      app.add_flag("--csv", can_mate.is_csv, help("Lines FEN,white or FEN,black from standard input"));
  auto* const fen = app.add_option("fen", can_mate.fen, "Position")->type_name("FEN")->excludes(csv);
  command_line::add_choice_of(
      app, "side", {"white", "black"}, [&can_mate](std::string const& side) { can_mate.side = side; },
      help("Who is to mate"))
      ->needs(fen);
  app.add_option("--positions", can_mate.positions, help("Positions to look at, at most"))
      ->capture_default_str();
  app.add_option("--seconds", can_mate.seconds, help("Seconds for each question, at most; 0: no limit"))
      ->check(CLI::NonNegativeNumber);
}

void add_rule(CLI::App& app, RuleOptions& rule) {
  add_language(app, rule.language);
  auto* const jsonl =
      app.add_flag("--jsonl", rule.is_jsonl, help("Cases from standard input, one JSON object a line"));
  auto* const sheet = app.add_option("--sheet", rule.sheet, help("File for the rulings; they are added"))
                          ->type_name("FILE")
                          ->excludes(jsonl);
  app.add_option("--asked-by", rule.asked_by, help("Who asks; written into the file of rulings"))
      ->type_name("NAME")
      ->needs(sheet);
  auto* const game =
      app.add_option("--game", rule.game, help("Game file; what it tells is not asked"))->type_name("FILE");
  game->excludes(jsonl);
  app.add_flag("--schema", rule.is_schema, help("The form of a case, as JSON Schema"))
      ->excludes(jsonl)
      ->excludes(sheet)
      ->excludes(game);
}

std::vector<std::string> names_of_rule_sets() {
  constexpr std::size_t years = 3;
  std::vector<std::string> names;
  names.reserve(std::size(arbitration::laws::all_rule_sets) + years);
  for (auto const rules : arbitration::laws::all_rule_sets) names.emplace_back(name_of(rules));
  for (char const* year : {"2014", "2017", "2023"}) names.emplace_back(year);
  return names;
}

/// By its name, or by the year of the FIDE Laws. Precondition: it is one of those names.
arbitration::laws::RuleSet rule_set_of(std::string const& name) {
  using arbitration::laws::rule_set_named;
  auto const named = rule_set_named(name);
  return named ? *named : *rule_set_named("fide-" + name);
}

void add_law(CLI::App& app, LawOptions& law) {
  auto* const number = app.add_option_function<std::vector<std::string>>(
                              "number",
                              [&law](std::vector<std::string> const& parts) {
                                for (std::string const& part : parts)
                                  law.number += (law.number.empty() ? "" : " ") + part;
                              },
                              help("Its number, for example 7.5.5, 7.5.a or rule 11; or words for it"))
                           ->expected(1, -1)
                           ->type_name("NUMBER");
  auto* const search = app.add_option("--search", law.search, help("Provisions with all of these words"))
                           ->expected(1, -1)
                           ->type_name("WORDS")
                           ->excludes(number);
  command_line::add_choices_of(
      app, "--compare", names_of_rule_sets(),
      [&law](std::vector<std::string> const& sets) {
        law.compare = {rule_set_of(sets.at(0)), rule_set_of(sets.at(1))};
      },
      help("What differs between two rule sets"))
      ->expected(2)
      ->excludes(number)
      ->excludes(search);
  command_line::add_choice_of(
      app, "--rules", names_of_rule_sets(),
      [&law](std::string const& name) { law.rules = rule_set_of(name); }, help("Rule set; else fide-2023"));
  add_language(app, law.language);
}

CLI::Option* add_time(CLI::App& app, std::string const& name, std::optional<Millis>& time,
                      std::string const& help) {
  return app
      .add_option_function<std::string>(
          name,
          [&time, name](std::string const& text) {
            time = clock::time_displayed(text);
            if (!time) throw CLI::ValidationError(name, text + ": expected H:MM:SS");
          },
          help)
      ->type_name("H:MM:SS");
}

void add_clock(CLI::App& app, ClockOptions& clock) {
  app.add_option("--port", clock.port, help("Where the board with the clock is"))
      ->required()
      ->type_name("PORT");
  auto* const white =
      add_time(app, "--white", clock.white, help("Set White's time; without it the clock is read"));
  auto* const black = add_time(app, "--black", clock.black, help("Set Black's time"));
  white->needs(black);
  black->needs(white);
  command_line::add_choice<std::optional<chess::Color>>(
      app, "--running", clock.running,
      {{"white", chess::Color::white}, {"black", chess::Color::black}, {"none", std::nullopt}},
      help("Whose time runs then (none)"))
      ->needs(white);
  command_line::add_choice<chess::Color>(app, "--left", clock.left,
                                         {{"white", chess::Color::white}, {"black", chess::Color::black}},
                                         help("Facing the clock, who sits on your left (white)"));
  add_language(app, clock.language);
}

Command reconcile_command_of(ReconcileArguments const& arguments, Translate const& translate) {
  if (auto const fault = fault_of(arguments)) return command_line::refusal(*fault, translate);
  if (arguments.is_jsonl) return ReconcileOptions{arguments.lines.deadline_ms, arguments.game.language};
  if (arguments.is_guided)
    return ReconcileGuidedOptions{arguments.save, arguments.game.rules, arguments.game.language};
  return arguments.game;
}

constexpr command_line::Example examples[]{
    {"", " law 7.5.5"},
    {" watch", " game.tactus"},
    {" perft", " \"8/8/8/8/8/4k3/4p3/4K3 w - - 0 1\" 3"},
    {" export", " game.tactus --jsonl"},
    {" replay-pgn", " games.pgn"},
    {" can-mate", " \"8/8/8/8/8/4k3/4p3/4K3 w - - 0 1\" black"},
    {" rule", " --sheet sheet.txt"},
    {" law", " 7.5.5 --rules fide-2017"},
    {" clock", " --port /dev/ttyUSB0"},
    {" reconcile", " game.tactus --sheet white=w.txt --sheet black=b.txt"},
    {" decisions", " round-3 --form html"},
    {" check", " game.tactus"},
    {" salvage", " game.tactus"},
    {" password", ""},
    {" hall", " init round --tables 20 --host desk.local"},
    {" desk", " --game game.tactus"}};

}  // namespace

Command read_command_line(int argc, char const* const* argv) {
  CLI::App app{help("What the arbiter may know about a game at a table"), "tactus-arbiter"};
  app.set_version_flag("-V,--version", "tactus-arbiter " TACTUS_VERSION);
  app.require_subcommand(1);
  WatchOptions watch;
  PerftOptions perft;
  ReplayPgnOptions replay;
  auto* const watch_command = app.add_subcommand("watch", help("Follow a game file live"));
  add_watch(*watch_command, watch);
  add_perft(*app.add_subcommand("perft", help("Count legal move sequences")), perft);
  ExportOptions exported;
  auto* const export_command =
      app.add_subcommand("export", help("Games as judged PGN, or their whole record"));
  add_export(*export_command, exported);
  command_line::tell_first(
      *export_command, {"games", "--pgn", "--jsonl", "--results", "--incidents", "--pairings", "--moves"});
  auto* const replay_command = app.add_subcommand("replay-pgn", help("Check every move of a file of games"));
  add_replay_pgn(*replay_command, replay);
  CanMateOptions can_mate;
  auto* const can_mate_command =
      app.add_subcommand("can-mate", help("Is there any series of legal moves to mate?"));
  add_can_mate(*can_mate_command, can_mate);
  RuleOptions rule;
  auto* const rule_command = app.add_subcommand("rule", help("What the Laws say about a situation"));
  add_rule(*rule_command, rule);
  LawOptions law;
  auto* const law_command = app.add_subcommand("law", help("What a provision of the Laws says, by edition"));
  add_law(*law_command, law);
  ClockOptions clock;
  auto* const clock_command = app.add_subcommand("clock", help("Read the clock of a board, or set it"));
  add_clock(*clock_command, clock);
  ReconcileArguments reconcile;
  auto* const reconcile_command =
      app.add_subcommand("reconcile", help("Boards that differ, settled with both scoresheets"));
  add_reconcile(*reconcile_command, reconcile);
  command_line::tell_first(*reconcile_command,
                           {"game", "--guided", "--sheet", "--board", "--form", "--language"});
  DecisionsOptions decisions;
  auto* const decisions_command = app.add_subcommand("decisions", help("All decisions of a round"));
  add_decisions(*decisions_command, decisions);
  CheckOptions check;
  auto* const check_command =
      app.add_subcommand("check", help("Is a game file whole, and the one that was signed?"));
  check_command->add_option("game", check.game, help("Game file"))->required()->type_name("FILE");
  check_command->add_option("signature", check.signature, help("The twelve squares that were signed"))
      ->type_name("SQUARES");
  check_command->add_flag("--replay", check.is_replayed, help("Go through all that was entered once more"));
  add_language(*check_command, check.language);
  SalvageOptions salvage;
  auto* const salvage_command =
      app.add_subcommand("salvage", help("Recover what can be read of a damaged game file"));
  salvage_command->add_option("game", salvage.game, help("Game file"))->required()->type_name("FILE");
  add_language(*salvage_command, salvage.language);
  auto* const word_command = app.add_subcommand("password", help("Propose a password for the table"));
  app.add_subcommand("hall",
                     help("Many tables over a broker: its files, and their check"));  // see options.hpp
  app.add_subcommand("desk", help("Boards that need the arbiter, as a page in the browser"));  // the same
  command_line::add_examples(app, examples);
  command_line::TypedLine const typed{argc, argv};
  if (command_line::asks_completion(typed))
    for (std::string_view const each : companions)
      command_line::take_offers(*app.get_subcommand(std::string{each}),
                                offers_of_companion(std::string{each}));
  auto const catalogue = words::catalogue_of_arbiter(command_line::language_typed(typed));
  auto const translate = words::translate_of(catalogue);
  if (auto const stop = command_line::read(app, typed, "tactus-arbiter", "watch", {}, {translate, translate}))
    return *stop;
  if (watch_command->parsed()) return watch;
  if (export_command->parsed()) return exported;
  if (clock_command->parsed()) return clock;
  if (rule_command->parsed()) return rule;
  if (reconcile_command->parsed()) return reconcile_command_of(reconcile, translate);
  if (law_command->parsed()) {
    if (law.number.empty() && law.search.empty() && !law.compare)
      return command_line::refusal(
          say("expected a number of a provision, --search WORDS or --compare FROM TO"), translate);
    return law;
  }
  if (replay_command->parsed()) return replay;
  if (word_command->parsed()) return WordOptions{};
  if (check_command->parsed()) return check;
  if (decisions_command->parsed()) return decisions;
  if (salvage_command->parsed()) return salvage;
  if (can_mate_command->parsed()) {
    if (!can_mate.is_csv && can_mate.side.empty())
      return command_line::refusal(say("expected a FEN and white or black, or --csv"), translate);
    return can_mate;
  }
  return perft;
}

}  // namespace tactus::program

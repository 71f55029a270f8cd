// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-training`, for the player at home: all that `tactus` does, answers that nobody
// may have in a game of a tournament, and the tools of people who build boards.

#include "src/command_line/help.hpp"
#include "src/command_line/program_note.hpp"
#include "src/judged/judged_game.hpp"
#include "src/record/json_lines.hpp"
#include "src/table/options/device_options.hpp"
#include "src/table/program/program.hpp"
#include "src/table/seal/leak_search.hpp"
#include "src/training/announce.hpp"
#include "src/training/hear.hpp"
#include "src/training/recognise.hpp"
#include "src/training/report.hpp"
#include "src/training/trainer.hpp"

#include <iostream>
#include <memory>

#include <CLI/CLI.hpp>

namespace tactus::training {
namespace {

void add_forms(CLI::App& app, AnnounceOptions& announce) {
  auto* const forms = app.add_option_group("Form");
  auto const add_form = [&](char const* name, AnnounceForm form, char const* help) {
    forms->add_flag_callback(
        name, [&announce, form] { announce.form = form; }, help);
  };
  add_form("--text", AnnounceForm::text, "Print the words");
  add_form("--sound", AnnounceForm::sound, "Print the words and say them");
  add_form("--braille", AnnounceForm::braille,
           "Print the move in the Braille chess code, as Unicode Braille");
  add_form("--phonemes", AnnounceForm::phonemes, "Print what the voice says, in eSpeak NG's mnemonics");
  forms->require_option(1);
}

program::OwnCommand add_announce(CLI::App& app) {
  auto const announce = std::make_shared<AnnounceOptions>();  // outlives the command line
  auto* const command = app.add_subcommand("announce", "Say moves from standard input in words");
  add_forms(*command, *announce);
  program::add_output_options(*command, announce->sound);
  program::add_voice_options(*command, announce->sound);
  program::add_move_voice(*command, announce->moves);
  program::add_language(*command, announce->language);
  program::add_letters(*command, announce->letters);
  command_line::tell_first(*command, {"--language", "--style", "--letters"});
  return {command, [announce] { return announce_lines(std::cin, std::cout, std::cerr, *announce); }};
}

program::OwnCommand add_recognise(CLI::App& app) {
  auto* const command = app.add_subcommand("recognise", "Tell which moves a board's recorded events show");
  command->add_flag("--jsonl")
      ->description("One stream per line on standard input, one answer per line")
      ->required();
  return {command, [] { return recognise_lines(std::cin, std::cout); }};
}

program::OwnCommand add_hear(CLI::App& app) {
  auto const hear = std::make_shared<HearOptions>();  // outlives the command line
  auto* const command = app.add_subcommand("hear", "Hear the games of a PGN or game file");
  command->add_option("file", hear->file, "The file")->required()->type_name("FILE");
  command->add_flag("--braille", hear->is_braille, "Show moves in the Braille chess code");
  program::add_output_options(*command, hear->sound);
  program::add_voice_options(*command, hear->sound);
  program::add_move_voice(*command, hear->moves);
  program::add_language(*command, hear->language);
  program::add_letters(*command, hear->letters);
  command_line::tell_first(*command, {"--language", "--style", "--letters"});
  return {command, [hear] { return hear_games(*hear, std::cin, std::cout, std::cerr); }};
}

program::OwnCommand add_report(CLI::App& app) {
  auto const report = std::make_shared<ReportOptions>();  // outlives the command line
  auto* const command = app.add_subcommand("report", "Tell how a game went, in a file to send yourself");
  command->add_option("game", report->game, "Game file, of a game that has ended")
      ->required()
      ->type_name("GAME");
  command
      ->add_option("--captures", report->captures,
                   "Capture of a port, or a folder of captures (--capture of play)")
      ->type_name("FILE");
  command->add_option("--into", report->into, "The report, a text file (report.txt); replaces only a report")
      ->type_name("FILE");
  program::add_language(*command, report->language);
  command_line::tell_first(*command, {"game", "--captures", "--into"});
  return {command, [report] { return write_report(*report, std::cout, std::cerr); }};
}

/// `hear`, `report`, and what measures and builds: lines of standard input in, lines of standard output out.
std::vector<program::OwnCommand> add_line_commands(CLI::App& app) {
  std::vector<program::OwnCommand> commands{add_hear(app), add_announce(app), add_recognise(app),
                                            add_report(app)};
  constexpr command_line::Example examples[]{{" hear", " games.pgn"},
                                             {" announce", " --text < game.pgn"},
                                             {" recognise", " --jsonl < events.jsonl"},
                                             {" report", " evening.tactus --captures lines"}};
  command_line::add_examples(app, examples);
  return commands;
}

}  // namespace
}  // namespace tactus::training

namespace {

using namespace tactus;

constexpr program::Judgement at_home{program::judged_moves, program::judged_pgn_of, program::json_lines_of};

}  // namespace

TACTUS_PROGRAM_NOTE("tactus-training training");

int main(int argc, char** argv) {
  notation::MoveWording moves;
  moves.says_check = true;
  moves.says_en_passant = true;
  return program::run_program(
      argc, argv,
      {"tactus-training", program::training_profile,
       "Training, not for tournaments: announces moves, answers questions about the position", moves,
       training::make_trainer, training::add_line_commands, &at_home});
}

// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/options/options.hpp"

#include "core/clock/reading.hpp"
#include "src/command_line/command_line.hpp"
#include "src/command_line/help.hpp"
#include "src/score/game_score.hpp"
#include "src/table/options/agreement_options.hpp"
#include "src/table/options/braille_options.hpp"
#include "src/table/options/device_options.hpp"
#include "src/table/options/option_forms.hpp"
#include "src/table/options/settings.hpp"
#include "src/table/program/program.hpp"

#include <algorithm>
#include <array>
#include <iostream>
#include <map>
#include <unistd.h>

#include <CLI/CLI.hpp>

namespace tactus::program {

namespace {

template <class Letters>
std::map<std::string, Letters> letters_by_language() {
  std::map<std::string, Letters> letters;
  for (auto const& each : notation::letters_of_languages) letters.emplace(each.language.code(), each.letters);
  return letters;
}

/// `side=NAME` for one of the keypads.
std::optional<Message> take_keypad(PlayOptions& play, std::string const& text) {
  auto const stated = read_of_side(text);
  if (!stated)
    return say(
        "{value}: expected white=NAME or black=NAME, where NAME is /dev/input/... or a part of what the "
        "keypad calls itself",
        {{"value", text}});
  (stated->side == chess::Color::white ? play.white_keypad : play.black_keypad) = stated->value;
  return std::nullopt;
}

/// `side=PORT` for one of the boards.
std::optional<Message> take_board(PlayOptions& play, std::string const& text) {
  auto const stated = read_of_side(text);
  if (!stated)
    return say(
        "{value}: expected white=PORT or black=PORT, where PORT is a device name (with its protocol if you "
        "wish: chesslink:/dev/ttyUSB0), pty:PATH, sim:PATH or keyboard",
        {{"value", text}});
  (stated->side == chess::Color::white ? play.white_board : play.black_board) = stated->value;
  return std::nullopt;
}

void add_devices(CLI::App& app, PlayOptions& play) {
  add_of_sides(app, play, "--board", take_board,
               "Where a board is: white=PORT, black=PORT; /dev/..., pty:PATH, sim:PATH (keyboard)",
               "SIDE=PORT");
  add_of_sides(app, play, "--keypad", take_keypad,
               "A keypad of one player alone: white=NAME or black=NAME (the keyboard, for both)",
               "SIDE=NAME");
  app.add_option("--clock", play.clock, "Where the clock is: a port, keyboard or none (none)")
      ->type_name("PORT");
  add_choice<chess::Color>(app, "--left", play.left,
                           {{"white", chess::Color::white}, {"black", chess::Color::black}},
                           "Facing the clock, who sits on your left (white)");
  app.add_option("--pace", play.pace,
                 "Event time runs N times as fast; only with simulators and keyboard (1)")
      ->check(CLI::Range(1, 1000))
      ->type_name("N");
  app.add_option("--capture", play.capture,
                 "Folder for recordings of all bytes of the lines; those there stay")
      ->type_name("DIR");
}

void add_screen_reader(CLI::App& app, PlayOptions& play) {
  app.add_flag("--screen-reader,!--no-screen-reader", play.has_screen_reader,
               "For a screen reader: spoken lines are not shown too");
}

void add_recorder(CLI::App& app, PlayOptions& play) {
  auto* const recorder = app.add_flag("--recorder", play.has_recorder,
                                      "Record spoken moves beside the game file; needs the arbiter's leave");
  app.add_option("--microphone", play.microphone, "Of the recorder, as ALSA names it (default)")
      ->type_name("DEVICE")
      ->needs(recorder);
}

}  // namespace

void add_letters(CLI::App& app, notation::PieceLetters& letters) {
  add_choice(app, "--letters", letters, letters_by_language<notation::PieceLetters>(),
             "Language of the piece letters (en)");
}

void add_play_options(CLI::App& app, PlayOptions& play) {
  add_agreement_options(app, play);
  add_assist_options(app, play.assist);
  add_devices(app, play);
  auto* const game =
      app.add_option("--game", play.game, "Game file, must not exist (named after date and time)");
  game->type_name("FILE");
  app.add_option("--spare", play.spare, "Folder in which the game goes on when its own is lost")
      ->type_name("DIR");
  auto* const setup = app.add_option("--setup", play.setup, "Read what is agreed from this file");
  setup->type_name("FILE");
  app.add_option("--resume", play.resume, "Continue the game in this file")
      ->type_name("FILE")
      ->excludes(game);
  app.add_option("--hall", play.hall, "Who plays and how, as tactus-relay --setup puts it there")
      ->type_name("FILE")
      ->excludes(setup);
  add_output_options(app, play.sound);
  add_voice_options(app, play.sound);
  add_braille(app, play);
  add_screen_reader(app, play);
  add_recorder(app, play);
  add_move_voice(app, play.moves);
  add_language(app, play.language);
  add_choice(app, "--letters", play.letters, letters_by_language<std::optional<notation::PieceLetters>>(),
             "Language of the piece letters; English ones are understood besides (that of the game)");
}

namespace {

/// Whether anything was typed about the game itself, not only about how it sounds.
bool states_a_game(CLI::App const& play) {
  constexpr std::array about_a_game{"--white",
                                    "--black",
                                    "--event",
                                    "--site",
                                    "--round",
                                    "--board-number",
                                    "--time-control",
                                    "--quickplay-finish",
                                    "--blind",
                                    "--deaf",
                                    "--assistant",
                                    "--assist",
                                    "--duties",
                                    "--rules",
                                    "--phase",
                                    "--supervision",
                                    "--start",
                                    "--announcer",
                                    "--difference-notice",
                                    "--allow-position",
                                    "--allow-assistants",
                                    "--low-time-warning",
                                    "--board",
                                    "--clock",
                                    "--left",
                                    "--pace",
                                    "--capture",
                                    "--game",
                                    "--keypad",
                                    "--setup",
                                    "--resume"};
  return std::any_of(about_a_game.begin(), about_a_game.end(),
                     [&](char const* name) { return play.get_option(name)->count() > 0; });
}

/// Where nothing else was typed about the game, what the hall says is read out before it is taken.
tl::expected<void, Message> take_hall(CLI::App& command, PlayOptions& play) {
  if (!play.hall || play.resume) return {};
  bool const is_asked = !play.is_stated && ::isatty(STDIN_FILENO) == 1;
  if (!is_asked) return apply_hall_setup(command, *play.hall);
  auto settings = read_hall_setup(*play.hall);
  if (!settings) return tl::unexpected(std::move(settings.error()));
  play.of_hall = *std::move(settings);
  return {};
}

std::vector<std::string> stated_options(CLI::App const& play) {
  std::vector<std::string> names;
  for (CLI::Option const* const option : play.get_options())
    if (option->count() > 0) names.push_back(option->get_name());
  return names;
}

void add_check(CLI::App& app, CheckOptions& check) {
  add_devices(app, check.play);
  add_output_options(app, check.play.sound);
  add_voice_options(app, check.play.sound);
  app.add_option("--game", check.play.game, "Game file of the round, which must be new (in this folder)")
      ->type_name("FILE");
  add_text(
      app, "--main-time",
      [&check](std::string const& text) -> std::optional<Message> {
        check.main_time = clock::time_displayed(text);
        if (check.main_time) return std::nullopt;
        return say("{value}: expected H:MM:SS", {{"value", text}});
      },
      "What both sides of the clock have to show", "H:MM:SS");
  add_start_to_check(app, check.play);
  add_language(app, check.language);
}

void add_export(CLI::App& app, ExportOptions& exported) {
  app.add_option("games", exported.games, "Game files")->required()->type_name("FILE");
  auto* const formats = app.add_option_group("Format");
  formats->add_flag_callback(
      "--pgn", [&exported] { exported.format = ExportFormat::pgn; },
      "Portable Game Notation with clock times");
  formats->add_flag_callback(
      "--jsonl", [&exported] { exported.format = ExportFormat::whole_record; },
      "The whole record, one JSON object per line: of games of tactus-training, by that program");
  formats->add_flag_callback(
      "--scoresheet", [&exported] { exported.format = ExportFormat::scoresheet; },
      "The moves, one full move per line");
  formats->require_option(1);
  app.add_option("--into", exported.into, "File to write (standard output); replaces only its own form")
      ->type_name("FILE");
  add_letters(app, exported.letters);
}

void add_settings(CLI::App& app, SettingsOptions& settings) {
  using Doing = SettingsOptions::Doing;
  auto* const set = app.add_subcommand("set", "Save a value");
  set->add_option("key", settings.key, "Setting, as `tactus settings` lists it")
      ->required()
      ->type_name("KEY");
  set->add_option("value", settings.value, "Its value")->required()->type_name("VALUE");
  set->callback([&settings] { settings.doing = Doing::set; });
  auto* const unset = app.add_subcommand("unset", "Go back to the default");
  unset->add_option("key", settings.key, "Setting")->required()->type_name("KEY");
  unset->callback([&settings] { settings.doing = Doing::unset; });
  app.require_subcommand(0, 1);
}

void add_voices(CLI::App& app, VoicesOptions& voices) {
  using Doing = VoicesOptions::Doing;
  auto* const doing = app.add_option_group("Doing");
  doing->add_flag_callback(
      "--hear", [&voices] { voices.doing = Doing::hear; }, "Say a sample by each voice named, else by all");
  doing->add_flag_callback(
      "--try", [&voices] { voices.doing = Doing::trying; }, "Hear one after the other, keep one");
  doing->add_option("--choose", voices.chosen, "Save this voice in the settings")->type_name("NAME");
  doing->require_option(0, 1);
  app.add_flag("--for-table", voices.is_for_table, "The voice of the table, not of the earphone");
  app.add_option("names", voices.names, "Voices (all)")->type_name("NAME");
  add_output_options(app, voices.sound);
  add_voice_options(app, voices.sound);
  add_move_voice(app, voices.moves);
  add_language(app, voices.language);
}

void add_score(CLI::App& app, ScoreOptions& score) {
  app.add_option("game", score.game, "Game file")->required()->type_name("FILE");
  add_choice<ScoreForm>(
      app, "--form", score.form,
      {{"text", ScoreForm::text},
       {"large-print", ScoreForm::large_print},
       {"brf", ScoreForm::brf},
       {"unicode-braille", ScoreForm::unicode_braille},
       {"pgn", ScoreForm::pgn},
       {"audio", ScoreForm::audio}},
      "Plain text, a page to print (HTML), Braille for embossers or in Unicode, PGN, spoken (text)");
  add_choice_of(
      app, "--language", {"en", "fi", "de", "sv", "fr"},
      [&score](std::string const& code) { score.language = code; },
      "Language of headings, piece letters and Braille code (the environment's)");
  app.add_option("--points", score.points, "Size of large print, 18 to 72 (20)")
      ->check(CLI::Range(score::smallest_large_print, score::largest_large_print))
      ->type_name("N");
  app.add_option("--into", score.into, "File to write (standard output); replaces only its own form")
      ->type_name("FILE");
  app.add_option("--moves", score.moves_wanted, "Of the audio form: 12w, 12, 12-15 (all)")
      ->type_name("MOVES");
  app.add_option("--hear", score.hear, "Play these moves now")->type_name("MOVES");
  app.add_flag("--recordings", score.has_recordings, "As the player recorded them, where he did");
  add_move_voice(app, score.voice);
  add_voice_options(app, score.sound);
}

constexpr command_line::Example examples[]{
    {"", " play"},
    {" play", " --white \"Anna A.\" --black \"Bo B.\" --blind white"},
    {" export", " game.tactus --pgn --into game.pgn"},
    {" score", " game.tactus --form large-print --into score.html"},
    {" attest", ""},
    {" check", " --board white=/dev/ttyUSB0 --clock /dev/ttyACM0"},
    {" devices", " list"},
    {" devices list", ""},
    {" devices probe", " /dev/ttyUSB0 --speak"},
    {" devices watch", " /dev/ttyUSB0 --speak"},
    {" devices record", " /dev/ttyUSB0 board.capture --note \"e2 to e4\""},
    {" devices replay", " board.capture"},
    {" settings", " set language fi"},
    {" settings set", " language fi"},
    {" settings unset", " language"},
    {" voices", " --hear"},
    {" outputs", ""}};

void tell_common_options_first(CLI::App& play, CLI::App& score, CLI::App& voices, CLI::App& check) {
  using command_line::tell_first;
  tell_first(play, {"--white", "--black", "--blind", "--time-control", "--board", "--clock", "--setup",
                    "--resume", "--screen-reader", "--language"});
  tell_first(score, {"game", "--form", "--language", "--into", "--moves", "--hear"});
  tell_first(voices, {"names", "--hear", "--try", "--choose", "--for-table", "--language"});
  tell_first(check, {"--board", "--clock", "--main-time", "--game", "--start", "--language"});
}

/// Where the command that was typed is one of another program.
std::optional<Stop> stop_of_another_program(int argc, char const* const* argv, Program const& program,
                                            Translate const& translate) {
  if (argc < 2) return std::nullopt;
  auto const found = std::ranges::find(program.elsewhere, std::string_view{argv[1]}, &Elsewhere::command);
  if (found == program.elsewhere.end()) return std::nullopt;
  return command_line::refusal(
      say("{command} is a command of {program}; expected {program} {command}",
          {{"command", std::string{found->command}}, {"program", std::string{found->program}}}),
      translate);
}

}  // namespace

ProgramCommand read_command_line(int argc, char const* const* argv, Program const& program,
                                 Translate const& translate) {
  if (auto const elsewhere = stop_of_another_program(argc, argv, program, translate)) return *elsewhere;
  std::string const name{program.name};
  CLI::App app{std::string{program.purpose}, name};
  app.set_version_flag("-V,--version", name + " " TACTUS_VERSION);
  app.require_subcommand(1);
  PlayOptions play;
  play.moves.wording = program.moves;
  ExportOptions exported;
  auto* const play_command = app.add_subcommand("play", "Follow a game at the table, announce and record it");
  add_play_options(*play_command, play);
  auto* const export_command = app.add_subcommand("export", "Write a game file in another format");
  add_export(*export_command, exported);
  ScoreOptions score;
  auto* const score_command =
      app.add_subcommand("score", "Write the score of a game: text, large print, Braille, PGN, sound");
  add_score(*score_command, score);
  app.add_subcommand("attest", "Tell the arbiter exactly which program this is");
  CheckOptions check;
  auto* const check_command =
      app.add_subcommand("check", "Is the table ready for a round? Boards, clock, sound, disk");
  add_check(*check_command, check);
  DeviceCommands devices{app};
  SettingsOptions settings;
  auto* const settings_command = app.add_subcommand("settings", "Show or change the defaults");
  add_settings(*settings_command, settings);
  VoicesOptions voices;
  auto* const voices_command = app.add_subcommand("voices", "List, hear and choose voices");
  add_voices(*voices_command, voices);
  OutputsOptions outputs;
  auto* const outputs_command = app.add_subcommand("outputs", "Where sound can go");
  add_language(*outputs_command, outputs.language);
  auto const own_commands =
      program.own_commands == nullptr ? std::vector<OwnCommand>{} : program.own_commands(app);
  auto const complete = [&]() -> std::optional<Stop> {
    if (play_command->parsed()) play.is_stated = states_a_game(*play_command);
    if (play.setup)
      if (auto const applied = apply_setup(*play_command, *play.setup); !applied)
        return command_line::refusal(applied.error(), translate);
    if (auto const taken = take_hall(*play_command, play); !taken)
      return command_line::refusal(taken.error(), translate);
    play.stated = stated_options(*play_command);
    for (CLI::App* const command : app.get_subcommands())
      if (auto const applied = apply_settings(*command, settings_path());
          !applied && command != settings_command)
        return command_line::refusal(applied.error(), translate);
    return std::nullopt;
  };
  tell_common_options_first(*play_command, *score_command, *voices_command, *check_command);
  command_line::add_examples(app, examples);
  if (auto const stop =
          command_line::read(app, {argc, argv}, name, "play --resume", complete, {.faults = translate}))
    return *stop;
  if (play_command->parsed()) return play;
  if (export_command->parsed()) return exported;
  if (score_command->parsed()) return score;
  if (check_command->parsed()) return check;
  if (settings_command->parsed()) return settings;
  if (voices_command->parsed()) return voices;
  if (outputs_command->parsed()) return outputs;
  if (auto command = devices.parsed()) return *std::move(command);
  for (OwnCommand const& own : own_commands)
    if (own.command->parsed()) return own.run;
  return AttestOptions{};
}

}  // namespace tactus::program

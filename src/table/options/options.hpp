// SPDX-License-Identifier: GPL-3.0-or-later
// What the command line of `tactus` asks for, as values.
#pragma once

#include "core/chess/piece.hpp"
#include "core/message/message.hpp"
#include "core/notation/move_text.hpp"
#include "core/table/table_setup.hpp"
#include "speech/braille/display.hpp"
#include "speech/words/move_vocabulary.hpp"
#include "src/command_line/command_line.hpp"
#include "src/equipment/port_commands.hpp"
#include "src/table/options/assist_options.hpp"
#include "src/table/options/settings_text.hpp"
#include "src/table/options/sound_options.hpp"
#include "src/words/catalogue.hpp"

#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace CLI {
class App;
}  // namespace CLI

namespace tactus::program {

struct Program;

using command_line::ExitStatus;
using command_line::fail;
using command_line::Stop;

/// How moves are said.
struct MoveVoiceOptions {
  speech::MoveWording wording;
  speech::Vocabulary vocabulary = speech::Vocabulary::appendix_d;
  bool says_zwo = false;  // instead of "zwei", with the arbiter's leave (D.2.1)
};

/// How moves stand on a Braille display: as print does, or in the chess code that `tactus score` writes.
enum class BrailleMoves : std::uint8_t { text, code };

/// A Braille display of this machine and who reads it.
struct BrailleReader {
  speech::Whose reader;
  std::string
      host{};  // the BRLTTY that drives it, as ":1"; empty: the one that BRLAPI_HOST names, or the first
};

/// Where a board or a clock is: a port (devices/port_name.hpp), "keyboard", or (clocks only) "none".
struct PlayOptions {
  table::Player white{"White", false};
  table::Player black{"Black", false};
  Regime regime;
  chess::StatedPosition start = chess::StatedPosition::initial();
  table::Permissions permissions;
  bool asks_arbiter_word = false;  // he types it twice, unseen, before the game
  std::string arbiter_word;        // its hash (arbiters_word.hpp), once he has; empty: none was agreed
  Name event, site;
  std::optional<unsigned> round, board_number;
  std::string white_board = "keyboard";
  std::string black_board = "keyboard";
  std::string clock = "none";
  std::optional<clock::TimeControl> time_control;
  bool is_quickplay_finish_announced = false;
  table::Announcer announcer = table::Announcer::person;
  table::DifferenceNotice difference_notice = table::DifferenceNotice::nobody;
  std::optional<std::string> setup;  // the set-up file, once its values are in the rest
  std::optional<std::string> hall;   // the set-up file that a relay puts there
  std::vector<Setting> of_hall;      // what it says, where a person is asked for the rest
  bool is_stated = true;             // false: nothing was typed about a game; a person may be asked
  std::vector<std::string> stated;   // the options that were typed or stand in the set-up file, as "--white"
  AssistOptions assist;
  std::optional<std::string> game;    // nothing: named after date and time
  std::optional<std::string> spare;   // folder in which the game goes on when its own is lost
  std::optional<std::string> resume;  // a game file to go on with; then the setup comes from there
  SoundOptions sound;
  std::vector<BrailleReader> braille;  // of one display, or of two: White's, then Black's
  BrailleMoves braille_moves = BrailleMoves::text;
  std::optional<std::string> white_keypad, black_keypad;  // of each player alone; nothing: the keyboard
  bool has_screen_reader = false;                         // it would read what was just spoken
  unsigned pace = 1;                              // event time runs so many times as fast as the wall clock
  std::optional<notation::PieceLetters> letters;  // nothing: those of the language
  chess::Color left =
      chess::Color::white;             // whose side of the clock is on the left, seen from the clock's front
  std::optional<std::string> capture;  // folder for capture files of the lines
  MoveVoiceOptions moves;
  std::optional<words::Language> language;  // of the captions and the voice; nothing: the environment's
  bool has_recorder = false;                // of spoken moves (D.2.7), a device that the arbiter allowed
  std::string microphone = "default";       // by its name in ALSA
};

enum class ExportFormat : std::uint8_t { pgn, scoresheet, whole_record };
struct ExportOptions {
  std::vector<std::string> games;  // at least one
  ExportFormat format = ExportFormat::pgn;
  std::optional<std::string> into;  // nothing: standard output
  notation::PieceLetters letters = notation::english;
};

enum class ScoreForm : std::uint8_t { text, large_print, brf, unicode_braille, pgn, audio };
struct ScoreOptions {
  std::string game;
  ScoreForm form = ScoreForm::text;
  std::optional<std::string> language;  // its code; nothing: the environment's
  unsigned points = 20;                 // size of large print
  std::optional<std::string> into;      // nothing: standard output
  // Of an audio scoresheet:
  MoveVoiceOptions voice;
  SoundOptions sound;
  std::optional<std::string> moves_wanted;  // as read_move_span(); nothing: all
  std::optional<std::string> hear;          // the same, to be played now
  bool has_recordings = false;              // the player's own, where there are
};

struct AttestOptions {};

/// Show all settings, or change one.
struct SettingsOptions {
  enum class Doing : std::uint8_t { show, set, unset };
  Doing doing = Doing::show;
  std::string key, value;
};

/// The voices of the table or of the players: show them, hear them, choose one.
struct VoicesOptions {
  enum class Doing : std::uint8_t { list, hear, trying };
  Doing doing = Doing::list;
  std::vector<std::string> names;     // to hear; none: all
  std::optional<std::string> chosen;  // to save
  bool is_for_table = false;          // else for the players' earphones
  SoundOptions sound;
  MoveVoiceOptions moves;
  std::optional<words::Language> language;
};

/// Where sound can go on this machine.
struct OutputsOptions {
  std::optional<words::Language> language;
};

/// Is the table ready for a round? Of `play` the devices, the game file and the voice count.
struct CheckOptions {
  PlayOptions play;
  std::optional<Millis> main_time;  // both sides of the clock have to show it
  std::optional<words::Language> language;
};

/// The ports of this machine, or what answers at them.
struct ListPortsOptions {
  std::optional<words::Language> language;  // nothing: the environment's
};
struct ProbeOptions {
  std::vector<std::string> ports;  // none: all
  bool is_spoken = false;
  std::optional<std::string> wav;
  std::optional<words::Language> language;
};
struct WatchPortOptions {
  std::string port;
  bool is_spoken = false;
  std::optional<words::Language> language;
};
using RecordPortOptions = equipment::Recording;
struct ReplayOptions {
  std::string file;
};

/// A command that only one of the programs has (Program::own_commands): runs it, once it was typed.
using OwnRun = std::function<ExitStatus()>;
struct OwnCommand {
  CLI::App* command;
  OwnRun run;
};

using ProgramCommand =
    std::variant<PlayOptions, ExportOptions, ScoreOptions, AttestOptions, CheckOptions, SettingsOptions,
                 VoicesOptions, OutputsOptions, ListPortsOptions, ProbeOptions, WatchPortOptions,
                 RecordPortOptions, ReplayOptions, OwnRun, Stop>;

/// Options of several commands: in which language moves are typed, and how they are said.
void add_letters(CLI::App& app, notation::PieceLetters& letters);
void add_move_voice(CLI::App& app, MoveVoiceOptions& moves);

/// The options of `tactus play`: also the meaning of all settings.
void add_play_options(CLI::App& app, PlayOptions& play);

/// `translate`: of what was wrong with the line, and with the files that it names.
ProgramCommand read_command_line(int argc, char const* const* argv, Program const& program,
                                 Translate const& translate);

}  // namespace tactus::program

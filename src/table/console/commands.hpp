// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of the console as one table: what is typed for each, in English, in the language of the game
// and on a numeric keypad, and what the help says of it. A new command is a new row.
#pragma once

#include "core/notation/move_text.hpp"
#include "core/table/event.hpp"
#include "speech/words/sentences.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tactus::program {

struct EmptyLine {};
struct MoveTyped {
  std::string text;
};
/// `who`, here and below: a side in the words of the language; empty: the one that it must be.
struct RequestTyped {
  table::Request what;
  std::string who{};
};
struct PressTyped {};
struct ResultTyped {
  table::GameResult result;
};
/// A player says that his move ended the game: checkmate or stalemate.
struct EndTyped {
  table::Ending how;
};
struct ResultConfirmed {
  std::string who;
};  // the one that was proposed, by the other side; after the game, by a player (8.7)
struct DrawTyped {
  enum class What : std::uint8_t { offer, accept, decline };
  What what;
  std::string who;
};
struct ResignTyped {
  std::string who;
};
struct ClaimTyped {
  table::ClaimKind kind;
  std::string move;   // the intended one (9.2, 9.3), or none
  std::string who{};  // is accused: whose flag, whose touched piece, whose illegal move
};
struct ClaimDecisionTyped {
  bool is_upheld;
  std::string who{};  // confirms it, where no word was agreed with the arbiter
};
struct AdjournTyped {};
struct ContinueTyped {};
struct MoveHeardTyped {
  std::string move;
};  // said back (D.2.1); empty: as it was announced
struct ScoreTyped {
  std::string number;
};  // empty: the last move
struct HelpTyped {
  std::string about;
};                     // empty: all commands
struct StandTyped {};  // where the game stands
struct RecordTyped {
  std::string move;
};  // empty: the move that was just made
struct HearTyped {
  std::string moves;
};                        // empty: the last recording
struct SilenceTyped {};   // of the voice
struct CaptionsTyped {};  // shown or no more
/// The assistant has done his duty, or wants to be told it again. `whose`: "white", "black", or empty.
struct DutyTyped {
  bool is_done;
  std::string whose;
};
/// A slip of the keyboard: what the last typed move was meant to be.
struct CorrectTyped {
  std::string move;
};
/// The arbiter lets the game go on from there: a move's number or a FEN, and the times. Without a place from
/// where it stands.
struct RestoreTyped {
  std::string where;
};
/// The arbiter, by his word: the board of this side stands where the game goes on.
struct BoardStandsTyped {
  std::string who;
};
/// By what the record of a game that is over can be known, in this player's ear.
struct SignTyped {
  std::string who;
};
struct QuitTyped {};
struct BadLine {};  // "result" without one of the three

using ConsoleLine = std::variant<EmptyLine, MoveTyped, RequestTyped, PressTyped, ResultTyped, EndTyped,
                                 ResultConfirmed, HelpTyped, StandTyped, RecordTyped, HearTyped, SilenceTyped,
                                 CaptionsTyped, QuitTyped, BadLine, DrawTyped, ResignTyped, ClaimTyped,
                                 ClaimDecisionTyped, AdjournTyped, ContinueTyped, MoveHeardTyped, ScoreTyped,
                                 DutyTyped, CorrectTyped, RestoreTyped, BoardStandsTyped, SignTyped>;

/// A command is a whole word of the language or of English (commands.hpp), or a code of the numeric keypad;
/// everything else is a move text. No command can be read as a move in the letters of any language.
ConsoleLine read_console_line(std::string_view line, speech::Sentences const& sentences = {});

/// The help, one command per line: its word, the keys of its code, what it does. Or of the command that
/// `about` names: the same line and one with all that can be typed for it, what was typed first; empty when
/// there is none.
std::vector<std::string> help_lines(std::string_view about = {}, speech::Sentences const& sentences = {},
                                    notation::PieceLetters const& letters = notation::english);

/// What may be typed behind a command. `side`: White or Black, in words or on the keypad.
enum class BehindCommand : std::uint8_t { nothing, side, text };

struct ConsoleCommand {
  /// Message: behind "command: " the English words, which hold in every language; its translation: those of
  /// the language besides. The first one stands in the help.
  std::string_view words;
  /// One letter, the same in every language, as players know it from Lichess; or none.
  std::string_view letter;
  /// Characters of a numeric keypad, ended by Enter; or none. Does not begin with 1 to 8 where a text
  /// may follow: four digits from 1 to 8 are a move (core/notation/numeric_move.hpp).
  std::string_view keypad;
  std::string_view meaning;  // message; one line of help with word and keys has 40 characters
  BehindCommand behind;
  ConsoleLine (*line)(std::string_view argument);  // what the typed line asks for
};

std::span<ConsoleCommand const> commands();

/// Those of the language, then the English ones, then the letter; each once, in small letters.
std::vector<std::string> words_of(ConsoleCommand const& command, speech::Sentences const& sentences);

/// The words of such a message in the language, then the English ones; each once, in small letters.
std::vector<std::string> words_in(std::string_view message, speech::Sentences const& sentences);

/// By one of its words, as unicode::is_typed_for() takes them.
ConsoleCommand const* find_command(std::string_view word, speech::Sentences const& sentences);

/// The longest code that the typed characters begin with, and what is typed behind it.
struct KeypadEntry {
  ConsoleCommand const* command;
  std::string argument;
};
/// Nothing where no code fits, or an argument follows one that takes none: a move ("5254", "0-0"). A code of
/// one character that takes none may be typed several times over ("00"): it is that code once. The decimal
/// key gives a comma on many keyboards; it counts as the point.
std::optional<KeypadEntry> find_on_keypad(std::string_view text, speech::Sentences const& sentences);

/// The argument can stand behind this command.
bool may_follow(std::string_view argument, ConsoleCommand const& command, speech::Sentences const& sentences);

}  // namespace tactus::program

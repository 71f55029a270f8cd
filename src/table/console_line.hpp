// SPDX-License-Identifier: GPL-3.0-or-later
// What a line typed at the console of `tactus play` asks for. Pure: text in, value out.
#pragma once

#include "core/notation/move_text.hpp"
#include "core/table/event.hpp"
#include "speech/sentences.hpp"

#include <string>
#include <string_view>
#include <variant>

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
struct QuitTyped {};
struct BadLine {};  // "result" without one of the three

using ConsoleLine =
    std::variant<EmptyLine, MoveTyped, RequestTyped, PressTyped, ResultTyped, EndTyped, ResultConfirmed,
                 HelpTyped, StandTyped, RecordTyped, HearTyped, SilenceTyped, CaptionsTyped, QuitTyped,
                 BadLine, DrawTyped, ResignTyped, ClaimTyped, ClaimDecisionTyped, AdjournTyped, ContinueTyped,
                 MoveHeardTyped, ScoreTyped, DutyTyped, CorrectTyped, RestoreTyped, BoardStandsTyped>;

/// A command is a whole word of the language or of English (commands.hpp), or a code of the numeric keypad;
/// everything else is a move text. No command can be read as a move in the letters of any language.
ConsoleLine read_console_line(std::string_view line, speech::Sentences const& sentences = {});

/// The help, one command per line: its word, its code on the keypad, what it does. Or of the command that
/// `about` names: the same line and one with all that can be typed for it; empty when there is none.
std::string help_text(std::string_view about = {}, speech::Sentences const& sentences = {},
                      notation::PieceLetters const& letters = notation::english);

}  // namespace tactus::program

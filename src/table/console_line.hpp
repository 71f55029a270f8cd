// SPDX-License-Identifier: GPL-3.0-or-later
// What a line typed at the console of `tactus play` asks for. Pure: text in, value out.
#pragma once

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
struct RequestTyped {
  table::Request what;
};
struct PressTyped {};
struct ResultTyped {
  table::GameResult result;
};
struct ResultConfirmed {};  // the one that the kings show
struct HelpTyped {
  std::string about;
};                     // empty: all commands
struct StandTyped {};  // where the game stands
struct RecordTyped {
  std::string move;
};  // empty: the move that was just made
struct HearTyped {
  std::string moves;
};  // empty: the last recording
struct QuitTyped {};
struct BadLine {};  // "result" without one of the three

using ConsoleLine = std::variant<EmptyLine, MoveTyped, RequestTyped, PressTyped, ResultTyped, ResultConfirmed,
                                 HelpTyped, StandTyped, RecordTyped, HearTyped, QuitTyped, BadLine>;

/// Commands are whole words, so that no move text in any language can be taken for one.
ConsoleLine read_console_line(std::string_view line);

/// The help, one command per line; or the one line about `command`; empty when there is no such command.
std::string help_text(std::string_view command = {}, speech::Sentences const& sentences = {});

}  // namespace tactus::program

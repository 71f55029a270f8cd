// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/console_line.hpp"

#include "speech/translatable.hpp"

#include <array>
#include <optional>

namespace tactus::program {
namespace {

using speech::translatable;

struct CommandHelp {
  std::string_view name;
  std::string_view line;
};
constexpr CommandHelp commands[] = {
    {"MOVE", translatable("MOVE: a move, for example e4, Nf3, g1f3")},
    {"say", translatable("say: announce the move on my board")},
    {"press", translatable("press: the mover pressed the clock")},
    {"repeat", translatable("repeat: say the last move again")},
    {"time", translatable("time: say both clock times")},
    {"count", translatable("count: say the number of moves")},
    {"result", translatable("result 1-0, 0-1 or 1/2-1/2: end of game")},
    {"confirm", translatable("confirm: the result that the kings show")},
    {"where", translatable("where: show where the game stands")},
    {"record", translatable("record: record my move; Enter ends it")},
    {"hear", translatable("hear: last recording; hear 12w: a move")},
    {"help", translatable("help: this list; help COMMAND: one line")},
    {"quit", translatable("quit: end the program, keep the game")},
};

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n";
  auto const first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::optional<table::GameResult> result_of(std::string_view text) {
  if (text == "1-0") return table::GameResult::white_wins;
  if (text == "0-1") return table::GameResult::black_wins;
  if (text == "1/2-1/2" || text == "1/2") return table::GameResult::draw;
  return std::nullopt;
}

ConsoleLine with_argument(std::string_view word, std::string_view argument) {
  if (word == "result") {
    if (auto const result = result_of(argument)) return ResultTyped{*result};
    return BadLine{};
  }
  if (word == "record" || word == "rec") return RecordTyped{std::string{argument}};
  if (word == "hear") return HearTyped{std::string{argument}};
  if (word == "help") return HelpTyped{std::string{argument}};
  return MoveTyped{std::string{word} + (argument.empty() ? "" : " ") + std::string{argument}};
}

}  // namespace

ConsoleLine read_console_line(std::string_view line) {
  std::string_view const text = trimmed(line);
  if (text.empty()) return EmptyLine{};
  if (text == "say" || text == "announce") return RequestTyped{table::Request::announce};
  if (text == "repeat") return RequestTyped{table::Request::repeat};
  if (text == "time") return RequestTyped{table::Request::times};
  if (text == "count") return RequestTyped{table::Request::move_number};
  if (text == "confirm") return ResultConfirmed{};
  if (text == "press") return PressTyped{};
  if (text == "where") return StandTyped{};
  if (text == "quit") return QuitTyped{};
  auto const blank = text.find_first_of(" \t");
  if (blank == std::string_view::npos) return with_argument(text, {});
  return with_argument(text.substr(0, blank), trimmed(text.substr(blank)));
}

std::string help_text(std::string_view command, speech::Sentences const& sentences) {
  std::string text;
  for (CommandHelp const& each : commands)
    if (command.empty() || command == each.name) text += sentences.translated(each.line) + '\n';
  return text;
}

}  // namespace tactus::program

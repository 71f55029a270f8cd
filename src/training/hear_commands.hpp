// SPDX-License-Identifier: GPL-3.0-or-later
// What may be typed while a game is heard: one table of words and codes. Pure.
#pragma once

#include "core/chess/piece.hpp"
#include "speech/words/sentences.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::training {

enum class HearCommand : std::uint8_t {
  next,
  back,
  again,
  start,
  end,
  comments,
  variation,
  out,
  games,
  help,
  quit
};
struct HearRow {
  HearCommand command;
  std::string_view words;   // as those of the table: "command: next"
  std::string_view keypad;  // characters of a numeric keypad
  std::string_view help;    // message
};
std::span<HearRow const> hear_rows();
std::vector<std::string> words_of(HearRow const& row, speech::Sentences const& sentences);

/// "variation 2", "games 3", "*32": which one.
struct HearLine {
  HearCommand command;
  std::optional<unsigned> number{};
};
/// "12", "12 black", "12b", "12." and "12..." on a keypad for Black's.
struct MoveWanted {
  unsigned number;
  chess::Color by = chess::Color::white;
};

/// Nothing: the line is none of these. The empty line is `next`.
std::optional<HearLine> read_hear_line(std::string_view line, speech::Sentences const& sentences);
std::optional<MoveWanted> read_move_wanted(std::string_view line);

/// A line for each command.
std::vector<std::string> hear_help(speech::Sentences const& sentences);

}  // namespace tactus::training

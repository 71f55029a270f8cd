// SPDX-License-Identifier: GPL-3.0-or-later
// What may be typed besides the commands of `tactus play`: one table of keys and words, and what a line asks
// for. Pure. Keys are those that blind players know from online play; none of them is a move or a command of
// `tactus`.
#pragma once

#include "core/notation/move_text.hpp"
#include "speech/words/sentences.hpp"
#include "src/training/answers.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::training {

/// Marks the words of a command for the catalogues.
constexpr std::string_view typed_words(std::string_view english) { return english; }

enum class Command : std::uint8_t {
  pieces,
  scan,
  square,
  here,
  moves,
  captures,
  bearing,
  diagonals,
  straight_lines,
  material
};

/// Texts are English and the keys of their translations.
struct CommandRow {
  Command command;
  std::string_view key;    // the same in every language
  std::string_view words;  // as those of the table (src/table/commands.hpp): "command: moves"
  std::string_view help;   // one line of 40 characters, with "{key}" and "{word}"
  std::string_view expected;
};
std::span<CommandRow const> command_rows();
/// The first is the one that help shows.
std::vector<std::string> words_of(CommandRow const& row, speech::Sentences const& sentences);

/// How questions are typed here.
struct QuestionReader {
  speech::Sentences sentences;
  notation::PieceLetters letters;

  /// Nothing: the line is none of these commands. The error is a sentence: what was expected. `here`: the
  /// square that was asked for last, where there is one.
  std::optional<tl::expected<Question, std::string>> read(std::string_view line,
                                                          std::optional<chess::Square> here) const;
  /// A line for each command, or for the one named by its key or word.
  std::vector<std::string> help(std::string_view about) const;
};

}  // namespace tactus::training

// SPDX-License-Identifier: GPL-3.0-or-later
// What a person is told, before it is put into a language: a whole English sentence, which is the key of its
// translations, and the values of its named arguments. Spoken, shown and Braille words are made from it.
#pragma once

#include "core/chess/move_description.hpp"
#include "core/chess/piece.hpp"
#include "core/chess/placement.hpp"
#include "core/chess/square.hpp"
#include "core/instant.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tactus {

/// Marks an English text as the key of a message: scripts/translations collects it into the catalogues. The
/// comment "Translators: ..." before it goes along.
constexpr std::string_view translatable(std::string_view english) { return english; }

/// A provision of the Laws by its row in the book (core/arbitration/book/law.hpp): its number depends on
/// the rule set.
struct LawRow {
  std::uint16_t index = 0;
  auto operator<=>(LawRow const&) const = default;  // NOLINT(modernize-use-nullptr): not about pointers
};

/// A move of a game. For the ear the move alone; for fingers and eyes with its number: they find that the
/// same move came once more, and whose it is.
struct NumberedMove {
  unsigned number = 1;
  chess::Color by = chess::Color::white;
  chess::MoveDescription move{};
  bool operator==(NumberedMove const&) const = default;
};

/// A move as somebody stated it, that may be nobody's: of its origin no more is known than it needs.
struct StatedMove {
  chess::MoveDescription move{};
  bool operator==(StatedMove const&) const = default;
};

/// A short text that somebody typed, told as it is; for the ear sign by sign, each by a name that is heard
/// (speech/words/spelling.hpp).
struct Spelled {
  std::string text;
  bool operator==(Spelled const&) const = default;
};

struct Message;

/// `std::string` is for what is the same in every language: names of ports, persons and files, texts that
/// were typed; messages stand inside others, translated.
using ArgumentValue =
    std::variant<std::string, Spelled, unsigned, Millis, chess::Square, chess::Color, chess::Kind,
                 chess::Piece, LawRow, chess::MoveDescription, NumberedMove, StatedMove,
                 std::vector<chess::PieceOn>, std::vector<chess::Square>, std::vector<Message>>;
struct Argument {
  std::string_view name;
  ArgumentValue value;
  bool operator==(Argument const&) const = default;
};

struct Message {
  std::string_view english;  // "{name}" stands for an argument; lives as long as the program
  std::vector<Argument> arguments{};
  bool operator==(Message const&) const = default;
};

/// The catalogues of translations are collected from the calls of this function: `english` must be a literal.
inline Message say(std::string_view english, std::vector<Argument> arguments = {}) {
  return {english, std::move(arguments)};
}

/// A text that has its words already.
inline Message as_it_is(std::string text) { return {"{name}", {{"name", std::move(text)}}}; }

}  // namespace tactus

// SPDX-License-Identifier: GPL-3.0-or-later
// What a person is told of boards, clocks and the table before a round: one fact a line, before it is put
// into a language. Shown and spoken words are both made from it.
#pragma once

#include "core/chess/piece.hpp"
#include "core/chess/square.hpp"
#include "core/instant.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tactus::equipment {

/// A text stands as it is: the name of a port, what a device calls itself.
using ArgumentValue = std::variant<std::string, unsigned, Millis, chess::Square, chess::Color, chess::Piece>;
struct Argument {
  std::string_view name;
  ArgumentValue value;
  bool operator==(Argument const&) const = default;
};

/// `english` is the whole sentence and the key of its translations; "{name}" stands for an argument.
struct Sentence {
  std::string_view english;
  std::vector<Argument> arguments;
  bool operator==(Sentence const&) const = default;
};
inline Sentence say(std::string_view english, std::vector<Argument> arguments = {}) {
  return {english, std::move(arguments)};
}

struct Fact {
  Sentence sentence;
  bool is_fault = false;  // something has to be done before a round can start
  bool operator==(Fact const&) const = default;
};
inline Fact well(Sentence sentence) { return {std::move(sentence), false}; }
inline Fact fault(Sentence sentence) { return {std::move(sentence), true}; }

using Facts = std::vector<Fact>;

}  // namespace tactus::equipment

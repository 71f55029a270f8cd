// SPDX-License-Identifier: GPL-3.0-or-later
// What a ruling says, before it is put into a language: a whole English sentence, which is also the key of
// its translations, and the values of its named arguments.
#pragma once

#include "core/arbitration/laws/book/law.hpp"
#include "core/chess/piece.hpp"
#include "core/chess/square.hpp"
#include "core/instant.hpp"

#include <initializer_list>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tactus::arbitration::laws {

/// `std::string` is for what is the same in every language: moves, FEN, names of files.
using ArgumentValue =
    std::variant<chess::Color, Millis, unsigned, chess::Square, chess::Kind, Law, std::string>;

struct Argument {
  std::string_view name;
  ArgumentValue value;

  bool operator==(Argument const&) const = default;
};

struct Sentence {
  std::string_view english;  // "{name}" stands for an argument; lives as long as the program
  std::vector<Argument> arguments;

  bool operator==(Sentence const&) const = default;
};

/// The catalogues of translations are collected from the calls of this function: `english` must be a literal.
inline Sentence say(std::string_view english, std::initializer_list<Argument> arguments = {}) {
  return {english, arguments};
}

}  // namespace tactus::arbitration::laws

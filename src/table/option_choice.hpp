// SPDX-License-Identifier: GPL-3.0-or-later
// Forms of options that several commands have.
#pragma once

#include "core/chess/piece.hpp"

#include <map>
#include <optional>
#include <string>

#include <CLI/CLI.hpp>

namespace tactus::program {

/// An option that takes one of a few words.
template <class Value>
CLI::Option* add_choice(CLI::App& app, std::string const& name, Value& value,
                        std::map<std::string, Value> const& words, std::string const& help) {
  std::string choices;
  for (auto const& [word, meaning] : words) choices += (choices.empty() ? "" : "|") + word;
  return app
      .add_option_function<std::string>(
          name, [&value, words](std::string const& word) { value = words.at(word); }, help)
      ->check([words, choices](std::string const& word) {
        return words.contains(word) ? std::string{} : "expected " + choices;
      })
      ->type_name(choices);
}

/// `white=VALUE` or `black=VALUE`.
struct OfSide {
  chess::Color side;
  std::string value;
};
inline std::optional<OfSide> read_of_side(std::string const& text) {
  auto const equals = text.find('=');
  std::string const side = text.substr(0, equals);
  if (equals == std::string::npos || equals + 1 == text.size() || (side != "white" && side != "black"))
    return std::nullopt;
  return OfSide{side == "white" ? chess::Color::white : chess::Color::black, text.substr(equals + 1)};
}

}  // namespace tactus::program

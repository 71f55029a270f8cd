// SPDX-License-Identifier: GPL-3.0-or-later
// Forms of options, and one that only a table has: a value for each side.
#pragma once

#include "core/chess/piece.hpp"
#include "core/message/message.hpp"
#include "src/command_line/option_forms.hpp"

#include <optional>
#include <string>

namespace tactus::program {

using command_line::add_choice;
using command_line::add_choice_of;
using command_line::add_flag;
using command_line::add_need;
using command_line::add_number;
using command_line::add_text;
using command_line::add_texts;
using command_line::Values;

/// `white=VALUE` or `black=VALUE`.
struct OfSide {
  chess::Color side;
  std::string value;
};
std::optional<OfSide> read_of_side(std::string const& text);

struct PlayOptions;
/// An option with such values, of which `take` has one at a time.
void add_of_sides(CLI::App& app, PlayOptions& play, std::string const& name,
                  std::optional<Message> (*take)(PlayOptions&, std::string const&), std::string const& help,
                  std::string const& type);

}  // namespace tactus::program

// SPDX-License-Identifier: GPL-3.0-or-later
// Where what is for one player alone comes out, when somebody else would hear or read it there. Pure.
#pragma once

#include "src/equipment/fact.hpp"
#include "src/table/options.hpp"

#include <optional>
#include <vector>

namespace tactus::program {

/// Whose private lines this screen does not show: he sees, and his blind opponent reads it.
std::optional<chess::Color> hidden_on_screen(PlayOptions const& options, table::TableSetup const& setup);
/// Whose private lines are not spoken, at a table where Tactus speaks or where they are not shown either.
std::vector<chess::Color> without_ear(PlayOptions const& options, table::TableSetup const& setup);
/// What players have to know of it before a game.
std::vector<equipment::Sentence> ear_facts(PlayOptions const& options, table::TableSetup const& setup);

}  // namespace tactus::program

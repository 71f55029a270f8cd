// SPDX-License-Identifier: GPL-3.0-or-later
// The set-up file of a table on its way from `hall tables` over the desk and the relay to the table. What may
// stand in it is read at the table (src/table/options/hall_setup.hpp). Pure.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tactus::hall {

/// Begins each of these files: nothing else is sent, and over nothing else is written.
inline constexpr std::string_view setup_form = "# Written by tactus-arbiter hall tables.\n";

/// "table5.toml"
std::string setup_file_of(unsigned table);
/// Nothing: no name of such a file.
std::optional<unsigned> table_of_setup_file(std::string_view name);

/// What stands behind `round =`; empty: nothing does.
std::string_view round_in_setup(std::string_view text);
/// Whether the text is such a file, short enough to travel, and for this round by its line `round = N`.
bool is_setup_of_round(std::string_view text, std::string_view round);

}  // namespace tactus::hall

// SPDX-License-Identifier: GPL-3.0-or-later
// How the watch names what stands in the record of a game, in English.
#pragma once

#include "core/chess/piece.hpp"
#include "core/clock/clock_arithmetic.hpp"
#include "core/table/event.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace tactus::program {

/// "clock: White shows 1:29:00, by the time control 1:29:30: not what the move leaves".
std::string display_line(clock::DisplayDisagreement const& found);

}  // namespace tactus::program

// What the watch shows before the first move: which program plays, and all that was agreed.

namespace tactus::program::watch {

/// The program as it describes itself; or the calls that the kernel refused it.
std::vector<std::string> lines_of(table::ProgramStarted const& program);
std::vector<std::string> lines_of(table::TableSetup const& setup);

std::string_view name_of(chess::Color color);
std::string_view name_of(table::Device device);
std::string_view name_of(chess::Kind kind);
std::string_view words_of(table::GameResult result);
std::string_view words_of(table::IrregularityKind kind);
/// With its article of the Laws.
std::string_view words_of(table::ClaimKind kind);

}  // namespace tactus::program::watch

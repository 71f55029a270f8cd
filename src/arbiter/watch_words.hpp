// SPDX-License-Identifier: GPL-3.0-or-later
// How the watch names what stands in the record of a game, in English.
#pragma once

#include "core/chess/piece.hpp"
#include "core/table/event.hpp"

#include <string_view>

namespace tactus::program::watch {

std::string_view name_of(chess::Color color);
std::string_view name_of(table::Device device);
std::string_view name_of(chess::Kind kind);
std::string_view words_of(table::GameResult result);
std::string_view words_of(table::IrregularityKind kind);
/// With its article of the Laws.
std::string_view words_of(table::ClaimKind kind);

}  // namespace tactus::program::watch

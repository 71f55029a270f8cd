// SPDX-License-Identifier: GPL-3.0-or-later
// What the page is given, as JSON in its language: rows of the overview, and one board in full. Texts are
// ready to be shown; what is said in another language is a list of parts, each with its language.
#pragma once

#include "src/desk/boards/boards.hpp"
#include "src/desk/boards/desk.hpp"
#include "src/desk/web/page_language.hpp"

#include <vector>

#include <nlohmann/json_fwd.hpp>

namespace tactus::desk {

using Json = nlohmann::ordered_json;

/// How many boards there are, and how many at each level.
Json counts_view(Boards const& boards, Instant now);
/// [{"why", "since", "text"}]: what is wrong with all boards at once, of this machine's clock without a time;
/// none: nothing.
Json bands_view(Boards const& boards, Instant now, Tongue const& tongue);
/// [number, level, how its game stands]: one board in the strip of the hall.
Json tile_view(Seat const& seat, Instant now);
Json tiles_view(Boards const& boards, Instant now);
Json row_view(Seat const& seat, Instant now, Tongue const& tongue);
Json board_view(Seat const& seat, Instant now, Tongue const& tongue);
/// Rows of cells, heads first: each board with its result, and who has still to confirm it.
Json results_view(Boards const& boards, Tongue const& tongue);
Json alarm_view(Alarm const& alarm, RuleSet rules, Tongue const& tongue);
Json decision_view(RecordedDecision const& decision);
/// [{"desk", "name", "sector", "here", "named", "self"}]; none: there is one desk.
Json colleagues_view(std::vector<Colleague> const& colleagues);

/// Parts of the board's view (view_board.cpp).
Json squares_view(Board const& board, Tongue const& tongue);
/// Each board that is read, as it stands, where one of them differs: {"label", "squares": [{"piece",
/// "differs", "last"}]}; "?" for a piece that it does not know.
Json boards_view(Board const& board, Tongue const& tongue);
Json pieces_view(chess::Placement const& placement, Tongue const& tongue);
Json moves_view(Board const& board, Tongue const& tongue);
Json scores_view(Board const& board, Tongue const& tongue);

/// Milliseconds since 1970, as the page's scripts count time.
std::int64_t milliseconds(Instant time);

}  // namespace tactus::desk

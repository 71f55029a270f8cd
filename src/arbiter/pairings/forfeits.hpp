// SPDX-License-Identifier: GPL-3.0-or-later
// Games that nobody plays, for somebody did not come: his result is "-", his opponent's "+". Pure.
#pragma once

#include "src/arbiter/pairings/pairings.hpp"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::pairings {

/// Where somebody is paired: which of the pairings, and whether as White.
struct PairedPlayer {
  std::size_t pairing = 0;
  bool is_white = false;
};
/// A whole name counts before a part of one. Nothing: nobody of that name plays. The error: it fits several.
tl::expected<std::optional<PairedPlayer>, Message> paired_player(std::vector<Pairing> const& pairings,
                                                                 std::string const& name);

/// The file with the forfeits of these players; both of one pairing lose. A result that stands there stays,
/// and is told, as is who has no game in that round, or has played one.
tl::expected<Filled, Message> with_forfeits(std::string_view text, std::optional<unsigned> round,
                                            std::vector<std::string> const& absent,
                                            std::vector<PlayedGame> const& played = {});

// For the two forms: results by the line of their pairing, White's and Black's.

/// A tournament report, by its players; a list without any by its first line.
bool is_trf16(std::string_view text);
/// '1', '=', '0', '+' or '-'.
using Signs = std::map<std::size_t, std::pair<char, char>>;
Filled trf16_with_signs(std::string_view text, unsigned round, Signs const& signs);
std::string csv_with_texts(std::string_view text, std::map<std::size_t, std::string> const& results);

}  // namespace tactus::pairings

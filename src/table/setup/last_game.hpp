// SPDX-License-Identifier: GPL-3.0-or-later
// What was agreed for the last game by the questions: kept in a set-up file of its own beside the games, and
// offered before the next one.
#pragma once

#include "src/table/setup/dialogue.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace tactus::program {

/// "last-game.toml".
inline constexpr std::string_view last_game_file = "last-game.toml";

/// The answers of the last game of this folder; none where there was none, or where the file cannot be read.
std::vector<SetupAnswer> last_answers(std::string const& folder);

/// In place of those of the game before. False: nothing could be written, and those stand.
bool keep_as_last(std::string const& folder, std::vector<SetupAnswer> const& answers);

/// How the game that is asked about is like the last one.
enum class Likeness : std::uint8_t { none, same, colors_changed, other_opponent, other_opponent_and_colors };

/// The answer to "as last time?", and what it means; anything else is none.
std::string_view value_of(Likeness likeness);
Likeness likeness_of(std::string_view value);

/// What the last game has under this key, for a game of this likeness: of who played White then stands under
/// Black where the colours change. Empty: what holds without an answer.
std::string_view value_in(std::vector<SetupAnswer> const& last, std::string_view key, Likeness likeness);

/// The last game answers this question, which is not asked. `blind`: who is, in the game that is asked about.
/// Ports and sound devices must be there again, and the arbiter always types his word himself.
bool is_answered_by(Surroundings const& surroundings, std::string_view key, Likeness likeness,
                    std::string_view blind);

}  // namespace tactus::program

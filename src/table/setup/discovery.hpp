// SPDX-License-Identifier: GPL-3.0-or-later
// What is found before a game: what answers at the ports of this machine, looked for while a person answers
// other questions; the game of this folder that has not ended; what was agreed for the last one.
#pragma once

#include "src/equipment/port_finding.hpp"
#include "src/table/setup/dialogue.hpp"

#include <future>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::program {

class PortSearch {
 public:
  /// Every port that this user may open is looked at, all at once, but for those built into the machine,
  /// where boards are seldom and listening is long: they are only named.
  PortSearch();

  bool is_done() const;
  /// Waits, ten seconds at most. Once.
  std::vector<FoundPort> take();
  bool is_taken() const { return is_taken_; }

 private:
  struct Look {
    std::string port;
    std::future<equipment::PortFinding> finding;  // not valid: only named
  };
  std::vector<Look> looks_;
  bool is_taken_ = false;
};

/// What is worth telling of a port.
FoundPort found_port(equipment::PortFinding const& finding);

// The game of a folder that a person may want to go on with: after a power cut nobody remembers its file.

/// Of the game files of `folder` the one with the newest last event whose game was begun by this profile of
/// the program, has not ended and is not being played now, and how many others are like it. Only reads.
std::optional<UnfinishedGame> newest_unfinished_game(std::string const& folder, std::string const& profile);

// What was agreed for the last game by the questions: kept in a set-up file of its own beside the games, and
// offered before the next one.

/// "last-game.toml".
inline constexpr std::string_view last_game_file = "last-game.toml";

/// The answers of the last game of this folder; none where there was none, or where the file cannot be read.
std::vector<SetupAnswer> last_answers(std::string const& folder);

/// What the hall says, of what would be asked: also that nobody is blind, and that nobody has an assistant.
std::vector<SetupAnswer> answers_of_hall(std::vector<Setting> const& settings);

/// In place of those of the game before. False: nothing could be written, and those stand.
bool keep_as_last(std::string const& folder, std::vector<SetupAnswer> const& answers);
/// A set-up file: a comment, then a line for each answer.
std::string set_up_text(std::string_view comment, std::vector<SetupAnswer> const& answers);

/// How the game that is asked about is like the last one.
enum class Likeness : std::uint8_t { none, same, colors_changed, other_opponent, other_opponent_and_colors };

/// The answer to "as last time?", and what it means; anything else is none.
std::string_view value_of(Likeness likeness);
Likeness likeness_of(std::string_view value);

/// How the hall's players sit beside those of the last game: the board of who is blind goes with him.
Likeness likeness_of_hall(std::vector<SetupAnswer> const& last, std::vector<SetupAnswer> const& hall);

/// What the last game has under this key, for a game of this likeness: of who played White then stands under
/// Black where the colours change. Empty: what holds without an answer.
std::string_view value_in(std::vector<SetupAnswer> const& last, std::string_view key, Likeness likeness);

/// The last game answers this question, which is not asked. `blind`: who is, in the game that is asked about.
/// Ports and sound devices must be there again, and the arbiter always types his word himself.
bool is_answered_by(Surroundings const& surroundings, std::string_view key, Likeness likeness,
                    std::string_view blind);

}  // namespace tactus::program

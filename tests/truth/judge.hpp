// SPDX-License-Identifier: GPL-3.0-or-later
// Holds every statement of the product against the log of truth; one rule for each kind of statement.
#pragma once

#include "tests/truth/people/truth_log.hpp"
#include "tests/truth/statement.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace tactus::truth {

enum class Measure : std::uint8_t { false_statement, missing, wrong_ply, stop_unnoticed, innocent, unclear };
inline constexpr std::array all_measures{Measure::false_statement, Measure::missing,  Measure::wrong_ply,
                                         Measure::stop_unnoticed,  Measure::innocent, Measure::unclear};
/// In one word.
char const* name_of(Measure measure);

struct Verdict {
  Measure measure;
  std::string why;
};

/// Who plays a game.
struct Evidence {
  TruthLog const& log;
  Statements const& said;
};

inline constexpr Millis at_the_same_time{1'500};  // of what is done and what is told of it
inline constexpr Millis of_display{2'000};        // of the clock, from the time that is told
void find(std::vector<Verdict>& found, Measure measure, Statement const& said);
/// He hears it himself, or his assistant does for him.
bool reaches(Evidence const& all, Statement const& said, Color player);
bool is_told(Evidence const& all, Kind kind, auto const& fits) {
  return std::any_of(all.said.list.begin(), all.said.list.end(),
                     [&](Statement const& s) { return s.kind == kind && fits(s); });
}

// The rules.

/// A move was made, announced, completed: by that player, with that piece and promotion.
void judge_moves(Evidence const& all, std::vector<Verdict>& found);
/// The opponent has each move within three seconds of the press; the record goes on, or says that it does
/// not.
void judge_silence(Evidence const& all, std::vector<Verdict>& found);
/// What names a player: he did that, in that ply. What the equipment could show is told.
void judge_accusations(Evidence const& all, std::vector<Verdict>& found);
/// It is so with boards and clock at that moment.
void judge_equipment(Evidence const& all, std::vector<Verdict>& found);
/// An offer or an end stands open, and for whom.
void judge_offers(Evidence const& all, std::vector<Verdict>& found);
/// How the game stands, as it is told on one key at any moment: what is wrong and no other, and whose move it
/// is.
void judge_standing(Evidence const& all, std::vector<Verdict>& found);
/// What is entered is answered in the ear of who entered it; times are those of the display, and a text is
/// refused by its form alone.
void judge_answers(Evidence const& all, std::vector<Verdict>& found);
/// A move that was made while nobody looked is recorded and told as such, and no other.
void judge_found(Evidence const& all, std::vector<Verdict>& found);
/// The moves that were made and completed, and no other.
void judge_record(Evidence const& all, std::vector<Verdict>& found);

std::vector<Verdict> judge(Evidence const& all);

}  // namespace tactus::truth

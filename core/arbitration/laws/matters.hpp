// SPDX-License-Identifier: GPL-3.0-or-later
// The matters of the laws: one row each, with the file of its article. Which of them a situation is about:
// decide.cpp. Internal to core/arbitration/laws; the door is decide.hpp.
#pragma once

#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/situation.hpp"

#include <initializer_list>
#include <string_view>

namespace tactus::arbitration::laws {

class Asks {
 public:
  constexpr Asks(std::initializer_list<Ask> asks) {
    for (Ask const ask : asks) bits_ |= bit(ask);
  }
  constexpr bool has(Ask ask) const { return (bits_ & bit(ask)) != 0; }

 private:
  static constexpr unsigned bit(Ask ask) { return 1U << static_cast<unsigned>(ask); }

  unsigned bits_ = 0;
};

struct Matter {
  Asks hears;  // another question is answered as the nearest kindred one that it hears
  RulingOrFault (*decide)(Situation const&);
};

// Questions about what follows from facts, not about a move, a text or a clock.
inline constexpr Asks claim_asks{Ask::ruling, Ask::result, Ask::permission};
inline constexpr Asks game_asks{Ask::ruling, Ask::result, Ask::permission, Ask::next_action};
inline constexpr Asks judgement_asks{Ask::ruling, Ask::result, Ask::permission, Ask::next_action,
                                     Ask::classify};
/// Of what is told of a game in progress.
inline constexpr Asks table_asks{Ask::ruling,   Ask::result,    Ask::permission, Ask::next_action,
                                 Ask::classify, Ask::must_move, Ask::record,     Ask::clock};

// Touched pieces.
extern Matter const touch_choices;     // 4.2 to 4.7: touch_4/touch_moves.cpp
extern Matter const touch_claims;      // 4.8: touch_4/touch_claims.cpp
extern Matter const adjustings;        // 4.2.1, 6.2.5: touch_4/touch_claims.cpp
extern Matter const reported_touches;  // D.2.10.5: touch_4/touch_claims.cpp

// Ends of games.
extern Matter const results;          // 5.1, 5.2, 11.7: ends_5_9/results.cpp
extern Matter const settled_matters;  // 8.7, 9.5.1: ends_5_9/settled_matters.cpp
extern Matter const draw_agreements;  // 5.2.3, 9.1: ends_5_9/draw_offers.cpp
extern Matter const draw_claims;      // 9.2 to 9.6: ends_5_9/draw_claims.cpp

// The clock.
extern Matter const clock_presses;         // 6.2: clock_6/clock_presses.cpp
extern Matter const assistant_allowances;  // 6.2.6, 8.1.6: clock_6/clock_presses.cpp
extern Matter const clock_misuses;         // 6.2.3, 6.2.4, 6.11: clock_6/clock_handling.cpp
extern Matter const thinking_times;        // 6.3: clock_6/time_control.cpp
extern Matter const late_arrivals;         // 6.7: clock_6/default_time.cpp
extern Matter const flag_falls;            // 6.8, 6.9, A.5.3, III.3: clock_6/flag_falls.cpp
extern Matter const wrong_clock_settings;  // 6.10.2, A.5.1.1: clock_6/clock_settings.cpp
extern Matter const quickplay_finishes;    // Guideline III, 2014 Appendix G: clock_6/quickplay_finishes.cpp

// Irregularities.
extern Matter const irregularities;  // 7.2 to 7.4, 7.6: irregular_7/irregularities.cpp
extern Matter const illegal_moves;   // 7.5, 7.7, 7.8, A.5.2, A.5.4: irregular_7/illegal_moves.cpp

// Scoresheets.
extern Matter const recording_duties;      // 8.1.1, 8.4, A.2: scoresheet_8/recording_duty.cpp
extern Matter const ways_of_scoring;       // D.2.7: scoresheet_8/recording_duty.cpp
extern Matter const writing_in_advance;    // 8.1.2, 8.1.4: scoresheet_8/entries_on_sheets.cpp
extern Matter const moves_before_writing;  // 8.1.3: scoresheet_8/entries_on_sheets.cpp
extern Matter const writers_for_players;   // 8.1.6: scoresheet_8/writers.cpp
extern Matter const stopped_records;       // 8.5: scoresheet_8/stopped_records.cpp
extern Matter const unprovable_oversteps;  // 8.6: scoresheet_8/stopped_records.cpp
extern Matter const written_moves;         // Appendix C: scoresheet_8/written_moves.cpp
extern Matter const written_games;         // Appendix C, 8.1: scoresheet_8/written_moves.cpp
extern Matter const notations;             // Appendix C: scoresheet_8/written_moves.cpp
extern Matter const sheets_as_evidence;    // 8.1.1, Appendix C: scoresheet_8/written_moves.cpp

// Conduct: what may be told, who may act for whom, what may be carried.
extern Matter const behaviours;           // 11.1 to 11.5: conduct_11/behaviour.cpp
extern Matter const phones;               // 11.3.2, Finnish 15: conduct_11/devices.cpp
extern Matter const devices;              // 11.3.2: conduct_11/devices.cpp
extern Matter const program_tellings;     // 11.3.1, 12.6, 12.7, D.2.1, D.2.10.4: conduct_11/tellings.cpp
extern Matter const spectators;           // 12.7: conduct_11/tellings.cpp
extern Matter const displays;             // 6.12: conduct_11/tellings.cpp
extern Matter const score_requests;       // A.4.3, B.2.3: conduct_11/tellings.cpp
extern Matter const claims_of_outsiders;  // 12.7: conduct_11/outsiders.cpp

// Rapid and blitz.
extern Matter const time_controls;  // A.1, B.1: rapid_blitz_ab/phases.cpp
extern Matter const supervisions;   // A.4, A.6, B.2, B.4: rapid_blitz_ab/supervisions.cpp

// Games with a visually disabled player.
extern Matter const wordings;              // D.2.1: blind_d/announcements.cpp
extern Matter const answers_owed;          // D.2.1, D.2.3: blind_d/announcements.cpp
extern Matter const corrections;           // D.2.8: blind_d/announcements.cpp
extern Matter const tactile_moves;         // D.2.3, D.2.4, the press: blind_d/tactile_moves.cpp
extern Matter const move_states;           // D.2.2 to D.2.5, 4.7: blind_d/tactile_moves.cpp
extern Matter const special_clocks;        // D.2.6: blind_d/questions.cpp
extern Matter const questions_of_players;  // D.2.1, D.2.10.4: blind_d/questions.cpp
extern Matter const hands_of_assistants;   // 4.3, D.2.10.1: blind_d/questions.cpp
extern Matter const divergences;           // D.2.9: blind_d/divergences.cpp
extern Matter const acts_of_assistants;    // D.2.10, D.2.11: blind_d/assistants.cpp
extern Matter const rights_to_assistant;   // D.2.10, D.2.11: blind_d/assistants.cpp

// Guidelines I and II, 2014 Appendices E and F.
extern Matter const endings_before_resumption;  // I.4, I.6: adjournment_1/resumptions.cpp
extern Matter const resumptions;                // I.9 to I.11: adjournment_1/resumptions.cpp
extern Matter const moves_instead_of_sealing;   // I.1.1: adjournment_1/adjournments.cpp
extern Matter const early_adjournments;         // I.1.2: adjournment_1/adjournments.cpp
extern Matter const lost_envelopes;             // I.12: adjournment_1/adjournments.cpp
extern Matter const clocks_at_resumption;       // I.13: adjournment_1/adjournments.cpp
extern Matter const sealed_moves;               // I.8, I.9.1: adjournment_1/sealed_moves.cpp
extern Matter const chess960_starts;            // II.2: chess960/chess960.cpp
extern Matter const chess960_castlings;         // II.3: chess960/chess960.cpp

/// What a matter says to a situation that is not about it, and `decide` where none is.
tl::unexpected<FactFault> nobodys_matter();

}  // namespace tactus::arbitration::laws

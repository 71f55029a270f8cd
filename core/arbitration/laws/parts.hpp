// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the laws. Each says whether a situation is its concern, and decides those that are. Internal
// to core/arbitration/laws; the door is decide.hpp.
#pragma once

#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/situation.hpp"

#include <algorithm>
#include <span>

namespace tactus::arbitration::laws {

/// Questions about what follows from facts, not about a move, a text or a clock.
constexpr bool asks_for_judgement(Ask ask) {
  return ask == Ask::permission || ask == Ask::ruling || ask == Ask::result || ask == Ask::next_action ||
         ask == Ask::classify;
}

struct Matter {
  bool (*concerns)(Situation const&);
  RulingOrFault (*decide)(Situation const&);
};

inline bool any_concerned(std::span<Matter const> matters, Situation const& situation) {
  return std::ranges::any_of(matters, [&](Matter const& matter) { return matter.concerns(situation); });
}

/// Precondition: any_concerned(matters, situation).
inline RulingOrFault decide_first(std::span<Matter const> matters, Situation const& situation) {
  return std::ranges::find_if(matters, [&](Matter const& matter) { return matter.concerns(situation); })
      ->decide(situation);
}

// The matters of Article 6 that are not flag falls.

extern Matter const thinking_times;        // 6.3: clock_6/time_control.cpp
extern Matter const late_arrivals;         // 6.7: clock_6/default_time.cpp
extern Matter const clock_presses;         // 6.2: clock_6/clock_presses.cpp
extern Matter const assistant_allowances;  // 6.2.6, 8.1.6: clock_6/clock_presses.cpp
extern Matter const wrong_clock_settings;  // 6.10.2, A.5.1.1: clock_6/clock_settings.cpp

// The matters of conduct: what may be told, who may act for whom, what may be carried.

extern Matter const program_tellings;     // 11.3.1, 12.6, 12.7, D.2.1, D.2.10.4: conduct_11/tellings.cpp
extern Matter const spectators;           // 12.7: conduct_11/tellings.cpp
extern Matter const acts_of_assistants;   // D.2.10, D.2.11: blind_d/assistants.cpp
extern Matter const rights_to_assistant;  // D.2.10, D.2.11: blind_d/assistants.cpp
extern Matter const phones;               // 11.3.2, Finnish 15: conduct_11/devices.cpp
extern Matter const devices;              // 11.3.2: conduct_11/devices.cpp
extern Matter const displays;             // 6.12: conduct_11/tellings.cpp
extern Matter const score_requests;       // A.4.3, B.2.3: conduct_11/tellings.cpp

struct Part {
  std::string_view name;
  bool (*concerns)(Situation const&);
  RulingOrFault (*decide)(Situation const&);
};

/// The names of the parts that take the situation as their concern; more than one is a mistake of ours. The
/// test that stands before them is named, too, where it answers.
std::vector<std::string_view> parts_concerned(Situation const& situation);

// One file each.
extern Part const written_moves;       // Appendix C, 8.1: scoresheet_8/written_moves.cpp
extern Part const announcements;       // D.2.1, D.2.8
extern Part const tactile_moves;       // D.2.2 to D.2.5
extern Part const touch_moves;         // 4.2 to 4.8
extern Part const divergences;         // D.2.9
extern Part const illegal_moves;       // 7.5, 7.7, 7.8, A.5.2
extern Part const irregularities;      // 7.2 to 7.4, 7.6
extern Part const time_controls;       // A.1, B.1, 6.3
extern Part const clock_times;         // 6.2, 6.3, 6.7, 6.10
extern Part const flag_falls;          // 6.9, A.5.3, III.3
extern Part const draw_claims;         // 9.2 to 9.6
extern Part const draw_agreements;     // 5.2.3, 9.1
extern Part const results;             // 5.1, 5.2, 11.7
extern Part const scoresheet_duties;   // 8.1 to 8.6
extern Part const conduct;             // 11.3, 12.6, 12.7, D.2.10, D.2.11
extern Part const adjournments;        // Guideline I, 2014 Appendix E
extern Part const chess960_rules;      // Guideline II, 2014 Appendix F
extern Part const quickplay_finishes;  // Guideline III, 2014 Appendix G
extern Part const supervisions;        // A.4, A.6, B.2, B.4
extern Part const incidents;  // what happened last and has a name of its own: conduct_11/incidents.cpp

// The matters of Article 8 that are not notation.

extern Matter const recording_duties;      // 8.1.1, 8.4, A.2: scoresheet_8/recording_duty.cpp
extern Matter const writing_in_advance;    // 8.1.2, 8.1.4: scoresheet_8/entries_on_sheets.cpp
extern Matter const moves_before_writing;  // 8.1.3: scoresheet_8/entries_on_sheets.cpp
extern Matter const stopped_records;       // 8.5: scoresheet_8/stopped_records.cpp
extern Matter const unprovable_oversteps;  // 8.6: scoresheet_8/stopped_records.cpp
extern Matter const ways_of_scoring;       // D.2.7: scoresheet_8/recording_duty.cpp

}  // namespace tactus::arbitration::laws

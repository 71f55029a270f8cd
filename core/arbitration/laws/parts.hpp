// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the laws. Each says whether a situation is its concern, and decides those that are. Internal
// to core/arbitration/laws; the door is decide.hpp.
#pragma once

#include "core/arbitration/laws/ruling.hpp"
#include "core/arbitration/laws/situation.hpp"

namespace tactus::arbitration::laws {

struct Part {
  std::string_view name;
  bool (*concerns)(Situation const&);
  RulingOrFault (*decide)(Situation const&);
};

/// The names of the parts that take the situation as their concern; more than one is a mistake of ours.
std::vector<std::string_view> parts_concerned(Situation const& situation);

// One file each.
extern Part const written_moves;       // Appendix C, 8.1: written_moves.cpp
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

}  // namespace tactus::arbitration::laws

// SPDX-License-Identifier: GPL-3.0-or-later
// One game from its plan to its verdicts, and many: measures by act, the shortest list of acts that fails.
#pragma once

#include "tests/truth/judge.hpp"
#include "tests/truth/papers.hpp"
#include "tests/truth/people/acts.hpp"
#include "tests/truth/views.hpp"

#include <map>
#include <optional>
#include <ostream>
#include <set>
#include <string>
#include <vector>

namespace tactus::truth {

struct Trial {
  TruthLog log;
  Statements said;
  Views views;
  Papers papers;
  std::vector<Verdict> verdicts;
};

Trial tried(Plan const& plan);
/// By all rules.
std::vector<Verdict> verdicts_on(Trial const& trial);
bool has(Trial const& trial, Measure measure);
/// Acts and plies left out as long as it fails by this measure.
Plan shortest(Plan plan, Measure measure);

struct Measured {
  unsigned games = 0, plies = 0;
  std::map<Measure, unsigned> counts{};      // verdicts
  std::map<Measure, unsigned> games_with{};  // that have one
};

/// By the name of the act of games that have only that one; "several" for the others.
class Measures {
 public:
  void add(Plan const& plan, Trial const& trial);
  std::map<std::string, Measured> const& by_act() const { return by_act_; }
  /// Acts and measures that came in a game of that act alone: "copies slowly: innocent".
  std::set<std::string> faults() const;
  void print(std::ostream& out) const;

 private:
  std::map<std::string, Measured> by_act_;
};

/// Both sides of the story, line by line in the order of time.
void print_story(std::ostream& out, Plan const& plan, Trial const& trial);

}  // namespace tactus::truth

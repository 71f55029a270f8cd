// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/truth/trial.hpp"

#include "tests/truth/people/game.hpp"
#include "tests/truth/table.hpp"

#include <algorithm>
#include <iomanip>

namespace tactus::truth {

Trial tried(Plan const& plan) {
  Trial trial;
  Table table{plan};
  Game{plan, table, trial.log}.play();
  trial.said = table.statements();
  auto const& script = table.script();
  trial.views = views_of(script.events(), table.now() - script.now().time_since_epoch());
  trial.papers = papers_of(script.events(), trial.log);
  trial.verdicts = verdicts_on(trial);
  return trial;
}

std::vector<Verdict> verdicts_on(Trial const& trial) {
  auto found = judge({trial.log, trial.said});
  judge_views(trial.log, trial.views, found);
  judge_papers(trial.log, trial.papers, found);
  return found;
}

bool has(Trial const& trial, Measure measure) {
  return std::any_of(trial.verdicts.begin(), trial.verdicts.end(),
                     [&](Verdict const& v) { return v.measure == measure; });
}

namespace {

/// Without this act; the later ones by so many plies later, for they may want what it left.
Plan without(Plan plan, std::size_t act, unsigned later) {
  plan.acts.erase(plan.acts.begin() + static_cast<std::ptrdiff_t>(act));
  for (std::size_t i = act; i < plan.acts.size(); ++i) plan.acts[i].ply += later;
  return plan;
}

}  // namespace

Plan shortest(Plan plan, Measure measure) {
  for (std::size_t i = 0; i < plan.acts.size();) {
    std::optional<Plan> less;
    for (unsigned later = 0; later < 3 && !less; ++later)
      if (Plan const each = without(plan, i, later); has(tried(each), measure)) less = each;
    if (less)
      plan = *less;
    else
      ++i;
  }
  while (plan.plies > 1) {
    Plan less = plan;
    --less.plies;
    if (!has(tried(less), measure)) break;
    plan = less;
  }
  return plan;
}

void Measures::add(Plan const& plan, Trial const& trial) {
  std::string const name = plan.acts.size() == 1 ? std::string{acts()[plan.acts[0].act].name} : "several";
  Measured& all = by_act_[name];
  ++all.games;
  all.plies += static_cast<unsigned>(trial.log.all_completed.size());
  for (Verdict const& v : trial.verdicts) ++all.counts[v.measure];
  for (Measure const m : all_measures)
    if (has(trial, m)) ++all.games_with[m];
}

std::set<std::string> Measures::faults() const {
  std::set<std::string> found;
  for (auto const& [name, all] : by_act_)
    if (name != "several")
      for (auto const& [measure, count] : all.counts)
        if (count > 0) found.insert(name + ": " + name_of(measure));
  return found;
}

void Measures::print(std::ostream& out) const {
  out << std::left << std::setw(26) << "act" << std::right << std::setw(7) << "games" << std::setw(8)
      << "plies";
  for (Measure const m : all_measures) out << std::setw(11) << name_of(m);
  out << '\n';
  Measured sum;
  auto const row = [&](std::string const& name, Measured const& all) {
    out << std::left << std::setw(26) << name << std::right << std::setw(7) << all.games << std::setw(8)
        << all.plies;
    for (Measure const m : all_measures) {
      auto const count = all.counts.find(m);
      out << std::setw(11) << (count == all.counts.end() ? 0U : count->second);
    }
    out << '\n';
  };
  for (auto const& [name, all] : by_act_) {
    row(name, all);
    sum.games += all.games;
    sum.plies += all.plies;
    for (auto const& [m, count] : all.counts) sum.counts[m] += count;
  }
  row("all", sum);
}

void print_story(std::ostream& out, Plan const& plan, Trial const& trial) {
  out << "seed " << plan.seed << ", " << text_of(plan.acts) << '\n';
  std::vector<std::pair<Millis, std::string>> lines;
  for (Deed const& d : trial.log.deeds) lines.emplace_back(d.at, trial.log.line_of(d));
  for (Statement const& s : trial.said.list) lines.emplace_back(s.at, "    " + line_of(s));
  std::stable_sort(lines.begin(), lines.end(),
                   [](auto const& a, auto const& b) { return a.first < b.first; });
  for (auto const& [at, line] : lines) out << line << '\n';
  for (Verdict const& v : trial.verdicts) out << name_of(v.measure) << ": " << v.why << '\n';
}

}  // namespace tactus::truth

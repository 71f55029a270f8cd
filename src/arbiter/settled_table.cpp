// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/arbiter/settled_table.hpp"

#include <chrono>

namespace tactus::program {
namespace {

namespace ours = arbitration::reconcile;
using arbitration::laws::say;
using chess::Color;
using PatienceClock = std::chrono::steady_clock;

constexpr std::chrono::seconds patience{2};

/// White stands in the place of the visually disabled player: nothing that is decided hangs on who that is.
ours::Case case_of(FoundTable const& table,
                   ours::ByPlayer<arbitration::laws::SheetLanguage> const& languages) {
  ours::Case found;
  found.start = table.start;
  found.blind = Color::white;
  found.boards = {table.boards.white, table.boards.black};
  found.sheets = {sheet_in(table.sheets.white, languages.blind),
                  sheet_in(table.sheets.black, languages.sighted)};
  found.clocks = table.clocks;
  return found;
}

/// Where a language was guessed it is told, because all the rest hangs on it.
SheetSection language_section(FoundTable const& table,
                              ours::ByPlayer<arbitration::laws::SheetLanguage> const& languages) {
  SheetSection section{say("Sheets as read:")};
  auto const add = [&](Color player, arbitration::laws::SheetLanguage language) {
    section.lines.push_back(say("{player}'s sheet: language {code}, lines: {count}",
                                {{"player", player},
                                 {"code", std::string(ours::code_of(language))},
                                 {"count", static_cast<unsigned>(table.sheets[player].lines.size())}}));
  };
  add(Color::white, languages.blind);
  add(Color::black, languages.sighted);
  return section;
}

}  // namespace

SettledTable settled(FoundTable const& table, arbitration::laws::RuleSet rules) {
  auto const started = PatienceClock::now();
  auto const languages = ours::languages_of(table.start, {table.sheets.white, table.sheets.black});
  SettledTable done;
  done.found = case_of(table, languages);
  ours::Effort effort;
  effort.is_time_up = [started] { return PatienceClock::now() - started >= patience; };
  done.settlement = ours::settle(done.found, effort);
  done.decision = ours::decision_on(done.found, done.settlement, rules);
  done.sheet = decision_sheet(done.decision);
  done.sheet.push_back(language_section(table, languages));
  return done;
}

}  // namespace tactus::program

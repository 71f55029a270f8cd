// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-arbiter`, the program beside the board or in the office. Only dispatch.

#include "src/arbiter/commands/clock.hpp"
#include "src/arbiter/commands/commands.hpp"
#include "src/arbiter/decisions/round_decisions.hpp"
#include "src/arbiter/law/law.hpp"
#include "src/arbiter/options/options.hpp"
#include "src/arbiter/reconcile/case_line.hpp"
#include "src/arbiter/reconcile/game.hpp"
#include "src/arbiter/reconcile/guided.hpp"
#include "src/arbiter/rule/rule.hpp"
#include "src/arbiter/watch/watch.hpp"
#include "src/command_line/program_note.hpp"

#include <iostream>

namespace {

using namespace tactus::program;

struct Run {
  int operator()(WatchOptions const& options) const { return run_watch(options, std::cout, std::cerr); }
  int operator()(ExportOptions const& options) const { return run_export(options, std::cout, std::cerr); }
  int operator()(PerftOptions const& options) const { return run_perft(options, std::cout, std::cerr); }
  int operator()(ReplayPgnOptions const& options) const {
    return run_replay_pgn(options, std::cout, std::cerr);
  }
  int operator()(CanMateOptions const& options) const {
    return run_can_mate(options, std::cin, std::cout, std::cerr);
  }
  int operator()(RuleOptions const& options) const { return run_rule(options, std::cout, std::cerr); }
  int operator()(LawOptions const& options) const { return run_law(options, std::cout, std::cerr); }
  int operator()(ClockOptions const& options) const { return run_clock(options, std::cout, std::cerr); }
  int operator()(ReconcileOptions const& options) const {
    return run_reconcile(options, std::cout, std::cerr);
  }
  int operator()(ReconcileGameOptions const& options) const {
    return run_reconcile_game(options, std::cout, std::cerr);
  }
  int operator()(ReconcileGuidedOptions const& options) const {
    return run_reconcile_guided(options, std::cin, std::cout, std::cerr);
  }
  int operator()(SalvageOptions const& options) const { return run_salvage(options, std::cout, std::cerr); }
  int operator()(CheckOptions const& options) const { return run_check(options, std::cout, std::cerr); }
  int operator()(DecisionsOptions const& options) const {
    return run_decisions(options, std::cout, std::cerr);
  }
  int operator()(WordOptions const& /*none*/) const { return run_word(std::cout, std::cerr); }
  int operator()(Stop const& stop) const { return static_cast<int>(tactus::command_line::tell(stop)); }
};

}  // namespace

TACTUS_PROGRAM_NOTE("tactus-arbiter arbiter");

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);  // nothing else writes to these streams, and lines are read by the block
  if (is_for_companion(argc, argv)) return become_companion(argv, std::cerr);
  return std::visit(Run{}, read_command_line(argc, argv));
}

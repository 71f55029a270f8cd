// SPDX-License-Identifier: GPL-3.0-or-later
// What `tactus-arbiter reconcile` is asked for: cases for machines, a game file, or a guided entry.
#pragma once

#include "core/arbitration/book/rule_set.hpp"
#include "core/arbitration/laws/cases/facts.hpp"
#include "core/message/message.hpp"
#include "src/words/catalogue.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace tactus::program {

struct ReconcileOptions {
  std::int64_t deadline_ms = 0;             // for each case; then what was found until then; 0: none
  std::optional<words::Language> language;  // nothing: the environment's
};

enum class SheetFormat : std::uint8_t { text, json, html };

struct ReconcileGameOptions {
  std::string game;
  arbitration::laws::ByColor<std::string> sheets{};  // files; empty: none given
  arbitration::laws::ByColor<std::string> boards{};  // FEN or file; empty: as the game file has it
  SheetFormat format = SheetFormat::text;
  arbitration::laws::RuleSet rules = arbitration::laws::RuleSet::fide_2023;
  std::string decide;  // number of an answer or own words; empty: nothing is recorded
  std::string reason;
  std::optional<words::Language> language;
};

struct ReconcileGuidedOptions {
  std::string save;  // file that keeps what was entered; empty: none
  arbitration::laws::RuleSet rules = arbitration::laws::RuleSet::fide_2023;
  std::optional<words::Language> language;
};

/// As typed, before it is clear which of the three is meant.
struct ReconcileArguments {
  bool is_jsonl = false;
  bool is_guided = false;
  ReconcileOptions lines;
  ReconcileGameOptions game;
  std::string save;
};

void add_reconcile(CLI::App& app, ReconcileArguments& arguments);

/// What is wrong with the arguments together; empty: nothing.
std::optional<Message> fault_of(ReconcileArguments const& arguments);

}  // namespace tactus::program

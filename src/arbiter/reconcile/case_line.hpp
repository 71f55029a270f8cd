// SPDX-License-Identifier: GPL-3.0-or-later
// A case of two boards and two scoresheets as a line of JSON (docs/arbiters/reconcile.md: keys for machines).
#pragma once

#include "core/arbitration/reconcile/settlement.hpp"
#include "core/arbitration/reconcile/sheets/joint_reading.hpp"
#include "core/instant.hpp"
#include "src/arbiter/options/options.hpp"
#include "src/arbiter/rule/cases/line.hpp"
#include "src/words/catalogue.hpp"

#include <chrono>
#include <iosfwd>
#include <string>
#include <string_view>

namespace tactus::program {

/// Cases from standard input. Returns the exit status.
int run_reconcile(ReconcileOptions const& options, std::ostream& out, std::ostream& errors);

}  // namespace tactus::program

namespace tactus::program::reconcile {

namespace ours = arbitration::reconcile;

using ruling::CaseFault;

struct AskedCase {
  std::string id = "null";  // its JSON text, to be echoed as it was
  bool is_chess960 = false;
  chess::Color blind = chess::Color::white;  // who stands under "blind", his opponent under "sighted"
  ours::Case found;

  std::string_view name_of(chess::Color player) const { return player == blind ? "blind" : "sighted"; }
};

/// Keys that are not known are ignored.
tl::expected<AskedCase, CaseFault> read_case(std::string_view line);

// The answer to a case of two boards and two scoresheets as a line of JSON.

std::string write_answer(AskedCase const& asked, ours::Settlement const& settlement,
                         std::chrono::nanoseconds taken, words::Catalogue const& catalogue);
std::string write_fault(CaseFault const& fault);

// One line in, one line out: a case of two boards and two scoresheets as JSON, and its answer or error.

/// Without a line end. After `deadline` the answer is what was found until then and says so; zero: no
/// deadline.
std::string answer_to(std::string_view line, words::Catalogue const& catalogue = {}, Millis deadline = {});
/// With so much effort, whatever the time.
std::string answer_to(std::string_view line, words::Catalogue const& catalogue,
                      arbitration::reconcile::Effort const& effort);

}  // namespace tactus::program::reconcile

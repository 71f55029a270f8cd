// SPDX-License-Identifier: GPL-3.0-or-later
// A case of two boards and two scoresheets as a line of JSON (docs/reconcile.md: keys for machines).
#pragma once

#include "core/arbitration/reconcile/settlement.hpp"
#include "src/arbiter/ruling_case.hpp"

namespace tactus::program::reconcile {

namespace ours = arbitration::reconcile;

using ruling::CaseFault;

struct AskedCase {
  std::string id = "null";  // its JSON text, to be echoed as it was
  bool is_chess960 = false;
  ours::Case found;
};

/// Keys that are not known are ignored.
tl::expected<AskedCase, CaseFault> read_case(std::string_view line);

}  // namespace tactus::program::reconcile

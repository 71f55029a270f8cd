// SPDX-License-Identifier: GPL-3.0-or-later
// A game file as evidence, read whole. What cannot be read of it is told.
#pragma once

#include "src/arbiter/options/answer_language.hpp"
#include "src/arbiter/reconcile/game_evidence.hpp"

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>

namespace tactus::program {

struct EvidenceOfFile {
  GameEvidence evidence;
  std::string game;             // its id
  std::int64_t last_event = 0;  // number
};

/// Nothing: it cannot be read, or holds no game; `complain` has told so. A damaged one is read as far as it
/// goes, with a warning in `errors`.
std::optional<EvidenceOfFile> evidence_in(std::string const& file, Complaints const& complain,
                                          std::ostream& errors);

}  // namespace tactus::program

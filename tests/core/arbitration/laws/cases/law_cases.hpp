// SPDX-License-Identifier: GPL-3.0-or-later
// The cases of the laws, tests/core/arbitration/laws/*.jsonl (the published ones and our own), and what their
// keys mean when an answer is compared with them (docs/arbiters/laws.md).
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tactus {

using Json = nlohmann::ordered_json;

struct LawCase {
  std::string id;
  Json json;
};
std::ostream& operator<<(std::ostream& out, LawCase const& one);

std::vector<LawCase> const& law_cases();

/// The whole answer line as JSON.
Json answer_line(Json const& asked);

/// The keys of `expected` that the answer does not have so, each with both values. Every key of `expected` is
/// wanted, others may stand beside them.
std::vector<std::string> differences(Json const& expected, Json const& answer);

}  // namespace tactus

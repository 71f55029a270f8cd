// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-training recognise --jsonl`: streams of sensor events in, the moves that were made out.
#pragma once

#include "core/sensing/recogniser.hpp"
#include "src/table/options/options.hpp"

#include <iosfwd>
#include <string>
#include <variant>
#include <vector>

#include <nlohmann/json_fwd.hpp>
#include <tl/expected.hpp>

namespace tactus::training {

/// One case per line, one answer per line in the same order; a bad case gives an error with its id and the
/// run goes on. Done when every line was read.
program::ExitStatus recognise_lines(std::istream& in, std::ostream& out);

// One recorded stream of a tactile board as a JSON object: reading it into values.

struct ClockPress {
  chess::Color by;
  Instant at;
};

struct SensorCase {
  sensing::RecogniserSetup setup;
  bool is_chess960 = false;  // castling is written as king takes rook
  std::vector<std::variant<sensing::SensorEvent, ClockPress>> inputs;  // in order of time
};

/// What is wrong with a case: a code for machines and a sentence that says what was expected.
struct CaseFault {
  std::string code;
  std::string message;
};

/// Unknown keys are ignored.
tl::expected<SensorCase, CaseFault> read_sensor_case(nlohmann::json const& json);

}  // namespace tactus::training

// SPDX-License-Identifier: GPL-3.0-or-later
// One recorded stream of a tactile board as a JSON object: reading it into values.
#pragma once

#include "core/sensing/recogniser.hpp"

#include <string>
#include <variant>
#include <vector>

#include <nlohmann/json_fwd.hpp>
#include <tl/expected.hpp>

namespace tactus::training {

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

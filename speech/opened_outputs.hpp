// SPDX-License-Identifier: GPL-3.0-or-later
// The sound devices of a plan, each opened once. Opening may hang in a driver: only the thread of
// output_keeper does it.
#pragma once

#include "speech/output_stream.hpp"
#include "speech/sound_plan.hpp"

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace tactus::speech {

/// One for each audience, in the order of the enumeration; null where there is no device.
using OutputFeeds = std::array<std::shared_ptr<OutputFeed>, audiences.size()>;

struct OpenedOutputs {
  std::vector<std::unique_ptr<OutputStream>> streams;
  OutputFeeds feeds;
  std::string trouble;  // one English sentence when ears have no sound, or not where the plan has it
  bool is_as_planned = true;
};

/// An AudioSystem must exist and outlive the streams.
OpenedOutputs open_outputs(SoundPlan const& plan);

}  // namespace tactus::speech

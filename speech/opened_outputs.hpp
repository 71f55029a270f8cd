// SPDX-License-Identifier: GPL-3.0-or-later
// The sound devices of a plan, each opened once, and whom they reach. Opening may hang in a driver: only the
// thread of output_keeper does it.
#pragma once

#include "speech/output_stream.hpp"
#include "speech/sound_plan.hpp"
#include "speech/whose.hpp"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tactus::speech {

/// One for each audience, in the order of the enumeration; null where there is no device, for the table also
/// where its own is missing and it is told in the ears that are left.
using OutputFeeds = std::array<std::shared_ptr<OutputFeed>, audiences.size()>;

/// Where an utterance sounds, and which players it should reach and does not.
struct Reach {
  std::vector<std::shared_ptr<OutputFeed>> feeds;  // each once
  std::optional<Whose> missed;
};
/// What is for the table goes into every ear that is left when its own device is missing.
Reach reach_of(OutputFeeds const& feeds, Ears const& ears, table::Audience to);

struct OpenedOutputs {
  std::vector<std::unique_ptr<OutputStream>> streams;
  OutputFeeds feeds;
  std::string trouble;  // one English sentence when ears have no sound, or not where the plan has it
  bool is_as_planned = true;
};

/// An AudioSystem must exist and outlive the streams.
OpenedOutputs open_outputs(SoundPlan const& plan);

}  // namespace tactus::speech

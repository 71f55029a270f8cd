// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/sound_sink_tee.hpp"

#include <algorithm>

namespace tactus::speech {

void TeeSink::begin(table::Audience to) {
  for (auto const& sink : sinks_) sink->begin(to);
}

bool TeeSink::write(Samples samples) {
  bool are_all_willing = true;
  for (auto const& sink : sinks_) are_all_willing = sink->write(samples) && are_all_willing;
  return are_all_willing;
}

Heard TeeSink::finish() {
  Heard worst = Heard::completely;
  for (auto const& sink : sinks_) worst = std::max(worst, sink->finish());
  return worst;
}

void TeeSink::cut() noexcept {
  for (auto const& sink : sinks_) sink->cut();
}

std::optional<Whose> TeeSink::missed() const {
  std::optional<Whose> all;
  for (auto const& sink : sinks_)
    if (auto const one = sink->missed()) all = !all || all == one ? *one : Whose::both;
  return all;
}

std::string TeeSink::trouble() const {
  std::string all;
  for (auto const& sink : sinks_) {
    std::string const one = sink->trouble();
    if (!all.empty() && !one.empty()) all += ' ';
    all += one;
  }
  return all;
}

}  // namespace tactus::speech

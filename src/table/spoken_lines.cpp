// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/spoken_lines.hpp"

#include <utility>

namespace tactus::program {

SpokenLines::SpokenLines(std::unique_ptr<speech::Output> output, table::Audience to,
                         speech::VoiceSettings voice)
    : output_(std::move(output)), to_(to), voice_(std::move(voice)) {}

SpokenLines::~SpokenLines() { hush(); }

void SpokenLines::say(std::vector<speech::Phrase> lines) {
  hush();
  is_hushed_ = false;  // no other thread runs
  thread_ = std::thread{[this, all = std::move(lines)] { speak(all); }};
}

void SpokenLines::finish() {
  if (thread_.joinable()) thread_.join();
}

void SpokenLines::hush() {
  {
    std::scoped_lock const lock{mutex_};
    is_hushed_ = true;
    output_->cut();
  }
  finish();
}

void SpokenLines::speak(std::vector<speech::Phrase> const& lines) {
  for (speech::Phrase const& line : lines) {
    {
      // A cut ends the line that was begun last, so none may begin between the question and the cut.
      std::scoped_lock const lock{mutex_};
      if (is_hushed_) return;
      output_->begin(to_);
    }
    output_->speak(line, voice_, speech::Earcon::none);
  }
}

}  // namespace tactus::program

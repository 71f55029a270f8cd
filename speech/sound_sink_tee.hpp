// SPDX-License-Identifier: GPL-3.0-or-later
// Several sinks as one, for example a loudspeaker and a file.
#pragma once

#include "speech/sound_sink.hpp"

#include <memory>
#include <utility>
#include <vector>

namespace tactus::speech {

/// An utterance is heard as the worst of its sinks heard it. A sink that refuses samples does not keep them
/// from the others.
class TeeSink final : public SoundSink {
 public:
  explicit TeeSink(std::vector<std::unique_ptr<SoundSink>> sinks) : sinks_(std::move(sinks)) {}

  void begin(table::Audience to) override;
  bool write(Samples samples) override;
  Heard finish() override;
  void cut() noexcept override;
  std::optional<Whose> missed() const override;
  std::string trouble() const override;

 private:
  std::vector<std::unique_ptr<SoundSink>> sinks_;
};

}  // namespace tactus::speech

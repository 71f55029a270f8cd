// SPDX-License-Identifier: GPL-3.0-or-later
// A sink whose device is the test: an utterance is heard when the test says so, and the test can wait for
// things to happen instead of sleeping.
#pragma once

#include "speech/sound/sound_sink.hpp"
#include "speech/voice/output.hpp"

#include <condition_variable>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace tactus::speech::test {

/// Shared by the test and the sink that the speaker owns.
class Stage {
 public:
  /// The test: waits until utterance number `count` (from 1) was begun and is being listened to.
  void wait_for_utterance(int count) {
    std::unique_lock lock{mutex_};
    changed_.wait(lock, [&] { return listening_ >= count; });
  }
  /// The test: what is being said was heard, or its device was lost.
  void release(Heard how = Heard::completely) {
    std::scoped_lock const lock{mutex_};
    result_ = how;
    changed_.notify_all();
  }
  int cuts() {
    std::scoped_lock const lock{mutex_};
    return cuts_;
  }

 private:
  friend class SteppedSink;
  std::mutex mutex_;
  std::condition_variable changed_;
  int listening_ = 0;
  int cuts_ = 0;
  std::optional<Heard> result_;
};

class SteppedSink final : public SoundSink {
 public:
  explicit SteppedSink(Stage& stage) : stage_(stage) {}

  void begin(table::Audience /*to*/) override {
    std::scoped_lock const lock{stage_.mutex_};
    stage_.result_.reset();
  }
  bool write(Samples /*samples*/) override { return true; }
  Heard finish() override {
    std::unique_lock lock{stage_.mutex_};
    ++stage_.listening_;
    stage_.changed_.notify_all();
    stage_.changed_.wait(lock, [&] { return stage_.result_.has_value(); });
    return *stage_.result_;
  }
  void cut() noexcept override {
    std::scoped_lock const lock{stage_.mutex_};
    ++stage_.cuts_;
    stage_.result_ = Heard::cut;
    stage_.changed_.notify_all();
  }

 private:
  Stage& stage_;
};

/// Speaks a fixed number of samples for each letter, and remembers the words.
class SilentSynthesiser final : public Synthesiser {
 public:
  explicit SilentSynthesiser(std::vector<std::string>& said, std::optional<SynthesisError> error = {})
      : said_(said), error_(std::move(error)) {}
  tl::expected<Spoken, SynthesisError> speak(Part const& part, VoiceSettings const& /*settings*/,
                                             Receiver const& receive) override {
    if (error_) return tl::unexpected(*error_);
    said_.push_back(part.text);
    std::vector<std::int16_t> const samples(part.text.size() * 100);
    return receive(samples) ? Spoken::completely : Spoken::cut;
  }

 private:
  std::vector<std::string>& said_;
  std::optional<SynthesisError> error_;
};

}  // namespace tactus::speech::test

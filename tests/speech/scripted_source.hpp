// SPDX-License-Identifier: GPL-3.0-or-later
// A microphone that is the test: it delivers what the test says, and the test can wait for what happens.
#pragma once

#include "speech/sound/recorder.hpp"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace tactus::speech::test {

/// Shared by the test and the source and listener that the recorder owns.
class RecordingStage {
 public:
  void plug(bool is_there) {
    std::scoped_lock const lock{mutex_};
    is_there_ = is_there;
    changed_.notify_all();
  }
  /// Samples that the microphone hears next, each of this value.
  void hear(std::size_t count, std::int16_t value = 1000) {
    std::scoped_lock const lock{mutex_};
    heard_.insert(heard_.end(), count, value);
    changed_.notify_all();
  }
  /// Nothing comes any more, as fast as it is asked for.
  void fall_silent() {
    std::scoped_lock const lock{mutex_};
    is_stuck_ = true;
    changed_.notify_all();
  }
  /// Waits until the listener was told this so many times in all.
  void wait_for(std::string const& what, std::ptrdiff_t times = 1) {
    std::unique_lock lock{mutex_};
    changed_.wait(lock, [&] { return std::count(told_.begin(), told_.end(), what) >= times; });
  }
  /// Waits until the microphone has delivered all that it heard.
  void wait_until_all_is_taken() {
    std::unique_lock lock{mutex_};
    changed_.wait(lock, [&] { return heard_.empty(); });
  }
  std::vector<std::string> told() {
    std::scoped_lock const lock{mutex_};
    return told_;
  }
  std::vector<Sound> recorded() {
    std::scoped_lock const lock{mutex_};
    return recorded_;
  }
  bool is_open() {
    std::scoped_lock const lock{mutex_};
    return is_open_;
  }

  RecorderListener listener() {
    return {[this] { tell("begun"); },
            [this](Sound const& sound, RecordingEnd end) {
              {
                std::scoped_lock const lock{mutex_};
                recorded_.push_back(sound);
              }
              tell(end == RecordingEnd::asked        ? "ended"
                   : end == RecordingEnd::time_is_up ? "time is up"
                                                     : "lost");
            },
            [this](std::string const& why) { tell("missing: " + why); }, [this] { tell("found"); }};
  }

 private:
  friend class ScriptedSource;
  void tell(std::string what) {
    std::scoped_lock const lock{mutex_};
    told_.push_back(std::move(what));
    changed_.notify_all();
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  bool is_there_ = true;
  bool is_stuck_ = false;
  bool is_open_ = false;
  std::vector<std::int16_t> heard_;
  std::vector<std::string> told_;
  std::vector<Sound> recorded_;
};

class ScriptedSource final : public SoundSource {
 public:
  explicit ScriptedSource(RecordingStage& stage) : stage_(stage) {}

  tl::expected<void, std::string> open() override {
    std::scoped_lock const lock{stage_.mutex_};
    if (!stage_.is_there_) return tl::unexpected(std::string{"none"});
    stage_.is_open_ = true;
    return {};
  }
  std::optional<std::size_t> read(std::span<std::int16_t> into, std::chrono::milliseconds wait) override {
    std::unique_lock lock{stage_.mutex_};
    if (!stage_.is_stuck_)
      stage_.changed_.wait_for(lock, wait, [&] { return !stage_.heard_.empty() || !stage_.is_there_; });
    if (!stage_.is_there_) return std::nullopt;
    std::size_t const count = std::min(into.size(), stage_.heard_.size());
    auto const end = stage_.heard_.begin() + static_cast<std::ptrdiff_t>(count);
    std::copy(stage_.heard_.begin(), end, into.begin());
    stage_.heard_.erase(stage_.heard_.begin(), end);
    stage_.changed_.notify_all();
    return count;
  }
  void close() override {
    std::scoped_lock const lock{stage_.mutex_};
    stage_.is_open_ = false;
  }

 private:
  RecordingStage& stage_;
};

}  // namespace tactus::speech::test

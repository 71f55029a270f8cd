// SPDX-License-Identifier: GPL-3.0-or-later
// Records what is spoken, a move at a time, on a thread of its own: announcements never wait for it, nor it
// for them. The microphone is open only while it records, and for a moment when it is looked for.
#pragma once

#include "speech/sound/sound.hpp"
#include "speech/sound/sound_source.hpp"

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <thread>

namespace tactus::speech {

enum class RecordingEnd : std::uint8_t { asked, time_is_up, device_lost };

/// Called on the recorder's thread, one at a time, and never after the recorder is gone.
struct RecorderListener {
  /// The first samples have come: from now on words count.
  std::function<void()> on_begun;
  /// At least one sample was recorded.
  std::function<void(Sound const&, RecordingEnd)> on_ended;
  /// There is no microphone: told once, and again each time a recording could not begin. One English
  /// sentence.
  std::function<void(std::string const& why)> on_missing;
  /// There is one again.
  std::function<void()> on_found;
};

struct RecorderLimits {
  std::chrono::milliseconds longest{20'000};    // then a recording ends by itself
  std::chrono::milliseconds patience{3'000};    // a device that delivers nothing for so long is lost
  std::chrono::milliseconds look_every{2'000};  // for a microphone that is missing
};

class Recorder {
 public:
  /// Looks for the microphone at once.
  Recorder(std::unique_ptr<SoundSource> source, RecorderListener listener, RecorderLimits limits = {});
  /// A recording under way is dropped. Waits up to two seconds for the device to close, then leaves it to its
  /// thread.
  ~Recorder();
  Recorder(Recorder const&) = delete;
  Recorder& operator=(Recorder const&) = delete;

  /// Any thread, both; they return at once. A recording may be asked for when there was none, or when the
  /// listener was told how the one before ended.
  void begin();
  void end();

 private:
  enum class Wish : std::uint8_t;
  struct Shared;
  static void run(std::shared_ptr<Shared> const& shared);

  std::shared_ptr<Shared> shared_;  // the thread holds it too: it may have to outlive the recorder
  std::thread thread_;
};

}  // namespace tactus::speech

// SPDX-License-Identifier: GPL-3.0-or-later
// The recorder of a player's score (D.2.7): spoken moves into files beside the game file, a ply each. What
// becomes of a recording comes to the main thread as news. Main thread but for the news.
#pragma once

#include "core/table/event.hpp"
#include "speech/recorder.hpp"

#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <variant>

namespace tactus::program {

/// For whom and of which ply.
struct RecordedMove {
  chess::Color by;
  unsigned ply;
};
/// It began, a microphone came or went, or something could not be done.
struct RecorderTrouble {
  table::RecorderFact fact;
  std::string reason;  // one English sentence, or nothing
};
struct RecordingWritten {
  table::RecordingKept recording;
  bool is_silent;
};
using RecorderNews = std::variant<RecorderTrouble, RecordingWritten>;

class ScoreRecorder {
 public:
  /// `tell` is called on the recorder's thread. The folder is made with the first recording.
  ScoreRecorder(std::unique_ptr<speech::SoundSource> source, std::string folder,
                std::function<void(RecorderNews)> tell);

  std::string const& folder() const { return folder_; }
  /// Only while it is not busy.
  void begin(RecordedMove move);
  void end() { recorder_.end(); }
  /// From begin() until the news that ends the recording was taken.
  bool is_busy() const { return is_busy_; }
  void took(RecorderNews const& news);

 private:
  void keep(speech::Sound const& sound, speech::RecordingEnd end);

  std::string const folder_;
  std::function<void(RecorderNews)> const tell_;
  bool is_busy_ = false;
  std::mutex mutex_;
  RecordedMove move_{};        // guarded by `mutex_`
  speech::Recorder recorder_;  // last: its thread uses all of the above
};

}  // namespace tactus::program

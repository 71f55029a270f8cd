// SPDX-License-Identifier: GPL-3.0-or-later
// The recordings of spoken moves that a game file tells of, and where they lie.
#pragma once

#include "core/chess/stated_position.hpp"
#include "core/table/event.hpp"
#include "speech/sound/recorder.hpp"

#include <cstddef>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tactus::program {

/// Plies, counted from 1 at the start of the game; both ends belong to it.
struct PlySpan {
  std::size_t first = 1;
  std::size_t last = 0;
  bool contains(std::size_t ply) const { return first <= ply && ply <= last; }
};

/// Moves carry the numbers that they have on the scoresheet of a game from `start`. Nothing: not such a name,
/// or no move of this game can have the number.
std::optional<PlySpan> read_move_span(std::string_view text, chess::StatedPosition const& start);

/// Of the move after so many plies.
struct MoveName {
  unsigned number;
  chess::Color by;
};
MoveName name_of_ply(std::size_t ply, chess::StatedPosition const& start);

/// Beside the game file: "round3.tactus" has "round3.recordings", and so has what was recovered of it.
std::string recordings_folder(std::string const& game);

/// "ply-023.flac", then "ply-023-2.flac" and so on.
std::string recording_name(unsigned ply, unsigned attempt);

class Recordings {
 public:
  Recordings() = default;
  explicit Recordings(std::vector<table::StampedEvent> const& events);

  void add(table::RecordingKept recording) { all_.push_back(std::move(recording)); }
  /// The newest of each ply that this player recorded, in the order of the game.
  std::vector<table::RecordingKept> of(chess::Color by, PlySpan span) const;
  /// The newest of this ply, by whomever.
  std::optional<table::RecordingKept> of_ply(std::size_t ply) const;
  /// The one that this player made last.
  std::optional<table::RecordingKept> last(chess::Color by) const;

 private:
  std::vector<table::RecordingKept> all_;  // as they were made
};

// The recorder of a player's score (D.2.7): spoken moves into files beside the game file, a ply each. What
// becomes of a recording comes to the main thread as news. Main thread but for the news.

/// For whom and of which ply.
struct MoveToRecord {
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
  void begin(MoveToRecord move);
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
  MoveToRecord move_{};        // guarded by `mutex_`
  speech::Recorder recorder_;  // last: its thread uses all of the above
};

}  // namespace tactus::program

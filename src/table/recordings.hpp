// SPDX-License-Identifier: GPL-3.0-or-later
// The recordings of spoken moves that a game file tells of, and where they lie.
#pragma once

#include "core/table/event.hpp"
#include "src/table/move_span.hpp"

#include <optional>
#include <string>
#include <vector>

namespace tactus::program {

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

}  // namespace tactus::program

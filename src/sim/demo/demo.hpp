// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-sim demo`: a whole game between a blind and a sighted player without any hardware. Starts the real
// `tactus` and the real `tactus-arbiter watch`, lends them boards, a clock and hands, and checks what comes
// out.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::sim {

// A fresh folder that only this user can look into; removed at the end unless it is to be kept.

class TemporaryFolder {
 public:
  /// The error is one sentence.
  static tl::expected<TemporaryFolder, std::string> make();
  TemporaryFolder(TemporaryFolder&& other) noexcept;
  TemporaryFolder& operator=(TemporaryFolder&&) = delete;
  ~TemporaryFolder();

  std::filesystem::path const& path() const { return path_; }
  void keep() { is_kept_ = true; }

 private:
  explicit TemporaryFolder(std::filesystem::path path) : path_(std::move(path)) {}

  std::filesystem::path path_;
  bool is_kept_ = false;
};

struct DemoOptions {
  unsigned speed = 1;  // 0: as fast as it goes
  std::optional<std::filesystem::path> wav;
  std::optional<std::filesystem::path>
      out;  // where the game file, PGN and scoresheet go; nothing: a fresh folder
  bool is_silent = false;
};

/// Prints everything that is said, one line each. 0 only if the exported game is the game that was played;
/// else 1 and a sentence on standard error. `programs`: the folder of `tactus` and `tactus-arbiter`.
int run_demo(DemoOptions const& options, std::filesystem::path const& programs);

// The moves of one exported game, to compare them with those that were played. Not a PGN reader for files of
// others.

/// Move texts in order, without tags, comments, move numbers, annotations and the result.
std::vector<std::string> pgn_moves(std::string_view pgn);

// The end of a game's record, for the report of a game that went wrong.

/// The last `count` events that the game file holds, a line each, without those that only say that time has
/// passed; a word instead where there is no record.
std::string last_events(std::filesystem::path const& game_file, std::size_t count);

}  // namespace tactus::sim

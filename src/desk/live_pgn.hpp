// SPDX-License-Identifier: GPL-3.0-or-later
// Live PGN for broadcasts: the files of a round in the folder round-N, written again as the games go. Each
// file is complete at any moment. Off unless the arbiter wants it, and delayed as he wants it: what was
// recorded less than so long ago is not in them.
#pragma once

#include "src/desk/live_round.hpp"

#include <condition_variable>
#include <filesystem>
#include <functional>
#include <mutex>
#include <set>
#include <thread>

#include <tl/expected.hpp>

namespace tactus::desk {

struct LivePgnOptions {
  std::string folder;
  std::string round = "1";
  Millis delay{0};
};

/// take() from one thread; the files are written by a thread of its own, each second, so that slow disks keep
/// nobody waiting.
class LivePgn {
 public:
  /// `tell`: what could not be written, a sentence, from that thread; the same one is told once.
  LivePgn(LivePgnOptions options, std::function<void(std::string const&)> tell);
  ~LivePgn();

  void take(std::vector<BoardNews> const& news);

 private:
  void run();
  void write(Instant now);

  LivePgnOptions const options_;
  std::function<void(std::string const&)> const tell_;
  std::mutex mutex_;
  std::condition_variable ends_;
  bool is_over_ = false;
  LiveRound round_;
  std::string told_;
  std::thread thread_;
};

/// Writes the texts into the folder, which is made where it is missing. Each is written aside, synced and
/// renamed: readers see the old text or the new one, never a part. Nothing is written where one of the files
/// is no PGN or holds a game that is none of `games`, by their ids. The error is one sentence.
tl::expected<void, std::string> write_files(std::filesystem::path const& folder,
                                            std::vector<NamedText> const& files,
                                            std::set<std::string> const& games);

}  // namespace tactus::desk

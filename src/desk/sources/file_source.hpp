// SPDX-License-Identifier: GPL-3.0-or-later
// Boards from game files on this machine, followed while they are written and never written to: woken by
// inotify, then SQLite is asked each 5 ms until the commit is there; all of them each second besides.
#pragma once

#include "src/desk/sources/source.hpp"
#include "src/store/file_alarm.hpp"
#include "src/store/game_reader.hpp"

#include <chrono>

namespace tactus::desk {

class FileSource final : public Source {
 public:
  /// Files may come later; a folder stands for the game files in it, also those that come later. Raises this
  /// process's limit of open files, for each takes three.
  explicit FileSource(std::vector<std::string> paths);
  std::vector<BoardNews> next(Millis limit) override;

 private:
  using Clock = std::chrono::steady_clock;
  struct File {
    std::string path;
    std::string board;
    std::optional<store::GameReader> reader{};
    std::string game{};
    std::int64_t last = 0;       // event that was read
    bool is_named = false;       // the desk knows of it
    bool is_over = false;        // the game has ended: the file is closed, so that its writer can tidy up
    bool is_unfinished = false;  // the writer was at it when it was read
    bool is_stirred = false;     // something was written since it was closed
    std::string fault{};
    std::string id{}, last_link{};       // of the game, and of its last event that was shown
    unsigned lines = 0;                  // of this game that parted
    std::optional<unsigned> recorded{};  // number of the board, as agreed at the table
    std::optional<NumberClaim> claim{};  // as it was told last
    Clock::time_point hot_until{};       // something was written, the commit is not seen yet
  };
  /// Game files that stand in the folders and are not followed yet.
  void look_into_folders();
  void add(std::string path, std::string name);
  /// What is new in the file, if anything is.
  std::optional<BoardNews> news_of(File& file);
  void open(File& file, BoardNews& news);
  void read(File& file, BoardNews& news);
  void sweep(std::vector<BoardNews>& news);
  void look_at_hot(std::vector<BoardNews>& news);
  void wait(Clock::time_point end);
  std::map<unsigned, std::vector<File const*>> recorded() const;
  NumberClaim claim_of(File const& file, std::map<unsigned, std::vector<File const*>> const& recorded) const;
  /// With the numbers of the boards, and news of those whose number has changed.
  std::vector<BoardNews> numbered(std::vector<BoardNews> news);

  std::vector<std::string> folders_;
  std::vector<File> files_;
  store::FileAlarms alarms_;
  std::vector<std::size_t> hot_;
  Clock::time_point next_sweep_{};
};

}  // namespace tactus::desk

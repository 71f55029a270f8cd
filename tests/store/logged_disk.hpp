// SPDX-License-Identifier: GPL-3.0-or-later
// A disk whose power can be cut afterwards: SQLite writes through it, and of what it wrote any state can be
// made that a cut may leave: all that was synced, and of the rest any part.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <random>
#include <string>
#include <vector>

namespace tactus {

/// Done to one file, in the order in which the program did it.
struct DiskOperation {
  enum class Kind : std::uint8_t { write, truncate, sync, remove } kind;
  std::string path;
  std::uint64_t at = 0;  // offset of a write, new size of a truncation
  std::string bytes{};
};

using DiskLog = std::vector<DiskOperation>;

/// SQLite's default file system from its making to its end; one at a time. Real files are written too.
class LoggedDisk {
 public:
  LoggedDisk();
  LoggedDisk(LoggedDisk const&) = delete;
  LoggedDisk& operator=(LoggedDisk const&) = delete;
  /// Every database that was opened through it must be closed.
  ~LoggedDisk();
  DiskLog const& log() const;

 private:
  struct FileSystem;
  std::unique_ptr<FileSystem> file_system_;
};

/// Puts into `folder` what a cut after the first `count` operations may have left of all files, by their
/// names without folders. What was not synced survives by chance, in sectors of 512 bytes.
void leave_after_cut(DiskLog const& log, std::size_t count, std::mt19937& chance,
                     std::filesystem::path const& folder);

}  // namespace tactus

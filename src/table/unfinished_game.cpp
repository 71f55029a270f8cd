// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/unfinished_game.hpp"

#include "src/record/game_record.hpp"
#include "src/record/profile.hpp"
#include "src/store/descriptor.hpp"
#include "src/store/game_reader.hpp"

#include <algorithm>
#include <fcntl.h>
#include <filesystem>
#include <sys/file.h>
#include <vector>

namespace tactus::program {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_files = 50;  // of a whole season in one folder only the last are looked at

struct Candidate {
  fs::path file;
  fs::file_time_type written;
};

/// What was written last stands in the -wal file.
fs::file_time_type last_write(fs::path const& file) {
  std::error_code fault;
  auto const own = fs::last_write_time(file, fault);
  auto const behind = fs::last_write_time(file.string() + "-wal", fault);
  return fault ? own : std::max(own, behind);
}

std::vector<Candidate> game_files(std::string const& folder) {
  std::vector<Candidate> files;
  std::error_code fault;
  for (auto entry = fs::directory_iterator{folder, fault}; !fault && entry != fs::directory_iterator{};
       entry.increment(fault)) {
    std::error_code ignored;
    if (entry->path().extension() == ".tactus" && entry->is_regular_file(ignored))
      files.push_back({entry->path(), last_write(entry->path())});
  }
  std::sort(files.begin(), files.end(),
            [](Candidate const& a, Candidate const& b) { return a.written > b.written; });
  files.resize(std::min(files.size(), most_files));
  return files;
}

/// A game that is played at this moment holds its file (GameFile).
bool is_being_played(fs::path const& file) {
  Descriptor const opened{::open(file.c_str(), O_RDONLY | O_CLOEXEC)};
  return opened.is_open() && ::flock(opened.get(), LOCK_SH | LOCK_NB) != 0;
}

std::optional<UnfinishedGame> unfinished(fs::path const& file, std::string const& profile) {
  if (is_being_played(file)) return std::nullopt;
  auto reader = store::GameReader::open(file.string());
  if (!reader) return std::nullopt;
  std::vector<table::StampedEvent> events;
  for (store::NumberedEvent& each : reader->read_whole().events) events.push_back(std::move(each.stamped));
  auto const record = record_of(events);
  if (!record || record->result != table::GameResult::open || profile_of(events) != profile)
    return std::nullopt;
  std::size_t const plies = record->moves.size();
  bool const is_black_first = record->setup.start.turn() == chess::Color::black;
  return UnfinishedGame{file.filename().string(), record->setup,
                        static_cast<unsigned>((plies + (is_black_first ? 2 : 1)) / 2)};
}

}  // namespace

std::optional<UnfinishedGame> newest_unfinished_game(std::string const& folder, std::string const& profile) {
  for (Candidate const& each : game_files(folder))
    if (auto found = unfinished(each.file, profile)) {
      if (folder != ".") found->file = (fs::path{folder} / found->file).string();
      return found;
    }
  return std::nullopt;
}

}  // namespace tactus::program

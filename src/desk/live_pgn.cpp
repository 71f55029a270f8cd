// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/live_pgn.hpp"

#include "src/store/written_file.hpp"

#include <fstream>
#include <utility>

namespace tactus::desk {
namespace {

namespace fs = std::filesystem;
constexpr Millis between_writes{1000};

using Done = tl::expected<void, std::string>;

constexpr std::string_view form = "[Event ";  // how PGN begins
constexpr std::string_view id_tag = "[GameId \"";

/// That all games in this file are some of these: what another round or another program wrote is kept.
bool holds_only(fs::path const& path, std::set<std::string> const& games) {
  std::ifstream in{path};
  bool has_some = false;
  for (std::string line; std::getline(in, line);) {
    if (!line.starts_with(id_tag)) continue;
    line.erase(0, id_tag.size());
    has_some = true;
    if (!games.contains(line.substr(0, line.find('"')))) return false;
  }
  std::error_code unknown;
  return has_some || fs::file_size(path, unknown) == 0;
}

Done may_be_written(fs::path const& path, std::set<std::string> const& games) {
  auto const place = store::place_to_write(path.string(), form);
  if (!place) return tl::unexpected(place.error());
  std::error_code unknown;
  if (!fs::is_regular_file(*place, unknown) || holds_only(*place, games)) return {};
  return tl::unexpected(path.string() + ": holds other games; expected another --round or another folder");
}

}  // namespace

Done write_files(fs::path const& folder, std::vector<NamedText> const& files,
                 std::set<std::string> const& games) {
  std::error_code trouble;
  fs::create_directories(folder, trouble);
  if (trouble) return tl::unexpected(folder.string() + ": " + trouble.message() + "; expected a folder");
  for (NamedText const& file : files)
    if (auto may = may_be_written(folder / file.name, games); !may) return may;
  for (NamedText const& file : files)
    if (auto done = store::write_text((folder / file.name).string(), file.text, form); !done) return done;
  return {};
}

LivePgn::LivePgn(LivePgnOptions options, std::function<void(std::string const&)> tell)
    : options_(std::move(options)), tell_(std::move(tell)), round_(options_.round) {
  thread_ = std::thread{[this] { run(); }};
}

LivePgn::~LivePgn() {
  {
    std::lock_guard const lock{mutex_};
    is_over_ = true;
  }
  ends_.notify_one();
  thread_.join();
}

void LivePgn::take(std::vector<BoardNews> const& news) {
  std::lock_guard const lock{mutex_};
  for (BoardNews const& each : news) round_.take(each);
}

void LivePgn::run() {
  for (;;) {
    write(std::chrono::floor<Millis>(std::chrono::system_clock::now()));
    std::unique_lock lock{mutex_};
    if (ends_.wait_for(lock, between_writes, [this] { return is_over_; })) return;
  }
}

void LivePgn::write(Instant now) {
  std::vector<NamedText> files;
  std::set<std::string> games;
  {
    std::lock_guard const lock{mutex_};
    games = round_.ids();
    files = round_.changed(now - options_.delay);
  }
  if (files.empty()) return;
  auto const written = write_files(fs::path{options_.folder} / ("round-" + options_.round), files, games);
  std::string const trouble = written ? "" : written.error();
  if (!trouble.empty() && trouble != told_) tell_(trouble);
  told_ = trouble;
  if (written) return;
  std::lock_guard const lock{mutex_};
  round_.forget();
}

}  // namespace tactus::desk

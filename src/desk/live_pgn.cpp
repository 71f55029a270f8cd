// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/live_pgn.hpp"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace tactus::desk {
namespace {

namespace fs = std::filesystem;
constexpr Millis between_writes{1000};

using Done = tl::expected<void, std::string>;

tl::unexpected<std::string> system_refusal(fs::path const& path) {
  return tl::unexpected(path.string() + ": " + std::strerror(errno) + "; expected a folder to write into");
}

bool write_all(int file, std::string_view text) {
  while (!text.empty()) {
    auto const written = ::write(file, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

}  // namespace

Done replace_file(fs::path const& path, std::string_view text) {
  fs::path const beside = path.string() + ".new";
  int const file = ::open(beside.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  if (file < 0) return system_refusal(beside);
  bool const is_written = write_all(file, text) && ::fsync(file) == 0;
  bool const is_closed = ::close(file) == 0;
  if (is_written && is_closed && ::rename(beside.c_str(), path.c_str()) == 0) return {};
  auto refusal = system_refusal(path);
  ::unlink(beside.c_str());
  return refusal;
}

Done write_files(fs::path const& folder, std::vector<NamedText> const& files) {
  std::error_code trouble;
  fs::create_directories(folder, trouble);
  if (trouble) return tl::unexpected(folder.string() + ": " + trouble.message() + "; expected a folder");
  for (NamedText const& file : files)
    if (auto done = replace_file(folder / file.name, file.text); !done) return done;
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
  {
    std::lock_guard const lock{mutex_};
    files = round_.changed(now - options_.delay);
  }
  if (files.empty()) return;
  auto const written = write_files(fs::path{options_.folder} / ("round-" + options_.round), files);
  std::string const trouble = written ? "" : written.error();
  if (!trouble.empty() && trouble != told_) tell_(trouble);
  told_ = trouble;
  if (written) return;
  std::lock_guard const lock{mutex_};
  round_.forget();
}

}  // namespace tactus::desk

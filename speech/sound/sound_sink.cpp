// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/sound/sound_sink.hpp"

#include "core/message/system_reason.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstddef>
#include <exception>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

#include <sndfile.h>

namespace tactus::speech {

void TeeSink::begin(table::Audience to) {
  for (auto const& sink : sinks_) sink->begin(to);
}

bool TeeSink::write(Samples samples) {
  bool are_all_willing = true;
  for (auto const& sink : sinks_) are_all_willing = sink->write(samples) && are_all_willing;
  return are_all_willing;
}

Heard TeeSink::finish() {
  Heard worst = Heard::completely;
  for (auto const& sink : sinks_) worst = std::max(worst, sink->finish());
  return worst;
}

void TeeSink::cut() noexcept {
  for (auto const& sink : sinks_) sink->cut();
}

std::optional<Whose> TeeSink::missed() const {
  std::optional<Whose> all;
  for (auto const& sink : sinks_)
    if (auto const one = sink->missed()) all = !all || all == one ? *one : Whose::both;
  return all;
}

std::string TeeSink::trouble() const {
  std::string all;
  for (auto const& sink : sinks_) {
    std::string const one = sink->trouble();
    if (!all.empty() && !one.empty()) all += ' ';
    all += one;
  }
  return all;
}

namespace {

constexpr std::size_t gap_samples = speech_rate_hz / 4;
constexpr std::size_t header_period = speech_rate_hz;

struct Close {
  void operator()(SNDFILE* file) const { sf_close(file); }
};
using File = std::unique_ptr<SNDFILE, Close>;

bool takes_all(std::string const& path) {
  struct stat found {};
  return ::stat(path.c_str(), &found) == 0 && (S_ISCHR(found.st_mode) || S_ISFIFO(found.st_mode));
}

/// A new file, a device or a FIFO; what is there already is not lost. It holds what is said privately, too.
File open_new(std::string const& path, SF_INFO& format) {
  if (takes_all(path)) return File{sf_open(path.c_str(), SFM_WRITE, &format)};
  int const made = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (made < 0) return {};
  File file{sf_open_fd(made, SFM_WRITE, &format, SF_TRUE)};
  if (!file) ::close(made);
  return file;
}

class WavSink final : public SoundSink {
 public:
  WavSink(File file, std::string path) : file_(std::move(file)), path_(std::move(path)) {}
  WavSink(WavSink const&) = delete;
  WavSink& operator=(WavSink const&) = delete;
  /// A program that could not begin leaves no empty file.
  ~WavSink() override {
    if (is_empty_ && std::uncaught_exceptions() > 0 && !takes_all(path_)) ::unlink(path_.c_str());
  }

  void begin(table::Audience /*to*/) override { mark_.begin(); }
  bool write(Samples samples) override {
    if (mark_.is_cut()) return false;
    append(samples);
    return true;
  }
  Heard finish() override {
    static constexpr std::array<std::int16_t, gap_samples> gap{};
    append(gap);
    update_header();
    return mark_.is_cut() ? Heard::cut : Heard::completely;
  }
  void cut() noexcept override { mark_.cut(); }
  std::string trouble() const override { return trouble_; }

 private:
  void append(Samples samples) {
    if (!trouble_.empty()) return;
    is_empty_ = false;
    auto const wanted = static_cast<sf_count_t>(samples.size());
    if (sf_write_short(file_.get(), samples.data(), wanted) != wanted) {
      trouble_ = "cannot write more speech to " + path_ + ": expected free space on its disk";
      return;
    }
    since_header_ += samples.size();
    if (since_header_ >= header_period) update_header();
  }
  void update_header() {
    sf_command(file_.get(), SFC_UPDATE_HEADER_NOW, nullptr, 0);
    since_header_ = 0;
  }

  File file_;
  std::string path_;
  std::string trouble_;
  CutMark mark_;
  std::size_t since_header_ = 0;
  bool is_empty_ = true;
};

}  // namespace

tl::expected<std::unique_ptr<SoundSink>, Message> make_wav_sink(std::string const& path) {
  SF_INFO format{};
  format.samplerate = static_cast<int>(speech_rate_hz);
  format.channels = 1;
  format.format = SF_FORMAT_WAV | SF_FORMAT_PCM_16;
  errno = 0;
  File file = open_new(path, format);
  if (!file)
    return tl::unexpected(Message{
        // Translators: An error on the screen: the file for the sound of a game.
        translatable("{file}: cannot be written; expected a new WAV file in a writable folder ({reason})"),
        {{"file", path},
         {"reason", std::vector{errno != 0 ? system_reason(errno) : as_it_is(sf_strerror(nullptr))}}}});
  return std::make_unique<WavSink>(std::move(file), path);
}

}  // namespace tactus::speech

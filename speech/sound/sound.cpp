// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/sound/sound.hpp"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <memory>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

#include <samplerate.h>
#include <sndfile.h>

namespace tactus::speech {
namespace {

constexpr sf_count_t longest_read = sf_count_t{48000} * 600;

struct Close {
  void operator()(SNDFILE* file) const { sf_close(file); }
};
using File = std::unique_ptr<SNDFILE, Close>;

class Descriptor {
 public:
  explicit Descriptor(int fd) : fd_(fd) {}
  Descriptor(Descriptor const&) = delete;
  Descriptor& operator=(Descriptor const&) = delete;
  ~Descriptor() {
    if (fd_ >= 0) ::close(fd_);
  }
  explicit operator bool() const { return fd_ >= 0; }
  int get() const { return fd_; }

 private:
  int fd_;
};

/// Nothing: the name says neither FLAC nor WAV.
int format_of(std::string const& file) {
  std::string const ending = std::filesystem::path{file}.extension();
  if (ending == ".flac") return SF_FORMAT_FLAC | SF_FORMAT_PCM_16;
  if (ending == ".wav") return SF_FORMAT_WAV | SF_FORMAT_PCM_16;
  return 0;
}

SoundFileError not_written(std::string const& file, std::string const& why) {
  return {SoundFileFault::not_written, file + ": cannot be written: " + why};
}

bool write_samples(int fd, int format, Sound const& sound) {
  SF_INFO info{};
  info.samplerate = static_cast<int>(sound.rate_hz);
  info.channels = 1;
  info.format = format;
  File const out{sf_open_fd(fd, SFM_WRITE, &info, SF_FALSE)};
  auto const count = static_cast<sf_count_t>(sound.samples.size());
  return out && sf_write_short(out.get(), sound.samples.data(), count) == count;
}

tl::expected<Sound, std::string> read_samples(std::string const& file, sf_count_t most) {
  SF_INFO info{};
  File const in{sf_open(file.c_str(), SFM_READ, &info)};
  auto const refused = [&file](std::string const& why) {
    return tl::unexpected(file + ": cannot be read as a recording: " + why);
  };
  if (!in) return refused(sf_strerror(nullptr));
  if (info.channels != 1 || info.samplerate <= 0) return refused("expected one channel");
  if (info.frames < 0 || info.frames > most) return refused("expected a few minutes at most");
  Sound sound{static_cast<unsigned>(info.samplerate),
              std::vector<std::int16_t>(static_cast<std::size_t>(info.frames))};
  if (sf_read_short(in.get(), sound.samples.data(), info.frames) != info.frames)
    return refused("it ends too early");
  return sound;
}

/// What a library keeps in a buffer until it closes a file may not have found room: only reading tells.
bool holds(std::string const& file, Sound const& sound) {
  auto const found = read_samples(file, static_cast<sf_count_t>(sound.samples.size()));
  return found && found->rate_hz == sound.rate_hz && found->samples == sound.samples;
}

void sync_folder_of(std::string const& file) {
  std::string const folder = std::filesystem::path{file}.parent_path();
  Descriptor const opened{::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
  if (opened) ::fsync(opened.get());
}

/// Some file systems do not know the rename that takes no name away; a look before it is all that is left.
bool rename_to_free_name(std::string const& from, std::string const& to) {
  if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) return true;
  if (errno != EINVAL && errno != ENOSYS) return false;
  if (std::filesystem::exists(to)) {
    errno = EEXIST;
    return false;
  }
  return ::rename(from.c_str(), to.c_str()) == 0;
}

tl::expected<void, SoundFileError> put_in_place(std::string const& part, std::string const& file,
                                                Existing existing) {
  bool const is_there = existing == Existing::kept ? rename_to_free_name(part, file)
                                                   : ::rename(part.c_str(), file.c_str()) == 0;
  if (is_there) {
    sync_folder_of(file);
    return {};
  }
  int const error = errno;
  ::unlink(part.c_str());
  if (error == EEXIST)
    return tl::unexpected(
        SoundFileError{SoundFileFault::name_taken, file + ": is there already; expected a new name"});
  return tl::unexpected(not_written(file, std::strerror(error)));
}

}  // namespace

Millis Sound::length() const {
  return Millis{rate_hz == 0 ? 0 : static_cast<std::int64_t>(samples.size()) * 1000 / rate_hz};
}

int Sound::peak() const {
  int peak = 0;
  for (std::int16_t const sample : samples) peak = std::max(peak, std::abs(int{sample}));
  return peak;
}

Sound resampled(Sound const& sound, unsigned rate_hz) {
  if (sound.rate_hz == rate_hz || sound.samples.empty()) return {rate_hz, sound.samples};
  double const ratio = static_cast<double>(rate_hz) / sound.rate_hz;
  std::vector<float> in(sound.samples.size());
  src_short_to_float_array(sound.samples.data(), in.data(), static_cast<int>(in.size()));
  std::vector<float> out(static_cast<std::size_t>(std::ceil(static_cast<double>(in.size()) * ratio)) + 1);
  SRC_DATA data{};
  data.data_in = in.data();
  data.data_out = out.data();
  data.input_frames = static_cast<long>(in.size());
  data.output_frames = static_cast<long>(out.size());
  data.src_ratio = ratio;
  if (src_simple(&data, SRC_SINC_FASTEST, 1) != 0) return {rate_hz, {}};
  Sound converted{rate_hz, std::vector<std::int16_t>(static_cast<std::size_t>(data.output_frames_gen))};
  src_float_to_short_array(out.data(), converted.samples.data(), static_cast<int>(converted.samples.size()));
  return converted;
}

tl::expected<Sound, std::string> read_sound(std::string const& file) {
  return read_samples(file, longest_read);
}

tl::expected<void, SoundFileError> write_sound(std::string const& file, Sound const& sound,
                                               Existing existing) {
  int const format = format_of(file);
  if (format == 0) return tl::unexpected(not_written(file, "expected a name that ends in .flac or .wav"));
  std::string const part = file + ".part";
  Descriptor const out{::open(part.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0644)};
  if (!out) return tl::unexpected(not_written(file, std::strerror(errno)));
  if (write_samples(out.get(), format, sound) && ::fsync(out.get()) == 0 && holds(part, sound))
    return put_in_place(part, file, existing);
  ::unlink(part.c_str());
  return tl::unexpected(not_written(file, "expected free space on its disk"));
}

}  // namespace tactus::speech

// SPDX-License-Identifier: GPL-3.0-or-later
// A microphone without hardware and without a clock: it has what the test gave it, and who records waits for
// more. So a recording is as long as what was spoken, however busy the machine is.
#pragma once

#include "speech/sound/sound_source.hpp"
#include "tests/speech/eventually.hpp"

#include <cstdint>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <stdexcept>
#include <string>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace tactus {

class Microphone {
 public:
  static constexpr char const* name = "given";
  /// The recorder takes so many samples at once, and ALSA wants all of them at once.
  static constexpr std::size_t mouthful = speech::recording_rate_hz / 20;
  using Samples = std::vector<std::int16_t>;

  /// Adds itself to the devices that ALSA_CONFIG_PATH names. `pipe`: the path of a new named pipe.
  explicit Microphone(std::string const& pipe) {
    std::ofstream{std::getenv("ALSA_CONFIG_PATH"), std::ios::app}
        << "pcm." << name << " { type file slave.pcm { type null } file /dev/null format raw infile \""
        << pipe << "\" }\n";
    if (::mkfifo(pipe.c_str(), 0600) != 0 || (pipe_ = ::open(pipe.c_str(), O_RDWR | O_CLOEXEC)) < 0)
      throw std::runtime_error{"expected a folder that can hold a named pipe"};
  }
  Microphone(Microphone const&) = delete;
  Microphone& operator=(Microphone const&) = delete;
  ~Microphone() { ::close(pipe_); }

  /// Whole mouthfuls, up to two seconds; they wait for who records.
  void give(Samples const& samples) const {
    for (std::size_t at = 0; at + mouthful <= samples.size(); at += mouthful)
      if (::write(pipe_, samples.data() + at, mouthful * sizeof(std::int16_t)) < 0)
        throw std::runtime_error{"the named pipe is broken"};
  }
  bool is_taken() const { return waiting() == 0; }
  /// What nobody recorded is gone.
  void forget() const {
    Samples rest(static_cast<std::size_t>(waiting()) / sizeof(std::int16_t));
    [[maybe_unused]] auto const read = rest.empty() ? 0 : ::read(pipe_, rest.data(), rest.size() * 2);
  }

 private:
  int waiting() const {
    int bytes = 0;
    ::ioctl(pipe_, FIONREAD, &bytes);
    return bytes;
  }

  int pipe_ = -1;
};

}  // namespace tactus

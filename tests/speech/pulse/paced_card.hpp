// SPDX-License-Identifier: GPL-3.0-or-later
// What a sound server plays to, as a card does: at the rate of its samples, never ahead of the clock. A
// machine that is late makes the card late too, so that it drops nothing of what is in its pipe; where
// nothing has come in time it plays silence.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <fcntl.h>
#include <fstream>
#include <span>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <thread>
#include <unistd.h>

namespace tactus::speech::test {

class PacedCard {
 public:
  /// The server writes to `fifo`, 16 bits at 48 kHz on two channels; what was played is written to `file`.
  PacedCard(std::string const& fifo, std::string const& file)
      : file_(file, std::ios::binary),
        from_(open(fifo.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC)),
        player_([this](std::stop_token const& stop) { play(stop); }) {
    // Two of the server's buffers: one is played while the other one is filled.
    if (from_ < 0 || fcntl(from_, F_SETPIPE_SZ, 8192) < 0) throw std::runtime_error{"no pipe at " + fifo};
  }
  PacedCard(PacedCard const&) = delete;
  PacedCard& operator=(PacedCard const&) = delete;
  ~PacedCard() {
    player_ = {};
    if (from_ >= 0) close(from_);
  }

  /// Frames, of sound and silence, that are in the file.
  std::size_t played() const { return frames_; }

 private:
  static constexpr std::chrono::milliseconds beat{10};
  static constexpr std::size_t frames_of_a_beat = 480;
  static constexpr std::size_t bytes_of_a_frame = 4;

  void play(std::stop_token const& stop) {
    auto next = std::chrono::steady_clock::now();
    while (!stop.stop_requested()) {
      next = std::max(next + beat, std::chrono::steady_clock::now());
      std::this_thread::sleep_until(next);
      std::array<char, frames_of_a_beat * bytes_of_a_frame> sound{};
      fill(sound);
      file_.write(sound.data(), static_cast<std::streamsize>(sound.size()));
      file_.flush();
      frames_ += frames_of_a_beat;
    }
  }

  void fill(std::span<char> sound) const {
    while (!sound.empty()) {
      ssize_t const got = read(from_, sound.data(), sound.size());
      if (got <= 0) return;  // nothing in time, or the server is gone
      sound = sound.subspan(static_cast<std::size_t>(got));
    }
  }

  std::ofstream file_;
  int from_;
  std::atomic<std::size_t> frames_ = 0;
  std::jthread player_;
};

}  // namespace tactus::speech::test

// SPDX-License-Identifier: GPL-3.0-or-later
// One simulated device on its own pseudo-terminal, at the pace of a serial line, with a plug to pull and a
// cable to disturb. Has no thread: whoever owns it calls pump() when descriptor() is readable or next_due()
// has come.
#pragma once

#include "devices/pseudo_terminal/pseudo_terminal.hpp"
#include "devices/simulators/device.hpp"

#include <deque>
#include <filesystem>
#include <optional>
#include <random>
#include <span>
#include <string>

#include <tl/expected.hpp>

namespace tactus::devices::simulators {

/// 9600 baud, 8 data bits, start and stop bit: ten bits a byte.
inline constexpr SimTime byte_time_9600{1042};
inline constexpr SimTime byte_time_38400{260};

class PacedBytes {
 public:
  explicit PacedBytes(SimTime byte_time = byte_time_9600) : byte_time_(byte_time) {}

  /// The bytes start as soon as those before them have gone.
  void push(std::span<std::uint8_t const> bytes, SimTime now);
  /// The bytes that have fully arrived by `now`, in order.
  Bytes take(SimTime now);
  /// When the next byte has arrived; nothing when the line is idle.
  std::optional<SimTime> next_due() const;
  /// What is on its way is lost, as when a plug is pulled.
  void clear() { waiting_.clear(); }

 private:
  struct Due {
    SimTime time;
    std::uint8_t byte;
  };
  SimTime byte_time_;
  SimTime free_at_{0};
  std::deque<Due> waiting_;
};

// What a bad cable does to bytes, on request and repeatably: flipped bits, lost bytes, foreign bytes, steady
// noise.

class LineFaults {
 public:
  explicit LineFaults(std::uint32_t seed = 1) : generator_(seed) {}

  /// These bytes come before whatever is sent next.
  void insert_garbage(Bytes garbage) { garbage_ = std::move(garbage); }
  /// As many bytes as told, any values.
  void insert_random_garbage(std::size_t count);
  /// The next byte sent is changed in the bits of `mask`.
  void flip_in_next(std::uint8_t mask) { flip_mask_ = mask; }
  /// The next `count` bytes sent do not arrive: a cut frame.
  void lose_next(std::size_t count) { to_lose_ = count; }
  /// From now on one bit is flipped in so many of a thousand bytes. 0: a good line again.
  void set_noise(unsigned per_mille) { noise_per_mille_ = per_mille; }

  /// What arrives when `bytes` are sent.
  Bytes pass(std::span<std::uint8_t const> bytes);

 private:
  std::uint8_t disturbed(std::uint8_t byte);

  std::mt19937 generator_;
  Bytes garbage_;
  std::uint8_t flip_mask_ = 0;
  std::size_t to_lose_ = 0;
  unsigned noise_per_mille_ = 0;
};

class SimulatedLine {
 public:
  /// The device must outlive the line. Nothing is plugged in yet.
  SimulatedLine(SimulatedDevice& device, std::filesystem::path link, SimTime byte_time = byte_time_9600);

  /// A new terminal behind the same link; the device gets power. The error is one sentence.
  tl::expected<void, std::string> plug(SimTime now);
  /// A real hang-up; what is on its way is lost.
  void unplug();
  bool is_plugged() const { return terminal_.has_value(); }

  /// Carries bytes both ways. The device lives on while it is unplugged: hands still move its pieces.
  void pump(SimTime now);
  /// When pump() has something to send next.
  SimTime next_due() const;
  /// Wait on it for bytes from the host; -1 (nothing to wait on) while no program has the line open.
  int descriptor() const;

  LineFaults& faults() { return faults_; }
  std::filesystem::path const& link() const { return link_; }
  /// All bytes that the host has sent since the first plug().
  Bytes const& heard_from_host() const { return heard_; }

 private:
  SimulatedDevice& device_;
  std::filesystem::path link_;
  std::optional<PseudoTerminal> terminal_;
  bool is_open_ = false;  // by a program
  PacedBytes outgoing_;
  LineFaults faults_;
  Bytes heard_;
};

}  // namespace tactus::devices::simulators

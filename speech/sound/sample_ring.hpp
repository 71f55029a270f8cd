// SPDX-License-Identifier: GPL-3.0-or-later
// Samples on their way from the speech thread to the audio callback: one producer, one consumer, no lock. A
// cut from any thread drops what was pushed before it, never what a later utterance pushes.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>

#include <boost/lockfree/spsc_queue.hpp>

namespace tactus::speech {

class SampleRing {
 public:
  /// A cut fades out over `fade` samples, or within one fill() when that is shorter.
  SampleRing(std::size_t capacity, std::size_t fade) : queue_(capacity), fade_(fade) {}

  // ---- producer ----
  /// What is pushed from now on belongs to a new utterance, which only a later cut() drops.
  void begin() noexcept;
  /// How many were taken: fewer than given when the ring is full.
  std::size_t push(std::span<std::int16_t const> samples) noexcept;
  /// The utterance is complete: silence after it is no starvation.
  void end() noexcept { is_open_.store(false, std::memory_order_relaxed); }
  /// Number of samples pushed since the ring was made; compare with consumed().
  std::uint64_t pushed() const noexcept { return pushed_; }

  // ---- any thread ----
  void cut() noexcept { cuts_.fetch_add(1, std::memory_order_acq_rel); }
  /// Number of samples that were played or dropped.
  std::uint64_t consumed() const noexcept { return consumed_.load(std::memory_order_acquire); }
  /// Number of samples that were played.
  std::uint64_t played() const noexcept { return played_.load(std::memory_order_relaxed); }
  /// Number of samples of silence that had to be played inside an utterance.
  std::uint64_t starved() const noexcept { return starved_.load(std::memory_order_relaxed); }

  // ---- consumer: the audio callback. No lock, no allocation, no system call ----
  /// Fills all of `out`: samples, then silence.
  void fill(std::span<std::int16_t> out) noexcept;

 private:
  std::size_t pop(std::span<std::int16_t> out) noexcept;
  std::size_t stale() noexcept;
  std::size_t drop_stale(std::span<std::int16_t> out) noexcept;

  boost::lockfree::spsc_queue<std::int16_t> queue_;
  std::size_t const fade_;

  std::atomic<std::uint32_t> cuts_{0};
  std::uint64_t pushed_ = 0;                   // producer
  std::atomic<std::uint32_t> begun_after_{0};  // the number of cuts when the producer last began
  std::atomic<std::uint64_t> keep_from_{0};    // the first sample after cut number begun_after_
  std::atomic<bool> is_open_{false};

  std::uint32_t seen_cuts_ = 0;  // consumer
  bool is_dropping_ = false;     // consumer: stale samples may still be in the queue, or arrive
  std::atomic<std::uint64_t> consumed_{0};
  std::atomic<std::uint64_t> played_{0};
  std::atomic<std::uint64_t> starved_{0};
};

}  // namespace tactus::speech

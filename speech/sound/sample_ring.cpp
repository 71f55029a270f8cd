// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/sound/sample_ring.hpp"

#include <algorithm>
#include <array>

namespace tactus::speech {

void SampleRing::begin() noexcept {
  std::uint32_t const cuts = cuts_.load(std::memory_order_acquire);
  if (cuts != begun_after_.load(std::memory_order_relaxed)) {
    // In this order: a consumer that sees the number of cuts sees the position that belongs to it, or a later
    // one.
    keep_from_.store(pushed_, std::memory_order_relaxed);
    begun_after_.store(cuts, std::memory_order_release);
  }
  is_open_.store(true, std::memory_order_relaxed);
}

std::size_t SampleRing::push(std::span<std::int16_t const> samples) noexcept {
  std::size_t const taken = queue_.push(samples.data(), samples.size());
  pushed_ += taken;
  return taken;
}

std::size_t SampleRing::pop(std::span<std::int16_t> out) noexcept {
  std::size_t const got = queue_.pop(out.data(), out.size());
  consumed_.store(consumed_.load(std::memory_order_relaxed) + got, std::memory_order_release);
  return got;
}

/// How many of the samples in the queue belong to what was cut. Clears is_dropping_ when no more can arrive.
std::size_t SampleRing::stale() noexcept {
  // The queue first: if it holds samples of the next utterance, its beginning is visible too.
  std::size_t const available = queue_.read_available();
  if (begun_after_.load(std::memory_order_acquire) != seen_cuts_) return available;
  std::uint64_t const at = consumed_.load(std::memory_order_relaxed);
  std::uint64_t const keep_from = keep_from_.load(std::memory_order_relaxed);
  is_dropping_ = keep_from > at + available;
  return static_cast<std::size_t>(std::min<std::uint64_t>(available, keep_from > at ? keep_from - at : 0));
}

/// Takes the stale samples out of the queue, the first few of them as a fade into `out`; returns how many
/// those are.
std::size_t SampleRing::drop_stale(std::span<std::int16_t> out) noexcept {
  std::size_t left = stale();
  std::size_t const faded = pop(out.first(std::min({left, fade_, out.size()})));
  for (std::size_t i = 0; i < faded; ++i) {
    auto const weight = static_cast<std::int64_t>(faded - i - 1);
    out[i] = static_cast<std::int16_t>(out[i] * weight / static_cast<std::int64_t>(faded));
  }
  left -= faded;
  std::array<std::int16_t, 512> bin;
  while (left > 0) left -= pop(std::span{bin}.first(std::min(left, bin.size())));
  return faded;
}

void SampleRing::fill(std::span<std::int16_t> out) noexcept {
  std::uint32_t const cuts = cuts_.load(std::memory_order_acquire);
  bool const is_first_after_cut = cuts != seen_cuts_;
  if (is_first_after_cut) is_dropping_ = true;
  seen_cuts_ = cuts;

  std::size_t done = 0;
  // Only the first call fades: what arrives late from a cut utterance was never begun.
  if (is_dropping_) done = drop_stale(is_first_after_cut ? out : out.first(0));
  if (!is_dropping_) done += pop(out.subspan(done));
  std::fill(out.begin() + static_cast<std::ptrdiff_t>(done), out.end(), std::int16_t{0});
  played_.fetch_add(done, std::memory_order_relaxed);
  if (is_open_.load(std::memory_order_relaxed))
    starved_.fetch_add(out.size() - done, std::memory_order_relaxed);
}

}  // namespace tactus::speech

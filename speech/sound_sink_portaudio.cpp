// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/sound_sink_portaudio.hpp"

#include "speech/cut_mark.hpp"
#include "speech/output_keeper.hpp"
#include "speech/resampler.hpp"

#include <optional>
#include <utility>

namespace tactus::speech {
namespace {

using Seconds = std::chrono::duration<double>;

class PortAudioSink final : public SoundSink {
 public:
  explicit PortAudioSink(SoundPlan plan) : keeper_(std::move(plan)) {}

  void begin(table::Audience to) override {
    mark_.begin();
    to_ = to;
    feed_.reset();
    is_feed_chosen_ = false;
  }

  bool write(Samples samples) override {
    if (mark_.is_cut()) return false;
    if (!is_feed_chosen_) choose_feed();
    if (!feed_) return !mark_.is_cut();
    return resampler_->convert(samples, [this](Samples converted) { return push(converted); });
  }

  Heard finish() override {
    bool const was_there = feed_ != nullptr;
    bool const is_whole =
        !feed_ || (resampler_->finish([this](Samples converted) { return push(converted); }) && play_out());
    feed_.reset();
    if (mark_.is_cut()) return Heard::cut;
    if (!was_there) return Heard::nowhere;
    return is_whole ? Heard::completely : Heard::lost;
  }

  void cut() noexcept override {
    keeper_.interrupt([this](OutputFeeds const& feeds) {
      mark_.cut();
      for (auto const& feed : feeds)
        if (feed) feed->ring.cut();
    });
  }

  std::string trouble() const override { return keeper_.trouble(); }

 private:
  void choose_feed() {
    is_feed_chosen_ = true;
    feed_ = keeper_.feed(to_, [this] { return mark_.is_cut(); });
    if (!feed_) return;
    feed_->ring.begin();
    if (!resampler_ || resampler_->rate_hz() != feed_->rate_hz) resampler_.emplace(feed_->rate_hz);
    resampler_->restart();
  }

  bool wait(Seconds time) {
    return keeper_.wait(feed_, time, [this] { return mark_.is_cut(); });
  }

  /// False when the utterance was cut or its device lost.
  bool push(Samples converted) {
    while (!mark_.is_cut()) {
      converted = converted.subspan(feed_->ring.push(converted));
      if (converted.empty()) return true;
      if (!wait(Seconds{0.02})) return false;
    }
    return false;
  }

  bool play_out() {
    SampleRing& ring = feed_->ring;
    ring.end();
    while (ring.consumed() < ring.pushed()) {
      auto const left = static_cast<double>(ring.pushed() - ring.consumed());
      if (!wait(Seconds{left / feed_->rate_hz} + Seconds{0.001})) return false;
    }
    return wait(feed_->latency);
  }

  CutMark mark_;
  OutputKeeper keeper_;
  // Of the utterance; speech thread only.
  table::Audience to_ = table::Audience::table;
  std::shared_ptr<OutputFeed> feed_;
  bool is_feed_chosen_ = false;
  std::optional<Resampler> resampler_;
};

}  // namespace

std::unique_ptr<SoundSink> make_portaudio_sink(SoundPlan plan) {
  return std::make_unique<PortAudioSink>(std::move(plan));
}

std::vector<std::string> sound_device_names() {
  AudioSystem const system;
  return system.is_working() ? output_device_names() : std::vector<std::string>{};
}

}  // namespace tactus::speech

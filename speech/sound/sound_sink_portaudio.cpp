// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/sound/sound_sink_portaudio.hpp"

#include "speech/sound/portaudio_devices.hpp"
#include "speech/sound/resampler.hpp"
#include "speech/sound/sound_sink.hpp"

#include <array>
#include <optional>
#include <span>
#include <utility>

namespace tactus::speech {
namespace {

using Seconds = std::chrono::duration<double>;

class PortAudioSink final : public SoundSink {
 public:
  PortAudioSink(SoundPlan plan, SoundChange on_change) : keeper_(std::move(plan), std::move(on_change)) {}

  void begin(table::Audience to) override {
    mark_.begin();
    to_ = to;
    open_ = 0;
    is_reach_known_ = false;
  }

  bool write(Samples samples) override {
    if (mark_.is_cut()) return false;
    if (!is_reach_known_) find_reach();
    for (Channel& each : open_channels())
      if (!each.resampler->convert(samples, [&](Samples converted) { return push(each, converted); }))
        return false;
    return !mark_.is_cut();
  }

  Heard finish() override {
    bool const was_there = open_ > 0;
    bool is_whole = true;
    for (Channel& each : open_channels())
      is_whole = is_whole && each.resampler->finish([&](Samples converted) { return push(each, converted); });
    for (Channel& each : open_channels()) each.feed->ring.end();  // short ones begin now, on all devices
    for (Channel& each : open_channels()) is_whole = is_whole && play_out(each);
    for (Channel& each : open_channels()) each.feed.reset();
    open_ = 0;
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

  std::optional<Whose> missed() const override { return missed_; }
  std::string trouble() const override { return keeper_.trouble(); }

 private:
  /// On the way to one device, or one side of it.
  struct Channel {
    std::shared_ptr<OutputFeed> feed;
    std::optional<Resampler> resampler{};
  };

  std::span<Channel> open_channels() { return std::span{channels_}.first(open_); }

  void find_reach() {
    is_reach_known_ = true;
    Reach reach = keeper_.reach(to_, [this] { return mark_.is_cut(); });
    missed_ = reach.missed;
    for (auto& feed : reach.feeds) open(channels_[open_++], std::move(feed));
  }

  static void open(Channel& channel, std::shared_ptr<OutputFeed> feed) {
    channel.feed = std::move(feed);
    channel.feed->ring.begin(channel.feed->lead);
    double const rate_hz = channel.feed->rate_hz;
    if (!channel.resampler || channel.resampler->rate_hz() != rate_hz) channel.resampler.emplace(rate_hz);
    channel.resampler->restart();
  }

  bool wait(Channel const& channel, Seconds time) {
    return keeper_.wait(channel.feed, time, [this] { return mark_.is_cut(); });
  }

  /// False when the utterance was cut or its device lost.
  bool push(Channel const& channel, Samples converted) {
    while (!mark_.is_cut()) {
      converted = converted.subspan(channel.feed->ring.push(converted));
      if (converted.empty()) return true;
      if (!wait(channel, Seconds{0.02})) return false;
    }
    return false;
  }

  bool play_out(Channel const& channel) {
    SampleRing const& ring = channel.feed->ring;
    while (ring.consumed() < ring.pushed()) {
      auto const left = static_cast<double>(ring.pushed() - ring.consumed());
      if (!wait(channel, Seconds{left / channel.feed->rate_hz} + Seconds{0.001})) return false;
    }
    return wait(channel, channel.feed->latency);
  }

  CutMark mark_;
  OutputKeeper keeper_;
  // Of the utterance; speech thread only.
  table::Audience to_ = table::Audience::table;
  std::array<Channel, audiences.size()> channels_{};
  std::size_t open_ = 0;  // of them, the first ones
  bool is_reach_known_ = false;
  std::optional<Whose> missed_;
};

}  // namespace

std::unique_ptr<SoundSink> make_portaudio_sink(SoundPlan plan, SoundChange on_change) {
  return std::make_unique<PortAudioSink>(std::move(plan), std::move(on_change));
}

std::vector<std::string> sound_device_names() {
  AudioSystem const system;
  return system.is_working() ? output_device_names() : std::vector<std::string>{};
}

}  // namespace tactus::speech

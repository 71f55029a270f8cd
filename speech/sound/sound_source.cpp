// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/sound/sound_source.hpp"

#include <alsa/asoundlib.h>
#include <thread>
#include <utility>

namespace tactus::speech {
namespace {

using namespace std::chrono_literals;
using SteadyClock = std::chrono::steady_clock;

constexpr unsigned latency_us = 100'000;

/// What ALSA writes to standard error would bury the captions. The output asks for the same silence.
void ignore(char const* /*file*/, int /*line*/, char const* /*function*/, int /*error*/,
            char const* /*format*/, ...) {}  // NOLINT: the signature is ALSA's

/// The configuration read for this device alone: the one that a process shares belongs to the output, which
/// throws it away whenever it looks for devices anew.
class Configuration {
 public:
  Configuration() {
    if (snd_config_update_r(&tree_, &update_, nullptr) < 0) tree_ = nullptr;
  }
  Configuration(Configuration const&) = delete;
  Configuration& operator=(Configuration const&) = delete;
  ~Configuration() {
    if (tree_ != nullptr) snd_config_delete(tree_);
    if (update_ != nullptr) snd_config_update_free(update_);
  }
  snd_config_t* tree() const { return tree_; }

 private:
  snd_config_t* tree_ = nullptr;
  snd_config_update_t* update_ = nullptr;
};

struct Close {
  void operator()(snd_pcm_t* pcm) const {
    snd_pcm_drop(pcm);
    snd_pcm_close(pcm);
  }
};
using Pcm = std::unique_ptr<snd_pcm_t, Close>;

class AlsaSource final : public SoundSource {
 public:
  explicit AlsaSource(std::string device) : device_(std::move(device)) {}

  tl::expected<void, std::string> open() override {
    snd_lib_error_set_handler(ignore);
    Configuration const configuration;
    if (configuration.tree() == nullptr) return tl::unexpected(refusal("no working ALSA configuration"));
    int error = open_device(device_, configuration);
    // A bare device may not know one channel at our rate; ALSA's converter makes it so.
    if (error < 0 && open_device("plug:'" + device_ + "'", configuration) >= 0) error = 0;
    if (error < 0) return tl::unexpected(refusal(snd_strerror(error)));
    return {};
  }

  std::optional<std::size_t> read(std::span<std::int16_t> into, std::chrono::milliseconds wait) override {
    auto const until = SteadyClock::now() + wait;
    for (;;) {
      auto const got = snd_pcm_readi(pcm_.get(), into.data(), into.size());
      if (got > 0) return static_cast<std::size_t>(got);
      if (got < 0 && got != -EAGAIN && !goes_on_after(static_cast<int>(got))) return std::nullopt;
      auto const left = std::chrono::ceil<std::chrono::milliseconds>(until - SteadyClock::now());
      if (left <= 0ms) return 0;
      int const ready = snd_pcm_wait(pcm_.get(), static_cast<int>(left.count()));
      if (ready < 0 && !goes_on_after(ready)) return std::nullopt;
      if (ready > 0 && snd_pcm_avail_update(pcm_.get()) == 0) std::this_thread::sleep_for(2ms);
    }
  }

  void close() override { pcm_.reset(); }

 private:
  std::string refusal(std::string const& why) const {
    return "no microphone: " + why + "; expected a device for recording that ALSA calls `" + device_ + "`";
  }

  int open_device(std::string const& name, Configuration const& configuration) {
    snd_pcm_t* opened = nullptr;
    int error = snd_pcm_open_lconf(&opened, name.c_str(), SND_PCM_STREAM_CAPTURE, SND_PCM_NONBLOCK,
                                   configuration.tree());
    if (error < 0) return error;
    Pcm pcm{opened};
    error = snd_pcm_set_params(pcm.get(), SND_PCM_FORMAT_S16, SND_PCM_ACCESS_RW_INTERLEAVED, 1,
                               recording_rate_hz, 1, latency_us);
    if (error >= 0) error = snd_pcm_start(pcm.get());
    if (error >= 0) pcm_ = std::move(pcm);
    return error;
  }

  /// Samples were missed because nobody took them in time, or the machine slept: no reason to give up.
  bool goes_on_after(int error) {
    if (error != -EPIPE && error != -ESTRPIPE && error != -EINTR) return false;
    return snd_pcm_recover(pcm_.get(), error, 1) >= 0 && snd_pcm_start(pcm_.get()) >= 0;
  }

  std::string device_;
  Pcm pcm_;
};

}  // namespace

std::unique_ptr<SoundSource> make_alsa_source(std::string device) {
  return std::make_unique<AlsaSource>(std::move(device));
}

}  // namespace tactus::speech

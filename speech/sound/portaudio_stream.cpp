// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/sound/portaudio_stream.hpp"

#include "speech/sound/bare_alsa.hpp"

#include <algorithm>
#include <alsa/asoundlib.h>
#include <array>
#include <jack/jack.h>
#include <span>

#include <portaudio.h>

namespace tactus::speech {
namespace {

constexpr double ring_seconds = 8;
constexpr double fade_seconds = 0.002;
constexpr double bare_seconds = 0.15;  // a card waits for nobody: so long may the machine be late

std::size_t samples_in(double seconds, double rate_hz) { return static_cast<std::size_t>(seconds * rate_hz); }

// PortAudio asks ALSA and JACK for devices that are not there; a hundred lines of that would bury every
// caption.
void ignore_alsa(char const* /*file*/, int /*line*/, char const* /*function*/, int /*error*/,
                 char const* /*format*/, ...) {}  // NOLINT: the signature is ALSA's
void ignore_jack(char const* /*message*/) {}

/// PortAudio 19.6 ends the process by an assertion where ALSA has no configuration at all.
bool has_alsa_configuration() {
  snd_config_t* unused = nullptr;
  return snd_config_update() >= 0 && snd_config_search(snd_config, "pcm.default", &unused) >= 0;
}

}  // namespace

OutputFeed::OutputFeed(double rate)
    : ring(samples_in(ring_seconds, rate), samples_in(fade_seconds, rate)), rate_hz(rate) {}

AudioSystem::AudioSystem() {
  snd_lib_error_set_handler(ignore_alsa);
  jack_set_error_function(ignore_jack);
  jack_set_info_function(ignore_jack);
  is_working_ = has_alsa_configuration() && Pa_Initialize() == paNoError;
}

AudioSystem::~AudioSystem() {
  if (is_working_) Pa_Terminate();
}

/// What the audio thread runs: no lock, no allocation, no logging, no system call.
struct OutputStream::Callback {
  static int run(void const* /*in*/, void* out, unsigned long frames,
                 PaStreamCallbackTimeInfo const* /*time*/, PaStreamCallbackFlags /*flags*/, void* user) {
    auto const& stream = *static_cast<OutputStream*>(user);
    std::span const samples{static_cast<std::int16_t*>(out),
                            frames * static_cast<unsigned>(stream.channels_)};
    if (stream.channels_ == 1)
      stream.feeds_[0]->ring.fill(samples);
    else
      fill_stereo(stream, samples);
    for (auto const& feed : stream.feeds_) {
      feed->last_frames.store(static_cast<std::uint32_t>(frames), std::memory_order_relaxed);
      feed->callbacks.fetch_add(1, std::memory_order_relaxed);
    }
    return paContinue;
  }

  static void fill_stereo(OutputStream const& stream, std::span<std::int16_t> out) {
    std::fill(out.begin(), out.end(), std::int16_t{0});
    for (Side const side : {Side::both, Side::left, Side::right}) {
      SampleRing& ring = stream.feeds_[static_cast<std::size_t>(side)]->ring;
      std::array<std::int16_t, 1024> mono;
      for (std::size_t at = 0; at < out.size();) {
        auto const part = std::span{mono}.first(std::min(mono.size(), (out.size() - at) / 2));
        ring.fill(part);
        for (std::int16_t const sample : part) {
          // One side speaks at a time, but the last two milliseconds of a cut one.
          if (side != Side::right) out[at] = sum(out[at], sample);
          if (side != Side::left) out[at + 1] = sum(out[at + 1], sample);
          at += 2;
        }
      }
    }
  }

  static std::int16_t sum(std::int16_t a, std::int16_t b) {
    return static_cast<std::int16_t>(std::clamp(a + b, INT16_MIN, INT16_MAX));
  }

  static void on_over(void* user) {
    auto const& stream = *static_cast<OutputStream*>(user);
    if (stream.is_restarting_) return;
    for (auto const& feed : stream.feeds_) feed->is_over = true;
  }
};

OutputStream::OutputStream(double rate_hz, int channels) : channels_(channels) {
  for (auto& feed : feeds_) feed = std::make_shared<OutputFeed>(rate_hz);
}

OutputStream::~OutputStream() {
  if (handle_ == nullptr) return;
  Pa_AbortStream(handle_);
  Pa_CloseStream(handle_);
}

std::unique_ptr<OutputStream> OutputStream::open_device(int device) {
  if (is_bare_alsa())
    if (auto stream = open_device(device, true)) return stream;
  return open_device(device, false);  // a device that cannot hold so much is better than none
}

std::unique_ptr<OutputStream> OutputStream::open_device(int device, bool is_deep) {
  PaDeviceInfo const* const info = Pa_GetDeviceInfo(device);
  if (info == nullptr || info->maxOutputChannels < 1) return nullptr;
  // The device's own rate: JACK and bare hardware refuse any other.
  std::unique_ptr<OutputStream> stream{
      new OutputStream{info->defaultSampleRate, std::min(info->maxOutputChannels, 2)}};
  stream->is_deep_ = is_deep;
  double const latency = stream->is_deep_ ? std::max(bare_seconds, info->defaultLowOutputLatency)
                                          : info->defaultLowOutputLatency;
  PaStreamParameters const parameters{device, stream->channels_, paInt16, latency, nullptr};
  if (Pa_OpenStream(&stream->handle_, nullptr, &parameters, info->defaultSampleRate,
                    paFramesPerBufferUnspecified, paNoFlag, Callback::run, stream.get()) != paNoError) {
    stream->handle_ = nullptr;
    return nullptr;
  }
  Pa_SetStreamFinishedCallback(stream->handle_, Callback::on_over);
  if (PaStreamInfo const* const opened = Pa_GetStreamInfo(stream->handle_); opened != nullptr)
    for (auto const& feed : stream->feeds_)
      feed->latency = std::chrono::duration<double>{opened->outputLatency};
  if (Pa_StartStream(stream->handle_) != paNoError) return nullptr;
  return stream;
}

void OutputStream::restart() {
  is_restarting_ = true;
  Pa_AbortStream(handle_);
  is_restarting_ = false;
  if (Pa_StartStream(handle_) == paNoError) return;
  for (auto const& feed : feeds_) feed->is_over = true;
}

std::unique_ptr<OutputStream> OutputStream::open(std::string_view name) {
  if (name.empty()) return open_device(Pa_GetDefaultOutputDevice());
  for (int device = 0; device < Pa_GetDeviceCount(); ++device)
    if (std::string_view{Pa_GetDeviceInfo(device)->name}.find(name) != std::string_view::npos)
      if (auto stream = open_device(device)) return stream;
  return nullptr;
}

std::unique_ptr<OutputStream> OutputStream::open_any() {
  if (auto stream = open({})) return stream;
  for (int device = 0; device < Pa_GetDeviceCount(); ++device)
    if (device != Pa_GetDefaultOutputDevice())
      if (auto stream = open_device(device)) return stream;
  return nullptr;
}

std::vector<std::string> output_device_names() {
  std::vector<std::string> names;
  for (int device = 0; device < Pa_GetDeviceCount(); ++device) {
    PaDeviceInfo const& info = *Pa_GetDeviceInfo(device);
    if (info.maxOutputChannels < 1) continue;
    names.insert(device == Pa_GetDefaultOutputDevice() ? names.begin() : names.end(), info.name);
  }
  return names;
}

}  // namespace tactus::speech

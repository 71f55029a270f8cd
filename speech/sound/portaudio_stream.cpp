// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/sound/portaudio_stream.hpp"

#include <algorithm>
#include <alsa/asoundlib.h>
#include <array>
#include <cstdio>
#include <jack/jack.h>
#include <memory>
#include <span>
#include <string>

#include <portaudio.h>

namespace tactus::speech {

namespace {

constexpr std::array<std::string_view, 3> server_types{"pulse", "pipewire", "jack"};
constexpr int longest_chain = 8;  // of names that stand for names

struct DeleteDefinition {
  void operator()(snd_config_t* definition) const { snd_config_delete(definition); }
};

/// Empty: there is none, or it cannot be evaluated.
std::string type_of_default() {
  std::string name = "default";
  if (snd_config_update() < 0) return {};
  for (int hop = 0; hop < longest_chain; ++hop) {
    snd_config_t* found = nullptr;
    if (snd_config_search_definition(snd_config, "pcm", name.c_str(), &found) < 0) return {};
    std::unique_ptr<snd_config_t, DeleteDefinition> const definition{found};
    char const* text = nullptr;
    if (snd_config_get_string(found, &text) >= 0) {
      name = text;
      continue;
    }
    snd_config_t* type = nullptr;
    bool const has_type =
        snd_config_search(found, "type", &type) >= 0 && snd_config_get_string(type, &text) >= 0;
    return has_type ? text : std::string{};
  }
  return {};
}

}  // namespace

bool is_of_sound_server(std::string_view type) {
  return std::find(server_types.begin(), server_types.end(), type) != server_types.end();
}

bool is_bare_alsa() { return !is_of_sound_server(type_of_default()); }

void SampleRing::begin(std::size_t lead) noexcept {
  std::uint32_t const cuts = cuts_.load(std::memory_order_acquire);
  if (cuts != begun_after_.load(std::memory_order_relaxed)) {
    // In this order: a consumer that sees the number of cuts sees the position that belongs to it, or a later
    // one.
    keep_from_.store(pushed_, std::memory_order_relaxed);
    begun_after_.store(cuts, std::memory_order_release);
  }
  lead_until_ = pushed_ + lead;
  is_held_.store(lead > 0, std::memory_order_release);
  is_open_.store(true, std::memory_order_relaxed);
}

void SampleRing::end() noexcept {
  is_held_.store(false, std::memory_order_release);
  is_open_.store(false, std::memory_order_relaxed);
}

std::size_t SampleRing::push(std::span<std::int16_t const> samples) noexcept {
  std::size_t const taken = queue_.push(samples.data(), samples.size());
  pushed_ += taken;
  bool const is_full = taken < samples.size();
  if (is_full || pushed_ >= lead_until_) is_held_.store(false, std::memory_order_release);
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

/// Something may be played. In this order: who sees the first samples of an utterance sees that it is held,
/// or that its lead is there.
bool SampleRing::has_begun() const noexcept {
  return queue_.read_available() > 0 && !is_held_.load(std::memory_order_acquire);
}

void SampleRing::fill(std::span<std::int16_t> out) noexcept {
  std::uint32_t const cuts = cuts_.load(std::memory_order_acquire);
  bool const is_first_after_cut = cuts != seen_cuts_;
  if (is_first_after_cut) is_dropping_ = true;
  seen_cuts_ = cuts;

  std::size_t done = 0;
  // Only the first call fades: what arrives late from a cut utterance was never begun.
  if (is_dropping_) done = drop_stale(is_first_after_cut ? out : out.first(0));
  if (!is_dropping_ && has_begun()) done += pop(out.subspan(done));
  std::fill(out.begin() + static_cast<std::ptrdiff_t>(done), out.end(), std::int16_t{0});
  played_.fetch_add(done, std::memory_order_relaxed);
  if (is_open_.load(std::memory_order_relaxed) && !is_held_.load(std::memory_order_relaxed))
    starved_.fetch_add(out.size() - done, std::memory_order_relaxed);
}

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

/// PortAudio and what it loads write to C's `stderr` whatever a device does when it is pulled. Our own errors
/// go out by std::cerr, which keeps the stream that it was made with.
void hush_c_libraries() {
  static std::FILE* const nowhere = std::fopen("/dev/null", "we");  // NOLINT: kept open to the end
  if (nowhere != nullptr) stderr = nowhere;
}

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
  hush_c_libraries();
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
    for (auto const& feed : stream->feeds_) {
      feed->latency = std::chrono::duration<double>{opened->outputLatency};
      // After a moment in which the machine was late a card asks for all that it holds.
      if (is_deep) feed->lead = samples_in(opened->outputLatency, feed->rate_hz);
    }
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

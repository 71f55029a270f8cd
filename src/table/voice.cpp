// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/voice.hpp"

#include "speech/sound_sink_null.hpp"
#include "speech/sound_sink_portaudio.hpp"
#include "speech/sound_sink_tee.hpp"
#include "speech/sound_sink_wav.hpp"
#include "speech/synthesiser_espeak.hpp"

#include <utility>
#include <vector>

namespace tactus::program {
namespace {

using Sink = std::unique_ptr<speech::SoundSink>;

std::unique_ptr<speech::Synthesiser> make_synthesiser(Console& console) {
  auto synthesiser = speech::make_espeak_synthesiser();
  if (synthesiser) return std::move(*synthesiser);
  console.error(synthesiser.error().message);
  return nullptr;
}

}  // namespace

tl::expected<Sink, std::string> make_sink(std::optional<std::string> const& wav, bool is_silent) {
  std::vector<Sink> sinks;
  if (wav) {
    auto file = speech::make_wav_sink(*wav);
    if (!file) return tl::unexpected(file.error());
    sinks.push_back(std::move(*file));
  }
  if (!is_silent) sinks.push_back(speech::make_portaudio_sink());
  if (sinks.empty()) return std::make_unique<speech::NullSink>();
  if (sinks.size() == 1) return std::move(sinks.front());
  return std::make_unique<speech::TeeSink>(std::move(sinks));
}

tl::expected<std::unique_ptr<equipment::FactVoice>, std::string> make_fact_voice(
    std::optional<std::string> const& wav, bool is_silent) {
  if (!wav && is_silent) return nullptr;
  auto sink = make_sink(wav, is_silent);
  if (!sink) return tl::unexpected(sink.error());
  auto synthesiser = speech::make_espeak_synthesiser();
  if (!synthesiser) return tl::unexpected(synthesiser.error().message);
  return std::make_unique<equipment::FactVoice>(std::move(*synthesiser), std::move(*sink));
}

tl::expected<std::unique_ptr<speech::Speaker>, std::string> make_voice(PlayOptions const& options,
                                                                       speech::Wording wording,
                                                                       Console& console) {
  auto sink = make_sink(options.wav, options.is_silent);
  if (!sink) return tl::unexpected(sink.error());
  bool const is_heard = !options.is_silent || options.wav;
  auto synthesiser = is_heard ? make_synthesiser(console) : nullptr;
  speech::SpeakerSettings settings;
  settings.wording = std::move(wording);
  speech::SpeakerListener listener{
      [&console](table::Announcement const&, std::string const& caption) { console.fact(caption); },
      [&console](std::string const& sentence) { console.error(sentence); }};
  return std::make_unique<speech::Speaker>(std::move(synthesiser), std::move(*sink), std::move(settings),
                                           std::move(listener));
}

}  // namespace tactus::program

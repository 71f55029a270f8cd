// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/voice.hpp"

#include "speech/output_speech_dispatcher.hpp"
#include "speech/outputs_in_order.hpp"
#include "speech/own_voice.hpp"
#include "speech/sound_sink_portaudio.hpp"
#include "speech/sound_sink_tee.hpp"
#include "speech/sound_sink_wav.hpp"
#include "speech/synthesiser_espeak.hpp"
#include "speech/synthesiser_recordings.hpp"
#include "src/store/written_file.hpp"

#include <utility>
#include <vector>

namespace tactus::program {
namespace {

using Sink = std::unique_ptr<speech::SoundSink>;

/// Loudspeaker and earphones, file, both or neither. Only a WAV file that cannot be written is an error.
tl::expected<Sink, std::string> make_sink(SoundOptions const& options, speech::Ears ears = {}) {
  std::vector<Sink> sinks;
  if (options.wav) {
    auto file = speech::make_wav_sink(store::free_name(*options.wav));
    if (!file) return tl::unexpected(file.error());
    sinks.push_back(std::move(*file));
  }
  if (!options.is_silent) sinks.push_back(speech::make_portaudio_sink(options.plan(ears)));
  if (sinks.size() == 1) return std::move(sinks.front());
  return std::make_unique<speech::TeeSink>(std::move(sinks));
}

bool is_heard(SoundOptions const& options) { return !options.is_silent || options.wav; }

speech::SpeakerListener listener_of(Console& console, Captions& captions, MissedMove on_missed) {
  return {[&captions](table::Announcement const& announcement, std::string const& caption) {
            captions.begins(announcement, caption);
          },
          [&console](std::string const& sentence) { console.error(sentence); },
          [&captions](table::Announcement const& announcement, std::string const& caption) {
            captions.was_unheard(announcement, caption);
          },
          std::move(on_missed)};
}

}  // namespace

bool is_heard_by_somebody(SoundOptions const& options) {
  return !options.is_silent || options.speech_server.has_value();
}

tl::expected<std::unique_ptr<speech::Output>, std::string> make_output(SoundOptions const& options) {
  if (!is_heard(options)) return nullptr;
  auto sink = make_sink(options);
  if (!sink) return tl::unexpected(sink.error());
  auto synthesiser = speech::make_espeak_synthesiser();
  if (!synthesiser) return tl::unexpected(synthesiser.error().message);
  return std::make_unique<speech::OwnVoice>(std::move(*synthesiser), std::move(*sink));
}

tl::expected<std::unique_ptr<equipment::FactVoice>, std::string> make_fact_voice(
    SoundOptions const& options) {
  auto output = make_output(options);
  if (!output) return tl::unexpected(output.error());
  if (*output == nullptr) return nullptr;
  return std::make_unique<equipment::FactVoice>(*std::move(output), options.voices.table);
}

tl::expected<std::unique_ptr<speech::Speaker>, std::string> make_voice(
    PlayOptions const& options, speech::Ears ears, speech::Wording wording, std::string const& recordings,
    Console& console, Captions& captions, MissedMove on_missed) {
  std::vector<std::unique_ptr<speech::Output>> outputs;
  if (options.sound.speech_server) {
    if (auto server = speech::make_speech_dispatcher_output(*options.sound.speech_server))
      outputs.push_back(*std::move(server));
    else
      console.error(server.error());
  }
  if (is_heard(options.sound)) {
    auto sink = make_sink(options.sound, ears);
    if (!sink) return tl::unexpected(sink.error());
    if (auto synthesiser = speech::make_espeak_synthesiser())
      outputs.push_back(std::make_unique<speech::OwnVoice>(
          speech::with_recordings(std::move(*synthesiser), recordings), std::move(*sink)));
    else
      console.error(synthesiser.error().message);
  }
  // Where nothing is to sound, nobody misses it.
  if (!is_heard_by_somebody(options.sound)) on_missed = {};
  return std::make_unique<speech::Speaker>(
      std::make_unique<speech::OutputsInOrder>(std::move(outputs)),
      speech::SpeakerSettings{std::move(wording), options.sound.voices, ears},
      listener_of(console, captions, std::move(on_missed)));
}

}  // namespace tactus::program

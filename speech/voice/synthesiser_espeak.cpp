// SPDX-License-Identifier: GPL-3.0-or-later
// eSpeak NG 1.51 as it must be treated: one start per process, no SSML (an aborted one leaks its state into
// the next utterance), completion by the return of espeak_Synth, never by its events (a cut sends none).

#include "speech/voice/synthesiser_espeak.hpp"

#include "speech/voice/pronunciation.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <optional>
#include <sstream>
#include <string_view>
#include <utility>

#include <espeak-ng/espeak_ng.h>
#include <espeak-ng/speak_lib.h>

namespace tactus::speech {
namespace {

constexpr int buffer_length_ms = 20;  // chunks have a floor of 49 ms anyway; more only delays the first

// eSpeak NG names its voices by the codes of their languages. Of these it must have one.
constexpr std::array needed_voices{Language::german, Language::english};

std::string voice_name(Language language) { return std::string{language.code()}; }

/// What the engine speaks with. Setting it again would be half the time to the first sample.
struct EngineVoice {
  Language language;
  std::string variant;
  bool operator==(EngineVoice const&) const = default;
};

tl::unexpected<SynthesisError> no_voice(Language language) {
  return tl::unexpected(SynthesisError{
      SynthesisFault::no_voice, "voice '" + voice_name(language) +
                                    "' not found: expected eSpeak NG data of Debian package espeak-ng-data"});
}

/// What the callback needs; reached through the engine's user_data.
struct Job {
  Synthesiser::Receiver const* receive;
  bool was_cut = false;
};

int on_samples(short* samples, int count, espeak_EVENT* events) {
  if (samples == nullptr || count <= 0 || events == nullptr) return 0;
  auto* job = static_cast<Job*>(events->user_data);
  if (job == nullptr) return 0;
  if (!job->was_cut) job->was_cut = !(*job->receive)(Samples{samples, static_cast<std::size_t>(count)});
  return job->was_cut ? 1 : 0;
}

/// The engine's state is global, so is its lock. Held around every call of eSpeak.
std::mutex& engine_lock() {
  static std::mutex lock;
  return lock;
}

/// The voice that is surely set.
std::optional<EngineVoice>& engine_voice() {
  static std::optional<EngineVoice> voice;
  return voice;
}

/// Starts the engine at the first call. Precondition: engine_lock() is held.
tl::expected<void, SynthesisError> start_engine() {
  static int const rate = [] {
    int const hz =
        espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, buffer_length_ms, nullptr, espeakINITIALIZE_DONT_EXIT);
    if (hz > 0) espeak_SetSynthCallback(on_samples);
    return hz;
  }();
  if (rate == static_cast<int>(speech_rate_hz)) return {};
  return tl::unexpected(
      SynthesisError{SynthesisFault::no_engine,
                     "eSpeak NG did not start: expected its data (Debian package espeak-ng-data)"});
}

bool set_voice(Language language) { return espeak_SetVoiceByName(voice_name(language).c_str()) == EE_OK; }
bool set_voice(EngineVoice const& voice) {
  // The engine reads a file of this name, so nothing but a bare name may reach it.
  bool const is_name = !voice.variant.empty() && voice.variant.find_first_of("/\\.") == std::string::npos;
  std::string const varied = voice_name(voice.language) + "+" + voice.variant;
  return (is_name && espeak_SetVoiceByName(varied.c_str()) == EE_OK) || set_voice(voice.language);
}

void set_parameters(VoiceSettings const& voice) {
  espeak_SetParameter(espeakRATE,
                      static_cast<int>(std::clamp(voice.words_per_minute, slowest_words_per_minute,
                                                  fastest_words_per_minute)),
                      0);
  espeak_SetParameter(espeakVOLUME, static_cast<int>(std::min(voice.volume_percent, loudest_percent)), 0);
}

/// Clauses are traced on lines of their own.
std::string in_one_line(std::string const& lines) {
  std::istringstream in{lines};
  std::string all;
  for (std::string word; in >> word; all += word)
    if (!all.empty()) all += ' ';
  return all;
}

class EspeakSynthesiser final : public Synthesiser {
 public:
  tl::expected<Spoken, SynthesisError> speak(Part const& part, VoiceSettings const& settings,
                                             Receiver const& receive) override {
    std::scoped_lock const lock{engine_lock()};
    EngineVoice voice{part.language, settings.variant};
    // A change of the voice resets the rate. After a cut neither is certain, and the voice is set anew.
    if (voice != engine_voice() && !set_voice(voice)) return no_voice(voice.language);
    engine_voice() = std::move(voice);
    set_parameters(settings);
    return synthesise(text_for_espeak(part), receive);
  }

 private:
  static tl::expected<Spoken, SynthesisError> synthesise(std::string const& text, Receiver const& receive) {
    Job job{&receive};
    espeak_ERROR const result = espeak_Synth(text.c_str(), text.size() + 1, 0, POS_CHARACTER, 0,
                                             espeakCHARS_UTF8 | espeakPHONEMES, nullptr, &job);
    if (job.was_cut) {
      espeak_Cancel();
      engine_voice().reset();
      return Spoken::cut;
    }
    if (result == EE_OK) return Spoken::completely;
    return tl::unexpected(
        SynthesisError{SynthesisFault::engine_failed, "eSpeak NG could not synthesise an announcement"});
  }
};

}  // namespace

tl::expected<std::unique_ptr<Synthesiser>, SynthesisError> make_espeak_synthesiser() {
  std::scoped_lock const lock{engine_lock()};
  if (auto started = start_engine(); !started) return tl::unexpected(started.error());
  for (Language const voice : needed_voices)
    if (!set_voice(voice)) return no_voice(voice);
  engine_voice().reset();
  return std::make_unique<EspeakSynthesiser>();
}

std::string espeak_data_folder() {
  std::scoped_lock const lock{engine_lock()};
  char const* folder = nullptr;
  espeak_Info(&folder);
  bool const is_looked_for = folder != nullptr && *folder != '\0';
  if (!is_looked_for) espeak_ng_InitializePath(nullptr);
  espeak_Info(&folder);
  return folder == nullptr ? std::string{} : folder;
}

tl::expected<std::string, SynthesisError> espeak_phonemes(Part const& part) {
  auto synthesiser = make_espeak_synthesiser();
  if (!synthesiser) return tl::unexpected(std::move(synthesiser.error()));
  char* text = nullptr;
  std::size_t size = 0;
  std::FILE* const trace = open_memstream(&text, &size);
  if (trace == nullptr)
    return tl::unexpected(SynthesisError{SynthesisFault::engine_failed, "expected more free memory"});
  // Its other function, espeak_TextToPhonemes, spells our pronunciations out.
  espeak_SetPhonemeTrace(espeakPHONEMES_SHOW, trace);
  auto const spoken = (*synthesiser)->speak(part, {}, [](Samples) { return true; });
  espeak_SetPhonemeTrace(0, nullptr);
  std::fclose(trace);
  std::string const traced{text, size};
  std::free(text);  // NOLINT: allocated by open_memstream
  if (!spoken) return tl::unexpected(spoken.error());
  return in_one_line(traced);
}

std::vector<std::string> voice_variants() {
  std::scoped_lock const lock{engine_lock()};
  std::vector<std::string> names;
  if (!start_engine()) return names;
  espeak_VOICE wanted{};
  wanted.languages = "variant";
  constexpr std::string_view folder = "!v/";
  for (espeak_VOICE const** voice = espeak_ListVoices(&wanted); *voice != nullptr; ++voice)
    if (std::string_view const file{(*voice)->identifier}; file.starts_with(folder))
      names.emplace_back(file.substr(folder.size()));
  std::sort(names.begin(), names.end());
  return names;
}

}  // namespace tactus::speech

// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/console/announcer.hpp"

#include "core/braille/score.hpp"
#include "core/message/message.hpp"
#include "speech/dispatcher/output.hpp"
#include "speech/sound/sound_sink.hpp"
#include "speech/sound/sound_sink_portaudio.hpp"
#include "speech/voice/output.hpp"
#include "speech/voice/synthesiser.hpp"
#include "speech/voice/synthesiser_espeak.hpp"
#include "src/equipment/spoken_catalogue.hpp"
#include "src/store/written_file.hpp"

#include <array>
#include <ostream>
#include <utility>
#include <vector>

namespace tactus::program {

namespace {

/// From the first cell on.
constexpr std::array<FingerKey, 7> by_routing_keys{
    table::Request::repeat,   table::Request::times,     table::Request::move_number, table::Request::flags,
    table::Request::position, OfferKey{.accepts = true}, OfferKey{.accepts = false}};

table::Device device_of(PlayOptions const& options, BrailleReader const& display) {
  if (options.braille.size() == 1) return table::Device::braille_display;
  return display.reader == speech::Whose::white ? table::Device::white_display : table::Device::black_display;
}

/// SAN, or the player's chess code where his letters have one.
Handwriting hand_on_display(PlayOptions const& options, std::function<void(std::string_view)> const& tell) {
  Handwriting hand{.letters = *options.letters};
  if (options.braille_moves == BrailleMoves::text) return hand;
  if (auto const* const code = braille::code_of(*options.letters))
    hand.write_move = [code](chess::MoveDescription const& move) {
      return braille::unicode_of(braille::write_move(*code, move));
    };
  else
    // Translators: An error on the screen. Of French and Swedish no chess code for Braille is known to us.
    tell(translatable("no Braille chess code is known for these piece letters; moves are written as text"));
  return hand;
}

std::unique_ptr<speech::BrailleTeller> make_teller(PlayOptions const& options, BrailleReader const& reader,
                                                   speech::Sentences const& sentences, Console& console,
                                                   DisplayListener listener) {
  auto const tell_fault = [&console, sentences](std::string_view english) {
    console.error(sentences.translated(english));
  };
  auto const tell = [tell_fault, change = std::move(listener.on_change)](std::string_view trouble) {
    if (!trouble.empty()) tell_fault(trouble);
    change(trouble);
  };
  auto const press = [on_key = std::move(listener.on_key)](unsigned cell) {
    if (cell <= by_routing_keys.size()) on_key(by_routing_keys[cell - 1]);
  };
  auto display = speech::make_braille_display(reader.host, {tell, press});
  if (!display) {
    tell(display.error());
    return nullptr;
  }
  return std::make_unique<speech::BrailleTeller>(std::move(*display), reader.reader, sentences,
                                                 hand_on_display(options, tell_fault));
}

}  // namespace

std::vector<TableDisplay> make_braille(
    PlayOptions const& options, speech::Sentences const& sentences, Console& console,
    std::function<DisplayListener(TableDisplay const&)> const& listener_of) {
  std::vector<TableDisplay> displays;
  for (BrailleReader const& each : options.braille) {
    TableDisplay display{device_of(options, each), each.reader};
    display.teller = make_teller(options, each, sentences, console, listener_of(display));
    if (display.teller) displays.push_back(std::move(display));
  }
  return displays;
}

SpokenLines::SpokenLines(std::unique_ptr<speech::Output> output, table::Audience to,
                         speech::VoiceSettings voice)
    : output_(std::move(output)), to_(to), voice_(std::move(voice)) {}

SpokenLines::~SpokenLines() { hush(); }

void SpokenLines::say(std::vector<speech::Phrase> lines) {
  hush();
  is_hushed_ = false;  // no other thread runs
  thread_ = std::thread{[this, all = std::move(lines)] { speak(all); }};
}

void SpokenLines::finish() {
  if (thread_.joinable()) thread_.join();
}

void SpokenLines::hush() {
  {
    std::scoped_lock const lock{mutex_};
    is_hushed_ = true;
    output_->cut();
  }
  finish();
}

void SpokenLines::speak(std::vector<speech::Phrase> const& lines) {
  for (speech::Phrase const& line : lines) {
    {
      // A cut ends the line that was begun last, so none may begin between the question and the cut.
      std::scoped_lock const lock{mutex_};
      if (is_hushed_) return;
      output_->begin(to_);
    }
    output_->speak(line, voice_, speech::Earcon::none);
  }
}

namespace {

using Sink = std::unique_ptr<speech::SoundSink>;

/// Loudspeaker and earphones, file, both or neither. Only a WAV file that cannot be written is an error.
tl::expected<Sink, Message> make_sink(SoundOptions const& options, speech::Ears ears = {},
                                      speech::SoundChange on_change = {}) {
  std::vector<Sink> sinks;
  if (options.wav) {
    auto file = speech::make_wav_sink(store::free_name(*options.wav));
    if (!file) return tl::unexpected(file.error());
    sinks.push_back(std::move(*file));
  }
  if (!options.is_silent)
    sinks.push_back(speech::make_portaudio_sink(options.plan(ears), std::move(on_change)));
  if (sinks.size() == 1) return std::move(sinks.front());
  return std::make_unique<speech::TeeSink>(std::move(sinks));
}

bool is_heard(SoundOptions const& options) { return !options.is_silent || options.wav; }

speech::SpeakerListener listener_of(Console& console, Captions& captions, VoiceListener listener) {
  return {[&captions](table::Announcement const& announcement, std::string const& caption) {
            captions.begins(announcement, caption);
          },
          [&console](std::string const& sentence) { console.error(sentence); },
          [&captions](table::Announcement const& announcement, std::string const& caption) {
            captions.was_unheard(announcement, caption);
          },
          std::move(listener.on_missed), std::move(listener.on_spoken)};
}

}  // namespace

bool is_heard_by_somebody(SoundOptions const& options) {
  return !options.is_silent || options.speech_server.has_value();
}

tl::expected<std::unique_ptr<speech::Output>, Message> make_output(SoundOptions const& options) {
  if (!is_heard(options)) return nullptr;
  auto sink = make_sink(options);
  if (!sink) return tl::unexpected(sink.error());
  auto synthesiser = speech::make_espeak_synthesiser();
  if (!synthesiser) return tl::unexpected(as_it_is(synthesiser.error().message));
  return std::make_unique<speech::OwnVoice>(std::move(*synthesiser), std::move(*sink));
}

SoundOptions with_free_name(SoundOptions options) {
  if (options.wav) options.wav = store::free_name(*options.wav);
  return options;
}

tl::expected<std::unique_ptr<equipment::FactVoice>, Message> make_fact_voice(SoundOptions const& options) {
  auto output = make_output(options);
  if (!output) return tl::unexpected(output.error());
  if (*output == nullptr) return nullptr;
  return std::make_unique<equipment::FactVoice>(*std::move(output), options.voices.table);
}

tl::expected<std::unique_ptr<speech::Speaker>, Message> make_voice(PlayOptions const& options,
                                                                   speech::Ears ears, speech::Wording wording,
                                                                   std::string const& recordings,
                                                                   Console& console, Captions& captions,
                                                                   VoiceListener listener) {
  std::vector<std::unique_ptr<speech::Output>> outputs;
  if (options.sound.speech_server) {
    if (auto server = speech::make_speech_dispatcher_output(*options.sound.speech_server))
      outputs.push_back(*std::move(server));
    else
      console.error(server.error());
  }
  if (is_heard(options.sound)) {
    auto sink = make_sink(options.sound, ears, std::move(listener.on_sound));
    if (!sink) return tl::unexpected(sink.error());
    if (auto synthesiser = speech::make_espeak_synthesiser())
      outputs.push_back(std::make_unique<speech::OwnVoice>(
          speech::with_recordings(std::move(*synthesiser), recordings), std::move(*sink)));
    else
      console.error(synthesiser.error().message);
  }
  // Where nothing is to sound, nobody misses it.
  if (!is_heard_by_somebody(options.sound)) listener.on_missed = {}, listener.on_spoken = {};
  return std::make_unique<speech::Speaker>(
      std::make_unique<speech::OutputsInOrder>(std::move(outputs)),
      speech::SpeakerSettings{std::move(wording), options.sound.voices, ears},
      listener_of(console, captions, std::move(listener)));
}

speech::Wording wording_of(MoveVoiceOptions const& moves, words::Catalogue const& catalogue,
                           std::ostream& warnings) {
  speech::Wording wording;
  wording.moves = moves.wording;
  wording.sentences = equipment::sentences_of(catalogue);
  if (!wording.sentences.fault().empty())
    warnings << "warning: numbers in English; " << wording.sentences.fault() << '\n';
  if (auto vocabulary = speech::vocabulary_in(wording.sentences, moves.vocabulary))
    wording.vocabulary = *std::move(vocabulary);
  else
    warnings << "warning: moves by Appendix D; " << vocabulary.error() << '\n';
  bool const is_german = wording.vocabulary == speech::MoveVocabulary{};
  if (moves.says_zwo && is_german) wording.vocabulary.words = notation::appendix_d_words_with_zwo();
  return wording;
}

}  // namespace tactus::program

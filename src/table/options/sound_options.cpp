// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/options/sound_options.hpp"

#include "speech/voice/synthesiser_espeak.hpp"
#include "src/table/options/option_forms.hpp"
#include "src/table/options/options.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

namespace tactus::program {
namespace {

using speech::Earcons;
using speech::VoiceSettings;

std::optional<Message> take_variant(std::string& variant, std::string const& name) {
  auto const known = speech::voice_variants();
  bool const is_known = name.empty() || std::find(known.begin(), known.end(), name) != known.end();
  if (!is_known) return say("{value}: expected a name that tactus voices lists", {{"value", name}});
  variant = name;
  return std::nullopt;
}

void add_voice_of(CLI::App& app, std::string const& prefix, std::string const& whose, VoiceSettings& voice) {
  app.add_option(prefix + "-rate", voice.words_per_minute, "Words per minute " + whose + ", 80 to 900")
      ->check(CLI::Range(speech::slowest_words_per_minute, speech::fastest_words_per_minute))
      ->capture_default_str()
      ->type_name("N");
  app.add_option(prefix + "-fastest", voice.fastest_words_per_minute,
                 "Words per minute " + whose + " where moves come faster than words, 80 to 900")
      ->check(CLI::Range(speech::slowest_words_per_minute, speech::fastest_words_per_minute))
      ->type_name("N");
  app.add_option(prefix + "-volume", voice.volume_percent, "Volume " + whose + " in percent, 1 to 200")
      ->check(CLI::Range(1U, speech::loudest_percent))  // who wants no sound says --silent, which is told
      ->capture_default_str()
      ->type_name("N");
  add_text(
      app, prefix + "-voice", [&voice](std::string const& name) { return take_variant(voice.variant, name); },
      "Voice " + whose + ", of tactus voices", "NAME");
}

template <class Route>
void add_route(CLI::App& app, std::string const& name, Route& route, std::string const& help) {
  auto const take = [&route](std::string const& text) -> std::optional<Message> {
    auto read = speech::read_sound_route(text);
    if (!read)
      return say("{value}: {fault}", {{"value", text}, {"fault", std::vector{std::move(read.error())}}});
    route = *std::move(read);
    return std::nullopt;
  };
  add_text(app, name, take, help, "DEVICE");
}

/// Stated for nobody else.
bool has_ear_stated(SoundOptions const& sound, chess::Color player) {
  bool const is_white = player == chess::Color::white;
  return (is_white ? sound.white : sound.black).has_value() ||
         sound.speech_server == (is_white ? speech::Whose::white : speech::Whose::black);
}

speech::Hearing hearing_of(SoundOptions const& sound, table::TableSetup const& setup, chess::Color player) {
  if (setup.player(player).is_deaf) return speech::Hearing::nothing;
  bool const is_guest_at_earphone =
      !setup.player(player).is_blind && setup.player(chess::opposite(player)).is_blind;
  return is_guest_at_earphone && !has_ear_stated(sound, player) ? speech::Hearing::the_table
                                                                : speech::Hearing::all;
}

}  // namespace

speech::Ears SoundOptions::ears_of(table::TableSetup const& setup) const {
  return {hearing_of(*this, setup, chess::Color::white), hearing_of(*this, setup, chess::Color::black)};
}

void add_output_options(CLI::App& app, SoundOptions& sound) {
  app.add_option("--wav", sound.wav, "Also write the speech to this file; if it exists, to k-2.wav and so on")
      ->type_name("FILE");
  app.add_flag("--silent", sound.is_silent, "No sound from the loudspeaker, captions only");
}

void add_voice_options(CLI::App& app, SoundOptions& sound) {
  add_voice_of(app, "--table", "at the table", sound.voices.table);
  add_voice_of(app, "--private", "in the earphone", sound.voices.one_player);
  add_choice<Earcons>(app, "--earcons", sound.voices.one_player.earcons,
                      {{"none", Earcons::none}, {"errors", Earcons::errors}, {"all", Earcons::all}},
                      "Short sounds in the earphone: none, errors, all (errors)");
  using speech::Whose;
  add_choice<std::optional<Whose>>(
      app, "--speech-dispatcher", sound.speech_server,
      {{"white", Whose::white}, {"black", Whose::black}, {"both", Whose::both}},
      "Whose private messages speech-dispatcher says, in the voice that is set there (nobody's)");
  add_route(app, "--table-sound", sound.table,
            "Sound for the table: default, left, right, a device of tactus outputs (default)");
  add_route(app, "--private-sound", sound.one_player, "A player's earphone (as the table)");
  add_route(app, "--white-sound", sound.white, "White's earphone (that of --private-sound)");
  add_route(app, "--black-sound", sound.black, "Black's earphone (that of --private-sound)");
  add_route(app, "--assistant-sound", sound.assistant, "The assistant's earphone (none, the screen only)");
  add_route(app, "--white-assistant-sound", sound.white_assistant,
            "Earphone of White's assistant (that of --assistant-sound)");
  add_route(app, "--black-assistant-sound", sound.black_assistant,
            "Earphone of Black's assistant (that of --assistant-sound)");
}

void add_move_voice(CLI::App& app, MoveVoiceOptions& moves) {
  using speech::Style;
  using speech::Vocabulary;
  struct Said {
    Vocabulary vocabulary;
    Style style;
  };
  std::map<std::string, Said> const styles{{"short", {Vocabulary::appendix_d, Style::brief}},
                                           {"long", {Vocabulary::appendix_d, Style::full}},
                                           {"literate", {Vocabulary::literate, Style::brief}},
                                           {"literate-long", {Vocabulary::literate, Style::full}},
                                           {"spelling", {Vocabulary::spelling, Style::brief}},
                                           {"spelling-long", {Vocabulary::spelling, Style::full}}};
  add_choice_of(
      app, "--style", {"short", "long", "literate", "literate-long", "spelling", "spelling-long"},
      [&moves, styles](std::string const& word) {
        moves.vocabulary = styles.at(word).vocabulary;
        moves.wording.style = styles.at(word).style;
      },
      "How moves are said (short): Appendix D, words of the language, or its spelling alphabet");
  app.add_flag("--capture-word,!--no-capture-word", moves.wording.says_captures, "Say captures (yes)");
  app.add_flag("--check-word,!--no-check-word", moves.wording.says_check,
               "Say that a completed move gives check; needs the arbiter's leave");
  app.add_flag("--en-passant-word", moves.wording.says_en_passant, "Say en passant");
  app.add_flag("--pawn-word", moves.wording.says_pawn, "Say the pawn too");
  app.add_flag("--zwo", moves.says_zwo, "Say zwo for zwei; needs the arbiter's leave");
}

}  // namespace tactus::program

// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/private_lines.hpp"

#include "speech/translatable.hpp"
#include "src/table/voice.hpp"

namespace tactus::program {
namespace {

using chess::Color;
using speech::translatable;

bool reads_screen(PlayOptions const& options, Color blind) {
  auto const own = blind == Color::white ? speech::Whose::white : speech::Whose::black;
  return options.has_screen_reader || options.braille == own || options.braille == speech::Whose::both;
}

/// Both need it, and there is one.
bool is_earphone_shared(SoundOptions const& sound, table::TableSetup const& setup) {
  auto const needs = [&](Color player) {
    return setup.player(player).is_blind && !setup.player(player).is_deaf;
  };
  auto const plan = sound.plan();
  bool const has_one = plan.white == plan.black && !sound.speech_server;
  bool const has_one_server = sound.speech_server == speech::Whose::both;
  return needs(Color::white) && needs(Color::black) && (has_one || has_one_server);
}

}  // namespace

std::optional<Color> hidden_on_screen(PlayOptions const& options, table::TableSetup const& setup) {
  if (setup.white.is_blind == setup.black.is_blind) return std::nullopt;
  Color const blind = setup.white.is_blind ? Color::white : Color::black;
  return reads_screen(options, blind) ? std::optional(chess::opposite(blind)) : std::nullopt;
}

std::vector<Color> without_ear(PlayOptions const& options, table::TableSetup const& setup) {
  std::vector<Color> players;
  auto const ears = options.sound.ears_of(setup);
  auto const hidden = hidden_on_screen(options, setup);
  for (Color const each : {Color::white, Color::black})
    if (ears.of(each) != speech::Hearing::all && (is_heard_by_somebody(options.sound) || hidden == each))
      players.push_back(each);
  return players;
}

std::vector<equipment::Sentence> ear_facts(PlayOptions const& options, table::TableSetup const& setup) {
  std::vector<equipment::Sentence> facts;
  for (Color const each : without_ear(options, setup))
    // Translators: Before a game: what is for this player alone is not spoken, for he has no earphone of his
    // own, or does not hear; spoken too.
    facts.push_back({translatable("no ear for {player}"), {{"player", each}}});
  if (is_heard_by_somebody(options.sound) && is_earphone_shared(options.sound, setup))
    // Translators: Before a game of two blind players who have one sound device: what one of them asks, the
    // other hears as well; spoken too.
    facts.push_back({translatable("one earphone for both: each hears the other's answers"), {}});
  return facts;
}

}  // namespace tactus::program

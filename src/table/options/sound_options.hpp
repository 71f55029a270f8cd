// SPDX-License-Identifier: GPL-3.0-or-later
// What the command line asks for of voices and sound.
#pragma once

#include "core/table/table_setup.hpp"
#include "speech/listener.hpp"
#include "speech/sound/sound_plan.hpp"
#include "speech/voice/synthesiser.hpp"

#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace tactus::program {

struct SoundOptions {
  std::optional<std::string> wav;  // a file for all speech too
  bool is_silent = false;          // no sound device
  std::optional<speech::Whose>
      speech_server;  // whose private messages speech-dispatcher says; nothing: nobody's
  speech::Voices voices;
  speech::SoundRoute table;
  std::optional<speech::SoundRoute> one_player;    // nothing: as the table
  std::optional<speech::SoundRoute> white, black;  // nothing: as one_player

  std::optional<speech::SoundRoute> assistant;                         // nothing: he reads the screen
  std::optional<speech::SoundRoute> white_assistant, black_assistant;  // nothing: as assistant

  speech::SoundPlan plan(speech::Ears ears = {}) const {
    auto const earphone = one_player.value_or(table);
    return {table,
            white.value_or(earphone),
            black.value_or(earphone),
            white_assistant ? white_assistant : assistant,
            black_assistant ? black_assistant : assistant,
            ears};
  }
  /// Where one sees and the other does not, the earphone is the blind one's: he would hear what is for his
  /// opponent alone, who has an ear only where one was stated for him.
  speech::Ears ears_of(table::TableSetup const& setup) const;
};

/// A file and silence.
void add_output_options(CLI::App& app, SoundOptions& sound);
/// Voices and devices of the table and of the players.
void add_voice_options(CLI::App& app, SoundOptions& sound);

}  // namespace tactus::program

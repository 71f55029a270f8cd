// SPDX-License-Identifier: GPL-3.0-or-later
// The speaker as the command line wants it: loudspeaker, file, both, or captions only.
#pragma once

#include "speech/speaker.hpp"
#include "src/equipment/fact_voice.hpp"
#include "src/table/captions.hpp"
#include "src/table/console.hpp"
#include "src/table/options.hpp"

#include <functional>
#include <memory>
#include <string>

#include <tl/expected.hpp>

namespace tactus::program {

/// A move that the player who has to answer it did not hear. Called on the speech thread.
using MissedMove = std::function<void(table::MoveUnheard const&)>;

/// A caption for each announcement; only `ears` are spoken to. A missing voice or loudspeaker is told there,
/// and captions go on; only a WAV file that cannot be written is an error. A player's own recordings lie in
/// the folder `recordings`. The console and the captions must outlive the speaker.
tl::expected<std::unique_ptr<speech::Speaker>, std::string> make_voice(
    PlayOptions const& options, speech::Ears ears, speech::Wording wording, std::string const& recordings,
    Console& console, Captions& captions, MissedMove on_missed);

/// Somebody hears the voice: not only a file does.
bool is_heard_by_somebody(SoundOptions const& options);

/// The voice alone, for words before a game; null when nothing is to be heard. The error is one English
/// sentence: no voice, or no file.
tl::expected<std::unique_ptr<speech::Output>, std::string> make_output(SoundOptions const& options);

/// For facts before a game; null when nothing is to be heard. The error is one English sentence: no voice, or
/// no file.
tl::expected<std::unique_ptr<equipment::FactVoice>, std::string> make_fact_voice(SoundOptions const& options);

}  // namespace tactus::program

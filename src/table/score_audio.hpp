// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus score --form audio` and `tactus score --hear`: the audio scoresheet as a file, or on the
// loudspeaker.
#pragma once

#include "src/table/options.hpp"
#include "src/words/catalogue.hpp"

namespace tactus::program {

/// True: this is what the options ask for.
bool is_audio(ScoreOptions const& options);

ExitStatus run_score_audio(ScoreOptions const& options, words::Catalogue const& catalogue);

}  // namespace tactus::program

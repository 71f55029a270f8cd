// SPDX-License-Identifier: GPL-3.0-or-later
// Whose ear hears from which sound device is kept with the game: who goes on with it need not know it again,
// and no message comes out elsewhere. Pure.
#pragma once

#include "core/table/event.hpp"
#include "src/table/sound_options.hpp"

#include <string>
#include <vector>

namespace tactus::program {

/// The routes that are not as without any option, by the beginning of their options: "white" of
/// `--white-sound`.
std::vector<table::SoundKept> kept_routes(SoundOptions const& sound);

/// What was kept with the game last, where nothing else is stated now. `stated`: options, as "--white-sound".
SoundOptions with_kept_routes(SoundOptions sound, std::vector<table::SoundKept> const& kept,
                              std::vector<std::string> const& stated);

/// Of the program that wrote into the file last; none in files of before.
std::vector<table::SoundKept> routes_in(std::vector<table::StampedEvent> const& events);

}  // namespace tactus::program

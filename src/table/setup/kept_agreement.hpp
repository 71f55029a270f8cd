// SPDX-License-Identifier: GPL-3.0-or-later
// What is agreed holds for the whole game: a game that goes on keeps it, whatever is stated then, but for
// what was told wrong. Pure.
#pragma once

#include "core/table/event.hpp"
#include "src/table/options/sound_options.hpp"
#include "src/table/setup/agreement.hpp"
#include "src/words/catalogue.hpp"

#include <optional>
#include <string>
#include <vector>

namespace tactus::program {

/// What was told wrong before the game, put right by what is stated now: names, who is blind or deaf,
/// assistants, event, place, phase, supervision, time control.
table::TableSetup corrected_by(std::vector<std::string> const& stated, table::TableSetup const& asked,
                               table::TableSetup kept);

/// One fact for each thing that was stated otherwise than it was agreed: what is changed now, and what is
/// not. `stated`: the options that were typed or stand in the set-up file, as "--white"; `asked`: what they
/// say.
std::vector<Message> kept_facts(std::vector<std::string> const& stated, table::TableSetup const& asked,
                                table::TableSetup const& kept, words::Catalogue const& catalogue);

/// What was agreed before and is not any more, where nothing else of its kind takes its place.
std::vector<Message> gone_facts(table::TableSetup const& now, table::TableSetup const& before);

/// The first option that would put something right in a game that is signed; nothing: none would.
std::optional<Message> fault_after_signature(std::vector<std::string> const& stated,
                                             table::TableSetup const& asked, table::TableSetup const& kept);

// Whose ear hears from which sound device is kept with the game: who goes on with it need not know it again,
// and no message comes out elsewhere. Pure.

/// The routes that are not as without any option, by the beginning of their options: "white" of
/// `--white-sound`.
std::vector<table::SoundKept> kept_routes(SoundOptions const& sound);

/// What was kept with the game last, where nothing else is stated now. `stated`: options, as "--white-sound".
SoundOptions with_kept_routes(SoundOptions sound, std::vector<table::SoundKept> const& kept,
                              std::vector<std::string> const& stated);

/// Of the program that wrote into the file last; none in older files.
std::vector<table::SoundKept> routes_in(std::vector<table::StampedEvent> const& events);

}  // namespace tactus::program

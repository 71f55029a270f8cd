// SPDX-License-Identifier: GPL-3.0-or-later
// What is agreed holds for the whole game: a game that goes on keeps it, whatever is stated then. Pure.
#pragma once

#include "src/table/agreement.hpp"
#include "src/words/catalogue.hpp"

#include <string>
#include <vector>

namespace tactus::program {

/// One fact for each thing that was stated otherwise than it was agreed. `stated`: the options that were
/// typed or stand in the set-up file, as "--white"; `asked`: what they say.
std::vector<equipment::Sentence> kept_facts(std::vector<std::string> const& stated,
                                            table::TableSetup const& asked, table::TableSetup const& kept,
                                            words::Catalogue const& catalogue);

}  // namespace tactus::program

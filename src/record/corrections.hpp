// SPDX-License-Identifier: GPL-3.0-or-later
// What was agreed before a game and told wrong, put right while it goes on.
#pragma once

#include "core/table/table_setup.hpp"
#include "src/record/happenings.hpp"

#include <vector>

namespace tactus::record {

/// One fact for each thing that is otherwise now, with what it was: "corrected: White is Bea B., not Bee".
std::vector<Message> words_of_corrections(table::TableSetup const& before, table::TableSetup const& after);

}  // namespace tactus::record

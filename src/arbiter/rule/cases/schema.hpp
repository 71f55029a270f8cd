// SPDX-License-Identifier: GPL-3.0-or-later
// The form of a case as JSON Schema, made from the readers themselves (docs/developers/situations.md says
// what it means).
#pragma once

#include "src/arbiter/rule/cases/fields.hpp"

#include <string>

namespace tactus::program::ruling {

/// What a reader asks an item for.
std::vector<KeyNote> keys_of(ItemReader const& reader);

/// Draft 2020-12, with line breaks.
std::string schema_of_cases();

}  // namespace tactus::program::ruling

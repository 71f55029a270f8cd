// SPDX-License-Identifier: GPL-3.0-or-later
// A board whose moves are looked for among the legal ones: for tests, and for tactus-training at home.
#pragma once

#include "core/legal/position.hpp"
#include "core/sensing/expected_moves.hpp"

namespace tactus::sensing {

Basis judged_basis(chess::Position const& position);
/// Null where it is not judged.
chess::Position const* position_of(Basis const& basis);

}  // namespace tactus::sensing

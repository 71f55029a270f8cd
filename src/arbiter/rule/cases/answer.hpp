// SPDX-License-Identifier: GPL-3.0-or-later
// A ruling as a line of JSON (docs/arbiters/laws.md: keys for machines).
#pragma once

#include "core/arbitration/laws/cases/ruling.hpp"
#include "src/arbiter/rule/cases/line.hpp"
#include "src/words/catalogue.hpp"

#include <string>

namespace tactus::program::ruling {

/// Keys that the ruling does not answer are left out. Castling is e1g1, in Chess960 king takes rook.
std::string write_answer(Case const& asked, arbitration::laws::Ruling const& ruling,
                         words::Catalogue const& catalogue);
/// The facts were read, but allow no ruling.
std::string write_fault(Case const& asked, arbitration::laws::FactFault const& fault,
                        words::Catalogue const& catalogue);
std::string write_fault(CaseFault const& fault);

}  // namespace tactus::program::ruling

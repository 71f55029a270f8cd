// SPDX-License-Identifier: GPL-3.0-or-later
// The piece letters of a sheet's language (C.2, C.3).
#pragma once

#include "core/arbitration/laws/facts.hpp"
#include "core/notation/move_text.hpp"

#include <optional>

namespace tactus::arbitration::laws {

/// Nothing for the descriptive system, which is not algebraic and no evidence (Appendix C).
constexpr std::optional<notation::PieceLetters> letters_of(SheetLanguage language) {
  switch (language) {
    case SheetLanguage::english: return notation::english;
    case SheetLanguage::german: return notation::german;
    case SheetLanguage::finnish: return notation::finnish;
    case SheetLanguage::swedish: return notation::swedish;
    case SheetLanguage::french: return notation::french;
    case SheetLanguage::english_descriptive: break;
  }
  return std::nullopt;
}

}  // namespace tactus::arbitration::laws

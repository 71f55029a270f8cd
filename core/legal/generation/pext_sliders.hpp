// SPDX-License-Identifier: GPL-3.0-or-later
// Attacks of sliders in one look-up, for x86-64 processors that gather bits in one instruction (PEXT of
// BMI2). Internal to core/chess.
#pragma once

#include "core/chess/generation/attacks.hpp"

#if defined(__x86_64__)
#define TACTUS_HAS_PEXT_PATH 1
#define TACTUS_TARGET_BMI2 __attribute__((target("bmi,bmi2,popcnt")))

namespace tactus::chess {

struct PextSliders {
  struct Entry {
    Bits relevant;        // squares whose occupation matters: the rays without their last squares
    Bits const* attacks;  // by the relevant squares gathered into a number
  };
  struct Entries {
    std::array<Entry, 64> rook, bishop;
  };
  static Entries const entries;

  TACTUS_TARGET_BMI2 static inline Bits gathered(Bits from, Bits mask) {
    return __builtin_ia32_pext_di(from, mask);
  }
  TACTUS_ALWAYS_INLINE static Bits rook(Square s, Bits occupied) {
    Entry const& entry = entries.rook[s.index()];
    return entry.attacks[gathered(occupied, entry.relevant)];
  }
  TACTUS_ALWAYS_INLINE static Bits bishop(Square s, Bits occupied) {
    Entry const& entry = entries.bishop[s.index()];
    return entry.attacks[gathered(occupied, entry.relevant)];
  }
};

}  // namespace tactus::chess
#endif

// SPDX-License-Identifier: GPL-3.0-or-later
// All codes, for tests that hold for each.
#pragma once

#include "core/braille/chess_code.hpp"

#include <functional>
#include <ostream>

namespace tactus::braille {

struct NamedCode {
  std::reference_wrapper<ChessCode const> code;
};
inline std::ostream& operator<<(std::ostream& os, NamedCode const& named) {
  return os << named.code.get().name;
}

inline NamedCode const codes[] = {{english_chess}, {german_chess}, {finnish_chess}};

}  // namespace tactus::braille

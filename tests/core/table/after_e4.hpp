// SPDX-License-Identifier: GPL-3.0-or-later
// A game that has just begun, for what people say to each other in it.
#pragma once

#include "tests/core/table/tables.hpp"

namespace tactus::table {

inline TableSetup typed_with_clock() {
  TableSetup setup;
  setup.has_clock = true;
  setup.black.is_blind = true;
  return setup;
}

/// White's 1.e4, typed and pressed; the rest is what came after.
struct AfterE4 {
  Script script{typed_with_clock()};
  std::size_t before = 0;

  AfterE4() {
    script.enter(W, "e2e4").press();
    before = script.log().size();
  }
  std::string told_since() const {
    std::string text;
    for (std::size_t i = before; i < script.log().size(); ++i)
      if (script.log()[i].find("told") != 0) text += script.log()[i] + "\n";
    return text;
  }
};

}  // namespace tactus::table

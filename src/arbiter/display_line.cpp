// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/arbiter/display_line.hpp"

#include "core/clock/display.hpp"

#include <fmt/format.h>

namespace tactus::program {
namespace {

std::string_view words_of(clock::DisplayFault fault) {
  switch (fault) {
    case clock::DisplayFault::changed_without_press: return "changed without a press";
    case clock::DisplayFault::wrong_after_press: return "not what the move leaves";
    case clock::DisplayFault::period_too_early: return "next period added too early";
  }
  return "";
}

}  // namespace

std::string display_line(clock::DisplayDisagreement const& found) {
  return fmt::format("clock: {} shows {}, by the time control {}: {}",
                     found.player == chess::Color::white ? "White" : "Black", clock::display(found.shown),
                     clock::display(found.expected), words_of(found.fault));
}

}  // namespace tactus::program

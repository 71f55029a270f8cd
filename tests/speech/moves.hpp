// SPDX-License-Identifier: GPL-3.0-or-later
// Moves as facts, short to write in tables of tests.
#pragma once

#include "core/table/announcement.hpp"

#include <string_view>

namespace tactus::speech::test {

inline chess::Square square(std::string_view name) { return *chess::Square::parse(name); }

inline chess::MoveDescription move(chess::Kind kind, std::string_view from, std::string_view to) {
  chess::MoveDescription m{};
  m.piece = {chess::Color::white, kind};
  m.from = square(from);
  m.to = square(to);
  return m;
}

inline table::Announcement said(chess::MoveDescription const& m,
                                table::Audience to = table::Audience::table) {
  return {to, false, table::MoveSaid{chess::Color::white, 1, m}};
}

}  // namespace tactus::speech::test

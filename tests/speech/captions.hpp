// SPDX-License-Identifier: GPL-3.0-or-later
// Each kind of announcement with the caption that it must have.
#pragma once

#include "core/table/announcement.hpp"

#include <ostream>
#include <vector>

namespace tactus::speech::test {

struct Caption {
  table::Announcement announcement;
  char const* text;
};
inline std::ostream& operator<<(std::ostream& out, Caption const& caption) { return out << caption.text; }

/// At least one for each alternative of Content; a test counts them.
std::vector<Caption> const& captions();

/// White's second move, a knight from g1 to f3.
table::Content a_move();
/// The same, which nobody was seen making.
table::Content a_found_move();
chess::MoveDescription castles();
/// Black's knight on g8, White's pawn on e2.
chess::Placement two_pieces();

}  // namespace tactus::speech::test

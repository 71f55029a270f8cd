// SPDX-License-Identifier: GPL-3.0-or-later
// Whose game a printed sheet is about, and diagrams for it. Pure.
#pragma once

#include "core/arbitration/reconcile/decision.hpp"
#include "core/chess/placement.hpp"
#include "core/table/table_setup.hpp"

#include <string>
#include <vector>

namespace tactus::program {

struct Diagram {
  Message title;
  chess::Placement pieces;
  chess::SquareSet changed{};
  chess::SquareSet unknown{};  // filled, nobody knows by what
};

struct PrintedTable {
  std::vector<Message> lines;  // one fact each
  std::vector<Diagram> diagrams{};
};

/// Event, place and date; round and board; both players. What was not told is left out.
std::vector<Message> table_lines(table::TableSetup const& setup);

/// Each board that the first answer changes as it stands, then the position of each answer, with the squares
/// marked on which a board changes. None: nothing is to be set up.
std::vector<Diagram> diagrams_of(arbitration::reconcile::Decision const& decision);

/// 64 signs and the names of files and ranks. For the ear it is one picture with its title: its squares stand
/// as words on the sheet.
std::string diagram_html(Diagram const& diagram, std::string const& title);

/// The style of those, beside each other.
extern std::string_view const diagram_style;

}  // namespace tactus::program

// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/sheet/printed_table.hpp"

#include "src/words/html_text.hpp"

#include <fmt/format.h>

namespace tactus::program {
namespace {

using chess::Square;

/// On paper a sign has a body for Black and an outline for White.
std::string_view sign_of(chess::Piece piece) {
  switch (piece.fen_letter()) {
    case 'K': return "♔";
    case 'Q': return "♕";
    case 'R': return "♖";
    case 'B': return "♗";
    case 'N': return "♘";
    case 'P': return "♙";
    case 'k': return "♚";
    case 'q': return "♛";
    case 'r': return "♜";
    case 'b': return "♝";
    case 'n': return "♞";
    default: return "♟";
  }
}

std::string square_html(Diagram const& diagram, Square square) {
  auto const piece = diagram.pieces.at(square);
  return fmt::format(
      "<td{}>{}</td>", diagram.changed.contains(square) ? " class=\"changed\"" : "",
      piece ? std::string{sign_of(*piece)} + "\xEF\xB8\x8E" : "");  // as text, not as a picture
}

bool is_told(std::string const& date) { return !date.empty() && date.find('?') == std::string::npos; }

void add_event(std::vector<Message>& lines, table::TableSetup const& setup) {
  std::string told;
  for (std::string const& each :
       {setup.event.text(), setup.site.text(), is_told(setup.date) ? setup.date : ""})
    if (!each.empty()) told += (told.empty() ? "" : ", ") + each;
  if (!told.empty()) lines.push_back(as_it_is(told));
}

void add_round(std::vector<Message>& lines, table::TableSetup const& setup) {
  if (setup.round) lines.push_back(say("Round: {count}", {{"count", *setup.round}}));
  if (setup.board_number) lines.push_back(say("Board: {count}", {{"count", *setup.board_number}}));
}

}  // namespace

std::string_view const diagram_style =
    ".board{border-collapse:collapse;break-inside:avoid;line-height:1}"
    ".board td{width:2rem;height:2rem;border:1px solid;text-align:center;font-size:1.6rem;padding:0}"
    ".board th{width:1.5rem;font-weight:normal}.board .changed{outline:3px solid;outline-offset:-3px}";

std::vector<Message> table_lines(table::TableSetup const& setup) {
  std::vector<Message> lines;
  add_event(lines, setup);
  add_round(lines, setup);
  lines.push_back(say("White: {name}", {{"name", setup.white.name.text()}}));
  lines.push_back(say("Black: {name}", {{"name", setup.black.name.text()}}));
  return lines;
}

std::vector<Diagram> diagrams_of(arbitration::reconcile::Decision const& decision) {
  std::vector<Diagram> diagrams;
  for (auto const& each : decision.lawful) {
    Diagram diagram{say("Position of answer {number}; squares that change are framed",
                        {{"number", static_cast<unsigned>(diagrams.size() + 1)}}),
                    each.position.placement()};
    for (auto const* const changes : {&each.changes.white, &each.changes.black})
      for (auto const& change : *changes)
        for (auto const& square : {change.from, change.to})
          if (square) diagram.changed.insert(*square);
    diagrams.push_back(std::move(diagram));
  }
  return diagrams;
}

std::string diagram_html(Diagram const& diagram, std::string const& title) {
  std::string html = fmt::format("<h2>{0}</h2>\n<table class=\"board\" role=\"img\" aria-label=\"{0}\">\n",
                                 words::html_text(title));
  for (unsigned rank = 8; rank-- > 0;) {
    html += fmt::format("<tr><th>{}</th>", rank + 1);
    for (unsigned file = 0; file < 8; ++file)
      html += square_html(diagram, Square::from_index(rank * 8 + file));
    html += "</tr>\n";
  }
  html += "<tr><th></th>";
  for (char file = 'a'; file <= 'h'; ++file) html += fmt::format("<th>{}</th>", file);
  return html + "</tr>\n</table>\n";
}

}  // namespace tactus::program

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
  std::string sign = piece ? std::string{sign_of(*piece)} + "\xEF\xB8\x8E" : "";  // as text, not as a picture
  if (diagram.unknown.contains(square)) sign = "●";
  return fmt::format("<td{}>{}</td>", diagram.changed.contains(square) ? " class=\"changed\"" : "", sign);
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
    ".diagrams{display:flex;flex-wrap:wrap;gap:0 1.5rem}.diagrams section{flex:1 1 16rem}"
    ".board{border-collapse:collapse;break-inside:avoid;line-height:1}"
    ".board td{width:1.8rem;height:1.8rem;border:1px solid;text-align:center;font-size:1.4rem;padding:0}"
    ".board th{width:1.2rem;font-weight:normal}.board .changed{outline:3px solid;outline-offset:-3px}";

std::vector<Message> table_lines(table::TableSetup const& setup) {
  std::vector<Message> lines;
  add_event(lines, setup);
  add_round(lines, setup);
  lines.push_back(say("White: {name}", {{"name", setup.white.name.text()}}));
  lines.push_back(say("Black: {name}", {{"name", setup.black.name.text()}}));
  return lines;
}

namespace {

namespace ours = arbitration::reconcile;

void mark(Diagram& diagram, std::vector<ours::PieceChange> const& changes) {
  for (auto const& change : changes)
    for (auto const& square : {change.from, change.to})
      if (square) diagram.changed.insert(*square);
}

/// What the hands would take back.
Diagram as_it_stands(ours::Proposal const& answer, chess::Color player) {
  Diagram diagram{say("{player}'s board as it stands", {{"player", player}}), answer.position.placement()};
  auto const& changes = answer.changes[player];
  for (auto change = changes.rbegin(); change != changes.rend(); ++change) {
    if (change->to) diagram.pieces.clear(*change->to);
    if (change->from && change->piece) diagram.pieces.put(*change->from, *change->piece);
    if (change->from && !change->piece) diagram.unknown.insert(*change->from);
  }
  mark(diagram, changes);
  return diagram;
}

}  // namespace

std::vector<Diagram> diagrams_of(ours::Decision const& decision) {
  std::vector<Diagram> diagrams;
  if (!decision.is_decided()) return diagrams;
  for (chess::Color const player : {chess::Color::white, chess::Color::black})
    if (!decision.preferred().changes[player].empty())
      diagrams.push_back(as_it_stands(decision.preferred(), player));
  unsigned number = 0;
  for (auto const& each : decision.lawful) {
    Diagram diagram{
        say("Position of answer {number}; squares that change are framed", {{"number", ++number}}),
        each.position.placement()};
    mark(diagram, each.changes.white);
    mark(diagram, each.changes.black);
    diagrams.push_back(std::move(diagram));
  }
  return diagrams;
}

std::string diagram_html(Diagram const& diagram, std::string const& title) {
  std::string html =
      fmt::format("<section>\n<h2>{0}</h2>\n<table class=\"board\" role=\"img\" aria-label=\"{0}\">\n",
                  words::html_text(title));
  for (unsigned rank = 8; rank-- > 0;) {
    html += fmt::format("<tr><th>{}</th>", rank + 1);
    for (unsigned file = 0; file < 8; ++file)
      html += square_html(diagram, Square::from_index(rank * 8 + file));
    html += "</tr>\n";
  }
  html += "<tr><th></th>";
  for (char file = 'a'; file <= 'h'; ++file) html += fmt::format("<th>{}</th>", file);
  return html + "</tr>\n</table>\n</section>\n";
}

}  // namespace tactus::program

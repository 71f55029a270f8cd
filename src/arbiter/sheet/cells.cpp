// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/sheet/cells.hpp"

#include "src/words/html_text.hpp"

#include <string_view>

#include <fmt/format.h>

namespace tactus::program {
namespace {

std::string as_text(Cells const& cells) {
  std::string text;
  for (auto const& row : cells) {
    std::string line;
    for (std::string const& cell : row) line += (line.empty() ? "" : "  ") + (cell.empty() ? "-" : cell);
    text += line + '\n';
  }
  return text;
}

/// Quotes are doubled; a cell that a spreadsheet would take for a formula is one in quotes with a blank in
/// front.
std::string csv_cell(std::string const& cell) {
  bool const is_formula =
      !cell.empty() && std::string_view{"=+-@"}.find(cell.front()) != std::string_view::npos;
  std::string quoted = is_formula ? "\" " : "\"";
  for (char const c : cell) quoted.append(c == '"' ? 2 : 1, c);
  return quoted + '"';
}

std::string as_csv(Cells const& cells) {
  std::string text;
  for (auto const& row : cells) {
    std::string line;
    for (std::string const& cell : row) line += (line.empty() ? "" : ",") + csv_cell(cell);
    text += line + "\r\n";
  }
  return text;
}

std::string html_row(std::vector<std::string> const& row, std::string_view tag) {
  std::string line = "<tr>";
  auto const name = tag.substr(0, tag.find(' '));
  for (std::string const& cell : row) line += fmt::format("<{}>{}</{}>", tag, words::html_text(cell), name);
  return line + "</tr>\n";
}

constexpr std::string_view style =
    "body{font:1rem/1.4 sans-serif;margin:1rem}table{border-collapse:collapse}"
    "th,td{border:1px solid;padding:.2rem .4rem;text-align:start;vertical-align:top}"
    "td:empty{height:1.6rem}thead{display:table-header-group}tr{break-inside:avoid}@media "
    "print{body{font-size:8pt;margin:0}}";

std::string as_html(Cells const& cells, PageHead const& head) {
  std::string const title = words::html_text(head.title);
  std::string text = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n<main>\n<h1>{}</h1>\n",
      head.language, title, style, title);
  if (!head.note.empty()) text += fmt::format("<p>{}</p>\n", words::html_text(head.note));
  text += "<table>\n<thead>\n";
  for (auto const& row : cells) {
    bool const is_head = &row == &cells.front();
    text += html_row(row, is_head ? "th scope=\"col\"" : "td");
    if (is_head) text += "</thead>\n<tbody>\n";
  }
  return text + "</tbody>\n</table>\n</main>\n</body>\n</html>\n";
}

}  // namespace

std::string written(Cells const& cells, TableForm form, PageHead const& head) {
  switch (form) {
    case TableForm::csv: return as_csv(cells);
    case TableForm::html: return as_html(cells, head);
    case TableForm::text: break;
  }
  return as_text(cells);
}

}  // namespace tactus::program

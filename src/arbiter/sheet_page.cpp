// SPDX-License-Identifier: GPL-3.0-or-later
// The page to print: reads well without sight, and needs neither scripts nor a network.
#include "src/arbiter/sheet_text.hpp"
#include "src/words/html_text.hpp"

#include <fmt/format.h>

namespace tactus::program {
namespace {

using arbitration::laws::say;

constexpr std::string_view print_style =
    "body{font:1rem/1.5 sans-serif;max-width:45rem;margin:auto;padding:1rem}"
    "h1{font-size:1.5rem}h2{font-size:1.2rem;break-after:avoid}li{break-inside:avoid}"
    ".write{border-bottom:1px solid;min-height:2.5rem}";

std::string section_html(SheetSection const& section, SheetVoice const& voice) {
  std::string html = fmt::format("<section>\n<h2>{}</h2>\n", words::html_text(voice(section.heading)));
  if (!section.lines.empty()) {
    html += "<ul>\n";
    for (auto const& line : section.lines)
      html += fmt::format("<li>{}</li>\n", words::html_text(voice(line)));
    html += "</ul>\n";
  }
  return html + "</section>\n";
}

/// Where the arbiter writes by hand.
std::string lines_to_write_on(SheetVoice const& voice) {
  std::string html =
      fmt::format("<section>\n<h2>{}</h2>\n", words::html_text(voice(say("Decision of the arbiter:"))));
  for (auto const& label : {say("Decided:"), say("Reason:"), say("Date, time, name:")})
    html += fmt::format("<p class=\"write\">{}</p>\n", words::html_text(voice(label)));
  return html + "</section>\n";
}

}  // namespace

std::string sheet_as_page(std::vector<SheetSection> const& sheet, SheetVoice const& voice) {
  std::string const title = words::html_text(voice(say("Boards that differ: decision sheet")));
  std::string html = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n<main>\n<h1>{}</h1>\n",
      voice.catalogue.language().code(), title, print_style, title);
  for (SheetSection const& section : sheet) html += section_html(section, voice);
  return html + lines_to_write_on(voice) + "</main>\n</body>\n</html>\n";
}

}  // namespace tactus::program

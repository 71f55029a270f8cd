// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/options/braille_options.hpp"

#include "src/command_line/command_line.hpp"
#include "src/table/options/option_forms.hpp"
#include "src/table/options/options.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tactus::program {
namespace {

/// "white", "both", "black=:1".
std::optional<BrailleReader> read_braille_reader(std::string const& text) {
  using speech::Whose;
  std::string const word = command_line::folded_value(text);
  if (word == "both") return BrailleReader{Whose::both};
  if (word == "white") return BrailleReader{Whose::white};
  if (word == "black") return BrailleReader{Whose::black};
  auto const stated = read_of_side(text);
  if (!stated || !stated->value.starts_with(':')) return std::nullopt;
  return BrailleReader{stated->side == chess::Color::white ? Whose::white : Whose::black, stated->value};
}

bool are_two_displays(BrailleReader const& white, BrailleReader const& black) {
  bool const are_named = !white.host.empty() && !black.host.empty() && white.host != black.host;
  return are_named && white.reader == speech::Whose::white && black.reader == speech::Whose::black;
}

/// Two of them are two players at two displays; White's comes first.
std::optional<Message> take_displays(PlayOptions& play, std::vector<std::string> const& texts) {
  auto const expected =
      say("{value}: expected white, black or both, or for two displays white=:0,black=:1 with the number of "
          "each brltty",
          {{"value", texts.front()}});
  play.braille.clear();
  for (std::string const& text : texts) {
    auto reader = read_braille_reader(text);
    if (!reader) return expected;
    play.braille.push_back(*std::move(reader));
  }
  auto& displays = play.braille;
  if (displays.size() == 1) return std::nullopt;
  if (displays.size() != 2) return expected;
  if (displays[0].reader == speech::Whose::black) std::swap(displays[0], displays[1]);
  return are_two_displays(displays[0], displays[1]) ? std::nullopt : std::optional{expected};
}

}  // namespace

void add_braille(CLI::App& app, PlayOptions& play) {
  add_texts(
      app, "--braille", Values::with_commas,
      [&play](std::vector<std::string> const& texts) { return take_displays(play, texts); },
      "Who reads the Braille display of this machine: white, black, both; two: white=:0,black=:1 (nobody)",
      "WHOSE");
  add_choice(app, "--braille-moves", play.braille_moves,
             {{"text", BrailleMoves::text}, {"code", BrailleMoves::code}},
             "How moves stand there: as text, or in the Braille chess code (text)");
}

}  // namespace tactus::program

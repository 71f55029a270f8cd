// SPDX-License-Identifier: GPL-3.0-or-later
// How moves are said.
#include "src/table/options/option_forms.hpp"
#include "src/table/options/options.hpp"

#include <map>
#include <string>

#include <CLI/CLI.hpp>

namespace tactus::program {

void add_move_voice(CLI::App& app, MoveVoiceOptions& moves) {
  using speech::Style;
  using speech::Vocabulary;
  struct Said {
    Vocabulary vocabulary;
    Style style;
  };
  std::map<std::string, Said> const styles{{"short", {Vocabulary::appendix_d, Style::brief}},
                                           {"long", {Vocabulary::appendix_d, Style::full}},
                                           {"literate", {Vocabulary::literate, Style::brief}},
                                           {"literate-long", {Vocabulary::literate, Style::full}},
                                           {"spelling", {Vocabulary::spelling, Style::brief}},
                                           {"spelling-long", {Vocabulary::spelling, Style::full}}};
  add_choice_of(
      app, "--style", {"short", "long", "literate", "literate-long", "spelling", "spelling-long"},
      [&moves, styles](std::string const& word) {
        moves.vocabulary = styles.at(word).vocabulary;
        moves.wording.style = styles.at(word).style;
      },
      "How moves are said (short): Appendix D, words of the language, or its spelling alphabet");
  app.add_flag("--capture-word,!--no-capture-word", moves.wording.says_captures, "Say captures (yes)");
  app.add_flag("--check-word,!--no-check-word", moves.wording.says_check,
               "Say that a completed move gives check; needs the arbiter's leave");
  app.add_flag("--en-passant-word", moves.wording.says_en_passant, "Say en passant");
  app.add_flag("--pawn-word", moves.wording.says_pawn, "Say the pawn too");
  app.add_flag("--zwo", moves.says_zwo, "Say zwo for zwei; needs the arbiter's leave");
}

}  // namespace tactus::program

// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/arbiter/watch_agreement.hpp"

#include "core/clock/display.hpp"
#include "core/clock/time_control_text.hpp"
#include "src/arbiter/watch_words.hpp"
#include "src/record/program_facts.hpp"

#include <utility>

#include <fmt/format.h>

namespace tactus::program::watch {
namespace {

using Lines = std::vector<std::string>;
using chess::Color;

std::string line_of(Color color, table::Player const& player) {
  std::string line = fmt::format("{}: {}", name_of(color), player.name);
  if (player.is_blind) line += ", blind";
  if (player.is_deaf) line += ", hard of hearing";
  return player.assistant.empty() ? line : line + ", assistant " + player.assistant;
}

std::string_view name_of(Phase phase) {
  switch (phase) {
    case Phase::standard: return "standard";
    case Phase::rapid: return "rapid";
    case Phase::blitz: break;
  }
  return "blitz";
}

/// "allowed: reading out the own board, warning below 0:05:00".
std::string line_of(table::Permissions const& permissions) {
  std::string allowed = permissions.position ? "reading out the own board" : "";
  if (permissions.low_time_warning)
    allowed +=
        (allowed.empty() ? "" : ", ") + ("warning below " + clock::display(*permissions.low_time_warning));
  if (permissions.check_word) allowed += std::string{allowed.empty() ? "" : ", "} + "saying check";
  return "allowed besides: " + (allowed.empty() ? "nothing" : allowed);
}

}  // namespace

Lines lines_of(table::ProgramStarted const& program) {
  Lines lines;
  for (std::string const& call : program.refused)
    lines.push_back(fmt::format("the kernel refused the program a call: {}", call));
  for (std::string const& line : program.noticed) lines.push_back("while it plays: " + line);
  if (!lines.empty()) return lines;
  if (program.profile != "tournament")
    lines.push_back(fmt::format("not a tournament game: written by a program for {}", program.profile));
  lines.push_back(fmt::format("program: {} {}, {}", program.program, program.version, program.profile));
  lines.push_back("SHA-256: " + program.sha256);
  for (std::string& line : surroundings_of(program)) lines.push_back(std::move(line));
  for (Color const player : program.no_ear) lines.push_back(fmt::format("no ear for {}", name_of(player)));
  for (table::SoundKept const& each : program.sound)
    lines.push_back(fmt::format("sound, {}: {}", each.of, each.route));
  return lines;
}

Lines lines_of(table::TableSetup const& setup) {
  Lines lines{line_of(Color::white, setup.white), line_of(Color::black, setup.black)};
  Regime const& regime = setup.regime;
  std::string rules = fmt::format("rules: {}, {}", tactus::name_of(regime.rules), name_of(regime.phase));
  if (regime.supervision)
    rules += *regime.supervision == Supervision::competition ? ", Competition Rules" : ", basic supervision";
  lines.push_back(std::move(rules));
  lines.push_back("time: " + (setup.time_control ? clock::text_of(*setup.time_control) : "not told"));
  lines.emplace_back(setup.announcer == table::Announcer::person ? "announcing: a person"
                                                                 : "announcing: Tactus, aloud");
  lines.emplace_back(setup.difference_notice == table::DifferenceNotice::nobody
                         ? "boards differ: nobody is told"
                         : "boards differ: both call the arbiter");
  lines.push_back(line_of(setup.permissions));
  lines.emplace_back(setup.arbiter_word.empty() ? "no password agreed: confirmations come from one keyboard"
                                                : "the arbiter's password: agreed, typed before the game");
  return lines;
}

}  // namespace tactus::program::watch

// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/watch/watch_words.hpp"

#include "core/clock/reading.hpp"
#include "core/clock/time_control.hpp"
#include "core/notation/move_text.hpp"
#include "speech/words/phrasebook.hpp"
#include "src/arbiter/options/answer_language.hpp"
#include "src/equipment/spoken_catalogue.hpp"
#include "src/record/program_facts.hpp"

#include <utility>

#include <fmt/format.h>

namespace tactus::program {

WatchWords::WatchWords(words::Catalogue catalogue)
    : catalogue_(std::move(catalogue)), letters_(answer_letters(catalogue_)) {
  wording_.sentences = equipment::sentences_of(catalogue_);
}

std::string WatchWords::operator()(Message const& sentence) const {
  return ruling::words_of(sentence, arbitration::laws::RuleSet::fide_2023, catalogue_);
}
std::string WatchWords::san(chess::MoveDescription const& move) const {
  return notation::write_san(move, letters_);
}
std::string WatchWords::spoken(chess::MoveDescription const& move) const { return speech::words(move); }
std::string WatchWords::piece(chess::Piece piece) const {
  return tactus::words_of(piece, {}, words::translate_of(catalogue_));
}
std::string WatchWords::caption(table::Announcement const& announcement) const {
  return speech::caption_of(announcement, wording_);
}

}  // namespace tactus::program

namespace tactus::program::watch {
namespace {

using Lines = std::vector<std::string>;
using chess::Color;

std::string line_of(WatchWords const& words, Color color, table::Player const& player) {
  std::string line = words(color == Color::white ? say("White: {name}", {{"name", player.name}})
                                                 : say("Black: {name}", {{"name", player.name}}));
  if (player.is_blind) line += ", " + words(say("blind"));
  if (player.is_deaf) line += ", " + words(say("hard of hearing"));
  if (!player.assistant.empty()) line += ", " + words(say("assistant {name}", {{"name", player.assistant}}));
  return line;
}

Message name_of(Phase phase) {
  switch (phase) {
    case Phase::standard: return say("standard");
    case Phase::rapid: return say("rapid");
    case Phase::blitz: break;
  }
  return say("blitz");
}

/// "allowed: reading out the own board, warning below 0:05:00".
std::string line_of(WatchWords const& words, table::Permissions const& permissions) {
  Lines allowed;
  if (permissions.position) allowed.push_back(words(say("reading out one's own board")));
  if (permissions.low_time_warning)
    allowed.push_back(
        words(say("warning below {time}", {{"time", clock::display(*permissions.low_time_warning)}})));
  if (permissions.check_word) allowed.push_back(words(say("saying check")));
  if (permissions.assistants) allowed.push_back(words(say("an assistant for each player")));
  if (allowed.empty()) allowed.push_back(words(say("nothing")));
  return words(say("allowed besides: {what}", {{"what", fmt::format("{}", fmt::join(allowed, ", "))}}));
}

std::string rules_line(WatchWords const& words, Regime const& regime) {
  std::string rules =
      words(say("rules: {rules}, {phase}", {{"rules", std::string{tactus::name_of(regime.rules)}},
                                            {"phase", words(name_of(regime.phase))}}));
  if (regime.supervision)
    rules += ", " + words(*regime.supervision == Supervision::competition ? say("Competition Rules")
                                                                          : say("basic supervision"));
  return rules;
}

}  // namespace

Lines lines_of(WatchWords const& words, table::ProgramStarted const& program) {
  Lines lines;
  if (program.profile != "tournament")
    lines.push_back(words(
        say("not a tournament game: written by a program for {profile}", {{"profile", program.profile}})));
  lines.push_back(fmt::format("program: {} {}, {}", program.program, program.version, program.profile));
  lines.push_back("SHA-256: " + program.sha256);
  for (std::string& line : surroundings_of(program)) lines.push_back(std::move(line));
  for (Color const player : program.no_ear)
    lines.push_back(words(say("{player}: no earphone of his own", {{"player", player}})));
  for (table::PortRead const& each : program.ports)
    lines.push_back(words(say("port, {of}: {port}", {{"of", each.of}, {"port", each.port}})));
  for (table::SoundKept const& each : program.sound)
    lines.push_back(words(say("sound, {of}: {route}", {{"of", each.of}, {"route", each.route}})));
  return lines;
}

Lines lines_of(WatchWords const& words, table::TableSetup const& setup) {
  Lines lines{line_of(words, Color::white, setup.white), line_of(words, Color::black, setup.black),
              rules_line(words, setup.regime)};
  lines.push_back(words(setup.time_control
                            ? say("time: {control}", {{"control", clock::text_of(*setup.time_control)}})
                            : say("time: not told")));
  if (table::has_quickplay_finish(setup)) lines.push_back(words(say("quickplay finish: in force")));
  lines.push_back(words(setup.announcer == table::Announcer::person ? say("announcing: a person")
                                                                    : say("announcing: Tactus, aloud")));
  lines.push_back(words(setup.difference_notice == table::DifferenceNotice::nobody
                            ? say("boards differ: nobody is told")
                            : say("boards differ: both call the arbiter")));
  lines.push_back(line_of(words, setup.permissions));
  lines.push_back(words(setup.arbiter_word.empty()
                            ? say("no password agreed: confirmations come from one keyboard")
                            : say("the arbiter's password: agreed, typed before the game")));
  return lines;
}

}  // namespace tactus::program::watch

// SPDX-License-Identifier: GPL-3.0-or-later
// What an arbiter reads of a game, in the watch, at the desk and in the incidents, and what a Braille display
// shows; by the kinds of the chronicle and of the desk's reasons, and held against the log of truth.
#pragma once

#include "src/arbiter/chronicle/incident.hpp"
#include "src/desk/boards/attention.hpp"
#include "src/desk/what_to_do/what_to_do.hpp"
#include "tests/truth/judge.hpp"

#include <string>
#include <vector>

namespace tactus::truth {

struct ToldIncident {
  Millis at;
  program::Incident incident;
  std::string words{};  // in English
};

/// The list of reasons at one moment.
struct DeskMoment {
  Millis at;
  std::vector<desk::Attention> reasons;
  unsigned plies = 0;  // completed, as the table knows
};

/// "What to do" about a reason, when it came.
struct Advice {
  Millis at;
  desk::Attention reason;
  desk::WhatToDo todo;
};

/// What stands under a player's hands, a moment after nothing more came.
struct BrailleMoment {
  Millis at;
  Color reader;
  std::string shown;
  bool was_said = false;            // to him, in these words
  bool is_behind = false;           // the move that was said last has not stood there
  std::optional<Color> offer_of{};  // the line says that he offers a draw
};

struct Views {
  Millis offset{};  // from the times of the events to those of the log
  std::vector<ToldIncident> incidents;
  std::vector<DeskMoment> desk;
  std::vector<Advice> advice;
  std::vector<BrailleMoment> braille;
  /// A sentence for each thing that one view tells and another does not.
  std::vector<std::string> disagreements;
};

Views views_of(std::vector<table::StampedEvent> const& events, Millis offset);

/// What is told of a game there has grounds in it; no view tells what another leaves out.
void judge_views(TruthLog const& log, Views const& views, std::vector<Verdict>& found);
void judge_desk(TruthLog const& log, Views const& views, std::vector<Verdict>& found);

/// He has waited with his press so long that it is told.
bool is_late(TruthLog const& log, Color by, unsigned ply, Millis at);
/// "12 s  desk: boards-differ".
std::string line_of(Millis at, std::string const& view, std::string const& words);

}  // namespace tactus::truth

// SPDX-License-Identifier: GPL-3.0-or-later
// What a game at one table let out, by every way that a player has to it, and where two games differ in that.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace tactus {

/// What came of one question: what was typed, or what hands and clock did.
struct Answer {
  std::string question;
  std::vector<std::string> lines;       // on the screen, that nobody says
  std::vector<std::string> complaints;  // on the screen, as errors
  std::vector<std::string> ears;        // what is said, and whose ear it reaches, in order
  std::vector<std::string> told;        // the events of it on record
};

struct Transcript {
  std::vector<Answer> answers;
  std::vector<std::string> events;           // of the game on record, kind by kind
  std::vector<std::string> cells;            // of the Braille display, one text after the other
  std::map<std::string, std::string> bytes;  // sent to boards and clock, by device
  std::map<std::string, int> exits;          // of each program that was run
};

enum class Leak : std::uint8_t { question, line, complaint, ear, told, event, cell, byte, exit };
std::string name_of(Leak leak);

struct Difference {
  Leak leak;
  std::string where;  // the question, device or program
  std::string one, other;
};

/// Every way in which they differ; a question is counted once for each kind.
std::vector<Difference> differences(Transcript const& one, Transcript const& other);
/// For a person, a line each.
std::string report_of(std::vector<Difference> const& found);

}  // namespace tactus

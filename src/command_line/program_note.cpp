// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/command_line/program_note.hpp"

#include <set>

namespace tactus::command_line {

std::string names_of(std::vector<std::string> const& programs) {
  std::set<std::string> names;
  for (std::string const& each : programs) {
    auto const note = each.rfind(": ");
    names.insert(note == std::string::npos ? each : each.substr(note + 2, each.rfind(' ') - note - 2));
  }
  std::string all;
  for (std::string const& each : names) {
    if (!all.empty()) all += ", ";
    all += each;
  }
  return all;
}

}  // namespace tactus::command_line

// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/record/program_facts.hpp"

#include "src/command_line/program_note.hpp"

#include <string_view>

#include <fmt/format.h>

namespace tactus::program {
namespace {

using Lines = std::vector<std::string>;

/// The program itself and the system's libraries the arbiter knows already.
bool is_worth_a_line(table::MappedFile const& file, table::ProgramStarted const& program) {
  return file.sha256 != program.sha256 && !table::is_of_the_system(file);
}

void add_list(Lines& lines, std::string_view name, Lines const& words) {
  if (!words.empty()) lines.push_back(fmt::format("{}: {}", name, fmt::join(words, ", ")));
}

/// How many there are, and as many of them as fit into a line.
void add_counted(Lines& lines, std::string_view name, Lines const& words) {
  constexpr std::size_t longest = 80;
  if (words.empty()) return;
  std::string line = fmt::format("{}: {}", name, words.size());
  for (std::string const& each : words) {
    std::string const more = (&each == &words.front() ? ": " : ", ") + each;
    if (line.size() + more.size() + 3 > longest) {
      line += " …";
      break;
    }
    line += more;
  }
  lines.push_back(std::move(line));
}

void add_each(Lines& lines, std::string_view name, Lines const& facts) {
  for (std::string const& each : facts) lines.push_back(fmt::format("{}: {}", name, each));
}

}  // namespace

Lines surroundings_of(table::ProgramStarted const& program) {
  Lines lines{program.is_sealed ? "sealed by the kernel" : "not sealed"};
  if (program.pace != 1) lines.push_back(fmt::format("pace: {} times real time", program.pace));
  add_each(lines, "unlike other machines", program.strange);
  for (table::MappedFile const& file : program.files)
    if (is_worth_a_line(file, program))
      lines.push_back(fmt::format("not of the system: {}, SHA-256: {}", file.path,
                                  file.sha256.empty() ? "cannot be read" : file.sha256));
  if (!program.beside.empty())
    lines.push_back("other programs of Tactus: " + command_line::names_of(program.beside));
  add_each(lines, "not read", program.not_read);
  if (!program.capture.empty())
    lines.push_back("bytes of boards and clock are recorded in " + program.capture);
  add_list(lines, "environment", program.environment);
  add_counted(lines, "environment dropped", program.dropped_variables);
  add_list(lines, "open to read", program.open_to_read);
  add_list(lines, "open to write", program.open_to_write);
  return lines;
}

}  // namespace tactus::program

// SPDX-License-Identifier: GPL-3.0-or-later
// Which program of Tactus this is, as a note in the executable itself (ELF, SHT_NOTE): who looks for the
// others does not go by the names of files.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::command_line {

/// As ELF has it: lengths and type in machine words, the owner, then what it says, padded to four bytes.
struct ProgramNote {
  static constexpr std::string_view owner{"Tactus"};
  static constexpr std::uint32_t type_of_program = 1;

  std::uint32_t owner_size = 7;
  std::uint32_t text_size = 64;
  std::uint32_t type = type_of_program;
  std::array<char, 8> owner_text{'T', 'a', 'c', 't', 'u', 's'};
  std::array<char, 64> text{};  // "tactus-arbiter arbiter": its name, and its profile
};

constexpr ProgramNote program_note(std::string_view name_and_profile) {
  ProgramNote note;
  for (std::size_t i = 0; i < name_and_profile.size() && i + 1 < note.text.size(); ++i)
    note.text[i] = name_and_profile[i];
  return note;
}

/// Each once, of "PATH: NAME PROFILE": "tactus-arbiter, tactus-sim". Older files have a path alone.
std::string names_of(std::vector<std::string> const& programs);

}  // namespace tactus::command_line

/// At namespace scope of the file with main(), once.
// NOLINTNEXTLINE(cppcoreguidelines-macro-usage): an attribute of a section needs its variable in the program
// itself
#define TACTUS_PROGRAM_NOTE(name_and_profile)                                               \
  [[gnu::section(".note.tactus"), gnu::used,                                                \
    gnu::aligned(4)]] static constexpr tactus::command_line::ProgramNote the_program_note = \
      tactus::command_line::program_note(name_and_profile)

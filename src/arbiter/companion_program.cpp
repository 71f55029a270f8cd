// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/arbiter/companion_program.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <ostream>
#include <string_view>
#include <unistd.h>

namespace tactus::program {
namespace {

constexpr std::array<std::string_view, 2> companions{"hall", "desk"};

}  // namespace

bool is_for_companion(int argc, char const* const* argv) {
  return argc > 1 && std::ranges::find(companions, std::string_view{argv[1]}) != companions.end();
}

int become_companion(char** argv, std::ostream& errors) {
  std::error_code unreadable;
  auto const name = std::string{"tactus-"} + argv[1];
  auto const program = std::filesystem::read_symlink("/proc/self/exe", unreadable).replace_filename(name);
  ::execv(program.c_str(), argv + 1);  // with the command as its name
  errors << "error: cannot start " << program.string() << "\nexpected: " << name
         << " beside tactus-arbiter\n";
  return 1;
}

}  // namespace tactus::program

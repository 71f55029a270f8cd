// SPDX-License-Identifier: GPL-3.0-or-later
// Any keys at the console of a game: the screen shows the prompt and what was typed, cutting the bytes into
// other reads changes nothing, and every line is a command, a move text or refused.
#include "src/table/console/commands.hpp"
#include "src/table/console/console.hpp"
#include "tests/fuzz/screen_model.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

using namespace tactus;
using program::LineEditor;

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

void check_line(std::string const& line) {
  auto const read = program::read_console_line(line);
  if (read.act == program::Act::move)
    require(!read.text.empty() && line.find(read.text.substr(0, 1)) != std::string::npos);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  std::string_view const keys{reinterpret_cast<char const*>(data), size};
  LineEditor by_key, at_once;
  test::Screen screen{LineEditor::prompt};
  std::vector<std::string> lines;
  bool is_end = false;
  for (std::size_t i = 0; i < size; ++i) {
    auto typed = by_key.take(keys.substr(i, 1));
    screen.show(typed.echo);  // throws at what paints
    require(screen.last_line() == std::string{LineEditor::prompt}.append(by_key.shown()));
    for (std::string& line : typed.lines) lines.push_back(std::move(line));
    is_end = is_end || typed.is_end;  // keys behind an end of input are read on: only a second end is meant
  }
  auto const typed = at_once.take(keys);
  require(typed.lines == lines && typed.is_end == is_end && at_once.shown() == by_key.shown());
  for (std::string const& line : lines) check_line(line);
  return 0;
}

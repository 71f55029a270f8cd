// SPDX-License-Identifier: GPL-3.0-or-later
// The transcripts in the pages: blocks that are fenced as ```console. In such a block
//   $ COMMAND      is a command of the shell;
//   > TEXT         is typed when the prompt stands there; after `<<END` in a command, up to END, it is the
//                  shell's own input;
//   (unseen TEXT)  is typed when the prompt stands there, and nothing of it shows;
//   (power cut)    ends the program at once (SIGKILL);
//   (ANYTHING)     is what else happens at the table, where the caller knows how to do it;
// and every other line is a line of the screen, the next one; `…` in it stands for the rest of one word,
// `[…]` at its end for any text, and `[…]` alone for any lines up to the next one. Each program has to end by
// itself, and all that it printed has to stand in the block. Blank lines do not count.
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::docs {

struct Transcript {
  std::size_t first_line = 0;  // in its guide, counted from 1
  std::vector<std::string> lines;
};

std::vector<Transcript> transcripts_in(std::string_view guide);

/// Whether `seen` is what `line` of a transcript shows.
bool shows(std::string_view line, std::string_view seen);

/// Without it each game begins with a line of error, which no transcript shows.
bool has_landlock();

/// What happens beside the screen, without the brackets; why it could not happen, or nothing.
using Happening = std::function<std::optional<std::string>(std::string_view what)>;

/// Runs the commands in `folder`; the first difference as a sentence with its line, or nothing.
std::optional<std::string> replay(Transcript const& transcript, std::filesystem::path const& folder,
                                  Happening const& happen = {});

}  // namespace tactus::docs

// SPDX-License-Identifier: GPL-3.0-or-later
// A finished game, and what a disk, a slip or a forger makes of its file.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace tactus::forged {

/// Played and signed by both: Anna A. has beaten Bo B. Another one has other moves and other names.
void play_game(std::string const& file);
void play_another_game(std::string const& file);

struct Forgery {
  std::string kind, what;
  std::function<void(std::string const& file)> forge;
  /// A whole game made up by hand: its fingerprints are right and all follows from what was entered. Only
  /// what was signed tells.
  bool is_known_by_signature_alone = false;
};

/// `another`: the file of another game. `count`: of files with a random bit, byte and page each.
std::vector<Forgery> all_forgeries(std::string const& another, unsigned count);

}  // namespace tactus::forged

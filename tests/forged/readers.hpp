// SPDX-License-Identifier: GPL-3.0-or-later
// Whoever reads a game file, each as its people see it.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace tactus::forged {

struct Read {
  std::string shown;  // of the game
  std::string said;   // beside it: complaints, exit status, what the arbiter is told of the record
};

struct Reader {
  std::string name;
  /// The file may be changed.
  std::function<Read(std::string const& file)> read;
};

/// `signature`: twelve squares, as both have signed them.
std::vector<Reader> all_readers(std::string const& signature);

std::string signature_of(std::string const& file);

}  // namespace tactus::forged

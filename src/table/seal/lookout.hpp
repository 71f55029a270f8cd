// SPDX-License-Identifier: GPL-3.0-or-later
// Looks while a game is played at what was looked at before it: who came in since, who reads along, whether
// the guard still stands. What it finds is for the arbiter alone.
#pragma once

#include "core/table/event.hpp"

#include <string>
#include <vector>

namespace tactus::program {

class Guard;

class Lookout {
 public:
  /// `guard` may be null and outlives it. What `self` has mapped is known. A program of training is not
  /// looked at.
  Lookout(table::ProgramStarted const& self, Guard* guard);

  /// A line for each thing that is new since the last look; cheap enough for each second. On the main thread.
  std::vector<std::string> look();

 private:
  std::vector<std::string> new_files();

  std::vector<table::MappedFile> known_;
  Guard* guard_;
  bool is_needed_;
  bool was_traced_ = false;
};

}  // namespace tactus::program

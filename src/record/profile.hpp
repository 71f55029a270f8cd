// SPDX-License-Identifier: GPL-3.0-or-later
// A game belongs to the program that began it: tournament or training, for good.
#pragma once

#include "core/table/event.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace tactus::program {

/// As its first event says it; empty when there is none.
std::string profile_of(std::vector<table::StampedEvent> const& events);

/// What is wrong with going on in this file by a program of this profile: one English sentence. Empty:
/// nothing, or the file cannot be read, which is for those to tell who open it. Only reads.
std::string profile_fault(std::string const& path, std::string_view profile);

}  // namespace tactus::program

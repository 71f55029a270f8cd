// SPDX-License-Identifier: GPL-3.0-or-later
// The memory of this process: whoever writes there puts words into the player's ear
// (docs/arbiters/harmless.md).
#pragma once

#include "src/store/descriptor.hpp"

#include <string>
#include <vector>

namespace tactus::program {

/// The first statement of the program: from now on no other program of this person reads or writes its
/// memory, or traces it; root does. What it starts is closed too.
void close_memory();

/// The variables that it was started with, "NAME=VALUE", as the kernel has them: a library that came before
/// the first line may have changed what the program itself sees. Empty before close_memory().
std::vector<std::string> const& started_with();

/// Whether the program is run by the loader that was begun by hand (`ld.so --preload LIBRARY tactus`), as the
/// kernel has it: that brings in code without a variable. False before close_memory().
bool is_begun_by_loader();

/// Whether it is so.
bool is_memory_closed();

/// A way to read this process's memory, for its guard alone, which was opened before it was closed. Once.
Descriptor take_own_memory();

/// Whom else the kernel lets trace: the number of Yama's ptrace_scope; "none" where the kernel has no Yama.
std::string yama_scope();

/// The first act of a program that seals itself: who started it may have left it sockets that are open.
void close_what_was_inherited();

}  // namespace tactus::program

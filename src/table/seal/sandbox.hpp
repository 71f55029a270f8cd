// SPDX-License-Identifier: GPL-3.0-or-later
// seccomp: from now on the kernel lets this process do what a game needs, and nothing else.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tactus::program {

/// The calls of Linux that a game may make, by their names; on x86-64 and on arm64, each of which lacks some.
/// Libraries differ between releases of Debian, so that these are more than one of them makes.
std::span<char const* const> allowed_calls();
/// Those of which only a part is allowed: sockets of this machine, threads and processes that stay in this
/// world, what a terminal, a port, a HID device or a sound card is asked.
std::span<char const* const> partly_allowed_calls();

/// Who answers the program where the kernel refuses.
enum class Refusing : std::uint8_t {
  kernel,  // EPERM, and nobody hears of it
  guard    // who listens; he is also asked to open devices (guard.hpp)
};

/// Cannot be taken back; holds for all threads, also for those that run already. Nothing when this kernel
/// cannot do it; else the descriptor that a guard listens at, or -1.
std::optional<int> seal_calls(Refusing refusing);

/// Of a command that plays no game: this process starts no other program, whatever a library of it wants, as
/// that of a sound server. False where the kernel cannot.
[[nodiscard]] bool refuse_programs();

// Landlock: from now on this process opens no file outside some places. Linux 5.13 and newer.

/// Files, or folders with all that is in them. What does not exist is passed over.
struct OpenPlaces {
  std::vector<std::string> to_read;
  std::vector<std::string> to_write;  // and to read, to make and to remove files
  std::vector<std::string> to_use;    // devices: to read, to write and to control; nothing is made or removed
  std::vector<std::string> to_list;   // folders: the names in them
  bool has_guard = false;             // stays in reach of a signal: what was sealed before holds for both
};

/// Nor does it reach, by a nameless (abstract) socket or by a signal, a process that began before: Linux 6.12
/// and newer. Cannot be taken back; holds for this thread and all that it starts. False when this kernel
/// cannot do it.
bool seal_files(OpenPlaces const& places);

}  // namespace tactus::program

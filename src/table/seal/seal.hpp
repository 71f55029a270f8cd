// SPDX-License-Identifier: GPL-3.0-or-later
// The player's program locks itself in before a game: what it must not do, the kernel refuses.
// To be called before any other thread runs.
#pragma once

#include "core/table/event.hpp"
#include "src/table/program/program.hpp"
#include "src/table/seal/guard.hpp"

#include <optional>
#include <string>
#include <vector>

namespace tactus::program {

/// What the kernel took away.
struct Seal {
  bool are_calls_sealed = false;
  bool are_files_sealed = false;
  bool are_devices_sealed = false;
  bool was_alone = true;  // no thread ran that a library had started: it would have kept all files
  std::optional<Guard> guard{};
  std::vector<std::string> open_to_read{}, open_to_write{};  // folders and files

  bool is_whole() const { return are_calls_sealed && are_files_sealed && are_devices_sealed && was_alone; }
};

/// What a game needs beside the places that hold for all.
struct SealedPlaces {
  std::vector<std::string> writable_folders{};  // they must exist
  bool has_home = false;                        // sound configuration of the home folder is read
  bool has_pseudo_terminals = false;            // of simulators and other programs
  bool has_keypads = false;                     // of their own, besides the keyboard
};

/// Of this program's profile, without a game.
SealedPlaces places_of(Program const& program);

/// Seals this process but for the folders that a game writes into, what speech, sound and Braille read, and
/// serial ports, HID and sound devices, also those that are plugged in later. Cannot be taken back.
Seal seal_program(SealedPlaces const& places);

/// One fact per line, in English, for `tactus attest`: what is locked, and what is not and why.
std::vector<std::string> facts_of(Seal const& seal);

// Looks while a game is played at what was looked at before it: who came in since, who reads along, whether
// the guard still stands. What it finds is for the arbiter alone.

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

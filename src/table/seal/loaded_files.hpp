// SPDX-License-Identifier: GPL-3.0-or-later
// What this process really runs: a checksum of the program alone says nothing about what its libraries and
// its environment brought in.
#pragma once

#include "core/table/event.hpp"
#include "src/words/catalogue.hpp"

#include <optional>
#include <string>
#include <vector>

namespace tactus::program {

/// SHA-256 of a file in lower-case hexadecimal digits; empty when it cannot be read.
std::string sha256_of_file(std::string const& path);

/// The file that this process runs, by its name now.
std::string own_path();

/// Every file that is mapped into this process, by its path. The checksum is empty where the file cannot be
/// read: it was replaced or removed, or lies where a sealed program may not look. `own_sha256`: of the
/// program itself, which is known, and costs as much as all others.
std::vector<table::MappedFile> mapped_files(std::string const& own_sha256);

/// Adds those that were mapped since.
void add_mapped_files(std::vector<table::MappedFile>& known);

/// Adds what the program reads besides: the catalogue of this language, the data of the voices that speak it
/// and the names of Appendix D.
void add_read_files(std::vector<table::MappedFile>& known, words::Language language);

// Other programs of Tactus that a person at this table could start, whatever their files are called.

/// What the executable says of itself: "tactus-arbiter arbiter". Nothing: it is none of ours, or cannot be
/// read.
std::optional<std::string> note_of_program(std::string const& path);

/// In the folder of this program, /usr/bin, /usr/local/bin, ~/bin and ~/.local/bin, by their paths:
/// "/usr/bin/tactus-arbiter: tactus-arbiter arbiter". This program and copies of it are not among them.
std::vector<std::string> programs_near(std::string const& own_path, std::string const& home);

}  // namespace tactus::program

// SPDX-License-Identifier: GPL-3.0-or-later
// What this process really runs: a checksum of the program alone says nothing about what its libraries and
// its environment brought in.
#pragma once

#include "core/table/event.hpp"
#include "src/words/language.hpp"

#include <string>
#include <vector>

namespace tactus::program {

/// The file that this process runs, by its name now.
std::string own_path();

/// Every file that is mapped into this process, by its path. The checksum is empty where the file cannot be
/// read: it was replaced or removed, or lies where a sealed program may not look.
std::vector<table::MappedFile> mapped_files();

/// Adds those that were mapped since.
void add_mapped_files(std::vector<table::MappedFile>& known);

/// Adds what the program reads besides: the catalogue of this language, the data of the voices that speak it
/// and the names of Appendix D.
void add_read_files(std::vector<table::MappedFile>& known, words::Language language);

}  // namespace tactus::program

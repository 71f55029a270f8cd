// SPDX-License-Identifier: GPL-3.0-or-later
// A table of texts, for people and for other programs. Pure.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace tactus::program {

enum class TableForm : std::uint8_t { text, csv, html };

/// Rows of cells, the first one the heads.
using Cells = std::vector<std::vector<std::string>>;

/// What a page of HTML says besides its table.
struct PageHead {
  std::string language = "en";
  std::string title = "Tactus";
  std::string note{};  // below the title; empty: none
};

/// Text: cells with two blanks between; CSV as RFC 4180 has it; a page of HTML, to be printed too.
std::string written(Cells const& cells, TableForm form, PageHead const& head = {});

}  // namespace tactus::program

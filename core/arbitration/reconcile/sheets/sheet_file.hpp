// SPDX-License-Identifier: GPL-3.0-or-later
// A scoresheet copied into a text as it was read: "12. Nf3 Nf6" or one entry a line, "?" for what cannot be
// read, "-" for an empty cell; a time, an
// offer or a correction behind a move belongs to its cell. Lines that begin with "#" and headers such as
// "Date: ..." are passed over; "language: fi" states the letters of the pieces.
#pragma once

#include "core/arbitration/reconcile/sheets/sheet.hpp"
#include "core/legal/position.hpp"

#include <optional>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::arbitration::reconcile {

struct CopiedSheet {
  std::vector<SheetLine> lines;
  std::optional<Language> language;     // as stated
  std::optional<SheetHeader> header{};  // lines such as "White: Wolf", "Writer: Berg"
};

enum class SheetFault : std::uint8_t { too_many_lines, too_many_entries, entry_too_long, no_such_language };
struct SheetFileFault {
  SheetFault what = SheetFault::too_many_lines;
  unsigned line = 0;  // of the text, from 1
};
/// One phrase in English: what was expected.
std::string_view describe(SheetFault fault);

/// Any text, however damaged, is a sheet unless it is larger than one can be. Pairs are told from single
/// entries by the text as a whole: with a number or a pair on any line, each line is one of the form.
tl::expected<CopiedSheet, SheetFileFault> read_sheet_file(std::string_view text);

/// "en", "fi", "de", "sv", "fr".
std::optional<Language> sheet_language_coded(std::string_view code);

/// The language stated, else the one in which both sheets together make most sense.
ByColor<Language> languages_of(chess::Position const& start, ByColor<CopiedSheet> const& sheets);

Sheet sheet_in(CopiedSheet const& copied, Language language);

}  // namespace tactus::arbitration::reconcile

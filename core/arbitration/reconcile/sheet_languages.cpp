// SPDX-License-Identifier: GPL-3.0-or-later
// In which language a sheet was written, where nobody says so: first by the letters that it uses, then by
// what both sheets say together.
#include "core/arbitration/laws/sheet_language.hpp"
#include "core/arbitration/reconcile/joint_reading.hpp"
#include "core/arbitration/reconcile/sheet_file.hpp"
#include "core/legal/position.hpp"
#include "core/notation/move_pattern.hpp"

#include <algorithm>

namespace tactus::arbitration::reconcile {
namespace {

using laws::SheetLanguage;

constexpr SheetLanguage guessed[]{SheetLanguage::english, SheetLanguage::finnish, SheetLanguage::german,
                                  SheetLanguage::french};  // Swedish letters are the German ones
constexpr std::size_t quick_look = 1'500;                  // positions

notation::PieceLetters letters_for(SheetLanguage language) {
  return laws::letters_of(language).value_or(notation::english);
}

std::size_t readable_entries(CopiedSheet const& sheet, SheetLanguage language) {
  auto const letters = letters_for(language);
  std::size_t count = 0;
  for (SheetLine const& line : sheet.lines)
    for (std::string const* entry : {&line.left, &line.right})
      count += notation::parse_move(*entry, letters) ? 1 : 0;
  return count;
}

/// What the capital letters of a sheet mean in a language. Languages that agree on these read it alike.
std::string letters_as_read(CopiedSheet const& sheet, SheetLanguage language) {
  auto const letters = letters_for(language);
  std::string kinds(26, '-');
  for (SheetLine const& line : sheet.lines)
    for (char const c : line.left + line.right)
      if (c >= 'A' && c <= 'Z')
        if (auto const kind = notation::kind_of_letter(c, letters))
          kinds[static_cast<std::size_t>(c - 'A')] = static_cast<char>('0' + static_cast<int>(*kind));
  return kinds;
}

bool is_read_alike(CopiedSheet const& sheet, std::vector<SheetLanguage> const& languages, SheetLanguage one) {
  auto const read = letters_as_read(sheet, one);
  return std::any_of(languages.begin(), languages.end(),
                     [&](SheetLanguage each) { return letters_as_read(sheet, each) == read; });
}

std::vector<SheetLanguage> likely_languages(CopiedSheet const& sheet) {
  if (sheet.language) return {*sheet.language};
  std::vector<SheetLanguage> likely;
  std::size_t most = 0;
  for (SheetLanguage const language : guessed) {
    std::size_t const count = readable_entries(sheet, language);
    if (count > most) likely.clear();
    if (count >= most && !is_read_alike(sheet, likely, language)) likely.push_back(language);
    most = std::max(most, count);
  }
  return likely;
}

}  // namespace

Sheet sheet_in(CopiedSheet const& copied, SheetLanguage language) {
  return {letters_for(language), copied.lines};
}

ByPlayer<SheetLanguage> languages_of(chess::Position const& start, ByPlayer<CopiedSheet> const& sheets) {
  ByPlayer<std::vector<SheetLanguage>> const likely{likely_languages(sheets.blind),
                                                    likely_languages(sheets.sighted)};
  ByPlayer<SheetLanguage> best{likely.blind.front(), likely.sighted.front()};
  if (likely.blind.size() == 1 && likely.sighted.size() == 1) return best;
  std::optional<Damage> least;
  for (SheetLanguage const one : likely.blind)
    for (SheetLanguage const other : likely.sighted) {
      ByPlayer<Entries> const entries{Entries{sheet_in(sheets.blind, one)},
                                      Entries{sheet_in(sheets.sighted, other)}};
      auto const readings = read_jointly(entries, {start}, Effort{quick_look, nullptr});
      if (readings.best.empty() || (least && readings.best.front().damage >= *least)) continue;
      least = readings.best.front().damage;
      best = {one, other};
    }
  return best;
}

}  // namespace tactus::arbitration::reconcile

// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/reconcile/sheets/sheet.hpp"

#include "core/arbitration/reconcile/sheets/cell_text.hpp"
#include "core/notation/stated_move.hpp"

#include <algorithm>
#include <optional>
#include <string>

namespace tactus::arbitration::reconcile {
namespace {

constexpr std::string_view en_passant_mark = "e.p.";
constexpr std::string_view marks_that_tell_nothing = "+#!x:-=() \t\r\n";
constexpr notation::FormsRead in_another_hand{.other_cases = true};

bool is_file_or_rank(char c) { return c >= 'a' && c <= 'h'; }

/// Ranks that are letters: of the last square, or of both.
std::string with_ranks(std::string text, bool are_both) {
  auto const put = [&](std::size_t i) {
    if (i > 0 && i < text.size() && is_file_or_rank(text[i]) && is_file_or_rank(text[i - 1]))
      text[i] = static_cast<char>('1' + (text[i] - 'a'));
  };
  if (!text.empty()) put(text.size() - 1);
  if (are_both && text.size() >= 4) put(text.size() - 3);
  return text;
}

void add_readings(std::vector<notation::MovePattern>& all, notation::StatedMove const& stated) {
  if (stated.as_typed) all.push_back(*stated.as_typed);
  all.insert(all.end(), stated.otherwise.begin(), stated.otherwise.end());
}

}  // namespace

EntryText EntryText::of(std::string_view cell, notation::PieceLetters const& letters) {
  EntryText entry;
  auto const readings = notation::read_stated(cell, letters, in_another_hand);
  while (!cell.empty()) {
    if (cell.starts_with(en_passant_mark)) {
      cell.remove_prefix(en_passant_mark.size());
      continue;
    }
    char const c = cell.front() == 'O' ? '0' : cell.front();
    cell.remove_prefix(1);
    if (marks_that_tell_nothing.find(c) != std::string_view::npos) continue;
    (c == '?' ? entry.has_illegible_sign_ : entry.has_legible_sign_) = true;
    if (entry.signs_.size() < Signs::capacity)
      entry.signs_.push(c);
    else
      entry.is_too_long_ = true;
  }
  if (entry.has_illegible_sign_) return entry;
  entry.stated_ = readings.as_typed;
  entry.in_other_hands_ = readings.otherwise;
  for (bool const are_both : {false, true})
    if (std::string const fresh = with_ranks(entry.text(), are_both); fresh != entry.text())
      add_readings(entry.in_other_hands_, notation::read_stated(fresh, letters, in_another_hand));
  return entry;
}

std::string EntryText::text() const {
  std::string text;
  for (unsigned i = 0; i < signs_.size(); ++i) text += signs_[i];
  return text;
}

bool EntryText::equals(Signs form) const {
  if (is_too_long_ || signs_.size() != form.size()) return false;
  if (!has_illegible_sign_) return signs_ == form;
  for (unsigned i = 0; i < form.size(); ++i)
    if (!fits_at(i, form[i])) return false;
  return true;
}

bool EntryText::is_one_slip_from(Signs form) const {
  if (is_too_long_) return false;
  if (signs_.size() == form.size()) return has_one_wrong_or_swapped(form);
  if (signs_.size() == form.size() + 1) return has_one_too_many(form);
  return signs_.size() + 1 == form.size() && lacks_one_of(form);
}

bool EntryText::has_one_wrong_or_swapped(Signs form) const {
  unsigned wrong = 0;
  unsigned last = 0;
  for (unsigned i = 0; i < form.size(); ++i) {
    if (fits_at(i, form[i])) continue;
    if (++wrong > 2) return false;
    if (wrong == 2 && !(last + 1 == i && fits_at(last, form[i]) && fits_at(i, form[last]))) return false;
    last = i;
  }
  return true;
}

bool EntryText::has_one_too_many(Signs form) const {
  unsigned i = 0;
  while (i < form.size() && fits_at(i, form[i])) ++i;
  for (; i < form.size(); ++i)
    if (!fits_at(i + 1, form[i])) return false;
  return true;
}

bool EntryText::lacks_one_of(Signs form) const {
  unsigned i = 0;
  while (i < signs_.size() && fits_at(i, form[i])) ++i;
  for (; i < signs_.size(); ++i)
    if (!fits_at(i, form[i + 1])) return false;
  return true;
}

namespace {

bool is_empty(std::string const& cell) { return cell.find_first_not_of(" \t") == std::string::npos; }

}  // namespace

Entries::Entries(Sheet const& sheet) : letters_(sheet.letters) {
  std::size_t written_cells = 0;
  std::optional<SheetLine> above;
  for (SheetLine const& line : sheet.lines) {
    bool const is_blank = is_empty(line.left) && is_empty(line.right);
    // Whatever times stand beside them.
    SheetLine const moves{move_in_cell(line.left, sheet.letters), move_in_cell(line.right, sheet.letters)};
    bool const is_repeated = above == moves;
    lines_.push_back(is_blank ? LineKind::blank : is_repeated ? LineKind::repeated : LineKind::written);
    for (std::string const* const cell : {&line.left, &line.right}) {
      texts_.push_back(EntryText::of(cell == &line.left ? moves.left : moves.right, sheet.letters));
      if (!is_empty(*cell)) written_cells = texts_.size();
    }
    above = moves;
  }
  texts_.resize(written_cells);
  asked_ = AskedMoves{written_cells};
  // Passing over a line costs more than its silent entries.
  static_assert(2 * damage::silent <= damage::blank_line && 2 * damage::silent <= damage::repeated_line);
  least_damage_.resize(written_cells);
  Damage least = 0;
  for (std::size_t i = written_cells; i-- > 0;) {
    if (texts_[i].is_silent()) least = static_cast<Damage>(least + damage::silent);
    least_damage_[i] = least;
  }
}

Damage Entries::damage_of_skipping(std::size_t i) const {
  if (i % 2 != 0 || i >= texts_.size()) return 0;
  switch (lines_[i / 2]) {
    case LineKind::written: return 0;
    case LineKind::blank: return damage::blank_line;
    case LineKind::repeated: return damage::repeated_line;
  }
  return 0;
}

}  // namespace tactus::arbitration::reconcile

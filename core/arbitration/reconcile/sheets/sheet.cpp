// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/reconcile/sheets/sheet.hpp"

#include "core/arbitration/reconcile/sheets/cell_text.hpp"
#include "core/message/unicode.hpp"

#include <algorithm>
#include <optional>
#include <string>

namespace tactus::arbitration::reconcile {
namespace {

constexpr std::string_view en_passant_mark = "e.p.";
constexpr std::string_view marks_that_tell_nothing = "+#!x:-=() \t\r\n";

}  // namespace

EntryText EntryText::of(std::string_view cell) {
  EntryText entry;
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
  return entry;
}

bool EntryText::equals(Signs form) const {
  if (is_too_long_ || signs_.size() != form.size()) return false;
  if (!has_illegible_sign_) return signs_ == form;
  for (unsigned i = 0; i < form.size(); ++i)
    if (!fits_at(i, form[i])) return false;
  return true;
}

namespace {

char capital(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

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

}  // namespace

std::vector<EntryText> EntryText::in_other_hands(notation::PieceLetters const& letters) const {
  std::string text;
  for (unsigned i = 0; i < signs_.size(); ++i) text += signs_[i];
  std::string all_small = unicode::in_small_letters(text);
  std::erase(all_small, 'x');
  std::string with_piece = all_small;
  bool const is_piece = !with_piece.empty() && letters.kind_of(capital(with_piece.front()));
  if (is_piece) with_piece.front() = capital(with_piece.front());
  std::vector<EntryText> others;
  for (std::string const& each : {with_piece, all_small, with_ranks(text, false), with_ranks(text, true),
                                  with_ranks(with_piece, false)}) {
    EntryText const other = EntryText::of(each);
    bool const is_new = !(other == *this) && std::ranges::find(others, other) == others.end();
    if (is_new && !is_too_long_) others.push_back(other);
  }
  return others;
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
      texts_.push_back(EntryText::of(cell == &line.left ? moves.left : moves.right));
      if (!is_empty(*cell)) written_cells = texts_.size();
    }
    above = moves;
  }
  texts_.resize(written_cells);
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

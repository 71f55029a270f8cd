// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/arbitration/reconcile/long/sheet_damage.hpp"

#include "core/arbitration/reconcile/sheets/sheet_reading.hpp"

#include <algorithm>

namespace tactus::test {
namespace {

using Line = std::vector<std::string>;
using Random = std::mt19937;

enum class DamageKind {
  illegible,
  missing,
  partial,
  swapped,
  wrong_sign,
  blank_line,
  line_twice,
  ply_left_out,
  move_left_out
};

constexpr std::size_t nearest =
    5;  // plies between two damaged entries: three clean ones follow a move left out

ours::Reading reading_of(WrittenTable const& table, Color p, std::size_t ply, std::string const& text) {
  auto const before = ours::position_after(
      table.start, {table.moves.begin(), table.moves.begin() + static_cast<std::ptrdiff_t>(ply)});
  ours::Entries const alone{{table.hands[p].letters, {{text, ""}}}};
  return alone.has_none() ? ours::Reading{} : ours::ReadingTable{before}.read(alone, 0);
}

/// The damaged text may be defective, but then it must still be one slip away from the move.
bool still_supports(WrittenTable const& table, Color p, std::size_t ply, std::string const& text) {
  return reading_of(table, p, ply, text).has(table.moves[ply]);
}

std::string with_a_slip(std::string text, DamageKind kind, Random& random) {
  std::size_t const at = random() % text.size();
  if (kind == DamageKind::partial) text[at] = '?';
  if (kind == DamageKind::swapped && at + 1 < text.size()) std::swap(text[at], text[at + 1]);
  if (kind == DamageKind::wrong_sign) text[at] = "KQRBNDLTSabcdefgh12345678"[random() % 25];
  return text;
}

void damage_one(WrittenTable& table, Color p, std::size_t ply, DamageKind kind, Random& random) {
  Line& entries = table.entries[p];
  auto const at = entries.begin() + static_cast<std::ptrdiff_t>(ply);
  switch (kind) {
    case DamageKind::illegible: *at = "?"; break;
    case DamageKind::missing: at->clear(); break;
    case DamageKind::partial:
    case DamageKind::swapped:
    case DamageKind::wrong_sign: {
      auto const text = with_a_slip(*at, kind, random);
      if (still_supports(table, p, ply, text)) *at = text;
      break;
    }
    case DamageKind::blank_line: entries.insert(at - static_cast<std::ptrdiff_t>(ply % 2), {"", ""}); break;
    case DamageKind::line_twice: {
      auto const line = at - static_cast<std::ptrdiff_t>(ply % 2);
      Line const copy{line[0], line[1]};
      entries.insert(line + 2, copy.begin(), copy.end());
      break;
    }
    case DamageKind::ply_left_out: entries.erase(at); break;
    case DamageKind::move_left_out: entries.erase(at, at + 2); break;
  }
}

DamageKind random_kind(bool has_slips, Random& random) {
  constexpr DamageKind whole[] = {DamageKind::illegible,    DamageKind::missing,
                                  DamageKind::blank_line,   DamageKind::line_twice,
                                  DamageKind::ply_left_out, DamageKind::move_left_out};
  constexpr DamageKind slips[] = {DamageKind::partial, DamageKind::swapped, DamageKind::wrong_sign};
  bool const is_slip = random() % 3 == 0;
  DamageKind const slip = slips[random() % 3];
  DamageKind const other = whole[random() % 6];
  return is_slip && has_slips ? slip : other;
}

/// In the letters of another language, or signs that no language has.
std::string nonsense(WrittenTable const& table, std::size_t ply, Random& random) {
  constexpr notation::PieceLetters languages[] = {notation::finnish, notation::german, notation::english,
                                                  notation::french};
  if (ply < table.moves.size() && random() % 2 == 0) {
    auto const before = ours::position_after(
        table.start, {table.moves.begin(), table.moves.begin() + static_cast<std::ptrdiff_t>(ply)});
    return entries_of(before, {table.moves[ply]}, {languages[random() % 4], Style::short_form}).front();
  }
  std::string text;
  for (std::size_t size = 1 + random() % 5; text.size() < size;)
    text += "KQRBNDLTSabcdefgh12345678?x"[random() % 27];
  return text;
}

/// One sheet from its end to its beginning, so that what is still to be damaged keeps its place.
class Wearing {
 public:
  Wearing(WrittenTable& table, Color p, std::vector<std::size_t> const& spared, Random& random)
      : table_(table), player_(p), spared_(spared), random_(random) {}

  void wear_out(std::size_t common_ply) {
    constexpr std::size_t rates[] = {3, 8, 15, 33};
    std::size_t const rate = rates[random_() % 4];
    for (std::size_t ply = table_.entries[player_].size(); ply-- > 0;) {
      if (is_spared(ply)) continue;
      bool const is_illegible = run_ > 0;
      run_ -= is_illegible ? 1 : 0;
      if (is_illegible)
        table_.entries[player_][ply] = "?";
      else if (ply == common_ply || random_() % 100 < rate)
        damage(ply);
    }
  }

 private:
  bool is_spared(std::size_t ply) const {
    return std::find(spared_.begin(), spared_.end(), ply) != spared_.end();
  }

  void damage(std::size_t ply) {
    std::string& entry = table_.entries[player_][ply];
    switch (random_() % 10) {
      case 0:
      case 1:
        run_ = random_() % 6;
        entry = "?";
        break;
      case 2:
      case 3: {
        auto const text = nonsense(table_, ply, random_);
        bool const is_unclear =
            ply >= table_.moves.size() || !reading_of(table_, player_, ply, text).denotes();
        if (is_unclear) entry = text;
        break;
      }
      default: damage_line_or_entry(ply);
    }
  }

  void damage_line_or_entry(std::size_t ply) {
    auto const kind = static_cast<DamageKind>(random_() % 9);
    bool const needs_both_cells = kind == DamageKind::line_twice || kind == DamageKind::move_left_out;
    std::size_t const second = kind == DamageKind::line_twice ? ply | 1U : ply + 1;
    bool const is_whole = second < table_.entries[player_].size() && !is_spared(second);
    bool const is_slip = kind >= DamageKind::partial && kind <= DamageKind::wrong_sign;
    bool const fits = (!needs_both_cells || is_whole) && (!is_slip || ply < table_.moves.size()) &&
                      !table_.entries[player_][ply].empty();
    if (fits) damage_one(table_, player_, ply, kind, random_);
  }

  WrittenTable& table_;
  Color player_;
  std::vector<std::size_t> const& spared_;
  Random& random_;
  std::size_t run_ = 0;  // entries that the same stain still covers
};

}  // namespace

void wear_out_sheets(WrittenTable& table, FreshOptions const& options,
                     std::vector<std::size_t> const& spared_plies, Random& random) {
  std::size_t const common_ply = random() % table.moves.size();
  for (Color const p : both_colors) {
    Random own{static_cast<unsigned>(random())};
    if (!options.is_clean[p]) Wearing{table, p, spared_plies, own}.wear_out(common_ply);
  }
}

void damage_sheets(WrittenTable& table, FreshOptions const& options,
                   std::vector<std::size_t> const& spared_plies, Random& random) {
  std::vector<std::size_t> taken = spared_plies;
  for (Color const p : both_colors) {
    std::vector<std::size_t> plies;
    std::size_t const wanted = random() % 5;
    std::size_t const written = table.entries[p].size();
    for (std::size_t tries = 0; tries < 20 && plies.size() < wanted && written > 2 * nearest; ++tries) {
      std::size_t const ply = random() % (written - nearest - 2);
      bool const is_near = std::any_of(taken.begin(), taken.end(), [&](std::size_t other) {
        return (ply > other ? ply - other : other - ply) < nearest;
      });
      if (is_near) continue;
      plies.push_back(ply);
      taken.push_back(ply);
    }
    // From the end, so that lines that come or go do not move what is still to be damaged.
    std::sort(plies.rbegin(), plies.rend());
    bool is_shifted = false;
    for (std::size_t const ply : plies) {
      DamageKind kind = random_kind(options.has_slips, random);
      if (is_shifted && kind >= DamageKind::blank_line) kind = DamageKind::illegible;
      is_shifted |= kind >= DamageKind::blank_line;
      Random details{static_cast<unsigned>(random())};
      if (!options.is_clean[p]) damage_one(table, p, ply, kind, details);
    }
  }
}

}  // namespace tactus::test

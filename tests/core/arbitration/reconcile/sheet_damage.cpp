// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/arbitration/reconcile/sheet_damage.hpp"

#include "core/arbitration/reconcile/reading_table.hpp"

#include <algorithm>

namespace tactus::test {
namespace {

using Entries = std::vector<std::string>;
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

constexpr std::size_t nearest = 5;  // plies between two damaged entries: three clean ones follow a move left out

/// The damaged text may be defective, but then it must still be one slip away from the move.
bool still_supports(PlayedTable const& table, Player p, std::size_t ply, std::string const& text) {
  auto const before = ours::position_after(
      table.start, {table.moves.begin(), table.moves.begin() + static_cast<std::ptrdiff_t>(ply)});
  auto const reading = ours::ReadingTable{before}.read(ours::EntryText::of(text), table.hands[p].letters);
  return reading.has(table.moves[ply]);
}

std::string with_a_slip(std::string text, DamageKind kind, Random& random) {
  std::size_t const at = random() % text.size();
  if (kind == DamageKind::partial) text[at] = '?';
  if (kind == DamageKind::swapped && at + 1 < text.size()) std::swap(text[at], text[at + 1]);
  if (kind == DamageKind::wrong_sign) text[at] = "KQRBNDLTSabcdefgh12345678"[random() % 25];
  return text;
}

void damage_one(PlayedTable& table, Player p, std::size_t ply, DamageKind kind, Random& random) {
  Entries& entries = table.entries[p];
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
      Entries const copy{line[0], line[1]};
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

}  // namespace

void damage_sheets(PlayedTable& table, FreshOptions const& options,
                   std::vector<std::size_t> const& spared_plies, Random& random) {
  std::vector<std::size_t> taken = spared_plies;
  for (Player const p : ours::both_players) {
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

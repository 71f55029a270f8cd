// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/reconcile/recorded/quoted_entries.hpp"

#include <algorithm>

namespace tactus::arbitration::reconcile {
namespace {

std::string const& cell(Sheet const& sheet, std::size_t entry) {
  SheetLine const& line = sheet.lines[entry / 2];
  return entry % 2 == 0 ? line.left : line.right;
}

bool is_read_as_slip(PlyEntry const& each) {
  bool const is_against = !each.has_move && each.sense != Sense::silent;
  return each.entry && (each.sense == Sense::defective || is_against);
}

constexpr std::size_t near_plies = 8;

/// The entry stands at the number of the ply, or entries near it are as far from theirs and have the moves:
/// then the sheet is known to be shifted there.
bool is_in_its_place(SheetAlongLine const& along, std::size_t ply) {
  std::size_t const entry = *along[ply].entry;
  if (entry == ply) return true;
  std::size_t const end = std::min(along.size(), ply + near_plies + 1);
  for (std::size_t other = ply > near_plies ? ply - near_plies : 0; other < end; ++other) {
    bool const is_sure = along[other].has_move && along[other].sense == Sense::exact;
    if (is_sure && *along[other].entry + ply == entry + other) return true;
  }
  return false;
}

}  // namespace

Finding fit_of(Color sheet, SheetAlongLine const& along) {
  Finding fit{.kind = Finding::Kind::sheet_fit, .sheet = sheet};
  for (PlyEntry const& each : along) {
    if (!each.entry || each.sense == Sense::silent) continue;
    ++fit.of;
    fit.fit += each.has_move ? 1U : 0U;
  }
  return fit;
}

bool do_entries_differ(ByColor<SheetAlongLine> const& along, std::size_t ply) {
  auto const& [white, black] = along;
  return white[ply].sense == Sense::exact && black[ply].sense == Sense::exact &&
         white[ply].means != black[ply].means;
}

std::vector<Finding> quoted_entries(ByColor<Sheet> const& sheets, ByColor<SheetAlongLine> const& along) {
  std::vector<Finding> quoted;
  for (Color const p : both_colors)
    if (Finding fit = fit_of(p, along[p]); fit.of > 0) quoted.push_back(std::move(fit));
  for (std::size_t ply = 0; ply < along.white.size(); ++ply) {
    auto const number = static_cast<unsigned>(ply + 1);
    bool const are_in_place = do_entries_differ(along, ply) && is_in_its_place(along.white, ply) &&
                              is_in_its_place(along.black, ply);
    if (are_in_place) {
      Finding both{.kind = Finding::Kind::entries_differ, .ply = number};
      for (Color const p : both_colors) both.written[p] = cell(sheets[p], *along[p][ply].entry);
      quoted.push_back(std::move(both));
    }
    for (Color const p : both_colors) {
      if (!is_read_as_slip(along[p][ply]) || !is_in_its_place(along[p], ply)) continue;
      Finding slip{.kind = Finding::Kind::entry_read_as_slip, .sheet = p, .ply = number};
      slip.line = static_cast<unsigned>(*along[p][ply].entry / 2 + 1);
      slip.written[p] = cell(sheets[p], *along[p][ply].entry);
      quoted.push_back(std::move(slip));
    }
  }
  return quoted;
}

}  // namespace tactus::arbitration::reconcile

// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/reconcile/recorded/quoted_entries.hpp"

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
    if (do_entries_differ(along, ply)) {
      Finding both{.kind = Finding::Kind::entries_differ, .ply = number};
      for (Color const p : both_colors) both.written[p] = cell(sheets[p], *along[p][ply].entry);
      quoted.push_back(std::move(both));
    }
    for (Color const p : both_colors) {
      if (!is_read_as_slip(along[p][ply])) continue;
      Finding slip{.kind = Finding::Kind::entry_read_as_slip, .sheet = p, .ply = number};
      slip.line = static_cast<unsigned>(*along[p][ply].entry / 2 + 1);
      slip.written[p] = cell(sheets[p], *along[p][ply].entry);
      quoted.push_back(std::move(slip));
    }
  }
  return quoted;
}

}  // namespace tactus::arbitration::reconcile

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/reconcile/reading_table.hpp"

#include "core/legal/position.hpp"

namespace tactus::arbitration::reconcile {

using chess::Move;

ReadingTable::ReadingTable(chess::Position const& position) {
  auto const legal = position.legal_moves();
  moves_.assign(legal.begin(), legal.end());
  written_.reserve(moves_.size());
  for (Move const m : moves_) written_.push_back(written(position, m));
}

template <class Fits>
std::vector<Move> ReadingTable::moves_with(notation::PieceLetters const& letters, Fits fits) const {
  std::vector<Move> found;
  for (std::size_t i = 0; i < moves_.size(); ++i) {
    Forms const forms = forms_of(written_[i], letters);
    if (std::any_of(forms.begin(), forms.end(), fits)) found.push_back(moves_[i]);
  }
  return found;
}

Reading ReadingTable::read(EntryText const& entry, notation::PieceLetters const& letters) const {
  if (entry.is_silent()) return {};
  auto denoted = moves_with(letters, [&](Signs form) { return entry.equals(form); });
  if (denoted.size() == 1) return {Sense::exact, std::move(denoted)};
  if (!denoted.empty()) return {Sense::incomplete, std::move(denoted)};
  return {Sense::defective, moves_with(letters, [&](Signs form) { return entry.is_one_slip_from(form); })};
}

}  // namespace tactus::arbitration::reconcile

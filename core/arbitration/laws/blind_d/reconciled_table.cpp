// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/laws/blind_d/reconciled_table.hpp"

#include "core/arbitration/reconcile/decision.hpp"
#include "core/arbitration/reconcile/naming.hpp"

#include <algorithm>

namespace tactus::arbitration::laws {

using chess::Color;
using reconcile::Verdict;

bool ReconciledTable::is_borne_out() const {
  return settlement.is_complete && reconcile::decision_on(found, settlement).is_borne_out;
}

std::optional<unsigned> ReconciledTable::difference() const {
  bool const is_shared = answer().verdict == Verdict::illegal_restore;
  return settlement.difference && !is_shared ? std::optional{settlement.difference->ply} : std::nullopt;
}

unsigned ReconciledTable::agreed_plies() const {
  return difference().value_or(std::min({written.white, written.black, answer().plies()}));
}

std::vector<PlayedMove> ReconciledTable::tail() const {
  std::vector<PlayedMove> moves;
  if (difference() || answer().verdict == Verdict::illegal_restore) return moves;
  chess::Position position = found.start;
  unsigned const end = std::min(answer().plies(), std::max(written.white, written.black));
  for (unsigned ply = 0; ply < end; ++ply) {
    chess::Move const m = answer().moves[ply];
    if (ply >= agreed_plies()) moves.push_back({position, m});
    position.play(m);
  }
  return moves;
}

Color ReconciledTable::mover_of(unsigned ply) const {
  return ply % 2 == 0 ? found.start.turn() : opposite(found.start.turn());
}

namespace {

/// The longer sheet is its mover's own, and has an entry that denotes the move.
bool is_written_by_mover(ReconciledTable const& table, unsigned ply) {
  auto const& moves = table.answer().moves;
  auto const written_before = [&](unsigned count) {
    return reconcile::written_plies(table.found, {moves.begin(), moves.begin() + count});
  };
  return table.is_longer(table.mover_of(ply)) && written_before(ply + 1) > written_before(ply);
}

}  // namespace

std::optional<unsigned> ReconciledTable::unconfirmed_ply() const {
  bool const is_open = std::ranges::any_of(settlement.alternatives, [](reconcile::Answer const& each) {
    return each.verdict == Verdict::restore && each.ground == reconcile::Ground::sheet_stopped;
  });
  if (!is_open) return std::nullopt;
  auto const lone = tail();
  for (unsigned i = 0; i < lone.size(); ++i) {
    auto const& own_board = found.boards[lone[i].before.turn()];
    bool const is_shown = std::any_of(lone.begin() + i, lone.end(), [&](PlayedMove const& each) {
      return own_board.shows(each.before.after(each.move).placement());
    });
    if (!is_shown && !is_written_by_mover(*this, agreed_plies() + i)) return agreed_plies() + i;
  }
  return std::nullopt;
}

ReconciledTable reconciled(chess::Position const& start, fact::Boards const& boards,
                           ByColor<fact::Scoresheet> const& sheets) {
  ReconciledTable table;
  table.found.start = start;
  for (Color const player : chess::both_colors) {
    auto const& moves = sheets[player].moves;
    reconcile::Sheet& sheet = table.found.sheets[player];
    sheet.letters = *letters_of(sheets[player].language);
    for (std::size_t i = 0; i < moves.size(); i += 2)
      sheet.lines.push_back({moves[i], i + 1 < moves.size() ? moves[i + 1] : ""});
    table.found.boards[player] = reconcile::FoundBoard{boards.stands[player]};
    table.written[player] = static_cast<unsigned>(reconcile::Entries{sheet}.size());
  }
  table.settlement = reconcile::settle(table.found);
  return table;
}

}  // namespace tactus::arbitration::laws

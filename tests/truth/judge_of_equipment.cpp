// SPDX-License-Identifier: GPL-3.0-or-later
// Boards, clock and what stands on the squares: it is so at that moment.
#include "tests/truth/judge.hpp"

#include <algorithm>

namespace tactus::truth {

using table::EquipmentFault;
using table::IrregularityKind;

void judge_equipment(Evidence const& all, std::vector<Verdict>& found) {
  auto const is_so = [&](Statement const& s) {
    switch (*s.fault) {
      case EquipmentFault::board_turned: return all.log.did(What::turned, s.of, 1, s.at);
      case EquipmentFault::clock_sides_exchanged:
        return all.log.did(What::clock_reversed, std::nullopt, 1, s.at);
      case EquipmentFault::boards_exchanged: return all.log.did(What::exchanged, std::nullopt, 1, s.at);
      case EquipmentFault::moves_taken_back:
        return std::any_of(all.log.deeds.begin(), all.log.deeds.end(),
                           [&](Deed const& d) { return d.what == What::taken_back && d.at <= s.at; });
      case EquipmentFault::not_start_position: return s.of && all.log.standing(*s.of, s.at) != all.log.start;
      default: return false;  // the people of these games exchange and spoil nothing else
    }
  };
  for (Statement const& s : all.said.list) {
    bool is_true = true;
    if (s.kind == Kind::equipment) is_true = is_so(s);
    if (s.kind == Kind::not_seen)
      is_true = all.log.did(What::spoiled, std::nullopt, 1, s.at) ||
                (s.accusation == IrregularityKind::capture_not_seen &&
                 all.log.did(What::half_made, s.of, s.ply, s.at));
    if (s.kind == Kind::clock_stands)
      is_true = all.log.is_on(What::clock_stopped, What::clock_started, std::nullopt, s.at);
    if (s.kind == Kind::moves_missing) {
      auto const recorded = std::count_if(
          all.said.list.begin(), all.said.list.end(),
          [&](Statement const& each) { return each.kind == Kind::completed && each.at <= s.at; });
      auto const played = std::count_if(all.log.all_completed.begin(), all.log.all_completed.end(),
                                        [&](TruePly const& p) { return p.pressed <= s.at; });
      is_true = played > recorded;
    }
    if (s.kind == Kind::boards_differ) {
      auto const stands = all.log.standing(*s.of, s.at);
      auto const* const last = all.log.completed_at(s.ply, s.at);
      auto const& should = last != nullptr ? last->position : all.log.start;
      auto const other = all.log.standing(opposite(*s.of), s.at);
      // A board of filled squares shows only where something stands.
      auto const from = [&](Placement const& board) {
        return all.log.knows_pieces[*s.of] ? stands.difference(board) : stands.occupied() ^ board.occupied();
      };
      bool const is_made_instead =
          std::ranges::any_of(all.log.deeds, [](Deed const& d) { return d.what == What::made_another; });
      is_true = (s.squares - (from(should) | (is_made_instead ? from(other) : chess::SquareSet{}))).empty();
    }
    if (s.kind == Kind::fell) {
      is_true = std::any_of(all.log.deeds.begin(), all.log.deeds.end(), [&](Deed const& d) {
        if (d.what != What::fell || d.at > s.at) return false;
        return s.to ? table::audience_of(*d.by) == s.to : d.by == s.of;
      });
    }
    if (!is_true) find(found, Measure::false_statement, s);
  }
  // One ply at the other's port looks like a hand that forgot its own board.
  bool const may_be_slip = std::count_if(all.said.list.begin(), all.said.list.end(),
                                         [](Statement const& s) { return s.kind == Kind::completed; }) < 2;
  // His own first move tells how his board lies.
  auto const has_moved = [&](Deed const& d) {
    return std::ranges::any_of(all.log.all_completed, [&](TruePly const& p) { return p.by == d.by; });
  };
  for (Deed const& d : all.log.deeds) {
    auto const told = [&](EquipmentFault fault) {
      return is_told(all, Kind::equipment, [&](Statement const& s) { return s.fault == fault; });
    };
    bool const is_there = d.what == What::turned      ? !has_moved(d) || told(EquipmentFault::board_turned)
                          : d.what == What::exchanged ? may_be_slip || told(EquipmentFault::boards_exchanged)
                          : d.what == What::clock_reversed ? told(EquipmentFault::clock_sides_exchanged)
                                                           : true;
    if (!is_there) found.push_back({Measure::missing, "the arbiter is not told: " + all.log.line_of(d)});
  }
}

}  // namespace tactus::truth

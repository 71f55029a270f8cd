// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/table_setup.hpp"

namespace tactus::table {

using chess::Color;

namespace {

bool announces_by_itself(TableSetup const& setup, Color mover) {
  return setup.announcer == Announcer::tactus && !setup.player(opposite(mover)).is_deaf;
}

/// The point of D.2.10, counted from one.
unsigned point_of(DutyKind kind) {
  switch (kind) {
    case DutyKind::make_move: return 1;
    case DutyKind::announce_move: return 2;
    case DutyKind::start_clock:
    case DutyKind::write_move: return 3;
    case DutyKind::tell_on_request: return 4;
    case DutyKind::seal_move:
    case DutyKind::fill_envelope: break;
  }
  return 6;
}

}  // namespace

TableSetup corrected(TableSetup setup, TableSetup const& right) {
  setup.white = right.white;
  setup.black = right.black;
  setup.event = right.event;
  setup.site = right.site;
  setup.round = right.round;
  setup.board_number = right.board_number;
  setup.regime.phase = right.regime.phase;
  setup.regime.supervision = right.regime.supervision;
  setup.time_control = right.time_control;
  setup.is_quickplay_finish_announced = right.is_quickplay_finish_announced;
  setup.permissions.assistants = right.permissions.assistants;
  return setup;
}

AgreedRules agreed_rules(TableSetup const& setup) {
  return {setup.regime, setup.time_control, setup.is_quickplay_finish_announced};
}

bool has_quickplay_finish(TableSetup const& setup) {
  return tactus::has_quickplay_finish(agreed_rules(setup));
}

bool has_claim(TableSetup const& setup, ClaimKind kind) {
  switch (kind) {
    case ClaimKind::threefold:
    case ClaimKind::fifty_moves: return has_draw_claims(setup.regime.rules);
    case ClaimKind::normal_means:
      return is_finnish_blitz(setup.regime.rules) || has_quickplay_finish(setup);  // FI-10b, III.5
    case ClaimKind::extra_seconds: return has_quickplay_finish(setup);             // III.4
    case ClaimKind::flag_fall:
    case ClaimKind::illegal_move:
    case ClaimKind::touched_piece: break;
  }
  return true;
}

bool has_assistant(Player const& player) { return !player.assistant.empty() || !player.guided.is_empty(); }

bool has_one_assistant_too_many(TableSetup const& setup) {
  return setup.white.is_blind != setup.black.is_blind && has_assistant(setup.white) &&
         has_assistant(setup.black) && !setup.permissions.assistants;
}

DutySet duties_allowed(TableSetup const& setup, Color player) {
  if (setup.player(player).is_blind) return DutySet::all();
  auto const& opponent = setup.player(opposite(player));
  bool const is_alone = !has_assistant(opponent) || setup.permissions.assistants;
  if (!opponent.is_blind || !is_alone) return {};
  return {DutyKind::make_move, DutyKind::announce_move};
}

std::vector<DutyKind> duties_with_move(TableSetup const& setup, Color player, Color mover) {
  bool const is_own = player == mover;
  bool const is_shared = has_assistant(setup.player(opposite(player)));
  DutySet duties{DutyKind::write_move};
  if (!is_own || !is_shared) duties.insert(DutyKind::make_move);
  if ((is_own || !is_shared) && !announces_by_itself(setup, mover)) duties.insert(DutyKind::announce_move);
  if (is_own) duties.insert(DutyKind::start_clock);
  duties = duties & setup.player(player).guided & duties_allowed(setup, player);
  // The own move stands on the opponent's board before the opponent's time runs; he hears the opponent's
  // before anything else.
  std::vector<DutyKind> in_order;
  auto const take = [&](DutyKind kind) {
    if (duties.contains(kind)) in_order.push_back(kind);
  };
  take(is_own ? DutyKind::make_move : DutyKind::announce_move);
  take(is_own ? DutyKind::announce_move : DutyKind::make_move);
  take(DutyKind::start_clock);
  take(DutyKind::write_move);
  return in_order;
}

std::string article_of(DutyKind kind, TableSetup const& setup, Color player) {
  unsigned const point = point_of(kind);
  bool const is_2014 = setup.regime.rules == RuleSet::fide_2014;
  bool const is_of_sighted = !setup.player(player).is_blind;
  if (is_2014 && is_of_sighted) return "D.2.10";
  if (is_2014) return std::string{"D.2.9."}.append(1, static_cast<char>('a' + point - 1));
  return (is_of_sighted ? "D.2.11, D.2.10." : "D.2.10.") + std::to_string(point);
}

}  // namespace tactus::table

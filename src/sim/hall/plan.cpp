// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/sim/hall/plan.hpp"

#include "core/clock/time_control.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/move_text.hpp"
#include "src/sim/world/hand.hpp"

#include <algorithm>
#include <cstdlib>

namespace tactus::sim {

namespace {

using chess::Color;
using chess::Move;
using chess::Position;
using chess::Square;

constexpr std::array given_names{"Aino", "Björn", "Clara", "Dmitri", "Eeva",   "Florian", "Greta", "Heikki",
                                 "Inés", "Jonas", "Kaisa", "Lucien", "Mirjam", "Niklas",  "Outi",  "Pierre"};
constexpr std::array family_names{"Aalto",  "Berger",   "Claesson", "Duval",    "Eskola",    "Fischer",
                                  "Girard", "Hirvonen", "Jansson",  "Korhonen", "Lindqvist", "Moreau",
                                  "Niemi",  "Olsson",   "Peltonen", "Richter",  "Salo"};

std::string name_from(HallDice& dice) {
  std::string const given = given_names[dice.below(given_names.size())];
  return given + ' ' + family_names[dice.below(family_names.size())];
}

/// White is blind, Black is, or both; a blind player has a board of apertures, a sighted one knows its
/// pieces.
table::TableSetup setup_from(HallDice& dice) {
  table::TableSetup setup;
  setup.event = "Simulated hall";
  unsigned const who = dice.below(3);
  setup.white.is_blind = who != 1;
  setup.black.is_blind = who != 0;
  for (auto* const player : {&setup.white, &setup.black}) {
    player->name = Name::shown(name_from(dice));
    if (player->is_blind && dice.happens(50)) player->assistant = Name::shown(name_from(dice));
  }
  setup.white_board = setup.white.is_blind ? table::BoardKind::occupancy : table::BoardKind::pieces;
  setup.black_board = setup.black.is_blind ? table::BoardKind::occupancy : table::BoardKind::pieces;
  setup.time_control = clock::read_time_control("90m+30s");
  setup.has_clock = true;
  setup.announcer = dice.happens(50) ? table::Announcer::tactus : table::Announcer::person;
  return setup;
}

/// The same order on every machine.
std::vector<Move> moves_in_order(Position const& position) {
  auto const legal = position.legal_moves();
  std::vector<Move> moves(legal.begin(), legal.end());
  std::ranges::sort(moves);
  return moves;
}

std::vector<Move> moves_of_the_opera() {
  std::vector<Move> moves;
  Position position = Position::initial();
  for (ScriptedPly const& ply : opera_game()) {
    auto const read = notation::read_move(position, ply.san);
    moves.push_back(std::get<Move>(read));
    position = position.after(moves.back());
  }
  return moves;
}

std::vector<Move> moves_from(HallDice& dice) {
  if (dice.happens(15)) return moves_of_the_opera();
  std::vector<Move> moves;
  Position position = Position::initial();
  for (unsigned rest = 12 + dice.below(110); rest > 0; --rest) {
    auto const legal = moves_in_order(position);
    if (legal.empty()) break;
    moves.push_back(legal[dice.below(legal.size())]);
    position = position.after(moves.back());
  }
  return moves;
}

Position position_after(std::vector<Move> const& moves, std::size_t plies) {
  Position position = Position::initial();
  for (std::size_t i = 0; i < plies; ++i) position = position.after(moves[i]);
  return position;
}

/// A free square on the same rank, next to where the piece belongs.
std::optional<Square> free_beside(Square square, chess::SquareSet occupied) {
  for (int const step : {-1, 1}) {
    int const file = static_cast<int>(square.file()) + step;
    if (file < 0 || file > 7) continue;
    Square const beside{static_cast<chess::File>(file), square.rank()};
    if (!occupied.contains(beside)) return beside;
  }
  return std::nullopt;
}

bool is_plain(Move move) {
  return move.kind() == chess::MoveKind::normal || move.kind() == chess::MoveKind::double_push;
}

/// The king steps onto a free square that is attacked: to who does not judge it, a move as any other.
std::optional<HallTrouble::Carried> illegal_move(Position const& position) {
  auto const legal = position.legal_moves();
  auto const placement = position.placement();
  chess::Piece const king{position.turn(), chess::Kind::king};
  for (Square const from : placement.occupied()) {
    if (placement.at(from) != king) continue;
    for (unsigned index = 0; index < 64; ++index) {
      auto const to = Square::from_index(index);
      auto const files = static_cast<int>(to.file()) - static_cast<int>(from.file());
      auto const ranks = static_cast<int>(to.rank()) - static_cast<int>(from.rank());
      bool const is_step = std::abs(files) <= 1 && std::abs(ranks) <= 1 && to != from;
      bool const is_legal =
          std::ranges::any_of(legal, [&](Move each) { return each.from() == from && each.to() == to; });
      if (is_step && !is_legal && !placement.at(to)) return HallTrouble::Carried{king, from, to};
    }
  }
  return std::nullopt;
}

/// The trouble of this kind before ply `ply` + 1, where it can happen there.
std::optional<HallTrouble> trouble_at(HallPlan const& plan, HallTroubleKind kind, unsigned ply) {
  Position const position = position_after(plan.moves, ply);
  Color const mover = position.turn();
  HallTrouble trouble{kind, mover, ply, true};
  bool const is_announced_move = plan.setup.player(mover).is_blind && is_plain(plan.moves[ply]);
  switch (kind) {
    case HallTroubleKind::boards_differ: {
      Move const copied = plan.moves[ply - 1];
      trouble.aside = free_beside(copied.to(), position.occupied());
      bool const looks_wrong = trouble.aside && *trouble.aside != copied.from();
      if (!is_plain(copied) || !looks_wrong) return std::nullopt;
      trouble.squares = chess::SquareSet{copied.to()} | *trouble.aside;
      return trouble;
    }
    case HallTroubleKind::pressed_without_announcing:
      if (!is_announced_move || plan.setup.announcer != table::Announcer::tactus) return std::nullopt;
      return trouble;
    case HallTroubleKind::announced_another_move:
      if (!is_announced_move || position.legal_moves().size() < 2) return std::nullopt;
      return trouble;
    case HallTroubleKind::offered_draw_untimely: trouble.side = opposite(mover); return trouble;
    case HallTroubleKind::repeated_another_move:
      if (position_after(plan.moves, ply - 1).legal_moves().size() < 2) return std::nullopt;
      return trouble;
    case HallTroubleKind::pressed_without_move:
    case HallTroubleKind::draw_offered:
    case HallTroubleKind::claim:
    case HallTroubleKind::board_lost:
    case HallTroubleKind::clock_lost: return trouble;
    case HallTroubleKind::illegal_move:
      trouble.illegal = illegal_move(position);
      return trouble.illegal ? std::optional{trouble} : std::nullopt;
  }
  return std::nullopt;
}

bool can_stay_open(HallTroubleKind kind) {
  return kind == HallTroubleKind::boards_differ || kind == HallTroubleKind::pressed_without_move ||
         kind == HallTroubleKind::claim || kind == HallTroubleKind::board_lost ||
         kind == HallTroubleKind::clock_lost || kind == HallTroubleKind::illegal_move;
}

/// As soon as it can happen; the table waits then, where there is something to wait for.
std::optional<HallTrouble> trouble_wished(HallPlan const& plan, HallTroubleKind kind) {
  for (unsigned ply = 2; ply + 1 < plan.moves.size(); ++ply)
    if (auto trouble = trouble_at(plan, kind, ply)) {
      trouble->is_settled = !can_stay_open(kind);
      return trouble;
    }
  return std::nullopt;
}

/// Not in the first plies, and not at the last one, which ends the game.
std::optional<HallTrouble> trouble_from(HallDice& dice, HallPlan const& plan) {
  constexpr unsigned tries = 40;
  constexpr unsigned first = 2;
  if (plan.moves.size() < first + 2) return std::nullopt;
  auto const kind = static_cast<HallTroubleKind>(dice.below(hall_trouble_names.size() - 1));  // none illegal
  for (unsigned i = 0; i < tries; ++i) {
    auto trouble = trouble_at(plan, kind, first + dice.below(plan.moves.size() - first - 1));
    if (!trouble) continue;
    trouble->is_settled = !can_stay_open(kind) || dice.happens(60);
    return trouble;
  }
  return std::nullopt;
}

HallEnding ending_from(HallDice& dice, HallPlan const& plan) {
  if (position_after(plan.moves, plan.moves.size()).legal_moves().empty()) return HallEnding::on_board;
  return dice.happens(60) ? HallEnding::resigned : HallEnding::agreed;
}

}  // namespace

std::optional<HallTroubleKind> hall_trouble_named(std::string_view name) {
  auto const found = std::ranges::find(hall_trouble_names, name);
  if (found == hall_trouble_names.end()) return std::nullopt;
  return static_cast<HallTroubleKind>(found - hall_trouble_names.begin());
}

unsigned HallTrouble::ply_recorded() const {
  switch (kind) {
    case HallTroubleKind::pressed_without_move:
    case HallTroubleKind::pressed_without_announcing:
    case HallTroubleKind::announced_another_move:
    case HallTroubleKind::illegal_move:
    case HallTroubleKind::offered_draw_untimely: return ply + 1;
    case HallTroubleKind::boards_differ:
    case HallTroubleKind::repeated_another_move:
    case HallTroubleKind::draw_offered:
    case HallTroubleKind::claim:
    case HallTroubleKind::board_lost:
    case HallTroubleKind::clock_lost: break;
  }
  return ply;
}

table::GameResult HallPlan::result() const {
  using table::GameResult;
  Position const last = position_after(moves, moves.size());
  auto const lost_by_mover = last.turn() == Color::white ? GameResult::black_wins : GameResult::white_wins;
  switch (ending) {
    case HallEnding::on_board: return last.is_checkmate() ? lost_by_mover : GameResult::draw;
    case HallEnding::resigned: return lost_by_mover;
    case HallEnding::agreed: return GameResult::draw;
    case HallEnding::unfinished: break;
  }
  return GameResult::open;
}

HallPlan hall_plan(HallWishes const& wishes, unsigned table) {
  HallDice dice{wishes.seed, table};
  HallPlan plan;
  plan.table = table;
  plan.setup = setup_from(dice);
  plan.setup.board_number = table;
  plan.moves = moves_from(dice);
  bool const is_cut = wishes.most_plies > 0 && plan.moves.size() > wishes.most_plies;
  if (is_cut) plan.moves.resize(wishes.most_plies);
  plan.ending = is_cut ? HallEnding::unfinished : ending_from(dice, plan);
  if (dice.happens(wishes.troubled_percent)) plan.trouble = trouble_from(dice, plan);
  if (auto const wished = wishes.troubles.find(table); wished != wishes.troubles.end())
    plan.trouble = trouble_wished(plan, wished->second);
  if (plan.trouble && !plan.trouble->is_settled) {
    plan.moves.resize(plan.trouble->ply);
    plan.ending = HallEnding::unfinished;
  }
  return plan;
}

}  // namespace tactus::sim

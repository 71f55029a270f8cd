// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/chess/generation/attacks.hpp"

#include <span>

namespace tactus::chess {
namespace {

constexpr std::array<Step, 8> knight_steps{
    {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};
constexpr std::array<Step, 8> king_steps{
    {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}};
constexpr std::array<Step, 2> white_pawn_steps{{{-1, 1}, {1, 1}}};
constexpr std::array<Step, 2> black_pawn_steps{{{-1, -1}, {1, -1}}};

constexpr SquareTable leaper(std::span<Step const> steps) {
  SquareTable table{};
  for (unsigned square = 0; square < 64; ++square)
    for (Step const step : steps) table[square] |= stepped(square, step);
  return table;
}

constexpr SquareTable rays(std::span<Step const> steps) {
  SquareTable table{};
  for (unsigned square = 0; square < 64; ++square)
    for (Step const step : steps) table[square] |= walked(square, step, 0);
  return table;
}

constexpr void add_lines(AttackTables& tables, unsigned square, Step step) {
  Bits const whole = Bits{1} << square | whole_line(square, step);
  Bits passed = 0;
  for (Bits next = stepped(square, step); next != 0;) {
    auto const other = static_cast<unsigned>(std::countr_zero(next));
    tables.between[square][other] = passed;
    tables.line[square][other] = whole;
    passed |= next;
    next = stepped(other, step);
  }
}

constexpr AttackTables make_tables() {
  AttackTables tables{};
  tables.knight = leaper(knight_steps);
  tables.king = leaper(king_steps);
  tables.pawn = {leaper(white_pawn_steps), leaper(black_pawn_steps)};
  tables.rook_rays = rays(rook_steps);
  tables.bishop_rays = rays(bishop_steps);
  for (unsigned square = 0; square < 64; ++square)
    for (Step const step : king_steps) add_lines(tables, square, step);
  return tables;
}

}  // namespace

constexpr AttackTables attack_tables = make_tables();

namespace {

constexpr SquareTable lines_towards(Step step) {
  SquareTable table{};
  for (unsigned square = 0; square < 64; ++square) table[square] = whole_line(square, step);
  return table;
}

constexpr SubtractingSliders::Lines make_lines() {
  SubtractingSliders::Lines lines{lines_towards({0, 1}), lines_towards({1, 1}), lines_towards({1, -1}), {}};
  for (unsigned file = 0; file < 8; ++file) lines.rank[file] = attacks_along_rank(file);
  return lines;
}

}  // namespace

constexpr SubtractingSliders::Lines SubtractingSliders::lines = make_lines();

}  // namespace tactus::chess

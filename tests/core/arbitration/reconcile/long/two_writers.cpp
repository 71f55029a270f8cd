// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/arbitration/reconcile/long/two_writers.hpp"

#include "core/legal/position.hpp"

#include <algorithm>
#include <random>

namespace tactus::test {
namespace {

using Random = std::mt19937;
using Line = std::vector<std::string>;

bool is_file(char c) { return c >= 'a' && c <= 'h'; }
bool is_rank(char c) { return c >= '1' && c <= '8'; }

/// The square on which the move ends, where it is written last.
std::size_t square_in(std::string const& text) {
  for (std::size_t i = text.size(); i-- > 1;)
    if (is_rank(text[i]) && is_file(text[i - 1])) return i - 1;
  return std::string::npos;
}

char beside(char c, char first, char last, Random& random) {
  char const other = static_cast<char>(c + (random() % 2 == 0 ? 1 : -1));
  return other < first ? static_cast<char>(first + 1) : other > last ? static_cast<char>(last - 1) : other;
}

std::string one_square_off(std::string text, Random& random) {
  std::size_t const at = square_in(text);
  if (at == std::string::npos) return text;
  if (random() % 2 == 0)
    text[at] = beside(text[at], 'a', 'h', random);
  else
    text[at + 1] = beside(text[at + 1], '1', '8', random);
  return text;
}

std::string taken_for_another(std::string text, Random& random) {
  constexpr std::string_view alike = "ceaegqdbhn17496338BRSL";
  std::size_t const at = random() % text.size();
  std::size_t const sign = alike.find(text[at]);
  if (sign != std::string_view::npos) text[at] = alike[sign ^ 1U];
  return text;
}

/// "f3" for Nf3, "exd" for exd5, "N4" for Nd4, "Qee1" for Qe1, nothing legible.
std::string written_in_haste(std::string text, Random& random) {
  switch (random() % 12) {
    case 0:
    case 1:
    case 2:
    case 3: return one_square_off(std::move(text), random);
    case 4:
    case 5:
    case 6: return taken_for_another(std::move(text), random);
    case 7: return text.size() > 2 && !is_file(text[0]) ? text.substr(1) : text;
    case 8: return text.size() > 3 ? text.substr(0, text.size() - 1) : text;
    case 9: {
      std::size_t const at = square_in(text);
      return at == std::string::npos || text.size() < 3 ? text : text.erase(at, 1);
    }
    case 10: {
      std::size_t const at = random() % text.size();
      return text.insert(at, 1, text[at]);
    }
    default: return "?";
  }
}

/// Of a thousand: entries written wrongly, plies left out, moves left out.
struct Rates {
  unsigned entries, plies, moves;
};
constexpr Rates rates[]{{20, 0, 0}, {40, 2, 2}, {60, 4, 4}, {100, 6, 6}};

unsigned write_in_haste(Line& entries, Random& random) {
  Rates const rate = rates[random() % 4];
  unsigned slips = 0;
  for (std::size_t ply = entries.size(); ply-- > 0;) {
    auto const fate = static_cast<unsigned>(random() % 1000);
    std::size_t const before = entries.size();
    auto const at = entries.begin() + static_cast<std::ptrdiff_t>(ply);
    std::string const was = *at;
    if (fate < rate.entries)
      *at = written_in_haste(was, random);
    else if (fate < rate.entries + rate.plies)
      entries.erase(at);
    else if (fate < rate.entries + rate.plies + rate.moves && ply + 1 < before)
      entries.erase(at, at + 2);
    if (entries.size() != before || entries[ply] != was) ++slips;
  }
  return slips;
}

chess::Square any_of(chess::SquareSet squares, Random& random) {
  auto skipped = random() % static_cast<unsigned>(squares.size());
  for (chess::Square const s : squares)
    if (skipped-- == 0) return s;
  return {};
}

}  // namespace

std::optional<TwoWriters> two_writers(unsigned seed, std::vector<chess::Move> moves) {
  Random random{seed};
  TwoWriters made{played(chess::Position::initial(), std::move(moves))};
  made.erred = random() % 2 == 0 ? Color::white : Color::black;
  auto const end = made.table.end();
  auto board = end.placement();
  chess::Square const from = any_of(board.occupied(), random);
  chess::Square const to = any_of(~board.occupied(), random);
  board.put(to, *board.at(from));
  board.clear(from);
  for (chess::Move const m : end.legal_moves())
    if (end.after(m).placement() == board) return std::nullopt;
  made.table.found.boards[made.erred] = ours::FoundBoard{board};
  for (Color const p : both_colors) made.slips[p] = write_in_haste(made.table.entries[p], random);
  return made;
}

std::vector<chess::Move> likely_game(unsigned seed, std::size_t plies) {
  Random random{seed};
  std::vector<chess::Move> moves;
  chess::Position position = chess::Position::initial();
  while (moves.size() < plies) {
    auto const legal = position.legal_moves();
    if (legal.empty()) break;
    chess::Move m = legal[random() % legal.size()];
    bool const wants_pawn = random() % 3 == 0;
    for (int tries = 0; tries < 4; ++tries) {
      bool const is_pawn = position.at(m.from())->kind == chess::Kind::pawn;
      if (is_pawn == wants_pawn) break;
      m = legal[random() % legal.size()];
    }
    moves.push_back(m);
    position.play(m);
  }
  return moves;
}

}  // namespace tactus::test

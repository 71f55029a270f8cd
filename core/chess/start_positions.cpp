// SPDX-License-Identifier: GPL-3.0-or-later
// The number is read from its end: the light bishop, the dark bishop, the queen on one of six free squares,
// the knights on two of five; rook, king and rook fill what is left.

#include "core/chess/start_positions.hpp"

#include <algorithm>
#include <array>

namespace tactus::chess {
namespace {

using Rank1 = std::array<std::optional<Kind>, 8>;  // from the a-file

void put_on_free(Rank1& rank, unsigned free_file, Kind kind) {
  for (auto& square : rank)
    if (!square && free_file-- == 0) {
      square = kind;
      return;
    }
}

/// Of the free squares, counted from the a-file.
constexpr std::array<std::array<unsigned, 2>, 10> knights{
    {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}}};

Rank1 rank_numbered(unsigned number) {
  Rank1 rank;
  rank[std::size_t{number % 4} * 2 + 1] = Kind::bishop;
  rank[std::size_t{number / 4 % 4} * 2] = Kind::bishop;
  put_on_free(rank, number / 16 % 6, Kind::queen);
  auto const& [first, second] = knights[number / 96];
  put_on_free(rank, second, Kind::knight);  // first, so that the other one's square is counted as before
  put_on_free(rank, first, Kind::knight);
  for (Kind const kind : {Kind::rook, Kind::king, Kind::rook}) put_on_free(rank, 0, kind);
  return rank;
}

Setup setup_of(Rank1 const& rank) {
  Setup setup;
  setup.turn = Color::white;
  for (unsigned i = 0; i < rank.size(); ++i) {
    auto const file = static_cast<File>(i);
    setup.placement.put(Square{file, Rank::r1}, {Color::white, *rank[i]});
    setup.placement.put(Square{file, Rank::r2}, {Color::white, Kind::pawn});
    setup.placement.put(Square{file, Rank::r7}, {Color::black, Kind::pawn});
    setup.placement.put(Square{file, Rank::r8}, {Color::black, *rank[i]});
    if (*rank[i] != Kind::rook) continue;
    setup.castling_rooks.insert(Square{file, Rank::r1});
    setup.castling_rooks.insert(Square{file, Rank::r8});
  }
  return setup;
}

}  // namespace

StatedPosition start_numbered(unsigned number) {
  return StatedPosition::from(setup_of(rank_numbered(number))).value();
}

std::vector<PieceOn> first_rank_of(StatedPosition const& start) {
  std::vector<PieceOn> rank;
  for (Square const s : start.occupied())
    if (s.rank() == Rank::r1) rank.push_back({*start.at(s), s});
  return rank;
}

std::optional<unsigned> number_of_start(StatedPosition const& start) {
  for (unsigned number = 0; number < start_positions; ++number)
    if (start == start_numbered(number)) return number;
  return std::nullopt;
}

}  // namespace tactus::chess

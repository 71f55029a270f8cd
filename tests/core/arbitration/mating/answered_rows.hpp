// SPDX-License-Identifier: GPL-3.0-or-later
// Positions, and whether each side can still mate in them.
#pragma once

#include <ostream>
#include <vector>

namespace tactus::test::answered {

struct Row {
  char const* fen;
  char const* white;  // can he mate?
  char const* black;
};
inline std::ostream& operator<<(std::ostream& out, Row const& row) { return out << row.fen; }

inline std::vector<Row> const few_men{
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "no", "no"},
    {"4k3/8/8/8/8/8/8/3NK3 w - - 0 1", "no", "no"},
    {"4k3/8/8/8/8/8/8/3BK3 w - - 0 1", "no", "no"},
    {"4k3/8/8/8/8/8/8/3RK3 w - - 0 1", "yes", "no"},
    {"4k3/8/8/8/8/8/8/2Q1K3 b - - 0 1", "yes", "no"},
    {"4k3/8/8/8/8/8/3P4/4K3 w - - 0 1", "yes", "no"},
    {"4k3/8/8/8/8/8/8/2NNK3 w - - 0 1", "yes", "no"},
    {"4k3/8/8/8/8/8/8/2BNK3 b - - 0 1", "yes", "no"},
    {"4k3/8/8/8/8/8/8/2BBK3 w - - 0 1", "yes", "no"},
    {"4k3/8/8/8/8/8/8/B1B1K3 w - - 0 1", "no", "no"},  // both on dark squares
    {"3nk3/8/8/8/8/8/8/3NK3 w - - 0 1", "yes", "yes"},
    {"3bk3/8/8/8/8/8/8/3NK3 w - - 0 1", "yes", "yes"},
    {"3rk3/8/8/8/8/8/8/3NK3 b - - 0 1", "yes", "yes"},
    {"3qk3/8/8/8/8/8/8/3NK3 w - - 0 1", "no", "yes"},
    {"2qqk3/8/8/8/8/8/8/3NK3 w - - 0 1", "no", "yes"},
    {"3qk3/4p3/8/8/8/8/8/3NK3 w - - 0 1", "yes", "yes"},
    {"4k3/4p3/8/8/8/8/8/3NK3 w - - 0 1", "yes", "yes"},
    {"4k3/8/8/8/8/8/p7/3NK3 b - - 0 1", "yes", "yes"},
    {"2b1k3/8/8/8/8/8/8/3BK3 w - - 0 1", "no", "no"},  // both on light squares
    {"3bk3/8/8/8/8/8/8/3BK3 w - - 0 1", "yes", "yes"},
    {"3nk3/8/8/8/8/8/8/3BK3 w - - 0 1", "yes", "yes"},
    {"3rk3/8/8/8/8/8/8/2B1K3 w - - 0 1", "no", "yes"},
    {"3qk3/8/8/8/8/8/8/2B1K3 w - - 0 1", "no", "yes"},
    {"4k3/4p3/8/8/8/8/8/2B1K3 w - - 0 1", "yes", "yes"},
    {"2r1k3/4p3/8/8/8/8/8/2B1K3 w - - 0 1", "yes", "yes"},
    {"2b1k3/8/8/8/8/8/8/1B1BK3 w - - 0 1", "no", "no"},  // all three on light squares
    {"3bk3/8/8/8/8/8/8/1B1BK3 w - - 0 1", "yes", "yes"},
    {"2b1kb2/8/8/8/8/8/8/2BBK3 b - - 0 1", "yes", "yes"},
    {"7k/8/8/3B4/8/6p1/6Pb/6bK w - - 0 1", "yes", "yes"},  // only when a bishop is given away
};

// No move is left, or only one.
inline std::vector<Row> const no_choice{
    {"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "no", "no"},  // stalemate
    {"k7/2Q5/8/8/8/8/8/K7 b - - 0 1", "no", "no"},   // stalemate
    {"k7/1R6/2K5/8/8/8/8/8 b - - 0 1", "no", "no"},  // stalemate
    {"k7/P7/K7/8/8/8/8/8 b - - 0 1", "no", "no"},    // stalemate
    {"k7/P7/K7/8/8/8/8/8 w - - 0 1", "yes", "no"},   // if he steps aside
    {"K7/P1k5/8/8/8/8/8/8 w - - 0 1", "no", "no"},   // stalemate
    {"K7/P1k5/8/8/8/8/8/8 b - - 0 1", "yes", "no"},
    {"R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "yes", "no"},  // mate
    {"6k1/8/8/8/8/8/5PPP/r5K1 w - - 0 1", "no", "yes"},  // mate
    {"8/8/8/8/8/3k4/6q1/7K w - - 0 1", "no", "no"},      // the queen is taken
    {"8/8/8/8/8/3k4/6r1/7K w - - 0 1", "no", "no"},      // the rook is taken
    {"8/8/8/8/8/3k4/6r1/6K1 w - - 0 1", "no", "yes"},    // or not
    {"k7/1Q6/8/8/8/8/8/4K3 b - - 0 1", "no", "no"},
    {"1k6/1R6/8/8/8/8/8/K7 b - - 0 1", "yes", "no"},
    {"6bk/6pp/8/8/8/8/5n2/R6K w - - 0 1", "yes", "yes"},
};

// Pawns that stand against each other.
inline std::vector<Row> const locked{
    {"4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", "no", "no"},
    {"4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 b - - 0 1", "no", "no"},
    {"4k3/8/8/p1p1p3/P1P1P3/8/8/4K3 w - - 0 1", "yes", "yes"},     // round the end of the chain
    {"4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4KB2 w - - 0 1", "no", "no"},  // a bishop behind his own pawns
    {"4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/2B1K3 w - - 0 1", "yes", "yes"},
    {"1n2k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", "yes", "yes"},
    {"4k3/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4K3 w - - 0 1", "no", "no"},
    {"r3k2r/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/R3K2R w KQkq - 0 1", "yes", "yes"},  // rooks can be given
    {"4k3/5p2/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", "yes", "yes"},              // one pawn is free
    {"4k3/8/p7/Pp1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1", "no", "no"},
    {"4k3/8/p7/Pp1p1p1p/1P1P1P1P/8/8/4K3 w - b6 0 1", "yes", "yes"},  // en passant opens it
    {"4k3/8/8/1p1p1p1p/pP1P1P1P/P7/8/4K3 b - - 0 1", "no", "no"},
    // Two bishops of each player on either side of the wall: each king is mated in his corner behind his own.
    {"3k4/4b3/3bB3/p1pBp1p1/P1PbP1P1/4b3/4B3/3K1B2 b - - 0 1", "yes", "yes"},
};

// Castling, promotion, and set-ups that no game reaches.
inline std::vector<Row> const special_moves{
    {"8/8/8/8/8/6k1/4r1P1/5KRB w - - 0 1", "yes", "no"},   // the rook is taken: the only move
    {"8/8/8/8/8/6k1/4r1P1/5KRB w G - 0 1", "yes", "yes"},  // Chess960: castling is a second one
    {"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "yes", "no"},
    {"r3k2r/8/8/p1p1p1p1/P1P1P1P1/8/8/R3K2R w KQkq - 0 1", "yes", "yes"},
    {"4k3/8/8/8/8/8/8/rR2K1N1 w Q - 0 1", "yes", "yes"},
    {"rkbnnbqr/pppppppp/8/8/8/8/PPPPPPPP/RKBNNBQR w HAha - 0 1", "yes", "yes"},
    {"8/P7/8/8/8/8/k7/2K5 w - - 0 1", "yes", "no"},
    {"8/8/8/8/8/k1K5/p7/2n5 b - - 0 1", "no", "yes"},
    {"8/8/8/8/8/2k5/p7/K6B w - - 0 1", "yes", "yes"},
    {"3k4/8/B1B1B1B1/1B1B1B1B/B1B1B1B1/8/8/4K3 w - - 0 1", "no", "no"},  // twelve on light squares
    {"k7/8/4QQQQ/4QQQQ/5QQQ/8/8/K7 w - - 0 1", "yes", "no"},
    {"4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", "no", "yes"},
    {"4k3/8/8/2NNN3/2NNN3/2NNN3/8/4K3 w - - 0 1", "yes", "no"},
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "yes", "yes"},
    {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", "yes", "yes"},
    {"4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1", "yes", "yes"},
};

inline std::vector<Row> all_rows() {
  std::vector<Row> rows;
  for (auto const& each : {few_men, no_choice, locked, special_moves})
    rows.insert(rows.end(), each.begin(), each.end());
  return rows;
}

}  // namespace tactus::test::answered

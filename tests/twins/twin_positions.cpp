// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/twins/twin_positions.hpp"

#include <ostream>

namespace tactus {
namespace {

/// The same placement with other rights.
struct History {
  char const* what;
  char const* placement;  // and whose turn it is
  char const* rights;     // castling and en passant, where the move is legal
  char const* lost;
  char const* move;
};

constexpr History histories[] = {
    {"short castling, the king came back", "r3k2r/8/8/8/8/8/8/R3K2R w", "KQkq -", "kq -", "e1g1"},
    {"long castling, the king came back", "r3k2r/8/8/8/8/8/8/R3K2R w", "KQkq -", "kq -", "e1c1"},
    {"short castling of Black, the king came back", "r3k2r/8/8/8/8/8/8/R3K2R b", "KQkq -", "KQ -", "e8g8"},
    {"long castling of Black, the king came back", "r3k2r/8/8/8/8/8/8/R3K2R b", "KQkq -", "KQ -", "e8c8"},
    {"short castling, the rook came back", "4k3/8/8/8/8/8/8/R3K2R w", "KQ -", "Q -", "e1g1"},
    {"long castling, the rook came back", "4k3/8/8/8/8/8/8/R3K2R w", "KQ -", "K -", "e1c1"},
    {"short castling of Black, the rook came back", "r3k2r/8/8/8/8/8/8/4K3 b", "kq -", "q -", "e8g8"},
    {"long castling of Black, the rook came back", "r3k2r/p7/8/8/8/8/8/4K3 b", "kq -", "k -", "e8c8"},
    {"en passant a move too late", "4k3/8/8/3pP3/8/8/8/4K3 w", "- d6", "- -", "e5d6"},
    {"en passant of Black a move too late", "4k3/8/8/8/3pP3/8/8/4K3 b", "- e3", "- -", "d4e3"},
    {"en passant on one side of two", "4k3/8/8/2pPp3/8/8/8/4K3 w", "- c6", "- e6", "d5c6"},
    {"en passant on the edge", "4k3/8/8/pP6/8/8/8/4K3 w", "- a6", "- -", "b5a6"},
};

/// `?` is a knight where the move is legal, and this piece where it is not.
struct FarPiece {
  char const* what;
  char const* fen;  // without the counts
  char piece;
  char const* move;
};

constexpr FarPiece far_pieces[] = {
    {"short castling through an attack", "4k?2/8/8/8/8/8/8/4K2R w K -", 'r', "e1g1"},
    {"short castling out of check", "k3?3/8/8/8/8/8/8/4K2R w K -", 'r', "e1g1"},
    {"short castling into an attack", "k5?1/8/8/8/8/8/8/4K2R w K -", 'r', "e1g1"},
    {"long castling through an attack", "3?3k/8/8/8/8/8/8/R3K3 w Q -", 'r', "e1c1"},
    {"long castling into an attack", "4k3/8/7?/8/8/8/8/R3K3 w Q -", 'b', "e1c1"},
    {"short castling of Black through an attack", "4k2r/8/8/8/8/8/8/K4?2 b k -", 'R', "e8g8"},
    {"long castling of Black out of check", "r3k3/8/8/8/?7/8/8/7K b q -", 'B', "e8c8"},
    {"en passant opens the rank of the king", "4k3/8/8/K2pP2?/8/8/8/8 w - d6", 'r', "e5d6"},
    {"en passant of a pawn pinned on its file", "k3?3/8/8/3pP3/8/8/8/4K3 w - d6", 'r', "e5d6"},
    {"en passant of a pawn pinned on a diagonal", "k7/6?1/8/3pP3/8/2K5/8/8 w - d6", 'b', "e5d6"},
    {"en passant of Black opens the rank", "8/8/8/8/k2Pp2?/8/8/4K3 b - d3", 'R', "e4d3"},
    {"a knight pinned on a file", "k3?3/8/8/8/4N3/8/8/4K3 w - -", 'r', "e4c5"},
    {"a bishop pinned on a rank", "k7/8/8/8/K2B3?/8/8/8 w - -", 'r', "d4e5"},
    {"a knight pinned on a diagonal", "k7/8/8/?7/8/2N5/8/4K3 w - -", 'b', "c3e4"},
    {"a rook pinned on a diagonal", "k7/8/8/?7/8/8/3R4/4K3 w - -", 'b', "d2d5"},
    {"a queen pinned on a file by a queen", "1k2?3/8/8/8/4Q3/8/8/4K3 w - -", 'q', "e4d4"},
    {"a pawn pinned on a diagonal goes ahead", "k7/8/8/8/7?/8/5P2/4K3 w - -", 'b', "f2f3"},
    {"a pawn pinned on a rank goes ahead two", "k7/8/8/8/8/8/K2P3?/8 w - -", 'r', "d2d4"},
    {"a pawn pinned on a file captures", "k3?3/8/8/3p4/4P3/8/8/4K3 w - -", 'r', "e4d5"},
    {"a pawn of the b-file pinned, a bishop takes there too", "1?5k/8/8/8/2p5/1P6/8/1K3B2 w - -", 'r',
     "b3c4"},
    {"a bishop pinned, a pawn of the b-file takes there too", "7k/8/8/8/2p5/1P6/8/4KB1? w - -", 'r', "f1c4"},
    {"one of two knights pinned", "k3?3/8/8/8/4N3/8/8/N3K3 w - -", 'r', "e4c5"},
    {"a knight of Black pinned on a file", "4k3/4n3/8/8/8/8/8/K3?3 b - -", 'R', "e7c6"},
    {"a bishop of Black pinned on a rank", "k2b3?/8/8/8/8/8/8/4K3 b - -", 'R', "d8e7"},
    {"a rook of Black pinned on a diagonal", "4k3/3r4/8/8/?7/8/8/4K3 b - -", 'B', "d7d2"},
    {"a pawn of Black pinned on a diagonal", "4k3/5p2/8/7?/8/8/8/K7 b - -", 'Q', "f7f5"},
    {"a check of two pieces, one captured", "k3?3/8/8/8/8/5n2/6P1/4K3 w - -", 'r', "g2f3"},
    {"a check of two pieces to Black, one captured", "4k3/6p1/5N2/8/8/8/8/K3?3 b - -", 'R', "g7f6"},
    {"a check on a file left standing", "k6?/8/8/8/8/8/P7/7K w - -", 'r', "a2a3"},
    {"a check on a diagonal left standing", "?7/6k1/8/8/8/8/P7/7K w - -", 'b', "a2a4"},
    {"a check to Black left standing", "k7/7p/8/8/8/8/8/?6K b - -", 'R', "h7h5"},
    {"a king steps onto an attacked rank", "k7/8/8/8/8/8/?7/4K3 w - -", 'r', "e1e2"},
    {"a king steps onto an attacked diagonal", "k7/8/?7/8/8/8/8/4K3 w - -", 'b', "e1e2"},
    {"a king goes back along the line of its check", "k7/8/8/8/8/8/8/?3K3 w - -", 'r', "e1f1"},
    {"a king captures what is protected", "k2?4/8/8/8/8/8/3p4/4K3 w - -", 'r', "e1d2"},
    {"a king of Black steps onto an attacked file", "4k3/8/8/8/8/8/8/K2?4 b - -", 'R', "e8d8"},
    {"a king of Black captures what is protected", "4k3/3P4/8/8/8/8/8/K2?4 b - -", 'Q', "e8d7"},
    {"a pawn pinned on a rank becomes a queen", "8/K2P3?/8/8/8/8/8/k7 w - -", 'r', "d7d8q"},
    {"a pawn captures away from its file and becomes a knight", "3?b3/3P4/8/8/8/8/8/k2K4 w - -", 'r',
     "d7e8n"},
    {"a pawn becomes a rook while check stands", "k6?/3P4/8/8/8/8/8/7K w - -", 'r', "d7d8r"},
    {"a pawn of Black pinned becomes a bishop", "7K/8/8/8/8/8/k2p3?/8 b - -", 'R', "d2d1b"},
};

std::string with_far(char const* fen, char piece) {
  std::string text{fen};
  text[text.find('?')] = piece;
  return text + " 4 9";
}

std::vector<Twins> make_positions() {
  std::vector<Twins> all;
  for (History const& each : histories) {
    auto const fen = [&](char const* rights) { return std::string{each.placement} + ' ' + rights + " 0 9"; };
    all.push_back({each.what, fen(each.rights), fen(each.lost), each.move});
  }
  for (FarPiece const& each : far_pieces) {
    char const knight = each.piece < 'a' ? 'N' : 'n';
    all.push_back({each.what, with_far(each.fen, knight), with_far(each.fen, each.piece), each.move, false});
  }
  return all;
}

using Moves = std::vector<std::string>;

Moves opening_then(Moves const& middle, Moves const& end = {"b1c3", "b8c6"}) {
  Moves all{"e2e4", "e7e5", "g1f3", "g8f6", "f1e2", "f8e7"};
  all.insert(all.end(), middle.begin(), middle.end());
  all.insert(all.end(), end.begin(), end.end());
  return all;
}

/// Away and back, while the other side moves a knight and takes it back.
Moves while_black_waits(Moves const& away_and_back) {
  return {away_and_back[0], "f6g8", away_and_back[1], "g8f6"};
}
Moves while_white_waits(Moves const& away_and_back) {
  return {"f3g1", away_and_back[0], "g1f3", away_and_back[1]};
}

std::vector<TwinGames> make_games() {
  Moves const knights{"f3g1", "f6g8", "g1f3", "g8f6"};
  Moves const whites_turn{"b1c3", "b8c6"};
  Moves const blacks_turn{"b1c3"};
  return {
      {"castling of White, the king came back", opening_then(knights),
       opening_then(while_black_waits({"e1f1", "f1e1"})), "e1g1"},
      {"castling of White, the rook came back", opening_then(knights),
       opening_then(while_black_waits({"h1g1", "g1h1"})), "e1g1"},
      {"castling of Black, the king came back", opening_then(knights, blacks_turn),
       opening_then(while_white_waits({"e8f8", "f8e8"}), blacks_turn), "e8g8"},
      {"castling of Black, the rook came back", opening_then(knights, blacks_turn),
       opening_then(while_white_waits({"h8g8", "g8h8"}), blacks_turn), "e8g8"},
  };
}

}  // namespace

std::ostream& operator<<(std::ostream& out, Twins const& twins) { return out << twins.what; }
std::ostream& operator<<(std::ostream& out, TwinGames const& twins) { return out << twins.what; }

std::vector<Twins> const& twin_positions() {
  static std::vector<Twins> const all = make_positions();
  return all;
}

std::vector<TwinGames> const& twin_games() {
  static std::vector<TwinGames> const all = make_games();
  return all;
}

}  // namespace tactus

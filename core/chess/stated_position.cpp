// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/chess/stated_position.hpp"

namespace tactus::chess {
namespace {

constexpr std::array<Kind, 8> first_rank{Kind::rook, Kind::knight, Kind::bishop, Kind::queen,
                                         Kind::king, Kind::bishop, Kind::knight, Kind::rook};

Setup initial_setup() {
  Setup setup;
  for (unsigned file = 0; file < 8; ++file) {
    setup.placement.put(Square::from_index(file), {Color::white, first_rank[file]});
    setup.placement.put(Square::from_index(file + 8), {Color::white, Kind::pawn});
    setup.placement.put(Square::from_index(file + 48), {Color::black, Kind::pawn});
    setup.placement.put(Square::from_index(file + 56), {Color::black, first_rank[file]});
  }
  for (unsigned const corner : {0U, 7U, 56U, 63U}) setup.castling_rooks.insert(Square::from_index(corner));
  return setup;
}

std::optional<Square> king_of(Placement const& placement, Color color) {
  for (Square const s : placement.occupied())
    if (placement.at(s) == Piece{color, Kind::king}) return s;
  return std::nullopt;
}

unsigned count(Placement const& placement, Piece piece) {
  unsigned found = 0;
  for (Square const s : placement.occupied()) found += placement.at(s) == piece ? 1U : 0U;
  return found;
}

SetupFaults faults_of_form(Placement const& placement) {
  SetupFaults faults;
  unsigned const white = count(placement, {Color::white, Kind::king});
  unsigned const black = count(placement, {Color::black, Kind::king});
  if (placement.occupied().empty()) faults = faults | SetupFault::empty;
  if (white == 0) faults = faults | SetupFault::no_white_king;
  if (black == 0) faults = faults | SetupFault::no_black_king;
  if (white > 1 || black > 1) faults = faults | SetupFault::too_many_kings;
  for (Square const s : placement.occupied()) {
    bool const is_on_edge = s.rank() == Rank::r1 || s.rank() == Rank::r8;
    if (is_on_edge && placement.at(s)->kind == Kind::pawn) faults = faults | SetupFault::pawns_on_backrank;
  }
  return faults;
}

/// The rooks that are stated may be any squares: those are passed over on which no rook of a king stands.
CastlingHomes homes_stated(Setup const& setup) {
  CastlingHomes homes;
  for (Square const rook : setup.castling_rooks) {
    auto const piece = setup.placement.at(rook);
    auto const king = piece ? king_of(setup.placement, piece->color) : std::nullopt;
    if (!king || piece->kind != Kind::rook || king->rank() != rook.rank()) continue;
    homes.king = king->file();
    (rook.file() < homes.king ? homes.a_side_rook : homes.h_side_rook) = rook.file();
  }
  return homes;
}

}  // namespace

StatedPosition StatedPosition::initial() { return {initial_setup(), CastlingHomes{}}; }

tl::expected<StatedPosition, SetupFaults> StatedPosition::from(Setup const& setup) {
  return from(setup, homes_stated(setup));
}

tl::expected<StatedPosition, SetupFaults> StatedPosition::from(Setup const& setup, CastlingHomes homes) {
  if (auto const faults = faults_of_form(setup.placement); faults.any()) return tl::unexpected(faults);
  return StatedPosition{setup, homes};
}

// The faults of a set-up one by one and in words.

std::vector<SetupFault> SetupFaults::each() const {
  std::vector<SetupFault> faults;
  for (std::uint32_t rest = bits_; rest != 0; rest &= rest - 1)
    faults.push_back(static_cast<SetupFault>(rest & (~rest + 1)));
  return faults;
}

std::string_view describe(SetupFault f) {
  switch (f) {
    case SetupFault::no_white_king: return "expected a white king";
    case SetupFault::no_black_king: return "expected a black king";
    case SetupFault::too_many_kings: return "expected one king of each colour, not more";
    case SetupFault::too_many_white_pawns: return "expected at most 8 white pawns";
    case SetupFault::too_many_black_pawns: return "expected at most 8 black pawns";
    case SetupFault::too_many_white_pieces: return "expected at most 16 white pieces";
    case SetupFault::too_many_black_pieces: return "expected at most 16 black pieces";
    case SetupFault::pawns_on_backrank: return "expected no pawn on the first or last rank";
    case SetupFault::bad_castling_rights:
      return "expected castling rights only for a rook and its king on their first rank, one rook on each "
             "side";
    case SetupFault::invalid_ep_square:
      return "expected as en passant square only the one that a pawn has just passed over in two steps";
    case SetupFault::opposite_check: return "expected the player who is not to move not to be in check";
    case SetupFault::too_many_checkers: return "expected at most two pieces that give check";
    case SetupFault::impossible_check: return "expected a check that one move can give";
    case SetupFault::empty: return "expected pieces on the board";
  }
  return {};
}

}  // namespace tactus::chess

// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/sensing/orientation.hpp"

#include "core/chess/stated_position.hpp"

#include <algorithm>
#include <utility>

namespace tactus::sensing {

using chess::Placement;
using chess::Square;
using chess::SquareSet;

Square Orientation::seen(Square told) const {
  unsigned file = told.index() % 8, rank = told.index() / 8;
  for (unsigned turn = 0; turn < quarters_; ++turn) {
    unsigned const before = std::exchange(file, rank);
    rank = 7 - before;
  }
  return Square::from_index(8 * rank + file);
}

SquareSet Orientation::seen(SquareSet told) const {
  SquareSet result;
  for (Square const each : told) result.insert(seen(each));
  return result;
}

Placement Orientation::seen(Placement const& told) const {
  Placement result;
  for (Square const each : told.occupied()) result.put(seen(each), *told.at(each));
  return result;
}

namespace {

struct Seen {
  Orientation const& orientation;

  Observation operator()(SquarePiece const& o) const {
    return SquarePiece{orientation.seen(o.square), o.piece};
  }
  Observation operator()(SquareOccupied const& o) const {
    return SquareOccupied{orientation.seen(o.square), o.is_occupied};
  }
  Observation operator()(AllPieces const& o) const { return AllPieces{orientation.seen(o.placement)}; }
  Observation operator()(AllOccupied const& o) const { return AllOccupied{orientation.seen(o.squares)}; }
};

}  // namespace

Observation Orientation::seen(Observation const& told) const {
  return quarters_ == 0 ? told : std::visit(Seen{*this}, told);
}

namespace {

/// Somebody may be moving or copying meanwhile, with some pieces in his hands; a turned board differs in far
/// more.
constexpr int clearly_more_squares = 8;

/// All 64 squares: a start with king and queen exchanged is not the start the other way round.
std::optional<Orientation> of_start(Placement const& told) {
  static Placement const start = chess::StatedPosition::initial().placement();
  static Placement const turned = Orientation{half_turn}.seen(start);
  if (told == start) return Orientation{};
  return told == turned ? std::optional{Orientation{half_turn}} : std::nullopt;
}

}  // namespace

std::vector<Observation> OrientationByPieces::seen(Observation const& told) {
  if (auto const* all = std::get_if<AllPieces>(&told)) take_full(all->placement);
  if (auto const* piece = std::get_if<SquarePiece>(&told); piece && told_) return take_change(*piece);
  if (auto const* filled = std::get_if<SquareOccupied>(&told); filled && told_) told_->clear(filled->square);
  if (std::holds_alternative<AllOccupied>(told)) forget();
  return {orientation_.seen(told)};
}

void OrientationByPieces::forget() {
  told_.reset();
  orientation_ = {};
}

void OrientationByPieces::take_full(Placement const& told) {
  told_ = told;
  orientation_ = of_start(told).value_or(orientation_);
  if (!expected_) return;
  Orientation const other = orientation_.turned_by(half_turn);
  int const differing = orientation_.seen(told).difference(*expected_).size();
  int const differing_otherwise = other.seen(told).difference(*expected_).size();
  if (differing_otherwise + clearly_more_squares <= differing) orientation_ = other;
}

std::vector<Observation> OrientationByPieces::take_change(SquarePiece const& told) {
  Placement const before = orientation_.seen(*told_);
  told.piece ? told_->put(told.square, *told.piece) : told_->clear(told.square);
  auto const found = of_start(*told_);
  if (!found || found == orientation_) return {orientation_.seen(Observation{told})};
  orientation_ = *found;
  return changes(AllPieces{before}, AllPieces{orientation_.seen(*told_)});
}

Observation shown(BoardSense const& board, Orientation orientation) {
  if (!board.knows_pieces()) return orientation.seen(Observation{AllOccupied{board.occupied()}});
  Placement placement;
  for (Square const each : board.occupied())
    if (auto const piece = board.piece_at(each)) placement.put(each, *piece);
  return orientation.seen(Observation{AllPieces{placement}});
}

namespace {

SquareSet occupied_turned(BoardSense const& board) { return Orientation{half_turn}.seen(board.occupied()); }

}  // namespace

bool stands_turned(BoardSense const& board, Basis const& position) {
  return occupied_turned(board) == position.occupied() &&
         board.difference(position.placement()).size() > of_two_plies;
}

bool stands_turned_after_move(BoardSense const& board, Basis const& position) {
  if (board.difference(position.placement()).empty()) return false;
  if (!moves_shown(board, position, Evidence::none).empty()) return false;
  auto const seen = occupied_turned(board);
  auto const moves = position.moves();
  return std::any_of(moves.begin(), moves.end(),
                     [&](chess::Move const m) { return seen == position.after(m).occupied(); });
}

bool may_stand_turned(BoardSense const& board, Basis const& position) {
  auto const expected = position.occupied();
  auto const far = (occupied_turned(board) ^ expected).size();
  return far <= of_two_plies && far < (board.occupied() ^ expected).size();
}

std::optional<unsigned> quarters_across(BoardSense const& board, Placement const& start) {
  if (board.difference(start).empty()) return std::nullopt;
  Observation const expected =
      board.knows_pieces() ? Observation{AllPieces{start}} : AllOccupied{start.occupied()};
  for (unsigned const quarters : {1U, 3U})
    if (shown(board, Orientation{quarters}) == expected) return quarters;
  return std::nullopt;
}

std::optional<unsigned> quarters_by_lifted(SquareSet home, Square lifted) {
  if (home.contains(lifted)) return 0;
  return Orientation{half_turn}.seen(home).contains(lifted) ? std::optional{half_turn} : std::nullopt;
}

}  // namespace tactus::sensing

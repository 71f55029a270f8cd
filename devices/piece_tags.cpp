// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/piece_tags.hpp"

#include "devices/reading_order.hpp"

#include <set>

namespace tactus::devices {

namespace {

using chess::Color;
using chess::File;
using chess::Rank;
using chess::Square;

chess::Placement start_position() {
  return *placement_from_letters("rnbqkbnrpppppppp................................PPPPPPPPRNBQKBNR");
}

bool are_distinct(TaggedSquares const& tags) {
  std::set<Tag> seen;
  for (auto const& tag : tags)
    if (tag && !seen.insert(*tag).second) return false;
  return true;
}

chess::SquareSet filled(TaggedSquares const& tags) {
  chess::SquareSet squares;
  for (unsigned i = 0; i < 64; ++i)
    if (tags[i]) squares.insert(Square::from_index(i));
  return squares;
}

}  // namespace

PieceTags::PieceTags() : expected_(start_position()) {}

/// The placement that the filled squares are, if they are what is expected.
std::optional<chess::Placement> PieceTags::explanation(TaggedSquares const& tags) const {
  auto placement = expected_;
  auto const squares = filled(tags);
  if (expected_ == start_position()) {
    for (auto const& [square, color] : {std::pair{Square{File::d, Rank::r3}, Color::white},
                                        std::pair{Square{File::d, Rank::r6}, Color::black}})
      if (squares.contains(square)) placement.put(square, {color, chess::Kind::queen});
  }
  return placement.occupied() == squares ? std::optional{placement} : std::nullopt;
}

void PieceTags::learn(TaggedSquares const& tags) {
  auto const placement = explanation(tags);
  if (!placement || !are_distinct(tags)) return;
  auto learned = pieces_;
  for (auto const square : placement->occupied()) {
    auto const expected = *placement->at(square);
    auto const [known, is_new] = learned.emplace(*tags[square.index()], expected);
    if (!is_new && known->second != expected) return;
  }
  pieces_ = std::move(learned);
}

std::optional<chess::Piece> PieceTags::piece(Tag const& tag) const {
  auto const found = pieces_.find(tag);
  return found == pieces_.end() ? std::nullopt : std::optional{found->second};
}

}  // namespace tactus::devices

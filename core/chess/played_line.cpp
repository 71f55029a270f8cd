// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/chess/played_line.hpp"

#include <utility>

namespace tactus::chess {
namespace {

/// All squares of the player's first rank.
Bits rank_bits(Color c) { return c == Color::white ? Bits{0xFF} : Bits{0xFF} << 56U; }

}  // namespace

unsigned PlayedLine::number_at(std::size_t ply) const {
  std::size_t const by_black = (ply + (start_.turn() == Color::black ? 1 : 0)) / 2;
  return start_.fullmove_number() + static_cast<unsigned>(by_black);
}

void PlayedLine::play(Move m, bool is_piece_unknown) {
  diagrams_.push_back(is_piece_unknown ? current().after_unknown(m) : current().after(m));
  moves_.push_back(m);
}

void PlayedLine::take_back_to(std::size_t plies) {
  moves_.resize(plies);
  diagrams_.erase(diagrams_.begin() + static_cast<std::ptrdiff_t>(plies) + 1, diagrams_.end());
}

bool PlayedLine::replace(std::size_t ply, Move m) {
  if (ply == 0 || ply > plies()) return false;
  PlayedLine line = *this;
  line.take_back_to(ply - 1);
  for (std::size_t i = ply - 1; i < plies(); ++i) {
    Move const next = i + 1 == ply ? m : moves_[i];
    if (!line.current().has(next)) return false;
    line.play(next, i + 1 != ply && is_piece_unknown(i + 1));
  }
  *this = std::move(line);
  return true;
}

MoveDescription describe(PlayedLine const& line, std::size_t ply) {
  auto described = describe(line.diagram_at(ply - 1), line.moves()[ply - 1]);
  if (line.is_piece_unknown(ply)) described.promotion.reset();
  return described;
}

Setup setup_of(PlayedLine const& line) {
  Setup setup = line.start().setup();
  for (std::size_t ply = 0; ply < line.plies(); ++ply) {
    Diagram const& before = line.diagram_at(ply);
    Move const m = line.moves()[ply];
    bool const is_king = before.at(m.from())->kind == Kind::king;
    if (is_king) setup.castling_rooks = setup.castling_rooks - SquareSet{rank_bits(before.turn())};
    setup.castling_rooks = setup.castling_rooks - (SquareSet{m.from()} | m.to());
    bool const counts_anew =
        before.at(m.from())->kind == Kind::pawn || (before.at(m.to()) && !m.is_castling());
    setup.halfmove_clock =
        counts_anew ? std::uint16_t{0} : static_cast<std::uint16_t>(setup.halfmove_clock + 1);
    setup.en_passant.reset();
    if (m.kind() == MoveKind::double_push)
      setup.en_passant = Square::from_index((m.from().index() + m.to().index()) / 2);
  }
  setup.placement = line.current().placement();
  setup.turn = line.current().turn();
  setup.fullmove_number = static_cast<std::uint16_t>(line.number_at(line.plies()));
  return setup;
}

std::vector<ScoredMove> scored_as_played(PlayedLine const& line) {
  std::vector<ScoredMove> scored;
  for (std::size_t ply = 0; ply < line.plies(); ++ply) {
    Diagram const& before = line.diagram_at(ply);
    scored.push_back({line.number_at(ply), before.turn(), describe(line, ply + 1)});
  }
  return scored;
}

}  // namespace tactus::chess

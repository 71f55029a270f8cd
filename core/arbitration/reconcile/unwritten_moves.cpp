// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/reconcile/unwritten_moves.hpp"

#include "core/legal/position.hpp"

#include <algorithm>
#include <optional>

namespace tactus::arbitration::reconcile {
namespace {

using chess::File;
using chess::Kind;
using chess::Rank;
using chess::Square;
using chess::SquareSet;

/// Castling in the gap does two things in one ply.
constexpr unsigned allowance = 1;

constexpr std::size_t place_of(Kind k) { return static_cast<std::size_t>(k); }

struct Stated {
  Kind moved = Kind::pawn;
  SquareSet arrivals;
  bool is_castling = false;
};

SquareSet file_of(char letter) {
  SquareSet file;
  for (unsigned rank = 0; rank < 8; ++rank)
    file.insert(Square{static_cast<File>(letter - 'a'), static_cast<Rank>(rank)});
  return file;
}

bool is_file(char c) { return c >= 'a' && c <= 'h'; }

/// What an entry says by its text. Nothing: it may mean anything.
std::optional<Stated> stated(Signs signs, notation::PieceLetters const& letters) {
  if (signs == Signs{"00"} || signs == Signs{"000"})
    return Stated{Kind::king, file_of('c') | file_of('d') | file_of('f') | file_of('g'), true};
  unsigned end = signs.size();
  if (end > 2 && letters.kind_of(signs[end - 1])) --end;  // of a promotion
  if (end < 2) return std::nullopt;
  auto const piece = letters.kind_of(signs[0]);
  if (!piece && !is_file(signs[0])) return std::nullopt;
  Stated move{piece.value_or(Kind::pawn), {}};
  char const name[] = {signs[end - 2], signs[end - 1]};
  if (auto const to = Square::parse({name, 2}))
    move.arrivals = *to;
  else if (!piece && is_file(name[1]))
    move.arrivals = file_of(name[1]);  // "ed"
  else
    return std::nullopt;
  return move;
}

}  // namespace

BoardWitness::BoardWitness(ByColor<Entries> const& sheets, ByColor<FoundBoard> const& boards)
    : sheets_(sheets),
      doings_{doings_from_each(sheets.white), doings_from_each(sheets.black)},
      board_(boards.white.pieces() != nullptr ? boards.white : boards.black) {}

unsigned BoardWitness::gap_ahead(SheetPlaces const& places) const {
  unsigned gap = 0;
  auto const is_silent = [&](Color p) {
    std::size_t const i = places[p].next + gap;
    return i < sheets_[p].size() && sheets_[p][i].is_silent();
  };
  while (is_silent(Color::white) && is_silent(Color::black)) ++gap;
  return gap;
}

std::vector<BoardWitness::Doings> BoardWitness::doings_from_each(Entries const& sheet) {
  std::vector<Doings> each(sheet.size() + 1);
  for (std::size_t i = sheet.size(); i-- > 0;) {
    each[i] = each[i + 1];
    auto const move = stated(sheet[i].signs(), sheet.letters());
    if (!move) {
      ++each[i].unknown;
      continue;
    }
    each[i].arrivals |= move->arrivals;
    ++each[i].departures[place_of(move->moved)];
    if (move->is_castling) ++each[i].departures[place_of(Kind::rook)];
  }
  return each;
}

BoardWitness::Doings BoardWitness::doings_after_gap(SheetPlaces const& places, unsigned gap) const {
  auto const of = [&](Color p) -> Doings const& {
    return doings_[p][std::min<std::size_t>(places[p].next + gap, sheets_[p].size())];
  };
  Doings all = of(Color::white);
  Doings const& other = of(Color::black);
  all.arrivals |= other.arrivals;
  for (std::size_t kind = 0; kind < all.departures.size(); ++kind)
    all.departures[kind] = std::max(all.departures[kind], other.departures[kind]);
  all.unknown = std::min(all.unknown, other.unknown);
  return all;
}

bool BoardWitness::may_lead_there(chess::Position const& position, SheetPlaces const& places) const {
  unsigned const gap = gap_ahead(places);
  Doings const later = doings_after_gap(places, gap);
  SquareSet const expected = board_.occupied();
  unsigned missing = 0;
  std::array<unsigned, 6> stranded{};
  for (Square const s : board_.difference(position.placement()) - later.arrivals) {
    if (expected.contains(s))
      ++missing;
    else
      ++stranded[place_of(position.at(s)->kind)];
  }
  unsigned too_many = 0;
  for (std::size_t kind = 0; kind < stranded.size(); ++kind)
    too_many += stranded[kind] - std::min(stranded[kind], later.departures[kind]);
  return std::max(missing, too_many) <= gap + later.unknown + allowance;
}

namespace {

using chess::Move;
using chess::Position;

/// At most so many squares can change in so many plies: two by a move, two more when a king castles, which
/// each does once, and one more when a pawn is taken en passant, which needs a double step before.
unsigned most_changes(Position const& position, unsigned plies) {
  unsigned castling = 0;
  for (chess::Color const color : {chess::Color::white, chess::Color::black})
    if (!(position.castling_rooks() & position.pieces(color)).empty()) ++castling;
  return 2 * plies + 2 * std::min(castling, plies) + (plies + 1) / 2;
}

class Search {
 public:
  Search(ByColor<FoundBoard> const& boards, Effort const& effort) : boards_(boards), allowance_(effort) {}

  std::vector<std::vector<Move>> run(Position const& from, unsigned plies) && {
    go_on(from, plies);
    return std::move(found_);
  }

 private:
  unsigned squares_to_change(Position const& position) const {
    auto const placement = position.placement();
    auto const differing = boards_.white.difference(placement) | boards_.black.difference(placement);
    return static_cast<unsigned>(differing.size());
  }

  void go_on(Position const& position, unsigned plies) {
    unsigned const to_change = squares_to_change(position);
    if (plies == 0 && to_change == 0) found_.push_back(line_);
    if (plies == 0 || to_change > most_changes(position, plies) || !allowance_.take()) return;
    for (Move const m : position.legal_moves()) {
      line_.push_back(m);
      go_on(position.after(m), plies - 1);
      line_.pop_back();
    }
  }

  ByColor<FoundBoard> const& boards_;
  Allowance allowance_;
  std::vector<Move> line_;
  std::vector<std::vector<Move>> found_;
};

}  // namespace

std::vector<std::vector<Move>> unwritten_moves(Position const& from, ByColor<FoundBoard> const& boards,
                                               unsigned plies, Effort const& effort) {
  return Search{boards, effort}.run(from, plies);
}

}  // namespace tactus::arbitration::reconcile

// SPDX-License-Identifier: GPL-3.0-or-later
// A promotion that was completed and whose piece its player has not named: it is a queen for the record's own
// sake only, until he names it, a board that knows its pieces shows it, or it does what no other piece does.
// What the opponent's board shows is his copy: it is known with that, until the player's own word (D.2.1).
// Nothing here asks whether a move is legal.

#include "core/notation/move_text.hpp"
#include "core/sensing/board_sense.hpp"
#include "core/table/fold/fold.hpp"

#include <algorithm>
#include <vector>

namespace tactus::table {

using chess::Kind;
using chess::Move;
using chess::Square;

namespace {

/// The same promotion to that piece; the move as it is where no pawn becomes it.
Move move_with(Move m, Kind piece) {
  return {m.from(), m.to(), chess::promotion_to(piece).value_or(m.kind())};
}

/// Where the piece stands and how it has moved since; nothing: it was captured.
struct Path {
  Square at;
  bool is_straight = false, is_slanting = false;
};
std::optional<Path> path_of(chess::PlayedLine const& line, std::size_t ply) {
  Path path{line.moves()[ply - 1].to()};
  for (std::size_t i = ply; i < line.plies(); ++i) {
    Move const m = line.moves()[i];
    if (m.from() == path.at) {
      bool const is_straight = m.from().file() == m.to().file() || m.from().rank() == m.to().rank();
      (is_straight ? path.is_straight : path.is_slanting) = true;
      path.at = m.to();
    } else if (m.to() == path.at) {
      return std::nullopt;
    }
  }
  return path;
}

/// What stands there on a board that knows its pieces and rests.
std::optional<Kind> shown_on(TableFacts const& facts, Color board, Square at, Color by) {
  if (!facts.is_read(board) || !facts.board(board)->sense.knows_pieces() || !is_settled(facts, board))
    return std::nullopt;
  auto const piece = facts.board(board)->sense.piece_at(at);
  bool const is_promoted =
      piece && piece->color == by && piece->kind != Kind::king && piece->kind != Kind::pawn;
  return is_promoted ? std::optional(piece->kind) : std::nullopt;
}

/// His board shows a knight's jump from there, and no move of a queen.
bool has_jumped(TableFacts const& facts, std::size_t ply, Square at) {
  Color const mover = facts.mover();
  bool const is_at_rest =
      facts.is_read(mover) && (facts.turn.press ? is_settled(facts, mover) : has_copy_settled(facts, mover));
  if (!is_at_rest || !fits_of_own_board(facts).empty()) return false;
  TableFacts as_knight = facts;
  if (!as_knight.line.replace(ply, move_with(facts.line.moves()[ply - 1], Kind::knight))) return false;
  auto const fits = fits_of_own_board(as_knight);
  return fits.size() == 1 && fits.front().from() == at;
}

/// Boards are read by what stands now.
void read_anew(Fold& f) {
  auto& facts = f.facts();
  for (Color const c : {Color::white, Color::black}) {
    auto& watch = facts.board(c);
    if (!watch) continue;
    watch->reader.reset();
    if (facts.is_read(c) && watch->sense.difference(facts.line.current().placement()).empty())
      restart_reader(f, c, facts.line.plies());
  }
}

/// To the opponent who does not see it, while the move is the last one of that player.
void tell_named(Fold& f, Color by, std::size_t ply) {
  auto& facts = f.facts();
  if (facts.line.plies() > ply + 1) return;
  bool const is_aloud = facts.setup.announcer == Announcer::tactus && facts.setup.player(by).is_blind;
  Color const other = opposite(by);
  bool const is_blind = facts.setup.player(other).is_blind;
  if (!is_aloud && !is_blind && facts.setup.player(by).is_blind) return;
  auto const to = is_aloud || !is_blind ? Audience::table : audience_of(other);
  say_move(f, ply, facts.line.moves()[ply - 1], to, false);
}

/// His next move is his last word.
bool is_his_last_move(TableFacts const& facts, std::size_t ply) { return facts.line.plies() < ply + 2; }

/// A board on which another piece was copied differs from now on (D.2.9).
void note_copied_otherwise(Fold& f, std::size_t ply) {
  auto& facts = f.facts();
  if (facts.seating.are_moves_missed) return;
  chess::SquareSet const at{facts.line.moves()[ply - 1].to()};
  for (Color const c : {Color::white, Color::black}) {
    auto& watch = facts.board(c);
    if (!facts.is_read(c) || watch->differs || !watch->is_set_up || watch->agreed_plies < ply) continue;
    if (!watch->sense.knows_pieces() || watch->sense.difference(facts.line.current().placement()) != at)
      continue;
    watch->agreed_plies = ply - 1;  // it has never stood right since
    note_difference(f, c);
  }
}

enum class Source : std::uint8_t { his_own, copy };

bool name(Fold& f, std::size_t ply, Kind piece, Source source = Source::his_own) {
  auto& facts = f.facts();
  Color const by = facts.line.diagram_at(ply - 1).turn();
  Move const move = move_with(facts.line.moves()[ply - 1], piece);
  bool const is_known = facts.line.moves()[ply - 1] == move && !facts.line.is_piece_unknown(ply);
  if (!is_known && !facts.line.replace(ply, move)) return false;
  facts.completed[ply - 1].move = move;
  if (source == Source::his_own)
    std::erase_if(facts.unnamed, [ply](PromotionQuestion const& each) { return each.ply == ply; });
  if (is_known) return true;
  f.record(PromotionNamed{by, static_cast<unsigned>(ply), move,
                          notation::write_san(chess::describe(facts.line.diagram_at(ply - 1), move))});
  read_anew(f);
  tell_named(f, by, ply);
  if (source == Source::his_own)
    note_copied_otherwise(f, ply);
  else if (is_his_last_move(facts, ply))
    tell(f, by, PromotionTold{piece});
  return true;
}

struct Found {
  Kind piece;
  Source source;
};

/// By what is seen of it; what it does itself comes before any copy.
std::optional<Found> found_out(TableFacts const& facts, PromotionQuestion const& each) {
  auto const path = path_of(facts.line, each.ply);
  if (!path) return std::nullopt;
  if (auto const own = shown_on(facts, each.by, path->at, each.by)) return Found{*own, Source::his_own};
  if (path->is_straight && path->is_slanting) return Found{Kind::queen, Source::his_own};
  bool const may_jump = facts.mover() == each.by && !path->is_straight && !path->is_slanting;
  if (may_jump && has_jumped(facts, each.ply, path->at)) return Found{Kind::knight, Source::his_own};
  auto const copied = shown_on(facts, opposite(each.by), path->at, each.by);
  return copied ? std::optional(Found{*copied, Source::copy}) : std::nullopt;
}

/// From his next move on he is not asked any more.
bool is_asked(TableFacts const& facts, PromotionQuestion const& unnamed) {
  return !unnamed.is_left && facts.line.is_piece_unknown(unnamed.ply) && is_his_last_move(facts, unnamed.ply);
}

/// And what a copy has answered meanwhile, he may still answer as he was asked.
bool may_answer(TableFacts const& facts, PromotionQuestion const& unnamed) {
  if (!unnamed.asked_at || !is_his_last_move(facts, unnamed.ply)) return false;
  return is_asked(facts, unnamed) || (!facts.line.is_piece_unknown(unnamed.ply) &&
                                      facts.now < *unnamed.asked_at + between_promotion_questions);
}

}  // namespace

void follow_unnamed_promotions(Fold& f) {
  auto& facts = f.facts();
  auto const all = facts.unnamed;  // one that gets its name is taken out of facts.unnamed
  for (PromotionQuestion const& each : all)
    if (auto const found = found_out(facts, each)) name(f, each.ply, found->piece, found->source);
  std::erase_if(facts.unnamed, [&facts](PromotionQuestion const& each) {
    return !facts.line.is_piece_unknown(each.ply) && !is_his_last_move(facts, each.ply);
  });
  for (PromotionQuestion& each : facts.unnamed) {
    bool const is_due = !each.asked_at || f.now() >= *each.asked_at + between_promotion_questions;
    if (!is_due || !is_asked(facts, each)) continue;
    each.asked_at = f.now();
    tell(f, each.by, PromotionAsked{});
  }
}

void leave_unnamed(TableFacts& facts, Color by) {
  for (PromotionQuestion& each : facts.unnamed) each.is_left |= each.by == by;
}

std::optional<Instant> unnamed_due(TableFacts const& facts) {
  std::optional<Instant> next;
  for (PromotionQuestion const& each : facts.unnamed)
    if (may_answer(facts, each)) {
      Instant const at = *each.asked_at + between_promotion_questions;
      next = next ? std::min(*next, at) : at;
    }
  return next;
}

bool name_promotion(Fold& f, Color by, Kind piece) {
  auto const* const unnamed = f.facts().unnamed_of(by);
  if (unnamed == nullptr || !name(f, unnamed->ply, piece)) return false;
  tell(f, by, PromotionTold{piece});
  return true;
}

namespace {

/// The move that is stated is one of this piece, if it became what is said; it is no move otherwise.
bool is_named_by(TableFacts const& facts, PromotionQuestion const& each,
                 notation::MovePattern const& stated) {
  auto const path = path_of(facts.line, each.ply);
  auto line = facts.line;
  if (!path || !line.replace(each.ply, move_with(line.moves()[each.ply - 1], *stated.piece))) return false;
  auto const understood = notation::understand(line.current(), stated);
  auto const* const move = std::get_if<Move>(&understood);
  return move != nullptr && move->from() == path->at;
}

/// What the move of this promotion is called, with a piece.
std::optional<Kind> piece_stated(TableFacts const& facts, PromotionQuestion const& each,
                                 notation::MovePattern const& stated) {
  auto const& before = facts.line.diagram_at(each.ply - 1);
  Move const played = facts.line.moves()[each.ply - 1];
  std::vector<Move> fits;
  for (chess::MoveKind const kind : chess::promotions)
    if (Move const m{played.from(), played.to(), kind}; notation::states(stated, before, m))
      fits.push_back(m);
  return fits.size() == 1 ? fits.front().promotion() : std::nullopt;
}

}  // namespace

void note_named_by_move(Fold& f, notation::MovePattern const& stated) {
  auto const& facts = f.facts();
  bool const is_understood = std::holds_alternative<Move>(notation::understand(facts.line.current(), stated));
  if (!stated.piece || is_understood) return;
  auto const found = std::find_if(facts.unnamed.rbegin(), facts.unnamed.rend(), [&](auto const& each) {
    return each.by == facts.mover() && is_named_by(facts, each, stated);
  });
  if (found != facts.unnamed.rend()) name(f, found->ply, *stated.piece);
}

bool name_promotion(Fold& f, Color by, notation::MovePattern const& stated) {
  auto const& facts = f.facts();
  if (stated.promotion.empty()) return false;
  // It may be his next one, to the same square.
  bool const is_next = facts.mover() == by &&
                       (facts.turn.promotion ||
                        std::holds_alternative<Move>(notation::understand(facts.line.current(), stated)));
  if (is_next) return false;
  auto const all = facts.unnamed;
  for (auto each = all.rbegin(); each != all.rend(); ++each) {
    if (each->by != by) continue;
    auto const piece = piece_stated(facts, *each, stated);
    if (!piece || !name(f, each->ply, *piece)) continue;
    tell(f, by, PromotionTold{*piece});
    return true;
  }
  return false;
}

PromotionQuestion const* TableFacts::unnamed_of(Color c) const {
  auto const last = std::find_if(unnamed.rbegin(), unnamed.rend(), [c](auto const& u) { return u.by == c; });
  return last == unnamed.rend() ? nullptr : &*last;
}

namespace {

/// Of the move that he has not completed yet.
bool is_asked_for_pending(TableFacts const& facts, Color by) {
  auto const& pending = facts.turn.promotion;
  return by == facts.mover() && pending && pending->asked_at;
}

}  // namespace

std::optional<Color> promotion_asked_of(TableFacts const& facts, std::optional<Color> typist) {
  if (!facts.is_playing()) return std::nullopt;
  Color const mover = facts.mover();
  for (Color const each : {mover, opposite(mover)}) {
    if (typist && *typist != each) continue;
    if (is_asked_for_pending(facts, each)) return each;
    auto const* const unnamed = facts.unnamed_of(each);
    if (unnamed != nullptr && may_answer(facts, *unnamed)) return each;
  }
  return std::nullopt;
}

bool is_piece_asked(TableFacts const& facts, Color by) {
  if (!facts.is_playing()) return false;
  auto const* const unnamed = facts.unnamed_of(by);
  return is_asked_for_pending(facts, by) ||
         (unnamed != nullptr && unnamed->asked_at && is_asked(facts, *unnamed));
}

bool is_named_by_copy(TableFacts const& facts, Move m) {
  auto const& own = facts.board(facts.mover());
  bool const is_told_by_own = facts.is_read(facts.mover()) && own->sense.knows_pieces();
  return m.is_promotion() && !is_told_by_own && !is_named(facts, m);
}

std::optional<Color> TableState::promotion_asked_of(std::optional<Color> typist) const {
  return table::promotion_asked_of(facts_, typist);
}

}  // namespace tactus::table

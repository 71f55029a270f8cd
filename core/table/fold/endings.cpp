// SPDX-License-Identifier: GPL-3.0-or-later
// How a game ends at the table: a player says so (5.1, 5.2, 9.6), the other side agrees, and both confirm the
// result (8.7). Whether it is so, the program never says: the answers are the same in every position.

#include "core/notation/fen.hpp"
#include "core/sensing/board_sense.hpp"
#include "core/table/fold/fold.hpp"

namespace tactus::table {

namespace {

constexpr Millis once_more_within{30'000};

}  // namespace

std::optional<Instant> resignation_lapses_at(TableFacts const& facts) {
  return facts.resigning ? std::optional(facts.resigning_since + once_more_within) : std::nullopt;
}

void drop_resignation(Fold& f, Lapse why) {
  if (auto const by = std::exchange(f.facts().resigning, std::nullopt)) tell(f, *by, NoLongerMeant{why});
}

void note_resignation_not_repeated(Fold& f) {
  auto const due = resignation_lapses_at(f.facts());
  if (due && *due <= f.now()) drop_resignation(f, Lapse::not_repeated);
}

// What a player claims and the arbiter decides (6.8, 7.5, 9.2, 9.3, D.2.10.5). The program judges none of it:
// whether a claim is right is asked of the arbiter's program.

namespace {

bool is_of_draw(ClaimKind kind) { return kind == ClaimKind::threefold || kind == ClaimKind::fifty_moves; }

/// 9.1.2.3, III.4
bool is_draw_offer(ClaimKind kind) { return is_of_draw(kind) || kind == ClaimKind::extra_seconds; }

Content not_in_rules(ClaimKind kind) {
  if (is_of_draw(kind)) return ClaimNotInRules{rule_against_draw_claims};
  return NoQuickplayFinish{};
}

/// Where a word was agreed, by that alone; else nobody decides his own claim.
bool is_decided(Fold& f, ClaimAnswered const& in, Color by) {
  auto& facts = f.facts();
  Claim& claim = *facts.claim;
  if (!facts.setup.arbiter_word.empty()) return tell(f, by, WordNeeded{}), false;
  if (in.is_upheld) return by != claim.by;
  return confirm(f, claim.is_rejected, by);
}

}  // namespace

void tell_at_keyboard(Fold& f, Content const& content) {
  auto const& setup = f.facts().setup;
  bool const is_any_blind = setup.white.is_blind || setup.black.is_blind;
  for (Color const c : {Color::white, Color::black})
    if (is_any_blind ? setup.player(c).is_blind : c == f.facts().mover()) tell(f, c, content);
}

void absorb(Fold& f, SideNeeded const& in) {
  if (f.facts().is_open()) tell_at_keyboard(f, SideWanted{in.about});
}

void absorb(Fold& f, SideNotNamed const&) {
  if (f.facts().is_open()) tell_at_keyboard(f, SideQuestionDropped{});
}

void absorb(Fold& f, OnceMoreNeeded const& in) {
  if (f.facts().is_open()) tell(f, in.by, OnceMoreAsked{in.entry, in.by});
}

void absorb(Fold& f, ClaimMade const& in) {
  auto& facts = f.facts();
  if (!facts.is_open()) return;
  // Only the arbiter is told of a touched piece (D.2.10.5); the game goes on until he comes.
  if (in.kind == ClaimKind::touched_piece) return tell(f, in.by, ClaimTold{in.kind});
  // Which claims exist, not whether this one is right, or in time: that the arbiter reads on the clock.
  if (!has_claim(facts.setup, in.kind)) return tell(f, in.by, not_in_rules(in.kind));
  // Each claim is decided, one after the other: he hears the one that waits.
  if (facts.claim) return tell(f, in.by, ClaimTold{facts.claim->kind}, true);
  drop_resignation(f, Lapse::another_proposal);
  facts.claim = Claim{in.kind, in.by};
  if (is_draw_offer(in.kind) && !facts.offer) facts.offer = in.by;
  f.say({.to = Audience::table, .content = ClaimTold{in.kind}});
}

void absorb(Fold& f, ClaimAnswered const& in) {
  auto& facts = f.facts();
  if (!facts.is_open()) return;
  if (!facts.claim) return f.say({.to = Audience::table, .content = NoClaim{}});
  if (in.by && !is_decided(f, in, *in.by)) return;
  if (!in.by) facts.wrong_words = 0;
  Claim const claim = *std::exchange(facts.claim, std::nullopt);
  ClaimKind const kind = claim.kind;
  bool const is_of_before = !in.by && facts.setup.arbiter_word.empty();  // a file of an earlier version
  if (is_of_before && in.is_upheld && is_of_draw(kind))
    return end_game(f, GameResult::draw,
                    kind == ClaimKind::threefold ? "threefold claim" : "fifty-move claim");
  // An illegal move that is claimed loses at once in the Finnish team-blitz sets (FI-11).
  if (in.is_upheld && kind == ClaimKind::illegal_move && is_finnish_blitz(facts.setup.regime.rules))
    return end_game(f, claim.by == Color::white ? GameResult::white_wins : GameResult::black_wins,
                    "illegal move");
  // What follows, a result, a position or other times, is entered next: the same question in every position.
  f.say({.to = Audience::table, .content = ClaimDecided{in.is_upheld}});
}

// Offering a draw (9.1.2): it cannot be withdrawn and stands until the opponent accepts it, says no, touches
// a piece to move it, or moves.

namespace {

/// 9.1.2.1: after making the move, before pressing the clock. Where the program cannot know, it blames
/// nobody.
bool is_untimely(TableFacts const& facts, Color by) {
  if (facts.is_clockless() || !facts.is_playing()) return false;
  return by != facts.mover() || !(facts.turn.made || has_move(facts));
}

/// 5.2.3, from 2017 on; counting is no judging.
bool is_draw_too_early(TableFacts const& facts) {
  std::size_t const made = facts.line.plies() + (facts.turn.made || facts.turn.shown ? 1 : 0);
  bool const is_known = !facts.seating.are_moves_missed && !facts.is_continue_told;
  return facts.setup.regime.rules != RuleSet::fide_2014 && is_known && made < 2;
}

}  // namespace

void lapse_offer(TableFacts& facts, Color touched_by) {
  if (facts.offer == opposite(touched_by)) facts.offer.reset();
}

void absorb(Fold& f, DrawOffered const& in) {
  auto& facts = f.facts();
  if (!facts.is_open()) return;
  // It stands already, or the opponent's does, which wants an answer: he hears it again.
  if (facts.offer) return tell(f, in.by, DrawOfferTold{*facts.offer});
  drop_resignation(f, Lapse::another_proposal);
  facts.offer = in.by;
  auto const ply = static_cast<unsigned>(facts.line.plies() + 1);
  if (is_untimely(facts, in.by)) accuse(f, {IrregularityKind::offered_draw_untimely, in.by, ply, {}});
  f.say({.to = Audience::table, .content = DrawOfferTold{in.by}});
}

void absorb(Fold& f, DrawAnswered const& in) {
  auto& facts = f.facts();
  if (!facts.is_open()) {
    // After the end only the way back can still be declined.
    if (facts.is_started && !in.is_accepted) lapse(f, Lapse::declined);
    return;
  }
  if (facts.resigning && !in.is_accepted) return drop_resignation(f, Lapse::declined);
  drop_resignation(f, Lapse::move_made);
  if (facts.offer != opposite(in.by)) {
    bool const is_declined = !in.is_accepted && lapse(f, Lapse::declined);
    if (is_declined) return;
    // His own offer is the other side's to answer (9.1.2.1): he hears that it stands.
    return facts.offer ? tell(f, in.by, DrawOfferTold{*facts.offer}) : tell(f, in.by, NoDrawOffer{});
  }
  if (in.is_accepted && is_draw_too_early(facts)) return tell(f, in.by, DrawTooEarly{});
  if (in.is_accepted) return end_game(f, GameResult::draw, "agreed");
  facts.offer.reset();
  f.say({.to = Audience::table, .content = DrawDeclined{in.by}});
}

namespace {

std::string reason_of(Ending how) {
  switch (how) {
    case Ending::checkmate: return "checkmate";
    case Ending::stalemate: return "stalemate";
    case Ending::resignation: return "resigned";
    case Ending::result:
    case Ending::kings: break;
  }
  return "entered";
}

/// With the move that stands there.
void propose_end(Fold& f, Color by, GameResult result, Ending how) {
  auto const& facts = f.facts();
  propose(f, Proposal{result, how, by, facts.line.plies() + (facts.turn.shown ? 1 : 0)});
}

}  // namespace

void complete_last_move(Fold& f, Ending how) {
  auto& facts = f.facts();
  if (facts.turn.press && facts.is_read(facts.mover())) {
    auto const fits = sensing::moves_shown(facts.board(facts.mover())->sense, facts.line.current());
    if (fits.size() == 1) return complete(f, fits.front());
  }
  if (!facts.turn.shown) return;
  chess::Move const standing = *facts.turn.shown;
  bool const need_not_be_pressed = how == Ending::checkmate || how == Ending::stalemate;
  if (need_not_be_pressed) return complete(f, standing);
  // Whether it has ended the game, by mate or by itself (9.6), the arbiter's programs judge.
  if (facts.turn.made != standing) note_made(f, standing);
}

void end_as_proposed(Fold& f) {
  Proposal const proposal = *f.facts().proposed;
  complete_last_move(f, proposal.how);
  bool const is_annulled = proposal.result == GameResult::annulled;
  end_game(f, proposal.result, is_annulled ? "arbiter's decision" : reason_of(proposal.how));
}

void absorb(Fold& f, ResultEntered const& in) {
  if (!f.facts().is_open() || in.result == GameResult::open) return;
  complete_last_move(f, Ending::result);
  end_game(f, in.result, "entered");
}

void absorb(Fold& f, ResultProposed const& in) {
  if (f.facts().is_open() && in.result != GameResult::open) propose_end(f, in.by, in.result, in.how);
}

void absorb(Fold& f, ResultAccepted const& in) {
  auto& facts = f.facts();
  if (!facts.is_open()) return;
  if (!facts.proposed || facts.proposed->by == in.by) return tell(f, in.by, NothingToSign{});
  end_as_proposed(f);
}

void absorb(Fold& f, ResignationEntered const& in) {
  auto& facts = f.facts();
  if (!facts.is_open()) return;
  if (facts.resigning != in.by) {
    drop_resignation(f, Lapse::another_proposal);
    facts.resigning = in.by;
    facts.resigning_since = f.now();
    facts.is_resigning_for_next = !in.outlasts_questions;
    return tell(f, in.by, OnceMoreAsked{TwiceEntered::resignation, in.by});
  }
  facts.resigning.reset();
  auto const result = in.by == Color::white ? GameResult::black_wins : GameResult::white_wins;
  if (!in.is_declared_by_second) return propose_end(f, in.by, result, Ending::resignation);
  complete_last_move(f, Ending::resignation);
  end_game(f, result, reason_of(Ending::resignation), ResignationTold{in.by});
}

void absorb(Fold& f, ResultSignedBy const& in) {
  auto& facts = f.facts();
  if (!facts.is_started) return;
  if (facts.result == GameResult::open) return tell(f, in.by, NothingToSign{});
  facts.has_signed[static_cast<unsigned>(in.by)] = true;
  f.say({.to = Audience::table, .content = ResultSigned{in.by}});
}

// The result shown with the kings in the middle of the board: both on light squares (e4, d5) White has won,
// both on dark ones (d4, e5) Black has won, one on each a draw. Only a proposal: it ends nothing until the
// result is entered. Until then nothing on the boards is read as a move, so the pieces may be put up for the
// next game; the game goes on when the position stands there again.

using chess::Kind;
using chess::Piece;
using chess::Square;
using chess::SquareSet;
using sensing::BoardSense;
using sensing::Evidence;

namespace {

constexpr SquareSet light =
    SquareSet{Square{chess::File::e, chess::Rank::r4}} | Square{chess::File::d, chess::Rank::r5};
constexpr SquareSet dark =
    SquareSet{Square{chess::File::d, chess::Rank::r4}} | Square{chess::File::e, chess::Rank::r5};

GameResult shown_by(SquareSet kings) {
  if (kings == light) return GameResult::white_wins;
  if (kings == dark) return GameResult::black_wins;
  return GameResult::draw;
}

SquareSet sensed_kings(BoardSense const& sense) {
  SquareSet kings;
  for (Square const s : light | dark)
    if (auto const piece = sense.piece_at(s); piece && piece->kind == Kind::king) kings.insert(s);
  return kings;
}

/// Without identity: both kings were taken from their squares, two squares of the middle are filled anew, the
/// others in the middle stand as in the game, nothing else has changed, and no move explains it.
SquareSet traced_kings(BoardSense const& sense, chess::Diagram const& position, Instant now) {
  SquareSet const middle = light | dark;
  SquareSet const homes =
      position.pieces(Piece{Color::white, Kind::king}) | position.pieces(Piece{Color::black, Kind::king});
  SquareSet lifted;
  for (auto const& lift : sense.touched(now)) lifted.insert(lift.square);
  // A man that stood there may have made room for a king.
  SquareSet const added = sense.occupied() - position.occupied();
  SquareSet const filled = middle & (added.size() == 2 ? added : sense.occupied() & (added | lifted));
  if (filled.size() != 2 || !(homes & middle).empty()) return {};
  if (sense.occupied() - filled != position.occupied() - homes - filled) return {};
  bool const is_move = !sensing::moves_shown(sense, position, Evidence::none).empty();
  return (homes - lifted).empty() && !is_move ? filled : SquareSet{};
}

std::optional<GameResult> gesture(TableFacts const& facts, Color c) {
  if (!facts.is_read(c) || !has_copy_settled(facts, c)) return std::nullopt;
  auto const& sense = facts.board(c)->sense;
  auto const kings =
      sense.knows_pieces() ? sensed_kings(sense) : traced_kings(sense, facts.line.current(), facts.now);
  // Kings never stand side by side in a game.
  return kings.size() == 2 ? std::optional(shown_by(kings)) : std::nullopt;
}

/// What every board that can be read shows: on one alone a felt king can look like it.
std::optional<GameResult> result_of_kings(TableFacts const& facts) {
  std::optional<GameResult> result;
  for (Color const c : {Color::white, Color::black}) {
    if (!facts.is_read(c)) continue;
    auto const shown = gesture(facts, c);
    if (!shown || (result && *result != *shown)) return std::nullopt;
    result = shown;
  }
  return result;
}

/// Every board that can be read stands as in the game.
bool is_taken_back(TableFacts const& facts) {
  auto const stands = [&](Color c) {
    if (!facts.is_read(c)) return true;
    return is_settled(facts, c) && facts.board(c)->sense.difference(facts.line.current().placement()).empty();
  };
  return stands(Color::white) && stands(Color::black);
}

}  // namespace

bool note_result_gesture(Fold& f) {
  auto& facts = f.facts();
  bool const is_known = facts.proposed && facts.proposed->how == Ending::kings;
  auto const result = result_of_kings(facts);
  if (result && !(is_known && facts.proposed->result == *result)) {
    propose(f, Proposal{*result, Ending::kings, std::nullopt, facts.line.plies()});
    return true;
  }
  if (!is_known) return false;
  if (!is_taken_back(facts)) return true;
  facts.proposed.reset();
  f.say({.to = Audience::table, .is_repeat = false, .content = GameOver{GameResult::open}});
  for (Color const c : {Color::white, Color::black})
    if (facts.is_read(c)) {
      agree(f, c);
      restart_reader(f, c, facts.line.plies());
    }
  return false;
}

}  // namespace tactus::table

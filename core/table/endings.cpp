// SPDX-License-Identifier: GPL-3.0-or-later
// How a game ends at the table: a player says so (5.1, 5.2, 9.6), the other side agrees, and both confirm the
// result (8.7). Whether it is so, the program never says: the answers are the same in every position.
#include "core/sensing/moves_shown.hpp"
#include "core/table/fold.hpp"

namespace tactus::table {
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
  end_game(f, proposal.result, reason_of(proposal.how));
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
    facts.resigning = in.by;
    return tell(f, in.by, ResignationAsked{});
  }
  facts.resigning.reset();
  propose_end(f, in.by, in.by == Color::white ? GameResult::black_wins : GameResult::white_wins,
              Ending::resignation);
}

void absorb(Fold& f, ResultSignedBy const& in) {
  auto& facts = f.facts();
  if (!facts.is_started) return;
  if (facts.result == GameResult::open) return tell(f, in.by, NothingToSign{});
  facts.has_signed[static_cast<unsigned>(in.by)] = true;
  f.say({.to = Audience::table, .content = ResultSigned{in.by}});
}

}  // namespace tactus::table

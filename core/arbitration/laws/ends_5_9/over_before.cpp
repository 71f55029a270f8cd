// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/laws/ends_5_9/over_before.hpp"

#include "core/arbitration/laws/adjournment_1/adjournments.hpp"
#include "core/arbitration/laws/cases/flags.hpp"
#include "core/arbitration/laws/cases/followed_board.hpp"
#include "core/arbitration/laws/cases/offences.hpp"
#include "core/arbitration/laws/ends_5_9/game_end.hpp"
#include "core/arbitration/laws/ends_5_9/possible_mate.hpp"
#include "core/arbitration/laws/matters.hpp"
#include "core/arbitration/laws/touch_4/touched_pieces.hpp"

#include <algorithm>

namespace tactus::arbitration::laws {
namespace {

using event::ClaimKind;

// What may come too late.

/// A matter that is found or brought up, and the article that asks for a game in progress.
struct LateMatter {
  Law article;
  bool is_of_board = true;  // the matter that decides it looks at the end on the board by itself
};

LateMatter matter_of(event::Claim const& claim) {
  switch (claim.kind) {
    case ClaimKind::flag: return {law("6.9")};
    case ClaimKind::illegal_move: return {law("7.5.1"), false};
    case ClaimKind::touch_move: return {law("4.8"), false};
    case ClaimKind::threefold_occurred:
    case ClaimKind::threefold_intended: return {law("9.2.1")};
    case ClaimKind::fifty_occurred:
    case ClaimKind::fifty_intended: return {law("9.3")};
    case ClaimKind::normal_means: return {law("III.5")};
    case ClaimKind::displaced: return {law("7.4.1"), false};
    case ClaimKind::clock_setting: break;
  }
  return {law("6.10.2"), false};
}

LateMatter matter_of(event::ArbiterObserves const& observed) {
  switch (observed.what) {
    case event::Observed::flag_fall:
    case event::Observed::both_flags_down: return {law("6.9")};
    default: return {law("7.5.1"), false};
  }
}

/// Nothing: it changes nothing in a game, over or not.
std::optional<LateMatter> late_matter(Item const& item) {
  if (auto const* claim = item.as<event::Claim>()) return matter_of(*claim);
  if (auto const* observed = item.as<event::ArbiterObserves>()) {
    if (observed->what == event::Observed::fifty_moves) return std::nullopt;  // that is what ends it
    return matter_of(*observed);
  }
  if (item.is_any_of<event::IllegalMoveCompleted, event::KingCaptured, fact::IllegalMoveInHistory,
                     fact::PawnOnLastRank>())
    return LateMatter{law("7.5.1"), false};
  if (item.is<event::TwoHandedMove>()) return LateMatter{law("7.5.4"), false};
  if (item.is<event::PressClockWithoutMove>()) return LateMatter{law("7.5.3"), false};
  if (item.is<event::PawnLeftOnLastRank>()) return LateMatter{law("7.5.2"), false};
  if (item.is<event::MakeMove>()) return LateMatter{law("7.5.1"), false};
  if (item.is_any_of<event::PhoneSounds, fact::Device>()) return LateMatter{law("11.3.2"), false};
  if (item.is<event::Displaced>()) return LateMatter{law("7.4.1"), false};
  if (item.is<event::FlagFall>()) return LateMatter{law("6.9")};
  if (item.is<event::Resign>()) return LateMatter{law("5.1.2")};
  if (item.is_any_of<event::OfferDraw, event::DeclineDraw>()) return LateMatter{law("9.1.2"), false};
  if (item.is_any_of<event::AcceptDraw, event::AgreeDraw>()) return LateMatter{law("5.2.3")};
  if (item.is<fact::ColoursReversed>()) return LateMatter{law("7.3"), false};
  if (item.is<fact::WrongInitialPosition>()) return LateMatter{law("7.2.1"), false};
  if (item.is<fact::BoardOrientationWrong>()) return LateMatter{law("7.2.2"), false};
  if (item.is<fact::ClockSettingWrong>()) return LateMatter{law("6.10.2"), false};
  return std::nullopt;
}

struct Late {
  std::size_t item = 0;
  LateMatter matter;
};

std::optional<Late> last_late(Situation const& situation) {
  for (std::size_t i = situation.items.size(); i-- > 0;)
    if (auto const matter = late_matter(situation.items[i])) return Late{i, *matter};
  return std::nullopt;
}

// What ends a game: the board.

struct EndOnBoard {
  std::size_t item = 0;
  GameEnd end;
};

/// Looks at the board after each move that is told.
class BoardWatch {
 public:
  explicit BoardWatch(Situation const& situation) : situation_(situation) { begin(); }

  /// Nothing: no end at sight by the items before number `until`. Dead positions: after the last of them.
  std::optional<EndOnBoard> end_before(std::size_t until, bool with_dead_positions) {
    for (std::size_t i = 0; i < until && board_ && !end_; ++i)
      if (auto const uci = played_by(situation_.items[i])) move(i, *uci);
    if (end_ && end_->item < until) return end_;
    if (with_dead_positions && board_ && at_ < until && is_in_order_ && board_->is_reached_legally() &&
        is_dead(board_->line().current().setup()) == true)
      return EndOnBoard{at_, dead_position(board_->line())};
    return std::nullopt;
  }

 private:
  static GameEnd dead_position(chess::GameLine const& line) {
    return {EndKind::dead_position, line.current().turn(), line.occurrences(), false};
  }

  void begin() {
    for (at_ = situation_.items.size(); at_-- > 0;) {
      if (auto const* moves = situation_.items[at_].as<fact::Moves>()) return begin(moves->from, moves->uci);
      if (auto const* stated = situation_.items[at_].as<fact::Position>()) return begin(stated->setup, {});
    }
  }
  void begin(chess::Setup const& setup, std::vector<std::string> const& moves) {
    auto const start = chess::Position::from(setup, chess::unreachable_but_playable);
    if (!start) return;
    board_.emplace(*start);
    look(at_);
    std::size_t const found_at = found_at_ply().value_or(moves.size());
    for (std::size_t ply = 1; ply <= moves.size() && !end_; ++ply) {
      board_->play(moves[ply - 1]);
      if (ply <= found_at) look(at_);  // what came later is undone
    }
  }
  std::optional<unsigned> found_at_ply() const {
    auto const* found = situation_.find<fact::IllegalMoveInHistory>();
    return found ? found->found_at_ply : std::nullopt;
  }

  void move(std::size_t item, std::string const& uci) {
    is_in_order_ = is_left_by_touch(situation_, item, board_->line().current(), uci);
    board_->play(uci);
    at_ = item;
    if (is_in_order_) look(item);
  }
  void look(std::size_t item) {
    if (!board_->is_reached_legally()) return;
    auto const end = end_at_sight(board_->line(), situation_.regime);
    if (end) end_ = EndOnBoard{item, *end};
  }

  Situation const& situation_;
  std::size_t at_ = 0;
  bool is_in_order_ = true;  // 4.2 to 4.7: the last move
  std::optional<FollowedBoard> board_;
  std::optional<EndOnBoard> end_;
};

// What ends a game: what players and arbiter do.

bool is_found(Item const& item) {
  return item.is_any_of<fact::IllegalMoveInHistory, fact::PawnOnLastRank, fact::ColoursReversed,
                        fact::WrongInitialPosition, fact::BoardOrientationWrong, fact::ClockSettingWrong,
                        fact::Device>();
}

bool is_state(Item const& item) {
  return item.is_any_of<fact::Player, fact::Board, fact::TimeControl, fact::LastPeriod, fact::IllegalCount,
                        fact::Event, fact::EventRegulations, fact::DefaultTime, fact::QuickplayFinish,
                        fact::Position, fact::Moves, fact::Clock, fact::ToMove>();
}

/// The situation as it was when this item had happened, and what is true of the game anyway.
Situation until(Situation const& situation, std::size_t item, bool with_findings) {
  Situation earlier{situation.regime, {}, Ask::result};
  for (std::size_t i = 0; i < situation.items.size(); ++i) {
    Item const& each = situation.items[i];
    bool const is_kept = i <= item ? with_findings || !is_found(each) : is_state(each);
    if (is_kept) earlier.items.push_back(each);
  }
  return earlier;
}

bool is_game_over(Ruling const& ruling) {
  return ruling.outcome == Outcome::white_loses || ruling.outcome == Outcome::black_loses ||
         ruling.outcome == Outcome::both_lose || ruling.outcome == Outcome::draw;
}

/// The position that cannot be had by legal moves is put as it stands.
Situation with_board_as_it_stands(Situation situation) {
  auto const* moves = situation.find<fact::Moves>();
  if (!moves) return situation;
  auto const start = chess::Position::from(moves->from, chess::unreachable_but_playable);
  if (!start) return situation;
  FollowedBoard board{*start};
  for (std::string const& uci : moves->uci) board.play(uci);
  fact::Position const stands{board.line().current().setup(), true, false};
  std::erase_if(situation.items,
                [](Item const& item) { return item.is_any_of<fact::Position, fact::Moves>(); });
  situation.items.insert(situation.items.begin(), stands);
  return situation;
}

std::optional<Ruling> game_over_by(Matter const& matter, Situation const& earlier) {
  auto ruling = matter.decide(earlier);
  if (!ruling) ruling = matter.decide(with_board_as_it_stands(earlier));
  if (!ruling || !is_game_over(*ruling)) return std::nullopt;
  return *std::move(ruling);
}

bool is_draw_claim(Item const& item) {
  auto const* claim = item.as<event::Claim>();
  return claim && is_of_draw(claim->kind);
}
bool is_illegal_move_matter(Item const& item) {
  auto const* claim = item.as<event::Claim>();
  auto const* observed = item.as<event::ArbiterObserves>();
  return (claim && claim->kind == ClaimKind::illegal_move) ||
         (observed && observed->what == event::Observed::illegal_move);
}

/// A claim of a draw is an offer, too: an acceptance belongs to it.
bool is_answer_to_claim(Situation const& situation, std::size_t claim, std::size_t later) {
  return is_draw_claim(situation.items[claim]) && situation.items[later].is<event::AcceptDraw>();
}

/// By what this item was, with all that stood before it.
std::optional<Ruling> ended_by(Situation const& situation, std::size_t item) {
  Item const& each = situation.items[item];
  if (each.is<event::Resign>()) return game_over_by(results, until(situation, item, false));
  if (each.is_any_of<event::AcceptDraw, event::AgreeDraw>())
    return game_over_by(draw_agreements, until(situation, item, false));
  if (is_draw_claim(each)) return game_over_by(draw_claims, until(situation, item, true));
  if (is_act_on_flag(each)) return game_over_by(flag_falls, until(situation, item, false));
  if (each.is<event::SignResult>()) return game_over_by(settled_matters, until(situation, item, false));
  if (each.is<event::PhoneSounds>()) return game_over_by(phones, until(situation, item, false));
  if (!is_illegal_move_matter(each)) return std::nullopt;
  return game_over_by(illegal_moves, until(situation, item, true));
}

bool is_asked_about_the_game(Situation const& situation) {
  return situation.ask == Ask::ruling || situation.ask == Ask::result || situation.ask == Ask::permission ||
         situation.ask == Ask::next_action;
}

/// Claims on the last seconds and requests have answers of their own kind, and adjourned games rules.
bool has_order_of_its_own(Situation const& situation) {
  auto const* order = situation.find<fact::OrderKnown>();
  return (order && !order->value) || is_adjourned(situation) || situation.has<event::ToldToSeal>() ||
         situation.has<event::RequestIncrement>() || situation.has<event::ArbiterPostpones>() ||
         situation.has<event::ArbiterFinds>() || situation.has<event::ArbiterRejects>();
}

Ruling too_late(Ruling over, Situation const& situation, LateMatter const& late) {
  cite(over, situation.regime, {late.article});
  over.explanation.push_back(say("The game was over by then: what comes later changes nothing."));
  if (situation.ask == Ask::permission) {
    over.outcome = Outcome::forbidden;
    over.result.reset();
  }
  return over;
}

/// A move that mates or stalemates behind an illegal one that nobody had acted on: 7.5.1 asks for a game.
std::optional<Ruling> ended_by_answer(Situation const& situation, std::size_t answer) {
  auto const begin = situation.items.begin();
  bool const is_acted_on =
      std::any_of(begin, begin + static_cast<std::ptrdiff_t>(answer), is_illegal_move_matter);
  if (!situation.items[answer].is<event::MakeMove>() || situation.ask == Ask::permission || is_acted_on ||
      offences_in(situation).empty())
    return std::nullopt;
  auto const end = BoardWatch{situation}.end_before(answer + 1, false);
  if (!end || end->item != answer) return std::nullopt;
  return ruling_of(end->end, situation.regime);
}

}  // namespace

std::optional<Ruling> over_before(Situation const& situation) {
  if (!is_asked_about_the_game(situation) || has_order_of_its_own(situation)) return std::nullopt;
  auto const late = last_late(situation);
  if (!late || late->item == 0) return std::nullopt;
  auto const on_board = BoardWatch{situation}.end_before(late->item, !late->matter.is_of_board);
  for (std::size_t i = 0; i < late->item; ++i) {
    if (on_board && on_board->item == i)
      return too_late(ruling_of(on_board->end, situation.regime), situation, late->matter);
    if (is_answer_to_claim(situation, i, late->item)) continue;
    if (auto over = ended_by(situation, i)) return too_late(*std::move(over), situation, late->matter);
  }
  return ended_by_answer(situation, late->item);
}

}  // namespace tactus::arbitration::laws

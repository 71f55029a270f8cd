// SPDX-License-Identifier: GPL-3.0-or-later
// Chess960: permitted starts and castling (Guideline II, in 2014 Appendix F).

#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/matters.hpp"
#include "core/legal/position.hpp"

#include <algorithm>

namespace tactus::arbitration::laws {
namespace {

using chess::File;
using chess::Piece;
using chess::Square;

/// Castling of the player to move with the rook on this square.
struct CastlingPlan {
  chess::Square king;
  chess::Square rook;
  chess::Square king_goal;
  chess::Square rook_goal;

  bool is_c_side() const { return rook.file() < king.file(); }
};

enum class CastlingObstacle : std::uint8_t {
  none,
  right_lost,    // 3.8.2.1
  square_taken,  // II.3.2.7.4
  attacked,      // 3.8.2.2
};

/// All squares from one to the other, both included, on one rank.
bool is_free(chess::Position const& before, CastlingPlan const& plan, Square from, Square to) {
  auto const [first, last] = std::minmax(from, to);
  for (unsigned i = first.index(); i <= last.index(); ++i) {
    Square const s = Square::from_index(i);
    if (s != plan.king && s != plan.rook && before.at(s)) return false;
  }
  return true;
}

}  // namespace

CastlingPlan castling_plan(chess::Position const& before, Square rook) {
  Square const king = before.king(before.turn());
  bool const is_c_side = rook.file() < king.file();
  auto const rank = king.rank();
  return {king, rook, Square{is_c_side ? File::c : File::g, rank},
          Square{is_c_side ? File::d : File::f, rank}};
}

CastlingForm form_of(CastlingPlan const& plan) {
  if (plan.king == plan.king_goal) return CastlingForm::rook_only;
  if (plan.rook == plan.rook_goal) return CastlingForm::king_only;
  if (plan.king == plan.rook_goal && plan.rook == plan.king_goal) return CastlingForm::transposition;
  return CastlingForm::double_move;
}

Law law_of(CastlingForm form) {
  switch (form) {
    case CastlingForm::double_move: return law("II.3.2.1");
    case CastlingForm::transposition: return law("II.3.2.2");
    case CastlingForm::king_only: return law("II.3.2.3");
    case CastlingForm::rook_only: break;
  }
  return law("II.3.2.4");
}

CastlingObstacle obstacle_to(chess::Position const& before, CastlingPlan const& plan) {
  if (!before.castling_rooks().contains(plan.rook)) return CastlingObstacle::right_lost;
  bool const is_way_free =
      is_free(before, plan, plan.king, plan.king_goal) && is_free(before, plan, plan.rook, plan.rook_goal);
  if (!is_way_free) return CastlingObstacle::square_taken;
  auto const legal = before.legal_castling();
  bool const is_legal =
      std::any_of(legal.begin(), legal.end(), [&](chess::Move m) { return m.to() == plan.rook; });
  return is_legal ? CastlingObstacle::none : CastlingObstacle::attacked;
}

chess::Placement placement_after(chess::Position const& before, CastlingPlan const& plan) {
  auto placement = before.placement();
  placement.clear(plan.king);
  placement.clear(plan.rook);
  placement.put(plan.king_goal, Piece{before.turn(), chess::Kind::king});
  placement.put(plan.rook_goal, Piece{before.turn(), chess::Kind::rook});
  return placement;
}

namespace {

using chess::Kind;
using chess::Position;
using chess::Square;

// The start.

/// Upper-case letters of White's first rank from the a-file; empty when they are not eight letters of pieces.
std::string first_rank(std::string text) {
  for (char& c : text)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  bool const are_pieces = text.size() == 8 && text.find_first_not_of("KQRBN") == std::string::npos;
  return are_pieces ? text : std::string{};
}

bool is_full_set(std::string rank) {
  std::sort(rank.begin(), rank.end());
  return rank == "BBKNNQRR";
}

bool is_king_between_rooks(std::string const& rank) {
  auto const king = rank.find('K');
  return rank.find('R') < king && king < rank.rfind('R');
}

bool are_bishops_on_both_colors(std::string const& rank) {
  return (rank.find('B') + rank.rfind('B')) % 2 == 1;
}

Ruling judge_start(Situation const& situation, std::string const& rank) {
  Regime const regime = situation.regime;
  if (!is_full_set(rank))
    return ruled(
        Outcome::forbidden, regime, {law("II.2")},
        {say("Forbidden: the first rank needs king, queen, two rooks, two bishops and two knights.")});
  if (!is_king_between_rooks(rank))
    return ruled(Outcome::forbidden, regime, {law("II.2.1"), law("II.2")},
                 {say("Forbidden: the king must stand between the rooks.")});
  if (!are_bishops_on_both_colors(rank))
    return ruled(Outcome::forbidden, regime, {law("II.2.2"), law("II.2")},
                 {say("Forbidden: the bishops must stand on squares of different colours.")});
  return ruled(Outcome::allowed, regime, {law("II.2.1"), law("II.2.2"), law("II.2.3"), law("II.2")},
               {say("Allowed: the king stands between the rooks, the bishops on different colours."),
                say("The black pieces stand opposite the white ones.")});
}

RulingOrFault permit_setup(Situation const& situation) {
  std::string const rank = first_rank(situation.find<fact::Chess960Setup>()->rank1);
  if (rank.empty())
    return wrong("setup.rank1", say("Please give eight letters of pieces, from the a-file: RNBQKBNR."));
  return judge_start(situation, rank);
}

// Castling.

bool mentions(std::string const& text, std::initializer_list<std::string_view> words) {
  return std::any_of(words.begin(), words.end(),
                     [&](std::string_view word) { return text.find(word) != std::string::npos; });
}

std::optional<Wing> wing_in(std::string const& text) {
  if (mentions(text, {"0-0-0", "O-O-O", "Lange", "lange", "c-side", "queenside", "long"}))
    return Wing::queenside;
  if (mentions(text, {"0-0", "O-O", "Kurze", "kurze", "g-side", "kingside", "short"})) return Wing::kingside;
  return std::nullopt;
}

/// The side named in an intention that was announced (II.3.2.7.1), else in the question: no fact names it.
std::optional<Wing> wing_named(Situation const& situation) {
  auto const* const intent = situation.find<event::AnnounceIntent>();
  auto const announced = intent == nullptr ? std::nullopt : wing_in(intent->text);
  return announced ? announced : wing_in(situation.in_words);
}

/// "e1h1" or "e1g1": the king's move names the rook, or the side.
std::optional<Square> rook_in_coordinates(Position const& before, std::string const& uci) {
  auto const from = Square::parse(std::string_view{uci}.substr(0, 2));
  auto const to = Square::parse(uci.size() == 4 ? std::string_view{uci}.substr(2) : std::string_view{});
  if (!from || !to || *from != before.king(before.turn())) return std::nullopt;
  if (before.at(*to) == chess::Piece{before.turn(), Kind::rook}) return *to;
  return std::nullopt;
}

std::optional<Square> rook_named(Situation const& situation, Position const& before) {
  if (auto const* made = situation.find<event::MakeMove>()) {
    if (made->rook_start) return made->rook_start;
    if (made->uci) return rook_in_coordinates(before, *made->uci);
  }
  if (auto const* move = situation.find<fact::Move>()) return rook_in_coordinates(before, move->uci);
  return std::nullopt;
}

bool is_on(CastlingPlan const& plan, Wing wing) { return plan.is_c_side() == (wing == Wing::queenside); }

/// All that the situation leaves open, the c-side first. Where a rook is named, only that.
std::vector<CastlingPlan> plans(Situation const& situation, Position const& before) {
  std::vector<CastlingPlan> found;
  if (auto const rook = rook_named(situation, before)) return {castling_plan(before, *rook)};
  auto const wing = wing_named(situation);
  for (Square const rook : before.castling_rooks()) {
    if (!before.pieces(before.turn()).contains(rook)) continue;
    auto const plan = castling_plan(before, rook);
    if (!wing || is_on(plan, *wing)) found.push_back(plan);
  }
  std::stable_partition(found.begin(), found.end(), [](CastlingPlan const& p) { return p.is_c_side(); });
  return found;
}

Ruling prevented(Situation const& situation, CastlingObstacle obstacle) {
  switch (obstacle) {
    case CastlingObstacle::none: break;
    case CastlingObstacle::square_taken:
      return ruled(
          Outcome::forbidden, situation.regime, {law("II.3.2.7.4"), law("3.8.2.2"), law("II.3.1")},
          {say("Forbidden: all squares on the ways of king and rook to their new squares must be empty "
               "but for these two.")});
    case CastlingObstacle::attacked:
      return ruled(Outcome::forbidden, situation.regime, {law("3.8.2.2"), law("3.8.2"), law("II.3.1")},
                   {say("Forbidden: the king stands on, crosses or reaches an attacked square.")});
    case CastlingObstacle::right_lost: break;
  }
  return ruled(Outcome::forbidden, situation.regime, {law("3.8.2.1"), law("3.8.2"), law("II.3.1")},
               {say("Forbidden: the right to castle with this rook is lost.")});
}

void cite_permission(Ruling& ruling, Situation const& situation, Position const& before) {
  cite(ruling, situation.regime, {law("II.3.2.7.4"), law("3.8.2")});
  if (before.fullmove_number() == 1) cite(ruling, situation.regime, {law("II.3.2.7.3")});
  cite(ruling, situation.regime, {law("II.3.2.7.5"), law("II.3.1"), law("II.3.2.6")});
}

void tell_castling(Ruling& ruling, Situation const& situation, Position const& before,
                   CastlingPlan const& plan) {
  ruling.castling_form = form_of(plan);
  ruling.after_on_board = placement_after(before, plan);
  if (situation.ask == Ask::permission)
    cite_permission(ruling, situation, before);
  else
    cite(ruling, situation.regime,
         {law("II.3.2.6"), law_of(form_of(plan)), law("II.3.2.7.4"), law("II.3.2.5.2")});
  ruling.explanation.push_back(say("The king ends on {king}, the rook on {rook}.",
                                   {{"king", plan.king_goal}, {"rook", plan.rook_goal}}));
}

/// The side was not said and both are possible.
void notice_other_side(Ruling& ruling, CastlingPlan const& other) {
  ruling.notices.push_back(
      say("The side was not said: on the other one the king ends on {king}, the rook on "
          "{rook}.",
          {{"king", other.king_goal}, {"rook", other.rook_goal}}));
}

RulingOrFault decide_castling(Situation const& situation) {
  auto const before = stated_position(situation);
  if (!before) return tl::unexpected(before.error());
  auto all = plans(situation, *before);
  if (all.empty()) return prevented(situation, CastlingObstacle::right_lost);
  std::stable_partition(all.begin(), all.end(), [&](CastlingPlan const& plan) {
    return obstacle_to(*before, plan) == CastlingObstacle::none;
  });
  auto const obstacle = obstacle_to(*before, all.front());
  if (obstacle != CastlingObstacle::none) return prevented(situation, obstacle);
  bool const is_permission = situation.ask == Ask::permission;
  Ruling ruling;
  ruling.outcome = is_permission ? Outcome::allowed : Outcome::computed;
  if (is_permission) ruling.explanation = {say("Allowed: nothing stands in the way of castling.")};
  tell_castling(ruling, situation, *before, all.front());
  if (situation.has<event::AnnounceIntent>() && ruling.articles.size() < 5)
    cite(ruling, situation.regime, {law("II.3.2.7.1")});
  if (all.size() > 1 && obstacle_to(*before, all[1]) == CastlingObstacle::none)
    notice_other_side(ruling, all[1]);
  return ruling;
}

}  // namespace

Matter const chess960_starts{{Ask::permission}, permit_setup};
Matter const chess960_castlings{{Ask::permission, Ask::next_action}, decide_castling};

}  // namespace tactus::arbitration::laws

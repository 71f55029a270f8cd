// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/truth/people/acts.hpp"

#include "tests/truth/people/game.hpp"

#include <algorithm>

namespace tactus::truth {
namespace {

using chess::Move;
using chess::MoveKind;
using chess::Position;

bool is_capture(Position const& p, Move m) { return !m.is_castling() && p.at(m.to()).has_value(); }
bool is_castling(Position const&, Move m) { return m.is_castling(); }
bool is_en_passant(Position const&, Move m) { return m.kind() == MoveKind::en_passant; }
bool is_promotion(Position const&, Move m) { return m.is_promotion(); }
bool is_queening(Position const&, Move m) { return m.kind() == MoveKind::promote_queen; }
bool is_under_promotion(Position const&, Move m) {
  return m.is_promotion() && m.kind() != MoveKind::promote_queen;
}
bool is_quiet(Position const& p, Move m) { return m.kind() == MoveKind::normal && !p.at(m.to()); }
/// For the kings; on the two squares beside them pawns may stand.
bool is_middle_free(Position const& p, Move) {
  chess::Square const e4{chess::File::e, chess::Rank::r4}, d5{chess::File::d, chess::Rank::r5};
  chess::Square const d4{chess::File::d, chess::Rank::r4}, e5{chess::File::e, chess::Rank::r5};
  auto const is_king = [&](chess::Square s) { return p.at(s) && p.at(s)->kind == chess::Kind::king; };
  return !p.at(e4) && !p.at(d5) && !is_king(d4) && !is_king(e5);
}
bool is_centre_pawn(Position const& p, Move m) {
  return m.kind() == MoveKind::double_push && p.fullmove_number() == 1 && p.turn() == Color::white &&
         (m.to().file() == chess::File::d || m.to().file() == chess::File::e);
}

constexpr char const* usual = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr char const* castling = "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 1";
constexpr char const* promoting = "r3k2r/1P2P3/8/2pP1pP1/2Pp1Pp1/8/1p2p3/R3K2R b KQkq f3 0 1";

char const* start_for(Act const& act) {
  if (act.fits == is_castling) return castling;
  if (act.fits == is_en_passant || act.fits == is_promotion || act.fits == is_queening ||
      act.fits == is_under_promotion)
    return promoting;
  return usual;
}

std::vector<Act> table_of_acts() {
  return {
      {"honest", &Game::honest, nullptr},
      {"wrong square", &Game::wrong_square, is_quiet},
      {"changed move", &Game::changed_move, is_quiet},
      {"captured last", &Game::captured_last, is_capture},
      {"captured forgotten", &Game::captured_forgotten, is_capture},
      {"castling rook first", &Game::rook_first, is_castling},
      {"castling king first", &Game::king_then_rook, is_castling},
      {"en passant pawn left", &Game::passed_pawn_left, is_en_passant},
      {"promotion named before", &Game::promotion_named_before, is_promotion},
      {"promotion named after", &Game::promotion_named_after, is_promotion},
      {"promotion unnamed", &Game::promotion_unnamed, is_queening},
      {"promotion piece later", &Game::promotion_piece_later, is_promotion},
      {"promotion under named", &Game::promotion_named_before, is_under_promotion},
      {"promotion under unnamed", &Game::promotion_unnamed, is_under_promotion},
      {"feels", &Game::feels, nullptr},
      {"lifts and puts back", &Game::lifts_and_puts_back, nullptr},
      {"straightens", &Game::straightens, nullptr},
      {"straightens with word", &Game::straightens_with_word, nullptr},
      {"straightens waiting", &Game::straightens_waiting, nullptr},
      {"knocks over", &Game::knocks_over, nullptr},
      {"knocks over waiting", &Game::knocks_over_opponents_turn, nullptr},
      {"copies wrong at once", &Game::copies_wrong_at_once, is_quiet},
      {"copies wrong later", &Game::copies_wrong_later, is_quiet},
      {"copies slowly", &Game::copies_slowly, is_centre_pawn},
      {"both lift", &Game::both_lift, nullptr},
      {"replies before press", &Game::replies_before_press, nullptr},
      {"presses early", &Game::presses_early, nullptr},
      {"presses twice", &Game::presses_twice, nullptr},
      {"opponent presses back", &Game::opponent_presses_back, nullptr},
      {"announces another", &Game::announces_another, is_quiet},
      {"announces not", &Game::announces_not, nullptr},
      {"repeats another", &Game::repeats_another, is_quiet},
      {"offer lapses", &Game::offer_lapses, nullptr},
      {"offer refused", &Game::offer_refused, nullptr},
      {"offer accepted", &Game::offer_accepted, nullptr},
      {"offer untimely", &Game::offer_untimely, nullptr},
      {"resigns once", &Game::resigns_once, nullptr},
      {"resigns by slip", &Game::resigns_by_slip, nullptr},
      {"adjourns and continues", &Game::adjourns_and_continues, nullptr},
      {"adjourns and forgets", &Game::adjourns_and_forgets, nullptr},
      {"restarts", &Game::restarts, nullptr},
      {"restarts long", &Game::restarts_long, nullptr},
      {"sleeps", &Game::sleeps, nullptr},
      {"sleeps long", &Game::sleeps_long, nullptr},
      {"starts late", &Game::starts_late, nullptr, true},
      {"starts very late", &Game::starts_very_late, nullptr, true},
      {"cable out", &Game::cable_out, nullptr},
      {"board turned", &Game::board_turned, nullptr, true},
      {"clock reversed", &Game::clock_reversed, nullptr, true},
      {"takes back with restore", &Game::takes_back_with_restore, nullptr},
      {"takes back silently", &Game::takes_back_silently, nullptr},
      {"en passant pawn forgotten", &Game::passed_pawn_forgotten, is_en_passant},
      {"copy set straight", &Game::copy_set_straight, is_quiet},
      {"agrees too early", &Game::agrees_too_early, nullptr, true},
      {"resigns", &Game::resigns, nullptr},
      {"mates by slip", &Game::mates_by_slip, nullptr},
      {"asks times", &Game::asks_times, nullptr},
      {"clock paused", &Game::clock_paused, nullptr},
      {"dead square", &Game::dead_square, nullptr, true},
      {"restarts and types", &Game::restarts_and_types, nullptr},
      {"restores and types", &Game::restores_and_types, nullptr},
      {"clock cable out", &Game::clock_cable_out, nullptr},
      {"boards exchanged", &Game::boards_exchanged, nullptr, true},
      {"sets up late", &Game::sets_up_late, nullptr, true},
      {"types slip", &Game::types_slip, is_quiet},
      {"chatters", &Game::chatters, nullptr},
      {"two hands", &Game::two_hands, nullptr},
      {"copies very late", &Game::copies_very_late, nullptr},
      {"hurries", &Game::hurries, nullptr},
      {"kings in the middle", &Game::kings_in_the_middle, is_middle_free},
      {"claims threefold", &Game::claims_threefold, nullptr},
      {"claims flag", &Game::claims_flag, nullptr},
      {"claims illegal move", &Game::claims_illegal_move, nullptr},
      {"repeats and claims", &Game::repeats_and_claims, nullptr, true},
      {"disk full", &Game::disk_full, nullptr},
      {"asks number", &Game::asks_number, nullptr},
      {"asks again", &Game::asks_again, nullptr},
      {"presses late", &Game::presses_late, nullptr},
      {"clock set", &Game::clock_set, nullptr},
      {"enters at the wrong time", &Game::enters_at_the_wrong_time, nullptr},
      {"restarts twice", &Game::restarts_twice, nullptr},
      {"claims normal means", &Game::claims_normal_means, nullptr},
      {"asks for seconds", &Game::asks_for_seconds, nullptr},
      {"copies wrong for good", &Game::copies_wrong_for_good, is_quiet},
      {"makes another", &Game::makes_another, is_quiet},
      {"stands up wrong", &Game::stands_up_wrong, nullptr},
      {"writes another", &Game::writes_another, is_quiet},
      {"types moves", &Game::types_moves, nullptr, true},
      {"restarts in a move", &Game::restarts_in_a_move, nullptr},
      {"restarts with an offer", &Game::restarts_with_an_offer, nullptr},
      {"restarts with a claim", &Game::restarts_with_a_claim, nullptr},
      {"cable out in a move", &Game::cable_out_in_a_move, nullptr},
      {"clock replaced", &Game::clock_replaced, nullptr},
      {"claims with a move", &Game::claims_with_a_move, nullptr},
  };
}

}  // namespace

std::vector<Act> const& acts() {
  static std::vector<Act> const all = table_of_acts();
  return all;
}

std::optional<std::size_t> act_named(std::string_view name) {
  for (std::size_t i = 0; i < acts().size(); ++i)
    if (acts()[i].name == name) return i;
  return std::nullopt;
}

Plan plan_of(std::uint64_t seed, std::optional<std::size_t> only) {
  Dice dice{seed};
  Plan plan{seed, 12 + dice.of(10), usual, {}, {}, {}, {}, {}, false, dice.chance(50)};
  unsigned const pair = dice.of(4);  // three of four: one of them is blind
  plan.is_blind = {pair != 1, pair == 1 || pair == 3};
  for (std::size_t c = 0; c < 2; ++c) plan.knows_pieces[c] = dice.chance(15) || !plan.is_blind[c];
  plan.does_tactus_announce = dice.chance(35);
  auto const add = [&](std::size_t act) {
    bool const is_first = acts()[act].is_at_start || acts()[act].fits == is_centre_pawn;
    unsigned const ply = 1 + dice.of(8);
    plan.acts.push_back({is_first ? 1 : ply, act, dice.seed()});
  };
  std::size_t const any = dice.of(acts().size());
  add(only.value_or(any));
  Act const& first = acts()[plan.acts.front().act];
  plan.start = start_for(first);
  bool const is_typed = first.play == &Game::types_moves;
  if (is_typed) plan.types[seed % 2] = true;
  bool const is_assisted = Dice{seed + 1}.chance(20);
  for (std::size_t c = 0; c < 2; ++c) plan.has_assistant[c] = is_assisted && plan.is_blind[c];
  if (!only && !is_typed &&
      dice.chance(40)) {  // last, so that a game of one act is the same when it is asked for
    std::size_t const second = dice.of(acts().size());
    if (!acts()[second].is_at_start) add(second);
  }
  return plan;
}

std::string text_of(std::vector<PlannedAct> const& all) {
  std::string text;
  for (PlannedAct const& each : all)
    text +=
        (text.empty() ? "" : ", ") + std::string{acts()[each.act].name} + " at " + std::to_string(each.ply);
  return text;
}

}  // namespace tactus::truth

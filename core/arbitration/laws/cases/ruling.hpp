// SPDX-License-Identifier: GPL-3.0-or-later
// An answer of the Laws: what comes of a situation, what is to be done, by which articles and why. A key that
// is not answered is empty. The names of the keys for machines: docs/arbiters/laws.md.
#pragma once

#include "core/arbitration/book/law.hpp"
#include "core/arbitration/laws/cases/facts.hpp"
#include "core/arbitration/laws/cases/situation.hpp"
#include "core/legal/position.hpp"
#include "core/message/message.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::arbitration::laws {

/// Where several apply, the game over comes first, then restore_position, time_added, claim_rejected,
/// game_continues.
enum class Outcome : std::uint8_t {
  white_loses,
  black_loses,
  both_lose,
  draw,
  restore_position,
  time_added,
  move_must_be_made,  // of `choices`
  free_choice,        // touching had no effect
  move_stands,
  game_continues,
  claim_rejected,
  new_game,
  transfer_position,
  warning,
  arbiter_decides,  // only a human may judge; `explanation` says what he needs
  allowed,
  forbidden,
  invalid_notation,  // the text means no legal move, or several
  computed,          // the other keys are the answer
};

enum class Score : std::uint8_t { white_wins, black_wins, draw, both_lose };  // 1-0, 0-1, 1/2-1/2, 0-0

template <class Value>
using MaybeByColor = ByColor<std::optional<Value>>;

/// What a move by the rules of the tactile board still lacks (D.2.3).
enum class Lacking : std::uint8_t { announce, place, remove_captured };

enum class Wing : std::uint8_t { kingside, queenside };

enum class NextAction : std::uint8_t {
  announce_promotion_piece,
  arbiter_asks_about_ply,  // with `ply` and `color`
  arbiter_stops_clock,
  both_update_scoresheets,
  complete_promotion,
  repeat_announcement,  // by `color`
  sealer_makes_move_on_board,
  update_scoresheet,  // by `color`
  complete_castling,  // by `color`
  write_move,         // by `color`
};
struct NextStep {
  NextAction action = NextAction::arbiter_stops_clock;
  chess::Color color = chess::Color::white;
  unsigned ply = 0;

  bool operator==(NextStep const&) const = default;
};

/// A move to be named: legal in `before`.
struct PlayedMove {
  chess::Position before;
  chess::Move move;

  bool operator==(PlayedMove const&) const = default;
};

enum class CastlingForm : std::uint8_t { double_move, transposition, king_only, rook_only };
enum class RejectReason : std::uint8_t { not_having_the_move, touched };

struct Ruling {
  Outcome outcome = Outcome::computed;
  std::vector<Law>
      articles;  // most important first, five at most; those that the rule set lacks are left out
  std::vector<Message> explanation;
  std::vector<Message> notices;  // where the sources are doubtful

  // The game.
  std::optional<Score> result;
  bool is_ended_by_dead_position = false;  // before what was asked about
  MaybeByColor<bool> can_mate;             // by some series of legal moves
  std::optional<unsigned> repetition_count;
  bool may_arbiter_decide_otherwise = false;
  bool is_left_to_arbiter = false;  // admissible; what comes of it he decides

  // The position, and the moves to choose from.
  std::optional<chess::Setup> restore;
  std::optional<unsigned> restore_ply;
  std::optional<chess::Setup> after;               // a position reached
  std::optional<chess::Placement> after_on_board;  // of which only the pieces are known
  std::optional<std::vector<PlayedMove>> choices;  // the complete set
  std::vector<chess::Square> must_move_from;
  std::vector<chess::Square> must_capture_on;
  std::vector<Wing> castling_forbidden;
  std::optional<PlayedMove> move;
  std::vector<PlayedMove> candidates;
  bool is_en_passant = false;
  std::optional<chess::Kind> promote_to;
  std::optional<CastlingForm> castling_form;
  std::optional<std::string> sealed_move;  // in coordinates; the position may not be known

  // One move at the tactile board.
  std::optional<bool> is_touched;
  std::optional<bool> is_made;
  std::optional<bool> may_press_clock;
  std::optional<std::vector<Lacking>> lacking;
  std::optional<bool> is_announcement_complete;
  std::optional<PlayedMove> announced;
  bool is_divergence_next = false;  // D.2.9
  std::vector<NextStep> next_steps;

  // Clocks.
  MaybeByColor<Millis> time_added;
  MaybeByColor<Millis> clock;
  MaybeByColor<Millis> time_used_added;
  MaybeByColor<Millis> time_lost;
  MaybeByColor<Millis> increment;
  MaybeByColor<Millis> delay;
  bool are_clocks_left_to_arbiter = false;
  std::optional<chess::Color> on_time_of;
  std::optional<chess::Color> clock_restarted;
  std::optional<bool> may_either_stop_clock;
  bool is_next_move_first_of_next_period = false;

  // Penalties.
  MaybeByColor<unsigned> illegal_count_after;
  std::optional<RejectReason> reject_reason;
  bool is_player_warned = false;

  // Scoresheets and boards.
  std::optional<bool> do_sheets_agree;
  std::optional<unsigned> agreed_ply;
  std::optional<unsigned> first_difference_ply;
  std::vector<PlayedMove> unconfirmed_tail;
  std::optional<bool> are_boards_equal;
  std::optional<ByColor<bool>> corrects;  // whose board must change
  std::optional<unsigned> last_valid_ply;
  std::optional<unsigned> missing_ply;  // of a game text
  std::optional<unsigned> plies;
  std::optional<chess::Color> draw_offer_by;
  MaybeByColor<bool> must_record;
  std::optional<bool> may_use_opponents_sheet;
  std::optional<bool> must_return_sheet_before_moving;

  // Words.
  std::vector<std::string> spoken;  // words of an announcement, in order
  std::vector<std::string> texts;   // each is right

  // Time controls and supervision.
  std::optional<Phase> time_class;
  std::optional<Millis> total_time;
  std::optional<bool> are_conditions_met;
  std::vector<Law> modes;
  std::optional<bool> is_assistant_required;
  std::optional<bool> must;
};

/// Why there is no ruling.
struct FactFault {
  enum class Kind : std::uint8_t { missing, wrong, contradictory, unanswerable };
  Kind kind = Kind::missing;
  std::string fact;  // its name for machines, for example "position.fen"
  Message expected;  // what was expected
};

using RulingOrFault = tl::expected<Ruling, FactFault>;

/// The other player loses.
constexpr Score win_of(chess::Color winner) {
  return winner == chess::Color::white ? Score::white_wins : Score::black_wins;
}
constexpr Outcome loss_of(chess::Color loser) {
  return loser == chess::Color::white ? Outcome::white_loses : Outcome::black_loses;
}

/// Cites those of the laws that the rule set has, in this order, each number once and five at most.
void cite(Ruling& ruling, Regime regime, std::initializer_list<Law> laws);

// Short ways to write a ruling with its articles and reasons, or why there is none.

/// `because`: one fact each, the most important first.
Ruling ruled(Outcome outcome, Regime regime, std::span<Law const> laws, std::vector<Message> because);
Ruling ruled(Outcome outcome, Regime regime, std::initializer_list<Law> laws, std::vector<Message> because);

/// Answers to questions of permission.
constexpr Outcome permission(bool is_allowed) { return is_allowed ? Outcome::allowed : Outcome::forbidden; }

/// The same where it may also be asked what the arbiter does about it.
constexpr Outcome permission_or_ruling(Ask ask, bool is_allowed) {
  if (ask == Ask::permission) return permission(is_allowed);
  return is_allowed ? Outcome::game_continues : Outcome::arbiter_decides;
}

/// The player loses and the other wins.
Ruling lost_by(chess::Color loser, Regime regime, std::initializer_list<Law> laws,
               std::vector<Message> because);

tl::unexpected<FactFault> missing(std::string fact, Message expected);
tl::unexpected<FactFault> wrong(std::string fact, Message expected);
tl::unexpected<FactFault> contradictory(std::string fact, Message expected);

// Blitz without the full Competition Rules comes to the articles of rapid by B.3.

/// Cites B.3 in blitz where a basic rule of rapid is cited.
inline Ruling with_way_from_blitz(Ruling ruling, Regime regime) {
  bool const is_by_basic_rules =
      std::ranges::any_of(ruling.articles, [](Law each) { return each.numbers().key.starts_with("A.5"); });
  if (regime.phase == Phase::blitz && is_by_basic_rules) cite(ruling, regime, {law("B.3")});
  return ruling;
}

}  // namespace tactus::arbitration::laws

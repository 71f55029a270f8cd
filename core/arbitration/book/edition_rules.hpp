// SPDX-License-Identifier: GPL-3.0-or-later
// What differs between the editions of the Laws, as data side by side. The E-numbers are rows of the
// catalogue's table of differences; the articles are those of 2023 unless said otherwise. What the Finnish
// team-blitz sets change stands beside them.
#pragma once

#include "core/arbitration/book/rule_set.hpp"
#include "core/instant.hpp"

#include <chrono>
#include <optional>

namespace tactus::arbitration::laws {

using std::chrono_literals::operator""min;

template <class Value>
struct ByPhase {
  Value standard{};
  Value rapid{};
  Value blitz{};

  constexpr Value const& operator[](Phase phase) const {
    switch (phase) {
      case Phase::standard: return standard;
      case Phase::rapid: return rapid;
      case Phase::blitz: break;
    }
    return blitz;
  }
};

/// How an act is counted that 7.5.3 or 7.5.4 treat as an illegal move.
enum class Counting : std::uint8_t {
  not_an_illegal_move,  // left to the arbiter by 12.9
  own_counter,          // the second of the same kind loses
  common_counter,       // together with illegal moves
};

/// What the arbiter does about a fallen flag where the Competition Rules do not apply in full.
enum class ArbiterAndFlag : std::uint8_t { not_mentioned, may_intervene, must_intervene, must_not_intervene };

/// Whose time is left alone when the clock is adjusted for an assistant.
enum class AllowanceSpares : std::uint8_t { user_of_assistant, disabled_player };

/// How far the opponent must have gone with his next move.
enum class MoveStage : std::uint8_t { made, completed };

struct EditionRules {
  // Penalties: 7.5, A.3, A.5.2, B.2, B.3.
  ByPhase<Millis> added_time;         // what the opponent gets (7.5.5, 9.5.3)
  bool first_illegal_loses_in_basic;  // without the Competition Rules
  Counting press_without_move;        // 7.5.3
  Counting two_hands;                 // 7.5.4
  bool two_hands_need_press;          // only when the clock was pressed
  MoveStage illegal_position_waits;   // A.5.4
  bool must_lose_for_refusal;         // 11.7 "shall", else "may"

  // Irregularities: 7.2, 7.3.
  std::optional<unsigned> reversed_colors_restart_below;  // moves by each; nothing: play on

  // Flags: 6.9, A.5.3, A.5.5, III.3.
  bool claimants_flag_must_be_up;     // A.5.3
  ArbiterAndFlag arbiter_and_flag;    // A.5.5
  bool both_flags_rule_is_in_laws;    // 2014 6.11; else only Guideline III
  bool quickplay_by_finnish_default;  // in force in Finland unless said otherwise
  bool quickplay_grants_delay;        // delay or increment; else increment alone

  // Clocks: 6.2.6, 6.7.
  std::optional<Millis> unannounced_default_time;  // 6.7.1; nothing: the event must specify one
  AllowanceSpares allowance_spares;                // 6.2.6

  // Conduct: 11.3, A.4.3, B.2.3, D.2.11.
  bool may_devices_be_approved;        // 11.3.2; else a means of communication is never allowed
  bool finns_warn_for_first_sound;     // Finnish practice for the sound of a phone
  bool may_ask_to_see_score;           // A.4.3, B.2.3
  bool deaf_opponent_needs_assistant;  // D.2.11

  // Results: 5.1, 5.2, 9.1, 9.6.
  bool resigner_draws_if_no_mate;    // 5.1.2
  unsigned moves_before_agreement;   // 5.2.3, by each
  bool may_forbid_offers;            // 9.1.1, besides agreeing
  bool fivefold_by_alternate_moves;  // 9.6.1

  // Notation: Appendix C.
  bool is_long_form_named;  // C.8, the square of origin written, too
};

// clang-format off
inline constexpr EditionRules rules_of_2014{
  .added_time = {2min, 2min, 1min},
  .first_illegal_loses_in_basic = true,
  .press_without_move = Counting::not_an_illegal_move,
  .two_hands = Counting::not_an_illegal_move,
  .two_hands_need_press = false,
  .illegal_position_waits = MoveStage::made,
  .must_lose_for_refusal = false,
  .reversed_colors_restart_below = std::nullopt,
  .claimants_flag_must_be_up = true,
  .arbiter_and_flag = ArbiterAndFlag::not_mentioned,
  .both_flags_rule_is_in_laws = true,
  .quickplay_by_finnish_default = true,
  .quickplay_grants_delay = true,
  .unannounced_default_time = std::nullopt,
  .allowance_spares = AllowanceSpares::user_of_assistant,
  .may_devices_be_approved = false,
  .finns_warn_for_first_sound = true,
  .may_ask_to_see_score = false,
  .deaf_opponent_needs_assistant = false,
  .resigner_draws_if_no_mate = false,
  .moves_before_agreement = 0,
  .may_forbid_offers = false,
  .fivefold_by_alternate_moves = true,
  .is_long_form_named = false,
};
inline constexpr EditionRules rules_of_2017{
  .added_time = {2min, 2min, 1min},
  .first_illegal_loses_in_basic = true,
  .press_without_move = Counting::own_counter,
  .two_hands = Counting::own_counter,
  .two_hands_need_press = false,
  .illegal_position_waits = MoveStage::made,
  .must_lose_for_refusal = false,
  .reversed_colors_restart_below = 10,
  .claimants_flag_must_be_up = true,
  .arbiter_and_flag = ArbiterAndFlag::may_intervene,
  .both_flags_rule_is_in_laws = false,
  .quickplay_by_finnish_default = true,
  .quickplay_grants_delay = false,
  .unannounced_default_time = 0min,
  .allowance_spares = AllowanceSpares::user_of_assistant,
  .may_devices_be_approved = true,
  .finns_warn_for_first_sound = true,
  .may_ask_to_see_score = true,
  .deaf_opponent_needs_assistant = true,
  .resigner_draws_if_no_mate = false,
  .moves_before_agreement = 1,
  .may_forbid_offers = false,
  .fivefold_by_alternate_moves = false,
  .is_long_form_named = true,
};
inline constexpr EditionRules rules_of_2023{
  .added_time = {2min, 1min, 1min},
  .first_illegal_loses_in_basic = false,
  .press_without_move = Counting::common_counter,
  .two_hands = Counting::common_counter,
  .two_hands_need_press = true,
  .illegal_position_waits = MoveStage::completed,
  .must_lose_for_refusal = true,
  .reversed_colors_restart_below = 10,
  .claimants_flag_must_be_up = false,
  .arbiter_and_flag = ArbiterAndFlag::must_intervene,
  .both_flags_rule_is_in_laws = false,
  .quickplay_by_finnish_default = false,
  .quickplay_grants_delay = false,
  .unannounced_default_time = 0min,
  .allowance_spares = AllowanceSpares::disabled_player,
  .may_devices_be_approved = true,
  .finns_warn_for_first_sound = false,
  .may_ask_to_see_score = true,
  .deaf_opponent_needs_assistant = true,
  .resigner_draws_if_no_mate = true,
  .moves_before_agreement = 1,
  .may_forbid_offers = true,
  .fivefold_by_alternate_moves = false,
  .is_long_form_named = true,
};
// clang-format on

constexpr EditionRules const& rules_of(Edition edition) {
  switch (edition) {
    case Edition::fide_2014: return rules_of_2014;
    case Edition::fide_2017: return rules_of_2017;
    case Edition::fide_2023: break;
  }
  return rules_of_2023;
}
constexpr EditionRules const& rules_of(Regime regime) { return rules_of(edition_of(regime.rules)); }

// The same numbers in every edition.

inline constexpr unsigned basic_set_up_limit = 10;      // A.5.1: moves by each, no corrections after them
inline constexpr unsigned finnish_set_up_limit = 3;     // Finnish 3: the set-up is corrected up to them
inline constexpr unsigned losing_illegal_move = 2;      // 7.5.5: the second one
inline constexpr unsigned most_score_requests = 5;      // A.4.3, B.2.3: more are a distraction
inline constexpr Millis finnish_default_time = 30min;   // Finnish practice, by all three texts
inline constexpr Millis quickplay_limit = 2min;         // III.4, III.5: less than this on the clock
inline constexpr Millis quickplay_added_time = 2min;    // III.4, III.5.3
inline constexpr Millis quickplay_increment{5000};      // III.4
inline constexpr Millis doubtful_blitz_penalty = 2min;  // 2023 B.2 read literally

/// Rapid or blitz, and not under the Competition Rules in full.
constexpr bool has_basic_rules(Regime regime) { return is_basic(regime) && regime.phase != Phase::standard; }
/// Only where the phase asks for one minute instead of two (A.3, 2014 and 2017 B.2).
constexpr bool is_penalty_shortened(Regime regime) {
  return rules_of(regime).added_time[regime.phase] < rules_of(regime).added_time.standard;
}

}  // namespace tactus::arbitration::laws

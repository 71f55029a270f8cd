// SPDX-License-Identifier: GPL-3.0-or-later
// How an enumerator gets its word in a case, and the words of the happenings (docs/developers/situations.md);
// the others: names.hpp. They are format: never change one, only add.
#pragma once

#include "core/arbitration/laws/cases/ruling.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::program::ruling {

namespace laws = arbitration::laws;
namespace fact = laws::fact;
namespace event = laws::event;

template <class Enum>
struct Name {
  Enum value;
  std::string_view text;
};

template <class Enum>
inline constexpr std::array<Name<Enum>, 0> names{};

template <class Enum>
constexpr std::string_view name_of(Enum value) {
  for (auto const& each : names<Enum>)
    if (each.value == value) return each.text;
  return {};
}

template <class Enum>
constexpr std::optional<Enum> value_of(std::string_view text) {
  for (auto const& each : names<Enum>)
    if (each.text == text) return each.value;
  return std::nullopt;
}

template <class Enum>
std::vector<std::string_view> words_of_enum() {
  std::vector<std::string_view> words;
  words.reserve(names<Enum>.size());
  for (auto const& each : names<Enum>) words.push_back(each.text);
  return words;
}

/// "white or black", "standard, rapid or blitz": what a fault says was expected.
template <class Enum>
std::string all_names() {
  std::string text;
  for (std::size_t i = 0; i < names<Enum>.size(); ++i) {
    if (i > 0) text += i + 1 == names<Enum>.size() ? " or " : ", ";
    text += names<Enum>[i].text;
  }
  return text;
}

// Happenings.

template <>
inline constexpr auto names<laws::Actor> = std::to_array<Name<laws::Actor>>({
    {laws::Actor::white, "white"},
    {laws::Actor::black, "black"},
    {laws::Actor::assistant, "assistant"},
    {laws::Actor::sighted_assistant, "sighted-assistant"},
    {laws::Actor::arbiter, "arbiter"},
    {laws::Actor::captain, "captain"},
    {laws::Actor::coach, "coach"},
    {laws::Actor::parent, "parent"},
    {laws::Actor::spectator, "spectator"},
    {laws::Actor::other_player, "other-player"},
});

template <>
inline constexpr auto names<laws::Listener> = std::to_array<Name<laws::Listener>>({
    {laws::Listener::white, "white"},
    {laws::Listener::black, "black"},
    {laws::Listener::players, "players"},
    {laws::Listener::arbiter, "arbiter"},
});

template <>
inline constexpr auto names<event::TouchIntent> = std::to_array<Name<event::TouchIntent>>({
    {event::TouchIntent::move, "move"},
    {event::TouchIntent::capture, "capture"},
    {event::TouchIntent::castle, "castle"},
    {event::TouchIntent::adjust, "adjust"},
    {event::TouchIntent::accidental, "accidental"},
});

template <>
inline constexpr auto names<event::DisplacedIntent> = std::to_array<Name<event::DisplacedIntent>>({
    {event::DisplacedIntent::obviously_accidental, "obviously-accidental"},
    {event::DisplacedIntent::unclear, "unclear"},
});

template <>
inline constexpr auto names<event::Saying> = std::to_array<Name<event::Saying>>({
    {event::Saying::both_times, "both-times"},
    {event::Saying::engine_evaluation, "engine-evaluation"},
    {event::Saying::illegal_move_completed, "illegal-move-completed"},
    {event::Saying::move_count, "move-count"},
    {event::Saying::opponents_move, "opponents-move"},
    {event::Saying::position_occurred_third_time, "position-occurred-third-time"},
    {event::Saying::you_have_not_pressed_the_clock, "you-have-not-pressed-the-clock"},
    {event::Saying::your_move_is_illegal, "your-move-is-illegal"},
});

template <>
inline constexpr auto names<event::ClaimKind> = std::to_array<Name<event::ClaimKind>>({
    {event::ClaimKind::flag, "flag"},
    {event::ClaimKind::illegal_move, "illegal-move"},
    {event::ClaimKind::touch_move, "touch-move"},
    {event::ClaimKind::threefold_occurred, "threefold-occurred"},
    {event::ClaimKind::threefold_intended, "threefold-intended"},
    {event::ClaimKind::fifty_occurred, "fifty-occurred"},
    {event::ClaimKind::fifty_intended, "fifty-intended"},
    {event::ClaimKind::normal_means, "normal-means"},
    {event::ClaimKind::displaced, "displaced"},
    {event::ClaimKind::clock_setting, "clock-setting"},
});

template <>
inline constexpr auto names<event::ExtraTime> = std::to_array<Name<event::ExtraTime>>({
    {event::ExtraTime::increment, "increment"},
    {event::ExtraTime::delay, "delay"},
});

template <>
inline constexpr auto names<event::Observed> = std::to_array<Name<event::Observed>>({
    {event::Observed::both_flags_down, "both-flags-down"},
    {event::Observed::both_kings_in_check, "both-kings-in-check"},
    {event::Observed::fifty_moves, "fifty-moves"},
    {event::Observed::flag_fall, "flag-fall"},
    {event::Observed::illegal_move, "illegal-move"},
    {event::Observed::pawn_on_last_rank, "pawn-on-last-rank"},
    {event::Observed::illegal_position, "illegal-position"},
});

template <>
inline constexpr auto names<event::Finding> = std::to_array<Name<event::Finding>>({
    {event::Finding::no_progress_since_claim, "no-progress-since-claim"},
    {event::Finding::opponent_made_no_sufficient_attempt, "opponent-made-no-sufficient-attempt"},
});

template <>
inline constexpr auto names<event::AssistantsDuty> = std::to_array<Name<event::AssistantsDuty>>({
    {event::AssistantsDuty::operates_clock, "assistant-operates-clock"},
    {event::AssistantsDuty::keeps_score, "assistant-keeps-score"},
});

template <>
inline constexpr auto names<event::ClockMisuse> = std::to_array<Name<event::ClockMisuse>>({
    {event::ClockMisuse::other_hand, "other-hand"},
    {event::ClockMisuse::finger_on_button, "finger-on-button"},
    {event::ClockMisuse::before_moving, "before-moving"},
    {event::ClockMisuse::forcibly, "forcibly"},
    {event::ClockMisuse::picked_up, "picked-up"},
    {event::ClockMisuse::knocked_over, "knocked-over"},
});

template <>
inline constexpr auto names<event::StopReason> = std::to_array<Name<event::StopReason>>({
    {event::StopReason::call_arbiter, "call-arbiter"},
    {event::StopReason::promotion_piece, "promotion-piece"},
    {event::StopReason::claim, "claim"},
    {event::StopReason::irregularity, "irregularity"},
    {event::StopReason::clock_fault, "clock-fault"},
    {event::StopReason::disturbance, "disturbance"},
    {event::StopReason::illness, "illness"},
    {event::StopReason::toilet, "toilet"},
    {event::StopReason::phone_call, "phone-call"},
    {event::StopReason::smoke, "smoke"},
    {event::StopReason::none, "none"},
});

template <>
inline constexpr auto names<event::OfferTime> = std::to_array<Name<event::OfferTime>>({
    {event::OfferTime::after_move, "after-move"},
    {event::OfferTime::before_move, "before-move"},
    {event::OfferTime::opponents_time, "opponents-time"},
});

template <>
inline constexpr auto names<event::SignedScore> = std::to_array<Name<event::SignedScore>>({
    {event::SignedScore::white_wins, "1-0"},
    {event::SignedScore::black_wins, "0-1"},
    {event::SignedScore::draw, "1/2-1/2"},
});

template <>
inline constexpr auto names<event::TakenBack> = std::to_array<Name<event::TakenBack>>({
    {event::TakenBack::resignation, "resignation"},
    {event::TakenBack::claim, "claim"},
    {event::TakenBack::offer, "offer"},
    {event::TakenBack::acceptance, "acceptance"},
    {event::TakenBack::result, "result"},
});

template <>
inline constexpr auto names<event::Asked> = std::to_array<Name<event::Asked>>({
    {event::Asked::time, "time"},
    {event::Asked::move, "move"},
    {event::Asked::move_count, "move-count"},
});

template <>
inline constexpr auto names<event::Area> = std::to_array<Name<event::Area>>({
    {event::Area::playing_area, "playing-area"},
    {event::Area::playing_venue, "playing-venue"},
});

template <>
inline constexpr auto names<event::Disturbance> = std::to_array<Name<event::Disturbance>>({
    {event::Disturbance::talking, "talking"},
    {event::Disturbance::noise, "noise"},
    {event::Disturbance::offers, "offers"},
    {event::Disturbance::claims, "claims"},
    {event::Disturbance::analysis, "analysis"},
    {event::Disturbance::notes, "notes"},
    {event::Disturbance::advice, "advice"},
    {event::Disturbance::other, "other"},
});

}  // namespace tactus::program::ruling

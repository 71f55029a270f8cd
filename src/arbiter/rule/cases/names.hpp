// SPDX-License-Identifier: GPL-3.0-or-later
// The words that stand for enumerators in a case and its answer (docs/laws.md). They are format: never change
// one, only add.
#pragma once

#include "core/arbitration/laws/cases/ruling.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

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

template <>
inline constexpr auto names<chess::Color> =
    std::to_array<Name<chess::Color>>({{chess::Color::white, "white"}, {chess::Color::black, "black"}});

/// In `place` and `pick-up`.
template <>
inline constexpr auto names<chess::Kind> = std::to_array<Name<chess::Kind>>({
    {chess::Kind::king, "K"},
    {chess::Kind::queen, "Q"},
    {chess::Kind::rook, "R"},
    {chess::Kind::bishop, "B"},
    {chess::Kind::knight, "N"},
    {chess::Kind::pawn, "P"},
});

// The rules.

template <>
inline constexpr auto names<laws::RuleSet> = std::to_array<Name<laws::RuleSet>>({
    {laws::RuleSet::fide_2014, "fide-2014"},
    {laws::RuleSet::fide_2017, "fide-2017"},
    {laws::RuleSet::fide_2023, "fide-2023"},
    {laws::RuleSet::fi_blitz_2024_increment, "fi-blitz-2024-increment"},
    {laws::RuleSet::fi_blitz_2024_fixed, "fi-blitz-2024-fixed"},
    {laws::RuleSet::fi_blitz_increment_old, "fi-blitz-increment-old"},
});

template <>
inline constexpr auto names<laws::Phase> = std::to_array<Name<laws::Phase>>({
    {laws::Phase::standard, "standard"},
    {laws::Phase::rapid, "rapid"},
    {laws::Phase::blitz, "blitz"},
});

template <>
inline constexpr auto names<laws::Supervision> = std::to_array<Name<laws::Supervision>>({
    {laws::Supervision::competition, "competition"},
    {laws::Supervision::basic, "basic"},
});

template <>
inline constexpr auto names<laws::Ask> = std::to_array<Name<laws::Ask>>({
    {laws::Ask::parse, "parse"},
    {laws::Ask::notation, "notation"},
    {laws::Ask::announce, "announce"},
    {laws::Ask::move_status, "move-status"},
    {laws::Ask::must_move, "must-move"},
    {laws::Ask::divergence, "divergence"},
    {laws::Ask::ruling, "ruling"},
    {laws::Ask::result, "result"},
    {laws::Ask::permission, "permission"},
    {laws::Ask::clock, "clock"},
    {laws::Ask::record, "record"},
    {laws::Ask::classify, "classify"},
    {laws::Ask::next_action, "next-action"},
});

// Facts.

template <>
inline constexpr auto names<laws::SheetLanguage> = std::to_array<Name<laws::SheetLanguage>>({
    {laws::SheetLanguage::english, "en"},
    {laws::SheetLanguage::german, "de"},
    {laws::SheetLanguage::finnish, "fi"},
    {laws::SheetLanguage::swedish, "sv"},
    {laws::SheetLanguage::french, "fr"},
    {laws::SheetLanguage::english_descriptive, "en-descriptive"},
});

template <>
inline constexpr auto names<laws::Medium> = std::to_array<Name<laws::Medium>>({
    {laws::Medium::paper, "paper"},
    {laws::Medium::braille, "braille"},
});

template <>
inline constexpr auto names<laws::BoardKind> = std::to_array<Name<laws::BoardKind>>({
    {laws::BoardKind::tactile, "tactile"},
    {laws::BoardKind::normal, "normal"},
});

template <>
inline constexpr auto names<laws::Country> = std::to_array<Name<laws::Country>>({
    {laws::Country::finland, "Finland"},
    {laws::Country::other, "other"},
});

template <>
inline constexpr auto names<fact::FirstFlag> = std::to_array<Name<fact::FirstFlag>>({
    {fact::FirstFlag::white, "white"},
    {fact::FirstFlag::black, "black"},
    {fact::FirstFlag::unknown, "unknown"},
});

template <>
inline constexpr auto names<fact::InitialFault> = std::to_array<Name<fact::InitialFault>>({
    {fact::InitialFault::bishop_knight_swapped, "bishop-knight-swapped"},
    {fact::InitialFault::king_queen_swapped, "king-queen-swapped"},
    {fact::InitialFault::rook_a1_knight_b1_swapped, "rook-a1-knight-b1-swapped"},
    {fact::InitialFault::white_king_on_d1, "white-king-on-d1"},
});

template <>
inline constexpr auto names<fact::ScoreMethod> = std::to_array<Name<fact::ScoreMethod>>({
    {fact::ScoreMethod::braille, "braille"},
    {fact::ScoreMethod::voice_recorder, "voice-recorder"},
});

// Happenings.

template <>
inline constexpr auto names<laws::Actor> = std::to_array<Name<laws::Actor>>({
    {laws::Actor::white, "white"},
    {laws::Actor::black, "black"},
    {laws::Actor::assistant, "assistant"},
    {laws::Actor::sighted_assistant, "sighted-assistant"},
    {laws::Actor::arbiter, "arbiter"},
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
});

template <>
inline constexpr auto names<event::Finding> = std::to_array<Name<event::Finding>>({
    {event::Finding::no_progress_since_claim, "no-progress-since-claim"},
    {event::Finding::opponent_made_no_sufficient_attempt, "opponent-made-no-sufficient-attempt"},
});

// Rulings.

template <>
inline constexpr auto names<laws::Outcome> = std::to_array<Name<laws::Outcome>>({
    {laws::Outcome::white_loses, "white-loses"},
    {laws::Outcome::black_loses, "black-loses"},
    {laws::Outcome::both_lose, "both-lose"},
    {laws::Outcome::draw, "draw"},
    {laws::Outcome::restore_position, "restore-position"},
    {laws::Outcome::time_added, "time-added"},
    {laws::Outcome::move_must_be_made, "move-must-be-made"},
    {laws::Outcome::free_choice, "free-choice"},
    {laws::Outcome::move_stands, "move-stands"},
    {laws::Outcome::game_continues, "game-continues"},
    {laws::Outcome::claim_rejected, "claim-rejected"},
    {laws::Outcome::new_game, "new-game"},
    {laws::Outcome::transfer_position, "transfer-position"},
    {laws::Outcome::warning, "warning"},
    {laws::Outcome::arbiter_decides, "arbiter-decides"},
    {laws::Outcome::allowed, "allowed"},
    {laws::Outcome::forbidden, "forbidden"},
    {laws::Outcome::invalid_notation, "invalid-notation"},
    {laws::Outcome::computed, "computed"},
});

template <>
inline constexpr auto names<laws::Score> = std::to_array<Name<laws::Score>>({
    {laws::Score::white_wins, "1-0"},
    {laws::Score::black_wins, "0-1"},
    {laws::Score::draw, "1/2-1/2"},
    {laws::Score::both_lose, "0-0"},
});

template <>
inline constexpr auto names<laws::Lacking> = std::to_array<Name<laws::Lacking>>({
    {laws::Lacking::announce, "announce"},
    {laws::Lacking::place, "place"},
    {laws::Lacking::remove_captured, "remove-captured"},
});

template <>
inline constexpr auto names<laws::Wing> = std::to_array<Name<laws::Wing>>({
    {laws::Wing::kingside, "kingside"},
    {laws::Wing::queenside, "queenside"},
});

template <>
inline constexpr auto names<laws::CastlingForm> = std::to_array<Name<laws::CastlingForm>>({
    {laws::CastlingForm::double_move, "double-move"},
    {laws::CastlingForm::transposition, "transposition"},
    {laws::CastlingForm::king_only, "king-only"},
    {laws::CastlingForm::rook_only, "rook-only"},
});

template <>
inline constexpr auto names<laws::RejectReason> = std::to_array<Name<laws::RejectReason>>({
    {laws::RejectReason::not_having_the_move, "not-having-the-move"},
    {laws::RejectReason::touched, "touched"},
});

template <>
inline constexpr auto names<laws::FactFault::Kind> = std::to_array<Name<laws::FactFault::Kind>>({
    {laws::FactFault::Kind::missing, "missing-fact"},
    {laws::FactFault::Kind::wrong, "wrong-fact"},
    {laws::FactFault::Kind::contradictory, "contradictory-facts"},
    {laws::FactFault::Kind::unanswerable, "unanswerable"},
});

}  // namespace tactus::program::ruling

// SPDX-License-Identifier: GPL-3.0-or-later
// The words that stand for enumerators in a case and its answer (docs/arbiters/laws.md). They are format:
// never change one, only add.
#pragma once

#include "src/arbiter/rule/cases/names_of_happenings.hpp"

namespace tactus::program::ruling {

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

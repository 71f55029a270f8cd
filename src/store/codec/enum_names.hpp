// SPDX-License-Identifier: GPL-3.0-or-later
// The words that stand for enumerators in a game file. They are format: never change one, only add.
#pragma once

#include "core/table/event.hpp"

#include <array>
#include <optional>
#include <string_view>

namespace tactus::store {

template <class Enum>
struct EnumName {
  Enum value;
  std::string_view text;
};

template <class Enum>
inline constexpr std::array<EnumName<Enum>, 0> enum_names{};

template <>
inline constexpr auto enum_names<chess::Color> =
    std::to_array<EnumName<chess::Color>>({{chess::Color::white, "white"}, {chess::Color::black, "black"}});

template <>
inline constexpr auto enum_names<chess::Kind> = std::to_array<EnumName<chess::Kind>>({
    {chess::Kind::pawn, "pawn"},
    {chess::Kind::knight, "knight"},
    {chess::Kind::bishop, "bishop"},
    {chess::Kind::rook, "rook"},
    {chess::Kind::queen, "queen"},
    {chess::Kind::king, "king"},
});

template <>
inline constexpr auto enum_names<chess::MoveKind> = std::to_array<EnumName<chess::MoveKind>>({
    {chess::MoveKind::normal, "normal"},
    {chess::MoveKind::double_push, "double_push"},
    {chess::MoveKind::en_passant, "en_passant"},
    {chess::MoveKind::castle_short, "castle_short"},
    {chess::MoveKind::castle_long, "castle_long"},
    {chess::MoveKind::promote_knight, "promote_knight"},
    {chess::MoveKind::promote_bishop, "promote_bishop"},
    {chess::MoveKind::promote_rook, "promote_rook"},
    {chess::MoveKind::promote_queen, "promote_queen"},
});

template <>
inline constexpr auto enum_names<chess::CheckState> = std::to_array<EnumName<chess::CheckState>>({
    {chess::CheckState::none, "none"},
    {chess::CheckState::check, "check"},
    {chess::CheckState::mate, "mate"},
});

template <>
inline constexpr auto enum_names<table::Audience> = std::to_array<EnumName<table::Audience>>({
    {table::Audience::table, "table"},
    {table::Audience::white, "white"},
    {table::Audience::black, "black"},
    {table::Audience::white_assistant, "white_assistant"},
    {table::Audience::black_assistant, "black_assistant"},
});

template <>
inline constexpr auto enum_names<table::GameResult> = std::to_array<EnumName<table::GameResult>>({
    {table::GameResult::open, "*"},
    {table::GameResult::white_wins, "1-0"},
    {table::GameResult::black_wins, "0-1"},
    {table::GameResult::draw, "1/2-1/2"},
    {table::GameResult::annulled, "annulled"},
});

template <>
inline constexpr auto enum_names<table::Ending> = std::to_array<EnumName<table::Ending>>({
    {table::Ending::result, "result"},
    {table::Ending::checkmate, "checkmate"},
    {table::Ending::stalemate, "stalemate"},
    {table::Ending::resignation, "resignation"},
    {table::Ending::kings, "kings"},
});

template <>
inline constexpr auto enum_names<table::Device> = std::to_array<EnumName<table::Device>>({
    {table::Device::white_board, "white_board"},
    {table::Device::black_board, "black_board"},
    {table::Device::clock, "clock"},
    {table::Device::braille_display, "braille_display"},
    {table::Device::white_keypad, "white_keypad"},
    {table::Device::black_keypad, "black_keypad"},
    {table::Device::white_display, "white_display"},
    {table::Device::black_display, "black_display"},
    {table::Device::loudspeaker, "loudspeaker"},
    {table::Device::white_earphone, "white_earphone"},
    {table::Device::black_earphone, "black_earphone"},
    {table::Device::disk, "disk"},
});

template <>
inline constexpr auto enum_names<table::MoveRefusal> = std::to_array<EnumName<table::MoveRefusal>>({
    {table::MoveRefusal::not_a_move, "not_a_move"},
    {table::MoveRefusal::no_legal_move, "no_legal_move"},
    {table::MoveRefusal::several_moves, "several_moves"},
});

template <>
inline constexpr auto enum_names<table::TwiceEntered> = std::to_array<EnumName<table::TwiceEntered>>({
    {table::TwiceEntered::resignation, "resignation"},
    {table::TwiceEntered::threefold, "threefold"},
    {table::TwiceEntered::fifty_moves, "fifty_moves"},
    {table::TwiceEntered::flag_fall, "flag_fall"},
    {table::TwiceEntered::illegal_move, "illegal_move"},
    {table::TwiceEntered::adjournment, "adjournment"},
    {table::TwiceEntered::normal_means, "normal_means"},
    {table::TwiceEntered::extra_seconds, "extra_seconds"},
});
template <>
inline constexpr auto enum_names<table::SideQuestion> = std::to_array<EnumName<table::SideQuestion>>({
    {table::SideQuestion::whose_flag, "whose_flag"},
    {table::SideQuestion::who_accepts, "who_accepts"},
    {table::SideQuestion::which_side, "which_side"},
    {table::SideQuestion::who_resigns, "who_resigns"},
});

template <>
inline constexpr auto enum_names<table::Request> = std::to_array<EnumName<table::Request>>({
    {table::Request::announce, "announce"},
    {table::Request::repeat, "repeat"},
    {table::Request::times, "times"},
    {table::Request::move_number, "move_number"},
    {table::Request::keypad, "keypad"},
    {table::Request::flags, "flags"},
    {table::Request::score, "score"},
    {table::Request::position, "position"},
    {table::Request::leave, "leave"},
    {table::Request::adjust, "adjust"},
    {table::Request::kings, "kings"},
    {table::Request::where, "where"},
});

template <>
inline constexpr auto enum_names<table::RecorderFact> = std::to_array<EnumName<table::RecorderFact>>({
    {table::RecorderFact::begun, "begun"},
    {table::RecorderFact::nothing_to_record, "nothing_to_record"},
    {table::RecorderFact::silent, "silent"},
    {table::RecorderFact::not_kept, "not_kept"},
    {table::RecorderFact::microphone_missing, "microphone_missing"},
    {table::RecorderFact::microphone_lost, "microphone_lost"},
    {table::RecorderFact::microphone_found, "microphone_found"},
});

template <>
inline constexpr auto enum_names<table::Lapse> = std::to_array<EnumName<table::Lapse>>({
    {table::Lapse::move_made, "move_made"},
    {table::Lapse::declined, "declined"},
    {table::Lapse::another_proposal, "another_proposal"},
    {table::Lapse::not_repeated, "not_repeated"},
    {table::Lapse::move_corrected, "move_corrected"},
});

template <>
inline constexpr auto enum_names<table::Unheard> = std::to_array<EnumName<table::Unheard>>({
    {table::Unheard::no_sound, "no_sound"},
    {table::Unheard::left_out, "left_out"},
    {table::Unheard::shortened, "shortened"},
});

template <>
inline constexpr auto enum_names<table::DutyKind> = std::to_array<EnumName<table::DutyKind>>({
    {table::DutyKind::make_move, "make_move"},
    {table::DutyKind::announce_move, "announce_move"},
    {table::DutyKind::start_clock, "start_clock"},
    {table::DutyKind::write_move, "write_move"},
    {table::DutyKind::tell_on_request, "tell_on_request"},
    {table::DutyKind::seal_move, "seal_move"},
    {table::DutyKind::fill_envelope, "fill_envelope"},
});

template <>
inline constexpr auto enum_names<table::EquipmentFault> = std::to_array<EnumName<table::EquipmentFault>>({
    {table::EquipmentFault::boards_exchanged, "boards_exchanged"},
    {table::EquipmentFault::board_turned, "board_turned"},
    {table::EquipmentFault::board_turned_by_quarter, "board_turned_by_quarter"},
    {table::EquipmentFault::another_kind, "another_kind"},
    {table::EquipmentFault::pieces_fell, "pieces_fell"},
    {table::EquipmentFault::king_not_seen, "king_not_seen"},
    {table::EquipmentFault::clock_sides_right, "clock_sides_right"},
    {table::EquipmentFault::clock_sides_exchanged, "clock_sides_exchanged"},
    {table::EquipmentFault::time_not_as_agreed, "time_not_as_agreed"},
    {table::EquipmentFault::not_start_position, "not_start_position"},
    {table::EquipmentFault::moves_missed, "moves_missed"},
    {table::EquipmentFault::moves_taken_back, "moves_taken_back"},
});

template <>
inline constexpr auto enum_names<table::IrregularityKind> = std::to_array<EnumName<table::IrregularityKind>>({
    {table::IrregularityKind::pressed_without_move, "pressed_without_move"},
    {table::IrregularityKind::pressed_without_announcing, "pressed_without_announcing"},
    {table::IrregularityKind::announced_another_move, "announced_another_move"},
    {table::IrregularityKind::repeated_another_move, "repeated_another_move"},
    {table::IrregularityKind::offered_draw_untimely, "offered_draw_untimely"},
    {table::IrregularityKind::clock_stands, "clock_stands"},
    {table::IrregularityKind::pressed_while_announced, "pressed_while_announced"},
    {table::IrregularityKind::arrival_not_seen, "arrival_not_seen"},
    {table::IrregularityKind::capture_not_seen, "capture_not_seen"},
    {table::IrregularityKind::promotion_not_named, "promotion_not_named"},
    {table::IrregularityKind::moved_after_resigning, "moved_after_resigning"},
});

template <>
inline constexpr auto enum_names<table::ClaimKind> = std::to_array<EnumName<table::ClaimKind>>({
    {table::ClaimKind::threefold, "threefold"},
    {table::ClaimKind::fifty_moves, "fifty_moves"},
    {table::ClaimKind::flag_fall, "flag_fall"},
    {table::ClaimKind::illegal_move, "illegal_move"},
    {table::ClaimKind::touched_piece, "touched_piece"},
    {table::ClaimKind::normal_means, "normal_means"},
    {table::ClaimKind::extra_seconds, "extra_seconds"},
});

template <>
inline constexpr auto enum_names<table::BoardKind> = std::to_array<EnumName<table::BoardKind>>({
    {table::BoardKind::keyboard, "keyboard"},
    {table::BoardKind::pieces, "pieces"},
    {table::BoardKind::occupancy, "occupancy"},
});

template <>
inline constexpr auto enum_names<table::Announcer> = std::to_array<EnumName<table::Announcer>>({
    {table::Announcer::person, "person"},
    {table::Announcer::tactus, "tactus"},
});

template <>
inline constexpr auto enum_names<table::DifferenceNotice> = std::to_array<EnumName<table::DifferenceNotice>>({
    {table::DifferenceNotice::nobody, "nobody"},
    {table::DifferenceNotice::call_arbiter, "call_arbiter"},
});

template <>
inline constexpr auto enum_names<Phase> = std::to_array<EnumName<Phase>>({
    {Phase::standard, "standard"},
    {Phase::rapid, "rapid"},
    {Phase::blitz, "blitz"},
});

template <>
inline constexpr auto enum_names<Supervision> = std::to_array<EnumName<Supervision>>({
    {Supervision::competition, "competition"},
    {Supervision::basic, "basic"},
});

template <class Enum>
constexpr std::string_view name_of(Enum value) {
  for (auto const& each : enum_names<Enum>)
    if (each.value == value) return each.text;
  return {};
}

template <class Enum>
constexpr std::optional<Enum> value_of(std::string_view text) {
  for (auto const& each : enum_names<Enum>)
    if (each.text == text) return each.value;
  return std::nullopt;
}

}  // namespace tactus::store

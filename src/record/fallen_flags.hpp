// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clock/reading.hpp"
#include "core/table/event.hpp"

#include <optional>
#include <utility>
#include <variant>

namespace tactus::record {

/// Whose flag has fallen: as the clock was read last, or as the arbiter or both players took it (6.8), where
/// a claim of it was upheld and no move has followed.
class FallenFlags {
 public:
  void take(table::TableEvent const& event);
  /// The loser by this result, where his flag has fallen.
  std::optional<chess::Color> of_loser(table::GameResult result) const;

 private:
  void show(bool of_white, bool of_black);
  void note(table::Input const& input);
  void note(table::Announcement const& told);
  void note(table::EquipmentFault explained);

  bool is_shown_white_ = false, is_shown_black_ = false;
  bool is_clock_exchanged_ = false;
  std::optional<chess::Color> claimant_;  // whatever he claimed last
  std::optional<chess::Color> claimed_, upheld_;
};

inline void FallenFlags::take(table::TableEvent const& event) {
  if (auto const* const input = std::get_if<table::Input>(&event)) return note(*input);
  auto const& outcome = std::get<table::Outcome>(event);
  if (std::holds_alternative<table::MoveCompleted>(outcome) ||
      std::holds_alternative<table::PositionRestored>(outcome))
    upheld_.reset();
  if (auto const* const told = std::get_if<table::Told>(&outcome)) note(told->announcement);
  if (auto const* const explained = std::get_if<table::EquipmentExplained>(&outcome)) note(explained->fault);
}

inline void FallenFlags::show(bool of_white, bool of_black) {
  is_shown_white_ = is_clock_exchanged_ ? of_black : of_white;
  is_shown_black_ = is_clock_exchanged_ ? of_white : of_black;
}

inline void FallenFlags::note(table::Input const& input) {
  if (auto const* const claim = std::get_if<table::ClaimMade>(&input)) claimant_ = claim->by;
  if (auto const* const seen = std::get_if<table::ClockSeen>(&input))
    show(seen->reading.white_flag, seen->reading.black_flag);
}

/// A claim that the table takes is told to all; another one leaves open what is.
inline void FallenFlags::note(table::Announcement const& told) {
  auto const* const taken = std::get_if<table::ClaimTold>(&told.content);
  if (taken != nullptr && claimant_ && told.to == table::Audience::table && !told.is_repeat)
    claimed_ =
        taken->kind == table::ClaimKind::flag_fall ? std::optional(opposite(*claimant_)) : std::nullopt;
  if (auto const* const decided = std::get_if<table::ClaimDecided>(&told.content)) {
    auto const claimed = std::exchange(claimed_, std::nullopt);
    upheld_ = decided->is_upheld ? claimed : std::nullopt;
  }
}

inline void FallenFlags::note(table::EquipmentFault explained) {
  bool const is_exchanged = explained == table::EquipmentFault::clock_sides_exchanged;
  if (!is_exchanged && explained != table::EquipmentFault::clock_sides_right) return;
  if (is_exchanged != is_clock_exchanged_) std::swap(is_shown_white_, is_shown_black_);
  is_clock_exchanged_ = is_exchanged;
}

inline std::optional<chess::Color> FallenFlags::of_loser(table::GameResult result) const {
  bool const is_won = result == table::GameResult::white_wins || result == table::GameResult::black_wins;
  if (!is_won) return std::nullopt;
  auto const loser = result == table::GameResult::white_wins ? chess::Color::black : chess::Color::white;
  bool const is_shown = loser == chess::Color::white ? is_shown_white_ : is_shown_black_;
  return is_shown || upheld_ == loser ? std::optional(loser) : std::nullopt;
}

}  // namespace tactus::record

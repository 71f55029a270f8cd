// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/event.hpp"

#include <optional>
#include <utility>
#include <variant>

namespace tactus::record {

/// Whose flag has fallen, as the arbiter or both players took it (6.8): a claim of it was upheld, and no move
/// has followed.
class UpheldFlag {
 public:
  void take(table::TableEvent const& event);
  std::optional<chess::Color> fallen() const { return fallen_; }

 private:
  std::optional<chess::Color> claimed_, fallen_;
};

inline void UpheldFlag::take(table::TableEvent const& event) {
  if (auto const* const input = std::get_if<table::Input>(&event)) {
    auto const* const claim = std::get_if<table::ClaimMade>(input);
    if (claim != nullptr)
      claimed_ =
          claim->kind == table::ClaimKind::flag_fall ? std::optional(opposite(claim->by)) : std::nullopt;
    return;
  }
  auto const* const outcome = std::get_if<table::Outcome>(&event);
  if (std::holds_alternative<table::MoveCompleted>(*outcome) ||
      std::holds_alternative<table::PositionRestored>(*outcome))
    fallen_.reset();
  auto const* const told = std::get_if<table::Told>(outcome);
  if (told == nullptr) return;
  if (auto const* const decided = std::get_if<table::ClaimDecided>(&told->announcement.content)) {
    auto const claimed = std::exchange(claimed_, std::nullopt);
    fallen_ = decided->is_upheld ? claimed : std::nullopt;
  }
}

}  // namespace tactus::record

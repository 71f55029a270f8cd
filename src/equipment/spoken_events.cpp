// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/equipment/spoken_events.hpp"

#include "core/message/written.hpp"

namespace tactus::equipment {

namespace {

constexpr int most_by_name = 4;

Fact of_square(chess::Square square, bool is_filled) {
  return well(is_filled ? say("{square} filled.", {{"square", square}})
                        : say("{square} empty.", {{"square", square}}));
}

Message of_button(devices::Button button) {
  switch (button) {
    case devices::Button::white: return say("Clock: lever of White.");
    case devices::Button::black: return say("Clock: lever of Black.");
    case devices::Button::say: return say("Announce key.");
    case devices::Button::mode:
    case devices::Button::back:
    case devices::Button::plus:
    case devices::Button::run:
    case devices::Button::minus:
    case devices::Button::ok: break;
  }
  return say("Clock: a key.");
}

}  // namespace

Facts SpokenEvents::changes_to(chess::SquareSet filled) {
  auto const changed = filled_ ? (filled - *filled_) | (*filled_ - filled) : chess::SquareSet{};
  bool const is_news = !filled_ || !changed.empty();
  filled_ = filled;
  if (is_news && (changed.empty() || changed.size() > most_by_name))
    return {well(say("Board: squares filled: {count}.", {{"count", static_cast<unsigned>(filled.size())}}))};
  Facts facts;
  for (chess::Square const square : changed) facts.push_back(of_square(square, filled.contains(square)));
  return facts;
}

Facts SpokenEvents::see(sensing::Observation const& observation) {
  auto const with = [this](chess::Square square, bool is_filled) {
    chess::SquareSet filled = filled_.value_or(chess::SquareSet{});
    if (is_filled)
      filled.insert(square);
    else
      filled.erase(square);
    return filled;
  };
  if (auto const* all = std::get_if<sensing::AllOccupied>(&observation)) return changes_to(all->squares);
  if (auto const* all = std::get_if<sensing::AllPieces>(&observation))
    return changes_to(all->placement.occupied());
  if (!filled_) return {};  // the whole board comes first
  if (auto const* one = std::get_if<sensing::SquareOccupied>(&observation))
    return changes_to(with(one->square, one->is_occupied));
  auto const& piece = std::get<sensing::SquarePiece>(observation);
  return changes_to(with(piece.square, piece.piece.has_value()));
}

Facts SpokenEvents::of(devices::DeviceEvent const& event) {
  if (auto const* observation = std::get_if<sensing::Observation>(&event)) return see(*observation);
  if (auto const* pressed = std::get_if<devices::ButtonPressed>(&event))
    return {well(of_button(pressed->button))};
  if (auto const* found = std::get_if<devices::LinkFound>(&event))
    return {well(say("Device: {protocol}.", {{"protocol", found->protocol}}))};
  if (!std::holds_alternative<devices::LinkLost>(event)) return {};
  filled_.reset();
  return {fault(say("Silent: the device is gone or says nothing."))};
}

}  // namespace tactus::equipment

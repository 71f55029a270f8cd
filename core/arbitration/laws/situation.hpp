// SPDX-License-Identifier: GPL-3.0-or-later
// What is put before the arbiter: the rules in force, facts and happenings in the order of time, and the
// question.
#pragma once

#include "core/arbitration/laws/events.hpp"
#include "core/arbitration/laws/facts.hpp"
#include "core/arbitration/laws/item.hpp"
#include "core/arbitration/laws/rule_set.hpp"

#include <string>
#include <vector>

namespace tactus::arbitration::laws {

enum class Ask : std::uint8_t {
  parse,
  notation,
  announce,
  move_status,
  must_move,
  divergence,
  ruling,
  result,
  permission,
  clock,
  record,
  classify,
  next_action,
};

struct Situation {
  Regime regime;
  std::vector<Item> items;
  Ask ask = Ask::ruling;
  std::string in_words{};  // the question for people; read only where nothing that is stated names the side

  /// The last one of its type, which is the newest; null when there is none.
  template <class Type>
  Type const* find() const {
    for (auto item = items.rbegin(); item != items.rend(); ++item)
      if (auto const* found = item->as<Type>()) return found;
    return nullptr;
  }
  template <class Type>
  bool has() const {
    return find<Type>() != nullptr;
  }
  /// All of one type, in order.
  template <class Type>
  std::vector<Type> all() const {
    std::vector<Type> found;
    for (Item const& item : items)
      if (auto const* one = item.as<Type>()) found.push_back(*one);
    return found;
  }
};

}  // namespace tactus::arbitration::laws

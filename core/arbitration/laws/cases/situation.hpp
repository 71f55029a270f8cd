// SPDX-License-Identifier: GPL-3.0-or-later
// What is put before the arbiter: the rules in force, facts and happenings in the order of time, and the
// question.
#pragma once

#include "core/arbitration/book/rule_set.hpp"
#include "core/arbitration/laws/cases/events.hpp"
#include "core/arbitration/laws/cases/facts.hpp"

#include <any>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace tactus::arbitration::laws {

namespace fact {
void can_be_stated(auto const&);
}
namespace event {
void can_be_stated(auto const&);
}
/// A class of one of the two namespaces.
template <class Type>
concept Statable = std::is_class_v<Type> && requires(Type const& stated) {
  can_be_stated(stated);
};

class Item {
 public:
  // NOLINTNEXTLINE(bugprone-forwarding-reference-overload): takes values only
  template <Statable Type>
  Item(Type stated) : stated_(std::move(stated)) {}

  /// Null when it is of another type.
  template <Statable Type>
  Type const* as() const {
    return std::any_cast<Type>(&stated_);
  }
  template <Statable Type>
  bool is() const {
    return as<Type>() != nullptr;
  }
  template <Statable... Types>
  bool is_any_of() const {
    return (is<Types>() || ...);
  }
  /// Hands it to the visitor when it is of one of these types.
  template <Statable... Types, class Visitor>
  void visit(Visitor&& visitor) const {
    (hand<Types>(visitor) || ...);
  }

 private:
  template <class Type, class Visitor>
  bool hand(Visitor& visitor) const {
    auto const* const stated = as<Type>();
    if (stated) visitor(*stated);
    return stated != nullptr;
  }

  std::any stated_;
};

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

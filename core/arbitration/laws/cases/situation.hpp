// SPDX-License-Identifier: GPL-3.0-or-later
// What is put before the arbiter: the rules in force, facts and happenings in the order of time, and the
// question.
#pragma once

#include "core/arbitration/book/rule_set.hpp"
#include "core/arbitration/laws/cases/events.hpp"
#include "core/arbitration/laws/cases/facts.hpp"

#include <algorithm>
#include <any>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace tactus::arbitration::laws {

namespace fact {
constexpr bool is_happening_of(auto const&) { return false; }
}  // namespace fact
namespace event {
constexpr bool is_happening_of(auto const&) { return true; }
}  // namespace event
/// A class of one of the two namespaces.
template <class Type>
concept Statable = std::is_class_v<Type> && requires(Type const& stated) {
  is_happening_of(stated);
};

class Item {
 public:
  // NOLINTNEXTLINE(bugprone-forwarding-reference-overload): takes values only
  template <Statable Type>
  Item(Type stated) : is_happening_(is_happening_of(stated)), stated_(std::move(stated)) {}

  /// An event; else a fact.
  bool is_happening() const { return is_happening_; }
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

  bool is_happening_;
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
  /// The newest one of its type for which this is true; null when there is none.
  template <class Type, class Predicate>
  Type const* find_if(Predicate is_wanted) const {
    for (auto item = items.rbegin(); item != items.rend(); ++item)
      if (auto const* found = item->as<Type>(); found && is_wanted(*found)) return found;
    return nullptr;
  }
  template <class... Types>
  bool has_any_of() const {
    return (has<Types>() || ...);
  }
  template <class... Types>
  bool tells_only_of() const {
    return std::ranges::all_of(items, [](Item const& item) { return item.is_any_of<Types...>(); });
  }
  /// Its number; facts may stand behind it. Nothing: only facts are told.
  std::optional<std::size_t> last_happening() const {
    for (std::size_t i = items.size(); i-- > 0;)
      if (items[i].is_happening()) return i;
    return std::nullopt;
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

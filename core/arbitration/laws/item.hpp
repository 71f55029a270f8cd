// SPDX-License-Identifier: GPL-3.0-or-later
// One fact or happening of a situation: any class of facts.hpp or events.hpp. Each part of the Laws asks for
// the few types that it knows; nothing asks for all, so no list of all of them has to be compiled into every
// part.
#pragma once

#include <any>
#include <type_traits>
#include <utility>

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

}  // namespace tactus::arbitration::laws

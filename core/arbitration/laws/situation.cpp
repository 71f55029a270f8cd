// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/laws/situation.hpp"

namespace tactus::arbitration::laws {

Item::Item(Item const&) = default;
Item::Item(Item&&) noexcept = default;
Item& Item::operator=(Item const&) = default;
Item& Item::operator=(Item&&) noexcept = default;
Item::~Item() = default;

}  // namespace tactus::arbitration::laws

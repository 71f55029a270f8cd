// SPDX-License-Identifier: GPL-3.0-or-later
// How each fact and each happening of a case becomes a typed value. Private to the door for machines.
#pragma once

#include "src/arbiter/ruling_fields.hpp"

#include <span>

namespace tactus::program::ruling {

struct ItemReader {
  std::string_view name;
  laws::Item (*read)(Fields&);
};
std::span<ItemReader const> fact_readers();
std::span<ItemReader const> event_readers();

}  // namespace tactus::program::ruling

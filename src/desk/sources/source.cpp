// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/sources/source.hpp"

namespace tactus::desk {

unsigned BoardNumbers::number_of(BoardNews const& news) {
  if (auto const known = numbers_.find(news.board); known != numbers_.end()) return known->second;
  unsigned number = news.number.value_or(1);
  if (news.number && taken_.contains(number)) number = number_of_no_table;
  while (taken_.contains(number)) ++number;
  taken_.insert(number);
  return numbers_[news.board] = number;
}

}  // namespace tactus::desk

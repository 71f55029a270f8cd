// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/boards/board_numbers.hpp"

namespace tactus::desk {

unsigned BoardNumbers::number_of(BoardNews const& news) {
  if (auto const known = held_.find(news.board); known != held_.end()) {
    if (known->second.wish == news.number) return known->second.number;
    taken_.erase(known->second.number);
  }
  unsigned number = news.number.value_or(1);
  if (news.number && taken_.contains(number)) number = number_of_no_table;
  while (taken_.contains(number)) ++number;
  taken_.insert(number);
  held_[news.board] = {number, news.number};
  return number;
}

std::optional<unsigned> BoardNumbers::held_by(std::string const& board) const {
  auto const known = held_.find(board);
  return known == held_.end() ? std::nullopt : std::optional{known->second.number};
}

}  // namespace tactus::desk

// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a file of pairings, in every round: each pairing has two players, and a board is there once.
#include "core/message/written.hpp"
#include "src/arbiter/pairings/pairings.hpp"

#include <cstdint>
#include <cstdlib>
#include <set>

using namespace tactus;

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

void check(std::string_view text, std::optional<unsigned> round) {
  auto const read = pairings::read_pairings(text, round);
  if (!read) return require(!written(read.error()).empty());
  require(!read->empty());
  auto const& first = read->front();
  auto const done = pairings::with_results(
      text, round, {{first.white.text(), first.black.text(), table::GameResult::white_wins}});
  require(done && pairings::read_pairings(done->text, first.round).has_value());
  std::set<unsigned> boards;
  for (pairings::Pairing const& each : *read) {
    require(!each.white.empty() && !each.black.empty());
    require(each.round >= 1 && each.round <= pairings::most_rounds && (!round || each.round == *round));
    require(!each.board || boards.insert(*each.board).second);
    (void)pairings::is_same_person(each.white.text(), each.black.text());
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  std::string_view const text{reinterpret_cast<char const*>(data), size};
  check(text, std::nullopt);
  check(text, 1);
  check(text, 2);
  return 0;
}

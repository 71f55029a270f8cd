// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/boards/conflict.hpp"

#include <algorithm>

namespace tactus::desk {
namespace {

using program::RecordedDecision;

bool say_the_same(RecordedDecision const& one, RecordedDecision const& other) {
  return one.decided == other.decided && one.clocks_after == other.clocks_after;
}

}  // namespace

Conflict conflict_of(std::vector<RecordedDecision> const& decisions) {
  std::vector<RecordedDecision const*> last;  // nobody who decided later had them in sight
  for (RecordedDecision const& each : decisions)
    if (std::none_of(decisions.rbegin(), decisions.rend(),
                     [&each](RecordedDecision const& other) { return &other != &each && other.knows(each); }))
      last.push_back(&each);
  Conflict conflict;
  bool const is_one =
      std::ranges::all_of(last, [&last](auto const* each) { return say_the_same(*each, *last[0]); });
  if (is_one) return conflict;
  for (auto const* each : last) {
    conflict.labels.push_back(each->label());
    conflict.since = std::max(conflict.since, each->at);
    conflict.event = std::max(conflict.event, each->about.event);
  }
  std::ranges::sort(conflict.labels);
  return conflict;
}

Message conflict_words(Conflict const& conflict) {
  std::string first;
  for (std::size_t i = 0; i + 1 < conflict.labels.size(); ++i)
    first += (i == 0 ? "" : ", ") + conflict.labels[i];
  return say("Decided twice: {first} and {last} did not know of each other.",
             {{"first", first}, {"last", conflict.labels.back()}});
}

}  // namespace tactus::desk

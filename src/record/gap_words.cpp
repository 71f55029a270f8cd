// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/record/gap_words.hpp"

#include <utility>
#include <vector>

namespace tactus::record {

Message words_of(table::RecordMended const& mended) {
  std::vector<Message> facts;
  auto const add = [&](unsigned count, Message const& words) {
    if (count > 0) facts.push_back({words.english, {{"count", count}}});
  };
  if (!mended.file.empty())
    facts.push_back(say("{file} is damaged, and what came after this is not known", {{"file", mended.file}}));
  add(mended.missing, say("events that are lost: {count}"));
  add(mended.changed, say("events that were changed: {count}"));
  add(mended.made_again, say("events made again from what was entered: {count}"));
  add(mended.not_following, say("events that do not follow from what was entered, and hold: {count}"));
  if (facts.empty()) return say("the record was repaired");
  Message words = facts.front();
  for (std::size_t i = 1; i < facts.size(); ++i)
    words = {"{first}; {second}", {{"first", std::vector{words}}, {"second", std::vector{facts[i]}}}};
  return words;
}

Message moves_missing_before(std::string const& moves) {
  return say("moves are missing; recorded from there: {moves}", {{"moves", moves}});
}

Message behind(std::string const& move, Message what) {
  return say("after {move}: {what}", {{"move", move}, {"what", std::vector{std::move(what)}}});
}

}  // namespace tactus::record

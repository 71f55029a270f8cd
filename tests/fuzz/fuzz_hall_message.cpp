// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a topic, a newline and a message of each kind: refused, or read back the same from what is
// written for it.
#include "src/hall/message.hpp"
#include "src/hall/topic.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

using namespace tactus::hall;

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  std::string_view const all{reinterpret_cast<char const*>(data), size};
  auto const end = std::min(all.find('\n'), all.size());
  std::string_view const message = all.substr(std::min(end + 1, all.size()));
  if (auto const topic = parse_topic(all.substr(0, end))) require(topic->text() == all.substr(0, end));
  if (auto const topic = parse_desk_topic(all.substr(0, end))) require(topic->text() == all.substr(0, end));
  if (auto const presence = parse_presence(message))
    if (auto const text = text_of(*presence); text.size() <= longest_message)
      require(parse_presence(text) == *presence);
  if (auto const event = parse_event(message)) {
    auto const text = text_of(*event);  // may be longer: escaped where it was not
    require(text ? parse_event(*text) == *event : text.error().fault == MessageFault::too_long);
  }
  if (auto const state = parse_state(message))
    if (auto const text = text_of(*state); text.size() <= longest_message)
      require(parse_state(text) == *state);
  if (auto const link = parse_link(message)) require(parse_link(text_of(*link)) == *link);
  if (auto const ack = parse_acknowledgement(message)) require(parse_acknowledgement(text_of(*ack)) == *ack);
  return 0;
}

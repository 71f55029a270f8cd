// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/perception.hpp"

#include "speech/perceptions_of_claims.hpp"
#include "speech/perceptions_of_duties.hpp"
#include "speech/perceptions_of_play.hpp"

#include <algorithm>

namespace tactus::speech {
namespace {

// Words that were made elsewhere: nothing to translate.
constexpr std::string_view verbatim_lines = "{lines}";
constexpr auto perceptions_of_training = std::to_array<Perception>({
    {Message::training_remark, verbatim_lines, verbatim_lines, Urgency::move, Earcon::none, false},
    {Message::training_answer, verbatim_lines, verbatim_lines, Urgency::status, Earcon::none, false},
});

constexpr std::array<Perception, message_count> all_perceptions() {
  static_assert(perceptions_of_play.size() + perceptions_of_claims.size() + perceptions_of_duties.size() +
                        perceptions_of_training.size() ==
                    message_count,
                "one row for each Message");
  std::array<Perception, message_count> all{};
  auto next = std::copy(perceptions_of_play.begin(), perceptions_of_play.end(), all.begin());
  next = std::copy(perceptions_of_claims.begin(), perceptions_of_claims.end(), next);
  next = std::copy(perceptions_of_duties.begin(), perceptions_of_duties.end(), next);
  std::copy(perceptions_of_training.begin(), perceptions_of_training.end(), next);
  return all;
}

constexpr std::array<Perception, message_count> perceptions = all_perceptions();

constexpr bool is_in_order() {
  for (std::size_t i = 0; i < perceptions.size(); ++i)
    if (static_cast<std::size_t>(perceptions[i].message) != i) return false;
  return true;
}
static_assert(is_in_order(), "one row for each Message, in the order of the enumeration");

}  // namespace

Perception const& perception_of(Message message) { return perceptions[static_cast<std::size_t>(message)]; }

Perception const& perception_of(table::Content const& content) { return perception_of(message_of(content)); }

}  // namespace tactus::speech

// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/sound/sound_plan.hpp"

namespace tactus::speech {
namespace {

constexpr std::string_view default_device = "default";

struct SideName {
  std::string_view name;
  Side side;
};
constexpr std::array side_names{SideName{"left", Side::left}, SideName{"right", Side::right}};

}  // namespace

SoundRoute const* SoundPlan::of(table::Audience to) const {
  switch (to) {
    case table::Audience::white: return &white;
    case table::Audience::black: return &black;
    case table::Audience::white_assistant: return white_assistant ? &*white_assistant : nullptr;
    case table::Audience::black_assistant: return black_assistant ? &*black_assistant : nullptr;
    case table::Audience::table: break;
  }
  return &table;
}

bool SoundPlan::may_take_another_device(table::Audience to) const {
  bool const is_of_player = to == table::Audience::white || to == table::Audience::black;
  return to == table::Audience::table || (is_of_player && white == table && black == table);
}

tl::expected<SoundRoute, Message> read_sound_route(std::string_view text) {
  SoundRoute route;
  for (auto const& [name, side] : side_names) {
    if (!text.ends_with(name)) continue;
    auto const rest = text.substr(0, text.size() - name.size());
    if (!rest.empty() && !rest.ends_with(':')) continue;
    route.side = side;
    text = rest.substr(0, rest.empty() ? 0 : rest.size() - 1);
    break;
  }
  if (text.empty() && route.side == Side::both)
    return tl::unexpected(Message{
        // Translators: Wrong value of an option for a sound device. English words are typed, they stay.
        translatable("expected default, left, right, or a device of tactus outputs, with :left or :right if "
                     "you wish")});
  if (text != default_device) route.device = text;
  return route;
}

std::string text_of(SoundRoute const& route) {
  std::string text{route.device.empty() ? default_device : std::string_view{route.device}};
  for (auto const& [name, side] : side_names)
    if (side == route.side) text.append(":").append(name);
  return text;
}

}  // namespace tactus::speech

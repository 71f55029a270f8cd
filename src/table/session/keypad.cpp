// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/session/keypad.hpp"

#include "devices/ports/input_stream.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <linux/input.h>
#include <utility>

namespace tactus::program {
namespace {

struct Key {
  std::uint16_t code;
  char character;
};
constexpr char erases = '\b';
constexpr char ends = '\n';
// The figures by their keys, whatever NumLock makes of them.
constexpr std::array keys{
    Key{KEY_KP0, '0'},      Key{KEY_KP1, '1'},         Key{KEY_KP2, '2'},     Key{KEY_KP3, '3'},
    Key{KEY_KP4, '4'},      Key{KEY_KP5, '5'},         Key{KEY_KP6, '6'},     Key{KEY_KP7, '7'},
    Key{KEY_KP8, '8'},      Key{KEY_KP9, '9'},         Key{KEY_KPDOT, '.'},   Key{KEY_KPCOMMA, ','},
    Key{KEY_KPSLASH, '/'},  Key{KEY_KPASTERISK, '*'},  Key{KEY_KPMINUS, '-'}, Key{KEY_KPPLUS, '+'},
    Key{KEY_KPENTER, ends}, Key{KEY_0, '0'},           Key{KEY_1, '1'},       Key{KEY_2, '2'},
    Key{KEY_3, '3'},        Key{KEY_4, '4'},           Key{KEY_5, '5'},       Key{KEY_6, '6'},
    Key{KEY_7, '7'},        Key{KEY_8, '8'},           Key{KEY_9, '9'},       Key{KEY_DOT, '.'},
    Key{KEY_COMMA, ','},    Key{KEY_SLASH, '/'},       Key{KEY_MINUS, '-'},   Key{KEY_ENTER, ends},
    Key{KEY_SPACE, ' '},    Key{KEY_BACKSPACE, erases}};

constexpr std::int32_t pressed = 1;  // 0: released, 2: held down

std::optional<char> character_of(input_event const& event) {
  if (event.type != EV_KEY || event.value != pressed) return std::nullopt;
  auto const* const key = std::ranges::find(keys, event.code, &Key::code);
  return key == keys.end() ? std::nullopt : std::optional(key->character);
}

/// When the key was pressed, by the kernel's clock; nothing: who sends it has none.
std::optional<Instant> time_of(input_event const& event) {
  Millis const at{event.input_event_sec * 1000 + event.input_event_usec / 1000};
  return at == Millis{0} ? std::nullopt : std::optional(Instant{at});
}

bool has_lost_events(input_event const& event) { return event.type == EV_SYN && event.code == SYN_DROPPED; }

}  // namespace

std::vector<std::string> KeypadLine::take(std::span<std::uint8_t const> bytes) {
  std::vector<std::string> lines;
  part_.insert(part_.end(), bytes.begin(), bytes.end());
  std::size_t at = 0;
  for (; part_.size() - at >= sizeof(input_event); at += sizeof(input_event)) {
    input_event event{};
    std::memcpy(&event, part_.data() + at, sizeof event);
    if (has_lost_events(event)) text_.clear();
    auto const character = character_of(event);
    if (!character) continue;
    auto const at_time = time_of(event);
    if (at_time && bounce_.is_bounce(event.code, *at_time)) continue;
    if (*character == ends)
      lines.push_back(std::exchange(text_, {}));
    else if (*character == erases && !text_.empty())
      text_.pop_back();
    else if (*character != erases && text_.size() < longest)
      text_ += *character;
  }
  part_.erase(part_.begin(), part_.begin() + static_cast<std::ptrdiff_t>(at));
  return lines;
}

void KeypadLine::forget() {
  part_.clear();
  text_.clear();
}

Keypad::Keypad(chess::Color player, std::string name, Inbox& inbox, std::function<Instant()> now)
    : player_(player),
      inbox_(inbox),
      reader_({.name = std::move(name),
               .now = std::move(now),
               .deliver = [this](devices::PortItem const& item) { take(item); },
               .open = devices::open_input}) {}

void Keypad::take(devices::PortItem const& item) {
  if (auto const* const lost = std::get_if<devices::PortLost>(&item)) {
    line_.forget();
    if (!std::exchange(is_lost_, true)) inbox_.put(KeypadNews{lost->time, player_, lost->reason});
  } else if (auto const* const opened = std::get_if<devices::PortOpened>(&item)) {
    if (std::exchange(is_lost_, false)) inbox_.put(KeypadNews{opened->time, player_, {}});
  } else if (auto const* const chunk = std::get_if<devices::Chunk>(&item)) {
    for (std::string& line : line_.take(chunk->bytes))
      inbox_.put(LineTyped{chunk->time, std::move(line), player_});
  }
}

}  // namespace tactus::program

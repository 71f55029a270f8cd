// SPDX-License-Identifier: GPL-3.0-or-later
// Every sentence that is spoken besides the moves: whole sentences with named arguments, in one place, each
// with a note for translators that says who hears it and when. The English text is the key of a translation.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

namespace tactus::speech {

enum class Message : std::uint8_t {
  repeat,
  times,
  no_times,
  no_moves_made,
  one_move_made,
  moves_made,
  nothing_to_repeat,
  no_move_to_announce,
  white_board_lost,
  black_board_lost,
  clock_lost,
  white_board_found,
  black_board_found,
  clock_found,
  not_a_move,
  no_legal_move,
  several_moves,
  call_arbiter,
  resumed_at_start,
  resumed_after_one,
  resumed_after_several,
  result_open,
  white_wins,
  black_wins,
  draw,
  pieces_to_put_back,
  pieces_stand,
  sensor_found_bad,
  white_wins_shown,
  black_wins_shown,
  draw_shown,
};
inline constexpr std::size_t message_count = static_cast<std::size_t>(Message::draw_shown) + 1;

struct MessageText {
  Message message;
  std::string_view english;
  std::string_view translators_note;
};
MessageText const& text_of(Message message);

/// A named argument of a sentence: `{name}` in it is replaced by `words`, which must be words already.
struct Argument {
  std::string_view name;
  std::string words;
};
/// The English sentence with its arguments; its first letter is made a capital.
std::string say(Message message, std::initializer_list<Argument> arguments = {});

}  // namespace tactus::speech

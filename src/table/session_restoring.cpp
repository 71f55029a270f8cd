// SPDX-License-Identifier: GPL-3.0-or-later
// A slip of the keyboard is put right, and the arbiter lets the game go on from another position.
#include "speech/translatable.hpp"
#include "src/table/restore_text.hpp"
#include "src/table/session.hpp"
#include "src/table/side_word.hpp"
#include "src/table/stated_move.hpp"
#include "src/table/typed_text.hpp"

#include <algorithm>
#include <utility>

namespace tactus::program {
namespace {

using chess::Color;
using chess::opposite;
using speech::translatable;

/// The side that the text begins with, and what stands behind it.
struct OfSide {
  std::optional<Color> side;
  std::string text;
};
OfSide side_and_text(std::string const& typed, speech::Sentences const& sentences) {
  auto const end = std::min(typed.find(' '), typed.size());
  auto const side = side_named(std::string_view{typed}.substr(0, end), sentences);
  return {side, side ? without_blanks_around(std::string_view{typed}.substr(end)) : typed};
}

}  // namespace

/// He typed last whose text was refused, or whose move waits to be completed, else whose move was completed.
void Session::correct(Instant time, CorrectTyped const& typed) {
  auto const [side, text] = side_and_text(typed.move, tools_.sentences);
  if (text.empty())
    return tell_error(
        translatable("expected correct and what was meant, as in correct Nf3 or correct black Nf6"));
  Color const mover = state_.to_move();
  bool const is_movers = is_typed(mover) && (state_.pending() || state_.was_text_refused());
  Color const by = side.value_or(is_movers ? mover : opposite(mover));
  auto const& line = state_.line();
  auto const& before = by == mover || line.plies() == 0 ? line.current() : line.diagram_at(line.plies() - 1);
  auto const stated = meant(read_stated(text, tools_.options.letters), &before);
  if (stated) return feed(time, table::MoveCorrected{by, *stated, text});
  refuse_text(time, by, text, stated.error());
}

void Session::restore(Instant time, RestoreTyped const& typed) {
  auto const where = read_restore(typed.where, tools_.sentences);
  if (!where)
    return tell_error(
        translatable("expected restore and the number of a move, as in restore 12 black, or a FEN; then two "
                     "times or none, as 1:05:00 0:58:30"));
  table::RestoreProposed proposed{.by = asking_player(), .times = where->times};
  if (auto const* const position = std::get_if<chess::Setup>(&where->to)) {
    proposed.position = *position;
  } else {
    auto const* const move = std::get_if<BeforeMove>(&where->to);
    auto const plies =
        move != nullptr ? plies_before(*move, state_.line()) : plies_before(FromHere{}, state_.line());
    if (!plies) return tell_error(translatable("the game has no such move; expected one that was played"));
    proposed.plies = *plies;
  }
  feed(time, proposed);
}

/// The other side heard what was announced, and says which move it was.
void Session::agree_to_correct(Instant time, ResultConfirmed const& typed) {
  Color const slipped = state_.correction()->by;
  auto const by = player_named(typed.who, opposite(slipped));
  if (by == slipped) return tell_error(translatable("the other side confirms what one side says"));
  if (by) feed(time, table::CorrectionAgreed{*by});
}

/// Of a board that cannot show what stands on it, the arbiter says that it is right.
void Session::vouch(Instant time, BoardStandsTyped const& typed) {
  bool const is_white_first = state_.awaits_position(Color::white);
  auto const board = player_named(typed.who, is_white_first ? Color::white : Color::black);
  if (!board) return;
  if (!state_.awaits_position(*board))
    return tell_error(
        translatable("no pieces are to be put up on this board; expected stands white or black"));
  ask_for_word(time, table::BoardVouched{*board});
}

/// Each player confirms what the arbiter decided.
void Session::agree_to_restore(Instant time, ResultConfirmed const& typed) {
  auto const& confirmed = state_.restoration()->is_confirmed;
  if (typed.who.empty() && is_keyboard_shared())
    return ask_side(time, typed, table::SideQuestion::which_side);
  Color const first = asking_player();
  bool const has_confirmed = confirmed[static_cast<unsigned>(first)];
  if (auto const by = player_named(typed.who, has_confirmed ? opposite(first) : first))
    feed(time, table::RestoreAgreed{*by});
}

}  // namespace tactus::program

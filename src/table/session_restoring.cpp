// SPDX-License-Identifier: GPL-3.0-or-later
// A slip of the keyboard is put right, and the arbiter lets the game go on from another position.
#include "speech/translatable.hpp"
#include "src/table/arbiter_word.hpp"
#include "src/table/restore_text.hpp"
#include "src/table/session.hpp"
#include "src/table/stated_move.hpp"

namespace tactus::program {
namespace {

using chess::Color;
using chess::opposite;
using speech::translatable;

}  // namespace

/// He typed last whose move waits to be completed, or was completed.
void Session::correct(Instant time, CorrectTyped const& typed) {
  Color const mover = state_.to_move();
  Color const by = is_typed(mover) && state_.pending() ? mover : opposite(mover);
  auto const& line = state_.line();
  auto const& before = by == mover || line.plies() == 0 ? line.current() : line.diagram_at(line.plies() - 1);
  auto const stated = meant(read_stated(typed.move, tools_.options.letters), &before);
  if (stated) return feed(time, table::MoveCorrected{by, *stated, typed.move});
  tell_no_move(typed.move, stated.error());
  feed(time, table::MoveTextRefused{by, typed.move, stated.error()});
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
    auto const plies = plies_before(std::get<BeforeMove>(where->to), state_.line());
    if (!plies) return tell_error(translatable("the game has no such move; expected one that was played"));
    proposed.plies = *plies;
  }
  feed(time, proposed);
}

/// Each player confirms what the arbiter decided.
void Session::agree_to_restore(Instant time, ResultConfirmed const& typed) {
  auto const& confirmed = state_.restoration()->is_confirmed;
  Color const first = asking_player();
  bool const has_confirmed = confirmed[static_cast<unsigned>(first)];
  if (auto const by = player_named(typed.who, has_confirmed ? opposite(first) : first))
    feed(time, table::RestoreAgreed{*by});
}

/// What the arbiter types next is shown, said and kept nowhere.
void Session::ask_for_word(Instant time) {
  if (state_.setup().arbiter_word.empty())
    return tell_error(translatable("no word was agreed with the arbiter; expected confirm white or black"));
  feed(time, table::ArbiterNamed{asking_player()});
  if (!state_.awaits_arbiter()) return;
  is_word_asked_ = true;
  tools_.console.hide_typing();
}

void Session::take_word(LineTyped const& typed) {
  is_word_asked_ = false;
  tools_.console.show_typing();
  if (is_word(typed.text, state_.setup().arbiter_word))
    feed(typed.time, table::ArbiterAgreed{});
  else
    feed(typed.time, table::ArbiterWordRefused{asking_player()});
}

}  // namespace tactus::program

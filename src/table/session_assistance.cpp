// SPDX-License-Identifier: GPL-3.0-or-later
// What an assistant whom Tactus guides types during a game.
#include "speech/translatable.hpp"
#include "src/table/session.hpp"

namespace tactus::program {

using speech::translatable;

std::optional<chess::Color> Session::assisted_player(std::string const& name) {
  auto const& setup = state_.setup();
  bool const is_white = !setup.white.guided.is_empty();
  bool const is_black = !setup.black.guided.is_empty();
  if (!is_white && !is_black)
    tell_error(translatable("no assistant is guided in this game; expected --assist when it began"));
  else if (is_white && is_black && name.empty())
    tell_error(
        translatable("two assistants work here; expected done white, done black, next white or next "
                     "black"));
  else if (auto const player = player_named(name, is_white ? chess::Color::white : chess::Color::black)) {
    if (!setup.player(*player).guided.is_empty()) return player;
    tell_error(translatable("one assistant works here; expected done or next alone"));
  }
  return std::nullopt;
}

void Session::assist(Instant time, DutyTyped const& typed) {
  auto const player = assisted_player(typed.whose);
  if (!player) return;
  if (typed.is_done)
    feed(time, table::DutyDone{*player});
  else
    feed(time, table::DutyAsked{*player});
}

}  // namespace tactus::program

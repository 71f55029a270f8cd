// SPDX-License-Identifier: GPL-3.0-or-later
// A slip of the keyboard is put right, and the arbiter lets the game go on from another position.
#include "speech/translatable.hpp"
#include "src/table/arbiter_word.hpp"
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

bool names_arbiter(std::string const& text, speech::Sentences const& sentences) {
  ConsoleLine const line = read_console_line(text, sentences);
  auto const* const confirmed = std::get_if<ResultConfirmed>(&line);
  return confirmed != nullptr && is_arbiter(confirmed->who, sentences);
}

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
  tell_no_move(text, stated.error());
  feed(time, table::MoveTextRefused{by, text, stated.error()});
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
void Session::ask_for_word(Instant time, std::optional<ClaimDecisionTyped> decision) {
  if (state_.setup().arbiter_word.empty())
    return tell_error(translatable("no word was agreed with the arbiter; expected confirm white or black"));
  if (auto const until = state_.word_refused_until(); until && time < *until)
    return tell_error(translatable("five wrong words; expected the word a minute after the last one"));
  feed(time, table::ArbiterNamed{asking_player()});
  if (!decision && !state_.awaits_arbiter()) return;
  decision_ = std::move(decision);
  is_word_asked_ = true;
  tools_.console.hide_typing();
}

/// A wrong word is asked for again, until an empty line: who mistyped it types it once more, and not into the
/// open.
void Session::take_word(LineTyped const& typed) {
  if (names_arbiter(typed.text, tools_.sentences))
    return feed(typed.time, table::ArbiterNamed{asking_player()});
  bool const is_right = is_word(typed.text, state_.setup().arbiter_word);
  if (!is_right && !typed.text.empty()) feed(typed.time, table::ArbiterWordRefused{asking_player()});
  bool const is_over = is_right || typed.text.empty() || state_.word_refused_until();
  if (!is_over) return;
  is_word_asked_ = false;
  tools_.console.show_typing();
  auto const decision = std::exchange(decision_, std::nullopt);
  if (!is_right) return tell(translatable("the word is no longer asked for"));
  if (decision)
    feed(typed.time, table::ClaimAnswered{decision->is_upheld});
  else
    feed(typed.time, table::ArbiterAgreed{});
}

}  // namespace tactus::program

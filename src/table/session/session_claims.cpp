// SPDX-License-Identifier: GPL-3.0-or-later
// What a player claims at the keyboard and the arbiter decides: draws, a win on time, an illegal move, a
// touched piece. Whether it is right, nobody asks here.

#include "src/table/console/arguments.hpp"
#include "src/table/session/session.hpp"

#include <optional>

namespace tactus::program {

using chess::opposite;

namespace {

/// What the rules do not have, or what has to wait for another claim to be decided, is refused at once.
bool may_be_claimed(table::TableState const& state, table::ClaimKind kind) {
  return table::has_claim(state.setup(), kind) && !state.open_claim();
}

}  // namespace

void Session::claim(Instant time, table::ClaimKind kind, std::string const& text) {
  if (is_of_other(state_.to_move())) return;
  auto const [side, move] = side_and_text(text, tools_.sentences);
  if (side && *side != state_.to_move())
    return tell_error(translatable("only the player to move claims this; expected the claim without a side"));
  // 9.2.1.1, 9.3.1: written, not made. It is for the arbiter, who asks whether it is possible.
  auto const written = meant(read_stated(move, letters()), &state_.line().current());
  if (!written && written.error() == table::MoveRefusal::several_moves)
    return tell_no_move(move, written.error());
  bool const is_threefold = kind == table::ClaimKind::threefold;
  auto const entry = is_threefold ? table::TwiceEntered::threefold : table::TwiceEntered::fifty_moves;
  if (may_be_claimed(state_, kind) && !is_entered_again(time, state_.to_move(), entry)) return;
  feed(time,
       table::ClaimMade{state_.to_move(), kind, written ? std::optional(*written) : std::nullopt, move});
}

/// Where one player sees, the touched piece is his (D.2.10.5), as all that the blind one claims. What is
/// asked about a touched piece is not for the opponent, so it does not say what it is about.
void Session::accuse(Instant time, table::ClaimKind kind, ConsoleLine const& line) {
  bool const is_of_time = kind == table::ClaimKind::flag_fall;
  if (line.text.empty() && is_keyboard_shared())
    return ask_side(time, line,
                    is_of_time ? table::SideQuestion::whose_flag : table::SideQuestion::which_side);
  auto const accused = side_named(line.text, opposite(asking_player()));
  if (!accused || is_of_other(opposite(*accused))) return;
  // Of a touched piece the arbiter alone learns (D.2.10.5): nobody is disturbed by a wrong key.
  bool const is_to_be_asked = kind != table::ClaimKind::touched_piece && may_be_claimed(state_, kind);
  auto const entry = is_of_time ? table::TwiceEntered::flag_fall : table::TwiceEntered::illegal_move;
  if (is_to_be_asked && !is_entered_again(time, opposite(*accused), entry)) return;
  feed(time, table::ClaimMade{opposite(*accused), kind, std::nullopt, ""});
}

/// In a quickplay finish (III.4, III.5, FI-10b). Who has the move may ask it; where he is named, whether he
/// has it and how much time, the arbiter sees.
void Session::ask_arbiter(Instant time, table::ClaimKind kind, ConsoleLine const& line) {
  auto const by = player_named(line.text, typist_.value_or(state_.to_move()));
  if (!by) return;
  bool const is_of_draw = kind == table::ClaimKind::normal_means;
  auto const entry = is_of_draw ? table::TwiceEntered::normal_means : table::TwiceEntered::extra_seconds;
  if (may_be_claimed(state_, kind) && !is_entered_again(time, *by, entry)) return;
  feed(time, table::ClaimMade{*by, kind, std::nullopt, ""});
}

}  // namespace tactus::program

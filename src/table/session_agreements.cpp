// SPDX-License-Identifier: GPL-3.0-or-later
// What people type beside the moves: draws, claims, resignation, adjournment, the score, the confirmed
// result. Who is meant follows from the state where only one player can be; else a word names the side.
#include "speech/translatable.hpp"
#include "src/table/envelope.hpp"
#include "src/table/session.hpp"
#include "src/table/side_word.hpp"
#include "src/table/stated_move.hpp"
#include "src/table/typed_text.hpp"

#include <charconv>

namespace tactus::program {
namespace {

using chess::Color;
using chess::opposite;
using speech::translatable;

std::optional<unsigned> number_in(std::string const& text) {
  unsigned number = 0;
  char const* const end = text.data() + text.size();
  auto const read = std::from_chars(text.data(), end, number);
  return read.ec == std::errc{} && read.ptr == end ? std::optional(number) : std::nullopt;
}

}  // namespace

std::optional<Color> Session::player_named(std::string const& text, Color otherwise) {
  if (text.empty()) return otherwise;
  auto const side = side_typed(text, tools_.sentences);
  if (!side) tell_error(translatable("expected white or black behind the command, or nothing"));
  return side;
}

bool Session::is_keyboard_shared() const {
  auto const& setup = state_.setup();
  bool const is_one_guided = setup.white.guided.is_empty() != setup.black.guided.is_empty();
  return setup.white.is_blind && setup.black.is_blind && !is_one_guided;
}

void Session::ask_side(Instant time, ConsoleLine line, table::SideQuestion about) {
  sideless_ = std::move(line);
  feed(time, table::SideNeeded{about});
}

bool Session::take_side(LineTyped const& typed) {
  if (!sideless_) return false;
  ConsoleLine line = std::move(*sideless_);
  sideless_.reset();
  std::string const answer = without_blanks_around(typed.text);
  if (!side_typed(answer, tools_.sentences)) {
    feed(typed.time, table::SideNotNamed{});
    return false;
  }
  std::visit(
      [&](auto& each) {
        if constexpr (requires { each.who; }) each.who = answer;
      },
      line);
  obey(typed.time, line);
  return true;
}

void Session::obey_between_players(Instant time, DrawTyped const& typed) {
  if (typed.what != DrawTyped::What::offer) return answer_offer(time, typed);
  if (typed.who.empty() && is_keyboard_shared())
    return ask_side(time, typed, table::SideQuestion::which_side);
  if (auto const by = player_named(typed.who, asking_player())) feed(time, table::DrawOffered{*by});
}

/// Nobody accepts his own offer (9.1.2.1), so at the keyboard where it was made the side has to be named.
void Session::answer_offer(Instant time, DrawTyped const& typed) {
  auto const offer = state_.draw_offer();
  bool const is_accepted = typed.what == DrawTyped::What::accept;
  bool const is_unclear =
      offer && typed.who.empty() && (is_keyboard_shared() || (is_accepted && *offer == asking_player()));
  if (is_unclear)
    return ask_side(time, typed,
                    is_accepted ? table::SideQuestion::who_accepts : table::SideQuestion::which_side);
  auto const by = player_named(typed.who, offer ? opposite(*offer) : asking_player());
  if (by) feed(time, table::DrawAnswered{*by, is_accepted});
}

void Session::resign(Instant time, ResignTyped const& typed) {
  if (typed.who.empty() && is_keyboard_shared())
    return ask_side(time, typed, table::SideQuestion::which_side);
  if (auto const by = player_named(typed.who, asking_player())) feed(time, table::ResignationEntered{*by});
}

void Session::claim(Instant time, ClaimTyped const& typed) {
  bool const is_of_mover =
      typed.kind == table::ClaimKind::threefold || typed.kind == table::ClaimKind::fifty_moves;
  if (!is_of_mover) return accuse(time, typed);
  // 9.2.1.1, 9.3.1: written, not made. It is for the arbiter, who asks whether it is possible.
  auto const written = meant(read_stated(typed.move, tools_.options.letters), &state_.line().current());
  if (!written && written.error() == table::MoveRefusal::several_moves)
    return tell_no_move(typed.move, written.error());
  feed(time, table::ClaimMade{state_.to_move(), typed.kind, written ? std::optional(*written) : std::nullopt,
                              typed.move});
}

/// Where one player sees, the touched piece is his (D.2.10.5), as all that the blind one claims. What is
/// asked about a touched piece is not for the opponent, so it does not say what it is about.
void Session::accuse(Instant time, ClaimTyped const& typed) {
  bool const is_of_time = typed.kind == table::ClaimKind::flag_fall;
  if (typed.who.empty() && is_keyboard_shared())
    return ask_side(time, typed,
                    is_of_time ? table::SideQuestion::whose_flag : table::SideQuestion::which_side);
  if (auto const accused = player_named(typed.who, opposite(asking_player())))
    feed(time, table::ClaimMade{opposite(*accused), typed.kind, std::nullopt, ""});
}

/// By the word that was agreed with the arbiter; else upheld by the claimant's opponent, rejected by both.
void Session::decide_claim(Instant time, ClaimDecisionTyped const& typed) {
  auto const& claim = state_.open_claim();
  if (!claim || state_.setup().arbiter_word.empty()) {
    bool const is_shared = claim && !typed.is_upheld && typed.who.empty() && is_keyboard_shared();
    if (is_shared) return ask_side(time, typed, table::SideQuestion::which_side);
    auto const by = player_named(typed.who, asking_player());
    if (by && claim && typed.is_upheld && *by == claim->by)
      return tell_error(translatable("the other side confirms what one side says"));
    if (by) feed(time, table::ClaimAnswered{typed.is_upheld, *by});
    return;
  }
  ask_for_word(time, table::ClaimAnswered{typed.is_upheld});
}

void Session::adjourn(Instant time) {
  feed(time, table::AdjournmentEntered{state_.to_move(), current_reading()});
  if (!state_.sealed_by()) return;
  for (std::string const& fact : envelope_of(state_, time, tools_.options.letters, tools_.sentences))
    tools_.console.fact(fact);
}

void Session::continue_play(Instant time) {
  if (state_.sealed_by())
    feed(time, table::PlayContinued{});
  else
    tell_error(translatable("the game is not adjourned; expected a move"));
}

void Session::say_back(Instant time, MoveHeardTyped const& typed) {
  Color const by = state_.pending() ? opposite(state_.to_move()) : state_.to_move();
  if (!state_.may_repeat(by)) return tell_error(translatable("no move has been announced to say back"));
  if (typed.move.empty()) return feed(time, table::MoveRepeated{by, std::nullopt, ""});
  auto const said = meant(read_said(typed.move, tools_.options.letters), &state_.before_announced(by));
  if (!said) return tell_no_move(typed.move, said.error());
  feed(time, table::MoveRepeated{by, *said, typed.move});
}

void Session::tell_score(Instant time, ScoreTyped const& typed) {
  auto const number = number_in(typed.number);
  if (!number && !typed.number.empty())
    return tell_error(translatable("expected score or score and the number of a move, as in score 12"));
  feed(time, table::Requested{asking_player(), table::Request::score, std::nullopt, number});
}

void Session::confirm(Instant time, ResultConfirmed const& typed) {
  if (is_arbiter(typed.who, tools_.sentences)) return ask_for_word(time);
  if (state_.restoration()) return agree_to_restore(time, typed);
  if (state_.correction()) return agree_to_correct(time, typed);
  if (state_.result() == table::GameResult::open) return accept_end(time, typed);
  Color const first = asking_player();
  auto const by = player_named(typed.who, state_.has_signed(first) ? opposite(first) : first);
  if (by) feed(time, table::ResultSignedBy{*by});
}

/// He says so whose move ended the game: the one that stands there, or the last completed one.
void Session::propose_end(Instant time, EndTyped const& typed) {
  Color const by = state_.pending() ? state_.to_move() : opposite(state_.to_move());
  bool const is_mate = typed.how == table::Ending::checkmate;
  auto const won = by == Color::white ? table::GameResult::white_wins : table::GameResult::black_wins;
  feed(time, table::ResultProposed{by, is_mate ? won : table::GameResult::draw, typed.how});
}

void Session::accept_end(Instant time, ResultConfirmed const& typed) {
  auto const proposal = state_.proposal();
  if (!proposal)
    return tell_error(
        translatable("no result was proposed; expected mate, stalemate or result 1-0, 0-1, 1/2-1/2"));
  auto const by = player_named(typed.who, proposal->by ? opposite(*proposal->by) : asking_player());
  if (by && by == proposal->by) return tell_error(translatable("the other side confirms what one side says"));
  if (by) feed(time, table::ResultAccepted{*by});
}

}  // namespace tactus::program

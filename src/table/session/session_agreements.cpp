// SPDX-License-Identifier: GPL-3.0-or-later
// What people type beside the moves: draws, claims, resignation, the score, the confirmed result. Who is
// meant follows from the state where only one player can be; else a word names the side.

#include "core/message/message.hpp"
#include "core/message/unicode.hpp"
#include "src/table/console/arguments.hpp"
#include "src/table/options/arbiters_word.hpp"
#include "src/table/session/session.hpp"

#include <charconv>
#include <utility>

namespace tactus::program {
namespace {

using chess::Color;
using chess::opposite;

std::optional<unsigned> number_in(std::string const& text) {
  unsigned number = 0;
  char const* const end = text.data() + text.size();
  auto const read = std::from_chars(text.data(), end, number);
  return read.ec == std::errc{} && read.ptr == end ? std::optional(number) : std::nullopt;
}

}  // namespace

std::optional<Color> Session::side_named(std::string const& text, Color otherwise) {
  if (text.empty()) return otherwise;
  auto const side = side_typed(text, tools_.sentences);
  if (!side) tell_error(translatable("expected white or black after the command, or nothing"));
  return side;
}

std::optional<Color> Session::player_named(std::string const& text, Color otherwise) {
  auto const side = side_named(text, otherwise);
  return side && is_of_other(*side) ? std::nullopt : side;
}

bool Session::is_of_other(Color by) {
  if (!typist_ || *typist_ == by) return false;
  tell_error(by == Color::white ? translatable("this is for White to enter, on his own keypad")
                                : translatable("this is for Black to enter, on his own keypad"));
  return true;
}

bool Session::is_keyboard_shared() const {
  auto const& setup = state_.setup();
  bool const is_one_guided = setup.white.guided.is_empty() != setup.black.guided.is_empty();
  return !typist_ && setup.white.is_blind && setup.black.is_blind && !is_one_guided;
}

bool Session::is_offerer_unknown() const {
  auto const& setup = state_.setup();
  bool const is_clock_read = setup.has_clock && !state_.is_lost(table::Device::clock);
  bool const is_any_blind = setup.white.is_blind || setup.black.is_blind;
  return !typist_ && !is_any_blind && !is_clock_read && !state_.pending();
}

void Session::ask_side(Instant time, ConsoleLine line, table::SideQuestion about) {
  sideless_ = std::move(line);
  feed(time, table::SideNeeded{about});
}

bool Session::is_entered_again(Instant time, Color by, table::TwiceEntered entry) {
  auto& once = entered_once_[static_cast<unsigned>(by)];
  bool const is_again = once && once->entry == entry;
  once = is_again ? std::nullopt : std::optional(OnceEntered{entry, obeyed_});
  if (is_again) return true;
  feed(time, table::OnceMoreNeeded{by, entry});
  return false;
}

void Session::forget_once_entered() {
  if (typist_)
    entered_once_[static_cast<unsigned>(*typist_)].reset();
  else
    entered_once_ = {};
}

bool Session::take_side(LineTyped const& typed) {
  if (!sideless_) return false;
  ConsoleLine line = std::move(*sideless_);
  sideless_.reset();
  auto const promotion = std::exchange(sideless_promotion_, std::nullopt);
  std::string const answer = without_blanks_around(typed.text);
  auto const side = side_typed(answer, tools_.sentences);
  if (!side) {
    feed(typed.time, table::SideNotNamed{});
    return false;
  }
  if (promotion && promotion->by == *side) return answer_promotion(typed.time, *promotion), true;
  line.text = answer;
  obey(typed.time, line);
  return true;
}

void Session::offer_draw(Instant time, ConsoleLine const& line) {
  if (line.text.empty() && (is_keyboard_shared() || is_offerer_unknown()))
    return ask_side(time, line, table::SideQuestion::which_side);
  if (auto const by = player_named(line.text, asking_player())) feed(time, table::DrawOffered{*by});
}

/// Nobody answers his own offer (9.1.2.1), so at the keyboard where it was made the side has to be named,
/// unless something else waits that he can decline.
void Session::answer_offer(Instant time, ConsoleLine const& line) {
  auto const offer = state_.draw_offer();
  bool const is_accepted = line.act == Act::accept;
  bool const is_declinable = !is_accepted && (state_.proposal() || state_.restoration() ||
                                              state_.correction() || state_.resigning());
  bool const is_his_own = offer == asking_player() && !is_declinable;
  bool const is_unclear = offer && line.text.empty() && !typist_ && (is_keyboard_shared() || is_his_own);
  if (is_unclear)
    return ask_side(time, line,
                    is_accepted ? table::SideQuestion::who_accepts : table::SideQuestion::which_side);
  auto const by = player_named(line.text, offer && is_accepted ? opposite(*offer) : asking_player());
  if (by) feed(time, table::DrawAnswered{*by, is_accepted});
}

/// Who has the move need not be the one who resigns.
void Session::resign(Instant time, ConsoleLine const& line) {
  auto const& setup = state_.setup();
  bool const do_both_see = !typist_ && !setup.white.is_blind && !setup.black.is_blind;
  if (line.text.empty() && (is_keyboard_shared() || do_both_see))
    return ask_side(time, line, table::SideQuestion::who_resigns);
  if (auto const by = player_named(line.text, asking_player())) feed(time, table::ResignationEntered{*by});
}

/// By the word that was agreed with the arbiter; else upheld by the claimant's opponent, rejected by both.
void Session::decide_claim(Instant time, ConsoleLine const& line) {
  bool const is_upheld = line.act == Act::uphold;
  auto const& claim = state_.open_claim();
  if (!claim || state_.setup().arbiter_word.empty()) {
    bool const is_shared = claim && !is_upheld && line.text.empty() && is_keyboard_shared();
    if (is_shared) return ask_side(time, line, table::SideQuestion::which_side);
    auto const by = player_named(line.text, asking_player());
    if (by && claim && is_upheld && *by == claim->by)
      return tell_error(translatable("the other side confirms what one side says"));
    if (by) feed(time, table::ClaimAnswered{is_upheld, *by});
    return;
  }
  ask_for_word(time, table::ClaimAnswered{is_upheld});
}

void Session::say_back(Instant time, std::string const& move) {
  Color const by = state_.pending() ? opposite(state_.to_move()) : state_.to_move();
  if (is_of_other(by)) return;
  if (!state_.may_repeat(by)) return tell_error(translatable("no move has been announced to say back"));
  if (move.empty()) return feed(time, table::MoveRepeated{by, std::nullopt, ""});
  auto const said = meant(read_said(move, letters()), &state_.before_announced(by));
  if (!said) return tell_no_move(move, said.error());
  feed(time, table::MoveRepeated{by, *said, move});
}

void Session::tell_score(Instant time, std::string const& text) {
  auto const number = number_in(text);
  if (!number && !text.empty())
    return tell_error(translatable("expected score or score and the number of a move, as in score 12"));
  feed(time, table::Requested{asking_player(), table::Request::score, std::nullopt, number});
}

void Session::confirm(Instant time, ConsoleLine const& line) {
  auto const& who = line.text;
  if (is_arbiter(who, tools_.sentences)) return ask_for_word(time);
  if (state_.restoration()) return agree_to_restore(time, line);
  if (state_.correction()) return agree_to_correct(time, who);
  if (state_.result() == table::GameResult::open) return accept_end(time, who);
  Color const first = asking_player();
  auto const by = player_named(who, state_.has_signed(first) ? opposite(first) : first);
  if (by) feed(time, table::ResultSignedBy{*by});
}

/// He says so whose move ended the game: the one that stands there, or the last completed one.
void Session::propose_end(Instant time, table::Ending how) {
  Color const by = state_.pending() ? state_.to_move() : opposite(state_.to_move());
  bool const is_mate = how == table::Ending::checkmate;
  if (is_of_other(by)) return;
  auto const won = by == Color::white ? table::GameResult::white_wins : table::GameResult::black_wins;
  feed(time, table::ResultProposed{by, is_mate ? won : table::GameResult::draw, how});
}

void Session::propose_result(Instant time, std::optional<table::GameResult> result) {
  if (!result) return tell_error(translatable("expected result 1-0, result 0-1 or result 1/2-1/2"));
  feed(time, table::ResultProposed{asking_player(), *result, table::Ending::result});
}

void Session::accept_end(Instant time, std::string const& who) {
  auto const proposal = state_.proposal();
  if (!proposal)
    return tell_error(
        translatable("no result was proposed; expected mate, stalemate or result 1-0, 0-1, 1/2-1/2"));
  auto const by = player_named(who, proposal->by ? opposite(*proposal->by) : asking_player());
  if (by && by == proposal->by) return tell_error(translatable("the other side confirms what one side says"));
  if (by) feed(time, table::ResultAccepted{*by});
}

// A slip of the keyboard is put right, and the arbiter lets the game go on from another position.

/// He typed last whose text was refused, or whose move waits to be completed, else whose move was completed.
void Session::correct(Instant time, std::string const& meant_by_him) {
  auto const [side, text] = side_and_text(meant_by_him, tools_.sentences);
  if (text.empty())
    return tell_error(
        translatable("expected correct and what was meant, as in correct Nf3 or correct black Nf6"));
  Color const mover = state_.to_move();
  bool const is_movers = is_typed(mover) && (state_.pending() || state_.was_text_refused());
  Color const by = side.value_or(is_movers ? mover : opposite(mover));
  auto const& line = state_.line();
  auto const& before = by == mover || line.plies() == 0 ? line.current() : line.diagram_at(line.plies() - 1);
  auto const stated = meant(read_stated(text, letters()), &before);
  if (stated) return feed(time, table::MoveCorrected{by, *stated, text});
  refuse_text(time, by, text, stated.error());
}

void Session::restore(Instant time, std::string const& text) {
  auto const where = read_restore(text, tools_.sentences);
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

/// What was played after it stands, and is not typed again.
void Session::replace(Instant time, std::string const& text) {
  auto const typed = read_replace(text, tools_.sentences);
  if (!typed)
    return tell_error(translatable(
        "expected replace, the number of a move and what it was, as in replace 12 Nf3 or replace 12 "
        "black Nf6"));
  auto const& line = state_.line();
  auto const plies = plies_before(typed->which, line);
  if (!plies || *plies == line.plies())
    return tell_error(translatable("the game has no such move; expected one that was played"));
  auto const stated = meant(read_stated(typed->move, letters()), &line.diagram_at(*plies));
  if (!stated) return tell_no_move(typed->move, stated.error());
  auto const understood = notation::understand(line.diagram_at(*plies), *stated);
  auto const* const move = std::get_if<chess::Move>(&understood);
  auto replaced = line;
  if (move != nullptr && !replaced.replace(*plies + 1, *move))
    return tell_error(translatable("a later move cannot follow it; expected restore, and the moves again"));
  feed(time, table::ReplaceProposed{asking_player(), *plies + 1, *stated, typed->move});
}

/// The other side heard what was announced, and says which move it was.
void Session::agree_to_correct(Instant time, std::string const& who) {
  Color const slipped = state_.correction()->by;
  auto const by = player_named(who, opposite(slipped));
  if (by == slipped) return tell_error(translatable("the other side confirms what one side says"));
  if (by) feed(time, table::CorrectionAgreed{*by});
}

/// Of a board that cannot show what stands on it, the arbiter says that it is right.
void Session::vouch(Instant time, std::string const& who) {
  bool const is_white_first = state_.awaits_position(Color::white);
  auto const board = side_named(who, is_white_first ? Color::white : Color::black);
  if (!board) return;
  if (!state_.awaits_position(*board))
    return tell_error(
        translatable("no pieces are being set up on this board; expected stands white or black"));
  ask_for_word(time, table::BoardVouched{*board});
}

/// Each player confirms what the arbiter decided.
void Session::agree_to_restore(Instant time, ConsoleLine const& line) {
  auto const& confirmed = state_.restoration()->is_confirmed;
  if (line.text.empty() && is_keyboard_shared()) return ask_side(time, line, table::SideQuestion::which_side);
  Color const first = asking_player();
  bool const has_confirmed = confirmed[static_cast<unsigned>(first)];
  if (auto const by = player_named(line.text, has_confirmed ? opposite(first) : first))
    feed(time, table::RestoreAgreed{*by});
}

// The word by which the arbiter confirms: asked for at the keyboard, shown, said and kept nowhere.

namespace {

constexpr std::chrono::seconds word_asked_for{30};  // then the keyboard is the players' again

bool names_arbiter(std::string const& text, speech::Sentences const& sentences) {
  ConsoleLine const line = read_console_line(text, sentences);
  return line.act == Act::confirm && is_arbiter(line.text, sentences);
}

}  // namespace

void Session::ask_for_word(Instant time, std::optional<table::Input> decides) {
  if (state_.setup().arbiter_word.empty())
    return tell_error(
        translatable("no password was agreed with the arbiter; expected confirm white or black"));
  if (auto const until = state_.word_refused_until(); until && time < *until)
    return tell_error(translatable("five wrong passwords; wait a minute, then enter the right one"));
  feed(time, table::ArbiterNamed{asking_player()});
  decided_by_word_ = std::move(decides);
  word_until_ = last_time_ + word_asked_for;
  // The arbiter has no earphone.
  if (!tools_.captions.are_shown()) tell(translatable("Password of the arbiter, please."));
  tools_.console.hide_typing();
}

/// A wrong word is asked for again, until an empty line: who mistyped it types it once more, and not into the
/// open.
void Session::take_word(LineTyped const& typed) {
  if (names_arbiter(typed.text, tools_.sentences))
    return feed(typed.time, table::ArbiterNamed{asking_player()});
  bool const is_right = is_word(typed.text, state_.setup().arbiter_word);
  if (!is_right && !typed.text.empty()) feed(typed.time, table::ArbiterWordRefused{asking_player()});
  word_until_ = last_time_ + word_asked_for;
  bool const is_over = typed.text.empty() || state_.word_refused_until();
  if (!is_right && is_over) return stop_asking_for_word();
  if (!is_right) return;
  word_until_.reset();
  tools_.console.show_typing();
  auto const decided = std::exchange(decided_by_word_, std::nullopt);
  if (decided) return feed(typed.time, *decided);
  if (state_.awaits_arbiter()) return feed(typed.time, table::ArbiterAgreed{});
  feed(typed.time, table::ArbiterFoundNothing{asking_player()});
}

void Session::stop_asking_for_word() {
  word_until_.reset();
  decided_by_word_.reset();
  tools_.console.forget_typing();  // half of it may stand there
  tools_.console.show_typing();
  tell(translatable("the password is no longer asked for"));
}

void Session::refuse_text(Instant time, chess::Color by, std::string const& text, table::MoveRefusal why) {
  bool const may_be_word = !state_.setup().arbiter_word.empty() && why == table::MoveRefusal::not_a_move;
  if (!may_be_word) {
    tell_no_move(text, why);
    return feed(time, table::MoveTextRefused{by, text, why});
  }
  tell_error(translatable("this is not a move; expected for example e4, {knight}f3, g1f3, O-O"),
             {{"knight", std::string{letters().knight}}});
  feed(time, table::MoveTextRefused{by, "", why, static_cast<unsigned>(unicode::length(text))});
}

}  // namespace tactus::program

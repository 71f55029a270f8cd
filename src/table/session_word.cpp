// SPDX-License-Identifier: GPL-3.0-or-later
// The word by which the arbiter confirms: asked for at the keyboard, shown, said and kept nowhere.
#include "speech/translatable.hpp"
#include "src/table/arbiter_word.hpp"
#include "src/table/session.hpp"
#include "src/table/side_word.hpp"

#include <algorithm>
#include <utility>

namespace tactus::program {
namespace {

using speech::translatable;

unsigned characters_in(std::string const& text) {
  auto const begins_character = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; };
  return static_cast<unsigned>(std::count_if(text.begin(), text.end(), begins_character));
}

constexpr std::chrono::seconds word_asked_for{30};  // then the keyboard is the players' again

bool names_arbiter(std::string const& text, speech::Sentences const& sentences) {
  ConsoleLine const line = read_console_line(text, sentences);
  auto const* const confirmed = std::get_if<ResultConfirmed>(&line);
  return confirmed != nullptr && is_arbiter(confirmed->who, sentences);
}

}  // namespace

void Session::ask_for_word(Instant time, std::optional<table::Input> decides) {
  if (state_.setup().arbiter_word.empty())
    return tell_error(
        translatable("no password was agreed with the arbiter; expected confirm white or black"));
  if (auto const until = state_.word_refused_until(); until && time < *until)
    return tell_error(translatable("five wrong passwords; expected the right one a minute after the last"));
  feed(time, table::ArbiterNamed{asking_player()});
  if (!decides && !state_.awaits_arbiter()) return;
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
  feed(typed.time, std::exchange(decided_by_word_, std::nullopt).value_or(table::ArbiterAgreed{}));
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
             {{"knight", std::string{tools_.options.letters.knight}}});
  feed(time, table::MoveTextRefused{by, "", why, characters_in(text)});
}

}  // namespace tactus::program

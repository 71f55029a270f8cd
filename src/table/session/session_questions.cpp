// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked during a game takes its answer (src/table/console/questions.hpp).

#include "core/message/message.hpp"
#include "core/notation/move_pattern.hpp"
#include "src/table/session/session.hpp"

#include <algorithm>

namespace tactus::program {

bool Session::has_once_entered() const {
  if (typist_) return entered_once_[static_cast<unsigned>(*typist_)].has_value();
  return entered_once_[0] || entered_once_[1];
}

std::optional<Question> Session::open_question() const {
  if (!typist_ && sideless_) return Question::side;
  if (state_.promotion_asked_of(typist_)) return Question::promotion;
  if (standing_open_move() != nullptr) return Question::origin;
  if (has_once_entered() && once_line_) return Question::confirmation;
  auto const offer = state_.draw_offer();
  if (offer && (!typist_ || *typist_ != *offer)) return Question::draw;
  bool const is_proposed = state_.restoration() || state_.correction() ||
                           (state_.result() == table::GameResult::open && state_.proposal());
  return is_proposed ? std::optional(Question::confirmation) : std::nullopt;
}

OpenMove const* Session::standing_open_move() const {
  if (!open_move_ || (typist_ && *typist_ != open_move_->by)) return nullptr;
  chess::Color const by = open_move_->by;
  bool const still_stands = state_.may_type(by) && state_.before_typed(by) == open_move_->before;
  return still_stands ? &*open_move_ : nullptr;
}

bool Session::take_origin(LineTyped const& typed) {
  auto const* const open = standing_open_move();
  auto const reply = open != nullptr ? read_origin(typed.text, *open, letters()) : std::nullopt;
  if (!reply) return false;
  chess::Color const by = open_move_->by;
  if (!typist_) asker_ = table::audience_of(by);
  if (reply->is_left) {
    open_move_.reset();
  } else if (reply->fits.size() == 1) {
    open_move_.reset();
    feed(typed.time, table::MoveEntered{by, notation::pattern_of(reply->fits.front()), typed.text});
  } else {
    if (!reply->fits.empty()) open_move_->fits = reply->fits;
    feed(typed.time, table::MoveTextRefused{by, typed.text, table::MoveRefusal::several_moves});
  }
  return true;
}

bool Session::take_yes_no(LineTyped const& typed) {
  auto const reply = read_yes_no(typed.text);
  auto const question = reply ? open_question() : std::nullopt;
  if (question == Question::draw) {
    obey(typed.time, {*reply ? Act::accept : Act::decline, {}});
    return true;
  }
  if (question != Question::confirmation) return false;
  if (has_once_entered())
    answer_once_entered(typed.time, *reply);
  else if (*reply)
    obey(typed.time, {Act::confirm, {}});
  else
    tell(translatable("not confirmed"));
  return true;
}

void Session::answer_once_entered(Instant time, bool is_yes) {
  if (!is_yes) return forget_once_entered();
  ConsoleLine const again = *once_line_;
  obey(time, again);
}

}  // namespace tactus::program

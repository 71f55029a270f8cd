// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked during a game takes its answer (src/table/console/questions.hpp).

#include "core/message/message.hpp"
#include "core/notation/move_pattern.hpp"
#include "src/table/session/session.hpp"

#include <algorithm>

namespace tactus::program {

Session::OnceEntered const* Session::entry_asked_again() const {
  for (chess::Color const by : {chess::Color::white, chess::Color::black})
    if (auto const& once = entered_once_[static_cast<unsigned>(by)]; once && (!typist_ || *typist_ == by))
      return &*once;
  return nullptr;
}

std::optional<chess::Color> Session::resignation_asked_again() const {
  auto const by = state_.resigning();
  return by && (!typist_ || *typist_ == *by) ? by : std::nullopt;
}

std::vector<Question> Session::open_to_yes_and_no() const {
  std::vector<Question> open;
  if (entry_asked_again() != nullptr || resignation_asked_again()) open.push_back(Question::entry);
  auto const offer = state_.draw_offer();
  if (offer && (!typist_ || *typist_ != *offer)) open.push_back(Question::draw);
  bool const is_proposed = state_.restoration() || state_.correction() ||
                           (state_.result() == table::GameResult::open && state_.proposal());
  if (is_proposed) open.push_back(Question::confirmation);
  return open;
}

std::vector<Question> Session::open_questions() const {
  if (!typist_ && sideless_) return {Question::side};
  if (!typist_ && state_.is_resumption_wanted()) return {Question::resumption};
  if (state_.promotion_asked_of(typist_)) return {Question::promotion};
  if (standing_open_move() != nullptr) return {Question::origin};
  return open_to_yes_and_no();
}

std::optional<Question> Session::open_question() const {
  auto const open = open_questions();
  return open.empty() ? std::nullopt : std::optional(open.front());
}

void Session::add_what_is_asked(table::Requested& where) const {
  if (auto const& once = entered_once_[static_cast<unsigned>(where.by)]) where.once_more = once->entry;
  auto const* const open = standing_open_move();
  if (open != nullptr && open->by == where.by) where.several_moves = open->text;
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
  auto question = reply ? open_question() : std::nullopt;
  auto const open = open_to_yes_and_no();
  if (question == Question::resumption && !open.empty()) question = open.front();  // no date is "yes" or "no"
  if (!question || open.empty() || *question != open.front()) return false;
  if (open.size() > 1)
    tell_error(
        translatable("more than one question is open; expected accept, decline, confirm, or what was "
                     "entered once more"));
  else if (question == Question::entry)
    answer_entry(typed.time, *reply);
  else if (question == Question::draw)
    obey(typed.time, {*reply ? Act::accept : Act::decline, {}});
  else if (*reply)
    obey(typed.time, {Act::confirm, {}});
  else
    tell(translatable("not confirmed"));
  return true;
}

void Session::answer_entry(Instant time, bool is_yes) {
  if (auto const* const once = entry_asked_again()) {
    ConsoleLine const again = once->line;
    return is_yes ? obey(time, again) : forget_once_entered();
  }
  chess::Color const by = *resignation_asked_again();
  if (is_yes)
    feed(time, table::ResignationEntered{by});
  else
    feed(time, table::DrawAnswered{by, false});
}

}  // namespace tactus::program

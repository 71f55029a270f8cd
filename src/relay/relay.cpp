// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/relay/relay.hpp"

#include "core/message/utc_text.hpp"
#include "src/command_line/command_line.hpp"

#include <algorithm>
#include <ostream>
#include <utility>

namespace tactus::hall {

void GameSummary::take(table::TableEvent const& event) {
  std::visit([this](auto const& each) { take(each); }, event);
}

void GameSummary::take(table::Input const& input) {
  bool const is_play = std::holds_alternative<table::GameStarted>(input) ||
                       std::holds_alternative<table::PlayContinued>(input);
  if (is_play && status_ != GameStatus::ended) status_ = GameStatus::playing;
  if (auto const* const seen = std::get_if<table::ClockSeen>(&input)) clock_ = seen->reading;
}

void GameSummary::take(table::Outcome const& outcome) {
  auto const* const completed = std::get_if<table::MoveCompleted>(&outcome);
  if (completed != nullptr && status_ != GameStatus::ended) {
    moves_.push_back(completed->san);
    if (completed->reading) clock_ = completed->reading;
  }
  if (std::holds_alternative<table::MoveTakenBack>(outcome) && !moves_.empty()) moves_.pop_back();
  if (std::holds_alternative<table::GameAdjourned>(outcome)) status_ = GameStatus::adjourned;
  if (std::holds_alternative<table::GameEnded>(outcome)) status_ = GameStatus::ended;
  if (std::holds_alternative<table::EndTakenBack>(outcome)) status_ = GameStatus::playing;
}

StateMessage GameSummary::message(GameId game, std::int64_t number) const {
  auto const ply = static_cast<unsigned>(moves_.size());
  return {std::move(game), number, status_, ply, moves_.empty() ? std::string{} : moves_.back(), clock_};
}

}  // namespace tactus::hall

namespace tactus::relay {

using hall::Moment;
using hall::TopicKind;

void Signing::take(table::TableEvent const& event, Moment now) {
  auto const* const outcome = std::get_if<table::Outcome>(&event);
  bool const is_end = outcome != nullptr && std::holds_alternative<table::GameEnded>(*outcome);
  bool const is_open_again = outcome != nullptr && std::holds_alternative<table::EndTakenBack>(*outcome);
  if (is_end || is_open_again) *this = {};
  if (is_end) ended_ = now;
  auto const* const input = std::get_if<table::Input>(&event);
  auto const* const by = input != nullptr ? std::get_if<table::ResultSignedBy>(input) : nullptr;
  if (by != nullptr && ended_) has_signed_[static_cast<unsigned>(by->by)] = true;
}

bool Signing::is_over(Moment now) const { return ended_ && (missing().empty() || now >= *ended_ + patience); }

std::vector<chess::Color> Signing::missing() const {
  std::vector<chess::Color> players;
  for (chess::Color const each : {chess::Color::white, chess::Color::black})
    if (!has_signed_[static_cast<unsigned>(each)]) players.push_back(each);
  return players;
}

Relay::Relay(hall::BrokerLink link, hall::Place place, std::string const& game_file, Translate translate,
             std::ostream& out, std::ostream& errors)
    : link_(std::move(link)),
      place_(std::move(place)),
      follower_(game_file),
      translate_(std::move(translate)),
      out_(out),
      errors_(errors),
      topic_of_acknowledgement_(hall::Topic{place_, TopicKind::acknowledgement}.text()),
      topic_of_calls_(hall::Topic{place_, TopicKind::call}.text()) {}

hall::Will Relay::will_of(hall::Place const& place) {
  return {hall::Topic{place, TopicKind::link}.text(), hall::text_of(hall::LinkState::lost)};
}

void Relay::turn(Moment now) {
  serve_link(now);
  follow(now);
  send(now);
  if (is_subscribed_ && is_done() && !is_done_told_) {
    tell_link(hall::LinkState::done);
    is_done_told_ = true;
  }
}

Moment Relay::next_turn() const {
  auto const next = std::min(link_.next_turn(), follower_.next_look());
  return std::min(next, resend_.deadline().value_or(next));
}

bool Relay::is_done() const {
  return summary_.status() == hall::GameStatus::ended && resend_.is_all_acknowledged();
}

void Relay::say_goodbye() {
  if (!is_done()) tell_link(hall::LinkState::lost);
}

// ---- the broker ----

namespace {

Message lost_words(hall::LinkLost const& lost) {
  if (!lost.refused.empty())
    return say(
        "lost: the broker's certificate does not fit {host}: it is another hall's, or hall init was not told "
        "this address; on the broker's machine hall check tells which",
        {{"host", lost.refused}});
  if (!lost.clock) return say("lost: {why}", {{"why", lost.why}});
  return say(
      "lost: the clock of this machine says {now}, the hall's certificate holds from {from} to {until}: set "
      "the clock",
      {{"now", utc_text(lost.clock->now)},
       {"from", utc_text(lost.clock->certificate.from)},
       {"until", utc_text(lost.clock->certificate.until)}});
}

}  // namespace

void Relay::serve_link(Moment now) {
  for (hall::LinkEvent const& event : link_.turn(now))
    std::visit([this, now](auto const& each) { take(each, now); }, event);
}

void Relay::take(hall::LinkUp const&, Moment) {
  tell(say("connected"));
  link_.subscribe(topic_of_calls_);
  link_.subscribe(topic_of_acknowledgement_);
  if (setups_ != nullptr) setups_->subscribe(link_);
}

void Relay::take(hall::LinkLost const& lost, Moment) {
  tell(lost_words(lost));
  is_subscribed_ = is_done_told_ = false;
  resend_.disconnect();
}

void Relay::take(hall::Subscribed const& subscribed, Moment now) {
  if (subscribed.filter != topic_of_acknowledgement_) return;
  is_subscribed_ = true;
  resend_.connect(now);
  tell_link(hall::LinkState::up);
  tell_state();
}

void Relay::take(hall::SubscriptionRefused const& refused, Moment) {
  complain(say("the broker refuses {topic}: {why}", {{"topic", refused.filter}, {"why", refused.why}}));
}

void Relay::take(hall::PublishRefused const& refused, Moment) {
  complain(say("the broker refuses what this table publishes: {why}", {{"why", refused.why}}));
}

void Relay::take(hall::Arrived const& arrived, Moment now) {
  if (arrived.topic == topic_of_calls_) return take_call(arrived.payload);
  if (setups_ != nullptr) setups_->take(arrived);
  if (arrived.topic != topic_of_acknowledgement_) return;
  auto const parsed = hall::parse_acknowledgement(arrived.payload);
  if (!parsed) return complain(say("acknowledgement: {why}", {{"why", describe(parsed.error())}}));
  acknowledgement_ = *parsed;
  acknowledge(now);
}

/// What is no call of this line has nobody to be told.
void Relay::take_call(std::string const& payload) {
  auto const call = hall::parse_acknowledgement(payload);
  if (call && call->game.text() == name_) resend_.call(call->number);
}

void Relay::acknowledge(Moment now) {
  auto const& id = follower_.game_id();
  if (!acknowledgement_ || id.empty() || !acknowledgement_->game.text().starts_with(id)) return;
  std::string const named = acknowledgement_->game.text();
  auto const is_of_this_line =
      hall::is_of_line(*acknowledgement_, follower_.link_of(acknowledgement_->number), follower_.last_seq());
  if (!is_of_this_line) return;
  if (!*is_of_this_line) return named == name_ ? name_line_anew(now) : void();
  if (std::exchange(name_, named) != named) begin_line(now);
  resend_.acknowledge(acknowledgement_->number, now);
  if (resend_.is_all_acknowledged())
    tell(say("acknowledged: up to {number}", {{"number", std::to_string(resend_.acknowledged())}}));
}

// ---- the file ----

void Relay::follow(Moment now) {
  auto const news = follower_.look(now);
  if (news.is_new_game) begin_game(now);
  for (store::NumberedEvent const& each : news.events) {
    summary_.take(each.stamped.event);
    signing_.take(each.stamped.event, now);
  }
  if (news.trouble) complain(message_of(*news.trouble));
  if (news.events.empty()) return;
  resend_.commit(follower_.last_seq());
  tell_state();
}

void Relay::name_line_anew(Moment now) {
  auto const link = follower_.link_of(follower_.last_seq());
  if (!link) return;
  name_ = follower_.game_id() + '-' + link->substr(0, 8);
  complain(say("the desk has other events of this game: this line goes on as {id}", {{"id", name_}}));
  begin_line(now);
}

void Relay::begin_line(Moment now) {
  resend_ = {};
  resend_.commit(follower_.last_seq());
  if (is_subscribed_) resend_.connect(now);
  tell_state();
}

void Relay::begin_game(Moment now) {
  name_ = follower_.game_id();
  tell(say("game: {id}", {{"id", name_}}));
  summary_ = {};
  signing_ = {};
  resend_ = {};
  if (is_done_told_) tell_link(hall::LinkState::up);
  is_done_told_ = false;
  if (is_subscribed_) resend_.connect(now);
  acknowledge(now);
}

void Relay::send(Moment now) {
  while (auto const range = resend_.take_next(now)) {
    auto previous = follower_.link_of(range->first - 1).value_or("");
    for (store::EventRow const& row :
         follower_.rows_after(range->first - 1, range->last - range->first + 1)) {
      send(row, previous);
      previous = row.link.value_or("");
    }
  }
}

void Relay::send(store::EventRow const& row, std::string const& previous) {
  auto const named = game();
  if (!named) return;
  auto const text = text_of(hall::EventMessage{*named, row.seq, row.time, row.text.type, row.text.payload,
                                               row.link.value_or(""), row.link ? previous : std::string{}});
  if (!text) {
    has_failed_ = true;
    return complain(say("event {number} cannot be sent: {why}",
                        {{"number", std::to_string(row.seq)}, {"why", describe(text.error())}}));
  }
  if (auto const sent = link_.publish(hall::Topic{place_, TopicKind::event}.text(), *text, false); !sent)
    complain(say("event {number} was not sent: {why}",
                 {{"number", std::to_string(row.seq)}, {"why", sent.error()}}));
}

// ---- what it tells ----

void Relay::tell_state() {
  auto const named = game();
  if (!is_subscribed_ || !named) return;
  auto const state = summary_.message(*named, follower_.last_seq());
  (void)link_.publish(hall::Topic{place_, TopicKind::state}.text(), text_of(state), true);
}

void Relay::tell_link(hall::LinkState state) {
  (void)link_.publish(hall::Topic{place_, TopicKind::link}.text(), hall::text_of(state), true);
}

void Relay::tell(Message const& fact) { tell(out_, written(fact, translate_) + '\n'); }

void Relay::tell_what_is_missing() {
  for (chess::Color const player : signing_.missing())
    tell(say("not signed within five minutes of the end: {player}", {{"player", player}}));
}

void Relay::complain(Message const& fault) { tell(errors_, command_line::error_line(fault, translate_)); }

void Relay::tell(std::ostream& to, std::string const& line) {
  if (line == last_line_) return;  // a broker that is away is told once
  last_line_ = line;
  to << line << std::flush;
}

}  // namespace tactus::relay

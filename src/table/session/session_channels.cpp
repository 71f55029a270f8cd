// SPDX-License-Identifier: GPL-3.0-or-later
// What reaches the players and what they reach us by, beside boards and clock: voice, earphones, Braille
// displays, keypads. A channel that is lost is an event, as a lost board.

#include "core/message/message.hpp"
#include "src/table/session/session.hpp"

#include <algorithm>
#include <utility>

namespace tactus::program {

void Session::take(VoiceMissed const& missed) {
  bool const is_felt = missed.what.to != table::Audience::table && is_read_in_braille(missed.what.to);
  if (!is_felt) feed(missed.time, missed.what);
}

/// Where Tactus announces for a blind player, his move is announced when its words have ended (D.2.3.3).
void Session::take(VoiceSpoken const& spoken) {
  auto const& setup = state_.setup();
  bool const is_his = setup.announcer == table::Announcer::tactus && setup.player(spoken.what.by).is_blind;
  if (is_his && spoken.to == table::Audience::table) feed(spoken.time, spoken.what);
}

/// To a player who only reads it, nothing can be told any more: as important as a board.
void Session::take(DisplayNews const& news) { note_device(news.time, news.display, news.trouble); }

void Session::take(KeypadNews const& news) {
  if (!news.trouble.empty()) tools_.console.error(news.trouble);
  bool const is_white = news.player == chess::Color::white;
  note_device(news.time, is_white ? table::Device::white_keypad : table::Device::black_keypad, news.trouble);
}

void Session::note_device(Instant time, table::Device device, std::string const& trouble) {
  missing_.erase(device);
  if (!trouble.empty()) missing_.emplace(device, trouble);
  if (!state_.is_started()) return;
  if (trouble.empty())
    feed(time, table::DeviceWasFound{device});
  else
    feed(time, table::DeviceWasLost{device, trouble});
}

/// Who has no device of his own loses that of the table.
void Session::take(SoundNews const& news) {
  auto const plan = tools_.options.sound.plan();
  auto const* const own = plan.of(news.to);
  bool const has_ear = tools_.speaker.has_ear_for({news.to, false, table::NothingToRepeat{}});
  if (news.to == table::Audience::table)
    note_device(news.time, table::Device::loudspeaker, news.trouble);
  else if (own == nullptr || *own == plan.table || !has_ear)
    return;
  else if (news.to == table::Audience::white)
    note_device(news.time, table::Device::white_earphone, news.trouble);
  else if (news.to == table::Audience::black)
    note_device(news.time, table::Device::black_earphone, news.trouble);
}

void Session::take(DisplayAsked const& asked) {
  if (!state_.is_started()) return;
  chess::Color const by = asked.by.value_or(asking_player());
  auto const* const offer_key = std::get_if<OfferKey>(&asked.what);
  if (offer_key != nullptr) return answer_offer_by_finger(asked.time, by, *offer_key);
  offer_key_.reset();
  request(asked.time, by, std::get<table::Request>(asked.what));
}

/// Asked back: a finger that slides along the keys answers nothing.
void Session::answer_offer_by_finger(Instant time, chess::Color by, OfferKey key) {
  auto const offer = state_.draw_offer();
  bool const is_again = std::exchange(offer_key_, key) == key;
  if (!offer || *offer == by || is_again) return feed(time, table::DrawAnswered{by, key.accepts});
  // Translators: On a Braille display: a key is to be pressed twice to accept an offered draw. Few letters.
  auto const question = key.accepts ? translatable("Accept? Once more")
                                    // Translators: On a Braille display, for a key that is to be pressed
                                    // twice. Few letters.
                                    : translatable("Decline? Once more");
  answer_ = {tools_.sentences.translated(question)};
  answer_in_braille(table::audience_of(by));
}

/// One line, its parts behind each other: its pages are turned.
void Session::answer_in_braille(table::Audience to) {
  std::string line;
  for (std::string const& each : answer_) line += (line.empty() ? "" : "; ") + each;
  std::replace(line.begin(), line.end(), '\n', ';');
  // Translators: On a Braille display, for what was typed and has no other answer there.
  if (line.empty()) line = tools_.sentences.translated(translatable("noted"));
  table::Announcement const answer{to, false, table::NothingToRepeat{}};
  for (TableDisplay const& each : tools_.displays)
    if (may_show(each, answer)) each.teller->answer(to, line);
}

/// An offer that has lapsed (9.1.2.1) is read and heard no more: who believes in it thinks on his own time.
void Session::withdraw_offers() {
  if (state_.result() != table::GameResult::open) return;
  auto const open = state_.draw_offer();
  for (TableDisplay const& each : tools_.displays) each.teller->withdraw_offers(open);
  tools_.speaker.withdraw_offers(open);
}

/// What is for a sighted player alone stands on no display that his blind opponent reads.
bool Session::may_show(TableDisplay const& display, table::Announcement const& announcement) const {
  return display.reader != speech::Whose::both || !tools_.captions.is_hidden(announcement);
}

bool Session::is_read_in_braille(table::Audience to) const {
  return std::any_of(tools_.displays.begin(), tools_.displays.end(), [&](TableDisplay const& each) {
    return each.teller->is_read_by(to) && !state_.is_lost(each.device);
  });
}

void Session::lose_what_is_missing() {
  for (auto const& [device, trouble] : missing_)
    if (!state_.is_lost(device)) feed(tools_.clock.now(), table::DeviceWasLost{device, trouble});
}

}  // namespace tactus::program

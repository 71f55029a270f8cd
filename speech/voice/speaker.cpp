// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/voice/speaker.hpp"

#include <utility>

namespace tactus::speech {

Speaker::Speaker(std::unique_ptr<Output> output, SpeakerSettings settings, SpeakerListener listener)
    : output_(std::move(output)),
      settings_(std::move(settings)),
      listener_(std::move(listener)),
      thread_([this] { run(); }) {}

Speaker::~Speaker() {
  {
    std::scoped_lock const lock{mutex_};
    is_ending_ = true;
    output_->cut();
  }
  changed_.notify_all();
  thread_.join();
}

void Speaker::say(table::Announcement announcement) {
  if (!is_spoken(settings_.ears, announcement)) return caption(announcement);
  {
    std::scoped_lock const lock{mutex_};
    // Under the lock, so that the cut meets the utterance that the queue judged, not its successor.
    if (queue_.push(std::move(announcement), std::chrono::steady_clock::now())) output_->cut();
  }
  changed_.notify_all();
}

void Speaker::sound(table::Audience to, Earcon earcon) {
  bool const is_heard = is_spoken(settings_.ears, {to, false, table::NothingToRepeat{}});
  if (!is_heard || !wants(settings_.voices.of(to).earcons, earcon)) return;
  {
    std::scoped_lock const lock{mutex_};
    queue_.push(to, earcon, std::chrono::steady_clock::now());
  }
  changed_.notify_all();
}

void Speaker::stop() {
  std::scoped_lock const lock{mutex_};
  if (queue_.stop()) output_->cut();
}

bool Speaker::is_quiet() {
  std::scoped_lock const lock{mutex_};
  return queue_.is_empty();
}

void Speaker::note_completed(std::size_t plies) {
  std::scoped_lock const lock{mutex_};
  queue_.note_completed(plies);
}

void Speaker::withdraw_offers(std::optional<chess::Color> open) {
  std::scoped_lock const lock{mutex_};
  queue_.withdraw_offers(open);
}

void Speaker::finish() {
  std::unique_lock lock{mutex_};
  changed_.wait(lock, [this] { return queue_.is_empty(); });
}

void Speaker::run() {
  while (auto const utterance = take()) utter(*utterance);
}

std::optional<Utterance> Speaker::take() {
  std::unique_lock lock{mutex_};
  for (;;) {
    if (is_ending_) return std::nullopt;
    if (auto utterance = queue_.next(std::chrono::steady_clock::now())) {
      output_->begin(utterance->announcement.to);
      return utterance;
    }
    changed_.notify_all();  // a stale status may have been the last one that finish() waits for
    changed_.wait(lock);
  }
}

void Speaker::caption(table::Announcement const& announcement) const {
  std::string const caption = caption_of(announcement, settings_.wording);
  if (listener_.on_caption) listener_.on_caption(announcement, caption);
  if (listener_.on_unheard) listener_.on_unheard(announcement, caption);
}

void Speaker::utter(Utterance const& utterance) {
  table::Announcement const& announcement = utterance.announcement;
  if (utterance.sound != Earcon::none) {
    (void)output_->speak({}, settings_.voices.of(announcement.to), utterance.sound);
    return settle(Heard::nowhere);  // it is not said again
  }
  std::string const caption = caption_of(announcement, settings_.wording);
  if (!utterance.is_captioned && listener_.on_caption) listener_.on_caption(announcement, caption);
  if (utterance.is_left_out) return leave_out(utterance);
  if (utterance.has_lapsed) return settle(Heard::nowhere);
  auto const began = std::chrono::steady_clock::now();
  Heard const heard = speak(announcement, utterance.hurry);
  tell_spoken(utterance, heard, std::chrono::steady_clock::now() - began);
  if (heard == Heard::nowhere && listener_.on_unheard) listener_.on_unheard(announcement, caption);
  tell_missed(announcement, heard);
  settle(heard);
}

/// Heard or not, nothing more comes of it.
void Speaker::leave_out(Utterance const& utterance) {
  table::Announcement const& announcement = utterance.announcement;
  output_->speak({}, settings_.voices.of(announcement.to), Earcon::left_out);
  auto const& said = std::get<table::MoveSaid>(announcement.content);
  if (listener_.on_missed)
    listener_.on_missed({announcement.to, said.by, said.ply, table::Unheard::left_out});
  settle(Heard::nowhere);
}

/// In haste a move is said as short as it can be; which one it is, it still tells.
Wording Speaker::wording_for(table::Announcement const& announcement, double hurry) const {
  Wording wording = settings_.wording;
  if (hurry > 0 && std::holds_alternative<table::MoveSaid>(announcement.content))
    wording.moves.style = Style::brief;
  return wording;
}

Heard Speaker::speak(table::Announcement const& announcement, double hurry) {
  VoiceSettings const voice = hurried(settings_.voices.of(announcement.to), hurry);
  Earcon const earcon = hurry > 0 ? Earcon::none : perception_of(announcement.content).earcon;
  Heard const heard = output_->speak(phrase_of(announcement, wording_for(announcement, hurry)), voice,
                                     wants(voice.earcons, earcon) ? earcon : Earcon::none);
  tell_trouble(output_->trouble());
  return heard;
}

void Speaker::tell_spoken(Utterance const& utterance, Heard heard, std::chrono::nanoseconds length) const {
  table::Announcement const& announcement = utterance.announcement;
  auto const* const said = std::get_if<table::MoveSaid>(&announcement.content);
  if (said == nullptr || announcement.is_repeat || heard != Heard::completely) return;
  if (listener_.on_spoken)
    listener_.on_spoken(announcement, std::chrono::floor<std::chrono::milliseconds>(length));
  bool const is_shortened = utterance.hurry > 0 && settings_.wording.moves.style == Style::full;
  if (is_shortened && listener_.on_missed)
    listener_.on_missed({announcement.to, said->by, said->ply, table::Unheard::shortened});
}

void Speaker::tell_missed(table::Announcement const& announcement, Heard heard) const {
  auto const* const said = std::get_if<table::MoveSaid>(&announcement.content);
  bool const is_over = heard == Heard::completely || heard == Heard::nowhere;
  if (said == nullptr || announcement.is_repeat || !is_over || !listener_.on_missed) return;
  chess::Color const listener = chess::opposite(said->by);
  auto const missed = output_->missed();
  bool const is_missed = heard == Heard::nowhere ? settings_.ears.of(listener) != Hearing::nothing
                                                 : missed && is_for(*missed, table::audience_of(listener));
  if (is_missed) listener_.on_missed({announcement.to, said->by, said->ply, table::Unheard::no_sound});
}

void Speaker::settle(Heard heard) {
  {
    std::scoped_lock const lock{mutex_};
    // Where nothing can sound, the caption is all there is.
    if (heard == Heard::completely || heard == Heard::nowhere)
      queue_.done(heard == Heard::completely);
    else
      queue_.again();
  }
  changed_.notify_all();
}

void Speaker::tell_trouble(std::string trouble) {
  if (trouble == told_trouble_) return;
  told_trouble_ = std::move(trouble);
  if (!told_trouble_.empty() && listener_.on_trouble) listener_.on_trouble(told_trouble_);
}

}  // namespace tactus::speech

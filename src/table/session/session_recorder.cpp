// SPDX-License-Identifier: GPL-3.0-or-later
// A player's recorder during a game: his spoken moves into files, and back to his ear alone.

#include "core/message/message.hpp"
#include "speech/sound/sound_source.hpp"
#include "src/table/session/session.hpp"

#include <utility>

namespace tactus::program {
namespace {}  // namespace

void Session::set_up_recorder() {
  if (!tools_.options.has_recorder) return;
  recorder_.emplace(speech::make_alsa_source(tools_.options.microphone),
                    recordings_folder(ledger_->file().path()), [this](RecorderNews news) {
                      tools_.inbox.put(RecorderTold{tools_.clock.now(), std::move(news)});
                    });
}

void Session::record(Instant time, std::string const& move) {
  if (!recorder_) return tell_error(translatable("the recorder is off; expected the option --recorder"));
  if (recorder_->is_busy()) return recorder_->end();
  chess::Color const by = asking_player();
  std::size_t const made = plies_made();
  std::size_t ply = made;
  if (!move.empty()) {
    auto const named = read_move_span(move, state_.line().start());
    if (!named || named->first != named->last)
      return tell_error(translatable("expected record, or record and one move, for example record 12w"));
    ply = named->first <= made ? named->first : 0;  // none is recorded in advance (8.1.2)
  }
  if (ply == 0) return feed(time, table::RecorderReported{by, table::RecorderFact::nothing_to_record, {}});
  recorder_->begin({by, static_cast<unsigned>(ply)});
}

/// Whether the move on the board is legal has no part in it: it must not be heard from the recorder.
std::size_t Session::plies_made() const {
  std::size_t const completed = state_.line().plies();
  chess::Color const mover = state_.to_move();
  bool const has_copied = state_.agreed_plies(mover) == completed;
  bool const is_under_way = has_copied && !state_.difference(mover).empty();
  return is_under_way || state_.pending() ? completed + 1 : completed;
}

void Session::play_recordings(Instant time, std::string const& moves) {
  if (!recorder_) return tell_error(translatable("the recorder is off; expected the option --recorder"));
  chess::Color const by = asking_player();
  std::vector<table::RecordingKept> wanted;
  if (moves.empty()) {
    if (auto const last = recordings_.last(by)) wanted.push_back(*last);
  } else if (auto const span = read_move_span(moves, state_.line().start())) {
    wanted = recordings_.of(by, *span);
  } else {
    return tell_error(translatable("expected for example hear, hear 12w, hear 12 or hear 12-15"));
  }
  std::vector<std::string> files;
  for (table::RecordingKept& each : wanted) {
    if (auto const found = speech::read_sound(recorder_->folder() + '/' + each.file))
      files.push_back(std::move(each.file));
    else
      refuse(found.error());
  }
  feed(time, table::RecordingsAsked{by, std::move(files)});
}

void Session::take(RecorderTold const& told) {
  recorder_->took(told.news);
  if (auto const* trouble = std::get_if<RecorderTrouble>(&told.news)) {
    if (!trouble->reason.empty()) refuse(trouble->reason);
    return feed(told.time, table::RecorderReported{asking_player(), trouble->fact, trouble->reason});
  }
  auto const& written = std::get<RecordingWritten>(told.news);
  recordings_.add(written.recording);
  feed(told.time, written.recording);
  if (written.is_silent)
    feed(told.time, table::RecorderReported{written.recording.by, table::RecorderFact::silent, {}});
}

void Session::finish_recording(Millis patience) {
  if (!recorder_) return;
  recorder_->end();
  auto const give_up = std::chrono::steady_clock::now() + patience;
  while (recorder_->is_busy()) {
    auto const item = tools_.inbox.take_until(give_up);
    if (!item) break;
    if (auto const* told = std::get_if<RecorderTold>(&*item)) take(*told);
    if (auto const* stop = std::get_if<StopAsked>(&*item)) {
      take(*stop);
      break;
    }
  }
  recorder_.reset();
  commit();
}

}  // namespace tactus::program

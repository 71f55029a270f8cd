// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/sound/recorder.hpp"

#include <algorithm>
#include <array>
#include <condition_variable>
#include <mutex>
#include <utility>

namespace tactus::speech {
namespace {

using namespace std::chrono_literals;

constexpr auto one_wait = 50ms;  // so soon an end is noticed
constexpr auto closing_allowed = 2s;

}  // namespace

/// What was asked for and is not yet done.
enum class Recorder::Wish : std::uint8_t { none, begin, end };

struct Recorder::Shared {
  Shared(std::unique_ptr<SoundSource> from, RecorderListener to, RecorderLimits most)
      : source(std::move(from)), listener(std::move(to)), limits(most) {}

  std::unique_ptr<SoundSource> const source;  // recorder's thread
  RecorderListener listener;                  // recorder's thread, under `telling`
  RecorderLimits const limits;
  bool is_missing = true;  // recorder's thread: not found yet
  bool is_missing_told = false;

  std::mutex mutex;
  std::condition_variable changed;
  Wish wish = Wish::none;  // guarded by `mutex`, as the next two
  bool is_ending = false;
  bool is_thread_gone = false;

  std::mutex telling;  // held while the listener is called

  template <class Call>
  void tell(Call const& call) {
    std::scoped_lock const lock{telling};
    call(listener);
  }
  /// False when the recorder ends.
  bool wait_for_work() {
    std::unique_lock lock{mutex};
    auto const has_work = [this] { return wish != Wish::none || is_ending; };
    if (is_missing)
      changed.wait_for(lock, is_missing_told ? limits.look_every : 0ms, has_work);
    else
      changed.wait(lock, has_work);
    return !is_ending;
  }
  Wish current_wish() {
    std::scoped_lock const lock{mutex};
    return is_ending ? Wish::none : wish;
  }
  /// From now on the next recording may be asked for. False when the recorder ends: then nothing is kept.
  bool fulfil() {
    std::scoped_lock const lock{mutex};
    wish = Wish::none;
    return !is_ending;
  }

  void find() {
    if (is_missing && is_missing_told) tell([](auto& to) { to.on_found(); });
    is_missing = false;
  }
  void miss(std::string const& why) {
    is_missing = is_missing_told = true;
    tell([&](auto& to) { to.on_missing(why); });
  }
  void look() {
    auto const opened = source->open();
    if (opened) {
      source->close();
      find();
    } else if (!is_missing_told) {
      miss(opened.error());
    }
  }
  void record() {
    if (auto const opened = source->open(); !opened) {
      fulfil();
      return miss(opened.error());
    }
    find();
    Sound sound{recording_rate_hz};
    RecordingEnd const end = listen(sound);
    source->close();
    if (!fulfil()) return;
    bool const is_lost = end == RecordingEnd::device_lost;
    if (sound.samples.empty()) return miss("no microphone: it delivers nothing");
    if (is_lost) is_missing = is_missing_told = true;
    tell([&](auto& to) { to.on_ended(sound, end); });
  }
  /// Until somebody or something ends it.
  RecordingEnd listen(Sound& sound) {
    std::array<std::int16_t, recording_rate_hz / 20> buffer{};
    auto const most = static_cast<std::size_t>(limits.longest.count()) * recording_rate_hz / 1000;
    auto silence = 0ms;
    // An end before the first sample waits for it: the answer is a recording, or that there is no microphone.
    for (Wish now = current_wish(); now == Wish::begin || (now == Wish::end && sound.samples.empty());
         now = current_wish()) {
      auto const got = source->read(buffer, one_wait);
      silence = got.value_or(0) > 0 ? 0ms : silence + one_wait;
      if (!got || silence >= limits.patience) return RecordingEnd::device_lost;
      bool const is_first = sound.samples.empty() && *got > 0;
      sound.samples.insert(sound.samples.end(), buffer.begin(),
                           buffer.begin() + static_cast<std::ptrdiff_t>(*got));
      if (is_first) tell([](auto& to) { to.on_begun(); });
      if (sound.samples.size() >= most) return RecordingEnd::time_is_up;
    }
    return RecordingEnd::asked;
  }
};

Recorder::Recorder(std::unique_ptr<SoundSource> source, RecorderListener listener, RecorderLimits limits)
    : shared_(std::make_shared<Shared>(std::move(source), std::move(listener), limits)),
      thread_(run, shared_) {}

Recorder::~Recorder() {
  std::unique_lock lock{shared_->mutex};
  shared_->is_ending = true;
  shared_->changed.notify_all();
  bool const is_gone =
      shared_->changed.wait_for(lock, closing_allowed, [&] { return shared_->is_thread_gone; });
  lock.unlock();
  if (is_gone) {
    thread_.join();
    return;
  }
  std::scoped_lock const telling{shared_->telling};
  auto const nobody = [](auto&&...) {};
  shared_->listener = {nobody, nobody, nobody, nobody};
  thread_.detach();  // hangs in a driver
}

void Recorder::begin() {
  {
    std::scoped_lock const lock{shared_->mutex};
    shared_->wish = Wish::begin;
  }
  shared_->changed.notify_all();
}

void Recorder::end() {
  std::scoped_lock const lock{shared_->mutex};
  if (shared_->wish == Wish::begin) shared_->wish = Wish::end;
}

void Recorder::run(std::shared_ptr<Shared> const& shared) {
  while (shared->wait_for_work()) {
    if (shared->current_wish() != Wish::none)
      shared->record();
    else
      shared->look();
  }
  std::scoped_lock const lock{shared->mutex};
  shared->is_thread_gone = true;
  shared->changed.notify_all();
}

}  // namespace tactus::speech

// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/sound/portaudio_devices.hpp"

#include "speech/sound/jack_client.hpp"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <utility>

namespace tactus::speech {
namespace {

class Opening {
 public:
  explicit Opening(SoundPlan const& plan) : plan_(plan) {}

  OpenedOutputs finish() && {
    for (table::Audience const to : audiences) open(to);
    for (table::Audience const to : audiences) replace(to);
    if (opened_.streams.empty())
      opened_.trouble =
          "no sound: expected a sound device that ALSA or JACK can open" + why_less() + "; captions go on";
    return std::move(opened_);
  }

 private:
  void open(table::Audience to) {
    auto const* const route = plan_.of(to);
    if (route == nullptr) return;
    auto& feed = opened_.feeds[static_cast<std::size_t>(to)];
    if (auto const* stream = stream_named(route->device)) feed = stream->feed(route->side);
  }

  /// After all that the plan has: the ears that are left are known.
  void replace(table::Audience to) {
    auto const* const route = plan_.of(to);
    auto& feed = opened_.feeds[static_cast<std::size_t>(to)];
    if (route == nullptr || feed) return;
    bool const is_told_in_ears = to == table::Audience::table && has_ear();
    if (plan_.may_take_another_device(to) && !is_told_in_ears) feed = feed_anywhere();
    bool const is_any_good = *route == SoundRoute{};
    if (!feed || !is_any_good) miss(*route);
  }

  bool has_ear() const {
    return std::any_of(opened_.feeds.begin(), opened_.feeds.end(),
                       [](auto const& each) { return each != nullptr; });
  }

  static std::string why_less() { return is_jack_silent() ? " (JACK does not answer)" : ""; }

  std::shared_ptr<OutputFeed> feed_anywhere() {
    if (streams().empty()) keep(OutputStream::open_any(), {});
    return streams().empty() ? nullptr : streams().front()->feed(Side::both);
  }

  void miss(SoundRoute const& route) {
    opened_.is_as_planned = false;
    if (opened_.trouble.empty())
      opened_.trouble = "no sound at '" + text_of(route) +
                        "': expected a device that `tactus outputs` names" + why_less() + "; captions go on";
  }

  OutputStream const* stream_named(std::string const& device) {
    for (std::size_t i = 0; i < names_.size(); ++i)
      if (names_[i] == device) return streams()[i].get();
    return keep(OutputStream::open(device), device);
  }

  OutputStream const* keep(std::unique_ptr<OutputStream> stream, std::string const& device) {
    if (!stream) return nullptr;
    names_.push_back(device);
    streams().push_back(std::move(stream));
    return streams().back().get();
  }

  std::vector<std::unique_ptr<OutputStream>>& streams() { return opened_.streams; }

  SoundPlan const& plan_;
  OpenedOutputs opened_;
  std::vector<std::string> names_;  // of the streams, as the plan has them
};

}  // namespace

Reach reach_of(OutputFeeds const& feeds, Ears const& ears, table::Audience to) {
  auto const& own = feeds[static_cast<std::size_t>(to)];
  if (own) return {{own}, std::nullopt};
  Reach reach;
  if (to != table::Audience::table) return reach;
  for (auto const& each : feeds)
    if (each && std::find(reach.feeds.begin(), reach.feeds.end(), each) == reach.feeds.end())
      reach.feeds.push_back(each);
  auto const is_missed = [&](chess::Color player) {
    bool const has_ear = ears.of(player) == Hearing::all &&
                         feeds[static_cast<std::size_t>(table::audience_of(player))] != nullptr;
    return ears.of(player) != Hearing::nothing && !has_ear;
  };
  bool const is_white_missed = is_missed(chess::Color::white),
             is_black_missed = is_missed(chess::Color::black);
  if (is_white_missed && is_black_missed)
    reach.missed = Whose::both;
  else if (is_white_missed || is_black_missed)
    reach.missed = is_white_missed ? Whose::white : Whose::black;
  return reach;
}

OpenedOutputs open_outputs(SoundPlan const& plan) { return Opening{plan}.finish(); }

namespace {

using namespace std::chrono_literals;
using SteadyClock = std::chrono::steady_clock;

constexpr auto retry_every = 2s;
// A machine without a sound card is left in peace: each look costs some thirty milliseconds.
constexpr int quick_tries = 5;
constexpr auto retry_later_every = 10s;
// Only a new AudioSystem sees new devices, and it ends those that work.
constexpr auto look_for_missing_every = 10s;
constexpr auto watch_every = 100ms;
constexpr auto opening_allowed = 3s;
constexpr auto closing_allowed = 2s;

using Owners = std::array<long, audiences.size()>;
Owners owners_of(OutputFeeds const& feeds) {
  Owners owners{};
  for (std::size_t i = 0; i < feeds.size(); ++i) owners[i] = feeds[i].use_count();
  return owners;
}

OpenedOutputs without_alsa() {
  OpenedOutputs none;
  none.trouble = "no sound: expected a working ALSA configuration; captions go on";
  return none;
}

bool is_any_deep(OpenedOutputs const& opened) {
  return std::any_of(opened.streams.begin(), opened.streams.end(),
                     [](auto const& each) { return each->is_deep(); });
}

}  // namespace

struct OutputKeeper::Shared {
  Shared(SoundPlan of, SoundChange listener) : plan(std::move(of)), on_change(std::move(listener)) {}

  SoundPlan const plan;
  std::mutex telling;  // guards the next
  SoundChange on_change;
  std::optional<std::array<bool, audiences.size()>> had;  // sound, in the life before; of the thread
  std::mutex mutex;
  std::condition_variable changed;
  OutputFeeds feeds;
  std::string trouble;
  bool is_looking = true;     // for a device: the first time, or because one was just lost
  bool is_deep = false;       // some device still plays for a while what was cut
  bool is_silencing = false;  // it is being told not to
  bool is_ending = false;
  bool is_thread_gone = false;

  void publish(OutputFeeds new_feeds, std::string new_trouble, bool goes_on_looking) {
    feeds = std::move(new_feeds);
    trouble = std::move(new_trouble);
    is_looking = goes_on_looking;
    is_deep = is_silencing = false;
    changed.notify_all();
  }
  /// What was never there was told at the start, and is not lost.
  void tell_changes(OpenedOutputs const& opened) {
    std::scoped_lock const lock{telling};
    std::array<bool, audiences.size()> has{};
    for (std::size_t i = 0; i < audiences.size(); ++i) {
      has[i] = opened.feeds[i] != nullptr;
      if (had && on_change && has[i] != (*had)[i])
        on_change(audiences[i], has[i] ? std::string{} : opened.trouble);
    }
    had = has;
  }
};

OutputKeeper::OutputKeeper(SoundPlan plan, SoundChange on_change)
    : shared_(std::make_shared<Shared>(std::move(plan), std::move(on_change))), thread_(keep, shared_) {}

OutputKeeper::~OutputKeeper() {
  {
    std::scoped_lock const lock{shared_->telling};
    shared_->on_change = {};
  }
  std::unique_lock lock{shared_->mutex};
  shared_->is_ending = true;
  shared_->changed.notify_all();
  bool const is_gone =
      shared_->changed.wait_for(lock, closing_allowed, [&] { return shared_->is_thread_gone; });
  lock.unlock();
  if (is_gone)
    thread_.join();
  else
    thread_.detach();  // hangs in a driver
}

void OutputKeeper::keep(std::shared_ptr<Shared> const& shared) {
  for (int tries = 1;; ++tries) {
    bool const looks_again_at_once = keep_one_life(*shared);
    std::unique_lock lock{shared->mutex};
    if (looks_again_at_once) tries = 0;
    auto const pause = tries < quick_tries ? retry_every : retry_later_every;
    if (!looks_again_at_once) shared->changed.wait_for(lock, pause, [&] { return shared->is_ending; });
    if (shared->is_ending) break;
  }
  std::scoped_lock const lock{shared->mutex};
  shared->is_thread_gone = true;
  shared->changed.notify_all();
}

/// One life of the streams: open, watch, close. True when another one is to be begun at once.
bool OutputKeeper::keep_one_life(Shared& shared) {
  AudioSystem const system;
  auto const opened = system.is_working() ? open_outputs(shared.plan) : without_alsa();
  shared.tell_changes(opened);
  std::unique_lock lock{shared.mutex};
  shared.publish(opened.feeds, opened.trouble, false);
  return !opened.streams.empty() && watch(shared, opened, lock);
}

/// Returns when a stream has died or it is time to look for a missing one (true), or the keeper ends (false).
bool OutputKeeper::watch(Shared& shared, OpenedOutputs const& opened, std::unique_lock<std::mutex>& lock) {
  std::vector<OutputWatchdog> watchdogs(opened.streams.size(), OutputWatchdog{SteadyClock::now()});
  Owners const silent_owners = owners_of(shared.feeds);
  auto const look_again = SteadyClock::now() + look_for_missing_every;
  shared.is_deep = is_any_deep(opened);
  while (!shared.is_ending) {
    if (shared.is_silencing) {
      silence(shared, opened, lock);
      std::fill(watchdogs.begin(), watchdogs.end(), OutputWatchdog{SteadyClock::now()});
    }
    auto const now = SteadyClock::now();
    for (std::size_t i = 0; i < watchdogs.size(); ++i) {
      OutputFeed const& feed = *opened.streams[i]->feed(Side::both);
      if (!feed.is_over && !watchdogs[i].is_dead(feed.callbacks, feed.period(), now)) continue;
      // Before closing, which may hang: speech goes on without sound.
      shared.publish({}, "no sound: the sound device stopped; captions go on", true);
      return true;
    }
    bool const is_silent = owners_of(shared.feeds) == silent_owners;
    if (!opened.is_as_planned && is_silent && now >= look_again) {
      shared.publish({}, opened.trouble, true);
      return true;
    }
    if (!shared.is_silencing) shared.changed.wait_for(lock, watch_every);
  }
  shared.publish({}, {}, false);
  return false;
}

/// Samples of the next utterance wait until the devices have let go those of the cut one.
void OutputKeeper::silence(Shared& shared, OpenedOutputs const& opened, std::unique_lock<std::mutex>& lock) {
  lock.unlock();
  for (auto const& each : opened.streams)
    if (each->is_deep()) each->restart();
  lock.lock();
  shared.is_silencing = false;
  shared.changed.notify_all();
}

Reach OutputKeeper::reach(table::Audience to, Condition const& is_enough) {
  std::unique_lock lock{shared_->mutex};
  bool const is_settled = shared_->changed.wait_for(
      lock, opening_allowed, [&] { return (!shared_->is_looking && !shared_->is_silencing) || is_enough(); });
  if (!is_settled && shared_->is_looking && shared_->trouble.empty())
    shared_->trouble = "no sound: the sound devices do not answer; captions go on";
  if (!is_enough())
    shared_->is_looking = shared_->is_silencing =
        false;  // a driver that hangs delays one announcement, not each
  return reach_of(shared_->feeds, shared_->plan.ears, to);
}

bool OutputKeeper::wait(std::shared_ptr<OutputFeed> const& feed, std::chrono::duration<double> time,
                        Condition const& is_enough) {
  auto const until = SteadyClock::now() + std::chrono::duration_cast<SteadyClock::duration>(time);
  std::unique_lock lock{shared_->mutex};
  auto const is_gone = [&] {
    return std::find(shared_->feeds.begin(), shared_->feeds.end(), feed) == shared_->feeds.end();
  };
  return !shared_->changed.wait_until(lock, until, [&] { return is_enough() || is_gone(); });
}

void OutputKeeper::interrupt(std::function<void(OutputFeeds const&)> const& change) {
  {
    std::scoped_lock const lock{shared_->mutex};
    change(shared_->feeds);
    shared_->is_silencing = shared_->is_deep;
  }
  shared_->changed.notify_all();
}

std::string OutputKeeper::trouble() const {
  std::scoped_lock const lock{shared_->mutex};
  return shared_->trouble;
}

}  // namespace tactus::speech

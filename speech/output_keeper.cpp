// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/output_keeper.hpp"

#include "speech/output_watchdog.hpp"

#include <condition_variable>
#include <mutex>
#include <utility>

namespace tactus::speech {
namespace {

using namespace std::chrono_literals;
using SteadyClock = std::chrono::steady_clock;

constexpr auto retry_every = 2s;
constexpr auto watch_every = 100ms;
constexpr auto opening_allowed = 3s;
constexpr auto closing_allowed = 2s;

}  // namespace

struct OutputKeeper::Shared {
  std::mutex mutex;
  std::condition_variable changed;
  std::shared_ptr<OutputFeed> feed;
  std::string trouble;
  bool is_looking = true;  // for a device: the first time, or because one was just lost
  bool is_ending = false;
  bool is_thread_gone = false;

  void publish(std::shared_ptr<OutputFeed> new_feed, std::string new_trouble, bool goes_on_looking) {
    {
      std::scoped_lock const lock{mutex};
      feed = std::move(new_feed);
      trouble = std::move(new_trouble);
      is_looking = goes_on_looking;
    }
    changed.notify_all();
  }
};

OutputKeeper::OutputKeeper() : shared_(std::make_shared<Shared>()), thread_(keep, shared_) {}

OutputKeeper::~OutputKeeper() {
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
  for (;;) {
    bool const has_died = keep_one_stream(*shared);
    std::unique_lock lock{shared->mutex};
    if (!has_died) shared->changed.wait_for(lock, retry_every, [&] { return shared->is_ending; });
    if (shared->is_ending) break;
  }
  std::scoped_lock const lock{shared->mutex};
  shared->is_thread_gone = true;
  shared->changed.notify_all();
}

/// One life of a stream: open, watch, close. True when it died, so that another one is looked for at once.
bool OutputKeeper::keep_one_stream(Shared& shared) {
  AudioSystem const system;
  if (!system.is_working()) {
    shared.publish(nullptr, "no sound: expected a working ALSA configuration; captions go on", false);
    return false;
  }
  auto const stream = OutputStream::open();
  if (!stream) {
    shared.publish(nullptr, stream.error(), false);
    return false;
  }
  OutputFeed const& feed = *(*stream)->feed();
  shared.publish((*stream)->feed(), {}, false);
  bool const has_died = watch(shared, feed);
  // Before closing, which may hang: speech goes on without sound.
  shared.publish(nullptr, "no sound: the sound device stopped; captions go on", has_died);
  return has_died;
}

/// Returns when the stream has died (true) or the keeper ends (false).
bool OutputKeeper::watch(Shared& shared, OutputFeed const& feed) {
  OutputWatchdog watchdog{SteadyClock::now()};
  std::unique_lock lock{shared.mutex};
  while (!shared.is_ending) {
    if (feed.is_over || watchdog.is_dead(feed.callbacks, feed.period(), SteadyClock::now())) return true;
    shared.changed.wait_for(lock, watch_every);
  }
  return false;
}

std::shared_ptr<OutputFeed> OutputKeeper::feed(Condition const& is_enough) {
  std::unique_lock lock{shared_->mutex};
  shared_->changed.wait_for(lock, opening_allowed, [&] { return !shared_->is_looking || is_enough(); });
  if (!is_enough()) shared_->is_looking = false;  // a driver that hangs delays one announcement, not each
  return shared_->feed;
}

bool OutputKeeper::wait(std::shared_ptr<OutputFeed> const& feed, std::chrono::duration<double> time,
                        Condition const& is_enough) {
  auto const until = SteadyClock::now() + std::chrono::duration_cast<SteadyClock::duration>(time);
  std::unique_lock lock{shared_->mutex};
  return !shared_->changed.wait_until(lock, until, [&] { return is_enough() || shared_->feed != feed; });
}

void OutputKeeper::interrupt(std::function<void(OutputFeed*)> const& change) {
  {
    std::scoped_lock const lock{shared_->mutex};
    change(shared_->feed.get());
  }
  shared_->changed.notify_all();
}

std::string OutputKeeper::trouble() const {
  std::scoped_lock const lock{shared_->mutex};
  return shared_->trouble;
}

}  // namespace tactus::speech

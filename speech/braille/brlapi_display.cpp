// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/braille/brlapi_display.hpp"

#include "speech/braille/brlapi_connection.hpp"
#include "speech/braille/reading.hpp"
#include "speech/listener.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <mutex>
#include <utility>

namespace tactus::speech {
namespace {

using namespace std::chrono_literals;
using Milliseconds = std::chrono::milliseconds;

constexpr Milliseconds retry_every = 2s;
constexpr Milliseconds look_every = 1s;  // whether it is still the same display
constexpr Milliseconds giving_back_allowed = 1s;

BrailleReading::Time time_now() { return std::chrono::steady_clock::now(); }

void go(BrailleReading& reading, BrailleKey key) {
  switch (key) {
    case BrailleKey::forward: return reading.forward(time_now());
    case BrailleKey::back: return reading.back(time_now());
    case BrailleKey::home: return reading.is_hidden() ? reading.unhide(time_now()) : reading.hide(time_now());
    case BrailleKey::routing: return;  // asks, and leads nowhere
  }
}

/// Why a connection is used no longer.
enum class Left : std::uint8_t { lost, other_keys };

/// A connection that BRLTTY has closed must not end the program.
void block_signals() {
  sigset_t all;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, nullptr);
}

}  // namespace

struct BrlapiDisplay::Shared {
  std::string host;
  std::mutex mutex;  // guards the next three
  BrailleReading reading;
  bool is_ending = false;
  bool is_thread_gone = false;
  std::condition_variable thread_went;
  Bell bell;
  std::mutex telling;  // guards the next two
  BrailleListener listener;
  std::string_view told;

  template <class Change>
  void change(Change const& change) {
    std::scoped_lock const lock{mutex};
    change(reading);
  }
  /// What is to be shown now, and how long it stays so, as far as is known.
  std::pair<std::optional<std::string>, Milliseconds> advance(BrailleReading::Time time) {
    std::scoped_lock const lock{mutex};
    reading.advance(time);
    auto const due = reading.due();
    auto const left = due ? std::chrono::ceil<Milliseconds>(*due - time) : look_every;
    return {reading.shown(), std::clamp(left, Milliseconds{0}, look_every)};
  }
  bool ends() {
    std::scoped_lock const lock{mutex};
    return is_ending;
  }
  void tell(std::string_view trouble) {
    std::scoped_lock const lock{telling};
    if (trouble == told) return;
    told = trouble;
    if (listener.on_change) listener.on_change(trouble);
  }
  void take(BrailleKey key, unsigned cell) {
    if (key != BrailleKey::routing) return change([key](BrailleReading& r) { go(r, key); });
    std::scoped_lock const lock{telling};
    if (listener.on_routing_key) listener.on_routing_key(cell);
  }
  BrlapiKeys keys_wanted() {
    std::scoped_lock const lock{mutex};
    return reading.is_hidden() ? BrlapiKeys::home : BrlapiKeys::all;
  }
  Left serve(BrlapiConnection& connection, bool is_new);
};

/// Until the connection or its display is gone, the program ends, or other keys are ours: BRLTTY 6.5 may not
/// be asked for others while keys come.
Left BrlapiDisplay::Shared::serve(BrlapiConnection& connection, bool is_new) {
  if (is_new) change([&](BrailleReading& r) { r.resize(connection.size(), time_now()); });
  std::optional<std::optional<std::string>> on_display;  // nothing is known of it yet
  while (!ends() && connection.is_alive() &&
         connection.take_keys([this](BrailleKey key, unsigned cell) { take(key, cell); })) {
    auto [cells, stays] = advance(time_now());
    if (keys_wanted() != connection.keys()) return Left::other_keys;
    if (!on_display || *on_display != cells) {
      if (!connection.show(cells)) return Left::lost;
      on_display.emplace(std::move(cells));
    }
    bell.wait(connection.descriptor(), stays);
  }
  return Left::lost;
}

BrlapiDisplay::BrlapiDisplay(std::string host, BrailleListener listener)
    : shared_(std::make_shared<Shared>()) {
  shared_->host = std::move(host);
  shared_->listener = std::move(listener);
  thread_ = std::thread{run, shared_};
}

BrlapiDisplay::~BrlapiDisplay() {
  {
    std::scoped_lock const lock{shared_->telling};
    shared_->listener = {};
  }
  std::unique_lock lock{shared_->mutex};
  shared_->is_ending = true;
  shared_->bell.ring();
  bool const is_gone =
      shared_->thread_went.wait_for(lock, giving_back_allowed, [&] { return shared_->is_thread_gone; });
  lock.unlock();
  if (is_gone)
    thread_.join();
  else
    thread_.detach();  // BRLTTY hangs
}

void BrlapiDisplay::show(BrailleLine line) {
  shared_->change([&](BrailleReading& r) { r.add(std::move(line)); });
  shared_->bell.ring();
}

void BrlapiDisplay::withdraw_offers(std::optional<chess::Color> open) {
  shared_->change([&](BrailleReading& r) { r.withdraw_offers(open); });
  shared_->bell.ring();
}

void BrlapiDisplay::run(std::shared_ptr<Shared> const& shared) {
  block_signals();
  std::optional<BrailleSize> size;  // of the display that is still there
  while (!shared->ends()) {
    auto left = Left::lost;
    {
      auto connection = BrlapiConnection::open(shared->host, shared->keys_wanted());
      shared->tell(connection ? std::string_view{} : connection.error());
      if (connection) {
        left = shared->serve(*connection, size != connection->size());
        size = connection->size();
      }
    }
    if (left == Left::other_keys) continue;
    size.reset();
    if (!shared->ends()) shared->bell.wait(-1, retry_every);
  }
  std::scoped_lock const lock{shared->mutex};
  shared->is_thread_gone = true;
  shared->thread_went.notify_all();
}

}  // namespace tactus::speech

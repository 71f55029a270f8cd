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
    case BrailleKey::home: return reading.hide(time_now());
  }
}

/// A connection that BRLTTY has closed must not end the program.
void block_signals() {
  sigset_t all;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, nullptr);
}

}  // namespace

struct BrlapiDisplay::Shared {
  std::mutex mutex;  // guards the next three
  BrailleReading reading;
  bool is_ending = false;
  bool is_thread_gone = false;
  std::condition_variable thread_went;
  Bell bell;
  std::mutex telling;  // guards the next two
  std::function<void(std::string_view)> on_trouble;
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
    if (!trouble.empty() && on_trouble) on_trouble(trouble);
  }
  void serve(BrlapiConnection& connection);
};

/// Until the connection or its display is gone, or the program ends.
void BrlapiDisplay::Shared::serve(BrlapiConnection& connection) {
  change([&](BrailleReading& r) { r.resize(connection.size(), time_now()); });
  std::optional<std::string> on_display;
  while (!ends() && connection.is_alive() &&
         connection.take_keys([this](BrailleKey key) { change([key](BrailleReading& r) { go(r, key); }); })) {
    auto [cells, stays] = advance(time_now());
    if (cells != on_display) {
      if (!connection.show(cells)) return;
      on_display = std::move(cells);
    }
    bell.wait(connection.descriptor(), stays);
  }
}

BrlapiDisplay::BrlapiDisplay(std::function<void(std::string_view)> on_trouble)
    : shared_(std::make_shared<Shared>()) {
  shared_->on_trouble = std::move(on_trouble);
  thread_ = std::thread{run, shared_};
}

BrlapiDisplay::~BrlapiDisplay() {
  {
    std::scoped_lock const lock{shared_->telling};
    shared_->on_trouble = nullptr;
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

void BrlapiDisplay::run(std::shared_ptr<Shared> const& shared) {
  block_signals();
  while (!shared->ends()) {
    {
      auto connection = BrlapiConnection::open();
      shared->tell(connection ? std::string_view{} : connection.error());
      if (connection) shared->serve(*connection);
    }
    if (!shared->ends()) shared->bell.wait(-1, retry_every);
  }
  std::scoped_lock const lock{shared->mutex};
  shared->is_thread_gone = true;
  shared->thread_went.notify_all();
}

}  // namespace tactus::speech

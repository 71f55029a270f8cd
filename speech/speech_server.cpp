// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/speech_server.hpp"

#include <condition_variable>
#include <cstdlib>
#include <mutex>
#include <utility>

namespace tactus::speech {
namespace {

using namespace std::chrono_literals;

constexpr auto retry_every = 2s;
constexpr auto opening_allowed = 1s;
constexpr auto ending_allowed = 1s;

constexpr char const* no_server =
    "no speech-dispatcher: expected it to run for this user; private messages have the voice of Tactus";
constexpr char const* no_unix_socket =
    "no speech-dispatcher: expected a unix socket; SPEECHD_ADDRESS names a network";

struct FreeAddress {
  void operator()(SPDConnectionAddress* address) const { SPDConnectionAddress__free(address); }
};

/// With what is wrong, if it is null. Starts no server: the player's program starts no programs.
std::pair<SpeechServerConnection, std::string> open_connection() {
  char* fault = nullptr;
  std::unique_ptr<SPDConnectionAddress, FreeAddress> const address{spd_get_default_address(&fault)};
  std::free(std::exchange(fault, nullptr));  // NOLINT: of the library
  if (!address || address->method != SPD_METHOD_UNIX_SOCKET) return {nullptr, no_unix_socket};
  constexpr int no_autospawn = 0;
  // Without a thread of the library's: it would end the program when the server says nonsense.
  SpeechServerConnection connection{
      spd_open2("tactus", "private", nullptr, SPD_MODE_SINGLE, address.get(), no_autospawn, &fault)};
  std::free(fault);  // NOLINT: of the library
  return {std::move(connection), connection ? "" : no_server};
}

}  // namespace

struct SpeechServer::Shared {
  std::mutex mutex;  // guards all
  std::condition_variable changed;
  SpeechServerConnection connection;
  std::string trouble;
  bool is_wanted = true;   // a connection is looked for
  bool is_awaited = true;  // the first attempt has not ended
  bool is_ending = false;
  bool is_thread_gone = false;
};

SpeechServer::SpeechServer() : shared_(std::make_shared<Shared>()), thread_(run, shared_) {}

SpeechServer::~SpeechServer() {
  std::unique_lock lock{shared_->mutex};
  shared_->is_ending = true;
  shared_->changed.notify_all();
  bool const is_gone =
      shared_->changed.wait_for(lock, ending_allowed, [&] { return shared_->is_thread_gone; });
  lock.unlock();
  if (is_gone)
    thread_.join();
  else
    thread_.detach();  // the server hangs
}

SpeechServerConnection SpeechServer::take() {
  std::unique_lock lock{shared_->mutex};
  shared_->changed.wait_for(lock, opening_allowed, [&] { return !shared_->is_awaited; });
  shared_->is_awaited = false;  // a server that hangs delays one announcement, not each
  if (shared_->is_wanted && !shared_->connection && shared_->trouble.empty()) shared_->trouble = no_server;
  return std::move(shared_->connection);
}

void SpeechServer::look_again() {
  std::scoped_lock const lock{shared_->mutex};
  shared_->is_wanted = true;
  shared_->is_awaited = true;
  shared_->changed.notify_all();
}

std::string SpeechServer::trouble() const {
  std::scoped_lock const lock{shared_->mutex};
  return shared_->trouble;
}

void SpeechServer::run(std::shared_ptr<Shared> const& shared) {
  std::unique_lock lock{shared->mutex};
  while (!shared->is_ending) {
    if (!shared->is_wanted) {
      shared->changed.wait(lock, [&] { return shared->is_wanted || shared->is_ending; });
      continue;
    }
    lock.unlock();
    auto [connection, trouble] = open_connection();
    lock.lock();
    shared->is_wanted = connection == nullptr;
    shared->connection = std::move(connection);
    shared->trouble = std::move(trouble);
    shared->is_awaited = false;
    shared->changed.notify_all();
    if (shared->is_wanted)
      shared->changed.wait_for(lock, retry_every, [&] { return shared->is_awaited || shared->is_ending; });
  }
  shared->is_thread_gone = true;
  shared->changed.notify_all();
}

}  // namespace tactus::speech

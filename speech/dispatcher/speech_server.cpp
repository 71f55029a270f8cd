// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/dispatcher/speech_server.hpp"

#include "speech/voice/pronunciation.hpp"

#include <algorithm>
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

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr auto answer_allowed = 1s;
constexpr auto asked_every = 1s;        // in the middle of a part, whether the server is still there
constexpr auto silence_allowed = 2s;    // before a part, and behind the longest that it can take
constexpr auto slowest_letter = 200ms;  // 60 words a minute
constexpr auto pause_after_silence = 30s;
constexpr char const* stopped =
    "no speech-dispatcher: it stopped; private messages have the voice of Tactus until it is back";

}  // namespace

void SpeechServerOutput::begin(table::Audience to) {
  mark_.begin();
  to_ = to;
}

void SpeechServerOutput::cut() noexcept {
  mark_.cut();
  bell_.ring();
}

Heard SpeechServerOutput::speak(Phrase const& phrase, VoiceSettings const& /*his own*/, Earcon /*has none*/) {
  bool const is_a_sound = phrase.empty();  // it has none
  if (to_ == table::Audience::table || !is_for(whose_, to_) || is_a_sound) return Heard::nowhere;
  if (mark_.is_cut()) return Heard::cut;
  if (!connect()) return Heard::nowhere;
  trouble_.clear();
  queued_.clear();
  return queue(phrase) ? listen() : give_up(mark_.is_cut() ? Heard::cut : Heard::lost);
}

bool SpeechServerOutput::connect() {
  if (Clock::now() < not_before_) return false;
  if (session_ && !session_->is_alive()) disconnect();  // ended since the last utterance
  if (session_) return true;
  connection_ = server_.take();
  if (connection_) {
    session_.emplace(connection_->socket);
    if (prepare()) return true;
    disconnect();
  }
  trouble_ = server_.trouble();
  if (trouble_.empty()) trouble_ = stopped;
  return false;
}

/// The message's own priority lets it interrupt what a screen reader reads, and stand behind what is
/// important to it.
bool SpeechServerOutput::prepare() {
  return ask("SET SELF NOTIFICATION BEGIN ON") && ask("SET SELF NOTIFICATION END ON") &&
         ask("SET SELF NOTIFICATION CANCEL ON") && ask("SET SELF PRIORITY MESSAGE");
}

void SpeechServerOutput::disconnect() {
  session_.reset();
  connection_.reset();
  server_.look_again();
}

std::optional<SsipReply> SpeechServerOutput::ask(std::string_view line) {
  return session_->command(std::string{line}.append("\r\n"), Clock::now() + answer_allowed);
}

/// False when it was cut or the server did not take it.
bool SpeechServerOutput::queue(Phrase const& phrase) {
  for (Part const& part : phrase) {
    if (part.text.empty()) continue;
    if (mark_.is_cut()) return false;
    if (!ask(std::string{"SET SELF LANGUAGE "}.append(part.language.code())) || !ask("SPEAK")) return false;
    auto const taken = session_->command(ssip_text(text_for_any_engine(part)), Clock::now() + answer_allowed);
    if (!taken || taken->fields.empty()) return false;
    queued_.push_back({taken->fields.front(), part.text.size()});
  }
  return true;
}

bool SpeechServerOutput::is_there() { return session_->is_alive() && ask("SET SELF PRIORITY MESSAGE"); }

Heard SpeechServerOutput::listen() {
  auto until = Clock::now() + silence_allowed;
  while (!queued_.empty()) {
    auto const event = session_->next_event(bell_, std::min(until, Clock::now() + asked_every));
    if (mark_.is_cut()) return give_up(Heard::cut);
    if (!event) {
      if (Clock::now() >= until || !is_there()) return give_up(Heard::lost);
      continue;
    }
    if (event->fields.empty() || event->fields.front() != queued_.front().id) continue;  // of one before
    if (event->code == ssip_cancelled) return give_up(Heard::cut);  // by a key of the screen reader
    if (event->code == ssip_begin)
      until = Clock::now() + silence_allowed + queued_.front().letters * slowest_letter;
    if (event->code == ssip_end) {
      queued_.pop_front();
      until = Clock::now() + silence_allowed;
    }
  }
  return Heard::completely;
}

/// What was queued is not said any more, not even by a server that comes to itself later.
Heard SpeechServerOutput::give_up(Heard heard) {
  if (heard == Heard::cut && ask("CANCEL SELF")) return heard;
  session_->send("CANCEL SELF\r\n");  // an answer is not waited for any more
  if (session_->is_alive()) not_before_ = Clock::now() + pause_after_silence;
  trouble_ = stopped;
  disconnect();
  return heard;
}

}  // namespace tactus::speech

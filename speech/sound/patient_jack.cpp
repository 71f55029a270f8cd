// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/sound/patient_jack.hpp"

#include <memory>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>

namespace tactus::speech {

struct PatientJack::Call {
  JackRequest request;
  std::optional<JackAnswer> answer;
  bool is_left = false;  // nobody waits for it any more
};

JackAnswer PatientJack::open(JackRequest request) {
  std::scoped_lock const turn{one_at_a_time_};
  if (calls_.open == nullptr || is_silent()) return {};
  auto const call = std::make_shared<Call>(Call{std::move(request), {}});
  try {
    std::thread{[this, call] { answer(*call); }}.detach();
  } catch (std::system_error const&) {
    return {};  // no thread to be had; the callers are written in C
  }
  std::unique_lock lock{mutex_};
  if (answered_.wait_for(lock, patience_, [&] { return call->answer.has_value(); })) return *call->answer;
  call->is_left = is_silent_ = true;
  return {};
}

bool PatientJack::is_silent() {
  std::scoped_lock const lock{mutex_};
  return is_silent_;
}

JackAnswer PatientJack::ask(JackRequest const& request) const {
  // The other options need more arguments than are passed on.
  auto const options =
      static_cast<jack_options_t>(request.options & (JackNoStartServer | JackUseExactName | JackServerName));
  char const* const server = request.server.empty() ? nullptr : request.server.c_str();
  JackAnswer answer;
  answer.client = calls_.open(request.name.c_str(), options, &answer.status, server);
  return answer;
}

void PatientJack::answer(Call& call) {
  JackAnswer const answer = ask(call.request);
  std::unique_lock lock{mutex_};
  if (!call.is_left) {
    call.answer = answer;
    answered_.notify_all();
    return;
  }
  lock.unlock();
  if (answer.client != nullptr) calls_.close(answer.client);
  lock.lock();
  is_silent_ = false;
}

}  // namespace tactus::speech

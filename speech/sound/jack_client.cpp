// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/sound/jack_client.hpp"

#include <chrono>
#include <cstdarg>
#include <dlfcn.h>
#include <future>
#include <jack/jack.h>
#include <mutex>
#include <string>
#include <thread>
#include <utility>

namespace tactus::speech {
namespace {

using namespace std::chrono_literals;

constexpr auto answer_allowed = 2s;  // less than the first announcement waits for its device

using OpenClient = jack_client_t* (*)(char const*, jack_options_t, jack_status_t*, ...);

struct Answer {
  jack_client_t* client = nullptr;
  jack_status_t status = JackFailure;
};

struct ClientRequest {
  std::string name;
  jack_options_t options;
  std::string server;  // where the options say that it is told
};

Answer ask(OpenClient open, ClientRequest const& request) {
  Answer answer;
  char const* const server = request.server.empty() ? nullptr : request.server.c_str();
  answer.client = open(request.name.c_str(), request.options, &answer.status, server);
  return answer;
}

/// Asks on a thread of its own, which is left behind where libjack keeps it.
class PatientClient {
 public:
  Answer open(ClientRequest request) {
    std::scoped_lock const lock{mutex_};
    if (is_silent_unlocked()) return {};
    if (late_.valid())
      if (jack_client_t* const unwanted = late_.get().client; unwanted != nullptr)
        jack_client_close(unwanted);
    static auto const libjack = reinterpret_cast<OpenClient>(  // NOLINT: as dlsym has it
        ::dlsym(RTLD_NEXT, "jack_client_open"));
    if (libjack == nullptr) return {};
    std::packaged_task<Answer()> task{[request = std::move(request)] { return ask(libjack, request); }};
    auto answer = task.get_future();
    std::thread{std::move(task)}.detach();
    if (answer.wait_for(answer_allowed) == std::future_status::ready) return answer.get();
    late_ = std::move(answer);
    return {};
  }
  bool is_silent() {
    std::scoped_lock const lock{mutex_};
    return is_silent_unlocked();
  }

 private:
  bool is_silent_unlocked() const { return late_.valid() && late_.wait_for(0s) != std::future_status::ready; }

  std::mutex mutex_;
  std::future<Answer> late_;  // of the one that nobody waited for to the end
};

PatientClient& patient_client() {
  static auto& client = *new PatientClient;  // NOLINT: what libjack keeps may end behind all else
  return client;
}

}  // namespace

bool is_jack_silent() { return patient_client().is_silent(); }

}  // namespace tactus::speech

/// In place of libjack's, for all libraries of this program.
extern "C" __attribute__((visibility("default"))) jack_client_t* jack_client_open(  // NOLINT: libjack's name
    char const* name, jack_options_t options, jack_status_t* status, ...) {
  using namespace tactus::speech;
  ClientRequest request{name == nullptr ? "" : name, options, {}};
  std::va_list more;
  va_start(more, status);
  if ((options & JackServerName) != 0)
    if (char const* const server = va_arg(more, char const*); server != nullptr) request.server = server;
  va_end(more);
  Answer const answer = patient_client().open(std::move(request));
  if (status != nullptr) *status = answer.status;
  return answer.client;
}

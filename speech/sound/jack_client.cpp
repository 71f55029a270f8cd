// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/sound/jack_client.hpp"

#include "speech/sound/patient_jack.hpp"

#include <chrono>
#include <cstdarg>
#include <dlfcn.h>
#include <jack/jack.h>
#include <utility>

namespace tactus::speech {
namespace {

using namespace std::chrono_literals;

constexpr auto answer_allowed = 2s;  // less than the first announcement waits for its device

JackCalls libjack() {
  return {reinterpret_cast<decltype(JackCalls::open)>(  // NOLINT: as dlsym has it
              ::dlsym(RTLD_NEXT, "jack_client_open")),
          ::jack_client_close};
}

PatientJack& patient_jack() {
  static auto& jack = *new PatientJack{libjack(), answer_allowed};  // NOLINT: a thread may outlive all else
  return jack;
}

}  // namespace

bool is_jack_silent() { return patient_jack().is_silent(); }

}  // namespace tactus::speech

/// In place of libjack's, for all libraries of this program.
extern "C" __attribute__((visibility("default"))) jack_client_t* jack_client_open(  // NOLINT: libjack's name
    char const* name, jack_options_t options, jack_status_t* status, ...) {
  using namespace tactus::speech;
  JackRequest request{name == nullptr ? "" : name, options, {}};
  std::va_list more;
  va_start(more, status);
  if ((options & JackServerName) != 0)
    if (char const* const server = va_arg(more, char const*); server != nullptr) request.server = server;
  va_end(more);
  JackAnswer const answer = patient_jack().open(std::move(request));
  if (status != nullptr) *status = answer.status;
  return answer.client;
}

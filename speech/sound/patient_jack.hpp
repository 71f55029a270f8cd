// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <jack/types.h>
#include <mutex>
#include <string>

namespace tactus::speech {

/// What is called of libjack; either may never return.
struct JackCalls {
  jack_client_t* (*open)(char const*, jack_options_t, jack_status_t*, ...);
  int (*close)(jack_client_t*);
};

struct JackRequest {
  std::string name;
  jack_options_t options;
  std::string server;  // where the options say that it is told
};

struct JackAnswer {
  jack_client_t* client = nullptr;
  jack_status_t status = JackFailure;
};

/// Asks on a thread of its own, which is left behind where libjack keeps it: live as long as that thread.
class PatientJack {
 public:
  PatientJack(JackCalls calls, std::chrono::milliseconds patience) : calls_(calls), patience_(patience) {}

  /// A failure where libjack is silent; a client that comes later is closed.
  JackAnswer open(JackRequest request);
  /// At once, whatever libjack does.
  bool is_silent();

 private:
  struct Call;
  JackAnswer ask(JackRequest const& request) const;
  void answer(Call& call);

  JackCalls calls_;
  std::chrono::milliseconds patience_;
  std::mutex one_at_a_time_;
  std::mutex mutex_;  // of what follows and of each call's answer; never held while libjack is called
  std::condition_variable answered_;
  bool is_silent_ = false;
};

}  // namespace tactus::speech

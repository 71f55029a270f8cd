// SPDX-License-Identifier: GPL-3.0-or-later
// A libjack that answers when the test says so.
#include "speech/sound/patient_jack.hpp"

#include <chrono>
#include <cstddef>
#include <future>
#include <jack/types.h>
#include <pthread.h>
#include <thread>

#include <boost/test/unit_test.hpp>

namespace tactus::speech {

BOOST_AUTO_TEST_SUITE(patient_jack)

namespace {

using namespace std::chrono_literals;

char some_client = 0;
jack_client_t* client() { return reinterpret_cast<jack_client_t*>(&some_client); }  // NOLINT: nobody looks in

jack_client_t* open_at_once(char const* /*name*/, jack_options_t options, jack_status_t* status, ...) {
  *status = static_cast<jack_status_t>(options);  // shown to the test
  return client();
}

int close_nothing(jack_client_t* /*client*/) { return 0; }

std::promise<void> may_open, is_closing, may_close;
jack_client_t* closed = nullptr;

jack_client_t* open_late(char const* /*name*/, jack_options_t /*options*/, jack_status_t* /*status*/, ...) {
  may_open.get_future().wait();
  return client();
}

int close_late(jack_client_t* late) {
  closed = late;
  is_closing.set_value();
  may_close.get_future().wait();
  return 0;
}

/// Of all threads that begin while it lives: more memory than any machine has.
class NoMoreThreads {
 public:
  NoMoreThreads() {
    ::pthread_getattr_default_np(&before_);
    ::pthread_attr_t huge;
    ::pthread_attr_init(&huge);
    ::pthread_attr_setstacksize(&huge, std::size_t{1} << 60U);
    ::pthread_setattr_default_np(&huge);
    ::pthread_attr_destroy(&huge);
  }
  ~NoMoreThreads() {
    ::pthread_setattr_default_np(&before_);
    ::pthread_attr_destroy(&before_);
  }
  NoMoreThreads(NoMoreThreads const&) = delete;
  NoMoreThreads& operator=(NoMoreThreads const&) = delete;

 private:
  ::pthread_attr_t before_{};
};

PatientJack& jack_at_once() {
  static PatientJack jack{{open_at_once, close_nothing}, 2min};
  return jack;
}

}  // namespace

BOOST_AUTO_TEST_CASE(options_that_need_more_arguments_are_left_out) {
  auto const all = static_cast<jack_options_t>(JackNoStartServer | JackUseExactName | JackServerName |
                                               JackLoadName | JackLoadInit | JackSessionID);
  auto const answer = jack_at_once().open({"tactus", all, "server"});
  BOOST_TEST(answer.client == client());
  BOOST_TEST(answer.status == (JackNoStartServer | JackUseExactName | JackServerName));
}

BOOST_AUTO_TEST_CASE(without_a_thread_there_is_no_client) {
  {
    NoMoreThreads const none;
    BOOST_TEST(jack_at_once().open({"tactus", JackNullOption, {}}).client == nullptr);
  }
  BOOST_TEST(!jack_at_once().is_silent());
  BOOST_TEST(jack_at_once().open({"tactus", JackNullOption, {}}).client == client());
}

BOOST_AUTO_TEST_CASE(a_client_that_comes_late_is_closed_while_nobody_waits) {
  static PatientJack jack{{open_late, close_late}, 0ms};
  BOOST_TEST(jack.open({"tactus", JackNullOption, {}}).client == nullptr);
  BOOST_TEST(jack.is_silent());
  may_open.set_value();
  BOOST_REQUIRE(is_closing.get_future().wait_for(2min) == std::future_status::ready);
  BOOST_TEST(closed == client());
  BOOST_TEST(jack.is_silent());  // told at once, though the client does not close
  BOOST_TEST(jack.open({"tactus", JackNullOption, {}}).client == nullptr);
  may_close.set_value();
  while (jack.is_silent()) std::this_thread::yield();
}

BOOST_AUTO_TEST_SUITE_END()
}  // namespace tactus::speech

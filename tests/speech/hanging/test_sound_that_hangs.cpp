// SPDX-License-Identifier: GPL-3.0-or-later
// A program was killed while it opened JACK, and left JACK's registry locked. The registry is in a /dev/shm
// that only this process sees, and ends with it.
#include "speech/sound/jack_client.hpp"
#include "speech/sound/portaudio_devices.hpp"
#include "speech/sound/portaudio_stream.hpp"
#include "speech/sound/sound_sink_portaudio.hpp"
#include "tests/temporary_folder.hpp"

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <future>
#include <iterator>
#include <jack/jack.h>
#include <optional>
#include <sched.h>
#include <string>
#include <sys/mount.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

#include <boost/test/unit_test.hpp>

namespace {

bool dies_when_it_renames = false;

}  // namespace

/// JACK's data base calls it while it holds the lock of a registry that it makes.
extern "C" int rename(char const* from, char const* to) noexcept {
  if (dies_when_it_renames) ::kill(::getpid(), SIGKILL);
  return ::renameat(AT_FDCWD, from, AT_FDCWD, to);
}

namespace tactus::speech {

BOOST_AUTO_TEST_SUITE(sound_that_hangs)

namespace {

using namespace std::chrono_literals;

void write_line(char const* path, std::string const& line) { std::ofstream{path} << line << '\n'; }

/// False: this user may have none.
bool has_memory_of_its_own() {
  auto const user = std::to_string(::geteuid()), group = std::to_string(::getegid());
  if (::unshare(CLONE_NEWNS) != 0) {
    if (::unshare(CLONE_NEWUSER | CLONE_NEWNS) != 0) return false;
    write_line("/proc/self/setgroups", "deny");
    write_line("/proc/self/uid_map", user + " " + user + " 1");
    write_line("/proc/self/gid_map", group + " " + group + " 1");
  }
  return ::mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
         ::mount("none", "/dev/shm", "tmpfs", 0, nullptr) == 0;
}

/// Before any test, and so before either library is used.
struct LockedMachine {
  TemporaryFolder folder;
  inline static bool is_locked = false;
  LockedMachine() {
    std::string const configuration = folder / "alsa.conf";
    write_line(configuration.c_str(), "pcm.!default { type null }");
    ::setenv("ALSA_CONFIG_PATH", configuration.c_str(), 1);
    if (has_memory_of_its_own()) is_locked = leave_it_locked();
  }
  static bool leave_it_locked() {
    ::pid_t const child = ::fork();
    if (child == 0) {
      dies_when_it_renames = true;
      ::jack_client_open("killed", JackNoStartServer, nullptr);
      ::_exit(0);
    }
    int status = 0;
    return ::waitpid(child, &status, 0) == child && WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
  }
};

BOOST_TEST_GLOBAL_FIXTURE(LockedMachine);

boost::test_tools::assertion_result is_locked(boost::unit_test::test_unit_id /*test*/) {
  return LockedMachine::is_locked;  // a user who may have no /dev/shm of his own cannot be shown it
}

/// What it told. None: longer than any machine with much to do needs; libjack would wait for ever.
template <typename Work>
auto within_two_minutes(Work work) -> std::optional<decltype(work())> {
  std::packaged_task<decltype(work())()> task{std::move(work)};
  auto over = task.get_future();
  std::thread{std::move(task)}.detach();
  if (over.wait_for(2min) != std::future_status::ready) return std::nullopt;
  return over.get();
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_locked_registry_of_jack_leaves_the_devices_of_alsa,
                     *boost::unit_test::precondition(is_locked)) {
  auto const names = within_two_minutes(sound_device_names);
  BOOST_REQUIRE(names.has_value());
  BOOST_TEST(!names->empty());
  BOOST_TEST(is_jack_silent());
}

BOOST_AUTO_TEST_CASE(a_locked_registry_of_jack_is_told_where_a_device_is_missing,
                     *boost::unit_test::precondition(is_locked)) {
  auto const trouble = within_two_minutes([] {
    AudioSystem const system;
    SoundPlan plan;
    plan.table = SoundRoute{"system", Side::both};
    return open_outputs(plan).trouble;
  });
  BOOST_REQUIRE(trouble.has_value());
  BOOST_TEST(trouble->find("JACK does not answer") != std::string::npos, *trouble);
}

/// The last one: the thread that waits for the server is left behind.
BOOST_AUTO_TEST_CASE(sound_that_never_answers_is_told) {
  TemporaryFolder const folder;
  std::string const address = folder / "server", configuration = folder / "alsa.conf";
  int const server = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_un place{AF_UNIX, {}};
  address.copy(std::data(place.sun_path), std::size(place.sun_path) - 1);
  auto const* const bound = reinterpret_cast<sockaddr const*>(&place);  // NOLINT: as the kernel has it
  BOOST_REQUIRE(::bind(server, bound, sizeof place) == 0);
  BOOST_REQUIRE(::listen(server, 1) == 0);
  write_line(configuration.c_str(), "pcm.!default { type pulse server \"unix:" + address + "\" }");
  ::setenv("ALSA_CONFIG_PATH", configuration.c_str(), 1);
  OutputKeeper keeper{SoundPlan{}};
  BOOST_TEST(keeper.reach(table::Audience::table, [] { return false; }).feeds.empty());
  BOOST_TEST(keeper.trouble() == "no sound: the sound devices do not answer; captions go on");
}

BOOST_AUTO_TEST_SUITE_END()
}  // namespace tactus::speech

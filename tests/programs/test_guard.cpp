// SPDX-License-Identifier: GPL-3.0-or-later
// The guard of a sealed program: it opens devices that come later, notes what the kernel refused, and holds
// up nobody when another program stops it.
#include "src/table/seal/guard.hpp"
#include "tests/programs/sealed_process.hpp"
#include "tests/temporary_folder.hpp"

#include <array>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <sched.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <thread>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(guard)

using namespace tactus::program;

namespace {

boost::test_tools::assertion_result may_make_devices(boost::unit_test::test_unit_id id) {
  boost::test_tools::assertion_result found{::getuid() == 0 && can_seal_files(id)};
  found.message() << "expected root";
  return found;
}

/// A device that is plugged in: the null device by another name.
class PluggedIn {
 public:
  explicit PluggedIn(std::string path) : path_(std::move(path)) {
    ::unlink(path_.c_str());
    BOOST_TEST(::mknod(path_.c_str(), S_IFCHR | 0600, 0x103) == 0);  // 1:3
  }
  PluggedIn(PluggedIn const&) = delete;
  PluggedIn& operator=(PluggedIn const&) = delete;
  ~PluggedIn() { ::unlink(path_.c_str()); }

 private:
  std::string path_;
};

}  // namespace

BOOST_DATA_TEST_CASE(a_device_that_is_plugged_in_after_the_seal_is_open,
                     boost::unit_test::data::make({"/dev/ttyUSB250", "/dev/ttyACM250", "/dev/hidraw250"}),
                     name) {
  if (!may_make_devices(0)) return;
  TemporaryFolder const folder;
  std::array<int, 2> sealed_now{}, plugged_in{};
  BOOST_TEST_REQUIRE(::pipe(sealed_now.data()) + ::pipe(plugged_in.data()) == 0);
  std::jthread const hand{[&] {
    char sign = 0;
    [[maybe_unused]] auto const got = ::read(sealed_now[0], &sign, 1);
    PluggedIn const device{name};
    [[maybe_unused]] auto const put = ::write(plugged_in[1], &sign, 1);
    [[maybe_unused]] auto const done = ::read(sealed_now[0], &sign, 1);
  }};
  int const refusal = sealed(folder / "", [&] {
    char sign = 'x';
    [[maybe_unused]] auto const put = ::write(sealed_now[1], &sign, 1);
    [[maybe_unused]] auto const got = ::read(plugged_in[0], &sign, 1);
    int const device = ::open(name, O_RDWR | O_NOCTTY | O_NONBLOCK);  // as libserialport does
    if (device < 0) return errno;
    return ::write(device, &sign, 1) == 1 ? 0 : 200;
  });
  BOOST_TEST(refusal == 0);
  [[maybe_unused]] auto const put = ::write(sealed_now[1], "x", 1);
}

BOOST_AUTO_TEST_CASE(a_name_of_a_device_is_no_leave_to_open_a_file_or_what_a_link_names) {
  if (!may_make_devices(0)) return;
  TemporaryFolder const folder;
  std::ofstream{"/dev/ttyUSB251"} << "a file";
  std::filesystem::remove("/dev/ttyUSB252");
  std::filesystem::create_symlink("/dev/kmsg", "/dev/ttyUSB252");
  BOOST_TEST(sealed(folder / "", [] { return open_file("/dev/ttyUSB251", O_RDWR); }) == EACCES);
  BOOST_TEST(sealed(folder / "", [] { return open_file("/dev/ttyUSB252", O_RDWR); }) == ELOOP);
  std::filesystem::remove("/dev/ttyUSB251");
  std::filesystem::remove("/dev/ttyUSB252");
}

BOOST_AUTO_TEST_CASE(a_device_of_a_table_is_known_by_its_name) {
  for (char const* name : {"/dev/ttyUSB0", "/dev/ttyACM12", "/dev/ttyS0", "/dev/ttyAMA0", "/dev/rfcomm0",
                           "/dev/hidraw3", "/dev/snd/controlC0", "/dev/snd/pcmC1D0p"})
    BOOST_TEST(is_device_of_a_table(name), name);
  for (char const* name : {"", "/dev/", "/dev/tty", "/dev/tty1", "/dev/sda", "/dev/mem", "/dev/hidraw/../sda",
                           "/dev/snd/../sda", "/dev/snd/", "/dev/ttyUSB0/../sda", "/dev/input/event0",
                           "/dev/net/tun", "/tmp/ttyUSB0", "ttyUSB0", "/dev/pts/1", "/dev/video0"})
    BOOST_TEST(!is_device_of_a_table(name), name);
}

BOOST_AUTO_TEST_CASE(a_refused_call_is_reported_once_and_ends_nothing) {
  TemporaryFolder const folder;
  BOOST_TEST(sealed(folder / "", [&] { return 0; }) == 0);
  auto const refused = [&]() -> int {
    auto seal = seal_program({{folder / ""}});
    for (int i = 0; i < 3; ++i) std::thread{[] { ::socket(AF_INET, SOCK_STREAM, 0); }}.join();
    ::unshare(CLONE_NEWNS);
    auto const calls = seal.guard ? seal.guard->refused() : std::vector<std::string>{};
    ::_exit(calls == std::vector<std::string>{"socket", "unshare"} ? 0 : 1);
  };
  BOOST_TEST(forked(refused) == 0);
}

namespace {

pid_t first_child_of_this() {
  std::ifstream in{"/proc/self/task/" + std::to_string(::getpid()) + "/children"};
  pid_t child = 0;
  in >> child;
  return child;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_guard_that_is_stopped_holds_up_nobody_who_waits_for_its_answer,
                     *boost::unit_test::precondition(can_seal_files)) {
  TemporaryFolder const folder;
  auto const stopped = [&]() -> int {
    ::alarm(60);  // it would wait for ever
    Seal const seal = seal_program({{folder / ""}});
    pid_t const guard = first_child_of_this();
    if (guard <= 0) ::_exit(200);
    for (int again = 0; again < 50; ++again) {
      ::kill(guard, SIGSTOP);
      if (open_file("/dev/ttyUSB251", O_RDWR) != ENOENT) ::_exit(201);
    }
    ::_exit(0);  // it is not let go
  };
  BOOST_TEST(forked(stopped) == 0);
}

BOOST_AUTO_TEST_SUITE_END()

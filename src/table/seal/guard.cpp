// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/seal/guard.hpp"

#include <algorithm>
#include <array>
#include <bitset>
#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <memory>
#include <poll.h>
#include <seccomp.h>
#include <signal.h>
#include <string>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tactus::program {
namespace {

struct Pipe {
  Descriptor from, to;
};

std::optional<Pipe> make_pipe() {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) return std::nullopt;
  return Pipe{Descriptor{ends[0]}, Descriptor{ends[1]}};
}

std::string name_of_call(int number) {
  std::unique_ptr<char, decltype(&std::free)> const name{
      seccomp_syscall_resolve_num_arch(SCMP_ARCH_NATIVE, number), &std::free};
  return name ? std::string{name.get()} : std::to_string(number);
}

}  // namespace

std::optional<Guard> Guard::start() {
  auto orders = make_pipe();
  auto reports = make_pipe();
  if (!orders || !reports || seccomp_api_get() < 6) return std::nullopt;
  pid_t const guarded = ::getpid();
  pid_t const child = ::fork();
  if (child < 0) return std::nullopt;
  if (child == 0) {
    { Descriptor const not_ours{std::move(orders->to)}, nor_this{std::move(reports->from)}; }
    stand_guard(guarded, std::move(orders->from), std::move(reports->to));
  }
  ::prctl(PR_SET_PTRACER, child, 0, 0, 0);  // where Yama lets only parents read their children's memory
  Guard guard{child, std::move(orders->to), std::move(reports->from)};
  { Descriptor const not_ours{std::move(orders->from)}, nor_this{std::move(reports->to)}; }
  if (!guard.order(guard.orders_.get(), &number_to_read)) return std::nullopt;
  return guard;
}

Guard::~Guard() {
  if (process_ < 0) return;
  { Descriptor const last_word{std::move(orders_)}; }
  ::waitpid(process_, nullptr, 0);
}

bool Guard::is_gone() {
  if (process_ >= 0 && ::waitpid(process_, nullptr, WNOHANG) == process_) process_ = -1;
  return process_ < 0;
}

bool Guard::listen(int descriptor) {
  bool const is_heard = order(descriptor, nullptr);
  ::close(descriptor);
  ::fcntl(reports_.get(), F_SETFL, O_NONBLOCK);
  return is_heard;
}

bool Guard::order(int descriptor, void const* address) const {
  GuardOrder const order{descriptor, reinterpret_cast<std::uintptr_t>(address)};
  if (::write(orders_.get(), &order, sizeof order) != sizeof order) return false;
  GuardReport report;
  return ::read(reports_.get(), &report, sizeof report) == sizeof report && report.number == guard_is_done;
}

std::vector<std::string> Guard::refused() {
  std::vector<std::string> names;
  for (GuardReport report; ::read(reports_.get(), &report, sizeof report) == sizeof report;)
    names.push_back(name_of_call(report.number));
  return names;
}

// The guard trusts nothing that the guarded process says. It reads a name out of its memory, judges it, and
// opens by its own copy; what it does not open goes back to the kernel, where the other seals judge.

namespace {

constexpr std::size_t longest_name = 64;  // of a device; a longer path is none

/// Tools that look for the program by its name find the one that plays.
void take_another_name() {
  constexpr std::string_view name = "guard";
  ::prctl(PR_SET_NAME, "tactus-guard", 0, 0, 0);
  if (std::string_view{program_invocation_short_name}.size() >= name.size())
    *std::copy(name.begin(), name.end(), program_invocation_short_name) = '\0';
}

/// Another process sees and stops it as little as can be: no terminal, no signal of one, no output.
void step_aside() {
  take_another_name();
  ::setsid();
  for (int const each : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE}) ::signal(each, SIG_IGN);
  Descriptor const nothing{::open("/dev/null", O_RDWR | O_CLOEXEC)};
  for (int const each : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (nothing.get() != each) ::dup2(nothing.get(), each);
  [[maybe_unused]] int const stays = ::chdir("/");
}

/// Up to the end of its page where that is all that can be read.
std::size_t read_memory(pid_t process, std::uint64_t address, void* into, std::size_t size) {
  constexpr std::uint64_t page = 4096;
  std::size_t const until_page_ends = static_cast<std::size_t>(page - address % page);
  for (std::size_t const wanted : {size, std::min(size, until_page_ends)}) {
    iovec const here{into, wanted};
    iovec const there{reinterpret_cast<void*>(address), wanted};  // NOLINT: an address there, none of ours
    auto const got = ::process_vm_readv(process, &here, 1, &there, 1, 0);
    if (got > 0) return static_cast<std::size_t>(got);
  }
  return 0;
}

std::string read_name(pid_t process, std::uint64_t address) {
  std::array<char, longest_name> bytes{};
  std::size_t const got = read_memory(process, address, bytes.data(), bytes.size());
  auto const end = std::find(bytes.begin(), bytes.begin() + got, '\0');
  return end == bytes.begin() + got ? std::string{} : std::string{bytes.begin(), end};
}

Descriptor take_descriptor(pid_t process, int descriptor) {
  Descriptor const whole{static_cast<int>(::syscall(SYS_pidfd_open, process, 0))};
  if (!whole.is_open()) return Descriptor{-1};
  return Descriptor{static_cast<int>(::syscall(SYS_pidfd_getfd, whole.get(), descriptor, 0))};
}

Descriptor open_device(std::string const& path, int how) {
  int const kept = how & (O_ACCMODE | O_NONBLOCK);
  Descriptor opened{::open(path.c_str(), kept | O_NOCTTY | O_NOFOLLOW | O_CLOEXEC)};
  struct stat status {};
  bool const is_device = opened.is_open() && ::fstat(opened.get(), &status) == 0 && S_ISCHR(status.st_mode);
  if (opened.is_open() && !is_device) errno = EACCES;
  return is_device ? std::move(opened) : Descriptor{-1};
}

/// What the guard itself may still do.
void seal_guard() {
  struct Release {
    void operator()(void* filter) const { seccomp_release(filter); }
  };
  std::unique_ptr<void, Release> const filter{seccomp_init(SCMP_ACT_ERRNO(EPERM))};
  for (char const* name : {"read", "write", "close", "poll", "ppoll", "ioctl", "openat", "fstat",
                           "newfstatat", "process_vm_readv", "exit_group", "rt_sigreturn", "restart_syscall",
                           "brk", "mmap", "munmap", "futex"})
    if (int const call = seccomp_syscall_resolve_name(name); call >= 0)
      seccomp_rule_add(filter.get(), SCMP_ACT_ALLOW, call, 0);
  seccomp_load(filter.get());
}

class Watch {
 public:
  Watch(Descriptor listening, Descriptor orders, Descriptor reports)
      : listening_(std::move(listening)), orders_(std::move(orders)), reports_(std::move(reports)) {
    seccomp_notify_alloc(&question_, &answer_);
    ::fcntl(reports_.get(), F_SETFL, O_NONBLOCK);
  }

  /// Until nobody is left who could ask.
  void stand() {
    std::array<pollfd, 2> wanted{{{listening_.get(), POLLIN, 0}, {orders_.get(), 0, 0}}};
    for (;;) {
      if (::poll(wanted.data(), wanted.size(), -1) < 0) continue;
      if ((wanted[0].revents & POLLIN) != 0)
        answer();
      else
        return;
    }
  }

 private:
  void answer() {
    *question_ = {};
    if (seccomp_notify_receive(listening_.get(), question_) != 0) return;
    *answer_ = {};
    answer_->id = question_->id;
    if (question_->data.nr == SYS_openat)
      open();
    else
      refuse();
  }

  void refuse() {
    auto const number = static_cast<std::size_t>(question_->data.nr);
    if (number < reported_.size() && !reported_.test(number)) {
      GuardReport const report{question_->data.nr};
      reported_.set(number, ::write(reports_.get(), &report, sizeof report) == sizeof report);
    }
    fail(EPERM);
  }

  void open() {
    auto const process = static_cast<pid_t>(question_->pid);
    std::string const path = read_name(process, question_->data.args[1]);
    if (!is_device_of_a_table(path)) return leave_to_kernel();
    // The memory was that of who asked, if he is still there.
    if (seccomp_notify_id_valid(listening_.get(), question_->id) != 0) return;
    int const how = static_cast<int>(question_->data.args[2]);
    Descriptor const opened = open_device(path, how);
    if (!opened.is_open()) return fail(errno);
    seccomp_notif_addfd given{};
    given.id = question_->id;
    given.flags = SECCOMP_ADDFD_FLAG_SEND;
    given.srcfd = static_cast<std::uint32_t>(opened.get());
    given.newfd_flags = static_cast<std::uint32_t>(how & O_CLOEXEC);
    if (::ioctl(listening_.get(), SECCOMP_IOCTL_NOTIF_ADDFD, &given) < 0) fail(EMFILE);
  }

  void leave_to_kernel() {
    answer_->flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
    seccomp_notify_respond(listening_.get(), answer_);
  }
  void fail(int error) {
    answer_->error = -error;
    seccomp_notify_respond(listening_.get(), answer_);
  }

  Descriptor listening_, orders_, reports_;
  seccomp_notif* question_ = nullptr;
  seccomp_notif_resp* answer_ = nullptr;
  std::bitset<1024> reported_;
};

bool is_name(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
  });
}

bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }

}  // namespace

bool is_device_of_a_table(std::string_view path) {
  if (!path.starts_with("/dev/")) return false;
  path.remove_prefix(5);
  if (path.starts_with("snd/")) return is_name(path.substr(4));
  // "ttyUSB0", "ttyACM0", "ttyS0"; a number alone is a console.
  bool const is_serial = path.starts_with("tty") && path.size() > 3 && is_capital(path[3]);
  return is_name(path) && (is_serial || path.starts_with("rfcomm") || path.starts_with("hidraw"));
}

void stand_guard(pid_t guarded, Descriptor orders, Descriptor reports) {
  step_aside();
  auto const report = [&](bool is_done) {
    GuardReport const told{is_done ? guard_is_done : 0};
    return ::write(reports.get(), &told, sizeof told) == sizeof told && is_done;
  };
  for (GuardOrder order; ::read(orders.get(), &order, sizeof order) == sizeof order;) {
    Descriptor taken = take_descriptor(guarded, order.descriptor);
    bool const is_trial = order.address != 0;
    std::uint64_t number = 0;
    if (is_trial) read_memory(guarded, order.address, &number, sizeof number);
    bool const is_read = !is_trial || number == number_to_read;
    if (!report(taken.is_open() && is_read) || is_trial) continue;
    Watch watch{std::move(taken), std::move(orders), std::move(reports)};
    seal_guard();
    watch.stand();
    break;
  }
  ::_exit(0);
}

}  // namespace tactus::program

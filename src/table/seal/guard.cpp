// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/seal/guard.hpp"

#include "src/table/seal/own_memory.hpp"

#include <algorithm>
#include <array>
#include <bitset>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <memory>
#include <poll.h>
#include <sched.h>
#include <seccomp.h>
#include <signal.h>
#include <string>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
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

/// A process of one table of descriptors with this one: what this one opens later, it holds too. No
/// descriptor could be given to it otherwise, for the memory of this one is closed to it (own_memory.hpp),
/// and sockets this program has none.
pid_t fork_with_descriptors() {
  return static_cast<pid_t>(::syscall(SYS_clone, CLONE_FILES | SIGCHLD, nullptr, nullptr, nullptr, nullptr));
}

// Whoever waits for the answer of a stopped guard waits in the kernel, perhaps on the main thread: only a
// signal comes through.
volatile std::sig_atomic_t standing_guard = 0, was_stopped = 0;

void send_on(int) {
  int const kept = errno;
  siginfo_t told{};
  if (::waitid(P_PID, static_cast<id_t>(standing_guard), &told, WSTOPPED | WNOHANG) == 0 &&
      told.si_pid != 0) {
    was_stopped = 1;
    ::kill(standing_guard, SIGCONT);
  }
  errno = kept;
}

void send_on_when_stopped(pid_t guard) {
  standing_guard = guard;
  struct sigaction action {};
  action.sa_handler = &send_on;
  action.sa_flags = SA_RESTART;
  ::sigaction(SIGCHLD, &action, nullptr);
}

}  // namespace

std::optional<Guard> Guard::start() {
  Descriptor memory = take_own_memory();
  auto orders = make_pipe();
  auto reports = make_pipe();
  if (!memory.is_open() || !orders || !reports || seccomp_api_get() < 6) return std::nullopt;
  pid_t const child = fork_with_descriptors();
  if (child < 0) return std::nullopt;
  if (child > 0) send_on_when_stopped(child);
  if (child == 0) stand_guard({memory.get(), orders->from.get(), reports->to.get()});
  Guard guard{child,
              std::move(orders->to),
              std::move(reports->from),
              {std::move(memory), std::move(orders->from), std::move(reports->to)}};
  if (!guard.order(-1, &number_to_read)) return std::nullopt;
  return guard;
}

Guard::~Guard() {
  if (process_ < 0) return;
  { Descriptor const last_word{std::move(orders_)}; }
  ::waitpid(process_, nullptr, 0);
}

Guard::News Guard::look() {
  if (process_ >= 0 && ::waitpid(process_, nullptr, WNOHANG) == process_) {
    process_ = -1;
    return News::gone;
  }
  if (was_stopped == 0) return News::none;
  was_stopped = 0;
  return News::was_stopped;
}

bool Guard::listen(int descriptor) {
  bool const is_heard = order(descriptor, nullptr);
  ::close(descriptor);
  its_ends_.reset();
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

/// Up to where what can be read ends. Of a process that the guarded one has made, what stood there when it
/// was made.
std::size_t read_memory(int memory, std::uint64_t address, void* into, std::size_t size) {
  auto const got = ::pread(memory, into, size, static_cast<off_t>(address));
  return got > 0 ? static_cast<std::size_t>(got) : 0;
}

std::string read_name(int memory, std::uint64_t address) {
  std::array<char, longest_name> bytes{};
  std::size_t const got = read_memory(memory, address, bytes.data(), bytes.size());
  auto const end = std::find(bytes.begin(), bytes.begin() + got, '\0');
  return end == bytes.begin() + got ? std::string{} : std::string{bytes.begin(), end};
}

/// Leaves the table of the guarded process, with these alone and what a process has from its start.
void keep_alone(std::vector<unsigned> kept) {
  std::sort(kept.begin(), kept.end());
  unsigned from = STDERR_FILENO + 1, how = CLOSE_RANGE_UNSHARE;
  kept.push_back(~0U);
  for (unsigned const each : kept) {
    if (each > from) ::close_range(from, each - 1, static_cast<int>(std::exchange(how, 0U)));
    from = each + 1;
  }
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
  for (char const* name :
       {"read", "write", "close", "poll", "ppoll", "ioctl", "openat", "fstat", "newfstatat", "pread64",
        "exit_group", "rt_sigreturn", "restart_syscall", "brk", "mmap", "munmap", "futex"})
    if (int const call = seccomp_syscall_resolve_name(name); call >= 0)
      seccomp_rule_add(filter.get(), SCMP_ACT_ALLOW, call, 0);
  seccomp_load(filter.get());
}

class Watch {
 public:
  Watch(int listening, GuardsDescriptors const& held)
      : listening_(listening), memory_(held.memory), orders_(held.orders), reports_(held.reports) {
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
    std::string const path = read_name(memory_.get(), question_->data.args[1]);
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

  Descriptor listening_, memory_, orders_, reports_;
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

void stand_guard(GuardsDescriptors const& held) {
  ::prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);  // with one table it would not hear that nobody is left
  auto const report = [&](bool is_done) {
    GuardReport const told{is_done ? guard_is_done : 0};
    return ::write(held.reports, &told, sizeof told) == sizeof told && is_done;
  };
  for (GuardOrder order; ::read(held.orders, &order, sizeof order) == sizeof order;) {
    if (order.address != 0) {
      std::uint64_t number = 0;
      read_memory(held.memory, order.address, &number, sizeof number);
      report(number == number_to_read);
      continue;
    }
    keep_alone({static_cast<unsigned>(order.descriptor), static_cast<unsigned>(held.memory),
                static_cast<unsigned>(held.orders), static_cast<unsigned>(held.reports)});
    ::prctl(PR_SET_PDEATHSIG, 0, 0, 0, 0);
    step_aside();
    report(true);
    Watch watch{order.descriptor, held};
    seal_guard();
    watch.stand();
    break;
  }
  ::_exit(0);
}

}  // namespace tactus::program

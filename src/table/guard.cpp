// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/guard.hpp"

#include "src/table/guard_duty.hpp"

#include <array>
#include <cstdlib>
#include <fcntl.h>
#include <memory>
#include <seccomp.h>
#include <sys/prctl.h>
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

}  // namespace tactus::program

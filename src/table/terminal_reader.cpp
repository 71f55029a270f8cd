// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/terminal_reader.hpp"

#include <array>
#include <cstdint>
#include <poll.h>
#include <signal.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <unistd.h>
#include <utility>

namespace tactus::program {
namespace {

// Nobody types longer lines; a line without end must not fill the memory.
constexpr std::size_t longest_line = 4096;

sigset_t stop_signals() {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGINT);
  sigaddset(&set, SIGTERM);
  return set;
}

}  // namespace

void keep_stop_signals_for_the_reader() {
  sigset_t const set = stop_signals();
  pthread_sigmask(SIG_BLOCK, &set, nullptr);
}

TerminalReader::TerminalReader(Inbox& inbox, std::function<Instant()> now)
    : inbox_(inbox), now_(std::move(now)) {
  sigset_t const set = stop_signals();
  signals_ = ::signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
  stop_ = ::eventfd(0, EFD_CLOEXEC);
  thread_ = std::thread{[this] { run(); }};
}

TerminalReader::~TerminalReader() {
  std::uint64_t const one = 1;
  [[maybe_unused]] auto const written = ::write(stop_, &one, sizeof one);  // cannot fail: the counter is at 0
  thread_.join();
  ::close(signals_);
  ::close(stop_);
}

void TerminalReader::run() {
  std::array<pollfd, 3> wanted{{{stop_, POLLIN, 0}, {signals_, POLLIN, 0}, {STDIN_FILENO, POLLIN, 0}}};
  for (;;) {
    if (::poll(wanted.data(), wanted.size(), -1) < 0) continue;
    if (wanted[0].revents != 0) return;
    if (wanted[1].revents != 0) {
      signalfd_siginfo info{};
      if (::read(signals_, &info, sizeof info) > 0) inbox_.put(StopAsked{});
    }
    if (wanted[2].revents != 0 && !read_some()) {
      deliver_lines(true);
      inbox_.put(InputEnded{});
      wanted[2].fd = -1;  // poll passes over it from now on
    }
  }
}

bool TerminalReader::read_some() {
  std::array<char, 1024> buffer{};
  ssize_t const got = ::read(STDIN_FILENO, buffer.data(), buffer.size());
  if (got <= 0) return false;
  unfinished_.append(buffer.data(), static_cast<std::size_t>(got));
  deliver_lines(false);
  return true;
}

void TerminalReader::deliver_lines(bool is_end) {
  for (auto end = unfinished_.find('\n'); end != std::string::npos; end = unfinished_.find('\n')) {
    inbox_.put(LineTyped{now_(), unfinished_.substr(0, end)});
    unfinished_.erase(0, end + 1);
  }
  if (!unfinished_.empty() && (is_end || unfinished_.size() > longest_line)) {
    inbox_.put(LineTyped{now_(), std::exchange(unfinished_, {}).substr(0, longest_line)});
  }
}

}  // namespace tactus::program

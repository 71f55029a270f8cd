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

constexpr std::size_t longest_line = LineEditor::longest_line;

/// Those that ask for the end, and the one after which the terminal may have another mode.
sigset_t signals_to_read() {
  sigset_t set;
  sigemptyset(&set);
  for (int const signal : {SIGINT, SIGTERM, SIGCONT}) sigaddset(&set, signal);
  return set;
}

}  // namespace

void keep_stop_signals_for_the_reader() {
  sigset_t const set = signals_to_read();
  pthread_sigmask(SIG_BLOCK, &set, nullptr);
}

TerminalReader::TerminalReader(Inbox& inbox, Console& console, std::function<Instant()> now)
    : inbox_(inbox), console_(console), now_(std::move(now)) {
  if (console_.keyboard() == Keyboard::keys) key_mode_.emplace();
  sigset_t const set = signals_to_read();
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
    if (wanted[1].revents != 0) take_signal();
    if (wanted[2].revents != 0 && !read_some()) {
      deliver_lines(true);
      inbox_.put(InputEnded{});
      wanted[2].fd = -1;  // poll passes over it from now on
    }
  }
}

void TerminalReader::take_signal() {
  signalfd_siginfo info{};
  if (::read(signals_, &info, sizeof info) <= 0) return;
  if (info.ssi_signo != SIGCONT) return inbox_.put(StopAsked{});
  if (key_mode_) key_mode_->renew();
}

/// False at the end of the input.
bool TerminalReader::read_some() {
  std::array<char, 1024> buffer{};
  ssize_t const got = ::read(STDIN_FILENO, buffer.data(), buffer.size());
  if (got <= 0) return false;
  std::string_view const bytes{buffer.data(), static_cast<std::size_t>(got)};
  if (key_mode_) return take_keys(bytes);
  unfinished_.append(bytes);
  deliver_lines(false);
  return true;
}

bool TerminalReader::take_keys(std::string_view bytes) {
  auto typed = console_.type(bytes);
  for (std::string& line : typed.lines) inbox_.put(LineTyped{now_(), std::move(line)});
  return !typed.is_end;
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

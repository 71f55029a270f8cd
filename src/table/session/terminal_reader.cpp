// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/session/terminal_reader.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <poll.h>
#include <signal.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <unistd.h>
#include <utility>

namespace tactus::program {

KeyMode::KeyMode() : is_known_(::tcgetattr(STDIN_FILENO, &before_) == 0) { renew(); }

KeyMode::~KeyMode() {
  if (is_known_) ::tcsetattr(STDIN_FILENO, TCSANOW, &before_);
}

void KeyMode::renew() const {
  if (!is_known_) return;
  termios keys = before_;
  keys.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
  keys.c_iflag &= ~static_cast<tcflag_t>(IXON);
  keys.c_cc[VMIN] = 1;
  keys.c_cc[VTIME] = 0;
  keys.c_cc[VSUSP] = _POSIX_VDISABLE;
  keys.c_cc[VQUIT] = _POSIX_VDISABLE;
  ::tcsetattr(STDIN_FILENO, TCSANOW, &keys);
}

namespace {

constexpr std::size_t longest_line = LineEditor::longest_line;
constexpr Millis until_it_is_ended{1800};  // of the two seconds in which a signal ends the program

bool is_hang_up_ignored() {
  struct sigaction now {};
  return ::sigaction(SIGHUP, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
}

/// Those that ask for the end, and the one after which the terminal may have another mode.
sigset_t signals_to_read() {
  sigset_t set;
  sigemptyset(&set);
  for (int const signal : {SIGINT, SIGTERM, SIGCONT}) sigaddset(&set, signal);
  // Blocked, it would be delivered although it is ignored.
  if (!is_hang_up_ignored()) sigaddset(&set, SIGHUP);
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
    int const ready = ::poll(wanted.data(), wanted.size(), patience());
    if (ready == 0) give_up();
    if (ready < 0) continue;
    if (wanted[0].revents != 0) return;
    if (wanted[1].revents != 0) take_signal();
    if (wanted[2].revents != 0) take_input((wanted[2].revents & POLLHUP) != 0);
    if (!is_input_open_) wanted[2].fd = -1;  // poll passes over it from now on
  }
}

int TerminalReader::patience() const {
  if (!gives_up_at_) return -1;
  auto const rest = std::chrono::ceil<Millis>(*gives_up_at_ - std::chrono::steady_clock::now());
  return static_cast<int>(std::max(rest, Millis{0}).count());
}

/// A sound server, a screen or a disk that takes nothing holds the other threads. What was said is on the
/// disk; what is not is told, where standard error takes it at once: the console may be held too.
void TerminalReader::give_up() {
  key_mode_.reset();
  std::string const loss = inbox_.loss();
  if (loss.empty()) ::_exit(EXIT_SUCCESS);
  std::string const line = (console_.is_interactive() ? "\nerror: " : "error: ") + loss + '\n';
  pollfd errors{STDERR_FILENO, POLLOUT, 0};
  if (::poll(&errors, 1, 0) == 1 && (errors.revents & POLLOUT) != 0) [[maybe_unused]]
    auto const written = ::write(STDERR_FILENO, line.data(), line.size());
  ::_exit(EXIT_FAILURE);
}

void TerminalReader::take_signal() {
  signalfd_siginfo info{};
  if (::read(signals_, &info, sizeof info) <= 0) return;
  if (info.ssi_signo == SIGCONT) {
    if (key_mode_) key_mode_->renew();
  } else if (info.ssi_signo == SIGINT && console_.is_interactive()) {
    inbox_.put(LeaveAsked{now_(), true});
  } else {
    stop();
  }
}

void TerminalReader::stop() {
  inbox_.put(StopAsked{});
  if (!gives_up_at_) gives_up_at_ = std::chrono::steady_clock::now() + until_it_is_ended;
}

void TerminalReader::take_input(bool has_hung_up) {
  bool const is_terminal = console_.is_interactive();
  Found const found = read_some();
  if (found == Found::bytes) return;
  if (found == Found::end && is_terminal && !has_hung_up) return inbox_.put(LeaveAsked{now_(), false});
  deliver_lines(true);
  is_input_open_ = false;
  if (is_terminal && !is_hang_up_ignored()) return stop();
  inbox_.put(InputEnded{});
}

TerminalReader::Found TerminalReader::read_some() {
  std::array<char, 1024> buffer{};
  ssize_t const got = ::read(STDIN_FILENO, buffer.data(), buffer.size());
  if (got == 0) return Found::end;
  if (got < 0) return Found::hang_up;
  std::string_view const bytes{buffer.data(), static_cast<std::size_t>(got)};
  if (key_mode_) {
    take_keys(bytes);
  } else {
    unfinished_.append(bytes);
    deliver_lines(false);
  }
  return Found::bytes;
}

void TerminalReader::take_keys(std::string_view bytes) {
  // Keys that erase go on while they are held down; Enter and Ctrl+D answer what has just been said.
  bool const is_sign = bytes.size() == 1 && bytes.front() >= ' ' && bytes.front() != '\x7f';
  if (is_sign && bounce_.is_bounce(bytes.front(), now_())) return;
  // A terminal of another set of signs than UTF-8 sends each in one byte: none is cut here.
  auto typed = console_.type(decoded(bytes, charset_));
  for (std::string& line : typed.lines) inbox_.put(LineTyped{now_(), std::move(line)});
  if (typed.is_end) inbox_.put(LeaveAsked{now_(), false});
}

void TerminalReader::deliver_lines(bool is_end) {
  for (auto end = unfinished_.find('\n'); end != std::string::npos; end = unfinished_.find('\n')) {
    inbox_.put(LineTyped{now_(), decoded(std::string_view{unfinished_}.substr(0, end), charset_)});
    unfinished_.erase(0, end + 1);
  }
  if (!unfinished_.empty() && (is_end || unfinished_.size() > longest_line)) {
    inbox_.put(LineTyped{now_(), decoded(std::exchange(unfinished_, {}).substr(0, longest_line), charset_)});
  }
}

}  // namespace tactus::program

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/programs/program.hpp"

#include <array>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <poll.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace tactus {
namespace {

struct Ends {
  int child = -1;
  int parent = -1;
};

Ends make_pipe(bool child_reads) {
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0) std::abort();
  return child_reads ? Ends{ends[0], ends[1]} : Ends{ends[1], ends[0]};
}

Ends make_terminal() {
  Ends ends;
  if (::openpty(&ends.parent, &ends.child, nullptr, nullptr, nullptr) != 0) std::abort();
  ::fcntl(ends.parent, F_SETFD, FD_CLOEXEC);
  return ends;
}

void close_if_open(int& fd) {
  if (fd >= 0) ::close(fd);
  fd = -1;
}

/// False when there is no more.
bool read_into(int& fd, std::string& text) {
  std::array<char, 4096> buffer{};
  ssize_t const got = ::read(fd, buffer.data(), buffer.size());
  if (got > 0) {
    text.append(buffer.data(), static_cast<std::size_t>(got));
  } else {
    close_if_open(fd);
  }
  return got > 0;
}

Ends make_log(std::string const& path) {
  return {::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600), -1};
}

/// In the new process, before it is the program. False: it cannot be.
bool settle(Surroundings const& around, Ends in, Ends out, Ends err) {
  if (around.has_terminal) {
    ::setsid();
    ::ioctl(in.child, TIOCSCTTY, 0);
  }
  if (!around.log.empty()) ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  ::dup2(in.child, STDIN_FILENO);
  ::dup2(out.child, STDOUT_FILENO);
  ::dup2(err.child, STDERR_FILENO);
  for (std::string const& each : around.environment) ::putenv(const_cast<char*>(each.c_str()));
  return around.folder.empty() || ::chdir(around.folder.c_str()) == 0;
}

}  // namespace

Program::Program(std::string const& name, std::vector<std::string> arguments, Surroundings const& around) {
  std::signal(SIGPIPE, SIG_IGN);
  bool const has_terminal = around.has_terminal, has_log = !around.log.empty();
  Ends in = has_terminal ? make_terminal() : make_pipe(true);
  Ends out = has_terminal ? Ends{::dup(in.child), ::dup(in.parent)}
             : has_log    ? make_log(around.log)
                          : make_pipe(false);
  Ends err = has_log ? make_log(around.log) : make_pipe(false);
  std::string const path = name.starts_with('/') ? name : std::string{TACTUS_BIN_DIR} + '/' + name;
  std::vector<char*> argv{const_cast<char*>(path.c_str())};
  for (std::string& each : arguments) argv.push_back(each.data());
  argv.push_back(nullptr);
  id_ = ::fork();
  if (id_ == 0) {
    if (settle(around, in, out, err)) ::execv(path.c_str(), argv.data());
    ::_exit(127);
  }
  for (int* fd : {&in.child, &out.child, &err.child}) close_if_open(*fd);
  in_ = in.parent;
  out_ = out.parent;
  err_ = err.parent;
}

Program::~Program() {
  if (id_ > 0) {
    signal(SIGKILL);
    wait();
  }
  for (int* fd : {&in_, &out_, &err_}) close_if_open(*fd);
}

pid_t Program::first_child() const {
  auto const id = std::to_string(id_);
  std::ifstream children{"/proc/" + id + "/task/" + id + "/children"};
  pid_t child = 0;
  children >> child;
  return child;
}

void Program::type(std::string const& text) {
  [[maybe_unused]] auto const written = ::write(in_, text.data(), text.size());
}

void Program::end_input() { close_if_open(in_); }

void Program::hang_up() {
  for (int* fd : {&in_, &out_}) close_if_open(*fd);
}

void Program::signal(int number) const {
  if (id_ > 0) ::kill(id_, number);  // else it was awaited, and -1 means everybody
}

void Program::cut_power() {
  if (id_ <= 0) return;
  ::kill(::getpgid(id_) == id_ ? -id_ : id_, SIGKILL);  // on its terminal it leads a group
  wait();
}

bool Program::read_some() {
  constexpr int patience_ms = 120'000;
  std::array<pollfd, 2> wanted{{{out_, POLLIN, 0}, {err_, POLLIN, 0}}};
  if (is_silent()) return false;
  if (::poll(wanted.data(), wanted.size(), patience_ms) <= 0) return false;
  if (wanted[0].revents != 0) read_into(out_, ended_.out);
  if (wanted[1].revents != 0) read_into(err_, ended_.err);
  return true;
}

bool Program::wait_for(std::string const& where, std::string const& text, std::size_t from) {
  while (where.find(text, from) == std::string::npos)
    if (!read_some()) return false;
  return true;
}

bool Program::prints(std::string const& text) { return wait_for(ended_.out, text); }
bool Program::prints_after(std::string const& mark, std::string const& text) {
  return prints(mark) && wait_for(ended_.out, text, ended_.out.find(mark));
}
bool Program::prints_times(std::string const& text, unsigned times) {
  std::size_t from = 0;
  for (unsigned seen = 0; seen < times; ++seen) {
    if (!wait_for(ended_.out, text, from)) return false;
    from = ended_.out.find(text, from) + text.size();
  }
  return true;
}
std::optional<std::size_t> Program::prints_one_of(std::vector<std::string> const& texts, std::size_t from) {
  do {
    for (std::size_t i = 0; i < texts.size(); ++i)
      if (ended_.out.find(texts[i], from) != std::string::npos) return i;
  } while (read_some());
  return std::nullopt;
}
bool Program::complains(std::string const& text) { return wait_for(ended_.err, text); }

std::string Program::terminal() const { return ::ptsname(in_); }

bool Program::has_ended() const {
  if (id_ <= 0) return true;
  siginfo_t ended{};  // who waits for its status later still gets it
  return ::waitid(P_PID, static_cast<id_t>(id_), &ended, WEXITED | WNOHANG | WNOWAIT) == 0 &&
         ended.si_pid == id_;
}

int Program::wait() {
  if (id_ > 0) {
    int status = 0;
    ::waitpid(std::exchange(id_, -1), &status, 0);
    ended_.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  }
  return ended_.status;
}

Ended Program::end() {
  end_input();
  while (read_some()) {
  }
  wait();
  return ended_;
}

Ended run(std::string const& name, std::vector<std::string> arguments, std::string const& input) {
  Program program{name, std::move(arguments)};
  program.type(input);
  return program.end();
}

Ended run_in_shell(std::string const& line) { return run("/bin/sh", {"-c", line}); }

Ended run_until_answered(std::string const& name, std::vector<std::string> const& arguments) {
  Ended ended = run(name, arguments);
  for (int again = 0; again < 4 && (ended.out + ended.err).find("nothing answers") != std::string::npos;
       ++again)
    ended = run(name, arguments);
  return ended;
}

}  // namespace tactus

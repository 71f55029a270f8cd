// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/sim/world/child_process.hpp"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string_view>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace tactus::sim {

namespace {

struct Pipe {
  int read_end = -1;
  int write_end = -1;
  Pipe() {
    std::array<int, 2> ends{-1, -1};
    if (pipe2(ends.data(), O_CLOEXEC) == 0) read_end = ends[0], write_end = ends[1];
  }
  Pipe(Pipe const&) = delete;
  Pipe& operator=(Pipe const&) = delete;
  ~Pipe() {
    if (read_end >= 0) close(read_end);
    if (write_end >= 0) close(write_end);
  }
};

std::vector<char*> argument_pointers(std::vector<std::string>& words) {
  std::vector<char*> pointers;
  pointers.reserve(words.size() + 1);
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  return pointers;
}

/// In the new process, before it is the program. It must not outlive the simulator: left alone it would go on
/// opening terminals by names that are given to others by then.
[[noreturn]] void become(std::vector<char*> const& arguments, int input, int output, int failure) {
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  dup2(input, STDIN_FILENO);
  dup2(output, STDOUT_FILENO);
  dup2(output, STDERR_FILENO);
  execv(arguments.front(), arguments.data());
  int const error = errno;
  [[maybe_unused]] ssize_t const ignored = write(failure, &error, sizeof error);
  _exit(127);
}

}  // namespace

tl::expected<ChildProcess, std::string> ChildProcess::start(std::filesystem::path const& program,
                                                            std::vector<std::string> const& arguments) {
  ::signal(SIGPIPE, SIG_IGN);  // a program that ended early shows as its exit status, not as our death
  Pipe input, output;
  std::vector<std::string> words{program.string()};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> const pointers = argument_pointers(words);
  Pipe failure;  // closed by a successful exec; else it carries the errno
  pid_t const id = fork();
  if (id == 0) become(pointers, input.read_end, output.write_end, failure.write_end);
  close(std::exchange(failure.write_end, -1));
  int error = id < 0 ? errno : 0;
  if (id > 0 && read(failure.read_end, &error, sizeof error) > 0) waitpid(id, nullptr, 0);
  if (error != 0)
    return tl::unexpected("cannot start " + program.string() + ": " + std::generic_category().message(error));
  return ChildProcess{id, std::exchange(input.write_end, -1), std::exchange(output.read_end, -1)};
}

ChildProcess::ChildProcess(ChildProcess&& other) noexcept
    : id_(std::exchange(other.id_, -1)),
      input_(std::exchange(other.input_, -1)),
      output_(std::move(other.output_)),
      status_(other.status_) {}

ChildProcess& ChildProcess::operator=(ChildProcess&& other) noexcept {
  if (this == &other) return *this;
  end();
  id_ = std::exchange(other.id_, -1);
  input_ = std::exchange(other.input_, -1);
  output_ = std::move(other.output_);
  status_ = other.status_;
  return *this;
}

ChildProcess::~ChildProcess() { end(); }

void ChildProcess::end() {
  close_input();
  output_ = LineReader{-1};
  if (id_ < 0) return;
  signal(SIGTERM);
  for (int tries = 0; tries < 200 && !exit_status(); ++tries) poll(nullptr, 0, 10);
  signal(SIGKILL);  // to nobody, if it has ended
  wait_until_ended();
  id_ = -1;
}

void ChildProcess::type(std::string_view text) const {
  if (input_ < 0) return;
  [[maybe_unused]] ssize_t const ignored = write(input_, text.data(), text.size());
}

void ChildProcess::close_input() {
  if (input_ >= 0) close(std::exchange(input_, -1));
}

void ChildProcess::signal(int number) const {
  if (id_ > 0 && !status_) kill(id_, number);
}

std::optional<int> ChildProcess::exit_status() {
  if (status_ || id_ < 0) return status_;
  int raw = 0;
  if (waitpid(id_, &raw, WNOHANG) == id_) note_end(raw);
  return status_;
}

int ChildProcess::wait_until_ended() {
  int raw = 0;
  if (!status_ && waitpid(id_, &raw, 0) == id_) note_end(raw);
  return status_.value_or(-1);
}

void ChildProcess::note_end(int raw_status) {
  status_ = WIFEXITED(raw_status) ? WEXITSTATUS(raw_status) : 128 + WTERMSIG(raw_status);
}

LineReader::LineReader(int descriptor) : descriptor_(descriptor) {
  if (descriptor_ >= 0) fcntl(descriptor_, F_SETFL, O_NONBLOCK);
}

LineReader::LineReader(LineReader&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), unfinished_(std::move(other.unfinished_)) {}

LineReader& LineReader::operator=(LineReader&& other) noexcept {
  std::swap(descriptor_, other.descriptor_);
  std::swap(unfinished_, other.unfinished_);
  return *this;
}

LineReader::~LineReader() {
  if (descriptor_ >= 0) close(descriptor_);
}

std::vector<std::string> LineReader::take_lines() {
  std::vector<std::string> lines;
  std::array<char, 4096> chunk{};
  while (descriptor_ >= 0) {
    ssize_t const count = read(descriptor_, chunk.data(), chunk.size());
    if (count < 0) break;  // nothing more for now
    if (count == 0) {
      close(std::exchange(descriptor_, -1));
      if (!unfinished_.empty()) lines.push_back(std::exchange(unfinished_, {}));
      break;
    }
    for (char const c : std::string_view{chunk.data(), static_cast<std::size_t>(count)}) {
      if (c == '\n')
        lines.push_back(std::exchange(unfinished_, {}));
      else
        unfinished_ += c;
    }
  }
  return lines;
}

}  // namespace tactus::sim

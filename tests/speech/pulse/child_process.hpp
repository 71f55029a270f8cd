// SPDX-License-Identifier: GPL-3.0-or-later
// Another program, ended together with the test, however that ends.
#pragma once

#include <csignal>
#include <fcntl.h>
#include <string>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace tactus::speech::test {

class ChildProcess {
 public:
  /// Looks in PATH. Standard output goes to `output`, standard error to `errors`.
  ChildProcess(std::vector<std::string> command, std::string const& output, std::string const& errors) {
    std::vector<char*> arguments;
    arguments.reserve(command.size() + 1);
    for (std::string& each : command) arguments.push_back(each.data());
    arguments.push_back(nullptr);
    pid_ = fork();
    if (pid_ != 0) return;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    int const out = open(output.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    int const err = open(errors.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    dup2(out, STDOUT_FILENO);
    dup2(err, STDERR_FILENO);
    execvp(arguments[0], arguments.data());
    _exit(127);
  }
  ChildProcess(ChildProcess const&) = delete;
  ChildProcess& operator=(ChildProcess const&) = delete;
  ~ChildProcess() { end(); }

  void signal(int number) const { kill(pid_, number); }
  bool is_running() { return pid_ > 0 && waitpid(pid_, nullptr, WNOHANG) == 0; }
  void end() {
    if (pid_ <= 0) return;
    kill(pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
    pid_ = -1;
  }

 private:
  pid_t pid_ = -1;
};

}  // namespace tactus::speech::test

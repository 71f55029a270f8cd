// SPDX-License-Identifier: GPL-3.0-or-later
// A Braille display without hardware: a private brltty whose virtual driver comes to us, and what it puts
// into the cells. Unix sockets only.
#pragma once

#include "tests/programs/program.hpp"
#include "tests/speech/eventually.hpp"
#include "tests/temporary_folder.hpp"

#include <cstdlib>
#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#include <vector>

namespace tactus::speech::test {

/// brltty of Debian lies in /bin, elsewhere in /usr/bin.
inline bool has_brltty() {
  return std::filesystem::exists("/bin/brltty") || std::filesystem::exists("/usr/bin/brltty");
}

class VirtualDisplay {
 public:
  /// The variable BRLAPI_HOST names the brltty of the first one as long as that exists.
  explicit VirtualDisplay(bool is_first = true)
      : number_(std::to_string(10000 + getpid() % 20000 + (is_first ? 0 : 20000))), is_first_(is_first) {
    if (is_first_) setenv("BRLAPI_HOST", host().c_str(), 1);
    setenv("LC_ALL", "C.UTF-8", 1);
  }
  VirtualDisplay(VirtualDisplay const&) = delete;
  VirtualDisplay& operator=(VirtualDisplay const&) = delete;
  ~VirtualDisplay() {
    end_brltty();
    unplug();
    for (char const* const name : {"", "."}) std::filesystem::remove("/var/lib/BrlAPI/" + (name + number_));
    if (is_first_) unsetenv("BRLAPI_HOST");
  }
  /// Of its brltty.
  std::string host() const { return ":" + number_; }

  /// A file in a folder that goes away with it.
  std::string path(char const* name) const { return folder_ / name; }

  /// With a library that changes it, if one is named.
  void start_brltty(std::string const& preload = {}) {
    brltty_ = std::make_unique<Program>(
        "/usr/bin/env",
        std::vector<std::string>{"LD_PRELOAD=" + preload, "brltty", "-neq", "-f/dev/null", "-bvr", "-xno",
                                 "-sno", "-ten-nabcc", "-dclient:" + address_path(),
                                 "-Aauth=none,host=:" + number_},
        Surroundings{.log = path("brltty.log")});
  }
  /// As when it crashes.
  void end_brltty() { brltty_.reset(); }
  void signal_brltty(int number) const { brltty_->signal(number); }

  /// Waits until brltty uses it.
  void plug_in(unsigned cells) {
    listen();
    if (!eventually([&] {
          return (connection_ = accept4(listening_, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK)) >= 0;
        }))
      throw std::runtime_error{"brltty does not start its virtual driver"};
    press("cells " + std::to_string(cells));
    if (!eventually([&] { return text().has_value(); })) throw std::runtime_error{"brltty shows nothing"};
  }
  void unplug() {
    for (int* const each : {&connection_, &listening_}) {
      if (*each >= 0) close(*each);
      *each = -1;
    }
    std::filesystem::remove(address_path());
    received_.clear();
  }

  /// A key, by the name of its command.
  void press(std::string const& command) const {
    std::string const line = command + '\n';
    if (send(connection_, line.data(), line.size(), MSG_NOSIGNAL) != static_cast<ssize_t>(line.size()))
      throw std::runtime_error{"brltty has left its display"};
  }
  /// All cells, as text.
  std::optional<std::string> text() { return last("Visual \""); }
  /// All cells, each time that they changed since they were plugged in.
  std::vector<std::string> all_shown() {
    receive();
    std::vector<std::string> all;
    std::string const beginning = "Visual \"";
    for (std::size_t at = 0; (at = received_.find(beginning, at)) != std::string::npos;) {
      at += beginning.size();
      auto const end = received_.find("\"\n", at);
      if (end == std::string::npos) break;
      all.push_back(received_.substr(at, end - at));
    }
    return all;
  }
  /// Waits until they have shown what begins with these, each behind the one before, whatever was shown
  /// between them.
  bool has_shown(std::vector<std::string> const& wanted) {
    return eventually([&] {
      std::size_t found = 0;
      for (std::string const& each : all_shown())
        if (found < wanted.size() && each.starts_with(wanted[found])) ++found;
      return found == wanted.size();
    });
  }
  /// All cells, as dots: "2347|124|25| ".
  std::optional<std::string> dots() { return last("Braille \""); }
  /// Waits for it. Blanks behind count.
  bool shows(std::string const& wanted) {
    return eventually([&] { return text() == wanted; });
  }
  /// Waits until brltty has it for itself: then a key of brltty's own changes what is shown.
  bool is_given_back() {
    return eventually([&] {
      press("TOP");
      return text().value_or("").starts_with("no screen");
    });
  }

 private:
  std::string address_path() const { return path("display"); }

  void listen() {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    address_path().copy(address.sun_path, sizeof address.sun_path - 1);
    listening_ = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (bind(listening_, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0 ||
        ::listen(listening_, 1) != 0)
      throw std::runtime_error{"expected a unix socket in the folder for temporary files"};
  }

  void receive() {
    char buffer[4096];
    for (ssize_t got = 0; (got = recv(connection_, buffer, sizeof buffer, 0)) > 0;)
      received_.append(buffer, static_cast<std::size_t>(got));
  }

  /// What stands between the quotes of the last whole line that begins so.
  std::optional<std::string> last(std::string const& beginning) {
    receive();
    auto const whole = received_.rfind('\n');
    auto const at = whole == std::string::npos ? whole : received_.rfind(beginning, whole);
    if (at == std::string::npos) return std::nullopt;
    auto const from = at + beginning.size();
    return received_.substr(from, received_.find("\"\n", from) - from);
  }

  std::string number_;
  bool is_first_;
  TemporaryFolder folder_;
  std::unique_ptr<Program> brltty_;
  int listening_ = -1;
  int connection_ = -1;
  std::string received_;
};

}  // namespace tactus::speech::test

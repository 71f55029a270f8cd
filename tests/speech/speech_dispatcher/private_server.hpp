// SPDX-License-Identifier: GPL-3.0-or-later
// A speech-dispatcher of its own, over a unix socket, speaking into the sound studio.
#pragma once

#include "tests/speech/pulse/sound_studio.hpp"

#include <csignal>
#include <sys/socket.h>
#include <sys/un.h>

namespace tactus::speech::test {

/// With its voice of eSpeak NG and its sound for PulseAudio.
inline bool has_speech_dispatcher() {
  return fs::exists("/usr/bin/speech-dispatcher") &&
         fs::exists("/usr/lib/speech-dispatcher-modules/sd_espeak-ng");
}

class PrivateServer {
 public:
  /// The variable SPEECHD_ADDRESS names it. The studio has set the sound server.
  PrivateServer() {
    fs::create_directories(folder_ / "conf/modules");
    std::ofstream{folder_ / "conf/speechd.conf"}
        << "CommunicationMethod \"unix_socket\"\n"
           "AudioOutputMethod \"pulse\"\n"
           "AddModule \"espeak-ng\" \"sd_espeak-ng\" \"espeak-ng.conf\"\n"
           "DefaultModule espeak-ng\nDisableAutoSpawn\nLogLevel 1\n";
    std::ofstream{folder_ / "conf/modules/espeak-ng.conf"} << "Debug 0\n";
    setenv("SPEECHD_ADDRESS", ("unix_socket:" + path("sock")).c_str(), 1);
  }
  PrivateServer(PrivateServer const&) = delete;
  PrivateServer& operator=(PrivateServer const&) = delete;
  ~PrivateServer() {
    server_.reset();
    unsetenv("SPEECHD_ADDRESS");
  }

  /// Waits until it takes connections.
  void start() {
    fs::remove(path("sock"));
    server_ = std::make_unique<Program>(
        "/usr/bin/env",
        std::vector<std::string>{"speech-dispatcher", "-s", "-t", "0", "-C", path("conf"), "-S", path("sock"),
                                 "-L", path(""), "-P", path("pid")},
        Surroundings{.log = path("server.log")});
    if (!eventually([this] { return takes_connections(); }))
      throw std::runtime_error{"speech-dispatcher does not start"};
  }
  /// As when it crashes.
  void kill() { server_.reset(); }
  /// A file in a folder that goes away with it.
  std::string path(char const* name) const { return folder_ / name; }
  void signal(int number) const { server_->signal(number); }

 private:
  bool takes_connections() const {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    path("sock").copy(address.sun_path, sizeof address.sun_path - 1);
    int const probe = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    bool const does = connect(probe, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0;
    close(probe);
    return does;
  }

  TemporaryFolder folder_;
  std::unique_ptr<Program> server_;
};

}  // namespace tactus::speech::test

// SPDX-License-Identifier: GPL-3.0-or-later
// A sound card that paces like a real one and can be listened to, without hardware: a private PulseAudio
// server with a null sink, reached through ALSA, and a recorder on its monitor. Works as root and without a
// desktop.
#pragma once

#include "tests/speech/pulse/child_process.hpp"

#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace tactus::speech::test {

inline constexpr double studio_rate_hz = 48000;
using Pcm = std::vector<std::int16_t>;

/// Waits for something that another program does. Looks again each 10 ms; false after `limit`.
inline bool eventually(std::function<bool()> const& has_happened,
                       std::chrono::seconds limit = std::chrono::seconds{15}) {
  auto const until = std::chrono::steady_clock::now() + limit;
  while (!has_happened()) {
    if (std::chrono::steady_clock::now() > until) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds{10});
  }
  return true;
}

class SoundStudio {
 public:
  SoundStudio() {
    std::string pattern = (std::filesystem::temp_directory_path() / "tactus_studio_XXXXXX").string();
    if (mkdtemp(pattern.data()) == nullptr)
      throw std::runtime_error{"expected a writable folder for temporary files"};
    folder_ = pattern;
    set_environment();
    start_server();
    start_recorder();
  }
  SoundStudio(SoundStudio const&) = delete;
  SoundStudio& operator=(SoundStudio const&) = delete;
  ~SoundStudio() {
    recorder_.reset();
    server_.reset();
    std::filesystem::remove_all(folder_);
  }

  /// Everything that was heard so far.
  Pcm recording() const {
    std::ifstream in{path("cap.raw"), std::ios::binary};
    Pcm pcm(recorded());
    in.read(reinterpret_cast<char*>(pcm.data()),
            static_cast<std::streamsize>(pcm.size() * sizeof(std::int16_t)));
    return pcm;
  }
  std::size_t recorded() const { return std::filesystem::file_size(path("cap.raw")) / sizeof(std::int16_t); }
  /// Listens for so long, by the studio's own clock.
  void listen(double seconds) {
    std::size_t const wanted = recorded() + static_cast<std::size_t>(seconds * studio_rate_hz);
    if (!eventually([&] { return recorded() >= wanted; })) throw std::runtime_error{"the recorder stopped"};
  }
  /// As when the cable is pulled out.
  void pull_the_plug() { server_->end(); }

 private:
  std::string path(char const* name) const { return (folder_ / name).string(); }

  void set_environment() {
    std::ofstream{path("alsa.conf")} << "pcm.!default { type pulse hint { show on description \"pulse\" } }\n"
                                        "ctl.!default { type pulse }\n";
    setenv("XDG_RUNTIME_DIR", folder_.c_str(), 1);
    setenv("HOME", folder_.c_str(), 1);
    setenv("ALSA_CONFIG_PATH", path("alsa.conf").c_str(), 1);
    setenv("PULSE_SERVER", ("unix:" + path("native")).c_str(), 1);
    setenv("JACK_NO_START_SERVER", "1", 1);
    unsetenv("DBUS_SESSION_BUS_ADDRESS");
  }

  void start_server() {
    server_ = std::make_unique<ChildProcess>(
        std::vector<std::string>{"pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1",
                                 "--use-pid-file=no", "--disable-shm=yes", "-L",
                                 "module-native-protocol-unix socket=" + path("native") + " auth-anonymous=1",
                                 "-L", "module-null-sink sink_name=cap rate=48000 channels=2"},
        path("server.out"), path("server.err"));
    if (!eventually([&] { return std::filesystem::exists(path("native")) || !server_->is_running(); }) ||
        !std::filesystem::exists(path("native")))
      throw std::runtime_error{
          "pulseaudio does not start: expected Debian packages pulseaudio, pulseaudio-utils and "
          "libasound2-plugins (scripts/setup test)"};
  }

  void start_recorder() {
    recorder_ = std::make_unique<ChildProcess>(
        std::vector<std::string>{"parec", "-d", "cap.monitor", "--latency-msec=20", "--format=s16le",
                                 "--rate=48000", "--channels=1", "--raw"},
        path("cap.raw"), path("parec.err"));
    if (!eventually([&] { return std::filesystem::exists(path("cap.raw")) && recorded() > 0; }))
      throw std::runtime_error{
          "parec does not record: expected Debian package pulseaudio-utils (scripts/setup test)"};
  }

  std::filesystem::path folder_;
  std::unique_ptr<ChildProcess> server_, recorder_;
};

}  // namespace tactus::speech::test

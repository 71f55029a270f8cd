// SPDX-License-Identifier: GPL-3.0-or-later
// A sound card that paces like a real one and can be listened to, without hardware: a private PulseAudio
// server, reached through ALSA, which plays to a card that is a pipe. A second sink is the microphone. Works
// as root and without a desktop.
#pragma once

#include "tests/programs/program.hpp"
#include "tests/speech/eventually.hpp"
#include "tests/speech/pulse/paced_card.hpp"
#include "tests/temporary_folder.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace tactus::speech::test {

namespace fs = std::filesystem;

inline constexpr double studio_rate_hz = 48000;
using Pcm = std::vector<std::int16_t>;

enum class Ear : std::uint8_t { both, left, right };

/// By what configuration of ALSA the studio is reached.
enum class Reached : std::uint8_t {
  by_its_own,    // ALSA_CONFIG_PATH, which `tactus` does not take in a tournament
  as_a_card,     // the same, but that a sound server stands behind it cannot be seen
  as_on_debian,  // the one that is installed: the device "pulse" is the first of the studio
};

class SoundStudio {
 public:
  /// So many cards: ALSA devices "room1", "room2"...; the first one is the default. All are heard.
  explicit SoundStudio(int devices = 1, Reached reached = Reached::by_its_own)
      : devices_(devices), reached_(reached) {
    set_environment();
    for (int device = 1; device <= devices_; ++device) {
      start_server(device);
      start_card(device);
    }
  }
  SoundStudio(SoundStudio const&) = delete;
  SoundStudio& operator=(SoundStudio const&) = delete;
  ~SoundStudio() {
    servers_.clear();
    unsetenv("ALSA_CONFIG_PATH");  // no other test has it
  }

  /// What was heard from a device, on both sides or on one of them: everything so far, or from a frame on.
  Pcm recording(int device = 1, Ear ear = Ear::both, std::size_t from = 0) const {
    std::ifstream in{raw(device), std::ios::binary};
    std::size_t const frames = std::max(recorded(device), from) - from;
    Pcm stereo(frames * 2);
    in.seekg(static_cast<std::streamoff>(from * 2 * sizeof(std::int16_t)));
    in.read(reinterpret_cast<char*>(stereo.data()),
            static_cast<std::streamsize>(stereo.size() * sizeof(std::int16_t)));
    Pcm pcm(frames);
    for (std::size_t i = 0; i < pcm.size(); ++i) {
      int const left = stereo[2 * i], right = stereo[2 * i + 1];
      pcm[i] = static_cast<std::int16_t>(ear == Ear::left    ? left
                                         : ear == Ear::right ? right
                                                             : (left + right) / 2);
    }
    return pcm;
  }
  /// Frames. The next one sounds just now.
  std::size_t recorded(int device = 1) const {
    return cards_.at(static_cast<std::size_t>(device - 1))->played();
  }
  /// Listens for so long, by the card's own clock.
  void listen(double seconds, int device = 1) const {
    std::size_t const wanted = recorded(device) + static_cast<std::size_t>(seconds * studio_rate_hz);
    if (!eventually([&] { return recorded(device) >= wanted; })) throw std::runtime_error{"the card stopped"};
  }
  /// Something sounds in front of the microphone, until the returned program ends: samples at the studio's
  /// rate.
  std::unique_ptr<Program> sound(Pcm const& pcm) {
    std::string const file = path("sounding.raw");
    std::ofstream{file, std::ios::binary}.write(
        reinterpret_cast<char const*>(pcm.data()),
        static_cast<std::streamsize>(pcm.size() * sizeof(std::int16_t)));
    return std::make_unique<Program>(
        "/usr/bin/env",
        std::vector<std::string>{"pacat", "--playback", "--device=mic", "--latency-msec=20", "--format=s16le",
                                 "--rate=48000", "--channels=1", "--raw", file},
        Surroundings{.log = path("pacat.log")});
  }
  /// As when the cable is pulled out. The other devices stay: each has a server of its own, for one server
  /// would move its sound to another of its devices.
  void pull_the_plug(int device = 1) { servers_.at(static_cast<std::size_t>(device - 1))->cut_power(); }

 private:
  std::string path(char const* name) const { return folder_ / name; }
  std::string socket(int device) const { return path(("native" + std::to_string(device)).c_str()); }
  std::string fifo(int device) const { return path(("fifo" + std::to_string(device)).c_str()); }
  std::string raw(int device) const { return path(("cap" + std::to_string(device) + ".raw").c_str()); }

  void set_environment() {
    if (reached_ != Reached::as_on_debian) configure_alsa();
    setenv("XDG_RUNTIME_DIR", folder_.path().c_str(), 1);
    setenv("HOME", folder_.path().c_str(), 1);
    setenv("PULSE_SERVER", ("unix:" + socket(1)).c_str(), 1);
    setenv("PULSE_SINK", "cap", 1);
    setenv("PULSE_SOURCE", "mic.monitor", 1);
    setenv("JACK_NO_START_SERVER", "1", 1);
    unsetenv("DBUS_SESSION_BUS_ADDRESS");
  }

  void configure_alsa() {
    std::ofstream alsa{path("alsa.conf")};
    if (reached_ == Reached::as_a_card)
      alsa
          << "pcm.!default { type asym playback.pcm { type pulse } hint { show on description \"card\" } }\n";
    else
      alsa << "pcm.!default { type pulse hint { show on description \"pulse\" } }\n";
    alsa << "ctl.!default { type pulse }\n";
    for (int device = 1; devices_ > 1 && device <= devices_; ++device)
      alsa << "pcm.room" << device << " { type pulse server \"unix:" << socket(device)
           << "\" hint { show on description \"room" << device << "\" } }\n";
    setenv("ALSA_CONFIG_PATH", path("alsa.conf").c_str(), 1);
  }

  void start_server(int device) {
    servers_.push_back(std::make_unique<Program>(
        "/usr/bin/env",
        std::vector<std::string>{
            "pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no",
            "--disable-shm=yes", "-L",
            "module-native-protocol-unix socket=" + socket(device) + " auth-anonymous=1", "-L",
            "module-pipe-sink sink_name=cap format=s16le rate=48000 channels=2 file=" + fifo(device), "-L",
            "module-null-sink sink_name=mic rate=48000 channels=1"},
        Surroundings{.log = path("server.log")}));
    if (!eventually([&] { return fs::exists(socket(device)) || servers_.back()->has_ended(); }) ||
        !fs::exists(socket(device)))
      throw std::runtime_error{
          "pulseaudio does not start: expected Debian packages pulseaudio, pulseaudio-utils and "
          "libasound2-plugins (scripts/setup test)"};
  }

  void start_card(int device) {
    if (!eventually([&] { return fs::exists(fifo(device)); }))
      throw std::runtime_error{"pulseaudio opens no pipe: expected its module-pipe-sink"};
    cards_.push_back(std::make_unique<PacedCard>(fifo(device), raw(device)));
  }

  TemporaryFolder folder_;
  int devices_;
  Reached reached_;
  std::vector<std::unique_ptr<Program>> servers_;
  std::vector<std::unique_ptr<PacedCard>> cards_;
};

}  // namespace tactus::speech::test

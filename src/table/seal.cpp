// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/seal.hpp"

#include "speech/synthesiser_espeak.hpp"
#include "src/table/sealed_calls.hpp"
#include "src/table/sealed_files.hpp"
#include "src/words/catalogue.hpp"

#include <cstdlib>

namespace tactus::program {
namespace {

std::string environment(char const* name) {
  char const* const value = std::getenv(name);  // NOLINT: nothing sets the environment in this program
  return value == nullptr ? std::string{} : value;
}

/// Libraries are loaded late (sound plug-ins, character sets), and so are voices.
std::vector<std::string> places_to_read() {
  std::vector<std::string> places{"/usr/lib",
                                  "/usr/lib64",
                                  "/lib",
                                  "/lib64",
                                  "/usr/share/alsa",
                                  "/usr/share/zoneinfo",
                                  "/usr/share/locale",
                                  "/usr/share/pipewire",
                                  "/usr/share/jack",
                                  "/etc",
                                  "/sys",
                                  "/run/udev",
                                  "/proc/self",
                                  "/proc/asound",
                                  "/proc/cpuinfo",
                                  "/proc/sys/kernel",
                                  "/var/lib/dbus/machine-id"};
  places.push_back(speech::espeak_data_folder());
  places.push_back(words::locale_folder());
  places.emplace_back("/proc/self/exe");
  for (char const* name : {"ALSA_CONFIG_PATH", "ALSA_CONFIG_DIR"})
    if (auto place = environment(name); !place.empty()) places.push_back(std::move(place));
  if (std::string const home = environment("HOME"); !home.empty())
    for (char const* name :
         {"/.asoundrc", "/.config/alsa", "/.config/pulse", "/.pulse-cookie", "/.brlapi.key"})
      places.push_back(home + name);
  return places;
}

std::vector<std::string> places_to_write(std::vector<std::string> folders) {
  folders.emplace_back("/dev");
  // Where the sound server and the speech server of this person are met.
  if (std::string place = environment("XDG_RUNTIME_DIR"); !place.empty()) folders.push_back(std::move(place));
  return folders;
}

}  // namespace

Seal seal_program(std::vector<std::string> const& writable_folders) {
  Seal seal;
  seal.are_files_sealed = seal_files({places_to_read(), places_to_write(writable_folders)});
  seal.are_calls_sealed = seal_calls();
  return seal;
}

std::vector<std::string> facts_of(Seal const& seal) {
  std::vector<std::string> facts;
  facts.emplace_back(seal.are_calls_sealed
                         ? "locked: no network, no other program, by the kernel (seccomp)"
                         : "not locked: network and other programs; expected a kernel with seccomp");
  facts.emplace_back(
      seal.are_files_sealed
          ? "locked: no file but of the game, speech, sound and devices, by the kernel (Landlock)"
          : "not locked: files; expected a kernel with Landlock (Linux 5.13 or newer)");
  return facts;
}

}  // namespace tactus::program

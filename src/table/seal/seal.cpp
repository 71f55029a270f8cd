// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/seal/seal.hpp"

#include "speech/voice/synthesiser_espeak.hpp"
#include "src/table/seal/guard.hpp"
#include "src/table/seal/loaded_files.hpp"
#include "src/table/seal/sandbox.hpp"
#include "src/words/catalogue.hpp"

#include <cstddef>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string_view>
#include <unistd.h>
#include <utility>

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
  if (auto voices = speech::espeak_data_folder(); !voices.empty()) places.push_back(std::move(voices));
  places.push_back(words::locale_folder());
  places.emplace_back("/proc/self/exe");
  if (auto cookie = environment("PULSE_COOKIE"); !cookie.empty()) places.push_back(std::move(cookie));
  return places;
}

/// For the program of training.
void add_sound_files_at_home(std::vector<std::string>& places) {
  for (char const* name : {"ALSA_CONFIG_PATH", "ALSA_CONFIG_DIR", "ALSA_PLUGIN_DIR"})
    if (auto place = environment(name); !place.empty()) places.push_back(std::move(place));
  if (std::string const home = environment("HOME"); !home.empty())
    for (char const* name :
         {"/.asoundrc", "/.config/alsa", "/.config/pulse", "/.pulse-cookie", "/.brlapi.key"})
      places.push_back(home + name);
}

std::vector<std::string> places_to_write(std::vector<std::string> folders) {
  // Where the sound server and the speech server of this person are met, and the memory that is shared with
  // the first.
  if (std::string place = environment("XDG_RUNTIME_DIR"); !place.empty()) folders.push_back(std::move(place));
  folders.emplace_back("/dev/shm");
  return folders;
}

/// What of /dev is opened by its name. Serial ports, HID devices and what is plugged in later the guard
/// opens.
std::vector<std::string> devices_to_use(SealedPlaces const& places) {
  std::vector<std::string> devices{"/dev/snd",  "/dev/null",    "/dev/zero",
                                   "/dev/full", "/dev/urandom", "/dev/random"};
  if (places.has_pseudo_terminals) devices.emplace_back("/dev/pts");
  if (places.has_keypads) devices.emplace_back("/dev/input");
  return devices;
}

/// Twice: between the two the guard begins, whom only the first one holds. Then nobody but the guard opens a
/// device.
OpenPlaces places_of_game(SealedPlaces const& places) {
  OpenPlaces open{places_to_read(), places_to_write(places.writable_folders), {"/dev"}, {}};
  if (places.has_home) add_sound_files_at_home(open.to_read);
  return open;
}

bool runs_alone() {
  std::error_code fault;
  std::filesystem::directory_iterator const threads{"/proc/self/task", fault};
  return !fault && std::distance(begin(threads), end(threads)) == 1;
}

}  // namespace

SealedPlaces places_of(Program const& program) { return {{}, program.profile != tournament_profile, false}; }

Seal seal_program(SealedPlaces const& places) {
  Seal seal;
  seal.was_alone = runs_alone();
  OpenPlaces open = places_of_game(places);
  seal.open_to_read = open.to_read;
  seal.open_to_write = open.to_write;
  seal.are_files_sealed = seal_files(open);
  if (auto guard = Guard::start()) seal.guard.emplace(std::move(*guard));
  auto const listening = seal_calls(seal.guard ? Refusing::guard : Refusing::kernel);
  seal.are_calls_sealed = listening.has_value();
  if (!seal.guard || !listening || !seal.guard->listen(*listening)) return seal;
  open.to_use = devices_to_use(places);
  open.to_list = {"/dev"};
  open.has_guard = true;
  seal.are_devices_sealed = seal.are_files_sealed && seal_files(open);
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
  facts.emplace_back(
      seal.are_devices_sealed
          ? "locked: no device but serial ports, HID and sound, by the kernel (Landlock, seccomp)"
          : "not locked: devices; expected a kernel with Landlock and seccomp (Linux 5.14 or newer)");
  if (!seal.was_alone)
    facts.emplace_back("not locked: a thread that ran before; expected a program with one");
  return facts;
}

namespace {

/// By the line "TracerPid:" of /proc/self/status.
bool is_traced() {
  std::ifstream in{"/proc/self/status"};
  constexpr std::string_view key = "TracerPid:";
  for (std::string line; std::getline(in, line);)
    if (line.starts_with(key)) return line.find_first_not_of(" \t0", key.size()) != std::string::npos;
  return false;
}

}  // namespace

Lookout::Lookout(table::ProgramStarted const& self, Guard* guard)
    : known_(self.files), guard_(guard), is_needed_(self.profile == table::tournament_profile) {}

std::vector<std::string> Lookout::new_files() {
  std::vector<std::string> lines;
  std::size_t const before = known_.size();
  add_mapped_files(known_);
  for (std::size_t i = before; i < known_.size(); ++i)
    if (!table::is_of_the_system(known_[i]))
      lines.push_back("loaded: " + known_[i].path +
                      (known_[i].sha256.empty() ? "" : ", SHA-256: " + known_[i].sha256));
  return lines;
}

std::vector<std::string> Lookout::look() {
  if (!is_needed_) return {};
  auto lines = new_files();
  bool const was_traced = std::exchange(was_traced_, is_traced());
  if (was_traced_ && !was_traced) lines.emplace_back("another program reads along (it is traced)");
  using News = Guard::News;
  News const news = guard_ == nullptr ? News::none : guard_->look();
  if (news == News::was_stopped) lines.emplace_back("another program stopped the guard; it goes on");
  if (news == News::gone) lines.emplace_back("the guard is gone: what the kernel refuses is no longer noted");
  return lines;
}

}  // namespace tactus::program

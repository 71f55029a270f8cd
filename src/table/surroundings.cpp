// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/surroundings.hpp"

#include "speech/translatable.hpp"
#include "src/table/environment.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>

#include <fmt/format.h>

namespace tactus::program {
namespace {

constexpr std::string_view foreign_code =
    // Translators: An error on the screen. The names are variables of the environment and stay.
    speech::translatable("the environment may bring in other code; expected it without: {names}");
constexpr std::string_view no_own_folder =
    // Translators: An error on the screen. The game would be written into this folder, or its sound.
    speech::translatable("{folder} is not opened in a game; expected a folder of your own");
constexpr std::string_view own_sound_settings =
    // Translators: A line on the screen before a game. The files are this person's own sound settings.
    speech::translatable("not read in a tournament: {files}");

constexpr std::string_view folders_of_the_system[]{"/dev", "/proc", "/sys",   "/usr",
                                                   "/etc", "/lib",  "/lib64", "/boot"};

/// As the kernel sees it, without links. The root holds them all.
bool is_of_the_system(std::string const& folder) {
  return folder == "/" || std::any_of(std::begin(folders_of_the_system), std::end(folders_of_the_system),
                                      [&](std::string_view each) {
                                        return (folder + "/").starts_with(std::string{each} + "/");
                                      });
}

bool is_own(std::string const& folder) {
  struct stat found {};
  return ::stat(folder.c_str(), &found) == 0 && found.st_uid == ::geteuid();
}

std::string value_of_variable(char const* name) {
  char const* const value = std::getenv(name);  // NOLINT: no other thread runs
  return value == nullptr ? std::string{} : value;
}

/// A file and no link, which might lead to a folder with everything in it.
bool is_file_of_this_person(std::string const& path) {
  struct stat found {};
  return ::lstat(path.c_str(), &found) == 0 && S_ISREG(found.st_mode) && found.st_uid == ::geteuid();
}

/// By which a sound server knows its person; PulseAudio wants some file, also where the server asks for none.
std::string cookie_at_home() {
  std::string const home = value_of_variable("HOME");
  for (std::string const& file : {home + "/.config/pulse/cookie", home + "/.pulse-cookie"})
    if (is_file_of_this_person(file)) return file;
  return "/dev/zero";
}

/// Where no place for this person's servers is set, PulseAudio would make one at home.
void meet_servers_elsewhere() {
  if (!value_of_variable("XDG_RUNTIME_DIR").empty()) return;
  std::string const place = own_runtime_folder();
  if (!place.empty()) ::setenv("XDG_RUNTIME_DIR", place.c_str(), 1);  // NOLINT: no other thread runs
  // There is none: that of the whole system is left.
  if (place.empty()) ::setenv("PULSE_SERVER", "unix:/var/run/pulse/native", 0);  // NOLINT
}

}  // namespace

bool acts_before_the_program(std::string_view name) {
  return name.starts_with("LD_") || name == "GLIBC_TUNABLES";
}

std::vector<std::string> variables_that_bring_code() {
  std::vector<std::string> found;
  for (char const* const* each = environ; each != nullptr && *each != nullptr; ++each) {
    std::string_view const variable{*each};
    auto const end = variable.find('=');
    bool const is_empty = end == std::string_view::npos || end + 1 == variable.size();
    if (!is_empty && acts_before_the_program(variable.substr(0, end)))
      found.emplace_back(variable.substr(0, end));
  }
  std::sort(found.begin(), found.end());
  return found;
}

std::optional<equipment::Sentence> environment_fault(Program const& program) {
  if (program.profile != tournament_profile) return std::nullopt;
  auto const found = variables_that_bring_code();
  if (found.empty()) return std::nullopt;
  return equipment::say(foreign_code, {{"names", fmt::format("{}", fmt::join(found, ", "))}});
}

std::optional<equipment::Sentence> folder_fault(Program const& program, std::string const& folder) {
  std::error_code is_missing;
  auto const place = std::filesystem::canonical(folder, is_missing).string();
  if (program.profile != tournament_profile || is_missing) return std::nullopt;
  if (is_own(place) && !is_of_the_system(place)) return std::nullopt;
  return equipment::say(no_own_folder, {{"folder", place}});
}

equipment::Sentence passed_over(std::vector<std::string> const& files) {
  return equipment::say(own_sound_settings, {{"files", fmt::format("{}", fmt::join(files, ", "))}});
}

std::vector<std::string> sound_files_at_home() {
  std::string const home = value_of_variable("HOME");
  std::string settings = value_of_variable("XDG_CONFIG_HOME");
  if (settings.empty()) settings = home + "/.config";
  std::vector<std::string> found;
  std::error_code fault;
  for (std::string const& file :
       {home + "/.asoundrc", settings + "/alsa/asoundrc", settings + "/pulse/client.conf"})
    if (std::filesystem::exists(file, fault)) found.push_back(file);
  return found;
}

void leave_home(Program const& program) {
  if (program.profile != tournament_profile) return;
  ::setenv("PULSE_COOKIE", cookie_at_home().c_str(), 1);  // NOLINT: it is no configuration, and may be read
  meet_servers_elsewhere();
  // The home of accounts that have none: nothing is there, and libraries expect that.
  ::setenv("HOME", "/nonexistent", 1);  // NOLINT: no other thread runs
  for (char const* name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"}) ::unsetenv(name);  // NOLINT
}

std::string home_of_person() { return value_of_variable("HOME"); }

}  // namespace tactus::program

// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/surroundings.hpp"

#include "speech/translatable.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string_view>
#include <unistd.h>

#include <fmt/format.h>

namespace tactus::program {
namespace {

// Libraries by the dynamic linker, character sets, ALSA's plug-ins and the files that name some, those of
// PipeWire and of LADSPA, which ALSA's plug-ins load.
constexpr std::string_view families[] = {"LD_", "ALSA_CONFIG_"};
constexpr std::string_view names[] = {"GCONV_PATH", "ALSA_PLUGIN_DIR", "SPA_PLUGIN_DIR", "LADSPA_PATH",
                                      "PIPEWIRE_MODULE_DIR"};

constexpr std::string_view foreign_code =
    // Translators: An error on the screen. The names are variables of the environment and stay.
    speech::translatable("the environment may bring in other code; expected it without: {names}");
constexpr std::string_view own_sound_settings =
    // Translators: A line on the screen before a game. The files are this person's own sound settings.
    speech::translatable("not read in a tournament: {files}");

bool brings_code(std::string_view name) {
  return std::any_of(std::begin(families), std::end(families),
                     [&](std::string_view each) { return name.starts_with(each); }) ||
         std::find(std::begin(names), std::end(names), name) != std::end(names);
}

std::string value_of_variable(char const* name) {
  char const* const value = std::getenv(name);  // NOLINT: no other thread runs
  return value == nullptr ? std::string{} : value;
}

/// By which a sound server knows its person; PulseAudio wants some file, also where the server asks for none.
std::string cookie_at_home() {
  std::string const home = value_of_variable("HOME");
  std::error_code fault;
  for (std::string const& file : {home + "/.config/pulse/cookie", home + "/.pulse-cookie"})
    if (std::filesystem::exists(file, fault)) return file;
  return "/dev/zero";
}

/// Where no place for this person's servers is set, PulseAudio would make one at home.
void meet_servers_elsewhere() {
  if (!value_of_variable("XDG_RUNTIME_DIR").empty()) return;
  std::string const place = "/run/user/" + std::to_string(::getuid());
  std::error_code fault;
  bool const is_there = std::filesystem::exists(place, fault);
  if (is_there) ::setenv("XDG_RUNTIME_DIR", place.c_str(), 1);  // NOLINT: no other thread runs
  // There is none: that of the whole system is left.
  if (!is_there) ::setenv("PULSE_SERVER", "unix:/var/run/pulse/native", 0);  // NOLINT
}

}  // namespace

std::vector<std::string> variables_that_bring_code() {
  std::vector<std::string> found;
  for (char const* const* each = environ; each != nullptr && *each != nullptr; ++each) {
    std::string_view const variable{*each};
    auto const end = variable.find('=');
    bool const is_empty = end == std::string_view::npos || end + 1 == variable.size();
    if (!is_empty && brings_code(variable.substr(0, end))) found.emplace_back(variable.substr(0, end));
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
  // It is no configuration, and may be read.
  if (value_of_variable("PULSE_COOKIE").empty())
    ::setenv("PULSE_COOKIE", cookie_at_home().c_str(), 1);  // NOLINT
  meet_servers_elsewhere();
  // The home of accounts that have none: nothing is there, and libraries expect that.
  ::setenv("HOME", "/nonexistent", 1);  // NOLINT: no other thread runs
  ::unsetenv("XDG_CONFIG_HOME");        // NOLINT
}

std::string home_of_person() { return value_of_variable("HOME"); }

}  // namespace tactus::program

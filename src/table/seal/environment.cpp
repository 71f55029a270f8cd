// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/seal/environment.hpp"

#include "core/message/message.hpp"
#include "core/message/plain_line.hpp"
#include "src/table/seal/own_memory.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <set>
#include <sstream>
#include <string_view>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

#include <fmt/format.h>

namespace tactus::program {

namespace {

constexpr std::string_view folders_of_libraries[]{"/lib",
                                                  "/lib64",
                                                  "/usr/lib",
                                                  "/usr/lib64",
                                                  "/usr/local/lib",
                                                  "/etc/ld.so.conf",
                                                  "/etc/alsa",
                                                  "/etc/asound.conf",
                                                  "/etc/pulse",
                                                  "/etc/pipewire",
                                                  "/usr/share/alsa",
                                                  "/etc/ld.so.conf.d",
                                                  "/etc/ld.so.cache",
                                                  "/etc/ld.so.preload",
                                                  "/usr/share/pipewire"};

bool is_over_libraries(std::string_view place) {
  return std::any_of(std::begin(folders_of_libraries), std::end(folders_of_libraries),
                     [&](std::string_view each) { return lies_in(each, place) || lies_in(place, each); });
}

std::string text_of(char const* path) {
  std::ifstream in{path, std::ios::binary};
  return {std::istreambuf_iterator<char>{in}, {}};
}

}  // namespace

bool lies_in(std::string_view path, std::string_view folder) {
  return path == folder || (path.starts_with(folder) && path.substr(folder.size()).starts_with('/'));
}

std::vector<std::string> mounts_over_libraries(std::string_view mountinfo) {
  std::set<std::string> places;
  std::istringstream lines{std::string{mountinfo}};
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words{line};
    std::string skipped, place;  // proc(5): number, parent, device, root, place
    if (words >> skipped >> skipped >> skipped >> skipped >> place && is_over_libraries(place))
      places.insert(place);
  }
  return {places.begin(), places.end()};
}

bool is_user_namespace(std::string_view uid_map) {
  std::istringstream words{std::string{uid_map}};
  unsigned long inside = 0, outside = 0, count = 0;
  return !(words >> inside >> outside >> count && inside == 0 && outside == 0 && count == 4294967295UL);
}

std::vector<std::string> strange_world() {
  std::vector<std::string> found;
  if (is_user_namespace(text_of("/proc/self/uid_map"))) found.emplace_back("a user namespace of its own");
  for (std::string const& place : mounts_over_libraries(text_of("/proc/self/mountinfo")))
    found.push_back("mounted over the system: " + place);
  return found;
}

namespace {

constexpr std::string_view foreign_code =
    // Translators: An error on the screen. The names are variables of the environment and stay.
    translatable("the environment may bring in other code; expected it without: {names}");
constexpr std::string_view no_own_folder =
    // Translators: An error on the screen. The game would be written into this folder, or its sound.
    translatable("{folder} is not opened in a game; expected a folder of your own");
constexpr std::string_view own_sound_settings =
    // Translators: A line on the screen before a game. The files are this person's own sound settings.
    translatable("not read in a tournament: {files}");

constexpr std::string_view folders_of_the_system[]{"/dev", "/proc", "/sys",   "/usr",
                                                   "/etc", "/lib",  "/lib64", "/boot"};

/// As the kernel sees it, without links. The root holds them all.
bool is_of_the_system(std::string const& folder) {
  return folder == "/" || std::any_of(std::begin(folders_of_the_system), std::end(folders_of_the_system),
                                      [&](std::string_view each) { return lies_in(folder, each); });
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
  std::set<std::string> found;
  auto const look_at = [&](std::string_view variable) {
    auto const end = variable.find('=');
    bool const is_empty = end == std::string_view::npos || end + 1 == variable.size();
    if (!is_empty && acts_before_the_program(variable.substr(0, end))) found.emplace(variable.substr(0, end));
  };
  for (char const* const* each = environ; each != nullptr && *each != nullptr; ++each) look_at(*each);
  for (std::string const& each : started_with()) look_at(each);
  if (is_begun_by_loader()) found.emplace("ld.so");
  return {found.begin(), found.end()};
}

std::optional<Message> environment_fault(Program const& program) {
  if (program.profile != tournament_profile) return std::nullopt;
  auto const found = variables_that_bring_code();
  if (found.empty()) return std::nullopt;
  return say(foreign_code, {{"names", fmt::format("{}", fmt::join(found, ", "))}});
}

std::optional<Message> folder_fault(Program const& program, std::string const& folder) {
  std::error_code is_missing;
  auto const place = std::filesystem::canonical(folder, is_missing).string();
  if (program.profile != tournament_profile || is_missing) return std::nullopt;
  if (is_own(place) && !is_of_the_system(place)) return std::nullopt;
  return say(no_own_folder, {{"folder", place}});
}

Message passed_over(std::vector<std::string> const& files) {
  return say(own_sound_settings, {{"files", fmt::format("{}", fmt::join(files, ", "))}});
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

namespace {

constexpr std::string_view letters_and_digits =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

constexpr std::size_t longest_name_told = 100;  // bytes

bool is_made_of(std::string_view value, std::string_view others) {
  return std::all_of(value.begin(), value.end(), [&](char each) {
    return letters_and_digits.find(each) != std::string_view::npos ||
           others.find(each) != std::string_view::npos;
  });
}

// A locale with a slash would be a file, a zone with a colon too.
bool is_locale(std::string_view value) { return is_made_of(value, "_.@-:"); }
bool is_terminal(std::string_view value) { return is_made_of(value, "-+._"); }
bool is_zone(std::string_view value) {
  return is_made_of(value, "_+-/") && !value.starts_with('/') && value.find("//") == std::string_view::npos;
}
bool is_path(std::string_view value) { return value.starts_with('/'); }
bool is_anything(std::string_view) { return true; }  // that is one line
bool is_own_runtime_folder(std::string_view value) { return !value.empty() && value == own_runtime_folder(); }

struct ListedVariable {
  std::string_view name;
  bool (*is_taken)(std::string_view value);
};

// Language, terminal, the program's own files, and where sound, Braille and the person's speech are met.
constexpr ListedVariable listed_variables[]{
    {"BRLAPI_AUTH", is_anything},
    {"BRLAPI_HOST", is_anything},
    {"HOME", is_path},
    {"LANG", is_locale},
    {"LANGUAGE", is_locale},
    {"LC_ALL", is_locale},
    {"LC_COLLATE", is_locale},
    {"LC_CTYPE", is_locale},
    {"LC_MESSAGES", is_locale},
    {"LC_MONETARY", is_locale},
    {"LC_NUMERIC", is_locale},
    {"LC_TIME", is_locale},
    {"NO_COLOR", is_anything},
    {"PULSE_SERVER", is_anything},
    {"PULSE_SINK", is_anything},
    {"PULSE_SOURCE", is_anything},
    {"SPEECHD_ADDRESS", is_anything},
    {"TACTUS_SETTINGS", is_path},
    {"TERM", is_terminal},
    {"TZ", is_zone},
    {"XDG_CONFIG_HOME", is_path},
    {"XDG_DATA_HOME", is_path},
    {"XDG_RUNTIME_DIR", is_own_runtime_folder},
    {"XDG_STATE_HOME", is_path},
};

bool is_kept(std::string_view name, std::string_view value) {
  return is_plain_line(value) &&
         std::any_of(std::begin(listed_variables), std::end(listed_variables),
                     [&](ListedVariable const& each) { return each.name == name && each.is_taken(value); });
}

std::string_view name_in(std::string_view variable) { return variable.substr(0, variable.find('=')); }
std::string_view value_in(std::string_view variable) {
  return variable.substr(std::min(name_in(variable).size() + 1, variable.size()));
}

std::vector<std::string> all_variables() {
  std::vector<std::string> all;
  for (char const* const* each = environ; each != nullptr && *each != nullptr; ++each)
    all.emplace_back(*each);
  std::sort(all.begin(), all.end());
  return all;
}

void set(std::string_view variable) {
  // NOLINTNEXTLINE: no other thread runs
  ::setenv(std::string{name_in(variable)}.c_str(), std::string{value_in(variable)}.c_str(), 1);
}

/// The file behind an address of PulseAudio ("unix:/…", "{…}unix:/…", "/…") or of speech-dispatcher
/// ("unix_socket:/…").
std::optional<std::string_view> file_of_server(std::string_view address) {
  auto const slash = address.find('/');
  return slash == std::string_view::npos ? std::nullopt : std::optional(address.substr(slash));
}

}  // namespace

std::string own_runtime_folder() {
  std::string const place = "/run/user/" + std::to_string(::getuid());
  struct stat found {};
  bool const is_own = ::lstat(place.c_str(), &found) == 0 && S_ISDIR(found.st_mode) &&
                      found.st_uid == ::getuid() && (found.st_mode & 0777U) == 0700U;
  return is_own ? place : std::string{};
}

Environment keep_listed_variables(Program const& program) {
  if (program.profile != tournament_profile) return {};
  Environment environment;
  auto const all = all_variables();
  ::clearenv();  // NOLINT: no other thread runs; not by their names, which may be none at all
  for (std::string const& each : all) {
    bool const is_listed = is_kept(name_in(each), value_in(each));
    if (is_listed || acts_before_the_program(name_in(each))) set(each);
    if (is_listed) environment.kept.push_back(each);
    // Anybody may make up a name, and it stands on screens.
    if (!is_listed) environment.dropped.push_back(as_plain_line(name_in(each).substr(0, longest_name_told)));
  }
  ::setenv("JACK_NO_START_SERVER", "1", 1);  // NOLINT: JACK would start a program
  return environment;
}

std::vector<std::string> servers_elsewhere(Environment const& environment) {
  std::vector<std::string> found;
  for (std::string const& each : environment.kept) {
    std::string_view const name = name_in(each);
    if (name != "PULSE_SERVER" && name != "SPEECHD_ADDRESS") continue;
    auto const file = file_of_server(value_in(each));
    if (!file || (!file->starts_with("/run/") && !file->starts_with("/var/run/")))
      found.push_back("server of this user: " + each);
  }
  return found;
}

}  // namespace tactus::program

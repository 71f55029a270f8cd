// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/seal/lookout.hpp"

#include "src/table/seal/guard.hpp"
#include "src/table/seal/loaded_files.hpp"

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>
#include <string_view>
#include <utility>

namespace tactus::program {
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
  if (guard_ != nullptr && guard_->is_gone()) {
    guard_ = nullptr;
    lines.emplace_back("the guard is gone: what the kernel refuses is no longer noted");
  }
  return lines;
}

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

/// "/usr/lib" lies in "/usr", not in "/us".
bool lies_in(std::string_view path, std::string_view folder) {
  return path == folder || (path.starts_with(folder) && path.substr(folder.size()).starts_with('/'));
}

bool is_over_libraries(std::string_view place) {
  return std::any_of(std::begin(folders_of_libraries), std::end(folders_of_libraries),
                     [&](std::string_view each) { return lies_in(each, place) || lies_in(place, each); });
}

std::string text_of(char const* path) {
  std::ifstream in{path, std::ios::binary};
  return {std::istreambuf_iterator<char>{in}, {}};
}

}  // namespace

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

}  // namespace tactus::program

// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/seal/machine_world.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>

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

}  // namespace tactus::program

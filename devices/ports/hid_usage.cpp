// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/ports/hid_usage.hpp"

#include <algorithm>

namespace tactus::devices {
namespace {

constexpr unsigned short page_of_reports = 0xFF00;

}  // namespace

std::vector<std::string> chessnut_paths_among(std::vector<HidUsage> const& usages) {
  auto const has_reports = [](HidUsage const& each) { return each.usage_page == page_of_reports; };
  bool const are_pages_told = std::any_of(usages.begin(), usages.end(), has_reports);
  std::vector<std::string> paths;
  for (HidUsage const& each : usages) {
    bool const is_chosen = are_pages_told ? has_reports(each) : each.interface_number <= 0;
    if (is_chosen && std::find(paths.begin(), paths.end(), each.path) == paths.end())
      paths.push_back(each.path);
  }
  return paths;
}

}  // namespace tactus::devices

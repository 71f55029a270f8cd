// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/protocol.hpp"

#include <vector>

namespace tactus::devices {

std::string expected_devices(Protocol told) {
  if (told != Protocol::unknown) return std::string{facts_of(told).devices};
  std::vector<std::string_view> names;
  for (auto const& each : protocols)
    if (each.is_asked_for) names.push_back(each.devices);
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) text += i + 1 == names.size() ? " or " : ", ";
    text += names[i];
  }
  return text;
}

}  // namespace tactus::devices

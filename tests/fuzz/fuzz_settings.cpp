// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a settings file: read or refused, and every change of what was read is there when it is read
// again, beside everything else.
#include "src/table/options/settings_text.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

using namespace tactus::program;

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  std::string_view const text{reinterpret_cast<char const*>(data), size};
  auto const settings = read_settings(text);
  if (!settings) return 0;
  for (SettingKey const& key : setting_keys()) {
    std::string const value = key.kind == SettingKind::text     ? "a \"b\" 'c'"
                              : key.kind == SettingKind::number ? "123"
                                                                : "true";
    auto const changed = with_setting(text, key, value);
    if (!changed) continue;
    auto const again = read_settings(*changed);
    if (!again) std::abort();
    std::size_t others = 0;
    bool is_there = false;
    for (Setting const& each : *again) {
      if (each.key == &key)
        is_there = each.value == value;
      else
        ++others;
    }
    std::size_t others_before = 0;
    for (Setting const& each : *settings) others_before += each.key == &key ? 0 : 1;
    if (!is_there || others != others_before) std::abort();
  }
  return 0;
}

// SPDX-License-Identifier: GPL-3.0-or-later
// The settings of a person as TOML text. Each is a default of the command line's option of the same meaning,
// which also explains and checks it. Pure; any thread.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::program {

/// What kind of value TOML writes for it.
enum class SettingKind : std::uint8_t { text, number, yes_or_no };

struct SettingKey {
  std::string_view key;        // in the file: "table.rate"
  std::string_view option;     // on the command line: "--table-rate"
  std::string_view otherwise;  // what holds without it, as the file writes it
  SettingKind kind = SettingKind::text;
};
/// All that there are, in the order of the file.
std::span<SettingKey const> setting_keys();
SettingKey const* setting_key(std::string_view key);

struct Setting {
  SettingKey const* key = nullptr;
  std::string value;  // as it would be typed behind the option; "true" or "false"
  unsigned line = 0;  // in the file, from 1
};

/// The error is one English line that names the line of the file and what was expected.
tl::expected<std::vector<Setting>, std::string> read_settings(std::string_view toml);

/// The text with this one setting changed, or made a comment when there is no value; every other line stays
/// as it is. The error is one English line.
tl::expected<std::string, std::string> with_setting(std::string_view toml, SettingKey const& key,
                                                    std::optional<std::string> const& value);

}  // namespace tactus::program

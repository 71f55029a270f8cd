// SPDX-License-Identifier: GPL-3.0-or-later
// Values of the command line's options as TOML text: a person's settings, or what is agreed for one game. The
// option of the same meaning explains and checks each. Pure; any thread.
#pragma once

#include "core/message/message.hpp"

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
  std::string_view side = {};  // "white=" where the option takes SIDE=VALUE
};

/// What may stand in one kind of file.
struct KeyTable {
  std::span<SettingKey const> keys;  // in the order of the file
  std::string_view expected;         // message; "unknown KEY; expected ...": where a person finds them

  SettingKey const* find(std::string_view key) const;
};
KeyTable settings_table();
/// Of a set-up file: all that is agreed for one game, and every setting.
KeyTable setup_table();
/// Of a set-up file that came over the network of a hall: who plays, where and how, and no more.
KeyTable hall_table();

/// The settings.
std::span<SettingKey const> setting_keys();
SettingKey const* setting_key(std::string_view key);

struct Setting {
  SettingKey const* key = nullptr;
  std::string value;  // as it would be typed behind the option, but for the side; "true" or "false"
  unsigned line = 0;  // in the file, from 1
};

/// The error names the line of the file and what was expected.
tl::expected<std::vector<Setting>, Message> read_settings(std::string_view toml,
                                                          KeyTable const& table = settings_table());

/// "KEY = VALUE", as the file has it.
std::string line_of(SettingKey const& key, std::string const& value);

/// The text with this one setting changed, or made a comment when there is no value; every other line stays
/// as it is.
tl::expected<std::string, Message> with_setting(std::string_view toml, SettingKey const& key,
                                                std::optional<std::string> const& value);

}  // namespace tactus::program

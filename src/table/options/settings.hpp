// SPDX-License-Identifier: GPL-3.0-or-later
// The settings file of a person, and `tactus settings`, which shows and changes it.
#pragma once

#include "src/table/options/options.hpp"
#include "src/table/options/settings_text.hpp"

#include <optional>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

namespace CLI {
class App;
}

namespace tactus::program {

/// $TACTUS_SETTINGS, else tactus/settings.toml in $XDG_CONFIG_HOME, else in ~/.config.
std::string settings_path();

/// Gives the options of `command` that were not typed their values of the file. A file that does not exist
/// has none. The error names the file, its line, what was expected.
tl::expected<void, Message> apply_settings(CLI::App& command, std::string const& path);

/// The same for a set-up file (setup_table()), which must exist.
tl::expected<void, Message> apply_setup(CLI::App& play, std::string const& path);
/// The same for one that came over the network of a hall (hall_table()).
tl::expected<void, Message> apply_hall_setup(CLI::App& play, std::string const& path);
/// What that file says, for whom it is read out. None: it is not there yet, or there is no game here.
tl::expected<std::vector<Setting>, Message> read_hall_setup(std::string const& path);
/// Gives options values, as a file would. Returns the settings that were taken.
std::vector<Setting> take_settings(PlayOptions& play, std::vector<Setting> const& settings);

/// Changes the file, or takes the setting out when there is no value.
tl::expected<void, Message> change_setting(std::string_view key, std::optional<std::string> const& value);

/// In which language a person is told what is wrong: the one that was typed, else that of his settings, where
/// they can be read. Nothing: that of the environment.
std::optional<Language> language_of_person(command_line::TypedLine typed);

/// `translate`: of faults.
ExitStatus run_settings(SettingsOptions const& options, Translate const& translate);

}  // namespace tactus::program

// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/options/settings.hpp"

#include "core/message/written.hpp"
#include "src/command_line/parser_fault.hpp"
#include "src/store/written_file.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace tactus::program {
namespace {

namespace fs = std::filesystem;

std::string environment(char const* name) {
  char const* const value = std::getenv(name);  // NOLINT: nothing sets the environment in this program
  return value == nullptr ? std::string{} : value;
}

Message of_file(std::string const& path, Message fault) {
  return say("{file}, {fault}", {{"file", path}, {"fault", std::vector{std::move(fault)}}});
}

tl::expected<std::vector<Setting>, Message> settings_in(std::string const& path,
                                                        KeyTable const& table = settings_table()) {
  std::error_code unknown;
  if (!fs::exists(path, unknown)) return std::vector<Setting>{};
  auto const text = store::read_text(path);
  if (!text) return tl::unexpected(text.error());
  auto settings = read_settings(text->text, table);
  if (auto const note = reading_note(path, text->as)) std::cerr << "note: " << written(*note) << '\n';
  if (!settings) return tl::unexpected(of_file(path, std::move(settings.error())));
  return settings;
}

/// What was wrong, or nothing.
std::optional<Message> give(CLI::Option& option, std::string const& value) {
  try {
    option.add_result(value);
    option.run_callback();
  } catch (CLI::Error const& error) {
    return command_line::fault_of(error);
  }
  return std::nullopt;
}

/// The options that the settings are about, with their explanations and defaults.
struct Meanings {
  PlayOptions play;
  CLI::App app;

  Meanings() { add_play_options(app, play); }
  CLI::Option& of(SettingKey const& key) { return *app.get_option(std::string{key.option}); }
};

/// What a person finds who opens the file for the first time.
std::string empty_file() {
  Meanings meanings;
  std::string text =
      "# Settings of Tactus. A line without # in front holds; what is typed on the command line wins.\n";
  for (SettingKey const& key : setting_keys())
    text += fmt::format("\n# {}\n# {} = {}\n", meanings.of(key).get_description(), key.key, key.otherwise);
  return text;
}

tl::expected<void, Message> write_whole(std::string const& path, std::string const& text) {
  std::error_code fault;
  fs::create_directories(fs::absolute(path).parent_path(), fault);
  std::string const fresh = path + ".new";
  std::ofstream out{fresh, std::ios::binary | std::ios::trunc};
  out << text << std::flush;
  if (out) fs::rename(fresh, path, fault);
  if (out && !fault) return {};
  return tl::unexpected(
      say("{file}: cannot be written; expected a folder that you may write to", {{"file", path}}));
}

ExitStatus show(std::string const& path, Translate const& translate) {
  auto const settings = settings_in(path);
  if (!settings) return fail(settings.error(), translate, ExitStatus::failed);
  Meanings meanings;
  std::cout << "settings: " << path << '\n';
  for (SettingKey const& key : setting_keys()) {
    auto const set = std::find_if(settings->begin(), settings->end(),
                                  [&](Setting const& each) { return each.key == &key; });
    bool const is_set = set != settings->end();
    std::cout << fmt::format("{} = {}{}: {}\n", key.key, is_set ? set->value : std::string{key.otherwise},
                             is_set ? "" : " (not set)", meanings.of(key).get_description());
  }
  return ExitStatus::done;
}

/// Unless the person typed it.
tl::expected<void, Message> apply_value(CLI::App& command, Setting const& setting) {
  SettingKey const& key = *setting.key;
  auto* const option = command.get_option_no_throw(std::string{key.option});
  if (option == nullptr) return {};
  auto const typed = option->results();
  bool const is_typed = std::any_of(typed.begin(), typed.end(),
                                    [&](std::string const& each) { return each.starts_with(key.side); });
  if (is_typed) return {};
  if (auto fault = give(*option, std::string{key.side} + setting.value))
    return tl::unexpected(
        say("{key}: {fault}", {{"key", std::string{key.key}}, {"fault", std::vector{*std::move(fault)}}}));
  return {};
}

tl::expected<void, Message> apply_file(CLI::App& command, std::string const& path, KeyTable const& table) {
  auto const settings = settings_in(path, table);
  if (!settings) return tl::unexpected(settings.error());
  for (Setting const& each : *settings)
    if (auto applied = apply_value(command, each); !applied)
      return tl::unexpected(
          of_file(path, say("line {line}: {fault}",
                            {{"line", each.line}, {"fault", std::vector{std::move(applied.error())}}})));
  return {};
}

}  // namespace

std::string settings_path() {
  if (auto path = environment("TACTUS_SETTINGS"); !path.empty()) return path;
  auto folder = environment("XDG_CONFIG_HOME");
  if (folder.empty()) folder = environment("HOME") + "/.config";
  return folder + "/tactus/settings.toml";
}

tl::expected<void, Message> apply_settings(CLI::App& command, std::string const& path) {
  return apply_file(command, path, settings_table());
}

namespace {

tl::expected<void, Message> apply_setup_by(KeyTable const& table, CLI::App& play, std::string const& path) {
  std::error_code unknown;
  if (!fs::exists(path, unknown) || fs::is_directory(path, unknown))
    return tl::unexpected(
        say("{file}: cannot be read; expected a set-up file with lines KEY = VALUE", {{"file", path}}));
  return apply_file(play, path, table);
}

/// In the folder where the games are, and nowhere else; who sits down again in one round plays another game.
bool is_game_to_make(std::string const& name) {
  std::error_code unknown;
  return name.ends_with(".tactus") && !name.starts_with('.') && name.find('/') == std::string::npos &&
         !fs::exists(name, unknown);
}

}  // namespace

tl::expected<void, Message> apply_setup(CLI::App& play, std::string const& path) {
  return apply_setup_by(setup_table(), play, path);
}

tl::expected<void, Message> apply_hall_setup(CLI::App& play, std::string const& path) {
  return apply_setup_by(hall_table(), play, path);
}

tl::expected<std::vector<Setting>, Message> read_hall_setup(std::string const& path) {
  Meanings meanings;
  std::error_code unknown;
  if (!fs::exists(path, unknown)) return std::vector<Setting>{};
  // Refused where a file would be refused whose values are taken.
  if (auto const applied = apply_file(meanings.app, path, hall_table()); !applied)
    return tl::unexpected(applied.error());
  auto settings = settings_in(path, hall_table());
  if (settings)
    std::erase_if(*settings, [](Setting const& each) {
      return each.key->key == "game" && !is_game_to_make(each.value);
    });
  return settings;
}

std::vector<Setting> take_settings(PlayOptions& play, std::vector<Setting> const& settings) {
  CLI::App app;
  add_play_options(app, play);
  std::vector<Setting> taken;
  std::ranges::copy_if(settings, std::back_inserter(taken),
                       [&](Setting const& each) { return apply_value(app, each).has_value(); });
  return taken;
}

tl::expected<void, Message> change_setting(std::string_view name, std::optional<std::string> const& value) {
  auto const* const key = setting_key(name);
  if (key == nullptr)
    return tl::unexpected(
        say("unknown setting {key}; expected one that tactus settings lists", {{"key", std::string{name}}}));
  Meanings meanings;
  if (value)
    if (auto fault = give(meanings.of(*key), *value)) return tl::unexpected(*std::move(fault));
  std::string const path = settings_path();
  auto const text =
      fs::exists(path) ? store::read_text(path) : tl::expected<FileText, Message>{FileText{empty_file()}};
  if (!text) return tl::unexpected(text.error());
  auto changed = with_setting(text->text, *key, value);
  if (!changed) return tl::unexpected(of_file(path, std::move(changed.error())));
  return write_whole(path, *changed);
}

std::optional<Language> language_of_person(command_line::TypedLine typed) {
  auto const ours = words::languages_in(words::locale_folder());
  auto const asked = command_line::language_typed(typed);
  if (asked && std::ranges::find(ours, *asked) != ours.end()) return asked;
  auto const text = store::read_text(settings_path());
  auto const settings = text ? read_settings(text->text) : tl::unexpected(text.error());
  if (!settings) return std::nullopt;
  auto const found =
      std::ranges::find(*settings, "language", [](Setting const& each) { return each.key->key; });
  return found == settings->end() ? std::nullopt
                                  : Language::named(command_line::folded_language(found->value));
}

ExitStatus run_settings(SettingsOptions const& options, Translate const& translate) {
  std::string const path = settings_path();
  if (options.doing == SettingsOptions::Doing::show) return show(path, translate);
  std::optional<std::string> value;
  if (options.doing == SettingsOptions::Doing::set) value = options.value;
  if (auto const changed = change_setting(options.key, value); !changed)
    return fail(changed.error(), translate, ExitStatus::usage);
  std::cout << fmt::format("{} = {}\nsettings: {}\n", options.key, value.value_or("not set"), path);
  return ExitStatus::done;
}

}  // namespace tactus::program
